//! How often cards are played: a record of games, kept with the command that made it.

use serde::Deserialize;

/// A record of how cards were played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// What made the record.
    pub source: Option<Source>,
    /// A row for each card.
    #[serde(default)]
    pub card: Vec<CardPlays>,
}

/// What made a record.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The command.
    pub command: String,
    /// The seed of the first game; each next one has the next.
    pub seed: u64,
    /// How many games were played.
    pub games: u32,
    /// How many looks ahead each decision had.
    pub looks: u32,
    /// The day.
    pub checked: String,
}

/// A card in a record.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPlays {
    /// Its kind and id.
    pub id: String,
    /// How often it was played.
    pub times: u32,
    /// In how many games.
    pub games: u32,
}

impl Played {
    /// What the record has on a card such as `card-sword`, and of how many games.
    pub fn of(&self, card: &str) -> Option<(&CardPlays, u32)> {
        let games = self.source.as_ref()?.games;
        Some((self.card.iter().find(|row| row.id == card)?, games))
    }
}
