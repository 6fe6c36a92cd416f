//! The long run of the battery (elsewhere: fuzzing), for `games/X/examples/soak.rs`:
//!
//! ```text
//! fn main() -> std::process::ExitCode {
//!     proof::soak::main::<monster_lands::MonsterLands>()
//! }
//! ```

use crate::battery::{Battery, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Audited, Spoken};
use std::io::Write;
use std::process::ExitCode;

/// What was asked for on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Orders {
    decisions: u64,
    seed: u64,
    options: Vec<(String, String)>,
}

const USAGE: &str = "soak [--decisions N] [--seed S] [--options name=value]...";

/// The command line cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum Misread {
    /// Such a flag is not known.
    #[error("\"{0}\" is not known; it goes: {USAGE}")]
    Unknown(String),
    /// A flag lacks its value, or has a wrong one.
    #[error("{flag} needs {needs}; it goes: {USAGE}")]
    Value { flag: String, needs: &'static str },
}

/// Runs the battery as the command line says: 0 when everything holds, 1 when not, 2 when the line cannot be read.
pub fn main<G: Spoken + Audited>() -> ExitCode {
    let orders = match Orders::read(std::env::args().skip(1)) {
        Ok(orders) => orders,
        Err(misread) => return say(&misread, 2),
    };
    let bar = progress(orders.decisions);
    let battery = Battery::<G>::new().decisions(orders.decisions).seed(orders.seed);
    let battery = orders.options.iter().fold(battery, |it, (name, value)| it.option(name, value));
    let result = battery.watched(|tally| show(&bar, tally));
    bar.finish_and_clear();
    match result {
        Ok(Tally { games, decisions, refused }) => say(
            &format!(
                "{}: {decisions} decisions in {games} games, everything holds \
                 ({refused} sets of options were refused with a sentence)",
                G::NAME
            ),
            0,
        ),
        Err(failure) => say(&failure, 1),
    }
}

fn say(what: &dyn std::fmt::Display, code: u8) -> ExitCode {
    // Nobody is left to tell if the terminal is gone.
    let _ = if code == 0 {
        writeln!(std::io::stdout(), "{what}")
    } else {
        writeln!(std::io::stderr(), "{what}")
    };
    ExitCode::from(code)
}

fn progress(decisions: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:40} {pos}/{len} decisions, {per_sec}, {msg} games, {eta} left",
    );
    ProgressBar::new(decisions).with_style(style.expect("the template is well formed"))
}

fn show(bar: &ProgressBar, tally: &Tally) {
    bar.set_position(tally.decisions);
    bar.set_message(tally.games.to_string());
}

impl Orders {
    fn read(args: impl IntoIterator<Item = String>) -> Result<Self, Misread> {
        let mut orders = Self { decisions: 1_000_000, seed: 1, options: Vec::new() };
        let mut args = args.into_iter();
        while let Some(flag) = args.next() {
            let (flag, value) = match flag.split_once('=') {
                Some((flag, value)) => (flag.to_owned(), Some(value.to_owned())),
                None => (flag, args.next()),
            };
            let lacks = |needs| Misread::Value { flag: flag.clone(), needs };
            let number = || value.as_deref().and_then(|text| text.replace('_', "").parse().ok());
            match flag.as_str() {
                "--decisions" => orders.decisions = number().ok_or_else(|| lacks("a number"))?,
                "--seed" => orders.seed = number().ok_or_else(|| lacks("a number"))?,
                "--options" | "--option" => {
                    let pair = value.as_deref().and_then(|text| text.split_once('='));
                    let (name, value) = pair.ok_or_else(|| lacks("name=value"))?;
                    orders.options.push((name.to_owned(), value.to_owned()));
                }
                _ => return Err(Misread::Unknown(flag)),
            }
        }
        Ok(orders)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Orders, Misread> {
        Orders::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn the_command_line_is_read() {
        let orders =
            read("--decisions 2_000 --seed=7 --options seats=3 --option map=lake").unwrap();
        assert_eq!((orders.decisions, orders.seed), (2_000, 7));
        assert_eq!(orders.options[1], ("map".to_owned(), "lake".to_owned()));
    }

    #[test]
    fn what_cannot_be_read_is_refused_in_a_sentence() {
        for (line, words) in [
            ("--decisions many", "--decisions needs a number"),
            ("--options seats", "--options needs name=value"),
            ("--seed", "--seed needs a number"),
            ("--games 3", "\"--games\" is not known"),
        ] {
            let said = read(line).unwrap_err().to_string();
            assert!(said.starts_with(words), "{said}");
        }
    }
}
