//! 1 Golden Rules: the turn, and how pieces are handled.
//!
//! Where what they speak of is kept: hands (1.2.1) in `position/players.rs`, the discard pile (1.2.2) in
//! `position/deck.rs`, limits (1.5.1) in `position/woodland.rs`, factions (1.5.2) in `setting/mod.rs`. Force (1.5.5) is
//! used in `vagabond/allies.rs` and `cards/exiles/birdsong.rs`.

mod handling;
mod turns;

pub(crate) use handling::{
    Removal, after_removal, place, place_from_track, remove, remove_all_enemies, total_removal,
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
    /// 1.4.1: between Birdsong and Daylight.
    StartOfDaylight,
    /// 1.4.1: Daylight.
    Daylight,
    /// 1.4.1: Evening. What ends Daylight early goes here.
    Evening,
    /// 1.4.1: Evening, after the cards used at its start.
    RestOfEvening,
    /// 1.4.1: the next player.
    EndOfTurn,
    /// 1.5.4: effects that waited for all removal to be done.
    Triggers(Order),
    /// 4.3.4: in battle, what this player's losses triggered.
    EffectsOf(Faction),
    /// 1.1.3: the effect chosen to come first.
    TriggerFirst(TriggerKind, Order),
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Golden(frame)
    }
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
        | Frame::StartOfDaylight
        | Frame::Daylight
        | Frame::Evening
        | Frame::RestOfEvening
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
        Frame::StartOfDaylight => turns::start_of_daylight(desk),
        Frame::Daylight => turns::daylight(desk),
        Frame::Evening => turns::evening(desk),
        Frame::RestOfEvening => turns::rest_of_evening(desk),
        Frame::EndOfTurn => turns::end_of_turn(desk),
        Frame::Triggers(order) => handling::triggers(order, desk),
        Frame::EffectsOf(owner) => handling::effects_of(owner, desk),
        Frame::TriggerFirst(kind, order) => handling::fire(kind, order, desk),
    }
}
