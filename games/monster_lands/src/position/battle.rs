//! The adventure that is being resolved (M20 to M29).

use crate::pieces::{Path, Place};

/// What an attack is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Aim {
    /// To capture or eliminate the Monster (M25).
    #[default]
    Monster,
    /// To conquer the Land (M27).
    Land,
    /// To reach the objective of a dice Mission (M21).
    Mission,
}

/// Rerolls that are left in an attack, by source (M25.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rerolls {
    /// From the Talent.
    pub talent: u8,
    /// From the Weapon, the Attire and the Spell.
    pub equipment: [u8; 3],
    /// From the Path.
    pub path: u8,
    /// From Loot, of Strength or Magic.
    pub loot: u8,
    /// From Loot, of Magic only.
    pub magic_loot: u8,
}

/// The attack of the active Mercenary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Attack {
    /// What it is for.
    pub aim: Aim,
    /// The rerolls that are left.
    pub rerolls: Rerolls,
    /// What spent Venoms add.
    pub venom: u8,
    /// What Loot adds to each Strength die.
    pub strength_loot: u8,
    /// What Loot adds to each Magic die.
    pub magic_loot: u8,
    /// What Loot adds for elimination only.
    pub elimination_loot: u8,
}

/// The adventure that is being resolved, and what earlier Paths of it have left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Battle {
    /// Where.
    pub place: Option<Place>,
    /// The active Path.
    pub active: Option<Path>,
    /// Attack dice the Monster aims at the active Path.
    pub attack_dice: u8,
    /// Attack dice that were turned against another Path.
    pub diverted_dice: u8,
    /// Who must now cancel hits.
    pub victim: Option<Path>,
    /// Hits not cancelled yet.
    pub hits: u8,
    /// Damage that earlier Paths have dealt to the Monster (M26.1).
    pub damage: u8,
    /// What earlier Paths have achieved against the Land (M27.3).
    pub inroads: u8,
    /// The totals of the left and the right Path of a dice Mission.
    pub totals: [Option<u8>; 2],
    /// The attack of the active Mercenary.
    pub attack: Attack,
}
