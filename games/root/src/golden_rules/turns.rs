//! 1.4.1 Turn Structure.

use super::Frame;
use crate::cards::{self, Timing};
use crate::terms::Faction;
use crate::{Desk, Fact, Flow, alliance, eyrie, frame, law, maps, marquise, vagabond, victory};
use frame::Frame as F;
use kernel::{Seat, in_order, leave, next, settled};

/// 1.4.1 Turn Structure. Birdsong, Daylight, Evening; then the next player.
pub(super) fn turn_structure(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    if desk.position.turn.number() >= desk.setting.choices.turns {
        // R1: only simulations get here.
        desk.position.declare_draw();
        desk.tell(law::golden_rules::TURN_STRUCTURE, Fact::Drawn);
        return kernel::over();
    }
    desk.position.turn.open(seat);
    let fact = Fact::Turn { who: desk.setting.faction(seat) };
    desk.tell_turn(law::golden_rules::TURN_STRUCTURE, fact);
    in_order(
        [
            Frame::StartOfBirdsong,
            Frame::Birdsong,
            Frame::EndOfBirdsong,
            Frame::StartOfDaylight,
            Frame::Daylight,
            Frame::EndOfDaylight,
            Frame::Evening,
            Frame::EndOfTurn,
        ]
        .map(F::Golden),
    )
}

/// Before Birdsong: dominance is checked first, as no card can change who rules here (R2).
pub(super) fn start_of_birdsong(desk: &Desk<'_>) -> Flow {
    let coffins = cards::exiles::open_coffins(desk);
    let frames = [
        Some(F::Victory(victory::Frame::CheckDominance)),
        coffins,
        Some(window(Timing::StartOfBirdsong)),
    ];
    in_order(frames.into_iter().flatten())
}

pub(super) fn end_of_birdsong() -> Flow {
    next(window(Timing::EndOfBirdsong))
}

pub(super) fn start_of_daylight() -> Flow {
    next(window(Timing::StartOfDaylight))
}

/// The faction's Birdsong.
pub(super) fn birdsong(desk: &Desk<'_>) -> Flow {
    match turn_faction(desk) {
        Faction::Marquise => next(F::Marquise(marquise::Frame::Birdsong)),
        Faction::Eyrie => next(F::Eyrie(eyrie::Frame::Birdsong)),
        Faction::Alliance => next(F::Alliance(alliance::Frame::Birdsong)),
        Faction::Vagabond | Faction::SecondVagabond => next(F::Vagabond(vagabond::Frame::Birdsong)),
        Faction::LizardCult | Faction::Riverfolk | Faction::Duchy => settled(),
        Faction::Corvids | Faction::Hundreds | Faction::Keepers => settled(),
    }
}

/// The faction's Daylight.
pub(super) fn daylight(desk: &Desk<'_>) -> Flow {
    match turn_faction(desk) {
        Faction::Marquise => next(F::Marquise(marquise::Frame::Daylight)),
        Faction::Eyrie => next(F::Eyrie(eyrie::Frame::Daylight)),
        Faction::Alliance => next(F::Alliance(alliance::Frame::Daylight)),
        Faction::Vagabond | Faction::SecondVagabond => next(F::Vagabond(vagabond::Frame::Daylight)),
        Faction::LizardCult | Faction::Riverfolk | Faction::Duchy => settled(),
        Faction::Corvids | Faction::Hundreds | Faction::Keepers => settled(),
    }
}

/// The faction's Evening, between what comes before and after it.
pub(super) fn evening(desk: &Desk<'_>) -> Flow {
    let own = match turn_faction(desk) {
        Faction::Marquise => F::Marquise(marquise::Frame::Evening),
        Faction::Eyrie => F::Eyrie(eyrie::Frame::Evening),
        Faction::Alliance => F::Alliance(alliance::Frame::Evening),
        Faction::Vagabond | Faction::SecondVagabond => F::Vagabond(vagabond::Frame::Evening),
        Faction::LizardCult | Faction::Riverfolk | Faction::Duchy => return settled(),
        Faction::Corvids | Faction::Hundreds | Faction::Keepers => return settled(),
    };
    in_order([window(Timing::StartOfEvening), own, F::Maps(maps::Frame::ThePass)])
}

/// The next player clockwise.
pub(super) fn end_of_turn(desk: &Desk<'_>) -> Flow {
    let after = desk.position.after(desk.position.turn.seat(), desk.setting);
    next(F::Golden(Frame::Turn(after)))
}

/// Leaves the Daylight at once (7.7.4, D.3.1.I).
pub(crate) fn end_daylight() -> Flow {
    leave(|frame| *frame == F::Golden(Frame::EndOfDaylight), F::Golden(Frame::EndOfDaylight))
}

fn window(timing: Timing) -> F {
    F::Cards(cards::Frame::Window(timing))
}

fn turn_faction(desk: &Desk<'_>) -> Faction {
    desk.setting.faction(desk.position.turn.seat())
}
