//! M11 Hunter's Lodge.

use super::persuasion::Least;
use super::{Frame, Purchase};
use crate::law::{bazaar, citadel, lodge as law, tricks};
use crate::setting::{Purpose, Talent};
use crate::terms::{Card, Mercenary, Trap};
use crate::{Asking, Bar, Choice, Desk, Fact, Flow, Question, Why, clan, setup};
use kernel::{Seat, Set, cite, in_order, next, settled};

/// The least that can be bought: the cheapest Trap, with every Talent and ability that is left where they are wanted.
pub(super) fn least(desk: &Desk<'_>, seat: Seat) -> Result<Least, Bar> {
    let spaces = desk.position.citadel().lodge().iter();
    let prices = spaces.filter_map(|space| space.map(|token| desk.setting.trap_price(token)));
    let Some(cost) = prices.min() else {
        return Err((law::BUY_TRAPS, Why::NothingOnOffer));
    };
    if desk.position.clan(seat).can_pay(cost) {
        return Ok(Least { cost, off: 0 });
    }
    let talents = talents(desk, seat).map(|(_, gold)| gold);
    let abilities = abilities(desk, seat).map(|(_, gold)| gold);
    Ok(Least { cost, off: talents.chain(abilities).fold(0, u8::saturating_add) })
}

/// The Talents that bring the price of Traps down and are unused.
fn talents<'a>(desk: &'a Desk<'_>, seat: Seat) -> impl Iterator<Item = (Mercenary, u8)> + 'a {
    clan::rested(desk, seat, Purpose::Traps)
        .filter_map(|(mercenary, talent)| trap_discount(talent).map(|gold| (mercenary, gold)))
}

/// M16.5 Abilities of Equipment.
///
/// The Equipment that brings the price of Traps down and is unused (M16.5).
fn abilities<'a>(desk: &'a Desk<'_>, seat: Seat) -> impl Iterator<Item = (Card, u8)> + 'a {
    cite(bazaar::ABILITIES_OF_EQUIPMENT);
    let cards = desk.position.equipment_of_clan(seat).map(|(card, _)| card);
    cards.filter(|&card| !desk.position.is_used(card)).filter_map(|card| {
        trap_discount(desk.setting.ability(desk.setting.kind_of(card))).map(|gold| (card, gold))
    })
}

const fn trap_discount(talent: Talent) -> Option<u8> {
    if let Talent::TrapDiscount { gold } = talent { Some(gold) } else { None }
}

impl Purchase {
    /// The sum of the prices of what was chosen.
    fn sum(self, desk: &Desk<'_>) -> u16 {
        let lodge = desk.position.citadel().lodge();
        let chosen = self.cart.iter().filter_map(|space| lodge[space.index()]);
        chosen.map(|token| desk.setting.trap_price(token)).sum()
    }

    /// The purchase with this much Gold less.
    fn with_talent(self, gold: u8) -> Self {
        Self { bargain: self.bargain.with_talent(gold), ..self }
    }
}

/// M11.1 Buy Traps.
/// M35.2 Handled like Traps.
///
/// One or more; one price for all of them.
pub(super) fn buy_traps(purchase: Purchase, desk: &Desk<'_>) -> Flow {
    cite(tricks::HANDLED_LIKE_TRAPS);
    let Purchase { seat, bargain, cart } = purchase;
    let total = purchase.sum(desk);
    let price = bargain.price(total);
    let question = Question::Traps { price, discount: bargain.discount() };
    let mut asking = offer_traps(desk.ask(seat, law::BUY_TRAPS, question), purchase, total, desk);
    if cart.is_empty() || price > 0 {
        asking = offer_discounts(asking, purchase, desk);
    }
    if !cart.is_empty() {
        asking = asking.offer(Choice::Done, Frame::PayTraps(purchase).into());
    }
    asking.must()
}

/// Offers each kind of Trap that is left and can be paid with the rest.
fn offer_traps<'d>(
    mut asking: Asking<'d>,
    purchase: Purchase,
    total: u16,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    let Purchase { seat, bargain, cart } = purchase;
    let gold = desk.position.clan(seat).gold();
    let mut seen = Set::<Trap>::NONE;
    for (space, token) in Set::ALL.iter().zip(desk.position.citadel().lodge()) {
        let Some(trap) = token.map(|token| desk.setting.trap_of(token)) else { continue };
        if cart.has(space) || seen.has(trap) {
            continue;
        }
        seen.insert(trap);
        let bar = bargain.bar(total + u16::from(desk.setting.trap(trap).price), gold);
        let frame = Frame::BuyTraps(Purchase { cart: cart.with(space), ..purchase });
        asking = asking.offer_unless(bar, Choice::Buy(trap), frame.into());
    }
    asking
}

