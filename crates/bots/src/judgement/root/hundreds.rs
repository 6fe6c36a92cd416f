//! The Hundreds: what they have built up, and which of their choices look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::choice::{Action, Either};
use root::hundreds::Question;
use root::terms::{Clearing, Clearings, Faction, Item, Mood, Piece, Suit, Track};
use root::{Choice, Position, Setting};

/// Clearings that are oppressed every Evening, items that give actions and warriors, and a warlord who is not alone.
pub(super) fn worth(setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.hundreds);
    let hoard = &setting.boards.hundreds.hoard;
    let value = |track| f32::from(board.value(hoard, track)) - 1.0;
    let items = |track| f32::from(board.count(hoard, track).min(hoard.spaces));
    let oppressed = oppressed(position);
    let points = &setting.boards.hundreds.oppress.points;
    let scores = f32::from(points[oppressed.len().min(points.len() - 1)]);
    let warlord = woodland.with(Piece::Warlord).first();
    let guard = warlord.map_or(0, |at| woodland.count(Piece::HundredsWarrior, at));
    1.5 * scores
        + 0.3 * count(oppressed.len())
        + 0.25 * count(woodland.ruled(Faction::Hundreds).len())
        + 1.3 * value(Track::Command)
        + 1.5 * value(Track::Prowess)
        + 0.5 * (items(Track::Command) + items(Track::Prowess))
        + 0.16 * on_map(position, Piece::HundredsWarrior)
        + 0.9 * on_map(position, Piece::Stronghold)
        + if warlord.is_some() { 3.0 } else { 0.0 }
        + 0.12 * f32::from(guard.min(5))
        + mobs(position)
        - unguarded(position)
}

/// The clearings they would oppress now.
pub(super) fn oppressed(position: &Position) -> Clearings {
    let woodland = &position.woodland;
    let others = position.playing().iter().filter(|&faction| faction != Faction::Hundreds);
    let theirs = others.map(|faction| woodland.with_pieces(faction));
    let theirs = theirs.fold(Clearings::NONE, Clearings::union);
    let pawns: Clearings =
        position.vagabonds.iter().filter_map(|board| board.pawn().clearing()).collect();
    let pawns = if has_vagabonds(position) { pawns } else { Clearings::NONE };
    woodland.ruled(Faction::Hundreds).minus(theirs).minus(pawns)
}

fn has_vagabonds(position: &Position) -> bool {
    position.playing().iter().any(Faction::is_vagabond)
}

/// What mobs will raze: points, items of ruins, and what the others lose.
fn mobs(position: &Position) -> f32 {
    let here = |clearing| 0.25 + 1.1 * prey(position, clearing);
    position.woodland.with(Piece::Mob).iter().map(here).sum()
}

/// The enemy buildings and tokens a mob would raze in a clearing, and the item of its ruin.
fn prey(position: &Position, clearing: Clearing) -> f32 {
    let woodland = &position.woodland;
    let others = position.playing().iter().filter(|&faction| faction != Faction::Hundreds);
    let razed: u8 = others.map(|faction| woodland.cardboard(faction, clearing)).sum();
    f32::from(razed) + if woodland.ruins().has(clearing) { 1.5 } else { 0.0 }
}

/// Strongholds nobody guards.
fn unguarded(position: &Position) -> f32 {
    let woodland = &position.woodland;
    let bare = woodland.with(Piece::Stronghold).iter();
    let bare = bare.filter(|&clearing| woodland.warriors(Faction::Hundreds, clearing) == 0);
    0.3 * count(bare.count())
}

