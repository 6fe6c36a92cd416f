//! Why a choice is withheld.

use crate::Setting;
use crate::terms::Zone;

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        Hindered { villagers: u8, health: u8 } => "why-hindered",
        NoMovementSlot => "why-no-movement-slot",
        Full(zone: Zone) => "why-full",
        NoDefenceSlot => "why-no-defence-slot",
        NoReserveSlot => "why-no-reserve-slot",
        UsedThisRound => "why-used-this-round",
        CannotPay => "why-cannot-pay",
        TrapHere => "why-trap-here",
        NoTrapInHeart => "why-no-trap-in-heart",
        Dark(zone: Zone) => "why-dark",
        NotInHeart => "why-not-in-heart",
        HasPaid => "why-has-paid",
        SymbolPaid => "why-symbol-paid",
        EnoughThisTurn => "why-enough-this-turn",
        CarriesOne => "why-carries-one",
    }

    fn message(setting: &Setting) -> Message;
}
