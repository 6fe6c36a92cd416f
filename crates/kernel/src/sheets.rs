//! What a table says to those who hold it by its face: asks, facts and refusals, in words and notation.

use crate::ask::{Ask, Offer, Withheld};
use crate::fact::Boundary;
use crate::game::Spoken;
use crate::table::Refusal;
use crate::{Journal, Message, Para, Seat, Table};
use std::any::Any;
use std::sync::Arc;

/// What a seat is asked.
#[derive(Debug, Clone, PartialEq)]
pub struct AskSheet {
    /// The seat.
    pub seat: Seat,
    /// The paragraph that asks.
    pub para: Para,
    /// What is asked.
    pub question: Message,
    /// The same in the game's own type.
    pub typed: Typed,
    /// What is offered.
    pub offers: Vec<OfferSheet>,
    /// What is withheld, and why.
    pub withheld: Vec<WithheldSheet>,
}

/// A question in its game's own type, behind the face: who draws that game asks for it by its type.
#[derive(Debug, Clone)]
pub struct Typed {
    question: Arc<dyn Any + Send + Sync>,
    is_like: fn(&dyn Any, &dyn Any) -> bool,
}

impl Typed {
    /// A question of a game.
    pub fn new<Q: PartialEq + Send + Sync + 'static>(question: Q) -> Self {
        let is_like = |one: &dyn Any, other: &dyn Any| {
            let pair = (one.downcast_ref::<Q>(), other.downcast_ref::<Q>());
            matches!(pair, (Some(one), Some(other)) if one == other)
        };
        Self { question: Arc::new(question), is_like }
    }

    /// The question, if it is of this type.
    pub fn get<Q: 'static>(&self) -> Option<&Q> {
        self.question.downcast_ref()
    }
}

impl PartialEq for Typed {
    fn eq(&self, other: &Self) -> bool {
        (self.is_like)(&*self.question, &*other.question)
    }
}

/// One offer.
#[derive(Debug, Clone, PartialEq)]
pub struct OfferSheet {
    /// The choice in notation.
    pub choice: String,
    /// Its deed in words.
    pub label: Message,
    /// Whether it ends or declines what is asked, rather than doing something.
    pub closes: bool,
    /// The paragraph it opens, if it opens one.
    pub para: Option<Para>,
}

/// One withheld choice.
#[derive(Debug, Clone, PartialEq)]
pub struct WithheldSheet {
    /// The choice in notation.
    pub choice: String,
    /// Its deed in words.
    pub label: Message,
    /// The paragraph that forbids it.
    pub para: Para,
    /// Why.
    pub why: Message,
}

/// A fact as a viewer hears it.
#[derive(Debug, Clone, PartialEq)]
pub struct StoryLine {
    /// Its number among all facts of the table.
    pub index: usize,
    /// The paragraph it is filed under.
    pub para: Para,
    /// What begins with it, if a round or a turn does.
    pub boundary: Option<Boundary>,
    /// What is said.
    pub message: Message,
}

/// A fact as a viewer may know it, in the game's own type.
#[derive(Debug)]
pub struct Heard {
    /// Its number among all facts of the table.
    pub index: usize,
    /// The paragraph it is filed under.
    pub para: Para,
    /// The game's fact behind the face.
    pub fact: Box<dyn Any + Send + Sync>,
}

/// Why something was refused.
#[derive(Debug, Clone, PartialEq)]
pub struct RefusalSheet {
    /// The sentence.
    pub message: Message,
    /// The paragraph that forbids it, where one does.
    pub para: Option<Para>,
    /// A bug report, where a rule broke: the journal with the choice that broke it.
    pub report: Option<Box<Journal>>,
}

/// An ask in words and notation.
pub(crate) fn ask_sheet<G: Spoken>(
    setting: &G::Setting,
    ask: &Ask<G>,
    offers: &[Offer<G>],
    withheld: &[Withheld<G>],
) -> AskSheet {
    let offers = offers.iter().map(|offer| OfferSheet {
        choice: offer.choice.to_string(),
        label: G::answer(setting, &ask.question, &offer.choice),
        closes: G::closes(&offer.choice),
        para: offer.opens.frame().map(|frame| G::paragraph(&frame)),
    });
    let withheld = withheld.iter().map(|withheld| WithheldSheet {
        choice: withheld.choice.to_string(),
        label: G::answer(setting, &ask.question, &withheld.choice),
        para: withheld.para,
        why: G::why(setting, &withheld.why),
    });
    AskSheet {
        seat: ask.seat,
        para: ask.para,
        question: G::question(setting, &ask.question),
        typed: Typed::new(ask.question),
        offers: offers.collect(),
        withheld: withheld.collect(),
    }
}

pub(crate) fn sheet<G: Spoken>(table: &Table<G>, refusal: Refusal<G>) -> RefusalSheet {
    let plain = |message| RefusalSheet { message, para: None, report: None };
    match refusal {
        Refusal::Over => plain(Message::new("refused-over")),
        Refusal::NotAsked(_) => plain(Message::new("refused-not-asked")),
        Refusal::NothingToUndo(_) => plain(Message::new("refused-nothing-to-undo")),
        Refusal::NotOffered { choice, why: None } => plain(
            Message::new("refused-not-offered").with("choice", G::choice(table.setting(), &choice)),
        ),
        Refusal::NotOffered { why: Some((para, why)), .. } => {
            RefusalSheet { message: G::why(table.setting(), &why), para: Some(para), report: None }
        }
        Refusal::Broke { report, .. } => RefusalSheet {
            message: Message::new("refused-broke"),
            para: None,
            report: Some(report),
        },
    }
}
