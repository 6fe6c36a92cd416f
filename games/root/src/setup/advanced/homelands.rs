//! A.8.2.I and A.8.2.II: where factions are at home.

use super::{Fact, Frame, Question, Why};
use crate::law::advanced_setup as law;
use crate::terms::{Clearing, Clearings, Faction, hireling};
use crate::{Bar, Choice, Desk, Flow, glossary};
use kernel::{cite, next, settled};

/// How far from enemy homelands a homeland is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Distance {
    /// It may be next to one.
    Any,
    /// Not next to one.
    NotAdjacent,
    /// At least two clearings lie between.
    TwoBetween,
}

/// How many homelands a faction chooses, and how far from its enemies; none if it has no home.
const fn wants(faction: Faction) -> Option<Distance> {
    match faction {
        Faction::Marquise | Faction::Corvids => Some(Distance::Any),
        Faction::LizardCult | Faction::Duchy => Some(Distance::NotAdjacent),
        Faction::Eyrie | Faction::Hundreds | Faction::Keepers => Some(Distance::TwoBetween),
        Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk => {
            None
        }
        hireling!() => None,
    }
}

/// How many homelands a faction has in the end.
fn count(faction: Faction, desk: &Desk<'_>) -> usize {
    let cards = &desk.setting.boards.setup_cards;
    match faction {
        Faction::Marquise => cards.marquise.homelands.into(),
        Faction::Keepers => cards.keepers.homelands.into(),
        Faction::Eyrie | Faction::LizardCult | Faction::Duchy => 1,
        Faction::Corvids | Faction::Hundreds => 1,
        Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk => 0,
        hireling!() => 0,
    }
}

/// A.8.2.I Homelands. One after the other, until the faction has all of its own.
pub(super) fn homelands(faction: Faction, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.seat_of(faction);
    let own = desk.position.draft.homelands(seat);
    if own.len() >= count(faction, desk) {
        return settled();
    }
    let open = open(faction, own, desk);
    let offers = open
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::HomelandIn { faction, clearing }.into()));
    let withheld = || {
        Clearings::ALL.minus(open).iter().map(|clearing| {
            let (para, why) = bar(faction, clearing, desk);
            (Choice::In(clearing), para, why)
        })
    };
    desk.ask(seat, law::HOMELANDS, Question::Homeland { faction }.into())
        .offers(offers)
        .withholds(withheld)
        .if_any()
}

/// A.8.2.I Homelands. This one.
pub(super) fn homeland_in(faction: Faction, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.seat_of(faction);
    desk.position.draft.add_homeland(seat, clearing);
    desk.tell(law::HOMELANDS, Fact::Home { who: faction, clearing }.into());
    if desk.position.draft.homelands(seat).len() < count(faction, desk) {
        return next(Frame::Homeland { faction }.into());
    }
    settled()
}

/// The clearings where a faction can be at home whatever the distance: nobody else's home, with room for all that is placed there.
fn possible(faction: Faction, desk: &Desk<'_>) -> Clearings {
    let seat = desk.position.seat_of(faction);
    let free =
        glossary::placeable(desk, faction).minus(desk.position.draft.homelands_of_others(seat));
    let room = desk.position.woodland.with_free_slot();
    match faction {
        // Buildings are placed there.
        Faction::Marquise | Faction::LizardCult => free.and(room),
        Faction::Eyrie | Faction::Hundreds => free.and(room).and(glossary::map_edge(desk)),
        Faction::Keepers => free.and(glossary::map_edge(desk)),
        Faction::Duchy | Faction::Corvids => free,
        Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk => {
            Clearings::NONE
        }
        hireling!() => Clearings::NONE,
    }
}

/// A.8.2.II Distance of Homelands. As far as the card says; where that cannot be, not adjacent; where that cannot be, adjacent.
fn open(faction: Faction, own: Clearings, desk: &Desk<'_>) -> Clearings {
    cite(law::DISTANCE_OF_HOMELANDS);
    let Some(wanted) = wants(faction) else { return Clearings::NONE };
    let distances = [Distance::TwoBetween, Distance::NotAdjacent, Distance::Any];
    let mut fitting = distances
        .into_iter()
        .filter(|&distance| distance <= wanted)
        .map(|distance| together(faction, own, far(faction, distance, desk), desk));
    fitting.find(|open| !open.is_empty()).unwrap_or(Clearings::NONE)
}

/// The clearings at least so far from enemy homelands.
fn far(faction: Faction, distance: Distance, desk: &Desk<'_>) -> Clearings {
    let near = desk.position.draft.homelands_of_others(desk.position.seat_of(faction));
    let around = |clearings: Clearings| {
        let paths = clearings.iter().map(|clearing| desk.position.woodland.paths(clearing));
        paths.fold(clearings, Clearings::union)
    };
    let too_near = match distance {
        Distance::Any => Clearings::NONE,
        Distance::NotAdjacent => around(near),
        Distance::TwoBetween => around(around(near)),
    };
    possible(faction, desk).minus(too_near)
}

/// Of some clearings those that join the own ones and leave room for the rest: several homelands are next to each other.
fn together(faction: Faction, own: Clearings, fitting: Clearings, desk: &Desk<'_>) -> Clearings {
    let paths = |clearing: Clearing| desk.position.woodland.paths(clearing);
    let joined = own.iter().map(paths).fold(Clearings::NONE, Clearings::union);
    let next = if own.is_empty() { fitting } else { fitting.and(joined) }.minus(own);
    let left = count(faction, desk) - own.len();
    let leads_on = |&clearing: &Clearing| {
        left == 1 || {
            let with = own.with(clearing);
            !together(faction, with, fitting, desk).is_empty()
        }
    };
    next.iter().filter(leads_on).collect()
}

/// What keeps a faction from a homeland.
fn bar(faction: Faction, clearing: Clearing, desk: &Desk<'_>) -> Bar {
    let seat = desk.position.seat_of(faction);
    let why = if desk.position.draft.homelands_of_others(seat).has(clearing) {
        Why::OthersHome
    } else if !possible(faction, desk).has(clearing) {
        Why::NoRoomAtHome
    } else {
        return (law::DISTANCE_OF_HOMELANDS, Why::TooNear.into());
    };
    (law::HOMELANDS, why.into())
}

/// Homelands of a faction that are not next to an enemy's, or all if there is none.
pub(super) fn sheltered(faction: Faction, desk: &Desk<'_>) -> Clearings {
    let seat = desk.position.seat_of(faction);
    let (own, others) =
        (desk.position.draft.homelands(seat), desk.position.draft.homelands_of_others(seat));
    let near =
        |clearing: &Clearing| !desk.position.woodland.paths(*clearing).and(others).is_empty();
    let exposed: Clearings = own.iter().filter(near).collect();
    if own.minus(exposed).is_empty() { own } else { own.minus(exposed) }
}
