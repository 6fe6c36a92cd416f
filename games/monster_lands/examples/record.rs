//! Records a whole random game for every number of seats, module, variant and solo scenario into `tests/replays/`.
//!
//! Run it when the rulebook demands that old games no longer replay:
//! `cargo run --release -p monster_lands --example record_monster_lands`.

use kernel::{Data, Fast, Game, Journal, Options, Seed, Source, Table};
use monster_lands::MonsterLands;
use std::error::Error;
use std::path::Path;

/// Of so many games the shortest is kept.
const GAMES: u64 = 40;

/// The tables that are recorded, by name.
const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("two", &[("seats", "2")]),
    ("three", &[("seats", "3")]),
    ("four", &[("seats", "4")]),
    ("tutorial", &[("seats", "2"), ("difficulty", "tutorial")]),
    (
        "hard-with-variants",
        &[
            ("seats", "3"),
            ("difficulty", "hard"),
            ("queens-grant", "on"),
            ("more-monster-action", "on"),
        ],
    ),
    ("cut-throat-with-tricks", &[("seats", "4"), ("difficulty", "cut-throat"), ("tricks", "on")]),
    ("tricks", &[("seats", "2"), ("tricks", "on")]),
    (
        "other-readings",
        &[
            ("seats", "2"),
            ("venom-in-conquest", "off"),
            ("trap-magic-can-cancel-attack", "off"),
            ("no-legal-action-discards-die", "off"),
            ("limited-supply", "on"),
            ("beer-once-per-action", "off"),
            ("round-dice-at-entrance", "off"),
            ("reroll-two-means-two-different-dice", "off"),
            ("mission-modifiers", "off"),
            ("novice-rep-scores", "off"),
            ("settled-may-be-promoted-first", "on"),
            ("rynia-ignores-excess", "on"),
            ("base-start-defense", "1"),
            ("krakhen-rerolls", "1"),
            ("tergeo-rerolls", "1"),
        ],
    ),
    ("scenario-1", &[("seats", "1"), ("scenario", "1")]),
    ("scenario-2", &[("seats", "1"), ("scenario", "2")]),
    ("scenario-3", &[("seats", "1"), ("scenario", "3")]),
    ("scenario-4", &[("seats", "1"), ("scenario", "4")]),
    ("scenario-5", &[("seats", "1"), ("scenario", "5"), ("madhala-last-turn", "on")]),
    ("scenario-6", &[("seats", "1"), ("scenario", "6")]),
    ("scenario-7", &[("seats", "1"), ("scenario", "7")]),
    ("scenario-8", &[("seats", "1"), ("scenario", "8")]),
    ("scenario-9", &[("seats", "1"), ("scenario", "9")]),
    ("scenario-10", &[("seats", "1"), ("scenario", "10")]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    std::fs::create_dir_all(&folder)?;
    for (name, options) in TABLES {
        let journal = shortest(options)?;
        std::fs::write(folder.join(format!("{name}.journal")), journal.to_string())?;
    }
    Ok(())
}

fn shortest(options: &[(&str, &str)]) -> Result<Journal, Box<dyn Error>> {
    let options = Options::accept(MonsterLands::options(), options.iter().copied())?;
    let mut best: Option<Journal> = None;
    for number in 0..GAMES {
        let table = random_game(&options, number)?;
        let journal = table.journal();
        if best.as_ref().is_none_or(|best| journal.entries.len() < best.entries.len()) {
            best = Some(journal.clone());
        }
    }
    best.ok_or_else(|| "no game was played".into())
}

fn random_game(options: &Options, number: u64) -> Result<Table<MonsterLands>, Box<dyn Error>> {
    let data = Data::embedded(MonsterLands::data());
    let mut table = Table::<MonsterLands>::new(options, &data, Seed::from_number(number))?;
    let mut fast = Fast::new(number);
    while let Some(&ask) = table.asks().first() {
        let offers = table.offers(&ask);
        let offer = fast.below(u32::try_from(offers.len())?) as usize;
        let choice = offers[offer].choice;
        table.play(ask.seat, choice)?;
    }
    Ok(table)
}
