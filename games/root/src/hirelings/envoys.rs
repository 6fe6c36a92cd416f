//! E.9.2 Lizard Envoys.

use super::placing::controller;
use super::{Frame, Question};
use crate::law::hirelings as law;
use crate::terms::{CardName, Cards, Faction, Suit};
use crate::{Choice, Desk, Flow, cards};
use kernel::settled;

/// The discards on top of the pile.
fn top(desk: &Desk<'_>) -> Cards {
    let count = desk.setting.boards.hirelings.cards.looked_at;
    let pile = desk.position.discards();
    let last = desk.position.hirelings.last_discards().filter(|&card| pile.has(card));
    last.take(count.into()).collect()
}

/// E.9.2.I Lost Words. What can be taken: cards of the most common suit among the top discards, of a tied one too, but no ambush.
fn takeable(desk: &Desk<'_>) -> Cards {
    let (top, deck) = (top(desk), &desk.setting.deck);
    let of = |suit: Suit| -> Cards {
        top.iter().filter(|&card| desk.setting.suit_of(deck.name(card)) == suit).collect()
    };
    let most = Suit::ALL.into_iter().map(|suit| of(suit).len()).max().unwrap_or(0);
    let common = Suit::ALL.into_iter().map(of).filter(|cards| cards.len() == most);
    common.fold(Cards::NONE, Cards::union).minus(deck.ambushes())
}

/// Whether there is a card to take.
pub(super) fn can_take(desk: &Desk<'_>) -> bool {
    !takeable(desk).is_empty()
}

/// E.9.2.I Lost Words. Which card.
pub(super) fn look(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Prophets) else { return settled() };
    let names = desk.setting.deck.names(takeable(desk));
    desk.ask(seat, law::ENVOYS, Question::Envoys.into())
        .offers(names.map(|card| (Choice::Take(card), Frame::Envoys(card).into())))
        .may(Choice::Pass)
}

/// E.9.2.I Lost Words. It goes to the hand.
pub(super) fn take(card: CardName, desk: &mut Desk<'_>) -> Flow {
    if let Some((_, seat)) = controller(desk, Faction::Prophets) {
        cards::take_from_discards(desk, seat, card, law::ENVOYS);
    }
    settled()
}
