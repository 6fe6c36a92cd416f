//! 9.5 Daylight.

use super::items::{self, Picking, Task};
use super::{Question, Why};
use super::{abilities, aid, characters, explore, movement, quest, strike};
use crate::frame::Frame as F;
use crate::key_actions::battle;
use crate::law::{characters as d, vagabond as law};
use crate::position::ItemState;
use crate::terms::{CardName, Clearing, Clearings, Item, Piece};
use crate::{Bar, Choice, Desk, Flow, cards, deeds};
use kernel::{Seat, next};

kernel::frames! {
    /// A paragraph of a Vagabond's Daylight that stands open.
    pub enum Frame {
        Act(deed: Deed) = deed.paragraph() => act,
        BattleHere = law::BATTLE => battle_here,
        ChooseFromRuin = law::TAKING_ITEMS_FROM_RUINS => explore::choose_from_ruin,
        /// Neither can be taken.
        LeaveRuin = law::TAKING_ITEMS_FROM_RUINS => explore::leave_it,
        TakeFromRuin(item: Item) = law::EXPLORE => explore::take_from_ruin,
        AidPlayer(whom: Seat) = law::AID => aid::aid_player,
        AidCard(whom: Seat) = law::AID => aid::aid_card,
        GiveCard(whom: Seat, card: CardName) = law::AID => aid::give_card,
        TakeCraftedItem(whom: Seat) = law::AID => aid::take_crafted_item,
        TakeCrafted(whom: Seat, item: Item, state: ItemState) = law::AID => aid::take_crafted,
        Aided(whom: Seat) = law::IMPROVING_COST => super::relationships::aided(desk.position.faction(whom), desk),
        CompleteQuest(number: u8) = law::QUEST => quest::complete,
        QuestItems(number: u8) = law::QUEST => quest::exhaust_items,
        ImproviseFor(number: u8) = d::IMPROVISE => characters::improvise_for,
        /// D.7.2: this item stands in for the item of that place on the quest.
        Improvise(number: u8, place: u8, item: Item) = d::IMPROVISE => characters::improvise,
        QuestReward(number: u8) = law::QUEST => quest::reward,
        RewardCards = law::QUEST => quest::reward_cards,
        /// Points for the quests of this one's suit.
        RewardPoints(number: u8) = law::QUEST => quest::reward_points,
        NewQuest = law::QUEST => quest::new_quest,
        StrikeWhom = law::STRIKE => strike::strike_whom,
        StrikePlayer(whom: Seat) = law::STRIKE => strike::strike_player,
        StrikePiece(piece: Piece) = law::STRIKE => strike::strike_piece,
        CraftCard(card: CardName) = law::CRAFT => abilities::craft,
        StealWhom = d::STEAL => characters::steal,
        StealFrom(whom: Seat) = d::STEAL => characters::steal_from,
        DayLabor = d::DAY_LABOR => characters::day_labor,
        DayLaborFor(card: CardName) = d::DAY_LABOR => characters::day_labor_for,
        HideoutEnds = d::HIDEOUT => crate::golden_rules::end_daylight(),
        Instigate = d::INSTIGATE => characters::instigate,
        InstigateAttacker(attacker: Seat) = d::INSTIGATE => characters::instigate_attacker,
        InstigateBattle(attacker: Seat, defender: Seat) = d::INSTIGATE => characters::instigate_battle,
        Glide = d::GLIDE => characters::glide,
        GlideTo(clearing: Clearing) = d::GLIDE => characters::glide_to,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

impl From<Frame> for F {
    fn from(frame: Frame) -> Self {
        super::Frame::Day(frame).into()
    }
}

crate::deeds::deeds! {
    /// An action of 9.5, besides crafting, which is offered card by card.
    pub enum Deed {
        Move = law::MOVE, Battle = law::BATTLE, Explore = law::EXPLORE, Aid = law::AID, Quest = law::QUEST,
        Strike = law::STRIKE, Repair = law::REPAIR, Special = law::SPECIAL_ACTION,
    }
}

impl Deed {
    /// The item it exhausts, where that is always the same.
    const fn tool(self) -> Option<Item> {
        match self {
            Self::Move => Some(Item::Boot),
            Self::Battle => Some(Item::Sword),
            Self::Explore => Some(Item::Torch),
            Self::Strike => Some(Item::Crossbow),
            Self::Repair => Some(Item::Hammer),
            Self::Aid | Self::Quest | Self::Special => None,
        }
    }
}

/// 9.5 Daylight. Actions in any order and number, each for exhausted items.
pub(super) fn daylight(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let deeds = Deed::ALL
        .into_iter()
        .map(|(action, deed)| (Choice::Do(action), Frame::Act(deed).into(), bar(deed, desk, seat)));
    let asking = desk.ask(seat, law::DAYLIGHT, Question::VagabondAction.into());
    let asking = deeds::again(asking, deeds);
    let asking = abilities::offer_crafts(asking, desk, seat);
    let asking = cards::offer_daylight(asking, desk, seat);
    cards::aloud_with_cards(asking, desk, seat).may(Choice::Pass)
}

/// What keeps a Vagabond from an action.
fn bar(deed: Deed, desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let para = deed.paragraph();
    if let Some(item) = deed.tool().filter(|&item| items::ready(desk, seat, item) == 0) {
        return Some((para, Why::NothingToExhaust(item).into()));
    }
    let unless = |possible: bool, why| (!possible).then_some((para, why));
    match deed {
        Deed::Move => unless(movement::can_move(desk, seat, 1), crate::Why::NowhereToMove),
        Deed::Battle => battle::bar(desk, seat),
        Deed::Explore => explore::bar(desk, seat),
        Deed::Aid => aid::bar(desk, seat),
        Deed::Quest => quest::bar(desk, seat),
        Deed::Strike => strike::bar(desk, seat),
        Deed::Repair => unless(items::all_damaged(desk, seat) > 0, Why::NothingDamaged.into()),
        Deed::Special => characters::bar(desk, seat),
    }
}

/// Takes an action.
fn act(deed: Deed, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    match deed {
        // 9.5.1: the boot is exhausted together with one for Hostile warriors.
        Deed::Move => movement::one_move(seat, 1, false, desk),
        Deed::Battle => battle_action(desk),
        Deed::Explore => explore::explore(desk),
        Deed::Aid => aid::aid(desk),
        Deed::Quest => quest::quest(desk),
        Deed::Strike => strike::strike(desk),
        Deed::Repair => repair(desk),
        Deed::Special => characters::special_action(desk),
    }
}

/// 9.5.2 Battle. A sword, and then whom.
fn battle_action(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Sword, 1);
    next(Frame::BattleHere.into())
}

fn battle_here(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let asking = desk.ask(seat, law::BATTLE, crate::Question::Battle);
    battle::offer_battles(asking, desk, seat, Clearings::ALL).if_any()
}

/// 9.5.7 Repair. A hammer, and then which item; its side stays.
fn repair(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Hammer, 1);
    items::choose(Picking::new(Task::Repair, seat, 1), desk)
}
