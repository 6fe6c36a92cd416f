//! What chapter 12 asks, tells and withholds.

use crate::Setting;
use crate::terms::{CardName, Clearing, Minister};

kernel::questions! {
    /// What is asked in chapter 12.
    pub enum Question {
        HowManyEmerge { clearing: Clearing } => "ask-how-many-emerge" | "answer-stay-below",
        HowManyBurrow { clearing: Clearing } => "ask-how-many-burrow",
        LoseMinister => "ask-lose-minister",
        DuchyAction { left: u8 } => "ask-duchy-action" | "answer-end-assembly",
        BuildWith => "ask-duchy-build-with",
        BuildWhere => "ask-duchy-build-where",
        BuildWhat { clearing: Clearing } => "ask-duchy-build-what",
        DigWith => "ask-dig-with",
        DigWhere => "ask-dig-where",
        WhichTunnel { clearing: Clearing } => "ask-which-tunnel",
        Parliament => "ask-parliament" | "answer-no-parliament",
        Brigadier => "ask-brigadier",
        Bank { count: u8 } => "ask-bank" | "answer-no-more-bank",
        Mayor => "ask-mayor",
        Sway => "ask-sway" | "answer-no-sway",
        Reveal { minister: Minister, left: u8 } => "ask-reveal-for-minister",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens in chapter 12.
    pub enum Fact {
        Emerged { clearing: Clearing, count: u8 } => "fact-emerged",
        Burrowed { clearing: Clearing, count: u8 } => "fact-burrowed",
        Recruited { count: u8 } => "fact-burrow-recruited",
        Dismissed { minister: Minister } => "fact-minister-dismissed",
        Revealed { card: CardName } => "fact-duchy-revealed",
        RevealedReturned { count: u8 } => "fact-duchy-returned",
        TunnelMoved { from: Clearing, to: Clearing } => "fact-tunnel-moved",
        Swayed { minister: Minister } => "fact-minister-swayed",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 12.
    pub enum Why {
        NothingToBuildWith => "why-no-card-to-build-with",
        NothingToDigWith => "why-nothing-to-dig-with",
        NoTunnel => "why-no-tunnel",
        NothingToDo => "why-minister-idle",
        NoCrown => "why-no-crown",
        TooFewToReveal { needed: u8 } => "why-too-few-to-reveal",
    }

    fn message(setting: &Setting) -> Message;
}
