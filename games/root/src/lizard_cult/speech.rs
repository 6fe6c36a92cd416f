//! What chapter 10 asks, tells and withholds.

use super::Ritual;
use super::conspiracies::CONSPIRACIES;
use crate::spoken::{clearing, suit, suited};
use crate::terms::{CardName, Clearing, Suit};
use crate::{Choice, Setting};
use kernel::Message;

/// What is asked in chapter 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which suit is the Outcast first.
    ChooseOutcast,
    /// Which conspiracy, and what each costs.
    Conspiracy { acolytes: u8, cost: [u8; 3] },
    /// Where to crusade.
    Crusade,
    /// Whether to battle after the move.
    CrusadeBattle { clearing: Clearing },
    /// Where to convert.
    ConvertWhere,
    /// Whom to convert.
    ConvertWhom { clearing: Clearing },
    /// Where to sanctify.
    SanctifyWhere,
    /// What to sanctify.
    SanctifyWhat { clearing: Clearing },
    /// Which ritual.
    CultAction,
    /// Which card to reveal for a ritual, and what the suits score.
    Reveal { ritual: Ritual, points: [u8; 3] },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::ChooseOutcast => say("ask-choose-outcast"),
            Self::Conspiracy { acolytes, .. } => say("ask-conspiracy").with("acolytes", acolytes),
            Self::Crusade => say("ask-crusade"),
            Self::CrusadeBattle { clearing: at } => {
                say("ask-crusade-battle").with("clearing", clearing(at))
            }
            Self::ConvertWhere => say("ask-convert-where"),
            Self::ConvertWhom { clearing: at } => {
                say("ask-convert-whom").with("clearing", clearing(at))
            }
            Self::SanctifyWhere => say("ask-sanctify-where"),
            Self::SanctifyWhat { clearing: at } => {
                say("ask-sanctify-what").with("clearing", clearing(at))
            }
            Self::CultAction => say("ask-cult-action"),
            Self::Reveal { ritual: Ritual::Build, .. } => say("ask-reveal-to-build"),
            Self::Reveal { ritual: Ritual::Recruit, .. } => say("ask-reveal-to-recruit"),
            Self::Reveal { ritual: Ritual::Score, .. } => say("ask-reveal-to-score"),
            Self::Reveal { ritual: Ritual::Sacrifice, .. } => say("ask-reveal-to-sacrifice"),
        }
    }

    /// The deed of a choice as the answer to the question, where that tells more than the choice: costs and points.
    pub(crate) fn answer(self, setting: &Setting, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::ChooseOutcast, Choice::Suit(of)) => {
                Some(Message::new("answer-outcast").with("suit", suit(of)))
            }
            (Self::Conspiracy { cost, .. }, Choice::Do(action)) => {
                let conspiracy = CONSPIRACIES.iter().position(|(of, _)| *of == action)?;
                let said = Message::new(format!("action-{action}"));
                let message = Message::new("answer-conspiracy").with("action", said);
                Some(message.with("cost", cost[conspiracy]))
            }
            (Self::Reveal { ritual: Ritual::Score, points }, Choice::Card(name)) => {
                let points = points.get(setting.suit_of(name).index())?;
                let message = Message::new("answer-score").with("card", suited(setting, name));
                Some(message.with("points", *points))
            }
            _ => None,
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::LizardCult(question)
    }
}

/// What happens in chapter 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// A suit became the Outcast.
    NewOutcast { suit: Suit },
    /// The Outcast became Hated.
    OutcastHated { suit: Suit },
    /// The Lost Souls were discarded.
    LostSoulsDiscarded { count: u8 },
    /// Warriors became acolytes.
    AcolytesGained { count: u8 },
    /// Acolytes were spent.
    AcolytesSpent { count: u8 },
    /// A card was revealed for a ritual.
    Revealed { card: CardName },
    /// Revealed cards went back to the hand.
    RevealedReturned { count: u8 },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::NewOutcast { suit: of } => say("fact-new-outcast").with("suit", suit(of)),
            Self::OutcastHated { suit: of } => say("fact-outcast-hated").with("suit", suit(of)),
            Self::LostSoulsDiscarded { count } => {
                say("fact-lost-souls-discarded").with("count", count)
            }
            Self::AcolytesGained { count } => say("fact-acolytes-gained").with("count", count),
            Self::AcolytesSpent { count } => say("fact-acolytes-spent").with("count", count),
            Self::Revealed { card } => {
                say("fact-cult-revealed").with("card", suited(setting, card))
            }
            Self::RevealedReturned { count } => say("fact-revealed-returned").with("count", count),
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::LizardCult(fact)
    }
}

/// Why something is withheld in chapter 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// A conspiracy costs more acolytes.
    TooFewAcolytes { needed: u8 },
    /// In no Outcast clearing is there anything to do it to.
    NoTarget,
    /// No card of the hand is of use for a ritual.
    NoCardFor(Ritual),
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::TooFewAcolytes { needed } => say("why-too-few-acolytes").with("needed", needed),
            Self::NoTarget => say("why-no-outcast-target"),
            Self::NoCardFor(Ritual::Build) => say("why-no-card-to-build"),
            Self::NoCardFor(Ritual::Recruit) => say("why-no-card-to-recruit"),
            Self::NoCardFor(Ritual::Score) => say("why-no-card-to-score"),
            Self::NoCardFor(Ritual::Sacrifice) => say("why-no-card-to-sacrifice"),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::LizardCult(why)
    }
}
