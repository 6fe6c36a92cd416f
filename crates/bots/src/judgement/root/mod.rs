//! Root: what a faction has built up, and what it would rather not do.

mod corvids;
mod decree;
mod duchy;
mod hirelings;
mod hundreds;
mod keepers;
mod lizard_cult;
mod promise;
mod riverfolk;
mod table;
mod worth;

use super::share;
use crate::judge::{Asked, Judge, Worth};
use kernel::seat::MAX_SEATS;
use root::{Position, Root, Setting};

impl Judge<Self> for Root {
    const CAP: u32 = 400;
    const ADEPT: u32 = 40;
    const GLANCE: u32 = 2;
    // An action takes some answers: what, which and where.
    const GLIMPSE: u32 = 3;

    fn worth(setting: &Setting, position: &Position) -> Worth {
        let scores = setting.seats().map(|seat| position.player(seat).score());
        let ahead = f32::from(scores.max().unwrap_or(0));
        let mut points = [0.0; MAX_SEATS];
        for seat in setting.seats() {
            points[seat.index()] = worth::prospects(setting, position, seat, ahead);
        }
        // The nearer the end, the more a point decides.
        share(&points, setting.seat_count(), 3.0 + 4.0 * worth::left(ahead))
    }

    fn promise(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        let glance = promise::Glance::new(asked.setting, asked.position, asked.ask);
        for (offer, promise) in asked.offers.iter().zip(promises) {
            *promise = glance.of(offer.choice);
        }
    }

    /// To the end of the turn after the one in which it is asked: what a turn brings is seen when it was answered.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.turn.number() > asked.turn.number() + 1
    }
}

#[cfg(test)]
mod tests;
