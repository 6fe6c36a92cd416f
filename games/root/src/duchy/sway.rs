//! 12.5.3 Sway.

use super::{Fact, Frame, Question, Why, assembly, rank, seat};
use crate::law::duchy as law;
use crate::position::{Limits, Pile, Pledge};
use crate::terms::{CardName, Cards, Faction, Minister, Suit};
use crate::{Bar, Choice, Desk, Flow, cards, deeds, victory};
use kernel::{cite, next, settled};

/// How many more cards of each suit can be revealed, and how many in all: one for each clearing with a piece. The Lost City
/// takes a card of any suit, but only one (F.C.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Room {
    suits: [u8; 3],
    all: u8,
}

/// What the Lost City adds to `all`, above what clearings count.
const CITY: u8 = 16;

impl Room {
    /// The clearings with pieces of the Duchy; the Burrow has no suit (12.2.2, R50).
    fn whole(desk: &Desk<'_>) -> Self {
        let woodland = &desk.position.woodland;
        let pieces = woodland.with_pieces(Faction::Duchy);
        let number = |all: usize| u8::try_from(all).expect("clearings are few");
        let city = pieces.and(woodland.of_every_suit());
        let plain = pieces.minus(city);
        let suits = Suit::OF_CLEARINGS.map(|suit| number(plain.and(woodland.of_suit(suit)).len()));
        Self { suits, all: number(pieces.len()) + CITY * number(city.len()) }
    }

    /// How many clearings have pieces of the Duchy.
    fn in_all(desk: &Desk<'_>) -> u8 {
        let pieces = desk.position.woodland.with_pieces(Faction::Duchy);
        u8::try_from(pieces.len()).expect("clearings are few")
    }

    /// How many cards in all.
    const fn all(self) -> u8 {
        self.all % CITY
    }

    /// Whether the Lost City still takes a card.
    const fn city(self) -> u8 {
        self.all / CITY
    }

    /// What is left when a card of a suit was revealed, if there is room for it.
    fn after(mut self, suit: Suit) -> Option<Self> {
        self.all = self.all.checked_sub(1).filter(|_| self.all() > 0)?;
        if suit == Suit::Bird {
            return Some(self);
        }
        let plain = &mut self.suits[suit.index()];
        match plain.checked_sub(1) {
            Some(left) => *plain = left,
            None => self.all = self.all.checked_sub(CITY)?,
        }
        Some(self)
    }

    /// How many cards of each suit there is room for; birds fit anywhere.
    fn limits(self) -> Limits {
        let suits = Suit::OF_CLEARINGS.into_iter();
        let limits =
            suits.fold(Limits::NONE, |limits, suit| limits.to(suit, self.suits[suit.index()]));
        limits.and_more(self.city())
    }

    /// How many of some cards can be revealed.
    fn most(self, cards: Cards, desk: &Desk<'_>) -> u8 {
        let held = |suit| u8::try_from(cards.and(desk.setting.deck.of_suit(suit)).len());
        let held = |suit| held(suit).expect("hands are small");
        let room = |suit: Suit| self.suits[suit.index()];
        let suited: u8 = Suit::OF_CLEARINGS.map(|suit| held(suit).min(room(suit))).iter().sum();
        let suited = if self.city() == 0 {
            suited
        } else {
            let over = |suit| held(suit).saturating_sub(room(suit));
            suited + Suit::OF_CLEARINGS.map(over).iter().sum::<u8>().min(self.city())
        };
        self.all().min(suited.min(self.all()) + held(Suit::Bird))
    }
}

/// 12.5.3 Sway. One minister may be swayed; asked whenever this many cards could do it.
pub(super) fn sway(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::SWAY, Question::Sway.into());
    let board = &desk.position.duchy;
    let most = Room::whole(desk).most(desk.position.player(seat(desk)).hand(), desk);
    let ministers = Minister::ALL.into_iter().filter(|&minister| !board.is_swayed(minister));
    let deeds = ministers.map(|minister| {
        (Choice::Minister(minister), Frame::SwayThis(minister).into(), bar(minister, most, desk))
    });
    let asking = deeds::offer(asking, deeds);
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_with_cards(asking, desk, seat(desk)).may(Choice::Pass)
}

/// How many cards a minister asks for.
fn cards_of(minister: Minister, desk: &Desk<'_>) -> u8 {
    let of = rank(desk, minister);
    let rows = &desk.setting.boards.duchy.rank;
    rows.iter().find(|row| row.id == of).expect("every rank has its row").cards
}

