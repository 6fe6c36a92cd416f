//! K8.8 The base Menace sets.

use super::{Frame, count_held, held};
use crate::frame::Frame as F;
use crate::pieces::{card_of, distinct_sites, take_selected};
use crate::position::{Pile, Theft};
use crate::terms::{Card, CardName, Cards, MenaceSet, Site};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, next, settled};

/// K8.8.I Giant Rats. Each brings a Rat while there are some.
pub(super) fn giant_rats(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    for _ in 0..count_held(desk, seat, MenaceSet::GiantRats) {
        let Some(rat) = desk.position.take_rat() else { break };
        desk.position.realm_mut(seat).put(Pile::Construction, rat);
        let card = desk.setting.faces.name(rat);
        desk.tell(law::rats::GIANT_RATS, Fact::Menaced { who: seat, card });
    }
    settled()
}

/// K8.8.II Frost Giants. The opponent chooses; alone the card with most pieces freezes, the first of them on a tie (R5).
pub(super) fn frost_giants(seat: Seat, left: u8, desk: &mut Desk<'_>) -> Flow {
    let realm = desk.position.realm(seat);
    let building = realm.construction().and(desk.setting.faces.developments);
    let open = building.minus(desk.position.frozen());
    if left == 0 || open.is_empty() {
        return settled();
    }
    let Some(chooser) = desk.setting.opponent(seat) else {
        let works = |card: &Card| desk.position.works(*card).len();
        let most = most(open, works).expect("a card is open");
        return next(freeze_frame(seat, desk.setting.faces.site(most), left));
    };
    let freeze = |site| (Choice::Site(site), freeze_frame(seat, site, left));
    desk.ask(chooser, law::rats::FROST_GIANTS, Question::Freeze)
        .offers(distinct_sites(desk, open).map(freeze))
        .must()
}

fn freeze_frame(seat: Seat, site: Site, left: u8) -> F {
    F::Menaces(Frame::FreezeCard(seat, site, left))
}

/// The first card with the most of something.
fn most(cards: Cards, of: impl Fn(&Card) -> u32) -> Option<Card> {
    let best = cards.iter().map(|card| of(&card)).max()?;
    cards.iter().find(|card| of(card) == best)
}

pub(super) fn freeze(seat: Seat, site: Site, left: u8, desk: &mut Desk<'_>) -> Flow {
    let card = card_of(desk, site);
    desk.position.freeze(card);
    desk.tell(law::rats::FROST_GIANTS, Fact::Frozen { who: seat, site });
    next(F::Menaces(Frame::Freeze(seat, left - 1)))
}

/// K8.8.III Marsh Trolls. A Development or Treasure of the Selection area for each, as far as there are some (R4).
pub(super) fn marsh_trolls(seat: Seat, done: u8, desk: &Desk<'_>) -> Flow {
    if done >= count_held(desk, seat, MenaceSet::MarshTrolls) {
        return settled();
    }
    let food = desk.position.realm(seat).selection().and(desk.setting.faces.deck);
    let take = |name| F::Menaces(Frame::TrollsTake(seat, name, done));
    desk.ask(seat, law::rats::MARSH_TROLLS, Question::FeedTroll)
        .offers(desk.setting.faces.names(food).map(|name| (Choice::Discard(name), take(name))))
        .if_any()
}

pub(super) fn trolls_take(seat: Seat, name: CardName, done: u8, desk: &mut Desk<'_>) -> Flow {
    let card = take_selected(seat, name, desk);
    desk.position.discard(card);
    desk.tell(law::rats::MARSH_TROLLS, Fact::Devoured { who: seat, card: name });
    next(F::Menaces(Frame::Trolls(seat, done + 1)))
}

/// K8.8.IV Thieves. The opponent lays the token of each Thief that has not laid it; alone most production is robbed.
pub(super) fn thieves(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let (setting, position) = (desk.setting, &*desk.position);
    if idle_thief(desk, seat).is_none() {
        return settled();
    }
    let duchy = position.realm(seat).duchy().and(setting.faces.developments);
    let open = duchy.minus(position.stolen());
    let steal = |site| F::Menaces(Frame::StealFrom(seat, site));
    let Some(chooser) = setting.opponent(seat) else {
        let printed = |card: &Card| {
            let face = setting.faces.face(*card);
            let per = u32::from(face.produces_per.is_some());
            face.production.iter().map(|&made| u32::from(made)).sum::<u32>() + per
        };
        let most = most(open, printed);
        return most.map_or_else(settled, |card| next(steal(setting.faces.site(card))));
    };
    desk.ask(chooser, law::rats::THIEVES, Question::Rob)
        .offers(distinct_sites(desk, open).map(|site| (Choice::Site(site), steal(site))))
        .if_any()
}

/// A Thief of this player whose token lies on nothing.
fn idle_thief(desk: &Desk<'_>, seat: Seat) -> Option<Card> {
    let thieves = held(desk.setting, desk.position, seat, MenaceSet::Thieves);
    thieves.iter().find(|&thief| !desk.position.has_stolen(thief))
}

pub(super) fn steal_from(seat: Seat, site: Site, desk: &mut Desk<'_>) -> Flow {
    let thief = idle_thief(desk, seat).expect("a Thief has a token to lay");
    let card = card_of(desk, site);
    desk.position.steal(Theft { thief, card });
    desk.tell(law::rats::THIEVES, Fact::Robbed { who: seat, site });
    next(F::Menaces(Frame::Steal(seat)))
}
