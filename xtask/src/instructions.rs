//! What a decision of each game costs, in instructions: a figure that a busy machine does not change.
//!
//! Callgrind counts the instructions of two runs of the same random games, one longer than the other. Their difference
//! is the cost of the decisions that only the longer run makes, without start and set-up.

use crate::needs;
use crate::run::cargo;
use crate::say;
use crate::tree::Tree;
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is to be counted.
#[derive(Debug, clap::Args)]
pub(crate) struct Instructions {
    /// The games, `root monster-lands`; all of them if none is named.
    games: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// A table that is played at: the game, its crate, and the options beside their defaults.
#[derive(Debug, PartialEq, Eq)]
struct Workload {
    game: &'static str,
    package: &'static str,
    options: &'static [&'static str],
}

/// Every game as it comes, and with as much of it as one table holds.
const WORKLOADS: &[Workload] = &[
    Workload { game: "morra", package: "proof", options: &[] },
    Workload { game: "skirmish", package: "proof", options: &[] },
    Workload { game: "monster-lands", package: "monster_lands", options: &[] },
    Workload {
        game: "monster-lands",
        package: "monster_lands",
        options: &[
            "difficulty=cut-throat",
            "tricks=on",
            "queens-grant=on",
            "more-monster-action=on",
        ],
    },
    Workload { game: "root", package: "root", options: &[] },
    Workload {
        game: "root",
        package: "root",
        options: &[
            "seats=6",
            "factions=lizard-cult,riverfolk,duchy,corvids,hundreds,keepers",
            "map=lake",
            "deck=exiles",
        ],
    },
    Workload {
        game: "root",
        package: "root",
        options: &["setup=advanced", "hirelings=random", "landmarks=2"],
    },
    Workload { game: "village-attacks", package: "village_attacks", options: &[] },
    Workload {
        game: "village-attacks",
        package: "village_attacks",
        options: &["seats=5", "monsters=5", "day-and-night=on", "troll=on", "yunfakh=on"],
    },
    Workload { game: "wonderful-kingdom", package: "wonderful_kingdom", options: &[] },
    Workload {
        game: "wonderful-kingdom",
        package: "wonderful_kingdom",
        options: &["module=conquest", "side=b"],
    },
];

/// The decisions of the shorter and of the longer run.
const RUNS: [u32; 2] = [50_000, 250_000];

/// Where figures to compare with are written down.
const RECORDED: &str = "docs/measurements/instructions.md";

/// A workload and its instructions for a decision.
struct Counted {
    workload: &'static Workload,
    instructions: f64,
    recorded: Option<f64>,
}

/// Counts and says.
pub(crate) fn count(root: &Path, tree: &Tree, asked: &Instructions) -> Result<()> {
    let workloads = chosen(&asked.games)?;
    needs::VALGRIND.ensure()?;
    let mut counted = Vec::new();
    for workload in workloads {
        let program = build(root, workload)?;
        let [short, long] = RUNS.map(|decisions| collected(&program, workload, decisions));
        let instructions = (long? - short?) / f64::from(RUNS[1] - RUNS[0]);
        let recorded = tree.text(RECORDED).and_then(|text| recorded(text, workload));
        counted.push(Counted { workload, instructions, recorded });
        if !asked.json {
            say(&line(counted.last().expect("one was just counted")))?;
        }
    }
    if asked.json {
        let rows: Vec<Value> = counted.iter().map(Counted::json).collect();
        say(&format!("{:#}\n", Value::from(rows)))?;
    }
    Ok(())
}

/// The workloads of these games, or all.
fn chosen(games: &[String]) -> Result<Vec<&'static Workload>> {
    let known = |game: &String| WORKLOADS.iter().any(|it| it.game == game);
    if let Some(unknown) = games.iter().find(|game| !known(game)) {
        let mut names: Vec<&str> = WORKLOADS.iter().map(|it| it.game).collect();
        names.dedup();
        bail!("{unknown} is not counted; games that are: {}", names.join(", "));
    }
    let is_asked = |it: &&Workload| games.is_empty() || games.iter().any(|game| game == it.game);
    Ok(WORKLOADS.iter().filter(is_asked).collect())
}

