//! The board of a playing monster: results, slots, conditions, experience.

use crate::setting::Cost;
use crate::setting::records::MonsterRow;
use crate::terms::{CAPABILITIES, Condition, Results, SpecialFace, Symbol, small};
use kernel::bits::ones;

/// The board of a playing monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing that lies on the board or not")]
pub struct Board {
    pub(super) rolled: Results,
    pub(super) torches: u8,
    pub(super) special: Option<SpecialFace>,
    pub(super) moved: u8,
    pub(super) defence: u8,
    pub(super) vengeance: u8,
    /// What lies in Reserve from earlier turns.
    pub(super) reserve: Results,
    /// What was put there this turn.
    pub(super) kept: Results,
    pub(super) sunder: u8,
    pub(super) silence: u8,
    pub(super) slow: u8,
    pub(super) is_burning: bool,
    pub(super) is_lying: bool,
    /// Dice fewer on this turn's roll.
    pub(super) fewer: u8,
    pub(super) experience: u8,
    pub(super) gained: u8,
    /// Levels gained whose choice is still open.
    pub(super) owed: u8,
    /// Capabilities owned, at I and at II, as bits.
    pub(super) owned: [u8; 2],
    /// Capabilities used this round, as bits.
    pub(super) used: u8,
    /// What capabilities keep up this round.
    pub(crate) guard: Guard,
    /// What the monster has paid for the summoning under way (V14.4).
    pub(super) paid: Option<Symbol>,
    /// Whether it carries the lasting burden (V14.7).
    pub(super) is_burdened: bool,
    /// Times it has worked at the goal this turn.
    pub(super) worked: u8,
    /// Whether it carries an heirloom (S.10).
    pub(crate) carries: bool,
    /// What its next return costs, and until which round (E.29).
    pub(super) cheap_return: Option<(u8, u8)>,
}

/// What capabilities keep up for the round (E.15 to E.21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Guard {
    /// Damage still prevented.
    pub soak: u8,
    /// Attacks that still miss.
    pub miss: u8,
    /// Attacks that still deal 1 less.
    pub dull: u8,
    /// The most an attack deals.
    pub cap: Option<u8>,
    /// Attacks that still hurt the attacker.
    pub thorns: u8,
    /// How much they hurt.
    pub thorn_damage: u8,
    /// Within how many zones villagers are taunted.
    pub taunt: Option<u8>,
    /// Villagers that are still held.
    pub hold: u8,
}

/// What can be asked.
impl Board {
    /// Results rolled and not yet used.
    pub const fn rolled(&self) -> &Results {
        &self.rolled
    }

    /// Torches rolled with normal dice and not yet resolved.
    pub const fn torches(&self) -> u8 {
        self.torches
    }

    /// Whether a torch waits, of a normal die or of the special one.
    pub fn has_torch(&self) -> bool {
        self.torches > 0 || self.special == Some(SpecialFace::Torch)
    }

    /// The face of the Day or Night die, until it is used.
    pub const fn special(&self) -> Option<SpecialFace> {
        self.special
    }

    /// Results in Reserve.
    #[inline]
    pub fn reserve(&self) -> Results {
        let mut reserve = self.reserve;
        reserve.iter_mut().zip(self.kept).for_each(|(there, kept)| *there += kept);
        reserve
    }

    /// How many results are in Reserve.
    #[inline]
    pub fn reserved(&self) -> u8 {
        self.reserve().iter().sum()
    }

    /// Defence results in slots.
    pub const fn defence(&self) -> u8 {
        self.defence
    }

    /// Vengeance results in slots.
    pub const fn vengeance(&self) -> u8 {
        self.vengeance
    }

    /// Movement slots used.
    pub const fn moved(&self) -> u8 {
        self.moved
    }

    /// How many results of a symbol can be spent now.
    #[inline]
    pub fn has(&self, symbol: Symbol) -> u8 {
        let special = self.special.and_then(SpecialFace::symbol) == Some(symbol);
        self.rolled[symbol.index()] + self.reserve[symbol.index()] + u8::from(special)
    }

    /// The symbols of which a result can be spent now.
    #[inline]
    pub fn spendable(&self) -> impl Iterator<Item = Symbol> + use<> {
        let hand = self.hand();
        Symbol::ALL.into_iter().filter(move |&symbol| hand[symbol.index()] > 0)
    }

    /// All results that can be spent now.
    #[inline]
    pub fn hand(&self) -> Results {
        let mut hand = self.rolled;
        hand.iter_mut().zip(self.reserve).for_each(|(has, kept)| *has += kept);
        if let Some(symbol) = self.special.and_then(SpecialFace::symbol) {
            hand[symbol.index()] += 1;
        }
        hand
    }

    /// Whether there is nothing to spend.
    #[inline]
    pub fn is_empty_handed(&self) -> bool {
        self.hand() == Results::default()
    }

