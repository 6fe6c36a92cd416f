//! The effects of the standard deck. Battle effects are with the battle (4.3.3).

mod birdsong;
mod daylight;
mod favors;

pub(crate) use daylight::show_hand;

use super::{Effect, Timing};
use crate::key_actions::{battle, movement};
use crate::terms::{CardName, Clearing, Faction, Suit};
use crate::{Desk, Flow, law};
use kernel::{Para, Seat};

/// Open effects of the standard deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// A Favor clears all clearings of a suit.
    Favor(Suit),
    /// Better Burrow Bank: this player draws too.
    BankWith(Seat),
    /// Stand and Deliver: from this player.
    StandAndDeliver(Seat),
    /// Codebreakers: this player's hand.
    Codebreakers(Faction),
    /// Tax Collector: a warrior from this clearing.
    TaxCollector(Clearing),
    /// Tax Collector: a card for it.
    TaxCollected,
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
        can_use: birdsong::has_victims,
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
        can_use: daylight::has_hands_to_look_at,
        apply: |desk| daylight::codebreakers(desk),
    },
    Effect {
        card: CardName::Cobbler,
        timing: Timing::StartOfEvening,
        can_use: movement::can_move,
        apply: daylight::cobbler,
    },
];

pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Favor(_) => law::key_actions::IMMEDIATE_EFFECTS,
        Frame::BankWith(_) | Frame::StandAndDeliver(_) => law::key_actions::PERSISTENT_EFFECTS,
        Frame::Codebreakers(_) => law::key_actions::PERSISTENT_EFFECTS,
        Frame::TaxCollector(_) | Frame::TaxCollected => law::key_actions::PERSISTENT_EFFECTS,
    }
}

pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Favor(suit) => favors::favor(suit, desk),
        Frame::BankWith(seat) => birdsong::bank_with(seat, desk),
        Frame::StandAndDeliver(seat) => birdsong::deliver(seat, desk),
        Frame::Codebreakers(faction) => daylight::look_at_hand(faction, desk),
        Frame::TaxCollector(clearing) => daylight::collect_tax(clearing, desk),
        Frame::TaxCollected => daylight::draw_for_tax(desk),
    }
}
