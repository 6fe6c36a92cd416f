//! Why a choice is withheld.

use crate::Setting;
use crate::spoken::zone;
use crate::terms::Zone;
use kernel::Message;

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Too many villagers stand in the way.
    Hindered {
        /// Villagers that stand.
        villagers: u8,
        /// Health that is left.
        health: u8,
    },
    /// No Movement slot is free.
    NoMovementSlot,
    /// The zone is full, and nobody can be shoved.
    Full(Zone),
    /// No Defence slot is free.
    NoDefenceSlot,
    /// No Reserve slot is free.
    NoReserveSlot,
    /// The capability was used this round.
    UsedThisRound,
    /// The results do not pay for it.
    CannotPay,
    /// A trap lies in the zone.
    TrapHere,
    /// No trap in the Castle Heart.
    NoTrapInHeart,
    /// The zone, or the own one, is Dark.
    Dark(Zone),
    /// Healing is done in the Castle Heart.
    NotInHeart,
    /// The monster has paid already.
    HasPaid,
    /// The symbol was paid already.
    SymbolPaid,
    /// The monster has placed its seals this turn.
    EnoughThisTurn,
    /// The monster carries an heirloom.
    CarriesOne,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Hindered { villagers, health } => {
                say("why-hindered").with("villagers", villagers).with("health", health)
            }
            Self::NoMovementSlot => say("why-no-movement-slot"),
            Self::Full(at) => say("why-full").with("zone", zone(setting, at)),
            Self::NoDefenceSlot => say("why-no-defence-slot"),
            Self::NoReserveSlot => say("why-no-reserve-slot"),
            Self::UsedThisRound => say("why-used-this-round"),
            Self::CannotPay => say("why-cannot-pay"),
            Self::TrapHere => say("why-trap-here"),
            Self::NoTrapInHeart => say("why-no-trap-in-heart"),
            Self::Dark(at) => say("why-dark").with("zone", zone(setting, at)),
            Self::NotInHeart => say("why-not-in-heart"),
            Self::HasPaid => say("why-has-paid"),
            Self::SymbolPaid => say("why-symbol-paid"),
            Self::EnoughThisTurn => say("why-enough-this-turn"),
            Self::CarriesOne => say("why-carries-one"),
        }
    }
}
