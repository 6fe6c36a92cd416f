//! Lessons: a table with a line of play that a learner is led along, sentence by sentence.
//!
//! A lesson is a text file: the table or a moment of it in words, chance as it is to fall, and steps. It knows no rule and no
//! page: every choice goes through the game's own table, and what is said are keys of messages. Start reading at [`Lesson`].
//! Beside them stands the [`Book`] of a game: what else there is to read of it, and where.
//!
//! ```text
//! teaches  6.5.4 6.5.1
//! table    seats=2 factions=marquise,eyrie
//! lay      turn marquise
//! lay      c1 marquise-warrior 3
//! lay      stands daylight
//! chance   2 0
//! say      welcome show c1
//! ask      build do build; piece sawmill; in c1 show c1
//!   else   battle* tell later
//! play     1 pass
//! pause    rolled 4.3.2
//! free     alone until 6.6.2
//! say      done
//! ```

mod between;
mod book;
mod lesson;
mod reading;
mod standing;
mod walk;

pub use book::{
    Book, BookError, CardPlays, Chapter, Deck, Example, Page, Played, Ruling, Term, TurnPart,
};
pub use lesson::{Lesson, NotSet, Step, Tempting, Until};
pub use reading::LessonError;
pub use walk::Stumble;
