//! A game with a switch for every mistake the battery must find.
//!
//! Two or three seats hold a card each, hidden. On a turn a seat swaps its card or keeps it; after some turns the
//! highest card wins. With the option `fault=none` nothing is wrong with it.

mod speech;

use kernel::game::SetError;
use kernel::notation::{NotAChoice, Words};
use kernel::{
    Asking, Audited, Bits, Chance, Data, DataFile, Desk, Flow, Game, Kind, Message, OptionSpec,
    Options, Outcome, Para, Seat, Seats, Viewer, next, over, settled,
};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

mod law {
    kernel::law! {
        DEAL = "1", "Deal";
        TURN = "2", "Turn";
        LOW_CARD = "2.1", "Low Card";
        SWAP = "3", "Swap";
    }
}

kernel::words! {
    /// What is wrong.
    pub(crate) enum Fault {
        /// Nothing.
        None,
        /// The view shows another's card.
        LeakInView,
        /// An offer depends on another's card.
        LeakInOffer,
        /// A reason depends on another's card.
        LeakInWhy,
        /// The question depends on another's card.
        LeakInQuestion,
        /// A drawn card is told to everyone.
        LeakInDraw,
        /// A held card is told to everyone.
        LeakInFact,
        /// A seat with nothing to choose is not asked, which tells what it holds.
        LeakInSilence,
        /// What was hidden is shown and can be undone.
        Unbarred,
        /// A card is lost.
        LosePiece,
        /// A redealt position has a card twice.
        RedealTwice,
        /// An ask without an offer.
        DeadEnd,
        /// A paragraph that acts and then asks.
        Impure,
        /// An offer that breaks a rule.
        Break,
        /// A choice is offered twice.
        Twice,
        /// A choice is offered and withheld.
        Contradict,
        /// The deal depends on how many there were before.
        NoReplay,
        /// A swap depends on how many there were before.
        NoClone,
        /// A kept card is marked with how many were kept before.
        NoUndo,
        /// What is offered depends on whether somebody reads the reasons.
        NoQuiet,
        /// No options can be set.
        NoOptions,
        /// More decisions than the bound.
        Endless,
        /// A choice that is not read as it is written.
        Notation,
        /// A message without Italian.
        NoItalian,
        /// A message without one of its variables.
        NoVariable,
        /// A seat without a result.
        NoResult,
    }
}

/// The game.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Faulty;

/// What is shared.
#[derive(Debug)]
pub(crate) struct Setting {
    seats: usize,
    fault: Fault,
}

/// The position.
#[derive(Debug, Clone, Copy, Hash)]
pub(crate) struct Position {
    deck: Bits<1>,
    cards: [u8; 3],
    discard: Bits<1>,
    turns: u8,
    mark: u8,
}

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Hash)]
pub(crate) enum Frame {
    /// 1 Deal.
    #[default]
    Deal,
    /// 2 Turn.
    Turn,
    /// 2 Turn: the card is kept.
    Keep,
    /// 3 Swap.
    Swap,
    /// 3 Swap: a rule breaks.
    Break,
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    /// Keep the card.
    Keep,
    /// Swap the card.
    Swap,
    /// A guess; written so that 10 reads as 1.
    Guess(u8),
}

kernel::listed! { Choice { Keep, Swap, Guess(number: u8) } {} }

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Question {
    /// A number that should be the same for all cards.
    pub(crate) hint: u8,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Fact {
    /// A seat drew this card.
    Drew(Seat, u8),
    /// A seat drew a card.
    DrewACard(Seat),
    /// A seat kept its card.
    Kept(Seat),
    /// A seat kept this card.
    KeptCard(Seat, u8),
}

/// Why a choice is withheld.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Why {
    /// The card is too low, or not.
    Low(bool),
}

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    cards: Vec<Option<u8>>,
    deck: usize,
    turns: u8,
}

const CARDS: usize = 24;
const TURNS: u8 = 9;
/// Remembers between games what no position knows.
static COUNTER: AtomicU8 = AtomicU8::new(0);

fn count() -> u8 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep => f.write_str("keep"),
            Self::Swap => f.write_str("swap"),
            Self::Guess(number) => write!(f, "guess {}", number % 10),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "keep" => Self::Keep,
            "swap" => Self::Swap,
            "guess" => Self::Guess(words.read()?),
            _ => return Err(words.refuse()),
        };
        words.end(choice)
    }
}

impl Position {
    fn seat(&self, setting: &Setting) -> Seat {
        let seats = u8::try_from(setting.seats).expect("seats are few");
        Seat(self.turns % seats)
    }

