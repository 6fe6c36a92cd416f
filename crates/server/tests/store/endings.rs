//! After the end: a rematch, and what an analysis has found.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_table};
use kernel::Lang;
use server::store::{Errand, Pace, Per, Phase, StoreError, TableId, TableRecord, Terms};

/// A table, and another that is its rematch.
async fn with_rematch(store: &Tried) -> [TableRecord; 2] {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    let tables = [a_table(1, &person), a_table(2, &person)];
    store.add_table(tables[0].clone()).await.unwrap();
    assert_eq!(store.rematch_of(tables[0].id).await.unwrap(), None);
    store.add_rematch(tables[0].id, tables[1].clone()).await.unwrap();
    tables
}

pub(crate) async fn a_table_has_one_rematch(store: Tried) {
    let [first, second] = with_rematch(&store).await;
    assert_eq!(store.rematch_of(first.id).await.unwrap(), Some(second.id));
    assert_eq!(store.table(second.id).await.unwrap(), Some(second.clone()));
    let late = store.add_rematch(first.id, a_table(3, &a_person(1))).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(store.table(TableId(3)).await.unwrap(), None, "none is added");
    assert_eq!(store.rematch_of(first.id).await.unwrap(), Some(second.id));
}

pub(crate) async fn a_rematch_is_on_the_same_terms_and_calls(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    let pace = Pace { per: Per::Turn, seconds: 600, reserve: 5 };
    let (pace, tongue) = (Some(pace), Some(Lang::Italian));
    let terms = Terms { lesson: None, pace, rated: true, tongue, taught: true };
    let first = TableRecord { phase: Phase::Over, ..a_table(1, &person) };
    store.set_table(first.clone(), terms.clone()).await.unwrap();
    let channel = crate::outbox::a_channel(1, person.id);
    store.add_channel(channel.clone(), 3).await.unwrap();
    let person_alone = |number| {
        let table = TableRecord { asked: 0b001, ..a_table(number, &person) };
        TableRecord { seats: table.seats[..1].to_vec(), ..table }
    };
    store.add_rematch(first.id, person_alone(2)).await.unwrap();
    assert_eq!(store.pace(TableId(2)).await.unwrap(), pace);
    assert!(store.is_rated(TableId(2)).await.unwrap());
    assert_eq!(store.overdue(5, 9).await.unwrap(), [TableId(2)], "its clock is looked at");
    let called = store.due(9_000, 9, vec![]).await.unwrap();
    let called: Vec<_> = called.into_iter().map(|notice| notice.errand).collect();
    assert_eq!(called, [Errand::Call(TableId(2), 0)], "who is asked first is called");
    let found = store.tables_of(person.id, None, 9).await.unwrap().tables;
    assert!(found.iter().all(|table| table.terms == terms), "{found:?}");
    store.add_rematch(TableId(2), a_table(3, &person)).await.unwrap();
    assert!(!store.is_rated(TableId(3)).await.unwrap(), "a bot sits there");
    assert_eq!(store.pace(TableId(3)).await.unwrap(), pace);
}

pub(crate) async fn an_analysis_is_kept_with_its_table(store: Tried) {
    let [first, second] = with_rematch(&store).await;
    for text in ["{\"first\": 1}", "{\"città\": 2}"] {
        store.keep_analysis(first.id, text.to_owned()).await.unwrap();
        assert_eq!(store.analysis(first.id).await.unwrap().as_deref(), Some(text));
    }
    assert_eq!(store.analysis(second.id).await.unwrap(), None);
}

pub(crate) async fn rematch_and_analysis_are_forgotten_with_the_table(store: Tried) {
    let [first, _] = with_rematch(&store).await;
    store.keep_analysis(first.id, "{}".to_owned()).await.unwrap();
    store.set_phase(first.id, Phase::Over).await.unwrap();
    assert!(store.forget_tables(i64::MAX, 9).await.unwrap() > 0);
    assert_eq!(store.analysis(first.id).await.unwrap(), None);
    assert_eq!(store.rematch_of(first.id).await.unwrap(), None);
}
