//! Judgement: what a position is worth, and which offers look silly.
//!
//! A game with a judgement of its own judges itself: `impl Judge<Root> for Root`. Any other is judged by [`Playouts`].

use crate::any::AnyMind;
use crate::exact;
use crate::mind::Mind;
use crate::net::{Sensed, Sight};
use kernel::seat::MAX_SEATS;
use kernel::{Ask, Fast, Game, Offer, Outcome, Seat, Spoken, Verdict};
use std::fmt::Debug;

/// What a position is worth to each seat: 0 is lost, 1 is won.
pub type Worth = [f32; MAX_SEATS];

/// How many decisions a search looks beyond its tree where the game does not say otherwise.
pub const HORIZON: u32 = 30;

/// The weight of an offer about which nothing is known.
pub const PLAIN: u16 = 16;

/// A seat that is asked something, in an imagined position.
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    /// What is shared.
    pub setting: &'a G::Setting,
    /// Where the game stands.
    pub position: &'a G::Position,
    /// What is asked.
    pub ask: &'a Ask<G>,
    /// What is offered.
    pub offers: &'a [Offer<G>],
}

/// A position a net looks at.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// What is shared.
    pub setting: &'a G::Setting,
    /// Where the game stands.
    pub position: &'a G::Position,
    /// With whose eyes.
    pub seat: Seat,
    /// What the written judgement says.
    pub leaning: &'a Leaning,
}

/// What a judgement says of a position before it becomes chances: points for each seat, and how far they go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Leaning {
    points: [f32; MAX_SEATS],
    seats: usize,
    scale: f32,
    link: Link,
}

/// How points become chances.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Link {
    /// The seats share what there is: who leads by the scale is about three times as likely to win.
    Shared,
    /// The seats win or lose together: from the middle a point goes this far, within these bounds.
    Together { slope: f32, least: f32, most: f32 },
}

/// How far a correction of one goes where seats win or lose together: about as far as there, where chances are even.
const TOGETHER: f32 = 0.25;

impl Leaning {
    /// Seats that share what there is.
    pub const fn shared(points: [f32; MAX_SEATS], seats: usize, scale: f32) -> Self {
        Self { points, seats, scale, link: Link::Shared }
    }

    /// Seats that win or lose together: even with no points, and each of them so much more, within bounds.
    pub const fn together(points: f32, seats: usize, slope: f32, bounds: [f32; 2]) -> Self {
        let [least, most] = bounds;
        let link = Link::Together { slope, least, most };
        Self { points: [points; MAX_SEATS], seats, scale: TOGETHER / slope, link }
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// What it is worth to each seat as it is written.
    pub fn worth(&self) -> Worth {
        match self.link {
            Link::Shared => self.share(),
            Link::Together { slope, least, most } => {
                [(0.5 + slope * self.points[0]).clamp(least, most); MAX_SEATS]
            }
        }
    }

    /// What it is worth with a correction added; without one, exactly what is written.
    #[must_use]
    pub fn corrected(mut self, by: &[f32; MAX_SEATS]) -> Worth {
        for (points, by) in self.points[..self.seats].iter_mut().zip(by) {
            *points += self.scale * by;
        }
        self.worth()
    }

    /// The chance of each seat to come out first when it has these points: who leads by `scale` points is about three
    /// times as likely as the one behind.
    fn share(&self) -> Worth {
        let Self { points, seats, scale, .. } = *self;
        let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (worth, points) in worth.iter_mut().zip(&points[..seats]) {
            *worth = exact::exp((points - best) / scale);
            sum += *worth;
        }
        worth[..seats].iter_mut().for_each(|worth| *worth /= sum);
        worth
    }

    /// How far this with a correction is from what came of it.
    pub(crate) fn far(&self, by: &[f32; MAX_SEATS], target: &Worth) -> f32 {
        let worth = self.corrected(by);
        let pairs = worth.iter().zip(target).take(self.seats);
        match self.link {
            Link::Shared => pairs.map(|(worth, to)| -to * exact::ln(worth.max(1e-6))).sum(),
            Link::Together { .. } => pairs.map(|(worth, to)| (worth - to) * (worth - to)).sum(),
        }
    }

    /// How steeply that rises with each seat's correction.
    pub(crate) fn steep(&self, by: &[f32; MAX_SEATS], target: &Worth) -> Worth {
        let mut steep = self.corrected(by);
        let all: f32 = target[..self.seats].iter().sum();
        for (steep, to) in steep.iter_mut().zip(target) {
            *steep = match self.link {
                Link::Shared => *steep * all - to,
                Link::Together { .. } => 2.0 * TOGETHER * (*steep - to),
            };
        }
        steep
    }
}

/// What judges a game for a bot. The position it is shown is always an imagined one.
/// Elsewhere: heuristic; policy and value.
pub trait Judge<G: Game>: Debug + Send + Sync + 'static {
    /// How many decisions a search looks at most beyond its tree.
    const CAP: u32 = HORIZON;

