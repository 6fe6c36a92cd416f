//! What a faction may score in its next turn, if nobody stops it: a quick estimate from its board.
#![warn(clippy::wildcard_enum_match_arm)]

use super::super::worth::next_points;
use kernel::Seat;
use root::position::RelicPlace;
use root::terms::{Clearings, Faction, Item, Minister, Piece, Plot, Relic, Suit};
use root::{Position, Setting};

/// The points a faction may score in its next turn.
pub(in super::super) fn of(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    let Some(faction) = position.faction_if_any(seat) else { return 0 };
    let on_board = match faction {
        Faction::Marquise => marquise(setting, position),
        Faction::Eyrie => eyrie(setting, position),
        Faction::Alliance => alliance(setting, position),
        Faction::Vagabond => vagabond(position, 0),
        Faction::SecondVagabond => vagabond(position, 1),
        Faction::LizardCult => lizard_cult(setting, position),
        Faction::Riverfolk => riverfolk(setting, position),
        Faction::Duchy => duchy(setting, position),
        Faction::Corvids => corvids(position),
        Faction::Hundreds => hundreds(setting, position),
        Faction::Keepers => keepers(setting, position),
        // Hirelings have no seat.
        root::hireling!() => 0,
    };
    on_board + crafting(setting, position, seat)
}

/// The best item in hand that is still to be had: one of them is crafted in a turn, more or less.
fn crafting(setting: &Setting, position: &Position, seat: Seat) -> u8 {
    let hand = position.player(seat).hand();
    let items = setting.deck.names(hand).filter_map(|name| setting.deck.facts(name).item);
    items
        .filter(|&(item, _)| position.items().of(item) > 0)
        .map(|(_, points)| points)
        .max()
        .unwrap_or(0)
}

/// The next building of the track that scores most.
fn marquise(setting: &Setting, position: &Position) -> u8 {
    let next = |piece| next_points(setting, position, piece);
    Piece::MARQUISE_BUILDINGS.into_iter().map(next).max().unwrap_or(0)
}

fn eyrie(setting: &Setting, position: &Position) -> u8 {
    let points = &setting.boards.factions.eyrie.points;
    let roosts = usize::from(position.woodland.on_map(Piece::Roost));
    points.get(roosts).copied().unwrap_or(0)
}

/// The next tokens of sympathy for which there are supporters.
fn alliance(setting: &Setting, position: &Position) -> u8 {
    let row = &setting.boards.factions.alliance;
    let mut supporters = position.alliance.supporters().len();
    let placed = usize::from(position.woodland.on_map(Piece::Sympathy));
    let mut points = 0;
    for (&cost, &brings) in row.cost.iter().zip(&row.points).skip(placed) {
        let Some(left) = supporters.checked_sub(usize::from(cost)) else { break };
        (supporters, points) = (left, points + brings);
    }
    points
}

/// A hit for each sword, where somebody is an enemy, and an aid.
fn vagabond(position: &Position, number: usize) -> u8 {
    let board = &position.vagabonds[number];
    let whole = |item: Item| board.all_items()[item.index()].iter().take(2).sum::<u8>();
    1 + whole(Item::Sword).min(3) + whole(Item::Torch).min(1)
}

/// What the tracks show for suits of which there is a card.
fn lizard_cult(setting: &Setting, position: &Position) -> u8 {
    let hand = position.player(position.seat_of(Faction::LizardCult)).hand();
    let held = hand.union(position.lizard_cult.revealed());
    let mut points = 0;
    for (suit, garden) in Suit::OF_CLEARINGS.into_iter().zip(Piece::GARDENS) {
        if !held.and(setting.deck.of_suit(suit)).is_empty() {
            let built = usize::from(position.woodland.on_map(garden));
            points += setting.boards.lizard_cult.track.points[built];
        }
    }
    points
}

/// Dividends, and a trade post where there are funds for it.
fn riverfolk(setting: &Setting, position: &Position) -> u8 {
    let (row, board) = (&setting.boards.riverfolk, &position.riverfolk);
    let stands = Piece::TRADE_POSTS.into_iter().any(|post| position.woodland.on_map(post) > 0);
    let funds = board.all_funds();
    let dividends = if stands { funds / row.counts.funds_per_point.max(1) } else { 0 };
    let mut payers = position.playing().iter();
    let pays = payers.any(|of| board.warriors_of(of) >= row.counts.funds_per_trade_post);
    dividends + if pays { row.track.points[1] } else { 0 }
}

/// What the lords score, and the next minister.
fn duchy(setting: &Setting, position: &Position) -> u8 {
    let on_map = |piece| position.woodland.on_map(piece);
    let mut points = 0;
    for minister in position.duchy.swayed() {
        points += match minister {
            Minister::DuchessOfMud => {
                let all = on_map(Piece::Tunnel) >= setting.boards.duchy.counts.tunnels;
                if all { setting.boards.duchy.counts.mud } else { 0 }
            }
            Minister::BaronOfDirt => on_map(Piece::Market),
            Minister::EarlOfStone => on_map(Piece::Citadel),
            Minister::Foremole | Minister::Captain | Minister::Marshal => 0,
            Minister::Brigadier | Minister::Banker | Minister::Mayor => 0,
        };
    }
    points + 1
}

/// Every guarded plot is flipped for the plots that lie face up by then.
fn corvids(position: &Position) -> u8 {
    let board = &position.corvids;
    let guarded = board.face_down().and(position.woodland.with(Piece::CorvidWarrior));
    let mut shown = few(board.face_up().len());
    let mut points = 0;
    for clearing in guarded {
        // A bomb leaves the map when it is flipped.
        if board.plot(clearing) == Some(Plot::Bomb) {
            points += shown + 1;
        } else {
            shown += 1;
            points += shown;
        }
    }
    points
}

/// The clearings they oppress, and what mobs raze.
fn hundreds(setting: &Setting, position: &Position) -> u8 {
    let woodland = &position.woodland;
    let others = position.playing().iter().filter(|&faction| faction != Faction::Hundreds);
    let theirs = others.map(|faction| woodland.with_pieces(faction));
    let theirs = theirs.fold(Clearings::NONE, Clearings::union);
    let oppressed = woodland.ruled(Faction::Hundreds).minus(theirs).len();
    let points = &setting.boards.hundreds.oppress.points;
    points[oppressed.min(points.len() - 1)] + few(woodland.with(Piece::Mob).and(theirs).len())
}

/// The relics that lie at a waystation which takes them.
fn keepers(setting: &Setting, position: &Position) -> u8 {
    let board = &position.keepers;
    let taken = |relic: Relic| match board.place_of(relic) {
        RelicPlace::Clearing(at) if board.shows(at, relic.kind()) => {
            setting.boards.keepers.value(relic)
        }
        RelicPlace::Clearing(_) | RelicPlace::Forest(_) => 0,
        RelicPlace::Recovered | RelicPlace::Aside | RelicPlace::Trophy => 0,
    };
    Relic::all().map(taken).sum::<u8>().min(12)
}

fn few(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
