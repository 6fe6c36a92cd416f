//! 15.6 Evening.

use super::{Fact, Frame, Question, Retainer, Why, seat};
use crate::golden_rules::{self, Removal};
use crate::law::keepers as law;
use crate::terms::{CardName, Piece, Retinue};
use crate::{Asking, Choice, Desk, Flow, cards, corvids};
use kernel::{cite, in_order, next, settled};

/// 15.6 Evening. Live off the land, gather the Retinue, draw and discard.
pub(crate) fn evening(_desk: &mut Desk<'_>) -> Flow {
    cite(law::EVENING);
    let steps = [Frame::LiveOffTheLand, Frame::GatherTheRetinue, Frame::DrawAndDiscard];
    in_order(steps.map(Into::into))
}

/// 15.6.1 Live off the Land. A warrior goes from each clearing with four or more.
pub(super) fn live_off_the_land(desk: &mut Desk<'_>) -> Flow {
    let (by, para, piece) = (seat(desk), law::LIVE_OFF_THE_LAND, Piece::KeeperWarrior);
    cite(para);
    let crowded = desk.setting.boards.keepers.counts.crowded;
    for clearing in desk.position.woodland.with(piece) {
        if desk.position.woodland.count(piece, clearing) >= crowded {
            golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
        }
    }
    settled()
}

/// How many cards the Retinue can still take.
fn room(desk: &Desk<'_>) -> u8 {
    desk.setting.boards.keepers.counts.retinue.saturating_sub(desk.position.keepers.size())
}

/// Adds the cards of the hand that can join the Retinue.
fn offer_cards<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    let hand = desk.position.player(seat(desk)).hand();
    let names = desk.setting.deck.names(hand);
    if room(desk) == 0 {
        return asking.withholds(|| {
            let why = Why::RetinueFull.into();
            names.map(move |name| (Choice::Card(name), law::GATHER_THE_RETINUE, why))
        });
    }
    asking.offers(names.map(|name| (Choice::Card(name), Frame::GatherWhere(name).into())))
}

/// 15.6.2 Gather the Retinue. Cards of the hand join it, or one of its cards changes its column.
pub(super) fn gather_the_retinue(desk: &Desk<'_>) -> Flow {
    let board = &desk.position.keepers;
    let holds = |column: &Retinue| !board.column(*column).is_empty() || board.faithful(*column) > 0;
    let columns = Retinue::ALL.into_iter().filter(holds);
    let question = Question::GatherRetinue { room: room(desk) }.into();
    let asking = desk.ask(seat(desk), law::GATHER_THE_RETINUE, question);
    let asking = offer_cards(asking, desk)
        .offers(columns.map(|column| (Choice::Retinue(column), Frame::ShiftFrom(column).into())));
    corvids::beside(asking, desk, seat(desk)).may(Choice::Pass)
}

/// 15.6.2 Gather the Retinue. Any number of cards.
pub(super) fn gather_more(desk: &Desk<'_>) -> Flow {
    let question = Question::GatherMore { room: room(desk) }.into();
    let asking = desk.ask(seat(desk), law::GATHER_THE_RETINUE, question);
    offer_cards(asking, desk).may(Choice::Pass)
}

/// 15.6.2 Gather the Retinue. Under which column.
pub(super) fn gather_where(card: CardName, desk: &Desk<'_>) -> Flow {
    let columns = Retinue::ALL.into_iter();
    desk.ask(seat(desk), law::GATHER_THE_RETINUE, Question::GatherWhere { card }.into())
        .offers(
            columns.map(|column| (Choice::Retinue(column), Frame::GatherTo(card, column).into())),
        )
        .must()
}

/// 15.6.2 Gather the Retinue. The card lies under the column; more may follow.
pub(super) fn gather_to(name: CardName, column: Retinue, desk: &mut Desk<'_>) -> Flow {
    let keepers = seat(desk);
    let card = desk.setting.deck.pick(desk.position.player(keepers).hand(), name);
    desk.position.play_from_hand(keepers, card, desk.setting);
    desk.position.keepers.add(column, Some(card));
    desk.tell(law::GATHER_THE_RETINUE, Fact::Gathered { card: name, column }.into());
    next(Frame::GatherMore.into())
}

/// 15.6.2 Gather the Retinue. Which card changes its column.
pub(super) fn shift_from(column: Retinue, desk: &Desk<'_>) -> Flow {
    let board = &desk.position.keepers;
    let names = desk.setting.deck.names(board.column(column));
    let cards = names.map(|name| (Choice::Card(name), Retainer::Card(name)));
    let faithful = (board.faithful(column) > 0).then_some((Choice::Retainer, Retainer::Faithful));
    desk.ask(seat(desk), law::GATHER_THE_RETINUE, Question::Shift { column }.into())
        .offers(
            cards
                .chain(faithful)
                .map(|(choice, retainer)| (choice, Frame::ShiftWhere(column, retainer).into())),
        )
        .must()
}

/// 15.6.2 Gather the Retinue. To which column.
pub(super) fn shift_where(from: Retinue, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let others = Retinue::ALL.into_iter().filter(|&column| column != from);
    desk.ask(seat(desk), law::GATHER_THE_RETINUE, Question::ShiftWhere { retainer }.into())
        .offers(others.map(|to| (Choice::Retinue(to), Frame::Shift(from, retainer, to).into())))
        .must()
}

/// 15.6.2 Gather the Retinue. It lies under another column.
pub(super) fn shift(
    retainer: Retainer,
    (from, to): (Retinue, Retinue),
    desk: &mut Desk<'_>,
) -> Flow {
    let card = retainer.among(desk.position.keepers.column(from), desk.setting);
    desk.position.keepers.take(from, card);
    desk.position.keepers.add(to, card);
    desk.tell(law::GATHER_THE_RETINUE, Fact::Shifted { retainer, from, to }.into());
    settled()
}

/// 15.6.3 Draw and Discard. One card, and one for each waystation on the map; then down to five.
pub(super) fn draw_and_discard(desk: &mut Desk<'_>) -> Flow {
    let bonus = desk.position.woodland.on_map(Piece::Waystation);
    let count = desk.setting.boards.factions.common.draw + bonus;
    cards::draw_in_evening(desk, seat(desk), count, law::DRAW_AND_DISCARD)
}
