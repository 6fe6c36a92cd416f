//! What a net sees on the factions' boards.
#![warn(clippy::wildcard_enum_match_arm)]

use super::super::decree::Ground;
use crate::net::Sensed;
use crate::net::features::blocks;
use root::position::{ItemState, RelicPlace};
use root::terms::{
    Column, Faction, Item, Minister, Piece, Plot, Relationship, Relic, RelicType, Retinue, Service,
    Suit, Track,
};
use root::{Position, Setting};

const ONE: &[&str] = &["board"];
const SUITS: &[&str] = &["fox", "rabbit", "mouse"];
const ITEMS: &[&str] = &[
    "first boot",
    "first bag",
    "first crossbow",
    "first hammer",
    "first sword",
    "first tea",
    "first coins",
    "first torch",
    "second boot",
    "second bag",
    "second crossbow",
    "second hammer",
    "second sword",
    "second tea",
    "second coins",
    "second torch",
];
const TWO: &[&str] = &["first", "second"];
const YES: &[u8] = &[1];

blocks! {
    from super::END;
    SAWMILLS = "sawmills", ONE, &[1, 2, 3, 4, 5, 6];
    WORKSHOPS = "workshops", ONE, &[1, 2, 3, 4, 5, 6];
    RECRUITERS = "recruiters", ONE, &[1, 2, 3, 4, 5, 6];
    WOOD = "wood", ONE, &[1, 2, 3, 4, 6, 8];
    KEEP = "keep", ONE, YES;
    /// Free slots where the Marquise rules.
    ROOM = "room", ONE, &[1, 2, 3, 4];
    ROOSTS = "roosts", ONE, &[1, 2, 3, 4, 5, 6, 7];
    DECREE = "decree", &["recruit", "move", "battle", "build"], &[1, 2, 3, 4];
    BIRDS = "decree birds", ONE, &[1, 2, 3];
    LEADER = "leader", &["builder", "charismatic", "commander", "despot"], YES;
    /// How likely the Decree cannot be obeyed, in hundredths.
    RISK = "risk", ONE, &[10, 30, 50, 80];
    SYMPATHY = "sympathy", ONE, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    BASES = "base", SUITS, YES;
    SUPPORTERS = "supporters", ONE, &[1, 2, 3, 4, 5, 7, 9];
    RECRUITED = "supporters suit", SUITS, &[1, 2, 3];
    OFFICERS = "officers", ONE, &[1, 2, 3, 4, 5];
    /// Whole items of the Vagabonds.
    ITEM = "item", ITEMS, &[1, 2, 3];
    DAMAGED = "damaged", TWO, &[1, 2, 3, 5];
    READY = "ready", TWO, &[2, 4, 6, 8];
    QUESTS = "quests", TWO, &[1, 2, 3, 5];
    HOSTILE = "hostile", TWO, &[1, 2, 3];
    FRIENDS = "friends", TWO, &[1, 2, 3, 5, 8];
    HIDES = "hides", TWO, YES;
    GARDENS = "gardens", SUITS, &[1, 2, 3, 4, 5];
    SCORABLE = "scorable", SUITS, YES;
    ACOLYTES = "acolytes", ONE, &[1, 2, 3, 4, 5, 7];
    HATED = "hated", ONE, YES;
    SOULS = "lost souls", ONE, &[2, 5, 9];
    FUNDS = "funds", ONE, &[1, 2, 3, 4, 5, 7, 10];
    COMMITTED = "committed", ONE, &[1, 3, 5, 8];
    FOREIGN = "foreign funds", ONE, &[1, 2, 4, 6];
    POSTS = "trade posts", ONE, &[1, 2, 3, 4, 5, 6];
    PRICES = "price", &["hand-card", "riverboats", "mercenaries"], &[2, 3, 4];
    MINISTER = "minister", &[
        "foremole", "captain", "marshal", "brigadier", "banker", "mayor", "duchess-of-mud", "baron-of-dirt",
        "earl-of-stone",
    ], YES;
    BURROW = "burrow", ONE, &[1, 2, 4, 6, 9];
    TUNNELS = "tunnels", ONE, &[1, 2, 3];
    CITADELS = "citadels", ONE, &[1, 2, 3];
    MARKETS = "markets", ONE, &[1, 2, 3];
    HIDDEN = "plots hidden", ONE, &[1, 2, 3, 4, 5];
    GUARDED = "plots guarded", ONE, &[1, 2, 3, 4];
    SHOWN = "plots shown", ONE, &[1, 2, 3, 4, 5];
    PLOTS = "plots of a kind", &["bomb", "snare", "extortion", "raid"], &[1, 2];
    /// How many stand beside a hidden plot and could guess.
    GUESSERS = "guessers", ONE, &[1, 2, 3, 5];
    OPPRESSED = "oppressed", ONE, &[1, 2, 3, 4, 5, 6];
    HOARD = "hoard", &["command", "prowess"], &[1, 2, 3, 4];
    STRONGHOLDS = "strongholds", ONE, &[1, 2, 3, 4];
    MOBS = "mobs", ONE, &[1, 2, 3, 4, 5];
    WARLORD = "warlord guards", ONE, &[1, 2, 4, 7];
    MOOD = "mood", &["bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful"], YES;
    RELICS = "relics recovered", &["figure", "tablet", "jewelry"], &[1, 2, 3, 4];
    CARRIED = "relics carried", ONE, &[1, 2, 3, 4, 6];
    HOME = "relics at a waystation", ONE, &[1, 2, 3];
    WAYSTATIONS = "waystations", ONE, &[1, 2, 3];
    RETINUE = "retinue", &["move", "battle-then-delve", "move-or-recover"], &[1, 2, 3, 4];
    FAITHFUL = "faithful", ONE, &[1, 2, 3];
}

