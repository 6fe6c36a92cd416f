//! Every level plays every role, faction, seat count, module, variant, map, deck and scenario to the end.

use bots::{AnyBot, AnyMind, Bot, Budget, Judge, Level, Task};
use kernel::{Data, Options, Seed, Spoken, Table};
use monster_lands::MonsterLands;
use root::Root;
use village_attacks::VillageAttacks;
use village_attacks::terms::ScenarioName;
use wonderful_kingdom::WonderfulKingdom;

/// Far more decisions than a game takes.
const MANY: u32 = 20_000;

/// A level with a few looks at each decision: whether it can play is not a matter of how well.
fn task(level: Level, seat: kernel::Seat, seed: u64) -> Task {
    let looks = match level {
        Level::Novice => None,
        Level::Adept => Some(Budget::Iterations(3)),
        Level::Master => Some(Budget::Iterations(4)),
        Level::Grandmaster => Some(Budget::Iterations(5)),
    };
    Task { budget: looks, ..Task::new(seat, level, seed) }
}

/// Plays a table to its end, the levels sitting in turn, so that each of them is seen in each role.
fn play<G: Judge<G> + Spoken>(given: &[(&str, &str)], first: usize) {
    let options = Options::accept(G::options(), given.iter().copied());
    let options = options.expect("the options can be chosen together");
    let data = Data::embedded(G::data());
    let mut table = Table::<G>::new(&options, &data, Seed::from_number(7))
        .expect("a table can be set with accepted options");
    let bot = Bot::<G>::new();
    let mut minds: Vec<Box<dyn AnyMind>> = (0..8).map(|_| bot.mind()).collect();
    for decision in 0..MANY {
        let Some(seat) = table.asks().first().map(|ask| ask.seat) else { return };
        let level = Level::ALL[(seat.index() + first) % Level::ALL.len()];
        let task = task(level, seat, decision.into());
        let thought = minds[seat.index()]
            .think(&table.knowledge(seat).expect("the seat is asked"), task)
            .expect("a seat that is asked answers");
        let choice = thought.choice.parse().ok().expect("a bot answers in notation");
        table.play(seat, choice).unwrap_or_else(|why| panic!("{given:?}, {level}: {why:?}"));
    }
    panic!("{given:?} does not end");
}

/// Each level in each role of a table.
fn play_in_turn<G: Judge<G> + Spoken>(given: &[(&str, &str)]) {
    (0..Level::ALL.len()).for_each(|first| play::<G>(given, first));
}

#[test]
fn every_level_plays_every_faction_of_root() {
    play_in_turn::<Root>(&[("factions", "marquise,eyrie,alliance,vagabond")]);
}

#[test]
fn every_level_plays_root_at_every_seat_count() {
    for (seats, factions) in [
        ("2", "marquise,alliance"),
        ("3", "eyrie,alliance,vagabond"),
        ("3", "lizard-cult,marquise,vagabond"),
        ("3", "riverfolk,eyrie,vagabond"),
        ("3", "duchy,eyrie,vagabond"),
        ("3", "hundreds,eyrie,vagabond"),
        ("3", "keepers,eyrie,vagabond"),
        ("5", "marquise,eyrie,alliance,vagabond,second-vagabond"),
    ] {
        play_in_turn::<Root>(&[("seats", seats), ("factions", factions)]);
    }
}

#[test]
fn every_level_plays_every_character_of_the_vagabond() {
    let characters =
        ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin"];
    for (character, first) in characters.into_iter().chain(["harrier"]).zip(0..) {
        let given = [("seats", "2"), ("factions", "vagabond,eyrie"), ("character", character)];
        play::<Root>(&given, first);
    }
}

#[test]
fn every_level_plays_every_map_and_deck_of_root() {
    for (map, first) in ["autumn", "winter", "lake", "mountain"].into_iter().zip(0..) {
        let given = [("map", map), ("deck", "exiles"), ("suits", "random")];
        play::<Root>(&given, first);
    }
}

#[test]
fn every_level_plays_monster_lands_at_every_seat_count() {
    for seats in ["1", "2", "3", "4"] {
        play_in_turn::<MonsterLands>(&[("seats", seats)]);
    }
}

#[test]
fn every_level_plays_every_solo_scenario() {
    for number in 1..=10 {
        let number = number.to_string();
        play_in_turn::<MonsterLands>(&[("seats", "1"), ("scenario", &number)]);
    }
}

