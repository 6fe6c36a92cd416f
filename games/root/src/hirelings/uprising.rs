//! E.6 Spring Uprising and Rabbit Scouts.

use super::rules::speaker;
use super::{Fact, Frame, Question, place_of};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules::{self, Removal};
use crate::key_actions::battle;
use crate::law::hirelings as law;
use crate::position::Side;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Hireling, Piece, Suit};
use crate::{Choice, Desk, Flow, cards, glossary};
use kernel::{Para, Seat, cite, in_order, next, settled};

/// Rolls the uprising die: each suit as often as the others.
fn roll(desk: &mut Desk<'_>, para: Para) -> Suit {
    let faces = u32::try_from(Suit::OF_CLEARINGS.len()).expect("a die is small");
    let suit = Suit::OF_CLEARINGS[desk.chance.below(faces) as usize];
    desk.tell(para, Fact::UprisingDie { suit }.into());
    suit
}

/// Where a warrior of the Uprising can be placed for a suit.
fn soil(desk: &Desk<'_>, suit: Suit) -> Clearings {
    if desk.position.woodland.supply(Piece::UprisingWarrior) == 0 {
        return Clearings::NONE;
    }
    desk.position.woodland.of_suit(suit).and(glossary::placeable(desk, Faction::Uprising))
}

/// E.6.1.I Spring Uprising: Set-up. Twice the die, and a warrior in a matching clearing.
pub(super) fn set_up(by: Seat, left: u8, desk: &mut Desk<'_>) -> Flow {
    let suit = roll(desk, law::UPRISING_SET_UP);
    let more = (left > 1).then_some(Frame::UprisingSetUp(by, left.saturating_sub(1)).into());
    let place = Frame::UprisingIn { suit, by }.into();
    in_order([Some(place), more].into_iter().flatten())
}

/// E.6.1.II First Rising. With none on the map, the die, and a warrior in a matching clearing.
pub(super) fn hired(by: Seat, desk: &mut Desk<'_>) -> Flow {
    if !desk.position.woodland.with(Piece::UprisingWarrior).is_empty() {
        return settled();
    }
    let suit = roll(desk, law::UPRISING_HIRED);
    next(Frame::UprisingIn { suit, by }.into())
}

/// E.6.1.I Spring Uprising: Set-up.
/// E.6.1.II First Rising.
/// E.6.1.IV Rise Up. Where the warrior comes.
pub(super) fn rising(suit: Suit, by: Seat, desk: &Desk<'_>) -> Flow {
    let offers = soil(desk, suit)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::UprisingPlace(clearing).into()));
    let question = crate::Question::WhereToPlace(Piece::UprisingWarrior);
    desk.ask(by, law::UPRISING_SET_UP, question).offers(offers).if_any()
}

/// E.6.1.I Spring Uprising: Set-up. The warrior stands there.
pub(super) fn place(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::UPRISING_SET_UP, Piece::UprisingWarrior, clearing, 1);
    settled()
}

/// E.6.1.III Sheltered by the People. The cards an attacker can discard to battle the Uprising in a clearing.
fn tolls(desk: &Desk<'_>, attacker: Seat, clearing: Clearing) -> Cards {
    cite(law::UPRISING_SHELTER);
    let payer = speaker(desk, attacker);
    desk.position.player(payer).hand().and(cards::matching(desk, clearing))
}

/// E.6.1.III Sheltered by the People. Where an attacker without any card cannot battle this defender: which cards there are is nobody
/// else's business (1.2.1), so whoever holds some may try (R69).
pub(crate) fn unpayable(desk: &Desk<'_>, attacker: Seat, defender: Seat) -> Clearings {
    let payer = speaker(desk, attacker);
    if is_sheltered(desk, defender) && desk.position.player(payer).hand().is_empty() {
        cite(law::UPRISING_SHELTER);
        return Clearings::ALL;
    }
    Clearings::NONE
}

/// Whether a defender is the Uprising with its promoted side up.
pub(crate) fn is_sheltered(desk: &Desk<'_>, defender: Seat) -> bool {
    !desk.position.hirelings.is_empty()
        && desk.position.faction(defender) == Faction::Uprising
        && desk.position.hirelings.with_side(Hireling::SpringUprising).is_some()
}

