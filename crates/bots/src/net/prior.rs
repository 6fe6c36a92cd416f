//! What was learned of offers: how much more or less than is written each one promises, by a few cheap features of it.
//!
//! A feature is a place in a table of fixed size, found by mixing the numbers that name it: the choice and whose it is, the
//! choice and the paragraph that asks, what stands where it leads, and how much it promises as it is written. Where two
//! features meet in a place they share its weight.

use crate::judge::{Asked, Judge};
use kernel::{Fast, Game, Listed};
use serde::{Deserialize, Serialize};

/// How many places the table has.
pub const PLACES: usize = 1 << 15;
/// How many features an offer has.
pub const FEATURES: usize = 5;
/// How the features are made: another number where that is done in another way, so that weights of before are refused.
pub const FORM: u64 = 1;

/// How far what was learned goes at most: about 20 times more or less.
const FURTHEST: f32 = 3.0;
/// Where something was learned, promises are told in a given number of times finer steps.
const FINE: f32 = 16.0;
/// What a silly offer counts while it is taught.
const SILLY: f32 = 0.5;

/// What was learned of offers.
#[derive(Debug, Clone, PartialEq)]
pub struct Prior {
    pub(crate) weights: Vec<f32>,
}

/// The features of an offer, by their places.
pub type Features = [u16; FEATURES];

/// A decision to learn from: what was offered, and how often a search came back to each.
#[derive(Debug, Clone, PartialEq)]
pub struct Pick {
    /// The game it is from.
    pub game: u32,
    /// The offers.
    pub offers: Vec<Picked>,
}

/// An offer of a decision to learn from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Picked {
    /// What it promises as it is written.
    pub promise: u16,
    /// Its features.
    pub features: Features,
    /// The part of the looks it was given.
    pub part: f32,
}

/// What an ask has in common for all its offers.
#[derive(Clone, Copy)]
pub(crate) struct About {
    role: u64,
    para: u64,
}

impl About {
    pub(crate) fn of<G: Game, J: Judge<G>>(asked: &Asked<'_, G>) -> Self {
        let role = J::output(asked.position, asked.ask.seat) as u64;
        Self { role, para: named(asked.ask.para.number()) }
    }

    /// The features of an offer that promises so much as it is written.
    #[inline]
    pub(crate) fn features<G: Game, J: Judge<G>>(
        self,
        asked: &Asked<'_, G>,
        choice: G::Choice,
        promise: u16,
    ) -> Features {
        let rank = choice.rank() as u64;
        let mark = u64::from(J::mark(asked, choice));
        let Self { role, para } = self;
        [
            place(1, role, rank),
            place(2, para, rank),
            place(3, role ^ para, mark),
            place(4, role, mark),
            place(5, role ^ para, step(promise)),
        ]
    }
}

/// The place of a feature.
#[inline]
const fn place(kind: u64, first: u64, second: u64) -> u16 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mixed = (kind.wrapping_mul(ODD) ^ first).wrapping_mul(ODD).rotate_left(29) ^ second;
    let mixed = mixed.wrapping_mul(ODD);
    #[expect(clippy::cast_possible_truncation, reason = "fifteen bits are left")]
    let place = (mixed >> (64 - PLACES.trailing_zeros())) as u16;
    place
}

/// A name as a number (FNV-1a).
const fn named(name: &str) -> u64 {
    let (bytes, mut place, mut hash) = (name.as_bytes(), 0, 0xcbf2_9ce4_8422_2325_u64);
    while place < bytes.len() {
        hash = (hash ^ bytes[place] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        place += 1;
    }
    hash
}

/// How much is promised, in steps of about a half.
fn step(promise: u16) -> u64 {
    const STEPS: [u16; 15] = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64, 96, 160];
    STEPS.partition_point(|&step| step <= promise) as u64
}

/// A promise that is e to this power times as large, but never nothing.
#[inline]
fn times(promise: u16, power: f32) -> u16 {
    let scaled = FINE * f32::from(promise) * raised(power);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let whole = scaled.clamp(1.0, 65_535.0) as u16;
    whole
}

/// e to a power, nearly, and the same to the bit everywhere: one and a sixty-fourth of it, squared six times.
#[inline]
fn raised(power: f32) -> f32 {
    let mut raised = 1.0 + power.clamp(-FURTHEST, FURTHEST) / 64.0;
    for _ in 0..6 {
        raised *= raised;
    }
    raised
}

impl Default for Prior {
    fn default() -> Self {
        Self { weights: vec![0.0; PLACES] }
    }
}

impl Prior {
    /// Whether it says nothing of any offer.
    pub fn is_silent(&self) -> bool {
        self.weights.iter().all(|&weight| weight == 0.0)
    }

    fn says(&self, features: &Features) -> f32 {
        features.iter().map(|&place| self.weights[usize::from(place)]).sum()
    }

