//! The Duchy: what it has built up, and which of its choices look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::Action;
use root::duchy::Question;
use root::terms::{Faction, Minister, Piece};
use root::{Choice, Position, Setting};

/// What a swayed minister is worth over the turns to come.
fn standing(position: &Position, minister: Minister) -> f32 {
    match minister {
        Minister::Foremole | Minister::Captain | Minister::Marshal => 1.6,
        Minister::Brigadier | Minister::Banker | Minister::Mayor => 2.2,
        Minister::DuchessOfMud => 1.5 + 0.7 * on_map(position, Piece::Tunnel),
        Minister::BaronOfDirt => 1.5 + 1.2 * on_map(position, Piece::Market),
        Minister::EarlOfStone => 1.5 + 1.2 * on_map(position, Piece::Citadel),
    }
}

/// Ministers, buildings with their guards, tunnels, warriors above and below, and the clearings it can reveal cards for.
pub(super) fn worth(_setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.duchy);
    let ministers: f32 = board.swayed().map(|minister| standing(position, minister)).sum();
    let mut worth = ministers + 0.4 * on_map(position, Piece::Tunnel);
    for piece in [Piece::Citadel, Piece::Market] {
        worth += 1.5 * on_map(position, piece);
        for clearing in woodland.with(piece).iter() {
            // A lost building costs a minister too.
            worth -= match woodland.warriors(Faction::Duchy, clearing) {
                0 => 1.2,
                1 => 0.5,
                _ => 0.0,
            };
        }
    }
    let open = woodland.ruled(Faction::Duchy).and(woodland.with_free_slot());
    let mut suits = 0.0;
    for suit in root::terms::Suit::OF_CLEARINGS {
        let there = woodland.with_pieces(Faction::Duchy).and(woodland.of_suit(suit));
        suits += 0.25 * count(there.len()).min(2.0);
    }
    worth
        + 0.2 * on_map(position, Piece::DuchyWarrior)
        + 0.12 * f32::from(board.burrow()).min(8.0)
        + 0.3 * count(open.len()).min(3.0)
        + suits
}

/// How promising an answer to a question of its chapter looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    let burrow = u16::from(glance.position.duchy.burrow());
    match (question, choice) {
        (Question::DuchyAction { .. }, Choice::Pass) => 2,
        (Question::DuchyAction { .. }, Choice::Do(Action::Build)) => 60,
        (Question::DuchyAction { .. }, Choice::Do(Action::Dig)) => 4 + 8 * burrow.min(4),
        (Question::DuchyAction { .. }, Choice::Do(Action::Recruit)) => 12,
        (Question::Parliament, Choice::Pass) => 3,
        (Question::Parliament, Choice::Minister(Minister::Banker)) => 6,
        (Question::Parliament, Choice::Minister(_)) => 40,
        (Question::Sway, Choice::Pass) => 4,
        (Question::Sway, Choice::Minister(minister)) => swaying(glance, minister),
        // All come up: those below guard nothing.
        (Question::HowManyEmerge { .. }, Choice::Count(many)) => 4 + 8 * u16::from(many),
        (Question::HowManyEmerge { .. }, Choice::Pass) => 1,
        (Question::HowManyBurrow { .. }, Choice::Count(_)) => 4,
        (Question::BuildWhere, Choice::In(clearing)) => {
            let guards = glance.position.woodland.warriors(Faction::Duchy, clearing);
            6 + 6 * u16::from(guards.min(4))
        }
        (Question::Bank { count }, Choice::Pass) => 8 + 4 * u16::from(count),
        (_, choice) => glance.at_large(choice),
    }
}

/// Those who score, once there is something to score; at first those who act.
fn swaying(glance: &Glance<'_>, minister: Minister) -> u16 {
    let on_map = |piece| u16::from(glance.position.woodland.on_map(piece));
    match minister {
        Minister::DuchessOfMud => PLAIN + 10 * on_map(Piece::Tunnel),
        Minister::BaronOfDirt => PLAIN + 16 * on_map(Piece::Market),
        Minister::EarlOfStone => PLAIN + 16 * on_map(Piece::Citadel),
        Minister::Brigadier | Minister::Mayor | Minister::Banker => 40,
        Minister::Foremole | Minister::Captain | Minister::Marshal => 30,
    }
}
