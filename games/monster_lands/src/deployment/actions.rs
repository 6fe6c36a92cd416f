//! M9 Deployment Phase, general: Actions.

use super::Frame;
use super::free::{Moment, has_something_left, offer_free};
use crate::law::{deployment as law, outside as outside_law};
use crate::terms::{Building, Die};
use crate::{
    Asking, Choice, Desk, Fact, Flow, Question, Why, citadel, clan, outside, settled_lands,
};
use kernel::{Seat, next, settled};

/// M9.2 Actions.
///
/// Deploy in the Citadel, to the Outside, or in a settled Land. What is free may be done before.
pub(super) fn actions(seat: Seat, desk: &Desk<'_>) -> Flow {
    if desk.position.clan(seat).pool().is_empty() {
        return act_or_pass(seat, desk);
    }
    let asking = desk.ask(seat, law::ACTIONS, Question::Turn);
    let asking = offer_citadel(asking, seat, desk);
    let asking = offer_outside(asking, seat, desk);
    let asking = offer_settled_lands(asking, seat, desk);
    if !asking.has_offers() {
        return asking.must_or(Frame::Waste(seat).into());
    }
    let asking = asking.withhold(Choice::Pass, law::ACT_OR_PASS, Why::DiceRemain);
    offer_free(asking, seat, Moment::OwnTurn, desk).must()
}

fn offer_citadel<'d>(asking: Asking<'d>, seat: Seat, desk: &'d Desk<'_>) -> Asking<'d> {
    let visits = citadel::open_to(desk, seat).map(|building| {
        let visit = citadel::Frame::Visit(seat, building);
        (Choice::Visit(building), visit.into())
    });
    asking.offers(visits).withholds(|| {
        Building::ALL.into_iter().filter_map(|building| {
            let (para, why) = citadel::why_not(desk, seat, building)?;
            Some((Choice::Visit(building), para, why))
        })
    })
}

fn offer_outside<'d>(asking: Asking<'d>, seat: Seat, desk: &'d Desk<'_>) -> Asking<'d> {
    let home = clan::at_home(desk.position, seat);
    let asking = asking.withholds(|| {
        let assigned = desk.position.clan(seat).members().minus(home).iter();
        assigned.map(|m| (Choice::Send(m), outside_law::ASSIGN, Why::Assigned(m)))
    });
    if home.is_empty() {
        return asking;
    }
    if let Some((para, why)) = outside::why_not(desk, seat) {
        return asking.withholds(|| home.iter().map(|m| (Choice::Send(m), para, why)));
    }
    asking.offers(home.iter().map(|mercenary| {
        let assign = outside::Frame::Assign(seat, mercenary);
        (Choice::Send(mercenary), assign.into())
    }))
}

fn offer_settled_lands<'d>(mut asking: Asking<'d>, seat: Seat, desk: &'d Desk<'_>) -> Asking<'d> {
    for land in desk.position.clan(seat).lands() {
        let bar = settled_lands::why_not(desk, seat, land);
        let frame = settled_lands::Frame::LandAction(seat, land, 0, Die::Strength);
        asking = asking.offer_unless(bar, Choice::Work(land), frame.into());
    }
    asking
}

/// M9.3 Act or pass.
///
/// Without dice one passes; a Talent that is left, or Loot that brings dice, may be used first. R4
fn act_or_pass(seat: Seat, desk: &Desk<'_>) -> Flow {
    let pass = Frame::Pass(seat).into();
    if !has_something_left(desk, seat) {
        return next(pass);
    }
    let asking = desk.ask(seat, law::ACT_OR_PASS, Question::LastDie).offer(Choice::Pass, pass);
    offer_free(asking, seat, Moment::OwnTurn, desk).must()
}

/// The seat passes for the rest of the phase.
pub(super) fn pass(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    desk.position.pass(seat);
    desk.tell(law::ACT_OR_PASS, Fact::Passes(seat));
    settled()
}

/// M9.6 No legal Action.
///
/// A die of the player's choice goes back without effect; with the option off the player passes. Something free may have
/// opened an Action after all.
pub(super) fn waste(seat: Seat, desk: &Desk<'_>) -> Flow {
    if can_act(desk, seat) {
        return next(Frame::Actions(seat).into());
    }
    let asking = desk.ask(seat, law::NO_LEGAL_ACTION, Question::Waste);
    let asking = if desk.setting.chosen.no_legal_action_discards_die {
        asking.offers(
            desk.position
                .clan(seat)
                .pool()
                .sorts()
                .map(|die| (Choice::Die(die), Frame::NoLegalAction(seat, die).into())),
        )
    } else {
        asking.offer(Choice::Pass, Frame::Pass(seat).into())
    };
    offer_free(asking, seat, Moment::OwnTurn, desk).must()
}

/// Whether an Action is legal now.
fn can_act(desk: &Desk<'_>, seat: Seat) -> bool {
    let mut lands = desk.position.clan(seat).lands().iter();
    citadel::open_to(desk, seat).next().is_some()
        || !clan::at_home(desk.position, seat).is_empty() && outside::why_not(desk, seat).is_none()
        || lands.any(|land| settled_lands::why_not(desk, seat, land).is_none())
}

/// The die goes back.
pub(super) fn no_legal_action(seat: Seat, die: Die, desk: &mut Desk<'_>) -> Flow {
    desk.position.spend_die(seat, die);
    desk.tell(law::NO_LEGAL_ACTION, Fact::DieWasted(seat, die));
    settled()
}
