//! The rules: every paragraph of each game, in our words, searchable.

use super::{picture, plain};
use crate::Tongue;
use crate::look::Art;
use crate::shell::Reader;
use crate::table::title_of;
use kernel::{Absence, Message, Para};
use maud::{Markup, html};

/// A rulebook on the shelf.
#[derive(Debug, Clone, Copy)]
pub struct Shelved<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What stands for it.
    pub glyph: Art,
    /// How many paragraphs it has.
    pub paragraphs: usize,
    /// Its own words.
    pub tongue: Tongue<'a>,
}

/// What a rulebook page shows.
#[derive(Debug, Clone, Copy)]
pub struct Rulebook<'a> {
    /// The game's name.
    pub game: &'a str,
    /// Its chapters.
    pub law: &'a [&'static [Para]],
    /// What is searched for; empty for everything.
    pub query: &'a str,
}

/// The list of rulebooks.
pub fn rulebooks(reader: &Reader, tongue: &Tongue<'_>, books: &[Shelved<'_>]) -> Markup {
    let main = html! {
        h1 { (tongue.word("page-rules")) }
        p { (tongue.word("page-rules-help")) }
        ul.tables {
            @for book in books {
                li { a href=(format!("/rules/{}", book.game)) {
                    (picture(book.glyph, None))
                    b { (title_of(&book.tongue, book.game)) }
                    span.phase { (tongue.say(&Message::new("page-paragraphs").with("count", book.paragraphs))) }
                } }
            }
        }
    };
    plain(reader, tongue, tongue.word("page-rules"), "/rules", main)
}

/// One rulebook.
pub fn rulebook(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    let address = format!("/rules/{}", book.game);
    let title = title_of(tongue, book.game);
    let query = book.query.to_lowercase();
    let chapters = book.law.iter().map(|chapter| found(tongue, chapter, &query));
    let chapters: Vec<Vec<_>> = chapters.filter(|chapter| !chapter.is_empty()).collect();
    let count: usize = chapters.iter().map(Vec::len).sum();
    let main = html! {
        h1 { (title) " – " (tongue.word("page-rules")) }
        form.search role="search" action=(address) {
            label for="q" { (tongue.word("page-search")) }
            input #q type="search" name="q" value=(book.query) data-filter=".law li";
            button { (tongue.word("page-search")) }
            span.count aria-live="polite" { (tongue.say(&Message::new("page-paragraphs").with("count", count))) }
        }
        @for chapter in &chapters {
            ol.law { @for (para, text) in chapter { (paragraph(*para, text)) } }
        }
    };
    plain(reader, tongue, title, &address, main)
}

fn found(tongue: &Tongue<'_>, chapter: &[Para], query: &str) -> Vec<(Para, lang::LawText)> {
    let texts = chapter.iter().map(|&para| (para, tongue.law(para)));
    let fits = |(para, text): &(Para, lang::LawText)| {
        query.is_empty()
            || para.number().to_lowercase().starts_with(query)
            || text.title.to_lowercase().contains(query)
            || text.summary.to_lowercase().contains(query)
    };
    texts.filter(fits).collect()
}

fn paragraph(para: Para, text: &lang::LawText) -> Markup {
    let depth = para.number().matches('.').count().min(4);
    let later = matches!(para.absence(), Some(Absence::Later(_)));
    let summary = (!lang::has_fallback(&text.summary)).then_some(&text.summary);
    html! {
        li.(format!("depth-{depth}")).later[later] id=(para.key()) {
            a.number href=(format!("#{}", para.key())) { (para.number()) }
            div { h2 { (text.title) } @if let Some(summary) = summary { p { (summary) } } }
        }
    }
}
