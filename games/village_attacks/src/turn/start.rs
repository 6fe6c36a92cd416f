//! V3.1 to V3.6, V3.10: the order of monsters, how a turn starts and ends, and the dice.

use super::{Frame, is_acting};
use crate::frame::Frame as F;
use crate::setting::options::TorchOrder;
use crate::terms::{Condition, Event, Face, Slot, SpecialFace, Symbol};
use crate::{Choice, Desk, Fact, Flow, Question, death, law};
use kernel::{cite, in_order, settled};

/// V3.1 Order of Monsters.
pub(super) fn order_of_monsters(nth: u8, desk: &mut Desk<'_>) -> Flow {
    if nth == 0 {
        desk.position.pack.begin_phase();
    }
    let count = desk.setting.count();
    if nth == count {
        return settled();
    }
    let slot = Slot((desk.position.castle.first().0 + nth) % count);
    in_order([Frame::Start(slot), Frame::Turns { nth: nth + 1 }].map(F::Turn))
}

/// V3.2 Start of a Turn.
pub(super) fn start_of_a_turn(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    desk.position.castle.set_turn(Some(slot));
    desk.tell_turn(
        Some(desk.setting.seat_of(slot)),
        law::turn::ORDER_OF_MONSTERS,
        Fact::Turn(slot),
    );
    if !desk.position.is_alive(slot) && !death::come_back(slot, desk) {
        return settled();
    }
    day_toll(slot, desk);
    burn(slot, desk);
    if !desk.position.is_alive(slot) {
        return settled();
    }
    if desk.position.board(slot).is_lying() {
        desk.position.board_mut(slot).stand_up();
        desk.tell(law::monster_conditions::STUN, Fact::StandsUp(slot.creature()));
    }
    let before = [Frame::DiscardReserve(slot), Frame::Roll(slot), Frame::Reroll(slot)];
    in_order(before.into_iter().chain(results(slot, desk)).map(F::Turn))
}

/// What comes of the results, and the end of the turn: torches first, or when the monster likes and the rest of them last.
pub(crate) fn results(slot: Slot, desk: &Desk<'_>) -> [Frame; 3] {
    let (torches, uses, end) = (Frame::Torches(slot), Frame::UseResults(slot), Frame::End(slot));
    match desk.setting.chosen.torches {
        TorchOrder::First => [torches, uses, end],
        TorchOrder::AnyOrder => [uses, torches, end],
    }
}

/// V28.3 Day. The toll at the start of a turn.
fn day_toll(slot: Slot, desk: &mut Desk<'_>) {
    let castle = &desk.position.castle;
    let uses = &desk.setting.scenario.uses;
    if !uses.day_and_night || castle.is_night() || castle.round() <= 1 {
        return;
    }
    let toll = desk.setting.numbers.rewards.day_toll;
    let lacking = desk.position.board_mut(slot).forget(toll);
    desk.tell(law::day_and_night::DAY, Fact::Toll(slot, toll - lacking));
    death::wound(slot.creature(), lacking, law::day_and_night::DAY, desk);
}

/// V22.6 Burn.
fn burn(slot: Slot, desk: &mut Desk<'_>) {
    if desk.position.board(slot).conditions(Condition::Burn) > 0 {
        death::wound(slot.creature(), 1, law::monster_conditions::BURN, desk);
    }
}

/// V8.4 Discard from Reserve.
pub(super) fn discard_from_reserve(slot: Slot, desk: &Desk<'_>) -> Flow {
    let reserve = desk.position.board(slot).reserve();
    let kept = Symbol::ALL.into_iter().filter(|symbol| reserve[symbol.index()] > 0);
    let offers = kept.map(|it| (Choice::Discard(it), F::Turn(Frame::Discard(slot, it))));
    let seat = desk.setting.seat_of(slot);
    desk.ask(seat, law::reserve::DISCARD_FROM_RESERVE, Question::DiscardReserve(slot))
        .agains(offers)
        .may(Choice::Pass)
}

pub(super) fn discard(slot: Slot, symbol: Symbol, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).take_reserve(symbol);
    desk.tell(law::reserve::DISCARD_FROM_RESERVE, Fact::Discards(slot, symbol));
    settled()
}

