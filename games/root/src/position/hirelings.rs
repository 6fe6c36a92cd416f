//! The hirelings of a game: their cards, who controls them, and what lies on the cards (E).

use super::woodland::HIRELINGS;
use crate::terms::{
    CLEARINGS, Card, Cards, Clearing, Faction, Hireling, ItemCounts, PLAYERS, Place,
};
use kernel::{FixedVec, Seat};
use std::num::NonZeroU8;

/// The most bandits on paths.
pub const BANDITS: usize = 4;
/// This many of the last discards are remembered in order, for the Lizard Envoys.
const REMEMBERED: usize = 12;

/// A path, by the clearings at its ends, the lower first.
pub type Path = (Clearing, Clearing);

/// A path with a bandit in one byte: its ends as a number, from 1 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct OnPath(NonZeroU8);

impl OnPath {
    fn of((from, to): Path) -> Self {
        let ends = small(from.index() * CLEARINGS + to.index() + 1);
        Self(NonZeroU8::new(ends).expect("it is counted from 1"))
    }

    fn path(self) -> Path {
        let ends = usize::from(self.0.get()) - 1;
        (Clearing::at(ends / CLEARINGS), Clearing::at(ends % CLEARINGS))
    }
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("clearings are few")
}

/// The hirelings of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HirelingsBoard {
    cards: [Option<HirelingCard>; HIRELINGS],
    /// The markers that are still on the score track, as bits.
    markers: u8,
    /// Markers each player has taken and not yet used (E.1.1).
    due: [u8; PLAYERS],
    /// Where the Highway Bandits stand.
    bandits: [Option<OnPath>; BANDITS],
    /// Warriors on the card of the Forest Patrol.
    fallen: u8,
    /// What lies on the card of the Exile.
    pub(crate) exile: ExileItems,
    /// Cards revealed for the Mole Artisans.
    revealed: Cards,
    /// The last discards, the latest last; kept while the Lizard Envoys are in the game.
    discards: FixedVec<Card, REMEMBERED>,
    /// Pieces the turn player has moved into each clearing this turn, for the Band.
    arrived: [u8; CLEARINGS / 2],
}

/// A hireling card in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HirelingCard {
    /// The side that is up.
    pub side: Hireling,
    /// Who controls it.
    pub commander: Option<Seat>,
    /// Control markers on it.
    pub control: u8,
    /// Where its pawn stands, if it has one.
    pub pawn: Option<Place>,
    /// What was done this turn, as bits.
    used: u8,
}

/// What a hireling does once in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Once {
    /// Its action at the start of Birdsong (E.2.3).
    Birdsong,
    /// Its action of Daylight (E.2.4).
    Daylight,
    /// A second one, where a card has two.
    SecondDaylight,
}

/// The items of the Exile: which they are matters only to whoever counts them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ExileItems {
    /// Clubs that came with the card.
    pub clubs: u8,
    /// Items players gave.
    pub given: ItemCounts,
    /// How many of all of them are exhausted.
    pub exhausted: u8,
}

impl ExileItems {
    /// How many there are.
    pub fn total(&self) -> u8 {
        self.clubs + self.given.total()
    }

    /// How many are ready.
    pub fn ready(&self) -> u8 {
        self.total() - self.exhausted
    }
}

impl HirelingsBoard {
    /// Whether there is no hireling in the game.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// The cards in the game, with their rows.
    pub fn cards(&self) -> impl Iterator<Item = (usize, HirelingCard)> + use<> {
        self.cards.into_iter().enumerate().filter_map(|(row, card)| Some((row, card?)))
    }

    /// The card of a row.
    #[track_caller]
    pub fn card(&self, row: usize) -> HirelingCard {
        self.cards[row].expect("a hireling is in the game")
    }

    /// The row and card of a hireling, if it is in the game.
    pub fn of(&self, band: Faction) -> Option<(usize, HirelingCard)> {
        let row = self.cards.iter().flatten().position(|card| card.side.band() == band)?;
        Some((row, self.card(row)))
    }

    /// The card of a side, if that is up in this game.
    pub fn with_side(&self, side: Hireling) -> Option<HirelingCard> {
        self.cards.iter().flatten().find(|card| card.side == side).copied()
    }

    /// Who controls a side that is up in this game.
    #[inline]
    pub fn commander_of(&self, side: Hireling) -> Option<Seat> {
        if self.is_empty() { None } else { self.with_side(side)?.commander }
    }

    /// The markers that are still on the score track, the lowest first.
    pub fn markers(&self) -> impl Iterator<Item = usize> + use<> {
        let markers = self.markers;
        (0..HIRELINGS).filter(move |marker| markers >> marker & 1 == 1)
    }

    /// Markers a player has taken and not yet used.
    pub const fn due(&self, seat: Seat) -> u8 {
        self.due[seat.index()]
    }

    /// Where the Highway Bandits stand.
    pub fn bandits(&self) -> impl Iterator<Item = Path> + use<> {
        self.bandits.into_iter().flatten().map(OnPath::path)
    }

    /// Warriors on the card of the Forest Patrol.
    pub const fn fallen(&self) -> u8 {
        self.fallen
    }

