//! Records a whole random game for every module and number of seats, every Menace set, Quest and board, into
//! `tests/replays/`.
//!
//! Run it when the rules demand that old games no longer replay: `cargo run --release -p wonderful_kingdom --example
//! record_wonderful_kingdom`.

use proof::recorded::shortest;
use std::error::Error;
use std::path::Path;
use wonderful_kingdom::WonderfulKingdom;

/// Of this many games the shortest is kept.
const GAMES: u64 = 6;

const MENACES: [(&str, &str); 4] = [
    ("giant-rats", "frost-giants"),
    ("marsh-trolls", "thieves"),
    ("sisters", "syphons"),
    ("dragons", "illusionists"),
];

fn main() -> Result<(), Box<dyn Error>> {
    for seats in ["1", "2"] {
        for module in ["none", "advisors"] {
            record(&format!("{module}-{seats}"), &[("seats", seats), ("module", module)])?;
        }
    }
    for (blue, red) in MENACES {
        let options = [("module", "menace"), ("blue-menace", blue), ("red-menace", red)];
        record(&format!("menace-{blue}-2"), &options)?;
    }
    for set in ["giant-rats", "frost-giants", "marsh-trolls", "thieves", "sisters", "syphons"] {
        let options = [("seats", "1"), ("module", "menace"), ("blue-menace", set)];
        record(&format!("menace-{set}-1"), &options)?;
    }
    for quest in
        ["lost-heir", "sunken-crown", "plague-doctor", "ancestral-treasure", "captive-dragon"]
    {
        record(&format!("quest-{quest}"), &[("module", "quests"), ("quest", quest)])?;
    }
    for (board, seats) in
        [("a1", "2"), ("a2", "2"), ("b1", "2"), ("b2", "2"), ("c1", "1"), ("c2", "1")]
    {
        let options = [("module", "conquest"), ("board", board), ("seats", seats)];
        record(&format!("conquest-{board}"), &options)?;
    }
    Ok(())
}

fn record(name: &str, options: &[(&str, &str)]) -> Result<(), Box<dyn Error>> {
    let journal = shortest::<WonderfulKingdom>(options, GAMES, |_| true)?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    std::fs::write(folder.join(format!("{name}.journal")), journal.to_string())?;
    Ok(())
}
