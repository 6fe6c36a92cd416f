//! The Duchy: what it has built up, and which of its choices look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::Action;
use root::duchy::Question;
use root::terms::{Clearing, Faction, Minister, Piece, Suit};
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
        for clearing in woodland.with(piece) {
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
    for suit in Suit::OF_CLEARINGS {
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
        (Question::Parliament, Choice::Minister(minister)) => acting(minister),
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
        (Question::BuildWith | Question::Reveal { .. }, Choice::Card(card)) => {
            // Birds do not come back (12.6.1).
            if glance.setting.suit_of(card) == Suit::Bird { 4 } else { 24 }
        }
        (Question::DigWhere, Choice::In(clearing)) => coming_up(glance, clearing),
        (Question::LoseMinister, Choice::Minister(minister)) => {
            80_u16.saturating_sub(swaying(glance, minister))
        }
        (Question::Bank { count }, Choice::Pass) => 8 + 4 * u16::from(count),
        (
            Question::HowManyEmerge { .. }
            | Question::HowManyBurrow { .. }
            | Question::LoseMinister
            | Question::DuchyAction { .. }
            | Question::BuildWith
            | Question::BuildWhere
            | Question::BuildWhat { .. }
            | Question::DigWith
            | Question::DigWhere
            | Question::WhichTunnel { .. }
            | Question::Parliament
            | Question::Brigadier
            | Question::Bank { .. }
            | Question::Mayor
            | Question::Sway
            | Question::Reveal { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// Points and buildings first; cards are banked by those who see why.
const fn acting(minister: Minister) -> u16 {
    match minister {
        Minister::DuchessOfMud | Minister::BaronOfDirt | Minister::EarlOfStone => 80,
        Minister::Foremole => 60,
        Minister::Captain | Minister::Marshal | Minister::Brigadier | Minister::Mayor => 24,
        Minister::Banker => 6,
    }
}

/// Warriors come up in numbers, where they win rule or find a site for a building, and not into a host.
pub(super) fn coming_up(glance: &Glance<'_>, to: Clearing) -> u16 {
    let (position, woodland) = (glance.position, &glance.position.woodland);
    let below = position.duchy.burrow().min(4);
    let others = position.playing().iter().filter(|&faction| faction != Faction::Duchy);
    let host = others.map(|faction| woodland.warriors(faction, to)).max().unwrap_or(0);
    let band = below + woodland.warriors(Faction::Duchy, to);
    let rule = if woodland.ruled(Faction::Duchy).has(to) { 0 } else { 8 };
    let site = if woodland.with_free_slot().has(to) { 8 } else { 0 };
    let outrage = if woodland.count(Piece::Sympathy, to) > 0 { 2 } else { 1 };
    let risk = if host > band { 4 } else { 1 };
    (4 + 4 * u16::from(below) + rule + site) / outrage / risk
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
