//! What a command is handed: where it reads, where it writes, and for whom.

use crate::Shelf;
use kernel::Lang;
use render::text::{Ink, Pen};
use std::io::{self, BufRead, Write};

/// The world outside a command.
pub struct World<'w> {
    /// The games.
    pub shelf: Shelf,
    /// What the reader reads.
    pub lang: Lang,
    /// Whether colour is welcome.
    pub colour: bool,
    /// How many columns there are.
    pub width: usize,
    /// Whether what was read is to be shown, because nobody typed it.
    pub echo: bool,
    /// Whether somebody watches the output as it comes.
    pub live: bool,
    /// What is read.
    pub input: &'w mut dyn BufRead,
    /// What is written.
    pub out: &'w mut dyn Write,
}

impl World<'_> {
    /// The pen to write with.
    pub const fn pen(&self) -> Pen {
        Pen { colour: self.colour }
    }

    /// Text in an ink.
    pub fn ink(&self, ink: Ink, text: impl std::fmt::Display) -> String {
        self.pen().ink(ink, text)
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())
    }

    /// Writes several lines.
    pub fn lines<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    /// Writes something as a line of JSON.
    pub fn json(&mut self, what: &impl serde::Serialize) -> Result<(), crate::Failure> {
        let line = serde_json::to_string(what).expect("what is told is plain data");
        Ok(self.line(line)?)
    }

    /// Asks with a prompt and reads a line; none at the end of what there is to read.
    pub fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        let line = line.trim().to_owned();
        if self.echo {
            self.line(&line)?;
        }
        Ok(Some(line))
    }

    /// Wipes the screen, where there is one.
    pub fn wipe(&mut self) -> io::Result<()> {
        if self.live { write!(self.out, "\u{1b}[2J\u{1b}[H") } else { Ok(()) }
    }
}

impl std::fmt::Debug for World<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("World").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// The language of the environment, where it is one of ours.
pub fn lang_of(env: impl Fn(&str) -> Option<String>) -> Lang {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(env);
    named.and_then(|code| Lang::from_code(&code)).unwrap_or_default()
}

/// The columns of the terminal, or a hundred.
pub fn width_of(live: bool, env: impl Fn(&str) -> Option<String>) -> usize {
    const USUAL: usize = 100;
    let told = env("COLUMNS").and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(|| seen().filter(|_| live)).unwrap_or(USUAL).clamp(40, 200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_names_the_language_and_the_width() {
        let env = |name: &str| match name {
            "LANG" => Some("it_IT.UTF-8".to_owned()),
            "COLUMNS" => Some("120".to_owned()),
            _ => None,
        };
        assert_eq!((lang_of(env), width_of(false, env)), (Lang::Italian, 120));
        assert_eq!((lang_of(|_| None), width_of(false, |_| None)), (Lang::English, 100));
        assert_eq!(lang_of(|_| Some("C".to_owned())), Lang::English);
    }
}
