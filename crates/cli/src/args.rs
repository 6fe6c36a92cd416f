//! The arguments, and the help one reads.

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use kernel::{Lang, Seed};
use std::net::SocketAddr;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  tavolata                                       open the table on http://localhost:7777
  tavolata serve --listen 0.0.0.0:80             for everyone who can reach this machine
  tavolata games                                 the games, and how to play one
  tavolata play root                             you against bots
  tavolata play monster-lands --solo --lang it   alone, in Italian
  tavolata play monster-lands --campaign my.campaign
  tavolata play root --bots none                 everyone at this keyboard
  tavolata play root --option map=lake --option factions=eyrie,vagabond --bots master
  tavolata simulate root -n 10000 --out games.jsonl
  tavolata bench --json
  tavolata replay game.journal --verify
  tavolata law root 7.5.2

Colour is used on a terminal unless NO_COLOR is set. The language is that of --lang, else of LANG.
Exit codes: 0 done, 1 the machine failed, 2 the input was wrong.";

const PLAY: &str = "\
While playing:
  3          plays choice 3; its notation, as in the journal, works too
  ?          why is something not offered?       ? 3   what the law says about choice 3
  u          take back your last choice          b     the board again
  l          the log                             law 7.5.2
  hint       what would the strongest bot do?
  save FILE, load FILE, h for help, q to leave

Who plays: without --bots you hold the first seat and bots of level adept the others. With --bots one seat for each
level named; if that leaves several seats, they are all yours and the screen is passed round. --bots none: no bots.";

/// Four modern board games, rules-complete: play alone, against bots or round one screen, in English or Italian.
#[derive(Debug, Parser)]
#[command(name = "tavolata", version, after_help = EXAMPLES)]
pub struct Args {
    /// The language: en or it
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub lang: Option<Lang>,
    /// What to do; without it, the table is opened as by `serve`
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Open the table: a web page to play on, alone, against bots or with others
    Serve(Serve),
    /// Copy the database to a new file, while the table stays open
    Backup {
        /// The new file
        to: PathBuf,
        /// The database
        #[arg(long, value_name = "FILE", default_value = "tavolata.db")]
        database: PathBuf,
    },
    /// Make the database anew from a backup, while the table is closed
    Restore {
        /// The backup
        from: PathBuf,
        /// The database; it must not be there yet
        #[arg(long, value_name = "FILE", default_value = "tavolata.db")]
        database: PathBuf,
    },
    /// List the games, or the options of one
    Games {
        /// The game
        game: Option<String>,
    },
    /// Play in the terminal
    #[command(after_help = PLAY)]
    Play(Play),
    /// Let bots play many games and count who wins
    Simulate(Simulate),
    /// Measure how fast the rules run on this machine
    Bench(Bench),
    /// Tell the story of a saved game, and verify its dice
    Replay(Replay),
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
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    pub listen: SocketAddr,
    /// The file all games are kept in, made if missing
    #[arg(long, value_name = "FILE", default_value = "tavolata.db")]
    pub database: PathBuf,
    /// The address people know this server by, such as `https://tavolata.example`
    #[arg(long, value_name = "URL", default_value = "")]
    pub public: String,
}

/// Arguments of `play`.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Play {
    /// The game
    pub game: String,
    /// Play alone (the same as --option seats=1)
    #[arg(long, conflicts_with = "bots")]
    pub solo: bool,
    /// Who plays against you: none, or levels such as master,adept (random, novice, adept, master)
    #[arg(long, value_name = "LEVELS", value_parser = levels)]
    pub bots: Option<Levels>,
    /// The seed of dice and cards: a number, or 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    pub seed: Option<Seed>,
    /// Play a campaign of Monster Lands: solo games in a row, kept in this file between them
    #[arg(long, value_name = "FILE", conflicts_with = "bots")]
    pub campaign: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
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
    pub games: u64,
    /// Who plays, seat by seat, over and over: random, novice, adept, master
    #[arg(long, value_name = "LEVELS", value_parser = levels)]
    pub bots: Option<Levels>,
    /// The first game's seed; game by game it counts up, so the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where to write a line of JSON for every game
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// How many games are played at once; all cores unless said
    #[arg(long)]
    pub threads: Option<usize>,
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

/// How well somebody plays who is no person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skill {
    /// Not at all: at random.
    Random,
    /// As a bot of this level.
    Bot(bots::Level),
}

impl Skill {
    /// The key of its name.
    pub fn key(self) -> String {
        match self {
            Self::Random => "cli-level-random".to_owned(),
            Self::Bot(level) => format!("cli-level-{level}"),
        }
    }
}

/// Several of them, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Levels(pub Vec<Skill>);

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| "the languages are en and it".to_owned())
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
    let level = |word: &str| match word.trim() {
        "random" => Ok(Skill::Random),
        word => word
            .parse()
            .map(Skill::Bot)
            .map_err(|_| format!("\"{word}\" is none of random, novice, adept, master")),
    };
    text.split(',').map(level).collect::<Result<_, _>>().map(Levels)
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
        let two = Levels(vec![Skill::Bot(bots::Level::Master), Skill::Random]);
        assert_eq!(levels("master, random"), Ok(two));
        assert!(levels("clever").unwrap_err().contains("\"clever\""));
        assert_eq!(pair("map=lake"), Ok(("map".to_owned(), "lake".to_owned())));
        assert!(pair("map").is_err());
        assert_eq!(seed("7"), Ok(Seed::from_number(7)));
        assert_eq!(seed(&Seed::from_number(7).to_string()), Ok(Seed::from_number(7)));
        assert!(seed("dice").is_err());
    }
}
