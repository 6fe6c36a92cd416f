//! A chapter: its paragraphs, with what was ruled where they are silent, and examples one can try.

use super::words::{Form, forms, linked};
use super::{Leaf, Rulebook, title_of_chapter};
use crate::Tongue;
use crate::look;
use crate::shell::{Reader, picture};
use kernel::{Absence, Para};
use lessons::{Chapter, Example, Ruling};
use maud::{Markup, html};

/// A chapter of a rulebook.
pub fn chapter(
    reader: &Reader,
    tongue: &Tongue<'_>,
    book: &Rulebook<'_>,
    chapter: &Chapter,
) -> Markup {
    let forms = forms(tongue, book.book);
    let title = title_of_chapter(tongue, book, chapter);
    let article = html! {
        h1 { (title) }
        @if let Some(line) = tongue.maybe(format!("chapter-{}.about", chapter.name)) { p.lead { (line) } }
        ol.law lang=[tongue.foreign("game-name")] {
            @for para in chapter.paragraphs(book.law) { (paragraph(tongue, book, para, &forms)) }
        }
        (neighbours(tongue, book, chapter))
    };
    book.bound(reader, tongue, &Leaf { here: &chapter.name, query: "", title, article })
}

fn neighbours(tongue: &Tongue<'_>, book: &Rulebook<'_>, chapter: &Chapter) -> Markup {
    let (before, after) = book.book.neighbours(&chapter.name);
    let way = |chapter: &Chapter, word: &'static str, rel: &'static str| {
        html! {
            a.button rel=(rel) href=(book.address(&chapter.name)) {
                small { (tongue.word(word)) } b { (title_of_chapter(tongue, book, chapter)) }
            }
        }
    };
    html! {
        nav.neighbours aria-label=(tongue.word("page-book-neighbours")) {
            @if let Some(before) = before { (way(before, "page-book-previous", "prev")) }
            @if let Some(after) = after { (way(after, "page-book-next", "next")) }
        }
    }
}

fn paragraph(tongue: &Tongue<'_>, book: &Rulebook<'_>, para: Para, forms: &[Form]) -> Markup {
    let text = tongue.law(para);
    let depth = para.number().matches('.').count().min(4);
    let later = matches!(para.absence(), Some(Absence::Later(_)));
    let summary = (!lang::has_gap(&text.summary)).then_some(&text.summary);
    html! {
        li.(format!("depth-{depth}")).later[later] id=(para.key()) {
            a.number href=(format!("#{}", para.key())) { (para.number()) }
            div {
                h2 { (text.title) }
                @if let Some(summary) = summary { p { (linked(summary, book.game, forms, None)) } }
                (lessons(tongue, book, para))
                @for ruling in book.book.rulings_on(tongue.lang, para.number()) { (ruled(tongue, ruling)) }
                @for example in book.book.examples_of(para.number()) { (tried(tongue, book, example)) }
            }
        }
    }
}

/// The lessons that apply a paragraph.
fn lessons(tongue: &Tongue<'_>, book: &Rulebook<'_>, para: Para) -> Markup {
    let teaches = |it: &&std::sync::Arc<lessons::Lesson>| {
        it.teaches.iter().any(|number| number == para.number())
    };
    let mut teaching = book.lessons.iter().filter(teaches).peekable();
    let any = teaching.peek().is_some();
    html! {
        @if any {
            p.taught { (picture(look::ui("lesson"), None)) (tongue.word("page-book-taught")) " "
                @for lesson in teaching { a href=(format!("/learn/{}#{}", book.game, lesson.name)) { (tongue.word(lesson.key("title"))) } " " }
            }
        }
    }
}

/// What was ruled: the marks of a document stand for nothing here.
fn ruled(tongue: &Tongue<'_>, ruling: &Ruling) -> Markup {
    let text = ruling.text.replace(['`', '*'], "");
    html! {
        div.ruling role="note" {
            b { (tongue.word("page-book-ruling")) " " (ruling.number) @if let Some(title) = &ruling.title { ": " (title) } }
            p { (text) }
        }
    }
}

fn tried(tongue: &Tongue<'_>, book: &Rulebook<'_>, example: &Example) -> Markup {
    let key = format!("example-{}", example.name);
    let text = tongue.word(format!("{key}.text"));
    html! {
        div.example role="note" id=(key.clone()) {
            b { (picture(look::ui("board"), None)) (tongue.word("page-book-example")) ": " (tongue.word(key)) }
            p { (text) }
            form method="post" action=(format!("/rules/{}/try/{}", book.game, example.name)) {
                button { (tongue.word("page-book-try")) }
            }
        }
    }
}
