//! The position: plain data, compact, changed through verbs alone.

mod village;
mod board;
mod growth;
mod pack;
mod castle;
mod decks;

pub use board::{Board, Guard};
pub use castle::{Castle, Knell, Loss, PlacedTrap};
pub use decks::Decks;
pub use pack::{Pack, Summoned};
pub use village::Village;

use crate::setting::Setting;
use crate::terms::{HEROES, MONSTERS, PLAYING, Slot, Zone};

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The villagers.
    pub village: Village,
    /// The monsters' side.
    pub pack: Pack,
    /// The castle.
    pub castle: Castle,
    /// The decks.
    pub decks: Decks,
    boards: [Board; MONSTERS],
}

const _: () = assert!(size_of::<Position>() < 2048, "a position is under 2 KiB");

impl Position {
    /// The position before the first card is drawn.
    pub fn new(setting: &Setting) -> Self {
        Self {
            village: Village::default(),
            pack: Pack::default(),
            castle: Castle::new(setting),
            decks: Decks::new(setting),
            boards: [Board::default(); MONSTERS],
        }
    }

    /// The board of a playing monster.
    #[inline]
    pub const fn board(&self, slot: Slot) -> &Board {
        &self.boards[slot.index()]
    }

    /// The board of a playing monster, to change it.
    #[inline]
    pub(crate) const fn board_mut(&mut self, slot: Slot) -> &mut Board {
        &mut self.boards[slot.index()]
    }

    /// Whether a playing monster is alive.
    #[inline]
    pub fn is_alive(&self, slot: Slot) -> bool {
        self.pack.everyone().has(slot.creature())
    }

    /// The first playing monster that owes the choice of a level.
    #[inline]
    pub(crate) fn owing(&self) -> Option<Slot> {
        (0_u8..).take(MONSTERS).map(Slot).find(|slot| self.boards[slot.index()].owed() > 0)
    }

    /// How many figures stand in a zone.
    #[inline]
    pub fn crowd(&self, zone: Zone) -> u8 {
        let troll = self.castle.troll() == Some(zone);
        self.village.count(zone) + self.pack.count(zone) + u8::from(troll)
    }

    /// What is wrong with the position.
    pub(crate) fn audit(&self, setting: &Setting) -> Result<(), String> {
        self.village.audit()?;
        self.pack.audit()?;
        for slot in setting.slots() {
            self.board(slot).audit(setting.board(slot))?;
            let (damage, health) = (self.pack.damage(slot.creature()), setting.board(slot).health);
            if damage >= health {
                return Err(format!("{damage} damage on {}", setting.monster(slot)));
            }
        }
        let strangers = PLAYING.and(self.pack.everyone()).iter();
        if strangers.filter(|creature| creature.0 >= setting.count()).count() > 0 {
            return Err("a monster that does not play is on the map".to_owned());
        }
        let placed = setting.map.zones.iter().filter_map(|zone| self.castle.trap(zone));
        let heroes = self.village.everyone().and(HEROES).len();
        self.decks.audit(setting, placed.map(|trap| trap.card), heroes)
    }
}
