//! Everyone one can play or meet: what it wants, how its turn goes, hints on playing it and against it.

use super::rules::{self, Rulebook};
use super::{picture, plain};
use crate::look::{self, Art};
use crate::shell::Reader;
use crate::table::title_of;
use crate::{Board, Livery, Tongue};
use kernel::{Message, Seat};
use lessons::{Book, Page};
use maud::{Markup, html};

/// How many hints stand on each side.
pub const HINTS: usize = 3;

/// The name of a page: its own, or that of the thing.
pub fn name_of(tongue: &Tongue<'_>, page: &Page) -> String {
    let own = tongue.maybe(format!("{}.name", page.key()));
    own.unwrap_or_else(|| tongue.word(page.name()))
}

/// The picture of a page.
pub fn art_of(game: &str, page: &Page) -> Art {
    look::art(game, &page.art())
}

/// The colours of a page: those of its faction or clan, where it has some.
fn livery_of(board: &dyn Board, page: &Page) -> String {
    let livery = board.livery_before(&Message::new(page.name()), Seat(0));
    if livery == Livery::of(Seat(0)) { "no-livery".to_owned() } else { livery.class() }
}

/// A page on one of them, with what the game's data tells of it: fields and their values.
pub fn known(
    reader: &Reader,
    tongue: &Tongue<'_>,
    book: &Rulebook<'_>,
    page: &Page,
    tells: &[(String, String)],
) -> Markup {
    let (name, key) = (name_of(tongue, page), page.key());
    let main = html! {
        article.known.(livery_of(book.board, page)) lang=[tongue.foreign("game-name")] {
            header.known-head {
                span.known-art { (art_of(book.game, page).shown(None)) }
                div {
                    p.kind { a href=(format!("/know/{}#{}", book.game, page.kind)) { (kind(tongue, &page.kind, 1)) } }
                    h1 { (name) }
                    p.lead { (tongue.word(key.clone())) }
                }
            }
            @if !tells.is_empty() { p.tells { @for (field, value) in tells { span { (field) ": " b { (value) } } } } }
            section { h2 { (headed(tongue, page, "turn")) } (turn(tongue, book, page)) }
            div.hints {
                @for side in ["play", "against"] {
                    section.hint-side.(side) {
                        h2 { (headed(tongue, page, side)) }
                        ol { @for number in 1..=HINTS { li { (tongue.word(format!("{key}.{side}-{number}"))) } } }
                    }
                }
            }
            (further(tongue, book, page))
        }
        (others(tongue, book, page))
    };
    plain(reader, tongue, name, &format!("/know/{}/{}", book.game, page.name()), main)
}

/// A heading in the words for this kind of thing, or in those for any.
fn headed(tongue: &Tongue<'_>, page: &Page, part: &str) -> String {
    let own = tongue.maybe(format!("know-kind-{}.{part}", page.kind));
    own.unwrap_or_else(|| tongue.word(format!("page-know-{part}")))
}

fn kind(tongue: &Tongue<'_>, kind: &str, count: usize) -> String {
    tongue.say(&Message::new(format!("know-kind-{kind}")).with("count", count))
}

fn turn(tongue: &Tongue<'_>, book: &Rulebook<'_>, page: &Page) -> Markup {
    let own = tongue.maybe(format!("{}.turn", page.key()));
    html! {
        @match own {
            Some(own) => p { (own) },
            None => (rules::turn(tongue, book, book.book.turn_of(Some(page)))),
        }
    }
}

/// Its lesson and its paragraphs.
fn further(tongue: &Tongue<'_>, book: &Rulebook<'_>, page: &Page) -> Markup {
    let lesson =
        page.lesson.as_ref().and_then(|name| book.lessons.iter().find(|it| it.name == *name));
    html! {
        div.further {
            @if let Some(lesson) = lesson {
                form method="post" action=(format!("/learn/{}/{}", book.game, lesson.name)) {
                    button.primary { (picture(look::ui("lesson"), None)) (tongue.say(&Message::new("page-know-lesson").with("title", Message::new(lesson.key("title"))))) }
                }
            }
            p.numbers { b { (tongue.word("page-know-law")) } " " @for number in &page.law { (book.number(tongue, number)) " " } }
        }
    }
}

/// The others of its kind.
fn others(tongue: &Tongue<'_>, book: &Rulebook<'_>, page: &Page) -> Markup {
    let others = book.book.pages.iter().filter(|other| other.kind == page.kind && *other != page);
    html! {
        nav.others aria-label=(kind(tongue, &page.kind, 2)) {
            h2 { (tongue.word("page-know-others")) }
            ul.faces { @for other in others { (face(tongue, book.game, book.board, other)) } }
            p { a href=(format!("/know/{}", book.game)) { (tongue.word("page-know-all")) } }
        }
    }
}

fn face(tongue: &Tongue<'_>, game: &str, board: &dyn Board, page: &Page) -> Markup {
    html! {
        li.(livery_of(board, page)) {
            a href=(format!("/know/{game}/{}", page.name())) { (art_of(game, page).shown(None)) span { (name_of(tongue, page)) } }
        }
    }
}

/// The kinds of a book's pages, in order.
fn kinds(book: &Book) -> Vec<&str> {
    let mut kinds: Vec<&str> = book.pages.iter().map(|page| page.kind.as_str()).collect();
    kinds.dedup();
    kinds
}

/// All of them, by kind.
pub fn all_known(reader: &Reader, tongue: &Tongue<'_>, book: &Rulebook<'_>) -> Markup {
    let game = title_of(tongue, book.game);
    let title = tongue.say(&Message::new("page-know-of").with("game", game));
    let main = html! {
        h1 { (title) }
        p.lead { (tongue.word("page-know-help")) }
        (faces(tongue, book.game, book.board, book.book))
        p.also {
            a.button.quiet href=(format!("/rules/{}", book.game)) { (tongue.word("page-rules")) }
            a.button.quiet href=(format!("/new/{}", book.game)) { (tongue.word("page-set-table")) }
        }
    };
    plain(reader, tongue, title.clone(), &format!("/know/{}", book.game), main)
}

/// The faces of all pages, by kind.
pub(super) fn faces(tongue: &Tongue<'_>, game: &str, board: &dyn Board, book: &Book) -> Markup {
    html! {
        @for of_kind in kinds(book) {
            section.kind id=(of_kind) {
                h2 { (kind(tongue, of_kind, 2)) }
                ul.faces { @for page in book.pages.iter().filter(|page| page.kind == of_kind) { (face(tongue, game, board, page)) } }
            }
        }
    }
}