    /// What lies on the card of the Exile.
    pub const fn exile_items(&self) -> ExileItems {
        self.exile
    }

    /// Cards revealed for the Mole Artisans.
    pub const fn revealed(&self) -> Cards {
        self.revealed
    }

    /// The last discards, the latest first.
    pub fn last_discards(&self) -> impl Iterator<Item = Card> + '_ {
        self.discards.iter().rev().copied()
    }

    /// Pieces the turn player has moved into a clearing this turn.
    pub const fn arrived(&self, clearing: Clearing) -> u8 {
        self.arrived[clearing.index() / 2] >> shift(clearing) & MOST_ARRIVED
    }
}

impl HirelingCard {
    /// Whether something was done this turn.
    pub const fn has_done(&self, what: Once) -> bool {
        self.used >> what as u8 & 1 == 1
    }
}

/// Verbs.
impl HirelingsBoard {
    /// Brings a card into the game.
    pub(crate) fn enlist(&mut self, row: usize, side: Hireling) {
        let card = HirelingCard { side, commander: None, control: 0, pawn: None, used: 0 };
        self.cards[row] = Some(card);
    }

    /// Puts all markers on the score track.
    pub(crate) fn set_markers(&mut self, count: usize) {
        self.markers = (0..count).fold(0, |markers, marker| markers | 1 << marker);
    }

    /// A player takes a marker off the score track.
    pub(crate) fn take_marker(&mut self, marker: usize, seat: Seat) {
        self.markers &= !(1 << marker);
        self.due[seat.index()] += 1;
    }

    /// Puts a marker on the score track.
    pub(crate) fn put_marker(&mut self, marker: usize) {
        self.markers |= 1 << marker;
    }

    /// A player has a marker to use.
    pub(crate) fn owe(&mut self, seat: Seat) {
        self.due[seat.index()] += 1;
    }

    /// A player uses a marker.
    pub(crate) fn use_marker(&mut self, seat: Seat) {
        self.due[seat.index()] -= 1;
    }

    /// The card of a row, to change.
    #[track_caller]
    pub(crate) fn card_mut(&mut self, row: usize) -> &mut HirelingCard {
        self.cards[row].as_mut().expect("a hireling is in the game")
    }

    /// Notes that something was done this turn.
    pub(crate) fn mark(&mut self, row: usize, what: Once) {
        self.card_mut(row).used |= 1 << what as u8;
    }

    /// A turn begins: nothing was done yet.
    pub(crate) fn open_turn(&mut self) {
        self.cards.iter_mut().flatten().for_each(|card| card.used = 0);
        self.arrived = [0; CLEARINGS / 2];
    }

    /// Puts the pawn of a card somewhere.
    pub(crate) fn put_pawn(&mut self, row: usize, place: Place) {
        self.card_mut(row).pawn = Some(place);
    }

    /// Puts a bandit on a path.
    pub(crate) fn put_bandit(&mut self, path: Path) {
        let free = self.bandits.iter_mut().find(|place| place.is_none());
        *free.expect("bandits are few") = Some(OnPath::of(path));
    }

    /// Lifts the bandit of a path.
    pub(crate) fn lift_bandit(&mut self, path: Path) {
        let place = self.bandits.iter_mut().find(|place| **place == Some(OnPath::of(path)));
        *place.expect("a bandit that is lifted is there") = None;
    }

    /// Warriors go on the card of the Forest Patrol.
    pub(crate) fn lay_fallen(&mut self, count: u8) {
        self.fallen += count;
    }

    /// All warriors leave the card of the Forest Patrol; says how many.
    pub(crate) fn rally(&mut self) -> u8 {
        std::mem::take(&mut self.fallen)
    }

    /// Sets the cards revealed for the Mole Artisans.
    pub(crate) fn set_revealed(&mut self, cards: Cards) {
        self.revealed = cards;
    }

    /// A card was discarded.
    pub(crate) fn remember(&mut self, card: Card) {
        if let Some(index) = self.discards.iter().position(|&other| other == card) {
            self.discards.remove(index);
        }
        if self.discards.len() == REMEMBERED {
            self.discards.remove(0);
        }
        self.discards.push(card);
    }

    /// Pieces of the turn player have moved into a clearing.
    pub(crate) fn arrive(&mut self, clearing: Clearing, count: u8) {
        let arrived = (self.arrived(clearing) + count).min(MOST_ARRIVED);
        self.set_arrived(clearing, arrived);
    }

    /// Pieces of the turn player have left a clearing: at most those that are left can have come this turn.
    pub(crate) fn leave(&mut self, clearing: Clearing, left: u8) {
        self.set_arrived(clearing, self.arrived(clearing).min(left));
    }

    fn set_arrived(&mut self, clearing: Clearing, count: u8) {
        let pair = &mut self.arrived[clearing.index() / 2];
        *pair = *pair & !(MOST_ARRIVED << shift(clearing)) | count << shift(clearing);
    }
}

/// More pieces that came in one turn are not counted.
const MOST_ARRIVED: u8 = 15;

/// Two clearings share a byte.
const fn shift(clearing: Clearing) -> usize {
    4 * (clearing.index() % 2)
}
