//! 14.7 Moods.

use super::birdsong::open_to_mobs;
use super::daylight::offer_battles;
use super::warlord::{Frame as WarlordFrame, battle_there, warlord};
use super::{Frame, Occasion, Question, abilities, seat};
use crate::choice::Action;
use crate::golden_rules::{self, Removal};
use crate::key_actions::battle::faction_of;
use crate::key_actions::movement;
use crate::key_terms::adjacency;
use crate::law::hundreds as law;
use crate::position::{ItemState, Side};
use crate::terms::{Clearing, Clearings, Faction, Item, Mood, Piece};
use crate::{Choice, Desk, Flow, glossary, hirelings};
use kernel::{Seat, cite, in_order, next, settled};

fn is_in(mood: Mood, desk: &Desk<'_>) -> bool {
    desk.position.hundreds.mood() == Some(mood)
}

/// Whether a side are the Hundreds, with their warlord in the clearing of battle.
fn is_led(desk: &Desk<'_>, side: Side) -> bool {
    let here = desk.position.woodland.with(Piece::Warlord).has(desk.position.battle.clearing);
    here && faction_of(desk, side) == Faction::Hundreds
}

/// What follows a mob that was incited here.
pub(super) fn after_inciting(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let carouses = is_in(Mood::Jubilant, desk) && warlord(desk) == Some(clearing);
    let rolls = desk.setting.boards.hundreds.moods.jubilant_rolls;
    if carouses { next(Frame::Jubilant(rolls).into()) } else { settled() }
}

/// 14.7.1 Jubilant. Having incited with the warlord, they may roll the mob die up to four times.
pub(super) fn jubilant(left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 || open_to_mobs(desk).is_empty() {
        return settled();
    }
    desk.ask(seat(desk), law::JUBILANT, Question::Jubilant { left }.into())
        .offer(Choice::Do(Action::Roll), Frame::Carouse(left - 1).into())
        .may(Choice::Pass)
}

/// 14.7.1 Jubilant. A roll, and then perhaps the next.
pub(super) fn carouse(left: u8) -> Flow {
    in_order([Frame::RollMobDie(Occasion::Jubilant), Frame::Jubilant(left)].map(Into::into))
}

/// Whether the warlord is Relentless (14.7.2).
pub(super) fn is_relentless(desk: &Desk<'_>) -> bool {
    is_in(Mood::Relentless, desk)
}

/// 14.7.2 Relentless. After move and battle, another move or another battle.
pub(super) fn relentless(desk: &Desk<'_>) -> Flow {
    let Some(at) = warlord(desk) else { return settled() };
    let asking = desk.ask(seat(desk), law::RELENTLESS, Question::Relentless.into());
    let follow = |journey| WarlordFrame::Follow(journey).into();
    let asking =
        movement::offer_journeys(asking, desk, seat(desk), Clearings::only(at), |_| follow);
    offer_battles(asking, desk, Frame::RelentlessBattle).may(Choice::Pass)
}

/// 14.7.2 Relentless. Another battle.
pub(super) fn relentless_battle(whom: Seat, desk: &Desk<'_>) -> Flow {
    battle_there(whom, desk)
}

/// 14.7.3 Wrathful. Whether the attacker deals an extra hit.
pub(crate) fn is_wrathful(desk: &Desk<'_>) -> bool {
    is_in(Mood::Wrathful, desk) && is_led(desk, Side::Attacker)
}

/// 14.7.4 Stubborn. Whether a side ignores the first hit it takes.
pub(crate) fn is_stubborn(desk: &Desk<'_>, side: Side) -> bool {
    is_in(Mood::Stubborn, desk) && is_led(desk, side)
}

/// 14.7.5 Lavish. Items of the Hoard leave the game, kind after kind, for warriors with the warlord.
pub(super) fn lavish(from: Item, desk: &Desk<'_>) -> Flow {
    if !is_in(Mood::Lavish, desk) {
        return settled();
    }
    let items = desk.position.hundreds.hoard().kinds().filter(|&item| item >= from);
    desk.ask(seat(desk), law::LAVISH, Question::Lavish.into())
        .offers(
            items.map(|item| (Choice::Item(item, ItemState::Ready), Frame::Squander(item).into())),
        )
        .may(Choice::Pass)
}

