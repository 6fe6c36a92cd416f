//! E.10.2 Bandit Gangs.

use super::actions::Ways;
use super::patrol::placing_bar;
use super::placing::{Placing, controller};
use super::{Frame, Why, bandits};
use crate::choice::Action;
use crate::golden_rules;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Piece};
use crate::{Choice, Desk, Flow, glossary};
use kernel::{Seat, cite, next, settled};

/// E.10.2.I A First Gang. With none on the map one comes beside the controller's pieces: see [`Placing::GangHired`].
/// E.10.2.II Hidden in the Crowd. Where gangs cannot be battled: beside their controller's pieces.
pub(super) fn hidden(desk: &Desk<'_>, defender: Faction) -> Clearings {
    let gangs = defender == Faction::Bandits
        && desk.position.hirelings.with_side(Hireling::BanditGangs).is_some();
    if !gangs {
        return Clearings::NONE;
    }
    cite(law::GANGS_HIDDEN);
    bandits::beside(desk)
}

/// E.10.2.III Gather the Gangs. A faction warrior at each gang, or one gang more beside faction pieces.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let gangs = recruits(desk, by);
    let bar = gangs.is_empty().then_some((law::GANGS_DAYLIGHT, Why::NowhereToPlace.into()));
    let more = Frame::Place { what: Placing::GangPlace, left: 1, by };
    [
        Some((Choice::Do(Action::Mobilize), Frame::GangsMuster(gangs).into(), bar)),
        Some((Choice::Do(Action::Recruit), more.into(), placing_bar(desk, Placing::GangPlace))),
        None,
    ]
}

/// Where a player can place a faction warrior at a gang.
fn recruits(desk: &Desk<'_>, by: Seat) -> Clearings {
    let faction = desk.position.faction(by);
    let Some(warrior) = faction.warrior() else { return Clearings::NONE };
    if desk.position.woodland.supply(warrior) == 0 {
        return Clearings::NONE;
    }
    desk.position.woodland.with(Piece::Bandit).and(glossary::placeable(desk, faction))
}

/// E.10.2.III Gather the Gangs. One at each gang warrior, as many as there are (1.5.4).
pub(super) fn muster(among: Clearings, desk: &mut Desk<'_>) -> Flow {
    let Some((_, by)) = controller(desk, Faction::Bandits) else { return settled() };
    let Some(warrior) = desk.position.faction(by).warrior() else { return settled() };
    let gangs = |clearing: Clearing| desk.position.woodland.count(Piece::Bandit, clearing);
    let all: u8 = among.iter().map(gangs).sum();
    if desk.position.woodland.supply(warrior) >= all {
        for clearing in among {
            let count = desk.position.woodland.count(Piece::Bandit, clearing);
            golden_rules::place(desk, law::GANGS_DAYLIGHT, warrior, clearing, count);
        }
        return settled();
    }
    let offers = among.iter().map(|clearing| {
        (Choice::In(clearing), Frame::GangsMusterIn(clearing, among.without(clearing)).into())
    });
    let question = crate::Question::WhereToPlace(warrior);
    desk.ask(by, law::GANGS_DAYLIGHT, question).offers(offers).if_any()
}

/// E.10.2.III Gather the Gangs. Here first; what is left goes elsewhere.
pub(super) fn muster_in(clearing: Clearing, rest: Clearings, desk: &mut Desk<'_>) -> Flow {
    let Some((_, by)) = controller(desk, Faction::Bandits) else { return settled() };
    let Some(warrior) = desk.position.faction(by).warrior() else { return settled() };
    let count = desk.position.woodland.count(Piece::Bandit, clearing);
    golden_rules::place(desk, law::GANGS_DAYLIGHT, warrior, clearing, count);
    if desk.position.woodland.supply(warrior) == 0 {
        return settled();
    }
    next(Frame::GangsMuster(rest).into())
}
