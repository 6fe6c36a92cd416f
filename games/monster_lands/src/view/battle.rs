//! The battle under way.

use super::Eye;
use crate::position::{Aim, Fared};
use crate::terms::{Colour, Dice, Face, Path, Place};
use serde::Serialize;

/// The battle or Mission under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// The active Path.
    pub active: Option<Path>,
    /// What the active Mercenary rolls for.
    pub aim: Aim,
    /// Attack dice aimed at the active Path.
    pub attack_dice: u8,
    /// Attack dice turned against another Path.
    pub diverted_dice: u8,
    /// Who must cancel hits.
    pub victim: Option<Path>,
    /// Hits not cancelled yet.
    pub hits: u8,
    /// Damage of earlier Paths to the Monster.
    pub damage: u8,
    /// What earlier Paths have achieved against the Land.
    pub inroads: u8,
    /// Rerolls that are left.
    pub rerolls: u8,
    /// What each Path has come to.
    pub fronts: Vec<FrontView>,
}

/// What the battle adds to a Path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FrontView {
    /// The Path.
    pub path: Path,
    /// All its dice that are not rolled, those on Traps included.
    pub unrolled: Dice,
    /// The dice that were rolled.
    pub rolled: Vec<(Colour, Face)>,
    /// How it has fared.
    pub fared: Fared,
}

impl BattleView {
    pub(super) fn of(eye: Eye<'_>) -> Option<Self> {
        let battle = eye.position.battle();
        let place: Place = battle.place?;
        let rerolls = battle.attack.rerolls;
        Some(Self {
            active: battle.active,
            aim: battle.attack.aim,
            attack_dice: battle.attack_dice,
            diverted_dice: battle.diverted_dice,
            victim: battle.victim,
            hits: battle.hits,
            damage: battle.damage,
            inroads: battle.inroads,
            rerolls: rerolls.talent
                + rerolls.equipment.iter().sum::<u8>()
                + rerolls.path
                + rerolls.loot
                + rerolls.magic_loot,
            fronts: place.paths().iter().map(|&path| FrontView::of(eye, path)).collect(),
        })
    }
}

impl FrontView {
    fn of(eye: Eye<'_>, path: Path) -> Self {
        let front = eye.position.battle().front(path);
        Self {
            path,
            unrolled: eye.position.unrolled(path),
            rolled: front.rolled().iter().map(|die| (die.colour(), die.face())).collect(),
            fared: front.fared(),
        }
    }
}
