//! Records whole random games into `tests/replays/`: for every map, deck and number of seats, with each faction of the
//! expansions, with landmarks and with the advanced set-up.
//!
//! Run it from the crate's folder when the rulebook demands that old games no longer replay:
//! `cargo run --release -p root --example record`; with a word, only games whose name has it:
//! `cargo run --release -p root --example record lizard-cult`.

use kernel::Table;
use proof::recorded::shortest;
use root::Root;
use std::error::Error;
use std::path::Path;

/// Of this many games the shortest that somebody won is kept.
const GAMES: u64 = 12;

/// Tables with the factions of the expansions: a name, the deck and who sits there.
const GUESTS: &[(&str, &str, &str)] = &[
    ("lizard-cult-2", "standard", "eyrie,lizard-cult"),
    ("lizard-cult-3", "exiles", "lizard-cult,marquise,alliance"),
    ("lizard-cult-4", "standard", "marquise,vagabond,lizard-cult,eyrie"),
    ("lizard-cult-6", "exiles", "marquise,eyrie,alliance,vagabond,second-vagabond,lizard-cult"),
    ("riverfolk-2", "standard", "marquise,riverfolk"),
    ("riverfolk-3", "exiles", "riverfolk,eyrie,vagabond"),
    ("riverfolk-4", "standard", "alliance,riverfolk,marquise,lizard-cult"),
    ("riverfolk-6", "exiles", "marquise,eyrie,alliance,vagabond,second-vagabond,riverfolk"),
    ("hundreds-2", "standard", "hundreds,eyrie"),
    ("hundreds-3", "exiles", "marquise,hundreds,alliance"),
    ("hundreds-4", "standard", "hundreds,eyrie,vagabond,lizard-cult"),
    ("hundreds-6", "exiles", "marquise,hundreds,alliance,vagabond,second-vagabond,lizard-cult"),
    ("duchy-2", "standard", "duchy,eyrie"),
    ("duchy-3", "exiles", "marquise,duchy,alliance"),
    ("duchy-4", "standard", "corvids,duchy,lizard-cult,vagabond"),
    ("duchy-6", "exiles", "marquise,eyrie,alliance,vagabond,second-vagabond,duchy"),
    ("corvids-2", "standard", "corvids,marquise"),
    ("corvids-3", "exiles", "eyrie,corvids,alliance"),
    ("corvids-4", "standard", "marquise,corvids,lizard-cult,vagabond"),
    ("corvids-6", "exiles", "marquise,eyrie,alliance,vagabond,second-vagabond,corvids"),
    ("keepers-2", "standard", "keepers,eyrie"),
    ("keepers-3", "exiles", "marquise,keepers,alliance"),
    ("keepers-4", "standard", "keepers,hundreds,vagabond,lizard-cult"),
    ("keepers-6", "exiles", "marquise,keepers,alliance,vagabond,second-vagabond,corvids"),
];

/// Tables with hirelings, each side of every card at one of them: a name, who sits there, and the hirelings.
const HIRED: &[(&str, &str, &str)] = &[
    ("hirelings-2a", "lizard-cult,keepers", "forest-patrol,last-dynasty,spring-uprising"),
    ("hirelings-3a", "marquise,eyrie,alliance", "the-exile,riverfolk-flotilla,warm-sun-prophets"),
    (
        "hirelings-3b",
        "marquise,vagabond,alliance",
        "highway-bandits,sunward-expedition,corvid-spies",
    ),
    ("hirelings-3c", "lizard-cult,corvids,vagabond", "bluebird-nobles,otter-divers,popular-band"),
    (
        "hirelings-4a",
        "marquise,eyrie,alliance,vagabond",
        "furious-protector,flame-bearers,vault-keepers",
    ),
    (
        "hirelings-4b",
        "eyrie,keepers,vagabond,corvids",
        "street-band,feline-physicians,rabbit-scouts",
    ),
    (
        "hirelings-4c",
        "hundreds,lizard-cult,alliance,corvids",
        "the-brigand,mole-artisans,badger-bodyguards",
    ),
    (
        "hirelings-4d",
        "marquise,eyrie,alliance,duchy",
        "lizard-envoys,stoic-protector,rat-smugglers",
    ),
    (
        "hirelings-4e",
        "duchy,hundreds,vagabond,riverfolk",
        "bandit-gangs,street-band,raven-sentries",
    ),
    ("hirelings-5a", "marquise,eyrie,alliance,vagabond,lizard-cult", "random"),
];

/// Tables with landmarks and with the advanced set-up: a name and the options.
const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("landmarks-market-forge", &[("seats", "4"), ("landmarks", "black-market,legendary-forge")]),
    ("landmarks-city-treetop", &[("seats", "3"), ("landmarks", "lost-city,elder-treetop")]),
    ("landmarks-ferry-tower", &[("seats", "4"), ("landmarks", "ferry,tower"), ("map", "winter")]),
    (
        "landmarks-city-market-lake",
        &[
            ("seats", "4"),
            ("landmarks", "lost-city,black-market"),
            ("map", "lake"),
            ("deck", "exiles"),
        ],
    ),
    ("landmarks-drawn-mountain", &[("seats", "5"), ("landmarks", "2"), ("map", "mountain")]),
    ("draft-2", &[("seats", "2"), ("setup", "advanced")]),
    ("draft-3", &[("seats", "3"), ("setup", "advanced"), ("landmarks", "1")]),
    ("draft-4", &[("seats", "4"), ("setup", "advanced"), ("deck", "exiles"), ("map", "mountain")]),
    ("draft-5", &[("seats", "5"), ("setup", "advanced"), ("landmarks", "random"), ("map", "lake")]),
    ("draft-6", &[("seats", "6"), ("setup", "advanced"), ("landmarks", "2")]),
    (
        "advanced-6",
        &[
            ("seats", "6"),
            ("setup", "advanced"),
            ("factions", "marquise,eyrie,lizard-cult,duchy,hundreds,keepers"),
        ],
    ),
    (
        "advanced-5",
        &[
            ("seats", "5"),
            ("setup", "advanced"),
            ("factions", "corvids,riverfolk,vagabond,second-vagabond,alliance"),
            ("landmarks", "black-market,lost-city"),
        ],
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    let only = std::env::args().nth(1).unwrap_or_default();
    for map in ["autumn", "winter", "lake", "mountain"] {
        for deck in ["standard", "exiles"] {
            for seats in ["2", "3", "4", "5"] {
                let options = [("map", map), ("deck", deck), ("seats", seats)];
                record(&format!("{map}-{deck}-{seats}"), &only, &options)?;
            }
        }
    }
    for &(name, deck, factions) in GUESTS {
        let seats = factions.split(',').count().to_string();
        record(name, &only, &[("deck", deck), ("seats", &seats), ("factions", factions)])?;
    }
    for &(name, factions, hirelings) in HIRED {
        let seats = factions.split(',').count().to_string();
        let options = [("seats", &*seats), ("factions", factions), ("hirelings", hirelings)];
        record(name, &only, &options)?;
    }
    for &(name, options) in TABLES {
        record(name, &only, options)?;
    }
    Ok(())
}

fn record(name: &str, only: &str, options: &[(&str, &str)]) -> Result<(), Box<dyn Error>> {
    if !name.contains(only) {
        return Ok(());
    }
    let journal = shortest::<Root>(options, GAMES, somebody_won)?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    std::fs::write(folder.join(format!("{name}.journal")), journal.to_string())?;
    Ok(())
}

fn somebody_won(table: &Table<Root>) -> bool {
    table.outcome().is_some_and(|outcome| !outcome.winners().is_empty())
}
