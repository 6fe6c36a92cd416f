//! Records a whole random game for every number of seats, module, variant and solo scenario into `tests/replays/`.
//!
//! Run it when the rulebook demands that old games no longer replay:
//! `cargo run --release -p monster_lands --example record_monster_lands`.

use monster_lands::MonsterLands;
use proof::recorded::shortest;
use std::error::Error;
use std::path::Path;

/// Of this many games the shortest is kept.
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
        let journal = shortest::<MonsterLands>(options, GAMES, |_| true)?;
        std::fs::write(folder.join(format!("{name}.journal")), journal.to_string())?;
    }
    Ok(())
}
