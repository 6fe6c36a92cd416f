//! A moment of a table's past, and the way to the next.

use super::{Shown, cut, log};
use crate::shell::{Page, Reader, shell};
use kernel::{Message, Seat, Viewer};
use maud::{Markup, html};

/// Which moment of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// After so many choices.
    pub at: usize,
    /// Of so many.
    pub of: usize,
    /// Whether the reader may look through anyone's eyes: the game is over.
    pub all_eyes: bool,
}

/// The page of a moment.
pub fn replay(shown: &Shown<'_>, moment: Moment, reader: &Reader) -> Markup {
    let drawn = shown.drawn();
    let main = html! {
        div.table.replay.(format!("board-{}", shown.game)) {
            section.region.status {
                h1 { (super::title_of(&shown.tongue, shown.game)) }
                (steps(shown, moment))
            }
            section.region.board tabindex="0" aria-label=(shown.tongue.word("page-region-board")) { (drawn.board) }
            section.region.mat tabindex="0" aria-label=(shown.tongue.word("page-region-mat")) { (drawn.mat) }
            div.left {
                section.region.players { (super::players::players(shown, &drawn)) }
                section.region.beside tabindex="0" aria-label=(shown.tongue.word("page-region-beside")) { (drawn.beside) }
            }
            div.below { section.region.log tabindex="0" aria-label=(shown.tongue.word("page-region-log")) { (log::lines(shown)) (cut::whole(shown)) } }
        }
    };
    let page = Page {
        title: shown.tongue.word("page-replay"),
        class: "page-table page-replay",
        address: format!("/t/{}/replay?at={}", shown.id, moment.at),
        notice: None,
        sheet: Some(shown.sheet.to_owned()),
        main,
    };
    shell(reader, &shown.tongue, &page)
}

fn steps(shown: &Shown<'_>, moment: Moment) -> Markup {
    let to = |at: usize| address(shown, moment, at, shown.viewer);
    let word = |key: &'static str| shown.tongue.word(key);
    let place = Message::new("page-moment").with("at", moment.at).with("of", moment.of);
    html! {
        nav.steps aria-label=(word("page-replay")) {
            a href=(to(0)) title=(word("page-first")) { "|◀" span.sr { (word("page-first")) } }
            a href=(to(moment.at.saturating_sub(1))) rel="prev" title=(word("page-previous")) { "◀" span.sr { (word("page-previous")) } }
            span { (shown.tongue.say(&place)) }
            a href=(to((moment.at + 1).min(moment.of))) rel="next" title=(word("page-next")) { "▶" span.sr { (word("page-next")) } }
            a href=(to(moment.of)) title=(word("page-last")) { "▶|" span.sr { (word("page-last")) } }
        }
        @if moment.all_eyes { (eyes(shown, moment)) }
        a.button.quiet href=(format!("/t/{}", shown.id)) { (word("page-back-to-table")) }
    }
}

fn eyes(shown: &Shown<'_>, moment: Moment) -> Markup {
    let word = shown.tongue.word("page-watcher");
    let seats = shown.plates.iter().map(|plate| (Viewer::Seat(plate.seat), plate.name.as_str()));
    html! {
        nav.eyes aria-label=(shown.tongue.word("page-eyes")) {
            @for (viewer, name) in std::iter::once((Viewer::Watcher, word.as_str())).chain(seats) {
                a href=(address(shown, moment, moment.at, viewer))
                    aria-current=[(viewer == shown.viewer).then_some("true")] { (name) }
            }
        }
    }
}

fn address(shown: &Shown<'_>, moment: Moment, at: usize, viewer: Viewer) -> String {
    let seat = viewer.seat().map_or_else(String::new, |Seat(seat)| format!("&as={seat}"));
    let seat = if moment.all_eyes { seat } else { String::new() };
    format!("/t/{}/{}?at={at}{seat}", shown.id, if moment.all_eyes { "replay" } else { "moment" })
}
