//! It's a Wonderful Kingdom: what a Duchy has, what it may still build, and what it would rather not do.

mod conquest;
mod features;
mod guess;
mod menace;
mod outlook;
mod plan;
mod promise;
mod worth;

use super::share;
use crate::any::AnyMind;
use crate::judge::{Asked, Judge, Leaning, Scene, Worth, won};
use crate::mind::Mind;
use crate::net::{Sensed, Sight};
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Game, Listed, Seat};
use outlook::Judged;
use wonderful_kingdom::terms::Area;
use wonderful_kingdom::{Choice, Position, Setting, WonderfulKingdom, scoring};

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

    const DIALS: &'static [&'static str] = &guess::DIALS;

    fn worth(setting: &Setting, position: &Position) -> Worth {
        worth(setting, position, Judged::Now)
    }

    fn leaning(setting: &Setting, position: &Position) -> Option<Leaning> {
        leaning(setting, position, Judged::Now)
    }

    fn written() -> Box<dyn AnyMind> {
        Box::new(Mind::<Self, AsWritten>::default())
    }

    fn likelihood(
        setting: &Setting,
        imagined: &Position,
        seat: Seat,
        dials: &[f32],
    ) -> Option<f32> {
        guess::likelihood(setting, imagined, seat, dials)
    }

    fn sense(scene: &Scene<'_, Self>, sensed: &mut Sensed) {
        features::sense(scene, sensed);
    }

    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        features::tables(chance)
    }

    fn end(setting: &Setting, position: &Position) -> Worth {
        if setting.is_solo() {
            let points = scoring::score(setting, position, Seat(0));
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
        promise(asked, Judged::Now, promises);
    }

    /// The choice with the round: what pays late is not worth much at the end.
    fn mark(asked: &Asked<'_, Self>, choice: Choice) -> u32 {
        let rank = u32::try_from(choice.rank()).unwrap_or(u32::MAX);
        rank.wrapping_mul(8) + u32::from(asked.position.round().min(7))
    }

    /// What is chosen is judged when all cards are selected, what is planned or produced when the round is over.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.round() > asked.round() || (is_choosing(asked) && !is_choosing(now))
    }
}

fn worth(setting: &Setting, position: &Position, judged: Judged) -> Worth {
    match leaning(setting, position, judged) {
        Some(leaning) => leaning.worth(),
        None => alone(worth::prospects(setting, position, Seat(0), judged)),
    }
}

/// Alone only the points count, and nothing is learned.
fn leaning(setting: &Setting, position: &Position, judged: Judged) -> Option<Leaning> {
    if setting.is_solo() {
        return None;
    }
    let mut points = [0.0; MAX_SEATS];
    for seat in setting.seats().iter() {
        points[seat.index()] = worth::prospects(setting, position, seat, judged);
    }
    Some(Leaning::shared(points, setting.seat_count(), LEAD))
}

fn promise(asked: &Asked<'_, WonderfulKingdom>, judged: Judged, promises: &mut [u16]) {
    let glance = promise::Glance::new(asked.setting, asked.position, asked.ask, judged);
    glance.all(asked.offers, promises);
}

/// The judgement by which Menaces were balanced: it stays as it is.
#[derive(Debug)]
struct AsWritten;

impl Judge<WonderfulKingdom> for AsWritten {
    const CAP: u32 = <WonderfulKingdom as Judge<WonderfulKingdom>>::CAP;
    const ADEPT: u32 = <WonderfulKingdom as Judge<WonderfulKingdom>>::ADEPT;
    const GLANCE: u32 = <WonderfulKingdom as Judge<WonderfulKingdom>>::GLANCE;

    fn worth(setting: &Setting, position: &Position) -> Worth {
        worth(setting, position, Judged::AsWritten)
    }

    fn end(setting: &Setting, position: &Position) -> Worth {
        <WonderfulKingdom as Judge<WonderfulKingdom>>::end(setting, position)
    }

    fn promise(asked: &Asked<'_, WonderfulKingdom>, promises: &mut [u16]) {
        promise(asked, Judged::AsWritten, promises);
    }

    fn has_seen_enough(setting: &Setting, asked: &Position, now: &Position) -> bool {
        <WonderfulKingdom as Judge<WonderfulKingdom>>::has_seen_enough(setting, asked, now)
    }
}

/// Whether cards are still to be offered or selected.
fn is_choosing(position: &Position) -> bool {
    let is_offered = Area::ALL.into_iter().any(|area| !position.area(area).is_empty());
    is_offered || [0, 1].into_iter().any(|seat| !position.realm(Seat(seat)).hand().is_empty())
}

/// Alone only the points count.
fn alone(points: f32) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    worth[0] = ((points - SOLO[0]) / (SOLO[1] - SOLO[0])).clamp(0.0, 1.0);
    worth
}

#[cfg(test)]
mod tests;
