//! Where pieces can be put.

use super::Frame;
use crate::frame::Frame as F;
use crate::setting::Setting;
use crate::setting::faces::Spaces;
use crate::terms::{Card, CardName, Cards, Piece, Resource, Site, Space, Target};
use crate::{Asking, Choice, Desk, Position, Why, law, quests};
use kernel::Seat;

/// The cards pieces can be put on in Planning and Production: Developments under construction that are not frozen, and
/// hired Advisors. Menaces only take Soldiers in Combat (K6.4).
#[inline]
pub(crate) fn open_sites(setting: &Setting, position: &Position, seat: Seat) -> Cards {
    let realm = position.realm(seat);
    let building = realm.construction().and(setting.faces.developments);
    building.minus(position.frozen()).union(realm.council())
}

/// Whether an earlier copy of the card lies among these with the same pieces on it: one of them is enough to offer.
#[inline]
pub(crate) fn is_twin(setting: &Setting, position: &Position, card: Card, among: Cards) -> bool {
    let copies = usize::from(setting.faces.face(card).copy);
    (1..=copies).any(|back| {
        let other = Card::at(card.index() - back);
        among.has(other) && position.works(other) == position.works(card)
    })
}

/// These cards, one of those that are alike.
#[inline]
pub(crate) fn distinct(desk: &Desk<'_>, cards: Cards) -> impl Iterator<Item = Card> {
    cards.iter().filter(move |&card| !is_twin(desk.setting, desk.position, card, cards))
}

/// These cards as they are pointed at in the open, one of those that are alike.
#[inline]
pub(crate) fn distinct_sites(desk: &Desk<'_>, cards: Cards) -> impl Iterator<Item = Site> {
    distinct(desk, cards).map(|card| desk.setting.faces.site(card))
}

/// Each open target with its spaces and those that are filled.
fn targets(
    desk: &Desk<'_>,
    seat: Seat,
    mut each: impl FnMut(Target, &Spaces, crate::position::Works),
) {
    let (setting, position) = (desk.setting, &*desk.position);
    let sites = open_sites(setting, position, seat);
    for card in sites {
        let (face, works) = (setting.faces.face(card), position.works(card));
        if !works.is_full(&face.spaces) && !is_twin(setting, position, card, sites) {
            each(Target::Site(setting.faces.site(card)), &face.spaces, works);
        }
    }
    if let Some(step) = quests::open_step(setting, position, seat) {
        each(Target::Quest, &step.spaces, position.realm(seat).step_works());
    }
}

/// Offers every place for a cube: matching spaces and the Alchemy area.
pub(crate) fn offer_cube<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    resource: Resource,
) -> Asking<'d> {
    let piece = resource.piece();
    let put = |target| (Choice::Put(piece, target), F::Pieces(Frame::Put(seat, piece, target)));
    let mut asking = Some(asking);
    let mut offer = |target| {
        let (choice, frame) = put(target);
        asking = asking.take().map(|asking| asking.again(choice, frame));
    };
    targets(desk, seat, |target, spaces, works| {
        if works.has_room(spaces.for_cube(resource)) {
            offer(target);
        }
    });
    offer(Target::Alchemy);
    let asking = asking.expect("an ask is being written");
    withhold_frozen_cards(asking, desk, seat, piece)
}

/// The choices to put a piece on each of these cards, with its name.
fn not_on(desk: &Desk<'_>, cards: Cards, piece: Piece) -> impl Iterator<Item = (Choice, CardName)> {
    let sites = cards.iter().map(|card| desk.setting.faces.site(card));
    sites.map(move |site| (Choice::Put(piece, Target::Site(site)), site.name))
}

/// Nothing is placed on a frozen card (K8.8.II).
fn withhold_frozen_cards<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    piece: Piece,
) -> Asking<'d> {
    asking.withholds(|| {
        let frozen = desk.position.realm(seat).construction().and(desk.position.frozen());
        not_on(desk, frozen, piece)
            .map(|(choice, name)| (choice, law::rats::FROST_GIANTS, Why::Frozen(name)))
    })
}

/// Offers Krystallium and Soldiers wherever they fit, as may be done at any time (K6.3, K6.4).
pub(crate) fn offer_pieces<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let realm = desk.position.realm(seat);
    let (krystallium, soldiers) = (realm.krystallium() > 0, realm.soldiers() > 0);
    if !krystallium && !soldiers {
        return asking;
    }
    let mut asking = Some(asking);
    let mut offer = |choice, frame| {
        asking = asking.take().map(|asking| asking.again(choice, F::Pieces(frame)));
    };
    targets(desk, seat, |target, spaces, works| {
        if krystallium {
            for space in Space::BASIC {
                if works.has_room(spaces.of[space.index()]) {
                    offer(Choice::StandIn(space, target), Frame::StandIn(seat, space, target));
                }
            }
        }
        for (piece, has) in [(Piece::Krystallium, krystallium), (Piece::Soldier, soldiers)] {
            if has && works.has_room(spaces.of[piece.space().index()]) {
                offer(Choice::Put(piece, target), Frame::Put(seat, piece, target));
            }
        }
    });
    let asking = asking.expect("an ask is being written");
    let asking = withhold_menaces(asking, desk, seat);
    withhold_soldier_spaces(asking, desk, seat)
}

/// Soldiers are sent against Menaces only in Combat (K8.4).
fn withhold_menaces<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    asking.withholds(|| {
        let menaces = desk.position.realm(seat).construction().and(desk.setting.faces.menaces);
        not_on(desk, menaces, Piece::Soldier)
            .map(|(choice, name)| (choice, law::menaces::ONLY_IN_COMBAT, Why::OnlyInCombat(name)))
    })
}

/// A Krystallium is never a Soldier (K6.3).
fn withhold_soldier_spaces<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    asking.withholds(|| {
        let mut list = Vec::new();
        targets(desk, seat, |target, spaces, works| {
            if works.has_room(spaces.of[Space::Soldier.index()]) {
                let choice = Choice::StandIn(Space::Soldier, target);
                list.push((choice, law::pieces::KRYSTALLIUM, Why::NeverASoldier));
            }
        });
        list
    })
}

/// Offers to scrap each Development under construction (K6.6).
pub(crate) fn offer_scraps<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let realm = desk.position.realm(seat);
    let building = realm.construction().and(desk.setting.faces.developments);
    let scrap = |site| (Choice::Scrap(site), F::Pieces(Frame::Scrap(seat, site)));
    asking.agains(distinct_sites(desk, building).map(scrap))
}
