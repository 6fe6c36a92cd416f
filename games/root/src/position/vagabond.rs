//! The board of a Vagabond: character, pawn, items, relationships, quests (9.2, 9.3).

use crate::terms::{Character, Faction, Item, Place, Relationship, Suit};

/// How an item on a Vagabond's board lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ItemState {
    /// Undamaged, face up.
    Ready,
    /// Undamaged, face down.
    Exhausted,
    /// Damaged, face up.
    DamagedReady,
    /// Damaged, face down.
    DamagedExhausted,
}

/// The board of a Vagabond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct VagabondBoard {
    character: Option<Character>,
    pawn: Place,
    items: [[u8; 4]; Item::COUNT],
    relationships: [u8; Faction::COUNT],
    aids: [u8; Faction::COUNT],
    completed: [u8; 3],
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
        self.aids = [0; Faction::COUNT];
    }

    /// Counts a completed quest.
    pub(crate) fn complete(&mut self, suit: Suit) {
        self.completed[suit.index()] += 1;
    }
}
