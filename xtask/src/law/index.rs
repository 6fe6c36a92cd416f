//! The law of one game: rows, functions, scenarios, and where they contradict each other.

use super::code::{self, Function};
use super::frames::{self, Frame};
use super::lessons::{self, Taught};
use super::scenario::{self, Proof};
use super::table::{self, Absence, Chapter, Row};
use super::texts::{self, Words};
use crate::tree::{Place, Problem, Tree};
use std::collections::BTreeMap;

/// The law of one game.
#[derive(Debug)]
pub(crate) struct GameLaw {
    /// The crate's name.
    pub(crate) name: String,
    /// Whether the command line offers the game.
    pub(crate) is_registered: bool,
    /// The chapters in order.
    pub(crate) chapters: Vec<Chapter>,
    /// Where tables, code, tests and texts contradict each other.
    pub(crate) problems: Vec<Problem>,
    code: BTreeMap<String, Vec<Function>>,
    frames: BTreeMap<String, Vec<Frame>>,
    scenarios: BTreeMap<String, Vec<Scenario>>,
    taught: BTreeMap<String, Vec<Taught>>,
    words: Words,
}

/// A test that proves a paragraph.
#[derive(Debug)]
pub(crate) struct Scenario {
    /// Its name.
    pub(crate) test: String,
    /// Where it says so.
    pub(crate) place: Place,
}

/// How a paragraph stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It has code and a scenario.
    Proved,
    /// It has code and no scenario.
    Unproved,
    /// It has neither code nor reason.
    Missing,
    /// It has a reason to have no code.
    NoCode,
    /// It has a reason to come later.
    Later,
}

impl GameLaw {
    /// Reads the law of a game.
    pub(crate) fn read(game: &str, tree: &Tree) -> Self {
        let (chapters, mut problems) = table::chapters(game, tree);
        let (functions, unread) = code::functions(game, tree);
        problems.extend(unread);
        let (frames, unread) = frames::frames(game, tree);
        problems.extend(unread);
        let (proofs, unread) = scenario::proofs(game, tree);
        problems.extend(unread);
        problems.extend(texts::rulings(game, tree));
        if !chapters.is_empty() {
            problems.extend(texts::texts(game, &chapters, tree));
        }
        let mut law = Self {
            name: game.to_owned(),
            is_registered: is_registered(game, tree),
            chapters,
            problems,
            code: BTreeMap::new(),
            frames: BTreeMap::new(),
            scenarios: BTreeMap::new(),
            taught: BTreeMap::new(),
            words: texts::words(game, tree),
        };
        for function in functions {
            law.file_function(function);
        }
        for frame in frames {
            law.file_frame(frame);
        }
        for proof in proofs {
            law.file_proof(proof);
        }
        for taught in lessons::taught(game, tree) {
            law.file_taught(taught);
        }
        law.problems.sort();
        law.problems.dedup();
        law
    }

