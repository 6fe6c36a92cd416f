//! Databases of older versions are brought to ours, whatever happens on the way.

use rusqlite::Connection;
use server::store::{FileError, Sqlite};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::{TempDir, tempdir};

/// Tells a child which database to open.
const DATABASE: &str = "TAVOLATA_TEST_MIGRATES";
/// How often a child is killed.
const KILLS: u32 = 24;

/// What the program kept in its first version.
fn first_version(folder: &TempDir) -> PathBuf {
    let museum = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/museum/264247a/databases");
    let path = folder.path().join("tavolata.db");
    std::fs::copy(Path::new(museum).join("evening.db"), &path).unwrap();
    path
}

/// The same with enough steps to take a while.
fn large(folder: &TempDir) -> PathBuf {
    let path = first_version(folder);
    let more = "
        INSERT INTO tables SELECT 'copy-' || n || id, game, opening, host, door, phase, version, asked, since, touched
            FROM tables, (WITH RECURSIVE c (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < 40) SELECT n FROM c);
        INSERT INTO steps SELECT 'copy-' || n || table_id, seq, keep, lines, asked, phase, at
            FROM steps, (WITH RECURSIVE c (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < 40) SELECT n FROM c);
    ";
    Connection::open(&path).unwrap().execute_batch(more).unwrap();
    path
}

fn beside(path: &Path, end: &str) -> PathBuf {
    format!("{}{end}", path.display()).into()
}

/// The version of a whole database, and how many tables and steps it has.
fn inside(path: &Path) -> (usize, u32, u32) {
    let db = Connection::open(path).unwrap();
    let one = |sql: &str| db.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
    assert_eq!(one("PRAGMA integrity_check"), "ok", "{}", path.display());
    let number = |sql: &str| db.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap();
    let version = number("PRAGMA user_version") as usize;
    (version, number("SELECT count(*) FROM tables"), number("SELECT count(*) FROM steps"))
}

/// The version this program makes.
fn newest() -> usize {
    let dir = tempdir().unwrap();
    let path = dir.path().join("new.db");
    drop(Sqlite::open(&path).unwrap());
    inside(&path).0
}

/// The layout of a database, as it would be laid out.
fn layout(path: &Path) -> Vec<String> {
    let db = Connection::open(path).unwrap();
    let mut query =
        db.prepare("SELECT sql FROM sqlite_master WHERE sql NOTNULL ORDER BY name").unwrap();
    let lines = query.query_map([], |row| row.get(0)).unwrap();
    lines.map(|line| line.unwrap()).collect()
}

#[test]
fn an_older_database_is_brought_to_our_version_and_a_copy_is_kept() {
    let dir = tempdir().unwrap();
    let path = first_version(&dir);
    let (old, tables, steps) = inside(&path);
    assert_eq!(old, 1);
    drop(Sqlite::open(&path).unwrap());
    assert_eq!(inside(&path), (newest(), tables, steps));
    assert_eq!(inside(&beside(&path, ".v1")), (1, tables, steps));
    let new = dir.path().join("new.db");
    drop(Sqlite::open(&new).unwrap());
    assert_eq!(layout(&path), layout(&new), "as a new one is laid out");
}

#[test]
fn what_was_dealt_to_tables_that_gather_is_forgotten_and_who_shares_a_screen_goes_on() {
    let dir = tempdir().unwrap();
    let path = first_version(&dir);
    let number = |sql: &str| {
        let db = Connection::open(&path).unwrap();
        db.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap()
    };
    let dealt = "SELECT count(*) FROM tables WHERE phase = 'gathering' AND opening GLOB '*seed *'";
    let seeds = "SELECT count(*) FROM tables WHERE phase <> 'gathering' AND opening GLOB '*seed *'";
    let (before, others) = (number(dealt), number(seeds));
    assert!(before > 0 && others > 0, "the museum has both");
    drop(Sqlite::open(&path).unwrap());
    assert_eq!((number(dealt), number(seeds)), (0, others));
    let heads = "SELECT count(*) FROM tables WHERE phase = 'gathering' AND opening GLOB '*\n---\n'";
    assert_eq!(number(heads), before, "nothing but the head is left");
    let shared = "SELECT count(*) FROM tables WHERE screens = 'shared'";
    assert_eq!(number(shared), 1, "where one person has several seats");
    let unused = "SELECT count(*) FROM sessions WHERE used < unixepoch() - 3600";
    assert_eq!(number(unused), 0, "nobody is signed out by it");
}

