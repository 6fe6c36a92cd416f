//! A party: a Mercenary on a Path with all it has there, or might have.

use super::Scene;
use super::odds::Total;
use kernel::{FixedVec, Seat};
use monster_lands::position::{PATH_TOKENS, Position};
use monster_lands::setting::{Benefit, MonsterCard, Only, Power, Talent, TrapEffect};
use monster_lands::terms::{Colour, Dice, EquipmentType, Mercenary, Path, Place, Token};

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

/// What is added to the dice of a party: to each of a colour, and to the total.
#[derive(Clone, Copy, Default)]
struct Modifiers {
    bonus: [i8; 3],
    flat: f32,
}

/// What a Mercenary brings to a Path by itself, whatever goes along.
#[derive(Clone, Copy, Default)]
pub(super) struct Kit {
    /// Its force but for dice and tokens.
    force: Force,
    fighting: Modifiers,
    conquering: Modifiers,
}

impl Kit {
    /// What a Mercenary brings to a place where a Monster is, on whatever Path.
    pub(super) fn new(scene: Scene<'_>, mercenary: Mercenary, card: &MonsterCard) -> Self {
        let mut kit = Self::default();
        kit.learn(scene.setting.mercenary(mercenary).talent, card);
        for carried in scene.position.equipment(mercenary) {
            let kind = scene.setting.kind_of(carried);
            let is_weapon = scene.setting.equipment(kind).r#type == EquipmentType::Weapon;
            let mut ability = kit;
            ability.learn(scene.setting.ability(kind), card);
            if is_weapon && card.power == Power::NoWeapons {
                kit.conquering = ability.conquering;
            } else {
                kit = ability;
            }
        }
        if let Power::PerDie { colour, malus } = card.power {
            kit.fighting.bonus[colour.index()] -= malus.cast_signed();
        }
        kit
    }

    /// The same with what a Path gives.
    pub(super) fn on(mut self, scene: Scene<'_>, path: Path, card: &MonsterCard) -> Self {
        let (guards, rerolls) = benefit(scene, path);
        let able = card.power != Power::NoDefenceTalents && !scene.setting.has_no_defence();
        self.force.blocks = if able { self.force.blocks + guards } else { 0 };
        self.fighting.flat += REROLL * f32::from(rerolls);
        self.conquering.flat += REROLL * f32::from(rerolls);
        self
    }

    /// What a Talent or an ability does against a Monster, and for a Land.
    fn learn(&mut self, talent: Talent, card: &MonsterCard) {
        match talent {
            Talent::Defence { blocks, against } if against.has(card.affinity) => {
                self.force.blocks += blocks;
            }
            Talent::PerDie { colour, bonus, only } => {
                if only != Only::Conquest {
                    self.fighting.bonus[colour.index()] += bonus.cast_signed();
                }
                if only != Only::Monster {
                    self.conquering.bonus[colour.index()] += bonus.cast_signed();
                }
            }
            Talent::Reroll { times, missions_only: false, .. } => {
                self.fighting.flat += REROLL * f32::from(times);
                self.conquering.flat += REROLL * f32::from(times);
            }
            Talent::ConquestBonus { bonus } => self.conquering.flat += f32::from(bonus),
            Talent::CaptureBonus { bonus } => self.force.capture_bonus += f32::from(bonus),
            Talent::EliminationBonus { bonus } => self.force.elimination_bonus += f32::from(bonus),
            Talent::CaptureWithoutTrap => self.force.can_capture = true,
            Talent::Defence { .. }
            | Talent::Reroll { .. }
            | Talent::MineBonus { .. }
            | Talent::FreePotion
            | Talent::FreeVenom
            | Talent::FreePotionOrVenom
            | Talent::HireDiscount { .. }
            | Talent::TrapDiscount { .. }
            | Talent::BuyDie { .. }
            | Talent::GainGold { .. }
            | Talent::TrapLimit { .. }
            | Talent::CaptureGlory { .. }
            | Talent::VictoryPotions { .. }
            | Talent::Divert { .. } => {}
        }
    }
}

impl Force {
    /// The same with a given number of dice of Magic removed.
    pub(super) fn without(&self, magic: u8) -> Self {
        Self { total: self.total.plus(-f32::from(magic) * self.per_magic), ..*self }
    }
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
    fn abilities<'a>(&self, scene: Scene<'a>) -> impl Iterator<Item = Talent> + use<'a> {
        let carried = scene.position.equipment(self.mercenary);
        let carried = carried.map(move |card| scene.setting.ability(scene.setting.kind_of(card)));
        std::iter::once(scene.setting.mercenary(self.mercenary).talent).chain(carried)
    }

    /// Its force against a Monster.
    pub(super) fn against(&self, scene: Scene<'_>, kit: &Kit, card: &MonsterCard) -> Force {
        let mut force = kit.force;
        force.can_capture |= !self.traps.is_empty();
        let (mut dice, mut bonus, mut flat) = (self.dice, kit.fighting.bonus, kit.fighting.flat);
        for effect in self.effects(scene) {
            if let TrapEffect::Flat { bonus } = effect {
                flat += f32::from(bonus);
            }
            spring(effect, &mut dice, &mut bonus);
        }
        if let Power::TrapsNeeded { traps } = card.power {
            force.can_capture &= self.traps.len() >= usize::from(traps);
        }
        let brews = card.power != Power::NoPotionsOrVenoms;
        if brews {
            flat += f32::from(self.venoms) * f32::from(scene.setting.numbers.battle.venom);
            force.blocks += self.potions;
        }
        force.total = total(dice, bonus).plus(flat);
        (force.magic, force.per_magic) = (dice.magic, 3.5 + f32::from(bonus[1]));
        force.blocks += if scene.setting.has_no_defence() { 0 } else { self.defence };
        force
    }

    /// What it may roll for a Land.
    pub(super) fn conquering(&self, scene: Scene<'_>, kit: &Kit) -> Total {
        let (mut dice, mut bonus) = (self.dice, kit.conquering.bonus);
        let mut flat = kit.conquering.flat;
        self.effects(scene).for_each(|effect| spring(effect, &mut dice, &mut bonus));
        if scene.setting.chosen.venom_in_conquest {
            flat += f32::from(self.venoms) * f32::from(scene.setting.numbers.battle.venom);
        }
        total(dice, bonus).plus(flat)
    }

    /// What it may roll in a dice Mission.
    pub(super) fn on_a_mission(&self, scene: Scene<'_>) -> Total {
        let (mut bonus, mut flat) = ([0_i8; 3], 0.0);
        if scene.setting.chosen.mission_modifiers {
            for talent in self.abilities(scene) {
                if let Talent::PerDie { colour, bonus: more, only: Only::Everywhere } = talent {
                    bonus[colour.index()] += more.cast_signed();
                } else if let Talent::Reroll { times, colours, .. } = talent
                    && colours.iter().any(|colour| self.dice.of(colour) > 0)
                {
                    flat += REROLL * f32::from(times);
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
        Place::Entrance => (scene.setting.citadel.entrance_path[path.number()].defence, 0),
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