/// How promising an answer to a question of their chapter looks.
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        // He falls when he must.
        (Question::WhoFalls { .. }, Choice::Piece(Piece::Warlord)) => 1,
        (Question::WhoFalls { .. }, Choice::Piece(_)) => 60,
        // A warlord far from his warriors is soon a dead one.
        (Question::HowManyFollow { .. }, Choice::Count(count)) => following(glance, count),
        (Question::ContemptForTrade { item, .. }, Choice::Item(..)) => keeping(glance, item),
        (Question::ContemptForTrade { points, .. }, Choice::Either(Either::Points)) => {
            4 + 8 * u16::from(points)
        }
        (Question::RemoveItem { .. }, Choice::Item(item, _)) => removing(glance, item),
        (Question::Lavish, Choice::Item(item, _)) => removing(glance, item) / 4,
        (Question::Lavish, Choice::Pass) => 24,
        (Question::Looters { .. }, Choice::Do(Action::Loot)) => looting(glance),
        (Question::Looters { .. } | Question::BattleAfterMove, Choice::Pass) => PLAIN,
        (Question::ChooseAMood, Choice::Mood(mood)) => humour(glance, mood),
        (Question::Incite, Choice::Pass) => 12,
        (Question::Incite, Choice::Card(name)) => inciting(glance, glance.setting.suit_of(name)),
        (Question::Jubilant { .. }, Choice::Do(_)) => 60,
        (Question::Bitter { .. }, Choice::In(clearing)) => {
            if prey(glance.position, clearing) > 0.0 { 4 } else { 16 }
        }
        (Question::Anoint, Choice::In(clearing)) => {
            let here = glance.position.woodland.count(Piece::HundredsWarrior, clearing);
            4 + 8 * u16::from(here)
        }
        (Question::Command { .. } | Question::Advance { .. }, Choice::Pass) => 5,
        (Question::Relentless, Choice::Pass) => 6,
        (
            Question::WarlordToo { .. }
            | Question::HowManyFollow { .. }
            | Question::WhoFalls { .. }
            | Question::ContemptForTrade { .. }
            | Question::RemoveItem { .. }
            | Question::Looters { .. }
            | Question::Loot { .. }
            | Question::TakeFromRuin { .. }
            | Question::Anoint
            | Question::ChooseAMood
            | Question::Lavish
            | Question::Command { .. }
            | Question::BuildCard
            | Question::Advance { .. }
            | Question::BattleAfterMove
            | Question::Relentless
            | Question::RestOfDaylight
            | Question::Incite
            | Question::Jubilant { .. }
            | Question::Bitter { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// The more follow the better; but somebody stays where a stronghold is, or a clearing that would be theirs no longer.
fn following(glance: &Glance<'_>, count: u8) -> u16 {
    let woodland = &glance.position.woodland;
    let Some(at) = woodland.with(Piece::Warlord).first() else { return PLAIN };
    let deserts = count >= woodland.count(Piece::HundredsWarrior, at);
    let many = 2 + 6 * u16::from(count);
    let keeps = woodland.count(Piece::Stronghold, at) == 0 || oppressed(glance.position).has(at);
    if deserts && keeps { many / 2 } else { many }
}

/// An item is worth keeping while its track has room, most of all where it raises the value.
fn keeping(glance: &Glance<'_>, item: Item) -> u16 {
    let (hoard, board) = (&glance.setting.boards.hundreds.hoard, &glance.position.hundreds);
    let track = hoard.track_of(item);
    match board.count(hoard, track) {
        // None or two: with one more the value rises.
        0 | 2 | 3 => 40,
        1 => 20,
        _ => 8,
    }
}

/// Of several items those go that shut out a useful mood or of which there are more.
fn removing(glance: &Glance<'_>, item: Item) -> u16 {
    let more = glance.position.hundreds.hoard().of(item) > 1;
    let mood = glance.setting.boards.hundreds.mood.iter().find(|row| row.item == Some(item));
    let mood = mood.map_or(0, |row| humour(glance, row.id));
    if more { 6 } else { 6 + mood / 2 }
}

/// Looting where they will rule whatever is rolled.
fn looting(glance: &Glance<'_>) -> u16 {
    let battle = &glance.position.battle;
    let woodland = &glance.position.woodland;
    let whom = glance.position.faction(battle.defender());
    let ours = woodland.might(Faction::Hundreds, battle.clearing);
    let theirs = woodland.might(whom, battle.clearing);
    if ours > theirs + 2 {
        40
    } else if ours > theirs {
        10
    } else {
        1
    }
}

/// A mood for what the Hundreds mean to do.
fn humour(glance: &Glance<'_>, mood: Mood) -> u16 {
    let woodland = &glance.position.woodland;
    let warlord = woodland.with(Piece::Warlord).first();
    let company = warlord.map_or(0, |at| woodland.count(Piece::HundredsWarrior, at));
    let mobs = woodland.on_map(Piece::Mob);
    let hand = glance.position.player(glance.position.seat_of(Faction::Hundreds)).hand();
    match mood {
        Mood::Relentless => 10 + 3 * u16::from(company.min(6)),
        Mood::Wrathful => 12 + 3 * u16::from(company.min(6)),
        Mood::Rowdy => {
            if hand.len() < 3 {
                36
            } else {
                16
            }
        }
        Mood::Stubborn => 18,
        Mood::Grandiose => 12,
        Mood::Jubilant => {
            if hand.is_empty() {
                2
            } else {
                18
            }
        }
        Mood::Bitter => 2 + 3 * u16::from(mobs),
        Mood::Lavish => 4,
    }
}

/// A mob comes best to where there is something to raze, and a ruin most of all.
fn inciting(glance: &Glance<'_>, suit: Suit) -> u16 {
    let woodland = &glance.position.woodland;
    let open = woodland.with_warriors(Faction::Hundreds).minus(woodland.with(Piece::Mob));
    let open = if suit == Suit::Bird { open } else { open.and(woodland.of_suit(suit)) };
    let best = open.iter().map(|clearing| prey(glance.position, clearing)).fold(0.0, f32::max);
    if best >= 1.5 {
        40
    } else if best > 0.0 {
        20
    } else if suit == Suit::Bird {
        2
    } else {
        6
    }
}

/// Where a mob comes: to what it can raze.
pub(super) fn mob_to(glance: &Glance<'_>, clearing: Clearing) -> u16 {
    let prey = prey(glance.position, clearing);
    if prey >= 1.5 {
        40
    } else if prey > 0.0 {
        24
    } else {
        4
    }
}
