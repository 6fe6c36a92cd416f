//! L5.7, L5.12, L5.15: what the board gives.

use super::{Frame, alone, numbers};
use crate::frame::Frame as F;
use crate::pieces::take_selected;
use crate::position::Position;
use crate::setting::Setting;
use crate::terms::{Bonus, CardName, Resource};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, next, settled};

fn held(setting: &Setting, position: &Position, seat: Seat, bonus: Bonus) -> u8 {
    position.conquest.bonuses(setting.board(), setting.colour(seat), bonus)
}

/// L5.7 Production of the board. The castle and the locations held.
pub(crate) fn production_of_the_board(
    setting: &Setting,
    position: &Position,
    seat: Seat,
    resource: Resource,
) -> u8 {
    cite(law::conquest::PRODUCTION_OF_THE_BOARD);
    let castle = setting.board().castle[resource.index()];
    castle + held(setting, position, seat, resource.bonus())
}

/// The Krystallium of locations (K5.7).
pub(crate) fn krystallium(desk: &Desk<'_>, seat: Seat) -> u8 {
    held(desk.setting, desk.position, seat, Bonus::Krystallium)
}

/// Trap tokens come only from locations (L5.6).
pub(crate) fn trap_tokens(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    held(setting, position, seat, Bonus::Trap)
}

/// Spy tokens come only from locations (L6.1).
pub(crate) fn spy_tokens(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    held(setting, position, seat, Bonus::Spy)
}

/// L5.12 Bonuses. Card destruction: one of the opponent's selected cards for each location.
pub(super) fn bonuses(seat: Seat, done: u8, desk: &Desk<'_>) -> Flow {
    let Some(opponent) = desk.setting.opponent(seat) else { return settled() };
    if done >= held(desk.setting, desk.position, seat, Bonus::Destruction) {
        return settled();
    }
    let selection = desk.position.realm(opponent).selection();
    let destroy = |name| F::Conquest(Frame::Destroy(seat, name, done));
    let names = desk.setting.faces.names(selection);
    desk.ask(seat, law::conquest::BONUSES, Question::Destroy)
        .offers(names.map(|name| (Choice::Discard(name), destroy(name))))
        .may(Choice::Pass)
}

pub(super) fn destroy(seat: Seat, name: CardName, done: u8, desk: &mut Desk<'_>) -> Flow {
    let Some(opponent) = desk.setting.opponent(seat) else { return settled() };
    let card = take_selected(opponent, name, desk);
    desk.position.discard(card);
    desk.tell(law::conquest::BONUSES, Fact::Destroyed { who: seat, card: name });
    next(F::Conquest(Frame::Destruction(seat, done + 1)))
}

/// L5.15 Territories at the end. The number of the player's colour in each.
pub(crate) fn territories_at_the_end(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    cite(law::conquest::TERRITORIES_AT_THE_END);
    let own = numbers(setting, position, setting.colour(seat));
    if setting.is_solo() { own - alone::score_alone(setting, position) } else { own }
}
