//! The position: everything that changes during a game, plain and compact.
//!
//! Fields are private here; rules read through questions and change through verbs. Every card lies in exactly one place.

mod conquest;
mod offering;
mod realm;
mod works;

pub use conquest::Conquest;
pub use offering::{Hidden, Spot};
pub use realm::{Pile, Realm};
pub use works::Works;

use crate::setting::Setting;
use crate::terms::{CARDS, Card, Cards, Resource};
use kernel::{Chance, FixedVec, Seat};
use offering::HIDDEN;

/// The Stolen tokens there are.
pub const STOLEN: usize = 4;
/// The cards a Seer looks at, at most.
pub const FORESEEN: usize = 4;

/// Everything that changes during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Cards nobody has drawn; its order is chance.
    deck: Cards,
    /// Cards of the solo game's face-down stack (K9.1), but for those that were foreseen.
    stack: Cards,
    /// The discard pile, face up.
    discards: Cards,
    /// Calamities beside the deck.
    calamities: Cards,
    /// Rats in their pile.
    rats: Cards,
    /// The Menaces each seat has still to be dealt.
    menaces: [Cards; 2],
    /// Cards that are out of this game.
    boxed: Cards,
    /// Face-up cards of the two Offering areas.
    areas: [Cards; 2],
    /// Face-down cards of Offering and Selection areas, in the order they were laid.
    hidden: FixedVec<Hidden, HIDDEN>,
    /// The visible next card of the solo game's draw pile.
    next: Option<Card>,
    /// The top of the solo game's stack, as its player has arranged it.
    foreseen: FixedVec<Card, FORESEEN>,
    /// The pieces on each card.
    works: [Works; CARDS],
    /// Cards that are frozen this round.
    frozen: Cards,
    /// The cards with a Stolen token, and the Thief it belongs to.
    stolen: FixedVec<Theft, STOLEN>,
    realms: [Realm; 2],
    /// The round, from 1; 0 before the first.
    round: u8,
    /// Offers made in this Choice phase; alone, selections.
    offers: u8,
    /// The latest production step of this round.
    step: Option<Resource>,
    /// Illusionist tokens in the supply.
    tokens: u8,
    /// Who completed the Quest first.
    quest_first: Option<Seat>,
    /// The Conquest board.
    pub conquest: Conquest,
    over: bool,
}

/// A Stolen token on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Theft {
    /// The Thief it belongs to.
    pub thief: Card,
    /// The card it lies on.
    pub card: Card,
}

impl Position {
    /// The position before anything has been set up: every card in the box.
    pub(crate) fn new(setting: &Setting) -> Self {
        Self {
            deck: Cards::NONE,
            stack: Cards::NONE,
            discards: Cards::NONE,
            calamities: Cards::NONE,
            rats: Cards::NONE,
            menaces: [Cards::NONE; 2],
            boxed: setting.faces.all,
            areas: [Cards::NONE; 2],
            hidden: FixedVec::new(),
            next: None,
            foreseen: FixedVec::new(),
            works: [Works::default(); CARDS],
            frozen: Cards::NONE,
            stolen: FixedVec::new(),
            realms: [Realm::default(); 2],
            round: 0,
            offers: 0,
            step: None,
            tokens: 0,
            quest_first: None,
            conquest: Conquest::default(),
            over: false,
        }
    }

