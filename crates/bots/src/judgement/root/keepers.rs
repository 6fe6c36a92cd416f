//! The Keepers: what they have built up, and which of their choices look promising.

use super::promise::Glance;
use super::worth::{count, on_map};
use crate::judge::PLAIN;
use root::keepers::Question;
use root::position::RelicPlace;
use root::terms::{CardName, Clearing, Faction, Forest, Piece, Relic, RelicType, Retinue, Suit};
use root::{Choice, Position, Setting};

/// A Retinue that acts, relics on their way to a waystation that takes them, and warriors to hold what they stand on.
pub(super) fn worth(setting: &Setting, position: &Position) -> f32 {
    let (woodland, board) = (&position.woodland, &position.keepers);
    let relics: f32 = Relic::all().map(|relic| prospect(setting, position, relic)).sum();
    let standing = woodland.with(Piece::KeeperWarrior).len();
    relics
        + 0.55 * f32::from(board.size())
        + 0.7 * on_map(position, Piece::Waystation)
        + 0.2 * on_map(position, Piece::KeeperWarrior)
        + 0.12 * count(standing)
        + 0.25 * count(woodland.ruled(Faction::Keepers).len())
}

/// What a relic may still bring: nearly its value at a waystation that takes it, less where it lies open to enemies.
fn prospect(setting: &Setting, position: &Position, relic: Relic) -> f32 {
    let (woodland, board) = (&position.woodland, &position.keepers);
    let value = f32::from(setting.boards.keepers.value(relic));
    match board.place_of(relic) {
        RelicPlace::Clearing(clearing) => {
            let guarded = woodland.with(Piece::KeeperWarrior).has(clearing);
            let taken = board.shows(clearing, relic.kind());
            let share = if taken { 0.75 } else { 0.45 };
            let risk = if guarded { 0.1 } else { 0.9 };
            share * (value + 0.5) - risk
        }
        RelicPlace::Forest(forest) => 0.06 * count(ruled_around(setting, position, forest)),
        // Sets to come: a row that is ahead waits for the others.
        RelicPlace::Recovered | RelicPlace::Aside | RelicPlace::Trophy => 0.0,
    }
}

/// How many clearings around a forest the Keepers rule.
fn ruled_around(setting: &Setting, position: &Position, forest: Forest) -> usize {
    let around = setting.map.forests[forest.index()].clearings;
    position.woodland.ruled(Faction::Keepers).and(around).len()
}

/// How many clearings they rule of the suit of one.
fn ruled_alike(position: &Position, clearing: Clearing) -> usize {
    let woodland = &position.woodland;
    let ruled = woodland.ruled(Faction::Keepers);
    woodland.suits(clearing).map(|suit| ruled.and(woodland.of_suit(suit)).len()).max().unwrap_or(0)
}

/// How promising an answer to a question of their chapter looks.
#[expect(clippy::too_many_lines, reason = "a table that reads downwards")]
pub(super) fn promise(glance: &Glance<'_>, question: Question, choice: Choice) -> u16 {
    match (question, choice) {
        (Question::Encamp, Choice::In(clearing)) => encamping(glance.position, clearing),
        (Question::EncampWith { clearing }, Choice::Waystation(up, _)) => {
            showing(glance, clearing, up)
        }
        (Question::Decamp, Choice::Pass) => 40,
        (Question::Decamp, Choice::In(_)) => 1,
        (Question::Recruit, Choice::Card(name)) => recruiting(glance, name),
        (Question::UseRetinue { .. }, Choice::Pass) => 3,
        (Question::UseRetinue { .. }, Choice::Retainer | Choice::CardOf(Suit::Bird)) => 10,
        (Question::BattleThenDelve, Choice::In(clearing)) => digging(glance, clearing),
        (Question::Delve { .. }, Choice::To(root::terms::Place::Forest(forest))) => {
            let ruled = ruled_around(glance.setting, glance.position, forest);
            6 + 10 * u16::try_from(ruled).unwrap_or(0)
        }
        (Question::DelveRelic { forest }, Choice::Relic(kind, value)) => {
            let ruled = ruled_around(glance.setting, glance.position, forest);
            wanting(glance.position, kind) + keeping(value.max(2), ruled)
        }
        (Question::MoveOrRecover, Choice::In(_)) => 80,
        (Question::Recover { clearing }, Choice::Relic(_, value)) => {
            8 + keeping(value, ruled_alike(glance.position, clearing))
        }
        (Question::RecoverMore { clearing }, Choice::Relic(_, value)) => {
            12 + 4 * u16::from(value) + keeping(value, ruled_alike(glance.position, clearing))
        }
        (Question::Carry { from, to, .. }, Choice::Relic(kind, _)) => {
            carrying(glance.position, (from, to), kind)
        }
        (Question::PlaceTrophy { .. }, Choice::To(root::terms::Place::Forest(forest))) => {
            32 >> ruled_around(glance.setting, glance.position, forest).min(4)
        }
        (Question::WhichRelicGoes { .. }, Choice::Relic(_, value)) => {
            let mine = glance.own == Faction::Keepers;
            if mine { 20 >> value.min(3) } else { 4 << value.min(3) }
        }
        (Question::GatherRetinue { .. }, Choice::Retinue(_)) => 2,
        (Question::GatherRetinue { .. } | Question::GatherMore { .. }, Choice::Card(name)) => {
            if glance.setting.suit_of(name) == Suit::Bird {
                30
            } else {
                20
            }
        }
        (Question::GatherWhere { .. }, Choice::Retinue(column)) => gathering(glance, column),
        (
            Question::Carry { .. }
            | Question::WhichRelicGoes { .. }
            | Question::WhichWaystationGoes { .. }
            | Question::PlaceTrophy { .. }
            | Question::PlaceOthers
            | Question::Encamp
            | Question::EncampWith { .. }
            | Question::Decamp
            | Question::Recruit
            | Question::UseRetinue { .. }
            | Question::BattleThenDelve
            | Question::Delve { .. }
            | Question::DelveRelic { .. }
            | Question::MoveOrRecover
            | Question::Recover { .. }
            | Question::RecoverMore { .. }
            | Question::RetinueDone
            | Question::GatherRetinue { .. }
            | Question::GatherMore { .. }
            | Question::GatherWhere { .. }
            | Question::Shift { .. }
            | Question::ShiftWhere { .. },
            choice,
        ) => glance.at_large(choice),
    }
}

