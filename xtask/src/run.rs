//! The full test run: everything that CI runs, in order, and all of it even when a step fails.

use crate::law;
use crate::needs;
use crate::own_game;
use crate::python;
use crate::say;
use crate::tidy;
use crate::tree::Tree;
use anyhow::{Context, Result, bail, ensure};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A step: a heading, and what is done under it.
type Step = (&'static str, fn(&Path, &Tree) -> Result<()>);

const STEPS: &[Step] = &[
    ("format", |root, _| run(&mut cargo(root, &["fmt", "--all", "--check"]))),
    ("clippy", |root, _| run(&mut cargo(root, CLIPPY))),
    ("what the tests need", needs::ensure),
    ("tests", |root, _| run(cargo(root, NEXTEST).env("INSTA_UPDATE", "no"))),
    ("doc tests", |root, _| run(&mut cargo(root, DOC_TESTS))),
    ("docs", |root, _| run(cargo(root, DOCS).env("RUSTDOCFLAGS", "-Dwarnings"))),
    ("your own game", |root, _| own_game::follow(root)),
    ("python", |root, _| python::slice(root)),
    ("tidy", tidy_step),
    ("law", law_step),
];

const CLIPPY: &[&str] =
    &["clippy", "--locked", "--workspace", "--all-targets", "--keep-going", "--", "-Dwarnings"];
const NEXTEST: &[&str] = &["nextest", "run", "--locked", "--workspace", "--profile", "ci"];
const DOCS: &[&str] = &["doc", "--locked", "--workspace", "--no-deps", "--quiet"];
const DOC_TESTS: &[&str] = &["test", "--locked", "--workspace", "--doc", "--quiet"];

/// Runs every step; says how each went and how long it took.
pub(crate) fn test(root: &Path) -> Result<bool> {
    let start = Instant::now();
    let mut results = Vec::new();
    for (at, (heading, step)) in STEPS.iter().enumerate() {
        say(&format!("\n== {} of {}: {heading}\n", at + 1, STEPS.len()))?;
        let begun = Instant::now();
        // The files are read anew: a step may take minutes.
        let result = Tree::read(root).and_then(|tree| step(root, &tree));
        if let Err(error) = &result {
            say(&format!("{heading}: {error:#}\n"))?;
        }
        results.push((*heading, result.is_ok(), begun.elapsed()));
    }
    say(&summary(&results, start.elapsed()))?;
    Ok(results.iter().all(|(_, is_well, _)| *is_well))
}

fn summary(results: &[(&str, bool, Duration)], whole: Duration) -> String {
    let mut text = String::from("\n");
    for (heading, is_well, took) in results {
        let mark = if *is_well { "ok" } else { "FAILED" };
        writeln!(text, "{mark:>8}  {heading:<20} {:>8}", said(*took)).expect("a string takes text");
    }
    writeln!(text, "          {:<20} {:>8}", "all", said(whole)).expect("a string takes text");
    text
}

fn said(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

fn tidy_step(root: &Path, tree: &Tree) -> Result<()> {
    let (text, is_well) = tidy::run(root, tree)?;
    say(&text)?;
    ensure!(is_well, "not everything is tidy");
    Ok(())
}

fn law_step(_: &Path, tree: &Tree) -> Result<()> {
    let answer = law::answer(&law::Query::check(), tree)?;
    say(&answer.text)?;
    ensure!(answer.is_well, "law, code and scenarios do not agree");
    Ok(())
}

/// What the long run is asked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Soak {
    /// The game: `root`, `monster-lands`.
    game: String,
    /// How many decisions to play.
    #[arg(long, default_value_t = 1_000_000)]
    decisions: u64,
    /// The seed of the first game.
    #[arg(long)]
    seed: Option<u64>,
    /// An option of the game, `name=value`; those left out vary from game to game.
    #[arg(long)]
    options: Vec<String>,
}

/// The long run of the conformance battery on one game.
pub(crate) fn soak(root: &Path, tree: &Tree, soak: &Soak) -> Result<()> {
    let game = soak.game.replace('-', "_");
    if tree.text(&format!("games/{game}/examples/soak.rs")).is_none() {
        let can = |it: &&str| tree.text(&format!("games/{it}/examples/soak.rs")).is_some();
        let games: Vec<&str> = tree.folders("games").into_iter().filter(can).collect();
        bail!("{} has no examples/soak.rs; games that can be soaked: {}", game, games.join(", "));
    }
    let example = format!("soak_{game}");
    let mut command =
        cargo(root, &["run", "--release", "--package", &game, "--example", &example, "--"]);
    command.args(["--decisions", &soak.decisions.to_string()]);
    if let Some(seed) = soak.seed {
        command.args(["--seed", &seed.to_string()]);
    }
    command.args(soak.options.iter().flat_map(|option| ["--options", option]));
    run(&mut command)
}

/// What the load on the server is to be.
#[derive(Debug, clap::Args)]
pub(crate) struct Load {
    /// Which game is played at them.
    #[arg(long, default_value = "root")]
    game: String,
    /// How many tables.
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// How many sockets watch each of them.
    #[arg(long, default_value_t = 4)]
    sockets: u32,
    /// How many commands are sent in a second, over all tables.
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// How long.
    #[arg(long, default_value_t = 20)]
    seconds: u32,
}

/// Many tables of scripted players against a server of their own.
pub(crate) fn load(root: &Path, load: &Load) -> Result<()> {
    let mut command =
        cargo(root, &["run", "--release", "--package", "server", "--example", "load", "--"]);
    let Load { game, tables, sockets, rate, seconds } = load;
    command.args(["--game", game]);
    let plan =
        [("--tables", tables), ("--sockets", sockets), ("--rate", rate), ("--seconds", seconds)];
    for (name, number) in plan {
        command.args([name, &number.to_string()]);
    }
    run(&mut command)
}

/// How a server is attacked.
#[derive(Debug, clap::Args)]
pub(crate) struct Attack {
    /// Only in the ways whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// For how long in each.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
}

/// Hostile clients against a server of their own, while somebody plays.
pub(crate) fn attack(root: &Path, attack: &Attack) -> Result<()> {
    let mut command =
        cargo(root, &["run", "--release", "--package", "cli", "--example", "attack", "--"]);
    command.args(["--only", &attack.only, "--seconds", &attack.seconds.to_string()]);
    run(&mut command)
}

/// How often a server is killed.
#[derive(Debug, clap::Args)]
pub(crate) struct Kills {
    /// How many times, on a file and on `PostgreSQL`.
    #[arg(long, default_value_t = 300)]
    count: u32,
}

/// How long three servers on one database are put through faults.
#[derive(Debug, clap::Args)]
pub(crate) struct Chaos {
    /// For how many minutes.
    #[arg(long, default_value_t = 60)]
    minutes: u64,
}

/// Three servers on one `PostgreSQL` that are killed, paused and cut off while people play: whether anything is lost.
pub(crate) fn chaos(root: &Path, tree: &Tree, chaos: &Chaos) -> Result<()> {
    needs::ensure(root, tree)?;
    let mut command =
        cargo(root, &["test", "--package", "server", "--test", "nodes", "--", "--nocapture"]);
    let seconds = (chaos.minutes * 60).to_string();
    command.arg("whatever_dies_pauses_or_restarts").env("TAVOLATA_TEST_CHAOS_SECONDS", seconds);
    run(&mut command)
}

/// A server killed again and again while people play: whether anything acknowledged is lost.
pub(crate) fn kills(root: &Path, kills: &Kills) -> Result<()> {
    let mut command =
        cargo(root, &["test", "--package", "server", "--test", "durability", "--", "--nocapture"]);
    command.arg("nothing_acknowledged").env("TAVOLATA_TEST_KILLS", kills.count.to_string());
    run(&mut command)
}

/// A database with many tables.
#[derive(Debug, clap::Args)]
pub(crate) struct Fill {
    /// The file, made if missing.
    database: String,
    /// How many tables it is to have.
    #[arg(long, default_value_t = 100_000)]
    tables: u32,
}

/// Fills a database with tables, and measures the lists that everyone sees.
pub(crate) fn fill(root: &Path, fill: &Fill) -> Result<()> {
    let mut command =
        cargo(root, &["run", "--release", "--package", "server", "--example", "fill", "--"]);
    command.args([&fill.database, "--tables", &fill.tables.to_string()]);
    run(&mut command)
}

/// Where cargo builds.
pub(crate) fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// A cargo command at the root of the project.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(root);
    command
}