    /// Whether a cost can be paid.
    #[inline]
    pub fn can_pay(&self, cost: &Cost) -> bool {
        cost.is_within(&self.hand())
    }

    /// How many conditions of a kind lie on the board.
    pub const fn conditions(&self, condition: Condition) -> u8 {
        match condition {
            Condition::Sunder => self.sunder,
            Condition::Silence => self.silence,
            Condition::Slow => self.slow,
            Condition::Burn => self.is_burning as u8,
        }
    }

    /// Whether the figure lies stunned.
    #[inline]
    pub const fn is_lying(&self) -> bool {
        self.is_lying
    }

    /// Dice fewer on this turn's roll.
    pub const fn fewer(&self) -> u8 {
        self.fewer
    }

    /// Experience tokens.
    pub const fn experience(&self) -> u8 {
        self.experience
    }

    /// V10.4 Monster Level.
    #[inline]
    pub fn level(&self) -> u8 {
        kernel::cite(crate::law::experience::MONSTER_LEVEL);
        1 + self.gained
    }

    /// Levels gained whose choice is open.
    pub const fn owed(&self) -> u8 {
        self.owed
    }

    /// The level at which a capability is owned: 0, 1 or 2.
    #[inline]
    pub const fn owns(&self, place: u8) -> u8 {
        (self.owned[0] >> place & 1) + (self.owned[1] >> place & 1)
    }

    /// Whether every capability is owned at II.
    pub const fn owns_all(&self) -> bool {
        self.owned[1] == (1 << CAPABILITIES) - 1
    }

    /// Whether a capability was used this round.
    #[inline]
    pub const fn has_used(&self, place: u8) -> bool {
        self.used >> place & 1 == 1
    }

    /// The places of the capabilities that are owned and not yet used this round.
    #[inline]
    pub fn ready(&self) -> impl Iterator<Item = u8> + use<> {
        ones(u64::from(self.owned[0] & !self.used)).map(small)
    }

    /// What it has paid for the summoning under way.
    pub const fn paid(&self) -> Option<Symbol> {
        self.paid
    }

    /// Whether it carries the lasting burden.
    pub const fn is_burdened(&self) -> bool {
        self.is_burdened
    }

    /// Times it has worked at the goal this turn.
    pub const fn worked(&self) -> u8 {
        self.worked
    }

    /// What a return costs by its own capability in a round.
    pub fn cheap_return(&self, round: u8) -> Option<u8> {
        self.cheap_return.filter(|&(_, until)| round <= until).map(|(cost, _)| cost)
    }

    /// Whether it carries an heirloom.
    pub const fn carries(&self) -> bool {
        self.carries
    }

    /// What capabilities keep up this round.
    pub const fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Free Movement slots.
    #[inline]
    pub const fn free_movement(&self, card: &MonsterRow) -> u8 {
        card.movement.saturating_sub(self.moved + self.slow)
    }

    /// Free Defence slots.
    #[inline]
    pub const fn free_defence(&self, card: &MonsterRow) -> u8 {
        card.defence.saturating_sub(self.defence + self.vengeance + self.sunder)
    }

    /// Free Reserve slots.
    #[inline]
    pub fn free_reserve(&self, card: &MonsterRow) -> u8 {
        card.reserve.saturating_sub(self.reserved() + self.silence)
    }
}

/// Results.
impl Board {
    /// Adds a rolled or gained result.
    pub(crate) const fn gain(&mut self, symbol: Symbol) {
        self.rolled[symbol.index()] += 1;
    }

    /// Adds a torch.
    pub(crate) const fn gain_torch(&mut self) {
        self.torches += 1;
    }

    /// Takes away all torches of normal dice; says how many there were.
    pub(crate) const fn take_torches(&mut self) -> u8 {
        std::mem::replace(&mut self.torches, 0)
    }

    /// Takes one torch away, of the special die last; says whether there was one.
    pub(crate) fn take_torch(&mut self) -> bool {
        if self.torches > 0 {
            self.torches -= 1;
            return true;
        }
        let is_torch = self.special == Some(SpecialFace::Torch);
        if is_torch {
            self.special = None;
        }
        is_torch
    }

    /// Takes back all rolled results of a symbol; says how many there were.
    pub(crate) const fn take_back(&mut self, symbol: Symbol) -> u8 {
        std::mem::replace(&mut self.rolled[symbol.index()], 0)
    }

    /// Shows a face of the Day or Night die.
    pub(crate) const fn show(&mut self, face: Option<SpecialFace>) {
        self.special = face;
    }

    /// V8.2 Use from Reserve.
    /// Spends a result: of the special die first, then rolled, then from Reserve (R3); what was put there this turn waits
    /// (R26).
    pub(crate) fn spend(&mut self, symbol: Symbol) {
        if self.special.and_then(SpecialFace::symbol) == Some(symbol) {
            self.special = None;
        } else if self.rolled[symbol.index()] > 0 {
            self.rolled[symbol.index()] -= 1;
        } else {
            kernel::cite(crate::law::reserve::USE_FROM_RESERVE);
            self.take_reserve(symbol);
        }
    }

