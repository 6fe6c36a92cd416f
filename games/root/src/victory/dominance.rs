//! 3.3 The Dominance Cards.

use super::Frame;
use crate::frame::Frame as F;
use crate::key_terms::rule;
use crate::position::Goal;
use crate::terms::{Card, CardName, Clearings, Suit};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why, cards, law, vagabond};
use kernel::{Seat, Seats, cite, settled};

/// How many clearings of its suit a dominance card wants ruled (3.3.1.I).
const CLEARINGS_TO_RULE: usize = 3;

/// Wins the game at the start of Birdsong, if the activated card is fulfilled.
pub(super) fn check(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let fulfilled = match desk.position.player(seat).goal() {
        Goal::Dominance(Suit::Bird) => bird_dominance(desk, seat),
        Goal::Dominance(suit) => suited_dominance(desk, seat, suit),
        Goal::Points | Goal::Coalition(_) => false,
    };
    if fulfilled {
        desk.position.win(Seats::only(seat));
    }
    settled()
}

/// 3.3.1.I Mouse, Rabbit, or Fox Dominance. Three clearings of the suit.
fn suited_dominance(desk: &Desk<'_>, seat: Seat, suit: Suit) -> bool {
    cite(law::victory::SUITED_DOMINANCE);
    let of_suit = desk.position.woodland.of_suit(suit);
    ruled(desk, seat).and(of_suit).len() >= CLEARINGS_TO_RULE
}

/// 3.3.1.II Bird Dominance. Two opposite corners.
fn bird_dominance(desk: &Desk<'_>, seat: Seat) -> bool {
    cite(law::victory::BIRD_DOMINANCE);
    let ruled = ruled(desk, seat);
    let opposite = &desk.setting.map.opposite;
    ruled.iter().any(|corner| opposite[corner.index()].is_some_and(|across| ruled.has(across)))
}

fn ruled(desk: &Desk<'_>, seat: Seat) -> Clearings {
    rule::ruled_by(&desk.position.woodland, desk.position.faction(seat))
}

/// Adds what dominance cards offer during Daylight: to activate one in hand, to take one that is available.
pub(crate) fn offer_dominance<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let shared = &desk.setting.deck;
    let held = desk.position.player(seat).hand().and(shared.dominances());
    let available = desk.position.available();
    if held.is_empty() && available.is_empty() {
        return asking;
    }
    let can_activate = can_activate(desk, seat);
    let ready = held.iter().filter(|_| can_activate).map(|card| shared.card(card));
    let ready = ready
        .map(|facts| (Choice::Activate(facts.name), F::Victory(Frame::Activation(facts.suit))));
    let taken = available
        .iter()
        .map(|card| shared.card(card))
        .filter(|facts| can_take(desk, seat, facts.suit));
    let taken = taken.map(|facts| (Choice::Take(facts.name), F::Victory(Frame::Take(facts.suit))));
    asking.agains(ready).agains(taken).withholds(|| withheld(desk, seat))
}

/// Whether others must reckon with a dominance card being activated or taken: only the player knows the own hand (1.2.1).
pub(crate) fn is_dominance_thinkable(desk: &Desk<'_>, seat: Seat) -> bool {
    if desk.position.player(seat).hand().is_empty() {
        return false;
    }
    !desk.position.available().is_empty() || can_activate(desk, seat) && is_any_hidden(desk)
}

/// Whether a dominance card lies neither beside the map nor in a play area.
fn is_any_hidden(desk: &Desk<'_>) -> bool {
    let open = desk.setting.seats().map(|seat| desk.position.player(seat).effects());
    let open = open.fold(desk.position.available(), crate::terms::Cards::union);
    !desk.setting.deck.dominances().and(desk.setting.deck.whole).minus(open).is_empty()
}

/// 3.3.1 Activation. Ten points, no dominance activated before (3.3.2); a Vagabond forms a coalition instead (9.2.8).
fn can_activate(desk: &Desk<'_>, seat: Seat) -> bool {
    let player = desk.position.player(seat);
    let enough = player.score() >= desk.setting.boards.factions.common.dominance_score;
    match desk.position.faction(seat).vagabond() {
        Some(_) => player.has_score_marker() && enough && vagabond::can_form_coalition(desk, seat),
        None => player.has_score_marker() && enough,
    }
}

