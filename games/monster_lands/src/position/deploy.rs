//! Verbs of dice: pools, spaces, Paths.

use super::{Assignment, Placed, Position, Traveller};
use crate::Setting;
use crate::terms::{Building, Colour, Dice, Die, Mercenary, Path, Space, Store, Token};
use kernel::Seat;

impl Position {
    /// Puts a die into a pool.
    pub(crate) fn add_die(&mut self, seat: Seat, die: Die) {
        self.clan_mut(seat).pool.add(die);
    }

    /// Takes a die out of a pool to nowhere: it is spent for the round.
    pub(crate) fn spend_die(&mut self, seat: Seat, die: Die) {
        self.clan_mut(seat).pool.take(die);
        *self.spent.of_mut(die.colour()) += 1;
    }

    /// Notes dice that are spent for the round.
    pub(crate) const fn add_spent(&mut self, dice: Dice) {
        self.spent = self.spent.plus(dice);
    }

    /// A Novice has converted a die.
    pub(crate) const fn convert(&mut self, seat: Seat) {
        self.clan_mut(seat).conversions += 1;
    }

    /// How many dice of a colour are out of the reserve.
    pub(crate) fn dice_in_play(&self, setting: &Setting, colour: Colour) -> u16 {
        let pools = self.clans.iter().map(|clan| clan.pool.dice());
        let paths = self.outside.paths.iter().map(|path| path.dice);
        let placed = self.citadel.dice(|building, space| dice_on(setting, building, space));
        let all = pools.chain(paths).chain([placed, self.spent, self.battle.trap_dice()]);
        all.map(|dice| u16::from(dice.of(colour))).sum()
    }

    /// How many of the dice wished for the reserve has (M1.6).
    pub(crate) fn dice_from_reserve(&self, setting: &Setting, colour: Colour, wish: u8) -> u8 {
        let supply = setting.numbers.supply.dice().of(colour);
        self.left_of_supply(setting, supply, wish, |position| {
            position.dice_in_play(setting, colour)
        })
    }

    /// Places a die of a pool on the next free space of a building.
    pub(crate) fn place_die(&mut self, seat: Seat, building: Building, die: Die) {
        self.clan_mut(seat).pool.take(die);
        self.put_on_building(Some(seat), building, die);
    }

    /// Puts a die on the next free space of a building.
    pub(crate) fn put_on_building(&mut self, by: Option<Seat>, building: Building, die: Die) {
        let spaces = &mut self.citadel.spaces[building.index()];
        let space = spaces.iter_mut().find(|space| space.is_none());
        *space.expect("a building where a die is placed has a free space") =
            Some(Placed { by, die });
        if let Die::Persuasion(face) = die {
            self.citadel.persuasion[building.index()] = face;
        }
    }

    /// Places dice of a pool on a given space.
    pub(crate) fn place_on_space(
        &mut self,
        seat: Seat,
        building: Building,
        space: Space,
        die: Die,
    ) {
        let place = &mut self.citadel.spaces[building.index()][space.index()];
        *place = Some(Placed { by: Some(seat), die });
        self.clan_mut(seat).pool.take(die);
    }

    /// Puts a die of Madhala's on a given space.
    pub(crate) const fn put_on_space(&mut self, building: Building, space: Space, die: Die) {
        self.citadel.spaces[building.index()][space.index()] = Some(Placed { by: None, die });
    }

    /// Takes one more die of a double space out of the pool.
    pub(crate) fn place_second(&mut self, seat: Seat, die: Die) {
        self.clan_mut(seat).pool.take(die);
    }

    /// Puts a die of a pool into the Pawn Shop.
    pub(crate) fn pawn(&mut self, seat: Seat, die: Die) {
        self.clan_mut(seat).pool.take(die);
        *self.citadel.pawned.of_mut(die.colour()) += 1;
    }

