//! The outline of a view: any game's, in parts and in words, for page and terminal alike where a game draws nothing itself.
//!
//! A field of a view is named by the game's message `view-FIELD`, a word in it by `view-FIELD-WORD` or `card-WORD`;
//! without one the identifier itself is said, its dashes as spaces. A list with an entry for each seat is a table with
//! a column for each seat.

mod board;
mod picture;

pub(crate) use board::draw;
pub(crate) use picture::picture;

use crate::Tongue;
use kernel::{Part, Seat};

/// What is in a view, or in a part of one.
#[derive(Debug, Default, PartialEq, Eq)]
struct Outline {
    lines: Vec<Line>,
    tables: Vec<Table>,
    groups: Vec<(String, Self)>,
}

/// A name, and what there is of it.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    name: String,
    things: Vec<Thing>,
}

/// Several alike, each with the same fields.
#[derive(Debug, PartialEq, Eq)]
struct Table {
    name: String,
    of: Alike,
    fields: Vec<Field>,
}

/// What a table is a table of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Alike {
    /// The seats, in order.
    Seats,
    /// How many others there are, without names.
    Others(usize),
}

/// A field of a table: what each of those in it has.
#[derive(Debug, PartialEq, Eq)]
struct Field {
    name: String,
    cells: Vec<Vec<Thing>>,
    /// The seat that has a list here where the others have nothing to be seen.
    shown_to: Option<Seat>,
}

/// Something that can be shown on its own.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Thing {
    Yes,
    Number(String),
    Seat(Seat),
    Word {
        said: String,
        /// As choices name it.
        word: String,
        count: usize,
    },
    /// Several things in one, said in a row.
    Phrase(String),
}

/// Reads a view.
struct Reading<'a> {
    tongue: Tongue<'a>,
    seats: usize,
}

impl Outline {
    fn of(view: &Part, tongue: Tongue<'_>, seats: usize) -> Self {
        let reading = Reading { tongue, seats };
        match view {
            Part::Record(fields) => reading.outline(fields),
            other => {
                let things = reading.things("", other);
                Self { lines: vec![Line { name: String::new(), things }], ..Self::default() }
            }
        }
    }

    /// Takes out what this seat alone is shown of itself: its hand, its secrets.
    fn take_own(&mut self, seat: Seat) -> Vec<Line> {
        let mut own = Vec::new();
        for table in self.tables.iter_mut().filter(|table| table.of == Alike::Seats) {
            for mut field in table.fields.extract_if(.., |field| field.shown_to == Some(seat)) {
                let things = field.cells.swap_remove(seat.index());
                own.push(Line { name: field.name, things });
            }
        }
        own
    }
}

