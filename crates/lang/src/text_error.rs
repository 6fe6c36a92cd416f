//! What is wrong with a text file.

use fluent_bundle::FluentError;
use kernel::Text;

/// A text file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct TextError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl TextError {
    pub(crate) fn at(text: &Text, position: usize, reason: String) -> Self {
        let before = text.text.get(..position).unwrap_or(text.text);
        let line = before.matches('\n').count() + 1;
        Self { file: text.file.to_owned(), line, reason }
    }

    pub(crate) fn twice(text: &Text, error: &FluentError) -> Self {
        let FluentError::Overriding { id, .. } = error else {
            return Self::at(text, 0, error.to_string());
        };
        let opens = |line: &str| {
            line.strip_prefix(id.as_str()).is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let line = text.text.lines().position(opens).map_or(1, |index| index + 1);
        Self { file: text.file.to_owned(), line, reason: format!("{id} is already said elsewhere") }
    }
}
