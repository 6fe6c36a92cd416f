//! Reading the files of a book.

use super::{Book, Chapter, Deck, Example, Page, Ruling, Term, TurnPart};
use crate::Lesson;
use kernel::{Data, DataFile, Lang};

/// A file of a book that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct BookError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// What the latest line has opened, for the lines that belong to it.
enum Open {
    Nothing,
    Page,
    Example,
    Deck,
}

impl Book {
    /// Reads the files of a book: `NAME.book`, the record `played.toml`, and the rulings of each language, of which the first
    /// is `RULINGS.md` and another `RULINGS.it.md`.
    ///
    /// ```
    /// let text = "chapter play 1 2\npage side blue\n  law 1.2\nterm card";
    /// let file = kernel::DataFile { name: "a.book", text };
    /// let book = lessons::Book::read(&[file]).unwrap();
    /// assert_eq!((book.chapters.len(), book.pages.len(), book.terms.len()), (1, 1, 1));
    /// ```
    pub fn read(files: &[DataFile]) -> Result<Self, BookError> {
        let mut book = Self::default();
        for file in files {
            let name = file.name.rsplit('/').next().unwrap_or(file.name);
            if name == "played.toml" {
                book.played = Data::embedded(&[*file]).read(file.name).map_err(|error| {
                    let reason = error.reason;
                    BookError { file: error.file, line: error.line, reason }
                })?;
            } else if let Some(rest) = name.strip_prefix("RULINGS") {
                let code = rest.trim_end_matches(".md").trim_start_matches('.');
                let lang = Lang::from_code(code).unwrap_or_default();
                book.rulings.insert(lang.index(), Ruling::read(file.text));
            } else {
                book.take_file(file)?;
            }
        }
        Ok(book)
    }

    fn take_file(&mut self, file: &DataFile) -> Result<(), BookError> {
        let mut open = Open::Nothing;
        for (index, line) in file.text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            self.take(&mut open, first, rest.trim()).map_err(|reason| BookError {
                file: file.name.to_owned(),
                line: index + 1,
                reason,
            })?;
        }
        Ok(())
    }

    /// Takes one line: it opens something, or belongs to what is open.
    fn take(&mut self, open: &mut Open, first: &str, rest: &str) -> Result<(), String> {
        let words: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        match (first, words.as_slice()) {
            ("chapter", [name, parts @ ..]) if !parts.is_empty() => {
                self.chapters.push(Chapter { name: name.clone(), parts: parts.to_vec() });
                *open = Open::Nothing;
            }
            ("page", [kind, id]) => {
                self.pages.push(page(kind, id));
                *open = Open::Page;
            }
            ("term", [name, para @ ..]) if para.len() < 2 => {
                self.terms.push(Term { name: name.clone(), para: para.first().cloned() });
                *open = Open::Nothing;
            }
            ("example", [name, para]) => {
                let table = Lesson::table(name);
                self.examples.push(Example { name: name.clone(), para: para.clone(), table });
                *open = Open::Example;
            }
            ("cards", [kind, file, rows, para]) => {
                self.decks.push(deck([kind, file, rows, para]));
                *open = Open::Deck;
            }
            ("turn", [name, law @ ..]) if !law.is_empty() => {
                let part = TurnPart { name: name.clone(), law: law.to_vec() };
                match (&open, self.pages.last_mut()) {
                    (Open::Page, Some(page)) => page.turn.push(part),
                    _ => self.turn.push(part),
                }
            }
            _ => self.add(open, first, rest, words)?,
        }
        Ok(())
    }

    /// Adds a line to what is open.
    fn add(
        &mut self,
        open: &Open,
        first: &str,
        rest: &str,
        words: Vec<String>,
    ) -> Result<(), String> {
        let page = self.pages.last_mut().filter(|_| matches!(open, Open::Page));
        let example = self.examples.last_mut().filter(|_| matches!(open, Open::Example));
        let deck = self.decks.last_mut().filter(|_| matches!(open, Open::Deck));
        match (first, page, example, deck) {
            ("lesson", Some(page), ..) => page.lesson = Some(rest.to_owned()),
            ("law", Some(page), ..) => page.law.extend(words),
            ("picture", Some(page), ..) => page.picture = Some(rest.to_owned()),
            ("also", Some(page), ..) => page.also.extend(words),
            ("table" | "lay" | "seed" | "chance", _, Some(example), _) => {
                example.table.take(&format!("{first} {rest}"))?;
            }
            ("facet", .., Some(deck)) => deck.facets.extend(words),
            ("tell", .., Some(deck)) => deck.tells.extend(words),
            ("name", .., Some(deck)) => rest.clone_into(&mut deck.names),
            ("law", .., Some(deck)) if words.len() == 3 => {
                deck.paras.push((words[0].clone(), words[1].clone(), words[2].clone()));
            }
            ("deed", .., Some(deck)) => deck.deeds.extend(words),
            _ => return Err(format!("no book has a line \"{first} {rest}\" here")),
        }
        Ok(())
    }
}

