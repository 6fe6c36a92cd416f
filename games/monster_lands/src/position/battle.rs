//! The battle or Mission that is being resolved (M20 to M29), and its verbs.

use super::{PATH_TOKENS, Position, Traveller};
use crate::Setting;
use crate::setting::TrapEffect;
use crate::terms::{
    Colour, Dice, Face, Land, Mercenary, Monster, Path, Place, Store, Token, Trap, TrapType,
};
use kernel::{FixedVec, Seat, Set};

/// More dice than deployment, Traps and theft bring together on one Path.
const MOST_DICE: usize = 20;
/// The most Paths a place has.
const FRONTS: usize = 4;

/// Where a token lies that somebody cannot see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenSlot {
    /// In a hand.
    Hand(Seat),
    /// On a Path, by its index from the top.
    Path(Path, u8),
}

/// A Divert Trick that waits for the attack of the Monster (M35.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Diverted {
    /// Whom it was aimed at.
    pub target: Path,
    /// How many attack dice.
    pub dice: u8,
}

impl Default for Diverted {
    fn default() -> Self {
        Self { target: Path::A1, dice: 0 }
    }
}

/// Which source rerolled a die, for those that may touch a die only once (M25.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RerolledBy {
    /// The Talent of the Mercenary.
    Talent,
    /// A piece of its Equipment.
    Equipment,
}

/// A die that was rolled on a Path, packed into a byte: face, colour, and which sources rerolled it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Rolled(u8);

impl Rolled {
    const COLOUR: u8 = 3;
    const TALENT: u8 = 1 << 5;
    const EQUIPMENT: u8 = 1 << 6;

    /// A die as it fell.
    pub const fn new(colour: Colour, face: Face) -> Self {
        Self((colour as u8) << Self::COLOUR | face)
    }

    /// What it shows.
    pub const fn face(self) -> Face {
        self.0 & 0b111
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> Self::COLOUR & 0b11) as usize]
    }

    /// Whether this source has rerolled it.
    pub const fn was_rerolled(self, by: RerolledBy) -> bool {
        self.0 & Self::mark(by) != 0
    }

    /// The die with a new face, marked by the source that rerolled it.
    #[must_use]
    pub const fn fallen_again(self, face: Face, by: Option<RerolledBy>) -> Self {
        let mark = match by {
            Some(by) => Self::mark(by),
            None => 0,
        };
        Self(self.0 & !0b111 | face | mark)
    }

    const fn mark(by: RerolledBy) -> u8 {
        match by {
            RerolledBy::Talent => Self::TALENT,
            RerolledBy::Equipment => Self::EQUIPMENT,
        }
    }
}

impl std::fmt::Debug for Rolled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.colour(), self.face())
    }
}

kernel::words! {
    /// How a Mercenary has fared on its Path.
    #[derive(Default)]
    pub enum Fared {
        /// It has not been active.
        #[default]
        Waiting,
        /// It is active and has not ended its own attack.
        Active,
        /// It has attacked or tried to conquer, without reward.
        Tried,
        /// It captured, eliminated or conquered.
        Rewarded,
    }
}

/// What a battle adds to one of its Paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Front {
    trap_dice: Dice,
    shielded_dice: Dice,
    rolled: FixedVec<Rolled, MOST_DICE>,
    diverted: FixedVec<Diverted, PATH_TOKENS>,
    blocks_spent: u8,
    fared: Fared,
}

impl Front {
    /// The dice that were rolled here, in order.
    pub fn rolled(&self) -> &[Rolled] {
        &self.rolled
    }

    /// How many Defence Talents were spent this round (M6.3).
    pub const fn blocks_spent(&self) -> u8 {
        self.blocks_spent
    }

    /// The first Divert Trick that waits here.
    pub fn waiting_divert(&self) -> Option<Diverted> {
        self.diverted.first().copied()
    }

    /// The Divert Tricks that wait here.
    pub fn diverted(&self) -> &[Diverted] {
        &self.diverted
    }

