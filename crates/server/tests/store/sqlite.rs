//! `SQLite`, and what is its own: surviving a reopening, backup and restore.

use crate::promises::{a_person, a_step, a_table};
use crate::{
    admin, campaigns, clocks, endings, identities, lobby, outbox, people, prepared, promises,
    ratings, retention, tokens,
};
use rusqlite::Connection;
use server::store::sqlite::{backup, restore};
use server::store::{Progress, Sqlite, Store, StoreError, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tempfile::{TempDir, tempdir};

fn store(dir: &TempDir) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&dir.path().join("tavolata.db")).unwrap())
}

macro_rules! on_sqlite {
    ($($of:ident { $($name:ident)* })*) => { $( $(
        #[tokio::test]
        async fn $name() {
            let dir = tempdir().unwrap();
            $of::$name(store(&dir)).await;
        }
    )* )* };
}
crate::every_promise!(on_sqlite);

#[tokio::test]
async fn what_was_written_is_there_after_reopening() {
    let dir = tempdir().unwrap();
    let person = a_person(1);
    let table = a_table(1, &person);
    {
        let store = store(&dir);
        store.add_person(person).await.unwrap();
        store.add_table(table.clone()).await.unwrap();
        store.append(table.id, a_step(1), None).await.unwrap();
    }
    let again = store(&dir);
    assert_eq!(again.steps(table.id, 0).await.unwrap(), [a_step(1)]);
    assert_eq!(again.table(table.id).await.unwrap().unwrap().version, 1);
}

#[tokio::test]
async fn a_backup_taken_during_play_is_restored() {
    let dir = tempdir().unwrap();
    let (person, backup) = (a_person(1), dir.path().join("copy.db"));
    let table = a_table(1, &person);
    let running = store(&dir);
    running.add_person(person).await.unwrap();
    running.add_table(table.clone()).await.unwrap();
    running.append(table.id, a_step(1), None).await.unwrap();
    running.backup(backup.clone()).await.unwrap();
    running.append(table.id, a_step(2), None).await.unwrap();
    drop(running);
    restore(&backup, &dir.path().join("tavolata.db"), &mut |_| {}).unwrap();
    assert_eq!(store(&dir).steps(table.id, 0).await.unwrap(), [a_step(1)]);
}

#[tokio::test]
async fn a_table_that_lacks_a_step_is_told_and_not_shortened() {
    for lost in [1, 2, 3] {
        let dir = tempdir().unwrap();
        let (person, table) = (a_person(1), a_table(1, &a_person(1)));
        let running = store(&dir);
        running.add_person(person).await.unwrap();
        running.add_table(table.clone()).await.unwrap();
        for seq in 1..=3 {
            running.append(table.id, a_step(seq), None).await.unwrap();
        }
        let other = Connection::open(dir.path().join("tavolata.db")).unwrap();
        other.execute("DELETE FROM steps WHERE seq = ?1", [lost]).unwrap();
        let told = running.whole(table.id).await;
        assert!(
            matches!(&told, Err(StoreError::Broken(why)) if why.contains("2 steps")),
            "{told:?}"
        );
    }
}

/// A database of some megabytes.
async fn large(dir: &TempDir) -> Arc<dyn Store> {
    let (person, table) = (a_person(1), a_table(1, &a_person(1)));
    let large = store(dir);
    large.add_person(person).await.unwrap();
    large.add_table(table).await.unwrap();
    let fill = "INSERT INTO chat (table_id, name, text, at)
        WITH RECURSIVE c (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < 60000)
        SELECT (SELECT id FROM tables), 'Anna', hex(randomblob(250)), n FROM c";
    Connection::open(dir.path().join("tavolata.db")).unwrap().execute(fill, []).unwrap();
    large
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_meanwhile_does_not_make_a_backup_begin_anew() {
    let dir = tempdir().unwrap();
    let busy = large(&dir).await;
    let (over, written) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let writing = tokio::spawn({
        let (over, written) = (Arc::clone(&over), Arc::clone(&written));
        async move {
            for seq in (1..).take_while(|_| !over.load(Ordering::Relaxed)) {
                busy.append(TableId(1), a_step(seq), None).await.unwrap();
                written.store(seq, Ordering::Relaxed);
            }
            busy
        }
    });
    let (from, to) = (dir.path().join("tavolata.db"), dir.path().join("copy.db"));
    let (mut seen, mut before) = (Vec::new(), 0);
    backup(&from, &to, &mut |progress: Progress| {
        // Somebody writes between any two parts of the copy.
        while written.load(Ordering::Relaxed) < before + 2 {
            std::thread::yield_now();
        }
        before = written.load(Ordering::Relaxed);
        seen.push(progress);
    })
    .unwrap();
    over.store(true, Ordering::Relaxed);
    drop(writing.await.unwrap());
    assert!(seen.len() > 2, "{seen:?}");
    assert!(seen.is_sorted_by_key(|progress| progress.done), "{seen:?}");
    assert!(seen.iter().all(|progress| progress.all == seen[0].all), "{seen:?}");
    let (kept, steps) = Sqlite::open(&to).unwrap().whole(TableId(1)).await.unwrap().unwrap();
    assert_eq!(kept.version, steps.len() as u64);
    assert!(kept.version < before, "as it stood when the copying began");
}
