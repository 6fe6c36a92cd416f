//! 14.2 Faction Rules and Abilities.

use super::{Fact, Frame, Question, seat};
use crate::choice::{Action, Either};
use crate::key_actions::battle::faction_of;
use crate::key_terms::rule;
use crate::law::hundreds as law;
use crate::position::{ItemState, Side};
use crate::terms::{Faction, Item, Piece, Track};
use crate::{Choice, Desk, Flow, landmarks, victory};
use kernel::{Para, Seat, cite, next, settled};

/// 14.2.1 Crafting. With strongholds.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::CRAFTING);
    &[Piece::Stronghold]
}

/// The frame in which they say what becomes of an item they crafted, which is still in the supply.
pub(crate) fn contempt_for_trade(item: Item, points: u8) -> crate::Frame {
    Frame::ContemptForTrade { item, points }.into()
}

/// 14.2.3 Contempt for Trade. The item without its points, or the points without the item.
pub(super) fn keep_or_score(item: Item, points: u8, desk: &Desk<'_>) -> Flow {
    let question = Question::ContemptForTrade { item, points };
    desk.ask(seat(desk), law::CONTEMPT_FOR_TRADE, question.into())
        .offer(Choice::Item(item, ItemState::Ready), Frame::KeepCrafted(item).into())
        .offer(Choice::Either(Either::Points), Frame::ScorePoints { item, points }.into())
        .must()
}

pub(super) fn keep_crafted(item: Item, desk: &mut Desk<'_>) -> Flow {
    landmarks::take_crafted(desk, seat(desk), item);
    gain(desk, item, law::CONTEMPT_FOR_TRADE)
}

pub(super) fn score_points(item: Item, points: u8, desk: &mut Desk<'_>) -> Flow {
    landmarks::take_crafted(desk, seat(desk), item);
    leave_the_game(desk, item, law::CONTEMPT_FOR_TRADE);
    victory::score(desk, seat(desk), points, law::CONTEMPT_FOR_TRADE);
    settled()
}

/// An item leaves the game.
pub(super) fn leave_the_game(desk: &mut Desk<'_>, item: Item, para: Para) {
    desk.position.gone.add(item);
    desk.tell(para, Fact::ItemRemoved { item }.into());
}

/// 14.2.4 The Hoard. An item they gain goes to the track of its kind.
pub(crate) fn gain(desk: &mut Desk<'_>, item: Item, para: Para) -> Flow {
    cite(law::THE_HOARD);
    let hoard = &desk.setting.boards.hundreds.hoard;
    let track = hoard.track_of(item);
    desk.position.hundreds.gain(item);
    desk.tell(para, Fact::ItemGained { item, track }.into());
    let is_full = desk.position.hundreds.count(hoard, track) > hoard.spaces;
    if is_full { next(Frame::GainingItems(track).into()) } else { settled() }
}

/// 14.2.4.I Gaining Items. Where a track has no space, the gained item or another of it leaves the game for a point.
pub(super) fn gaining_items(track: Track, desk: &Desk<'_>) -> Flow {
    let hoard = &desk.setting.boards.hundreds.hoard;
    let items = desk.position.hundreds.on_track(hoard, track);
    desk.ask(seat(desk), law::GAINING_ITEMS, Question::RemoveItem { track }.into())
        .offers(
            items
                .map(|item| (Choice::Item(item, ItemState::Ready), Frame::RemoveItem(item).into())),
        )
        .must()
}

pub(super) fn remove_item(item: Item, desk: &mut Desk<'_>) -> Flow {
    desk.position.hundreds.lose(item);
    leave_the_game(desk, item, law::GAINING_ITEMS);
    victory::score(desk, seat(desk), 1, law::GAINING_ITEMS);
    settled()
}

/// The kinds of items in a player's Crafted Items box, as they lie. A Vagabond has no such box, nor have the Hundreds.
fn crafted_items(desk: &Desk<'_>, whom: Seat) -> impl Iterator<Item = (Item, ItemState)> {
    let player = desk.position.player(whom);
    let ready = player.items().kinds().map(|item| (item, ItemState::Ready));
    ready.chain(player.exhausted().kinds().map(|item| (item, ItemState::Exhausted)))
}

/// The frame in which the Hundreds may declare looting, if they attack somebody who has crafted items.
pub(crate) fn start_of_battle(desk: &Desk<'_>) -> Option<crate::Frame> {
    if faction_of(desk, Side::Attacker) != Faction::Hundreds {
        return None;
    }
    let prey = crafted_items(desk, desk.position.battle.defender()).next().is_some();
    prey.then(|| Frame::Looters.into())
}

/// 14.2.5 Looters. Declared at the start of battle, before an ambush.
pub(super) fn looters(desk: &Desk<'_>) -> Flow {
    let whom = faction_of(desk, Side::Defender);
    desk.ask(seat(desk), law::LOOTERS, Question::Looters { whom }.into())
        .offer(Choice::Do(Action::Loot), Frame::DeclareLooting.into())
        .may(Choice::Pass)
}

pub(super) fn declare_looting(desk: &mut Desk<'_>) -> Flow {
    desk.position.hundreds.set_looting(true);
    let whom = faction_of(desk, Side::Defender);
    desk.tell(law::LOOTERS, Fact::LootingDeclared { whom }.into());
    settled()
}

/// 14.2.5 Looters. Whether a side deals none of the hits it rolls.
pub(crate) fn is_looting(desk: &Desk<'_>, side: Side) -> bool {
    side == Side::Attacker && desk.position.hundreds.is_looting()
}

/// The frame in which a looted item is taken: at the end of the battle, where the Hundreds rule.
pub(crate) fn end_of_battle(desk: &mut Desk<'_>) -> Option<crate::Frame> {
    if !desk.position.hundreds.is_looting() {
        return None;
    }
    desk.position.hundreds.set_looting(false);
    let (clearing, whom) = (desk.position.battle.clearing, desk.position.battle.defender());
    let rules = rule::ruled_by(&desk.position.woodland, Faction::Hundreds).has(clearing);
    rules.then(|| Frame::Loot(whom).into())
}

/// 14.2.5 Looters. Which of the defender's crafted items they take.
pub(super) fn loot(whom: Seat, desk: &Desk<'_>) -> Flow {
    let question = Question::Loot { whom: desk.position.faction(whom) };
    let items = crafted_items(desk, whom);
    desk.ask(seat(desk), law::LOOTERS, question.into())
        .offers(items.map(|(item, state)| {
            (Choice::Item(item, state), Frame::LootItem(whom, item, state).into())
        }))
        .if_any()
}

pub(super) fn loot_item(whom: Seat, (item, state): (Item, ItemState), desk: &mut Desk<'_>) -> Flow {
    let player = desk.position.player_mut(whom);
    if state == ItemState::Ready {
        player.items_mut().take(item);
    } else {
        player.exhausted_mut().take(item);
    }
    let whom = desk.position.faction(whom);
    desk.tell(law::LOOTERS, Fact::Looted { whom, item }.into());
    gain(desk, item, law::LOOTERS)
}
