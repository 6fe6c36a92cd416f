//! V2 Set-up.

use crate::frame::Frame as F;
use crate::terms::{Creature, Slot, Zone};
use crate::{Choice, Desk, Fact, Flow, Question, events, law, rounds, spawning};
use kernel::{Seat, cite, in_order, settled};

kernel::frames! {
    /// Open paragraphs of V2.
    pub enum Frame {
        LayOut = law::setup::SCENARIO => lay_out,
        FirstPlayer = law::setup::FIRST_PLAYER => first_player,
        First(slot: Slot) = law::setup::FIRST_PLAYER => first,
        FirstVillagers = law::setup::FIRST_VILLAGERS => first_villagers(),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V2.2 Scenario.
/// V2.3 Monsters.
/// V2.7 Starting Boards.
/// S.5 Names They Fear.
/// S.11 Troll at the Table.
fn lay_out(desk: &mut Desk<'_>) -> Flow {
    cite(desk.setting.scenario.para());
    cite(law::setup::MONSTERS);
    cite(law::setup::STARTING_BOARDS);
    for slot in desk.setting.slots() {
        desk.position.pack.place(slot.creature(), Zone::HEART);
        desk.position.board_mut(slot).acquire(0);
    }
    day_or_night(desk);
    let frames = [F::Setup(Frame::FirstPlayer), F::Setup(Frame::FirstVillagers)];
    in_order(frames.into_iter().chain([F::Round(rounds::Frame::Round)]))
}

/// V28.1 Day or Night.
fn day_or_night(desk: &mut Desk<'_>) {
    if desk.setting.scenario.uses.day_and_night {
        let is_night = desk.chance.below(2) == 0;
        rounds::set_night(is_night, law::day_and_night::DAY_OR_NIGHT, desk);
    }
}

/// V2.8 First Player.
fn first_player(desk: &mut Desk<'_>) -> Flow {
    if let Some(slot) = desk.setting.chosen.first {
        return first(slot, desk);
    }
    if desk.setting.seat_count() == 1 {
        let offers = desk.setting.slots();
        let offers =
            offers.map(|slot| (Choice::First(Creature(slot.0)), F::Setup(Frame::First(slot))));
        let ask = desk.ask(Seat(0), law::setup::FIRST_PLAYER, Question::FirstMonster);
        return ask.offers(offers).must();
    }
    let count = u32::from(desk.setting.count());
    let drawn = u8::try_from(desk.chance.below(count)).expect("monsters are few");
    first(Slot(drawn), desk)
}

fn first(slot: Slot, desk: &mut Desk<'_>) -> Flow {
    desk.position.castle.give_coin(slot);
    desk.tell(law::setup::FIRST_PLAYER, Fact::Coin(slot));
    settled()
}

/// V2.6 First Villagers.
fn first_villagers() -> Flow {
    in_order([
        F::Spawning(spawning::Frame::Tokens { token: 0 }),
        F::Events(events::Frame::DrawATrap),
    ])
}
