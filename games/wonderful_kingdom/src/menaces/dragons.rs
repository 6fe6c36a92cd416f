//! L4.9 Black Dragons.

use super::{Frame, held};
use crate::frame::Frame as F;
use crate::pieces::{card_of, distinct_sites};
use crate::terms::{CardName, Cards, MenaceSet, Site, Space};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, next, settled};

/// L4.11 Eggs. They do no harm: only grown Dragons eat.
pub(super) fn dragons(desk: &Desk<'_>, seat: Seat) -> u8 {
    cite(law::dragons::EGGS);
    let all = held(desk.setting, desk.position, seat, MenaceSet::Dragons);
    let grown = all.iter().filter(|&it| desk.setting.faces.name(it) != CardName::BlackDragonEgg);
    u8::try_from(grown.count()).expect("Dragons are few")
}

/// L4.9 Hunger. Free Soldiers first, then those on cards; with none anywhere nothing happens.
pub(super) fn hunger(seat: Seat, left: u8, desk: &mut Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    if desk.position.realm(seat).soldiers() > 0 {
        desk.position.realm_mut(seat).spend_soldiers(1);
        desk.tell(law::dragons::HUNGER, Fact::Eaten { who: seat });
        return next(F::Menaces(Frame::Hunger(seat, left - 1)));
    }
    let sites = distinct_sites(desk, manned(desk, seat));
    let eat = |site| F::Menaces(Frame::HungerOn(seat, site, left));
    desk.ask(seat, law::dragons::HUNGER, Question::FeedDragon)
        .offers(sites.map(|site| (Choice::Site(site), eat(site))))
        .if_any()
}

/// The cards of the Construction area with Soldiers on them.
fn manned(desk: &Desk<'_>, seat: Seat) -> Cards {
    let position = &*desk.position;
    let on = |card: &crate::terms::Card| {
        let spaces = &desk.setting.faces.face(*card).spaces;
        position.works(*card).on(spaces, Space::Soldier) > 0
    };
    position.realm(seat).construction().iter().filter(on).collect()
}

pub(super) fn eat_on(seat: Seat, site: Site, left: u8, desk: &mut Desk<'_>) -> Flow {
    let card = card_of(desk, site);
    let spaces = desk.setting.faces.face(card).spaces.of[Space::Soldier.index()];
    desk.position.works_mut(card).empty(spaces);
    desk.tell(law::dragons::HUNGER, Fact::EatenOn { who: seat, site });
    next(F::Menaces(Frame::Hunger(seat, left - 1)))
}
