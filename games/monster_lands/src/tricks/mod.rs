//! M35 Trick module: the Clash between Mercenaries, and attack dice turned aside.

mod clash;
mod divert;

pub(crate) use clash::adjacent;
pub(crate) use divert::may_divert;

use crate::law::tricks as law;
use crate::terms::{Colour, Path, Place};
use crate::{Desk, Flow};

kernel::frames! {
    /// A paragraph of the Trick module that stands open. A token is named by its place on its Path, from the top.
    pub enum Frame {
        Clash(place: Place) = law::CLASH => clash::clash,
        ClashOn(path: Path) = law::CLASH => clash::clash_on,
        TokensLeft(path: Path, left: u8) = law::CLASH => clash::tokens_left,
        RevealedOrNot(path: Path, token: u8) = law::REVEALED_OR_NOT => clash::revealed_or_not,
        TurnUp(path: Path, token: u8) = law::REVEALED_OR_NOT => clash::turn_up,
        Conceal(path: Path) = law::REVEALED_OR_NOT => clash::conceal,
        OneTarget(path: Path, token: u8) = law::ONE_TARGET => clash::one_target,
        CancelATrick(aimed: Aimed) = law::CANCEL_A_TRICK => clash::cancel_a_trick,
        Foil(aimed: Aimed) = law::CANCEL_A_TRICK => clash::foil,
        Work(aimed: Aimed) = law::ONE_TARGET => clash::work,
        Steal(aimed: Aimed, left: u8) = law::STEAL => clash::steal,
        StealOne(aimed: Aimed, colour: Colour, left: u8) = law::STEAL => clash::steal_one,
        Divert(path: Path) = law::DIVERT => divert::divert,
        DivertDice(path: Path, target: Path, dice: u8) = law::DIVERT => divert::divert_dice,
        UseDivert(path: Path) = law::DIVERT => divert::use_divert,
        DropDivert(path: Path) = law::DIVERT => divert::drop_divert,
        GinovaAgainst(path: Path, target: Path) = law::GINOVA => divert::ginova_against,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// A Trick that is aimed: the Path it lies on, its place there, and the Path it works against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Aimed {
    path: Path,
    token: u8,
    target: Path,
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Adventure(crate::adventure::Frame::Trick(frame))
    }
}
