//! Tables: what a game states once, in a row, and the code that follows from it.
//!
//! A row of [`frames!`](crate::frames) is a frame, its paragraph and its function; a row of [`questions!`](crate::questions) or
//! [`speech!`](crate::speech) is something said, what fills it and its message; a row of [`choices!`](crate::choices) is an answer,
//! its notation both ways and its message. The macros make enums and the matches over them, never a rule.
//!
//! Every table can be read at run time (`rows`), so that checks and catalogues need no second list.

mod choices;
mod frames;
mod game;
mod said;
mod speech;

pub use said::Said;

/// A row of a table of frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FrameRow {
    /// The frame.
    pub variant: &'static str,
    /// Its paragraph, as the table has it: `law::RECRUIT`.
    pub paragraph: &'static str,
    /// Its function, as the table has it: `daylight::recruit`.
    pub function: &'static str,
}

/// A row of a table of questions, facts, reasons or choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpeechRow {
    /// The question, fact, reason or choice.
    pub variant: &'static str,
    /// The key of its message; `{field}` stands for the word of a field. None if a function words it.
    pub message: Option<&'static str>,
    /// What fills the message, by name.
    pub args: &'static [&'static str],
    /// The notation of a choice.
    pub notation: Option<&'static str>,
    /// The key of what passing on a question means, where the question says so.
    pub pass: Option<&'static str>,
}

/// The rows of a table, and those of its chapters after them.
pub fn with_chapters<R>(own: impl Into<Vec<R>>, chapters: &[fn() -> Vec<R>]) -> Vec<R> {
    let mut rows = own.into();
    for chapter in chapters {
        rows.extend(chapter());
    }
    rows
}

/// What stands in the table of a chapter stands in the whole one.
#[doc(hidden)]
#[macro_export]
macro_rules! of_chapters {
    ($name:ident: $($chapter:ident($inner:ty)),+) => {
        $(
            impl From<$inner> for $name {
                #[inline]
                fn from(it: $inner) -> Self {
                    Self::$chapter(it)
                }
            }
        )+
    };
}

/// Whether the key of a message has places for fields.
pub const fn is_pattern(key: &str) -> bool {
    let bytes = key.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'{' {
            return true;
        }
        at += 1;
    }
    false
}