    /// Whether the next seat holds a low card: what this seat cannot know.
    fn is_next_low(&self, setting: &Setting) -> bool {
        let next = self.seat(setting).after(setting.seats);
        usize::from(self.cards[next.index()]) < CARDS / 2
    }

    fn draw(&mut self, seat: Seat, chance: &mut Chance<'_>) -> u8 {
        let card = u8::try_from(chance.draw(&mut self.deck)).expect("cards are few");
        self.cards[seat.index()] = card;
        card
    }
}

impl Game for Faulty {
    const NAME: &'static str = "faulty";
    const EDITION: u32 = 1;
    const LAW: &'static [&'static [Para]] = &[law::ALL];

    type Setting = Setting;
    type Position = Position;
    type Frame = Frame;
    type Choice = Choice;
    type Question = Question;
    type Fact = Fact;
    type Why = Why;
    type View = View;

    fn options() -> &'static [OptionSpec] {
        const FAULTS: [&str; Fault::ALL.len()] = {
            let mut words = [""; Fault::ALL.len()];
            let mut index = 0;
            while index < words.len() {
                words[index] = Fault::ALL[index].word();
                index += 1;
            }
            words
        };
        &[
            OptionSpec { name: "seats", kind: Kind::Number { min: 2, max: 3 }, default: "2" },
            OptionSpec { name: "fault", kind: Kind::OneOf(&FAULTS), default: "none" },
        ]
    }

    fn data() -> &'static [DataFile] {
        &[]
    }

    fn set(options: &Options, _data: &Data) -> Result<Setting, SetError> {
        let fault = options.get("fault").parse().expect("the option's values are the faults");
        if fault == Fault::NoOptions {
            return Err(kernel::options::refuse("fault", Message::new("why-low")));
        }
        Ok(Setting { seats: options.number("seats") as usize, fault })
    }

    fn seats(setting: &Setting) -> usize {
        setting.seats
    }

    fn open(_setting: &Setting) -> (Position, Frame) {
        let deck = Bits::below(CARDS);
        (Position { deck, cards: [0; 3], discard: Bits::EMPTY, turns: 0, mark: 0 }, Frame::Deal)
    }

    fn paragraph(frame: &Frame) -> Para {
        match frame {
            Frame::Deal => law::DEAL,
            Frame::Turn | Frame::Keep => law::TURN,
            Frame::Swap | Frame::Break => law::SWAP,
        }
    }

    fn resolve(frame: Frame, desk: &mut Desk<'_, Self>) -> Flow<Self> {
        match frame {
            Frame::Deal => deal(desk),
            Frame::Turn => {
                desk.position.mark += u8::from(desk.setting.fault == Fault::Impure);
                turn(desk)
            }
            Frame::Keep => keep(desk),
            Frame::Swap => swap(desk),
            Frame::Break => panic!("this rule breaks"),
        }
    }

    fn outcome(setting: &Setting, position: &Position) -> Outcome {
        let seats = setting.seats - usize::from(setting.fault == Fault::NoResult);
        let line = |seat: Seat| (seat, position.cards[seat.index()].into(), ());
        Outcome::ranked(Seats::first(seats).iter().map(line))
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> View {
        let shown = |seat: Seat| {
            let leaks = setting.fault == Fault::LeakInView && seat == Seat(1);
            let open = setting.fault == Fault::Unbarred && position.turns > 2;
            (viewer.is(seat) || leaks || open).then(|| position.cards[seat.index()])
        };
        View {
            cards: Seats::first(setting.seats).iter().map(shown).collect(),
            deck: position.deck.len(),
            turns: position.turns,
        }
    }

    fn redeal(setting: &Setting, position: &mut Position, viewer: Viewer, chance: &mut Chance<'_>) {
        if setting.fault == Fault::Unbarred && position.turns > 2 {
            return;
        }
        let hidden = || Seats::first(setting.seats).iter().filter(|&seat| !viewer.is(seat));
        for seat in hidden() {
            position.deck.insert(position.cards[seat.index()].into());
        }
        for seat in hidden() {
            let card = position.draw(seat, chance);
            if setting.fault == Fault::RedealTwice {
                position.deck.insert(card.into());
            }
        }
    }
}

impl Audited for Faulty {
    fn audit(setting: &Setting, position: &Position) -> Result<(), String> {
        let held = position.cards[..setting.seats].iter().map(|&card| usize::from(card)).collect();
        let all = position.deck.union(position.discard).union(held);
        let count = position.deck.len() + position.discard.len() + setting.seats;
        if all.len() == CARDS && count == CARDS {
            Ok(())
        } else {
            Err(format!("{count} cards lie about, {} of them different", all.len()))
        }
    }

