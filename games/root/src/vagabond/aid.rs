//! 9.5.4 Aid.

use super::daylight::Frame;
use super::items::{self, Task};
use super::{Fact, Question, Why};
use super::{abilities, clearing_of, pick};
use crate::law::vagabond as law;
use crate::position::ItemState;
use crate::terms::{CardName, Cards, Item};
use crate::{Bar, Choice, Desk, Flow, cards, glossary};
use kernel::{Seat, Seats, in_order, settled};

/// What keeps a Vagabond from aiding anybody.
pub(super) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    if items::all_ready(desk, seat) == 0 {
        return Some((law::AID, Why::NoItemReady.into()));
    }
    if players(desk, seat).is_empty() {
        return Some((law::AID, Why::NobodyHere.into()));
    }
    gifts(desk, seat).is_empty().then_some((law::AID, Why::NoMatchingCardHere.into()))
}

/// The other players with faction pieces where the Vagabond stands, Hostile ones too.
fn players(desk: &Desk<'_>, seat: Seat) -> Seats {
    let Some(here) = clearing_of(desk, seat) else { return Seats::NONE };
    let there =
        |other: &Seat| *other != seat && glossary::with_faction_pieces(desk, *other).has(here);
    desk.setting.seats().filter(there).collect()
}

/// The cards in hand that match the clearing.
fn gifts(desk: &Desk<'_>, seat: Seat) -> Cards {
    let Some(here) = clearing_of(desk, seat) else { return Cards::NONE };
    desk.position.player(seat).hand().and(cards::matching(desk, here))
}

/// 9.5.4 Aid. Whom.
pub(super) fn aid(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = players(desk, seat)
        .iter()
        .map(|whom| (Choice::Faction(desk.position.faction(whom)), Frame::AidPlayer(whom).into()));
    desk.ask(seat, law::AID, Question::AidWhom.into()).offers(offers).must()
}

/// 9.5.4 Aid. Any item is exhausted, a card is given, an item may be taken; then the relationship is looked at.
pub(super) fn aid_player(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    if let Some(here) = clearing_of(desk, seat) {
        desk.position.owe_card(seat, cards::matching(desk, here));
    }
    let player = desk.position.player(whom);
    let has_items = player.items().kinds().chain(player.exhausted().kinds()).next().is_some();
    let steps = [
        Some(pick(Task::Aid, seat, 1)),
        Some(Frame::AidCard(whom).into()),
        has_items.then_some(Frame::TakeCraftedItem(whom).into()),
        Some(Frame::Aided(whom).into()),
    ];
    in_order(steps.into_iter().flatten())
}

/// 9.5.4 Aid. Which card: nobody else sees it.
pub(super) fn aid_card(whom: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(gifts(desk, seat));
    desk.ask(seat, law::AID, Question::AidCard { whom: desk.position.faction(whom) }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::GiveCard(whom, card).into())))
        .aloud()
        .must()
}

pub(super) fn give_card(whom: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.redeem_pledge();
    cards::give_card(desk, (seat, whom), card, law::AID);
    settled()
}

/// 9.5.4 Aid. An item of the player's Crafted Items box may be taken.
pub(super) fn take_crafted_item(whom: Seat, desk: &Desk<'_>) -> Flow {
    let (seat, player) = (desk.position.turn.seat(), desk.position.player(whom));
    let ready = player.items().kinds().map(|item| (item, ItemState::Ready));
    let exhausted = player.exhausted().kinds().map(|item| (item, ItemState::Exhausted));
    let offers = ready.chain(exhausted).map(|(item, state)| {
        (Choice::Item(item, state), Frame::TakeCrafted(whom, item, state).into())
    });
    let question = Question::TakeCraftedItem { whom: desk.position.faction(whom) }.into();
    desk.ask(seat, law::AID, question).offers(offers).may(Choice::Pass)
}

pub(super) fn take_crafted(whom: Seat, item: Item, state: ItemState, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let player = desk.position.player_mut(whom);
    if state.is_ready() {
        player.items_mut().take(item);
    } else {
        player.exhausted_mut().take(item);
    }
    abilities::take_item(desk, seat, item);
    let (who, whom) = (desk.position.faction(seat), desk.position.faction(whom));
    desk.tell(law::AID, Fact::TookItemFrom { who, whom, item }.into());
    settled()
}
