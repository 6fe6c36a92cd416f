//! K8.20 The Quests module.

use crate::choice_phase::in_round_order;
use crate::position::{Pile, Position};
use crate::setting::records::Reward;
use crate::setting::{STEPS, Setting, Step};
use crate::terms::{Module, Piece, Resource};
use crate::{Desk, Fact, Flow, law, pieces};
use kernel::{Para, Seat, cite, settled};

kernel::frames! {
    /// Open paragraphs of the Quests module.
    pub enum Frame {
        FirstToFinish = law::quests::COMPLETING_A_STEP => first_to_finish,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// K8.21 Steps in order. The step a player is at, while there is one.
#[inline]
pub(crate) fn open_step<'s>(
    setting: &'s Setting,
    position: &Position,
    seat: Seat,
) -> Option<&'s Step> {
    if setting.module() != Module::Quests {
        return None;
    }
    cite(law::quests::STEPS_IN_ORDER);
    setting.steps.get(usize::from(position.realm(seat).steps()))
}

/// K8.20 Quest board. The step a player is at, who must be at one.
pub(crate) fn step<'s>(desk: &Desk<'s>, seat: Seat) -> &'s Step {
    cite(law::quests::QUEST_BOARD);
    open_step(desk.setting, desk.position, seat).expect("a step is open")
}

/// K8.23 Completing a step. Paid in full, with what it asks to have; the reward comes at once.
pub(crate) fn completing_a_step(seat: Seat, desk: &mut Desk<'_>) {
    let Some(step) = open_step(desk.setting, desk.position, seat) else { return };
    if !paying_for_a_step(desk, seat, step) {
        return;
    }
    desk.position.realm_mut(seat).finish_step();
    let number = desk.position.realm(seat).steps();
    desk.tell(law::quests::COMPLETING_A_STEP, Fact::StepDone { who: seat, step: number });
    reward(seat, &step.reward, desk);
}

/// K8.22 Paying for a step. Whether all is paid, and all that must be there is there.
fn paying_for_a_step(desk: &Desk<'_>, seat: Seat, step: &Step) -> bool {
    cite(law::quests::PAYING_FOR_A_STEP);
    let realm = desk.position.realm(seat);
    if !realm.step_works().is_full(&step.spaces) {
        return false;
    }
    their_last_steps(desk, seat, step)
}

/// L2.2 Their last steps. Whether the Duchy has the cards of a type that a step asks for.
fn their_last_steps(desk: &Desk<'_>, seat: Seat, step: &Step) -> bool {
    let Some((count, of)) = step.have else { return true };
    cite(law::more_quests::THEIR_LAST_STEPS);
    desk.position.realm(seat).of_type(desk.setting, of) >= count
}

fn reward(seat: Seat, reward: &Reward, desk: &mut Desk<'_>) {
    let para = law::quests::COMPLETING_A_STEP;
    let cubes = reward.cubes();
    for resource in Resource::ALL {
        pieces::gain(seat, resource.piece(), cubes[resource.index()], para, desk);
    }
    pieces::gain(seat, Piece::Krystallium, reward.krystallium, para, desk);
    pieces::gain(seat, Piece::Soldier, reward.soldier, para, desk);
    if reward.trap + reward.spy > 0 {
        desk.position.realm_mut(seat).tokens_from_quests(reward.trap, reward.spy);
        let (traps, spies) = (reward.trap, reward.spy);
        desk.tell(law::quests::TOKENS_FROM_QUESTS, Fact::QuestTokens { who: seat, traps, spies });
    }
    for _ in 0..reward.calamity {
        lift_calamity(seat, para, desk);
    }
}

/// A Calamity of the player's Duchy is discarded, if there is one.
pub(crate) fn lift_calamity(seat: Seat, para: Para, desk: &mut Desk<'_>) {
    let calamities = desk.position.realm(seat).duchy().and(desk.setting.faces.calamities);
    let Some(card) = calamities.first() else { return };
    desk.position.realm_mut(seat).take(Pile::Duchy, card);
    desk.position.discard(card);
    let card = desk.setting.faces.name(card);
    desk.tell(para, Fact::Lifted { who: seat, card });
}

/// The bonus of the last step goes to the first; of two in the same moment, to the first player of the round.
fn first_to_finish(desk: &mut Desk<'_>) -> Flow {
    if desk.position.quest_first().is_some() {
        return settled();
    }
    let done = |seat: &&Seat| usize::from(desk.position.realm(**seat).steps()) == STEPS;
    let Some(who) = in_round_order(desk).iter().find(done).copied() else { return settled() };
    desk.position.set_quest_first(who);
    desk.tell(law::quests::COMPLETING_A_STEP, Fact::FirstToFinish { who });
    let first = desk.setting.steps[STEPS - 1].first;
    reward(who, &first, desk);
    settled()
}
