//! The map, its pieces, and what lies in clearings and forests.

use super::{counted, place};
use crate::environment::Eye;
use crate::pen::{Pen, field};
use kernel::Listed;
use root::Root;
use root::position::{RUINS, RelicPlace, STALLS, WAYSTATIONS};
use root::terms::{
    CLEARINGS, Clearing, Faction, Item, Landmark, Piece, Place, Plot, Relic, RelicType,
};

/// Values of relics, from 0.
const VALUES: usize = 4;
/// The most closed paths of a map.
const CLOSED: usize = 8;

pub(super) fn observe(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    clearings(eye, pen);
    pieces(eye, pen);
    ruins(eye, pen);
    landmarks(eye, pen);
    plots(eye, pen);
    relics(eye, pen);
    waystations(eye, pen);
}

fn clearings(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let woodland = &eye.position.woodland;
    let flags = |set: root::terms::Clearings| {
        move |out: &mut [u8]| set.iter().for_each(|clearing| out[clearing.index()] = 1)
    };
    let suits = field("suits", "2.2.2", "the suits of each clearing, as bits of their numbers");
    pen.many(suits, CLEARINGS, |out| {
        for clearing in Clearing::all() {
            woodland.suits(clearing).for_each(|suit| out[clearing.index()] |= 1 << suit.index());
        }
    });
    let slots = Clearing::all().map(|clearing| woodland.free_slots(clearing));
    let free = field("free_slots", "2.2.3", "free building slots of each clearing");
    pen.many(free, CLEARINGS, |out| out.iter_mut().zip(slots).for_each(|(out, free)| *out = free));
    pen.many(field("ruins", "2.2.4", "1 where a ruin stands"), CLEARINGS, flags(woodland.ruins()));
    let scorched = field("scorched", "D.6.2", "1 where nothing can come any more");
    pen.many(scorched, CLEARINGS, flags(woodland.scorched()));
    pen.tally(
        field("closed_paths", "C.3.2", "1 for each closed path, by its number"),
        CLOSED,
        woodland.closed_paths().map(usize::from),
    );
    let rulers = field("rulers", "2.5", "the faction that rules each clearing; 0: nobody");
    pen.many(rulers, CLEARINGS, |out| {
        for faction in factions(eye) {
            let number = u8::try_from(faction.index() + 1).expect("factions are few");
            woodland.ruled(faction).iter().for_each(|clearing| out[clearing.index()] = number);
        }
    });
}

/// The factions of the players, and the hirelings.
fn factions(eye: &Eye<'_, Root>) -> impl Iterator<Item = Faction> + use<> {
    let hired = eye.position.hirelings.cards().map(|(_, card)| card.side.band());
    eye.position.woodland.playing().iter().chain(hired)
}

fn pieces(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let woodland = &eye.position.woodland;
    let there =
        field("pieces", "1.5", "pieces of each kind in each clearing: twelve bytes for each kind");
    pen.many(there, Piece::COUNT * CLEARINGS, |out| {
        for &piece in factions(eye).flat_map(Piece::of) {
            for clearing in woodland.with(piece) {
                out[piece.index() * CLEARINGS + clearing.index()] = woodland.count(piece, clearing);
            }
        }
    });
    let supply =
        field("supply", "1.5.1", "pieces of each kind in their supply and on their tracks");
    pen.many(supply, Piece::COUNT, |out| {
        for &piece in factions(eye).flat_map(Piece::of) {
            out[piece.index()] = woodland.supply(piece);
        }
    });
}

fn ruins(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let position = eye.position;
    let seen = field(
        "ruin_items",
        "9.7.3",
        "items under each ruin that the seat has looked at, two for each ruin",
    );
    pen.many(seen, RUINS * 2, |out| {
        let Some(own) = position.faction_if_any(eye.viewer) else { return };
        for (ruin, items) in position.ruin_items.iter().enumerate() {
            if !position.has_looked_under(own, ruin) {
                continue;
            }
            for (out, item) in out[ruin * 2..].iter_mut().zip(items) {
                *out =
                    item.map_or(0, |item| u8::try_from(item.index() + 1).expect("items are few"));
            }
        }
    });
}

