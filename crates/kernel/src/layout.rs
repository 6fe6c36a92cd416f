//! Set-ups in words: what lies on the table, line by line, and one line that says where the game stands.
//! Elsewhere: position fixture, as FEN in chess.
//!
//! ```text
//! turn marquise
//! c1 marquise-warrior 2 eyrie-warrior 2 roost
//! stands daylight
//! ```
//!
//! A game reads its own lines; what parts them and what is said of a line that cannot be laid out is the same for all.

use crate::game::{Game, LayoutError};
use crate::notation::Words;
use crate::state::State;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The word that begins the line of where the game stands.
const STANDS: &str = "stands";

/// A line of a layout that cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{line}\" cannot be laid out")]
pub struct NotALayout {
    /// The line.
    pub line: String,
}

/// Lays out a moment of a game: the position from all lines but one, the open frames, outermost first, from the line that
/// begins with `stands`.
pub fn moment<G: Game, E: ToString>(
    words: &str,
    lay_out: impl Fn(&str) -> Result<G::Position, E>,
    stands: impl FnOnce(&mut G::Position, &mut Words<'_>) -> Option<Vec<G::Frame>>,
) -> Result<State<G>, LayoutError> {
    let (line, moment) = where_it_stands(words)?;
    let lines: Vec<&str> = words
        .lines()
        .enumerate()
        .map(|(at, text)| if at + 1 == line { "" } else { text })
        .collect();
    let mut position = lay_out(&lines.join("\n")).map_err(|error| {
        let is_wrong = |count: usize| lay_out(&lines[..count].join("\n")).is_err();
        LayoutError { line: first_wrong(lines.len(), is_wrong), reason: error.to_string() }
    })?;
    let mut rest = Words::of(moment);
    let frames = stands(&mut position, &mut rest).filter(|frames| !frames.is_empty());
    let frames = frames.filter(|_| rest.word().is_err());
    let no_moment =
        || LayoutError { line, reason: format!("the game never stands at \"{moment}\"") };
    Ok(State::standing(position, frames.ok_or_else(no_moment)?))
}

/// The first line with which they are wrong, from 1. They may be anybody's and very many: few are tried.
fn first_wrong(lines: usize, is_wrong: impl Fn(usize) -> bool) -> usize {
    let (mut right, mut wrong) = (0, lines);
    while wrong - right > 1 {
        let middle = usize::midpoint(right, wrong);
        *(if is_wrong(middle) { &mut wrong } else { &mut right }) = middle;
    }
    wrong
}

/// The line that says where the game stands, from 1, and what it says.
fn where_it_stands(words: &str) -> Result<(usize, &str), LayoutError> {
    let lines = words.lines().map(str::trim).enumerate();
    let mut stands = lines.filter_map(|(at, line)| {
        let (first, rest) = line.split_once(' ')?;
        (first == STANDS).then(|| (at + 1, rest.trim()))
    });
    let count = words.lines().count().max(1);
    let wrong = |line, reason: &str| LayoutError { line, reason: reason.to_owned() };
    let found = stands.next();
    let found = found.ok_or_else(|| wrong(count, "no line says where the game stands"))?;
    match stands.next() {
        Some((line, _)) => Err(wrong(line, "another line has said where the game stands")),
        None => Ok(found),
    }
}

/// Lays out a moment of a game from words that anyone may have written: a rule that breaks over them is a refusal.
pub(crate) fn laid_out<G: Game>(
    setting: &G::Setting,
    words: &str,
) -> Result<State<G>, LayoutError> {
    let laid = catch_unwind(AssertUnwindSafe(|| G::lay_out(setting, words)));
    laid.unwrap_or_else(|panic| {
        Err(LayoutError { line: words.lines().count().max(1), reason: crate::table::said(&*panic) })
    })
}

#[cfg(test)]
mod tests {
    use super::first_wrong;
    use std::cell::Cell;

    #[test]
    fn the_first_wrong_line_of_very_many_is_found_with_few_tries() {
        for first in [1, 2, 777, 20_000] {
            let tried = Cell::new(0);
            let is_wrong = |count| {
                tried.set(tried.get() + 1);
                count >= first
            };
            assert_eq!(first_wrong(20_000, is_wrong), first);
            assert!(tried.get() < 20, "{}", tried.get());
        }
    }
}
