//! M31 Scoring: what a clan is worth.

use crate::law::{glory, scoring as law};
use crate::setting::{LootEffect, Setting};
use crate::terms::Affinity;
use crate::{Position, clan};
use kernel::{Seat, cite};

/// The points of a clan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Points {
    pub(super) glory: u8,
    pub(super) reputation: u8,
    pub(super) trophies: u8,
    pub(super) affinities: u8,
}

impl Points {
    /// All of them.
    pub(super) fn total(self) -> u16 {
        [self.glory, self.reputation, self.trophies, self.affinities].map(u16::from).iter().sum()
    }
}

/// M5.5 Worth at the end.
///
/// Glory, Reputation (M5.5), Trophy points and Affinity points of a clan.
pub(super) fn victory_points(setting: &Setting, position: &Position, seat: Seat) -> Points {
    cite(glory::WORTH_AT_THE_END);
    let affinities =
        Affinity::ALL.map(|affinity| affinity_points(setting, position, seat, affinity));
    Points {
        glory: position.clan(seat).glory(),
        reputation: scored_reputation(setting, position, seat),
        trophies: trophy_points(setting, position, seat),
        affinities: affinities.iter().sum(),
    }
}

/// Reputation as it counts at the end: that of Novices too, unless the option reads it otherwise (D6).
fn scored_reputation(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    let all = clan::reputation(setting, position, seat);
    let novices = position.clan(seat).novices() * setting.novice.reputation;
    if setting.chosen.novice_rep_scores { all } else { all - novices }
}

/// The Trophy points of eliminated Monsters and of Loot that is kept.
fn trophy_points(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    let clan = position.clan(seat);
    let monsters = clan.trophies().iter().map(|m| setting.monster(m).elimination.trophies);
    let loot = clan.loot().iter().map(|loot| match setting.loot(loot).effect {
        LootEffect::Trophies { trophies, .. } => trophies,
        LootEffect::ConquestGlory { .. }
        | LootEffect::EliminationGlory { .. }
        | LootEffect::CaptureGlory { .. }
        | LootEffect::Reroll { .. }
        | LootEffect::Brew { .. }
        | LootEffect::EliminationBonus { .. }
        | LootEffect::Bundle { .. }
        | LootEffect::Convert { .. }
        | LootEffect::PerDie { .. }
        | LootEffect::Gold { .. }
        | LootEffect::Hire => 0,
    });
    monsters.chain(loot).sum()
}

/// M31.2 Affinity points.
///
/// Icons on Mercenaries, the Leader included, and on Lands, settled or not; Novices have none.
fn affinity_points(setting: &Setting, position: &Position, seat: Seat, affinity: Affinity) -> u8 {
    cite(law::AFFINITY_POINTS);
    let clan = position.clan(seat);
    let mercenaries = mercenaries_of(setting, position, seat, affinity);
    let lands = clan.lands().iter().filter(|&land| setting.land(land).affinity == affinity).count();
    let icons = (mercenaries + lands).min(setting.affinity_points.len() - 1);
    setting.affinity_points[icons]
}

/// How many Mercenaries of an Affinity a clan has.
pub(super) fn mercenaries_of(
    setting: &Setting,
    position: &Position,
    seat: Seat,
    affinity: Affinity,
) -> usize {
    let members = position.clan(seat).members().iter();
    members.filter(|&m| setting.mercenary(m).affinity == affinity).count()
}
