//! 3 Victory.
//!
//! Points for crafting (3.2.2) are with it in `key_actions/craft.rs`; a dominance card that is spent (3.3.3) is in
//! `position/deck.rs`.

mod dominance;

pub(crate) use dominance::{is_dominance_thinkable, offer_dominance};

use crate::position::{Goal, Position};
use crate::setting::Setting;
use crate::terms::{CardName, Suit};
use crate::{Desk, Fact, Flow, hirelings, law};
use kernel::{Outcome, Para, Seat, Seats, Verdict, cite, outcome::Standing};

kernel::frames! {
    /// Open paragraphs of chapter 3.
    pub enum Frame {
        /// At the start of Birdsong.
        CheckDominance = law::victory::ACTIVATION => dominance::check,
        Activation(suit: Suit) = law::victory::ACTIVATION => dominance::activation,
        Take(suit: Suit) = law::victory::TAKING_AVAILABLE_CARDS => dominance::take,
        TakeWith(suit: Suit) = law::victory::TAKING_AVAILABLE_CARDS => dominance::taking_available_cards,
        TakeFor(suit: Suit, card: CardName) = law::victory::TAKING_AVAILABLE_CARDS => dominance::take_for,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Scores points, unless the player's marker is off the track (3.3.1, 9.2.8).
pub(crate) fn score(desk: &mut Desk<'_>, seat: Seat, points: u8, para: Para) {
    // E.3.6
    if points == 0 || Setting::is_hired(seat) {
        return;
    }
    let who = desk.position.faction(seat);
    let player = desk.position.player_mut(seat);
    if !player.has_score_marker() {
        return;
    }
    let before = player.score();
    let score = before + points;
    player.set_score(score);
    desk.tell(para, Fact::Scored { who, points });
    if !desk.position.hirelings.is_empty() {
        hirelings::marker_spaces(desk, seat, (before, score));
    }
    if score >= desk.setting.boards.factions.common.winning_score {
        reach(desk, seat);
    }
}

/// 3.1 How to Win. Whoever first reaches the winning score wins at once; of several, the turn player (R13).
fn reach(desk: &mut Desk<'_>, seat: Seat) {
    cite(law::victory::HOW_TO_WIN);
    let won = desk.position.won();
    let turn = desk.position.turn.seat();
    if won.is_empty() || seat == turn {
        desk.position.win(Seats::only(seat));
    }
}

/// Tells who has won, once somebody has.
pub(crate) fn how_to_win(desk: &mut Desk<'_>) -> Flow {
    for seat in winners(desk.setting, desk.position).iter() {
        let who = desk.position.faction(seat);
        desk.tell(law::victory::HOW_TO_WIN, Fact::Won { who });
    }
    kernel::over()
}

/// Takes points away; the marker stops at 0.
pub(crate) fn lose_points(desk: &mut Desk<'_>, seat: Seat, points: u8, para: Para) {
    let who = desk.position.faction(seat);
    let player = desk.position.player_mut(seat);
    let lost = points.min(player.score());
    if lost == 0 || !player.has_score_marker() {
        return;
    }
    player.set_score(player.score() - lost);
    desk.tell(para, Fact::Lost { who, points: lost });
}

/// 3.2.1 Removing Buildings and Tokens. One point for each of an enemy's.
pub(crate) fn score_removal(desk: &mut Desk<'_>, seat: Seat, points: u8) {
    score(desk, seat, points, law::victory::REMOVING_BUILDINGS_AND_TOKENS);
}

/// The winner, and who shares the victory by a coalition (9.2.8), or by a coalition with one who does.
fn winners(setting: &Setting, position: &Position) -> Seats {
    let won = position.won();
    let partner = |seat: &Seat| match position.player(*seat).goal() {
        Goal::Coalition(partner) => Some(partner),
        Goal::Points | Goal::Dominance(_) => None,
    };
    let wins = |seat: &Seat| std::iter::successors(Some(*seat), partner).any(|one| won.has(one));
    setting.seats().filter(wins).collect()
}

/// How the game ended: winners first, then by points.
pub(crate) fn outcome(setting: &Setting, position: &Position) -> Outcome {
    let winners = winners(setting, position);
    let rank = |seat: Seat| (winners.has(seat), position.player(seat).score());
    let standing = |seat: Seat| {
        let ahead = setting.seats().filter(|&other| rank(other) > rank(seat)).count();
        Standing {
            seat,
            score: position.player(seat).score().into(),
            place: u8::try_from(ahead + 1).expect("seats are few"),
            won: winners.has(seat),
        }
    };
    let verdict =
        if position.is_drawn() { Verdict::Drawn("outcome-turn-limit") } else { Verdict::Ranked };
    Outcome { standings: setting.seats().map(standing).collect(), verdict }
}
