//! What the cards of the Exiles and Partisans deck ask and tell.

use crate::spoken::{clearing, faction, item};
use crate::terms::{Clearing, Faction, Item};
use kernel::Message;

/// What is asked for a card of the Exiles and Partisans deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Which crafted card to sabotage.
    WhichCrafted { whom: Faction },
    /// Where ordered warriors go.
    OrderWhere { from: Clearing },
    /// Which card to give.
    GiveCard { whom: Faction },
    /// Which move for the Émigré.
    EmigreMove,
    /// Which crafted item to exhaust.
    LeagueItem,
    /// Move or battle.
    MoveOrBattle,
    /// Cards, or an ambush.
    Informants { count: u8 },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::WhichCrafted { whom } => say("ask-which-crafted").with("whom", faction(whom)),
            Self::OrderWhere { from } => say("ask-order-where").with("from", clearing(from)),
            Self::GiveCard { whom } => say("ask-give-card").with("whom", faction(whom)),
            Self::EmigreMove => say("ask-emigre-move"),
            Self::LeagueItem => say("ask-league-item"),
            Self::MoveOrBattle => say("ask-move-or-battle"),
            Self::Informants { count } => say("ask-informants").with("count", count),
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Exiles(question)
    }
}

/// What happens through a card of the Exiles and Partisans deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// A crafted item was exhausted.
    Exhausted { who: Faction, item: Item },
    /// The coffins were opened.
    CoffinsOpened { who: Faction, count: u8 },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::Exhausted { who, item: of } => {
                say("fact-crafted-item-exhausted").with("who", faction(who)).with("item", item(of))
            }
            Self::CoffinsOpened { who, count } => {
                say("fact-coffins-opened").with("who", faction(who)).with("count", count)
            }
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Exiles(fact)
    }
}
