//! The position and its verbs.

use super::Kind;
use super::setting::{Card, Cards, Setting};
use kernel::{Chance, Seat, Seats};

/// Where a skirmish stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    deck: Cards,
    discard: Cards,
    /// The weapon of the march that is under way.
    weapon: Cards,
    bands: [Band; 4],
    round: u8,
    turn: Seat,
    deeds: u8,
    marched_on: Seats,
}

/// What a seat has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Band {
    hand: Cards,
    camp: u8,
    reserve: u8,
    fallen: u8,
    coins: u8,
    banners: u8,
}

impl Position {
    /// 1.1 The Deck: camps are pitched, all cards are in the deck.
    pub fn new(setting: &Setting) -> Self {
        let mut bands = [Band::default(); 4];
        for seat in setting.everyone().iter() {
            let band = &mut bands[seat.index()];
            (band.camp, band.reserve) = (setting.camp.soldiers, setting.camp.reserve);
            band.coins = setting.camp.coins;
        }
        Self {
            deck: setting.deck(),
            discard: Cards::NONE,
            weapon: Cards::NONE,
            bands,
            round: 0,
            turn: Seat(0),
            deeds: 0,
            marched_on: Seats::NONE,
        }
    }

    /// The round, from 0.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The deeds that are left today.
    pub const fn deeds(&self) -> u8 {
        self.deeds
    }

    /// Who was marched on today.
    pub const fn marched_on(&self) -> Seats {
        self.marched_on
    }

    /// The cards of a seat.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.bands[seat.index()].hand
    }

    /// The cards nobody has.
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// The cards that were played or dropped.
    pub const fn discard_pile(&self) -> Cards {
        self.discard
    }

    /// The weapon of the march that is under way.
    pub fn weapon(&self, setting: &Setting) -> Option<Kind> {
        self.weapon.first().map(|card| setting.kind_of(card))
    }

    /// The soldiers in a camp.
    pub const fn soldiers(&self, seat: Seat) -> u8 {
        self.bands[seat.index()].camp
    }

    /// The soldiers that can still be trained.
    pub const fn reserve(&self, seat: Seat) -> u8 {
        self.bands[seat.index()].reserve
    }

    /// A seat's coins.
    pub const fn coins(&self, seat: Seat) -> u8 {
        self.bands[seat.index()].coins
    }

    /// A seat's banners.
    pub const fn banners(&self, seat: Seat) -> u8 {
        self.bands[seat.index()].banners
    }

    /// Whether a seat holds a card of this kind.
    pub fn holds(&self, setting: &Setting, seat: Seat, kind: Kind) -> bool {
        !self.hand(seat).and(setting.cards_of(kind)).is_empty()
    }

    /// The kinds a seat holds.
    pub fn kinds(&self, setting: &Setting, seat: Seat) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.holds(setting, seat, kind))
    }
}

