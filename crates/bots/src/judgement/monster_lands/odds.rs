//! Odds: hits of Monster dice and totals of Mercenaries' dice.

use crate::exact;

/// The most attack dice that are told apart.
const MOST: usize = 16;

/// Row n, column k: the chance that at least k of n attack dice hit.
type Tails = [[f32; MOST + 1]; MOST + 1];

const PLAIN: Tails = tails(2.0 / 3.0);
const DOOM: Tails = tails(8.0 / 9.0);

const fn tails(hit: f32) -> Tails {
    let mut exact = [[0.0; MOST + 1]; MOST + 1];
    exact[0][0] = 1.0;
    let mut n = 1;
    while n <= MOST {
        let mut k = 0;
        while k <= n {
            let from_below = if k > 0 { exact[n - 1][k - 1] * hit } else { 0.0 };
            exact[n][k] = exact[n - 1][k] * (1.0 - hit) + from_below;
            k += 1;
        }
        n += 1;
    }
    let mut n = 0;
    while n <= MOST {
        let mut k = MOST;
        while k > 0 {
            exact[n][k - 1] += exact[n][k];
            k -= 1;
        }
        n += 1;
    }
    exact
}

/// The chance that at least a given number of these attack dice hit; in Doom misses are rolled again.
pub(super) fn at_least(hits: u8, dice: u8, doom: bool) -> f32 {
    let table = if doom { &DOOM } else { &PLAIN };
    let dice = usize::from(dice).min(MOST);
    table[dice][usize::from(hits).min(MOST)]
}

/// A total to be rolled: its mean and its variance.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Total {
    mean: f32,
    variance: f32,
}

impl Total {
    /// The same with a given number of dice more, each with a bonus; what a malus cuts off is not reckoned.
    pub(super) fn with_dice(self, dice: u8, bonus: i8) -> Self {
        let dice = f32::from(dice);
        Self {
            mean: self.mean + dice * (3.5 + f32::from(bonus)),
            variance: self.variance + dice * 35.0 / 12.0,
        }
    }

    /// The same with something added.
    pub(super) fn plus(self, bonus: f32) -> Self {
        Self { mean: self.mean + bonus, ..self }
    }

    /// What is to be expected.
    pub(super) const fn mean(self) -> f32 {
        self.mean
    }

    /// The chance to reach a value.
    pub(super) fn reaches(self, value: f32) -> f32 {
        let above = self.mean - value + 0.5;
        if self.variance < 0.1 {
            return if above > 0.0 { 1.0 } else { 0.0 };
        }
        1.0 / (1.0 + exact::exp(-1.7 * above / self.variance.sqrt()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_follow_the_binomial_law() {
        assert!((at_least(2, 2, false) - 4.0 / 9.0).abs() < 1e-5);
        assert!((at_least(3, 5, false) - 0.7901).abs() < 1e-3);
        assert!((at_least(1, 1, true) - 8.0 / 9.0).abs() < 1e-5);
        assert!((at_least(0, 3, false) - 1.0).abs() < 1e-5);
    }

    #[test]
    fn totals_come_near_the_exact_chances() {
        for (dice, value, exact) in [(4, 14.0, 0.556), (5, 20.0, 0.305), (3, 11.0, 0.5)] {
            let chance = Total::default().with_dice(dice, 0).reaches(value);
            assert!((chance - exact).abs() < 0.03, "{dice} dice against {value}: {chance}");
        }
    }
}
