//! K8.14 Base Advisors of Planning and Production.

use super::{Frame, choosing, discharge, points};
use crate::frame::Frame as F;
use crate::pieces::{self, card_of, distinct_sites, open_sites};
use crate::position::Pile;
use crate::terms::{Advisor, Card, CardName, Cards, Piece, Resource, Site, Target};
use crate::{Choice, Desk, Fact, Flow, Question, law, quests};
use kernel::{Seat, next, settled};

/// K8.11 Charging.
/// K8.14 Base Advisors. What each does; the pieces are discarded as it does it.
pub(super) fn base_advisors(seat: Seat, advisor: Advisor, desk: &mut Desk<'_>) -> Flow {
    let numbers = &desk.setting.numbers.advisor;
    match advisor {
        Advisor::CourtAlchemist => earn(seat, advisor, Piece::Krystallium, 1, desk),
        Advisor::Drillmaster => earn(seat, advisor, Piece::Soldier, 1, desk),
        Advisor::TaxCollector => earn(seat, advisor, Piece::Gold, numbers.collector, desk),
        Advisor::Cartographer => {
            earn(seat, advisor, Piece::Exploration, numbers.cartographer, desk)
        }
        Advisor::MasterBuilder => build_where(seat, desk),
        Advisor::RoyalArchivist => archive(seat, desk),
        Advisor::Chamberlain => take_back_which(seat, desk),
        Advisor::Spymaster | Advisor::Saboteur | Advisor::Warden | Advisor::Usurper => {
            choosing::point(seat, advisor, desk)
        }
        // It acts within an offer.
        Advisor::MasterOfTraps => settled(),
        Advisor::Seer => choosing::foresee(seat, desk),
        Advisor::Exorcist => exorcise(seat, desk),
        Advisor::Quartermaster => choosing::replace_which(seat, desk),
        Advisor::InformedNegotiator => choosing::negotiate(seat, desk),
        Advisor::CaptivatingConjurer => points::which_combo(seat, desk),
        Advisor::GrandFinancier => points::which_gross(seat, desk),
    }
}

fn earn(seat: Seat, advisor: Advisor, piece: Piece, count: u8, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, advisor);
    pieces::gain(seat, piece, count, law::advisors::BASE_ADVISORS, desk);
    settled()
}

fn archive(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::RoyalArchivist);
    desk.position.realm_mut(seat).archive();
    settled()
}

fn exorcise(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::Exorcist);
    quests::lift_calamity(seat, law::advisors::BASE_ADVISORS, desk);
    settled()
}

/// The cards the Master Builder may work on: Developments with room for a cube.
pub(super) fn with_room(desk: &Desk<'_>, seat: Seat) -> Cards {
    let (setting, position) = (desk.setting, &*desk.position);
    let sites = open_sites(setting, position, seat).and(setting.faces.developments);
    let room =
        |card: &Card| position.works(*card).has_room(setting.faces.face(*card).spaces.basic());
    sites.iter().filter(room).collect()
}

/// The Master Builder: which card.
fn build_where(seat: Seat, desk: &Desk<'_>) -> Flow {
    let left = desk.setting.numbers.advisor.builder;
    let build = |site| F::Advisors(Frame::BuildOn(seat, site, left));
    desk.ask(seat, law::advisors::BASE_ADVISORS, Question::BuildOn)
        .offers(
            distinct_sites(desk, with_room(desk, seat))
                .map(|site| (Choice::Site(site), build(site))),
        )
        .must()
}

/// The Master Builder: which cubes. What no longer fits is lost.
pub(super) fn build_on(seat: Seat, site: Site, left: u8, desk: &mut Desk<'_>) -> Flow {
    if left == desk.setting.numbers.advisor.builder
        && super::is_charged(desk, seat, Advisor::MasterBuilder).is_some()
    {
        discharge(desk, seat, Advisor::MasterBuilder);
    }
    let card = card_of(desk, site);
    if left == 0 || !desk.position.realm(seat).construction().has(card) {
        return settled();
    }
    let (spaces, works) = (&desk.setting.faces.face(card).spaces, desk.position.works(card));
    let fits = |resource: &Resource| works.has_room(spaces.for_cube(*resource));
    let offers = Resource::ALL.into_iter().filter(fits).map(|resource| {
        let frame = Frame::BuildCube(seat, resource, site, left);
        (Choice::Put(resource.piece(), Target::Site(site)), F::Advisors(frame))
    });
    desk.ask(seat, law::advisors::BASE_ADVISORS, Question::BuildCube).offers(offers).if_any()
}

pub(super) fn build_cube(
    seat: Seat,
    resource: Resource,
    site: Site,
    left: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    pieces::put_on(seat, resource.piece(), Target::Site(site), desk);
    next(F::Advisors(Frame::BuildOn(seat, site, left - 1)))
}

/// The Chamberlain: which card recycled in this Planning.
fn take_back_which(seat: Seat, desk: &Desk<'_>) -> Flow {
    let faces = &desk.setting.faces;
    let recycled = desk.position.realm(seat).recycled().and(faces.developments);
    let back = |name| F::Advisors(Frame::TakeBack(seat, name));
    desk.ask(seat, law::advisors::BASE_ADVISORS, Question::TakeBack)
        .offers(faces.names(recycled).map(|name| (Choice::Card(name), back(name))))
        .must()
}

pub(super) fn take_back(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Flow {
    discharge(desk, seat, Advisor::Chamberlain);
    let recycled = desk.position.realm(seat).recycled();
    let card = desk.setting.faces.find(name, recycled).expect("a card taken back was recycled");
    desk.position.take_discarded(card);
    let realm = desk.position.realm_mut(seat);
    realm.unrecycle(card);
    realm.put(Pile::Construction, card);
    desk.tell(law::advisors::BASE_ADVISORS, Fact::TookBack { who: seat, card: name });
    settled()
}
