//! K6 Pieces, cards and timing.

mod completion;
mod sites;

pub(crate) use completion::gain;
pub(crate) use sites::{
    distinct, distinct_open_sites, distinct_sites, offer_cube, offer_pieces, offer_scrap,
    open_sites,
};

use crate::position::{Pile, Works};
use crate::setting::faces::Spaces;
use crate::terms::{Card, CardName, Piece, Resource, Site, Space, Target};
use crate::{Desk, Fact, Flow, law, quests};
use kernel::{Para, Seat, cite, settled};

kernel::frames! {
    /// Open paragraphs of chapter K6.
    pub enum Frame {
        Put(seat: Seat, piece: Piece, target: Target) = putting(piece) => placed_for_good,
        StandIn(seat: Seat, space: Space, target: Target) = law::pieces::KRYSTALLIUM => krystallium,
        Scrap(seat: Seat, site: Site) = law::pieces::SCRAP => scrap,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The paragraph of putting a piece somewhere.
fn putting(piece: Piece) -> Para {
    match piece {
        Piece::Soldier => law::pieces::SOLDIERS,
        Piece::Krystallium => law::pieces::KRYSTALLIUM,
        Piece::Materials | Piece::Population | Piece::Gold | Piece::Exploration => {
            law::pieces::PLACED_FOR_GOOD
        }
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
    if target == Target::Alchemy {
        return alchemy(seat, desk);
    }
    take_space(seat, target, |spaces, works| works.fill(among(spaces)), desk);
}

/// A piece takes a space of a card or of the step of the Quest, which may be complete then.
fn take_space(
    seat: Seat,
    target: Target,
    fill: impl FnOnce(&Spaces, &mut Works),
    desk: &mut Desk<'_>,
) {
    match target {
        Target::Alchemy => {}
        Target::Quest => {
            let step = quests::step(desk, seat);
            fill(&step.spaces, desk.position.realm_mut(seat).step_works_mut());
            quests::completing_a_step(seat, desk);
        }
        Target::Site(site) => {
            let card = card_of(desk, site);
            fill(&desk.setting.faces.face(card).spaces, desk.position.works_mut(card));
            completion::completion(seat, card, desk);
        }
    }
}

/// A card that was named in the open.
#[track_caller]
pub(crate) fn card_of(desk: &Desk<'_>, site: Site) -> Card {
    desk.setting.faces.card(site).expect("a card that is offered is in the game")
}

/// Takes a card out of a Selection area by its name.
#[track_caller]
pub(crate) fn take_selected(seat: Seat, name: CardName, desk: &mut Desk<'_>) -> Card {
    let selection = desk.position.realm(seat).selection();
    let card = desk.setting.faces.find(name, selection).expect("the card was selected");
    desk.position.realm_mut(seat).take(Pile::Selection, card);
    card
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
    let among = |spaces: &Spaces| spaces.of[space.index()];
    take_space(seat, target, |spaces, works| works.stand_in(among(spaces)), desk);
    settled()
}

/// K6.6 Scrap. Pieces on the card are lost; its recycling cube goes to the Alchemy area.
fn scrap(seat: Seat, site: Site, desk: &mut Desk<'_>) -> Flow {
    let card = card_of(desk, site);
    desk.position.realm_mut(seat).take(Pile::Construction, card);
    desk.position.discard(card);
    desk.tell(law::pieces::SCRAP, Fact::Scrapped { who: seat, site });
    let cubes = desk.setting.faces.face(card).recycle;
    for resource in Resource::ALL {
        (0..cubes[resource.index()]).for_each(|_| alchemy(seat, desk));
    }
    settled()
}