    /// Whether there is nothing of the game yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.chapters.is_empty() && self.code.is_empty() && self.problems.is_empty()
    }

    /// Every paragraph in order.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &Row> {
        self.chapters.iter().flat_map(|chapter| &chapter.rows)
    }

    /// The functions of a paragraph.
    pub(crate) fn code(&self, row: &Row) -> &[Function] {
        self.code.get(row.number.printed()).map_or(&[], Vec::as_slice)
    }

    /// The frames of a paragraph.
    pub(crate) fn frames(&self, row: &Row) -> &[Frame] {
        self.frames.get(row.number.printed()).map_or(&[], Vec::as_slice)
    }

    /// The scenarios of a paragraph.
    pub(crate) fn scenarios(&self, row: &Row) -> &[Scenario] {
        self.scenarios.get(row.number.printed()).map_or(&[], Vec::as_slice)
    }

    /// The lessons that teach a paragraph.
    pub(crate) fn taught(&self, row: &Row) -> &[Taught] {
        self.taught.get(row.number.printed()).map_or(&[], Vec::as_slice)
    }

    /// Whether a paragraph says a word: in its title, or in what any language says of it.
    pub(crate) fn says(&self, row: &Row, word: &str) -> bool {
        let word = word.to_lowercase();
        let said = self.words.get(&row.number.key());
        row.title.to_lowercase().contains(&word) || said.is_some_and(|said| said.contains(&word))
    }

    /// How a paragraph stands.
    pub(crate) fn standing(&self, row: &Row) -> Standing {
        match row.absence {
            Some(Absence::NoCode(_)) => Standing::NoCode,
            Some(Absence::Later(_)) => Standing::Later,
            None if self.code(row).is_empty() => Standing::Missing,
            None if self.scenarios(row).is_empty() => Standing::Unproved,
            None => Standing::Proved,
        }
    }

    /// How many paragraphs stand like this.
    pub(crate) fn count(&self, standing: Standing) -> usize {
        self.rows().filter(|row| self.standing(row) == standing).count()
    }

    fn file_taught(&mut self, taught: Taught) {
        if self.rows().any(|row| row.number.printed() == taught.number) {
            self.taught.entry(taught.number.clone()).or_default().push(taught);
        } else {
            let what = format!("teaches {}, which is no paragraph", taught.number);
            self.problems.push(Problem { place: taught.place, what });
        }
    }

    fn file_function(&mut self, function: Function) {
        let Function { number, place, .. } = &function;
        let row = self.rows().find(|row| row.number == *number);
        let what = match row {
            None => Some(format!("the law table has no paragraph {number}")),
            Some(row) if !function.is_called(&row.title) => Some(format!(
                "{number} is called \"{}\": write `/// {number} {}.`",
                row.title, row.title
            )),
            Some(Row { title, absence: Some(_), .. }) => {
                Some(format!("{number} {title} has code although the table says it has none"))
            }
            Some(_) => None,
        };
        self.problems.extend(what.map(|what| Problem { place: place.clone(), what }));
        self.code.entry(number.printed().to_owned()).or_default().push(function);
    }

    /// Files a frame; its function must stand under the heading of its paragraph, if it has one at all.
    fn file_frame(&mut self, frame: Frame) {
        if frame.readings.is_empty() {
            return;
        }
        let Some(row) = self.meant(&frame.readings) else {
            let what = format!("the law table has no paragraph for the frame {}", frame.name);
            self.problems.push(Problem { place: frame.place, what });
            return;
        };
        let number = row.number.printed().to_owned();
        let is_it =
            |it: &&Function| it.name == frame.function && frame.is_resolved_in(&it.place.file);
        let mut headings = self.code.values().flatten().filter(is_it).peekable();
        if headings.peek().is_some() && headings.all(|it| it.number != row.number) {
            let what =
                format!("{} is not under the heading of {number} {}", frame.function, row.title);
            self.problems.push(Problem { place: frame.place.clone(), what });
        }
        self.frames.entry(number).or_default().push(frame);
    }

    fn file_proof(&mut self, proof: Proof) {
        let Proof { readings, test, is_listed, place } = proof;
        let Some(row) = self.meant(&readings) else {
            if is_listed {
                return;
            }
            let said = readings.last().map(|path| path.join("::")).unwrap_or_default();
            let what = format!("the law table has no paragraph {said}");
            self.problems.push(Problem { place, what });
            return;
        };
        let (number, title) = (row.number.printed().to_owned(), row.title.clone());
        if row.absence.is_some() {
            let what = format!("{number} {title} is proved although the table says it has no code");
            self.problems.push(Problem { place: place.clone(), what });
        }
        if let Some(test) = test {
            self.scenarios.entry(number).or_default().push(Scenario { test, place });
        }
    }

    /// The row that a constant means: by chapter and name, or by its name where only one chapter has it.
    fn meant(&self, readings: &[Vec<String>]) -> Option<&Row> {
        readings.iter().find_map(|path| match path.as_slice() {
            [.., chapter, name] => self
                .chapters
                .iter()
                .filter(|it| it.module == *chapter)
                .find_map(|it| it.rows.iter().find(|row| row.constant == *name)),
            [name] => {
                let mut named = self.rows().filter(|row| row.constant == *name);
                named.next().filter(|_| named.next().is_none())
            }
            [] => None,
        })
    }
}

/// Whether the command line's sources name the game's crate.
fn is_registered(game: &str, tree: &Tree) -> bool {
    let path = format!("{game}::");
    let names = |line: &str| {
        let code = line.split("//").next().unwrap_or(line);
        code.match_indices(&path).any(|(at, _)| {
            !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':')
        })
    };
    tree.below("crates/cli/src/", ".rs").any(|(_, text)| text.lines().any(names))
}
