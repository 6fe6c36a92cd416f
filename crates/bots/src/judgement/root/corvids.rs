//! The Corvids: what they have built up, which of their choices look promising, and how others guess their plots.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::Action;
use root::corvids::Question;
use root::terms::{CardName, Clearing, Faction, Piece, Plot, Suit};
use root::{Choice, Position, Setting};

/// Plots that wait to be flipped, those that lie face up and make the next worth more, and warriors to guard and pay them.
pub(super) fn worth(_setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.corvids);
    let shown = count(board.face_up().len());
    let mut worth = 0.9 * shown + count(board.shown(Plot::Extortion).len());
    for clearing in board.face_down() {
        let guarded = woodland.with(Piece::CorvidWarrior).has(clearing);
        worth += if guarded { 1.0 + 0.6 * shown } else { 0.45 + 0.25 * shown };
        if board.plot(clearing) == Some(Plot::Bomb) && guarded {
            let (cardboard, warriors) = targets(position, clearing);
            worth += 0.5 * f32::from(cardboard) + 0.1 * f32::from(warriors);
        }
    }
    let standing = woodland.with(Piece::CorvidWarrior).len();
    worth + 0.22 * on_map(position, Piece::CorvidWarrior) + 0.08 * count(standing)
}

/// What a bomb would remove: buildings and tokens, and warriors.
fn targets(position: &Position, clearing: Clearing) -> (u8, u8) {
    let others = || position.playing().iter().filter(|&faction| faction != Faction::Corvids);
    let woodland = &position.woodland;
    let cardboard = others().map(|faction| woodland.cardboard(faction, clearing)).sum();
    (cardboard, others().map(|faction| woodland.warriors(faction, clearing)).sum())
}

/// How many others have pieces in a clearing.
fn others_in(position: &Position, clearing: Clearing) -> u16 {
    let others = position.playing().iter().filter(|&faction| faction != Faction::Corvids);
    others.map(|faction| u16::from(position.woodland.with_pieces(faction).has(clearing))).sum()
}