/// V8.3 Fewer Dice.
/// V14.4 Burden of Payers.
fn pool(slot: Slot, desk: &Desk<'_>) -> u8 {
    let board = desk.position.board(slot);
    cite(law::reserve::FEWER_DICE);
    let moon = u8::from(desk.position.decks.stands(desk.setting, Event::BloodMoon));
    let has_paid = board.paid().is_some();
    if has_paid {
        cite(law::summoning::BURDEN_OF_PAYERS);
    }
    let burden = u8::from(has_paid || board.is_burdened());
    let fewer = board.reserved() + board.fewer() + burden;
    (desk.setting.scenario.dice + moon).saturating_sub(fewer).max(desk.setting.numbers.dice.least)
}

/// V3.3 Roll.
pub(super) fn roll(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    let pool = pool(slot, desk);
    let special = desk.setting.scenario.uses.day_and_night;
    // V28.5: the special die is always rolled, penalties take normal dice.
    let normal = if special { pool - 1 } else { pool };
    let shown = throw(slot, normal, desk);
    desk.tell(law::turn::ROLL, Fact::Rolls(slot, shown));
    if special {
        roll_special(slot, desk);
    }
    settled()
}

/// V28.2 Special Die.
/// V28.5 Rules of the Die.
fn roll_special(slot: Slot, desk: &mut Desk<'_>) {
    cite(law::day_and_night::RULES_OF_THE_DIE);
    let dice = &desk.setting.numbers.dice;
    let faces = if desk.position.castle.is_night() { &dice.night } else { &dice.day };
    let face = faces[desk.chance.die(6) as usize - 1];
    desk.tell(law::day_and_night::SPECIAL_DIE, Fact::RollsSpecial(slot, face));
    if face != SpecialFace::Blank {
        desk.position.board_mut(slot).show(Some(face));
    }
}

/// Rolls normal dice onto the board; says how many showed each face.
fn throw(slot: Slot, count: u8, desk: &mut Desk<'_>) -> [u8; 6] {
    let mut shown = [0; 6];
    for _ in 0..count {
        let face = Face::ALL[desk.chance.die(6) as usize - 1];
        shown[face.index()] += 1;
        match face.symbol() {
            Some(symbol) => desk.position.board_mut(slot).gain(symbol),
            None => desk.position.board_mut(slot).gain_torch(),
        }
    }
    shown
}

/// How many normal dice show a face.
fn showing(desk: &Desk<'_>, slot: Slot, face: Face) -> u8 {
    let board = desk.position.board(slot);
    match face.symbol() {
        Some(symbol) => board.rolled()[symbol.index()],
        None => board.torches(),
    }
}

/// V3.4 Reroll.
/// V3.5 Two Groups.
pub(super) fn reroll(slot: Slot, desk: &Desk<'_>) -> Flow {
    if !is_acting(desk, slot) || desk.position.decks.stands(desk.setting, Event::DawnMass) {
        return settled();
    }
    let least = desk.setting.numbers.dice.reroll;
    let mut groups = Face::ALL.into_iter().filter(|&face| showing(desk, slot, face) >= least);
    let (Some(face), other) = (groups.next(), groups.next()) else { return settled() };
    let opens = |face, other| F::Turn(Frame::Rerolled(slot, face, other));
    let seat = desk.setting.seat_of(slot);
    let ask = desk.ask(seat, law::turn::REROLL, Question::Reroll(slot));
    let ask = ask.offer(Choice::Reroll(face), opens(face, None));
    let Some(other) = other else { return ask.may(Choice::Pass) };
    cite(law::turn::TWO_GROUPS);
    ask.offer(Choice::Reroll(other), opens(other, None))
        .offer(Choice::RerollBoth(face, other), opens(face, Some(other)))
        .may(Choice::Pass)
}

/// V3.4 Reroll.
/// V3.6 One Reroll.
pub(super) fn rerolled(slot: Slot, face: Face, other: Option<Face>, desk: &mut Desk<'_>) -> Flow {
    cite(law::turn::ONE_REROLL);
    let mut count = 0;
    for face in [Some(face), other].into_iter().flatten() {
        let board = desk.position.board_mut(slot);
        let taken = match face.symbol() {
            Some(symbol) => board.take_back(symbol),
            None => board.take_torches(),
        };
        desk.tell(law::turn::REROLL, Fact::Rerolls(slot, face, taken));
        count += taken;
    }
    let shown = throw(slot, count, desk);
    desk.tell(law::turn::ONE_REROLL, Fact::Rolls(slot, shown));
    settled()
}

/// V3.10 End of a Turn.
pub(super) fn end_of_a_turn(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    desk.position.board_mut(slot).end_turn();
    settled()
}
