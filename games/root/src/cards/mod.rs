//! The shared deck in play (2.1): drawing, discarding, and the effects of crafted cards (4.1.3).

pub mod standard;
pub mod exiles;

pub(crate) use standard::show_hand;

use crate::frame::Frame as F;
use crate::position::{Limits, Pile, Pledge};
use crate::terms::{Card, CardName, Cards, Clearing, Clearings, Suit};
use crate::{
    Asking, Choice, Desk, Fact, Flow, Question, corvids, hirelings, law, maps, riverfolk, victory,
};
use kernel::{Para, Seat, cite, settled};

kernel::words! {
    /// When a persistent effect can be used by its owner.
    pub enum Timing {
        StartOfBirdsong, Birdsong, EndOfBirdsong,
        StartOfDaylight, Daylight, StartOfEvening,
        /// In battle, drawing or as a constant rule: elsewhere.
        Elsewhere,
    }
}

kernel::frames! {
    /// Open paragraphs about cards.
    pub enum Frame {
        Window(timing: Timing) = law::key_actions::PERSISTENT_EFFECTS => persistent_effects,
        /// A hand is over its limit; cards before this one are kept.
        DiscardDown { seat: Seat, from: Card } = law::glossary::DISCARD => discard_down,
        DiscardOne { seat: Seat, card: CardName } = law::glossary::DISCARD => discard_one,
        Use(name: CardName) = law::key_actions::PERSISTENT_EFFECTS => use_effect,
        Effect(name: CardName) = law::key_actions::PERSISTENT_EFFECTS => apply_effect,
    } of chapters {
        Standard(standard::Frame),
        Exiles(exiles::Frame),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Whether a player has crafted a card for its persistent effect.
#[inline]
pub(crate) fn has_effect(desk: &Desk<'_>, seat: Seat, name: CardName) -> bool {
    !desk.position.player(seat).effects().and(desk.setting.deck.copies(name)).is_empty()
}

/// A persistent effect its owner uses at a time of choice.
#[derive(Debug)]
pub(crate) struct Effect {
    /// The card.
    pub(crate) card: CardName,
    /// When it can be used.
    pub(crate) timing: Timing,
    /// Whether it has any use now.
    pub(crate) can_use: fn(&Desk<'_>, Seat) -> bool,
    /// Uses it.
    pub(crate) apply: fn(&mut Desk<'_>) -> Flow,
}

/// The effects of both decks, by the name of their card.
static EFFECTS: [Option<&Effect>; CardName::COUNT] = {
    let mut named: [Option<&Effect>; CardName::COUNT] = [None; CardName::COUNT];
    let decks = [standard::EFFECTS, exiles::EFFECTS];
    let (mut deck, mut number) = (0, 0);
    while deck < decks.len() {
        let effect = &decks[deck][number];
        named[effect.card.index()] = Some(effect);
        number += 1;
        if number == decks[deck].len() {
            (deck, number) = (deck + 1, 0);
        }
    }
    named
};

fn effect(name: CardName) -> Option<&'static Effect> {
    EFFECTS[name.index()]
}

/// When the owner of a card can use its effect.
pub(crate) fn timing(name: CardName) -> Timing {
    effect(name).map_or(Timing::Elsewhere, |effect| effect.timing)
}

/// 4.1.3 Persistent Effects. The turn player may use the effects of this timing, in any order (1.1.3).
fn persistent_effects(timing: Timing, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::key_actions::PERSISTENT_EFFECTS, Question::UseEffects(timing));
    let asking = corvids::beside(offer_effects(asking, desk, seat, timing), desk, seat);
    if timing == Timing::EndOfBirdsong { asking.if_any() } else { asking.may(Choice::Pass) }
}

/// The frame in which the turn player may use effects of this timing, if any such card is in the play area.
pub(crate) fn window(desk: &Desk<'_>, timing: Timing) -> Option<F> {
    let effects = desk.position.player(desk.position.turn.seat()).effects();
    let timed = effects.and(desk.setting.deck.timed(timing));
    (!timed.is_empty()).then_some(F::Cards(Frame::Window(timing)))
}

/// The steps of a phase, with crafted cards to be used before, between and after them where the turn player has any.
///
/// Each step comes with whether it has anything to do as things stand. If not, it is left out, unless a card that is
/// used before it could change that.
pub(crate) fn with_windows<const N: usize>(
    desk: &Desk<'_>,
    timing: Timing,
    steps: [(F, bool); N],
) -> Flow {
    let Some(window) = window(desk, timing) else {
        let matter = steps.into_iter().filter(|(_, matters)| *matters);
        return kernel::in_order(matter.map(|(step, _)| step));
    };
    let between = steps.into_iter().flat_map(|(step, _)| [step, window]);
    kernel::in_order([window].into_iter().chain(between))
}

/// Adds the crafted effects a player can use now; after each the same question comes again.
#[inline]
pub(crate) fn offer_effects<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    timing: Timing,
) -> Asking<'d> {
    let effects = desk.position.player(seat).effects().minus(desk.position.turn.used());
    let timed = effects.and(desk.setting.deck.timed(timing));
    if timed.is_empty() { asking } else { offer_usable(asking, desk, seat, timed) }
}

