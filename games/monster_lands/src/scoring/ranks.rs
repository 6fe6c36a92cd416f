//! The ranks of the solo scenarios (M38).

use super::points::{mercenaries_of, victory_points};
use crate::Position;
use crate::law::scenarios as law;
use crate::setting::{Feat, Scenario, ScenarioId, Setting};
use crate::terms::{Affinity, EquipmentType};
use kernel::{Para, Seat, cite};

/// What a solo game earns, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Below Trainee.
    MonsterFodder,
    /// Trainee.
    Trainee,
    /// Veteran.
    Veteran,
    /// Hero.
    Hero,
}

impl Rank {
    /// All of them, lowest first.
    pub const ALL: [Self; 4] = [Self::MonsterFodder, Self::Trainee, Self::Veteran, Self::Hero];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::MonsterFodder => "rank-monster-fodder",
            Self::Trainee => "rank-trainee",
            Self::Veteran => "rank-veteran",
            Self::Hero => "rank-hero",
        }
    }

    /// How high it is, from 0.
    pub const fn level(self) -> u8 {
        self as u8
    }
}

/// M38.11 Ranks.
/// M38.1 Business as usual.
///
/// The highest rank all of whose numbers are met; below Trainee one is Monster Fodder.
pub(super) fn rank(setting: &Setting, position: &Position, scenario: &Scenario) -> Rank {
    cite(law::RANKS);
    cite(paragraph(scenario.id));
    let feats = [
        (scenario.hero, Rank::Hero),
        (scenario.veteran, Rank::Veteran),
        (scenario.trainee, Rank::Trainee),
    ];
    let earned = feats.into_iter().find(|(feat, _)| is_met(setting, position, *feat));
    earned.map_or(Rank::MonsterFodder, |(_, rank)| rank)
}

const fn paragraph(scenario: ScenarioId) -> Para {
    match scenario {
        ScenarioId::BusinessAsUsual => law::BUSINESS_AS_USUAL,
        ScenarioId::MoneyIsKing => law::MONEY_IS_KING,
        ScenarioId::Blitz => law::BLITZ,
        ScenarioId::NoArmor => law::NO_ARMOR,
        ScenarioId::FullyLoaded => law::FULLY_LOADED,
        ScenarioId::UnderAttack => law::UNDER_ATTACK,
        ScenarioId::Diversify => law::DIVERSIFY,
        ScenarioId::Tricky => law::TRICKY,
        ScenarioId::Missionary => law::MISSIONARY,
        ScenarioId::Doom => law::DOOM,
    }
}

fn is_met(setting: &Setting, position: &Position, feat: Feat) -> bool {
    let seat = Seat(0);
    let clan = position.clan(seat);
    victory_points(setting, position, seat).total() >= u16::from(feat.points)
        && clan.gold() >= u16::from(feat.gold)
        && (feat.missions == 0 || missions_completed(position) >= feat.missions)
        && (!feat.fully_loaded || is_fully_loaded(setting, position))
        && is_diverse(setting, position, feat.affinities)
}

/// M38.15 Missions completed.
fn missions_completed(position: &Position) -> u8 {
    cite(law::MISSIONS_COMPLETED);
    position.clan(Seat(0)).missions()
}

/// M38.5 Fully loaded.
fn is_fully_loaded(setting: &Setting, position: &Position) -> bool {
    let (clan, limits) = (position.clan(Seat(0)), setting.numbers.limits);
    let full = clan.defence() >= limits.defence
        && clan.traps().len() >= usize::from(limits.traps)
        && clan.potions() >= limits.potions
        && clan.venoms() >= limits.venoms;
    let carried = |wanted: EquipmentType| {
        let mut cards = position.equipment_of_clan(Seat(0));
        cards.any(|(card, _)| setting.equipment(setting.kind_of(card)).r#type == wanted)
    };
    let of = |affinity| mercenaries_of(setting, position, Seat(0), affinity);
    full && EquipmentType::ALL.into_iter().all(carried)
        && Affinity::ALL.into_iter().all(|affinity| of(affinity) > 0)
}

/// M38.12 Who counts in Diversify.
///
/// Mercenaries and the Leader; neither Novices nor Lands.
fn is_diverse(setting: &Setting, position: &Position, wanted: [u8; 4]) -> bool {
    cite(law::WHO_COUNTS_IN_DIVERSIFY);
    let mut counts =
        Affinity::ALL.map(|affinity| mercenaries_of(setting, position, Seat(0), affinity));
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.iter().zip(wanted).all(|(count, wanted)| *count >= usize::from(wanted))
}
