//! The tray: what is offered and lies nowhere on the board is laid out beside the mat, so that a hand finds every answer.
//!
//! Two kinds of answers need no place there. One that closes what is asked has its button beside the board, whatever is
//! asked; a number is set on a stepper.

use crate::board::{Board, Drawn, Scene};
use crate::look::Art;
use crate::shell::picture;
use kernel::Foreseen;
use kernel::face::{AskSheet, OfferSheet};
use maud::html;
use std::collections::BTreeSet;

/// What lies on the tray for an offer.
struct Laid {
    word: String,
    face: Option<Art>,
    label: String,
}

impl Scene<'_> {
    /// The things an offer names in the order a hand would touch them; what names none is its own thing on the tray.
    pub fn touched(&self, board: &dyn Board, offer: &OfferSheet) -> Vec<String> {
        let things = board.things(self, &offer.choice);
        if !things.is_empty() || self.stands_beside(board, offer) {
            return things;
        }
        vec![format!("lies-{}", offer.choice.replace(' ', "-"))]
    }

    /// Whether an answer stands beside the board, whatever is asked: one that closes the question, or a mere number.
    pub fn stands_beside(&self, board: &dyn Board, offer: &OfferSheet) -> bool {
        let is_number = |offer: &OfferSheet| board.amount(&offer.choice).is_some();
        let all = |ask: &AskSheet| ask.offers.iter().all(|other| other.closes || is_number(other));
        offer.closes || is_number(offer) && self.ask.is_some_and(all)
    }

    /// Whether an offer that names nothing leads to a question whose things lie in the open: it is found at them.
    fn leads_on(&self, board: &dyn Board, foreseen: Option<&Foreseen>, open: &Open<'_>) -> bool {
        let next = foreseen.and_then(|it| it.next.as_deref());
        next.is_some_and(|ask| {
            let scene = Scene { ask: Some(ask), ..*self };
            let mut firsts = ask.offers.iter().map(|offer| board.things(&scene, &offer.choice));
            firsts.any(|things| things.first().is_some_and(|word| open.has(word)))
        })
    }
}

/// The words of what lies in the open: what is drawn, and the plates.
struct Open<'a> {
    drawn: BTreeSet<&'a str>,
    seats: Vec<String>,
}

impl Open<'_> {
    fn has(&self, word: &String) -> bool {
        self.drawn.contains(&**word) || self.seats.contains(word)
    }
}

impl Drawn {
    /// The words of the things that are drawn in the open, plates not counted.
    pub fn words(&self) -> BTreeSet<&str> {
        let parts = [&self.board.0, &self.mat.0, &self.beside.0];
        let values = parts.into_iter().flat_map(|part| part.split(" data-thing=\"").skip(1));
        values.filter_map(|rest| rest.split('"').next()).flat_map(|it| it.split(' ')).collect()
    }

    /// Lays what is offered and lies nowhere in the open on a tray beside the mat: another's cards, services, what might
    /// lie face down, a deed that asks nothing more. What is foreseen tells which deeds are found on the board.
    #[must_use]
    pub fn with_tray(mut self, board: &dyn Board, scene: &Scene<'_>, all: &[Foreseen]) -> Self {
        let tray = self.tray(board, scene, all);
        if !tray.is_empty() {
            self.mat = html! {
                div.tray role="group" aria-label=(scene.tongue.word("page-tray")) {
                    @for Laid { word, face, label } in tray {
                        div data-thing=(word) title=(label) { @if let Some(face) = face { (picture(face, None)) } span { (label) } }
                    }
                }
                (self.mat)
            };
        }
        self
    }

    fn tray(&self, board: &dyn Board, scene: &Scene<'_>, foreseen: &[Foreseen]) -> Vec<Laid> {
        let seats = scene.plates.iter().map(|plate| format!("seat-{}", plate.seat));
        let open = Open { drawn: self.words(), seats: seats.collect() };
        let mut tray: Vec<Laid> = Vec::new();
        let offers = scene.ask.iter().flat_map(|ask| &ask.offers).enumerate();
        for (index, offer) in offers {
            let things = scene.touched(board, offer);
            let known = things.iter().any(|word| tray.iter().any(|other| other.word == *word));
            let placeless = || board.things(scene, &offer.choice).is_empty();
            if known || things.iter().any(|word| open.has(word)) {
                continue;
            }
            let Some(word) = things.into_iter().next() else { continue };
            if !(placeless() && scene.leads_on(board, foreseen.get(index), &open)) {
                let (face, label) = (board.face(&offer.choice), scene.tongue.say(&offer.label));
                tray.push(Laid { word, face, label });
            }
        }
        tray
    }
}
