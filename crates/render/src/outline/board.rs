//! The outline on the page: what lies on the table, a table of the players, and the reader's own things as a mat.

use super::{Alike, Line, Outline, Table, Thing};
use crate::shell::picture;
use crate::{Drawn, Scene};
use kernel::Seat;
use maud::{Markup, html};

/// How many numbers a plate has room for.
const ON_PLATE: usize = 4;

/// Draws any view.
pub(crate) fn draw(scene: &Scene<'_>) -> Drawn {
    let mut outline = Outline::of(&scene.view.parts(), scene.tongue, scene.plates.len());
    let own = scene.viewer.seat().map(|seat| outline.take_own(seat)).unwrap_or_default();
    let held = own.iter().flat_map(|line| &line.things).filter_map(Thing::word).collect();
    let sheet = Sheet { scene, held };
    let seats = (0_u8..).map(Seat).take(scene.plates.len());
    Drawn {
        board: html! { div.plain-board { (sheet.outline(&outline)) } },
        mat: html! { @if !own.is_empty() { div.plain-mat { @for line in &own { (sheet.cards(line)) } } } },
        beside: html! {},
        plates: seats.map(|seat| plate(&outline, seat)).collect(),
        mats: Vec::new(),
    }
}

/// The first numbers a seat has in tables of seats.
fn plate(outline: &Outline, seat: Seat) -> Markup {
    let tables = outline.tables.iter().filter(|table| table.of == Alike::Seats);
    let numbers = tables.flat_map(|table| &table.fields).filter_map(|field| {
        match field.cells.get(seat.index())?.as_slice() {
            [Thing::Number(number)] => Some((&field.name, number)),
            _ => None,
        }
    });
    html! { @for (name, number) in numbers.take(ON_PLATE) { span.count { (name) " " b { (number) } } } }
}

/// What is drawn on.
struct Sheet<'a> {
    scene: &'a Scene<'a>,
    /// The words the reader holds: those are chosen there, and not where they lie besides.
    held: Vec<&'a str>,
}

impl Sheet<'_> {
    fn outline(&self, outline: &Outline) -> Markup {
        let (piles, facts): (Vec<_>, Vec<_>) =
            outline.lines.iter().partition(|line| line.is_pile());
        html! {
            @if !facts.is_empty() {
                dl.facts { @for line in facts { div { dt { (line.name) } dd { (self.things(&line.things)) } } } }
            }
            @for table in &outline.tables { (self.table(table)) }
            @if !piles.is_empty() {
                div.piles { @for line in piles { section { h3 { (line.name) } (self.things(&line.things)) } } }
            }
            @for (name, group) in &outline.groups {
                section.group { h3 { (name) } (self.outline(group)) }
            }
        }
    }

    /// What the reader holds, as cards.
    fn cards(&self, line: &Line) -> Markup {
        let card = |thing: &Thing| match thing {
            Thing::Word { said, word, count } => {
                html! {
                    @for number in 0..*count {
                        li data-thing=(word) data-key=(format!("own-{word}-{number}")) { (said) }
                    }
                }
            }
            other => html! { li { (self.thing(other)) } },
        };
        html! { section { h2 { (line.name) } ul.cards { @for thing in &line.things { (card(thing)) } } } }
    }

    fn table(&self, table: &Table) -> Markup {
        match table.of {
            Alike::Seats => self.seats(table),
            Alike::Others(count) => self.others(table, count),
        }
    }

    /// A column for each seat.
    fn seats(&self, table: &Table) -> Markup {
        html! {
            table.seats {
                @if !table.name.is_empty() { caption { (table.name) } }
                thead { tr { td {} @for plate in self.scene.plates {
                    th.(plate.livery.class()).own[self.scene.is_own(plate.seat)].asked[plate.asked] scope="col" {
                        (picture(plate.livery.emblem, None)) span { (self.scene.tongue.say(&self.scene.tongue.names.of(plate.seat))) }
                    }
                } } }
                tbody { @for field in &table.fields { tr {
                    th scope="row" { (field.name) }
                    @for (plate, cell) in self.scene.plates.iter().zip(&field.cells) {
                        td.own[self.scene.is_own(plate.seat)] { (self.things(cell)) }
                    }
                } } }
            }
        }
    }

    /// A line for each.
    fn others(&self, table: &Table, count: usize) -> Markup {
        html! {
            div.wide { table.others {
                caption { (table.name) }
                thead { tr { @for field in &table.fields { th scope="col" { (field.name) } } } }
                tbody { @for one in 0..count { tr {
                    @for field in &table.fields { td { (self.things(&field.cells[one])) } }
                } } }
            } }
        }
    }

    fn things(&self, things: &[Thing]) -> Markup {
        match things {
            [] => html! { span.nothing { "–" } },
            [one] => self.thing(one),
            several => html! { ul.row { @for thing in several { li { (self.thing(thing)) } } } },
        }
    }

    fn thing(&self, thing: &Thing) -> Markup {
        let said = thing.said(&self.scene.tongue);
        match thing {
            Thing::Yes => {
                html! { span.mark aria-label=(self.scene.tongue.word("page-yes")) { (said) } }
            }
            Thing::Number(_) => html! { b.number { (said) } },
            Thing::Seat(seat) => html! {
                @if let Some(plate) = self.scene.plate(*seat) { (picture(plate.livery.emblem, None)) " " }
                (said)
            },
            Thing::Word { word, .. } => {
                let thing = (!self.held.contains(&&**word)).then_some(word);
                html! { span.word data-thing=[thing] { (said) } }
            }
            Thing::Phrase(_) => html! { (said) },
        }
    }
}

impl Line {
    /// Whether there may be several of it.
    fn is_pile(&self) -> bool {
        self.things.len() > 1 || matches!(self.things[..], [Thing::Word { count: 2.., .. }])
    }
}

impl Thing {
    fn word(&self) -> Option<&str> {
        match self {
            Self::Word { word, .. } => Some(word),
            Self::Yes | Self::Number(_) | Self::Seat(_) | Self::Phrase(_) => None,
        }
    }
}
