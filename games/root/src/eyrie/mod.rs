//! 7 The Eyrie Dynasties.
//!
//! At the paragraph they bend: Lords of the Forest (7.2.2) in `key_terms/rule.rs`, Disdain for Trade and the Builder
//! (7.2.3, 7.8.1) in `key_actions/craft.rs`, the Commander (7.8.3) in `key_actions/battle/effects.rs`, the Despot (7.8.4)
//! in `key_actions/battle/hits.rs`. The Charismatic leader (7.8.2) is in `daylight.rs`.

mod setup;
mod birdsong;
mod daylight;
mod evening;
mod turmoil;

pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;

use crate::terms::{CardName, Clearing, Column, Faction, Leader, Suit};
use crate::{Desk, Flow, law};
use kernel::{Para, Seat};

/// Open paragraphs of chapter 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 7.3: the set-up.
    SetUp,
    /// 7.3.1: warriors and roosts.
    GatherWarriors,
    /// 7.3.2: where to start.
    PlaceRoostAndWarriors,
    /// 7.3.2: here.
    StartIn(Clearing),
    /// 7.3.3: the first leader.
    ChooseLeader,
    /// 7.3.4, 7.7.3: this leader rules now.
    Enthrone(Leader),
    /// 7.4.1: a card for an empty hand.
    EmergencyOrders,
    /// 7.4.2: a card for the Decree.
    AddToTheDecree(Added),
    /// 7.4.2: under this column.
    AddUnder(Added, Column),
    /// 7.4.2: which card goes under this column.
    AddWhich(Added, Column),
    /// 7.4.2: this card.
    AddCard(Added, Column, CardName),
    /// 7.4.3: without roosts.
    ANewRoost,
    /// 7.4.3: here.
    NewRoostIn(Clearing),
    /// 7.5.2: from this column on.
    ResolveTheDecree(Column),
    /// 7.5.2: a card of this suit under this column.
    ResolveCard(Column, Suit),
    /// 7.5.2.I: recruit in a clearing that matches.
    Recruit(Suit),
    /// 7.5.2.I: here.
    RecruitIn(Clearing),
    /// 7.5.2.II: move from a clearing that matches.
    Move(Suit),
    /// 7.5.2.III: battle in a clearing that matches.
    Battle(Suit),
    /// 7.5.2.IV: build in a clearing that matches.
    Build(Suit),
    /// 7.5.2.IV: here.
    BuildIn(Clearing),
    /// 7.6.2: cards.
    DrawAndDiscard,
    /// 7.7: the government falls.
    Turmoil,
    /// 7.7.3: which.
    NewLeader,
    /// 7.7.4: Daylight ends.
    Rest,
}

/// What was added to the Decree this turn (7.4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Added {
    /// How many cards.
    pub cards: u8,
    /// Whether one was a bird.
    pub bird: bool,
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::eyrie as e;
    match frame {
        Frame::SetUp | Frame::GatherWarriors => e::GATHER_WARRIORS,
        Frame::PlaceRoostAndWarriors | Frame::StartIn(_) => e::PLACE_ROOST_AND_WARRIORS,
        Frame::ChooseLeader => e::CHOOSE_LEADER,
        Frame::Enthrone(_) => e::TUCK_VIZIERS,
        Frame::EmergencyOrders => e::EMERGENCY_ORDERS,
        Frame::AddToTheDecree(_) | Frame::AddUnder(..) => e::ADD_TO_THE_DECREE,
        Frame::AddWhich(..) | Frame::AddCard(..) => e::ADD_TO_THE_DECREE,
        Frame::ANewRoost | Frame::NewRoostIn(_) => e::A_NEW_ROOST,
        Frame::ResolveTheDecree(_) | Frame::ResolveCard(..) => e::RESOLVE_THE_DECREE,
        Frame::Recruit(_) | Frame::RecruitIn(_) => e::RECRUIT,
        Frame::Move(_) => e::MOVE,
        Frame::Battle(_) => e::BATTLE,
        Frame::Build(_) | Frame::BuildIn(_) => e::BUILD,
        Frame::DrawAndDiscard => e::DRAW_AND_DISCARD,
        Frame::Turmoil => e::TURMOIL,
        Frame::NewLeader => e::DEPOSE,
        Frame::Rest => e::REST,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::SetUp => setup::set_up(),
        Frame::GatherWarriors => setup::gather_warriors(desk),
        Frame::PlaceRoostAndWarriors => setup::place_roost_and_warriors(desk),
        Frame::StartIn(clearing) => setup::start_in(clearing, desk),
        Frame::ChooseLeader => setup::choose_leader(desk),
        Frame::Enthrone(leader) => setup::enthrone(leader, desk),
        Frame::EmergencyOrders => birdsong::emergency_orders(desk),
        Frame::AddToTheDecree(added) => birdsong::add_to_the_decree(added, desk),
        Frame::AddUnder(added, column) => birdsong::add_under(added, column, desk),
        Frame::AddWhich(added, column) => birdsong::add_which(added, column, desk),
        Frame::AddCard(added, column, card) => birdsong::add_card(added, column, card, desk),
        Frame::ANewRoost => birdsong::a_new_roost(desk),
        Frame::NewRoostIn(clearing) => birdsong::new_roost_in(clearing, desk),
        Frame::ResolveTheDecree(column) => daylight::resolve_the_decree(column, desk),
        Frame::ResolveCard(column, suit) => daylight::resolve_card(column, suit, desk),
        Frame::Recruit(suit) => daylight::recruit(suit, desk),
        Frame::RecruitIn(clearing) => daylight::recruit_in(clearing, desk),
        Frame::Move(suit) => daylight::move_from(suit, desk),
        Frame::Battle(suit) => daylight::battle_in(suit, desk),
        Frame::Build(suit) => daylight::build(suit, desk),
        Frame::BuildIn(clearing) => daylight::build_in(clearing, desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
        Frame::Turmoil => turmoil::turmoil(desk),
        Frame::NewLeader => turmoil::new_leader(desk),
        Frame::Rest => turmoil::rest(),
    }
}

/// 7.2.1 Crafting. With roosts, before the Decree.
pub(crate) fn crafting() -> &'static [crate::terms::Piece] {
    kernel::cite(law::eyrie::CRAFTING);
    &[crate::terms::Piece::Roost]
}

/// The seat of the Eyrie.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Eyrie)
}
