//! M30.1 Clean the board.

use super::{Frame, wages};
use crate::deployment::{Moment, can_cash_in, can_hire, offer_free};
use crate::law::{alchemist, armory, clean_up as law, deployment};
use crate::terms::{Path, Store};
use crate::{Choice, Desk, Fact, Flow, Question, clan};
use kernel::{Seat, cite, in_order, settled};

/// M30.1 Clean the board.
/// M12.7 Back to the play area.
/// M14.3 Defence tokens.
///
/// Survivors come home with what lies on their tokens (M12.7); Traps and Defence tokens are discarded (M14.3).
pub(super) fn clean_the_board(desk: &mut Desk<'_>) -> Flow {
    cite(alchemist::BACK_TO_THE_PLAY_AREA);
    cite(armory::DEFENCE_TOKENS);
    for path in Path::ALL {
        comes_home(path, desk);
    }
    let homes = desk.position.turn_order().map(|seat| Frame::AtHome(seat).into());
    in_order(homes.chain([Frame::SpreadPanic.into()]))
}

fn comes_home(path: Path, desk: &mut Desk<'_>) {
    let lies = *desk.position.outside().path(path);
    if lies.is_empty() {
        return;
    }
    if !lies.traps().is_empty() {
        desk.reveal(); // R21
    }
    desk.position.clear_path(desk.setting, path);
    let Some(mercenary) = lies.mercenary() else { return };
    let Some(seat) = desk.position.owner(mercenary) else { return };
    let gold = desk.position.gain_gold(desk.setting, seat, lies.gold());
    let potions = desk.position.store(desk.setting, seat, Store::Potions, lies.potions());
    let venoms = desk.position.store(desk.setting, seat, Store::Venoms, lies.venoms());
    let fact = match (gold, potions, venoms) {
        (0, 0, 0) => Fact::ComesHome(seat, mercenary),
        _ => Fact::BringsHome(seat, mercenary, gold, potions, venoms),
    };
    desk.tell(law::CLEAN_THE_BOARD, fact);
}

/// What a clan may do at home before wages: heal, settle, hire with Loot, and cash in where the wages want it. R12
pub(super) fn at_home(seat: Seat, desk: &Desk<'_>) -> Flow {
    if !has_business(seat, desk) {
        return settled();
    }
    let asking = desk.ask(seat, deployment::CASHING_IN, Question::AtHome);
    offer_free(asking, seat, Moment::AtHome, desk).may(Choice::Done)
}

fn has_business(seat: Seat, desk: &Desk<'_>) -> bool {
    let clan = desk.position.clan(seat);
    let home = clan::at_home(desk.position, seat);
    let can_heal = clan.potions() > 0 && !home.and(desk.position.wounded()).is_empty();
    let short = || !clan.can_pay(wages::due(desk, seat));
    can_heal
        || (can_cash_in(desk, seat) && short())
        || can_settle(seat, desk)
        || can_hire(desk, seat)
}

fn can_settle(seat: Seat, desk: &Desk<'_>) -> bool {
    let mut lands = desk.position.clan(seat).lands().iter();
    lands.any(|land| crate::settled_lands::can_be_settled(desk, seat, land))
}
