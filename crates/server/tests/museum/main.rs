//! A game once begun can always be opened: every journal and every database in `tests/museum` is opened, and what was
//! running is played to its end by bots. Elsewhere: backward-compatibility corpus, golden files.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod broken;
mod databases;
mod journals;

use bots::{AnyBot, Bot};
use render::boards;
use server::shelf::Title;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

static GAMES: &[Title] = &[
    Title::new(monster_lands::GAME, &boards::monster_lands::Lands),
    Title::new(root::GAME, &boards::root::Woodland),
    Title::new(village_attacks::GAME, &boards::village_attacks::Castle),
    Title::new(wonderful_kingdom::GAME, &boards::wonderful_kingdom::Kingdoms),
];

static BOTS: &[(&str, &dyn AnyBot)] = &[
    ("monster-lands", &Bot::<monster_lands::MonsterLands>::new()),
    ("root", &Bot::<root::Root>::new()),
    ("village-attacks", &Bot::<village_attacks::VillageAttacks>::new()),
    ("wonderful-kingdom", &Bot::<wonderful_kingdom::WonderfulKingdom>::new()),
];

/// The folders of the museum, one for each edition.
fn editions() -> Vec<PathBuf> {
    let museum = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/museum");
    let editions: Vec<_> = inside(&museum).into_iter().filter(|path| path.is_dir()).collect();
    assert!(!editions.is_empty(), "{} is empty", museum.display());
    editions
}

/// What a folder holds, in order.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The files of a folder whose names end so.
fn ending(folder: &Path, end: &str) -> Vec<PathBuf> {
    let ends = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().ends_with(end);
    inside(folder).into_iter().filter(ends).collect()
}

/// The choices and chances of a journal's text: what no edition may change.
fn moves(text: &str) -> Vec<&str> {
    let entries = text.split_once("---\n").map_or("", |(_, entries)| entries);
    let lines = entries.lines().map(|line| line.strip_prefix("! ").unwrap_or(line));
    lines.filter(|line| !line.starts_with(['=', '~'])).collect()
}

/// Does something to each, as many at a time as there are cores.
fn each<T: Sync>(all: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(all.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(one);
                }
            });
        }
    });
}
