//! Every ruling in one place: where the rulebook is silent or can be read in two ways.

use super::{Leaf, Rulebook};
use crate::Tongue;
use crate::shell::Reader;
use maud::{Markup, html};

/// The rulings of a game.
pub fn rulings(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    let title = tongue.word("page-rulings");
    let article = html! {
        h1 { (title) }
        p.lead { (tongue.word("page-rulings-help")) }
        ol.law lang=[tongue.foreign("game-name")] {
            @for ruling in book.book.rulings(tongue.lang) {
                li id=(ruling.number.to_lowercase()) {
                    a.number href=(format!("#{}", ruling.number.to_lowercase())) { (ruling.number) }
                    div {
                        @if let Some(title) = &ruling.title { h2 { (title) } }
                        p { (ruling.text.replace(['`', '*'], "")) }
                        p.numbers { @for number in &ruling.paras { (book.number(tongue, number)) " " } }
                    }
                }
            }
        }
    };
    book.bound(reader, tongue, &Leaf { here: "rulings", query: "", title, article })
}
