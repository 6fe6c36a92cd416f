//! What a game is to the kernel.

use crate::{
    Campaigns, Chance, Data, DataFile, Desk, Flow, FormerFile, Gauge, Lang, Listed, Message,
    OptionSpec, Options, Outcome, Para, Reckoning, Seat, State, Told, Viewer,
};
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A game: its paragraphs and what they work on.
///
/// A frame carries nothing that somebody at the table may not know: what is secret lives in the position, where
/// [`Game::redeal`] can replace it.
pub trait Game: Sized + Copy + Debug + Default + PartialEq + Send + Sync + 'static {
    /// The name in commands, addresses and journals: `monster-lands`.
    const NAME: &'static str;
    /// The edition: it is raised when a rule or a number of the data changes, so that games begun before keep their data.
    /// Elsewhere: schema version, ruleset version.
    const EDITION: u32;
    /// Whether something is hidden from somebody, so that a redeal has something to replace.
    const HIDES: bool = false;
    /// The chapters of the law.
    const LAW: &'static [&'static [Para]];

    /// What is shared and never changes during a game: maps, cards, options as read from the data.
    /// Elsewhere: game parameters.
    type Setting: Debug + Send + Sync + 'static;
    /// The position: plain data, compact.
    /// Elsewhere: world state.
    type Position: Copy + Debug + Hash + Send + Sync + 'static;
    /// A paragraph that stands open: at most 16 bytes. The default only fills unused places.
    /// Elsewhere: continuation, call frame.
    type Frame: Copy + Debug + Default + PartialEq + Hash + Send + Sync + 'static;
    /// An answer, with its notation both ways and a list of all there can be.
    /// Elsewhere: action.
    type Choice: Copy + Debug + Ord + Hash + Display + FromStr + Listed + Send + Sync + 'static;
    /// What is asked.
    type Question: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// What happened.
    type Fact: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Why a choice is withheld.
    type Why: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// What a viewer may know.
    /// Elsewhere: observation, information state.
    type View: Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// The options a table of this game is set with; one of them is `seats`.
    fn options() -> &'static [OptionSpec];

    /// The data files, as embedded.
    fn data() -> &'static [DataFile];

    /// Data files as they were in former editions.
    fn former_data() -> &'static [FormerFile] {
        &[]
    }

    /// What was played before an option was there to choose, where that is not its default: option and value.
    fn former_options() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The option that says who begins, by their number from 1, where there is one; else the first seat does.
    fn opener() -> Option<&'static str> {
        None
    }

    /// Lays out what is shared, from accepted options and data; refuses what cannot be played with a sentence.
    fn set(options: &Options, data: &Data) -> Result<Self::Setting, SetError>;

    /// How many seats the setting has.
    fn seats(setting: &Self::Setting) -> usize;

    /// The first position and the frame that opens the game. Set-up that takes chance or choice is paragraphs.
    fn open(setting: &Self::Setting) -> (Self::Position, Self::Frame);

    /// A moment of the game laid out in words: the position, and the frames that stand open in it, outermost first.
    fn lay_out(_setting: &Self::Setting, _words: &str) -> Result<State<Self>, LayoutError> {
        Err(LayoutError { line: 1, reason: "this game is not laid out in words".to_owned() })
    }

    /// The paragraph of a frame.
    fn paragraph(frame: &Self::Frame) -> Para;

    /// Resolves the paragraph of a frame.
    fn resolve(frame: Self::Frame, desk: &mut Desk<'_, Self>) -> Flow<Self>;

    /// Who has won, once the game has ended.
    fn outcome(setting: &Self::Setting, position: &Self::Position) -> Outcome;

    /// What a viewer may know.
    fn view(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// Replaces everything the viewer cannot know by a fair sample. A game that hides nothing has nothing to replace.
    fn redeal(
        _setting: &Self::Setting,
        _position: &mut Self::Position,
        _viewer: Viewer,
        _chance: &mut Chance<'_>,
    ) {
    }
}

/// What only tests ask of a game.
pub trait Audited: Spoken {
    /// What is wrong with a position: pieces lost or doubled, limits broken.
    fn audit(setting: &Self::Setting, position: &Self::Position) -> Result<(), String>;

    /// More decisions than a game of this setting can take.
    fn bound(setting: &Self::Setting) -> u32;
}

/// Why a table cannot be set.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SetError {
    /// An option, or several together, cannot be played.
    #[error("option {option}: {}", message.key)]
    Option {
        /// The option at fault.
        option: String,
        /// The sentence that says why.
        message: Message,
    },
    /// A data file is wrong.
    #[error(transparent)]
    Data(#[from] crate::DataError),
}

/// A set-up in words cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the set-up: {reason}")]
pub struct LayoutError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// A text file of messages.
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// The language.
    pub lang: Lang,
    /// The file's name, for errors.
    pub file: &'static str,
    /// The messages, in Fluent.
    pub text: &'static str,
}

