//! The arguments, and the help one reads.

use bots::{Entrant, NotAnEntrant, Skill};
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use kernel::{Lang, Seed};
use server::net::Range;
use server::store::Place;
use std::net::SocketAddr;
use std::path::PathBuf;

pub use crate::admin::args::Admin;
pub use crate::calling::{BotArgs, Calling, Entering, Health, Vouching};

const EXAMPLES: &str = "\
Examples:
  tavolata                                       open the table on http://localhost:7777
  tavolata serve --listen 0.0.0.0:80             for everyone who can reach this machine
  tavolata backup tuesday.db                     a copy, while the table stays open
  tavolata check --database tuesday.db           whether every game in it can be opened
  tavolata games                                 the games, and how to play one
  tavolata play root                             you against bots
  tavolata play monster-lands --solo --lang it   alone, in Italian
  tavolata play monster-lands --campaign my.campaign
  tavolata play root --bots none                 everyone at this keyboard
  tavolata play root --option map=lake --option factions=eyrie,vagabond --bots master
  tavolata simulate root -n 10000 --out games.jsonl
  tavolata arena root --duel --bots master,adept,novice -n 200
  tavolata bench --json
  tavolata replay game.journal --verify
  tavolata law root 7.5.2

Colour is used on a terminal unless NO_COLOR is set. The language is that of --lang, else of LANG.
Exit codes: 0 done, 1 the machine failed, 2 the input was wrong.";

const PLAY: &str = "\
While playing:
  3          plays choice 3; its notation, as in the journal, works too
  3 1 2      answers this question and the next two; Enter plays a choice that stands alone
  ?          why is something not offered?       ? 3   what the law says about choice 3
  u          take back your last choice          b     the board again
  k          what its signs mean                 l     the log
  law 7.5.2  a paragraph of the law              hint  what would the strongest bot do?
  save FILE, load FILE, h for help, q to leave; at a terminal the game is kept as you play

Who plays: without --bots you hold the first seat and bots of level adept the others. With --bots one seat for each
level named; if that leaves several seats, they are all yours and the screen is passed round. --bots none: no bots.";

const SIMULATE: &str = "\
Examples:
  tavolata simulate root -n 10000 --out games.jsonl                at random, a line for every game
  tavolata simulate monster-lands --bots adept -o seats=1 -n 100   one adept alone
  tavolata simulate root --bots adept -n 200 --plot plots          scores.svg and wins.svg
  tavolata simulate root --bots master:500 -n 1 --journals games   then: tavolata replay games/1.journal";

const ARENA: &str = "\
Who meets whom:
  --bots master,adept,novice         every two of them; at larger tables they take alternate seats
  --bots master --against adept      one master, all the others adepts
  --bots master,adept,adept,adept    where somebody is named twice: one table, as named
Adepts and masters as their judgement is written, whatever becomes of them later: adept-written, master-written.
Judgement alone, one step ahead: one-step, one-step-written.
Seats are turned until everybody has sat everywhere, with the same cards and dice to come. Budgets in iterations
(master:500) give the same games on every machine; times (master, master:250ms) do not.

Examples:
  tavolata arena root --duel --bots master,adept -n 200            heads-up
  tavolata arena root --bots master --against adept -n 100         one master against three adepts
  tavolata arena root --duel --bots master:1000,novice --each factions=marquise,eyrie --each factions=alliance,vagabond
  tavolata arena monster-lands --option seats=1 --bots master:200,adept,novice --out solo.jsonl";

