//! Imagining: everything a viewer cannot know, replaced by a fair sample.

use crate::position::{Position, take_any};
use crate::setting::Setting;
use crate::terms::{Card, Cards, MenaceSet};
use kernel::{Chance, FixedVec, Seat, Viewer};

/// Replaces what the viewer cannot know: cards in other hands, cards face down, the deck, the stack, and which Advisors
/// are in the game.
///
/// Decks are sets, so their order needs no dealing. A Calamity or a Menace that was dealt to somebody and has not come
/// into the open stays with what that player holds unseen, in any of those places.
pub(crate) fn redeal(
    setting: &Setting,
    position: &mut Position,
    viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    let mut pool = Pool::new(setting, position);
    for owner in setting.seats().iter() {
        pool.gather(Unseen::of(setting, position, viewer, owner).cards);
    }
    pool.choose_advisors(setting, position, chance);
    for owner in setting.seats().iter() {
        Unseen::of(setting, position, viewer, owner).deal(setting, position, &mut pool, chance);
    }
    position.restock(pool.deck, position.stack(), pool.menaces);
}

/// What is dealt from.
struct Pool {
    deck: Cards,
    menaces: [Cards; 2],
}

impl Pool {
    fn new(_setting: &Setting, position: &Position) -> Self {
        let menaces = [Seat(0), Seat(1)].map(|seat| position.menaces(seat));
        Self { deck: position.deck(), menaces }
    }

    /// Takes unseen cards of the deck in; Calamities and Menaces are dealt apart.
    fn gather(&mut self, cards: Cards) {
        self.deck = self.deck.union(cards);
    }

    /// Any Advisors may be those that are in the game (K9.4).
    fn choose_advisors(
        &mut self,
        setting: &Setting,
        position: &mut Position,
        chance: &mut Chance<'_>,
    ) {
        let unseen = self.deck.and(setting.faces.advisors);
        let boxed = position.boxed().and(setting.faces.advisors);
        if boxed.is_empty() {
            return;
        }
        let mut all = unseen.union(boxed);
        let chosen = (0..unseen.len()).map(|_| take_any(&mut all, chance)).collect();
        self.deck = self.deck.minus(unseen).union(chosen);
        position.rebox(boxed, all);
    }
}

/// The cards one player holds, or the stack has laid, that the viewer has not seen.
struct Unseen {
    owner: Seat,
    /// The cards of the deck among them.
    cards: Cards,
    /// Calamities and Menaces among them.
    fates: Cards,
    /// How many of them are in hand.
    in_hand: usize,
    /// The face-down ones, by number.
    hidden: FixedVec<u8, 16>,
    /// Whether the solo game's stack is among them.
    stack: usize,
    foreseen: usize,
    kept: Cards,
}

impl Unseen {
    fn of(setting: &Setting, position: &Position, viewer: Viewer, owner: Seat) -> Self {
        let realm = position.realm(owner);
        let own = viewer.is(owner);
        let sees = |seen: kernel::Seats| viewer.seat().is_some_and(|seat| seen.has(seat));
        let kept = match viewer {
            _ if own => realm.hand(),
            Viewer::Seat(_) => realm.shown().and(realm.hand()),
            Viewer::Watcher => Cards::NONE,
        };
        let hand = realm.hand().minus(kept);
        let hidden = (0_u8..).zip(position.hidden());
        let hidden = hidden.filter(|(_, it)| it.by == owner && !sees(it.seen));
        let hidden: FixedVec<u8, 16> = hidden.map(|(index, _)| index).collect();
        let mut all = hand;
        for &index in &hidden {
            all = all.with(position.hidden()[usize::from(index)].card);
        }
        let foreseen = if own { 0 } else { position.foreseen().len() };
        all = position.foreseen()[..foreseen].iter().fold(all, |all, &card| all.with(card));
        all = all.union(position.stack());
        Self {
            owner,
            cards: all.and(setting.faces.deck),
            fates: all.minus(setting.faces.deck),
            in_hand: hand.len(),
            hidden,
            stack: position.stack().len(),
            foreseen,
            kept,
        }
    }

    /// Deals as many cards of each kind as there were, to any of the places.
    fn deal(
        self,
        setting: &Setting,
        position: &mut Position,
        pool: &mut Pool,
        chance: &mut Chance<'_>,
    ) {
        let mut mixed = self.fates_anew(setting, pool, chance);
        for _ in 0..self.cards.len() {
            mixed = mixed.with(take_any(&mut pool.deck, chance));
        }
        let mut draw = || take_any(&mut mixed, chance);
        let hand = (0..self.in_hand).map(|_| draw()).collect();
        for &index in &self.hidden {
            position.hidden_mut(index).card = draw();
        }
        for index in 0..self.foreseen {
            position.foreseen_mut()[index] = draw();
        }
        let stack = (0..self.stack).map(|_| draw()).collect();
        position.realm_mut(self.owner).set_hand(self.kept.union(hand));
        *position.stack_mut() = stack;
    }

    /// A Calamity stays what it is; a Menace may be any of its set that has not been seen.
    fn fates_anew(&self, setting: &Setting, pool: &mut Pool, chance: &mut Chance<'_>) -> Cards {
        let menaces = self.fates.and(setting.faces.menaces);
        let mut fates = self.fates.minus(menaces);
        for card in menaces {
            fates = fates.with(another(setting, card, pool, chance));
        }
        fates
    }
}

/// Puts a Menace back with those that wait and takes any of them.
fn another(setting: &Setting, card: Card, pool: &mut Pool, chance: &mut Chance<'_>) -> Card {
    let of_set = |set: &MenaceSet| setting.faces.of_set[set.index()].has(card);
    let set = MenaceSet::ALL.into_iter().find(of_set);
    let owner = setting.choices.sets.iter().position(|&own| Some(own) == set);
    let Some(pile) = owner.filter(|_| !setting.is_solo()).map(|owner| &mut pool.menaces[owner])
    else {
        return card;
    };
    *pile = pile.with(card);
    take_any(pile, chance)
}
