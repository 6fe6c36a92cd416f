//! 11.5.3 Craft: with funds on the trade post tracks.

use super::abilities::{commit, free_spaces, funds_from};
use super::{Fact, Frame, Question, Why, seat};
use crate::choice::Action;
use crate::key_actions::craft as crafting;
use crate::law::riverfolk as law;
use crate::setting::deck::Cost;
use crate::terms::{CardName, Faction, Piece, Suit};
use crate::{Asking, Bar, Choice, Desk, Flow, cards};
use kernel::{next, settled};

/// 11.5.3 Craft. Adds every card the Company can craft with funds on free spaces.
pub(super) fn offer_crafts<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    let hand = desk.position.player(seat(desk)).hand();
    let craftable = desk.setting.deck.names(hand.and(desk.setting.deck.craftable()));
    let able = craftable.filter(|&card| bar(card, desk).is_none());
    asking.agains(able.map(|card| (Choice::Craft(card), Frame::Craft(card).into()))).withholds(
        || {
            let names = desk.setting.deck.names(hand);
            names.filter_map(|card| {
                bar(card, desk).map(|(para, why)| (Choice::Craft(card), para, why))
            })
        },
    )
}

/// What keeps the Company from crafting a card, and so from exporting it.
fn bar(card: CardName, desk: &Desk<'_>) -> Option<Bar> {
    let short = || {
        (!can_pay(desk.setting.deck.facts(card).cost, desk))
            .then_some((law::CRAFT, Why::CannotCraft(card).into()))
    };
    crafting::bar(desk, seat(desk), card).or_else(short)
}

fn can_pay(cost: Cost, desk: &Desk<'_>) -> bool {
    let left = |suit: Suit| free_spaces(desk, suit).checked_sub(cost.suits[suit.index()]);
    let left: Option<u8> = Suit::OF_CLEARINGS.into_iter().map(left).sum();
    desk.position.riverfolk.all_funds() >= cost.total() && left.is_some_and(|left| left >= cost.any)
}

/// 11.5.3 Craft. A space for each symbol, a fund for each space.
pub(super) fn craft(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let cost = desk.setting.deck.facts(card).cost;
    for suit in Suit::OF_CLEARINGS {
        (0..cost.suits[suit.index()]).for_each(|_| desk.position.riverfolk.take_space(suit));
    }
    rest_of_spaces(card, (cost.any, Suit::Fox), desk)
}

/// Symbols of any suit, if there are any left; then come the funds.
fn rest_of_spaces(card: CardName, (left, from): (u8, Suit), desk: &Desk<'_>) -> Flow {
    let frame = if left == 0 {
        Frame::CraftingFunds(
            card,
            desk.setting.deck.facts(card).cost.total(),
            Faction::OF_PLAYERS[0],
        )
    } else {
        Frame::AnySpace(card, left, from)
    };
    next(frame.into())
}

/// 11.5.3 Craft. Symbols of any suit: the Company says which track pays, suit after suit.
pub(super) fn any_space(card: CardName, (left, from): (u8, Suit), desk: &Desk<'_>) -> Flow {
    let free = Suit::OF_CLEARINGS.map(|suit| free_spaces(desk, suit));
    let after = |suit: Suit| free[suit.index()..].iter().sum::<u8>() >= left;
    let suits = Suit::OF_CLEARINGS
        .into_iter()
        .filter(|&suit| suit >= from && free[suit.index()] > 0 && after(suit));
    let offers = suits.map(|suit| (Choice::Suit(suit), Frame::TakeSpace(card, left, suit).into()));
    desk.ask(seat(desk), law::CRAFT, Question::AnySpace { card }.into()).offers(offers).must()
}

/// 11.5.3 Craft. A space of this suit.
pub(super) fn take_space(card: CardName, (left, suit): (u8, Suit), desk: &mut Desk<'_>) -> Flow {
    desk.position.riverfolk.take_space(suit);
    rest_of_spaces(card, (left - 1, suit), desk)
}

/// 11.5.3 Craft. Which funds are committed to the spaces.
pub(super) fn funds(card: CardName, (left, from): (u8, Faction), desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return craft_or_export(card, desk);
    }
    let offers = funds_from(desk, left, from)
        .map(|of| (Choice::Faction(of), Frame::CraftingFund(card, left, of).into()));
    desk.ask(seat(desk), law::CRAFT, Question::CraftingFund { card, left }.into())
        .offers(offers)
        .must()
}

/// 11.5.3 Craft. One of this faction.
pub(super) fn fund(card: CardName, (left, of): (u8, Faction), desk: &mut Desk<'_>) -> Flow {
    commit(desk, of, law::CRAFT);
    next(Frame::CraftingFunds(card, left - 1, of).into())
}

/// 11.5.3.I Export. Instead of the effect, as long as there is a warrior for it.
fn craft_or_export(card: CardName, desk: &Desk<'_>) -> Flow {
    let mut asking = desk
        .ask(seat(desk), law::EXPORT, Question::CraftOrExport { card }.into())
        .offer(Choice::Craft(card), Frame::Effect(card).into());
    if desk.position.woodland.supply(Piece::RiverfolkWarrior) > 0 {
        asking = asking.offer(Choice::Do(Action::Export), Frame::Export(card).into());
    }
    asking.must()
}

/// 11.5.3 Craft. The card leaves the hand and has its effect.
pub(super) fn effect(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let company = seat(desk);
    crafting::lay_open(desk, company, card);
    crafting::effect(company, card, desk)
}

/// 11.5.3.I Export. The card is discarded without effect for a warrior in Payments.
pub(super) fn export(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), card, law::EXPORT);
    let count = desk.position.woodland.draw_from_supply(Piece::RiverfolkWarrior, 1);
    desk.position.riverfolk.pay(Faction::Riverfolk, count);
    desk.tell(law::EXPORT, Fact::Payments { count }.into());
    settled()
}
