//! The shared deck: what each copy is, and sets that rules ask for (2.1).

use super::records::{CardKind, CardRow, CardsFile, InDeck};
use crate::cards::{self, Timing};
use crate::law;
use crate::terms::{CARDS, Card, CardName, Cards, Item, Suit};
use kernel::{Data, DataError, cite};

kernel::words! {
    /// A shared deck.
    pub enum DeckName {
        /// The standard deck.
        Standard,
        /// Exiles and Partisans.
        Exiles,
    }
}

/// The shared deck of this game.
#[derive(Debug)]
pub struct Deck {
    copies: [CardFacts; CARDS],
    named: [Option<CardFacts>; CardName::COUNT],
    /// The copies of each name.
    alike_by_name: [Cards; CardName::COUNT],
    of_suit: [Cards; 4],
    kinds: [Cards; CardKind::ALL.len()],
    /// Copies whose neighbour below is alike, and those whose neighbour two below is.
    alike: [Cards; 2],
    timed: [Cards; Timing::ALL.len()],
    /// For each name, the cards whose names come no earlier.
    not_before: [Cards; CardName::COUNT],
    /// The cards in play: without the dominance cards for two players (5.1.3).
    pub whole: Cards,
}

/// What is printed on a card.
#[derive(Debug, Clone, Copy)]
pub struct CardFacts {
    /// Its name.
    pub name: CardName,
    /// Its suit.
    pub suit: Suit,
    /// The crafting pieces it costs.
    pub cost: Cost,
    /// The item it is crafted for, and its points.
    pub item: Option<(Item, u8)>,
    kind: CardKind,
}

/// A crafting cost (4.1.1): how many pieces in clearings of each suit, and how many in any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cost {
    /// By suit of clearing.
    pub suits: [u8; 3],
    /// In any clearing.
    pub any: u8,
}

impl Cost {
    /// How many symbols in all.
    pub fn total(&self) -> u8 {
        self.suits.iter().sum::<u8>() + self.any
    }
}

impl CardFacts {
    /// Whether it can be crafted at all (2.1.2, 2.1.3).
    pub const fn is_craftable(&self) -> bool {
        matches!(self.kind, CardKind::Item | CardKind::Immediate | CardKind::Persistent)
    }

    /// Whether its effect stays (4.1.3).
    pub const fn is_persistent(&self) -> bool {
        matches!(self.kind, CardKind::Persistent)
    }
}

impl Deck {
    /// What is printed on a copy.
    #[inline]
    pub const fn card(&self, card: Card) -> &CardFacts {
        &self.copies[card.index()]
    }

    /// The name of a copy.
    #[inline]
    pub const fn name(&self, card: Card) -> CardName {
        self.card(card).name
    }

    /// What is printed on the cards of a name of this deck.
    #[track_caller]
    pub fn facts(&self, name: CardName) -> &CardFacts {
        self.named[name.index()].as_ref().expect("the card is of this deck")
    }

    /// The copies of a name; none if it is of the other deck.
    #[inline]
    pub const fn copies(&self, name: CardName) -> Cards {
        self.alike_by_name[name.index()]
    }

    /// The first copy of a name in a set.
    #[track_caller]
    pub fn pick(&self, from: Cards, name: CardName) -> Card {
        from.and(self.copies(name)).first().expect("a card that is named is there")
    }

    /// The cards of exactly this suit.
    #[inline]
    pub const fn of_suit(&self, suit: Suit) -> Cards {
        self.of_suit[suit.index()]
    }

    /// 2.1.1 Birds Are Wild. The cards that match a suit.
    #[inline]
    pub fn matching(&self, suit: Suit) -> Cards {
        cite(law::key_terms::BIRDS_ARE_WILD);
        if suit == Suit::Bird {
            self.no_substitution()
        } else {
            self.of_suit(suit).union(self.of_suit(Suit::Bird))
        }
    }

    /// 2.1.1.II No Substitution. Where a bird is asked for, nothing else will do.
    #[inline]
    fn no_substitution(&self) -> Cards {
        cite(law::key_terms::NO_SUBSTITUTION);
        self.of_suit(Suit::Bird)
    }

    /// 2.1.1.I Forced Effects. Who must give or discard a suit must count birds as it.
    #[inline]
    pub fn must_match(&self, suit: Suit) -> Cards {
        cite(law::key_terms::FORCED_EFFECTS);
        self.matching(suit)
    }

    /// 2.1.2 Ambush Cards. Five of them: never crafted, played in battle or for their suit.
    pub fn ambushes(&self) -> Cards {
        cite(law::key_terms::AMBUSH_CARDS);
        self.kinds[CardKind::Ambush.index()]
    }

