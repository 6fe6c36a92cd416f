//! Who plays which faction.

use crate::terms::{Faction, Factions, PLAYERS};
use kernel::{Seat, Seats};
use std::hash::{Hash, Hasher};

/// Places from this one on are no seats: there hirelings stand for a player in a move or a battle.
const HIRED: usize = 16;

/// The seat of a faction that does not play.
const NOBODY: Seat = Seat(u8::MAX);

/// The place of each hireling.
const PLACES: [Seat; Faction::HIRELINGS.len()] = {
    let mut places = [Seat(0); Faction::HIRELINGS.len()];
    let mut place = Seat(16);
    let mut card = 0;
    while card < places.len() {
        places[card] = place;
        place = Seat(place.0 + 1);
        card += 1;
    }
    places
};

/// Who plays which faction: given with the options, or picked one after the other (A.8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    /// The faction of each seat that has one; any other stands for nothing.
    factions: [Faction; PLAYERS],
    /// The seats that have one.
    seated: Seats,
    /// The seat of each faction that plays, [`NOBODY`] for the others: half as long as options.
    seats: [Seat; Faction::PLAYED],
    /// The seats of the Vagabonds.
    vagabonds: Seats,
    /// Whether anybody has picked: what the options give is no part of a digest.
    picked: bool,
}

/// The hireling of a place.
#[cold]
#[inline(never)]
fn hireling_of(place: Seat) -> Faction {
    Faction::HIRELINGS[place.index() - HIRED]
}

impl Default for Seating {
    fn default() -> Self {
        Self {
            factions: [Faction::Marquise; PLAYERS],
            seated: Seats::NONE,
            seats: [NOBODY; Faction::PLAYED],
            vagabonds: Seats::NONE,
            picked: false,
        }
    }
}

impl Hash for Seating {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.picked {
            self.factions.hash(state);
            self.seated.hash(state);
        }
    }
}

impl Seating {
    /// The seating that the options give.
    pub(crate) fn given(factions: &[Faction]) -> Self {
        let mut seating = Self::default();
        Seats::first(factions.len())
            .iter()
            .zip(factions)
            .for_each(|(seat, &faction)| seating.seat(seat, faction));
        seating
    }

    /// 1.5.2 Starting Faction. The faction a seat plays.
    #[inline]
    #[track_caller]
    pub fn faction(&self, seat: Seat) -> Faction {
        kernel::cite(crate::law::golden_rules::STARTING_FACTION);
        match self.factions.get(seat.index()) {
            Some(&faction) => {
                debug_assert!(self.seated.has(seat), "the seat has its faction");
                faction
            }
            None => hireling_of(seat),
        }
    }

    /// The faction of a seat, once it has one; the hireling of a place.
    #[inline]
    pub fn faction_if_any(&self, seat: Seat) -> Option<Faction> {
        match self.factions.get(seat.index()) {
            Some(&faction) => self.seated.has(seat).then_some(faction),
            None => Faction::HIRELINGS.get(seat.index().checked_sub(HIRED)?).copied(),
        }
    }

    /// Whether a place stands for a hireling.
    #[inline]
    pub const fn is_hired(seat: Seat) -> bool {
        seat.index() >= HIRED
    }

    /// The seat of a faction that plays.
    #[inline]
    #[track_caller]
    pub fn seat_of(&self, faction: Faction) -> Seat {
        self.seat_if_playing(faction).expect("the faction is in play")
    }

    /// The seat of a faction, if it plays; the place of a hireling.
    #[inline]
    pub fn seat_if_playing(&self, faction: Faction) -> Option<Seat> {
        match faction.hireling() {
            None => Some(self.seats[faction.index()]).filter(|&seat| seat != NOBODY),
            Some(card) => Some(PLACES[card]),
        }
    }

    /// The factions that play.
    pub fn playing(&self) -> Factions {
        self.seated.iter().map(|seat| self.factions[seat.index()]).collect()
    }

    /// The seats of the Vagabonds that play.
    #[inline]
    pub const fn vagabonds(&self) -> Seats {
        self.vagabonds
    }

    /// A player picks a faction.
    pub(super) fn pick(&mut self, seat: Seat, faction: Faction) {
        self.picked = true;
        self.seat(seat, faction);
    }

    fn seat(&mut self, seat: Seat, faction: Faction) {
        self.factions[seat.index()] = faction;
        self.seated = self.seated.with(seat);
        self.seats[faction.index()] = seat;
        if faction.is_vagabond() {
            self.vagabonds = self.vagabonds.with(seat);
        }
    }
}
