//! K8.1 The Menace module, with the sets of the Legends (L4).

mod base;
mod combat;
mod dragons;
mod illusionists;
mod sisters;
mod syphons;

pub(crate) use combat::defeat;
pub(crate) use illusionists::{
    exchange, gathering_tokens, marking_a_card, offer_marks, offer_swaps, selected, swapping,
};
pub(crate) use syphons::{set_aside, syphon};

use crate::frame::Frame as F;
use crate::position::Position;
use crate::setting::Setting;
use crate::terms::{CardName, Cards, MenaceSet, Module, Resource, Site};
use crate::{Desk, Flow, law};
use kernel::{FixedVec, Seat, cite, in_order};

kernel::frames! {
    /// Open paragraphs of the Menace module.
    pub enum Frame {
        Trolls(seat: Seat, done: u8) = law::rats::MARSH_TROLLS => base::marsh_trolls,
        TrollsTake(seat: Seat, card: CardName, done: u8) = law::rats::MARSH_TROLLS => base::trolls_take,
        ActOn(seat: Seat) = law::menaces::WHEN_MENACES_ACT => when_menaces_act,
        Rats(seat: Seat) = law::rats::GIANT_RATS => base::giant_rats,
        Freeze(seat: Seat, left: u8) = law::rats::FROST_GIANTS => base::frost_giants,
        FreezeCard(seat: Seat, site: Site, left: u8) = law::rats::FROST_GIANTS => base::freeze,
        Steal(seat: Seat) = law::rats::THIEVES => base::thieves,
        StealFrom(seat: Seat, site: Site) = law::rats::THIEVES => base::steal_from,
        Torment(seat: Seat, left: u8) = law::sisters::TORMENT => sisters::torment,
        TormentCube(seat: Seat, resource: Resource, site: Site, left: u8) = law::sisters::TORMENT => sisters::remove_cube,
        Hunger(seat: Seat, left: u8) = law::dragons::HUNGER => dragons::hunger,
        HungerOn(seat: Seat, site: Site, left: u8) = law::dragons::HUNGER => dragons::eat_on,
        Combat = law::menaces::COMBAT => combat::combat,
        Fight(seat: Seat) = law::menaces::COMBAT => combat::fight,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
        desk.position.unbox(cards, |position| position.menaces_mut(seat));
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
