//! The boards of the ten monsters: each capability at its first and at its second level.

mod ser_ossian;
mod mother_barrow;
mod clinker;
mod countess_iveta;
mod zhar_khaled;
mod lady_ophis;
mod archivist_mordath;
mod wailing_nessa;
mod velisse;
mod rook_halfmoon;

pub(crate) use crate::scene::{Look, Question};
use proof::Scenario;
use village_attacks::{Frame, VillageAttacks, rounds, villagers};

/// The monster at a place of a team uses its results.
#[track_caller]
fn board(team: &str, slot: u8, words: &str) -> Question {
    crate::scene::team_acts(team, slot, words)
}

/// The villagers act where a question has come to.
#[track_caller]
fn villagers_act(game: &Question, team: &str) -> Question {
    goes_on(game, team, Frame::Villagers(villagers::Frame::Begin))
}

/// The round ends where a question has come to.
#[track_caller]
fn resets(game: &Question, team: &str) -> Question {
    goes_on(game, team, Frame::Round(rounds::Frame::Reset))
}

#[track_caller]
fn goes_on(game: &Question, team: &str, frame: Frame) -> Question {
    let setting = proof::scenario::setting::<VillageAttacks>([("team", team)]);
    Scenario::at(setting, *game.position(), frame).luck(1)
}
