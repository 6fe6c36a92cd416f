//! 9.5.5 Quest.

use super::daylight::Frame;
use super::{Fact, Question, Why};
use super::{board, board_mut, characters, clearing_of, items};
use crate::choice::Either;
use crate::law::vagabond as law;
use crate::terms::Suit;
use crate::{Bar, Choice, Desk, Flow, cards, victory};
use kernel::{Bits, Seat, in_order, settled};

/// Cards a completed quest can be worth.
const REWARD_CARDS: u8 = 2;

/// The numbers of the open quests that match a Vagabond's clearing.
fn open_quests<'d>(desk: &'d Desk<'_>, seat: Seat) -> impl Iterator<Item = u8> + 'd {
    let here = clearing_of(desk, seat);
    let matches = move |suit: Suit| {
        here.is_some_and(|clearing| desk.position.woodland.of_suit(suit).has(clearing))
    };
    let open = Bits::<1>::from_words([desk.position.quests.into()]).iter();
    let open = open.filter(move |&number| matches(desk.setting.quests[number].suit));
    open.map(|number| u8::try_from(number).expect("quests are few"))
}

/// How many of a quest's items a Vagabond lacks.
pub(super) fn missing(desk: &Desk<'_>, seat: Seat, number: u8) -> u8 {
    let [first, second] = desk.setting.quests[usize::from(number)].items;
    let ready = |item| items::ready(desk, seat, item);
    if first == second {
        2_u8.saturating_sub(ready(first))
    } else {
        u8::from(ready(first) == 0) + u8::from(ready(second) == 0)
    }
}

/// Whether a Vagabond can complete a quest; an Adventurer may make do with another item (D.7.2).
fn can_complete(desk: &Desk<'_>, seat: Seat, number: u8) -> bool {
    match missing(desk, seat, number) {
        0 => true,
        1 => characters::can_improvise(desk, seat, number),
        _ => false,
    }
}

/// What keeps a Vagabond from any quest.
pub(super) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    if open_quests(desk, seat).next().is_none() {
        return Some((law::QUEST, Why::NoQuestHere.into()));
    }
    let able = open_quests(desk, seat).any(|number| can_complete(desk, seat, number));
    (!able).then_some((law::QUEST, Why::QuestItemsMissing.into()))
}

/// 9.5.5 Quest. Which one.
pub(super) fn quest(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let able = open_quests(desk, seat).filter(|&number| can_complete(desk, seat, number));
    desk.ask(seat, law::QUEST, Question::WhichQuest.into())
        .offers(able.map(|number| (Choice::Quest(number), Frame::CompleteQuest(number).into())))
        .withholds(|| {
            let unable =
                open_quests(desk, seat).filter(|&number| !can_complete(desk, seat, number));
            unable.map(|number| (Choice::Quest(number), law::QUEST, Why::QuestItemsMissing.into()))
        })
        .must()
}

/// 9.5.5 Quest. Its items, its reward, and a new quest.
pub(super) fn complete(number: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let own = missing(desk, seat, number) == 0;
    let pay = Frame::QuestItems(number);
    let pay = if own && !characters::can_improvise(desk, seat, number) {
        pay
    } else {
        Frame::ImproviseFor(number)
    };
    in_order([pay, Frame::QuestReward(number), Frame::NewQuest].map(Into::into))
}

/// 9.5.5 Quest. Both items are exhausted, and the quest is completed.
pub(super) fn exhaust_items(number: u8, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    for item in desk.setting.quests[usize::from(number)].items {
        items::exhaust(desk, seat, item, 1);
    }
    completed(number, desk);
    settled()
}

/// The quest goes to the Vagabond's play area.
pub(super) fn completed(number: u8, desk: &mut Desk<'_>) {
    let seat = desk.position.turn.seat();
    desk.position.quests &= !(1 << number);
    let suit = desk.setting.quests[usize::from(number)].suit;
    board_mut(desk, seat).complete(suit);
    let who = desk.position.faction(seat);
    desk.tell(law::QUEST, Fact::QuestCompleted { who, quest: number }.into());
}

/// 9.5.5 Quest. Two cards, or a point for each quest of the suit.
pub(super) fn reward(number: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    desk.ask(seat, law::QUEST, Question::QuestReward.into())
        .offer(Choice::Either(Either::Cards), Frame::RewardCards.into())
        .offer(Choice::Either(Either::Points), Frame::RewardPoints(number).into())
        .may(Choice::Pass)
}

pub(super) fn reward_cards(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    cards::draw(desk, seat, REWARD_CARDS, law::QUEST);
    settled()
}

pub(super) fn reward_points(number: u8, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let suit = desk.setting.quests[usize::from(number)].suit;
    let points = board(desk, seat).completed(suit);
    victory::score(desk, seat, points, law::QUEST);
    settled()
}

/// 9.5.5 Quest. A new one lies open, if there is any.
pub(super) fn new_quest(desk: &mut Desk<'_>) -> Flow {
    draw_quest(desk);
    settled()
}

/// Draws a quest: nobody knows the order of the quest deck.
pub(super) fn draw_quest(desk: &mut Desk<'_>) {
    let undrawn = Bits::<1>::from_words([desk.position.quest_deck.into()]);
    if undrawn.is_empty() {
        return;
    }
    let number = desk.chance.member(&undrawn);
    desk.position.quest_deck &= !(1 << number);
    desk.position.quests |= 1 << number;
    let quest = u8::try_from(number).expect("quests are few");
    desk.tell(law::QUEST, Fact::QuestDrawn { quest }.into());
}
