//! E.15 Vault Keepers and Badger Bodyguards.

use super::actions::Ways;
use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, Why, place_of};
use crate::choice::Action;
use crate::key_actions::battle;
use crate::key_terms::adjacency;
use crate::law::hirelings as law;
use crate::position::Side;
use crate::terms::{Clearings, Faction, Hireling, Piece};
use crate::{Choice, Desk, Flow};
use kernel::{Seat, cite, in_order};

/// E.15.1.I Vault Keepers: Set-up. Two warriors and a vault in a clearing with a free slot: see [`Placing::VaultsSetUp`].
/// E.15.1.II A First Vault. The same, with no piece of theirs on the map.
pub(super) fn hired(desk: &Desk<'_>, frame: Frame) -> Option<Frame> {
    cite(law::VAULTS_SET_UP);
    desk.position.woodland.with_pieces(Faction::Vaults).is_empty().then_some(frame)
}

/// Clearings with a vault, and those beside them.
pub(super) fn near(desk: &Desk<'_>) -> Clearings {
    let with = desk.position.woodland.with(Piece::Vault);
    let around = with.iter().map(|clearing| adjacency::adjacent(desk, clearing));
    around.fold(with, Clearings::union)
}

/// E.15.1.III Guard the Vaults. A vault may come at or beside another, else with a warrior anywhere; then a battle at each vault, or a
/// warrior at each.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let what =
        if Placing::Vault.among(desk).is_empty() { Placing::VaultAnew } else { Placing::Vault };
    let idle = what.among(desk).is_empty() && desk.position.woodland.with(Piece::Vault).is_empty();
    let bar = idle.then_some((law::VAULTS_DAYLIGHT, Why::NowhereToPlace.into()));
    [Some((Choice::Do(Action::Build), Frame::VaultsBuild { what, by }.into(), bar)), None, None]
}

/// E.15.1.III Guard the Vaults. The vault, if it is wanted, and then the rest.
pub(super) fn build(what: Placing, by: Seat) -> Flow {
    in_order([Frame::MayPlace { what, by }, Frame::VaultsGuard].map(Into::into))
}

/// E.15.1.III Guard the Vaults. Battles or warriors.
pub(super) fn guard(desk: &Desk<'_>) -> Flow {
    let place = place_of(desk, Faction::Vaults);
    let among = desk.position.woodland.with(Piece::Vault);
    let question = Question::Order { hireling: Hireling::VaultKeepers }.into();
    let battles = Frame::EachBattle { band: Faction::Vaults, among };
    let can_battle = battle::can_battle_in(desk, place, among);
    let peace = (!can_battle).then_some((law::VAULTS_DAYLIGHT, crate::Why::NobodyToBattle));
    let full = Placing::AtVaults.among(desk).is_empty();
    let full = full.then_some((law::VAULTS_DAYLIGHT, Why::NowhereToPlace.into()));
    let reinforce = Frame::Reinforce { what: Placing::AtVaults, among: Clearings::ALL };
    desk.ask(speaker(desk, place), law::VAULTS_DAYLIGHT, question)
        .offer_unless(peace, Choice::Do(Action::Battle), battles.into())
        .offer_unless(full, Choice::Do(Action::Recruit), reinforce.into())
        .may(Choice::Pass)
}

/// E.15.2.I Close Protection. Whether a side ignores the first hit, because its player controls the Bodyguards.
pub(crate) fn has_bodyguards(desk: &Desk<'_>, side: Side) -> bool {
    let seat = desk.position.battle.seat(side);
    let guards = desk.position.hirelings.commander_of(Hireling::BadgerBodyguards);
    guards.is_some_and(|guarded| guarded == seat)
}
