//! What a player types.

/// A command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order<'a> {
    /// Show where things stand again.
    Again,
    /// Play the choice of this number, from 1.
    Choose(usize),
    /// Answer this and the questions that follow with these numbers.
    Each(&'a str),
    /// Why is something not offered; or what about this choice?
    Why(&'a str),
    /// Take back.
    Undo,
    /// The log, or its last lines.
    Log(Option<usize>),
    /// Look up the law.
    Law(&'a str),
    /// What would a bot do?
    Hint,
    /// Save to a file.
    Save(&'a str),
    /// Load from a file.
    Load(&'a str),
    /// What the signs of the picture mean.
    Key,
    /// List the commands.
    Help,
    /// Leave.
    Quit,
    /// None of these: perhaps a choice in notation.
    Other(&'a str),
}

impl<'a> Order<'a> {
    /// Reads a line; each word works in either language.
    pub(super) fn parse(line: &'a str) -> Self {
        if let Some(rest) = line.strip_prefix('?') {
            return Self::Why(rest.trim());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let is_number = |word: &str| word.bytes().all(|letter| letter.is_ascii_digit());
        if is_number(&word) && !rest.is_empty() && rest.split_whitespace().all(is_number) {
            return Self::Each(line);
        }
        match (word.as_str(), rest) {
            ("" | "b" | "board" | "tavolo", "") => Self::Again,
            ("u" | "undo" | "annulla", "") => Self::Undo,
            ("l" | "log" | "registro", lines) => Self::Log(lines.parse().ok()),
            ("law" | "legge", text) => Self::Law(text),
            ("hint" | "consiglio", "") => Self::Hint,
            ("save" | "salva", file) => Self::Save(file),
            ("load" | "carica", file) => Self::Load(file),
            ("k" | "key" | "legenda", "") => Self::Key,
            ("h" | "help" | "aiuto", "") => Self::Help,
            ("q" | "quit" | "exit" | "esci", "") => Self::Quit,
            _ => line.parse().map_or(Self::Other(line), Self::Choose),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_notation() {
        assert_eq!(Order::parse("12"), Order::Choose(12));
        assert_eq!(Order::parse("? 3"), Order::Why("3"));
        assert_eq!(Order::parse("salva my game.journal"), Order::Save("my game.journal"));
        assert_eq!(Order::parse("l 5"), Order::Log(Some(5)));
        assert_eq!(Order::parse(""), Order::Again);
        assert_eq!(Order::parse("Q"), Order::Quit);
        assert_eq!(Order::parse("2 1 1"), Order::Each("2 1 1"));
        assert_eq!(Order::parse("2 foxes"), Order::Other("2 foxes"));
        assert_eq!(Order::parse("move c1 c2"), Order::Other("move c1 c2"));
    }
}
