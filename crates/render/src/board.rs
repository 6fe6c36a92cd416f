//! What draws a game: its board in the middle, the reader's own mat, a line on each player's plate; its picture in a
//! terminal, and its cover.

use crate::beats::{Around, Step};
use crate::look::{self, Art};
use crate::text::{Gloss, Reader};
use crate::{Livery, Plate, Tongue, outline};
use kernel::face::AskSheet;
use kernel::{AnyView, Message, Para, Seat, Viewer};
use maud::Markup;
use std::fmt::Debug;

/// Draws one game. Whatever a game says nothing of is drawn from the outline of its view.
///
/// An element a hand can touch carries the words of what it is in `data-thing`, parted by spaces, whatever is asked: the
/// script lights it while an offer names one of them next ([`Board::things`]), narrows what is offered when it is
/// touched, and says "why not?" when what names it is withheld. An element that stands for one choice alone carries it in
/// `data-choice`. An element that moves between drawings carries the same `data-key` in both. Inline styles and scripts
/// do not run: use classes and SVG attributes.
pub trait Board: Debug + Sync {
    /// Draws what the viewer may know.
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        outline::draw(scene)
    }

    /// The things the choice of this notation names, in the order a hand would touch them; none for what has no place.
    ///
    /// Each is a word some `data-thing` has; one that is not drawn is passed over. Choices that name the same are told
    /// apart by a little menu at the last.
    fn things(&self, scene: &Scene<'_>, choice: &str) -> Vec<String> {
        let _ = scene;
        choice.split([' ', ',', '=', ':']).map(str::to_owned).collect()
    }

    /// What is to be seen of a fact when it happens, one after the other; nothing of one that is only told.
    ///
    /// It is shown over the board as it was; the scene is the one that has come of it.
    fn steps(&self, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
        let _ = (scene, around);
        Vec::new()
    }

    /// The paragraphs in which kinds of things stand, by the part of their words before the first hyphen or digit; those of
    /// single things by the whole word.
    fn laws(&self) -> &'static [(&'static str, Para)] {
        &[]
    }

    /// The number the choice of this notation is, if it is nothing but a number of something.
    fn amount(&self, choice: &str) -> Option<u8> {
        let _ = choice;
        None
    }

    /// The number that is usually meant, where one is asked for: on the stepper to begin with. Else it is the most.
    fn usual(&self, scene: &Scene<'_>) -> Option<u8> {
        let _ = scene;
        None
    }

    /// The picture on the tray of the choice of this notation, where nothing on the board stands for it.
    fn face(&self, choice: &str) -> Option<Art> {
        let _ = choice;
        None
    }

    /// Draws a view in a terminal; none if the view is of another game.
    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        Some(outline::picture(view, reader))
    }

    /// What a terminal says beside its label about the choice of this notation, for whoever sees this view.
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

    /// The words of what a seat plays besides its role, once the game has begun: a clan that is chosen at the table, a character.
    fn plays(&self, view: &dyn AnyView, seat: Seat) -> Vec<String> {
        let _ = (view, seat);
        Vec::new()
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

impl Scene<'_> {
    /// Whether the viewer sits here.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// The plate of a seat.
    pub fn plate(&self, seat: Seat) -> Option<&Plate> {
        self.plates.get(seat.index())
    }

    /// Whether the choice of this notation is offered.
    pub fn is_offered(&self, notation: &str) -> bool {
        self.ask.is_some_and(|ask| ask.offers.iter().any(|offer| offer.choice == notation))
    }

    /// Whether the choice of this notation is offered or withheld.
    pub fn is_spoken_of(&self, notation: &str) -> bool {
        let withheld = |ask: &AskSheet| ask.withheld.iter().any(|it| it.choice == notation);
        self.is_offered(notation) || self.ask.is_some_and(withheld)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Lang;
    use kernel::face::{OfferSheet, Typed, WithheldSheet};

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
            typed: Typed::new(()),
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
    fn what_is_withheld_is_spoken_of_and_not_offered() {
        let (speaker, ask) = (lang::Speaker::new(&[]).unwrap(), ask());
        let scene = Scene {
            view: &Nothing,
            viewer: Viewer::Seat(Seat(0)),
            ask: Some(&ask),
            plates: &[],
            tongue: Tongue::plain(&speaker, Lang::English),
        };
        let told = |choice| (scene.is_offered(choice), scene.is_spoken_of(choice));
        assert_eq!(told("in c3"), (true, true));
        assert_eq!(told("in c4"), (false, true));
        assert_eq!(told("in c5"), (false, false));
    }

    #[test]
    fn a_board_of_no_game_takes_the_words_of_a_choice_for_its_things() {
        let (speaker, ask) = (lang::Speaker::new(&[]).unwrap(), ask());
        let tongue = Tongue::plain(&speaker, Lang::English);
        let viewer = Viewer::Seat(Seat(0));
        let scene = Scene { view: &Nothing, viewer, ask: Some(&ask), plates: &[], tongue };
        let named = crate::boards::Plain.things(&scene, "move c1 c3");
        assert_eq!(named, ["move", "c1", "c3"]);
    }
}
