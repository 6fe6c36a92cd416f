//! The words of a game, in the order of their letters.

use super::words::{forms, linked};
use super::{Leaf, Rulebook};
use crate::Tongue;
use crate::shell::Reader;
use lessons::Term;
use maud::{Markup, html};

/// The glossary of a game.
pub fn glossary(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    let forms = forms(tongue, book.book);
    let named = |term: &'_ Term| (tongue.word(format!("term-{}", term.name)), term.clone());
    let mut terms: Vec<(String, Term)> = book.book.terms.iter().map(named).collect();
    terms.sort_by_key(|(word, _)| word.to_lowercase());
    let title = tongue.word("page-glossary");
    let article = html! {
        h1 { (title) }
        p.lead { (tongue.word("page-glossary-help")) }
        dl.glossary lang=[tongue.foreign("game-name")] {
            @for (word, term) in &terms {
                div id=(format!("term-{}", term.name)) {
                    dt { (word) }
                    dd {
                        (linked(&tongue.word(format!("term-{}.text", term.name)), book.game, &forms, Some(&term.name))) " "
                        @if let Some(para) = &term.para { (book.number(tongue, para)) }
                    }
                }
            }
        }
    };
    book.bound(reader, tongue, &Leaf { here: "glossary", query: "", title, article })
}