    /// Corrects what the offers of an ask promise. What is silly as it is written stays so, and where nothing was learned
    /// all stay as they are.
    pub(crate) fn correct<G: Game, J: Judge<G>>(
        &self,
        asked: &Asked<'_, G>,
        promises: &mut [u16],
        powers: &mut Vec<f32>,
    ) {
        let about = About::of::<G, J>(asked);
        powers.clear();
        let pairs = asked.offers.iter().zip(promises.iter());
        powers.extend(pairs.map(|(offer, &promise)| match promise {
            0 => 0.0,
            _ => self.says(&about.features::<G, J>(asked, offer.choice, promise)),
        }));
        if powers.iter().all(|&power| power == 0.0) {
            return;
        }
        for (promise, &power) in promises.iter_mut().zip(powers.iter()) {
            if *promise > 0 {
                *promise = times(*promise, power);
            }
        }
    }

    /// How far this is from what was picked, on average (cross entropy).
    pub fn far(&self, picks: &[&Pick]) -> f32 {
        let mut sum = 0.0_f64;
        let mut chances = Vec::new();
        for pick in picks {
            self.chances(pick, &mut chances);
            let pairs = pick.offers.iter().zip(&chances);
            sum -= pairs
                .map(|(it, chance)| f64::from(it.part) * f64::from(chance.max(1e-9)).ln())
                .sum::<f64>();
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_precision_loss,
            reason = "a figure to be compared"
        )]
        let mean = (sum / picks.len().max(1) as f64) as f32;
        mean
    }

    /// How likely each offer of a pick is.
    fn chances(&self, pick: &Pick, chances: &mut Vec<f32>) {
        chances.clear();
        chances.extend(pick.offers.iter().map(|it| {
            let power = if it.promise == 0 { 0.0 } else { self.says(&it.features) };
            f32::from(it.promise).max(SILLY) * raised(power)
        }));
        let sum: f32 = chances.iter().sum();
        for chance in chances {
            *chance /= sum;
        }
    }

    /// Moves it towards what was picked, and leaves it as it was best on the games held out; how far it was before and is
    /// then, and how many picks there were and were held out.
    pub fn train(&mut self, picks: &[Pick], teacher: &Teacher) -> ([f32; 2], [usize; 2]) {
        let is_held = |pick: &&Pick| pick.game % teacher.held_out == teacher.held_out - 1;
        let held: Vec<&Pick> = picks.iter().filter(is_held).collect();
        let mut taken: Vec<&Pick> = picks.iter().filter(|pick| !is_held(pick)).collect();
        let before = Self::default().far(&held);
        let mut best = (self.far(&held), self.weights.clone());
        let (mut sums, mut chances) = (vec![0.0_f32; PLACES], Vec::new());
        let mut chance = Fast::new(teacher.seed);
        for _ in 0..teacher.epochs {
            super::train::shuffle(&mut taken, &mut chance);
            for pick in &taken {
                self.chances(pick, &mut chances);
                for (it, chance) in
                    pick.offers.iter().zip(&chances).filter(|(it, _)| it.promise > 0)
                {
                    for place in it.features.map(usize::from) {
                        let weight = &mut self.weights[place];
                        let steep = chance - it.part + teacher.fading * *weight;
                        sums[place] += steep * steep;
                        *weight -= teacher.rate * steep / (sums[place] + 1.0).sqrt();
                    }
                }
            }
            let after = self.far(&held);
            if after < best.0 {
                best = (after, self.weights.clone());
            }
        }
        self.weights = best.1;
        ([before, best.0], [taken.len(), held.len()])
    }
}

/// How a prior is taught.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Teacher {
    /// How often every pick is gone through.
    pub epochs: u32,
    /// How far a step goes at first; the more often a weight was moved, the shorter it is.
    pub rate: f32,
    /// How fast weights fade that are of no use.
    pub fading: f32,
    /// Of how many games one is held out.
    pub held_out: u32,
    /// Where chance begins.
    pub seed: u64,
}

impl Default for Teacher {
    fn default() -> Self {
        Self { epochs: 5, rate: 0.1, fading: 1e-3, held_out: 10, seed: 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two offers that promise the same, one of a kind is picked nine times in ten.
    fn picks() -> Vec<Pick> {
        let offer =
            |own: u16, part| Picked { promise: 16, features: [own, 9, own + 100, 7, 5], part };
        let pick = |game| Pick { game, offers: vec![offer(1, 0.9), offer(2, 0.1)] };
        (0..200).map(pick).collect()
    }

    #[test]
    fn what_was_picked_is_learned() {
        let mut prior = Prior::default();
        let ([before, after], counts) = prior.train(&picks(), &Teacher::default());
        assert!((before - 0.693).abs() < 1e-3 && after < 0.35, "{before} {after}");
        assert_eq!(counts, [180, 20]);
        assert!(!prior.is_silent() && Prior::default().is_silent());
    }

    #[test]
    fn powers_are_nearly_those_of_e() {
        for (power, wanted) in [(0.0, 1.0), (1.0, std::f32::consts::E), (-1.0, 0.368), (2.0, 7.389)]
        {
            assert!((raised(power) / wanted - 1.0).abs() < 0.04, "{power}");
        }
        assert_eq!((times(0, 1.0), times(16, 0.0), times(u16::MAX, 3.0)), (1, 256, u16::MAX));
        assert_eq!([0, 1, 16, 17, 500].map(step), [0, 1, 8, 8, 15]);
    }
}
