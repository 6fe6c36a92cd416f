//! It's a Wonderful Kingdom: what a Duchy has, what it may still build, and what it would rather not do.

mod conquest;
mod features;
mod menace;
mod outlook;
mod plan;
mod promise;
mod worth;

use super::share;
use crate::judge::{Asked, Judge, Leaning, Scene, Worth, won};
use crate::net::{Sensed, Sight};
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Game};
use wonderful_kingdom::terms::Area;
use wonderful_kingdom::{Position, Setting, WonderfulKingdom, scoring};

/// Points that make the lead of one player over the other about three to one.
const LEAD: f32 = 7.0;
/// How much the margin counts beside the victory: nobody gives points away because the game is decided.
const MARGIN: f32 = 0.3;
/// Points below and above which no solo game ends.
const SOLO: [f32; 2] = [-40.0, 160.0];

impl Judge<Self> for WonderfulKingdom {
    const CAP: u32 = 90;
    const ADEPT: u32 = 40;
    const GLANCE: u32 = 4;

    const SIGHT: Sight = Sight { blocks: &features::BLOCKS, each: true, outputs: 1 };

    fn worth(setting: &Setting, position: &Position) -> Worth {
        match Self::leaning(setting, position) {
            Some(leaning) => leaning.worth(),
            None => alone(worth::prospects(setting, position, kernel::Seat(0))),
        }
    }

    /// Alone only the points count, and nothing is learned.
    fn leaning(setting: &Setting, position: &Position) -> Option<Leaning> {
        if setting.is_solo() {
            return None;
        }
        let mut points = [0.0; MAX_SEATS];
        for seat in setting.seats().iter() {
            points[seat.index()] = worth::prospects(setting, position, seat);
        }
        Some(Leaning::shared(points, setting.seat_count(), LEAD))
    }

    fn sense(scene: &Scene<'_, Self>, sensed: &mut Sensed) {
        features::sense(scene, sensed);
    }

    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        features::tables(chance)
    }

    fn end(setting: &Setting, position: &Position) -> Worth {
        if setting.is_solo() {
            let points = scoring::score(setting, position, kernel::Seat(0));
            return alone(f32::from(i16::try_from(points).unwrap_or(0)));
        }
        let mut points = [0.0; MAX_SEATS];
        for seat in setting.seats().iter() {
            let score = scoring::score(setting, position, seat);
            points[seat.index()] = f32::from(i16::try_from(score).unwrap_or(0));
        }
        let margin = share(&points, setting.seat_count(), LEAD);
        let mut worth = won(&Self::outcome(setting, position));
        for (worth, margin) in worth.iter_mut().zip(margin) {
            *worth = (1.0 - MARGIN) * *worth + MARGIN * margin;
        }
        worth
    }

    fn promise(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        promise::Glance::new(asked.setting, asked.position, asked.ask).all(asked.offers, promises);
    }

    /// What is chosen is judged when all cards are selected, what is planned or produced when the round is over.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.round() > asked.round() || (is_choosing(asked) && !is_choosing(now))
    }
}

/// Whether cards are still to be offered or selected.
fn is_choosing(position: &Position) -> bool {
    let is_offered = Area::ALL.into_iter().any(|area| !position.area(area).is_empty());
    is_offered
        || [0, 1].into_iter().any(|seat| !position.realm(kernel::Seat(seat)).hand().is_empty())
}

/// Alone only the points count.
fn alone(points: f32) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    worth[0] = ((points - SOLO[0]) / (SOLO[1] - SOLO[0])).clamp(0.0, 1.0);
    worth
}

#[cfg(test)]
mod tests;
