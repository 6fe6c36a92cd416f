//! E.5 Last Dynasty and Bluebird Nobles.

use super::actions::Ways;
use super::patrol::{band_battle, placing_bar};
use super::placing::Placing;
use super::{Frame, Question, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::battle;
use crate::key_actions::movement::{self, Journey};
use crate::key_terms::rule;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Piece};
use crate::{Choice, Desk, Flow, victory};
use kernel::{Seat, cite, in_order, settled};

/// E.5.1.I Last Dynasty: Set-up. All its warriors in one clearing of the map edge: see [`Placing::DynastySetUp`].
pub(super) fn stand(desk: &Desk<'_>) -> Option<Clearing> {
    cite(law::DYNASTY_SET_UP);
    desk.position.woodland.with(Piece::DynastyWarrior).first()
}

/// E.5.1.II For the Crown. Off the map they return and battle; ruling their clearing they march, all of them, and battle; else they
/// battle twice.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let Some(here) = stand(desk) else {
        let back = Frame::DynastyReturns(by);
        let bar = placing_bar(desk, Placing::DynastyReturn);
        return [Some((Choice::Do(Action::Recruit), back.into(), bar)), None, None];
    };
    let place = place_of(desk, Faction::Dynasty);
    let ruler = super::moves_for(desk, place);
    if rule::ruled_by(&desk.position.woodland, ruler).has(here) {
        let bar = movement::bar(desk, place).and(battle::bar(desk, place));
        return [Some((Choice::Do(Action::Move), Frame::DynastyMarches.into(), bar)), None, None];
    }
    let bar = battle::bar(desk, place);
    [Some((Choice::Do(Action::Battle), Frame::DynastyFights.into(), bar)), None, None]
}

/// E.5.1.II For the Crown. They come back, and battle there.
pub(super) fn returns(by: Seat) -> Flow {
    in_order([
        Frame::Place { what: Placing::DynastyReturn, left: 1, by }.into(),
        band_battle(Faction::Dynasty),
    ])
}

/// E.5.1.II For the Crown. All of them march; then they battle if they can.
pub(super) fn marches(desk: &Desk<'_>) -> Flow {
    let place = place_of(desk, Faction::Dynasty);
    let by = super::speaker(desk, place);
    let asking = desk.ask(by, law::DYNASTY_DAYLIGHT, Question::DynastyMarch.into());
    let asking = movement::offer_journeys(asking, desk, place, Clearings::ALL, |_| {
        |Journey { from, to, by_ferry, .. }| Frame::DynastyGoes { from, to, by_ferry }.into()
    });
    asking.must_or(band_battle(Faction::Dynasty))
}

/// E.5.1.II For the Crown. The whole band goes, and battles where it comes.
pub(super) fn goes(from: Clearing, to: Clearing, by_ferry: bool, desk: &Desk<'_>) -> Flow {
    let seat = place_of(desk, Faction::Dynasty);
    let count = desk.position.woodland.count(Piece::DynastyWarrior, from);
    let journey = Journey { seat, from, to, by_ferry };
    in_order([F::Move(movement::Frame::Go { journey, count }), band_battle(Faction::Dynasty)])
}

/// E.5.1.II For the Crown. Two battles, one after the other.
pub(super) fn fights() -> Flow {
    in_order([band_battle(Faction::Dynasty), band_battle(Faction::Dynasty)])
}

/// E.5.2.I Noble Lords. Whoever controls the Nobles rules where tied: kept with the map, see [`rule::ruler`].
pub(crate) fn noble_lords(desk: &Desk<'_>) -> Option<Faction> {
    cite(law::NOBLES_RULE);
    desk.position.woodland.nobles()
}

/// E.5.2.II Noble Tribute. A point for every three clearings that are ruled.
pub(super) fn tribute(desk: &mut Desk<'_>) -> Flow {
    let Some(seat) = desk.position.hirelings.commander_of(Hireling::BluebirdNobles) else {
        return settled();
    };
    noble_lords(desk);
    let ruled = rule::ruled_by(&desk.position.woodland, desk.position.faction(seat)).len();
    let each = desk.setting.boards.hirelings.cards.clearings_for_a_point;
    victory::score(desk, seat, super::small(ruled) / each, law::NOBLES_BIRDSONG);
    settled()
}
