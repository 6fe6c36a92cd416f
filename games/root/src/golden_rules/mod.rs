//! 1 Golden Rules: the turn, and how pieces are handled.

mod handling;
mod turns;

pub(crate) use handling::{
    Removal, place, place_from_track, remove, remove_all_enemies, total_removal,
};
pub(crate) use turns::end_daylight;

use crate::position::TriggerKind;
use crate::terms::Faction;
use crate::{Desk, Flow, law};
use kernel::{Para, Seat};

/// Open paragraphs of chapter 1. Phases belong to the player whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 1.4.1: a seat's turn.
    Turn(Seat),
    /// 1.4.1: before Birdsong.
    StartOfBirdsong,
    /// 1.4.1: Birdsong.
    Birdsong,
    /// 1.4.1: after Birdsong.
    EndOfBirdsong,
    /// 1.4.1: before Daylight.
    StartOfDaylight,
    /// 1.4.1: Daylight.
    Daylight,
    /// 1.4.1: after Daylight. What ends Daylight early goes here.
    EndOfDaylight,
    /// 1.4.1: Evening.
    Evening,
    /// 1.4.1: the next player.
    EndOfTurn,
    /// 1.5.4: effects that waited for all removal to be done.
    Triggers(Order),
    /// 4.3.4: in battle, what this player's losses triggered.
    EffectsOf(Faction),
    /// 1.1.3: the effect chosen to come first.
    TriggerFirst(TriggerKind, Order),
}

/// Who orders effects that wait together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// The player whose turn it is (1.1.3).
    TurnPlayer,
    /// In battle, the player whose pieces were removed (4.3.4).
    Owner,
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Turn(_)
        | Frame::StartOfBirdsong
        | Frame::Birdsong
        | Frame::EndOfBirdsong
        | Frame::StartOfDaylight
        | Frame::Daylight
        | Frame::EndOfDaylight
        | Frame::Evening
        | Frame::EndOfTurn => law::golden_rules::TURN_STRUCTURE,
        Frame::Triggers(_) => law::golden_rules::HANDLING_PIECES,
        Frame::EffectsOf(_) => law::key_actions::DEAL_HITS,
        Frame::TriggerFirst(..) => law::golden_rules::UNCLEAR_CHOICES,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Turn(seat) => turns::turn_structure(seat, desk),
        Frame::StartOfBirdsong => turns::start_of_birdsong(desk),
        Frame::Birdsong => turns::birdsong(desk),
        Frame::EndOfBirdsong => turns::end_of_birdsong(),
        Frame::StartOfDaylight => turns::start_of_daylight(),
        Frame::Daylight => turns::daylight(desk),
        Frame::EndOfDaylight => kernel::settled(),
        Frame::Evening => turns::evening(desk),
        Frame::EndOfTurn => turns::end_of_turn(desk),
        Frame::Triggers(order) => handling::triggers(order, desk),
        Frame::EffectsOf(owner) => handling::effects_of(owner, desk),
        Frame::TriggerFirst(kind, order) => handling::fire(kind, order, desk),
    }
}
