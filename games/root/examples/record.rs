//! Records a whole random game for every map, deck and number of seats into `tests/replays/`.
//!
//! Run it from the crate's folder when the rulebook demands that old games no longer replay:
//! `cargo run --release -p root --example record`.

use kernel::Table;
use proof::recorded::shortest;
use root::Root;
use std::error::Error;
use std::path::Path;

/// Of so many games the shortest that somebody won is kept.
const GAMES: u64 = 12;

fn main() -> Result<(), Box<dyn Error>> {
    for map in ["autumn", "winter", "lake", "mountain"] {
        for deck in ["standard", "exiles"] {
            for seats in ["2", "3", "4", "5"] {
                let options = [("map", map), ("deck", deck), ("seats", seats)];
                let journal = shortest::<Root>(&options, GAMES, somebody_won)?;
                let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
                std::fs::write(
                    folder.join(format!("{map}-{deck}-{seats}.journal")),
                    journal.to_string(),
                )?;
            }
        }
    }
    Ok(())
}

fn somebody_won(table: &Table<Root>) -> bool {
    table.outcome().is_some_and(|outcome| !outcome.winners().is_empty())
}