/// What keeps the Duchy from swaying a minister, if this many cards of the hand can be revealed.
fn bar(minister: Minister, most: u8, desk: &Desk<'_>) -> Option<Bar> {
    if desk.position.duchy.crowns(rank(desk, minister)) == 0 {
        return Some((law::CHOOSE_A_MINISTER, Why::NoCrown.into()));
    }
    let needed = cards_of(minister, desk);
    let short = most < needed;
    short.then_some((law::REVEAL_CARDS, Why::TooFewToReveal { needed }.into()))
}

/// 12.5.3.I Choose a Minister. One that is not swayed, with a crown of the rank left.
pub(super) fn choose_a_minister(minister: Minister, desk: &mut Desk<'_>) -> Flow {
    cite(law::CHOOSE_A_MINISTER);
    let reveal = Reveal { minister, from: CardName::ALL[0], room: Room::whole(desk) };
    owe(reveal, desk);
    next(Frame::Reveal(reveal).into())
}

/// Cards being revealed for a minister.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reveal {
    /// For whom.
    pub minister: Minister,
    /// None before this one in the order of names.
    pub from: CardName,
    /// What there is room for.
    pub room: Room,
}

impl Reveal {
    /// How many are still to be revealed: each has taken the room of one.
    fn left(self, desk: &Desk<'_>) -> u8 {
        cards_of(self.minister, desk) + self.room.all() - Room::in_all(desk)
    }
}

/// From now on everybody knows that the hand holds this many cards to reveal, each with a clearing of its own.
fn owe(reveal: Reveal, desk: &mut Desk<'_>) {
    let cards = desk.setting.deck.not_before(reveal.from);
    let (seat, count, limits) = (seat(desk), reveal.left(desk), reveal.room.limits());
    desk.position.make_pledge(Pledge { seat, pile: Pile::Hand, cards, count, limits });
}

/// The cards of the hand that can come next, in the order of names, so that enough are left to follow.
fn revealable(reveal: Reveal, desk: &Desk<'_>) -> Cards {
    let (deck, left) = (&desk.setting.deck, reveal.left(desk));
    let rest = desk.position.player(seat(desk)).hand().and(deck.not_before(reveal.from));
    let leads_on = |&card: &crate::terms::Card| {
        let name = deck.name(card);
        let after = rest.and(deck.not_before(name)).without(card);
        let room = reveal.room.after(desk.setting.suit_of(name));
        room.is_some_and(|room| room.most(after, desk) + 1 >= left)
    };
    rest.iter().filter(leads_on).collect()
}

/// 12.5.3.II Reveal Cards. Each for another clearing it matches; they lie open until Evening (12.6.1).
pub(super) fn reveal_cards(reveal: Reveal, desk: &Desk<'_>) -> Flow {
    let names = desk.setting.deck.names(revealable(reveal, desk));
    let question = Question::Reveal { minister: reveal.minister, left: reveal.left(desk) };
    desk.ask(seat(desk), law::REVEAL_CARDS, question.into())
        .offers(names.map(|card| {
            let this = Reveal { from: card, ..reveal };
            (Choice::Card(card), Frame::RevealCard(this).into())
        }))
        .aloud()
        .must()
}

/// 12.5.3.II Reveal Cards. The one from which the rest are counted.
pub(super) fn reveal_card(reveal: Reveal, desk: &mut Desk<'_>) -> Flow {
    let name = reveal.from;
    assembly::reveal(name, law::REVEAL_CARDS, desk);
    let room = reveal
        .room
        .after(desk.setting.suit_of(name))
        .expect("a card is revealed where there is room");
    let rest = Reveal { room, ..reveal };
    owe(rest, desk);
    if rest.left(desk) == 0 {
        sway_and_score(rest.minister, desk)
    } else {
        next(Frame::Reveal(rest).into())
    }
}

/// 12.5.3.III Sway and Score. A crown of the rank, and the points beneath it.
fn sway_and_score(minister: Minister, desk: &mut Desk<'_>) -> Flow {
    let of = rank(desk, minister);
    desk.position.duchy.sway(minister, of);
    desk.tell(law::SWAY_AND_SCORE, Fact::Swayed { minister }.into());
    let rows = &desk.setting.boards.duchy.rank;
    let points = rows.iter().find(|row| row.id == of).expect("every rank has its row").points;
    victory::score(desk, seat(desk), points, law::SWAY_AND_SCORE);
    settled()
}
