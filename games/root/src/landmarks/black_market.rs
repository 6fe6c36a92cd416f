//! The Black Market.

use super::{Fact, Frame, Question, Why};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::law::landmarks as law;
use crate::position::{Mark, STALLS};
use crate::terms::{CardName, Cards, Clearing, Clearings, Landmark};
use crate::{Asking, Choice, Desk, Flow, glossary, riverfolk};
use kernel::{Seat, Seats, cite, settled};

/// F.B.1 Black Market: Set-up. In a clearing with one slot and no ruin.
pub(super) fn fitting(desk: &Desk<'_>) -> Clearings {
    cite(law::BLACK_MARKET_SET_UP);
    let (map, slots) = (&desk.setting.map, desk.setting.boards.landmarks.black_market.slots);
    let one = |clearing: &Clearing| map.slots[clearing.index()] == slots;
    Clearings::ALL.minus(map.ruins).iter().filter(one).collect()
}

/// F.B.1 Black Market: Set-up. Cards of the deck lie beside it, face down: nobody has seen them.
pub(super) fn set_up(desk: &mut Desk<'_>) {
    let count = desk.setting.boards.landmarks.black_market.cards;
    for stall in 0..STALLS.min(count.into()) {
        if let Some(card) = desk.position.draw_card(&mut desk.chance) {
            desk.position.landmarks.put_in_stall(stall, card);
        }
    }
    desk.tell(law::BLACK_MARKET_SET_UP, Fact::MarketStocked { count }.into());
}

/// Adds the swap to a question of the own turn.
#[inline]
pub(crate) fn offer_swap<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    match desk.position.landmarks.at(Landmark::BlackMarket) {
        None => asking,
        Some(clearing) => offer_swap_at(asking, desk, seat, clearing),
    }
}

#[inline(never)]
fn offer_swap_at<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    clearing: Clearing,
) -> Asking<'d> {
    let turn = &desk.position.turn;
    let none = desk.position.player(seat).hand().is_empty();
    if turn.seat() != seat || turn.has(Mark::Swapped) || none {
        return asking;
    }
    let swap = Choice::Do(Action::Swap);
    if glossary::with_faction_pieces(desk, seat).has(clearing) {
        asking.again(swap, Frame::Swap.into())
    } else {
        asking.withhold(swap, law::SWAP, Why::NotAtTheMarket { clearing }.into())
    }
}

/// The frame in which the turn player may swap at the end of the turn, if there is a market to swap at.
pub(crate) fn window(desk: &Desk<'_>) -> Option<F> {
    let market = desk.position.landmarks.at(Landmark::BlackMarket)?;
    let there = glossary::with_faction_pieces(desk, desk.position.turn.seat()).has(market);
    (there && !desk.position.turn.has(Mark::Swapped)).then_some(Frame::Market.into())
}

/// F.B.2 Black Market: Swap. The last chance of the turn.
pub(super) fn market(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::SWAP, Question::Market.into());
    offer_swap(asking, desk, seat).may(Choice::Pass)
}

/// F.B.2 Black Market: Swap. Once in the own turn, with faction pieces there (R82): for one of the cards.
pub(super) fn swap(desk: &Desk<'_>) -> Flow {
    let stalls = (0..STALLS).filter(|&stall| desk.position.landmarks.stall(stall).is_some());
    let stalls = stalls.map(|stall| u8::try_from(stall).expect("stalls are few"));
    let offers = stalls.map(|stall| (Choice::Stall(stall + 1), Frame::SwapAt { stall }.into()));
    let seat = desk.position.turn.seat();
    desk.ask(seat, law::SWAP, Question::WhichStall.into()).offers(offers).must()
}

/// F.B.2 Black Market: Swap. Which card of the hand goes there.
pub(super) fn swap_at(stall: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(desk.position.player(seat).hand());
    let offers = names.map(|card| (Choice::Card(card), Frame::SwapFor { stall, card }.into()));
    desk.ask(seat, law::SWAP, Question::SwapWhat { stall: stall + 1 }.into())
        .offers(offers)
        .aloud()
        .must()
}

/// F.B.2 Black Market: Swap. Both cards change places unseen, but for whoever knows them (11.2.3).
pub(super) fn swap_for(stall: u8, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let who = desk.position.faction(seat);
    let knowing = if riverfolk::has_open_hand(who) {
        desk.setting.seats().collect()
    } else {
        Seats::only(seat)
    };
    desk.reveal();
    desk.position.turn.mark(Mark::Swapped);
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    desk.position.hide_from_hand(seat, card, (knowing, desk.setting));
    knowing.iter().for_each(|knows| desk.position.player_mut(knows).see(Cards::only(card)));
    let taken = desk.position.landmarks.put_in_stall(stall.into(), card);
    let taken = taken.expect("a stall that is chosen holds a card");
    desk.position.take_in_hand(seat, taken);
    let others = knowing.without(seat);
    others.iter().for_each(|knows| desk.position.player_mut(knows).see(Cards::only(taken)));
    let (stall, other) = (stall + 1, desk.setting.deck.name(taken));
    let fact = Fact::Swapped { who, stall, card: name, other }.into();
    desk.tell_those(knowing, law::SWAP, fact, Some(Fact::SwappedSome { who, stall }.into()));
    settled()
}
