//! Records a whole random game for every scenario and number of monsters into `tests/replays/`.
//!
//! Run it when the rulebook demands that old games no longer replay: `cargo run --release -p village_attacks --example
//! record_village_attacks`.

use kernel::Table;
use proof::recorded::shortest;
use std::error::Error;
use std::path::Path;
use village_attacks::VillageAttacks;
use village_attacks::terms::ScenarioName;

/// Of this many games the shortest is kept.
const GAMES: u64 = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    for scenario in ScenarioName::ALL {
        for monsters in ["3", "4", "5"] {
            let options = [("scenario", scenario.word()), ("monsters", monsters)];
            let journal = shortest::<VillageAttacks>(&options, GAMES, Table::is_over)?;
            let file = folder.join(format!("{scenario}-{monsters}.journal"));
            std::fs::write(file, journal.to_string())?;
        }
    }
    Ok(())
}
