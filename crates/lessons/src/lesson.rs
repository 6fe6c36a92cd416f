//! What a lesson is made of.

use kernel::game::SetError;
use kernel::table::LaidOutError;
use kernel::{AnyGame, AnyTable, Data, Entry, Options, Seat, Seed};

/// A lesson as its file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Its name, which begins the keys of its messages: `lesson-NAME-WORD`.
    pub name: String,
    /// The paragraphs that are applied on the way.
    pub teaches: Vec<String>,
    /// The options of the table.
    pub options: Vec<(String, String)>,
    /// The moment it begins at, in words; without them a new game.
    pub setup: String,
    /// What chance comes from that is not written.
    pub seed: u64,
    /// Chance on the way, as a person names it: a die by its face, a draw by the number of the card.
    pub chance: Vec<u32>,
    /// What happens, in order.
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Something is said, and read.
    Say {
        /// What: the last word of the message's key.
        word: String,
        /// What is pointed at.
        show: Vec<String>,
        /// The paragraph that has just told what is explained here.
        para: Option<String>,
    },
    /// The learner makes one of these choices.
    Ask {
        /// What is said.
        word: String,
        /// The choices that go on: notation, or its beginning and `*`.
        choices: Vec<String>,
        /// What is pointed at besides.
        show: Vec<String>,
        /// Choices that tempt, each with a sentence of its own.
        tempting: Vec<Tempting>,
    },
    /// Another seat makes this choice.
    Play {
        /// Which.
        seat: Seat,
        /// What.
        choice: String,
    },
    /// The learner plays as they like, bots play the others.
    Free {
        /// What is said.
        word: String,
        /// How long.
        until: Until,
    },
}

/// A choice that is not made here, and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tempting {
    /// The choice in notation, or its beginning and `*`.
    pub choice: String,
    /// The last word of the message's key.
    pub word: String,
}

/// When free play ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Until {
    /// This paragraph has told something this often, counted from the lesson's beginning.
    Told(String, usize),
    /// The game is over.
    Over,
}

/// A lesson's table cannot be set.
#[derive(Debug, thiserror::Error)]
pub enum NotSet {
    /// Its options are refused.
    #[error(transparent)]
    Options(#[from] SetError),
    /// Its moment cannot be laid out.
    #[error(transparent)]
    Layout(#[from] LaidOutError),
}

/// The seat of whoever learns.
impl Lesson {
    /// Who learns sits in the first seat.
    pub const SEAT: Seat = Seat(0);

    /// The key of a message of this lesson.
    pub fn key(&self, word: &str) -> String {
        format!("lesson-{}-{word}", self.name)
    }

    /// Sets its table: always the same.
    pub fn set(&self, game: &dyn AnyGame, data: &Data) -> Result<Box<dyn AnyTable>, NotSet> {
        let given = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::accept(game.options(), given)?;
        let seed = Seed::from_number(self.seed);
        let mut table = if self.setup.is_empty() {
            game.table(&options, data, seed)?
        } else {
            game.laid_out(&options, data, &self.setup, seed)?
        };
        self.script(&mut *table);
        Ok(table)
    }

    /// Lets the chance that is to come fall as it is written; once that is used up, any way.
    pub fn script(&self, table: &mut dyn AnyTable) {
        let drawn = drawn(table);
        let left = self.chance.get(drawn..).unwrap_or_default();
        table.script(left.to_vec(), self.seed + drawn as u64);
    }
}

/// How many chances have fallen since the first choice: what was drawn before it is not in the script.
pub(crate) fn drawn(table: &dyn AnyTable) -> usize {
    let entries = table.journal().entries.iter();
    let since = entries.skip_while(|entry| !matches!(entry, Entry::Choice(..)));
    since.filter(|entry| matches!(entry, Entry::Chance(..))).count()
}

/// Whether a choice is meant by what a lesson writes: all of it, or its beginning where a `*` ends that.
pub(crate) fn is_meant(choice: &str, written: &str) -> bool {
    match written.strip_suffix('*') {
        Some(beginning) => choice.starts_with(beginning),
        None => choice == written,
    }
}
