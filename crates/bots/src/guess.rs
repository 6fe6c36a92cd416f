//! Guessing what is hidden by what was done: of several imagined states one is taken, the likelier the more readily.

use crate::judge::Judge;
use crate::net::Learned;
use kernel::{Fast, Game, Redealt, Seat, Source};

/// How finely chances are told apart.
const GRAIN: u32 = 1 << 16;

/// An imagined state, drawn among several by how well each agrees with what the others have done, as far as the seat may
/// know it; the first one where nothing is guessed.
/// Elsewhere: sampling-importance-resampling, opponent modelling.
pub(crate) fn dealt<G: Game, J: Judge<G>>(
    (setting, seat): (&G::Setting, Seat),
    learned: Option<&Learned>,
    chance: &mut Fast,
    deal: impl Fn(&mut Fast) -> Redealt<G>,
) -> Redealt<G> {
    let first = deal(chance);
    let dials = learned.map_or(&[][..], |learned| &learned.dials);
    if dials.is_empty() {
        return first;
    }
    let likelihood = |of: &Redealt<G>| J::likelihood(setting, &of.state().position, seat, dials);
    let Some(weight) = likelihood(&first) else { return first };
    let (mut taken, mut sum) = (first, weight);
    for _ in 1..J::GUESSES {
        let next = deal(chance);
        let weight = likelihood(&next).unwrap_or(0.0).max(0.0);
        sum += weight;
        // Each of those so far is held as likely as its weight says.
        if sum > 0.0 && chance.below(GRAIN) < part(weight / sum) {
            taken = next;
        }
    }
    taken
}

/// A chance in grains.
fn part(chance: f32) -> u32 {
    #[expect(clippy::cast_precision_loss, reason = "a power of two")]
    let grains = chance.clamp(0.0, 1.0) * GRAIN as f32;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let grains = grains as u32;
    grains
}
