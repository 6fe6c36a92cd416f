//! Items (5.1.5, 9.2.5, G.1.17).

use serde::Serialize;

kernel::words! {
    /// A kind of item.
    pub enum Item {
        Boot, Bag, Crossbow, Hammer, Sword, Tea,
        Coins, Torch,
    }
}

impl Item {
    /// How many kinds there are.
    pub const COUNT: usize = Self::ALL.len();
}

/// How many items of each kind there are somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct ItemCounts([u8; Item::COUNT]);

impl ItemCounts {
    /// No item.
    pub const fn none() -> Self {
        Self([0; Item::COUNT])
    }

    /// How many of one kind.
    #[inline]
    pub const fn of(&self, item: Item) -> u8 {
        self.0[item.index()]
    }

    /// Adds one.
    pub fn add(&mut self, item: Item) {
        self.0[item.index()] += 1;
    }

    /// Takes one that is there.
    #[track_caller]
    pub fn take(&mut self, item: Item) {
        assert!(self.of(item) > 0, "an item that is taken is there");
        self.0[item.index()] -= 1;
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds there is at least one of.
    pub fn kinds(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().filter(move |&item| self.of(item) > 0)
    }
}

impl FromIterator<Item> for ItemCounts {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Self {
        let mut counts = Self::default();
        items.into_iter().for_each(|item| counts.add(item));
        counts
    }
}
