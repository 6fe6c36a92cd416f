//! The board of the Keepers: relics, waystations and Retinue (15.2, 15.5, 15.6).

use crate::terms::{Card, Cards, Clearing, Forest, Piece, Relic, RelicType, Retinue};

/// How many waystations there are (15.2.2).
pub const WAYSTATIONS: usize = 3;

/// Where a relic is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RelicPlace {
    /// Not on the table yet.
    #[default]
    Aside,
    /// In a forest.
    Forest(Forest),
    /// In a clearing.
    Clearing(Clearing),
    /// In the hand of an enemy, who is to place it in a forest (15.2.5).
    Trophy,
    /// In the Relics box.
    Recovered,
}

/// A waystation on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Waystation {
    /// Where it stands.
    pub clearing: Clearing,
    /// The type of relic that is up.
    pub up: RelicType,
}

/// A token of the Keepers that differs from the others of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    /// A relic.
    Relic(Relic),
    /// A waystation, by its row in the data.
    Waystation(u8),
}

impl Token {
    /// The kind of piece.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Relic(_) => Piece::Relic,
            Self::Waystation(_) => Piece::Waystation,
        }
    }
}

/// The board of the Keepers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KeepersBoard {
    /// The cards of the Retinue, column by column.
    retinue: [Cards; Retinue::ALL.len()],
    /// Those that have acted this Daylight.
    acted: Cards,
    /// Faithful Retainers in each column.
    faithful: [u8; Retinue::ALL.len()],
    /// How many of them have acted this Daylight.
    acted_faithful: [u8; Retinue::ALL.len()],
    relics: [RelicPlace; Relic::COUNT],
    /// Relics whose value everybody sees, as bits.
    face_up: u16,
    waystations: [Option<Waystation>; WAYSTATIONS],
    /// Which of several that look different is removed next.
    chosen: Option<Token>,
}

/// Relics.
impl KeepersBoard {
    /// Where a relic is.
    pub const fn place_of(&self, relic: Relic) -> RelicPlace {
        self.relics[relic.index()]
    }

    /// Whether everybody sees the value of a relic.
    pub const fn is_face_up(&self, relic: Relic) -> bool {
        self.face_up >> relic.index() & 1 == 1
    }

    /// The relics in a place.
    pub fn relics_at(&self, place: RelicPlace) -> impl Iterator<Item = Relic> + use<> {
        let relics = self.relics;
        Relic::all().filter(move |relic| relics[relic.index()] == place)
    }

    /// How many relics of a type were recovered: they fill their row from the left.
    pub fn recovered(&self, kind: RelicType) -> usize {
        self.relics_at(RelicPlace::Recovered).filter(|relic| relic.kind() == kind).count()
    }

    /// Relics that are neither in clearings nor aside.
    pub fn relics_elsewhere(&self) -> u8 {
        let elsewhere = |place: &&RelicPlace| match place {
            RelicPlace::Aside | RelicPlace::Clearing(_) => false,
            RelicPlace::Forest(_) | RelicPlace::Trophy | RelicPlace::Recovered => true,
        };
        u8::try_from(self.relics.iter().filter(elsewhere).count()).expect("relics are few")
    }

    /// Puts a relic somewhere.
    pub(crate) fn put(&mut self, relic: Relic, place: RelicPlace) {
        self.relics[relic.index()] = place;
    }

    /// Turns a relic face up.
    pub(crate) fn turn_up(&mut self, relic: Relic) {
        self.face_up |= 1 << relic.index();
    }

    /// Two relics change places.
    pub(crate) fn swap(&mut self, one: Relic, other: Relic) {
        self.relics.swap(one.index(), other.index());
    }
}

/// Waystations.
impl KeepersBoard {
    /// A waystation on the map, by its row in the data.
    pub const fn waystation(&self, number: usize) -> Option<Waystation> {
        self.waystations[number]
    }

    /// The waystations in a clearing, by their rows in the data.
    pub fn waystations_in(&self, clearing: Clearing) -> impl Iterator<Item = usize> + use<> {
        let stand = self.waystations;
        (0..WAYSTATIONS)
            .filter(move |&number| stand[number].is_some_and(|at| at.clearing == clearing))
    }

    /// Whether a waystation in a clearing shows a type.
    pub fn shows(&self, clearing: Clearing, kind: RelicType) -> bool {
        self.waystations.contains(&Some(Waystation { clearing, up: kind }))
    }

    /// Puts a waystation on the map, or back on the board.
    pub(crate) fn set_waystation(&mut self, number: usize, stands: Option<Waystation>) {
        self.waystations[number] = stands;
    }

    /// Notes which token is removed next.
    pub(crate) fn choose(&mut self, token: Token) {
        self.chosen = Some(token);
    }

    /// The token that is removed next, if one was chosen.
    pub(crate) const fn chosen(&self) -> Option<Token> {
        self.chosen
    }

    /// Takes the token that was chosen to go.
    pub(crate) fn take_chosen(&mut self) -> Option<Token> {
        self.chosen.take()
    }
}

/// The Retinue.
impl KeepersBoard {
    /// The cards of a column of the Retinue, the Faithful Retainers not among them.
    pub const fn column(&self, column: Retinue) -> Cards {
        self.retinue[column.index()]
    }

    /// The Faithful Retainers of a column.
    pub const fn faithful(&self, column: Retinue) -> u8 {
        self.faithful[column.index()]
    }

    /// All cards of the Retinue but the Faithful Retainers.
    pub fn retinue(&self) -> Cards {
        self.retinue.into_iter().fold(Cards::NONE, Cards::union)
    }

    /// How many cards the Retinue holds, Faithful Retainers among them.
    pub fn size(&self) -> u8 {
        let cards = u8::try_from(self.retinue().len()).expect("a deck is small");
        cards + self.faithful.iter().sum::<u8>()
    }

    /// The cards of a column that have not acted this Daylight.
    pub fn waiting(&self, column: Retinue) -> Cards {
        self.retinue[column.index()].minus(self.acted)
    }

    /// The Faithful Retainers of a column that have not acted this Daylight.
    pub const fn waiting_faithful(&self, column: Retinue) -> u8 {
        self.faithful[column.index()] - self.acted_faithful[column.index()]
    }

    /// A Daylight begins: nobody has acted.
    pub(crate) fn begin(&mut self) {
        self.acted = Cards::NONE;
        self.acted_faithful = [0; Retinue::ALL.len()];
    }

    /// A card acts, or a Faithful Retainer of a column.
    pub(crate) fn act(&mut self, column: Retinue, card: Option<Card>) {
        match card {
            Some(card) => self.acted = self.acted.with(card),
            None => self.acted_faithful[column.index()] += 1,
        }
    }

    /// Adds a card to a column, or a Faithful Retainer.
    pub(crate) fn add(&mut self, column: Retinue, card: Option<Card>) {
        match card {
            Some(card) => self.retinue[column.index()] = self.column(column).with(card),
            None => self.faithful[column.index()] += 1,
        }
    }

    /// Takes a card out of a column, or a Faithful Retainer: one that has acted, if any has.
    pub(crate) fn take(&mut self, column: Retinue, card: Option<Card>) {
        if let Some(card) = card {
            self.retinue[column.index()] = self.column(column).without(card);
            self.acted = self.acted.without(card);
        } else {
            self.faithful[column.index()] -= 1;
            let acted = &mut self.acted_faithful[column.index()];
            *acted = acted.saturating_sub(1);
        }
    }
}
