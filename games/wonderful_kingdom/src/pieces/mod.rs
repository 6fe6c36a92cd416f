//! K6 Pieces, cards and timing.

mod completion;
mod sites;

pub(crate) use completion::gain;
pub(crate) use sites::{is_twin, offer_cube, offer_pieces, offer_scraps, open_sites};

use crate::setting::faces::Spaces;
use crate::terms::{Card, Piece, Resource, Site, Space, Target};
use crate::{Desk, Fact, Flow, law, quests};
use kernel::{Para, Seat, cite, settled};

/// Open paragraphs of chapter K6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// K6.1: a piece is put somewhere.
    Put(Seat, Piece, Target),
    /// K6.3: a Krystallium stands in for a cube.
    StandIn(Seat, Space, Target),
    /// K6.6: a card is scrapped.
    Scrap(Seat, Site),
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::pieces as p;
    match frame {
        Frame::Put(_, Piece::Soldier, _) => p::SOLDIERS,
        Frame::Put(_, Piece::Krystallium, _) | Frame::StandIn(..) => p::KRYSTALLIUM,
        Frame::Put(_, Piece::Materials | Piece::Population, _) => p::PLACED_FOR_GOOD,
        Frame::Put(_, Piece::Gold | Piece::Exploration, _) => p::PLACED_FOR_GOOD,
        Frame::Scrap(..) => p::SCRAP,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Put(seat, piece, target) => placed_for_good(seat, piece, target, desk),
        Frame::StandIn(seat, space, target) => krystallium(seat, space, target, desk),
        Frame::Scrap(seat, site) => scrap(seat, site, desk),
    }
}

/// K6.1 Placed for good. A piece leaves the hand for its space.
fn placed_for_good(seat: Seat, piece: Piece, target: Target, desk: &mut Desk<'_>) -> Flow {
    let realm = desk.position.realm_mut(seat);
    match (piece, piece.resource()) {
        (_, Some(resource)) => realm.place_cube(resource),
        (Piece::Soldier, None) => soldiers(seat, desk),
        (_, None) => realm.spend_krystallium(),
    }
    put_on(seat, piece, target, desk);
    settled()
}

/// K6.4 Soldiers. One is spent on a space.
fn soldiers(seat: Seat, desk: &mut Desk<'_>) {
    cite(law::pieces::SOLDIERS);
    desk.position.realm_mut(seat).spend_soldiers(1);
}

/// A piece takes its space, or goes to the Alchemy area.
pub(crate) fn put_on(seat: Seat, piece: Piece, target: Target, desk: &mut Desk<'_>) {
    let para = law::pieces::PLACED_FOR_GOOD;
    desk.tell(para, Fact::Placed { who: seat, piece, target });
    let among = |spaces: &Spaces| match piece.resource() {
        Some(resource) => spaces.for_cube(resource),
        None => spaces.of[piece.space().index()],
    };
    match target {
        Target::Alchemy => alchemy(seat, desk),
        Target::Quest => {
            let among = among(&quests::step(desk, seat).spaces);
            desk.position.realm_mut(seat).step_works_mut().fill(among);
            quests::completing_a_step(seat, desk);
        }
        Target::Site(site) => {
            let card = card_of(desk, site);
            let among = among(&desk.setting.faces.face(card).spaces);
            desk.position.works_mut(card).fill(among);
            completion::completion(seat, card, desk);
        }
    }
}

/// A card that was named in the open.
#[track_caller]
pub(crate) fn card_of(desk: &Desk<'_>, site: Site) -> Card {
    desk.setting.faces.card(site).expect("a card that is offered is in the game")
}

/// A cube goes to the Alchemy area (K6.2).
pub(crate) fn alchemy(seat: Seat, desk: &mut Desk<'_>) {
    if desk.position.realm_mut(seat).add_to_alchemy(desk.setting) {
        desk.tell(law::pieces::ALCHEMY, Fact::Alchemised { who: seat });
    }
}

/// K6.3 Krystallium. It fills a space of a basic resource.
fn krystallium(seat: Seat, space: Space, target: Target, desk: &mut Desk<'_>) -> Flow {
    desk.position.realm_mut(seat).spend_krystallium();
    desk.tell(law::pieces::KRYSTALLIUM, Fact::StoodIn { who: seat, space, target });
    match target {
        Target::Alchemy => {}
        Target::Quest => {
            let among = quests::step(desk, seat).spaces.of[space.index()];
            desk.position.realm_mut(seat).step_works_mut().stand_in(among);
            quests::completing_a_step(seat, desk);
        }
        Target::Site(site) => {
            let card = card_of(desk, site);
            let among = desk.setting.faces.face(card).spaces.of[space.index()];
            desk.position.works_mut(card).stand_in(among);
            completion::completion(seat, card, desk);
        }
    }
    settled()
}

/// K6.6 Scrap. Pieces on the card are lost; its recycling cube goes to the Alchemy area.
fn scrap(seat: Seat, site: Site, desk: &mut Desk<'_>) -> Flow {
    let card = card_of(desk, site);
    desk.position.realm_mut(seat).take(crate::position::Pile::Construction, card);
    desk.position.discard(card);
    desk.tell(law::pieces::SCRAP, Fact::Scrapped { who: seat, site });
    let cubes = desk.setting.faces.face(card).recycle;
    for resource in Resource::ALL {
        (0..cubes[resource.index()]).for_each(|_| alchemy(seat, desk));
    }
    settled()
}
