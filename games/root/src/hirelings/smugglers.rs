//! E.14.2 Rat Smugglers.

use super::placing::controller;
use super::{Frame, Question};
use crate::choice::Action;
use crate::key_actions::{battle, movement};
use crate::law::hirelings as law;
use crate::terms::{CardName, Cards, Faction, Hireling};
use crate::{Asking, Choice, Desk, Flow, cards};
use kernel::{Seat, next, settled};

/// Cards that show an item.
fn wares(desk: &Desk<'_>) -> Cards {
    let deck = &desk.setting.deck;
    deck.whole.iter().filter(|&card| deck.facts(deck.name(card)).item.is_some()).collect()
}

/// E.14.2.I Contraband. Adds it to what a player may do in Daylight, as often as there are cards that show an item.
pub(super) fn offer<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.hirelings.commander_of(Hireling::RatSmugglers) != Some(seat) {
        return asking;
    }
    let held = desk.position.player(seat).hand();
    let can_act = movement::can_move(desk, seat) || battle::can_battle(desk, seat);
    if held.is_empty() || !can_act {
        return asking;
    }
    let asking = asking.aloud();
    if held.and(wares(desk)).is_empty() {
        return asking;
    }
    asking.again(Choice::Do(Action::Smuggle), Frame::Smuggle.into())
}

/// E.14.2.I Contraband. From now on everybody knows that the hand holds such a card.
pub(super) fn smuggle(desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Bearers) else { return settled() };
    let wares = wares(desk);
    desk.position.owe_card(seat, wares);
    next(Frame::SmuggleWhat.into())
}

/// E.14.2.I Contraband. Which card.
pub(super) fn smuggle_what(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Bearers) else { return settled() };
    let held = desk.position.player(seat).hand().and(wares(desk));
    let asking = desk.ask(seat, law::SMUGGLERS, Question::Smuggle.into());
    cards::which_card(asking, held, |card| Frame::SmuggleWith(card).into(), desk)
}

/// E.14.2.I Contraband. The card is discarded.
pub(super) fn smuggle_with(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Bearers) else { return settled() };
    cards::spend(desk, seat, card, law::SMUGGLERS);
    next(Frame::SmuggleFor.into())
}

/// E.14.2.I Contraband. A move or a battle.
pub(super) fn smuggle_for(desk: &Desk<'_>) -> Flow {
    let Some((_, seat)) = controller(desk, Faction::Bearers) else { return settled() };
    let question = Question::Order { hireling: Hireling::RatSmugglers }.into();
    desk.ask(seat, law::SMUGGLERS, question)
        .offer_unless(movement::bar(desk, seat), Choice::Do(Action::Move), movement::one_move(seat))
        .offer_unless(battle::bar(desk, seat), Choice::Do(Action::Battle), battle::one_battle(seat))
        .if_any()
}