#[test]
fn a_newer_database_is_refused_and_left_as_it_is() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("tavolata.db");
    drop(Sqlite::open(&path).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let before = std::fs::read(&path).unwrap();
    let refused = Sqlite::open(&path).unwrap_err();
    assert_eq!(refused, FileError::Newer { found: 999, known: newest() });
    assert!(std::fs::read(&path).unwrap() == before);
}

#[test]
fn what_a_server_of_an_older_program_has_open_is_not_brought_to_our_version() {
    let dir = tempdir().unwrap();
    let path = first_version(&dir);
    let old_server = Connection::open(&path).unwrap();
    old_server.query_row("SELECT count(*) FROM tables", [], |_| Ok(())).unwrap();
    assert_eq!(Sqlite::open(&path).unwrap_err(), FileError::InUse);
    drop(old_server);
    Sqlite::open(&path).unwrap();
}

#[test]
fn a_half_written_copy_is_written_again() {
    let dir = tempdir().unwrap();
    let path = first_version(&dir);
    let whole = std::fs::read(&path).unwrap();
    for left in [".v1.part", ".v1.part-journal", ".new", ".new-wal"] {
        std::fs::write(beside(&path, left), &whole[..whole.len() / 3]).unwrap();
    }
    let before = inside(&path);
    drop(Sqlite::open(&path).unwrap());
    assert_eq!(inside(&beside(&path, ".v1")), before);
    assert!(!beside(&path, ".v1.part").exists());
}

/// What the child does: this very test, told by the environment what to open.
#[test]
fn opens_when_told_to() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    Sqlite::open(Path::new(&database)).unwrap();
}

/// Opens a database in a process of its own.
fn open_elsewhere(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "migrations::opens_when_told_to", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// Lets a program work for so long, or until it is done.
fn works_for(child: &mut Child, time: Duration) {
    let start = Instant::now();
    while start.elapsed() < time && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
}

/// Waits until a child has come so far that a file is there, or has ended.
fn until_there(child: &mut Child, file: &Path) {
    while !file.exists() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
}

#[test]
fn killed_at_any_moment_a_database_is_of_one_version_or_the_other() {
    let prepared = tempdir().unwrap();
    let large = large(&prepared);
    let (_, tables, steps) = inside(&large);
    let newest = newest();
    let copied = || {
        let dir = tempdir().unwrap();
        let path = dir.path().join("tavolata.db");
        std::fs::copy(&large, &path).unwrap();
        (dir, path)
    };
    let (_dir, path) = copied();
    let start = Instant::now();
    assert!(open_elsewhere(&path).wait().unwrap().success());
    let whole = start.elapsed();
    let (mut before, mut cut_short) = (0, 0);
    for round in 0..KILLS {
        let (_dir, path) = copied();
        let mut child = open_elsewhere(&path);
        // From the start, from where the copy is begun, and from where it is complete.
        let mark = ["", ".v1.part", ".v1"][round as usize % 3];
        until_there(&mut child, &beside(&path, mark));
        works_for(&mut child, whole * (round / 3) / KILLS);
        child.kill().unwrap();
        child.wait().unwrap();
        let copy = beside(&path, ".v1");
        if copy.exists() {
            assert_eq!(inside(&copy), (1, tables, steps), "the copy is complete");
        }
        let aside = beside(&path, ".aside");
        for end in ["", "-wal"] {
            // What the killed process left, looked at without mending it.
            let _none = std::fs::copy(beside(&path, end), beside(&aside, end));
        }
        let (version, ..) = inside(&aside);
        assert_eq!(inside(&aside), (version, tables, steps), "nothing is lost");
        assert!((1..=newest).contains(&version));
        before += u32::from(version < newest && !copy.exists());
        cut_short += u32::from(version < newest && copy.exists());
        drop(Sqlite::open(&path).unwrap());
        assert_eq!(inside(&path), (newest, tables, steps), "opening again completes it");
    }
    assert!(before > 0, "some were killed before the copy was complete");
    assert!(cut_short > 0, "some were killed between the copy and the new version");
}
