//! Campaigns: games in a row, each set by how the one before it ended.
//!
//! Only the game knows what a campaign is; whoever keeps one keeps its text, and asks the game what comes next.

use crate::{Message, Options, Outcome};
use std::fmt::Debug;

/// What a game knows about its campaigns.
pub trait Campaigns: Debug + Send + Sync {
    /// A campaign before its first game.
    fn fresh(&self) -> Course;

    /// A campaign as it was kept; none where the text is none of ours.
    fn read(&self, text: &str) -> Option<Course>;

    /// The campaign once what it asks was answered with one of its words; none where that is not asked.
    fn answered(&self, course: &Course, word: &str) -> Option<Course>;

    /// The campaign after a game that was set with these options; none where the game does not count in it.
    fn after(&self, course: &Course, outcome: &Outcome, options: &Options) -> Option<Course>;
}

/// Where a campaign stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// How it is kept: a few lines.
    pub text: String,
    /// Whether it goes on.
    pub progress: Progress,
    /// Where it stands, in a sentence.
    pub told: Message,
    /// What is to be answered before the next game, if anything is.
    pub asks: Option<Asked>,
    /// The options of the next game: each by name, with its value.
    pub next: Vec<(&'static str, String)>,
    /// Its stages, in order.
    pub stages: Vec<Message>,
    /// The stage it stands at, from 0; all of them are passed where it is won.
    pub stage: usize,
    /// The games that were played, in order, in a sentence each.
    pub played: Vec<Message>,
}

/// Whether a campaign goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// There is a next game.
    Open,
    /// It is won.
    Won,
    /// It is lost.
    Lost,
}

/// What a campaign asks before its next game.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    /// The question.
    pub question: Message,
    /// The answers: the word of each, and how it is said.
    pub answers: Vec<(&'static str, Message)>,
    /// The usual one of them, by its word.
    pub usual: &'static str,
}
