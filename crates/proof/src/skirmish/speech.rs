//! What the game asks, tells and withholds.

use super::{Kind, Setting};
use kernel::{Seat, Text};

pub(super) const TEXTS: &[Text] = kernel::texts![in "lang", en it: "skirmish", "law"];

kernel::questions! {
    /// What is asked.
    pub enum Question {
        /// Swap a card?
        Muster => "ask-muster",
        /// Which deed? This many are left.
        Deeds(left: u8) => "ask-deeds",
        /// Whom do you march on?
        March => "ask-march",
        /// Ambush this seat?
        Ambush(who: Seat) => "ask-ambush",
        /// Counter the ambush of this seat?
        CounterAmbush(who: Seat) => "ask-counter-ambush",
        /// Which card goes? This many may stay.
        Upkeep(limit: u8) => "ask-upkeep",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happened.
    pub enum Fact {
        Round(round: u8) => "fact-round",
        Turn(who: Seat) => "fact-turn",
        Drew(who: Seat, card: Kind) => "fact-drew",
        /// As the others hear it.
        DrewACard(who: Seat) => "fact-drew-a-card",
        NoCardLeft(who: Seat) => "fact-no-card-left",
        Swapped(who: Seat, card: Kind) => "fact-swapped",
        Trained(who: Seat) => "fact-trained",
        Armed(who: Seat, card: Kind) => "fact-armed",
        Marched(who: Seat, whom: Seat) => "fact-marched",
        Ambushed(who: Seat) => "fact-ambushed",
        Countered(who: Seat) => "fact-countered",
        Routed(who: Seat) => "fact-routed",
        /// With a die and a weapon, against a die.
        Fought { who: Seat, attack: u32, whom: Seat, defence: u32 } => "fact-fought",
        Plundered { who: Seat, whom: Seat, coins: u8 } => "fact-plundered",
        /// A soldier of this seat.
        Fell(who: Seat) => "fact-fell",
        Dropped(who: Seat, card: Kind) => "fact-dropped",
        EmptyCamp(who: Seat) => "fact-empty-camp",
        LastRound => "fact-last-round",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why a choice is withheld.
    pub enum Why {
        NoCoin => "why-no-coin",
        NoReserve => "why-no-reserve",
        NotHeld(card: Kind) => "why-not-held",
        AllMarchedOn => "why-all-marched-on",
        MarchedOn(who: Seat) => "why-marched-on",
    }

    fn message(setting: &Setting) -> Message;
}
