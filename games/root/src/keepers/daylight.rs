//! 15.5 Daylight.

use super::{Fact, Frame, Question, Retainer, Why, action, delve, recover, seat};
use crate::cards::{self, matched};
use crate::frame::Frame as F;
use crate::key_actions::{craft as crafting, movement};
use crate::law::keepers as law;
use crate::terms::{Cards, Clearings, Retinue, Suit};
use crate::{Asking, Choice, Desk, Flow};
use kernel::{cite, in_order, next};

/// 15.5 Daylight. Craft, then use the Retinue.
pub(crate) fn daylight(desk: &mut Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    desk.position.keepers.begin();
    let columns = Retinue::ALL.into_iter().map(Frame::UseTheRetinue);
    let steps = columns.chain([Frame::RestOfDaylight]).map(Into::into);
    in_order(craft(desk).into_iter().chain(steps))
}

/// 15.5.1 Craft. By activating waystations of any type.
fn craft(desk: &Desk<'_>) -> Option<F> {
    cite(law::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// The clearings a card of a suit matches.
pub(super) fn matching(desk: &Desk<'_>, suit: Suit) -> Clearings {
    matched(desk, Clearings::ALL, suit)
}

/// Whether a card of a suit can do anything in a column.
fn can_act(desk: &Desk<'_>, column: Retinue, suit: Suit) -> bool {
    let (keepers, there) = (seat(desk), matching(desk, suit));
    match column {
        Retinue::Move => movement::can_move_from(desk, keepers, there),
        Retinue::BattleThenDelve => {
            !delve::contested(desk).union(delve::delvable(desk)).and(there).is_empty()
        }
        Retinue::MoveOrRecover => {
            movement::can_move_from(desk, keepers, there)
                || !recover::recoverable(desk).and(there).is_empty()
        }
    }
}

/// The cards of a column that have not acted, each with the choice of it. Where cards are never lost, only their suit counts.
fn waiting(desk: &Desk<'_>, column: Retinue) -> impl Iterator<Item = (Choice, Retainer)> {
    let (board, deck) = (&desk.position.keepers, &desk.setting.deck);
    let (all, faithful) = (board.waiting(column), board.waiting_faithful(column) > 0);
    let (alike, each) =
        if column == Retinue::Move { (all, Cards::NONE) } else { (Cards::NONE, all) };
    let suits = Suit::ALL.into_iter().filter_map(move |suit| {
        let card = alike.and(deck.of_suit(suit)).first()?;
        Some((Choice::CardOf(suit), Retainer::Card(deck.name(card))))
    });
    let named = deck.names(each).map(|name| (Choice::Card(name), Retainer::Card(name)));
    let last = faithful && alike.and(deck.of_suit(Suit::Bird)).is_empty();
    suits.chain(named).chain(last.then_some((Choice::Retainer, Retainer::Faithful)))
}

/// 15.5.2 Use the Retinue. The cards of a column in any order, each once if they like; then the next column.
pub(super) fn use_the_retinue(column: Retinue, desk: &Desk<'_>) -> Flow {
    let keepers = seat(desk);
    let able = Suit::ALL.map(|suit| can_act(desk, column, suit));
    let acts = |retainer: Retainer| able[retainer.suit(desk.setting).index()];
    let asking = desk
        .ask(keepers, law::USE_THE_RETINUE, Question::UseRetinue { column }.into())
        .agains(
            waiting(desk, column)
                .filter(|(_, retainer)| acts(*retainer))
                .map(|(choice, retainer)| (choice, Frame::Act(column, retainer).into())),
        )
        .withholds(|| {
            let idle = waiting(desk, column).filter(|(_, retainer)| !acts(*retainer));
            idle.map(|(choice, _)| (choice, action(column), Why::NothingToDo { column }.into()))
        });
    if !asking.has_offers() {
        return asking.if_any();
    }
    let asking = cards::offer_daylight(asking, desk, keepers);
    cards::aloud_in_daylight(asking, desk, keepers).may(Choice::Pass)
}

/// 15.5.2 Use the Retinue. A card acts.
pub(super) fn act(column: Retinue, retainer: Retainer, desk: &mut Desk<'_>) -> Flow {
    let card = retainer.among(desk.position.keepers.waiting(column), desk.setting);
    desk.position.keepers.act(column, card);
    desk.tell(action(column), Fact::Acts { retainer, column }.into());
    next(Frame::Action(column, retainer).into())
}

/// 15.5.2 Use the Retinue. It takes the action of its column.
pub(super) fn take_action(column: Retinue, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    match column {
        Retinue::Move => move_from(retainer.suit(desk.setting), desk),
        Retinue::BattleThenDelve => delve::battle_then_delve(retainer, desk),
        Retinue::MoveOrRecover => move_or_recover(retainer, desk),
    }
}

/// 15.5.2.I Move. From a clearing the card matches.
fn move_from(suit: Suit, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::MOVE, crate::Question::Move);
    offer_moves(asking, suit, desk).if_any()
}

fn offer_moves<'d>(asking: Asking<'d>, suit: Suit, desk: &Desk<'_>) -> Asking<'d> {
    movement::offer_moves(asking, desk, seat(desk), matching(desk, suit))
}

/// 15.5.2.III Move or Recover. The one or the other, from a clearing the card matches.
fn move_or_recover(retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let suit = retainer.suit(desk.setting);
    let asking = desk.ask(seat(desk), law::MOVE_OR_RECOVER, Question::MoveOrRecover.into());
    let asking = recover::offer_recovery(asking, retainer, desk);
    offer_moves(asking, suit, desk).if_any()
}

/// With the Retinue used it is still Daylight, for crafted cards and dominance (R11).
pub(super) fn rest_of_daylight(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::DAYLIGHT, Question::RetinueDone.into());
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).may(Choice::Pass)
}
