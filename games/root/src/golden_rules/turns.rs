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
    let steps = [
        Frame::StartOfBirdsong,
        Frame::Birdsong,
        Frame::EndOfBirdsong,
        Frame::StartOfDaylight,
        Frame::Daylight,
        Frame::EndOfDaylight,
        Frame::Evening,
        Frame::EndOfTurn,
    ];
    let between = has_between_phases(desk, seat);
    in_order(steps.into_iter().filter(|step| between || !is_between_phases(*step)).map(F::Golden))
}

/// Whether anything can happen between the phases of a player: by a crafted card, or by an activated dominance card.
///
/// Nobody crafts before Daylight, so what is in play when the turn opens is all there can be.
fn has_between_phases(desk: &Desk<'_>, seat: Seat) -> bool {
    !desk.position.player(seat).effects().is_empty()
}

fn is_between_phases(step: Frame) -> bool {
    matches!(step, Frame::StartOfBirdsong | Frame::EndOfBirdsong | Frame::StartOfDaylight)
}

/// Before Birdsong: dominance is checked before and after other effects, as the turn player would order them (1.1.3, R2).
pub(super) fn start_of_birdsong(desk: &Desk<'_>) -> Flow {
    let dominance = F::Victory(victory::Frame::CheckDominance);
    let coffins = cards::exiles::open_coffins(desk);
    let frames = [Some(dominance), coffins, Some(window(Timing::StartOfBirdsong)), Some(dominance)];
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
    let window = has_between_phases(desk, desk.position.turn.seat())
        .then_some(window(Timing::StartOfEvening));
    let pass = desk.setting.map.tower.map(|_| F::Maps(maps::Frame::ThePass));
    in_order([window, Some(own), pass].into_iter().flatten())
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
