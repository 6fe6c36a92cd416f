//! The board of the Hundreds: Hoard and mood (14.2.4, 14.7).

use crate::setting::boards::HoardRow;
use crate::terms::{Item, ItemCounts, Mood, Track};

/// The board of the Hundreds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HundredsBoard {
    hoard: ItemCounts,
    mood: Option<Mood>,
    /// Kinds of items of the Hoard that are marked R, as bits (9.7.3).
    ruin_items: u8,
    /// Ruins whose items they have looked at, as bits (9.7.3).
    ruins_seen: u8,
    /// Whether they loot in the battle being fought (14.2.5).
    looting: bool,
}

impl HundredsBoard {
    /// The items of the Hoard.
    pub const fn hoard(&self) -> &ItemCounts {
        &self.hoard
    }

    /// The mood of the warlord.
    pub const fn mood(&self) -> Option<Mood> {
        self.mood
    }

    /// The items on a track of the Hoard.
    pub fn on_track<'r>(
        &self,
        row: &'r HoardRow,
        track: Track,
    ) -> impl Iterator<Item = Item> + use<'r> {
        let hoard = self.hoard;
        row.items(track).iter().copied().filter(move |&item| hoard.of(item) > 0)
    }

    /// How many items are on a track.
    pub fn count(&self, row: &HoardRow, track: Track) -> u8 {
        row.items(track).iter().map(|&item| self.hoard.of(item)).sum()
    }

    /// 14.2.4.II Command and Prowess. The value of a track, by the number of its items.
    pub fn value(&self, row: &HoardRow, track: Track) -> u8 {
        kernel::cite(crate::law::hundreds::COMMAND_AND_PROWESS);
        let count = usize::from(self.count(row, track));
        row.values[count.min(row.values.len() - 1)]
    }

    /// Whether an item marked R of a kind is in the Hoard (9.7.3).
    pub const fn has_ruin_item(&self, item: Item) -> bool {
        self.ruin_items >> item.index() & 1 == 1
    }

    /// Whether they have looked under a ruin (9.7.3).
    pub const fn has_seen_ruin(&self, ruin: usize) -> bool {
        self.ruins_seen >> ruin & 1 == 1
    }

    /// Whether they loot in the battle being fought.
    pub const fn is_looting(&self) -> bool {
        self.looting
    }

    /// Adds an item to the Hoard.
    pub(crate) fn gain(&mut self, item: Item) {
        self.hoard.add(item);
    }

    /// Notes that the item of this kind they gained is marked R.
    pub(crate) fn mark_ruin_item(&mut self, item: Item) {
        self.ruin_items |= 1 << item.index();
    }

    /// Takes an item out of the Hoard; of several of a kind the one marked R goes first (R36).
    pub(crate) fn lose(&mut self, item: Item) {
        self.hoard.take(item);
        self.ruin_items &= !(1 << item.index());
    }

    /// Notes that they have looked under a ruin.
    pub(crate) fn look_under_ruin(&mut self, ruin: usize) {
        self.ruins_seen |= 1 << ruin;
    }

    /// Changes the mood.
    pub(crate) fn set_mood(&mut self, mood: Mood) {
        self.mood = Some(mood);
    }

    /// Notes whether they loot.
    pub(crate) fn set_looting(&mut self, looting: bool) {
        self.looting = looting;
    }
}