/// A waystation where somebody stays beside it, and where another stands rather not.
fn encamping(position: &Position, clearing: Clearing) -> u16 {
    let warriors = position.woodland.count(Piece::KeeperWarrior, clearing);
    let alone = position.woodland.count(Piece::Waystation, clearing) == 0;
    let company = if warriors > 1 { 24 } else { 5 };
    if alone { company } else { company / 3 }
}

/// The side up that takes what lies there or nearby.
fn showing(glance: &Glance<'_>, clearing: Clearing, up: RelicType) -> u16 {
    let board = &glance.position.keepers;
    let of_type = |place| board.relics_at(place).filter(|relic| relic.kind() == up).count();
    let here = of_type(RelicPlace::Clearing(clearing));
    let near = glance.setting.map.forests_at(clearing);
    let near: usize = near.map(|forest| of_type(RelicPlace::Forest(forest))).sum();
    let shown = (0..root::position::WAYSTATIONS)
        .any(|number| board.waystation(number).is_some_and(|stands| stands.up == up));
    let fresh = if shown { 2 } else { 8 };
    fresh + 24 * u16::try_from(here).unwrap_or(0) + 3 * u16::try_from(near).unwrap_or(0)
}

/// Cards are wanted for the Retinue: warriors come when there are few.
fn recruiting(glance: &Glance<'_>, name: CardName) -> u16 {
    let few = glance.position.woodland.on_map(Piece::KeeperWarrior) < 7;
    let bird = glance.setting.suit_of(name) == Suit::Bird;
    match (few, bird) {
        (true, false) => 16,
        (true, true) => 4,
        (false, _) => 2,
    }
}

/// A clearing where relics can be dug at little cost, or a battle can be won.
fn digging(glance: &Glance<'_>, clearing: Clearing) -> u16 {
    let (setting, position) = (glance.setting, glance.position);
    let others = position.playing().iter().filter(|&faction| faction != glance.own);
    let woodland = &position.woodland;
    let meets: Vec<Faction> =
        others.filter(|&faction| woodland.with_pieces(faction).has(clearing)).collect();
    let holds =
        |forest: &Forest| position.keepers.relics_at(RelicPlace::Forest(*forest)).next().is_some();
    let around = setting.map.forests_at(clearing).filter(holds);
    let best = around.map(|forest| ruled_around(setting, position, forest)).max();
    let dig = best.map_or(0, |ruled| 12 + 8 * u16::try_from(ruled).unwrap_or(0));
    let fights =
        meets.into_iter().map(|faction| glance.at_large(Choice::Battle(clearing, faction)));
    match fights.max() {
        None => dig,
        Some(fight) => (fight + dig / 3).max(1),
    }
}

/// Whether a card is kept for a relic of some value.
fn keeping(value: u8, ruled: usize) -> u16 {
    if usize::from(value) <= ruled { 24 } else { 4 }
}

/// A type of which fewer were recovered completes a column the sooner.
fn wanting(position: &Position, kind: RelicType) -> u16 {
    let shown = (0..root::position::WAYSTATIONS)
        .any(|number| position.keepers.waystation(number).is_some_and(|stands| stands.up == kind));
    let have = u16::try_from(position.keepers.recovered(kind)).unwrap_or(0);
    16_u16.saturating_sub(4 * have) + if shown { 12 } else { 0 }
}

/// Relics go to waystations that take them, and do not leave one that does.
fn carrying(position: &Position, (from, to): (Clearing, Clearing), kind: RelicType) -> u16 {
    let board = &position.keepers;
    if board.shows(to, kind) {
        60
    } else if board.shows(from, kind) {
        1
    } else {
        16
    }
}

/// Where they go of their own: to what nobody digs yet, and with relics to where they are taken.
pub(super) fn moving(setting: &Setting, position: &Position, from: Clearing, to: Clearing) -> u16 {
    let board = &position.keepers;
    let brings = board
        .relics_at(RelicPlace::Clearing(from))
        .any(|relic| board.shows(to, relic.kind()) && !board.shows(from, relic.kind()));
    let holds = |forest: &Forest| board.relics_at(RelicPlace::Forest(*forest)).next().is_some();
    let near = setting.map.forests_at(to).filter(holds).count();
    let crowded = position.woodland.count(Piece::KeeperWarrior, from) > 3;
    let aim = 2 * u16::try_from(near).unwrap_or(0) + if brings { 40 } else { 0 };
    aim + if crowded { PLAIN / 2 } else { 0 }
}

/// The columns grow alike, those that score first.
fn gathering(glance: &Glance<'_>, column: Retinue) -> u16 {
    let board = &glance.position.keepers;
    let held = board.column(column).len() + usize::from(board.faithful(column));
    let first = match column {
        Retinue::Move => 16,
        Retinue::BattleThenDelve => 24,
        Retinue::MoveOrRecover => 28,
    };
    (first >> held.min(4)).max(1)
}