/// Notes what lies on the board of a faction.
pub(super) fn sense(setting: &Setting, position: &Position, faction: Faction, sensed: &mut Sensed) {
    match faction {
        Faction::Marquise => marquise(position, sensed),
        Faction::Eyrie => eyrie(setting, position, sensed),
        Faction::Alliance => alliance(setting, position, sensed),
        Faction::Vagabond => vagabond(position, 0, sensed),
        Faction::SecondVagabond => vagabond(position, 1, sensed),
        Faction::LizardCult => lizard_cult(setting, position, sensed),
        Faction::Riverfolk => riverfolk(position, sensed),
        Faction::Duchy => duchy(position, sensed),
        Faction::Corvids => corvids(position, sensed),
        Faction::Hundreds => hundreds(setting, position, sensed),
        Faction::Keepers => keepers(position, sensed),
        // Hirelings have no seat.
        root::hireling!() => {}
    }
}

fn marquise(position: &Position, sensed: &mut Sensed) {
    let woodland = &position.woodland;
    sensed.measure(SAWMILLS, 0, woodland.on_map(Piece::Sawmill));
    sensed.measure(WORKSHOPS, 0, woodland.on_map(Piece::Workshop));
    sensed.measure(RECRUITERS, 0, woodland.on_map(Piece::Recruiter));
    sensed.measure(WOOD, 0, woodland.on_map(Piece::Wood));
    sensed.measure(KEEP, 0, woodland.on_map(Piece::Keep));
    let ruled = woodland.ruled(Faction::Marquise).iter();
    sensed.measure(ROOM, 0, ruled.map(|clearing| woodland.free_slots(clearing)).sum());
}

fn eyrie(setting: &Setting, position: &Position, sensed: &mut Sensed) {
    let board = &position.eyrie;
    sensed.measure(ROOSTS, 0, position.woodland.on_map(Piece::Roost));
    for column in Column::ALL {
        let orders = board.column(column).len() + usize::from(board.viziers(column));
        sensed.count(DECREE, column.index(), orders);
    }
    if let Some(leader) = board.leader() {
        sensed.note(LEADER, leader.index(), true);
    }
    let ground = Ground::new(setting, position);
    sensed.count(BIRDS, 0, ground.humiliation());
    sensed.part(RISK, 0, ground.risk());
}

fn alliance(setting: &Setting, position: &Position, sensed: &mut Sensed) {
    let (woodland, supporters) = (&position.woodland, position.alliance.supporters());
    sensed.measure(SYMPATHY, 0, woodland.on_map(Piece::Sympathy));
    for (place, (suit, base)) in Suit::OF_CLEARINGS.into_iter().zip(Piece::BASES).enumerate() {
        sensed.measure(BASES, place, woodland.on_map(base));
        let matching = supporters.and(setting.deck.matching(suit));
        sensed.count(RECRUITED, place, matching.len());
    }
    sensed.count(SUPPORTERS, 0, supporters.len());
    sensed.measure(OFFICERS, 0, position.alliance.officers());
}

fn vagabond(position: &Position, number: usize, sensed: &mut Sensed) {
    let board = &position.vagabonds[number];
    let (mut damaged, mut ready) = (0, 0);
    for item in Item::ALL {
        let mut whole = 0;
        for state in ItemState::ALL {
            let there = board.items(item, state);
            if state.is_damaged() {
                damaged += there;
            } else {
                whole += there;
                ready += if state.is_ready() { there } else { 0 };
            }
        }
        sensed.measure(ITEM, Item::COUNT * number + item.index(), whole);
    }
    sensed.measure(DAMAGED, number, damaged);
    sensed.measure(READY, number, ready);
    let quests = Suit::ALL.into_iter().map(|suit| board.completed(suit));
    sensed.measure(QUESTS, number, quests.sum());
    let (mut hostile, mut friends) = (0, 0);
    for faction in position.playing().iter().filter(|faction| faction.vagabond() != Some(number)) {
        match board.relationship(faction) {
            Relationship::Hostile => hostile += 1,
            Relationship::Indifferent => {}
            Relationship::Amiable => friends += 1,
            Relationship::Friendly => friends += 2,
            Relationship::Allied => friends += 4,
        }
    }
    sensed.measure(HOSTILE, number, hostile);
    sensed.measure(FRIENDS, number, friends);
    sensed.note(HIDES, number, board.pawn().clearing().is_none());
}

