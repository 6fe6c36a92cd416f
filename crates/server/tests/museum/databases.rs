//! Databases.

use crate::{BOTS, GAMES, editions, ending, moves};
use bots::{Entrant, Level, Skill};
use kernel::AnyKnowledge;
use rusqlite::{Connection, Row};
use server::Limits;
use server::brain::{Brain, Effort};
use server::live::{Bot, Hall, Live};
use server::shelf::Shelf;
use server::store::{FileError, Phase, Sits, Sqlite, Store, TableId};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinSet;

/// How long one table may take until its end.
const PATIENCE: Duration = Duration::from_secs(50);

#[tokio::test(flavor = "multi_thread")]
async fn every_database_opens_and_its_tables_come_to_their_end() {
    let files: Vec<_> =
        editions().iter().flat_map(|edition| ending(&edition.join("databases"), ".db")).collect();
    assert!(files.len() >= 4, "{files:?}");
    let mut opening: JoinSet<()> = files.into_iter().map(opens_and_ends).collect();
    while let Some(done) = opening.join_next().await {
        done.unwrap();
    }
}

async fn opens_and_ends(file: PathBuf) {
    let before = {
        let (_dir, path) = copied(&file);
        raw(&path)
    };
    assert!(!before.is_empty(), "{} has tables", file.display());
    let (_dir, path) = copied(&file);
    finish_all(&path, &before).await;
    opens_ended(&path, &before).await;
    let after = raw(&path);
    for (id, kept) in &before {
        let (old, new) = (&kept.journal, &after[id].journal);
        // What had ended is not written again; what went on also says what came later.
        let keeps = [options(old), as_played(old)].contains(&options(new));
        assert!(keeps, "{}: {id} keeps its options: {:?}", file.display(), options(new));
        // What gathered is dealt when it begins.
        let begun = kept.phase != "gathering";
        let keeps = !begun || moves(new).starts_with(&moves(old));
        assert!(keeps, "{}: {id} keeps its moves", file.display());
    }
}

/// A table as it is kept.
struct Kept {
    phase: String,
    journal: String,
}

/// What a table was set with.
fn options(journal: &str) -> Vec<String> {
    let lines = journal.lines().filter(|line| line.starts_with("option "));
    lines.map(str::to_owned).collect()
}

/// What a table was set with, and what was played before there was a choice of what came later (decision 16).
fn as_played(journal: &str) -> Vec<String> {
    let mut all = options(journal);
    let name = journal.lines().find_map(|line| line.strip_prefix("game "));
    let game = GAMES.iter().map(|title| title.game).find(|game| Some(game.name()) == name);
    let game = game.unwrap();
    for option in game.options() {
        let former = game.former_options().iter().find(|(name, _)| *name == option.name);
        let value = former.map_or(option.default, |(_, value)| *value);
        if !all.iter().any(|line| line.starts_with(&format!("option {}=", option.name))) {
            all.push(format!("option {}={value}", option.name));
        }
    }
    all.sort();
    all
}

/// A copy of a database and of what lay beside it.
fn copied(file: &Path) -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let name = file.file_name().unwrap().to_string_lossy().into_owned();
    for beside in [name.clone(), format!("{name}-wal")] {
        let from = file.with_file_name(&beside);
        if from.exists() {
            std::fs::copy(from, dir.path().join(beside)).unwrap();
        }
    }
    let path = dir.path().join(name);
    (dir, path)
}

