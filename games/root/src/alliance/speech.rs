//! What chapter 8 asks, tells and withholds.

use crate::Setting;
use crate::terms::{CardName, Clearing, Faction, Piece};

kernel::questions! {
    /// What is asked in chapter 8.
    pub enum Question {
        SpendSupporter { clearing: Clearing, left: u8 } => "ask-spend-supporter",
        DiscardSupporter => "ask-discard-supporter",
        PayOutrage { clearing: Clearing } => "ask-pay-outrage",
        WhichBase { clearing: Clearing } => "ask-which-base",
        Revolt => "ask-revolt" | "answer-no-revolt",
        SpreadSympathy => "ask-spread-sympathy" | "answer-no-sympathy",
        AllianceAction => "ask-alliance-action" | "answer-end-daylight",
        Mobilize => "ask-mobilize",
        Train => "ask-train",
        MilitaryOperation { left: u8 } => "ask-military-operation" | "answer-no-operation",
        Recruit => "ask-alliance-recruit",
        Organize => "ask-organize",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens in chapter 8.
    pub enum Fact {
        Outrage { who: Faction, clearing: Clearing } => "fact-outrage",
        SupporterDiscarded { card: CardName } => "fact-supporter-discarded",
        SupporterAdded { card: CardName } => "fact-supporter-added",
        HiddenSupporterAdded => "fact-hidden-supporter-added",
        OfficersLost { count: u8 } => "fact-officers-lost",
        OfficerGained => "fact-officer-gained",
        Revolt { clearing: Clearing } => "fact-revolt",
        Mobilized => "fact-mobilized",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 8.
    pub enum Why {
        BaseAlreadyFounded => "why-base-already-founded",
        TooFewSupporters { needed: u8 } => "why-too-few-supporters",
        AlreadySympathetic => "why-already-sympathetic",
        NoneLeft(piece: Piece) => "why-none-left",
        NotNextToSympathy => "why-not-next-to-sympathy",
        NothingToTrainWith => "why-nothing-to-train-with",
        NoBase => "why-no-base",
        NowhereToOrganize => "why-nowhere-to-organize",
    }

    fn message(setting: &Setting) -> Message;
}
