//! M13 Tavern.

use super::persuasion::Least;
use super::{Bargain, Frame};
use crate::deployment::{Moment, offer_free};
use crate::law::{citadel, dice_pool, tavern as law};
use crate::setting::{Purpose, Talent};
use crate::setup::{beer_price, tavern_docks};
use crate::terms::{Colour, Dice, Mercenary};
use crate::{Bar, Choice, Desk, Fact, Flow, Question, Why, clan};
use kernel::{Para, Seat, cite, next, settled};

/// M13.6 May place.
///
/// Somebody can be hired now, or the beer can be paid. R6
pub(super) fn may_place(desk: &Desk<'_>, seat: Seat) -> Result<Least, Bar> {
    cite(law::MAY_PLACE);
    if desk.position.clan(seat).can_pay(beer_price(desk.setting)) {
        return Ok(Least::NOTHING);
    }
    let excess = clan::excess_glory(desk.setting, desk.position, seat);
    let candidates = desk.position.citadel().tavern().iter().filter_map(|dock| *dock);
    let candidates = candidates.map(|mercenary| desk.setting.mercenary(mercenary));
    let comes = candidates.filter(|card| glory_needed(excess, card.reputation).is_none());
    let novice = &desk.setting.novice;
    let novice_comes = why_no_novice(desk, excess).is_none().then_some(novice.cost);
    let Some(cost) = comes.map(|card| card.cost).chain(novice_comes).min() else {
        let why = Why::NotEnoughGlory { reputation: novice.reputation, excess };
        return Err((law::GLORY_NEEDED, why));
    };
    let off = talents(desk, seat).map(|(_, gold)| gold).fold(0, u8::saturating_add);
    Ok(Least { cost: cost.into(), off })
}

/// What a clan can bring to a hire.
#[derive(Clone, Copy)]
struct Means {
    excess: u8,
    gold: u16,
    bargain: Bargain,
}

impl Means {
    fn of(desk: &Desk<'_>, seat: Seat, bargain: Bargain) -> Self {
        let excess = clan::excess_glory(desk.setting, desk.position, seat);
        Self { excess, gold: desk.position.clan(seat).gold(), bargain }
    }
}

/// M13.7 Any Affinity.
///
/// Why a Mercenary of the offer cannot be hired.
fn why_not_hire(desk: &Desk<'_>, mercenary: Mercenary, means: Means) -> Option<Bar> {
    cite(law::ANY_AFFINITY); // M13.7
    let card = desk.setting.mercenary(mercenary);
    let refusal = glory_needed(means.excess, card.reputation);
    refusal.or_else(|| means.bargain.bar(card.cost.into(), means.gold))
}

/// Why no Novice can be hired.
fn why_not_novice(desk: &Desk<'_>, means: Means) -> Option<Bar> {
    let refusal = why_no_novice(desk, means.excess);
    refusal.or_else(|| means.bargain.bar(desk.setting.novice.cost.into(), means.gold))
}

/// M13.10 Eight Novices.
///
/// Why no Novice comes, Gold aside (M13.10: at most eight are in play).
fn why_no_novice(desk: &Desk<'_>, excess: u8) -> Option<Bar> {
    if desk.position.citadel().novices() == 0 {
        return Some((law::EIGHT_NOVICES, Why::NoNovice));
    }
    glory_needed(excess, desk.setting.novice.reputation)
}

/// M13.2 Glory needed.
fn glory_needed(excess: u8, reputation: u8) -> Option<Bar> {
    // With no Excess Glory nobody comes, not even for nothing.
    (excess == 0 || reputation > excess)
        .then_some((law::GLORY_NEEDED, Why::NotEnoughGlory { reputation, excess }))
}

/// The Talents that bring the price of a hire down and are unused.
fn talents<'a>(desk: &'a Desk<'_>, seat: Seat) -> impl Iterator<Item = (Mercenary, u8)> + 'a {
    clan::rested(desk, seat, Purpose::Hire).filter_map(|(mercenary, talent)| {
        if let Talent::HireDiscount { gold } = talent { Some((mercenary, gold)) } else { None }
    })
}

