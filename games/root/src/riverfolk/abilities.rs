//! 11.2.1 to 11.2.5: crafting, swimmers, the open hand, funds and trade posts.

use super::{Fact, Frame, Question, seat, services};
use crate::cards::exiles;
use crate::law::riverfolk as law;
use crate::position::Woodland;
use crate::terms::{Clearings, Faction, Piece, Suit};
use crate::{Choice, Desk, Flow, Position, Setting};
use kernel::{Para, Seat, Seats, cite, next, settled};

/// 11.2.1 Crafting. Free spaces of a trade post track: those whose trade post has left it and that hold no warrior.
pub(super) fn free_spaces(desk: &Desk<'_>, suit: Suit) -> u8 {
    cite(law::CRAFTING);
    let Some(post) = Piece::trade_post(suit) else { return 0 };
    placed(desk, post) - desk.position.riverfolk.taken(suit)
}

/// How many trade posts of a kind have left their track, for the map or for good.
pub(super) fn placed(desk: &Desk<'_>, post: Piece) -> u8 {
    desk.setting.pieces(post) - desk.position.woodland.supply(post)
}

/// 11.2.2 Swimmers. Whether a player treats rivers as paths: the Company, and who has bought riverboats (11.2.7.II).
#[inline]
pub(crate) fn swims(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.position.faction(seat) == Faction::Riverfolk || services::riverboats(desk, seat)
}

/// 11.2.2 Swimmers. Whether a faction moves along rivers whoever rules.
#[inline]
pub(crate) fn ignores_rule_on_rivers(faction: Faction) -> bool {
    let swims = faction == Faction::Riverfolk;
    if swims {
        cite(law::SWIMMERS);
    }
    swims
}

/// 11.2.3 For Sale. Whether a faction's hand lies open for everybody.
#[inline]
pub(crate) fn has_open_hand(faction: Faction) -> bool {
    let open = faction == Faction::Riverfolk;
    if open {
        cite(law::FOR_SALE);
    }
    open
}

/// 11.2.3 For Sale. Who sees which card goes from one player to another: those two, or everybody if a hand lies open.
pub(crate) fn witnesses(setting: &Setting, position: &Position, (from, to): (Seat, Seat)) -> Seats {
    let open = [from, to].map(|seat| has_open_hand(position.faction(seat)));
    if open.contains(&true) { setting.seats().collect() } else { [from, to].into_iter().collect() }
}

/// 11.2.4 Funds. The factions whose warriors are in the Funds box, from one on, so that a set of this size is asked for in
/// one way only.
pub(super) fn funds_from(
    desk: &Desk<'_>,
    left: u8,
    from: Faction,
) -> impl Iterator<Item = Faction> + use<> {
    cite(law::FUNDS);
    let board = *desk.position.riverfolk;
    let behind = move |first: Faction| -> u8 {
        let rest = Faction::OF_PLAYERS.into_iter().filter(|faction| *faction >= first);
        rest.map(|faction| board.funds(faction)).sum()
    };
    Faction::OF_PLAYERS.into_iter().filter(move |&faction| {
        faction >= from && board.funds(faction) > 0 && behind(faction) >= left
    })
}

/// 11.2.4 Funds. A committed fund stays on the board until it is gathered (11.4.3).
pub(super) fn commit(desk: &mut Desk<'_>, of: Faction, para: Para) {
    desk.position.riverfolk.commit(of);
    desk.tell(para, Fact::Committed { of }.into());
}

/// 11.2.4 Funds. A spent fund returns to the supply of its owner.
pub(super) fn spend(desk: &mut Desk<'_>, of: Faction, para: Para) {
    desk.position.riverfolk.take_fund(of);
    let warrior = of.warrior().expect("a fund is a warrior");
    exiles::return_warriors(desk, warrior, 1);
    desk.tell(para, Fact::Spent { of }.into());
}

/// 11.2.5 Trade Posts. Where there are some.
pub(crate) fn trade_posts(woodland: &Woodland) -> Clearings {
    cite(law::TRADE_POSTS);
    let posts = Piece::TRADE_POSTS.iter().map(|&post| woodland.with(post));
    posts.fold(Clearings::NONE, Clearings::union)
}

/// 11.2.5.I Trade Disruption. For each trade post half of the funds that are left, rounded up (R46).
pub(super) fn trade_disruption(count: u8, desk: &Desk<'_>) -> Flow {
    let all = desk.position.riverfolk.all_funds();
    let left = (0..count).fold(all, |left, _| left / 2);
    if all == left {
        return settled();
    }
    next(Frame::LoseFunds(all - left, Faction::OF_PLAYERS[0]).into())
}

/// 11.2.5.I Trade Disruption. The Company says which.
pub(super) fn lose_funds(left: u8, from: Faction, desk: &Desk<'_>) -> Flow {
    let offers = funds_from(desk, left, from)
        .map(|of| (Choice::Faction(of), Frame::LoseFund(left, of).into()));
    desk.ask(seat(desk), law::TRADE_DISRUPTION, Question::LoseFund { left }.into())
        .offers(offers)
        .must()
}

/// 11.2.5.I Trade Disruption. One goes back to its owner's supply.
pub(super) fn lose_fund(left: u8, of: Faction, desk: &mut Desk<'_>) -> Flow {
    spend(desk, of, law::TRADE_DISRUPTION);
    if left == 1 { settled() } else { next(Frame::LoseFunds(left - 1, of).into()) }
}
