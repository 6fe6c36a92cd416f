//! 9.5 Daylight.

use super::items::{self, Picking, Task};
use super::{Question, Why};
use super::{abilities, aid, characters, explore, movement, quest, strike};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::battle;
use crate::law::{characters as d, vagabond as law};
use crate::position::ItemState;
use crate::terms::{CardName, Clearing, Clearings, Item, Piece};
use crate::{Bar, Choice, Desk, Flow, cards};
use kernel::{Para, Seat, next};

/// A paragraph of a Vagabond's Daylight that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// An action.
    Act(Deed),
    /// 9.5.2: whom to battle.
    BattleHere,
    /// 9.7.3: of two items one is chosen.
    ChooseFromRuin,
    /// 9.7.3: neither can be taken.
    LeaveRuin,
    /// 9.5.3: this item is taken from the ruin.
    TakeFromRuin(Item),
    /// 9.5.4: this player is aided.
    AidPlayer(Seat),
    /// 9.5.4: a card is given.
    AidCard(Seat),
    /// 9.5.4: this card.
    GiveCard(Seat, CardName),
    /// 9.5.4: an item of the player may be taken.
    TakeCraftedItem(Seat),
    /// 9.5.4: this one.
    TakeCrafted(Seat, Item, ItemState),
    /// 9.2.9.I: the aid counts.
    Aided(Seat),
    /// 9.5.5: this quest is completed.
    CompleteQuest(u8),
    /// 9.5.5: with the items it shows.
    QuestItems(u8),
    /// D.7.2: another item may stand in for one of its items.
    ImproviseFor(u8),
    /// D.7.2: this item stands in for the item of that place on the quest.
    Improvise(u8, u8, Item),
    /// 9.5.5: its reward.
    QuestReward(u8),
    /// 9.5.5: two cards.
    RewardCards,
    /// 9.5.5: points for the quests of this one's suit.
    RewardPoints(u8),
    /// 9.5.5: a new quest.
    NewQuest,
    /// 9.5.6: whom to strike.
    StrikeWhom,
    /// 9.5.6: a piece of this player.
    StrikePlayer(Seat),
    /// 9.5.6: this piece.
    StrikePiece(Piece),
    /// 9.5.8: hammers for this card.
    CraftCard(CardName),
    /// D.1.2: from whom to steal.
    StealWhom,
    /// D.1.2: from this player.
    StealFrom(Seat),
    /// D.2.2: which discarded card.
    DayLabor,
    /// D.2.2: this discarded card.
    DayLaborFor(CardName),
    /// D.3.1.I: Daylight ends.
    HideoutEnds,
    /// D.4.2: who attacks.
    Instigate,
    /// D.4.2: this player attacks.
    InstigateAttacker(Seat),
    /// D.4.2: this player attacks that one.
    InstigateBattle(Seat, Seat),
    /// D.9.2: where to.
    Glide,
    /// D.9.2: to this clearing.
    GlideTo(Clearing),
}

impl From<Frame> for F {
    fn from(frame: Frame) -> Self {
        super::Frame::Day(frame).into()
    }
}

pub(super) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Act(deed) => deed.paragraph(),
        Frame::BattleHere => law::BATTLE,
        Frame::ChooseFromRuin | Frame::LeaveRuin => law::TAKING_ITEMS_FROM_RUINS,
        Frame::TakeFromRuin(_) => law::EXPLORE,
        Frame::AidPlayer(_) | Frame::AidCard(_) | Frame::GiveCard(..) => law::AID,
        Frame::TakeCraftedItem(_) | Frame::TakeCrafted(..) => law::AID,
        Frame::Aided(_) => law::IMPROVING_COST,
        Frame::CompleteQuest(_) | Frame::QuestItems(_) | Frame::QuestReward(_) => law::QUEST,
        Frame::RewardCards | Frame::RewardPoints(_) | Frame::NewQuest => law::QUEST,
        Frame::ImproviseFor(_) | Frame::Improvise(..) => d::IMPROVISE,
        Frame::StrikeWhom | Frame::StrikePlayer(_) | Frame::StrikePiece(_) => law::STRIKE,
        Frame::CraftCard(_) => law::CRAFT,
        Frame::StealWhom | Frame::StealFrom(_) => d::STEAL,
        Frame::DayLabor | Frame::DayLaborFor(_) => d::DAY_LABOR,
        Frame::HideoutEnds => d::HIDEOUT,
        Frame::Instigate | Frame::InstigateAttacker(_) | Frame::InstigateBattle(..) => d::INSTIGATE,
        Frame::Glide | Frame::GlideTo(_) => d::GLIDE,
    }
}

