//! 7.4 Birdsong.

use super::{Added, Frame, seat};
use crate::cards::{self, Timing};
use crate::frame::Frame as F;
use crate::glossary::placeable;
use crate::golden_rules::place;
use crate::terms::{CardName, Cards, Clearing, Clearings, Column, Faction, Piece, Suit};
use crate::{Choice, Desk, Fact, Flow, Question, Why, corvids, law};
use kernel::{cite, next, settled};

/// The most cards that can be added in a turn.
const MOST_ADDED: u8 = 2;

/// 7.4 Birdsong. Emergency orders, additions to the Decree, a new roost; crafted cards in between.
pub(crate) fn birdsong(desk: &Desk<'_>) -> Flow {
    cite(law::eyrie::BIRDSONG);
    let orders = (F::Eyrie(Frame::EmergencyOrders), has_empty_hand(desk));
    let add = (F::Eyrie(Frame::AddToTheDecree(Added::default())), true);
    let roost = (F::Eyrie(Frame::ANewRoost), !has_roosts(desk));
    cards::with_windows(desk, Timing::Birdsong, [orders, add, roost])
}

fn has_empty_hand(desk: &Desk<'_>) -> bool {
    desk.position.player(seat(desk)).hand().is_empty()
}

fn has_roosts(desk: &Desk<'_>) -> bool {
    !desk.position.woodland.with(Piece::Roost).is_empty()
}

/// 7.4.1 Emergency Orders. A card for an empty hand.
pub(super) fn emergency_orders(desk: &mut Desk<'_>) -> Flow {
    if has_empty_hand(desk) {
        cards::draw(desk, seat(desk), 1, law::eyrie::EMERGENCY_ORDERS);
    }
    settled()
}

/// 7.4.2 Add to the Decree. One card or two, at most one of them a bird, under any columns.
pub(super) fn add_to_the_decree(added: Added, desk: &Desk<'_>) -> Flow {
    let hand = desk.position.player(seat(desk)).hand();
    if hand.is_empty() || added.cards == MOST_ADDED {
        return settled();
    }
    let question = Question::AddToDecree { added: added.cards };
    let asking = desk.ask(seat(desk), law::eyrie::ADD_TO_THE_DECREE, question);
    let columns = Column::ALL.into_iter().filter(|_| !addable(desk, added).is_empty());
    let asking =
        asking.offers(columns.map(|c| (Choice::Column(c), F::Eyrie(Frame::AddUnder(added, c)))));
    if added.cards == 0 {
        corvids::beside(asking, desk, seat(desk)).must()
    } else {
        asking.aloud().may(Choice::Pass)
    }
}

fn addable(desk: &Desk<'_>, added: Added) -> Cards {
    let hand = desk.position.player(seat(desk)).hand();
    if added.bird { hand.minus(desk.setting.deck.of_suit(Suit::Bird)) } else { hand }
}

/// From now on everybody knows that the hand holds a card that may be added.
pub(super) fn add_under(added: Added, column: Column, desk: &mut Desk<'_>) -> Flow {
    let birds = desk.setting.deck.of_suit(Suit::Bird);
    let cards = if added.bird { Cards::ALL.minus(birds) } else { Cards::ALL };
    desk.position.owe_card(seat(desk), cards);
    next(F::Eyrie(Frame::AddWhich(added, column)))
}

pub(super) fn add_which(added: Added, column: Column, desk: &Desk<'_>) -> Flow {
    let (shared, cards) = (&desk.setting.deck, addable(desk, added));
    let hand = desk.position.player(seat(desk)).hand();
    let offers = shared
        .names(cards)
        .map(|card| (Choice::Card(card), F::Eyrie(Frame::AddCard(added, column, card))));
    let second_bird = |card| (Choice::Card(card), law::eyrie::ADD_TO_THE_DECREE, Why::OneBirdOnly);
    let asking = desk
        .ask(seat(desk), law::eyrie::ADD_TO_THE_DECREE, Question::AddUnder(column))
        .offers(offers);
    asking.withholds(|| shared.names(hand.minus(cards)).map(second_bird)).aloud().must()
}

pub(super) fn add_card(added: Added, column: Column, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let card = desk.setting.deck.pick(desk.position.player(seat(desk)).hand(), name);
    desk.position.redeem_pledge();
    desk.position.play_from_hand(seat(desk), card, desk.setting);
    desk.position.eyrie.add(card, column);
    desk.tell(law::eyrie::ADD_TO_THE_DECREE, Fact::AddedToDecree { card: name, column });
    let bird = added.bird || desk.setting.suit_of(name) == Suit::Bird;
    let added = Added { cards: added.cards + 1, bird };
    if added.cards == MOST_ADDED || has_empty_hand(desk) {
        return settled();
    }
    next(F::Eyrie(Frame::AddToTheDecree(added)))
}

/// 7.4.3 A New Roost. Without roosts, one and three warriors where the fewest warriors of all are and there is room.
pub(super) fn a_new_roost(desk: &Desk<'_>) -> Flow {
    let woodland = &desk.position.woodland;
    if has_roosts(desk) {
        return settled();
    }
    let room: Clearings = placeable(desk, Faction::Eyrie).and(woodland.with_free_slot());
    let all = |clearing| -> u8 {
        woodland.playing().iter().map(|faction| woodland.warriors(faction, clearing)).sum()
    };
    let fewest = room.iter().map(all).min();
    let open = room.iter().filter(|&clearing| Some(all(clearing)) == fewest);
    let offers = open.map(|clearing| (Choice::In(clearing), F::Eyrie(Frame::NewRoostIn(clearing))));
    let question = Question::WhereToPlace(Piece::Roost);
    let asking = desk.ask(seat(desk), law::eyrie::A_NEW_ROOST, question).offers(offers);
    corvids::beside(asking, desk, seat(desk)).if_any()
}

pub(super) fn new_roost_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let warriors = desk.setting.boards.factions.eyrie.new_roost_warriors;
    place(desk, law::eyrie::A_NEW_ROOST, Piece::Roost, clearing, 1);
    place(desk, law::eyrie::A_NEW_ROOST, Piece::EyrieWarrior, clearing, warriors);
    settled()
}
