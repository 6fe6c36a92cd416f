//! The book of a game: chapters in the order they are best read, a page for everyone one can play or meet, the course of a
//! turn, the words of the game, examples that open as a table, and the cards.
//!
//! ```text
//! chapter  turn 6 7                      # the law's 6 and 7; titles are messages, `chapter-turn`
//! page     faction marquise              # `know-faction-marquise`
//!   lesson marquise
//!   law    6 4.2
//!   turn   birdsong 6.4                  # `turn-birdsong`, while 6.4 is asked; before any page it is everyone's turn
//! term     rule 2.5                      # `term-rule`
//! example  build 6.5.4                   # `example-build`
//!   table  seats=2 factions=marquise,eyrie
//!   lay    turn marquise
//! cards    card cards.toml card 4.1      # their kind, the file and the rows they stand in, their paragraph
//!   facet  suit                         # they are told apart by it
//!   tell   cost                         # told of each
//!   law    sort ambush 2.1.2            # the paragraph of those whose sort this is
//!   name   card                         # their names are `card-ID`, where their kind is another
//!   deed   craft
//! ```

mod default;
mod find;
mod played;
mod reading;
mod rulings;

pub use played::{CardPlays, Played};
pub use reading::BookError;
pub use rulings::Ruling;

use crate::Lesson;
use kernel::Lang;
use std::collections::BTreeMap;

/// The book of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// Its chapters, in the order they are best read.
    pub chapters: Vec<Chapter>,
    /// Everyone one can play or meet.
    pub pages: Vec<Page>,
    /// How a turn goes, where it goes alike for everyone.
    pub turn: Vec<TurnPart>,
    /// The words of the game.
    pub terms: Vec<Term>,
    /// Examples one can try.
    pub examples: Vec<Example>,
    /// The cards.
    pub decks: Vec<Deck>,
    /// How the cards are played.
    pub played: Played,
    /// Where the rulebook is silent, by the place of the language.
    pub rulings: BTreeMap<usize, Vec<Ruling>>,
}

/// A chapter: parts of the law that are read together. Its title is the message `chapter-NAME`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its name, as in addresses.
    pub name: String,
    /// The beginnings of its paragraphs' numbers, in order.
    pub parts: Vec<String>,
}

/// Somebody or something one can play or meet. What is told of it is the message `know-KIND-ID`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// What kind it is: `faction`.
    pub kind: String,
    /// Which one, as the game's data has it.
    pub id: String,
    /// Other ids, or whole words, that mean the same page: the back of a card, `mercenary-purkas` for a clan.
    pub also: Vec<String>,
    /// The lesson on it.
    pub lesson: Option<String>,
    /// Its paragraphs, or the beginnings of their numbers.
    pub law: Vec<String>,
    /// Its picture, where that is not called like the page.
    pub picture: Option<String>,
    /// How its turn goes, where it has one of its own.
    pub turn: Vec<TurnPart>,
}

/// A part of a turn: the message `turn-NAME`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnPart {
    /// Its name.
    pub name: String,
    /// The paragraphs that ask in it, or the beginnings of their numbers.
    pub law: Vec<String>,
}

/// A word of the game: the message `term-NAME`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// Its name.
    pub name: String,
    /// The paragraph that says most of it.
    pub para: Option<String>,
}

/// A moment at a table that shows what a paragraph means: the message `example-NAME`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// Its name.
    pub name: String,
    /// The paragraph.
    pub para: String,
    /// The table; nothing is taught at it.
    pub table: Lesson,
}

/// Cards of one kind. Their names are the messages `KIND-ID`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// What kind they are.
    pub kind: String,
    /// How the keys of their names begin, where not with the kind.
    pub names: String,
    /// The data file they stand in.
    pub file: String,
    /// The name of their rows there.
    pub rows: String,
    /// The paragraph on them.
    pub para: String,
    /// Other paragraphs, for cards whose field has a value: field, value, number.
    pub paras: Vec<(String, String, String)>,
    /// The fields by which they can be told apart.
    pub facets: Vec<String>,
    /// The fields that are told of each.
    pub tells: Vec<String>,
    /// The first words of the choices that play one; without any nobody plays them.
    pub deeds: Vec<String>,
}

impl Page {
    /// The name of the page, as in addresses and in keys of messages.
    pub fn name(&self) -> String {
        format!("{}-{}", self.kind, self.id)
    }

    /// The key of what is told of it.
    pub fn key(&self) -> String {
        format!("know-{}-{}", self.kind, self.id)
    }

    /// Whether a word such as `faction-marquise` means this page.
    pub fn is_meant(&self, word: &str) -> bool {
        let id = word.strip_prefix(&*self.kind).and_then(|rest| rest.strip_prefix('-'));
        let is_also = |it: &str| self.also.iter().any(|also| also == it);
        id.is_some_and(|id| self.id == id || is_also(id)) || is_also(word)
    }

    /// Its picture.
    pub fn art(&self) -> String {
        self.picture.clone().unwrap_or_else(|| self.name())
    }
}

impl Book {
    /// The rulings in a language, or in the default one where there are none in it.
    pub fn rulings(&self, lang: Lang) -> &[Ruling] {
        let of = |lang: Lang| self.rulings.get(&lang.index());
        of(lang).or_else(|| of(Lang::default())).map_or(&[], Vec::as_slice)
    }
}
