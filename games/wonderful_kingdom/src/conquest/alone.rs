//! L6 Conquest alone.

use super::{Frame, control, numbers};
use crate::frame::Frame as F;
use crate::position::Position;
use crate::setting::Setting;
use crate::terms::{Colour, Territories};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, settled};

/// The colour nobody plays.
const ENEMY: Colour = Colour::Blue;
/// The colour of whoever plays alone.
const OWN: Colour = Colour::Red;
const ALONE: Seat = Seat(0);

/// L6.2 Enemy set-up. Two Armies on the castle, one on every empty territory.
pub(super) fn enemy_set_up(desk: &mut Desk<'_>) {
    cite(law::solo_conquest::ENEMY_SET_UP);
    let castle = desk.setting.board().castle_of(ENEMY);
    desk.position.conquest.place(ENEMY, castle, desk.setting.numbers.conquest.castle);
    for territory in empty(desk) {
        desk.position.conquest.place(ENEMY, territory, 1);
    }
}

/// Territories without Armies, the own castle excepted.
fn empty(desk: &Desk<'_>) -> Territories {
    let (map, conquest) = (desk.setting.board(), &desk.position.conquest);
    let taken = conquest.with_armies(OWN).union(conquest.with_armies(ENEMY));
    map.territories.minus(taken).minus(Territories::only(map.castle_of(OWN)))
}

/// L6.3 Idle enemy. It gets no bonus but the prison.
/// L6.6 Enemy prison. While the enemy controls it, one of the player's own Armies must go there.
pub(super) fn enemy_prison(desk: &Desk<'_>) -> Flow {
    cite(law::solo_conquest::IDLE_ENEMY);
    cite(law::solo_conquest::ENEMY_PRISON);
    let prison = desk.setting.board().prison;
    let held = prison.is_some_and(|it| control(desk.setting, desk.position, it) == Some(ENEMY));
    if !held {
        return settled();
    }
    let lock = |from| F::Conquest(Frame::Lock(ALONE, OWN, from));
    let own = desk.position.conquest.with_armies(OWN);
    desk.ask(ALONE, law::solo_conquest::ENEMY_PRISON, Question::LockUpOwn)
        .offers(own.iter().map(|from| (Choice::Lock(from), lock(from))))
        .if_any()
}

/// L6.4 Enemy growth. An Army on every territory without any.
pub(super) fn enemy_growth(desk: &mut Desk<'_>) -> Flow {
    for at in empty(desk) {
        desk.position.conquest.place(ENEMY, at, 1);
        desk.tell(law::solo_conquest::ENEMY_GROWTH, Fact::EnemyGrew { at });
    }
    settled()
}

/// L6.7 Score alone. The blue numbers of the enemy's territories.
pub(super) fn score_alone(setting: &Setting, position: &Position) -> i32 {
    cite(law::solo_conquest::SCORE_ALONE);
    numbers(setting, position, ENEMY)
}

/// L6.8 Phases alone. One pass ends the phase.
pub(super) fn phases_alone() -> bool {
    cite(law::solo_conquest::PHASES_ALONE);
    true
}