/// Verbs.
impl Position {
    /// A seat draws a card; an empty deck is made anew from the discards. There may be none.
    pub fn draw(&mut self, seat: Seat, chance: &mut Chance<'_>) -> Option<Card> {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
        }
        let card = self.deck.draw(chance)?;
        self.band(seat).hand.insert(card);
        Some(card)
    }

    /// A seat discards a card of this kind.
    pub fn discard(&mut self, setting: &Setting, seat: Seat, kind: Kind) {
        let card = self.take(setting, seat, kind);
        self.discard.insert(card);
    }

    /// A seat arms itself with a weapon, which lies open until the march is over.
    pub fn arm(&mut self, setting: &Setting, seat: Seat, kind: Kind) {
        let card = self.take(setting, seat, kind);
        self.weapon.insert(card);
    }

    /// The march is over: its weapon is discarded.
    pub fn disarm(&mut self) {
        self.discard = self.discard.union(std::mem::take(&mut self.weapon));
    }

    /// A seat marches on another.
    pub const fn march_on(&mut self, target: Seat) {
        self.marched_on = self.marched_on.with(target);
    }

    /// A seat pays a coin and trains a soldier of its reserve. Coins that are paid are gone to the box.
    pub fn train(&mut self, seat: Seat) {
        let band = self.band(seat);
        (band.coins, band.reserve, band.camp) = (band.coins - 1, band.reserve - 1, band.camp + 1);
    }

    /// A soldier of a seat falls.
    pub fn fall(&mut self, seat: Seat) {
        let band = self.band(seat);
        (band.camp, band.fallen) = (band.camp - 1, band.fallen + 1);
    }

    /// A seat takes a banner, and a coin from whom it beat, if there is one.
    pub fn plunder(&mut self, seat: Seat, from: Seat) -> u8 {
        let coin = self.coins(from).min(1);
        self.band(from).coins -= coin;
        let band = self.band(seat);
        (band.coins, band.banners) = (band.coins + coin, band.banners + 1);
        coin
    }

    /// A day begins with this many deeds.
    pub const fn begin_day(&mut self, deeds: u8) {
        self.deeds = deeds;
        self.marched_on = Seats::NONE;
    }

    /// One deed is done.
    pub const fn spend_deed(&mut self) {
        self.deeds -= 1;
    }

    /// The next seat's turn; a round is over when the turn has gone all the way round.
    pub fn pass_the_turn(&mut self, seats: usize) {
        self.turn = self.turn.after(seats);
        self.round += u8::from(self.turn == Seat(0));
    }

    /// Deals these hands anew, from themselves and the deck.
    pub(super) fn redeal(&mut self, hidden: Seats, chance: &mut Chance<'_>) {
        let mut sizes = [0; 4];
        for seat in hidden.iter() {
            sizes[seat.index()] = self.hand(seat).len();
            self.deck = self.deck.union(std::mem::take(&mut self.band(seat).hand));
        }
        for seat in hidden.iter() {
            for _ in 0..sizes[seat.index()] {
                let card = self.deck.draw(chance).expect("the cards of a hand go round");
                self.band(seat).hand.insert(card);
            }
        }
    }

    /// Takes a card of this kind from a hand: of equal cards the first, so that no two lines of play mean the same.
    fn take(&mut self, setting: &Setting, seat: Seat, kind: Kind) -> Card {
        let hand = &mut self.bands[seat.index()].hand;
        let card = hand.and(setting.cards_of(kind)).first().expect("a card that is played is held");
        hand.remove(card);
        card
    }

    const fn band(&mut self, seat: Seat) -> &mut Band {
        &mut self.bands[seat.index()]
    }
}

/// What must always hold.
impl Position {
    pub(super) fn audit(&self, setting: &Setting) -> Result<(), String> {
        self.audit_cards(setting)?;
        let everyone = || setting.everyone().iter().map(|seat| &self.bands[seat.index()]);
        let pitched = setting.camp.soldiers + setting.camp.reserve;
        if everyone().any(|band| band.camp + band.reserve + band.fallen != pitched) {
            return Err(format!("soldiers are lost or doubled: {:?}", self.bands));
        }
        let trained: u8 = everyone().map(|band| setting.camp.reserve - band.reserve).sum();
        let coins: u8 = everyone().map(|band| band.coins).sum();
        let minted = setting.camp.coins * u8::try_from(setting.seats).expect("seats are few");
        if coins + trained == minted {
            Ok(())
        } else {
            Err(format!("{coins} coins and {trained} soldiers trained do not make {minted}"))
        }
    }

    fn audit_cards(&self, setting: &Setting) -> Result<(), String> {
        let hands = setting.everyone().iter().map(|seat| self.hand(seat));
        let piles = [self.deck, self.discard, self.weapon].into_iter().chain(hands);
        let (mut all, mut count) = (Cards::NONE, 0);
        for pile in piles {
            (all, count) = (all.union(pile), count + pile.len());
        }
        if (all, count) == (setting.deck(), setting.deck().len()) {
            Ok(())
        } else {
            Err(format!("cards are lost or doubled: {count} lie about"))
        }
    }
}

/// For scenarios: the words of a set-up.
impl Position {
    /// This position with these cards in a seat's hand, from the deck.
    #[must_use]
    pub fn with_hand(mut self, setting: &Setting, seat: Seat, kinds: &[Kind]) -> Self {
        for &kind in kinds {
            let card = self.deck.and(setting.cards_of(kind)).first();
            let card = card.expect("a card that is set up is in the deck");
            self.deck.remove(card);
            self.band(seat).hand.insert(card);
        }
        self
    }

    /// This position with this many soldiers fallen.
    #[must_use]
    pub fn with_fallen(mut self, seat: Seat, fallen: u8) -> Self {
        (0..fallen).for_each(|_| self.fall(seat));
        self
    }
}
