//! What one player has.

use super::Works;
use crate::law;
use crate::setting::Setting;
use crate::terms::{Card, Cards, Resource, Type};
use kernel::cite;

/// What one player has (K2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Realm {
    hand: Cards,
    selection: Cards,
    construction: Cards,
    duchy: Cards,
    council: Cards,
    trophies: Cards,
    /// Cards of the hand the opponent has seen there.
    shown: Cards,
    /// Cards recycled in this Planning.
    recycled: Cards,
    /// Cards of the Offering areas that bear this player's Illusionist token.
    marked: Cards,
    /// Cubes to be placed now.
    cubes: [u8; 4],
    alchemy: u8,
    krystallium: u8,
    soldiers: u8,
    training: bool,
    traps: u8,
    spies: u8,
    /// Trap and Spy tokens from Quests (K8.24).
    extra_traps: u8,
    extra_spies: u8,
    /// Illusionist tokens at hand.
    tokens: u8,
    /// Whether a token was laid in this offer, or used in this selection.
    tricked: bool,
    /// Cubes a Syphon has set aside (L4.8).
    aside: u8,
    /// Steps of the Quest that are done.
    steps: u8,
    /// The pieces on the current step.
    step_works: Works,
    /// How often the Royal Archivist has written.
    archives: u8,
    /// The card whose multiplying type was changed, and to what.
    conjured: Option<(Card, Type)>,
    /// The card whose points are doubled.
    doubled: Option<Card>,
}

/// A place for a player's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pile {
    /// The hand.
    Hand,
    /// The Selection area.
    Selection,
    /// The Construction area.
    Construction,
    /// The Duchy.
    Duchy,
    /// Hired Advisors.
    Council,
    /// Defeated Menaces.
    Trophies,
}

/// K2.7 Areas of a player.
impl Realm {
    /// The hand.
    #[inline]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// Face-up cards of the Selection area.
    #[inline]
    pub const fn selection(&self) -> Cards {
        self.selection
    }

    /// K2.7 Areas of a player. The Construction area.
    #[inline]
    pub fn construction(&self) -> Cards {
        cite(law::setup::AREAS_OF_A_PLAYER);
        self.construction
    }

    /// The cards of the Duchy.
    #[inline]
    pub const fn duchy(&self) -> Cards {
        self.duchy
    }

    /// Hired Advisors.
    #[inline]
    pub const fn council(&self) -> Cards {
        self.council
    }

    /// Defeated Menaces.
    #[inline]
    pub const fn trophies(&self) -> Cards {
        self.trophies
    }

    /// Cards of the hand the opponent has seen there.
    pub const fn shown(&self) -> Cards {
        self.shown
    }

    /// Cards recycled in this Planning.
    pub const fn recycled(&self) -> Cards {
        self.recycled
    }

    /// Cards of the Offering areas that bear this player's token.
    pub const fn marked(&self) -> Cards {
        self.marked
    }

    /// All piles, for the audit.
    pub(super) const fn piles(&self) -> [Cards; 6] {
        [self.hand, self.selection, self.construction, self.duchy, self.council, self.trophies]
    }

    const fn pile_mut(&mut self, pile: Pile) -> &mut Cards {
        match pile {
            Pile::Hand => &mut self.hand,
            Pile::Selection => &mut self.selection,
            Pile::Construction => &mut self.construction,
            Pile::Duchy => &mut self.duchy,
            Pile::Council => &mut self.council,
            Pile::Trophies => &mut self.trophies,
        }
    }

    /// Puts a card into a pile.
    #[inline]
    pub(crate) fn put(&mut self, pile: Pile, card: Card) {
        self.pile_mut(pile).insert(card);
    }

    /// Takes a card out of a pile.
    #[inline]
    pub(crate) fn take(&mut self, pile: Pile, card: Card) {
        self.pile_mut(pile).remove(card);
    }

    /// Replaces the hand: for imagining.
    pub(crate) fn set_hand(&mut self, hand: Cards) {
        self.hand = hand;
    }

    /// The opponent sees a card come into the hand.
    pub(crate) fn show(&mut self, card: Card) {
        self.shown.insert(card);
    }

    /// A card has left the hand face up.
    pub(crate) fn unshow(&mut self, card: Card) {
        self.shown.remove(card);
    }

    /// A card has left the hand face down: what the opponent saw there is no longer sure.
    pub(crate) fn forget_shown(&mut self) {
        self.shown = Cards::NONE;
    }

