//! 9.2.1 to 9.2.7: crafting, the lone wanderer, defenseless, hits.

use super::items::{self, Picking, Task};
use super::{Frame, board_mut, clearing_of, pick};
use super::{Question, Why};
use crate::key_actions::craft;
use crate::law::vagabond as law;
use crate::position::{ItemState, Side};
use crate::setting::deck::Cost;
use crate::terms::{CardName, Clearing, Item, Suit};
use crate::{Asking, Bar, Choice, Desk, Flow};
use kernel::{Seat, cite, in_order, settled};

/// 9.2.1 Crafting. Hammers that are ready, all of the suit of the clearing.
fn can_pay(desk: &Desk<'_>, seat: Seat, cost: Cost) -> bool {
    cite(law::CRAFTING);
    let hammers = items::ready(desk, seat, Item::Hammer);
    clearing_of(desk, seat).is_some_and(|clearing| matches_all(desk, clearing, cost))
        && hammers >= cost.total()
}

/// Whether every symbol of a cost is of a clearing's suit.
fn matches_all(desk: &Desk<'_>, clearing: Clearing, cost: Cost) -> bool {
    let here = |suit: Suit| desk.position.woodland.of_suit(suit).has(clearing);
    Suit::OF_CLEARINGS.into_iter().all(|suit| cost.suits[suit.index()] == 0 || here(suit))
}

/// 9.5.8 Craft. Adds every card a Vagabond can craft with hammers.
pub(super) fn offer_crafts<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let hand = desk.position.player(seat).hand().and(desk.setting.deck.craftable());
    let hammers = items::ready(desk, seat, Item::Hammer) > 0;
    let able = |name: &CardName| hammers && craft_bar(desk, seat, *name).is_none();
    let names = desk.setting.deck.names(hand).filter(able);
    asking
        .agains(
            names.map(|name| (Choice::Craft(name), super::daylight::Frame::CraftCard(name).into())),
        )
        .withholds(|| {
            let names = desk.setting.deck.names(desk.position.player(seat).hand());
            names.filter_map(|name| {
                craft_bar(desk, seat, name).map(|(para, why)| (Choice::Craft(name), para, why))
            })
        })
}

fn craft_bar(desk: &Desk<'_>, seat: Seat, name: CardName) -> Option<Bar> {
    let short = || {
        (!can_pay(desk, seat, desk.setting.deck.facts(name).cost))
            .then_some((law::CRAFT, Why::TooFewHammers(name).into()))
    };
    craft::bar(desk, seat, name).or_else(short)
}

/// 9.5.8 Craft. A hammer for each symbol; the card leaves the hand and has its effect.
pub(super) fn craft(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let hammers = desk.setting.deck.facts(name).cost.total();
    items::exhaust(desk, seat, Item::Hammer, hammers);
    craft::lay_open(desk, seat, name);
    craft::effect(seat, name, desk)
}

/// 9.2.5.II The Satchel. What is gained lies face up in it, or on its track (9.2.5.I).
pub(crate) fn take_item(desk: &mut Desk<'_>, seat: Seat, item: Item) {
    match item {
        Item::Tea | Item::Coins | Item::Bag => cite(law::ITEM_TRACKS),
        Item::Boot | Item::Sword | Item::Crossbow | Item::Torch | Item::Hammer => {
            cite(law::THE_SATCHEL);
        }
    }
    board_mut(desk, seat).add_item(item, ItemState::Ready);
}

/// 9.2.2 Lone Wanderer.
/// 9.2.2.I Total Removal. The pawn is no warrior and stays; where everything goes, items are damaged instead.
pub(super) fn lone_wanderer(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    cite(law::LONE_WANDERER);
    total_removal(seat, desk)
}

/// 9.2.2.I Total Removal. Three items are damaged.
fn total_removal(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let damage = desk.setting.boards.factions.vagabond.total_removal_damage;
    items::choose(Picking::new(Task::TotalRemoval, seat, damage), desk)
}

/// 9.2.4 Defenseless. Without an undamaged sword.
pub(crate) fn is_defenseless(desk: &Desk<'_>, seat: Seat) -> bool {
    cite(law::DEFENSELESS);
    items::undamaged(desk, seat, Item::Sword) == 0
}

/// 9.2.6 Maximum Rolled Hits. Undamaged swords, exhausted or not, and the warriors of an ally (9.2.9.II.c).
pub(crate) fn maximum_rolled_hits(desk: &Desk<'_>, side: Side) -> u8 {
    cite(law::MAXIMUM_ROLLED_HITS);
    let battle = &desk.position.battle;
    let swords = items::undamaged(desk, battle.seat(side), Item::Sword);
    let ally = battle.ally.filter(|_| side == Side::Attacker);
    swords + ally.map_or(0, |ally| desk.position.woodland.warriors(ally, battle.clearing))
}

/// 9.2.7 Taking Hits. Each damages an item; without undamaged items hits are ignored. An ally in the battle may take
/// some of them (9.2.9.II.d).
pub(super) fn take_hits(side: Side, hits: u8, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.battle.seat(side);
    let taken = hits.min(items::all_undamaged(desk, seat));
    if taken == 0 {
        return settled();
    }
    let Some(ally) = super::allies::shield(desk, side) else {
        desk.position.battle.item_hits += taken;
        return items::choose(Picking::new(Task::Damage, seat, taken), desk);
    };
    let own = desk.position.faction(seat);
    desk.ask(seat, law::TAKING_HITS_WITH_AN_ALLY, Question::WhoTakesHit { left: hits }.into())
        .offer(Choice::Faction(ally), Frame::AllyTakesHit(side, hits - 1).into())
        .offer(Choice::Faction(own), Frame::ItemTakesHit(side, hits - 1).into())
        .must()
}

/// 9.2.7 Taking Hits. One item is damaged, and then the other hits are taken.
pub(super) fn item_takes_hit(side: Side, left: u8, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.battle.seat(side);
    desk.position.battle.item_hits += 1;
    in_order([pick(Task::Damage, seat, 1), Frame::TakeHits { side, hits: left }.into()])
}
