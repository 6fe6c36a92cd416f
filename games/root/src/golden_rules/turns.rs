//! 1.4.1 Turn Structure.

use super::Frame;
use crate::cards::{self, Timing};
use crate::terms::{Faction, hireling};
use crate::{
    Choice, Desk, Fact, Flow, Question, alliance, corvids, duchy, eyrie, frame, hirelings,
    hundreds, keepers, landmarks, law, lizard_cult, maps, marquise, riverfolk, vagabond, victory,
};
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
    hirelings::open_turn(desk);
    let fact = Fact::Turn { who: desk.position.faction(seat) };
    desk.tell_turn(Some(seat), law::golden_rules::TURN_STRUCTURE, fact);
    let steps = [
        is_anything_before_birdsong(desk).then_some(Frame::StartOfBirdsong),
        Some(Frame::Birdsong),
        (is_anything_before_daylight(desk) || riverfolk::open_shop(desk).is_some())
            .then_some(Frame::StartOfDaylight),
        Some(Frame::Daylight),
        Some(Frame::Evening),
        Some(Frame::EndOfTurn),
    ];
    in_order(steps.into_iter().flatten().map(F::Golden))
}

/// Whether the turn player has an activated dominance card or crafted cards that count before Birdsong.
///
/// Nobody crafts before Birdsong, so what is in play when the turn opens is all there can be.
fn is_anything_before_birdsong(desk: &Desk<'_>) -> bool {
    !desk.position.player(desk.position.turn.seat()).has_score_marker()
        || cards::window(desk, Timing::StartOfBirdsong).is_some()
        || cards::exiles::open_coffins(desk).is_some()
        || riverfolk::open_shop(desk).is_some()
        || corvids::window(desk).is_some()
        || hirelings::awaits_birdsong(desk)
}

/// Before Birdsong: dominance is checked before and after other effects, and coffins are opened first, as the turn player would
/// order them (1.1.3, R2). Where there are both cards to use and services to buy, they come in any order.
pub(super) fn start_of_birdsong(desk: &Desk<'_>) -> Flow {
    let dominance = F::Victory(victory::Frame::CheckDominance);
    let coffins = cards::exiles::open_coffins(desk);
    let cards = cards::window(desk, Timing::StartOfBirdsong);
    let shop = riverfolk::open_shop(desk);
    if hirelings::awaits_birdsong(desk) {
        let any_order = F::Golden(Frame::AnyOrder);
        let steps = [Some(dominance), coffins, Some(any_order), shop, Some(dominance)];
        return in_order(steps.into_iter().flatten());
    }
    let cards = if shop.is_some() { cards.and(Some(F::Golden(Frame::AnyOrder))) } else { cards };
    let steps = [Some(dominance), coffins, cards, shop, corvids::window(desk), Some(dominance)];
    in_order(steps.into_iter().flatten())
}

/// 1.1.3 Unclear Choices and Order. What the turn player does at the start of Birdsong, in any order: crafted cards, services of
/// the Company and hirelings.
pub(super) fn any_order(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::golden_rules::UNCLEAR_CHOICES, Question::StartOfBirdsong);
    let asking = cards::offer_effects(asking, desk, seat, Timing::StartOfBirdsong);
    let asking = riverfolk::offer_services(asking, desk);
    let asking = hirelings::offer_birdsong(asking, desk);
    let asking = corvids::beside(asking, desk, seat);
    // E.2.3: what must be done is done before Birdsong begins.
    if hirelings::has_birdsong_duty(desk) { asking.must() } else { asking.may(Choice::Pass) }
}

/// The faction's Birdsong.
pub(super) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    match turn_faction(desk) {
        Faction::Marquise => marquise::birdsong(desk),
        Faction::Eyrie => eyrie::birdsong(desk),
        Faction::Alliance => alliance::birdsong(desk),
        Faction::Vagabond | Faction::SecondVagabond => vagabond::birdsong(desk),
        Faction::LizardCult => lizard_cult::birdsong(desk),
        Faction::Riverfolk => riverfolk::birdsong(desk),
        Faction::Duchy => duchy::birdsong(desk),
        Faction::Corvids => corvids::birdsong(desk),
        Faction::Hundreds => hundreds::birdsong(desk),
        Faction::Keepers => keepers::birdsong(desk),
        // E: hirelings have no turn.
        hireling!() => settled(),
    }
}

/// Whether the turn player has crafted cards that are used between Birdsong and Daylight, or may craft some in Birdsong.
fn is_anything_before_daylight(desk: &Desk<'_>) -> bool {
    // 13.4.1
    turn_faction(desk) == Faction::Corvids
        || cards::window(desk, Timing::EndOfBirdsong).is_some()
        || cards::window(desk, Timing::StartOfDaylight).is_some()
}

/// Between Birdsong and Daylight: cards used at the end of the one, then at the start of the other.
pub(super) fn start_of_daylight(desk: &Desk<'_>) -> Flow {
    let [last, first] =
        [Timing::EndOfBirdsong, Timing::StartOfDaylight].map(|timing| cards::window(desk, timing));
    // 11.2.7.III, R59: who hired mercenaries has them from Daylight on, and what is used at its start comes before it.
    in_order([last, first, riverfolk::muster(desk)].into_iter().flatten())
}

