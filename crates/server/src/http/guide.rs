//! What helps at a table: the goal, the way through a turn, and pages on those who play.

use super::visit::Seen;
use kernel::face::AskSheet;
use kernel::message::Arg;
use kernel::{AnyTable, Message, Seat};
use lessons::{Book, Lesson, Page};
use render::pages::{art_of, name_of};
use render::table::{Guide, GuidedPart, KnownLink, Shown};
use std::sync::Arc;

impl Seen<'_> {
    /// What there is to help whoever sees this.
    pub(super) fn guide(&self, shown: &Shown<'_>, table: Option<&dyn AnyTable>) -> Guide {
        let book = &self.boxed.book;
        let known = shown.plates.iter().map(|plate| self.links(shown, plate.seat)).collect();
        let own = shown.viewer.seat();
        let is_first = |seat: Seat| {
            let answered = |table: &dyn AnyTable| table.answers().iter().any(|it| it.seat == seat);
            table.is_some_and(|table| !answered(table))
        };
        let goal = own.filter(|&seat| is_first(seat)).and_then(|_| shown.tongue.maybe("book-goal"));
        let turn = own.zip(shown.ask.as_ref()).map(|(seat, ask)| self.turn(shown, seat, ask));
        let lessons = own.zip(shown.ask.as_ref()).map(|(seat, ask)| self.lessons(shown, seat, ask));
        let pages = book.pages.iter().flat_map(words).collect();
        let (turn, lessons) = (turn.unwrap_or_default(), lessons.unwrap_or_default());
        Guide { goal, turn, lessons, known, pages }
    }

    /// The lessons that apply the paragraph which asks; without any, the one on whom the seat plays.
    fn lessons(&self, shown: &Shown<'_>, seat: Seat, ask: &AskSheet) -> Vec<(String, String)> {
        let boxed = self.boxed;
        let number = ask.para.number();
        let applies = |it: &&Arc<Lesson>| it.teaches.iter().any(|own| own == number);
        let mut found: Vec<&Lesson> =
            boxed.lessons.iter().filter(applies).map(|it| &**it).collect();
        if found.is_empty() {
            let own = self.pages(shown, seat).into_iter().find_map(|page| page.lesson.as_deref());
            found.extend(boxed.lessons.iter().find(|it| own == Some(&*it.name)).map(|it| &**it));
        }
        let place = |it: &Lesson| format!("/learn/{}#{}", boxed.game.name(), it.name);
        let link = |it: &Lesson| (place(it), shown.tongue.word(it.key("title")));
        found.into_iter().map(link).collect()
    }

    /// The parts of a seat's turn; where it is asked by a paragraph of none of them, it stands where it last heard of one.
    fn turn(&self, shown: &Shown<'_>, seat: Seat, ask: &AskSheet) -> Vec<GuidedPart> {
        let book = &self.boxed.book;
        let turn = book.turn_of(self.pages(shown, seat).into_iter().find(|it| !it.turn.is_empty()));
        let asked = Book::part_at(turn, ask.para.number());
        let told = || shown.story.iter().rev().find_map(|it| Book::part_at(turn, it.para.number()));
        let here = asked.or_else(told);
        let part = |(at, part): (usize, &lessons::TurnPart)| {
            let key = format!("turn-{}", part.name);
            GuidedPart {
                title: shown.tongue.word(format!("{key}.title")),
                text: shown.tongue.word(key),
                here: here == Some(at),
            }
        };
        turn.iter().enumerate().map(part).collect()
    }

    /// The pages on whom a seat plays: those its role names, and those its board shows.
    fn pages(&self, shown: &Shown<'_>, seat: Seat) -> Vec<&Page> {
        let mut named = Vec::new();
        keys(&shown.tongue.names.of(seat), &mut named);
        if let Some(view) = shown.view.as_deref() {
            named.extend(self.boxed.board.plays(view, seat));
        }
        let mut found: Vec<&Page> = Vec::new();
        for page in named.iter().filter_map(|word| self.boxed.book.page(word)) {
            if !found.contains(&page) {
                found.push(page);
            }
        }
        found
    }

    fn links(&self, shown: &Shown<'_>, seat: Seat) -> Vec<KnownLink> {
        let game = self.boxed.game.name();
        let link = |page: &Page| KnownLink {
            address: format!("/know/{game}/{}", page.name()),
            name: name_of(&shown.tongue, page),
            art: art_of(game, page),
        };
        self.pages(shown, seat).into_iter().map(link).collect()
    }
}

/// The words that mean a page.
fn words(page: &Page) -> Vec<String> {
    let also = page.also.iter().flat_map(|id| [format!("{}-{id}", page.kind), id.clone()]);
    std::iter::once(page.name()).chain(also).collect()
}

/// The keys of a message and of all it is filled with.
fn keys(message: &Message, found: &mut Vec<String>) {
    found.push(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(inner) => keys(inner, found),
            Arg::List(list) => list.iter().for_each(|inner| keys(inner, found)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}
