//! Where pieces can be put.

use super::Frame;
use crate::frame::Frame as F;
use crate::position::Works;
use crate::setting::Setting;
use crate::setting::faces::Spaces;
use crate::terms::{Card, CardName, Cards, Piece, Resource, Site, Space, Target};
use crate::{Asking, Choice, Desk, Position, Why, law, quests};
use kernel::{Para, Seat};

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
pub(crate) fn distinct(desk: &Desk<'_>, cards: Cards) -> Cards {
    let copies = cards.and(desk.setting.faces.copies).iter();
    let twins = copies.filter(|&card| is_twin(desk.setting, desk.position, card, cards));
    twins.fold(cards, Cards::without)
}

/// These cards as they are pointed at in the open, one of those that are alike.
#[inline]
pub(crate) fn distinct_sites(desk: &Desk<'_>, cards: Cards) -> impl Iterator<Item = Site> {
    distinct(desk, cards).iter().map(|card| desk.setting.faces.site(card))
}

/// The cards pieces can be put on, one of those that are alike.
#[inline]
pub(crate) fn distinct_open_sites(desk: &Desk<'_>, seat: Seat) -> Cards {
    distinct(desk, open_sites(desk.setting, desk.position, seat))
}

/// The step of the Quest a player is at with its free spaces, and where it is.
#[inline]
fn quest_spaces<'s>(desk: &Desk<'s>, seat: Seat) -> Option<(Target, &'s Spaces, Works)> {
    let step = quests::open_step(desk.setting, desk.position, seat)?;
    Some((Target::Quest, &step.spaces, desk.position.realm(seat).step_works()))
}

/// A card with its spaces and those that are filled.
#[inline]
fn card_spaces<'s>(desk: &Desk<'s>, card: Card) -> (Target, &'s Spaces, Works) {
    let faces = &desk.setting.faces;
    (Target::Site(faces.site(card)), &faces.face(card).spaces, desk.position.works(card))
}

/// Offers every place for a cube: matching spaces of these cards and of the Quest, and the Alchemy area.
#[inline]
pub(crate) fn offer_cube<'d>(
    mut asking: Asking<'d>,
    desk: &Desk<'_>,
    sites: Cards,
    resource: Resource,
) -> Asking<'d> {
    let seat = asking.seat();
    let piece = resource.piece();
    let put = |target| (Choice::Put(piece, target), F::Pieces(Frame::Put(seat, piece, target)));
    for card in sites.and(desk.setting.faces.takers[resource.index()]) {
        let (target, spaces, works) = card_spaces(desk, card);
        if works.has_room(spaces.for_cube(resource)) {
            let (choice, frame) = put(target);
            asking = asking.again(choice, frame);
        }
    }
    if let Some((target, spaces, works)) = quest_spaces(desk, seat)
        && works.has_room(spaces.for_cube(resource))
    {
        let (choice, frame) = put(target);
        asking = asking.again(choice, frame);
    }
    let (choice, frame) = put(Target::Alchemy);
    withhold_frozen(asking.again(choice, frame), desk, piece)
}

/// Says of each of these cards why a piece is not put on it.
fn withhold_on<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    cards: Cards,
    piece: Piece,
    bar: fn(CardName) -> (Para, Why),
) -> Asking<'d> {
    asking.withholds(|| {
        cards.iter().map(move |card| {
            let site = desk.setting.faces.site(card);
            let (para, why) = bar(site.name);
            (Choice::Put(piece, Target::Site(site)), para, why)
        })
    })
}

/// Nothing is placed on a frozen card (K8.8.II).
fn withhold_frozen<'d>(asking: Asking<'d>, desk: &Desk<'_>, piece: Piece) -> Asking<'d> {
    let building = desk.position.realm(asking.seat()).construction();
    let frozen = building.and(desk.position.frozen());
    withhold_on(asking, desk, frozen, piece, |name| (law::rats::FROST_GIANTS, Why::Frozen(name)))
}