    /// How the Mercenary has fared.
    pub const fn fared(&self) -> Fared {
        self.fared
    }
}

kernel::words! {
    /// What an attack is for.
    #[derive(Default)]
    pub enum Aim {
        /// To capture or eliminate the Monster (M25).
        #[default]
        Monster,
        /// To conquer the Land (M27).
        Land,
        /// To reach the objective of a dice Mission (M21).
        Mission,
    }
}

/// Rerolls that are left in an attack, by source (M25.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rerolls {
    /// From the Talent.
    pub talent: u8,
    /// From the Weapon, the Attire and the Spell.
    pub equipment: [u8; 3],
    /// From the Path.
    pub path: u8,
    /// From Loot, of Strength or Magic.
    pub loot: u8,
    /// From Loot, of Magic only.
    pub magic_loot: u8,
}

/// The attack of the active Mercenary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Attack {
    /// What it is for.
    pub aim: Aim,
    /// The rerolls that are left.
    pub rerolls: Rerolls,
    /// What spent Venoms add.
    pub venom: u8,
    /// What Loot adds to each Strength die.
    pub strength_loot: u8,
    /// What Loot adds to each Magic die.
    pub magic_loot: u8,
    /// What Loot adds for elimination only.
    pub elimination_loot: u8,
}

/// The battle that is being resolved, and what earlier Paths of it have left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Battle {
    /// Where.
    pub place: Option<Place>,
    /// The active Path.
    pub active: Option<Path>,
    /// Attack dice the Monster aims at the active Path.
    pub attack_dice: u8,
    /// Attack dice that were turned against another Path.
    pub diverted_dice: u8,
    /// Whether the active Mercenary's Talent has turned attack dice away (M35.10).
    pub talent_diverted: bool,
    /// Who must now cancel hits.
    pub victim: Option<Path>,
    /// Hits not cancelled yet.
    pub hits: u8,
    /// Damage that earlier Paths have dealt to the Monster (M26.1).
    pub damage: u8,
    /// What earlier Paths have achieved against the Land (M27.3).
    pub inroads: u8,
    /// The totals of the left and the right Path of a dice Mission.
    pub totals: [Option<u8>; 2],
    /// The attack of the active Mercenary.
    pub attack: Attack,
    fronts: [Front; FRONTS],
}

impl Battle {
    /// What the battle adds to a Path of its place.
    pub fn front(&self, path: Path) -> &Front {
        debug_assert_eq!(self.place, Some(path.place()), "a battle knows the Paths of its place");
        &self.fronts[path.number()]
    }

    fn front_mut(&mut self, path: Path) -> &mut Front {
        debug_assert_eq!(self.place, Some(path.place()), "a battle knows the Paths of its place");
        &mut self.fronts[path.number()]
    }

    /// Dice on revealed Traps of all Paths that were not rolled.
    pub fn trap_dice(&self) -> Dice {
        let of_front = |front: &Front| front.trap_dice.plus(front.shielded_dice);
        self.fronts.iter().map(of_front).fold(Dice::default(), Dice::plus)
    }
}

impl Position {
    /// The battle, to change.
    pub(crate) const fn battle_mut(&mut self) -> &mut Battle {
        &mut self.battle
    }

    /// Turns to a place; what the last battle left is forgotten.
    pub(crate) fn begin_battle(&mut self, place: Place) {
        self.battle = Battle { place: Some(place), ..Battle::default() };
    }

    /// The battle is over.
    pub(crate) fn forget_battle(&mut self) {
        self.battle = Battle::default();
    }

    /// Replaces the face-down tokens of a seat in hand and on Paths: for positions that are imagined.
    pub(crate) fn imagine_token(&mut self, slot: TokenSlot, token: Token) {
        match slot {
            TokenSlot::Hand(seat) => self.clans[seat.index()].traps.insert(token),
            TokenSlot::Path(path, index) => {
                self.outside.paths[path.index()].traps[usize::from(index)] = token;
            }
        }
    }