/// The faction's Daylight.
pub(super) fn daylight(desk: &mut Desk<'_>) -> Flow {
    match turn_faction(desk) {
        Faction::Marquise => marquise::daylight(desk),
        Faction::Eyrie => eyrie::daylight(desk),
        // These two are one question that comes again after every answer.
        Faction::Alliance => next(F::Alliance(alliance::Frame::Daylight)),
        Faction::Vagabond | Faction::SecondVagabond => next(F::Vagabond(vagabond::Frame::Daylight)),
        Faction::LizardCult => lizard_cult::daylight(desk),
        Faction::Riverfolk => riverfolk::daylight(),
        Faction::Duchy => duchy::daylight(desk),
        Faction::Corvids => corvids::daylight(desk),
        Faction::Hundreds => hundreds::daylight(desk),
        Faction::Keepers => keepers::daylight(desk),
        // E: hirelings have no turn.
        hireling!() => settled(),
    }
}

/// Leaves the Daylight at once (7.7.4, D.3.1.I).
pub(crate) fn end_daylight() -> Flow {
    leave(|frame| *frame == F::Golden(Frame::Evening), F::Golden(Frame::Evening))
}

/// The faction's Evening, after cards used at its start: they may have been crafted in this Daylight.
pub(super) fn evening(desk: &mut Desk<'_>) -> Flow {
    let exposure = corvids::window(desk).filter(|_| draws_first(turn_faction(desk)));
    match (cards::window(desk, Timing::StartOfEvening), exposure) {
        (None, None) => rest_of_evening(desk),
        (window, exposure) => {
            let steps = [window, exposure, Some(F::Golden(Frame::RestOfEvening))];
            in_order(steps.into_iter().flatten())
        }
    }
}

/// Whether a faction draws in Evening before it moves, battles or gets cards back: whoever does not has the last exposure of
/// plots (13.2.4) just before drawing.
const fn draws_first(faction: Faction) -> bool {
    match faction {
        Faction::Marquise | Faction::Eyrie | Faction::Vagabond | Faction::SecondVagabond => true,
        Faction::Riverfolk | Faction::Corvids | Faction::Hundreds | Faction::Keepers => true,
        hireling!() => true,
        // 8.6.1, 10.6.1, 12.6.1
        Faction::Alliance | Faction::LizardCult | Faction::Duchy => false,
    }
}

/// The faction's Evening.
pub(super) fn rest_of_evening(desk: &mut Desk<'_>) -> Flow {
    match turn_faction(desk) {
        Faction::Marquise => marquise::evening(desk),
        Faction::Eyrie => eyrie::evening(desk),
        Faction::Alliance => alliance::evening(desk),
        Faction::Vagabond | Faction::SecondVagabond => vagabond::evening(desk),
        Faction::LizardCult => lizard_cult::evening(desk),
        Faction::Riverfolk => riverfolk::evening(),
        Faction::Duchy => duchy::evening(desk),
        Faction::Corvids => corvids::evening(desk),
        Faction::Hundreds => hundreds::evening(desk),
        Faction::Keepers => keepers::evening(desk),
        // E: hirelings have no turn.
        hireling!() => settled(),
    }
}

/// What ends with the turn: the Black Market closes (F.B.2), the Tower is looked at (C.3.4, F.T.2); then come hirelings.
pub(super) fn end_of_turn(desk: &mut Desk<'_>) -> Flow {
    riverfolk::end_of_turn(desk);
    let after = desk.position.after(desk.position.turn.seat(), desk.setting);
    let steps = [landmarks::window(desk), tower(desk)];
    let next = if desk.position.hirelings.is_empty() {
        if steps == [None, None] {
            return turn_structure(after, desk);
        }
        Frame::Turn(after)
    } else {
        Frame::NextTurn
    };
    in_order(steps.into_iter().flatten().chain([F::Golden(next)]))
}

/// What hirelings do at the end of a turn (E.1); then comes the next player clockwise.
pub(super) fn next_turn(desk: &Desk<'_>) -> Flow {
    let after = desk.position.after(desk.position.turn.seat(), desk.setting);
    let hirelings = hirelings::end_of_turn(desk).into_iter().flatten();
    in_order(hirelings.chain([F::Golden(Frame::Turn(after))]))
}

/// The frame in which the Tower is looked at, on the Mountain the Pass.
fn tower(desk: &Desk<'_>) -> Option<F> {
    landmarks::tower(desk.setting, desk.position)?;
    let pass = desk.setting.map.tower.is_some();
    let tower =
        if pass { F::Maps(maps::Frame::ThePass) } else { landmarks::Frame::TowerRuled.into() };
    Some(tower)
}

fn turn_faction(desk: &Desk<'_>) -> Faction {
    desk.position.faction(desk.position.turn.seat())
}