fn landmarks(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let (position, board) = (eye.position, &eye.position.landmarks);
    let tower = eye.setting.map.tower.filter(|_| board.at(Landmark::Tower).is_none());
    let stands = |landmark: Landmark| match landmark {
        Landmark::Ferry => position.woodland.ferry(),
        Landmark::Tower => board.at(landmark).or(tower),
        Landmark::BlackMarket | Landmark::ElderTreetop => board.at(landmark),
        Landmark::LegendaryForge | Landmark::LostCity => board.at(landmark),
    };
    let one = |landmark| stands(landmark).map_or(0, |clearing: Clearing| clearing.0 + 1);
    let field_of = field("landmarks", "F.1", "the clearing of each landmark; 0: on none");
    pen.counts(field_of, Landmark::ALL.map(one));
    let seen = position.player(eye.viewer).seen();
    let stalls = field(
        "stalls",
        "F.B.1",
        "the cards of the Black Market: 0 none, 1 face down, else two more than its name's number",
    );
    pen.many(stalls, STALLS, |out| {
        for (stall, out) in out.iter_mut().enumerate() {
            let name =
                |card| if seen.has(card) { eye.setting.deck.name(card).index() + 2 } else { 1 };
            *out = u8::try_from(board.stall(stall).map_or(0, name)).unwrap_or(u8::MAX);
        }
    });
    let forge: [u8; Item::COUNT] = counted(*board.forge());
    pen.counts(field("forge", "F.L.1", "items at the Legendary Forge, by kind"), forge);
}

fn plots(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.corvids;
    let is_own = eye.position.seat_if_playing(Faction::Corvids) == Some(eye.viewer);
    let plots = field(
        "plots",
        "13.2.2",
        "the plot of each clearing: 0 none, 1 face down, else two more than its number",
    );
    pen.many(plots, CLEARINGS, |out| {
        for clearing in board.all() {
            let known = is_own || board.face_up().has(clearing);
            let plot = board.plot(clearing).filter(|_| known);
            out[clearing.index()] =
                u8::try_from(plot.map_or(1, |plot| plot.index() + 2)).expect("plots are few");
        }
    });
    let up = field("plots_shown", "13.4.2", "1 where a plot lies face up");
    pen.many(up, CLEARINGS, |out| board.face_up().iter().for_each(|it| out[it.index()] = 1));
    let out_of = field(
        "plots_ruled_out",
        "13.2.4",
        "the plots a guess has ruled out in each clearing, as bits of their numbers",
    );
    pen.many(out_of, CLEARINGS, |out| {
        for clearing in board.all() {
            let gone = Plot::ALL.into_iter().filter(|&kind| board.is_ruled_out(clearing, kind));
            gone.for_each(|kind| out[clearing.index()] |= 1 << kind.index());
        }
    });
}

fn relics(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let (board, data) = (&eye.position.keepers, &eye.setting.boards.keepers);
    let is_played = eye.position.seat_if_playing(Faction::Keepers).is_some();
    let places = Place::COUNT;
    let at = |relic: Relic| match board.place_of(relic) {
        RelicPlace::Forest(forest) => Some(place(Place::Forest(forest))),
        RelicPlace::Clearing(clearing) => Some(place(Place::Clearing(clearing))),
        RelicPlace::Aside | RelicPlace::Trophy | RelicPlace::Recovered => None,
    };
    let all = || Relic::all().filter(move |_| is_played);
    let value = |relic: Relic| usize::from(data.value(relic)).min(VALUES - 1);
    let types = RelicType::ALL.len();
    let down = field(
        "relics",
        "15.2.1",
        "relics that lie face down, by place and type: three bytes for each place",
    );
    pen.many(down, places * types, |out| {
        for (relic, at) in all().filter_map(|relic| Some((relic, at(relic)?))) {
            out[at * types + relic.kind().index()] += u8::from(!board.is_face_up(relic));
        }
    });
    let up = field(
        "relics_shown",
        "15.2.1",
        "relics that lie face up, by place, type and value: twelve bytes for each place",
    );
    pen.many(up, places * types * VALUES, |out| {
        for (relic, at) in all().filter_map(|relic| Some((relic, at(relic)?))) {
            let row = (at * types + relic.kind().index()) * VALUES;
            out[row + value(relic)] += u8::from(board.is_face_up(relic));
        }
    });
    let kept = field("relics_recovered", "15.2.1", "relics in the Relics box, by type and value");
    pen.many(kept, types * VALUES, |out| {
        for relic in all().filter(|&it| board.place_of(it) == RelicPlace::Recovered) {
            out[relic.kind().index() * VALUES + value(relic)] += 1;
        }
    });
}

fn waystations(eye: &Eye<'_, Root>, pen: &mut Pen<'_>) {
    let board = &eye.position.keepers;
    let stations = field(
        "waystations",
        "15.2.2",
        "the clearing of each waystation and the type that is up; 0 0: on none",
    );
    pen.many(stations, WAYSTATIONS * 2, |out| {
        for (number, out) in out.chunks_mut(2).enumerate() {
            let Some(station) = board.waystation(number) else { continue };
            out[0] = station.clearing.0 + 1;
            out[1] = u8::try_from(station.up.index() + 1).expect("types are few");
        }
    });
}
