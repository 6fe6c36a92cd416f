//! Encounters: a Mercenary meets a Monster on a Path.

use super::Scene;
use super::odds::at_least;
use super::party::{Force, Kit, Party};
use super::worth::{self, GOLD};
use monster_lands::setting::{MonsterCard, Power};
use monster_lands::terms::{Mercenary, Monster, Path, Place};

/// What a wound costs.
const WOUND: f32 = 0.5;
/// What the death of another clan's Mercenary costs that clan, as far as one knows.
const STRANGER: f32 = 5.0;

/// What may come of a fight.
#[derive(Clone, Copy, Default)]
pub(super) struct Fight {
    /// The points it brings, deaths and wounds counted.
    pub(super) value: f32,
    pub(super) wins: f32,
    pub(super) dies: f32,
    /// Damage it leaves where it fails.
    pub(super) damage: f32,
}

/// What is at stake in a fight, however it is fought.
#[derive(Clone, Copy)]
struct Stakes {
    /// For the body of the Monster.
    trophy: f32,
    /// For the Monster alive.
    booty: f32,
    /// For a win of either kind.
    calm: f32,
    /// For a death: the Mercenary's loss, and what makes it heroic.
    fallen: f32,
    /// What a wound costs.
    wound: f32,
}

impl Stakes {
    /// To a clan, when the death of its Mercenary would cost it so much.
    fn new(scene: Scene<'_>, place: Place, death: f32, card: &MonsterCard) -> Self {
        let loss = if let Power::GloryLoss { glory } = card.power { f32::from(glory) } else { 0.0 };
        Self {
            booty: f32::from(card.capture.glory)
                + worth::of_gold(scene, f32::from(card.capture.gold)),
            calm: if place == Place::Entrance {
                worth::panic(scene, scene.rounds_to_come)
            } else {
                0.0
            },
            // It takes two wounds to die.
            fallen: -death - 2.0 * loss,
            wound: WOUND * scene.rounds_to_come.min(1.0) + loss,
            ..Self::of_others(card)
        }
    }

    /// What others may see in it: enough to guess how they fight.
    fn of_others(card: &MonsterCard) -> Self {
        Self {
            trophy: f32::from(card.elimination.glory) + f32::from(card.elimination.trophies),
            booty: f32::from(card.capture.glory) + GOLD * f32::from(card.capture.gold),
            calm: 0.0,
            fallen: -STRANGER,
            wound: WOUND,
        }
    }
}

/// A Mercenary who meets a Monster on a Path, and what is reckoned once for all that might go along.
#[derive(Clone, Copy)]
pub(super) struct Encounter<'a> {
    card: &'a MonsterCard,
    mercenary: Mercenary,
    pub(super) kit: Kit,
    stakes: Stakes,
    /// The attack dice of the Monster.
    dice: u8,
}

impl<'a> Encounter<'a> {
    pub(super) fn new(scene: Scene<'a>, path: Path, party: &Party, monster: Monster) -> Self {
        let death = if party.seat == scene.seat {
            Some(worth::of_mercenary(scene, party.mercenary))
        } else {
            None
        };
        Self::somewhere(scene, path.place(), party.mercenary, death, monster).on(scene, path)
    }

    /// At a place, on whatever Path; the death of a Mercenary costs its clan so much, if that is known.
    pub(super) fn somewhere(
        scene: Scene<'a>,
        place: Place,
        mercenary: Mercenary,
        death: Option<f32>,
        monster: Monster,
    ) -> Self {
        let card = scene.setting.monster(monster);
        let stakes = death.map_or_else(
            || Stakes::of_others(card),
            |death| Stakes::new(scene, place, death, card),
        );
        let kit = Kit::new(scene, mercenary, card);
        let dice = attack_dice(scene, place, card, monster);
        Self { card, mercenary, kit, stakes, dice }
    }

