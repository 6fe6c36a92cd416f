//! V1 The frame: rounds, victory and defeat; V21 Reset.

use crate::frame::Frame as F;
use crate::position::Loss;
use crate::setting::records::GoalName;
use crate::terms::Slot;
use crate::{
    Desk, Fact, Flow, Position, Setting, death, events, law, minions, spawning, triggering, troll,
    turn, villagers,
};
use kernel::{Outcome, Para, Seat, Standing, Verdict, cite, in_order, over, settled};

kernel::frames! {
    /// Open paragraphs of V1 and V21.
    pub enum Frame {
        Round = law::frame::THE_ROUND => round,
        Monsters = law::frame::THE_ROUND => monsters_phase(),
        EndOfMonsters = law::frame::THE_ROUND => end_of_monsters,
        Villagers = law::frame::THE_ROUND => villagers_phase,
        Reset = law::reset::REMOVE_WHAT_IS_OVER => reset,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V1.4 The Round.
fn round(desk: &mut Desk<'_>) -> Flow {
    if desk.position.castle.round() >= desk.setting.chosen.rounds {
        lose(Loss::Rounds, law::frame::DEFEAT, desk);
        return settled();
    }
    desk.position.castle.begin_round();
    let round = desk.position.castle.round();
    desk.tell_round(law::frame::THE_ROUND, Fact::Round(round));
    in_order([Frame::Monsters, Frame::Villagers, Frame::Reset, Frame::Round].map(F::Round))
}

fn monsters_phase() -> Flow {
    in_order([
        F::Turn(turn::Frame::Turns { nth: 0 }),
        F::Minions(minions::Frame::Others),
        F::Round(Frame::EndOfMonsters),
    ])
}

fn end_of_monsters(desk: &mut Desk<'_>) -> Flow {
    let round = desk.position.castle.round();
    desk.position.castle.set_turn(None);
    desk.position.castle.end_ease(round);
    for slot in desk.setting.slots() {
        desk.position.board_mut(slot).end_ease(round);
    }
    death::check_all_dead(desk);
    settled()
}

fn villagers_phase(desk: &mut Desk<'_>) -> Flow {
    desk.tell_turn(None, law::frame::THE_ROUND, Fact::VillagersPhase);
    in_order([
        F::Events(events::Frame::DrawATrap),
        F::Events(events::Frame::EventDial),
        F::Villagers(villagers::Frame::Begin),
        F::Troll(troll::Frame::Activate),
        F::Triggering(triggering::Frame::Traps),
        F::Spawning(spawning::Frame::Tokens { token: 0 }),
    ])
}

/// V21.1 Remove What Is Over.
fn reset(desk: &mut Desk<'_>) -> Flow {
    knell(desk);
    reset_of_the_scenario(desk);
    desk.position.castle.end_round();
    desk.position.village.end_round();
    desk.position.pack.end_round();
    clear_the_boards(desk);
    turn_the_token(desk);
    pass_the_coin(desk);
    settled()
}

/// E.32 Knell.
fn knell(desk: &mut Desk<'_>) {
    let died = desk.position.castle.died();
    let knells = desk.position.castle.knells().iter().filter(|knell| died >= knell.need);
    let morale: u8 = knells.map(|knell| knell.morale).sum();
    if morale > 0 {
        desk.tell(law::effects::KNELL, Fact::Knell(morale));
        lower_morale(morale, law::effects::KNELL, desk);
    }
}

/// S.8 The Calling.
/// S.9 Hold till the Third Dawn.
fn reset_of_the_scenario(desk: &mut Desk<'_>) {
    let (scenario, castle) = (&desk.setting.scenario, &desk.position.castle);
    if castle.round() < scenario.rounds {
        return;
    }
    match scenario.goal {
        GoalName::Survival => win(law::scenarios::HOLD_TILL_THE_THIRD_DAWN, desk),
        GoalName::Calling if !castle.has_summoned() => {
            lose(Loss::Scenario, law::scenarios::THE_CALLING, desk);
        }
        GoalName::Calling
        | GoalName::Morale
        | GoalName::Breaches
        | GoalName::Altars
        | GoalName::Heirlooms
        | GoalName::Heroes => {}
    }
}

/// V21.2 Clear the Boards.
fn clear_the_boards(desk: &mut Desk<'_>) {
    cite(law::reset::CLEAR_THE_BOARDS);
    desk.setting.slots().for_each(|slot| desk.position.board_mut(slot).end_round());
}

/// V21.3 Turn the Token.
fn turn_the_token(desk: &mut Desk<'_>) {
    if desk.setting.scenario.uses.day_and_night {
        let is_night = !desk.position.castle.is_night();
        set_night(is_night, law::reset::TURN_THE_TOKEN, desk);
    }
}

/// It is Night now, or Day.
pub(crate) fn set_night(is_night: bool, para: Para, desk: &mut Desk<'_>) {
    desk.position.castle.set_night(is_night);
    desk.tell(para, if is_night { Fact::Night } else { Fact::Day });
}

/// V21.4 Pass the Coin.
fn pass_the_coin(desk: &mut Desk<'_>) {
    let first = Slot((desk.position.castle.first().0 + 1) % desk.setting.count());
    desk.position.castle.give_coin(first);
    desk.tell(law::reset::PASS_THE_COIN, Fact::Coin(first));
}

/// V1.5 Victory. Village Morale falls.
pub(crate) fn lower_morale(amount: u8, para: Para, desk: &mut Desk<'_>) {
    if desk.setting.scenario.morale.is_none() {
        return;
    }
    desk.position.castle.lower_morale(amount);
    let morale = desk.position.castle.morale();
    desk.tell(para, Fact::Morale(morale));
    check_morale(desk);
}

/// Whether Morale at 0 wins now.
pub(crate) fn check_morale(desk: &mut Desk<'_>) {
    let castle = &desk.position.castle;
    let counts = match desk.setting.scenario.goal {
        GoalName::Morale => true,
        GoalName::Calling => castle.has_summoned(),
        GoalName::Breaches
        | GoalName::Altars
        | GoalName::Survival
        | GoalName::Heirlooms
        | GoalName::Heroes => false,
    };
    if counts && castle.morale() == 0 {
        win(law::frame::VICTORY, desk);
    }
}

/// V1.5 Victory.
pub(crate) fn win(para: Para, desk: &mut Desk<'_>) {
    cite(law::frame::VICTORY);
    cite(para);
    desk.position.castle.win();
}

/// V1.6 Defeat.
pub(crate) fn lose(loss: Loss, para: Para, desk: &mut Desk<'_>) {
    cite(law::frame::DEFEAT);
    cite(para);
    desk.position.castle.lose(loss);
}

/// The Castle Heart suffers damage, less what is warded off.
pub(crate) fn hurt_heart(amount: u8, desk: &mut Desk<'_>) -> u8 {
    let amount = amount.saturating_sub(minions::shelter(desk));
    let lost = desk.position.castle.hurt_heart(amount);
    if desk.position.castle.heart() == 0 {
        lose(Loss::Heart, law::frame::DEFEAT, desk);
    }
    lost
}

/// V1.7 Both at Once. The game is over: a loss counts more than a victory.
pub(crate) fn end(desk: &mut Desk<'_>) -> Flow {
    cite(law::frame::BOTH_AT_ONCE);
    let fact = desk.position.castle.loss().map_or(Fact::Won, Fact::Lost);
    let para = if fact == Fact::Won { law::frame::VICTORY } else { law::frame::DEFEAT };
    desk.tell(para, fact);
    over()
}

/// How the game ended: everyone has won or lost together.
pub(crate) fn outcome(setting: &Setting, position: &Position) -> Outcome {
    let won = position.castle.has_won();
    let line = |seat: usize| Standing {
        seat: Seat(crate::terms::small(seat)),
        score: i32::from(position.castle.heart()),
        place: 1,
        won,
    };
    let standings = (0..setting.seat_count()).map(line).collect();
    Outcome { standings, verdict: Verdict::Together { won } }
}
