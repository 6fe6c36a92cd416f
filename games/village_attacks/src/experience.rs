//! V10 Experience.

use crate::frame::Frame as F;
use crate::terms::{CAPABILITIES, Capability, Condition, Slot, small};
use crate::{Choice, Desk, Fact, Flow, Question, healing, law};
use kernel::settled;

kernel::frames! {
    /// Open paragraphs of V10.
    pub enum Frame {
        Level(slot: Slot) = law::experience::CHOOSE_A_CAPABILITY => level,
        Acquire(slot: Slot, place: u8) = law::experience::CHOOSE_A_CAPABILITY => acquire,
        Heal(slot: Slot, condition: Option<Condition>) = law::experience::HEAL_ON_A_LEVEL => heal,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V10.1 Gain a Level. Experience arrives one token at a time.
pub(crate) fn gain(slot: Slot, count: u8, desk: &mut Desk<'_>) {
    if count == 0 || !desk.position.is_alive(slot) {
        return;
    }
    desk.tell(law::experience::GAIN_A_LEVEL, Fact::Experience(slot, count));
    let card = desk.setting.board(slot);
    for _ in 0..count {
        if desk.position.board_mut(slot).learn(card) {
            let level = desk.position.board(slot).level();
            desk.tell(law::experience::GAIN_A_LEVEL, Fact::Level(slot, level));
        }
    }
}

/// V10.2 Choose a Capability.
fn level(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    let board = desk.position.board(slot);
    if board.owns_all() {
        return level_heals(slot, desk);
    }
    let monster = desk.setting.monster(slot);
    let offers = (0..small(CAPABILITIES)).filter_map(|place| {
        let capability = Capability::of(monster, place);
        let opens = F::Experience(Frame::Acquire(slot, place));
        match board.owns(place) {
            0 => Some((Choice::Learn(capability), opens)),
            1 => Some((Choice::Raise(capability), opens)),
            _ => None,
        }
    });
    let seat = desk.setting.seat_of(slot);
    desk.ask(seat, law::experience::CHOOSE_A_CAPABILITY, Question::Level(slot))
        .offers(offers)
        .must()
}

/// V10.3 Heal on a Level.
fn level_heals(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    let creature = slot.creature();
    if healing::mends(desk, creature).next().is_none() {
        desk.position.board_mut(slot).settle_level();
        return settled();
    }
    let seat = desk.setting.seat_of(slot);
    let offers = healing::mends(desk, creature)
        .map(|(choice, condition)| (choice, F::Experience(Frame::Heal(slot, condition))));
    desk.ask(seat, law::experience::HEAL_ON_A_LEVEL, Question::LevelHeals(slot))
        .offers(offers)
        .must()
}

fn acquire(slot: Slot, place: u8, desk: &mut Desk<'_>) -> Flow {
    let board = desk.position.board_mut(slot);
    board.acquire(place);
    board.settle_level();
    let level = board.owns(place);
    let capability = Capability::of(desk.setting.monster(slot), place);
    desk.tell(law::experience::CHOOSE_A_CAPABILITY, Fact::Learns(slot, capability, level));
    settled()
}

fn heal(slot: Slot, condition: Option<Condition>, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).settle_level();
    healing::mend(slot.creature(), condition, law::experience::HEAL_ON_A_LEVEL, desk);
    settled()
}
