//! Records a whole random game for every map, deck and number of seats into `tests/replays/`.
//!
//! Run it from the crate's folder when the rulebook demands that old games no longer replay:
//! `cargo run --release -p root --example record`.

use kernel::{Data, Fast, Game, Journal, Options, Seed, Source, Table};
use root::Root;
use std::error::Error;
use std::path::Path;

/// Of so many games the shortest that somebody won is kept.
const GAMES: u64 = 12;

fn main() -> Result<(), Box<dyn Error>> {
    for map in ["autumn", "winter", "lake", "mountain"] {
        for deck in ["standard", "exiles"] {
            for seats in ["2", "3", "4", "5"] {
                let journal = shortest(&[("map", map), ("deck", deck), ("seats", seats)])?;
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

fn shortest(options: &[(&str, &str)]) -> Result<Journal, Box<dyn Error>> {
    let options = Options::accept(Root::options(), options.iter().copied())?;
    let mut best: Option<Journal> = None;
    for number in 0..GAMES {
        let table = random_game(&options, number)?;
        let won = table.outcome().is_some_and(|outcome| !outcome.winners().is_empty());
        let journal = table.journal();
        if won && best.as_ref().is_none_or(|best| journal.entries.len() < best.entries.len()) {
            best = Some(journal.clone());
        }
    }
    best.ok_or_else(|| "nobody won any of the games".into())
}

fn random_game(options: &Options, number: u64) -> Result<Table<Root>, Box<dyn Error>> {
    let mut table =
        Table::<Root>::new(options, &Data::embedded(Root::data()), Seed::from_number(number))?;
    let mut fast = Fast::new(number);
    while let Some(&ask) = table.asks().first() {
        let offers = table.offers(&ask);
        let offer = fast.below(u32::try_from(offers.len())?) as usize;
        let choice = offers[offer].choice;
        table.play(ask.seat, choice)?;
    }
    Ok(table)
}