/// Builds the program that plays a workload; says where it lies.
fn build(root: &Path, workload: &Workload) -> Result<PathBuf> {
    let example = format!("pace_{}", workload.package);
    let args =
        ["build", "--release", "--locked", "--package", workload.package, "--example", &example];
    let output = cargo(root, &args)
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "{example} could not be built");
    let messages = String::from_utf8_lossy(&output.stdout);
    executable(&messages).with_context(|| format!("cargo names no program for {example}"))
}

/// The program that cargo's messages name.
fn executable(messages: &str) -> Option<PathBuf> {
    let mut messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages.find_map(|it| it["executable"].as_str().map(PathBuf::from))
}

/// The instructions of a whole run.
fn collected(program: &Path, workload: &Workload, decisions: u32) -> Result<f64> {
    let output = Command::new(needs::VALGRIND.program)
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([workload.game, &decisions.to_string()])
        .args(workload.options)
        .output()
        .context("valgrind does not start")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{workload} could not be played:\n{said}");
    total(&said).with_context(|| format!("callgrind counted nothing:\n{said}"))
}

/// What callgrind says it has collected.
fn total(said: &str) -> Option<f64> {
    let (_, rest) = said.split_once("Collected :")?;
    rest.split_whitespace().next()?.parse().ok()
}

/// The figure of a workload in the table of a document: `| game | options | figure |`.
fn recorded(text: &str, workload: &Workload) -> Option<f64> {
    let options = workload.options.join(" ");
    let mut rows = text.lines().map(|line| line.trim_matches('|').split('|').map(str::trim));
    rows.find_map(|mut cells| {
        let is_it = cells.next() == Some(workload.game) && cells.next() == Some(&options);
        cells.next().filter(|_| is_it)?.parse().ok()
    })
}

impl Counted {
    /// By how many hundredths it differs from what is recorded.
    fn change(&self) -> Option<f64> {
        self.recorded.map(|recorded| (self.instructions / recorded - 1.0) * 100.0)
    }

    fn json(&self) -> Value {
        let Self { workload, instructions, recorded } = self;
        let Workload { game, options, .. } = workload;
        json!({ "game": game, "options": options, "instructions": instructions, "recorded": recorded })
    }
}

/// `  1356.2   -0.1 %  root seats=6`
fn line(counted: &Counted) -> String {
    let mut line = format!("{:>9.1}", counted.instructions);
    match counted.change() {
        Some(change) => write!(line, "  {change:>+6.2} %"),
        None => write!(line, "  {:>8}", "new"),
    }
    .expect("a string takes text");
    format!("{line}  {}\n", counted.workload)
}

impl std::fmt::Display for Workload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.game)?;
        self.options.iter().try_for_each(|option| write!(f, " {option}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_chosen_by_name() {
        assert_eq!(chosen(&[]).unwrap().len(), WORKLOADS.len());
        let root = chosen(&["root".to_owned()]).unwrap();
        assert!(root.len() == 3 && root.iter().all(|it| it.game == "root"));
        let error = chosen(&["chess".to_owned()]).unwrap_err().to_string();
        assert!(error.starts_with("chess is not counted; games that are: morra, skirmish, "));
    }

    #[test]
    fn cargo_and_callgrind_are_understood() {
        let messages = "{\"executable\":null}\n{\"executable\":\"/a/pace_root\"}\nno json\n{}\n";
        assert_eq!(executable(messages), Some(PathBuf::from("/a/pace_root")));
        assert_eq!(total("==1== Events    : Ir\n==1== Collected : 1234\n==1==\n"), Some(1234.0));
        assert_eq!(total("==1== nothing\n"), None);
    }

    #[test]
    fn a_figure_is_compared_with_the_one_that_is_written_down() {
        let [plain, full] = [&WORKLOADS[4], &WORKLOADS[5]];
        let text = format!("| root | | 1000.0 |\n| root | {} | 2000.0 |\n", full.options.join(" "));
        assert_eq!((recorded(&text, plain), recorded(&text, full)), (Some(1000.0), Some(2000.0)));
        assert_eq!(recorded("| root | seats=2 | 1 |\n", plain), None);
        let counted =
            Counted { workload: plain, instructions: 1015.0, recorded: recorded(&text, plain) };
        assert_eq!(line(&counted), "   1015.0   +1.50 %  root\n");
        let counted = Counted { recorded: None, ..counted };
        assert_eq!(line(&counted), "   1015.0       new  root\n");
    }
}