    /// Notes a recycled card.
    pub(crate) fn recycle(&mut self, card: Card) {
        self.recycled.insert(card);
    }

    /// A recycled card is taken back.
    pub(crate) fn unrecycle(&mut self, card: Card) {
        self.recycled.remove(card);
    }

    /// A new Planning has recycled nothing yet.
    pub(crate) fn forget_recycled(&mut self) {
        self.recycled = Cards::NONE;
    }

    /// Marks a card with a token at hand.
    pub(crate) fn mark(&mut self, card: Card) {
        self.tokens -= 1;
        self.marked.insert(card);
    }

    /// Puts cards into the Selection area.
    pub(crate) fn select(&mut self, cards: Cards) {
        self.selection = self.selection.union(cards);
    }

    /// Takes the tokens off these cards; says how many there were.
    #[inline]
    pub(crate) fn unmark_all(&mut self, cards: Cards) -> u8 {
        if !self.marked.meets(cards) {
            return 0;
        }
        let count = self.marked.and(cards).len();
        self.marked = self.marked.minus(cards);
        u8::try_from(count).expect("tokens are few")
    }

    /// Takes the token off a card; says whether there was one.
    pub(crate) fn unmark(&mut self, card: Card) -> bool {
        self.marked.remove(card)
    }
}

/// Pieces.
impl Realm {
    /// Cubes of a resource to be placed now.
    #[inline]
    pub const fn cubes(&self, resource: Resource) -> u8 {
        self.cubes[resource.index()]
    }

    /// The resource whose cubes are to be placed first.
    #[inline]
    pub const fn cube_in_hand(&self) -> Option<Resource> {
        let cubes = u32::from_le_bytes(self.cubes);
        if cubes == 0 { None } else { Some(Resource::ALL[cubes.trailing_zeros() as usize / 8]) }
    }

    /// Whether there is anything besides cubes that may be used at any time: Krystallium, Soldiers, Advisors.
    #[inline]
    pub fn has_means(&self) -> bool {
        self.krystallium > 0 || self.soldiers > 0 || !self.council.is_empty()
    }

    /// Gains cubes that must be placed at once.
    pub(crate) fn gain_cubes(&mut self, resource: Resource, count: u8) {
        self.cubes[resource.index()] += count;
    }

    /// A cube has been placed.
    #[track_caller]
    pub(crate) fn place_cube(&mut self, resource: Resource) {
        self.cubes[resource.index()] -= 1;
    }

    /// Cubes in the Alchemy area.
    #[inline]
    pub const fn alchemy(&self) -> u8 {
        self.alchemy
    }

    /// K6.2 Alchemy. Says whether the cube has made a Krystallium.
    pub(crate) fn add_to_alchemy(&mut self, setting: &Setting) -> bool {
        cite(law::pieces::ALCHEMY);
        self.alchemy += 1;
        if self.alchemy < setting.numbers.common.alchemy {
            return false;
        }
        self.alchemy = 0;
        self.krystallium += 1;
        true
    }

    /// Krystallium at hand.
    #[inline]
    pub const fn krystallium(&self) -> u8 {
        self.krystallium
    }

    /// Soldiers at hand.
    #[inline]
    pub const fn soldiers(&self) -> u8 {
        self.soldiers
    }

    /// Gains Krystallium.
    pub(crate) fn gain_krystallium(&mut self, count: u8) {
        self.krystallium += count;
    }

    /// Gains Soldiers.
    pub(crate) fn gain_soldiers(&mut self, count: u8) {
        self.soldiers += count;
    }

    /// Spends Krystallium.
    #[track_caller]
    pub(crate) fn spend_krystallium(&mut self) {
        self.krystallium -= 1;
    }

    /// Spends Soldiers.
    #[track_caller]
    pub(crate) fn spend_soldiers(&mut self, count: u8) {
        self.soldiers -= count;
    }

    /// K5.5 Soldier in training. It stays until the next supremacy.
    #[inline]
    pub fn is_training(&self) -> bool {
        cite(law::production::SOLDIER_IN_TRAINING);
        self.training
    }

    /// A Soldier enters training, or the one in training is ready; says whether one is ready.
    pub(crate) fn train(&mut self) -> bool {
        let ready = self.is_training();
        self.soldiers += u8::from(ready);
        self.training = !ready;
        ready
    }