    /// What a player has.
    #[inline]
    pub const fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    /// What a player has, to change.
    #[inline]
    pub(crate) const fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.realms[seat.index()]
    }

    /// The round, from 1.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Moves the round marker on; nothing has been offered or produced yet.
    pub(crate) fn open_round(&mut self) {
        self.round += 1;
        self.offers = 0;
        self.step = None;
    }

    /// Sets the round: for layouts.
    pub(crate) fn set_round(&mut self, round: u8) {
        self.round = round;
    }

    /// How many offers have been made this round.
    #[inline]
    pub const fn offers(&self) -> u8 {
        self.offers
    }

    /// Counts an offer; nobody has used an Illusionist token in it yet.
    pub(crate) fn count_offer(&mut self) {
        self.offers += 1;
        self.realms.iter_mut().for_each(|realm| realm.trick(false));
    }

    /// Whether the step of a resource was counted in this round's Production.
    #[inline]
    pub fn is_produced(&self, resource: Resource) -> bool {
        self.step.is_some_and(|step| step >= resource)
    }

    /// The step of a resource is counted.
    pub(crate) const fn count_step(&mut self, resource: Resource) {
        self.step = Some(resource);
    }

    /// Whether the game has ended.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Ends the game.
    pub(crate) fn end(&mut self) {
        self.over = true;
    }

    /// Illusionist tokens in the supply.
    pub const fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Puts tokens into the supply.
    pub(crate) fn add_tokens(&mut self, count: u8) {
        self.tokens += count;
    }

    /// A player takes up to this many tokens; says how many.
    pub(crate) fn gather_tokens(&mut self, seat: Seat, wanted: u8) -> u8 {
        let taken = wanted.min(self.tokens);
        self.tokens -= taken;
        self.realm_mut(seat).add_tokens(taken);
        taken
    }

    /// Who completed the Quest first.
    pub const fn quest_first(&self) -> Option<Seat> {
        self.quest_first
    }

    /// Notes who completed the Quest first.
    pub(crate) fn set_quest_first(&mut self, seat: Seat) {
        self.quest_first = Some(seat);
    }
}

/// The piles.
impl Position {
    /// Cards nobody has drawn.
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// The cards of the solo game's stack, but for those that were foreseen.
    pub const fn stack(&self) -> Cards {
        self.stack
    }

    /// The foreseen top of the stack, the top first.
    pub fn foreseen(&self) -> &[Card] {
        &self.foreseen
    }

    /// The visible next card of the solo game.
    pub const fn next(&self) -> Option<Card> {
        self.next
    }

    /// The discard pile.
    pub const fn discards(&self) -> Cards {
        self.discards
    }

    /// Calamities beside the deck.
    pub const fn calamities(&self) -> Cards {
        self.calamities
    }

    /// Rats in their pile.
    pub const fn rats(&self) -> Cards {
        self.rats
    }

    /// The Menaces a seat has still to be dealt.
    pub const fn menaces(&self, seat: Seat) -> Cards {
        self.menaces[seat.index()]
    }

    /// Cards that are out of this game.
    pub const fn boxed(&self) -> Cards {
        self.boxed
    }

    /// Takes cards out of the box into a pile.
    pub(crate) fn unbox(&mut self, cards: Cards, pile: impl FnOnce(&mut Self) -> &mut Cards) {
        self.boxed = self.boxed.minus(cards);
        let pile = pile(self);
        *pile = pile.union(cards);
    }

    /// The pile of the deck.
    pub(crate) const fn deck_mut(&mut self) -> &mut Cards {
        &mut self.deck
    }

    /// The pile of Calamities.
    pub(crate) const fn calamities_mut(&mut self) -> &mut Cards {
        &mut self.calamities
    }

    /// The pile of Rats.
    pub(crate) const fn rats_mut(&mut self) -> &mut Cards {
        &mut self.rats
    }

    /// The solo game's stack.
    pub(crate) const fn stack_mut(&mut self) -> &mut Cards {
        &mut self.stack
    }

