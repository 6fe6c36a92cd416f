//! The rules as a book: what one does and how one wins, then the chapters, with contents that stay at hand.

mod chapter;
mod glossary;
mod rulings;
mod search;
mod words;

pub use chapter::chapter;
pub use glossary::glossary;
pub use rulings::rulings;
pub use search::search;

use super::{picture, plain};
use crate::cover::cover;
use crate::look::{self, Art};
use crate::shell::Reader;
use crate::table::{foreign, title_of};
use crate::{Board, Tongue};
use kernel::{Message, Para};
use lessons::{Book, Chapter, Lesson, TurnPart};
use maud::{Markup, html};
use std::sync::Arc;

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

/// A rulebook.
#[derive(Debug, Clone, Copy)]
pub struct Rulebook<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// Its paragraphs.
    pub law: &'a [&'static [Para]],
    /// Its book.
    pub book: &'a Book,
    /// Its lessons.
    pub lessons: &'a [Arc<Lesson>],
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

/// What one does and how one wins, and the chapters with a line each.
pub fn front(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    let title = title_of(tongue, book.game);
    let about = tongue.maybe("book-aim").or_else(|| tongue.maybe("game-name.about"));
    let article = html! {
        div.book-cover { (cover(book.board)) h1 { (title) } }
        (foreign(tongue))
        @if let Some(about) = about { section.aim { h2 { (tongue.word("page-book-aim")) } p lang=[tongue.foreign("game-name")] { (about) } } }
        @if let Some(win) = tongue.maybe("book-win") { section.aim { h2 { (tongue.word("page-book-win")) } p lang=[tongue.foreign("game-name")] { (win) } } }
        @if !book.book.turn.is_empty() {
            section.aim { h2 { (tongue.word("page-book-turn")) } (turn(tongue, book, &book.book.turn)) }
        }
        (ways(tongue, book))
        h2 { (tongue.word("page-book-chapters")) }
        ol.chapters lang=[tongue.foreign("game-name")] {
            @for chapter in &book.book.chapters {
                li { a href=(book.address(&chapter.name)) {
                    b { (title_of_chapter(tongue, book, chapter)) }
                    @if let Some(line) = tongue.maybe(format!("chapter-{}.about", chapter.name)) { span { (line) } }
                } }
            }
        }
    };
    book.bound(reader, tongue, &Leaf { here: "", query: "", title, article })
}

/// Where one goes from here: to a lesson, to a table, to those one plays, to the cards.
fn ways(tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    html! {
        p.ways {
            @if let Some(first) = book.lessons.first() {
                a.button.primary href=(format!("/learn/{}", book.game)) { (picture(look::ui("lesson"), None)) (tongue.word(first.key("title"))) }
            }
            @if !book.book.pages.is_empty() { a.button href=(format!("/know/{}", book.game)) { (picture(look::ui("players"), None)) (tongue.word("page-know")) } }
            @if !book.book.decks.is_empty() { a.button href=(format!("/cards/{}", book.game)) { (picture(look::ui("deck"), None)) (tongue.word("page-cards")) } }
            a.button href=(format!("/new/{}", book.game)) { (picture(look::ui("chair"), None)) (tongue.word("page-set-table")) }
        }
    }
}

/// The parts of a turn in order, with their paragraphs.
pub(super) fn turn(tongue: &Tongue<'_>, book: &Rulebook<'_>, parts: &[TurnPart]) -> Markup {
    html! {
        ol.turn-parts lang=[tongue.foreign("game-name")] {
            @for part in parts {
                @let key = format!("turn-{}", part.name);
                li {
                    b { (tongue.word(format!("{key}.title"))) } " " (tongue.word(key)) " "
                    @for number in &part.law { (book.number(tongue, number)) " " }
                }
            }
        }
    }
}

/// The title of a chapter: its own, or that of the law where it has none.
fn title_of_chapter(tongue: &Tongue<'_>, book: &Rulebook<'_>, chapter: &Chapter) -> String {
    let own = tongue.maybe(format!("chapter-{}", chapter.name));
    let of_law = || tongue.maybe(format!("law-{}", chapter.name));
    let first = || chapter.paragraphs(book.law).first().map(|&para| tongue.law(para).title);
    own.or_else(of_law).or_else(first).unwrap_or_else(|| chapter.name.clone())
}

/// A page of a book.
struct Leaf<'a> {
    /// Which: a chapter's name, or nothing for the front.
    here: &'a str,
    /// What is searched for.
    query: &'a str,
    title: String,
    article: Markup,
}

impl Rulebook<'_> {
    fn address(&self, leaf: &str) -> String {
        let way = if leaf.is_empty() { "" } else { "/" };
        format!("/rules/{}{way}{leaf}", self.game)
    }

    /// Where a paragraph stands in this book.
    pub fn place(&self, number: &str) -> Option<String> {
        let para = self.law.iter().copied().flatten().find(|para| para.number() == number)?;
        let chapter = self.book.chapter_of(number)?;
        Some(format!("{}#{}", self.address(&chapter.name), para.key()))
    }

    /// A number that leads to its paragraph, or to the chapter that is numbered so.
    pub(super) fn number(&self, tongue: &Tongue<'_>, number: &str) -> Markup {
        let numbers = self.law.iter().copied().flatten();
        let first = numbers.clone().find(|para| para.number() == number);
        let below =
            || numbers.clone().find(|para| para.number().starts_with(&format!("{number}.")));
        let address = first.or_else(below).and_then(|para| self.place(para.number()));
        let title = first.map(|&para| tongue.law(para).title);
        html! {
            @match address {
                Some(address) => a.number-link href=(address) title=[title] { (number) },
                None => span.number-link { (number) },
            }
        }
    }

    /// A page with its contents at hand.
    fn bound(&self, reader: &Reader, tongue: &Tongue<'_>, leaf: &Leaf<'_>) -> Markup {
        let address = self.address(leaf.here);
        let main = html! {
            div.book {
                (self.contents(tongue, leaf))
                article.leaf { (leaf.article) }
            }
        };
        plain(reader, tongue, leaf.title.clone(), &address, main)
    }

    fn contents(&self, tongue: &Tongue<'_>, &Leaf { here, query, .. }: &Leaf<'_>) -> Markup {
        let entry = |leaf: &str, title: &str| {
            html! { li { a href=(self.address(leaf)) aria-current=[(leaf == here).then_some("page")] { (title) } } }
        };
        let list = html! {
            ol {
                (entry("", &tongue.word("page-book-front")))
                @for chapter in &self.book.chapters { (entry(&chapter.name, &title_of_chapter(tongue, self, chapter))) }
                @if !self.book.terms.is_empty() { (entry("glossary", &tongue.word("page-glossary"))) }
                @if !self.book.rulings(tongue.lang).is_empty() { (entry("rulings", &tongue.word("page-rulings"))) }
            }
        };
        html! {
            nav.contents aria-label=(tongue.word("page-book-contents")) {
                (self.asking(tongue, query))
                details.contents-fold { summary { (tongue.word("page-book-contents")) } (list) }
                div.contents-open { h2 { a href=(self.address("")) { (title_of(tongue, self.game)) } } (list) }
            }
        }
    }

    /// The form that searches.
    fn asking(&self, tongue: &Tongue<'_>, query: &str) -> Markup {
        html! {
            form.search role="search" action=(self.address("")) {
                label.sr for="q" { (tongue.word("page-search")) }
                input #q type="search" name="q" value=(query) placeholder=(tongue.word("page-search-placeholder"));
                button { (tongue.word("page-search")) }
            }
        }
    }
}