fn page(kind: &str, id: &str) -> Page {
    Page {
        kind: kind.to_owned(),
        id: id.to_owned(),
        also: Vec::new(),
        lesson: None,
        law: Vec::new(),
        picture: None,
        turn: Vec::new(),
    }
}

fn deck([kind, file, rows, para]: [&String; 4]) -> Deck {
    Deck {
        kind: kind.clone(),
        names: kind.clone(),
        file: file.clone(),
        rows: rows.clone(),
        para: para.clone(),
        paras: Vec::new(),
        facets: Vec::new(),
        tells: Vec::new(),
        deeds: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &'static str) -> Result<Book, BookError> {
        Book::read(&[DataFile { name: "a.book", text }])
    }

    #[test]
    fn what_belongs_to_a_page_stands_below_it() {
        let text = "turn all 1\npage faction cats # hunters\n  lesson cats\n  law 6 4.2\n  turn dawn 6.4\n  also lions\n  picture cat";
        let book = read(text).unwrap();
        let page = &book.pages[0];
        assert_eq!((page.name().as_str(), page.art().as_str()), ("faction-cats", "cat"));
        assert_eq!((page.law.len(), page.turn.len(), book.turn.len()), (2, 1, 1));
        assert!(book.page("faction-lions").is_some() && book.page("faction-dogs").is_none());
        assert_eq!(book.turn_of(Some(page))[0].name, "dawn");
        assert_eq!(book.turn_of(None)[0].name, "all");
    }

    #[test]
    fn a_line_that_belongs_nowhere_is_refused_with_its_place() {
        let error = read("chapter one 1\nlesson cats").unwrap_err();
        assert_eq!(error.to_string(), "a.book, line 2: no book has a line \"lesson cats\" here");
        assert!(read("chapter one").is_err() && read("cards card").is_err());
        assert!(read("example a 1\n table seats").is_err());
    }

    #[test]
    fn rulings_and_records_are_files_of_their_own() {
        let files = [
            DataFile { name: "RULINGS.md", text: "**R1** (1.2). So." },
            DataFile { name: "RULINGS.it.md", text: "**R1** (1.2). Così." },
            DataFile {
                name: "lessons/played.toml",
                text: "[source]\ncommand = \"x\"\nseed = 1\ngames = 4\nlooks = 9\nchecked = \"2026-11-18\"\n[[card]]\nid = \"card-a\"\ntimes = 3\ngames = 2\n",
            },
        ];
        let book = Book::read(&files).unwrap();
        assert_eq!(book.rulings_on(Lang::Italian, "1.2").next().unwrap().text, "Così.");
        assert_eq!(book.rulings_on(Lang::English, "1.2").count(), 1);
        let (row, games) = book.played.of("card-a").unwrap();
        assert_eq!((row.times, row.games, games), (3, 2, 4));
        assert!(book.played.of("card-b").is_none());
    }
}
