//! Verbs of the shared deck, hands, piles and play areas (2.1, G.1.19, G.1.29).

use super::{Player, Position};
use crate::setting::Setting;
use crate::terms::{Card, Cards, Hireling};
use crate::{lizard_cult, riverfolk};
use kernel::{Bits, Chance, Seat, Seats};

impl Position {
    /// Cards nobody has drawn.
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// 1.2.2 Discard Pile. Anybody may look through it at any time.
    pub fn discards(&self) -> Cards {
        kernel::cite(crate::law::golden_rules::DISCARD_PILE);
        self.discards
    }

    /// Dominance cards beside the map.
    #[inline]
    pub const fn available(&self) -> Cards {
        self.available
    }

    /// A player, to change.
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// 2.1 Cards. Draws the top card; an empty deck is made anew from the discard pile first.
    ///
    /// Nobody knows the order of the deck, so a draw is a chance among its cards. With no card anywhere (R12) there is none
    /// to draw.
    pub(crate) fn draw_card(&mut self, chance: &mut Chance<'_>) -> Option<Card> {
        kernel::cite(crate::law::key_terms::CARDS);
        self.reshuffle();
        if self.deck.is_empty() {
            return None;
        }
        let card = any_of(self.deck, chance);
        self.deck = self.deck.without(card);
        self.reshuffle();
        Some(card)
    }

    fn reshuffle(&mut self) {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discards);
        }
    }

    /// Puts a card into a hand.
    pub(crate) fn take_in_hand(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand = player.hand.with(card);
    }

    /// Takes a card out of a hand to somewhere open: everybody sees it.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: Card, setting: &Setting) {
        let hand = self.player(seat).hand();
        self.player_mut(seat).drop_card(card);
        self.forget(card, hand, setting);
    }

    /// Takes a card out of a hand to somewhere hidden: only those who know it learn which, the others are no longer sure
    /// of what they have seen in that hand.
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, card: Card, to: (Seats, &Setting)) {
        let (knowing, setting) = to;
        let hand = self.player(seat).hand();
        self.play_from_hand(seat, card, setting);
        // 11.2.3: nobody is ever unsure of an open hand.
        if riverfolk::has_open_hand(self.faction(seat)) {
            return;
        }
        for (index, player) in (0..).zip(&mut self.players) {
            if Seat(index) != seat && !knowing.has(Seat(index)) {
                player.seen = player.seen.minus(hand);
            }
        }
    }

    /// Hands a card from one hand to another; who gave it knows where it is.
    pub(crate) fn hand_over(&mut self, (from, to): (Seat, Seat), card: Card, setting: &Setting) {
        // 11.2.3: what leaves or joins an open hand everybody sees.
        let knowing = riverfolk::witnesses(setting, self, (from, to));
        self.hide_from_hand(from, card, (knowing, setting));
        let others = knowing.without(to);
        others.iter().for_each(|seat| self.player_mut(seat).see(Cards::only(card)));
        self.take_in_hand(to, card);
    }

    /// Puts a card into the deck, whose order nobody knows.
    pub(crate) fn put_into_deck(&mut self, card: Card) {
        self.deck = self.deck.with(card);
    }

    /// G.1.29 Discard. A dominance card goes beside the map instead (3.3.3); all go to the Lost Souls first (10.2.6).
    pub(crate) fn lay_down(&mut self, card: Card, setting: &Setting) {
        kernel::cite(crate::law::glossary::DISCARD);
        if lizard_cult::keeps_lost_souls(self) {
            self.lizard_cult.lose_soul(card);
        } else {
            self.lay_on_discards(card, setting);
        }
    }

    /// Takes a copy of a card that was laid down: off the discard pile, or from the Lost Souls.
    pub(crate) fn take_laid_down(&mut self, copies: Cards) -> Option<Card> {
        if let Some(card) = self.discards.and(copies).first() {
            self.discards = self.discards.without(card);
            return Some(card);
        }
        let card = self.lizard_cult.lost_souls().and(copies).first()?;
        self.lizard_cult.save_soul(card);
        Some(card)
    }

    /// Lays a card on the discard pile; a dominance card goes beside the map instead (3.3.3).
    #[inline]
    pub(crate) fn lay_on_discards(&mut self, card: Card, setting: &Setting) {
        if setting.deck.dominances().has(card) {
            self.playing_for_the_suit(card);
        } else {
            self.discards = self.discards.with(card);
            if !self.hirelings.is_empty()
                && self.hirelings.with_side(Hireling::LizardEnvoys).is_some()
            {
                self.hirelings.remember(card);
            }
        }
    }

    /// 3.3.3 Playing for the Suit. A spent dominance card lies beside the map, to be taken.
    fn playing_for_the_suit(&mut self, card: Card) {
        kernel::cite(crate::law::victory::PLAYING_FOR_THE_SUIT);
        self.available = self.available.with(card);
    }

    /// Takes an available dominance card from beside the map.
    pub(crate) fn take_available(&mut self, card: Card) {
        self.available = self.available.without(card);
    }

    /// Takes a card out of the discard pile.
    pub(crate) fn take_discarded(&mut self, card: Card) {
        self.discards = self.discards.without(card);
    }

    /// G.1.3 Play Area. A card there has no use but the one that is stated.
    pub(crate) fn put_in_play(&mut self, seat: Seat, card: Card) {
        kernel::cite(crate::law::glossary::PLAY_AREA);
        let player = self.player_mut(seat);
        player.effects = player.effects.with(card);
    }

    /// Takes a card out of a play area.
    pub(crate) fn take_out_of_play(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.effects = player.effects.without(card);
    }

    /// A card has left a hidden pile for everybody to see. Copies are alike: whoever has seen another copy of it in that
    /// pile cannot tell which of them it was.
    pub(crate) fn forget(&mut self, card: Card, pile: Cards, setting: &Setting) {
        let alike = setting.deck.copies(setting.deck.name(card)).and(pile).with(card);
        for player in &mut self.players[..setting.seat_count()] {
            let Some(known) = player.seen.and(alike).first() else { continue };
            let gone = if player.seen.has(card) { card } else { known };
            player.seen = player.seen.without(gone);
        }
    }

    /// Replaces the hidden cards: the hands and the deck. For imagining.
    pub(crate) fn deal_anew(
        &mut self,
        hands: impl IntoIterator<Item = (Seat, Cards)>,
        deck: Cards,
    ) {
        hands.into_iter().for_each(|(seat, hand)| self.player_mut(seat).hand = hand);
        self.deck = deck;
    }
}

/// Any card of a set that has some, by chance.
pub(crate) fn any_of(cards: Cards, chance: &mut Chance<'_>) -> Card {
    Card::at(chance.member(&Bits::from_words([cards.bits()])))
}
