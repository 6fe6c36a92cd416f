//! E.2 Actions and Abilities.

use super::placing::Placing;
use super::{
    Frame, Question, band, bandits, bearers, brigand, dynasty, envoys, exile, expedition, flotilla,
    gangs, patrol, prophets, protector, small, smugglers, spies, uprising, vaults,
};
use crate::deeds::Barred;
use crate::law::hirelings as law;
use crate::position::{HirelingCard, Once};
use crate::terms::{Hireling, Piece};
use crate::{Asking, Choice, Desk, Flow, deeds};
use kernel::{Seat, cite, next, settled};

/// A turn begins: what hirelings do once can be done again.
pub(crate) fn open_turn(desk: &mut Desk<'_>) {
    if !desk.position.hirelings.is_empty() {
        desk.position.hirelings.open_turn();
    }
}

/// The cards a player controls.
pub(crate) fn commanded(
    desk: &Desk<'_>,
    seat: Seat,
) -> impl Iterator<Item = (u8, HirelingCard)> + use<> {
    let own = desk.position.hirelings.cards();
    own.filter(move |(_, card)| card.commander == Some(seat)).map(|(row, card)| (small(row), card))
}

/// E.2.1 Just Hired Actions. They must be taken by whoever gained control.
pub(super) fn just_hired(row: u8, desk: &mut Desk<'_>) -> Flow {
    let card = desk.position.hirelings.card(row.into());
    let by = card.commander.expect("a hireling that was hired is controlled");
    let placing = |what: Placing| Frame::Place { what, left: what.times(), by };
    let frame = match card.side {
        Hireling::SpringUprising => return uprising::hired(by, desk),
        Hireling::WarmSunProphets => absent(desk, Piece::Prophet, placing(Placing::ProphetHired)),
        Hireling::BanditGangs => absent(desk, Piece::Bandit, placing(Placing::GangHired)),
        Hireling::FlameBearers => absent(desk, Piece::FlameBearer, placing(Placing::BearersHired)),
        Hireling::VaultKeepers => vaults::hired(desk, placing(Placing::VaultsHired)),
        Hireling::PopularBand => absent(desk, Piece::BandWarrior, placing(Placing::PopularHired)),
        Hireling::StoicProtector => card.pawn.is_none().then_some(Frame::PlacePawn { row, by }),
        Hireling::ForestPatrol | Hireling::FelinePhysicians | Hireling::LastDynasty => None,
        Hireling::BluebirdNobles | Hireling::RabbitScouts | Hireling::TheExile => None,
        Hireling::TheBrigand | Hireling::RiverfolkFlotilla | Hireling::OtterDivers => None,
        Hireling::LizardEnvoys | Hireling::HighwayBandits | Hireling::SunwardExpedition => None,
        Hireling::MoleArtisans | Hireling::CorvidSpies | Hireling::RavenSentries => None,
        Hireling::FuriousProtector | Hireling::RatSmugglers | Hireling::BadgerBodyguards => None,
        Hireling::StreetBand => None,
    };
    frame.map_or_else(settled, |frame| next(frame.into()))
}

/// The frame, if no piece of this kind is on the map.
fn absent(desk: &Desk<'_>, piece: Piece, frame: Frame) -> Option<Frame> {
    desk.position.woodland.with(piece).is_empty().then_some(frame)
}

/// E.2 Actions and Abilities.
/// E.2.3 Start of Birdsong Actions. Whether a card has one that is still to be taken this turn.
fn has_birdsong(desk: &Desk<'_>, card: HirelingCard) -> bool {
    cite(law::ACTIONS_AND_ABILITIES);
    if card.has_done(Once::Birdsong) {
        return false;
    }
    match card.side {
        Hireling::BluebirdNobles | Hireling::SpringUprising | Hireling::RiverfolkFlotilla => true,
        Hireling::FuriousProtector | Hireling::StoicProtector | Hireling::FlameBearers => true,
        Hireling::LizardEnvoys => envoys::can_take(desk),
        Hireling::ForestPatrol | Hireling::FelinePhysicians | Hireling::LastDynasty => false,
        Hireling::RabbitScouts | Hireling::TheExile | Hireling::TheBrigand => false,
        Hireling::OtterDivers | Hireling::WarmSunProphets | Hireling::HighwayBandits => false,
        Hireling::BanditGangs | Hireling::SunwardExpedition | Hireling::MoleArtisans => false,
        Hireling::CorvidSpies | Hireling::RavenSentries | Hireling::RatSmugglers => false,
        Hireling::VaultKeepers | Hireling::BadgerBodyguards => false,
        Hireling::PopularBand | Hireling::StreetBand => false,
    }
}

/// Whether the turn player's hirelings do anything before Birdsong.
#[inline]
pub(crate) fn awaits_birdsong(desk: &Desk<'_>) -> bool {
    !desk.position.hirelings.is_empty() && some_await_birdsong(desk)
}

/// Whether some of the hirelings in play do anything before Birdsong.
#[inline(never)]
fn some_await_birdsong(desk: &Desk<'_>) -> bool {
    let seat = desk.position.turn.seat();
    commanded(desk, seat).any(|(_, card)| has_birdsong(desk, card)) || exile::can_give(desk, seat)
}

/// Whether the turn player's hirelings have something to do before Birdsong that must be done.
#[inline]
pub(crate) fn has_birdsong_duty(desk: &Desk<'_>) -> bool {
    let duty = |(_, card): (u8, HirelingCard)| {
        card.side != Hireling::LizardEnvoys && has_birdsong(desk, card)
    };
    !desk.position.hirelings.is_empty() && commanded(desk, desk.position.turn.seat()).any(duty)
}