    fn bound(_setting: &Setting) -> u32 {
        TURNS.into()
    }
}

/// 1 Deal.
fn deal(desk: &mut Desk<'_, Faulty>) -> Flow<Faulty> {
    if desk.setting.fault == Fault::NoReplay && count() % 2 == 1 {
        desk.position.discard.insert(23);
        desk.position.deck.remove(23);
    }
    for seat in Seats::first(desk.setting.seats).iter() {
        let card = desk.position.draw(seat, &mut desk.chance);
        tell_draw(law::DEAL, seat, card, desk);
    }
    next(Frame::Turn)
}

fn tell_draw(para: Para, seat: Seat, card: u8, desk: &mut Desk<'_, Faulty>) {
    if desk.setting.fault == Fault::LeakInDraw {
        desk.tell(para, Fact::Drew(seat, card));
    } else {
        desk.tell_only(seat, para, Fact::Drew(seat, card), Some(Fact::DrewACard(seat)));
    }
}

/// 2 Turn.
fn turn(desk: &Desk<'_, Faulty>) -> Flow<Faulty> {
    let Setting { fault, .. } = *desk.setting;
    let (seat, low) = (desk.position.seat(desk.setting), desk.position.is_next_low(desk.setting));
    if desk.position.turns == TURNS && fault != Fault::Endless {
        return over();
    }
    let question = Question { hint: u8::from(fault == Fault::LeakInQuestion && low) };
    let mut ask = desk.ask(seat, law::TURN, question);
    if fault == Fault::DeadEnd && desk.position.turns == 5 {
        return ask.must();
    }
    let own_low = usize::from(desk.position.cards[seat.index()]) < CARDS / 2;
    if fault != Fault::LeakInSilence || own_low {
        ask = ask.again(Choice::Swap, Frame::Swap);
    }
    ask = match fault {
        Fault::LeakInOffer if low => ask.again(Choice::Guess(1), Frame::Keep),
        Fault::LeakInWhy => ask.withhold(Choice::Guess(1), law::LOW_CARD, Why::Low(low)),
        Fault::Break if desk.position.turns == 6 => ask.again(Choice::Guess(1), Frame::Break),
        Fault::Twice => ask.again(Choice::Swap, Frame::Swap),
        Fault::Contradict => ask.withhold(Choice::Keep, law::LOW_CARD, Why::Low(true)),
        Fault::NoQuiet => offer_to_readers(ask),
        Fault::Notation => ask.again(Choice::Guess(10), Frame::Keep),
        Fault::NoItalian => ask.withhold(Choice::Guess(1), law::LOW_CARD, Why::Low(false)),
        _ => ask,
    };
    ask.again(Choice::Keep, Frame::Keep).must()
}

fn offer_to_readers(ask: Asking<'_, Faulty>) -> Asking<'_, Faulty> {
    let mut read = false;
    let ask = ask.withholds(|| {
        read = true;
        []
    });
    if read { ask.again(Choice::Guess(1), Frame::Keep) } else { ask }
}

/// 2 Turn.
fn keep(desk: &mut Desk<'_, Faulty>) -> Flow<Faulty> {
    let seat = desk.position.seat(desk.setting);
    let fact = match desk.setting.fault {
        Fault::LeakInFact => Fact::KeptCard(seat, desk.position.cards[seat.index()]),
        _ => Fact::Kept(seat),
    };
    if desk.setting.fault == Fault::NoUndo {
        desk.position.mark = count();
    }
    desk.tell_turn(Some(seat), law::TURN, fact);
    desk.position.turns += 1;
    settled()
}

/// 3 Swap.
fn swap(desk: &mut Desk<'_, Faulty>) -> Flow<Faulty> {
    let seat = desk.position.seat(desk.setting);
    let mut old = desk.position.cards[seat.index()];
    if desk.setting.fault == Fault::NoClone && count() % 2 == 1 {
        desk.position.deck.insert(old.into());
        old = u8::try_from(desk.chance.draw(&mut desk.position.deck)).expect("cards are few");
    }
    let card = desk.position.draw(seat, &mut desk.chance);
    if desk.setting.fault != Fault::LosePiece || desk.position.turns != 7 {
        desk.position.discard.insert(old.into());
    }
    tell_draw(law::SWAP, seat, card, desk);
    desk.position.turns += 1;
    settled()
}