/// Four modern board games, rules-complete: play alone, against bots or round one screen, in English, Italian or French.
#[derive(Debug, Parser)]
#[command(name = "tavolata", version, after_help = EXAMPLES)]
pub struct Args {
    /// The language.
    #[arg(long, global = true, value_name = "LANG", value_parser = lang, help = format!("The language: {}", codes(" or ")))]
    pub lang: Option<Lang>,
    /// What to do; without it, the table is opened as by `serve`
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Debug, Subcommand)]
#[expect(clippy::large_enum_variant, reason = "there is one of it in a run")]
pub enum Command {
    /// Open the table: a web page to play on, alone, against bots or with others
    #[command(args_override_self = true)]
    Serve(Serve),
    /// Ask a server on this machine whether it is ready; for whoever watches over it
    #[command(args_override_self = true)]
    Health(Health),
    /// Look after the server: list, close, ban, invite; through its socket if it runs, else in its database
    #[command(args_override_self = true)]
    Admin(Admin),
    /// Play a seat over the API of a server, as an example of a program that does: it answers with any of what is offered
    Bot(BotArgs),
    /// Copy the database to a new file, while the table stays open
    Backup {
        /// The new file
        to: PathBuf,
        /// The database; of a `PostgreSQL` database everything is copied to a file that a server can open
        #[arg(
            long,
            value_name = "DATABASE",
            default_value = "tavolata.db",
            env = "TAVOLATA_DATABASE",
            hide_env_values = true
        )]
        database: Place,
    },
    /// Make the database anew from a backup, while the table is closed
    Restore(Restore),
    /// Look through the database: replay every journal in it, and change nothing
    Check(Check),
    /// Move everything from a file to `PostgreSQL`, or back, and open every game once on the other side
    MoveDatabase(MoveDatabase),
    /// List the games, or the options of one
    Games {
        /// The game
        game: Option<String>,
    },
    /// Play in the terminal
    #[command(after_help = PLAY)]
    Play(Play),
    /// Let bots play many games, and tell scores, lengths and choices
    #[command(after_help = SIMULATE)]
    Simulate(Simulate),
    /// Let bots meet each other, seats rotated, and rate them
    #[command(after_help = ARENA)]
    Arena(Arena),
    /// Let bots learn from playing each other, and keep what wins
    #[command(after_help = crate::learn::args::EXAMPLES)]
    Learn(crate::learn::args::Learn),
    /// Measure how fast the rules run on this machine
    Bench(Bench),
    /// Tell the story of a saved game, and verify its dice
    Replay(Replay),
    /// Look back at a saved game: everyone's chances turn by turn, and the decisions that cost most
    Analyse(Analyse),
    /// Look up the law: the chapters of a game, a paragraph, or a word in its titles
    Law {
        /// The game
        game: Option<String>,
        /// The number of a paragraph such as 7.5.2, or a word to search for
        paragraph: Option<String>,
    },
    /// Write the completions of a shell, to be sourced by it
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// How a table is set.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Setting {
    /// An option of the game; `tavolata games GAME` lists them
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// A directory whose .toml files replace the game's data files of the same name
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Arguments of `serve`.
#[derive(Debug, Clone, clap::Args)]
pub struct Serve {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777", env = "TAVOLATA_LISTEN")]
    pub listen: SocketAddr,
    /// The file all games are kept in, made if missing; or the address of a `PostgreSQL` database, which several servers may
    /// share: `postgres://user@host/name`
    #[arg(
        long,
        value_name = "DATABASE",
        default_value = "tavolata.db",
        env = "TAVOLATA_DATABASE",
        hide_env_values = true
    )]
    pub database: Place,
    /// A file with what these flags say, a line for each: `listen = "0.0.0.0:80"`; flags and the environment come first
    #[arg(long, value_name = "FILE", env = "TAVOLATA_CONFIG")]
    pub config: Option<PathBuf>,
    /// Where metrics are told, and nowhere else; without it, at /metrics beside the pages
    #[arg(long, value_name = "ADDRESS", env = "TAVOLATA_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// How the log is written
    #[arg(long, value_enum, default_value = "text", env = "TAVOLATA_LOG")]
    pub log: Log,
    /// The address people know this server by, such as `https://tavolata.example`
    #[arg(long, value_name = "URL", default_value = "", env = "TAVOLATA_PUBLIC")]
    pub public: String,
    /// A proxy whose word is taken for where people come from (Forwarded, X-Forwarded-For): 10.0.0.0/8; may be repeated
    #[arg(long, value_name = "ADDRESSES", env = "TAVOLATA_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<Range>,
    /// How people are told that it is their turn.
    #[command(flatten)]
    pub calling: Calling,
    /// Who may come in.
    #[command(flatten)]
    pub entering: Entering,
    /// Who vouches for people.
    #[command(flatten)]
    pub vouching: Vouching,
    /// How much there may be.
    #[command(flatten)]
    pub bounds: Bounds,
    /// How long what nobody touches is kept.
    #[command(flatten)]
    pub keeping: Keeping,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Log {
    /// For people.
    Text,
    /// A line of JSON for each event.
    Json,
}

