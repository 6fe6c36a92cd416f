//! The file of a database: whose it is, who may read it, who has it open.

use crate::promises::{a_person, a_step, a_table};
use rusqlite::Connection;
use server::store::sqlite::{Look, backup, restore};
use server::store::{FileError, Sqlite, Store};
use std::collections::BTreeMap;
use std::path::Path;
use tempfile::tempdir;

/// Writes a file.
type Write = fn(&Path);

/// Every file of a folder, to the byte.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let named = entries.map(|entry| {
        (entry.file_name().into_string().unwrap(), std::fs::read(entry.path()).unwrap())
    });
    named.collect()
}

#[test]
fn a_second_server_on_one_file_is_refused_until_the_first_has_gone() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("tavolata.db");
    let first = Sqlite::open(&path).unwrap();
    assert_eq!(Sqlite::open(&path).unwrap_err(), FileError::InUse);
    #[cfg(unix)]
    {
        let other_way = dir.path().join("link.db");
        std::os::unix::fs::symlink(&path, &other_way).unwrap();
        assert_eq!(Sqlite::open(&other_way).unwrap_err(), FileError::InUse);
    }
    drop(first);
    Sqlite::open(&path).unwrap();
}

#[tokio::test]
async fn nothing_is_restored_over_an_open_database_but_a_copy_may_be_taken() {
    let dir = tempdir().unwrap();
    let (path, copy) = (dir.path().join("tavolata.db"), dir.path().join("copy.db"));
    let open = Sqlite::open(&path).unwrap();
    open.add_person(a_person(1)).await.unwrap();
    backup(&path, &copy, &mut |_| {}).unwrap();
    assert_eq!(restore(&copy, &path, &mut |_| {}), Err(FileError::InUse));
    assert_eq!(open.person(a_person(1).id).await.unwrap(), Some(a_person(1)));
    drop(open);
    restore(&copy, &path, &mut |_| {}).unwrap();
    let missing = backup(&dir.path().join("none"), &path, &mut |_| {});
    assert_eq!(missing, Err(FileError::Missing));
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_database_and_what_lies_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempdir().unwrap();
    let (path, copy) = (dir.path().join("tavolata.db"), dir.path().join("copy.db"));
    let closed = |least: usize| {
        let entries: Vec<_> = std::fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap()).collect();
        assert!(entries.len() >= least, "{entries:?}");
        for entry in entries {
            let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{:?}", entry.file_name());
        }
    };
    {
        let store = Sqlite::open(&path).unwrap();
        store.add_person(a_person(1)).await.unwrap();
        store.backup(copy.clone()).await.unwrap();
        closed(5);
    }
    restore(&copy, &path, &mut |_| {}).unwrap();
    closed(3);
    for file in [&path, &copy] {
        std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
    }
    let store = Sqlite::open(&path).unwrap();
    store.add_person(a_person(2)).await.unwrap();
    drop(Sqlite::open(&copy).unwrap());
    closed(5);
}

#[tokio::test]
async fn a_server_that_ends_leaves_one_whole_file() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("tavolata.db");
    let person = a_person(1);
    let table = a_table(1, &person);
    let store = Sqlite::open(&path).unwrap();
    store.add_person(person).await.unwrap();
    store.add_table(table.clone()).await.unwrap();
    store.append(table.id, a_step(1), None).await.unwrap();
    drop(store);
    let left: Vec<String> = contents(dir.path()).into_keys().collect();
    assert_eq!(left, ["tavolata.db", "tavolata.db.lock"]);
    let alone = dir.path().join("alone.db");
    std::fs::copy(&path, &alone).unwrap();
    assert_eq!(Sqlite::open(&alone).unwrap().steps(table.id, 0).await.unwrap(), [a_step(1)]);
}

#[test]
fn a_foreign_file_is_refused_before_anything_is_written() {
    let foreign: [(&str, Write); 5] = [
        ("a text", |path| std::fs::write(path, "Dear diary, ".repeat(900)).unwrap()),
        ("a few letters", |path| std::fs::write(path, "hello").unwrap()),
        ("a database", |path| {
            Connection::open(path).unwrap().execute_batch("CREATE TABLE x (y)").unwrap();
        }),
        ("a database with a log", |path| {
            let db = Connection::open(path).unwrap();
            db.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE x (y)").unwrap();
        }),
        ("a database left in the middle", |path| {
            let aside = path.with_extension("aside");
            let db = Connection::open(&aside).unwrap();
            db.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE x (y)").unwrap();
            let log = |path: &Path| format!("{}-wal", path.display());
            std::fs::copy(&aside, path).unwrap();
            std::fs::copy(log(&aside), log(path)).unwrap();
            drop(db);
            std::fs::remove_file(aside).unwrap();
        }),
    ];
    for (what, write) in foreign {
        let dir = tempdir().unwrap();
        let path = dir.path().join("tavolata.db");
        write(&path);
        let before = contents(dir.path());
        assert_eq!(Sqlite::open(&path).unwrap_err(), FileError::Foreign, "{what}");
        let new = dir.path().join("new.db");
        assert_eq!(backup(&path, &new, &mut |_| {}), Err(FileError::Foreign), "{what}");
        assert_eq!(restore(&path, &new, &mut |_| {}), Err(FileError::Foreign), "{what}");
        assert!(contents(dir.path()) == before, "{what} is as it was");
    }
}

#[test]
fn a_database_without_its_log_is_said_to_be_empty() {
    let dir = tempdir().unwrap();
    let museum = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/museum/264247a/databases");
    let (path, new) = (dir.path().join("tavolata.db"), dir.path().join("new.db"));
    std::fs::copy(Path::new(museum).join("killed.db"), &path).unwrap();
    let before = contents(dir.path());
    assert_eq!(Look::open(&path, &mut |_| {}).unwrap_err(), FileError::Empty);
    assert_eq!(backup(&path, &new, &mut |_| {}), Err(FileError::Empty));
    assert_eq!(restore(&path, &new, &mut |_| {}), Err(FileError::Empty));
    assert!(contents(dir.path()) == before, "nothing is written to it");
    std::fs::copy(Path::new(museum).join("killed.db-wal"), dir.path().join("tavolata.db-wal"))
        .unwrap();
    assert!(Look::open(&path, &mut |_| {}).unwrap().count().unwrap() > 0);
    let missing = Look::open(&dir.path().join("none"), &mut |_| {});
    assert_eq!(missing.unwrap_err(), FileError::Missing);
}

#[test]
fn a_file_in_which_nothing_is_becomes_a_database() {
    let empty: [Write; 3] = [
        |_| {},
        |path| std::fs::write(path, "").unwrap(),
        |path| Connection::open(path).unwrap().pragma_update(None, "journal_mode", "WAL").unwrap(),
    ];
    for write in empty {
        let dir = tempdir().unwrap();
        let path = dir.path().join("tavolata.db");
        write(&path);
        drop(Sqlite::open(&path).unwrap());
        Sqlite::open(&path).unwrap();
    }
}
