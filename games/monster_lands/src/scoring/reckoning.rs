//! What each clan's points are made of, and what broke a tie.

use super::points::victory_points;
use crate::{Position, Setting, clan, spoken};
use kernel::{Message, Reckoning, Seat};

/// What each clan's points are made of.
pub(crate) fn reckoning(setting: &Setting, position: &Position) -> Reckoning {
    let seats: Vec<Seat> = (0_u8..).map(Seat).take(position.seat_count()).collect();
    let points: Vec<_> =
        seats.iter().map(|&seat| victory_points(setting, position, seat)).collect();
    let column = |part: fn(&super::points::Points) -> u8| -> Vec<i32> {
        points.iter().map(|points| part(points).into()).collect()
    };
    let sources = [
        ("source-glory", column(|points| points.glory)),
        ("source-reputation", column(|points| points.reputation)),
        ("source-trophies", column(|points| points.trophies)),
        ("source-affinities", column(|points| points.affinities)),
    ];
    let sources = sources.map(|(name, counts)| (Message::new(name), counts));
    Reckoning::of(sources).decided(tie_break(setting, position))
}

/// What put one clan before another with as many points (M31.3).
fn tie_break(setting: &Setting, position: &Position) -> Option<Message> {
    let outcome = super::outcome(setting, position);
    let first = outcome.standings.iter().find(|line| line.place == 1)?;
    let second = outcome.standings.iter().find(|line| line.place == 2)?;
    if first.score != second.score {
        return None;
    }
    let [first, second] = [first.seat, second.seat];
    let leader = |seat| clan::leader_reputation(setting, position, seat);
    let trophies = |seat| victory_points(setting, position, seat).trophies;
    let key = if leader(first) != leader(second) {
        "decided-leader"
    } else if trophies(first) != trophies(second) {
        "decided-trophies"
    } else {
        "decided-gold"
    };
    Some(Message::new(key).with("who", spoken::seat(setting, first)))
}