/// Adds what the turn player's hirelings do at the start of Birdsong, in any order (1.1.3).
pub(crate) fn offer_birdsong<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    if desk.position.hirelings.is_empty() {
        return asking;
    }
    let seat = desk.position.turn.seat();
    let own = commanded(desk, seat).filter(|(_, card)| has_birdsong(desk, *card));
    let acts = own.map(|(row, card)| (Choice::Command(card.side), Frame::Birdsong(row).into()));
    exile::offer_gift(asking.agains(acts), desk, seat)
}

/// E.2.3 Start of Birdsong Actions. The card says what must or may happen.
pub(super) fn start_of_birdsong(row: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.hirelings.mark(row.into(), Once::Birdsong);
    let side = desk.position.hirelings.card(row.into()).side;
    match side {
        Hireling::BluebirdNobles => dynasty::tribute(desk),
        Hireling::SpringUprising => uprising::birdsong(desk),
        Hireling::RiverfolkFlotilla => flotilla::birdsong(desk),
        Hireling::FuriousProtector | Hireling::StoicProtector => protector::birdsong(row),
        Hireling::FlameBearers => bearers::birdsong(),
        Hireling::LizardEnvoys => next(Frame::EnvoysLook.into()),
        Hireling::ForestPatrol | Hireling::FelinePhysicians | Hireling::LastDynasty => settled(),
        Hireling::RabbitScouts | Hireling::TheExile | Hireling::TheBrigand => settled(),
        Hireling::OtterDivers | Hireling::WarmSunProphets | Hireling::HighwayBandits => settled(),
        Hireling::BanditGangs | Hireling::SunwardExpedition | Hireling::MoleArtisans => settled(),
        Hireling::CorvidSpies | Hireling::RavenSentries | Hireling::RatSmugglers => settled(),
        Hireling::VaultKeepers | Hireling::BadgerBodyguards => settled(),
        Hireling::PopularBand | Hireling::StreetBand => settled(),
    }
}

/// The ways a hireling can use its action of Daylight: each with what it opens and what stands in its way.
pub(crate) type Ways = [Option<Barred>; 3];

fn ways(desk: &Desk<'_>, card: HirelingCard) -> Ways {
    let by = card.commander.unwrap_or_else(|| desk.position.turn.seat());
    match card.side {
        Hireling::ForestPatrol => patrol::daylight(desk, by),
        Hireling::LastDynasty => dynasty::daylight(desk, by),
        Hireling::TheExile => exile::daylight(desk),
        Hireling::TheBrigand => brigand::daylight(desk, card),
        Hireling::WarmSunProphets => prophets::daylight(desk, by),
        Hireling::HighwayBandits => bandits::daylight(desk),
        Hireling::BanditGangs => gangs::daylight(desk, by),
        Hireling::SunwardExpedition => expedition::daylight(desk, by),
        Hireling::CorvidSpies => spies::daylight(desk, by),
        Hireling::VaultKeepers => vaults::daylight(desk, by),
        Hireling::PopularBand => band::daylight(desk, by),
        Hireling::StreetBand => band::street_daylight(desk, by),
        Hireling::FelinePhysicians | Hireling::BluebirdNobles | Hireling::SpringUprising => NO_WAY,
        Hireling::RabbitScouts | Hireling::RiverfolkFlotilla | Hireling::OtterDivers => NO_WAY,
        Hireling::LizardEnvoys | Hireling::MoleArtisans | Hireling::RavenSentries => NO_WAY,
        Hireling::FuriousProtector | Hireling::StoicProtector | Hireling::FlameBearers => NO_WAY,
        Hireling::RatSmugglers | Hireling::BadgerBodyguards => NO_WAY,
    }
}

/// A card without an action of Daylight.
pub(crate) const NO_WAY: Ways = [None, None, None];

/// Adds what a player's hirelings may do in Daylight: their actions, gifts to the Exile, and contraband.
#[inline]
pub(crate) fn offer_daylight<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if desk.position.hirelings.is_empty() { asking } else { offer_commands(asking, desk, seat) }
}

#[inline(never)]
fn offer_commands<'d>(mut asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    for (row, card) in commanded(desk, seat) {
        let open = |way: &Barred| way.2.is_none();
        // E.7.2: the Brigand has two, which know for themselves whether they were taken.
        let done = card.has_done(Once::Daylight) && card.side != Hireling::TheBrigand;
        if !done && ways(desk, card).iter().flatten().any(open) {
            asking = asking.again(Choice::Command(card.side), Frame::Daylight(row).into());
        }
    }
    let asking = smugglers::offer(asking, desk, seat);
    exile::offer_gift(asking, desk, seat)
}

/// E.2.4 Once per Daylight Actions. Of the Brigand's two each is taken once.
pub(super) fn once_per_daylight(row: u8, desk: &mut Desk<'_>) -> Flow {
    if desk.position.hirelings.card(row.into()).side != Hireling::TheBrigand {
        desk.position.hirelings.mark(row.into(), Once::Daylight);
    }
    next(Frame::Ways(row).into())
}

/// E.2.4 Once per Daylight Actions. One of the ways its card names.
pub(super) fn which_way(row: u8, desk: &Desk<'_>) -> Flow {
    let card = desk.position.hirelings.card(row.into());
    let seat = card.commander.unwrap_or_else(|| desk.position.turn.seat());
    let question = Question::Order { hireling: card.side }.into();
    let asking = desk.ask(seat, law::ONCE_PER_DAYLIGHT_ACTIONS, question);
    deeds::offer(asking, ways(desk, card).into_iter().flatten()).if_any()
}
