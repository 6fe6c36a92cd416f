//! What a faction has built up.

use super::decree::Ground;
use super::{corvids, duchy, hirelings, hundreds, keepers, lizard_cult, riverfolk, table};
use kernel::Seat;
use root::position::{Goal, ItemState};
use root::terms::{Clearings, Faction, Item, Piece, Relationship, Suit};
use root::{Position, Setting};

/// The points that win.
const GOAL: f32 = 30.0;
/// The supporters a revolt takes (8.4.1.II).
const REVOLT: usize = 2;

/// The points of the one ahead.
pub(super) fn ahead(setting: &Setting, position: &Position) -> f32 {
    let scores = setting.seats().map(|seat| position.player(seat).score());
    f32::from(scores.max().unwrap_or(0))
}

/// The points a seat has, and those it may hope for from what it has built up, when the one ahead has these points; what it
/// has built counts so many times.
pub(super) fn prospects(
    setting: &Setting,
    position: &Position,
    seat: Seat,
    (ahead, times): (f32, f32),
) -> f32 {
    let player = position.player(seat);
    // What is built up pays over the turns that are left.
    let pays = 0.25 + 1.1 * left(ahead);
    let common = count(player.hand().len()).min(6.0) * 0.35 + count(player.effects().len()) * 0.8;
    let common = common + hirelings::worth(position, seat);
    // Factions are being picked.
    let Some(faction) = position.faction_if_any(seat) else { return common };
    let built = match faction {
        Faction::Marquise => marquise(setting, position),
        Faction::Eyrie => eyrie(setting, position),
        Faction::Alliance => alliance(setting, position),
        Faction::Vagabond => vagabond(position, 0),
        Faction::SecondVagabond => vagabond(position, 1),
        Faction::LizardCult => lizard_cult::worth(setting, position),
        Faction::Riverfolk => riverfolk::worth(setting, position),
        Faction::Duchy => duchy::worth(setting, position),
        Faction::Corvids => corvids::worth(setting, position),
        Faction::Hundreds => hundreds::worth(setting, position),
        Faction::Keepers => keepers::worth(setting, position),
        // Hirelings have no seat.
        _ => 0.0,
    };
    let built = times * built + table::worth(setting, position, faction);
    match player.goal() {
        Goal::Points => f32::from(player.score()) + pays * (common + built),
        // Whoever has left the track is judged by what it holds, as one who is late in the race.
        Goal::Dominance(suit) => 5.0 + 3.0 * holdings(position, faction, suit) + 0.5 * built,
        Goal::Coalition(partner) => 0.5 * f32::from(position.player(partner).score()) + common,
    }
}

/// The part of the race that is left, when the one ahead has these points.
pub(super) fn left(ahead: f32) -> f32 {
    (1.0 - ahead / GOAL).clamp(0.0, 1.0)
}

/// How many clearings a faction rules that its dominance asks for.
fn holdings(position: &Position, faction: Faction, suit: Suit) -> f32 {
    let woodland = &position.woodland;
    count(woodland.ruled(faction).and(woodland.of_suit(suit)).len())
}

/// A number of things.
pub(super) fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// How many pieces of a kind are on the map.
pub(super) fn on_map(position: &Position, piece: Piece) -> f32 {
    f32::from(position.woodland.on_map(piece))
}

/// Buildings and what they make, the points of those to come with the room for them, and who guards them.
fn marquise(setting: &Setting, position: &Position) -> f32 {
    let woodland = &position.woodland;
    let ruled = woodland.ruled(Faction::Marquise);
    let slots: u8 = ruled.iter().map(|clearing| woodland.free_slots(clearing)).sum();
    let (mut buildings, mut to_come, mut bare) = (0.0, 0.0, 0.0);
    for piece in Piece::MARQUISE_BUILDINGS {
        buildings += on_map(position, piece);
        to_come += f32::from(next_points(setting, position, piece));
        for clearing in woodland.with(piece) {
            let here = f32::from(woodland.count(piece, clearing));
            bare += match woodland.warriors(Faction::Marquise, clearing) {
                0 => here,
                1 => 0.4 * here,
                _ => 0.0,
            };
        }
    }
    0.8 * buildings
        + 0.3 * on_map(position, Piece::Sawmill)
        + 0.35 * on_map(position, Piece::Wood).min(8.0)
        + 0.16 * on_map(position, Piece::MarquiseWarrior)
        + 1.5 * on_map(position, Piece::Keep)
        + 0.15 * count(ruled.len())
        + 0.2 * to_come
        + 0.2 * f32::from(slots.min(4))
        - 0.35 * bare
}

