//! What can go wrong, as sentences.

use bots::net::WeightsError;
use kernel::{DataError, JournalError, LayoutError, Message, ReplayError};
use lang::TextError;
use monster_lands::campaign::NotACampaign;
use server::ServeError;
use server::admin::Why;
use server::program::ProgramError;
use server::store::FileError;
use std::io;
use std::path::{Path, PathBuf};

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No such game.
    #[error("there is no game {name}")]
    UnknownGame {
        /// What was named.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The options cannot be played; the sentence is the game's.
    #[error("{0}")]
    Set(String),
    /// A data file is wrong.
    #[error(transparent)]
    Data(#[from] DataError),
    /// A data directory has nothing to replace.
    #[error("{0} holds no .toml file")]
    NoData(PathBuf),
    /// A file cannot be read.
    #[error("{0} cannot be read: {1}")]
    Read(PathBuf, io::Error),
    /// A file cannot be written.
    #[error("{0} cannot be written: {1}")]
    Write(PathBuf, io::Error),
    /// A file is not ours to overwrite.
    #[error("{0} exists and is no saved game")]
    NotOurs(PathBuf),
    /// A file is no journal.
    #[error("{0}: {1}")]
    Journal(PathBuf, JournalError),
    /// A set-up in words cannot be laid out.
    #[error("{0}: {1}")]
    Layout(PathBuf, LayoutError),
    /// A journal does not replay.
    #[error("{0}: {1}")]
    Replay(PathBuf, ReplayError),
    /// A game is not as its journal has it; the sentence is in the reader's language.
    #[error("{file}, line {line}: {what}")]
    Differs {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// In what it differs.
        what: String,
    },
    /// A journal is of another game.
    #[error("{file} is of {theirs}")]
    OtherGame {
        /// The file.
        file: PathBuf,
        /// Its game.
        theirs: String,
        /// The game at hand.
        ours: &'static str,
    },
    /// A journal holds no seed.
    #[error("{0} holds no seed")]
    NoSeed(PathBuf),
    /// A game is not over, so that there is nothing to look back at.
    #[error("{0} is not over")]
    NotOver(PathBuf),
    /// A journal names no commitment.
    #[error("{0} names no commitment")]
    NoCommitment(PathBuf),
    /// A journal is shorter than that.
    #[error("{file} has only {choices} choices")]
    Beyond {
        /// The file.
        file: PathBuf,
        /// How many choices it has.
        choices: usize,
    },
    /// No such paragraph.
    #[error("{game} has no paragraph {text}")]
    NoParagraph {
        /// The game.
        game: &'static str,
        /// What was named.
        text: String,
    },
    /// The game is not played alone.
    #[error("{game} needs {seats} seats")]
    NotAlone {
        /// The game.
        game: &'static str,
        /// The fewest seats.
        seats: u32,
    },
    /// More bots than seats.
    #[error("{bots} bots cannot sit at {seats} seats")]
    TooManyBots {
        /// The bots.
        bots: usize,
        /// The seats.
        seats: usize,
    },
    /// An arena without entrants.
    #[error("nobody meets in this arena")]
    NobodyMeets,
    /// A table was named that does not fill the seats.
    #[error("{named} cannot fill {seats} seats")]
    TableDoesNotFit {
        /// How many were named.
        named: usize,
        /// The seats.
        seats: usize,
    },
    /// A file holds no arena.
    #[error("{0} holds no arena")]
    NotAnArena(PathBuf),
    /// A file holds an arena with other settings.
    #[error("{file} holds another arena: other {what}")]
    OtherArena {
        /// The file.
        file: PathBuf,
        /// What is different.
        what: &'static str,
    },
    /// A directory holds a learning with other settings.
    #[error("{0} holds another learning")]
    OtherLearning(PathBuf),
    /// A line of a learning's file cannot be read.
    #[error("{file}, line {line} is no line of a learning")]
    LearningLine {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// Weights cannot be used.
    #[error("{0}: {1}")]
    Weights(PathBuf, WeightsError),
    /// A line of an arena's file is no bout.
    #[error("{file}, line {line} is no bout")]
    ArenaLine {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The game has no campaign.
    #[error("{0} has no campaign")]
    NoCampaign(&'static str),
    /// A file is no campaign.
    #[error("{0}: {1}")]
    Campaign(PathBuf, NotACampaign),
    /// A saved game is not the one a campaign stands at.
    #[error("{0} is not the game this campaign stands at")]
    OtherCampaign(PathBuf),
    /// No such seat.
    #[error("there is no seat {seat}")]
    NoSeat {
        /// What was named, from 1.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// A text of a game is wrong.
    #[error(transparent)]
    Text(#[from] TextError),
    /// Reading or writing failed.
    #[error(transparent)]
    InputOutput(#[from] io::Error),
    /// The server did not start, or ended.
    #[error(transparent)]
    Serve(ServeError),
    /// A program that plays cannot go on.
    #[error(transparent)]
    Program(ProgramError),
    /// A database cannot be copied.
    #[error("{0} cannot be copied: {1}")]
    Copy(PathBuf, FileError),
    /// A database cannot be looked through.
    #[error("{0} cannot be checked: {1}")]
    Check(PathBuf, FileError),
    /// A server is not ready.
    #[error("the server at {address} is not ready: {reason}")]
    NotReady {
        /// Where it was asked.
        address: std::net::SocketAddr,
        /// What it said, or why it did not.
        reason: String,
    },
    /// Whoever looks after a server was refused.
    #[error(transparent)]
    Admin(Why),
    /// A file of settings says something that is no setting.
    #[error("{file}: {reason}")]
    Settings {
        /// The file.
        file: PathBuf,
        /// What it is.
        reason: String,
    },
    /// A table was not moved as it was.
    #[error("{file}: table {table} is not as it was")]
    Moved {
        /// Where it was moved to.
        file: PathBuf,
        /// The table.
        table: String,
    },
    /// A database was looked through, and something is wrong with it.
    #[error("{file}: {problems} of {tables} tables have a problem")]
    Checked {
        /// The file.
        file: PathBuf,
        /// How many tables there are.
        tables: u64,
        /// How many of them cannot be opened as they are kept.
        problems: u64,
    },
    /// A file is there that would be lost.
    #[error("{0} is there already")]
    There(PathBuf),
    /// There is no entropy.
    #[error("the system gives no random numbers: {0}")]
    Entropy(getrandom::Error),
}

impl Failure {
    /// The sentence, to be said in a language.
    #[expect(clippy::too_many_lines, reason = "a line for each")]
    pub fn message(&self) -> Message {
        let of = |key: &'static str| Message::new(key);
        match self {
            Self::UnknownGame { name, known } => of_game(name, known),
            Self::Set(sentence) => of("cli-error-set").with("sentence", sentence.as_str()),
            Self::Data(error) => of_error("cli-error-data", error),
            Self::NoData(dir) => of("cli-error-data-empty").with("dir", shown(dir)),
            Self::Read(path, error) => of_file("cli-error-read", path, error),
            Self::Write(path, error) => of_file("cli-error-write", path, error),
            Self::NotOurs(path) => of("cli-error-not-overwritten").with("file", shown(path)),
            Self::Journal(path, error) => of_file("cli-error-journal", path, error),
            Self::Layout(path, error) => of_layout(path, error),
            Self::Replay(path, error) => of_replay(path, error),
            Self::Differs { file, line, what } => of_difference(file, *line, what),
            Self::OtherGame { file, theirs, ours } => {
                let message = of("cli-error-other-game").with("file", shown(file));
                message.with("theirs", theirs.as_str()).with("ours", *ours)
            }
            Self::NoSeed(path) => of("cli-error-no-seed").with("file", shown(path)),
            Self::NotOver(path) => of("cli-error-not-over").with("file", shown(path)),
            Self::NoCommitment(path) => of("cli-error-no-commitment").with("file", shown(path)),
            Self::Beyond { file, choices } => {
                of("cli-error-beyond").with("file", shown(file)).with("choices", *choices)
            }
            Self::NoParagraph { game, text } => {
                of("cli-error-no-paragraph").with("game", *game).with("text", text.as_str())
            }
            Self::NotAlone { game, seats } => {
                of("cli-error-not-alone").with("game", *game).with("seats", *seats)
            }
            Self::TooManyBots { bots, seats } => {
                of("cli-error-too-many-bots").with("bots", *bots).with("seats", *seats)
            }
            Self::NobodyMeets => of("cli-error-nobody-meets"),
            Self::TableDoesNotFit { named, seats } => {
                of("cli-error-table-does-not-fit").with("named", *named).with("seats", *seats)
            }
            Self::NotAnArena(path) => of("cli-error-not-an-arena").with("file", shown(path)),
            Self::OtherArena { file, what } => of("cli-error-other-arena")
                .with("file", shown(file))
                .with("what", Message::new(format!("cli-arena-setting-{what}"))),
            Self::OtherLearning(path) => of("cli-error-other-learning").with("file", shown(path)),
            Self::LearningLine { file, line } => {
                of("cli-error-learning-line").with("file", shown(file)).with("line", *line)
            }
            Self::Weights(path, error) => weights(path, error),
            Self::ArenaLine { file, line } => {
                of("cli-error-arena-line").with("file", shown(file)).with("line", *line)
            }
            Self::NoCampaign(game) => of("cli-error-no-campaign").with("game", *game),
            Self::Campaign(path, error) => of_file("cli-error-campaign", path, error),
            Self::OtherCampaign(path) => of("cli-error-other-campaign").with("file", shown(path)),
            Self::NoSeat { seat, seats } => {
                of("cli-error-no-seat").with("seat", *seat).with("seats", *seats)
            }
            Self::Text(error) => of_error("cli-error-text", error),
            Self::InputOutput(error) => of_error("cli-error-input-output", error),
            Self::Copy(path, error) => of_database("cli-error-copy", path, error),
            Self::Check(path, error) => of_database("cli-error-database", path, error),
            Self::Checked { file, tables, problems } => of_checked(file, *tables, *problems),
            Self::Moved { file, table } => of_moved(file, table),
            Self::NotReady { address, reason } => of("cli-error-not-ready")
                .with("address", address.to_string())
                .with("reason", reason.as_str()),
            Self::Admin(why) => of_admin(*why),
            Self::Settings { file, reason } => {
                of("cli-error-settings").with("file", shown(file)).with("reason", reason.as_str())
            }
            Self::There(path) => of("cli-error-there").with("file", shown(path)),
            Self::Serve(error) => of_server(error),
            Self::Program(error) => of_error("cli-error-program", error),
            Self::Entropy(error) => of_error("cli-error-entropy", error),
        }
    }

    /// The exit code: 2 for bad input, 1 where the machine failed.
    pub const fn code(&self) -> u8 {
        match self {
            Self::InputOutput(_)
            | Self::Entropy(_)
            | Self::Serve(_)
            | Self::Program(_)
            | Self::Copy(..)
            | Self::Check(..)
            | Self::Checked { .. }
            | Self::Moved { .. }
            | Self::NotReady { .. }
            | Self::Admin(_)
            | Self::Write(..)
            | Self::Text(_) => 1,
            Self::UnknownGame { .. }
            | Self::Set(_)
            | Self::Data(_)
            | Self::NoData(_)
            | Self::Read(..)
            | Self::NotOurs(_)
            | Self::Journal(..)
            | Self::Layout(..)
            | Self::Replay(..)
            | Self::Differs { .. }
            | Self::OtherGame { .. }
            | Self::NoSeed(_)
            | Self::NotOver(_)
            | Self::NoCommitment(_)
            | Self::Beyond { .. }
            | Self::NoParagraph { .. }
            | Self::TooManyBots { .. }
            | Self::NobodyMeets
            | Self::TableDoesNotFit { .. }
            | Self::NotAnArena(_)
            | Self::OtherArena { .. }
            | Self::OtherLearning(_)
            | Self::LearningLine { .. }
            | Self::Weights(..)
            | Self::ArenaLine { .. }
            | Self::NoCampaign(_)
            | Self::Campaign(..)
            | Self::OtherCampaign(_)
            | Self::There(_)
            | Self::Settings { .. }
            | Self::NotAlone { .. }
            | Self::NoSeat { .. } => 2,
        }
    }

    /// Whether the reader of our output has gone.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::InputOutput(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Why there is no such game.
fn of_game(name: &str, known: &[&str]) -> Message {
    if known.is_empty() {
        return Message::new("cli-error-no-games");
    }
    Message::new("cli-error-unknown-game").with("name", name).with("known", known.join(", "))
}

/// Why a set-up cannot be laid out.
fn of_difference(file: &Path, line: usize, what: &str) -> Message {
    let message = Message::new("cli-error-differs").with("file", shown(file));
    message.with("line", line).with("what", what)
}

fn of_layout(path: &Path, error: &LayoutError) -> Message {
    let message = Message::new("cli-error-layout").with("file", shown(path));
    message.with("line", error.line).with("reason", error.reason.as_str())
}

/// Why a journal does not replay.
fn of_replay(path: &Path, error: &ReplayError) -> Message {
    match error {
        ReplayError::NewerEdition { journal, ours } => {
            let message = Message::new("cli-error-newer-edition").with("file", shown(path));
            message.with("theirs", *journal).with("ours", *ours)
        }
        other => of_file("cli-error-replay", path, other),
    }
}

fn of_error(key: &'static str, error: &impl ToString) -> Message {
    Message::new(key).with("error", error.to_string())
}

fn of_file(key: &'static str, path: &Path, error: &impl ToString) -> Message {
    of_error(key, error).with("file", shown(path))
}

/// Why weights cannot be used.
fn weights(path: &Path, error: &WeightsError) -> Message {
    let of = |key: &'static str| Message::new(key).with("file", shown(path));
    match error {
        WeightsError::NotWeights => of("cli-error-not-weights"),
        WeightsError::Game { found, wanted } => {
            of("cli-error-weights-game").with("found", found.as_str()).with("wanted", *wanted)
        }
        WeightsError::Edition { found, wanted } => {
            of("cli-error-weights-edition").with("found", *found).with("wanted", *wanted)
        }
        WeightsError::Features { found, wanted } => {
            of("cli-error-weights-features").with("found", *found).with("wanted", *wanted)
        }
        WeightsError::Choices => of("cli-error-weights-choices"),
        WeightsError::Dial(name) => of("cli-error-weights-dial").with("dial", name.as_str()),
        WeightsError::Size { found, wanted } => {
            of("cli-error-weights-size").with("found", *found).with("wanted", *wanted)
        }
        WeightsError::Number(place) => of("cli-error-weights-number").with("place", *place),
        WeightsError::LearnsNothing(game) => {
            Message::new("cli-error-learns-nothing").with("game", *game)
        }
    }
}

/// What is wrong with a database that was looked through.
fn of_checked(file: &Path, tables: u64, problems: u64) -> Message {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let message = Message::new("cli-error-checked").with("file", shown(file));
    message.with("tables", number(tables)).with("problems", number(problems))
}

/// What is not as it was after it was moved.
fn of_moved(file: &Path, table: &str) -> Message {
    Message::new("cli-error-moved").with("file", shown(file)).with("table", table)
}

/// Why a server did not start.
fn of_admin(why: Why) -> Message {
    Message::new(match why {
        Why::NoTable => "admin-why-no-table",
        Why::NoPerson => "admin-why-no-person",
        Why::NoInvitation => "admin-why-no-invitation",
        Why::OtherPhase => "admin-why-other-phase",
        Why::Secret => "admin-why-secret",
        Why::NoAccount => "admin-why-no-account",
        Why::Oneself => "admin-why-oneself",
        Why::TooMany => "admin-why-too-many",
        Why::Malformed => "admin-why-malformed",
        Why::Store => "admin-why-store",
    })
}

fn of_server(error: &ServeError) -> Message {
    match error {
        ServeError::Database(place, error) => {
            of_database("cli-error-database", Path::new(&place.to_string()), error)
        }
        other => of_error("cli-error-serve", other),
    }
}

/// What is wrong with a database; the key is for what has no sentence of its own.
fn of_database(key: &'static str, path: &Path, error: &FileError) -> Message {
    let of = |key: &'static str| Message::new(key).with("file", shown(path));
    let shared = shown(path).starts_with("postgres");
    match error {
        FileError::InUse if shared => of("cli-error-database-running"),
        FileError::Empty if shared => of("cli-error-database-nothing"),
        FileError::Full if shared => of("cli-error-database-full"),
        FileError::InUse => of("cli-error-database-in-use"),
        FileError::Missing => of("cli-error-database-missing"),
        FileError::Empty => of("cli-error-database-empty"),
        FileError::Full => of("cli-error-there"),
        FileError::Foreign => of("cli-error-database-foreign"),
        FileError::Newer { found, known } => {
            of("cli-error-database-newer").with("found", *found).with("known", *known)
        }
        FileError::System(_) | FileError::Store(_) => of_file(key, path, error),
    }
}
