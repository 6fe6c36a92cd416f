//! After the end: a rematch, and what an analysis has found.

use crate::promises::{Tried, a_person, a_table};
use server::store::{Phase, StoreError, TableId, TableRecord};

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