/// The points of the next building of a track of the Marquise; none if it is empty.
pub(super) fn next_points(setting: &Setting, position: &Position, piece: Piece) -> u8 {
    let board = &setting.boards.factions.marquise;
    let points = match piece {
        Piece::Sawmill => board.sawmill_points,
        Piece::Workshop => board.workshop_points,
        Piece::Recruiter => board.recruiter_points,
        _ => return 0,
    };
    let built = board.buildings - position.woodland.supply(piece).min(board.buildings);
    points.get(usize::from(built)).copied().unwrap_or(0)
}

/// Roosts that score every Evening, warriors to hold them, and a Decree that can be resolved.
fn eyrie(setting: &Setting, position: &Position) -> f32 {
    let roosts = on_map(position, Piece::Roost);
    let decree = count(position.eyrie.decree().len());
    let ruled = count(position.woodland.ruled(Faction::Eyrie).len());
    let ground = Ground::new(setting, position);
    // Points and orders are lost, and the rest of a turn with them.
    let turmoil = 1.0 + 0.7 * count(ground.humiliation()) + 0.2 * decree;
    2.2 * roosts + 0.2 * on_map(position, Piece::EyrieWarrior) + 0.4 * decree.min(8.0) + 0.3 * ruled
        - turmoil * ground.risk()
}

/// Sympathy, best where nobody treads on it, supporters for more of it and for revolts, officers and whom they may send.
fn alliance(setting: &Setting, position: &Position) -> f32 {
    let woodland = &position.woodland;
    let bases: f32 = Piece::BASES.iter().map(|&base| on_map(position, base)).sum();
    let supporters = count(position.alliance.supporters().len());
    let sympathetic = woodland.with(Piece::Sympathy);
    let marched = rivals(position).map(|faction| woodland.with_warriors(faction));
    let threatened = marched.fold(Clearings::NONE, Clearings::union).and(sympathetic);
    let revolts: f32 = Piece::BASES.into_iter().map(|base| revolt(setting, position, base)).sum();
    1.5 * count(sympathetic.len()) - 0.3 * count(threatened.len())
        + 2.5 * bases
        + 0.95 * supporters.min(8.0)
        + 3.0 * revolts
        + 1.3 * f32::from(position.alliance.officers()).min(5.0)
        + 0.7 * on_map(position, Piece::AllianceWarrior)
}

/// Those the Alliance rises against.
fn rivals(position: &Position) -> impl Iterator<Item = Faction> + use<> {
    position.playing().iter().filter(|&faction| faction != Faction::Alliance)
}

/// The revolt that would bring a base, if there are supporters for it and sympathy where it would break out: as much as
/// others have built there.
fn revolt(setting: &Setting, position: &Position, base: Piece) -> f32 {
    let woodland = &position.woodland;
    let Some(suit) = base.printed_suit() else { return 0.0 };
    let supporters = position.alliance.supporters().and(setting.deck.matching(suit));
    if supporters.len() < REVOLT || woodland.on_map(base) > 0 {
        return 0.0;
    }
    let places = woodland.with(Piece::Sympathy).and(woodland.of_suit(suit));
    let prize = |at| rivals(position).map(|faction| woodland.cardboard(faction, at)).sum::<u8>();
    places.iter().map(prize).max().map_or(0.0, |prize| 1.0 + 0.5 * f32::from(prize))
}

/// Items, those that strike first of all; boots are there to be worn out. Friends, or enemies whose warriors are points.
/// What it is worth that a Vagabond has boots at all, beside what each item is.
const WALKS: f32 = 1.0;

fn vagabond(position: &Position, number: usize) -> f32 {
    let board = &position.vagabonds[number];
    let mut worth = 0.0;
    for item in Item::ALL {
        let each = match item {
            Item::Sword => 1.6,
            Item::Crossbow | Item::Hammer => 1.2,
            Item::Boot => 0.7,
            Item::Torch | Item::Tea | Item::Coins | Item::Bag => 1.0,
        };
        for state in ItemState::ALL {
            let counts = if state.is_damaged() {
                0.3
            } else if state.is_ready() {
                1.0
            } else {
                0.75
            };
            worth += each * counts * f32::from(board.items(item, state));
        }
    }
    // Whoever has no boots left goes nowhere.
    let mut whole = ItemState::ALL.into_iter().filter(|state| !state.is_damaged());
    if whole.any(|state| board.items(Item::Boot, state) > 0) {
        worth += WALKS;
    }
    for faction in position.playing() {
        worth += match board.relationship(faction) {
            Relationship::Hostile => 0.5,
            Relationship::Indifferent => 0.2 * f32::from(board.aids(faction)),
            Relationship::Amiable => 0.7 + 0.2 * f32::from(board.aids(faction)),
            Relationship::Friendly => 1.4 + 0.2 * f32::from(board.aids(faction)),
            Relationship::Allied => 2.5,
        };
    }
    worth
}
