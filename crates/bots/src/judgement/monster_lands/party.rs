//! A party: a Mercenary on a Path with all it has there, or might have.

use super::Scene;
use super::odds::Total;
use kernel::{FixedVec, Seat};
use monster_lands::pieces::{Colour, Dice, EquipmentType, Mercenary, Path, Place, Token};
use monster_lands::position::{PATH_TOKENS, Position};
use monster_lands::setting::{Benefit, MonsterCard, Only, Power, Talent, TrapEffect};

/// Points that one reroll is worth to a total.
const REROLL: f32 = 1.4;

/// A Mercenary on a Path with all it has there.
#[derive(Clone, Copy)]
pub(super) struct Party {
    pub(super) seat: Seat,
    pub(super) mercenary: Mercenary,
    pub(super) dice: Dice,
    pub(super) traps: FixedVec<Token, PATH_TOKENS>,
    pub(super) defence: u8,
    pub(super) potions: u8,
    pub(super) venoms: u8,
    pub(super) gold: u8,
}

/// What a party can do: against a Monster, or for a Land.
#[derive(Clone, Copy, Default)]
pub(super) struct Force {
    /// Dice of Magic that could be removed, and what each would add to the total.
    pub(super) magic: u8,
    pub(super) per_magic: f32,
    pub(super) total: Total,
    pub(super) capture_bonus: f32,
    pub(super) elimination_bonus: f32,
    pub(super) can_capture: bool,
    pub(super) blocks: u8,
}

impl Party {
    /// The party on a Path.
    pub(super) fn on(position: &Position, path: Path) -> Option<Self> {
        let (seat, mercenary) = position.clan_on(path)?;
        let lies = position.outside().path(path);
        Some(Self {
            seat,
            mercenary,
            dice: lies.dice(),
            traps: lies.traps().iter().copied().collect(),
            defence: lies.defence(),
            potions: lies.potions(),
            venoms: lies.venoms(),
            gold: lies.gold(),
        })
    }

    /// A Mercenary with nothing.
    pub(super) fn alone(seat: Seat, mercenary: Mercenary) -> Self {
        Self {
            seat,
            mercenary,
            dice: Dice::default(),
            traps: FixedVec::new(),
            defence: 0,
            potions: 0,
            venoms: 0,
            gold: 0,
        }
    }