    /// Takes every Trap out of a hand.
    pub(crate) fn empty_hand(&mut self, seat: Seat) -> Set<Token> {
        std::mem::take(&mut self.clans[seat.index()].traps)
    }

    /// Replaces the face-down piles of the Lodge and of Madhala: for positions that are imagined.
    pub(crate) fn imagine_piles(&mut self, lodge: Set<Token>, hers: Set<Token>) {
        self.citadel.traps = lodge;
        self.citadel.trick_pile = hers;
    }

    /// The clan and the Mercenary on a Path.
    pub fn clan_on(&self, path: Path) -> Option<(Seat, Mercenary)> {
        let mercenary = self.outside.path(path).mercenary()?;
        Some((self.owner(mercenary)?, mercenary))
    }

    /// The Paths of a place with a clan's Mercenary, in order.
    pub fn manned(&self, place: Place) -> impl DoubleEndedIterator<Item = Path> + use<'_> {
        place.paths().iter().copied().filter(|&path| self.outside.path(path).mercenary().is_some())
    }

    /// Whether Madhala stands on a Path.
    pub fn is_hers(&self, path: Path) -> bool {
        self.outside.path(path).who() == Some(Traveller::Madhala)
    }

    /// The Monster of a place.
    pub const fn monster_at(&self, place: Place) -> Option<Monster> {
        match place {
            Place::Land(side) => self.outside.monster(side),
            Place::Entrance => self.outside.entrance(),
            Place::Mission(_) => None,
        }
    }

    /// Takes the Monster from a place.
    pub(crate) const fn take_monster_at(&mut self, place: Place) -> Option<Monster> {
        match place {
            Place::Land(side) => self.take_monster(side),
            Place::Entrance => self.take_from_entrance(),
            Place::Mission(_) => None,
        }
    }

    /// The Land of a place.
    pub const fn land_of(&self, place: Place) -> Option<Land> {
        match place {
            Place::Land(side) => self.outside.land(side),
            Place::Entrance | Place::Mission(_) => None,
        }
    }

    /// Notes how the Mercenary on a Path has fared.
    pub(crate) fn fare(&mut self, path: Path, fared: Fared) {
        self.battle.front_mut(path).fared = fared;
    }

    /// All dice of a Path that are not rolled yet.
    pub fn unrolled(&self, path: Path) -> Dice {
        let front = self.battle.front(path);
        self.outside.path(path).dice().plus(front.trap_dice).plus(front.shielded_dice)
    }

    /// Dice of a Path a thief may take: not those on Shielded Traps (M35.8).
    pub fn robbable(&self, path: Path) -> Dice {
        self.outside.path(path).dice().plus(self.battle.front(path).trap_dice)
    }

    /// Takes an unrolled die of a colour: from the Path first, then from Traps, then from Shielded Traps.
    fn lift_die(&mut self, path: Path, colour: Colour) {
        let road = &mut self.outside.paths[path.index()];
        let front = self.battle.front_mut(path);
        let heaps = [&mut road.dice, &mut front.trap_dice, &mut front.shielded_dice];
        let heap = heaps.into_iter().find(|heap| heap.of(colour) > 0);
        *heap.expect("a die of that colour lies on the Path").of_mut(colour) -= 1;
    }

    /// Removes an unrolled die of a Path for the round.
    pub(crate) fn remove_die(&mut self, path: Path, colour: Colour) {
        self.lift_die(path, colour);
        self.add_spent(Dice::some(colour, 1));
    }

    /// Moves an unrolled die of one Path to another.
    pub(crate) fn steal_die(&mut self, from: Path, to: Path, colour: Colour) {
        self.lift_die(from, colour);
        *self.outside.paths[to.index()].dice.of_mut(colour) += 1;
    }

    /// An unrolled die of a Path falls.
    pub(crate) fn show_die(&mut self, path: Path, colour: Colour, face: Face) -> Rolled {
        self.remove_die(path, colour);
        let die = Rolled::new(colour, face);
        self.battle.front_mut(path).rolled.push(die);
        die
    }

    /// A rolled die of a Path falls again.
    pub(crate) fn show_again(&mut self, path: Path, index: usize, die: Rolled) {
        self.battle.front_mut(path).rolled[index] = die;
    }

    /// Turns a Trap of a Path up, by its index from the top.
    pub(crate) const fn turn_up(&mut self, path: Path, index: usize) {
        self.outside.paths[path.index()].revealed |= 1 << index;
    }

    /// Puts dice of the reserve on a Trap of a Path, as far as there are some.
    pub(crate) fn load_trap(&mut self, setting: &Setting, path: Path, trap: Trap) {
        let card = setting.trap(trap);
        let TrapEffect::Dice { colour, dice } = card.effect else { return };
        let dice = self.dice_from_reserve(setting, colour, dice);
        let front = self.battle.front_mut(path);
        let is_shielded = card.r#type == TrapType::Shielded;
        let heap = if is_shielded { &mut front.shielded_dice } else { &mut front.trap_dice };
        *heap.of_mut(colour) += dice;
    }

    /// A Divert Trick waits on a Path.
    pub(crate) fn store_divert(&mut self, path: Path, diverted: Diverted) {
        self.battle.front_mut(path).diverted.push(diverted);
    }

    /// The first Divert Trick of a Path is used up.
    pub(crate) fn drop_divert(&mut self, path: Path) {
        self.battle.front_mut(path).diverted.remove(0);
    }

    /// Spends a Defence Talent of a Path.
    pub(crate) fn spend_block(&mut self, path: Path) {
        self.battle.front_mut(path).blocks_spent += 1;
    }

    /// The Trap tokens of a Path with whether they lie face up.
    pub fn laid_traps(&self, path: Path) -> impl Iterator<Item = (Token, bool)> {
        let road = self.outside.path(path);
        road.traps().iter().enumerate().map(|(index, &token)| (token, road.is_revealed(index)))
    }

    /// Discards the token at a place of a Path, from the top; those below it move up.
    pub(crate) fn discard_token(&mut self, setting: &Setting, path: Path, at: usize) {
        let road = &mut self.outside.paths[path.index()];
        let token = road.traps.remove(at);
        let (above, below) = (road.revealed & ((1 << at) - 1), road.revealed >> (at + 1));
        road.revealed = above | below << at;
        self.bury_trap(setting, token);
    }

    /// Clears dice, Traps and Defence of a Path away; who stands there stays with what the token carries (M26.3).
    pub(crate) fn clear_below(&mut self, setting: &Setting, path: Path) {
        let spent = self.unrolled(path);
        self.add_spent(spent);
        let road = &mut self.outside.paths[path.index()];
        let traps = std::mem::take(&mut road.traps);
        *road.stores.of_mut(Store::Defence) = 0;
        (road.dice, road.revealed) = (Dice::default(), 0);
        traps.iter().for_each(|&token| self.bury_trap(setting, token));
        let front = self.battle.front_mut(path);
        *front = Front { fared: front.fared, rolled: front.rolled, ..Front::default() };
    }

    /// A Mercenary is taken off its Path with all its token carries, and dies (M24.2).
    ///
    /// After its own attack the rest of the Path stays (M24.3); its owner gone, every token there is turned up. R21
    pub(crate) fn bury(&mut self, setting: &Setting, path: Path, mercenary: Mercenary) {
        let has_attacked = matches!(self.battle.front(path).fared, Fared::Tried | Fared::Rewarded);
        if !has_attacked {
            self.clear_below(setting, path);
            *self.battle.front_mut(path) = Front::default();
        }
        let road = &mut self.outside.paths[path.index()];
        road.revealed = (1 << road.traps.len()) - 1;
        (road.who, road.gold) = (None, 0);
        *road.stores.of_mut(Store::Potions) = 0;
        *road.stores.of_mut(Store::Venoms) = 0;
        self.leave(setting, mercenary);
    }
}
