//! M22 Land battle: its four parts, and revealing Traps.

use super::Frame;
use super::modifiers::trap_effect;
use super::speech::Fact;
use crate::law::revealing as law;
use crate::setting::TrapEffect;
use crate::terms::{Path, Place, Side};
use crate::{Desk, Flow, tricks};
use kernel::{in_order, next, settled};

/// M22.1 Four parts.
/// M26.5 Monster not fought.
///
/// Where nobody stands, the Monster stays.
pub(super) fn four_parts(side: Side, desk: &mut Desk<'_>) -> Flow {
    let place = Place::Land(side);
    let hers = place.paths().iter().any(|&path| desk.position.is_hers(path));
    if desk.position.manned(place).next().is_none() && !hers {
        kernel::cite(crate::law::after_the_attack::MONSTER_NOT_FOUGHT);
        return settled();
    }
    desk.position.begin_battle(place);
    desk.tell_turn(None, law::FOUR_PARTS, Fact::LandBattle(side).into());
    in_order(
        [Frame::RevealTraps(place), Frame::Battle(place), Frame::PlunderTheLand(side)]
            .map(Into::into),
    )
}

/// M22.1 Four parts. The Monster battle and the conquest, Path by Path.
pub(super) fn battle(place: Place, desk: &Desk<'_>) -> Flow {
    let taken = |path: &&Path| desk.position.outside().path(**path).who().is_some();
    let paths = place.paths().iter().filter(taken).map(|&path| Frame::ActivePath(path));
    in_order(paths.chain([Frame::EndOfBattle(place)]).map(Into::into))
}

/// M22.2 Reveal Traps.
///
/// M35.3 Clash: with Tricks about, each owner decides token by token instead.
pub(super) fn reveal_traps(place: Place, desk: &mut Desk<'_>) -> Flow {
    if desk.setting.has_clash() {
        return next(Frame::Trick(tricks::Frame::Clash(place)).into());
    }
    for &path in place.paths() {
        for index in 0..desk.position.outside().path(path).traps().len() {
            reveal(path, index, desk);
        }
    }
    settled()
}

/// What leaves a Path is discarded face up: tokens nobody has seen come into the open. R21
pub(super) fn show_discards(path: Path, desk: &mut Desk<'_>) {
    if desk.position.laid_traps(path).any(|(_, revealed)| !revealed) {
        desk.reveal();
    }
}

/// M22.3 Trap dice.
///
/// Turns a Trap up.
///
/// Its dice come from the reserve and ignore the limits of the Path.
pub(crate) fn reveal(path: Path, index: usize, desk: &mut Desk<'_>) {
    let token = desk.position.outside().path(path).traps()[index];
    let trap = desk.setting.trap_of(token);
    desk.position.turn_up(path, index);
    desk.reveal();
    let clash = crate::law::tricks::REVEALED_OR_NOT;
    let para = if desk.setting.has_clash() { clash } else { law::REVEAL_TRAPS };
    desk.tell(para, Fact::TrapRevealed(path, trap).into());
    if let TrapEffect::Dice { .. } = trap_effect(token, desk) {
        kernel::cite(law::TRAP_DICE);
        desk.position.load_trap(desk.setting, path, trap);
    }
}
