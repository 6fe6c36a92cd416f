//! Hostile clients against a real server on the loopback, one kind after the other, while an honest player goes on
//! playing: how long that player's page and a novice's answer take.
//!
//! `cargo xtask attack`, or `cargo run --release -p cli --example attack -- --only moments --seconds 10`
//!
//! The server and the attackers are processes of their own. Everything comes from one address, the player included:
//! the worst case. Counts and times are bounded.
#![expect(clippy::unwrap_used, reason = "a tool that cannot go on fails")]

#[path = "../../../server/tests/http/client.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod client;
mod hostile;
mod player;
mod stage;

use clap::Parser;
use hostile::Kind;
use player::{Took, told};
use stage::{Served, Stage};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

/// The player's page: 99 of 100 come sooner than this.
const PAGE: Duration = Duration::from_millis(100);
/// A novice answers sooner than this.
const ANSWER: Duration = Duration::from_secs(3);

#[derive(Debug, Parser)]
struct Args {
    /// Only the attacks whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// How long each goes on
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The program to attack; else this one serves
    #[arg(long)]
    program: Option<PathBuf>,
    /// A journal for those who look at the past
    #[arg(long, default_value = "games/root/tests/replays/corvids-6.journal")]
    journal: PathBuf,
    /// What one of the processes is for
    #[command(subcommand)]
    part: Option<Part>,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Serves.
    Serve(Box<cli::args::Serve>),
    /// Attacks.
    Attack {
        /// How.
        kind: Kind,
        /// Whom.
        address: SocketAddr,
        /// A finished table there.
        past: String,
        /// A running table there.
        table: String,
        /// For how long.
        seconds: u64,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    match args.part {
        Some(Part::Serve(serve)) => {
            tokio::task::spawn_blocking(move || stage::serve(&serve)).await.unwrap();
            ExitCode::SUCCESS
        }
        Some(Part::Attack { kind, address, past, table, seconds }) => {
            let target = hostile::Target { address, past, table };
            let tally = hostile::attack(kind, target, Duration::from_secs(seconds)).await;
            say(&tally);
            ExitCode::SUCCESS
        }
        None => report(&args).await,
    }
}

/// Attacks in every way; says what the player saw of it.
async fn report(args: &Args) -> ExitCode {
    say(
        "attack        page p50    p99   most  refused   novice p50   most   what the attackers got",
    );
    let mut is_well = true;
    for kind in Kind::all().filter(|kind| kind.to_string().contains(&args.only)) {
        let served = Served::start(args.program.as_deref(), &args.journal).await;
        let stage = Stage::set(served.address, &args.journal).await;
        let (page, answers, tally) = suffer(kind, &stage, args.seconds).await;
        let held = page.percentile(99) <= PAGE && answers.most() <= ANSWER && page.refused == 0;
        is_well &= held;
        say(&format!(
            "{kind:<11} {:>10} {:>6} {:>6} {:>8} {:>12} {:>6}   {}{}",
            told(page.percentile(50)),
            told(page.percentile(99)),
            told(page.most()),
            page.refused,
            told(answers.percentile(50)),
            told(answers.most()),
            tally.trim(),
            if held { "" } else { "  FAILED" },
        ));
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn suffer(kind: Kind, stage: &Stage, seconds: u64) -> (Took, Took, String) {
    let child = attackers(kind, stage, seconds);
    let time = Duration::from_secs(seconds);
    let (page, answers) = tokio::join!(stage.look(time), stage.play(time));
    let output = tokio::task::spawn_blocking(move || child.wait_with_output()).await;
    (page, answers, String::from_utf8_lossy(&output.unwrap().unwrap().stdout).into_owned())
}

fn attackers(kind: Kind, stage: &Stage, seconds: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["attack", &kind.to_string(), &stage.address.to_string()])
        .args([&stage.past, &stage.table, &seconds.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn say(text: &str) {
    let _nobody_reads = writeln!(std::io::stdout(), "{text}");
}
