//! Root: what a faction has built up, and what it would rather not do.

mod corvids;
mod decree;
mod dials;
mod duchy;
mod features;
mod hirelings;
mod hundreds;
mod keepers;
mod lizard_cult;
mod mark;
mod promise;
mod riverfolk;
mod table;
mod tables;
mod worth;

use crate::judge::{Asked, Judge, Leaning, Scene};
use crate::net::{Sensed, Sight};
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Seat};
use root::{Choice, Position, Root, Setting};

impl Judge<Self> for Root {
    const CAP: u32 = 400;
    const ADEPT: u32 = 40;
    const GLANCE: u32 = 2;
    // An action takes some answers: what, which and where.
    const GLIMPSE: u32 = 3;

    const SIGHT: Sight =
        Sight { blocks: &features::ALL, each: false, outputs: features::FACTIONS.len() };

    const DIALS: &'static [&'static str] = &dials::NAMES;
    const WEIGHTS: Option<&'static [u8]> = Some(include_bytes!("../../../data/root.weights"));

    fn leaning(setting: &Setting, position: &Position) -> Option<Leaning> {
        Some(leaning(setting, position))
    }

    fn turned(setting: &Setting, position: &Position, dials: &[f32]) -> Option<Leaning> {
        Some(dials::turned(setting, position, dials))
    }

    fn urge(asked: &Asked<'_, Self>, dials: &[f32], promises: &mut [u16]) {
        dials::urge(asked, dials, promises);
    }

    fn grudge(dials: &[f32]) -> f32 {
        dials[dials::GRUDGE]
    }

    fn likelihood(_: &Setting, imagined: &Position, seat: Seat, dials: &[f32]) -> Option<f32> {
        dials::likelihood(imagined, seat, dials)
    }

    fn sense(scene: &Scene<'_, Self>, sensed: &mut Sensed) {
        features::sense(scene, sensed);
    }

    /// Each faction has an output of its own.
    fn output(position: &Position, seat: Seat) -> usize {
        position.faction_if_any(seat).map_or(0, features::row)
    }

    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        tables::drawn(chance)
    }

    fn promise(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        let glance = promise::Glance::new(asked.setting, asked.position, asked.ask);
        for (offer, promise) in asked.offers.iter().zip(promises) {
            *promise = glance.of(offer.choice);
        }
    }

    fn mark(asked: &Asked<'_, Self>, choice: Choice) -> u32 {
        mark::of(asked, choice)
    }

    /// To the end of the turn after the one in which it is asked: what a turn brings is seen when it was answered.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.turn.number() > asked.turn.number() + 1
    }
}

/// What each faction may hope for.
fn leaning(setting: &Setting, position: &Position) -> Leaning {
    let ahead = worth::ahead(setting, position);
    let mut points = [0.0; MAX_SEATS];
    for seat in setting.seats() {
        points[seat.index()] = worth::prospects(setting, position, seat, (ahead, 1.0));
    }
    // The nearer the end, the more a point decides.
    Leaning::shared(points, setting.seat_count(), 3.0 + 4.0 * worth::left(ahead))
}

#[cfg(test)]
mod tests;