    /// How many imagined games an adept looks at.
    const ADEPT: u32 = 192;
    /// How many decisions an adept looks at most beyond its tree.
    const GLANCE: u32 = Self::CAP / 2;

    /// How many decisions a novice looks at most beyond what it chooses.
    const GLIMPSE: u32 = 0;

    /// What a net sees of a position of this game; nothing where there is no learning.
    const SIGHT: Sight = Sight::NONE;
    /// Numbers by which the judgement can be turned, by name: with all of them at nothing it is as it is written.
    const DIALS: &'static [&'static str] = &[];
    /// The weights that are shipped, if any: a file of [`Weights`](crate::net::Weights).
    const WEIGHTS: Option<&'static [u8]> = None;

    /// What a position in the middle of the game is worth to each seat: what it leans to, unless a game says more.
    /// Elsewhere: evaluation, value function.
    fn worth(setting: &G::Setting, position: &G::Position) -> Worth {
        Self::leaning(setting, position).map_or([0.0; MAX_SEATS], |leaning| leaning.worth())
    }

    /// The same before it becomes chances, so that something can be added to it; none where nothing is learned.
    fn leaning(setting: &G::Setting, position: &G::Position) -> Option<Leaning> {
        let _ = (setting, position);
        None
    }

    /// The same with the dials turned.
    fn turned(setting: &G::Setting, position: &G::Position, dials: &[f32]) -> Option<Leaning> {
        let _ = dials;
        Self::leaning(setting, position)
    }

    /// Turns what the offers of an ask promise as it is written. What is silly stays so.
    fn urge(asked: &Asked<'_, G>, dials: &[f32], promises: &mut [u16]) {
        let _ = (asked, dials, promises);
    }

    /// How much it counts how whoever leads stands, beside how one stands oneself.
    fn grudge(dials: &[f32]) -> f32 {
        let _ = dials;
        0.0
    }

    /// How many imagined states are weighed against each other where something can be guessed.
    const GUESSES: u32 = 4;

    /// How well what is hidden from a seat in an imagined position agrees with what the others have done; none where there is
    /// nothing to be guessed, or the dials say not to.
    fn likelihood(
        setting: &G::Setting,
        imagined: &G::Position,
        seat: Seat,
        dials: &[f32],
    ) -> Option<f32> {
        let _ = (setting, imagined, seat, dials);
        None
    }

    /// What a net sees of a position, with the eyes of a seat where each has its own.
    fn sense(scene: &Scene<'_, G>, sensed: &mut Sensed) {
        let _ = (scene, sensed);
    }

    /// The output of a net that speaks for a seat.
    fn output(position: &G::Position, seat: Seat) -> usize {
        let _ = (position, seat);
        0
    }

    /// Options for a table to learn at, drawn; what is not named is as usual.
    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        let _ = chance;
        Vec::new()
    }

    /// How promising each offer of an ask looks, without looking ahead: [`PLAIN`] if nothing is known, 0 if it is silly.
    /// All of them at once, so that what they have in common is reckoned once. Elsewhere: prior, policy.
    fn promise(asked: &Asked<'_, G>, promises: &mut [u16]) {
        let _ = asked;
        promises.fill(PLAIN);
    }

    /// The same for the ask a search is about, once for each decision: here a game may look closer than it could afford to
    /// in every imagined one.
    fn consider(asked: &Asked<'_, G>, promises: &mut [u16]) {
        Self::promise(asked, promises);
    }

    /// What a prior tells apart of an offer beside which choice it is, as a number: what stands where it leads, say.
    fn mark(asked: &Asked<'_, G>, choice: G::Choice) -> u32 {
        let _ = (asked, choice);
        0
    }

    /// Whether a search that was asked in one position has looked far enough in another.
    fn has_seen_enough(setting: &G::Setting, asked: &G::Position, now: &G::Position) -> bool {
        let _ = (setting, asked, now);
        false
    }

    /// A mind that judges as it is written, whatever was learned; where what is written has changed since something was
    /// balanced by it, as it was then.
    fn written() -> Box<dyn AnyMind>
    where
        G: Spoken,
        Self: Sized,
    {
        Box::new(Mind::<G, Self>::default())
    }

    /// What the end of a game is worth to each seat.
    fn end(setting: &G::Setting, position: &G::Position) -> Worth {
        won(&G::outcome(setting, position))
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

/// Judges any game by how it ends: it is played on, every offer as likely as the next, until it is over.
#[derive(Debug, Clone, Copy, Default)]
pub struct Playouts;

/// More decisions than playing on takes in any game that ends: past this, nobody has won.
const TO_THE_END: u32 = 100_000;

impl<G: Game> Judge<G> for Playouts {
    const CAP: u32 = TO_THE_END;
    const GLANCE: u32 = TO_THE_END;
    const GLIMPSE: u32 = TO_THE_END;
}

/// The seat whose worth is best.
pub fn leader(worth: &Worth, seats: usize) -> Seat {
    let index = (0..seats).max_by(|&a, &b| worth[a].total_cmp(&worth[b])).unwrap_or(0);
    Seat(u8::try_from(index).expect("seats are few"))
}
