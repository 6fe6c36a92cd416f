//! E.8 Riverfolk Flotilla and Otter Divers.

use super::rules::{pawn, speaker};
use super::{Fact, Frame, Question, place_of, row_of};
use crate::choice::Action;
use crate::key_terms::adjacency;
use crate::law::hirelings as law;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Place};
use crate::{Choice, Desk, Flow, cards, glossary};
use kernel::{Seat, cite, in_order, settled};

/// E.8.1.I Riverfolk Flotilla: Set-up. On the map edge and on a river; on the Lake on its shore (R65).
pub(super) fn start(desk: &Desk<'_>) -> Clearings {
    cite(law::FLOTILLA_SET_UP);
    let map = &desk.setting.map;
    let water = map.river_clearings().union(map.coastal);
    let edge = water.and(map.edge);
    if edge.is_empty() { water } else { edge }
}

/// The clearings the Flotilla can reach from one: along the river, or across the lake (R65).
fn waterways(desk: &Desk<'_>, from: Clearing) -> Clearings {
    let coast = desk.setting.map.coastal;
    let across = if coast.has(from) { coast.without(from) } else { Clearings::NONE };
    let open = adjacency::rivers(desk, from).union(across);
    open.minus(desk.position.woodland.scorched())
}

/// E.8.1.II Afloat. It has no pieces to battle or remove, and rolls up to three hits.
pub(crate) fn strength(desk: &Desk<'_>) -> u8 {
    cite(law::FLOTILLA_SAFE);
    desk.setting.boards.hirelings.cards.flotilla_hits
}

/// E.8.1.III Down the River. Whoever has faction pieces there may draw, in turn order; then it sails, and may battle.
pub(super) fn birdsong(desk: &Desk<'_>) -> Flow {
    let Some(here) = pawn(desk, Hireling::RiverfolkFlotilla) else { return settled() };
    let there = |seat: &Seat| glossary::with_faction_pieces(desk, *seat).has(here);
    let first = desk.position.turn.seat();
    let count = desk.setting.seat_count();
    let round =
        std::iter::successors(Some(first), |&seat| Some(desk.position.after(seat, desk.setting)));
    let trades = round.take(count).filter(there).map(|seat| Frame::FlotillaTrades(seat).into());
    let rest = [Frame::FlotillaSails, Frame::FlotillaBattles].map(Into::into);
    in_order(trades.chain(rest))
}

/// E.8.1.III Down the River. Whether a player draws.
pub(super) fn trades(seat: Seat, desk: &Desk<'_>) -> Flow {
    desk.ask(seat, law::FLOTILLA_BIRDSONG, Question::FlotillaDraw.into())
        .offer(Choice::Do(Action::Draw), Frame::FlotillaDraw(seat).into())
        .may(Choice::Pass)
}

/// E.8.1.III Down the River. A card.
pub(super) fn draws(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    cards::draw(desk, seat, 1, law::FLOTILLA_BIRDSONG);
    settled()
}

/// E.8.1.III Down the River. Where it sails, whoever rules.
pub(super) fn sails(desk: &Desk<'_>) -> Flow {
    let Some(here) = pawn(desk, Hireling::RiverfolkFlotilla) else { return settled() };
    let by = speaker(desk, place_of(desk, Faction::Flotilla));
    let offers = waterways(desk, here)
        .iter()
        .map(|to| (Choice::To(Place::Clearing(to)), Frame::FlotillaTo(to).into()));
    let question = Question::PlacePawn { hireling: Hireling::RiverfolkFlotilla };
    desk.ask(by, law::FLOTILLA_BIRDSONG, question.into()).offers(offers).if_any()
}

/// E.8.1.III Down the River. It comes there.
pub(super) fn sails_to(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let row = row_of(desk, Faction::Flotilla);
    let place = Place::Clearing(clearing);
    desk.position.hirelings.put_pawn(row.into(), place);
    let fact = Fact::PawnAt { hireling: Hireling::RiverfolkFlotilla, place };
    desk.tell(law::FLOTILLA_BIRDSONG, fact.into());
    settled()
}

/// E.8.1.III Down the River. It may battle where it is.
pub(super) fn battles(desk: &Desk<'_>) -> Flow {
    let Some(here) = pawn(desk, Hireling::RiverfolkFlotilla) else { return settled() };
    let band = Faction::Flotilla;
    kernel::next(Frame::BandBattle { band, among: Clearings::only(here), optional: true }.into())
}

/// E.8.2.I Along the Banks. Whether a player moves to and from rivers whoever rules.
pub(super) fn divers(desk: &Desk<'_>, seat: Seat) -> bool {
    let dives = desk.position.hirelings.commander_of(Hireling::OtterDivers) == Some(seat);
    if dives {
        cite(law::DIVERS);
    }
    dives
}
