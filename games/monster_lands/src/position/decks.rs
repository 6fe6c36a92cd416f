//! Verbs of decks, offers and docks.

use super::Position;
use crate::terms::{
    Card, Header, Land, Loot, Mercenary, Mission, Monster, Panic, Side, Token, TrapType,
};
use kernel::{Chance, Member, Set, cite};

use crate::Setting;
use crate::law::components::EMPTY_PILES;

/// M1.7 Empty piles.
///
/// Draws from a pile; an empty pile is rebuilt from its discards first (M1.7).
fn draw_or_rebuild<T: Member>(
    pile: &mut Set<T>,
    discard: &mut Set<T>,
    chance: &mut Chance<'_>,
) -> Option<T> {
    if pile.is_empty() {
        cite(EMPTY_PILES);
        std::mem::swap(pile, discard);
    }
    pile.draw(chance)
}

impl Position {
    /// Lays out the decks of a new game.
    pub(crate) fn lay_out(&mut self, mercenaries: Set<Mercenary>, novices: u8) {
        let citadel = &mut self.citadel;
        citadel.deck = mercenaries;
        citadel.boxed = Set::ALL.minus(mercenaries);
        citadel.novices = novices;
        citadel.cards = Set::ALL;
        citadel.panic_stack = Set::ALL;
        self.outside.monster_deck = Set::ALL;
        self.outside.land_deck = Set::ALL;
        self.outside.header_deck = Set::ALL;
        self.outside.bag = Set::ALL;
        self.outside.loot_pile = Set::ALL;
    }

    /// Sorts the Trap tokens: into the Lodge's pile, into Madhala's, and the rest into the box.
    pub(crate) fn sort_traps(&mut self, lodge: Set<Token>, hers: Set<Token>) {
        self.citadel.traps = lodge;
        self.citadel.trick_pile = hers;
        self.citadel.boxed_traps = Set::ALL.minus(lodge).minus(hers);
    }

    /// Takes a Mercenary out of the box.
    pub(crate) fn unbox(&mut self, mercenary: Mercenary) {
        self.citadel.boxed.remove(mercenary);
    }

    /// Takes a Trap token out of the box.
    pub(crate) fn unbox_trap(&mut self, token: Token) {
        self.citadel.boxed_traps.remove(token);
    }

