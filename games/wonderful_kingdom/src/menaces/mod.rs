//! K8.1 The Menace module, with the sets of the Legends (L4).

mod base;
mod combat;
mod dragons;
mod illusionists;
mod sisters;
mod syphons;

pub(crate) use combat::defeat;
pub(crate) use illusionists::{
    exchange, gathering_tokens, marking_a_card, offer_marks, offer_swaps, swapping,
};
pub(crate) use syphons::{set_aside, syphon};

use crate::frame::Frame as F;
use crate::position::Position;
use crate::setting::Setting;
use crate::terms::{CardName, Cards, MenaceSet, Module, Resource, Site};
use crate::{Desk, Flow, law};
use kernel::{FixedVec, Para, Seat, cite, in_order};

/// Open paragraphs of the Menace module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// K8.8.III: so many cards were discarded for the Trolls.
    Trolls(Seat, u8),
    /// K8.8.III: this card.
    TrollsTake(Seat, CardName, u8),
    /// K8.3: the Menaces a player holds act at the end of Planning.
    ActOn(Seat),
    /// K8.8.I: Rats come.
    Rats(Seat),
    /// K8.8.II: so many cards are still to be frozen.
    Freeze(Seat, u8),
    /// K8.8.II: this card.
    FreezeCard(Seat, Site, u8),
    /// K8.8.IV: Thieves without a token lay it.
    Steal(Seat),
    /// K8.8.IV: on this card.
    StealFrom(Seat, Site),
    /// L4.3: so many cubes are still to be removed.
    Torment(Seat, u8),
    /// L4.3: this cube.
    TormentCube(Seat, Resource, Site, u8),
    /// L4.9: so many Soldiers are still to be eaten.
    Hunger(Seat, u8),
    /// L4.9: one on this card.
    HungerOn(Seat, Site, u8),
    /// K8.5: everybody fights.
    Combat,
    /// K8.5: one player fights.
    Fight(Seat),
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::rats as base;
    match frame {
        Frame::Trolls(..) | Frame::TrollsTake(..) => base::MARSH_TROLLS,
        Frame::ActOn(_) => law::menaces::WHEN_MENACES_ACT,
        Frame::Rats(_) => base::GIANT_RATS,
        Frame::Freeze(..) | Frame::FreezeCard(..) => base::FROST_GIANTS,
        Frame::Steal(_) | Frame::StealFrom(..) => base::THIEVES,
        Frame::Torment(..) | Frame::TormentCube(..) => law::sisters::TORMENT,
        Frame::Hunger(..) | Frame::HungerOn(..) => law::dragons::HUNGER,
        Frame::Combat | Frame::Fight(_) => law::menaces::COMBAT,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Trolls(seat, done) => base::marsh_trolls(seat, done, desk),
        Frame::TrollsTake(seat, card, done) => base::trolls_take(seat, card, done, desk),
        Frame::ActOn(seat) => when_menaces_act(seat, desk),
        Frame::Rats(seat) => base::giant_rats(seat, desk),
        Frame::Freeze(seat, left) => base::frost_giants(seat, left, desk),
        Frame::FreezeCard(seat, site, left) => base::freeze(seat, site, left, desk),
        Frame::Steal(seat) => base::thieves(seat, desk),
        Frame::StealFrom(seat, site) => base::steal_from(seat, site, desk),
        Frame::Torment(seat, left) => sisters::torment(seat, left, desk),
        Frame::TormentCube(seat, resource, site, left) => {
            sisters::remove_cube(seat, (resource, site), left, desk)
        }
        Frame::Hunger(seat, left) => dragons::hunger(seat, left, desk),
        Frame::HungerOn(seat, site, left) => dragons::eat_on(seat, site, left, desk),
        Frame::Combat => combat::combat(desk),
        Frame::Fight(seat) => combat::fight(seat, desk),
    }
}

/// K8.1 Menace sets. Each player's own cards wait to be dealt one by one; alone they go into the stack (K9.3).
pub(crate) fn set_up(desk: &mut Desk<'_>) {
    cite(law::menaces::MENACE_SETS);
    let faces = &desk.setting.faces;
    desk.position.unbox(faces.rats, Position::rats_mut);
    if desk.setting.is_solo() {
        return;
    }
    for seat in desk.setting.seats().iter() {
        let set = desk.setting.choices.sets[seat.index()];
        let cards = faces.of_set[set.index()].minus(faces.rats);
        match seat {
            Seat(0) => desk.position.unbox(cards, |position| position.menaces_mut(Seat(0))),
            _ => desk.position.unbox(cards, |position| position.menaces_mut(Seat(1))),
        }
    }
    illusionists::first_token(desk);
}

/// K8.2 No immunity. The Menaces of a set in a player's Selection and Construction areas, whoever brought them.
pub(crate) fn held(setting: &Setting, position: &Position, seat: Seat, set: MenaceSet) -> Cards {
    cite(law::menaces::NO_IMMUNITY);
    let realm = position.realm(seat);
    let all = realm.selection().union(realm.construction());
    all.and(setting.faces.of_set[set.index()]).minus(setting.faces.rats)
}

/// How many Menaces of a set a player holds.
fn count_held(desk: &Desk<'_>, seat: Seat, set: MenaceSet) -> u8 {
    if desk.setting.module() != Module::Menace {
        return 0;
    }
    let count = held(desk.setting, desk.position, seat, set).len();
    u8::try_from(count).expect("Menaces are few")
}

/// K8.3 When Menaces act. Set by set at the end of Planning; Trolls act at its start, Syphons and Illusionists later.
fn when_menaces_act(seat: Seat, desk: &Desk<'_>) -> Flow {
    let mut frames: FixedVec<F, 8> = FixedVec::new();
    for set in MenaceSet::ALL {
        let count = count_held(desk, seat, set);
        let frame = match set {
            _ if count == 0 => continue,
            MenaceSet::GiantRats => Frame::Rats(seat),
            MenaceSet::FrostGiants => Frame::Freeze(seat, count),
            MenaceSet::Thieves => Frame::Steal(seat),
            MenaceSet::Sisters => Frame::Torment(seat, count),
            MenaceSet::Dragons => Frame::Hunger(seat, dragons::dragons(desk, seat)),
            MenaceSet::MarshTrolls | MenaceSet::Syphons | MenaceSet::Illusionists => continue,
        };
        frames.push(F::Menaces(frame));
    }
    in_order(frames.iter().copied())
}
