//! The lessons of a game.

use super::{picture, plain};
use crate::cover::cover;
use crate::look;
use crate::shell::Reader;
use crate::table::title_of;
use crate::{Board, Tongue};
use kernel::Message;
use maud::{Markup, html};

/// What the page of a game's lessons shows.
#[derive(Debug)]
pub struct Learning<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// Its lessons, in the order they are best taken.
    pub lessons: Vec<LessonLine>,
}

/// A lesson in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct LessonLine {
    /// Where it begins.
    pub begin: String,
    /// Its title.
    pub title: Message,
    /// What one learns.
    pub about: Message,
    /// Whether the reader has come through it.
    pub done: bool,
    /// The table where the reader left it.
    pub left: Option<String>,
}

/// The lessons of a game.
pub fn learning(reader: &Reader, tongue: &Tongue<'_>, page: &Learning<'_>) -> Markup {
    let game = title_of(tongue, page.game);
    let title = tongue.say(&Message::new("page-lessons-of").with("game", game));
    let done = page.lessons.iter().filter(|line| line.done).count();
    let count = Message::new("page-lessons-done").with("done", done).with("of", page.lessons.len());
    let main = html! {
        div.learning {
            div.learning-head { (cover(page.board)) div { h1 { (title) } p { (tongue.word("page-lessons-help")) } p.facts { (tongue.say(&count)) } } }
            ol.lessons { @for (index, line) in page.lessons.iter().enumerate() { (lesson(tongue, index + 1, line)) } }
            p.also {
                a.button.quiet href=(format!("/rules/{}", page.game)) { (tongue.word("page-rules")) }
                a.button.quiet href=(format!("/new/{}", page.game)) { (tongue.word("page-set-table")) }
            }
        }
    };
    plain(reader, tongue, title_of(tongue, page.game), &format!("/learn/{}", page.game), main)
}

fn lesson(tongue: &Tongue<'_>, number: usize, line: &LessonLine) -> Markup {
    let begin = if line.done { "page-lesson-again" } else { "page-lesson-begin" };
    html! {
        li.lesson-line.done[line.done] id=[line.begin.rsplit('/').next()] {
            span.number aria-hidden="true" { @if line.done { (picture(look::ui("check"), None)) } @else { (number) } }
            div { h2 { (tongue.say(&line.title)) @if line.done { span.sr { " " (tongue.word("page-lesson-learned")) } } } p { (tongue.say(&line.about)) } }
            div.deeds {
                @if let Some(table) = &line.left { a.button.primary href=(table) { (tongue.word("page-lesson-resume")) } }
                form method="post" action=(line.begin) { button.primary[line.left.is_none() && !line.done] { (tongue.word(begin)) } }
            }
        }
    }
}