    /// 2.1.3 Dominance Cards. One of each suit: never crafted, activated or played for their suit.
    #[inline]
    pub fn dominances(&self) -> Cards {
        cite(law::key_terms::DOMINANCE_CARDS);
        self.kinds[CardKind::Dominance.index()]
    }

    /// The cards with effects that stay.
    pub const fn persistents(&self) -> Cards {
        self.kinds[CardKind::Persistent.index()]
    }

    /// The cards whose effect is used at this time.
    #[inline]
    pub const fn timed(&self, timing: Timing) -> Cards {
        self.timed[timing.index()]
    }

    /// The cards whose names come no earlier than this one in the order of names.
    #[inline]
    pub const fn not_before(&self, name: CardName) -> Cards {
        self.not_before[name.index()]
    }

    /// The cards that can be crafted.
    pub fn craftable(&self) -> Cards {
        let items = self.kinds[CardKind::Item.index()];
        items.union(self.kinds[CardKind::Immediate.index()]).union(self.persistents())
    }

    /// One copy of each name in a set: what there is to choose between.
    #[inline]
    pub fn distinct(&self, cards: Cards) -> Cards {
        let bits = cards.bits();
        let first = Cards::from_bits(bits << 1).and(self.alike[0]);
        let second = Cards::from_bits(bits << 2).and(self.alike[1]);
        cards.minus(first).minus(second)
    }

    /// The names in a set, each once.
    #[inline]
    pub fn names(&self, cards: Cards) -> impl Iterator<Item = CardName> {
        self.distinct(cards).iter().map(|card| self.name(card))
    }

    pub(super) fn read(deck: DeckName, seats: usize, data: &Data) -> Result<Self, DataError> {
        let file: CardsFile = data.read("cards.toml")?;
        let refuse = |near: &str, reason: &str| data.error("cards.toml", near, "copies", reason);
        let rows = file.card.iter().filter(|row| match row.deck {
            InDeck::Both => true,
            InDeck::Standard => deck == DeckName::Standard,
            InDeck::Exiles => deck == DeckName::Exiles,
        });
        let mut copies = Vec::with_capacity(CARDS);
        for row in rows {
            let near = format!("id = \"{}\"", row.id);
            if row.copies == 0 || row.copies > 3 {
                return Err(refuse(&near, "a card has one, two or three copies"));
            }
            if copies.iter().any(|facts: &CardFacts| facts.name == row.id) {
                return Err(refuse(&near, "a card is listed once"));
            }
            copies.extend(std::iter::repeat_n(CardFacts::of(row), row.copies.into()));
        }
        let copies: [CardFacts; CARDS] =
            copies.try_into().map_err(|_| refuse("[source]", "a deck has 54 cards"))?;
        Ok(Self::lay_out(&copies, seats))
    }

    fn lay_out(copies: &[CardFacts; CARDS], seats: usize) -> Self {
        let those = |of: &dyn Fn(usize) -> bool| -> Cards {
            Cards::ALL.iter().filter(|card| of(card.index())).collect()
        };
        let alike = |gap: usize| {
            those(&|index| index >= gap && copies[index].name == copies[index - gap].name)
        };
        let mut named = [None; CardName::COUNT];
        for &facts in copies {
            named[facts.name.index()] = Some(facts);
        }
        let kinds = CardKind::ALL.map(|kind| those(&|index| copies[index].kind == kind));
        // 5.1.3: without the dominance cards for two players.
        let whole = if seats == 2 {
            Cards::ALL.minus(kinds[CardKind::Dominance.index()])
        } else {
            Cards::ALL
        };
        Self {
            copies: *copies,
            named,
            alike_by_name: CardName::ALL.map(|name| those(&|index| copies[index].name == name)),
            of_suit: Suit::ALL.map(|suit| those(&|index| copies[index].suit == suit)),
            kinds,
            alike: [alike(1), alike(2)],
            timed: Timing::ALL
                .map(|timing| those(&|index| cards::timing(copies[index].name) == timing)),
            not_before: CardName::ALL.map(|name| those(&|index| copies[index].name >= name)),
            whole,
        }
    }
}

impl CardFacts {
    fn of(row: &CardRow) -> Self {
        let mut cost = Cost::default();
        for symbol in &row.cost {
            match symbol.suit() {
                Some(suit) => cost.suits[suit.index()] += 1,
                None => cost.any += 1,
            }
        }
        Self {
            name: row.id,
            suit: row.suit,
            cost,
            item: row.item.map(|item| (item, row.points)),
            kind: row.kind,
        }
    }
}