    /// The Talents and abilities at work.
    fn abilities<'a>(
        &self,
        scene: Scene<'a>,
        monster: Option<&MonsterCard>,
    ) -> impl Iterator<Item = Talent> + use<'a> {
        let no_weapons = monster.is_some_and(|card| card.power == Power::NoWeapons);
        let carried = scene.position.equipment(self.mercenary).filter_map(move |card| {
            let kind = scene.setting.kind_of(card);
            let is_weapon = scene.setting.equipment(kind).r#type == EquipmentType::Weapon;
            (!(is_weapon && no_weapons)).then(|| scene.setting.ability(kind))
        });
        std::iter::once(scene.setting.mercenary(self.mercenary).talent).chain(carried)
    }

    /// Its force against a Monster.
    pub(super) fn against(&self, scene: Scene<'_>, path: Path, card: &MonsterCard) -> Force {
        let mut force = Force { can_capture: !self.traps.is_empty(), ..Force::default() };
        let (mut dice, mut bonus, mut flat) = (self.dice, [0_i8; 3], 0.0);
        let mut talents = 0;
        for talent in self.abilities(scene, Some(card)) {
            match talent {
                Talent::Defence { blocks, against } if against.has(card.affinity) => {
                    talents += blocks;
                }
                Talent::PerDie { colour, bonus: more, only } if only != Only::Conquest => {
                    bonus[colour.index()] += more.cast_signed();
                }
                Talent::Reroll { times, missions_only: false, .. } => {
                    flat += REROLL * f32::from(times);
                }
                Talent::CaptureBonus { bonus } => force.capture_bonus += f32::from(bonus),
                Talent::EliminationBonus { bonus } => force.elimination_bonus += f32::from(bonus),
                Talent::CaptureWithoutTrap => force.can_capture = true,
                _ => {}
            }
        }
        for effect in self.effects(scene) {
            if let TrapEffect::Flat { bonus } = effect {
                flat += f32::from(bonus);
            }
            spring(effect, &mut dice, &mut bonus);
        }
        match card.power {
            Power::PerDie { colour, malus } => bonus[colour.index()] -= malus.cast_signed(),
            Power::TrapsNeeded { traps } => {
                force.can_capture &= self.traps.len() >= usize::from(traps);
            }
            _ => {}
        }
        let brews = card.power != Power::NoPotionsOrVenoms;
        if brews {
            flat += f32::from(self.venoms) * f32::from(scene.setting.numbers.battle.venom);
        }
        let (guards, rerolls) = benefit(scene, path);
        force.total = total(dice, bonus).plus(flat + REROLL * f32::from(rerolls));
        (force.magic, force.per_magic) = (dice.magic, 3.5 + f32::from(bonus[1]));
        if !scene.setting.has_no_defence() {
            let able = card.power != Power::NoDefenceTalents;
            force.blocks = self.defence + if able { talents + guards } else { 0 };
        }
        force.blocks += if brews { self.potions } else { 0 };
        force
    }

    /// What it may roll for a Land.
    pub(super) fn conquering(&self, scene: Scene<'_>, path: Path) -> Total {
        let (mut dice, mut bonus, mut flat) = (self.dice, [0_i8; 3], 0.0);
        for talent in self.abilities(scene, None) {
            match talent {
                Talent::PerDie { colour, bonus: more, only } if only != Only::Monster => {
                    bonus[colour.index()] += more.cast_signed();
                }
                Talent::Reroll { times, missions_only: false, .. } => {
                    flat += REROLL * f32::from(times);
                }
                Talent::ConquestBonus { bonus } => flat += f32::from(bonus),
                _ => {}
            }
        }
        self.effects(scene).for_each(|effect| spring(effect, &mut dice, &mut bonus));
        if scene.setting.chosen.venom_in_conquest {
            flat += f32::from(self.venoms) * f32::from(scene.setting.numbers.battle.venom);
        }
        total(dice, bonus).plus(flat + REROLL * f32::from(benefit(scene, path).1))
    }

    /// What it may roll in a dice Mission.
    pub(super) fn on_a_mission(&self, scene: Scene<'_>) -> Total {
        let (mut bonus, mut flat) = ([0_i8; 3], 0.0);
        if scene.setting.chosen.mission_modifiers {
            for talent in self.abilities(scene, None) {
                match talent {
                    Talent::PerDie { colour, bonus: more, only: Only::Everywhere } => {
                        bonus[colour.index()] += more.cast_signed();
                    }
                    Talent::Reroll { times, colours, .. }
                        if colours.iter().any(|colour| self.dice.of(colour) > 0) =>
                    {
                        flat += REROLL * f32::from(times);
                    }
                    _ => {}
                }
            }
        }
        total(self.dice, bonus).plus(flat)
    }

    fn effects<'a>(&'a self, scene: Scene<'a>) -> impl Iterator<Item = TrapEffect> + use<'a> {
        self.traps.iter().map(move |&token| scene.setting.trap(scene.setting.trap_of(token)).effect)
    }
}

fn spring(effect: TrapEffect, dice: &mut Dice, bonus: &mut [i8; 3]) {
    match effect {
        TrapEffect::Dice { colour, dice: more } => *dice.of_mut(colour) += more,
        TrapEffect::PerDie { colour, bonus: more } => bonus[colour.index()] += more.cast_signed(),
        TrapEffect::Flat { .. } | TrapEffect::Steal { .. } | TrapEffect::Divert { .. } => {}
    }
}

fn total(dice: Dice, bonus: [i8; 3]) -> Total {
    let add = |total: Total, colour: Colour| {
        total.with_dice(dice.of(colour), bonus[colour.index()].max(-3))
    };
    Colour::ALL.into_iter().fold(Total::default(), add)
}

/// The Defence Talents and the rerolls a Path gives.
fn benefit(scene: Scene<'_>, path: Path) -> (u8, u8) {
    match path.place() {
        Place::Entrance => (scene.setting.entrance[path.number()].defence, 0),
        Place::Land(side) => {
            let header = scene.position.outside().header(side);
            match header.map(|h| scene.setting.header_path(h, path.number()).benefit) {
                Some(Benefit::Defence { blocks }) => (blocks, 0),
                Some(Benefit::Reroll { times, .. }) => (0, times),
                Some(Benefit::Gold { .. } | Benefit::Potion | Benefit::Venom) | None => (0, 0),
            }
        }
        Place::Mission(_) => (0, 0),
    }
}