/// How promising an answer to a question of their chapter looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::Exposure, Choice::Pass) => 14,
        (Question::Guess { clearing }, Choice::Plot(kind)) => {
            likelihood(glance.setting, glance.position, clearing, kind)
        }
        (Question::ExposeWhere, Choice::In(clearing)) => {
            1 + best_guess(glance.setting, glance.position, clearing)
        }
        (Question::FlipPlots, Choice::In(clearing)) => flipping(glance.position, clearing),
        (Question::FlipPlots, Choice::Pass) => 8,
        (Question::Recruit, Choice::Pass) => 4,
        (Question::Recruit, Choice::Card(name)) => recruiting(glance, name),
        (Question::CorvidAction { .. }, Choice::Pass | Choice::Do(Action::Trick)) => 2,
        (Question::CorvidAction { .. }, Choice::Do(Action::Plot)) => {
            60 >> (2 * glance.position.corvids.placed()).min(5)
        }
        (Question::PlotWhere { cost }, Choice::In(clearing)) => plotting(glance, cost, clearing),
        (Question::WhichPlot { clearing }, Choice::Plot(kind)) => {
            choosing(glance.position, clearing, kind)
        }
        (Question::Exert { .. }, Choice::Pass) => 24,
        (Question::Exert { .. }, Choice::Do(Action::Trick)) => 1,
        (Question::Exert { .. }, Choice::Do(Action::Move)) => 6,
        (
            Question::Exposure
            | Question::ExposeWhere
            | Question::Guess { .. }
            | Question::ShowCard { .. }
            | Question::Scatter { .. }
            | Question::FlipPlots
            | Question::Recruit
            | Question::RecruitSuit
            | Question::Muster
            | Question::CorvidAction { .. }
            | Question::PlotWhere { .. }
            | Question::WhichPlot { .. }
            | Question::Trick
            | Question::TrickWith { .. }
            | Question::Exert { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// How tempting it is to expose a plot: as the best guess somebody can make beside one.
pub(super) fn exposing(glance: &Glance<'_>) -> u16 {
    let pieces = glance.position.woodland.with_pieces(glance.own);
    let pawn = glance.own.vagabond();
    let pawn = pawn.and_then(|number| glance.position.vagabonds[number].pawn().clearing());
    let beside = pawn.map_or(pieces, |here| pieces.with(here));
    let hidden = glance.position.corvids.face_down().and(beside);
    let guess = |at| best_guess(glance.setting, glance.position, at);
    let best = hidden.iter().map(guess).max().unwrap_or(0);
    // Of four kinds that are alike, one guess in four is right: a card for a quarter of a point.
    if best >= 16 { 3 * best } else { best / 3 }
}

fn best_guess(setting: &Setting, position: &Position, clearing: Clearing) -> u16 {
    let kinds = Plot::ALL.into_iter();
    kinds.map(|kind| likelihood(setting, position, clearing, kind)).max().unwrap_or(0)
}

/// How likely a face-down plot is of a kind, of 32: by what lies face up and what was guessed in vain.
fn likelihood(setting: &Setting, position: &Position, clearing: Clearing, kind: Plot) -> u16 {
    let board = &position.corvids;
    let left = |kind: Plot| {
        let each = usize::from(setting.boards.corvids.counts.plots);
        let unseen = each.saturating_sub(board.shown(kind).len());
        if board.is_ruled_out(clearing, kind) { 0 } else { unseen }
    };
    let all: usize = Plot::ALL.into_iter().map(left).sum();
    u16::try_from(32 * left(kind) / all.max(1)).unwrap_or(0)
}

/// A flip is points; a bomb waits for something to remove.
fn flipping(position: &Position, clearing: Clearing) -> u16 {
    let shown = u16::try_from(position.corvids.face_up().len()).unwrap_or(0);
    if position.corvids.plot(clearing) != Some(Plot::Bomb) {
        return 40 + 8 * shown;
    }
    let (cardboard, warriors) = targets(position, clearing);
    6 + 6 * shown + 16 * u16::from(cardboard) + 4 * u16::from(warriors)
}

/// Birds are kept for where they are needed; a suit is best where no warrior stands yet.
fn recruiting(glance: &Glance<'_>, name: CardName) -> u16 {
    let (woodland, suit) = (&glance.position.woodland, glance.setting.suit_of(name));
    if suit == Suit::Bird {
        return 6;
    }
    let plots = woodland.of_suit(suit).and(woodland.with(Piece::Plot)).len();
    10 + 5 * u16::try_from(plots).unwrap_or(0)
}

/// Best where somebody stays to flip it, and nobody is there to guess it.
fn plotting(glance: &Glance<'_>, cost: u8, clearing: Clearing) -> u16 {
    let stays = glance.position.woodland.count(Piece::CorvidWarrior, clearing) > cost;
    let quiet = if others_in(glance.position, clearing) == 0 { 8 } else { 2 };
    quiet + if stays { 16 } else { 2 }
}

/// How likely it was this kind of plot that was laid in a clearing, by what lies around it: 1 as by chance.
pub(super) fn laid(position: &Position, clearing: Clearing) -> f32 {
    let Some(kind) = position.corvids.plot(clearing) else { return 1.0 };
    let promise = |kind| f32::from(choosing(position, clearing, kind));
    let all: f32 = Plot::ALL.into_iter().map(promise).sum();
    4.0 * promise(kind) / all.max(1.0)
}

/// A bomb beside what others have built, an extortion among many, a snare beside warriors, a raid where it will be fought
/// for.
fn choosing(position: &Position, clearing: Clearing, kind: Plot) -> u16 {
    let ((cardboard, warriors), others) =
        (targets(position, clearing), others_in(position, clearing));
    match kind {
        Plot::Bomb => 3 + 8 * u16::from(cardboard) + 2 * u16::from(warriors),
        Plot::Snare => 8 + u16::from(warriors),
        Plot::Extortion => 12 + 6 * others,
        Plot::Raid => 8 + 2 * others,
    }
    .min(4 * PLAIN)
}
