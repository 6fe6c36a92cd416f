//! L5.7, L5.12, L5.15: what the board gives.

use super::{Frame, alone, control};
use crate::frame::Frame as F;
use crate::position::{Pile, Position};
use crate::setting::Setting;
use crate::terms::{Bonus, CardName, Resource};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, next, settled};

const fn bonus_of(resource: Resource) -> Bonus {
    match resource {
        Resource::Materials => Bonus::Materials,
        Resource::Population => Bonus::Population,
        Resource::Gold => Bonus::Gold,
        Resource::Exploration => Bonus::Exploration,
    }
}

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
    castle + held(setting, position, seat, bonus_of(resource))
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
    let selection = desk.position.realm(opponent).selection();
    let card = desk.setting.faces.find(name, selection).expect("the card was selected");
    desk.position.realm_mut(opponent).take(Pile::Selection, card);
    desk.position.discard(card);
    desk.tell(law::conquest::BONUSES, Fact::Destroyed { who: seat, card: name });
    next(F::Conquest(Frame::Destruction(seat, done + 1)))
}

/// L5.15 Territories at the end. The number of the player's colour in each.
pub(crate) fn territories_at_the_end(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    cite(law::conquest::TERRITORIES_AT_THE_END);
    let (map, colour) = (setting.board(), setting.colour(seat));
    let mine = |territory| control(setting, position, territory) == Some(colour);
    let own = map.territories.iter().filter(|&territory| mine(territory));
    let own: i32 = own.map(|it| i32::from(map.points[it.index()][colour.index()])).sum();
    if setting.is_solo() { own - alone::score_alone(setting, position) } else { own }
}
