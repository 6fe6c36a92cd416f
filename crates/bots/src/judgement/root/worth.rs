//! What a faction has built up.

use kernel::Seat;
use root::position::{Goal, ItemState};
use root::terms::{Clearings, Column, Faction, Item, Piece, Relationship, Suit};
use root::{Position, Setting};

/// The points that win.
const GOAL: f32 = 30.0;

/// The points a seat has, and those it may hope for from what it has built up, when the one ahead has so many.
pub(super) fn prospects(setting: &Setting, position: &Position, seat: Seat, ahead: f32) -> f32 {
    let player = position.player(seat);
    // What is built up pays over the turns that are left.
    let pays = 0.25 + 1.1 * left(ahead);
    let common = count(player.hand().len()).min(6.0) * 0.35 + count(player.effects().len()) * 0.8;
    let built = match setting.faction(seat) {
        Faction::Marquise => marquise(position),
        Faction::Eyrie => eyrie(setting, position),
        Faction::Alliance => alliance(position),
        Faction::Vagabond => vagabond(position, 0),
        Faction::SecondVagabond => vagabond(position, 1),
        Faction::LizardCult
        | Faction::Riverfolk
        | Faction::Duchy
        | Faction::Corvids
        | Faction::Hundreds
        | Faction::Keepers => 0.0,
    };
    match player.goal() {
        Goal::Points => f32::from(player.score()) + pays * (common + built),
        // Whoever has left the track is judged by what it holds, as one who is late in the race.
        Goal::Dominance(suit) => {
            8.0 + 3.0 * holdings(position, setting.faction(seat), suit) + 0.5 * built
        }
        Goal::Coalition(partner) => 0.5 * f32::from(position.player(partner).score()) + common,
    }
}

/// The part of the race that is left, when the one ahead has so many points.
pub(super) fn left(ahead: f32) -> f32 {
    (1.0 - ahead / GOAL).clamp(0.0, 1.0)
}

/// How many clearings a faction rules that its dominance asks for.
fn holdings(position: &Position, faction: Faction, suit: Suit) -> f32 {
    let woodland = &position.woodland;
    count(woodland.ruled(faction).and(woodland.of_suit(suit)).len())
}

fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

fn on_map(position: &Position, piece: Piece) -> f32 {
    f32::from(position.woodland.on_map(piece))
}

fn marquise(position: &Position) -> f32 {
    let buildings: f32 = Piece::MARQUISE_BUILDINGS.iter().map(|&b| on_map(position, b)).sum();
    let ruled = count(position.woodland.ruled(Faction::Marquise).len());
    1.1 * buildings
        + 0.3 * on_map(position, Piece::Sawmill)
        + 0.35 * on_map(position, Piece::Wood).min(8.0)
        + 0.16 * on_map(position, Piece::MarquiseWarrior)
        + 1.5 * on_map(position, Piece::Keep)
        + 0.15 * ruled
}

/// Roosts that score every Evening, warriors to hold them, and a Decree that can be resolved.
fn eyrie(setting: &Setting, position: &Position) -> f32 {
    let roosts = on_map(position, Piece::Roost);
    let decree = count(position.eyrie.decree().len());
    let ruled = count(position.woodland.ruled(Faction::Eyrie).len());
    2.2 * roosts + 0.2 * on_map(position, Piece::EyrieWarrior) + 0.4 * decree.min(8.0) + 0.3 * ruled
        - 1.5 * turmoil(setting, position)
}

/// How many orders of the Decree could not be resolved as things stand: any of them means turmoil.
fn turmoil(setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.eyrie);
    let warriors = woodland.with_warriors(Faction::Eyrie);
    let enemies = position.playing().iter().filter(|&faction| faction != Faction::Eyrie);
    let beset = enemies
        .map(|faction| woodland.with_pieces(faction))
        .fold(Clearings::NONE, Clearings::union);
    let roosts = woodland.with(Piece::Roost);
    let open = woodland.ruled(Faction::Eyrie).and(woodland.with_free_slot()).minus(roosts);
    let mut missing = 0.0;
    for column in Column::ALL {
        // Warriors walk, and a roost is hard to come by: the weight is how hard it is to put right in time.
        let (places, weight) = match column {
            Column::Recruit => (roosts, 1.0),
            Column::Move => (warriors, 0.4),
            Column::Battle => (warriors.and(beset), 0.4),
            Column::Build => (open, 0.7),
        };
        for suit in Suit::ALL {
            let orders = board.column(column).and(setting.deck.of_suit(suit)).len();
            let fits = match suit {
                Suit::Bird => places,
                Suit::Fox | Suit::Rabbit | Suit::Mouse => places.and(woodland.of_suit(suit)),
            };
            if orders > 0 && fits.is_empty() {
                missing += weight;
            } else if column == Column::Build && orders > fits.len() {
                missing += 0.4;
            }
        }
    }
    missing
}

fn alliance(position: &Position) -> f32 {
    let bases: f32 = Piece::BASES.iter().map(|&base| on_map(position, base)).sum();
    let supporters = count(position.alliance.supporters().len());
    1.5 * on_map(position, Piece::Sympathy)
        + 2.5 * bases
        + 0.45 * supporters.min(8.0)
        + 1.3 * f32::from(position.alliance.officers()).min(5.0)
        + 0.3 * on_map(position, Piece::AllianceWarrior)
}

/// Items, those that strike first of all, and friends.
fn vagabond(position: &Position, number: usize) -> f32 {
    let board = &position.vagabonds[number];
    let mut worth = 0.0;
    for item in Item::ALL {
        let each = match item {
            Item::Sword => 1.6,
            Item::Boot | Item::Crossbow | Item::Hammer => 1.2,
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
    for faction in position.playing().iter() {
        worth += match board.relationship(faction) {
            Relationship::Hostile => -0.5,
            Relationship::Indifferent => 0.2 * f32::from(board.aids(faction)),
            Relationship::Amiable => 0.7 + 0.2 * f32::from(board.aids(faction)),
            Relationship::Friendly => 1.4 + 0.2 * f32::from(board.aids(faction)),
            Relationship::Allied => 2.5,
        };
    }
    worth
}
