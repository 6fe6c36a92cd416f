//! M15 Pawn Shop.

use super::Frame;
use crate::clan::gain_gold;
use crate::law::pawn_shop as law;
use crate::terms::{Building, Die};
use crate::{Choice, Desk, Fact, Flow, Question};
use kernel::{Seat, next, settled};

/// M15.1 Pawn dice.
///
/// Any number of dice in one Action, a little Gold each.
pub(super) fn pawn_dice(seat: Seat, pawned: u8, desk: &Desk<'_>) -> Flow {
    let dice = desk.position.clan(seat).pool().sorts_of(desk.setting.citadel.pawn_shop.colours);
    let offers = dice.map(|die| (Choice::Die(die), Frame::Pawned(seat, die, pawned).into()));
    let asking = desk.ask(seat, law::PAWN_DICE, Question::Pawn).offers(offers);
    if pawned == 0 { asking.must() } else { asking.may(Choice::Done) }
}

/// The die is pawned; there may be more.
pub(super) fn pawned(seat: Seat, die: Die, pawned: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.pawn(seat, die);
    desk.tell(law::PAWN_DICE, Fact::Places(seat, Building::PawnShop, die));
    gain_gold(desk, law::PAWN_DICE, seat, desk.setting.citadel.pawn_shop.gold_per_die);
    if desk.position.clan(seat).pool().is_empty() {
        return settled();
    }
    next(Frame::PawnDice(seat, pawned + 1).into())
}