#[test]
fn every_level_plays_the_modules_and_variants_of_monster_lands() {
    for (difficulty, first) in ["tutorial", "normal", "hard", "cut-throat"].into_iter().zip(0..) {
        let given = [
            ("difficulty", difficulty),
            ("tricks", "on"),
            ("queens-grant", "on"),
            ("more-monster-action", "on"),
            ("limited-supply", "on"),
        ];
        play::<MonsterLands>(&given, first);
    }
}

const MODULES: [&str; 5] = ["none", "menace", "advisors", "quests", "conquest"];

#[test]
fn every_level_plays_every_module_of_wonderful_kingdom_alone() {
    for module in MODULES {
        play_in_turn::<WonderfulKingdom>(&[("seats", "1"), ("module", module)]);
    }
}

#[test]
fn every_level_plays_every_module_of_wonderful_kingdom_for_two() {
    for module in MODULES {
        play_in_turn::<WonderfulKingdom>(&[("seats", "2"), ("module", module)]);
    }
}

#[test]
fn every_level_plays_every_menace_set() {
    let pairs = [
        ("giant-rats", "illusionists"),
        ("frost-giants", "dragons"),
        ("marsh-trolls", "syphons"),
        ("thieves", "sisters"),
    ];
    for ((blue, red), first) in pairs.into_iter().zip(0..) {
        let given = [("module", "menace"), ("blue-menace", blue), ("red-menace", red)];
        play::<WonderfulKingdom>(&given, first);
    }
    let sets = ["giant-rats", "frost-giants", "marsh-trolls", "thieves", "sisters", "syphons"];
    for (set, first) in sets.into_iter().zip(0..) {
        let given = [("seats", "1"), ("module", "menace"), ("blue-menace", set)];
        play::<WonderfulKingdom>(&given, first);
    }
}

#[test]
fn every_level_plays_every_quest_of_wonderful_kingdom() {
    let quests =
        ["lost-heir", "sunken-crown", "plague-doctor", "ancestral-treasure", "captive-dragon"];
    for (quest, first) in quests.into_iter().zip(0..) {
        for seats in ["1", "2"] {
            play::<WonderfulKingdom>(&[("seats", seats), ("quest", quest)], first);
        }
    }
}

#[test]
fn every_level_plays_every_board_and_side_of_wonderful_kingdom() {
    let boards = [("a2", "2"), ("b1", "2"), ("b2", "2"), ("c2", "1")];
    for ((board, seats), first) in boards.into_iter().zip(0..) {
        let given = [("module", "conquest"), ("board", board), ("seats", seats)];
        play::<WonderfulKingdom>(&given, first);
    }
    for (side, first) in ["b", "c", "d"].into_iter().zip(0..) {
        play::<WonderfulKingdom>(&[("side", side), ("duchy", "senada")], first);
    }
    play::<WonderfulKingdom>(&[("legends", "off")], 0);
}

#[test]
fn every_level_plays_every_scenario_of_village_attacks() {
    for (scenario, first) in ScenarioName::ALL.map(ScenarioName::word).into_iter().zip(0..) {
        play::<VillageAttacks>(&[("scenario", scenario)], first);
    }
}

#[test]
fn every_level_plays_village_attacks_at_every_seat_count() {
    for (seats, monsters) in
        [("1", "1"), ("1", "3"), ("2", "2"), ("2", "3"), ("3", "4"), ("4", "5"), ("5", "5")]
    {
        play_in_turn::<VillageAttacks>(&[("seats", seats), ("monsters", monsters)]);
    }
}

#[test]
fn every_level_plays_every_monster() {
    for team in [
        "ser-ossian-hallowmere,countess-iveta-karsk,archivist-mordath,wailing-nessa",
        "mother-barrow,zhar-khaled,velisse-of-the-silk-stair,rook-halfmoon",
        "clinker,lady-ophis,archivist-mordath,rook-halfmoon",
    ] {
        play_in_turn::<VillageAttacks>(&[("seats", "4"), ("monsters", "4"), ("team", team)]);
    }
}

#[test]
fn every_level_plays_the_modules_of_village_attacks() {
    for (difficulty, first) in ["easy", "normal", "hard", "nightmare"].into_iter().zip(0..) {
        let given = [
            ("difficulty", difficulty),
            ("day-and-night", "on"),
            ("troll", "on"),
            ("yunfakh", "on"),
            ("all-types-token", "on"),
            ("heart-same-zone-only", "on"),
        ];
        play::<VillageAttacks>(&given, first);
    }
}
