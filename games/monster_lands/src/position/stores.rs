//! Verbs of the stores: Glory, Gold, tokens, Loot, Trophies, Lands.

use super::Position;
use crate::Setting;
use crate::terms::{Land, Loot, Monster, Store, Token};
use kernel::Seat;

macro_rules! stores {
    ($($holder:ident)*) => { $(
        impl super::$holder {
            /// Its Defence tokens.
            pub const fn defence(&self) -> u8 {
                self.stores[Store::Defence.index()]
            }

            /// Its Potions.
            pub const fn potions(&self) -> u8 {
                self.stores[Store::Potions.index()]
            }

            /// Its Venoms.
            pub const fn venoms(&self) -> u8 {
                self.stores[Store::Venoms.index()]
            }
        }
    )* };
}

stores!(Assignment Clan);

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
        let room = self.room_for(setting, seat, what);
        let count = self.left_of_tokens(setting, what, count.min(room));
        self.clan_mut(seat).stores[what.index()] += count;
        count
    }

    /// How many more tokens a play area may store.
    pub(crate) fn room_for(&self, setting: &Setting, seat: Seat, what: Store) -> u8 {
        let limits = setting.numbers.limits;
        let limit = match what {
            Store::Defence => limits.defence,
            Store::Potions => limits.potions,
            Store::Venoms => limits.venoms,
        };
        limit.saturating_sub(self.clan(seat).stores[what.index()])
    }

    /// Takes Defence tokens, Potions or Venoms out of a play area.
    pub(crate) fn unstore(&mut self, seat: Seat, what: Store, count: u8) {
        let stored = &mut self.clan_mut(seat).stores[what.index()];
        *stored = stored.checked_sub(count).expect("what is taken from a store is there");
    }

    /// What is left of a wish for tokens where stocks are limited.
    pub(super) fn left_of_tokens(&self, setting: &Setting, what: Store, wish: u8) -> u8 {
        let supply = setting.numbers.supply;
        let supply = match what {
            Store::Defence => supply.defence,
            Store::Potions => supply.potions,
            Store::Venoms => supply.venoms,
        };
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
        let carried = self.outside.paths.iter().map(|path| path.stores);
        held.chain(carried).map(|stores| u16::from(stores[what.index()])).sum()
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
