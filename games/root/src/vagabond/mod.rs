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
pub(crate) use movement::{can_move, is_nimble};
pub(crate) use relationships::{removed_in_battle, warriors_removed};
pub(crate) use setup::put_under_ruins;

use crate::law::{characters as d, vagabond as law};
use crate::position::{ItemState, Side, VagabondBoard};
use crate::terms::{Character, Clearing, Faction, Item, Place};
use crate::{Desk, Flow};
use items::{Picking, Task};
use kernel::{Para, Seat};
use movement::Steps;

/// A paragraph of a Vagabond that stands open. Where no seat is named, it is the one whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 9.2.2.I: an enemy removed all enemy pieces from where this Vagabond stands.
    TotalRemoval {
        /// Which Vagabond.
        seat: Seat,
    },
    /// Items are chosen one by one.
    Pick(Picking),
    /// An item was chosen, and then the others are.
    Picked(Picking, Item, ItemState),
    /// 9.2.7: a side takes hits on items.
    TakeHits {
        /// Which side the Vagabond is on.
        side: Side,
        /// How many.
        hits: u8,
    },
    /// 9.2.7: an item takes one hit, then so many others are taken.
    ItemTakesHit(Side, u8),
    /// 9.2.9.II.d: an ally takes one hit, then so many others are taken.
    AllyTakesHit(Side, u8),
    /// 9.2.8: a coalition is formed.
    FormCoalition,
    /// 9.2.8: with this seat.
    JoinWith(Seat),
    /// 9.2.9.II.b: an ally may come along.
    MoveWithAlly(Steps),
    /// 9.2.9.II.b: warriors of this faction come along.
    AlliesMove(Steps, Faction),
    /// 9.2.9.II.b: so many of them.
    AlliesGo(Steps, Faction, u8),
    /// 9.2.9.II.c: an attacking Vagabond may battle with an ally.
    StartOfBattle,
    /// 9.2.9.II.c: with this one.
    AllyJoins(Faction),
    /// D.5.2: a defender may call on the Arbiter.
    BeforeTheRoll,
    /// D.5.2: on this one.
    Protector(Seat),
    /// D.8.2: this Ronin strikes swiftly.
    SwiftStrike(Side),
    /// 9.3: the set-up of every Vagabond.
    SetUp,
    /// 9.3: the set-up of this one.
    SetUpOne(Seat),
    /// 9.3.1
    ChooseCharacter(Seat),
    /// 9.3.1: this one.
    BecomeCharacter(Seat, Character),
    /// 9.3.2
    PlacePawn(Seat),
    /// 9.3.2: here.
    PlacePawnIn(Seat, Place),
    /// 9.3.3
    GetQuests,
    /// 9.3.4
    PopulateRuins,
    /// 9.3.5
    TakeStartingItems(Seat),
    /// 9.3.6
    SetRelationships(Seat),
    /// 9.4.1
    Refresh,
    /// 9.4.2
    Slip,
    /// 9.4.2: to this place.
    SlipTo(Place),
    /// 4.2: a move that takes so many boots.
    Move {
        /// Who moves.
        seat: Seat,
        /// How many boots the move itself takes.
        boots: u8,
        /// Whether it may be left out.
        optional: bool,
    },
    /// 4.2: this way, for so many boots.
    MoveTo(Steps, u8),
    /// 9.5
    Daylight,
    /// 9.5.2 to 9.5.9
    Day(daylight::Frame),
    /// 9.6.2, 9.6.3
    DrawCards,
    /// 9.6.4
    CheckItemLimits,
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Vagabond(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::TotalRemoval { .. } => law::TOTAL_REMOVAL,
        Frame::Pick(picking) | Frame::Picked(picking, ..) => picking.task.paragraph(),
        Frame::TakeHits { .. } | Frame::ItemTakesHit(..) => law::TAKING_HITS,
        Frame::AllyTakesHit(..) => law::TAKING_HITS_WITH_AN_ALLY,
        Frame::FormCoalition | Frame::JoinWith(_) => law::DOMINANCE_AND_COALITIONS,
        Frame::MoveWithAlly(_) | Frame::AlliesMove(..) | Frame::AlliesGo(..) => {
            law::MOVING_WITH_AN_ALLY
        }
        Frame::StartOfBattle | Frame::AllyJoins(_) => law::BATTLING_WITH_AN_ALLY,
        Frame::BeforeTheRoll | Frame::Protector(_) => d::PROTECTOR,
        Frame::SwiftStrike(_) => d::SWIFT_STRIKE,
        Frame::SetUp | Frame::SetUpOne(_) => law::FACTION_SETUP,
        Frame::ChooseCharacter(_) | Frame::BecomeCharacter(..) => law::CHOOSE_CHARACTER,
        Frame::PlacePawn(_) | Frame::PlacePawnIn(..) => law::PLACE_PAWN,
        Frame::GetQuests => law::GET_QUESTS,
        Frame::PopulateRuins => law::POPULATE_RUINS,
        Frame::TakeStartingItems(_) => law::TAKE_STARTING_ITEMS,
        Frame::SetRelationships(_) => law::SET_RELATIONSHIPS,
        Frame::Refresh => law::REFRESH,
        Frame::Slip | Frame::SlipTo(_) => law::SLIP,
        Frame::Move { .. } | Frame::MoveTo(..) => law::MOVE,
        Frame::Daylight => law::DAYLIGHT,
        Frame::Day(frame) => daylight::paragraph(frame),
        Frame::DrawCards => law::DRAW_CARDS,
        Frame::CheckItemLimits => law::CHECK_ITEM_LIMITS,
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::TotalRemoval { seat } => abilities::lone_wanderer(seat, desk),
        Frame::Pick(picking) => items::pick(picking, desk),
        Frame::Picked(picking, item, state) => items::picked(picking, item, state, desk),
        Frame::TakeHits { side, hits } => abilities::take_hits(side, hits, desk),
        Frame::ItemTakesHit(side, left) => abilities::item_takes_hit(side, left, desk),
        Frame::AllyTakesHit(side, left) => allies::ally_takes_hit(side, left, desk),
        Frame::FormCoalition => coalition::form_coalition(desk),
        Frame::JoinWith(partner) => coalition::join_with(partner, desk),
        Frame::MoveWithAlly(steps) => allies::moving_with_an_ally(steps, desk),
        Frame::AlliesMove(steps, ally) => allies::how_many(steps, ally, desk),
        Frame::AlliesGo(steps, ally, count) => allies::go(steps, ally, count, desk),
        Frame::StartOfBattle => allies::battling_with_an_ally(desk),
        Frame::AllyJoins(ally) => allies::join(ally, desk),
        Frame::BeforeTheRoll => characters::protector(desk),
        Frame::Protector(seat) => characters::protect(seat, desk),
        Frame::SwiftStrike(side) => characters::swift_strike(side, desk),
        Frame::SetUp => setup::set_up(desk),
        Frame::SetUpOne(seat) => setup::set_up_one(seat, desk),
        Frame::ChooseCharacter(seat) => setup::choose_character(seat, desk),
        Frame::BecomeCharacter(seat, character) => setup::become_character(seat, character, desk),
        Frame::PlacePawn(seat) => setup::place_pawn(seat, desk),
        Frame::PlacePawnIn(seat, place) => setup::place_pawn_in(seat, place, desk),
        Frame::GetQuests => setup::get_quests(desk),
        Frame::PopulateRuins => setup::populate_ruins(desk),
        Frame::TakeStartingItems(seat) => setup::take_starting_items(seat, desk),
        Frame::SetRelationships(seat) => setup::set_relationships(seat, desk),
        Frame::Refresh => birdsong::refresh(desk),
        Frame::Slip => birdsong::slip(desk),
        Frame::SlipTo(place) => birdsong::slip_to(place, desk),
        Frame::Move { seat, boots, optional } => movement::one_move(seat, boots, optional, desk),
        Frame::MoveTo(steps, boots) => movement::move_to(steps, boots, desk),
        Frame::Daylight => daylight::daylight(desk),
        Frame::Day(frame) => daylight::resolve(frame, desk),
        Frame::DrawCards => evening::draw_cards(desk),
        Frame::CheckItemLimits => evening::check_item_limits(desk),
    }
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
    desk.setting.faction(seat).vagabond().expect("the seat plays a Vagabond")
}

/// The clearing a Vagabond stands in, if not in a forest.
fn clearing_of(desk: &Desk<'_>, seat: Seat) -> Option<Clearing> {
    board(desk, seat).pawn().clearing()
}

/// Whether a player is a Vagabond of this character.
fn is_character(desk: &Desk<'_>, seat: Seat, character: Character) -> bool {
    let vagabond = desk.setting.faction(seat).vagabond();
    vagabond.is_some_and(|index| desk.position.vagabonds[index].character() == Some(character))
}

/// The frame that asks for so many items.
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
