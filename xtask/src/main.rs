//! Project tasks: the law index and its coverage, tidy checks, the full test run, long runs and counts.
//!
//! It knows the project's files and none of its crates: every check reads text, so a broken crate can still be
//! checked.

mod fluent;
mod instructions;
mod languages;
mod law;
mod long;
mod mutants;
mod needs;
mod own_game;
mod python;
mod run;
mod rust;
mod tidy;
mod tree;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;
use tree::{Tree, project_root};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Project tasks.")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Run everything that CI runs: format, clippy, tests, doc tests, docs, a game of one's own, Python, tidy, law.
    Test,
    /// List every paragraph, or those under a number or with a word, with functions and the scenarios that prove it.
    Law(law::Query),
    /// Check what the conventions promise and no compiler checks.
    Tidy,
    /// Play a game at random for long, under the whole conformance battery.
    Soak(run::Soak),
    /// Hold many tables open on a server, play at them, and measure.
    Load(run::Load),
    /// Count the instructions of a decision of each game, and compare them with what is written down.
    Instructions(instructions::Instructions),
    /// Attack a server in every way we know, and measure what a player notices of it.
    Attack(run::Attack),
    /// Kill a server again and again while people play, and count what was lost.
    Kills(run::Kills),
    /// Put three servers on one database through faults while people play, and count what was lost.
    Chaos(run::Chaos),
    /// Fill a database with very many tables, and measure the lists.
    Fill(run::Fill),
    /// Follow docs/your-own-game.md in an empty folder: write its files, run its commands.
    OwnGame,
    /// Change a game's rules in many small ways, and list the changes that no scenario notices.
    Mutants(mutants::Mutants),
    /// Run what takes too long for every change, and keep the result in docs/measurements/long.md.
    Long(long::Long),
    /// Run the suites of the libraries that the Python package speaks to, on pinned versions.
    Python(python::Python),
}

fn main() -> Result<ExitCode> {
    let root = project_root();
    let is_well = match Args::parse().task {
        Task::Test => run::test(&root)?,
        Task::Law(query) => {
            let answer = law::answer(&query, &Tree::read(&root)?)?;
            say(&answer.text)?;
            answer.is_well
        }
        Task::Tidy => {
            let (text, is_well) = tidy::run(&root, &Tree::read(&root)?)?;
            say(&text)?;
            is_well
        }
        Task::Soak(soak) => {
            run::soak(&root, &Tree::read(&root)?, &soak)?;
            true
        }
        Task::Load(load) => {
            run::load(&root, &load)?;
            true
        }
        Task::Instructions(asked) => {
            instructions::count(&root, &Tree::read(&root)?, &asked)?;
            true
        }
        Task::Attack(attack) => {
            run::attack(&root, &attack)?;
            true
        }
        Task::Kills(kills) => {
            run::kills(&root, &kills)?;
            true
        }
        Task::Chaos(chaos) => {
            run::chaos(&root, &Tree::read(&root)?, &chaos)?;
            true
        }
        Task::Fill(fill) => {
            run::fill(&root, &fill)?;
            true
        }
        Task::OwnGame => {
            own_game::follow(&root)?;
            true
        }
        Task::Mutants(asked) => {
            mutants::sample(&root, &Tree::read(&root)?, &asked)?;
            true
        }
        Task::Long(asked) => long::run(&root, &asked)?,
        Task::Python(asked) => {
            python::suites(&root, &asked)?;
            true
        }
    };
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Writes to standard output; a reader that has gone away (`| head`) is no error.
fn say(text: &str) -> Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