    /// A discarded Trap goes to its pile: Initial Traps to the box, Madhala's to hers.
    pub(super) fn bury_trap(&mut self, setting: &Setting, token: Token) {
        let is_hers = setting.is_solo() && setting.has_clash();
        match setting.trap(setting.trap_of(token)).r#type {
            TrapType::Initial => self.citadel.boxed_traps.insert(token),
            TrapType::Trick | TrapType::Shielded if is_hers => {
                self.citadel.trick_pile.insert(token);
            }
            TrapType::Trick | TrapType::Shielded | TrapType::Improved => {
                self.citadel.trap_discard.insert(token);
            }
        }
    }

    /// Turns up a Mercenary at an empty dock.
    pub(crate) fn refill_tavern(
        &mut self,
        dock: usize,
        chance: &mut Chance<'_>,
    ) -> Option<Mercenary> {
        let citadel = &mut self.citadel;
        let drawn = draw_or_rebuild(&mut citadel.deck, &mut citadel.discard, chance);
        citadel.tavern[dock] = drawn;
        drawn
    }

    /// Takes a Mercenary from its dock.
    pub(crate) fn take_from_tavern(&mut self, dock: usize) -> Option<Mercenary> {
        self.citadel.tavern[dock].take()
    }

    /// Puts a Mercenary on the discard pile.
    pub(crate) fn discard_mercenary(&mut self, mercenary: Mercenary) {
        self.citadel.discard.insert(mercenary);
    }

    /// Puts Mercenaries back into the deck.
    pub(crate) fn shuffle_back(&mut self, mercenaries: Set<Mercenary>) {
        self.citadel.deck = self.citadel.deck.union(mercenaries);
    }

    /// Turns up a Trap at an empty space of the Lodge.
    pub(crate) fn refill_lodge(&mut self, space: usize, chance: &mut Chance<'_>) -> Option<Token> {
        let citadel = &mut self.citadel;
        let drawn = draw_or_rebuild(&mut citadel.traps, &mut citadel.trap_discard, chance);
        citadel.lodge[space] = drawn;
        drawn
    }

    /// Takes a Trap from the Lodge.
    pub(crate) fn take_from_lodge(&mut self, space: usize) -> Option<Token> {
        self.citadel.lodge[space].take()
    }

    /// Discards a Trap of the Lodge.
    pub(crate) fn discard_from_lodge(&mut self, space: usize) {
        if let Some(token) = self.citadel.lodge[space].take() {
            self.citadel.trap_discard.insert(token);
        }
    }

    /// Draws one of Madhala's tokens for a Path (M38.8).
    pub(crate) fn draw_trick(&mut self, path: crate::terms::Path, chance: &mut Chance<'_>) {
        if let Some(token) = self.citadel.trick_pile.draw(chance) {
            self.outside.paths[path.index()].traps.push(token);
        }
    }

    /// Turns up Equipment at an empty dock, if the deck has cards.
    pub(crate) fn refill_bazaar(&mut self, dock: usize, chance: &mut Chance<'_>) -> Option<Card> {
        let drawn = self.citadel.cards.draw(chance);
        self.citadel.bazaar[dock] = drawn;
        drawn
    }

    /// Takes Equipment from its dock.
    pub(crate) fn take_from_bazaar(&mut self, dock: usize) -> Option<Card> {
        self.citadel.bazaar[dock].take()
    }

    /// Turns up a Panic token.
    pub(crate) fn draw_panic(&mut self, chance: &mut Chance<'_>) -> Option<Panic> {
        let token = self.citadel.panic_stack.draw(chance)?;
        self.citadel.panic_out.insert(token);
        Some(token)
    }

    /// All Panic tokens go back to the stack.
    pub(crate) fn end_panic(&mut self) {
        self.citadel.panic_stack = self.citadel.panic_stack.union(self.citadel.panic_out);
        self.citadel.panic_out = Set::NONE;
    }

    /// Draws a Monster.
    pub(crate) fn draw_monster(&mut self, chance: &mut Chance<'_>) -> Option<Monster> {
        let outside = &mut self.outside;
        draw_or_rebuild(&mut outside.monster_deck, &mut outside.monster_discard, chance)
    }

    /// Draws a Monster among these of the deck, or else among these of the discards.
    pub(crate) fn search_monster(
        &mut self,
        wanted: Set<Monster>,
        chance: &mut Chance<'_>,
    ) -> Option<Monster> {
        let outside = &mut self.outside;
        let drawn = outside.monster_deck.and(wanted).draw(chance);
        let drawn = drawn.or_else(|| outside.monster_discard.and(wanted).draw(chance))?;
        outside.monster_deck.remove(drawn);
        outside.monster_discard.remove(drawn);
        Some(drawn)
    }

    /// Puts a Monster at a Land dock.
    pub(crate) const fn put_monster(&mut self, side: Side, monster: Monster) {
        self.outside.monsters[side.index()] = Some(monster);
    }

    /// Takes the Monster from a Land dock.
    pub(crate) const fn take_monster(&mut self, side: Side) -> Option<Monster> {
        self.outside.monsters[side.index()].take()
    }

    /// Puts a Monster at the Entrance; one that stood there is discarded, and named.
    pub(crate) fn put_at_entrance(&mut self, monster: Monster) -> Option<Monster> {
        let old = self.outside.entrance.replace(monster);
        if let Some(old) = old {
            self.outside.monster_discard.insert(old);
        }
        old
    }

    /// Takes the Monster from the Entrance.
    pub(crate) const fn take_from_entrance(&mut self) -> Option<Monster> {
        self.outside.entrance.take()
    }

    /// Discards a Monster.
    pub(crate) fn discard_monster(&mut self, monster: Monster) {
        self.outside.monster_discard.insert(monster);
    }

    /// Notes that the Monster of a Land was fought this round.
    pub(crate) const fn mark_fought(&mut self, side: Side) {
        self.outside.fought[side.index()] = true;
    }

    /// Forgets which Monsters were fought.
    pub(crate) const fn forget_fights(&mut self) {
        self.outside.fought = [false; 2];
    }

    /// A captured Monster escapes; it comes to the Entrance in Clean-up.
    pub(crate) const fn escape(&mut self, monster: Monster) {
        self.outside.escaped = Some(monster);
    }

    /// Takes the Monster that escaped.
    pub(crate) const fn take_escaped(&mut self) -> Option<Monster> {
        self.outside.escaped.take()
    }

    /// Turns up a Land at an empty dock.
    pub(crate) fn refill_land(&mut self, side: Side, chance: &mut Chance<'_>) -> Option<Land> {
        let outside = &mut self.outside;
        let drawn = draw_or_rebuild(&mut outside.land_deck, &mut outside.land_discard, chance);
        outside.lands[side.index()] = drawn;
        drawn
    }

    /// Takes the Land from a dock.
    pub(crate) const fn take_from_dock(&mut self, side: Side) -> Option<Land> {
        self.outside.lands[side.index()].take()
    }

    /// Discards a Land.
    pub(crate) fn discard_land(&mut self, land: Land) {
        self.outside.land_discard.insert(land);
    }

    /// Replaces the Path Header of a Land by a random side of another tile; without a Land there is none.
    pub(crate) fn replace_header(&mut self, side: Side, chance: &mut Chance<'_>) -> Option<Header> {
        let outside = &mut self.outside;
        if let Some(old) = outside.headers[side.index()].take() {
            outside.header_discard.insert(old.tile());
        }
        outside.lands[side.index()]?;
        let tile = draw_or_rebuild(&mut outside.header_deck, &mut outside.header_discard, chance)?;
        let header = Header::side(tile, chance.below(2) as usize);
        outside.headers[side.index()] = Some(header);
        Some(header)
    }

    /// Draws a Mission tile for a space.
    pub(crate) fn draw_mission(&mut self, side: Side, chance: &mut Chance<'_>) -> Option<Mission> {
        let drawn = self.outside.bag.draw(chance);
        self.outside.missions[side.index()] = drawn;
        drawn
    }

    /// Discards the Mission tile of a space.
    pub(crate) fn discard_mission(&mut self, side: Side) {
        if let Some(mission) = self.outside.missions[side.index()].take() {
            self.outside.mission_discard.insert(mission);
        }
    }

    /// Turns up Loot at an empty space.
    pub(crate) fn refill_loot(&mut self, space: usize, chance: &mut Chance<'_>) -> Option<Loot> {
        let outside = &mut self.outside;
        let drawn = draw_or_rebuild(&mut outside.loot_pile, &mut outside.loot_discard, chance);
        outside.loot[space] = drawn;
        drawn
    }

    /// Takes Loot from the offer.
    pub(crate) fn take_from_offer(&mut self, loot: Loot) {
        let space = self.outside.loot.iter_mut().find(|space| **space == Some(loot));
        *space.expect("Loot that is taken is on offer") = None;
    }
}
