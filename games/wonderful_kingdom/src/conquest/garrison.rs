//! L5.5 Armies and locations, and L5.11: a bonus is lost at once.

use super::{Frame, prison};
use crate::frame::Frame as F;
use crate::terms::{Bonus, Colour, Territory};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, next, settled};

/// Whose Armies stand in a territory.
fn owner(desk: &Desk<'_>, at: Territory) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&colour| desk.position.conquest.armies(colour, at) > 0)
}

/// L5.5 Armies and locations. As many locations are held as there are Armies; where there is a choice, it is asked.
pub(super) fn armies_and_locations(seat: Seat, at: Territory, desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.board().locations(at).len();
    let held = desk.position.conquest.held(at).count_ones() as usize;
    let Some(colour) = owner(desk, at) else {
        if held > 0 {
            lose_all(at, desk.setting.colour(seat), desk);
        }
        return settled();
    };
    let armies = usize::from(desk.position.conquest.armies(colour, at));
    if super::seat_of(desk.setting, colour).is_none() || held == armies.min(count) {
        return settled();
    }
    if armies >= count {
        for place in 0..count {
            hold(at, place, colour, desk);
        }
        return settled();
    }
    if held > armies { ask_leave(seat, at, desk) } else { ask_station(seat, at, desk) }
}

fn bonuses(desk: &Desk<'_>, at: Territory, held: bool) -> impl Iterator<Item = Bonus> {
    let bits = desk.position.conquest.held(at);
    let all = desk.setting.board().locations(at).iter().enumerate();
    all.filter(move |(place, _)| (bits >> place & 1 == 1) == held).map(|(_, it)| it.bonus)
}

fn ask_leave(seat: Seat, at: Territory, desk: &Desk<'_>) -> Flow {
    let leave = |bonus| F::Conquest(Frame::Leave(at, bonus));
    let offers = bonuses(desk, at, true);
    desk.ask(seat, law::conquest::ARMIES_AND_LOCATIONS, Question::LeaveWhich(at))
        .agains(offers.map(|bonus| (Choice::Leave(at, bonus), leave(bonus))))
        .must()
}

fn ask_station(seat: Seat, at: Territory, desk: &Desk<'_>) -> Flow {
    let station = |bonus| F::Conquest(Frame::Station(at, bonus));
    let offers = bonuses(desk, at, false);
    desk.ask(seat, law::conquest::ARMIES_AND_LOCATIONS, Question::StationWhere(at))
        .agains(offers.map(|bonus| (Choice::Station(at, bonus), station(bonus))))
        .must()
}

/// An Army takes a location; in the prison it frees its fellows (L5.14).
fn hold(at: Territory, place: usize, colour: Colour, desk: &mut Desk<'_>) {
    if desk.position.conquest.held(at) >> place & 1 == 1 {
        return;
    }
    desk.position.conquest.hold(at, place);
    let bonus = desk.setting.board().locations(at)[place].bonus;
    change_tokens(colour, bonus, 1, desk);
    desk.tell(law::conquest::ARMIES_AND_LOCATIONS, Fact::Stationed { colour, at, bonus });
    if bonus == Bonus::Prison {
        prison::free(colour, desk);
    }
}

/// The Trap or Spy token of a location is taken or discarded at once (L5.11).
fn change_tokens(colour: Colour, bonus: Bonus, by: i8, desk: &mut Desk<'_>) {
    let Some(seat) = super::seat_of(desk.setting, colour) else { return };
    let (traps, spies) = (i8::from(bonus == Bonus::Trap), i8::from(bonus == Bonus::Spy));
    desk.position.realm_mut(seat).change_tokens(traps * by, spies * by);
}

pub(super) fn station(at: Territory, bonus: Bonus, desk: &mut Desk<'_>) -> Flow {
    let place = desk.setting.board().location(at, bonus);
    if let (Some(place), Some(colour)) = (place, owner(desk, at)) {
        hold(at, place, colour, desk);
    }
    settled()
}

pub(super) fn leave(at: Territory, bonus: Bonus, desk: &mut Desk<'_>) -> Flow {
    if let (Some(place), Some(colour)) = (desk.setting.board().location(at, bonus), owner(desk, at))
    {
        desk.position.conquest.vacate(at, place);
        lose(at, colour, bonus, desk);
    }
    settled()
}

/// The bonus of a location is lost at once (L5.11).
fn lose(at: Territory, colour: Colour, bonus: Bonus, desk: &mut Desk<'_>) {
    change_tokens(colour, bonus, -1, desk);
    desk.tell(law::conquest::PASS, Fact::LeftLocation { colour, at, bonus });
}

/// Every location of a territory is lost.
pub(super) fn lose_all(at: Territory, colour: Colour, desk: &mut Desk<'_>) {
    for place in 0..desk.setting.board().locations(at).len() {
        if desk.position.conquest.held(at) >> place & 1 == 1 {
            let bonus = desk.setting.board().locations(at)[place].bonus;
            lose(at, colour, bonus, desk);
        }
    }
    desk.position.conquest.vacate_all(at);
}

/// Offers, once a turn for each territory, that an Army changes its location (R8).
pub(super) fn offer_rearranging<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let conquest = &desk.position.conquest;
    let own = conquest.with_armies(desk.setting.colour(seat)).minus(conquest.arranged());
    let offers = own.iter().flat_map(|at| bonuses(desk, at, false).map(move |it| (at, it)));
    asking.agains(offers.map(|(at, bonus)| {
        (Choice::Station(at, bonus), F::Conquest(Frame::Rearrange(seat, at, bonus)))
    }))
}

pub(super) fn rearrange(seat: Seat, at: Territory, bonus: Bonus, desk: &mut Desk<'_>) -> Flow {
    desk.position.conquest.arrange(at);
    let _ = station(at, bonus, desk);
    next(F::Conquest(Frame::Garrison(seat, at)))
}