/// M13.1 Hire.
///
/// Exactly one Mercenary of the docks, or a Novice; after a Round of Beer one may leave it at that.
pub(super) fn hire(seat: Seat, bargain: Bargain, beers: u8, desk: &Desk<'_>) -> Flow {
    let question = Question::Hire { bargain };
    let mut asking = desk.ask(seat, law::HIRE, question);
    let means = Means::of(desk, seat, bargain);
    let mut wants_gold = false;
    for mercenary in desk.position.citadel().tavern().iter().filter_map(|dock| *dock) {
        let bar = why_not_hire(desk, mercenary, means);
        wants_gold |= matches!(bar, Some((_, Why::CannotPay { .. })));
        let frame = Frame::Hired(seat, mercenary, bargain);
        asking = asking.offer_unless(bar, Choice::Hire(mercenary), frame.into());
    }
    let novice = Frame::HiredNovice(seat, bargain);
    asking = asking.offer_unless(why_not_novice(desk, means), Choice::HireNovice, novice.into());
    asking = asking.offers(talents(desk, seat).map(|(mercenary, _)| {
        let frame = Frame::HireTalent(seat, mercenary, bargain, beers);
        (Choice::Talent(mercenary), frame.into())
    }));
    let beer = Frame::RoundOfBeer(seat, bargain, beers);
    asking = asking.offer_unless(why_no_beer(desk, means.gold, beers), Choice::Beer, beer.into());
    if beers > 0 {
        if wants_gold {
            // M9.7: a new face may be worth a Trophy.
            asking = offer_free(asking, seat, Moment::Between, desk);
        }
        asking = asking.pass(Choice::Done);
    }
    asking.must()
}

/// Why no Round of Beer can be paid now.
fn why_no_beer(desk: &Desk<'_>, gold: u16, beers: u8) -> Option<Bar> {
    let price = beer_price(desk.setting);
    let bar = if beers > 0 && desk.setting.chosen.beer_once_per_action {
        Why::BeerBought
    } else if price > gold {
        Why::CannotPay { price, gold }
    } else {
        return None;
    };
    Some((law::ROUND_OF_BEER, bar))
}

/// A Talent helps this hire.
pub(super) fn talent(
    seat: Seat,
    mercenary: Mercenary,
    bargain: Bargain,
    beers: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    let gold = talents(desk, seat).find(|(m, _)| *m == mercenary).map_or(0, |(_, gold)| gold);
    clan::use_talent(desk, citadel::TALENT_DISCOUNTS, seat, mercenary);
    next(Frame::Hire(seat, bargain.with_talent(gold), beers).into())
}

/// M13.5 Round of Beer.
///
/// At its own price, without any discount, all Mercenaries on offer leave and others come.
pub(super) fn round_of_beer(seat: Seat, bargain: Bargain, beers: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.pay(seat, beer_price(desk.setting));
    desk.tell(law::ROUND_OF_BEER, Fact::Beer(seat));
    for dock in 0..tavern_docks(desk.setting) {
        if let Some(mercenary) = desk.position.take_from_tavern(dock) {
            desk.position.discard_mercenary(mercenary);
        }
    }
    for dock in 0..tavern_docks(desk.setting) {
        refill_the_tavern(dock, law::ROUND_OF_BEER, desk);
    }
    next(Frame::Hire(seat, bargain, beers.saturating_add(1)).into())
}

/// M13.4 Refill the Tavern.
pub(crate) fn refill_the_tavern(dock: usize, para: Para, desk: &mut Desk<'_>) {
    cite(law::REFILL_THE_TAVERN);
    if let Some(mercenary) = desk.position.refill_tavern(dock, &mut desk.chance) {
        desk.tell(para, Fact::MercenaryArrives(mercenary));
    }
}