/// Runs a command to its end; it fails when the command does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("{program} does not start"))?;
    ensure!(status.success(), "{program} ended with {status}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_step_with_its_time() {
        let steps =
            [("format", true, Duration::from_secs(3)), ("tests", false, Duration::from_secs(83))];
        let text = summary(&steps, Duration::from_secs(86));
        let lines = [
            "",
            "      ok  format                   0:03",
            "  FAILED  tests                    1:23",
            "          all                      1:26",
            "",
        ];
        assert_eq!(text, lines.join("\n"));
    }

    #[test]
    fn a_command_that_fails_or_does_not_start_is_an_error() {
        assert!(run(&mut Command::new("true")).is_ok());
        assert!(run(&mut Command::new("false")).is_err());
        assert!(run(&mut Command::new("no-such-program")).is_err());
    }

    #[test]
    fn a_game_without_a_long_run_is_refused_by_name() {
        let tree = Tree::of(&[("games/arena/examples/soak.rs", ""), ("games/root/src/lib.rs", "")]);
        let ask = Soak { game: "root".to_owned(), decisions: 1, seed: None, options: Vec::new() };
        let error = soak(Path::new("."), &tree, &ask).unwrap_err().to_string();
        assert_eq!(error, "root has no examples/soak.rs; games that can be soaked: arena");
    }
}
