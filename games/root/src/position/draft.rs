//! The set-up cards on the table and the homelands that were chosen (A.8).

use crate::terms::{Character, Clearings, Faction, PLAYERS};
use kernel::Seat;

/// The most set-up cards on the table: one more than there are players.
pub const SETUP_CARDS: usize = PLAYERS + 1;

/// A set-up card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SetupCard {
    /// The faction it sets up.
    pub faction: Faction,
    /// The character beside the card of a Vagabond (A.8.1.III).
    pub character: Option<Character>,
}

/// The set-up cards on the table and the homelands that were chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Draft {
    cards: [Option<SetupCard>; SETUP_CARDS],
    /// Whether the last card is locked until a militant was picked (A.8.1.II).
    locked: bool,
    homelands: [Clearings; PLAYERS],
    /// The characters that belong to the Vagabonds.
    characters: [Option<Character>; 2],
}

impl Draft {
    /// The cards that nobody has picked, in the order they were drawn.
    pub fn cards(&self) -> impl Iterator<Item = SetupCard> {
        self.cards.iter().copied().flatten()
    }

    /// The faction of the card that is locked, as long as it is on the table.
    pub fn locked(&self) -> Option<Faction> {
        let last = self.cards().last().filter(|_| self.locked);
        last.map(|card| card.faction)
    }

    /// The homelands of a player.
    pub const fn homelands(&self, seat: Seat) -> Clearings {
        self.homelands[seat.index()]
    }

    /// The homelands of all other players.
    pub fn homelands_of_others(&self, seat: Seat) -> Clearings {
        let all = self.homelands.iter().enumerate();
        let others = all.filter(|(index, _)| *index != seat.index()).map(|(_, &home)| home);
        others.fold(Clearings::NONE, Clearings::union)
    }

    /// The character that came with the card of a Vagabond.
    pub const fn character(&self, vagabond: usize) -> Option<Character> {
        self.characters[vagabond]
    }

    /// Lays a card on the table.
    pub(crate) fn lay(&mut self, place: usize, card: SetupCard) {
        self.cards[place] = Some(card);
    }

    /// Locks the last card.
    pub(crate) fn lock_last(&mut self) {
        self.locked = true;
    }

    /// Takes a card off the table. Of two Vagabonds, whoever is picked first is the first (9.7).
    pub(crate) fn take(&mut self, faction: Faction) -> Option<SetupCard> {
        let of = |card: &Option<SetupCard>| card.is_some_and(|card| card.faction == faction);
        let was_locked = self.locked() == Some(faction);
        let card = self.cards.iter().position(of).and_then(|place| self.cards[place].take())?;
        if was_locked {
            self.locked = false;
        }
        if faction == Faction::SecondVagabond && self.characters[0].is_none() {
            let other = self.cards.iter_mut().flatten();
            for card in other.filter(|card| card.faction == Faction::Vagabond) {
                card.faction = Faction::SecondVagabond;
            }
            return Some(SetupCard { faction: Faction::Vagabond, ..card });
        }
        Some(card)
    }

    /// A Vagabond has a character.
    pub(crate) fn set_character(&mut self, vagabond: usize, character: Option<Character>) {
        self.characters[vagabond] = character;
    }

    /// A player has a homeland more.
    pub(crate) fn add_homeland(&mut self, seat: Seat, clearing: crate::terms::Clearing) {
        let own = &mut self.homelands[seat.index()];
        *own = own.with(clearing);
    }
}
