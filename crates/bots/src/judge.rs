//! Judgement: what a position is worth, and which offers look silly.

use kernel::seat::MAX_SEATS;
use kernel::{Ask, Game, Offer, Outcome, Seat, Verdict};

/// What a position is worth to each seat: 0 is lost, 1 is won.
pub type Worth = [f32; MAX_SEATS];

/// How many decisions a search looks beyond its tree where the game does not say otherwise.
pub const HORIZON: u32 = 30;

/// The weight of an offer about which nothing is known.
pub const PLAIN: u16 = 16;

/// A game a bot can judge. The position it is shown is always an imagined one.
pub trait Judged: Game {
    /// How many decisions a search looks at most beyond its tree.
    const CAP: u32 = HORIZON;

    /// How many imagined games an adept looks at.
    const ADEPT: u32 = 192;
    /// How many decisions an adept looks at most beyond its tree.
    const GLANCE: u32 = Self::CAP / 2;

    /// How many decisions a novice looks at most beyond what it chooses.
    const GLIMPSE: u32 = 0;

    /// What a position in the middle of the game is worth to each seat.
    fn worth(setting: &Self::Setting, position: &Self::Position) -> Worth;

    /// How promising each offer of an ask looks, without looking ahead: [`PLAIN`] if nothing is known, 0 if it is silly.
    /// All of them at once, so that what they have in common is reckoned once.
    fn promise(
        setting: &Self::Setting,
        position: &Self::Position,
        ask: &Ask<Self>,
        offers: &[Offer<Self>],
        promises: &mut [u16],
    ) {
        let _ = (setting, position, ask, offers);
        promises.fill(PLAIN);
    }

    /// The same for the ask a search is about, once for each decision: here a game may look closer than it could afford to
    /// in every imagined one.
    fn consider(
        setting: &Self::Setting,
        position: &Self::Position,
        ask: &Ask<Self>,
        offers: &[Offer<Self>],
        promises: &mut [u16],
    ) {
        Self::promise(setting, position, ask, offers, promises);
    }

    /// Whether a search that was asked in one position has looked far enough in another.
    fn has_seen_enough(
        setting: &Self::Setting,
        asked: &Self::Position,
        now: &Self::Position,
    ) -> bool {
        let _ = (setting, asked, now);
        false
    }

    /// What the end of a game is worth to each seat.
    fn end(setting: &Self::Setting, position: &Self::Position) -> Worth {
        won(&Self::outcome(setting, position))
    }
}

/// A win is 1, shared by those who share it; among the others the place and the score tell a little.
pub fn won(outcome: &Outcome) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    let winners = outcome.winners().len().max(1);
    let best = outcome.standings.iter().map(|line| line.score).max().unwrap_or(0).max(1);
    for line in &outcome.standings {
        worth[line.seat.index()] = match outcome.verdict {
            Verdict::Together { won } => f32::from(u8::from(won)),
            Verdict::Solo { level, .. } => f32::from(level.min(4)) / 4.0,
            Verdict::Ranked | Verdict::Drawn(_) if line.won => 1.0 / share(winners),
            Verdict::Ranked | Verdict::Drawn(_) => 0.1 * portion(line.score, best),
        };
    }
    worth
}

fn share(winners: usize) -> f32 {
    f32::from(u8::try_from(winners).unwrap_or(1)).sqrt()
}

/// The part a score is of the best one, between 0 and 1.
pub fn portion(score: i32, best: i32) -> f32 {
    let small = |number: i32| f32::from(i16::try_from(number).unwrap_or(i16::MAX));
    (small(score.max(0)) / small(best.max(1))).clamp(0.0, 1.0)
}

/// The seat whose worth is best.
pub fn leader(worth: &Worth, seats: usize) -> Seat {
    let index = (0..seats).max_by(|&a, &b| worth[a].total_cmp(&worth[b])).unwrap_or(0);
    Seat(u8::try_from(index).expect("seats are few"))
}
