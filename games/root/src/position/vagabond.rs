//! The board of a Vagabond: character, pawn, items, relationships, quests (9.2, 9.3).

use crate::terms::{Character, Faction, Item, Place, Relationship, Suit};

kernel::words! {
    /// How an item lies on a Vagabond's board.
    pub enum ItemState {
        /// Undamaged, face up.
        Ready,
        /// Undamaged, face down.
        Exhausted,
        /// Damaged, face up.
        DamagedReady = "damaged",
        /// Damaged, face down.
        DamagedExhausted,
    }
}

impl ItemState {
    /// Whether it lies face up.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::Ready | Self::DamagedReady)
    }

    /// Whether it is damaged.
    pub const fn is_damaged(self) -> bool {
        matches!(self, Self::DamagedReady | Self::DamagedExhausted)
    }

    /// The same item, face up.
    #[must_use]
    pub const fn turned_up(self) -> Self {
        if self.is_damaged() { Self::DamagedReady } else { Self::Ready }
    }

    /// The same item, face down.
    #[must_use]
    pub const fn turned_down(self) -> Self {
        if self.is_damaged() { Self::DamagedExhausted } else { Self::Exhausted }
    }

    /// The same item, damaged.
    #[must_use]
    pub const fn damaged(self) -> Self {
        if self.is_ready() { Self::DamagedReady } else { Self::DamagedExhausted }
    }

    /// The same item, repaired.
    #[must_use]
    pub const fn repaired(self) -> Self {
        if self.is_ready() { Self::Ready } else { Self::Exhausted }
    }
}

/// The board of a Vagabond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct VagabondBoard {
    character: Option<Character>,
    pawn: Place,
    items: [[u8; 4]; Item::COUNT],
    relationships: [u8; Faction::PLAYED],
    aids: [u8; Faction::PLAYED],
    completed: [u8; 3],
    /// Kinds of which an item marked R is on the board (9.7.3), as bits.
    ruin_items: u8,
}

impl VagabondBoard {
    /// The character.
    pub const fn character(&self) -> Option<Character> {
        self.character
    }

    /// Where the pawn stands.
    #[inline]
    pub const fn pawn(&self) -> Place {
        self.pawn
    }

    /// How many items of a kind lie in a state.
    #[inline]
    pub const fn items(&self, item: Item, state: ItemState) -> u8 {
        self.items[item.index()][state as usize]
    }

    /// How many items lie in each state, kind by kind.
    #[inline]
    pub const fn all_items(&self) -> &[[u8; 4]; Item::COUNT] {
        &self.items
    }

    /// Whether an item marked R of a kind is on the board (9.7.3).
    pub const fn has_ruin_item(&self, item: Item) -> bool {
        self.ruin_items >> item.index() & 1 == 1
    }

    /// How a faction stands with him.
    pub const fn relationship(&self, faction: Faction) -> Relationship {
        Relationship::ALL[self.relationships[faction.index()] as usize]
    }

    /// How often he aided a faction this turn since its marker last moved.
    pub const fn aids(&self, faction: Faction) -> u8 {
        self.aids[faction.index()]
    }

    /// How many quests of a suit he has completed.
    pub const fn completed(&self, suit: Suit) -> u8 {
        match suit {
            Suit::Bird => 0,
            Suit::Fox | Suit::Rabbit | Suit::Mouse => self.completed[suit.index()],
        }
    }
}

/// Verbs.
impl VagabondBoard {
    /// Chooses the character.
    pub(crate) fn set_character(&mut self, character: Character) {
        self.character = Some(character);
    }

    /// Puts the pawn somewhere.
    pub(crate) fn set_pawn(&mut self, place: Place) {
        self.pawn = place;
    }

    /// Adds an item in a state.
    pub(crate) fn add_item(&mut self, item: Item, state: ItemState) {
        self.items[item.index()][state as usize] += 1;
    }

    /// Takes an item that lies in a state.
    #[track_caller]
    pub(crate) fn take_item(&mut self, item: Item, state: ItemState) {
        let count = &mut self.items[item.index()][state as usize];
        *count = count.checked_sub(1).expect("an item that is taken is there");
    }

    /// Notes that an item of a kind came from a ruin.
    pub(crate) fn mark_ruin_item(&mut self, item: Item) {
        self.ruin_items |= 1 << item.index();
    }

    /// Takes an item off the board for good; the mark R goes with the last of its kind (R18).
    pub(crate) fn lose_item(&mut self, item: Item, state: ItemState) {
        self.take_item(item, state);
        if self.items[item.index()] == [0; 4] {
            self.ruin_items &= !(1 << item.index());
        }
    }

    /// Moves the marker of a faction.
    pub(crate) fn set_relationship(&mut self, faction: Faction, to: Relationship) {
        self.relationships[faction.index()] = to as u8;
    }

    /// Counts aids of this turn.
    pub(crate) fn set_aids(&mut self, faction: Faction, aids: u8) {
        self.aids[faction.index()] = aids;
    }

    /// Forgets the aids of the turn.
    pub(crate) fn clear_aids(&mut self) {
        self.aids = [0; Faction::PLAYED];
    }

    /// Counts a completed quest.
    pub(crate) fn complete(&mut self, suit: Suit) {
        self.completed[suit.index()] += 1;
    }
}
