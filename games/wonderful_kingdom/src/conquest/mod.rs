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
use kernel::{Para, Seat, cite};

/// Open paragraphs of the Conquest module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// L5.12: so many cards were destroyed.
    Destruction(Seat, u8),
    /// L5.12: this card.
    Destroy(Seat, CardName, u8),
    /// L5.8: the phase opens.
    ConquestPhase,
    /// L5.8: a turn.
    Turn,
    /// L5.9: so many Armies.
    Recruit(Seat, u8),
    /// L5.10: a move is declared.
    Declare(Seat, Territory),
    /// L5.10: which Armies.
    March(Seat, Territory),
    /// L5.10: one from here.
    MarchFrom(Seat, Territory, Territory),
    /// L5.10: they arrive.
    Arrive(Seat, Territory),
    /// L5.5: this player says which locations of a territory hold its Armies.
    Garrison(Seat, Territory),
    /// L5.5: this one does.
    Station(Territory, Bonus),
    /// L5.5: this one does not.
    Leave(Territory, Bonus),
    /// L5.5: an Army moves to this location.
    Rearrange(Seat, Territory, Bonus),
    /// L5.11: a turn is passed.
    Pass(Seat),
    /// L5.8: the other player's turn.
    EndTurn(Seat),
    /// L5.8: the phase ends.
    EndOfPhase,
    /// L5.14: the prison.
    Prison,
    /// L5.14: an Army of this colour is taken from here.
    Lock(Seat, Colour, Territory),
    /// L6.4: the enemy grows.
    EnemyGrowth,
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::conquest as c;
    match frame {
        Frame::Destruction(..) | Frame::Destroy(..) => c::BONUSES,
        Frame::ConquestPhase | Frame::Turn | Frame::EndTurn(_) | Frame::EndOfPhase => {
            c::CONQUEST_PHASE
        }
        Frame::Recruit(..) => c::RECRUIT,
        Frame::Declare(..) | Frame::March(..) => c::MOVE,
        Frame::MarchFrom(..) | Frame::Arrive(..) => c::MOVE,
        Frame::Garrison(..) | Frame::Station(..) => c::ARMIES_AND_LOCATIONS,
        Frame::Leave(..) | Frame::Rearrange(..) => c::ARMIES_AND_LOCATIONS,
        Frame::Pass(_) => c::PASS,
        Frame::Prison | Frame::Lock(..) => c::PRISON,
        Frame::EnemyGrowth => law::solo_conquest::ENEMY_GROWTH,
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Destruction(seat, done) => bonuses::bonuses(seat, done, desk),
        Frame::Destroy(seat, card, done) => bonuses::destroy(seat, card, done, desk),
        Frame::ConquestPhase => phase::conquest_phase(desk),
        Frame::Turn => phase::turn(desk),
        Frame::Recruit(seat, count) => phase::recruit(seat, count, desk),
        Frame::Declare(seat, to) => march::declare(seat, to, desk),
        Frame::March(seat, to) => march::march(seat, to, desk),
        Frame::MarchFrom(seat, from, to) => march::march_from(seat, from, to, desk),
        Frame::Arrive(seat, to) => march::arrive(seat, to, desk),
        Frame::Garrison(seat, at) => garrison::armies_and_locations(seat, at, desk),
        Frame::Station(at, bonus) => garrison::station(at, bonus, desk),
        Frame::Leave(at, bonus) => garrison::leave(at, bonus, desk),
        Frame::Rearrange(seat, at, bonus) => garrison::rearrange(seat, at, bonus, desk),
        Frame::Pass(seat) => phase::pass(seat, desk),
        Frame::EndTurn(seat) => phase::end_turn(seat, desk),
        Frame::EndOfPhase => phase::end_of_phase(desk),
        Frame::Prison => prison::prison(desk),
        Frame::Lock(seat, colour, from) => prison::lock(seat, colour, from, desk),
        Frame::EnemyGrowth => alone::enemy_growth(desk),
    }
}

/// L5.6 Conquest set-up. Armies on the locations of their colour, with their bonuses; the rest is the reserve.
pub(crate) fn set_up(desk: &mut Desk<'_>) {
    cite(law::conquest::CONQUEST_SET_UP);
    let (map, numbers) = (desk.setting.board(), &desk.setting.numbers.conquest);
    for colour in Colour::ALL {
        desk.position.conquest.set_reserve(colour, numbers.armies);
    }
    for territory in map.territories.iter() {
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