/// How long what nobody touches is kept; what is not named, for ever.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Keeping {
    /// Pack the journals of tables nobody has touched for this many days; they open as before
    #[arg(long, value_name = "DAYS", env = "TAVOLATA_PACK_AFTER")]
    pub pack_after: Option<u32>,
    /// Forget tables nobody has touched for this many days, with their journals
    #[arg(long, value_name = "DAYS", env = "TAVOLATA_FORGET_TABLES_AFTER")]
    pub forget_tables_after: Option<u32>,
    /// Forget what was said this many days ago
    #[arg(long, value_name = "DAYS", env = "TAVOLATA_FORGET_CHAT_AFTER")]
    pub forget_chat_after: Option<u32>,
    /// Forget guests who first came this many days ago and have no session and no table any more
    #[arg(long, value_name = "DAYS", env = "TAVOLATA_FORGET_GUESTS_AFTER")]
    pub forget_guests_after: Option<u32>,
}

/// How much of everything `serve` allows, where that is not the usual measure. An address is one of IPv4 or the first half of one of IPv6.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct Bounds {
    /// Pages that one person, or all strangers at one address, may ask for in a minute [usual: 3000]
    #[arg(long, value_name = "N", env = "TAVOLATA_REQUESTS_PER_MINUTE")]
    pub requests_per_minute: Option<u32>,
    /// Answers, words and other changes of the same in a minute [usual: 600]
    #[arg(long, value_name = "N", env = "TAVOLATA_CHANGES_PER_MINUTE")]
    pub changes_per_minute: Option<u32>,
    /// New guests from one address in an hour, a third of them at once [usual: 120]
    #[arg(long, value_name = "N", env = "TAVOLATA_GUESTS_PER_HOUR")]
    pub guests_per_hour: Option<u32>,
    /// New tables from one address in an hour [usual: 240]
    #[arg(long, value_name = "N", env = "TAVOLATA_TABLES_PER_HOUR")]
    pub tables_per_hour: Option<u32>,
    /// Connections from one address [usual: 500]
    #[arg(long, value_name = "N", env = "TAVOLATA_CONNECTIONS_PER_ADDRESS")]
    pub connections_per_address: Option<usize>,
    /// Pages open at tables from one address [usual: 200]
    #[arg(long, value_name = "N", env = "TAVOLATA_SOCKETS_PER_ADDRESS")]
    pub sockets_per_address: Option<usize>,
    /// Connections in all; no more than the system allows open files [usual: 20000]
    #[arg(long, value_name = "N", env = "TAVOLATA_CONNECTIONS")]
    pub connections: Option<usize>,
}

/// Arguments of `restore`.
#[derive(Debug, Clone, clap::Args)]
pub struct Restore {
    /// The backup
    pub from: PathBuf,
    /// The database; it must not be there yet, or be empty
    #[arg(
        long,
        value_name = "DATABASE",
        default_value = "tavolata.db",
        env = "TAVOLATA_DATABASE",
        hide_env_values = true
    )]
    pub database: Place,
    /// Look through it afterwards, as `check` does
    #[arg(long)]
    pub verify: bool,
}