fn can_take(desk: &Desk<'_>, seat: Seat, suit: Suit) -> bool {
    !desk.position.player(seat).hand().and(desk.setting.deck.matching(suit)).is_empty()
}

fn withheld(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = (Choice, kernel::Para, Why)> {
    let (player, shared) = (desk.position.player(seat), &desk.setting.deck);
    let common = &desk.setting.boards.factions.common;
    let (para, why) = if !player.has_score_marker() {
        (law::victory::ACTIVATED_CARDS, Why::DominanceAlreadyActivated)
    } else if player.score() < common.dominance_score {
        (law::victory::ACTIVATION, Why::NeedsPoints(common.dominance_score))
    } else {
        (law::vagabond::DOMINANCE_AND_COALITIONS, Why::NoCoalitionPartner)
    };
    let held = if can_activate(desk, seat) {
        crate::terms::Cards::NONE
    } else {
        player.hand().and(shared.dominances())
    };
    let not_taken = desk.position.available().iter().map(|card| shared.card(card));
    let not_taken: kernel::FixedVec<Option<(CardName, Suit)>, 4> = not_taken
        .filter(|facts| !can_take(desk, seat, facts.suit))
        .map(|facts| Some((facts.name, facts.suit)))
        .collect();
    let held: kernel::FixedVec<Option<CardName>, 4> =
        held.iter().map(|card| Some(shared.name(card))).collect();
    let held = (0..held.len())
        .filter_map(move |index| held[index])
        .map(move |name| (Choice::Activate(name), para, why));
    let taken = (0..not_taken.len()).filter_map(move |index| not_taken[index]);
    held.chain(taken.map(|(name, suit)| {
        (Choice::Take(name), law::victory::TAKING_AVAILABLE_CARDS, Why::NoMatchingCard(suit))
    }))
}

/// 3.3.1 Activation. The card goes to the play area; the score marker leaves the track for good.
pub(super) fn activation(suit: Suit, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let who = desk.position.faction(seat);
    let name = CardName::dominance(suit);
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    activated_cards(desk, seat, card);
    desk.tell(law::victory::ACTIVATION, Fact::ActivatedDominance { who, card: name });
    if who.is_vagabond() {
        // 9.2.8
        return kernel::next(F::Vagabond(vagabond::Frame::FormCoalition));
    }
    desk.position.player_mut(seat).set_goal(Goal::Dominance(suit));
    settled()
}

/// 3.3.4 Taking Available Cards. From now on everybody knows that the hand holds a card for it.
pub(super) fn take(suit: Suit, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.position.owe_card(seat, desk.setting.deck.matching(suit));
    kernel::next(F::Victory(Frame::TakeWith(suit)))
}

/// 3.3.2 Activated Cards. Off the hand, in the play area for good.
fn activated_cards(desk: &mut Desk<'_>, seat: Seat, card: Card) {
    cite(law::victory::ACTIVATED_CARDS);
    desk.position.play_from_hand(seat, card, desk.setting);
    desk.position.put_in_play(seat, card);
}

/// 3.3.4 Taking Available Cards. By discarding a card of its suit; birds only for the bird card.
pub(super) fn taking_available_cards(suit: Suit, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let payable = desk.position.player(seat).hand().and(desk.setting.deck.matching(suit));
    let (para, question) =
        (law::victory::TAKING_AVAILABLE_CARDS, Question::DiscardForDominance(suit));
    let then = |name| F::Victory(Frame::TakeFor(suit, name));
    cards::which_card(desk.ask(seat, para, question), payable, then, desk)
}

pub(super) fn take_for(suit: Suit, spent: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let name = CardName::dominance(suit);
    let card = desk.setting.deck.pick(desk.position.available(), name);
    desk.position.take_available(card);
    cards::spend(desk, seat, spent, law::victory::TAKING_AVAILABLE_CARDS);
    cards::take_openly(desk, seat, card);
    let who = desk.position.faction(seat);
    desk.tell(law::victory::TAKING_AVAILABLE_CARDS, Fact::TookDominance { who, card: name });
    settled()
}
