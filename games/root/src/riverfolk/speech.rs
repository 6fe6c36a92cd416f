//! What chapter 11 asks, tells and withholds.

use kernel::Message;

/// What is asked in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Riverfolk(question)
    }
}

/// What happens in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, _setting: &crate::Setting) -> Message {
        match self {}
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Riverfolk(fact)
    }
}

/// Why something is withheld in chapter 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        match self {}
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Riverfolk(why)
    }
}