/// Offers Krystallium and Soldiers wherever they fit on these cards and the Quest, as may be done at any time (K6.3, K6.4).
#[inline]
pub(crate) fn offer_pieces<'d>(asking: Asking<'d>, desk: &Desk<'_>, sites: Cards) -> Asking<'d> {
    let realm = desk.position.realm(asking.seat());
    if realm.krystallium() == 0 && realm.soldiers() == 0 {
        return asking;
    }
    offer_those_pieces(asking, desk, sites)
}

fn offer_those_pieces<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, sites: Cards) -> Asking<'d> {
    let seat = asking.seat();
    let realm = desk.position.realm(seat);
    let has = (realm.krystallium() > 0, realm.soldiers() > 0);
    let takers = if has.0 { sites } else { sites.and(desk.setting.faces.soldiered) };
    for card in takers {
        asking = offer_on(asking, seat, has, card_spaces(desk, card));
    }
    if let Some(quest) = quest_spaces(desk, seat) {
        asking = offer_on(asking, seat, has, quest);
    }
    let asking = withhold_menaces(asking, desk);
    withhold_soldier_spaces(asking, desk, sites)
}

/// Offers Krystallium and Soldiers, as far as there are some, on the free spaces of a target.
#[inline]
fn offer_on<'d>(
    mut asking: Asking<'d>,
    seat: Seat,
    (krystallium, soldiers): (bool, bool),
    (target, spaces, works): (Target, &Spaces, Works),
) -> Asking<'d> {
    if krystallium {
        for space in Space::BASIC {
            if works.has_room(spaces.of[space.index()]) {
                let frame = F::Pieces(Frame::StandIn(seat, space, target));
                asking = asking.again(Choice::StandIn(space, target), frame);
            }
        }
    }
    for (piece, has) in [(Piece::Krystallium, krystallium), (Piece::Soldier, soldiers)] {
        if has && works.has_room(spaces.of[piece.space().index()]) {
            let frame = F::Pieces(Frame::Put(seat, piece, target));
            asking = asking.again(Choice::Put(piece, target), frame);
        }
    }
    asking
}

/// Soldiers are sent against Menaces only in Combat (K8.4).
fn withhold_menaces<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    let menaces = desk.position.realm(asking.seat()).construction().and(desk.setting.faces.menaces);
    withhold_on(asking, desk, menaces, Piece::Soldier, |name| {
        (law::menaces::ONLY_IN_COMBAT, Why::OnlyInCombat(name))
    })
}

/// A Krystallium is never a Soldier (K6.3).
fn withhold_soldier_spaces<'d>(asking: Asking<'d>, desk: &Desk<'_>, sites: Cards) -> Asking<'d> {
    let seat = asking.seat();
    asking.withholds(|| {
        let cards = sites.iter().map(|card| card_spaces(desk, card));
        let open = cards.chain(quest_spaces(desk, seat));
        let soldiers =
            open.filter(|(_, spaces, works)| works.has_room(spaces.of[Space::Soldier.index()]));
        soldiers.map(|(target, ..)| {
            let choice = Choice::StandIn(Space::Soldier, target);
            (choice, law::pieces::KRYSTALLIUM, Why::NeverASoldier)
        })
    })
}

/// Offers to scrap each Development under construction (K6.6).
#[inline]
pub(crate) fn offer_scrap<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, sites: Cards) -> Asking<'d> {
    let seat = asking.seat();
    let realm = desk.position.realm(seat);
    let building = realm.construction().and(desk.setting.faces.developments);
    // What is frozen takes no pieces, but it can be scrapped.
    let frozen = building.and(desk.position.frozen());
    let those = if frozen.is_empty() { sites.and(building) } else { distinct(desk, building) };
    for card in those {
        let site = desk.setting.faces.site(card);
        asking = asking.again(Choice::Scrap(site), F::Pieces(Frame::Scrap(seat, site)));
    }
    asking
}