/// The journal of every table, folded from the rows of the file itself.
fn raw(path: &Path) -> BTreeMap<String, Kept> {
    let db = Connection::open(path).unwrap();
    let mut tables = db.prepare("SELECT id, phase, opening FROM tables").unwrap();
    let mut steps =
        db.prepare("SELECT keep, lines FROM steps WHERE table_id = ?1 ORDER BY seq").unwrap();
    let kept = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let openings = tables.query_map([], kept).unwrap();
    let folded = openings.map(|kept: rusqlite::Result<(String, String, String)>| {
        let (id, phase, opening) = kept.unwrap();
        let (head, entries) = opening.split_once("---\n").unwrap();
        let mut entries: Vec<String> = entries.lines().map(str::to_owned).collect();
        let rows = steps.query_map([&id], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        for row in rows {
            let (keep, lines): (u32, String) = row.unwrap();
            entries.truncate(keep as usize);
            entries.extend(lines.lines().map(str::to_owned));
        }
        let journal = format!("{head}---\n{}\n", entries.join("\n"));
        (id, Kept { phase, journal })
    });
    folded.collect()
}

async fn hall(path: &Path) -> Hall {
    let store: Arc<dyn Store> = loop {
        match Sqlite::open(path) {
            // Whoever moved the bots before is still on the way out.
            Err(FileError::InUse) => tokio::task::yield_now().await,
            opened => break Arc::new(opened.unwrap()),
        }
    };
    let shelf = Arc::new(Shelf::new(GAMES, BTreeMap::new()).unwrap());
    let (bot_pace, unseen_pace) = (Duration::ZERO, Duration::ZERO);
    let limits = Limits { thinkers: 4, bot_pace, unseen_pace, ..Limits::default() };
    Hall::new(store, shelf, Arc::new(Novice), limits)
}

/// Plays as novices do, who come to an end sooner than chance.
#[derive(Debug)]
struct Novice;

impl Brain for Novice {
    fn levels(&self) -> &'static [&'static str] {
        &["novice"]
    }

    fn choose(&self, known: &dyn AnyKnowledge, _: &str, effort: Effort) -> Option<String> {
        let (_, bot) = BOTS.iter().find(|(game, _)| *game == known.game())?;
        let novice = Entrant::of(Skill::Bot(Level::Novice));
        bots::player(*bot, novice, effort.seed).answer(known)
    }
}

/// Opens every table; bots take the seats of those that have not ended, and play.
async fn finish_all(path: &Path, before: &BTreeMap<String, Kept>) {
    let hall = hall(path).await;
    let mut playing = JoinSet::new();
    for id in before.keys() {
        let id: TableId = id.parse().unwrap();
        let live = hall.table(id).await.unwrap_or_else(|error| panic!("{id}: {error}"));
        let hall = hall.clone();
        playing.spawn(async move {
            give_to_bots(&hall, &live).await;
            let ended = tokio::time::timeout(PATIENCE, ended(&live)).await;
            assert!(ended.is_ok(), "{id} of {} comes to its end", live.game());
        });
    }
    while let Some(done) = playing.join_next().await {
        done.unwrap();
    }
}

async fn give_to_bots(hall: &Hall, live: &Arc<Live>) {
    let record = live.state().await.record.clone();
    match record.phase {
        Phase::Gathering => live.start(hall, record.host, "novice").await.unwrap(),
        Phase::Playing if live.state().await.cut.is_some() => {
            live.go_on(hall, record.host).await.unwrap();
        }
        Phase::Playing => {}
        Phase::Over | Phase::Closed => return,
    }
    for seat in record.seats {
        if matches!(seat.sits, Sits::Person(_)) {
            live.stand_in(hall, record.host, Bot { seat: seat.seat, level: "novice" })
                .await
                .unwrap();
        }
    }
}

/// Waits until a table has ended.
async fn ended(live: &Live) {
    let mut news = live.listen();
    while !live.state().await.record.phase.is_ended() {
        news.changed().await.unwrap();
    }
}

/// The file opens again, every table at its end.
async fn opens_ended(path: &Path, before: &BTreeMap<String, Kept>) {
    let hall = hall(path).await;
    for id in before.keys() {
        let live = hall.table(id.parse().unwrap()).await.unwrap();
        let state = live.state().await;
        let closed = state.record.phase == Phase::Closed;
        let outcome = state.table.as_ref().and_then(|table| table.outcome());
        assert!(closed || outcome.is_some(), "{id} opens at its end");
    }
}