    /// Spends the fixed part of a cost.
    pub(crate) fn spend_fixed(&mut self, cost: Cost) {
        for symbol in Symbol::ALL {
            (0..cost.fixed[symbol.index()]).for_each(|_| self.spend(symbol));
        }
    }

    /// Takes a result from Reserve.
    pub(crate) const fn take_reserve(&mut self, symbol: Symbol) {
        assert!(self.reserve[symbol.index()] > 0, "what is spent is there");
        self.reserve[symbol.index()] -= 1;
    }

    /// Puts a rolled result in Reserve.
    pub(crate) const fn keep(&mut self, symbol: Symbol) {
        self.rolled[symbol.index()] -= 1;
        self.kept[symbol.index()] += 1;
    }

    /// A result comes to Reserve from elsewhere.
    pub(crate) const fn receive(&mut self, symbol: Symbol) {
        self.reserve[symbol.index()] += 1;
    }

    /// A Defence result lies in a Defence slot.
    pub(crate) const fn ward_off(&mut self) {
        self.defence += 1;
    }

    /// A Vengeance result lies in a Defence slot.
    pub(crate) const fn swear(&mut self) {
        self.vengeance += 1;
    }

    /// Spends a Defence from its slot.
    pub(crate) const fn spend_defence(&mut self) {
        self.defence -= 1;
    }

    /// Spends a Vengeance from its slot.
    pub(crate) const fn spend_vengeance(&mut self) {
        self.vengeance -= 1;
    }

    /// A result lies in a Movement slot.
    pub(crate) const fn step(&mut self) {
        self.moved += 1;
    }

    /// The turn ends: results outside the slots are lost.
    pub(crate) fn end_turn(&mut self) {
        self.reserve = self.reserve();
        self.kept = [0; Symbol::ALL.len()];
        self.rolled = [0; Symbol::ALL.len()];
        self.torches = 0;
        self.special = None;
        self.fewer = 0;
        self.worked = 0;
    }

    /// The round ends: everything outside Reserve goes, and what lasted for the round.
    pub(crate) fn end_round(&mut self) {
        self.end_turn();
        (self.moved, self.defence, self.vengeance) = (0, 0, 0);
        self.used = 0;
        self.guard = Guard::default();
    }
}

/// Conditions.
impl Board {
    /// V22.2 Conditions Fill Slots. Says whether the condition had an effect.
    pub(crate) fn suffer(&mut self, condition: Condition, card: &MonsterRow) -> bool {
        match condition {
            Condition::Sunder => self.sunder(card),
            Condition::Silence => self.silence(card),
            Condition::Slow => self.slow(card),
            Condition::Burn => !std::mem::replace(&mut self.is_burning, true),
        }
    }

    /// V22.3 Sunder.
    fn sunder(&mut self, card: &MonsterRow) -> bool {
        if self.sunder >= card.defence {
            return false;
        }
        if self.free_defence(card) == 0 {
            // The lesser loss: a Vengeance before a Defence (R5).
            if self.vengeance > 0 { self.vengeance -= 1 } else { self.defence -= 1 }
        }
        self.sunder += 1;
        true
    }

    /// V22.4 Silence.
    fn silence(&mut self, card: &MonsterRow) -> bool {
        if self.silence >= card.reserve {
            return false;
        }
        if self.free_reserve(card) == 0 {
            let there = self.reserve();
            let last = there.iter().rposition(|&count| count > 0);
            let last = last.expect("a slot without condition holds a result");
            let kept = self.kept[last] > 0;
            let lost = if kept { &mut self.kept } else { &mut self.reserve };
            lost[last] -= 1;
        }
        self.silence += 1;
        true
    }

    /// V22.5 Slow.
    fn slow(&mut self, card: &MonsterRow) -> bool {
        kernel::cite(crate::law::monster_conditions::SLOW);
        if self.slow + 1 >= card.movement {
            return false;
        }
        if self.free_movement(card) == 0 {
            self.moved -= 1;
        }
        self.slow += 1;
        true
    }

    /// Takes a condition away.
    pub(crate) const fn cure(&mut self, condition: Condition) {
        match condition {
            Condition::Sunder => self.sunder -= 1,
            Condition::Silence => self.silence -= 1,
            Condition::Slow => self.slow -= 1,
            Condition::Burn => self.is_burning = false,
        }
    }

    /// Lays the figure down.
    pub(crate) const fn lie_down(&mut self) {
        self.is_lying = true;
    }

    /// Stands the figure up: one die less this turn.
    pub(crate) const fn stand_up(&mut self) {
        self.is_lying = false;
        self.fewer += 1;
    }
}