/// The price is paid and the Mercenary joins.
pub(super) fn hired(
    seat: Seat,
    mercenary: Mercenary,
    bargain: Bargain,
    desk: &mut Desk<'_>,
) -> Flow {
    let price = bargain.price(desk.setting.mercenary(mercenary).cost.into());
    clan::pay(desk, law::HIRE, seat, price);
    joins_the_clan(seat, mercenary, desk);
    settled()
}

/// M13.3 Joins the clan.
///
/// Its dice join the pool at once and must be used this phase (M7.5); after the phase they come next round.
fn joins_the_clan(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) {
    let docks = desk.position.citadel().tavern();
    let dock = docks.iter().position(|dock| *dock == Some(mercenary));
    let dock = dock.expect("a Mercenary that is hired is on offer");
    desk.position.take_from_tavern(dock);
    desk.position.join(seat, mercenary);
    desk.tell(law::JOINS_THE_CLAN, Fact::Hires(seat, mercenary));
    dice_join(seat, desk.setting.mercenary(mercenary).dice, desk);
    refill_the_tavern(dock, law::REFILL_THE_TAVERN, desk);
}

/// M7.5 Use this round.
fn dice_join(seat: Seat, dice: Dice, desk: &mut Desk<'_>) {
    if desk.position.passed().has(seat) {
        return; // R7
    }
    cite(dice_pool::USE_THIS_ROUND);
    for colour in Colour::ALL {
        clan::gain_dice(desk, seat, colour, dice.of(colour));
    }
}

/// A Novice is paid and joins.
pub(super) fn hired_novice(seat: Seat, bargain: Bargain, desk: &mut Desk<'_>) -> Flow {
    let price = bargain.price(desk.setting.novice.cost.into());
    clan::pay(desk, law::HIRE, seat, price);
    desk.position.join_novice(seat);
    desk.tell(law::NOVICE, Fact::HiresNovice(seat));
    dice_join(seat, desk.setting.novice.dice, desk);
    settled()
}

/// Whether somebody of the offer can be hired for nothing: the Excess Glory is needed all the same.
pub(crate) fn can_hire_free(desk: &Desk<'_>, seat: Seat) -> bool {
    why_no_free_hire(desk, seat).is_none()
}

/// Why nobody of the offer can be hired for nothing.
pub(crate) fn why_no_free_hire(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let offer = desk.position.citadel().tavern().iter().flatten();
    let least = offer.map(|&m| desk.setting.mercenary(m).reputation).min();
    let excess = clan::excess_glory(desk.setting, desk.position, seat);
    least.map_or(Some((law::HIRE, Why::NothingOnOffer)), |least| glory_needed(excess, least))
}

/// A free hire: no space of the Tavern is used.
pub(super) fn free_hire(seat: Seat, desk: &Desk<'_>) -> Flow {
    let excess = clan::excess_glory(desk.setting, desk.position, seat);
    let mut asking = desk.ask(seat, law::HIRE, Question::FreeHire);
    for &mercenary in desk.position.citadel().tavern().iter().flatten() {
        let bar = glory_needed(excess, desk.setting.mercenary(mercenary).reputation);
        let frame = Frame::HiredFree(seat, mercenary);
        asking = asking.offer_unless(bar, Choice::Hire(mercenary), frame.into());
    }
    asking.if_any()
}

/// A free hire of anybody on offer (D29).
pub(super) fn any_hire(seat: Seat, desk: &Desk<'_>) -> Flow {
    let offer = desk.position.citadel().tavern().iter().flatten();
    let offers =
        offer.map(|&mercenary| (Choice::Hire(mercenary), Frame::HiredFree(seat, mercenary).into()));
    desk.ask(seat, law::HIRE, Question::FreeHire).offers(offers).if_any()
}

/// The Mercenary joins for nothing.
pub(super) fn hired_free(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    joins_the_clan(seat, mercenary, desk);
    settled()
}