#[inline(never)]
fn offer_usable<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat, cards: Cards) -> Asking<'d> {
    let names = desk.setting.deck.names(cards).filter(|&name| can_use(name, desk, seat));
    asking.agains(names.map(|name| (Choice::Use(name), F::Cards(Frame::Use(name)))))
}

/// Adds what anybody may do during Daylight besides the actions of the faction.
pub(crate) fn offer_daylight<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let asking = offer_effects(asking, desk, seat, Timing::Daylight);
    let asking = victory::offer_dominance(asking, desk, seat);
    let asking = corvids::offer_exposure(asking, desk, seat);
    let asking = hirelings::offer_daylight(asking, desk, seat);
    maps::offer_open_path(asking, desk, seat)
}

/// Asks aloud while others must reckon with a card of the hand being used in Daylight: which it holds is nobody else's
/// business (1.2.1).
pub(crate) fn aloud_in_daylight<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let thinkable = victory::is_dominance_thinkable(desk, seat)
        || exiles::is_propaganda_thinkable(desk, seat)
        || corvids::is_exposure_thinkable(desk, seat);
    if thinkable { asking.aloud() } else { asking }
}

/// Asks aloud while there are cards in hand: whether they leave a choice is nobody else's business (1.2.1).
pub(crate) fn aloud_with_cards<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.player(seat).hand().is_empty() { asking } else { asking.aloud() }
}

fn can_use(name: CardName, desk: &Desk<'_>, seat: Seat) -> bool {
    effect(name).is_some_and(|effect| (effect.can_use)(desk, seat))
}

fn use_effect(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let who = desk.position.faction(desk.position.turn.seat());
    desk.tell(law::key_actions::PERSISTENT_EFFECTS, Fact::UsedEffect { who, card: name });
    kernel::next(F::Cards(Frame::Effect(name)))
}

fn apply_effect(name: CardName, desk: &mut Desk<'_>) -> Flow {
    effect(name).map_or_else(settled, |effect| (effect.apply)(desk))
}

/// Notes that the turn player has used an effect of a card this turn.
pub(crate) fn mark_used(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    let card = desk.setting.deck.pick(desk.position.player(seat).effects(), name);
    desk.position.turn.use_effect(card);
}

/// Discards a crafted card from a play area.
pub(crate) fn discard_effect(desk: &mut Desk<'_>, seat: Seat, name: CardName, para: Para) {
    let card = desk.setting.deck.pick(desk.position.player(seat).effects(), name);
    desk.position.take_out_of_play(seat, card);
    desk.position.lay_down(card, desk.setting);
    exiles::effect_left(desk, seat, name);
    desk.tell(para, Fact::DiscardedEffect { who: desk.position.faction(seat), card: name });
}

/// G.1.19 Draw. This many cards from the deck to a hand, as many as there are.
pub(crate) fn draw(desk: &mut Desk<'_>, seat: Seat, count: u8, para: Para) {
    cite(law::glossary::DRAW);
    let who = desk.position.faction(seat);
    // A last card is no chance, yet nobody knew it.
    desk.reveal();
    let open = riverfolk::has_open_hand(who);
    let mut drawn = 0;
    for _ in 0..count {
        let Some(card) = desk.position.draw_card(&mut desk.chance) else { break };
        desk.position.take_in_hand(seat, card);
        drawn += 1;
        let card = desk.setting.deck.name(card);
        if open {
            desk.tell(para, Fact::DrewCard { who, card });
        } else {
            desk.tell_only(seat, para, Fact::DrewCard { who, card }, None);
        }
    }
    if drawn > 0 && !open {
        desk.tell_those(others(desk, seat), para, Fact::Drew { who, count: drawn }, None);
    }
}