/// Arguments of `check`.
#[derive(Debug, Clone, clap::Args)]
pub struct Check {
    /// The database, or a backup; a server may have it open
    #[arg(
        long,
        value_name = "DATABASE",
        default_value = "tavolata.db",
        env = "TAVOLATA_DATABASE",
        hide_env_values = true
    )]
    pub database: Place,
    /// Tell it in JSON: a line for every table with a problem, and one for all
    #[arg(long)]
    pub json: bool,
    /// How many journals are replayed at once; all cores unless said
    #[arg(short, long)]
    pub jobs: Option<usize>,
}

/// Arguments of `move-database`.
#[derive(Debug, Clone, clap::Args)]
pub struct MoveDatabase {
    /// Where everything is; no server may run on it
    pub from: Place,
    /// Where it goes: a new file, or an empty `PostgreSQL` database
    pub to: Place,
    /// How many journals are replayed at once; all cores unless said
    #[arg(short, long)]
    pub jobs: Option<usize>,
}

/// Arguments of `play`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Play {
    /// The game
    pub game: String,
    /// Play alone (the same as --option seats=1)
    #[arg(long, conflicts_with = "bots")]
    pub solo: bool,
    /// Who plays against you: none, or levels such as master,adept (random, novice, adept, master, grandmaster)
    #[arg(long, value_name = "LEVELS", value_parser = levels)]
    pub bots: Option<Levels>,
    /// On how many threads they think
    #[arg(long, value_name = "N")]
    pub threads: Option<u32>,
    /// The seed of dice and cards: a number, or 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    pub seed: Option<Seed>,
    /// Play a campaign of Monster Lands: solo games in a row, kept in this file between them
    #[arg(long, value_name = "FILE", conflicts_with = "bots")]
    pub campaign: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Begin in the middle of a game, at the moment that a file lays out in words
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "campaign"])]
    pub setup: Option<PathBuf>,
    /// Weights of adepts and masters, as `learn` makes them, in place of those that are shipped
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Options and data.
    #[command(flatten)]
    pub setting: Setting,
}

/// Arguments of `simulate`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Simulate {
    /// The game
    pub game: String,
    /// How many games
    #[arg(short = 'n', long = "games", default_value_t = 1000)]
    pub games: u32,
    /// Who plays, seat by seat, over and over: random, novice, adept, master, grandmaster, master:500
    #[arg(long, value_name = "BOTS", value_parser = levels)]
    pub bots: Option<Levels>,
    /// The first game's seed; game by game it counts up, so the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where to write a line of JSON for every game
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Where to draw the distribution of scores and the win rates, as scores.svg and wins.svg
    #[arg(long, value_name = "DIR")]
    pub plot: Option<PathBuf>,
    /// Where to keep every game as a journal, to be told by `tavolata replay`
    #[arg(long, value_name = "DIR")]
    pub journals: Option<PathBuf>,
    /// How many games are played at once; all cores unless said
    #[arg(short, long, visible_alias = "threads")]
    pub jobs: Option<usize>,
    /// Weights of adepts and masters, as `learn` makes them, in place of those that are shipped
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Options and data.
    #[command(flatten)]
    pub setting: Setting,
}

