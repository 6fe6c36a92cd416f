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
use kernel::Seat;

kernel::frames! {
    /// Open paragraphs of chapter 1. Phases belong to the player whose turn it is.
    pub enum Frame {
        Turn(seat: Seat) = law::golden_rules::TURN_STRUCTURE => turns::turn_structure,
        StartOfBirdsong = law::golden_rules::TURN_STRUCTURE => turns::start_of_birdsong,
        AnyOrder = law::golden_rules::UNCLEAR_CHOICES => turns::any_order,
        Birdsong = law::golden_rules::TURN_STRUCTURE => turns::birdsong,
        StartOfDaylight = law::golden_rules::TURN_STRUCTURE => turns::start_of_daylight,
        Daylight = law::golden_rules::TURN_STRUCTURE => turns::daylight,
        /// Evening. What ends Daylight early goes here.
        Evening = law::golden_rules::TURN_STRUCTURE => turns::evening,
        RestOfEvening = law::golden_rules::TURN_STRUCTURE => turns::rest_of_evening,
        EndOfTurn = law::golden_rules::TURN_STRUCTURE => turns::end_of_turn,
        /// Once hirelings are seen to (E.1).
        NextTurn = law::golden_rules::TURN_STRUCTURE => turns::next_turn,
        Triggers(order: Order) = law::golden_rules::HANDLING_PIECES => handling::triggers,
        EffectsOf(owner: Faction) = law::key_actions::DEAL_HITS => handling::effects_of,
        TriggerFirst(kind: TriggerKind, order: Order) = law::golden_rules::UNCLEAR_CHOICES => handling::fire,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Who orders effects that wait together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// The player whose turn it is (1.1.3).
    TurnPlayer,
    /// In battle, the player whose pieces were removed (4.3.4).
    Owner,
}