fn lizard_cult(setting: &Setting, position: &Position, sensed: &mut Sensed) {
    let board = &position.lizard_cult;
    let hand = position.player(position.seat_of(Faction::LizardCult)).hand();
    let held = hand.union(board.revealed());
    for (place, (suit, garden)) in Suit::OF_CLEARINGS.into_iter().zip(Piece::GARDENS).enumerate() {
        let built = position.woodland.on_map(garden);
        sensed.measure(GARDENS, place, built);
        let card = !held.and(setting.deck.of_suit(suit)).is_empty();
        sensed.note(SCORABLE, place, card && built > 0);
    }
    sensed.measure(ACOLYTES, 0, board.acolytes());
    sensed.note(HATED, 0, board.is_hated());
    sensed.count(SOULS, 0, board.lost_souls().len());
}

fn riverfolk(position: &Position, sensed: &mut Sensed) {
    let (woodland, board) = (&position.woodland, &position.riverfolk);
    let (mut committed, mut foreign) = (0, 0);
    for faction in position.playing() {
        committed += board.committed(faction);
        if faction != Faction::Riverfolk {
            foreign += board.warriors_of(faction);
        }
    }
    sensed.measure(FUNDS, 0, board.all_funds());
    sensed.measure(COMMITTED, 0, committed);
    sensed.measure(FOREIGN, 0, foreign);
    sensed.measure(
        POSTS,
        0,
        Piece::TRADE_POSTS.into_iter().map(|post| woodland.on_map(post)).sum(),
    );
    for service in Service::ALL {
        sensed.measure(PRICES, service.index(), board.price(service));
    }
}

fn duchy(position: &Position, sensed: &mut Sensed) {
    let (woodland, board) = (&position.woodland, &position.duchy);
    for minister in Minister::ALL {
        sensed.note(MINISTER, minister.index(), board.is_swayed(minister));
    }
    sensed.measure(BURROW, 0, board.burrow());
    sensed.measure(TUNNELS, 0, woodland.on_map(Piece::Tunnel));
    sensed.measure(CITADELS, 0, woodland.on_map(Piece::Citadel));
    sensed.measure(MARKETS, 0, woodland.on_map(Piece::Market));
}

fn corvids(position: &Position, sensed: &mut Sensed) {
    let (woodland, board) = (&position.woodland, &position.corvids);
    let hidden = board.face_down();
    sensed.count(HIDDEN, 0, hidden.len());
    sensed.count(GUARDED, 0, hidden.and(woodland.with(Piece::CorvidWarrior)).len());
    sensed.count(SHOWN, 0, board.face_up().len());
    for plot in Plot::ALL {
        sensed.measure(PLOTS, plot.index(), board.on_map(plot));
    }
    let others = position.playing().iter().filter(|&faction| faction != Faction::Corvids);
    let beside = others.map(|faction| woodland.with_pieces(faction).and(hidden).len());
    sensed.count(GUESSERS, 0, beside.sum());
}

fn hundreds(setting: &Setting, position: &Position, sensed: &mut Sensed) {
    let (woodland, board) = (&position.woodland, &position.hundreds);
    sensed.count(OPPRESSED, 0, super::super::hundreds::oppressed(position).len());
    for track in Track::ALL {
        let items = board.count(&setting.boards.hundreds.hoard, track);
        sensed.measure(HOARD, track.index(), items);
    }
    sensed.measure(STRONGHOLDS, 0, woodland.on_map(Piece::Stronghold));
    sensed.measure(MOBS, 0, woodland.on_map(Piece::Mob));
    let warlord = woodland.with(Piece::Warlord).first();
    let guard = warlord.map_or(0, |at| 1 + woodland.count(Piece::HundredsWarrior, at));
    sensed.measure(WARLORD, 0, guard);
    if let Some(mood) = board.mood() {
        sensed.note(MOOD, mood.index(), true);
    }
}

fn keepers(position: &Position, sensed: &mut Sensed) {
    let (woodland, board) = (&position.woodland, &position.keepers);
    for kind in RelicType::ALL {
        sensed.count(RELICS, kind.index(), board.recovered(kind));
    }
    let (mut out, mut home) = (0, 0);
    for relic in Relic::all() {
        if let RelicPlace::Clearing(at) = board.place_of(relic) {
            out += 1;
            home += u8::from(board.shows(at, relic.kind()));
        }
    }
    sensed.measure(CARRIED, 0, out);
    sensed.measure(HOME, 0, home);
    sensed.measure(WAYSTATIONS, 0, woodland.on_map(Piece::Waystation));
    let mut faithful = 0;
    for column in Retinue::ALL {
        let here = board.faithful(column);
        faithful += here;
        sensed.count(RETINUE, column.index(), board.column(column).len() + usize::from(here));
    }
    sensed.measure(FAITHFUL, 0, faithful);
}
