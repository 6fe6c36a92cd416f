//! What chapter 8 asks, tells and withholds.

use crate::Setting;
use crate::spoken::{clearing, faction, piece, suited};
use crate::terms::{CardName, Clearing, Faction, Piece};
use kernel::Message;

/// What is asked in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which supporter is spent.
    SpendSupporter { clearing: Clearing, left: u8 },
    /// Which supporter goes, the stack being too full.
    DiscardSupporter,
    /// Which card is added to the supporters.
    PayOutrage { clearing: Clearing },
    /// Where to revolt.
    Revolt,
    /// Where to spread sympathy.
    SpreadSympathy,
    /// What to do in Daylight.
    AllianceAction,
    /// Which card to mobilize.
    Mobilize,
    /// Which card to train with.
    Train,
    /// Which military operation.
    MilitaryOperation { left: u8 },
    /// Where to recruit.
    Recruit,
    /// Where to organize.
    Organize,
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::SpendSupporter { clearing: at, left } => {
                say("ask-spend-supporter").with("clearing", clearing(at)).with("left", left)
            }
            Self::DiscardSupporter => say("ask-discard-supporter"),
            Self::PayOutrage { clearing: at } => {
                say("ask-pay-outrage").with("clearing", clearing(at))
            }
            Self::Revolt => say("ask-revolt"),
            Self::SpreadSympathy => say("ask-spread-sympathy"),
            Self::AllianceAction => say("ask-alliance-action"),
            Self::Mobilize => say("ask-mobilize"),
            Self::Train => say("ask-train"),
            Self::MilitaryOperation { left } => say("ask-military-operation").with("left", left),
            Self::Recruit => say("ask-alliance-recruit"),
            Self::Organize => say("ask-organize"),
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Alliance(question)
    }
}

/// What happens in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// A player's move or removal is an outrage.
    Outrage { who: Faction, clearing: Clearing },
    /// A supporter was spent or discarded.
    SupporterDiscarded { card: CardName },
    /// A supporter joined, as those who know it see it.
    SupporterAdded { card: CardName },
    /// A supporter joined, as others see it.
    HiddenSupporterAdded,
    /// Officers were lost with a base.
    OfficersLost { count: u8 },
    /// A warrior became an officer.
    OfficerGained,
    /// A revolt breaks out.
    Revolt { clearing: Clearing },
    /// A card of the hand was mobilized.
    Mobilized,
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Outrage { who, clearing: at } => {
                say("fact-outrage").with("who", faction(who)).with("clearing", clearing(at))
            }
            Self::SupporterDiscarded { card: of } => {
                say("fact-supporter-discarded").with("card", suited(setting, of))
            }
            Self::SupporterAdded { card: of } => {
                say("fact-supporter-added").with("card", suited(setting, of))
            }
            Self::HiddenSupporterAdded => say("fact-hidden-supporter-added"),
            Self::OfficersLost { count } => say("fact-officers-lost").with("count", count),
            Self::OfficerGained => say("fact-officer-gained"),
            Self::Revolt { clearing: at } => say("fact-revolt").with("clearing", clearing(at)),
            Self::Mobilized => say("fact-mobilized"),
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Alliance(fact)
    }
}

/// Why something is withheld in chapter 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// The base of the suit is on the map.
    BaseAlreadyFounded,
    /// Supporters that match are missing.
    TooFewSupporters { needed: u8 },
    /// There is sympathy here.
    AlreadySympathetic,
    /// The track is empty.
    NoneLeft(Piece),
    /// No sympathy is adjacent.
    NotNextToSympathy,
    /// No card matches a base on the map.
    NothingToTrainWith,
    /// No base is on the map.
    NoBase,
    /// No warrior stands where sympathy can be placed.
    NowhereToOrganize,
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::BaseAlreadyFounded => say("why-base-already-founded"),
            Self::TooFewSupporters { needed } => {
                say("why-too-few-supporters").with("needed", needed)
            }
            Self::AlreadySympathetic => say("why-already-sympathetic"),
            Self::NoneLeft(of) => say("why-none-left").with("piece", piece(of)),
            Self::NotNextToSympathy => say("why-not-next-to-sympathy"),
            Self::NothingToTrainWith => say("why-nothing-to-train-with"),
            Self::NoBase => say("why-no-base"),
            Self::NowhereToOrganize => say("why-nowhere-to-organize"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Alliance(why)
    }
}
