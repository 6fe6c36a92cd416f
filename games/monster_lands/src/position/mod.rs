//! The position: everything that changes during a game, as plain data, and the verbs that change it.

/// What can be read of a part of the position: each row is a field and what it holds.
macro_rules! readable {
    ($part:ident { $($(#[$about:meta])* $field:ident: $kind:ty),+ $(,)? }) => {
        impl $part {
            $(
                $(#[$about])*
                #[inline]
                pub const fn $field(&self) -> $kind {
                    self.$field
                }
            )+
        }
    };
}

mod audit;
mod battle;
mod citadel;
mod clan;
mod crew;
mod decks;
mod deploy;
pub mod layout;
mod outside;
mod stores;

pub(crate) use battle::TokenSlot;
pub use battle::{Aim, Attack, Battle, Diverted, Fared, Front, RerolledBy, Rerolls, Rolled};
pub use citadel::{Citadel, Placed};
pub use clan::{Clan, Leader, Pool};
pub use outside::{Assignment, Outside, PATH_TOKENS, Traveller};

use crate::terms::{Card, Dice, Land, Mercenary};
use kernel::{Seat, Seats, Set};

/// Everything that changes during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    seats: u8,
    round: u8,
    first_player: Seat,
    passed: Seats,
    is_over: bool,
    clans: [Clan; 4],
    citadel: Citadel,
    outside: Outside,
    battle: Battle,
    wounded: Set<Mercenary>,
    assigned: Set<Mercenary>,
    tired: Set<Mercenary>,
    bearers: [Option<Mercenary>; Card::COUNT],
    used_cards: Set<Card>,
    moved_cards: Set<Card>,
    settlers: [Option<Mercenary>; Land::ALL.len()],
    worked: Set<Land>,
    spent: Dice,
    madhala_tokens: u8,
}

readable! {
    Position {
        /// The round, from 1.
        round: u8,
        /// Who is first.
        first_player: Seat,
        /// Who has passed in this Deployment Phase.
        passed: Seats,
        /// Whether the game has ended.
        is_over: bool,
        /// Dice that left the pools this round and lie on no space and no Path.
        spent: Dice,
        /// Madhala's Assignment tokens that are not on a Path.
        madhala_tokens: u8,
    }
}

impl Position {
    /// An empty table for this many seats.
    pub(crate) fn empty(seats: usize) -> Self {
        Self {
            seats: u8::try_from(seats).expect("seats are few"),
            round: 1,
            first_player: Seat(0),
            passed: Seats::NONE,
            is_over: false,
            clans: [Clan::default(); 4],
            citadel: Citadel::default(),
            outside: Outside::default(),
            battle: Battle::default(),
            wounded: Set::NONE,
            assigned: Set::NONE,
            tired: Set::NONE,
            bearers: [None; Card::COUNT],
            used_cards: Set::NONE,
            moved_cards: Set::NONE,
            settlers: [None; Land::ALL.len()],
            worked: Set::NONE,
            spent: Dice::default(),
            madhala_tokens: 0,
        }
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        self.seats.into()
    }

    /// The seats in the order of turns, from the first player.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first_player.0, self.seats);
        (0..seats).map(move |step| Seat((first + step) % seats))
    }

    /// A seat's clan.
    #[inline]
    pub const fn clan(&self, seat: Seat) -> &Clan {
        &self.clans[seat.index()]
    }

    #[inline]
    const fn clan_mut(&mut self, seat: Seat) -> &mut Clan {
        &mut self.clans[seat.index()]
    }

    /// The Citadel.
    pub const fn citadel(&self) -> &Citadel {
        &self.citadel
    }

    /// The Outside.
    pub const fn outside(&self) -> &Outside {
        &self.outside
    }

    /// The battle under way.
    pub const fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Notes who is first.
    pub(crate) const fn set_first_player(&mut self, seat: Seat) {
        self.first_player = seat;
    }

    /// Moves the Round marker.
    pub(crate) const fn next_round(&mut self) {
        self.round += 1;
    }

    /// Notes that a seat has passed.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
    }

    /// Notes that the game has ended.
    pub(crate) const fn end(&mut self) {
        self.is_over = true;
    }

    /// Forgets what counts once per round, and who has passed.
    pub(crate) fn begin_round(&mut self) {
        self.passed = Seats::NONE;
        self.tired = Set::NONE;
        self.used_cards = Set::NONE;
        self.moved_cards = Set::NONE;
        self.worked = Set::NONE;
        self.clans.iter_mut().for_each(|clan| clan.conversions = 0);
    }

    /// Forgets which Equipment was moved in a turn.
    pub(crate) fn begin_turn(&mut self) {
        self.moved_cards = Set::NONE;
    }
}
