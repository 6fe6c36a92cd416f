//! The effects of the standard deck. Battle effects are with the battle (4.3.3).

mod birdsong;
mod daylight;
mod favors;

pub(crate) use daylight::show_hand;

use super::{Effect, Timing, has_other_hands};
use crate::key_actions::{battle, movement};
use crate::terms::{CardName, Clearing, Faction, Suit};
use crate::{Desk, Flow, law};
use kernel::Seat;

kernel::frames! {
    /// Open effects of the standard deck.
    pub enum Frame {
        Favor(suit: Suit) = law::key_actions::IMMEDIATE_EFFECTS => favors::favor,
        BankWith(seat: Seat) = law::key_actions::PERSISTENT_EFFECTS => birdsong::bank_with,
        StandAndDeliver(seat: Seat) = law::key_actions::PERSISTENT_EFFECTS => birdsong::deliver,
        Codebreakers(faction: Faction) = law::key_actions::PERSISTENT_EFFECTS => daylight::look_at_hand,
        TaxCollector(clearing: Clearing) = law::key_actions::PERSISTENT_EFFECTS => daylight::collect_tax,
        TaxCollected = law::key_actions::PERSISTENT_EFFECTS => daylight::draw_for_tax,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The effects a player uses at a time of choice.
pub(super) const EFFECTS: &[Effect] = &[
    Effect {
        card: CardName::BetterBurrowBank,
        timing: Timing::StartOfBirdsong,
        can_use: |_, _| true,
        apply: |desk| birdsong::better_burrow_bank(desk),
    },
    Effect {
        card: CardName::RoyalClaim,
        timing: Timing::Birdsong,
        can_use: |_, _| true,
        apply: birdsong::royal_claim,
    },
    Effect {
        card: CardName::StandAndDeliver,
        timing: Timing::Birdsong,
        can_use: has_other_hands,
        apply: |desk| birdsong::stand_and_deliver(desk),
    },
    Effect {
        card: CardName::CommandWarren,
        timing: Timing::StartOfDaylight,
        can_use: battle::can_battle,
        apply: daylight::command_warren,
    },
    Effect {
        card: CardName::TaxCollector,
        timing: Timing::Daylight,
        can_use: daylight::can_collect_tax,
        apply: |desk| daylight::tax_collector(desk),
    },
    Effect {
        card: CardName::Codebreakers,
        timing: Timing::Daylight,
        can_use: has_other_hands,
        apply: |desk| daylight::codebreakers(desk),
    },
    Effect {
        card: CardName::Cobbler,
        timing: Timing::StartOfEvening,
        can_use: movement::can_move,
        apply: daylight::cobbler,
    },
];
