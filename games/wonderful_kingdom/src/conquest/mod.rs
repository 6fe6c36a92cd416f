//! L5 Conquest, and L6 Conquest alone.

mod alone;
mod bonuses;
mod garrison;
mod march;
mod phase;
mod prison;

pub(crate) use bonuses::{
    krystallium, production_of_the_board, spy_tokens, territories_at_the_end, trap_tokens,
};

use crate::position::Position;
use crate::setting::Setting;
use crate::setting::board::Map;
use crate::terms::{Bonus, CardName, Colour, Territories, Territory};
use crate::{Desk, Fact, Flow, law};
use kernel::{Seat, cite};

kernel::frames! {
    /// Open paragraphs of the Conquest module.
    pub enum Frame {
        Destruction(seat: Seat, done: u8) = law::conquest::BONUSES => bonuses::bonuses,
        Destroy(seat: Seat, card: CardName, done: u8) = law::conquest::BONUSES => bonuses::destroy,
        ConquestPhase = law::conquest::CONQUEST_PHASE => phase::conquest_phase,
        Turn = law::conquest::CONQUEST_PHASE => phase::turn,
        Recruit(seat: Seat, count: u8) = law::conquest::RECRUIT => phase::recruit,
        Declare(seat: Seat, to: Territory) = law::conquest::MOVE => march::declare,
        March(seat: Seat, to: Territory) = law::conquest::MOVE => march::march,
        MarchFrom(seat: Seat, from: Territory, to: Territory) = law::conquest::MOVE => march::march_from,
        Arrive(seat: Seat, to: Territory) = law::conquest::MOVE => march::arrive,
        Garrison(seat: Seat, at: Territory) = law::conquest::ARMIES_AND_LOCATIONS => garrison::armies_and_locations,
        Station(at: Territory, bonus: Bonus) = law::conquest::ARMIES_AND_LOCATIONS => garrison::station,
        Leave(at: Territory, bonus: Bonus) = law::conquest::ARMIES_AND_LOCATIONS => garrison::leave,
        Rearrange(seat: Seat, at: Territory, bonus: Bonus) = law::conquest::ARMIES_AND_LOCATIONS => garrison::rearrange,
        Pass(seat: Seat) = law::conquest::PASS => phase::pass,
        EndTurn(seat: Seat) = law::conquest::CONQUEST_PHASE => phase::end_turn,
        EndOfPhase = law::conquest::CONQUEST_PHASE => phase::end_of_phase,
        Prison = law::conquest::PRISON => prison::prison,
        Lock(seat: Seat, colour: Colour, from: Territory) = law::conquest::PRISON => prison::lock,
        EnemyGrowth = law::solo_conquest::ENEMY_GROWTH => alone::enemy_growth,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// L5.6 Conquest set-up. Armies on the locations of their colour, with their bonuses; the rest is the reserve.
pub(crate) fn set_up(desk: &mut Desk<'_>) {
    cite(law::conquest::CONQUEST_SET_UP);
    let (map, numbers) = (desk.setting.board(), &desk.setting.numbers.conquest);
    for colour in Colour::ALL {
        desk.position.conquest.set_reserve(colour, numbers.armies);
    }
    for territory in map.territories {
        for (at, location) in map.locations(territory).iter().enumerate() {
            let Some(colour) = location.army else { continue };
            let conquest = &mut desk.position.conquest;
            conquest.place(colour, territory, 1);
            conquest.hold(territory, at);
            conquest.set_reserve(colour, conquest.reserve(colour) - 1);
        }
    }
    if desk.setting.is_solo() {
        alone::enemy_set_up(desk);
    }
    desk.tell(law::conquest::CONQUEST_SET_UP, Fact::BoardIsSet { board: map.board });
}

/// L5.4 Control. Who has Armies in a territory; a castle is its owner's, but alone one may take the enemy's (L6.5).
pub fn control(setting: &Setting, position: &Position, territory: Territory) -> Option<Colour> {
    cite(law::conquest::CONTROL);
    let holds = |colour: &Colour| position.conquest.armies(*colour, territory) > 0;
    let present = Colour::ALL.into_iter().find(holds);
    let owner = Colour::ALL.into_iter().find(|&it| setting.board().castle_of(it) == territory);
    if setting.is_solo() { present.or(owner) } else { owner.or(present) }
}

/// The territories a colour controls.
fn controlled(setting: &Setting, position: &Position, colour: Colour) -> Territories {
    let all = setting.board().territories.iter();
    all.filter(|&it| control(setting, position, it) == Some(colour)).collect()
}

/// The numbers of a colour in the territories it controls.
fn numbers(setting: &Setting, position: &Position, colour: Colour) -> i32 {
    let points = &setting.board().points;
    let own = controlled(setting, position, colour);
    own.iter().map(|it| i32::from(points[it.index()][colour.index()])).sum()
}

/// L6.5 Taking the castle. The territories nobody of this colour may enter: the enemy's castle, unless one plays alone.
fn forbidden(desk: &Desk<'_>, colour: Colour) -> Territories {
    if desk.setting.is_solo() {
        cite(law::solo_conquest::TAKING_THE_CASTLE);
        return Territories::NONE;
    }
    Territories::only(desk.setting.board().castle_of(colour.other()))
}

/// The seat of a colour.
fn seat_of(setting: &Setting, colour: Colour) -> Option<Seat> {
    setting.seats().iter().find(|&seat| setting.colour(seat) == colour)
}

/// Armies go home to their castle.
fn send_home(map: &Map, position: &mut Position, colour: Colour, count: u8) {
    position.conquest.place(colour, map.castle_of(colour), count);
}
