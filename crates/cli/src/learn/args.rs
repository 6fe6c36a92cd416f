//! Arguments of `learn`.

use std::path::PathBuf;

/// What `tavolata learn --help` adds.
pub const EXAMPLES: &str = "\
A round: bots play each other with search, a net is taught what came of it, and what it has become must win in the arena
against the judgement that is written, at equal iterations and at equal CPU time, before it is kept. Everything is in
the directory; called again, it goes on where it was. Equal seeds, games and rounds give equal weights.

Examples:
  tavolata learn root --rounds 5 --games 2000 --dir root-1
  tavolata learn root --rounds 0 --dir root-1                      only kept.weights, which change nothing yet
  tavolata learn root --games 2000 --dir root-1 --part 2/4         only the second quarter of the games of this round
  tavolata arena root --bots master:200 --against master-written:200 --weights root-1/kept.weights";

/// Arguments of `learn`.
#[derive(Debug, Clone, clap::Args)]
pub struct Learn {
    /// The game
    pub game: String,
    /// How many rounds in all
    #[arg(long, default_value_t = 5)]
    pub rounds: u32,
    /// How many games are played in a round
    #[arg(short = 'n', long, default_value_t = 2000)]
    pub games: u32,
    /// Where seeds begin
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where everything is kept
    #[arg(long, value_name = "DIR", default_value = "learned")]
    pub dir: PathBuf,
    /// How many bouts the arena has in a round
    #[arg(long, default_value_t = 400)]
    pub bouts: u32,
    /// The iterations of most decisions in a game that is learned from
    #[arg(long, default_value_t = 32)]
    pub quick: u32,
    /// The iterations of a decision that is learned from
    #[arg(long, default_value_t = 160)]
    pub deep: u32,
    /// The iterations of a decision in the arena
    #[arg(long, default_value_t = 200)]
    pub looks: u32,
    /// How much of a target is what the search expected, from 0 to 1; the rest is what came of the game
    #[arg(long, value_name = "PART")]
    pub search: Option<f32>,
    /// How much of what came of a game is the win, from 0 to 1; the rest is the margin
    #[arg(long, value_name = "PART")]
    pub win: Option<f32>,
    /// How often every lesson is gone through
    #[arg(long)]
    pub epochs: Option<u32>,
    /// How far a step of the training goes at first
    #[arg(long)]
    pub rate: Option<f32>,
    /// How much of the net is tried in the arena, one after the other, beside what was learned of offers
    #[arg(long, value_name = "PARTS", value_delimiter = ',', default_values_t = [1.0, 0.5, 0.0])]
    pub parts: Vec<f32>,
    /// Begins no further round after this many hours
    #[arg(long)]
    pub hours: Option<f64>,
    /// Plays only this part of the games of the round that is due, such as 2/4, and teaches nothing
    #[arg(long, value_name = "PART", value_parser = part)]
    pub part: Option<(u32, u32)>,
    /// How many games are played at once; all cores unless said
    #[arg(short, long)]
    pub jobs: Option<usize>,
}

fn part(text: &str) -> Result<(u32, u32), String> {
    let read = || {
        let (part, parts) = text.split_once('/')?;
        let (part, parts) = (part.parse().ok()?, parts.parse().ok()?);
        (1..=parts).contains(&part).then_some((part, parts))
    };
    read().ok_or_else(|| "a part is written as in 2/4".to_owned())
}