    /// The same on a Path.
    pub(super) fn on(mut self, scene: Scene<'_>, path: Path) -> Self {
        self.kit = self.kit.on(scene, path, self.card);
        self.stakes.fallen += heroic_death(scene, path);
        self
    }

    pub(super) fn fight(&self, scene: Scene<'_>, party: &Party, damage: f32) -> Fight {
        let mut force = party.against(scene, &self.kit, self.card);
        force.total = force.total.plus(damage);
        let mut best = self.clash(scene, &force, self.dice);
        for removed in 1..=force.magic.min(self.dice) {
            let other = self.clash(scene, &force.without(removed), self.dice - removed);
            if other.value <= best.value {
                break;
            }
            best = other;
        }
        best
    }

    /// A fight with a given number of attack dice and no more Magic removed.
    fn clash(&self, scene: Scene<'_>, force: &Force, dice: u8) -> Fight {
        let (card, stakes) = (self.card, &self.stakes);
        let doom = scene.setting.scenario.is_some_and(|scenario| scenario.monsters_reroll_misses);
        let automatic = if let Power::AutomaticHits { hits } = card.power { hits } else { 0 };
        let hurt = u8::from(scene.position.is_wounded(self.mercenary));
        let wounded_at = (force.blocks + 1).saturating_sub(automatic);
        let dies = at_least((wounded_at + 1).saturating_sub(hurt), dice, doom);
        let wounded = if hurt == 1 { 0.0 } else { at_least(wounded_at, dice, doom) - dies };
        let total = force.total;
        let eliminates =
            total.plus(force.elimination_bonus).reaches(f32::from(card.elimination_value));
        let captures = if force.can_capture {
            let reaches = total.plus(force.capture_bonus).reaches(f32::from(card.capture_value));
            (reaches - eliminates).max(0.0)
        } else {
            0.0
        };
        let lives = 1.0 - dies;
        let wins = lives * (eliminates + captures);
        Fight {
            value: lives * (eliminates * stakes.trophy + captures * stakes.booty)
                + wins * stakes.calm
                + dies * stakes.fallen
                - wounded * stakes.wound,
            wins,
            dies,
            damage: lives * 0.8 * total.mean(),
        }
    }
}

/// Whether it is better to remove a Magic die before a given number of attack dice are rolled.
pub(super) fn is_better_removed(scene: Scene<'_>, path: Path, dice: u8) -> bool {
    let Some(party) = Party::on(scene.position, path) else { return false };
    let Some(monster) = scene.position.monster_at(path.place()) else { return false };
    let met = Encounter::new(scene, path, &party, monster);
    let mut force = party.against(scene, &met.kit, met.card);
    force.total = force.total.plus(f32::from(scene.position.battle().damage));
    let value =
        |removed: u8| met.clash(scene, &force.without(removed), dice.saturating_sub(removed)).value;
    let now = value(0);
    (1..=force.magic).any(|removed| value(removed) > now)
}

fn heroic_death(scene: Scene<'_>, path: Path) -> f32 {
    f32::from(match path.place() {
        Place::Entrance => scene.setting.citadel.entrance_path[path.number()].heroic_death,
        Place::Land(_) | Place::Mission(_) => scene.setting.heroic_death[path.number()],
    })
}

/// The attack dice of a Monster at a place.
fn attack_dice(scene: Scene<'_>, place: Place, card: &MonsterCard, monster: Monster) -> u8 {
    let setting = scene.setting;
    let round = setting.round_dice[usize::from(scene.position.round().clamp(1, 6)) - 1];
    let there = match place {
        Place::Entrance => match card.power {
            Power::EntranceDice { dice } => dice,
            _ => 0,
        },
        Place::Land(_) | Place::Mission(_) => {
            let land = scene.position.land_of(place);
            let is_home = land.is_some_and(|land| {
                setting.land(land).affinity == setting.monster(monster).affinity
            });
            match card.power {
                Power::MatchingDice { dice } if is_home => dice,
                _ => u8::from(is_home),
            }
        }
    };
    card.attack + round + there
}
