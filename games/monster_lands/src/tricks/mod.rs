//! M35 Trick module: the Clash between Mercenaries, and attack dice turned aside.

mod clash;
mod divert;

pub(crate) use clash::adjacent;
pub(crate) use divert::may_divert;

use crate::game::{Desk, Flow};
use crate::law::tricks as law;
use crate::terms::{Colour, Path, Place};
use kernel::Para;

/// A paragraph of the Trick module that stands open. A token is named by its place on its Path, from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// M35.3 Clash.
    Clash(Place),
    /// M35.3 Clash: the tokens of one Path.
    ClashOn(Path),
    /// M35.4 Revealed or not.
    RevealedOrNot(Path, u8),
    /// M35.4 Revealed or not: it is turned up.
    TurnUp(Path, u8),
    /// M35.4 Revealed or not: it stays face down.
    Conceal(Path),
    /// M35.5 One target.
    OneTarget(Path, u8),
    /// M35.7 Cancel a Trick.
    CancelATrick(Path, u8, Path),
    /// M35.7 Cancel a Trick: a Defence token goes.
    Foil(Path, u8, Path),
    /// M35.5 One target: the Trick works.
    Work(Path, u8, Path),
    /// M35.8 Steal: so many dice more.
    Steal(Path, u8, Path, u8),
    /// M35.8 Steal: a die of the colour, and so many more.
    StealOne(Path, u8, Path, Colour, u8),
    /// M35.9 Divert.
    Divert(Path),
    /// M35.9 Divert: so many dice against this Path.
    DivertDice(Path, Path, u8),
    /// M35.9 Divert: the stored Trick is used.
    UseDivert(Path),
    /// M35.9 Divert: the stored Trick is let go.
    DropDivert(Path),
    /// M35.10 Ginova: against this Path.
    GinovaAgainst(Path, Path),
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Clash(_) | Frame::ClashOn(_) => law::CLASH,
        Frame::RevealedOrNot(..) | Frame::TurnUp(..) | Frame::Conceal(_) => law::REVEALED_OR_NOT,
        Frame::OneTarget(..) | Frame::Work(..) => law::ONE_TARGET,
        Frame::CancelATrick(..) | Frame::Foil(..) => law::CANCEL_A_TRICK,
        Frame::Steal(..) | Frame::StealOne(..) => law::STEAL,
        Frame::Divert(_) | Frame::DivertDice(..) | Frame::UseDivert(_) | Frame::DropDivert(_) => {
            law::DIVERT
        }
        Frame::GinovaAgainst(..) => law::GINOVA,
    }
}

/// Resolves the paragraph of a frame.
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Clash(place) => clash::clash(place, desk),
        Frame::ClashOn(path) => clash::clash_on(path, desk),
        Frame::RevealedOrNot(path, token) => clash::revealed_or_not(path, token, desk),
        Frame::TurnUp(path, token) => clash::turn_up(path, token, desk),
        Frame::Conceal(path) => clash::conceal(path, desk),
        Frame::OneTarget(path, token) => clash::one_target(path, token, desk),
        Frame::CancelATrick(path, token, target) => {
            clash::cancel_a_trick(path, token, target, desk)
        }
        Frame::Foil(path, token, target) => clash::foil(path, token, target, desk),
        Frame::Work(path, token, target) => clash::work(path, token, target, desk),
        Frame::Steal(path, token, target, left) => clash::steal((path, token, target), left, desk),
        Frame::StealOne(path, token, target, colour, left) => {
            clash::steal_one((path, token, target), colour, left, desk)
        }
        Frame::Divert(path) => divert::divert(path, desk),
        Frame::DivertDice(path, target, dice) => divert::divert_dice(path, target, dice, desk),
        Frame::UseDivert(path) => divert::use_divert(path, desk),
        Frame::DropDivert(path) => divert::drop_divert(path, desk),
        Frame::GinovaAgainst(path, target) => divert::ginova_against(path, target, desk),
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Adventure(crate::adventure::Frame::Trick(frame))
    }
}
