//! L5.14 Prison.

use super::{Frame, alone, seat_of, send_home};
use crate::frame::Frame as F;
use crate::terms::{Bonus, Colour};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, next, settled};

/// L5.14 Prison. Whoever holds it may lock up one enemy Army from anywhere on the board.
pub(super) fn prison(desk: &Desk<'_>) -> Flow {
    if desk.setting.is_solo() {
        return alone::enemy_prison(desk);
    }
    let (map, conquest) = (desk.setting.board(), &desk.position.conquest);
    let holds = |colour: &Colour| conquest.bonuses(map, *colour, Bonus::Prison) > 0;
    let Some(colour) = Colour::ALL.into_iter().find(holds) else { return settled() };
    let Some(seat) = seat_of(desk.setting, colour) else { return settled() };
    let enemy = colour.other();
    let lock = |from| F::Conquest(Frame::Lock(seat, enemy, from));
    let armies = conquest.with_armies(enemy);
    desk.ask(seat, law::conquest::PRISON, Question::LockUp)
        .offers(armies.iter().map(|from| (Choice::Lock(from), lock(from))))
        .may(Choice::Pass)
}

/// An Army is locked up; who took it says which location it leaves (R9).
pub(super) fn lock(
    seat: Seat,
    colour: Colour,
    from: crate::terms::Territory,
    desk: &mut Desk<'_>,
) -> Flow {
    desk.position.conquest.remove(colour, from, 1);
    desk.position.conquest.lock(colour);
    desk.tell(law::conquest::PRISON, Fact::LockedUp { colour, from });
    if desk.position.conquest.armies(colour, from) == 0 {
        super::garrison::lose_all(from, colour, desk);
        return settled();
    }
    next(F::Conquest(Frame::Garrison(seat, from)))
}

/// The Armies of a colour are freed to their castle.
pub(super) fn free(colour: Colour, desk: &mut Desk<'_>) {
    let count = desk.position.conquest.free(colour);
    if count > 0 {
        send_home(desk.setting.board(), desk.position, colour, count);
        desk.tell(law::conquest::PRISON, Fact::Freed { colour, count });
    }
}
