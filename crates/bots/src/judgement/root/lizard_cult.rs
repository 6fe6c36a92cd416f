//! The Lizard Cult: what it has built up, and which of its choices look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::Action;
use root::lizard_cult::{Question, Ritual};
use root::terms::{CardName, Faction, Piece, Suit};
use root::{Choice, Position, Setting};

/// Gardens that score again every turn and draw cards, acolytes to conspire, cards to reveal, and who guards the gardens.
pub(super) fn worth(setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.lizard_cult);
    let track = &setting.boards.lizard_cult.track;
    let hand = position.player(position.seat_of(Faction::LizardCult)).hand();
    let mut worth = 0.0;
    for (suit, garden) in Suit::OF_CLEARINGS.into_iter().zip(Piece::GARDENS) {
        let built = usize::from(woodland.on_map(garden));
        let points = f32::from(track.points[built]);
        let to_come = f32::from(track.points[(built + 1).min(track.points.len() - 1)]);
        // A card of the suit in hand is a turn's score.
        let held = hand.union(board.revealed()).and(setting.deck.of_suit(suit));
        let ready = if held.is_empty() { 0.9 } else { 1.4 };
        worth += 0.7 * count(built) + ready * points + 0.25 * to_come;
        worth += 0.9 * f32::from(track.draw[built]);
        for clearing in woodland.with(garden) {
            let here = f32::from(woodland.count(garden, clearing));
            worth -= match woodland.warriors(Faction::LizardCult, clearing) {
                0 => 0.5 * here,
                1 => 0.2 * here,
                _ => 0.0,
            };
        }
    }
    let sites = woodland.ruled(Faction::LizardCult).and(woodland.with_free_slot());
    let hated = if board.is_hated() { 0.25 } else { 0.0 };
    worth
        + (0.7 + hated) * f32::from(board.acolytes()).min(7.0)
        + 0.17 * on_map(position, Piece::CultWarrior).min(16.0)
        + 0.3 * count(hand.union(board.revealed()).len()).min(6.0)
        + 0.35 * count(sites.len()).min(5.0)
}

/// How promising an answer to a question of its chapter looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::CultAction, Choice::Pass) => 2,
        (Question::CultAction, Choice::Do(Action::Score)) => {
            let best = Suit::OF_CLEARINGS.into_iter().map(|suit| points(glance, suit)).max();
            2 + 24 * u16::from(best.unwrap_or(0))
        }
        (Question::Conspiracy { .. }, Choice::Pass) => 6,
        (Question::Reveal { ritual, .. }, Choice::Card(name)) => revealing(glance, ritual, name),
        // The suit of the first garden crafts.
        (Question::ChooseOutcast, Choice::Suit(suit)) => {
            let garden =
                Piece::garden(suit).map_or(0, |piece| glance.position.woodland.on_map(piece));
            PLAIN + 20 * u16::from(garden)
        }
        (
            Question::ChooseOutcast
            | Question::Conspiracy { .. }
            | Question::Crusade
            | Question::CrusadeBattle { .. }
            | Question::ConvertWhere
            | Question::ConvertWhom { .. }
            | Question::SanctifyWhere
            | Question::SanctifyWhat { .. }
            | Question::WhichGarden { .. }
            | Question::CultAction
            | Question::Reveal { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// What the Score ritual would bring for a suit of which there is a card in hand, if it was not performed yet.
fn points(glance: &Glance<'_>, suit: Suit) -> u8 {
    let hand = glance.position.player(glance.position.seat_of(Faction::LizardCult)).hand();
    let none = hand.and(glance.setting.deck.of_suit(suit)).is_empty();
    if none || glance.position.lizard_cult.has_scored(suit) { 0 } else { shown(glance, suit) }
}

/// The points a garden track shows.
fn shown(glance: &Glance<'_>, suit: Suit) -> u8 {
    let built = Piece::garden(suit).map_or(0, |garden| glance.position.woodland.on_map(garden));
    glance.setting.boards.lizard_cult.track.points[usize::from(built)]
}

/// A card scores for its suit; to build it is best where another garden brings the next points.
fn revealing(glance: &Glance<'_>, ritual: Ritual, name: CardName) -> u16 {
    let suit = glance.setting.suit_of(name);
    match ritual {
        Ritual::Score => 1 + 16 * u16::from(shown(glance, suit)),
        Ritual::Build => {
            let track = &glance.setting.boards.lizard_cult.track.points;
            let garden = Piece::garden(suit);
            let built = garden.map_or(0, |piece| glance.position.woodland.on_map(piece));
            let next = track.get(usize::from(built) + 1).copied().unwrap_or(0);
            8 + 8 * u16::from(next.saturating_sub(shown(glance, suit)))
        }
        // What would score is kept for it.
        Ritual::Recruit => 16 >> points(glance, suit).min(3),
        Ritual::Sacrifice => PLAIN,
    }
}
