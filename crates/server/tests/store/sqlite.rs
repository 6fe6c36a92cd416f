//! `SQLite`, and what is its own: surviving a reopening, backup and restore.

use crate::promises::{a_person, a_step, a_table};
use crate::{people, promises};
use server::store::sqlite::restore;
use server::store::{Sqlite, Store};
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

fn store(dir: &TempDir) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&dir.path().join("tavolata.db")).unwrap())
}

macro_rules! promises {
    ($($of:ident { $($name:ident)* })*) => { $( $(
        #[tokio::test]
        async fn $name() {
            let dir = tempdir().unwrap();
            $of::$name(store(&dir)).await;
        }
    )* )* };
}

promises! {
    people {
        a_person_is_found_by_id_and_by_login
        a_login_belongs_to_one_person
        a_session_is_found_by_its_hash_until_it_is_closed
        it_is_kept_when_a_session_was_last_used
        a_changed_password_ends_the_other_sessions
        a_guest_who_signs_in_keeps_tables_and_seats
        a_guest_who_signs_in_keeps_words_and_bars
        the_sessions_of_a_guest_who_signs_in_end
        a_barred_account_gets_no_seat_of_its_guest
    }
    promises {
        a_table_is_found_with_its_seats
        a_seat_is_changed_only_if_it_is_as_believed
        a_table_begins_once_and_only_when_everyone_sits
        steps_follow_one_another_without_gap_or_repeat
        a_key_is_remembered_with_its_step_or_not_at_all
        a_key_counts_for_its_person_and_a_kept_step_only
        of_many_at_once_one_takes_the_step
        a_lobby_shows_open_doors_only
        who_is_barred_stays_barred
        chat_keeps_its_order_and_its_characters
        who_is_muted_is_not_heard_until_they_are
        a_report_is_kept
    }
}

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
    restore(&backup, &dir.path().join("tavolata.db")).unwrap();
    assert_eq!(store(&dir).steps(table.id, 0).await.unwrap(), [a_step(1)]);
}