impl Text {
    /// The languages that texts are in, in the order of all.
    pub fn languages(texts: &[Self]) -> impl Iterator<Item = Lang> {
        Lang::ALL.into_iter().filter(|&lang| texts.iter().any(|text| text.lang == lang))
    }
}

/// How a game names what it says. The saying is done elsewhere, in the reader's language.
pub trait Spoken: Game {
    /// The texts of the game.
    fn texts() -> &'static [Text];

    /// The name of a seat's role: `The Eyrie`, `Clan of Fire`.
    fn seat_name(setting: &Self::Setting, seat: Seat) -> Message;

    /// The name of a seat's role once the game is on: it may have been picked at the table.
    fn role(setting: &Self::Setting, _position: &Self::Position, seat: Seat) -> Message {
        Self::seat_name(setting, seat)
    }

    /// What is asked.
    fn question(setting: &Self::Setting, question: &Self::Question) -> Message;

    /// The deed of a choice, as on a button.
    fn choice(setting: &Self::Setting, choice: &Self::Choice) -> Message;

    /// The deed of a choice as the answer to a question, where the question knows more than the choice: what an item
    /// costs after a discount, what declining means here.
    fn answer(
        setting: &Self::Setting,
        _question: &Self::Question,
        choice: &Self::Choice,
    ) -> Message {
        Self::choice(setting, choice)
    }

    /// Whether a choice ends or declines what is asked, rather than doing something: a pass, the end of a turn.
    fn closes(_choice: &Self::Choice) -> bool {
        false
    }

    /// Whether a choice is a deed of a menu that names nothing itself and asks further: what it would ask is foreseen, so
    /// that a board can offer the deed where it would be done.
    fn asks_further(_choice: &Self::Choice) -> bool {
        false
    }

    /// Whether a choice, made known to everyone, tells nothing that its seat alone may know. Where in doubt, it is not.
    fn is_open(_choice: &Self::Choice) -> bool {
        false
    }

    /// Why a choice is withheld.
    fn why(setting: &Self::Setting, why: &Self::Why) -> Message;

    /// What happened.
    fn fact(setting: &Self::Setting, fact: &Self::Fact) -> Message;

    /// How the game stands, in numbers: the scores, unless something else tells more. As many at every moment of a game.
    fn gauges(setting: &Self::Setting, position: &Self::Position) -> Vec<Gauge> {
        Gauge::scores(&Self::outcome(setting, position))
    }

    /// What decided the game, and what each seat's part in it is made of, as far as it has been played.
    fn reckoning(
        _setting: &Self::Setting,
        _position: &Self::Position,
        _told: &[Told<Self>],
    ) -> Reckoning {
        Reckoning::default()
    }

    /// Games in a row, where the game has such a mode.
    fn campaigns() -> Option<&'static dyn Campaigns> {
        None
    }
}