    /// A seat's Menaces.
    pub(crate) const fn menaces_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.menaces[seat.index()]
    }

    /// The foreseen top of the stack, to arrange.
    pub(crate) const fn foreseen_mut(&mut self) -> &mut FixedVec<Card, FORESEEN> {
        &mut self.foreseen
    }

    /// Draws a card of the deck: any of them, by chance.
    pub(crate) fn draw(&mut self, chance: &mut Chance<'_>) -> Card {
        take_any(&mut self.deck, chance)
    }

    /// Draws the top card of the stack.
    pub(crate) fn draw_from_stack(&mut self, chance: &mut Chance<'_>) -> Card {
        if self.foreseen.is_empty() {
            take_any(&mut self.stack, chance)
        } else {
            self.foreseen.remove(0)
        }
    }

    /// Takes the visible next card and turns up another.
    pub(crate) fn take_next(&mut self, chance: &mut Chance<'_>) -> Option<Card> {
        let taken = self.next;
        self.next = if self.deck.is_empty() { None } else { Some(self.draw(chance)) };
        taken
    }

    /// Turns up the next card: for layouts.
    pub(crate) fn set_next(&mut self, card: Card) {
        self.next = Some(card);
    }

    /// Takes a Calamity from beside the deck, if any is left.
    pub(crate) fn take_calamity(&mut self) -> Option<Card> {
        take_first(&mut self.calamities)
    }

    /// Takes a Rat from its pile, if any is left.
    pub(crate) fn take_rat(&mut self) -> Option<Card> {
        take_first(&mut self.rats)
    }

    /// K3.11 Discard pile. A card comes off whatever it had on it.
    pub(crate) fn discard(&mut self, card: Card) {
        kernel::cite(crate::law::choice::DISCARD_PILE);
        self.works[card.index()] = Works::default();
        self.discards.insert(card);
    }

    /// Takes a card back from the discard pile.
    pub(crate) fn take_discarded(&mut self, card: Card) {
        self.discards.remove(card);
    }

    /// Replaces the deck, the stack and a seat's Menaces: for imagining.
    pub(crate) fn restock(&mut self, deck: Cards, stack: Cards, menaces: [Cards; 2]) {
        (self.deck, self.stack, self.menaces) = (deck, stack, menaces);
    }

    /// Other cards are out of the game: for imagining.
    pub(crate) fn rebox(&mut self, out: Cards, into: Cards) {
        self.boxed = self.boxed.minus(out).union(into);
    }

    /// Every place a card may lie, for the audit.
    pub(crate) fn places(&self) -> impl Iterator<Item = Cards> {
        let piles = [self.deck, self.stack, self.discards, self.calamities, self.rats, self.boxed];
        let singles = self.hidden.iter().map(|hidden| hidden.card);
        let singles = singles.chain(self.next).chain(self.foreseen.iter().copied());
        let realms = self.realms.iter().flat_map(Realm::piles);
        let all = piles.into_iter().chain(self.menaces).chain(self.areas).chain(realms);
        all.chain(singles.map(Cards::only))
    }
}

/// Pieces on cards.
impl Position {
    /// The pieces on a card.
    #[inline]
    pub const fn works(&self, card: Card) -> Works {
        self.works[card.index()]
    }

    /// The pieces on a card, to change.
    #[inline]
    pub(crate) const fn works_mut(&mut self, card: Card) -> &mut Works {
        &mut self.works[card.index()]
    }

    /// Cards that are frozen this round.
    #[inline]
    pub const fn frozen(&self) -> Cards {
        self.frozen
    }

    /// Freezes a card.
    pub(crate) fn freeze(&mut self, card: Card) {
        self.frozen.insert(card);
    }

    /// All that was frozen thaws.
    pub(crate) fn thaw(&mut self) {
        self.frozen = Cards::NONE;
    }

    /// Cards with a Stolen token.
    pub fn stolen(&self) -> Cards {
        self.stolen.iter().map(|theft| theft.card).collect()
    }

    /// Whether a Thief has laid its token.
    pub fn has_stolen(&self, thief: Card) -> bool {
        self.stolen.iter().any(|theft| theft.thief == thief)
    }

    /// A Thief lays its token on a card.
    pub(crate) fn steal(&mut self, theft: Theft) {
        self.stolen.push(theft);
    }

    /// The token of a Thief leaves.
    pub(crate) fn give_back(&mut self, thief: Card) {
        if let Some(index) = self.stolen.iter().position(|theft| theft.thief == thief) {
            self.stolen.remove(index);
        }
    }

    /// K5.2 What is counted. What the cards of a Duchy and the Duchy card produce in a step.
    pub fn production(&self, setting: &Setting, seat: Seat, resource: Resource) -> u8 {
        kernel::cite(crate::law::production::WHAT_IS_COUNTED);
        let (realm, at) = (self.realm(seat), resource.index());
        let mut made = setting.duchies[seat.index()].production[at];
        let producing = realm.duchy().and(setting.faces.producers[at]);
        let producing =
            if self.stolen.is_empty() { producing } else { producing.minus(self.stolen()) };
        for card in producing {
            let face = setting.faces.face(card);
            made += face.production[at];
            if let Some((_, of)) = face.produces_per.filter(|(made, _)| *made == resource) {
                made += realm.production_per_type(setting, of);
            }
        }
        made
    }
}

/// Takes the first card of a pile, if it has one.
fn take_first(pile: &mut Cards) -> Option<Card> {
    let card = pile.first()?;
    pile.remove(card);
    Some(card)
}

/// Takes any card of a pile that has some, by chance.
pub(crate) fn take_any(pile: &mut Cards, chance: &mut Chance<'_>) -> Card {
    let card = pile.pick(chance);
    pile.remove(card);
    card
}
