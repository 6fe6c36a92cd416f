//! Hirelings: what it is worth to control them, whom to hire, and whom to turn them against.

use super::promise::{Glance, battle};
use crate::judge::PLAIN;
use kernel::Seat;
use root::hirelings::Question;
use root::terms::{CardSide, Faction, Hireling, Piece};
use root::{Choice, Position};

/// How likely one passes where hirelings could do something.
const PASSING: u16 = 6;

/// What a seat's hirelings are worth: for as long as they stay, with the warriors they have on the map.
pub(super) fn worth(position: &Position, seat: Seat) -> f32 {
    let own = position.hirelings.cards().filter(|(_, card)| card.commander == Some(seat));
    own.map(|(_, card)| {
        let warriors = card.side.band().warrior().map_or(0, |it| position.woodland.on_map(it));
        0.4 + 0.35 * f32::from(card.control) + 0.12 * f32::from(warriors.min(6))
    })
    .sum()
}

/// How promising an answer to a question about hirelings looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::FlotillaDraw, Choice::Pass) => 1,
        (Question::BandCalls { .. } | Question::LiftBandit, Choice::Pass) => 12,
        (_, Choice::Pass) => PASSING,
        (_, Choice::Hire(hireling)) => hiring(glance, hireling),
        // Whoever gets a hireling should not be the one who is winning.
        (Question::PassOn { .. }, Choice::Faction(to)) => 60 - 2 * points(glance, to).min(28),
        (Question::RobWhom | Question::StirWhom { .. }, Choice::Faction(whom)) => {
            if whom == glance.own { 6 } else { 8 + points(glance, whom) }
        }
        (Question::BandCalls { .. }, Choice::Faction(whom)) => {
            if whom == glance.own {
                10
            } else {
                6 + points(glance, whom) / 2
            }
        }
        (Question::BandBattle { band }, Choice::Battle(at, with)) => {
            battle(band, glance.position, at, with) + points(glance, with) / 2
        }
        (Question::Exile { .. }, Choice::Battle(_, with)) => 20 + points(glance, with) / 2,
        (Question::StirBattle { whom }, Choice::Battle(at, with)) => {
            if with == glance.own {
                1
            } else {
                battle(whom, glance.position, at, with)
            }
        }
        (Question::Burn { .. }, Choice::Piece(piece)) => burning(glance, piece),
        (_, other) => glance.at_large(other),
    }
}

/// The points of a faction, or of whoever controls a hireling.
fn points(glance: &Glance<'_>, faction: Faction) -> u16 {
    let position = glance.position;
    let whose =
        if faction.is_hireling() { position.woodland.commander(faction) } else { Some(faction) };
    let seat = whose.and_then(|faction| position.seat_if_playing(faction));
    seat.map_or(4, |seat| position.player(seat).score().into())
}

/// A promoted side does more; one whose pieces are on the map does it at once.
fn hiring(glance: &Glance<'_>, hireling: Hireling) -> u16 {
    let warriors = hireling.band().warrior();
    let there = warriors.map_or(2, |it| glance.position.woodland.on_map(it).min(6));
    let side = match hireling.face() {
        CardSide::Promoted => 24,
        CardSide::Demoted => 14,
    };
    side + 3 * u16::from(there)
}

/// What hurts the one ahead most.
fn burning(glance: &Glance<'_>, piece: Piece) -> u16 {
    let weight = if piece.is_warrior() { PLAIN } else { 3 * PLAIN };
    weight + points(glance, piece.owner())
}
