//! The long run: what takes too long for every change, step by step, and its last result in the repository.

use crate::run::cargo;
use crate::say;
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Where the last result of each step stands.
const RESULT: &str = "docs/measurements/long.md";

/// How many inputs each reader of foreign text is given, with the checks of a build for tests: a sum that overflows is found.
const INPUTS: &str = "100000";

/// What of the long run is asked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Long {
    /// Only the steps whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
}

/// A step: its name, what it shows, its command, and what it finds in its environment.
struct Step {
    name: &'static str,
    shows: &'static str,
    args: &'static [&'static str],
    envs: &'static [(&'static str, &'static str)],
}

const fn step(name: &'static str, shows: &'static str, args: &'static [&'static str]) -> Step {
    Step { name, shows, args, envs: &[] }
}

/// What an arena shows.
const LADDER: &str = "masters, adepts and novices play each other to the end";

/// An arena of one game.
const fn arena(game: &'static str) -> [&'static str; 9] {
    [
        "run",
        "--locked",
        "--release",
        "--",
        "arena",
        game,
        "--bots=master:100,adept,novice",
        "--games",
        "12",
    ]
}

const STEPS: &[Step] = &[
    step(
        "browser",
        "all lessons by mouse, by keyboard and on a phone, in every language; whole games by touch and by keyboard",
        &[
            "nextest",
            "run",
            "--profile",
            "long",
            "--locked",
            "--package",
            "server",
            "--test",
            "browser",
            "--run-ignored",
            "only",
            "--no-fail-fast",
        ],
    ),
    Step {
        name: "readers",
        shows: "100,000 marred inputs for each reader of foreign text",
        args: &["test", "--locked", "--package", "cli", "--test", "foreign"],
        envs: &[("PROPTEST_CASES", INPUTS)],
    },
    Step {
        name: "forms",
        shows: "100,000 marred forms, messages of a socket and requests of programs against a server",
        args: &["test", "--locked", "--package", "server", "--test", "http", "foreign"],
        envs: &[("PROPTEST_CASES", INPUTS)],
    },
    step(
        "soak monster-lands",
        "a million random decisions under the battery",
        &["xtask", "soak", "monster-lands"],
    ),
    step("soak root", "a million random decisions under the battery", &["xtask", "soak", "root"]),
    step(
        "soak village-attacks",
        "a million random decisions under the battery",
        &["xtask", "soak", "village-attacks"],
    ),
    step(
        "soak wonderful-kingdom",
        "a million random decisions under the battery",
        &["xtask", "soak", "wonderful-kingdom"],
    ),
    step(
        "kills",
        "a server killed 300 times while people play: nothing acknowledged is lost",
        &["xtask", "kills"],
    ),
    step(
        "chaos",
        "three servers on one database for an hour, killed, paused and cut off: nothing acknowledged is lost",
        &["xtask", "chaos"],
    ),
    step(
        "attack",
        "hostile clients in every way we know: what a player notices",
        &["xtask", "attack"],
    ),
    step(
        "python",
        "the suites of PettingZoo, Gymnasium, OpenSpiel and Ray on the package as it is installed",
        &["xtask", "python"],
    ),
    step("arena monster-lands", LADDER, &arena("monster-lands")),
    step("arena root", LADDER, &arena("root")),
    step("arena village-attacks", LADDER, &arena("village-attacks")),
    step("arena wonderful-kingdom", LADDER, &arena("wonderful-kingdom")),
    step("instructions", "what a decision of each game costs", &["xtask", "instructions"]),
];

/// Runs the steps that are asked for and writes how each went; fails when one did.
pub(crate) fn run(root: &Path, asked: &Long) -> Result<bool> {
    let wanted: Vec<&Step> = STEPS.iter().filter(|step| step.name.contains(&asked.only)).collect();
    if wanted.is_empty() {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("no step is called like {:?}; there are {}", asked.only, names.join(", "));
    }
    let mut all_well = true;
    for step in wanted {
        say(&format!("\n== {}: {}\n", step.name, step.shows))?;
        let begun = Instant::now();
        let status = cargo(root, step.args)
            .envs(step.envs.iter().copied())
            .status()
            .with_context(|| format!("{} does not start", step.name))?;
        all_well &= status.success();
        let minutes = begun.elapsed().as_secs().div_ceil(60);
        let row =
            Row { step, is_well: status.success(), minutes, commit: commit(root)?, date: today()? };
        let file = root.join(RESULT);
        let text = fs::read_to_string(&file).unwrap_or_else(|_| HEAD.to_owned());
        fs::write(&file, with_row(&text, &row))
            .with_context(|| format!("{RESULT} cannot be written"))?;
    }
    say(&format!("\nThe results are in {RESULT}.\n"))?;
    Ok(all_well)
}

const HEAD: &str = "# The long run\n
What takes too long for every change: `cargo xtask long`, or one step of it with `--only NAME`. The last result of each step, written by that command.\n
| step | what it shows | result | minutes | commit | date |
|---|---|---|---|---|---|
";

/// How a step went.
struct Row<'a> {
    step: &'a Step,
    is_well: bool,
    minutes: u64,
    commit: String,
    date: String,
}

/// The page with this row in the place of the step's former one, or at its end.
fn with_row(text: &str, row: &Row<'_>) -> String {
    let begins = format!("| {} |", row.step.name);
    let result = if row.is_well { "passed" } else { "**failed**" };
    let line = format!(
        "{begins} {} | {result} | {} | {} | {} |",
        row.step.shows, row.minutes, row.commit, row.date
    );
    let mut page = String::new();
    let mut is_written = false;
    for former in text.lines() {
        let is_it = former.starts_with(&begins);
        is_written |= is_it;
        writeln!(page, "{}", if is_it { &line } else { former }).expect("a string takes text");
    }
    if !is_written {
        writeln!(page, "{line}").expect("a string takes text");
    }
    page
}

/// The commit that is tried, marked where it was changed.
fn commit(root: &Path) -> Result<String> {
    let mut git = Command::new("git");
    git.args(["describe", "--always", "--dirty=, changed", "--exclude=*"]).current_dir(root);
    said(&mut git)
}

fn today() -> Result<String> {
    said(Command::new("date").arg("+%F"))
}

fn said(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("{program} does not start"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_takes_the_place_of_the_former_one() {
        let row = |name: &str, is_well, minutes| {
            let step = STEPS.iter().find(|step| step.name == name).unwrap();
            Row { step, is_well, minutes, commit: "abc".to_owned(), date: "2026-11-18".to_owned() }
        };
        let page = with_row(HEAD, &row("kills", false, 3));
        let page = with_row(&page, &row("python", true, 9));
        assert!(page.contains("| **failed** | 3 | abc | 2026-11-18 |"), "{page}");
        let again = with_row(&page, &row("kills", true, 4));
        assert!(!again.contains("failed"), "{again}");
        assert_eq!(again.lines().count(), page.lines().count());
    }

    #[test]
    fn an_unknown_step_is_refused_with_those_there_are() {
        let error =
            run(Path::new("."), &Long { only: "nothing".to_owned() }).unwrap_err().to_string();
        assert!(error.contains("\"nothing\"") && error.contains("soak root"), "{error}");
    }
}
