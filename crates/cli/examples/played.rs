//! Counts how often each card of a game was played in recorded games, for the card index:
//!
//! ```text
//! tavolata simulate root --bots master:40 -n 10 --seed 1 --journals games
//! cargo run -p cli --example played -- root games 1 40 2026-11-18 > games/root/lessons/played.toml
//! ```
//!
//! A game, the folder of its journals, the seed of the first and the looks ahead they were played with, and the day. A choice that
//! names a card after one of its deck's deeds plays it.

use cli::games::Shelf;
use kernel::{Data, Entry, Journal};
use lessons::{Book, Deck};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;

/// How often a card was played, and in how many games.
#[derive(Default)]
struct Count {
    times: u32,
    games: u32,
}

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, folder, seed, looks, day] = words.as_slice() else {
        anyhow::bail!("say the game, the folder, the seed, the looks ahead and the day");
    };
    let boxed = Shelf::whole().find(game)?;
    let (book, data) = (Book::read(boxed.book)?, Data::embedded(boxed.game.data()));
    let mut counts = cards(&book, &data)?;
    let mut games = 0;
    for file in std::fs::read_dir(folder)? {
        let journal = Journal::parse(&std::fs::read_to_string(file?.path())?)?;
        note(&book, &journal, &mut counts);
        games += 1;
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "# How often masters play each card.\n[source]")?;
    let command = format!(
        "tavolata simulate {game} --bots master:{looks} -n {games} --seed {seed} --journals DIR; \
         cargo run -p cli --example played -- {game} DIR {seed} {looks} {day}"
    );
    writeln!(out, "command = \"{command}\"\nseed = {seed}\ngames = {games}\nlooks = {looks}")?;
    writeln!(out, "checked = \"{day}\"")?;
    for (id, Count { times, games }) in counts {
        writeln!(out, "\n[[card]]\nid = \"{id}\"\ntimes = {times}\ngames = {games}")?;
    }
    Ok(())
}

/// Every card that somebody plays, with nothing counted yet.
fn cards(book: &Book, data: &Data) -> anyhow::Result<BTreeMap<String, Count>> {
    let mut counts = BTreeMap::new();
    for deck in book.decks.iter().filter(|deck| !deck.deeds.is_empty()) {
        let file: Value = data.read(&deck.file)?;
        let rows = file[&deck.rows].as_array().cloned().unwrap_or_default();
        let ids = rows.iter().filter_map(|row| row["id"].as_str());
        counts.extend(ids.map(|id| (format!("{}-{id}", deck.kind), Count::default())));
    }
    Ok(counts)
}

/// Notes what was played in a game.
fn note(book: &Book, journal: &Journal, counts: &mut BTreeMap<String, Count>) {
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    for entry in &journal.entries {
        let Entry::Choice(_, choice) = entry else { continue };
        let mut words = choice.split(' ');
        let deed = words.next().unwrap_or_default();
        let decks = book.decks.iter().filter(|deck| deck.deeds.iter().any(|it| it == deed));
        let decks: Vec<&Deck> = decks.collect();
        for word in words {
            let named = decks.iter().map(|deck| format!("{}-{word}", deck.kind));
            for id in named.filter(|id| counts.contains_key(id)) {
                *times.entry(id).or_default() += 1;
            }
        }
    }
    for (id, times) in times {
        let count = counts.entry(id).or_default();
        count.times += times;
        count.games += 1;
    }
}