pub(super) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Act(deed) => act(deed, desk),
        Frame::BattleHere => battle_here(desk),
        Frame::ChooseFromRuin => explore::choose_from_ruin(desk),
        Frame::LeaveRuin => explore::leave_it(desk),
        Frame::TakeFromRuin(item) => explore::take_from_ruin(item, desk),
        Frame::AidPlayer(whom) => aid::aid_player(whom, desk),
        Frame::AidCard(whom) => aid::aid_card(whom, desk),
        Frame::GiveCard(whom, card) => aid::give_card(whom, card, desk),
        Frame::TakeCraftedItem(whom) => aid::take_crafted_item(whom, desk),
        Frame::TakeCrafted(whom, item, state) => aid::take_crafted(whom, item, state, desk),
        Frame::Aided(whom) => super::relationships::aided(desk.setting.faction(whom), desk),
        Frame::CompleteQuest(number) => quest::complete(number, desk),
        Frame::QuestItems(number) => quest::exhaust_items(number, desk),
        Frame::ImproviseFor(number) => characters::improvise_for(number, desk),
        Frame::Improvise(number, place, item) => characters::improvise(number, place, item, desk),
        Frame::QuestReward(number) => quest::reward(number, desk),
        Frame::RewardCards => quest::reward_cards(desk),
        Frame::RewardPoints(number) => quest::reward_points(number, desk),
        Frame::NewQuest => quest::new_quest(desk),
        Frame::StrikeWhom => strike::strike_whom(desk),
        Frame::StrikePlayer(whom) => strike::strike_player(whom, desk),
        Frame::StrikePiece(piece) => strike::strike_piece(piece, desk),
        Frame::CraftCard(card) => abilities::craft(card, desk),
        Frame::StealWhom => characters::steal(desk),
        Frame::StealFrom(whom) => characters::steal_from(whom, desk),
        Frame::DayLabor => characters::day_labor(desk),
        Frame::DayLaborFor(card) => characters::day_labor_for(card, desk),
        Frame::HideoutEnds => crate::golden_rules::end_daylight(),
        Frame::Instigate => characters::instigate(desk),
        Frame::InstigateAttacker(attacker) => characters::instigate_attacker(attacker, desk),
        Frame::InstigateBattle(attacker, defender) => {
            characters::instigate_battle(attacker, defender, desk)
        }
        Frame::Glide => characters::glide(desk),
        Frame::GlideTo(clearing) => characters::glide_to(clearing, desk),
    }
}

/// An action of 9.5, besides crafting, which is offered card by card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// 9.5.1
    Move,
    /// 9.5.2
    Battle,
    /// 9.5.3
    Explore,
    /// 9.5.4
    Aid,
    /// 9.5.5
    Quest,
    /// 9.5.6
    Strike,
    /// 9.5.7
    Repair,
    /// 9.5.9
    Special,
}

const DEEDS: [(Action, Deed); 8] = [
    (Action::Move, Deed::Move),
    (Action::Battle, Deed::Battle),
    (Action::Explore, Deed::Explore),
    (Action::Aid, Deed::Aid),
    (Action::Quest, Deed::Quest),
    (Action::Strike, Deed::Strike),
    (Action::Repair, Deed::Repair),
    (Action::Special, Deed::Special),
];

impl Deed {
    const fn paragraph(self) -> Para {
        match self {
            Self::Move => law::MOVE,
            Self::Battle => law::BATTLE,
            Self::Explore => law::EXPLORE,
            Self::Aid => law::AID,
            Self::Quest => law::QUEST,
            Self::Strike => law::STRIKE,
            Self::Repair => law::REPAIR,
            Self::Special => law::SPECIAL_ACTION,
        }
    }

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
    let able = DEEDS.iter().filter(|(_, deed)| bar(*deed, desk, seat).is_none());
    let asking = desk
        .ask(seat, law::DAYLIGHT, Question::VagabondAction.into())
        .agains(able.map(|&(action, deed)| (Choice::Do(action), Frame::Act(deed).into())))
        .withholds(|| withheld(desk, seat));
    let asking = abilities::offer_crafts(asking, desk, seat);
    let asking = cards::offer_daylight(asking, desk, seat);
    cards::aloud_with_cards(asking, desk, seat).may(Choice::Pass)
}

fn withheld(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = (Choice, Para, crate::Why)> {
    DEEDS.iter().filter_map(move |&(action, deed)| {
        bar(deed, desk, seat).map(|(para, why)| (Choice::Do(action), para, why))
    })
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
        Deed::Battle => (!battle::can_battle(desk, seat))
            .then_some((crate::law::key_actions::BATTLE, crate::Why::NobodyToBattle)),
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