/// Arguments of `arena`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Arena {
    /// The game
    pub game: String,
    /// Who meets: levels, with iterations or a time where wanted (master, adept:64, master:500, master:250ms)
    #[arg(long, value_name = "BOTS", value_parser = levels, default_value = "master,adept,novice")]
    pub bots: Levels,
    /// On how many threads those think who search; as many give the same answer. Written `master:500/2` for one of them
    #[arg(long, value_name = "N")]
    pub threads: Option<u32>,
    /// Who fills the other seats, while each of --bots sits alone among them
    #[arg(long, value_name = "BOTS", value_parser = levels)]
    pub against: Option<Levels>,
    /// Two seats (the same as --option seats=2)
    #[arg(long)]
    pub duel: bool,
    /// How many games at least: they are played in whole rounds
    #[arg(short = 'n', long = "games", default_value_t = 100)]
    pub games: u32,
    /// Plays with each of these values of an option in turn; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    pub each: Vec<(String, String)>,
    /// The seed of the first round; round by round it counts up
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where to keep every game as a line of JSON; if it is there already, the arena goes on from it
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// How many games are played at once; all cores unless said
    #[arg(short, long)]
    pub jobs: Option<usize>,
    /// Write the result as JSON
    #[arg(long)]
    pub json: bool,
    /// Weights of adepts and masters, as `learn` makes them, in place of those that are shipped
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Options and data.
    #[command(flatten)]
    pub setting: Setting,
}

/// Arguments of `bench`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Bench {
    /// The game; every game unless said
    pub game: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    /// How long each game is measured, in seconds of CPU time
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// Measure as well how much faster a master looks ahead on a given number of threads, by the clock
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub threads: Option<u32>,
    /// Weights of adepts and masters, as `learn` makes them, in place of those that are shipped
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Options and data.
    #[command(flatten)]
    pub setting: Setting,
}

/// Arguments of `replay`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Replay {
    /// The saved game
    pub file: PathBuf,
    /// Check every die and card against the seed, and the seed against the commitment
    #[arg(long)]
    pub verify: bool,
    /// Stop after this many choices and show the board
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// See it from this seat, counted from 1; else as one who watches
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// A directory whose .toml files replace the game's data files of the same name
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Arguments of `analyse`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Analyse {
    /// The saved game, played to its end
    pub file: PathBuf,
    /// How many imagined games are looked at for each decision
    #[arg(long, value_name = "N", default_value_t = bots::Looks::USUAL, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub looks: u32,
    /// The same seed and looks find the same
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Write it as JSON; chances and costs in thousandths
    #[arg(long)]
    pub json: bool,
    /// A directory whose .toml files replace the game's data files of the same name
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// The key of a skill's name.
pub fn skill_key(skill: Skill) -> String {
    format!("cli-level-{skill}")
}

/// Several players who are no persons, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Levels(pub Vec<Entrant>);

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| format!("the languages are {}", codes(" and ")))
}

/// The codes of all languages.
fn codes(joint: &str) -> String {
    Lang::ALL.map(Lang::code).join(joint)
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or_else(|| "an option is written NAME=VALUE, as in seats=3".to_owned())?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().map(Seed::from_number).ok();
    number
        .or_else(|| text.parse().ok())
        .ok_or_else(|| "a seed is a number or 64 hexadecimal digits".to_owned())
}

fn levels(text: &str) -> Result<Levels, String> {
    if text == "none" {
        return Ok(Levels(Vec::new()));
    }
    let entrant = |word: &str| word.parse().map_err(|error: NotAnEntrant| error.to_string());
    text.split(',').map(entrant).collect::<Result<_, _>>().map(Levels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_well_made() {
        Args::command().debug_assert();
    }

    #[test]
    fn levels_options_and_seeds_are_read_or_refused_with_a_sentence() {
        assert_eq!(levels("none"), Ok(Levels(Vec::new())));
        let two = Levels(vec![bots::Level::Master.into(), Entrant::of(Skill::Random)]);
        assert_eq!(levels("master, random"), Ok(two));
        assert!(levels("clever").unwrap_err().contains("\"clever\""));
        assert_eq!(pair("map=lake"), Ok(("map".to_owned(), "lake".to_owned())));
        assert!(pair("map").is_err());
        assert_eq!(seed("7"), Ok(Seed::from_number(7)));
        assert_eq!(seed(&Seed::from_number(7).to_string()), Ok(Seed::from_number(7)));
        assert!(seed("dice").is_err());
    }
}
