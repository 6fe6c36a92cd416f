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

use crate::law::eyrie as law;
use crate::terms::{CardName, Clearing, Column, Faction, Leader, Suit};
use crate::{Desk, Flow};
use kernel::Seat;

kernel::frames! {
    /// Open paragraphs of chapter 7.
    pub enum Frame {
        SetUp = law::GATHER_WARRIORS => setup::set_up(),
        GatherWarriors = law::GATHER_WARRIORS => setup::gather_warriors,
        PlaceRoostAndWarriors = law::PLACE_ROOST_AND_WARRIORS => setup::place_roost_and_warriors,
        StartIn(clearing: Clearing) = law::PLACE_ROOST_AND_WARRIORS => setup::start_in,
        ChooseLeader = law::CHOOSE_LEADER => setup::choose_leader,
        Enthrone(leader: Leader) = law::TUCK_VIZIERS => setup::enthrone,
        EmergencyOrders = law::EMERGENCY_ORDERS => birdsong::emergency_orders,
        AddToTheDecree(added: Added) = law::ADD_TO_THE_DECREE => birdsong::add_to_the_decree,
        AddUnder(added: Added, column: Column) = law::ADD_TO_THE_DECREE => birdsong::add_under,
        AddWhich(added: Added, column: Column) = law::ADD_TO_THE_DECREE => birdsong::add_which,
        AddCard(added: Added, column: Column, card: CardName) = law::ADD_TO_THE_DECREE => birdsong::add_card,
        ANewRoost = law::A_NEW_ROOST => birdsong::a_new_roost,
        NewRoostIn(clearing: Clearing) = law::A_NEW_ROOST => birdsong::new_roost_in,
        ResolveTheDecree(column: Column) = law::RESOLVE_THE_DECREE => daylight::resolve_the_decree,
        ResolveCard(column: Column, suit: Suit) = law::RESOLVE_THE_DECREE => daylight::resolve_card,
        Recruit(suit: Suit) = law::RECRUIT => daylight::recruit,
        RecruitIn(clearing: Clearing) = law::RECRUIT => daylight::recruit_in,
        Move(suit: Suit) = law::MOVE => daylight::move_from,
        Battle(suit: Suit) = law::BATTLE => daylight::battle_in,
        Build(suit: Suit) = law::BUILD => daylight::build,
        BuildIn(clearing: Clearing) = law::BUILD => daylight::build_in,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
        Turmoil = law::TURMOIL => turmoil::turmoil,
        NewLeader = law::DEPOSE => turmoil::new_leader,
        Rest = law::REST => turmoil::rest(),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// What was added to the Decree this turn (7.4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Added {
    /// How many cards.
    pub cards: u8,
    /// Whether one was a bird.
    pub bird: bool,
}

/// 7.2.1 Crafting. With roosts, before the Decree.
pub(crate) fn crafting() -> &'static [crate::terms::Piece] {
    kernel::cite(law::CRAFTING);
    &[crate::terms::Piece::Roost]
}

/// The seat of the Eyrie.
fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Eyrie)
}
