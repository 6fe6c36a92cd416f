//! What is found in a rulebook, by number or by words, with the words shown.

use super::words::marked;
use super::{Leaf, Rulebook, title_of_chapter};
use crate::Tongue;
use crate::shell::Reader;
use crate::table::title_of;
use kernel::{Message, Para};
use lang::LawText;
use lessons::Chapter;
use maud::{Markup, html};

/// The paragraphs in which all words stand, or whose number begins so.
pub fn search(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>, query: &str) -> Markup {
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let found: Vec<(&Chapter, Vec<Found>)> = book
        .book
        .chapters
        .iter()
        .map(|chapter| (chapter, in_chapter(tongue, book, chapter, &wanted)))
        .filter(|(_, found)| !found.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, found)| found.len()).sum();
    let said = Message::new("page-search-found").with("count", count).with("query", query.trim());
    let article = html! {
        h1 { (tongue.word("page-search-results")) }
        p.count role="status" { (tongue.say(&said)) }
        @for (chapter, found) in &found {
            h2 { a href=(book.address(&chapter.name)) { (title_of_chapter(tongue, book, chapter)) } }
            ol.law.found lang=[tongue.foreign("game-name")] { @for one in found { (shown(book, one, &wanted)) } }
        }
    };
    let title = title_of(tongue, book.game);
    book.bound(reader, tongue, &Leaf { here: "?", query, title, article })
}

/// A paragraph that was found, and what was ruled on it where the words stand there.
struct Found {
    para: Para,
    text: LawText,
    ruled: Vec<(String, String)>,
}

fn in_chapter(
    tongue: &Tongue<'_>,
    book: &Rulebook<'_>,
    chapter: &Chapter,
    wanted: &[String],
) -> Vec<Found> {
    let one = |para: Para| {
        let text = tongue.law(para);
        let rulings = book.book.rulings_on(tongue.lang, para.number());
        let told = |it: &lessons::Ruling| (it.number.clone(), it.text.replace(['`', '*'], ""));
        let ruled = rulings.map(told).filter(|(_, text)| has_all(text, wanted)).collect();
        Found { para, text, ruled }
    };
    let fits = |found: &Found| {
        let Found { para, text, ruled } = found;
        let number = para.number().to_lowercase();
        let numbered = wanted.len() == 1 && number.starts_with(&wanted[0]);
        let said = format!("{} {}", text.title, text.summary);
        !wanted.is_empty() && (numbered || has_all(&said, wanted) || !ruled.is_empty())
    };
    chapter.paragraphs(book.law).into_iter().map(one).filter(fits).collect()
}

/// Whether every word wanted begins a word of the text.
fn has_all(text: &str, wanted: &[String]) -> bool {
    let text = text.to_lowercase();
    let begins = |word: &String| {
        text.match_indices(word.as_str())
            .any(|(at, _)| !text[..at].ends_with(|before: char| before.is_alphanumeric()))
    };
    !wanted.is_empty() && wanted.iter().all(begins)
}

fn shown(book: &Rulebook<'_>, found: &Found, wanted: &[String]) -> Markup {
    let Found { para, text, ruled } = found;
    let summary = (!lang::has_gap(&text.summary)).then_some(&text.summary);
    html! {
        li id=(para.key()) {
            a.number href=[book.place(para.number())] { (para.number()) }
            div {
                h3 { (marked(&text.title, wanted)) }
                @if let Some(summary) = summary { p { (marked(summary, wanted)) } }
                @for (number, text) in ruled { div.ruling role="note" { b { (number) } p { (marked(text, wanted)) } } }
            }
        }
    }
}