/// The cards of an Evening, then down to the hand limit. Informants may bring an ambush instead.
pub(crate) fn draw_in_evening(desk: &mut Desk<'_>, seat: Seat, count: u8, para: Para) -> Flow {
    if has_effect(desk, seat, CardName::Informants) {
        return kernel::in_order([
            F::Cards(Frame::Exiles(exiles::Frame::EveningDraw { seat, count })),
            hand_limit(seat),
        ]);
    }
    draw(desk, seat, count, para);
    let limit = usize::from(desk.setting.boards.factions.common.hand_limit);
    if desk.position.player(seat).hand().len() > limit {
        kernel::next(hand_limit(seat))
    } else {
        settled()
    }
}

/// Every seat but one.
pub(crate) fn others(desk: &Desk<'_>, seat: Seat) -> kernel::Seats {
    desk.setting.seats().filter(|&other| other != seat).collect()
}

/// The other players who hold cards.
pub(crate) fn hands(desk: &Desk<'_>, seat: Seat) -> kernel::Seats {
    others(desk, seat).iter().filter(|&other| holds_cards(desk, other)).collect()
}

/// Whether another player holds cards: asked more often than whose they are.
pub(crate) fn has_other_hands(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.setting.seats().any(|other| other != seat && holds_cards(desk, other))
}

fn holds_cards(desk: &Desk<'_>, seat: Seat) -> bool {
    !desk.position.player(seat).hand().is_empty()
}

/// 4.1.3 Persistent Effects. Which player an effect is used on.
pub(crate) fn which_player(
    effect: CardName,
    players: kernel::Seats,
    then: impl Fn(Seat) -> F,
    desk: &Desk<'_>,
) -> Flow {
    let (seat, para) = (desk.position.turn.seat(), law::key_actions::PERSISTENT_EFFECTS);
    let offer = |whom| (Choice::Faction(desk.position.faction(whom)), then(whom));
    desk.ask(seat, para, Question::WhichPlayer(effect)).offers(players.iter().map(offer)).must()
}

/// Which of some cards: that there is one, everybody knows.
pub(crate) fn which_card(
    asking: Asking<'_>,
    cards: Cards,
    then: impl Fn(CardName) -> F,
    desk: &Desk<'_>,
) -> Flow {
    let names = desk.setting.deck.names(cards);
    asking.offers(names.map(|card| (Choice::Card(card), then(card)))).aloud().must()
}

/// Discards the card that everybody knew to be in a hand.
pub(crate) fn spend(desk: &mut Desk<'_>, seat: Seat, name: CardName, para: Para) {
    desk.position.redeem_pledge();
    discard(desk, seat, name, para);
}

/// A card that everybody sees goes to a hand.
pub(crate) fn take_openly(desk: &mut Desk<'_>, seat: Seat, card: Card) {
    desk.position.take_in_hand(seat, card);
    for other in others(desk, seat).iter() {
        desk.position.player_mut(other).see(Cards::only(card));
    }
}

/// Discards a card of a hand, by name.
pub(crate) fn discard(desk: &mut Desk<'_>, seat: Seat, name: CardName, para: Para) {
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    desk.position.play_from_hand(seat, card, desk.setting);
    desk.position.lay_down(card, desk.setting);
    desk.tell(para, Fact::Discarded { who: desk.position.faction(seat), card: name });
}

/// The frame that brings a hand down to its limit.
pub(crate) const fn hand_limit(seat: Seat) -> F {
    F::Cards(Frame::DiscardDown { seat, from: Card(0) })
}

/// Asks for cards to discard until the hand is at its limit; in the order of the deck, so that each set is asked once.
fn discard_down(seat: Seat, from: Card, desk: &Desk<'_>) -> Flow {
    let hand = desk.position.player(seat).hand();
    let limit = usize::from(desk.setting.boards.factions.common.hand_limit);
    let Some(over) = hand.len().checked_sub(limit).filter(|&over| over > 0) else {
        return settled();
    };
    let rest = hand.minus(Cards::from_bits((1 << from.0) - 1));
    // The last cards of the order leave too few behind them.
    let last = (1..over).fold(rest, |last, _| last.last().map_or(last, |card| last.without(card)));
    let choices = desk.setting.deck.distinct(rest).and(last).iter();
    let offers = choices.map(|card| {
        let name = desk.setting.deck.name(card);
        (Choice::Card(name), F::Cards(Frame::DiscardOne { seat, card: name }))
    });
    desk.ask(seat, law::glossary::DISCARD, Question::DiscardDown).offers(offers).aloud().must()
}

