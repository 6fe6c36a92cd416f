//! What draws a game: its board in the middle, the reader's own mat, a line on each player's plate; its picture in a
//! terminal, and its cover.

use crate::look::{self, Art};
use crate::text::{Gloss, Reader};
use crate::{Livery, Plate, Tongue, outline};
use kernel::face::AskSheet;
use kernel::{AnyView, Message, Seat, Viewer};
use maud::Markup;
use std::fmt::Debug;

/// Draws one game. Whatever a game says nothing of is drawn from the outline of its view.
///
/// An element that stands for choices carries them in `data-choice` (see [`Scene::about`] and [`Scene::choice`]): the
/// script lights it while one of them is offered, answers with it when it is clicked, and says "why not?" when it is
/// withheld. An element that moves between drawings carries the same `data-key` in both. Inline styles and scripts do
/// not run: use classes and SVG attributes.
pub trait Board: Debug + Sync {
    /// Draws what the viewer may know.
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        outline::draw(scene)
    }

    /// Draws a view in a terminal; none if the view is of another game.
    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        Some(outline::picture(view, reader))
    }

    /// What a terminal says beside its label about the choice of this notation, for who sees this view.
    fn gloss(&self, view: &dyn AnyView, choice: &str, reader: &Reader<'_>) -> Option<Gloss> {
        let _ = (view, choice, reader);
        None
    }

    /// The scene on its cover, 640 by 280.
    fn cover(&self) -> Art {
        look::art("covers", "table")
    }

    /// What stands for it in lists.
    fn sign(&self) -> Art {
        look::ui("game-other")
    }

    /// The marks of a seat: those of its faction or clan, where it has some.
    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        let _ = view;
        Livery::of(seat)
    }

    /// The marks of a seat before the game has begun, by the name of its role.
    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        let _ = role;
        Livery::of(seat)
    }

    /// Further rules of the style sheet, under `.board-GAME`.
    fn style(&self) -> &'static str {
        ""
    }
}

/// What a board is drawn from.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// What the viewer may know.
    pub view: &'a dyn AnyView,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What the viewer is asked, if anything.
    pub ask: Option<&'a AskSheet>,
    /// Who sits where, and how they are marked.
    pub plates: &'a [Plate],
    /// The reader's language.
    pub tongue: Tongue<'a>,
}

/// A drawn game.
#[derive(Debug, Clone, Default)]
pub struct Drawn {
    /// The board: one `svg`, or cards and tables.
    pub board: Markup,
    /// The reader's own hand and mat; empty for one who watches.
    pub mat: Markup,
    /// What lies beside the board for all: decks, supplies.
    pub beside: Markup,
    /// For each seat, what its plate shows beside the name: score, hand, resources.
    pub plates: Vec<Markup>,
    /// For each seat, the mat that its plate opens; empty where there is nothing more to see.
    pub mats: Vec<Markup>,
}

/// Whether something on the board may be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Light {
    /// It is offered.
    Lit,
    /// It is withheld, and a paragraph says why.
    Held,
    /// Nothing is said of it.
    Plain,
}

impl Light {
    /// The class of the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Lit => "lit",
            Self::Held => "held",
            Self::Plain => "plain",
        }
    }
}

/// The choices an element stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stands {
    /// The choices in notation, separated by bars: the value of `data-choice`. None where there are none.
    pub choices: Option<String>,
    /// Whether one of them is offered.
    pub light: Light,
}

impl Stands {
    /// Nothing is said of it.
    pub const PLAIN: Self = Self { choices: None, light: Light::Plain };

    /// The class of the style sheet.
    pub const fn class(&self) -> &'static str {
        self.light.class()
    }
}

impl Scene<'_> {
    /// Whether the viewer sits here.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// The plate of a seat.
    pub fn plate(&self, seat: Seat) -> Option<&Plate> {
        self.plates.get(seat.index())
    }

    /// An element that stands for exactly this choice.
    pub fn choice(&self, notation: &str) -> Stands {
        self.stands(|choice| choice == notation)
    }

    /// An element that stands for every choice that names this word: `c3` for `move c1 c3` and `in c3`.
    pub fn about(&self, word: &str) -> Stands {
        self.stands(|choice| choice.split([' ', ',', '=', ':']).any(|part| part == word))
    }

    /// An element that stands for every choice of which this is said.
    pub fn stands(&self, is_meant: impl Fn(&str) -> bool) -> Stands {
        let Some(ask) = self.ask else {
            return Stands::PLAIN;
        };
        let offered = ask.offers.iter().map(|offer| offer.choice.as_str());
        let offered: Vec<&str> = offered.filter(|choice| is_meant(choice)).collect();
        if !offered.is_empty() {
            return Stands { choices: Some(offered.join("|")), light: Light::Lit };
        }
        let withheld = ask.withheld.iter().map(|withheld| withheld.choice.as_str());
        let withheld: Vec<&str> = withheld.filter(|choice| is_meant(choice)).collect();
        if withheld.is_empty() {
            return Stands::PLAIN;
        }
        Stands { choices: Some(withheld.join("|")), light: Light::Held }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Lang;
    use kernel::face::{OfferSheet, WithheldSheet};

    kernel::law! {
        MOVE = "4.2", "Move";
    }

    #[derive(Debug)]
    struct Nothing;

    impl AnyView for Nothing {
        fn as_any(&self) -> &dyn std::any::Any {
            self
        }

        fn json(&self) -> serde_json::Value {
            serde_json::Value::Null
        }

        fn parts(&self) -> kernel::Part {
            kernel::Part::Nothing
        }
    }

    fn ask() -> AskSheet {
        let label = || Message::new("yes");
        let offer = |choice: &str| OfferSheet {
            choice: choice.to_owned(),
            label: label(),
            closes: choice == "pass",
            para: None,
        };
        AskSheet {
            seat: Seat(0),
            para: MOVE,
            question: label(),
            offers: vec![offer("move c1 c3"), offer("in c3"), offer("pass")],
            withheld: vec![WithheldSheet {
                choice: "in c4".into(),
                label: label(),
                para: MOVE,
                why: label(),
            }],
        }
    }

    #[test]
    fn a_thing_stands_for_what_is_offered_about_it_before_what_is_withheld() {
        let (speaker, ask) = (lang::Speaker::new(&[]).unwrap(), ask());
        let scene = Scene {
            view: &Nothing,
            viewer: Viewer::Seat(Seat(0)),
            ask: Some(&ask),
            plates: &[],
            tongue: Tongue::plain(&speaker, Lang::English),
        };
        let c3 = scene.about("c3");
        assert_eq!((c3.choices.as_deref(), c3.light), (Some("move c1 c3|in c3"), Light::Lit));
        let c4 = scene.about("c4");
        assert_eq!((c4.choices.as_deref(), c4.light), (Some("in c4"), Light::Held));
        assert_eq!(scene.about("c5").light, Light::Plain);
        assert_eq!(scene.choice("pass").light, Light::Lit);
    }
}
