//! E.9.1 Warm Sun Prophets.

use super::actions::Ways;
use super::patrol::placing_bar;
use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, Why, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::battle;
use crate::key_actions::movement::{self, Journey};
use crate::law::{golden_rules as golden, hirelings as law};
use crate::terms::{Clearing, Clearings, Faction, Piece, Place};
use crate::{Choice, Desk, Flow, golden_rules, vagabond};
use kernel::{Seat, cite, in_order, next, settled};

/// E.9.1.I Warm Sun Prophets: Set-up. A warrior in each clearing with a ruin.
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    for clearing in desk.position.woodland.ruins() {
        golden_rules::place(desk, law::PROPHETS_SET_UP, Piece::Prophet, clearing, 1);
    }
    settled()
}

/// E.9.1.II A New Prophet. With none on the map one comes to any clearing: see [`Placing::ProphetHired`].
/// E.9.1.III Fervor. A player is forced to battle, or to move and perhaps battle, or a Prophet comes.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let nobody = |march| {
        let none = stirred(desk, march).is_empty();
        none.then_some((law::PROPHETS_DAYLIGHT, Why::NobodyToStir.into()))
    };
    let force = |march| Frame::ProphetsForce { march }.into();
    let place = Frame::Place { what: Placing::ProphetPlace, left: 1, by };
    let bar = placing_bar(desk, Placing::ProphetPlace);
    [
        Some((Choice::Do(Action::Battle), force(false), nobody(false))),
        Some((Choice::Do(Action::Move), force(true), nobody(true))),
        Some((Choice::Do(Action::Recruit), place.into(), bar)),
    ]
}

/// The clearings with a Prophet where a player can be forced to battle, or to move.
fn stirred(desk: &Desk<'_>, march: bool) -> Clearings {
    let with = desk.position.woodland.with(Piece::Prophet).iter();
    with.filter(|&clearing| listeners(desk, clearing, march).next().is_some()).collect()
}

/// The players who can be forced in a clearing, the controller too.
fn listeners(desk: &Desk<'_>, clearing: Clearing, march: bool) -> impl Iterator<Item = Seat> {
    desk.setting.seats().filter(move |&seat| {
        if march {
            !ways(desk, seat, clearing).is_empty()
        } else {
            battle::can_battle_in(desk, seat, Clearings::only(clearing))
        }
    })
}

/// Where a player's pieces can be forced to go from a clearing: as they could move by themselves.
fn ways(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    if desk.position.faction(seat).is_vagabond() {
        return vagabond::forced_ways(desk, seat, from);
    }
    let stands = desk.position.woodland.with_followers(desk.position.faction(seat)).has(from);
    if stands { movement::ways_from(desk, seat, from) } else { Clearings::NONE }
}

/// E.9.1.III Fervor. Where.
pub(super) fn force(march: bool, desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Prophets));
    let offers = stirred(desk, march)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::ProphetsIn { clearing, march }.into()));
    desk.ask(by, law::PROPHETS_DAYLIGHT, Question::StirWhere.into()).offers(offers).if_any()
}

/// E.9.1.III Fervor. Whom.
pub(super) fn force_in(clearing: Clearing, march: bool, desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Prophets));
    let offers = listeners(desk, clearing, march).map(|whom| {
        let frame = Frame::ProphetsWhom { clearing, whom, march };
        (Choice::Faction(desk.position.faction(whom)), frame.into())
    });
    desk.ask(by, law::PROPHETS_DAYLIGHT, Question::StirWhom { clearing }.into())
        .offers(offers)
        .if_any()
}

/// E.9.1.III Fervor. Where to, if they are to move.
pub(super) fn force_whom(clearing: Clearing, whom: Seat, march: bool, desk: &Desk<'_>) -> Flow {
    if !march {
        return next(Frame::ProphetsBattle { clearing, whom, optional: false }.into());
    }
    let by = speaker(desk, place_of(desk, Faction::Prophets));
    let offers = ways(desk, whom, clearing).iter().map(|to| {
        let frame = Frame::ProphetsMove { whom, from: clearing, to };
        (Choice::Move(clearing, to), frame.into())
    });
    let faction = desk.position.faction(whom);
    desk.ask(by, law::PROPHETS_DAYLIGHT, Question::StirTo { whom: faction }.into())
        .offers(offers)
        .if_any()
}

/// E.9.1.III Fervor. As many as possible go, as if their own player moved them (1.5.5); then they may be sent into battle.
pub(super) fn force_move(
    whom: Seat,
    (from, to): (Clearing, Clearing),
    desk: &mut Desk<'_>,
) -> Flow {
    cite(golden::USE_OF_FORCE);
    let battle = Frame::ProphetsBattle { clearing: to, whom, optional: true }.into();
    let faction = desk.position.faction(whom);
    if faction.is_vagabond() {
        vagabond::force_pawn(desk, whom, Place::Clearing(to), law::PROPHETS_DAYLIGHT);
        return next(battle);
    }
    let count = movement::most_leaving(desk, whom, from);
    let journey = Journey { seat: whom, from, to, by_ferry: false };
    in_order([F::Move(movement::Frame::Go { journey, count }), battle])
}

/// E.9.1.III Fervor. Whom they battle; they score for it as always (E.3.6).
pub(super) fn force_battle(
    (clearing, whom): (Clearing, Seat),
    optional: bool,
    desk: &Desk<'_>,
) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Prophets));
    let faction = desk.position.faction(whom);
    let question = Question::StirBattle { whom: faction }.into();
    let asking = desk.ask(by, law::PROPHETS_DAYLIGHT, question);
    let asking = battle::offer_battles(asking, desk, whom, Clearings::only(clearing));
    if optional { asking.may(Choice::Pass) } else { asking.if_any() }
}
