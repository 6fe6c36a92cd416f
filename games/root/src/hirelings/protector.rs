//! E.13 Furious Protector and Stoic Protector.

use super::rules::{pawn, speaker};
use super::{Fact, Frame, Question, place_of};
use crate::golden_rules::{self, Removal};
use crate::key_terms::adjacency;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Place};
use crate::{Choice, Desk, Flow};
use kernel::{Para, Seat, cite, next, settled};

/// E.13.1.I Furious Protector: Set-up. The pawn in any clearing: see [`super::placing::place_pawn`].
/// E.13.1.II Not to Be Moved. It is no piece that can be battled or removed.
/// E.13.1.III No Room for Enemies. Where a faction cannot place pieces.
pub(super) fn guarded(desk: &Desk<'_>, faction: Faction) -> Clearings {
    // R62: not in set-up.
    if desk.position.turn.number() == 0 {
        return Clearings::NONE;
    }
    let Some(here) = pawn(desk, Hireling::FuriousProtector) else { return Clearings::NONE };
    cite(law::FURIOUS_SET_UP);
    cite(law::FURIOUS_SAFE);
    let placer = desk.position.seat_of(faction);
    if super::is_enemy(desk, placer, place_of(desk, Faction::Protector)) {
        cite(law::FURIOUS_PLACING);
        Clearings::only(here)
    } else {
        Clearings::NONE
    }
}

/// E.13.2.I The Protector Comes. Off the map it comes beside the controller's pieces: see [`super::placing::place_pawn`].
/// E.13.2.II Not to Be Hurt. It is no piece that can be battled or removed.
/// E.13.2.III Shield. Where enemies cannot battle or remove a player's faction pieces.
pub(super) fn shielded(desk: &Desk<'_>, owner: Seat) -> Clearings {
    let side = Hireling::StoicProtector;
    if desk.position.hirelings.commander_of(side) != Some(owner) {
        return Clearings::NONE;
    }
    let Some(here) = pawn(desk, side) else { return Clearings::NONE };
    cite(law::STOIC_HIRED);
    cite(law::STOIC_SAFE);
    cite(law::STOIC_SHIELD);
    Clearings::only(here)
}

/// The Protector moves before Birdsong, whichever side is up.
pub(super) fn birdsong(row: u8) -> Flow {
    next(Frame::ProtectorGoes(row).into())
}

const fn paragraph(side: Hireling) -> Para {
    if matches!(side, Hireling::FuriousProtector) {
        law::FURIOUS_BIRDSONG
    } else {
        law::STOIC_BIRDSONG
    }
}

/// E.13.1.IV Fury.
/// E.13.2.IV Slow Steps. To an adjacent clearing, whoever rules.
/// E.2.3 Start of Birdsong Actions.
pub(super) fn goes(row: u8, desk: &Desk<'_>) -> Flow {
    let side = desk.position.hirelings.card(row.into()).side;
    let Some(here) = pawn(desk, side) else { return settled() };
    let near = adjacency::adjacent(desk, here).minus(desk.position.woodland.scorched());
    let by = speaker(desk, place_of(desk, Faction::Protector));
    let offers = near.iter().map(|clearing| {
        (Choice::To(Place::Clearing(clearing)), Frame::ProtectorTo { row, clearing }.into())
    });
    desk.ask(by, paragraph(side), Question::PlacePawn { hireling: side }.into())
        .offers(offers)
        .if_any()
}

/// E.13.1.IV Fury. It comes there, and one faction warrior of each player goes.
/// E.2.3 Start of Birdsong Actions.
pub(super) fn goes_to(row: u8, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let place = Place::Clearing(clearing);
    desk.position.hirelings.put_pawn(row.into(), place);
    let hireling = desk.position.hirelings.card(row.into()).side;
    desk.tell(paragraph(hireling), Fact::PawnAt { hireling, place }.into());
    if hireling == Hireling::StoicProtector {
        return settled();
    }
    let by = place_of(desk, Faction::Protector);
    for seat in desk.setting.seats() {
        let faction = desk.position.faction(seat);
        let here = desk.position.woodland.followers(faction, clearing) > 0;
        if let Some(piece) = faction.warrior().filter(|_| here) {
            let para = law::FURIOUS_BIRDSONG;
            golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
        }
    }
    next(golden_rules::total_removal())
}
