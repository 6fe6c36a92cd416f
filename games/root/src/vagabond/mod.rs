//! 9 The Vagabond, with the characters of Appendix D.

pub mod abilities;
pub mod items;
pub mod coalition;
pub mod relationships;
pub mod allies;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod movement;
pub mod explore;
pub mod aid;
pub mod quest;
pub mod strike;
pub mod evening;
pub mod characters;
mod speech;

pub use speech::{Fact, Question, Why};

pub(crate) use abilities::{is_defenseless, maximum_rolled_hits, take_item};
pub(crate) use allies::{end_of_battle, start_of_battle};
pub(crate) use birdsong::birdsong;
pub(crate) use characters::{before_the_roll, has_battle_effects, offer_battle_effects};
pub(crate) use coalition::can_form_coalition;
pub(crate) use evening::evening;
pub(crate) use explore::take_from_under;
pub(crate) use movement::{can_move, force_pawn, forced_ways, is_nimble};
pub(crate) use relationships::{removed_in_battle, warriors_removed};
pub(crate) use setup::{add_under_ruins, put_under_ruins};

use crate::law::{characters as d, vagabond as law};
use crate::position::{ItemState, Side, VagabondBoard};
use crate::terms::{Character, Clearing, Faction, Item, Place};
use crate::{Desk, Flow};
use items::{Picking, Task};
use kernel::Seat;
use movement::Steps;

kernel::frames! {
    /// A paragraph of a Vagabond that stands open. Where no seat is named, it is the one whose turn it is.
    pub enum Frame {
        /// An enemy removed all enemy pieces from where this Vagabond stands.
        TotalRemoval { seat: Seat } = law::TOTAL_REMOVAL => abilities::lone_wanderer,
        Pick(picking: Picking) = picking.task.paragraph() => items::pick,
        Picked(picking: Picking, item: Item, state: ItemState) = picking.task.paragraph() => items::picked,
        TakeHits { side: Side, hits: u8 } = law::TAKING_HITS => abilities::take_hits,
        ItemTakesHit(side: Side, left: u8) = law::TAKING_HITS => abilities::item_takes_hit,
        AllyTakesHit(side: Side, left: u8) = law::TAKING_HITS_WITH_AN_ALLY => allies::ally_takes_hit,
        FormCoalition = law::DOMINANCE_AND_COALITIONS => coalition::form_coalition,
        JoinWith(partner: Seat) = law::DOMINANCE_AND_COALITIONS => coalition::join_with,
        MoveWithAlly(steps: Steps) = law::MOVING_WITH_AN_ALLY => allies::moving_with_an_ally,
        AlliesMove(steps: Steps, ally: Faction) = law::MOVING_WITH_AN_ALLY => allies::how_many,
        AlliesGo(steps: Steps, ally: Faction, count: u8) = law::MOVING_WITH_AN_ALLY => allies::go,
        StartOfBattle = law::BATTLING_WITH_AN_ALLY => allies::battling_with_an_ally,
        AllyJoins(ally: Faction) = law::BATTLING_WITH_AN_ALLY => allies::join,
        BeforeTheRoll = d::PROTECTOR => characters::protector,
        Protector(seat: Seat) = d::PROTECTOR => characters::protect,
        SwiftStrike(side: Side) = d::SWIFT_STRIKE => characters::swift_strike,
        SetUp = law::FACTION_SETUP => setup::set_up,
        SetUpOne(seat: Seat) = law::FACTION_SETUP => setup::set_up_one,
        ChooseCharacter(seat: Seat) = law::CHOOSE_CHARACTER => setup::choose_character,
        BecomeCharacter(seat: Seat, character: Character) = law::CHOOSE_CHARACTER => setup::become_character,
        PlacePawn(seat: Seat) = law::PLACE_PAWN => setup::place_pawn,
        PlacePawnIn(seat: Seat, place: Place) = law::PLACE_PAWN => setup::place_pawn_in,
        GetQuests = law::GET_QUESTS => setup::get_quests,
        PopulateRuins = law::POPULATE_RUINS => setup::populate_ruins,
        TakeStartingItems(seat: Seat) = law::TAKE_STARTING_ITEMS => setup::take_starting_items,
        SetRelationships(seat: Seat) = law::SET_RELATIONSHIPS => setup::set_relationships,
        Refresh = law::REFRESH => birdsong::refresh,
        Slip = law::SLIP => birdsong::slip,
        SlipTo(place: Place) = law::SLIP => birdsong::slip_to,
        Move { seat: Seat, boots: u8, optional: bool } = law::MOVE => movement::one_move,
        MoveTo(steps: Steps, boots: u8) = law::MOVE => movement::move_to,
        Daylight = law::DAYLIGHT => daylight::daylight,
        DrawCards = law::DRAW_CARDS => evening::draw_cards,
        CheckItemLimits = law::CHECK_ITEM_LIMITS => evening::check_item_limits,
    } of chapters {
        Day(daylight::Frame),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The board of a Vagabond.
#[track_caller]
pub(super) fn board<'d>(desk: &'d Desk<'_>, seat: Seat) -> &'d VagabondBoard {
    &desk.position.vagabonds[index(desk, seat)]
}

/// The board of a Vagabond, to change.
#[track_caller]
fn board_mut<'d>(desk: &'d mut Desk<'_>, seat: Seat) -> &'d mut VagabondBoard {
    let index = index(desk, seat);
    &mut desk.position.vagabonds[index]
}

/// Which of the two Vagabonds a seat plays.
#[track_caller]
fn index(desk: &Desk<'_>, seat: Seat) -> usize {
    desk.position.faction(seat).vagabond().expect("the seat plays a Vagabond")
}

/// The clearing a Vagabond stands in, if not in a forest.
fn clearing_of(desk: &Desk<'_>, seat: Seat) -> Option<Clearing> {
    board(desk, seat).pawn().clearing()
}

/// Whether a player is a Vagabond of this character.
fn is_character(desk: &Desk<'_>, seat: Seat, character: Character) -> bool {
    let vagabond = desk.position.faction(seat).vagabond();
    vagabond.is_some_and(|index| desk.position.vagabonds[index].character() == Some(character))
}

/// The frame that asks for this many items.
fn pick(task: Task, seat: Seat, left: u8) -> crate::Frame {
    Frame::Pick(Picking::new(task, seat, left)).into()
}

/// How many items a Vagabond can exhaust for services (11.2.6.III).
pub(crate) fn purse(desk: &Desk<'_>, seat: Seat) -> u8 {
    items::all_ready(desk, seat)
}

/// The frame in which a Vagabond exhausts items for a service (11.2.6.III).
pub(crate) fn pay_for_service(seat: Seat, price: u8) -> crate::Frame {
    pick(Task::Service, seat, price)
}

/// The frame in which a Vagabond damages one item (E.10.1.II).
pub(crate) fn damage_one(seat: Seat) -> crate::Frame {
    Frame::Pick(Picking::new(Task::Damage, seat, 1)).into()
}
