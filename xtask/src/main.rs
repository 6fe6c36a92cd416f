//! Project tasks: the law index and its coverage, tidy checks, the full test run.
//!
//! It knows the project's files and none of its crates: every check reads text, so a broken crate can still be
//! checked.

mod fluent;
mod law;
mod tidy;
mod tree;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;
use tree::{Tree, project_root};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Project tasks.")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List every paragraph with its functions and the scenarios that prove it.
    Law(law::Query),
    /// Check what the conventions promise and no compiler checks.
    Tidy,
}

fn main() -> Result<ExitCode> {
    let is_well = match Args::parse().task {
        Task::Law(query) => {
            let answer = law::answer(&query, &Tree::read(&project_root())?)?;
            say(&answer.text)?;
            answer.is_well
        }
        Task::Tidy => {
            let root = project_root();
            let (text, is_well) = tidy::run(&root, &Tree::read(&root)?)?;
            say(&text)?;
            is_well
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
