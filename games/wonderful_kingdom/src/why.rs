//! Why a choice is withheld.

use crate::spoken;
use crate::terms::CardName;
use kernel::Message;

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No Trap token is ready.
    NoTrap,
    /// The card can only be recycled.
    OnlyRecycled(CardName),
    /// A Krystallium never stands for a Soldier.
    NeverASoldier,
    /// All Armies are on the board.
    NoReserve,
    /// The enemy's castle cannot be entered.
    EnemyCastle,
    /// No Army is near enough.
    NoArmyNear,
    /// So many enemies must be outnumbered.
    NotOutnumbered(u8),
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NoTrap => say("why-no-trap"),
            Self::OnlyRecycled(card) => say("why-only-recycled").with("card", spoken::card(card)),
            Self::NeverASoldier => say("why-never-a-soldier"),
            Self::NoReserve => say("why-no-reserve"),
            Self::EnemyCastle => say("why-enemy-castle"),
            Self::NoArmyNear => say("why-no-army-near"),
            Self::NotOutnumbered(enemies) => say("why-not-outnumbered").with("enemies", enemies),
        }
    }
}
