//! Verbs of the stores: Glory, Gold, tokens, Loot, Trophies, Lands.

use super::Position;
use crate::Setting;
use crate::terms::{Land, Loot, Monster, Store, Token};
use kernel::Seat;

/// How many Defence tokens, Potions and Venoms there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Stores([u8; Store::ALL.len()]);

impl Stores {
    pub(super) const fn of(self, what: Store) -> u8 {
        self.0[what.index()]
    }

    pub(super) const fn of_mut(&mut self, what: Store) -> &mut u8 {
        &mut self.0[what.index()]
    }
}

/// What can be asked of everything that holds such tokens.
macro_rules! holders {
    ($($holder:ident)*) => { $(
        impl super::$holder {
            /// How many of these tokens it has.
            pub const fn stored(&self, what: Store) -> u8 {
                self.stores.of(what)
            }

            /// Its Defence tokens.
            pub const fn defence(&self) -> u8 {
                self.stores.of(Store::Defence)
            }

            /// Its Potions.
            pub const fn potions(&self) -> u8 {
                self.stores.of(Store::Potions)
            }

            /// Its Venoms.
            pub const fn venoms(&self) -> u8 {
                self.stores.of(Store::Venoms)
            }
        }
    )* };
}

holders!(Assignment Clan);

impl Position {
    /// Adds Glory.
    pub(crate) fn gain_glory(&mut self, seat: Seat, glory: u8) {
        let clan = self.clan_mut(seat);
        clan.glory = clan.glory.saturating_add(glory);
    }

    /// Takes Glory, as far as there is some.
    pub(crate) fn lose_glory(&mut self, seat: Seat, glory: u8) {
        let clan = self.clan_mut(seat);
        clan.glory = clan.glory.saturating_sub(glory);
    }

    /// Adds Gold, as far as the supply has it; says how much.
    pub(crate) fn gain_gold(&mut self, setting: &Setting, seat: Seat, gold: u8) -> u8 {
        let gold =
            self.left_of_supply(setting, setting.numbers.supply.gold, gold, Self::gold_in_play);
        self.clan_mut(seat).gold += u16::from(gold);
        gold
    }

    /// Pays Gold, all of it.
    pub(crate) fn pay(&mut self, seat: Seat, price: u16) {
        let clan = self.clan_mut(seat);
        clan.gold = clan.gold.checked_sub(price).expect("a price that is paid can be paid");
    }

    /// Adds Defence tokens, Potions or Venoms up to the limit; says how many.
    pub(crate) fn store(&mut self, setting: &Setting, seat: Seat, what: Store, count: u8) -> u8 {
        let held = self.clan(seat).stores.of(what);
        let room = setting.numbers.limits.of(what).saturating_sub(held);
        let count = self.tokens_from_reserve(setting, what, count.min(room));
        *self.clan_mut(seat).stores.of_mut(what) += count;
        count
    }

    /// Takes Defence tokens, Potions or Venoms out of a play area.
    pub(crate) fn unstore(&mut self, seat: Seat, what: Store, count: u8) {
        let held = self.clan_mut(seat).stores.of_mut(what);
        *held = held.checked_sub(count).expect("what is taken from a store is there");
    }

    /// How many of the tokens wished for the reserve has.
    pub(super) fn tokens_from_reserve(&self, setting: &Setting, what: Store, wish: u8) -> u8 {
        let supply = setting.numbers.supply.of(what);
        self.left_of_supply(setting, supply, wish, |position| position.tokens_in_play(what))
    }

    /// M1.6 Stocks.
    ///
    /// What is left of a wish where stocks are limited (M1.6).
    pub(super) fn left_of_supply(
        &self,
        setting: &Setting,
        supply: u8,
        wish: u8,
        in_play: impl Fn(&Self) -> u16,
    ) -> u8 {
        if !setting.chosen.limited_supply {
            return wish;
        }
        kernel::cite(crate::law::components::STOCKS);
        let left = u16::from(supply).saturating_sub(in_play(self));
        wish.min(u8::try_from(left).unwrap_or(u8::MAX))
    }

    /// The Gold in play areas and on Paths.
    pub(crate) fn gold_in_play(&self) -> u16 {
        let held: u16 = self.clans.iter().map(|clan| clan.gold).sum();
        held + self.outside.paths.iter().map(|path| u16::from(path.gold)).sum::<u16>()
    }

    /// The tokens of a sort in play areas and on Paths.
    pub(crate) fn tokens_in_play(&self, what: Store) -> u16 {
        let held = self.clans.iter().map(|clan| clan.stores);
        let taken = self.outside.paths.iter().map(|path| path.stores);
        held.chain(taken).map(|stores| u16::from(stores.of(what))).sum()
    }

    /// Gives a Trap token to a play area.
    pub(crate) fn take_trap(&mut self, seat: Seat, token: Token) {
        self.clan_mut(seat).traps.insert(token);
    }

    /// Discards a Trap token of a play area.
    pub(crate) fn discard_trap(&mut self, setting: &Setting, seat: Seat, token: Token) {
        assert!(self.clan_mut(seat).traps.remove(token), "a discarded Trap was in hand");
        self.bury_trap(setting, token);
    }

    /// Gives Loot to a clan.
    pub(crate) fn take_loot(&mut self, seat: Seat, loot: Loot) {
        self.clan_mut(seat).loot.insert(loot);
    }

    /// Discards Loot of a clan.
    pub(crate) fn discard_loot(&mut self, seat: Seat, loot: Loot) {
        assert!(self.clan_mut(seat).loot.remove(loot), "discarded Loot was held");
        self.outside.loot_discard.insert(loot);
    }

    /// Gives an eliminated Monster to a clan as Trophies.
    pub(crate) fn take_trophy(&mut self, seat: Seat, monster: Monster) {
        self.clan_mut(seat).trophies.insert(monster);
    }

    /// Discards a Trophy card of a clan.
    pub(crate) fn discard_trophy(&mut self, seat: Seat, monster: Monster) {
        assert!(self.clan_mut(seat).trophies.remove(monster), "a sold Trophy was held");
        self.outside.monster_discard.insert(monster);
    }

    /// Gives a conquered Land to a clan.
    pub(crate) fn take_land(&mut self, seat: Seat, land: Land) {
        self.clan_mut(seat).lands.insert(land);
    }

    /// Counts a completed Mission.
    pub(crate) const fn complete_mission(&mut self, seat: Seat) {
        self.clan_mut(seat).missions += 1;
    }
}
