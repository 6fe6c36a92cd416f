//! 9 The Vagabond.

use crate::position::Side;
use crate::terms::{Faction, Item, Piece};
use crate::{Asking, Desk, Flow, law};
use kernel::{Message, Para, Seat, settled};

/// Open paragraphs of chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 9.2.2.I: every enemy piece was removed where this Vagabond stands.
    TotalRemoval {
        /// Which Vagabond.
        seat: Seat,
    },
    /// 9.2.7: hits damage items.
    TakeHits {
        /// Which side of the battle.
        side: Side,
        /// How many.
        hits: u8,
    },
    /// 9.2.8: with whom; the dominance card lies in the play area already.
    FormCoalition,
    /// 9.2.9.II.c: at the start of any battle.
    StartOfBattle,
    /// D.5.2: before the dice of any battle.
    BeforeTheRoll,
    /// 9.2.9.II.d: at the end of any battle.
    EndOfBattle,
    /// 9.3, 9.7.1: the set-up of one or both.
    SetUp,
    /// 9.4.
    Birdsong,
    /// 9.5.
    Daylight,
    /// 9.6.
    Evening,
}

pub(crate) fn paragraph(frame: &Frame) -> Para {
    use law::vagabond as v;
    match frame {
        Frame::TotalRemoval { .. } => v::TOTAL_REMOVAL,
        Frame::TakeHits { .. } => v::TAKING_HITS,
        Frame::FormCoalition => v::DOMINANCE_AND_COALITIONS,
        Frame::StartOfBattle => v::BATTLING_WITH_AN_ALLY,
        Frame::BeforeTheRoll => law::characters::PROTECTOR,
        Frame::EndOfBattle => v::TAKING_HITS_WITH_AN_ALLY,
        Frame::SetUp => v::CHOOSE_CHARACTER,
        Frame::Birdsong => v::BIRDSONG,
        Frame::Daylight => v::DAYLIGHT,
        Frame::Evening => v::EVENING,
    }
}

pub(crate) fn resolve(frame: Frame, _desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::TotalRemoval { .. } | Frame::TakeHits { .. } | Frame::FormCoalition => settled(),
        Frame::StartOfBattle | Frame::BeforeTheRoll | Frame::EndOfBattle | Frame::SetUp => {
            settled()
        }
        Frame::Birdsong | Frame::Daylight | Frame::Evening => settled(),
    }
}

/// 9.2.6 Maximum Rolled Hits. Undamaged swords, and allied warriors when attacking with them.
pub(crate) fn maximum_rolled_hits(_desk: &Desk<'_>, _side: Side) -> u8 {
    0
}

/// 9.2.4 Defenseless. Without undamaged swords.
pub(crate) fn is_defenseless(_desk: &Desk<'_>, _seat: Seat) -> bool {
    true
}

/// 9.2.8 Dominance Cards and Coalitions. Whether there is a partner to be had.
pub(crate) fn can_form_coalition(_desk: &Desk<'_>, _seat: Seat) -> bool {
    false
}

/// 9.2.1 Crafting. A crafted item comes to the board, face up.
pub(crate) fn take_item(_desk: &mut Desk<'_>, _seat: Seat, _item: Item) {}

/// Adds what a Vagabond of a side may use in battle after the roll (D.8.2).
pub(crate) fn offer_battle_effects<'d>(
    asking: Asking<'d>,
    _desk: &Desk<'_>,
    _side: Side,
) -> Asking<'d> {
    asking
}

/// Whether a side has such an effect.
pub(crate) fn has_battle_effects(_desk: &Desk<'_>, _side: Side) -> bool {
    false
}

/// 9.2.9.III Hostile Status. A player removed warriors of a faction outside battle.
pub(crate) fn warriors_removed(_desk: &mut Desk<'_>, _by: Seat, _faction: Faction) {}

/// 9.2.9.III.a Infamy. A player removed pieces in battle; says what points that is worth besides 3.2.1.
pub(crate) fn removed_in_battle(_desk: &mut Desk<'_>, _by: Seat, _piece: Piece, _count: u8) -> u8 {
    0
}

/// What is asked in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

/// What happens in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

/// Why something is withheld in chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}
