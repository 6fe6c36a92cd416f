//! Imagining: everything a viewer cannot know, replaced by a fair sample.

use crate::position::{Pile, Pledge, Position, RUINS, STALLS, any_of};
use crate::setting::{Setting, deck::Deck};
use crate::terms::{Cards, Faction, Item, PLAYERS};
use crate::{corvids, keepers, riverfolk};
use kernel::{Chance, FixedVec, Seat, Viewer};

/// Replaces what the viewer cannot know: cards in others' hands and supporters, the deck, items under ruins.
///
/// Cards the viewer has seen where they are stay there. Decks of cards and of quests are sets, so their order needs no
/// dealing.
pub(crate) fn redeal(
    setting: &Setting,
    position: &mut Position,
    viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    cards(setting, position, viewer, chance);
    ruins(position, viewer, chance);
    corvids::redeal(setting, position, viewer, chance);
    keepers::redeal(setting, position, viewer, chance);
}

fn cards(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
    let mut piles: FixedVec<Hidden, { PLAYERS + 1 }> = FixedVec::new();
    // 11.2.3: one hand lies open.
    let hidden = setting
        .seats()
        .filter(|&seat| !position.faction_if_any(seat).is_some_and(riverfolk::has_open_hand));
    let hands = hidden.map(|seat| Hidden::new(position, viewer, (seat, Pile::Hand)));
    let alliance = position.seat_if_playing(Faction::Alliance);
    let supporters = alliance.map(|seat| Hidden::new(position, viewer, (seat, Pile::Supporters)));
    piles.extend(hands.chain(supporters));
    // Whoever owes cards has them: that pile is dealt first.
    piles.sort_by_key(|pile| pile.pledge.is_none());
    let mut pool = piles.iter().fold(position.deck(), |pool, pile| pool.union(pile.unknown));
    let unknown = position.landmarks.market().minus(known(position, viewer));
    pool = pool.union(unknown);
    for pile in piles.iter_mut() {
        pile.deal(&mut pool, &setting.deck, chance);
    }
    for pile in &piles {
        match pile.of {
            Pile::Hand => position.deal_anew([(pile.seat, pile.cards())], pool),
            Pile::Supporters => position.alliance.set_supporters(pile.cards()),
        }
    }
    stalls(position, unknown, &mut pool, chance);
}

/// Deals the cards of the Black Market that the viewer does not know (F.B.1).
fn stalls(position: &mut Position, unknown: Cards, pool: &mut Cards, chance: &mut Chance<'_>) {
    if unknown.is_empty() {
        return;
    }
    let hidden =
        |&stall: &usize| position.landmarks.stall(stall).is_some_and(|card| unknown.has(card));
    let hidden: FixedVec<usize, STALLS> = (0..STALLS).filter(hidden).collect();
    for &stall in &hidden {
        let card = any_of(*pool, chance);
        *pool = pool.without(card);
        position.landmarks.put_in_stall(stall, card);
    }
    position.deal_anew([], *pool);
}

/// A pile of which the viewer knows some cards and not the others.
#[derive(Debug, Clone, Copy, Default)]
struct Hidden {
    seat: Seat,
    of: Pile,
    known: Cards,
    unknown: Cards,
    /// What is owed out of the pile.
    pledge: Option<Pledge>,
}

impl Hidden {
    fn new(position: &Position, viewer: Viewer, (seat, of): (Seat, Pile)) -> Self {
        let cards = match of {
            Pile::Hand => position.player(seat).hand(),
            Pile::Supporters => position.alliance.supporters(),
        };
        let seen = if viewer.seat() == Some(seat) { cards } else { known(position, viewer) };
        let (known, unknown) = (cards.and(seen), cards.minus(seen));
        let pledge = position.pledge().filter(|pledge| pledge.seat == seat && pledge.pile == of);
        Self { seat, of, known, unknown, pledge }
    }

    /// Deals the hidden cards from the pool, again until what is owed is among them.
    fn deal(&mut self, pool: &mut Cards, deck: &Deck, chance: &mut Chance<'_>) {
        let count = self.unknown.len();
        let all = *pool;
        for _ in 0..TRIES {
            self.unknown = Cards::NONE;
            self.draw(pool, count, chance);
            let Some(pledge) = self.pledge else { return };
            if pledge.is_covered_by(self.cards(), deck) {
                return;
            }
            *pool = all;
        }
        self.unknown = Cards::NONE;
        self.cover(pool, (count, deck), chance);
        self.draw(pool, count - self.unknown.len(), chance);
    }

    /// Deals what is owed on purpose, card by card.
    fn cover(&mut self, pool: &mut Cards, (most, deck): (usize, &Deck), chance: &mut Chance<'_>) {
        let Some(pledge) = self.pledge else { return };
        while self.unknown.len() < most && !pledge.is_covered_by(self.cards(), deck) {
            let mut wanted = pool.and(pledge.wants(self.cards(), deck));
            if wanted.is_empty() {
                return;
            }
            self.draw(&mut wanted, 1, chance);
            *pool = pool.minus(self.unknown);
        }
    }

    fn draw(&mut self, pool: &mut Cards, count: usize, chance: &mut Chance<'_>) {
        for _ in 0..count {
            let card = any_of(*pool, chance);
            *pool = pool.without(card);
            self.unknown = self.unknown.with(card);
        }
    }

    fn cards(&self) -> Cards {
        self.known.union(self.unknown)
    }
}

/// This many deals are tried before what is owed is put there on purpose.
const TRIES: usize = 20;

/// The cards the viewer has seen where they are hidden from others.
fn known(position: &Position, viewer: Viewer) -> Cards {
    viewer.seat().map_or(Cards::NONE, |seat| position.player(seat).seen())
}

/// Shuffles the items under the ruins the viewer has not looked at.
fn ruins(position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
    let faction = viewer.seat().and_then(|seat| position.faction_if_any(seat));
    let seen =
        |ruin: usize| faction.is_some_and(|faction| position.has_looked_under(faction, ruin));
    let hidden: FixedVec<usize, RUINS> = (0..RUINS).filter(|&ruin| !seen(ruin)).collect();
    let mut items: FixedVec<Option<Item>, { 2 * RUINS }> = FixedVec::new();
    for &ruin in &hidden {
        items.extend(position.ruin_items[ruin].into_iter().flatten().map(Some));
    }
    for &ruin in &hidden {
        for place in 0..2 {
            if position.ruin_items[ruin][place].is_some() {
                let last = u32::try_from(items.len()).expect("ruins are few");
                position.ruin_items[ruin][place] = items.remove(chance.below(last) as usize);
            }
        }
    }
}
