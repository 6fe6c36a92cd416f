//! 12.5.1.V Dig.

use super::{Fact, Frame, Question, Why, seat};
use crate::law::duchy as law;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Suit};
use crate::{Bar, Choice, Desk, Flow, cards, corvids, glossary, golden_rules};
use kernel::{cite, next, settled};

/// Where a tunnel can be placed: clearings without one.
fn sites(desk: &Desk<'_>) -> Clearings {
    let placeable = glossary::placeable(desk, Faction::Duchy);
    placeable.minus(desk.position.woodland.with(Piece::Tunnel))
}

/// 12.2.4 Tunnels. Those on the map that can be moved: none out of a snare (13.7.2, R51).
fn movable(desk: &Desk<'_>) -> Clearings {
    desk.position.woodland.with(Piece::Tunnel).minus(corvids::snares(desk, Faction::Duchy))
}

/// The cards that can be spent, whosever they are.
fn spendable(desk: &Desk<'_>) -> Cards {
    cards::cards_for(desk, sites(desk))
}

/// What keeps the Duchy from digging.
pub(super) fn bar(desk: &Desk<'_>) -> Option<Bar> {
    if desk.position.woodland.supply(Piece::Tunnel) == 0 && movable(desk).is_empty() {
        return Some((law::TUNNELS, Why::NoTunnel.into()));
    }
    let none = desk.position.player(seat(desk)).hand().and(spendable(desk)).is_empty();
    none.then_some((law::DIG, Why::NothingToDigWith.into()))
}

/// 12.5.1.V Dig. From now on everybody knows that the hand holds a card for it.
pub(super) fn dig(desk: &mut Desk<'_>) -> Flow {
    let cards = spendable(desk);
    desk.position.owe_card(seat(desk), cards);
    next(Frame::DigCard.into())
}

/// 12.5.1.V Dig. Which card is spent.
pub(super) fn dig_card(desk: &Desk<'_>) -> Flow {
    let hand = desk.position.player(seat(desk)).hand();
    let asking = desk.ask(seat(desk), law::DIG, Question::DigWith.into());
    let then = |card| Frame::DigWith(card).into();
    cards::which_card(asking, hand.and(spendable(desk)), then, desk)
}

/// 12.5.1.V Dig. The card is spent; a matching clearing without a tunnel is chosen.
pub(super) fn dig_with(name: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::spend(desk, seat(desk), name, law::DIG);
    next(Frame::DigWhere(desk.setting.suit_of(name)).into())
}

/// 12.5.1.V Dig. Where.
pub(super) fn dig_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let open = cards::matched(desk, sites(desk), suit);
    desk.ask(seat(desk), law::DIG, Question::DigWhere.into())
        .offers(open.iter().map(|at| (Choice::In(at), Frame::DigIn(at).into())))
        .must()
}

/// 12.5.1.V Dig. The tunnel; with all on the map one of them is moved (12.2.4).
pub(super) fn dig_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    if desk.position.woodland.supply(Piece::Tunnel) == 0 {
        return tunnels(clearing, desk);
    }
    golden_rules::place(desk, law::DIG, Piece::Tunnel, clearing, 1);
    next(Frame::DigUp(clearing).into())
}

/// 12.2.4 Tunnels. Which of the three is moved.
fn tunnels(to: Clearing, desk: &Desk<'_>) -> Flow {
    cite(law::TUNNELS);
    let offers = movable(desk).iter();
    desk.ask(seat(desk), law::TUNNELS, Question::WhichTunnel { clearing: to }.into())
        .offers(offers.map(|from| (Choice::In(from), Frame::ShiftTunnel(from, to).into())))
        .must()
}

/// 12.2.4 Tunnels. It is moved.
pub(super) fn shift_tunnel(from: Clearing, to: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.position.woodland.shift(Piece::Tunnel, from, to, 1);
    desk.tell(law::TUNNELS, Fact::TunnelMoved { from, to }.into());
    next(Frame::DigUp(to).into())
}

/// 12.5.1.V Dig. Up to four warriors come up.
pub(super) fn dig_up(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let most = desk.setting.boards.duchy.counts.dig.min(desk.position.duchy.burrow());
    if most == 0 {
        return settled();
    }
    let offers = (1..=most).map(|n| (Choice::Count(n), Frame::Emerge(clearing, n).into()));
    desk.ask(seat(desk), law::DIG, Question::HowManyEmerge { clearing }.into())
        .offers(offers)
        .may(Choice::Pass)
}
