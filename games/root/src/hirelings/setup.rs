//! A.6 Step 6: Choose Hirelings.

use super::{Fact, Frame, brigand, exile, patrol, placing::Placing, prophets, small};
use crate::law::advanced_setup as law;
use crate::position::HIRELINGS;
use crate::setting::hirelings::{Named, Wanted, is_free};
use crate::terms::{CardSide, Faction, Factions, Hireling, Piece};
use crate::{Desk, Flow};
use kernel::{FixedVec, Seat, cite, in_order, next, settled};

/// The frame in which hirelings come, if the options want any.
pub(crate) fn opening(desk: &Desk<'_>) -> Option<crate::Frame> {
    match desk.setting.choices.hirelings {
        Wanted::Nobody => None,
        Wanted::Drawn | Wanted::Named(_) => Some(Frame::ChooseHirelings.into()),
    }
}

/// A.6.5 Step 5: Remove Associated Factions. Those of the hirelings in the game, the second Vagabond with the first.
pub(crate) fn associated(desk: &Desk<'_>) -> Factions {
    cite(law::REMOVE_ASSOCIATED_FACTIONS);
    let cards = desk.position.hirelings.cards();
    let gone: Factions = cards.filter_map(|(_, card)| card.side.band().associated()).collect();
    if gone.has(Faction::Vagabond) { gone.with(Faction::SecondVagabond) } else { gone }
}

/// A.6 Step 6: Choose Hirelings. The options choose, or three cards are drawn; each player from the last one on sets one up.
pub(super) fn choose_hirelings(desk: &mut Desk<'_>) -> Flow {
    let cards = match desk.setting.choices.hirelings {
        Wanted::Nobody => return settled(),
        Wanted::Drawn => draw_cards(desk),
        Wanted::Named(three) => three,
    };
    let sides = demote_hirelings(cards, desk);
    for (row, side) in sides.into_iter().enumerate() {
        enlist(row, side, desk);
    }
    place_hireling_markers(desk);
    in_order((0..HIRELINGS).map(|row| Frame::SetUpHireling(small(row)).into()))
}

/// A.6.1 Step 1: Gather Hireling Pieces. Three cards are drawn of those whose faction does not play (A.6.5).
fn draw_cards(desk: &mut Desk<'_>) -> [Named; HIRELINGS] {
    cite(law::GATHER_HIRELING_PIECES);
    let playing = desk.position.playing();
    let free = Faction::HIRELINGS.into_iter().filter(|&band| is_free(band, playing));
    let mut pool: Factions = free.collect();
    std::array::from_fn(|_| {
        let count = u32::try_from(pool.len()).expect("cards are few");
        let drawn = pool.iter().nth(desk.chance.below(count) as usize);
        let drawn = drawn.expect("there are more than three cards");
        pool = pool.without(drawn);
        Named::Card(drawn)
    })
}

/// A.6.2 Step 2: Demote Hirelings. As many of the cards whose side is open, at random, as there are players.
fn demote_hirelings(cards: [Named; HIRELINGS], desk: &mut Desk<'_>) -> [Hireling; HIRELINGS] {
    cite(law::DEMOTE_HIRELINGS);
    let mut sides = cards.map(|card| match card {
        Named::Side(side) => side,
        Named::Card(band) => side_of(band, CardSide::Promoted),
    });
    let is_open = |row: &usize| matches!(cards[*row], Named::Card(_));
    let mut open: FixedVec<usize, HIRELINGS> = (0..HIRELINGS).filter(is_open).collect();
    let given = sides
        .iter()
        .zip(&cards)
        .filter(|(side, card)| matches!(card, Named::Side(_)) && side.face() == CardSide::Demoted);
    let wanted = desk.setting.boards.hirelings.common.demoted[desk.setting.seat_count() - 2];
    let demoted = usize::from(wanted).saturating_sub(given.count()).min(open.len());
    for _ in 0..demoted {
        let count = u32::try_from(open.len()).expect("cards are few");
        let index = if count == 1 { 0 } else { desk.chance.below(count) as usize };
        let row = open.remove(index);
        sides[row] = side_of(sides[row].band(), CardSide::Demoted);
    }
    sides
}

fn side_of(band: Faction, side: CardSide) -> Hireling {
    Hireling::side(band, side).expect("a hireling has two sides")
}

/// A.6.1 Step 1: Gather Hireling Pieces. A card and its pieces come to the common supply.
pub(crate) fn enlist(row: usize, side: Hireling, desk: &mut Desk<'_>) {
    let band = side.band();
    desk.position.hirelings.enlist(row, side);
    desk.position.woodland.enlist(band, row);
    for &piece in Piece::of(band) {
        desk.position.woodland.gather(piece, desk.setting.pieces(piece));
    }
    desk.tell(law::GATHER_HIRELING_PIECES, Fact::Enlisted { hireling: side }.into());
}

/// A.6.4 Step 4: Place Hireling Markers. On the spaces of the score track.
fn place_hireling_markers(desk: &mut Desk<'_>) {
    cite(law::PLACE_HIRELING_MARKERS);
    desk.position.hirelings.set_markers(desk.setting.boards.hirelings.common.markers.len());
}

/// A.6.3 Step 3: Set Up Hirelings. The last player in turn order sets up the first, then the others counter-clockwise.
pub(super) fn set_up_hirelings(row: u8, desk: &mut Desk<'_>) -> Flow {
    let order: FixedVec<Seat, 6> = desk.position.order(desk.setting).collect();
    let by = order[order.len() - 1 - usize::from(row) % order.len()];
    let placing = |what: Placing| next(Frame::Place { what, left: what.times(), by }.into());
    let pawn = || next(Frame::PlacePawn { row, by }.into());
    match desk.position.hirelings.card(row.into()).side {
        Hireling::ForestPatrol => patrol::set_up(desk),
        Hireling::LastDynasty => placing(Placing::DynastySetUp),
        Hireling::SpringUprising => next(Frame::UprisingSetUp(by, 2).into()),
        Hireling::TheExile => exile::set_up(row, by, desk),
        Hireling::TheBrigand => brigand::set_up(desk),
        Hireling::RiverfolkFlotilla | Hireling::FuriousProtector => pawn(),
        Hireling::WarmSunProphets => prophets::set_up(desk),
        Hireling::HighwayBandits => next(Frame::BanditOn { by, left: 2 }.into()),
        Hireling::SunwardExpedition => placing(Placing::ExpeditionSetUp),
        Hireling::CorvidSpies => placing(Placing::SpiesSetUp),
        Hireling::FlameBearers => placing(Placing::BearersSetUp),
        Hireling::VaultKeepers => placing(Placing::VaultsSetUp),
        Hireling::PopularBand => placing(Placing::PopularSetUp),
        Hireling::FelinePhysicians | Hireling::BluebirdNobles | Hireling::RabbitScouts => settled(),
        Hireling::OtterDivers | Hireling::LizardEnvoys | Hireling::BanditGangs => settled(),
        Hireling::MoleArtisans | Hireling::RavenSentries | Hireling::StoicProtector => settled(),
        Hireling::RatSmugglers | Hireling::BadgerBodyguards | Hireling::StreetBand => settled(),
    }
}