/// 14.7.5 Lavish. This item.
pub(super) fn squander(item: Item, desk: &mut Desk<'_>) -> Flow {
    desk.position.hundreds.lose(item);
    abilities::leave_the_game(desk, item, law::LAVISH);
    let at = warlord(desk).filter(|&at| glossary::placeable(desk, Faction::Hundreds).has(at));
    if let Some(clearing) = at {
        let warriors = desk.setting.boards.hundreds.moods.lavish_warriors;
        golden_rules::place(desk, law::LAVISH, Piece::HundredsWarrior, clearing, warriors);
    }
    next(Frame::Lavish(item).into())
}

/// 14.7.6 Rowdy. How many cards more they draw, by the enemy pieces with the warlord.
pub(super) fn rowdy(desk: &Desk<'_>) -> u8 {
    if !is_in(Mood::Rowdy, desk) {
        return 0;
    }
    cite(law::ROWDY);
    let numbers = &desk.setting.boards.hundreds.moods;
    let crowd = warlord(desk).map_or(0, |clearing| enemy_pieces(clearing, desk));
    if crowd < numbers.rowdy_crowd { numbers.rowdy_draw } else { numbers.rowdy_crowd_draw }
}

/// The enemy pieces in a clearing, of all enemies together, pawns included.
fn enemy_pieces(clearing: Clearing, desk: &Desk<'_>) -> u8 {
    let woodland = &desk.position.woodland;
    let of = |enemy: Seat| -> u8 {
        let pieces = glossary::enemy_pieces(desk, seat(desk), enemy);
        let pieces: u8 = pieces.map(|piece| woodland.count(piece, clearing)).sum();
        pieces + u8::from(glossary::pawn_is_in(desk, enemy, clearing))
    };
    hirelings::foes(desk, seat(desk)).iter().map(|&foe| of(foe)).sum()
}

/// The frame in which mobs become warriors, if a Bitter warlord is in the battle.
pub(crate) fn before_the_roll(desk: &Desk<'_>) -> Option<crate::Frame> {
    let led = Side::BOTH.into_iter().any(|side| is_led(desk, side));
    (led && is_in(Mood::Bitter, desk)).then(|| Frame::Bitter(Clearing(0)).into())
}

/// 14.7.7 Bitter. Before the roll, mobs in the clearing of battle and next to it may become warriors there.
pub(super) fn bitter(from: Clearing, desk: &Desk<'_>) -> Flow {
    let (woodland, here) = (&desk.position.woodland, desk.position.battle.clearing);
    let room = glossary::placeable(desk, Faction::Hundreds).has(here);
    let fallen = warlord(desk) != Some(here);
    if fallen || !room || woodland.supply(Piece::HundredsWarrior) == 0 {
        return settled();
    }
    let near = adjacency::adjacent_for(desk, seat(desk), here).with(here);
    let mobs = woodland.with(Piece::Mob).and(near).iter().filter(|&clearing| clearing >= from);
    desk.ask(seat(desk), law::BITTER, Question::Bitter { clearing: here }.into())
        .offers(mobs.map(|clearing| (Choice::In(clearing), Frame::Conscript(clearing).into())))
        .may(Choice::Pass)
}

/// 14.7.7 Bitter. The mob here.
pub(super) fn conscript(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let (by, para) = (seat(desk), law::BITTER);
    golden_rules::remove(desk, Removal { piece: Piece::Mob, clearing, count: 1, by, para });
    let here = desk.position.battle.clearing;
    golden_rules::place(desk, para, Piece::HundredsWarrior, here, 1);
    next(Frame::Bitter(Clearing(clearing.0 + 1)).into())
}

/// 14.7.8 Grandiose. Whether the warlord advances before the Hundreds are commanded.
pub(super) fn is_grandiose(desk: &Desk<'_>) -> bool {
    let is_grandiose = is_in(Mood::Grandiose, desk);
    if is_grandiose {
        cite(law::GRANDIOSE);
    }
    is_grandiose
}
