//! What chapter 12 asks, tells and withholds.

use crate::Setting;
use crate::spoken::{clearing, suited};
use crate::terms::{CardName, Clearing, Minister};
use kernel::Message;

/// The name of a minister.
fn minister(of: Minister) -> Message {
    Message::new(format!("minister-{of}"))
}

/// What is asked in chapter 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// How many come up from the Burrow.
    HowManyEmerge { clearing: Clearing },
    /// How many go down into the Burrow.
    HowManyBurrow { clearing: Clearing },
    /// Which minister leaves.
    LoseMinister,
    /// What the Assembly does.
    DuchyAction { left: u8 },
    /// Which card is revealed to build.
    BuildWith,
    /// Where to build.
    BuildWhere,
    /// What to build.
    BuildWhat { clearing: Clearing },
    /// Which card is spent to dig.
    DigWith,
    /// Where to dig.
    DigWhere,
    /// Which tunnel is moved.
    WhichTunnel { clearing: Clearing },
    /// Which minister acts.
    Parliament,
    /// Moves or battles.
    Brigadier,
    /// Which card is banked.
    Bank { count: u8 },
    /// Whose action the Mayor takes.
    Mayor,
    /// Whom to sway.
    Sway,
    /// Which card is revealed to sway.
    Reveal { minister: Minister, left: u8 },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::HowManyEmerge { clearing: at } => {
                say("ask-how-many-emerge").with("clearing", clearing(at))
            }
            Self::HowManyBurrow { clearing: at } => {
                say("ask-how-many-burrow").with("clearing", clearing(at))
            }
            Self::LoseMinister => say("ask-lose-minister"),
            Self::DuchyAction { left } => say("ask-duchy-action").with("left", left),
            Self::BuildWith => say("ask-duchy-build-with"),
            Self::BuildWhere => say("ask-duchy-build-where"),
            Self::BuildWhat { clearing: at } => {
                say("ask-duchy-build-what").with("clearing", clearing(at))
            }
            Self::DigWith => say("ask-dig-with"),
            Self::DigWhere => say("ask-dig-where"),
            Self::WhichTunnel { clearing: at } => {
                say("ask-which-tunnel").with("clearing", clearing(at))
            }
            Self::Parliament => say("ask-parliament"),
            Self::Brigadier => say("ask-brigadier"),
            Self::Bank { count } => say("ask-bank").with("count", count),
            Self::Mayor => say("ask-mayor"),
            Self::Sway => say("ask-sway"),
            Self::Reveal { minister: of, left } => {
                say("ask-reveal-for-minister").with("minister", minister(of)).with("left", left)
            }
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Duchy(question)
    }
}

/// What happens in chapter 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// Warriors came up from the Burrow.
    Emerged { clearing: Clearing, count: u8 },
    /// Warriors went down into the Burrow.
    Burrowed { clearing: Clearing, count: u8 },
    /// Warriors came to the Burrow from the supply.
    Recruited { count: u8 },
    /// A minister left.
    Dismissed { minister: Minister },
    /// A card was revealed.
    Revealed { card: CardName },
    /// Revealed cards came back to the hand.
    RevealedReturned { count: u8 },
    /// A tunnel was moved.
    TunnelMoved { from: Clearing, to: Clearing },
    /// A minister was swayed.
    Swayed { minister: Minister },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Emerged { clearing: at, count } => {
                say("fact-emerged").with("clearing", clearing(at)).with("count", count)
            }
            Self::Burrowed { clearing: at, count } => {
                say("fact-burrowed").with("clearing", clearing(at)).with("count", count)
            }
            Self::Recruited { count } => say("fact-burrow-recruited").with("count", count),
            Self::Dismissed { minister: of } => {
                say("fact-minister-dismissed").with("minister", minister(of))
            }
            Self::Revealed { card } => {
                say("fact-duchy-revealed").with("card", suited(setting, card))
            }
            Self::RevealedReturned { count } => say("fact-duchy-returned").with("count", count),
            Self::TunnelMoved { from, to } => {
                say("fact-tunnel-moved").with("from", clearing(from)).with("to", clearing(to))
            }
            Self::Swayed { minister: of } => {
                say("fact-minister-swayed").with("minister", minister(of))
            }
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Duchy(fact)
    }
}

/// Why something is withheld in chapter 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// No card of the hand can be revealed to build.
    NothingToBuildWith,
    /// No card of the hand matches a clearing without a tunnel.
    NothingToDigWith,
    /// All tunnels are on the map, and none can be moved.
    NoTunnel,
    /// The minister has nothing to do.
    NothingToDo,
    /// No crown of the rank is left.
    NoCrown,
    /// Too few cards can be revealed.
    TooFewToReveal { needed: u8 },
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NothingToBuildWith => say("why-no-card-to-build-with"),
            Self::NothingToDigWith => say("why-nothing-to-dig-with"),
            Self::NoTunnel => say("why-no-tunnel"),
            Self::NothingToDo => say("why-minister-idle"),
            Self::NoCrown => say("why-no-crown"),
            Self::TooFewToReveal { needed } => say("why-too-few-to-reveal").with("needed", needed),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Duchy(why)
    }
}