/// E.6.1.III Sheltered by the People. Which card the attacker discards.
pub(super) fn sheltered(clearing: Clearing, attacker: Seat, desk: &Desk<'_>) -> Flow {
    let payer = speaker(desk, attacker);
    let names = desk.setting.deck.names(tolls(desk, attacker, clearing));
    let offers = names
        .map(|card| (Choice::Card(card), Frame::PayShelter { attacker, card, clearing }.into()));
    desk.ask(payer, law::UPRISING_SHELTER, Question::PayShelter { clearing }.into())
        .offers(offers)
        .aloud()
        .may(Choice::Pass)
}

/// E.6.1.III Sheltered by the People. With the card gone the battle begins.
pub(super) fn pay_shelter(
    attacker: Seat,
    card: CardName,
    clearing: Clearing,
    desk: &mut Desk<'_>,
) -> Flow {
    cards::discard(desk, speaker(desk, attacker), card, law::UPRISING_SHELTER);
    let defender = place_of(desk, Faction::Uprising);
    next(F::Battle(battle::Frame::Battle { clearing, attacker, defender, instigator: None }))
}

/// E.6.1.IV Rise Up. The die is rolled.
pub(super) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    let suit = roll(desk, law::UPRISING_BIRDSONG);
    next(Frame::UprisingRises(suit).into())
}

/// E.6.1.IV Rise Up. A warrior goes with all enemies of a matching clearing, or one comes.
pub(super) fn rises(suit: Suit, desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Uprising));
    let mut asking = desk.ask(by, law::UPRISING_BIRDSONG, Question::Uprising { suit }.into());
    if !ripe(desk, suit).is_empty() {
        asking = asking.offer(Choice::Do(Action::Revolt), Frame::UprisingRevolt(suit).into());
    }
    if !soil(desk, suit).is_empty() {
        asking = asking.offer(Choice::Do(Action::Recruit), Frame::UprisingGrows(suit).into());
    }
    asking.if_any()
}

/// Where the Uprising stands in clearings of a suit.
fn ripe(desk: &Desk<'_>, suit: Suit) -> Clearings {
    let woodland = &desk.position.woodland;
    woodland.with(Piece::UprisingWarrior).and(woodland.of_suit(suit))
}

/// E.6.1.IV Rise Up. Where it revolts.
pub(super) fn revolt(suit: Suit, desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Uprising));
    let offers = ripe(desk, suit)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::UprisingRevoltIn(clearing).into()));
    desk.ask(by, law::UPRISING_BIRDSONG, Question::UprisingWhere.into()).offers(offers).if_any()
}

/// E.6.1.IV Rise Up. The warrior and all enemy pieces are removed.
pub(super) fn revolt_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let (by, para) = (place_of(desk, Faction::Uprising), law::UPRISING_BIRDSONG);
    let piece = Piece::UprisingWarrior;
    golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
    golden_rules::remove_all_enemies(desk, Clearings::only(clearing), by, para);
    next(golden_rules::total_removal())
}

/// E.6.1.IV Rise Up. A warrior comes instead.
pub(super) fn grows(suit: Suit, desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Uprising));
    next(Frame::UprisingIn { suit, by }.into())
}

/// The frame in which a defender who controls the Scouts may use them.
pub(crate) fn before_the_roll(desk: &Desk<'_>) -> Option<F> {
    let seat = desk.position.hirelings.commander_of(Hireling::RabbitScouts)?;
    let held = !desk.position.player(seat).hand().is_empty();
    (desk.position.battle.defender() == seat && held).then(|| Frame::Scouts.into())
}

/// E.6.2.I Keen Lookouts. For a card that matches the clearing the defender deals the higher roll, the attacker the lower.
pub(super) fn scouts(desk: &Desk<'_>) -> Flow {
    let (seat, clearing) = (desk.position.battle.defender(), desk.position.battle.clearing);
    let held = desk.position.player(seat).hand().and(cards::matching(desk, clearing));
    let names = desk.setting.deck.names(held);
    desk.ask(seat, law::SCOUTS, Question::Scouts { clearing }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::ScoutsCard(card).into())))
        .aloud()
        .may(Choice::Pass)
}

/// E.6.2.I Keen Lookouts. The card is spent.
pub(super) fn scouts_card(card: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.battle.seat(Side::Defender);
    cards::discard(desk, seat, card, law::SCOUTS);
    desk.position.battle.scouted = true;
    settled()
}
