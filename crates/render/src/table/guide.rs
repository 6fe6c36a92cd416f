//! What helps at a table: the goal at the first question, the way through one's turn, and pages on those who play.

use super::{Shown, para_link};
use crate::look::{self, Art};
use crate::shell::picture;
use kernel::face::AskSheet;
use kernel::{Message, Seat};
use maud::{Markup, html};

/// What there is to help at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Guide {
    /// What everyone plays for, where the viewer has not answered anything yet.
    pub goal: Option<String>,
    /// The parts of the viewer's turn, and which of them this is.
    pub turn: Vec<GuidedPart>,
    /// The lessons on what is asked, or on whom the viewer plays: where they are, and their titles.
    pub lessons: Vec<(String, String)>,
    /// For each seat, the pages on whom it plays.
    pub known: Vec<Vec<KnownLink>>,
    /// The words of everything there is a page on.
    pub pages: Vec<String>,
}

/// A part of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuidedPart {
    /// Its title.
    pub title: String,
    /// What is done in it.
    pub text: String,
    /// Whether the viewer is asked in it now.
    pub here: bool,
}

/// A page on somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownLink {
    /// Where it is.
    pub address: String,
    /// Whom it is about.
    pub name: String,
    /// Their picture.
    pub art: Art,
}

/// The goal, at the first question of a game.
pub(super) fn goal(shown: &Shown<'_>) -> Markup {
    html! {
        @if let Some(goal) = &shown.guide.goal {
            p.your-goal { (picture(look::ui("trophy"), None)) b { (shown.tongue.word("page-goal")) ":" } " " (goal) }
        }
    }
}

/// The way through one's turn, for whoever wants it: where one is, and what this question is about.
pub(super) fn walk(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let (tongue, guide) = (&shown.tongue, &shown.guide);
    let law = tongue.law(ask.para);
    let said = !lang::has_gap(&law.summary);
    html! {
        @if !guide.turn.is_empty() {
            details.walk {
                summary title=(tongue.word("page-walk")) { (picture(look::ui("lesson"), None)) span { (tongue.word("page-walk")) } }
                ol {
                    @for part in &guide.turn {
                        li.here[part.here] aria-current=[part.here.then_some("step")] { b { (part.title) } " " (part.text) }
                    }
                }
                p { b { (tongue.word("page-walk-this")) } " " (law.title) "." @if said { " " (law.summary) } " " (para_link(tongue, shown.game, ask.para)) }
                @if !guide.lessons.is_empty() {
                    p.taught { (tongue.word("page-book-taught")) @for (address, title) in &guide.lessons { " " a href=(address) { (title) } } }
                }
            }
        }
    }
}

/// Where to read on about whom a seat plays.
pub(super) fn known(shown: &Shown<'_>, seat: Seat) -> Markup {
    let links = shown.guide.known.get(seat.index()).map_or(&[][..], Vec::as_slice);
    html! {
        @if !links.is_empty() {
            p.known-links { @for link in links {
                a.button.quiet href=(link.address) { (picture(link.art, None)) (shown.tongue.say(&Message::new("page-know-one").with("name", link.name.clone()))) }
            } }
        }
    }
}

/// The words of everything there is a page on: for the card that explains a thing.
pub(super) fn pages(shown: &Shown<'_>) -> Markup {
    let words = &shown.guide.pages;
    html! {
        @if !words.is_empty() {
            p.pages hidden data-pages=(words.join(" ")) { a href=(format!("/know/{}", shown.game)) { (shown.tongue.word("page-know")) } }
        }
    }
}