    /// K5.8 Production per type. The cards of a type in the Duchy.
    pub(super) fn production_per_type(&self, setting: &Setting, of: Type) -> u8 {
        cite(law::production::PRODUCTION_PER_TYPE);
        self.of_type(setting, of)
    }

    /// How many cards of a type the Duchy has.
    pub fn of_type(&self, setting: &Setting, of: Type) -> u8 {
        let count = self.duchy.and(setting.faces.of_type[of.index()]).len();
        u8::try_from(count).expect("cards are few")
    }
}

/// Tokens and modules.
impl Realm {
    /// Trap tokens that are ready.
    #[inline]
    pub const fn traps(&self) -> u8 {
        self.traps
    }

    /// Spy tokens that are ready.
    #[inline]
    pub const fn spies(&self) -> u8 {
        self.spies
    }

    /// All Trap and Spy tokens are ready again.
    pub(crate) fn ready_tokens(&mut self, traps: u8, spies: u8) {
        (self.traps, self.spies) = (traps, spies);
    }

    /// Gains or loses the token of a location at once (L5.11).
    pub(crate) fn change_tokens(&mut self, traps: i8, spies: i8) {
        self.traps = self.traps.saturating_add_signed(traps);
        self.spies = self.spies.saturating_add_signed(spies);
    }

    /// Uses a Trap token.
    #[track_caller]
    pub(crate) fn use_trap(&mut self) {
        self.traps -= 1;
    }

    /// Uses a Spy token.
    #[track_caller]
    pub(crate) fn use_spy(&mut self) {
        self.spies -= 1;
    }

    /// Trap tokens from Quests.
    pub const fn extra_traps(&self) -> u8 {
        self.extra_traps
    }

    /// Spy tokens from Quests.
    pub const fn extra_spies(&self) -> u8 {
        self.extra_spies
    }

    /// K8.24 Tokens from Quests. They are kept for the whole game.
    pub(crate) fn tokens_from_quests(&mut self, traps: u8, spies: u8) {
        cite(law::quests::TOKENS_FROM_QUESTS);
        self.extra_traps += traps;
        self.extra_spies += spies;
    }

    /// Illusionist tokens at hand.
    pub const fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Whether a token was laid in this offer, or used in this selection (R12).
    pub const fn has_tricked(&self) -> bool {
        self.tricked
    }

    /// A token is laid or used; a new offer begins without.
    pub(crate) const fn trick(&mut self, tricked: bool) {
        self.tricked = tricked;
    }

    /// Takes Illusionist tokens.
    pub(crate) fn add_tokens(&mut self, count: u8) {
        self.tokens += count;
    }

    /// A token goes from the player onto a face-down card.
    #[track_caller]
    pub(crate) fn spend_token(&mut self) {
        self.tokens -= 1;
    }

    /// Cubes a Syphon has set aside.
    pub const fn aside(&self) -> u8 {
        self.aside
    }

    /// Sets the cubes set aside.
    pub(crate) fn set_aside(&mut self, count: u8) {
        self.aside = count;
    }

    /// Steps of the Quest that are done.
    #[inline]
    pub const fn steps(&self) -> u8 {
        self.steps
    }

    /// The pieces on the current step.
    #[inline]
    pub const fn step_works(&self) -> Works {
        self.step_works
    }

    /// The pieces on the current step, to change.
    pub(crate) const fn step_works_mut(&mut self) -> &mut Works {
        &mut self.step_works
    }

    /// A step of the Quest is done.
    pub(crate) fn finish_step(&mut self) {
        self.steps += 1;
        self.step_works = Works::default();
    }

    /// How often the Royal Archivist has written.
    pub const fn archives(&self) -> u8 {
        self.archives
    }

    /// The Royal Archivist writes.
    pub(crate) fn archive(&mut self) {
        self.archives += 1;
    }

    /// The card whose multiplying type was changed, and to what.
    pub const fn conjured(&self) -> Option<(Card, Type)> {
        self.conjured
    }

    /// Changes the multiplying type of a card.
    pub(crate) fn conjure(&mut self, card: Card, to: Type) {
        self.conjured = Some((card, to));
    }

    /// The card whose points are doubled.
    pub const fn doubled(&self) -> Option<Card> {
        self.doubled
    }

    /// Doubles the points of a card.
    pub(crate) fn double(&mut self, card: Card) {
        self.doubled = Some(card);
    }
}