/// M10.10 Two Trap discounts.
///
/// Each helps one purchase of the round; both may help the same.
fn offer_discounts<'d>(asking: Asking<'d>, purchase: Purchase, desk: &'d Desk<'_>) -> Asking<'d> {
    cite(citadel::TWO_TRAP_DISCOUNTS);
    let talents = talents(desk, purchase.seat).map(|(mercenary, _)| {
        (Choice::Talent(mercenary), Frame::TrapTalent(mercenary, purchase).into())
    });
    let mut asking = asking.offers(talents);
    let mut seen = Set::NONE;
    for (card, _) in abilities(desk, purchase.seat) {
        let kind = desk.setting.kind_of(card);
        if !seen.has(kind) {
            seen.insert(kind);
            let frame = Frame::TrapAbility(card, purchase);
            asking = asking.offer(Choice::Ability(kind), frame.into());
        }
    }
    asking
}

/// A Talent helps this purchase.
pub(super) fn talent(mercenary: Mercenary, purchase: Purchase, desk: &mut Desk<'_>) -> Flow {
    let gold = trap_discount(desk.setting.mercenary(mercenary).talent).unwrap_or_default();
    clan::use_talent(desk, citadel::TALENT_DISCOUNTS, purchase.seat, mercenary);
    next(Frame::BuyTraps(purchase.with_talent(gold)).into())
}

/// Equipment helps this purchase.
pub(super) fn ability(card: Card, purchase: Purchase, desk: &mut Desk<'_>) -> Flow {
    let kind = desk.setting.kind_of(card);
    let gold = trap_discount(desk.setting.ability(kind)).unwrap_or_default();
    clan::use_ability(desk, citadel::TALENT_DISCOUNTS, purchase.seat, card);
    next(Frame::BuyTraps(purchase.with_talent(gold)).into())
}

/// M11.1 Buy Traps.
/// M11.4 Secret Traps.
///
/// The purchase: paid, taken face down (M11.4), and the Lodge filled again.
pub(super) fn pay(purchase: Purchase, desk: &mut Desk<'_>) -> Flow {
    cite(law::SECRET_TRAPS);
    let Purchase { seat, bargain, cart } = purchase;
    clan::pay(desk, law::BUY_TRAPS, seat, bargain.price(purchase.sum(desk)));
    let count = u8::try_from(cart.len()).expect("the Lodge has few spaces");
    let mut others = Some(Fact::BuysTraps(seat, count));
    for space in cart {
        if let Some(token) = desk.position.take_from_lodge(space.index()) {
            desk.position.take_trap(seat, token);
            let fact = Fact::BuysTrap(seat, desk.setting.trap_of(token));
            desk.tell_only(seat, law::SECRET_TRAPS, fact, others.take());
        }
    }
    if keeps_the_limit(desk, seat) {
        return refill_the_lodge(desk);
    }
    in_order([Frame::TrapLimit(seat), Frame::RefillTheLodge].map(Into::into))
}

/// Whether a clan has no more Traps than it may keep.
fn keeps_the_limit(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.position.clan(seat).traps().len() <= clan::trap_limit(desk.setting, desk.position, seat)
}

/// M11.2 Trap limit.
///
/// What is too many is discarded at once, as the owner chooses.
pub(super) fn trap_limit(seat: Seat, desk: &Desk<'_>) -> Flow {
    if keeps_the_limit(desk, seat) {
        return settled();
    }
    let kinds: Set<Trap> =
        desk.position.clan(seat).traps().iter().map(|token| desk.setting.trap_of(token)).collect();
    let offers =
        kinds.iter().map(|trap| (Choice::Trap(trap), Frame::DiscardTrap(seat, trap).into()));
    desk.ask(seat, law::TRAP_LIMIT, Question::SurplusTrap).offers(offers).aloud().must()
}

/// One Trap less; there may be more to discard.
pub(super) fn discard_trap(seat: Seat, trap: Trap, desk: &mut Desk<'_>) -> Flow {
    let mut hand = desk.position.clan(seat).traps().iter();
    if let Some(token) = hand.find(|&token| desk.setting.trap_of(token) == trap) {
        desk.position.discard_trap(desk.setting, seat, token);
        desk.reveal(); // R21
        desk.tell(law::TRAP_LIMIT, Fact::DiscardsTrap(seat, trap));
    }
    next(Frame::TrapLimit(seat).into())
}

/// M11.3 Refill the Lodge.
pub(super) fn refill_the_lodge(desk: &mut Desk<'_>) -> Flow {
    setup::refill_lodge(desk, law::REFILL_THE_LODGE);
    settled()
}
