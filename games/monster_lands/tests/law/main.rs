//! The rules of Monster Lands, question by question.

mod components;
mod options;
mod setup;
mod clan;
mod rounds;
mod deployment;
mod citadel;
mod outside;
mod settled_lands;
mod adventure;
mod clean_up;
mod scoring;
mod tricks;
mod solo;
mod scenarios;
mod campaign;
mod view;

use monster_lands::position::Position;
use monster_lands::{Frame, MonsterLands};
use proof::scenario::setting;

/// A rules question of Monster Lands.
type Scenario = proof::Scenario<MonsterLands>;

/// A position in words, for a table with these options, and the frame that is open there.
#[track_caller]
fn standing(options: &[(&str, &str)], words: &str, frame: impl Into<Frame>) -> Scenario {
    let setting = setting::<MonsterLands>(options.iter().copied());
    match Position::in_words(&setting, words) {
        Ok(position) => Scenario::at(setting, position, frame.into()),
        Err(error) => panic!("{error}"),
    }
}

/// Four clans, Fire, Water, Air and Jungle, at the turn of seat 0.
#[track_caller]
fn turn(words: &str) -> Scenario {
    turn_with(&[("seats", "4")], words)
}

/// The clans of a table with these options, at the turn of seat 0.
#[track_caller]
fn turn_with(options: &[(&str, &str)], words: &str) -> Scenario {
    let seats = options.iter().find(|(name, _)| *name == "seats");
    let seats = seats.map_or(4, |(_, seats)| seats.parse().expect("seats are a number"));
    let clans = ["clan 0 fire\n", "clan 1 water\n", "clan 2 air\n", "clan 3 jungle\n"];
    let words = format!("{}{words}", clans[..seats].concat());
    let turn = monster_lands::deployment::Frame::Turn(kernel::Seat(0));
    standing(options, &words, Frame::Deployment(turn)).luck(1)
}