impl Reading<'_> {
    fn outline(&self, fields: &[(String, Part)]) -> Outline {
        let mut outline = Outline::default();
        for (field, part) in fields {
            let name = self.name(field);
            match part {
                Part::Record(inner) if inner.len() > 1 => {
                    outline.groups.push((name, self.outline(inner)));
                }
                Part::List(list) if !list.is_empty() && list.iter().all(is_record) => {
                    outline.tables.push(self.table(name, list));
                }
                Part::List(list) if self.is_of_seats(list) => {
                    let cells = list.iter().map(|part| self.things(field, part)).collect();
                    let fields = vec![Field { name, cells, shown_to: None }];
                    outline.tables.push(Table { name: String::new(), of: Alike::Seats, fields });
                }
                part => outline.lines.push(Line { name, things: self.things(field, part) }),
            }
        }
        outline
    }

    fn table(&self, name: String, list: &[Part]) -> Table {
        let of = if list.len() == self.seats { Alike::Seats } else { Alike::Others(list.len()) };
        let mut names: Vec<&str> = Vec::new();
        for one in list {
            let Part::Record(fields) = one else { continue };
            for (field, _) in fields {
                if !names.contains(&field.as_str()) {
                    names.push(field);
                }
            }
        }
        let fields = names.into_iter().map(|field| Field {
            name: self.name(field),
            cells: list.iter().map(|one| self.things(field, one.field(field))).collect(),
            shown_to: shown_to(list, field),
        });
        Table { name, of, fields: fields.collect() }
    }

    /// Whether these are numbers, or yes and no, one for each of several seats.
    fn is_of_seats(&self, list: &[Part]) -> bool {
        let is_number = |part: &Part| matches!(part, Part::Number(_));
        let is_flag = |part: &Part| matches!(part, Part::Flag(_));
        let alike = list.iter().all(is_number) || list.iter().all(is_flag);
        alike && self.seats > 1 && list.len() == self.seats
    }

    /// What can be shown of a part; the same words are counted.
    fn things(&self, field: &str, part: &Part) -> Vec<Thing> {
        match part {
            Part::Nothing | Part::Flag(false) => Vec::new(),
            Part::Flag(true) => vec![Thing::Yes],
            Part::Number(number) => vec![Thing::Number(number.clone())],
            Part::Seat(seat) => vec![Thing::Seat(*seat)],
            Part::Word(word) if word.is_empty() => Vec::new(),
            Part::Word(word) => {
                vec![Thing::Word { said: self.word(field, word), word: word.clone(), count: 1 }]
            }
            Part::List(list) => {
                let mut things = Vec::new();
                for part in list {
                    add(&mut things, self.things(field, part));
                }
                things
            }
            Part::Record(fields) if fields.is_empty() => Vec::new(),
            Part::Record(fields) => vec![Thing::Phrase(self.phrase(fields))],
        }
    }

    /// The fields of something in a row: `soldiers 3, coins 2`.
    fn phrase(&self, fields: &[(String, Part)]) -> String {
        let part = |(field, part): &(String, Part)| {
            let things = self.things(field, part);
            let said: Vec<String> = things.iter().map(|thing| thing.said(&self.tongue)).collect();
            (!said.is_empty()).then(|| format!("{} {}", self.name(field), said.join(" + ")))
        };
        fields.iter().filter_map(part).collect::<Vec<_>>().join(", ")
    }

    fn name(&self, field: &str) -> String {
        let key = format!("view-{}", field.replace('_', "-"));
        self.tongue.maybe(key).unwrap_or_else(|| crate::table::capital(&spaced(field)))
    }

    fn word(&self, field: &str, word: &str) -> String {
        let own = format!("view-{}-{word}", field.replace('_', "-"));
        let said = self.tongue.maybe(own).or_else(|| self.tongue.maybe(format!("card-{word}")));
        said.unwrap_or_else(|| spaced(word))
    }
}

impl Thing {
    /// As it is said in a line of text.
    fn said(&self, tongue: &Tongue<'_>) -> String {
        match self {
            Self::Yes => "✓".to_owned(),
            Self::Number(number) => number.clone(),
            Self::Seat(seat) => tongue.say(&tongue.names.of(*seat)),
            Self::Word { said, count: 1, .. } => said.clone(),
            Self::Word { said, count, .. } => format!("{count} × {said}"),
            Self::Phrase(phrase) => phrase.clone(),
        }
    }
}

fn add(things: &mut Vec<Thing>, more: Vec<Thing>) {
    for thing in more {
        let is_same = |other: &&mut Thing| match (&**other, &thing) {
            (Thing::Word { word, .. }, Thing::Word { word: new, .. }) => word == new,
            _ => false,
        };
        match things.iter_mut().find(is_same) {
            Some(Thing::Word { count, .. }) => *count += 1,
            _ => things.push(thing),
        }
    }
}

fn is_record(part: &Part) -> bool {
    matches!(part, Part::Record(_))
}

/// The one of several that has a list in this field, where the others have nothing to be seen.
fn shown_to(list: &[Part], field: &str) -> Option<Seat> {
    let seen = |(_, one): &(u8, &Part)| *one.field(field) != Part::Nothing;
    let mut seen = (0..).zip(list).filter(seen);
    let (index, one) = seen.next().filter(|_| list.len() > 1)?;
    let is_alone = seen.next().is_none() && matches!(one.field(field), Part::List(_));
    is_alone.then_some(Seat(index))
}

fn spaced(identifier: &str) -> String {
    identifier.replace(['_', '-'], " ")
}

#[cfg(test)]
mod tests;