    fn road(&mut self, path: Path) -> &mut Assignment {
        &mut self.outside.paths[path.index()]
    }

    /// Assigns a Mercenary to a Path.
    pub(crate) fn assign(&mut self, mercenary: Mercenary, path: Path) {
        self.road(path).who = Some(Traveller::Mercenary(mercenary));
        self.assigned.insert(mercenary);
    }

    /// Puts one of Madhala's tokens on a Path.
    pub(crate) fn assign_madhala(&mut self, path: Path) {
        self.road(path).who = Some(Traveller::Madhala);
        self.madhala_tokens -= 1;
    }

    /// Gives Madhala her tokens.
    pub(crate) const fn give_madhala(&mut self, tokens: u8) {
        self.madhala_tokens = tokens;
    }

    /// Moves a die of a pool to a Path.
    pub(crate) fn deploy_die(&mut self, seat: Seat, path: Path, die: Die) {
        self.clan_mut(seat).pool.take(die);
        *self.road(path).dice.of_mut(die.colour()) += 1;
    }

    /// Moves a Trap of a hand to the bottom of a Path.
    pub(crate) fn deploy_trap(&mut self, seat: Seat, path: Path, token: Token) {
        assert!(self.clan_mut(seat).traps.remove(token), "a deployed Trap was in hand");
        self.road(path).traps.push(token);
    }

    /// Moves a Defence token, a Potion or a Venom of a play area to a Path.
    pub(crate) fn take_along(&mut self, seat: Seat, path: Path, what: Store) {
        self.unstore(seat, what, 1);
        *self.road(path).stores.of_mut(what) += 1;
    }

    /// Puts a Potion or a Venom of the reserve on an Assignment token, if there is one.
    pub(crate) fn add_one(&mut self, setting: &Setting, path: Path, what: Store) {
        let one = self.tokens_from_reserve(setting, what, 1);
        *self.road(path).stores.of_mut(what) += one;
    }

    /// Discards a Defence token, a Potion or a Venom of a Path.
    pub(crate) fn spend(&mut self, path: Path, what: Store) {
        *self.road(path).stores.of_mut(what) -= 1;
    }

    /// Puts Gold of the reserve on an Assignment token, as far as there is some.
    pub(crate) fn add_gold(&mut self, setting: &Setting, path: Path, gold: u8) {
        let supply = setting.numbers.supply.gold;
        let gold = self.left_of_supply(setting, supply, gold, Self::gold_in_play);
        self.road(path).gold += gold;
    }

    /// Clears a Path: dice are spent, Traps discarded, the rest is gone; a Mercenary there comes home.
    pub(crate) fn clear_path(&mut self, setting: &Setting, path: Path) {
        let old = std::mem::take(self.road(path));
        self.add_spent(old.dice);
        old.traps.iter().for_each(|&token| self.bury_trap(setting, token));
        match old.who {
            Some(Traveller::Mercenary(mercenary)) => {
                self.assigned.remove(mercenary);
            }
            Some(Traveller::Madhala) => self.madhala_tokens += 1,
            None => {}
        }
    }

    /// All dice go back to the reserve.
    pub(crate) fn return_dice(&mut self) {
        self.spent = Dice::default();
        self.citadel.pawned = Dice::default();
        self.citadel.spaces = [[None; 4]; Building::ALL.len()];
        self.citadel.persuasion = [0; Building::ALL.len()];
        self.clans.iter_mut().for_each(|clan| clan.pool = super::Pool::default());
        self.outside.paths.iter_mut().for_each(|path| path.dice = Dice::default());
    }
}

/// How many dice lie on a taken space.
fn dice_on(setting: &Setting, building: Building, space: usize) -> u8 {
    match building {
        Building::Mine => setting.citadel.mine.dice[space],
        Building::Lodge
        | Building::Alchemist
        | Building::Tavern
        | Building::Armory
        | Building::PawnShop
        | Building::Bazaar => 1,
    }
}