fn discard_one(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let from = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    discard(desk, seat, name, law::glossary::DISCARD);
    let limit = usize::from(desk.setting.boards.factions.common.hand_limit);
    let over = desk.position.player(seat).hand().len().saturating_sub(limit);
    // The rest comes no earlier in the order: everybody knows that the hand holds that many.
    let cards = Cards::ALL.minus(Cards::from_bits((1 << from.0) - 1));
    let count = u8::try_from(over).expect("hands are small");
    desk.position.make_pledge(Pledge {
        seat,
        pile: Pile::Hand,
        cards,
        count,
        limits: Limits::NONE,
    });
    if over == 0 { settled() } else { kernel::next(F::Cards(Frame::DiscardDown { seat, from })) }
}

/// The cards that match a clearing.
pub(crate) fn matching(desk: &Desk<'_>, clearing: Clearing) -> Cards {
    let suits = desk.position.woodland.suits(clearing);
    suits.map(|suit| desk.setting.deck.matching(suit)).fold(Cards::NONE, Cards::union)
}

/// The cards that match a clearing of some, whatever is in hand.
pub(crate) fn cards_for(desk: &Desk<'_>, clearings: Clearings) -> Cards {
    let cards = clearings.iter().map(|clearing| matching(desk, clearing));
    cards.fold(Cards::NONE, Cards::union)
}

/// The clearings a card of a suit matches, of some.
pub(crate) fn matched(desk: &Desk<'_>, clearings: Clearings, suit: Suit) -> Clearings {
    if suit == Suit::Bird { clearings } else { clearings.and(desk.position.woodland.of_suit(suit)) }
}

/// A card of the discard pile goes to a hand; everybody sees which.
pub(crate) fn take_from_discards(desk: &mut Desk<'_>, seat: Seat, name: CardName, para: Para) {
    let card = desk.setting.deck.pick(desk.position.discards(), name);
    desk.position.take_discarded(card);
    take_openly(desk, seat, card);
    desk.tell(para, Fact::TookDiscarded { who: desk.position.faction(seat), card: name });
}

/// G.1.26 Reveal. A card leaves the hand for the play area, where everybody sees it; its owner's board keeps it.
pub(crate) fn reveal(desk: &mut Desk<'_>, seat: Seat, name: CardName) -> Card {
    cite(law::glossary::REVEAL);
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    desk.position.play_from_hand(seat, card, desk.setting);
    card
}

/// A card of choice goes from one hand to another; both players know which.
pub(crate) fn give_card(desk: &mut Desk<'_>, (from, to): (Seat, Seat), name: CardName, para: Para) {
    let card = desk.setting.deck.pick(desk.position.player(from).hand(), name);
    desk.position.hand_over((from, to), card, desk.setting);
    let (who, whom) = (desk.position.faction(from), desk.position.faction(to));
    let fact = Fact::GaveCard { who, whom, card: name };
    desk.tell_those(
        riverfolk::witnesses(desk.setting, desk.position, (from, to)),
        para,
        fact,
        Some(Fact::GaveSomeCard { who, whom }),
    );
}

/// A random card of a hand goes to another hand; both players know which.
pub(crate) fn take_random_card(desk: &mut Desk<'_>, from: Seat, to: Seat, para: Para) {
    let hand = desk.position.player(from).hand();
    if hand.is_empty() {
        return;
    }
    desk.reveal();
    let card = crate::position::any_of(hand, &mut desk.chance);
    desk.position.hand_over((from, to), card, desk.setting);
    let (who, whom) = (desk.position.faction(to), desk.position.faction(from));
    let fact = Fact::TookCard { who, whom, card: desk.setting.deck.name(card) };
    desk.tell_those(
        riverfolk::witnesses(desk.setting, desk.position, (from, to)),
        para,
        fact,
        Some(Fact::TookSomeCard { who, whom }),
    );
}
