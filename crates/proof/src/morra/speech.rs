//! What the game asks, tells and withholds.

use super::Setting;
use kernel::{Seat, Text};

pub(super) const TEXTS: &[Text] = kernel::texts![in "lang", en it: "morra", "law"];

kernel::questions! {
    /// What is asked.
    pub enum Question {
        Call => "ask-call",
        Show => "ask-show",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happened.
    pub enum Fact {
        Round(round: u8) => "fact-round",
        Called(who: Seat, total: u8) => "fact-called",
        Showed(who: Seat, fingers: u8) => "fact-showed",
        Counted(total: u8) => "fact-counted",
        Scored(who: Seat, points: u8) => "fact-scored",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        CallWouldBeLost { call: u8 } => "why-call-would-be-lost",
    }

    fn message(setting: &Setting) -> Message;
}
