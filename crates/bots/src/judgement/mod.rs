//! Judgement, game by game.

mod monster_lands;
mod root;
mod village_attacks;
mod wonderful_kingdom;

use crate::judge::{Leaning, Worth};
use kernel::seat::MAX_SEATS;

/// The chance of each seat to come out first when it has these points: who leads by `scale` points is about three
/// times as likely as the one behind.
fn share(points: &[f32; MAX_SEATS], seats: usize, scale: f32) -> Worth {
    Leaning::shared(*points, seats, scale).worth()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_points() {
        let worth = share(&[10.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 3, 5.0);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(worth[0] > 2.5 * worth[1] && worth[1] > 2.5 * worth[2]);
    }
}
