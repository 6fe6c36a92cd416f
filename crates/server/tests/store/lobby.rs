//! The lobby: what tables are looked for by, and who is asked to come.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::outbox::a_channel;
use crate::promises::{Tried, a_person, a_table};
use kernel::{Lang, Seat};
use server::store::{
    Door, Errand, Pace, Per, Phase, SeatRecord, Sits, Speed, StoreError, TableId, TableRecord,
    Terms, Wanted,
};

pub(crate) async fn a_table_is_found_by_its_terms(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    let pace = |seconds| Some(Pace { per: Per::Answer, seconds, reserve: 0 });
    let terms = [
        Terms { pace: pace(60), rated: true, ..Terms::default() },
        Terms { pace: pace(86_400), tongue: Some(Lang::Italian), ..Terms::default() },
        Terms { taught: true, tongue: Some(Lang::French), ..Terms::default() },
    ];
    for (number, terms) in (1..).zip(terms.clone()) {
        let game = if number == 3 { "other" } else { "morra" }.to_owned();
        let table = TableRecord { door: Door::Open, game, ..a_table(number, &person) };
        store.set_table(table, terms).await.unwrap();
    }
    let found = async |wanted: Wanted| {
        let page = store.look_for(Phase::Playing, wanted, None, 9).await.unwrap();
        page.tables.iter().map(|table| table.id.0).collect::<Vec<_>>()
    };
    let any = Wanted::default;
    assert_eq!(found(any()).await, [3, 2, 1]);
    assert_eq!(found(Wanted { game: Some("morra".into()), ..any() }).await, [2, 1]);
    assert_eq!(found(Wanted { speed: Some(Speed::Quick), ..any() }).await, [1]);
    assert_eq!(found(Wanted { speed: Some(Speed::Slow), ..any() }).await, [2]);
    assert_eq!(found(Wanted { speed: Some(Speed::Untimed), ..any() }).await, [3]);
    assert_eq!(found(Wanted { rated: Some(true), ..any() }).await, [1]);
    assert_eq!(found(Wanted { tongue: Some(Lang::Italian), ..any() }).await, [2, 1]);
    assert_eq!(found(Wanted { taught: true, ..any() }).await, [3]);
    let page = store.look_for(Phase::Playing, any(), None, 9).await.unwrap();
    assert!(page.tables.iter().rev().map(|table| &table.terms).eq(&terms), "{page:?}");
}

pub(crate) async fn who_is_asked_to_a_table_is_called_once(store: Tried) {
    let (anna, bruno) = (a_person(1), a_person(2));
    for person in [&anna, &bruno] {
        store.add_person(person.clone()).await.unwrap();
    }
    store.add_channel(a_channel(1, bruno.id), 3).await.unwrap();
    let table = TableRecord { phase: Phase::Gathering, asked: 0, ..a_table(1, &anna) };
    store.add_table(table.clone()).await.unwrap();
    store.invite(table.id, bruno.id, 50, 1).await.unwrap();
    let due = store.due(60, 9, vec![]).await.unwrap();
    assert_eq!(
        due.iter().map(|it| it.errand.clone()).collect::<Vec<_>>(),
        [Errand::Invite(table.id)]
    );
    store.claim(due[0].clone(), 90).await.unwrap();
    store.settle(due[0].clone(), 61, server::store::Settled::Sent).await.unwrap();
    assert_eq!(store.invite(table.id, bruno.id, 70, 1).await, Err(StoreError::Conflict), "so many");
    store.invite(table.id, bruno.id, 70, 2).await.unwrap();
    assert_eq!(store.due(900, 9, vec![]).await.unwrap(), [], "asked once, called once");
    assert_eq!(store.invited(table.id).await.unwrap(), [bruno.id].into());
    let listed = store.invitations(bruno.id, 9).await.unwrap();
    assert_eq!(listed.iter().map(|it| it.id).collect::<Vec<_>>(), [table.id]);
    assert_eq!(listed[0].seats, table.seats);
    let seat = SeatRecord { seat: Seat(2), sits: Sits::Person(bruno.id), name: "Bruno".into() };
    store.change_seat(table.id, Phase::Gathering, Sits::Nobody, seat).await.unwrap();
    assert_eq!(store.invitations(bruno.id, 9).await.unwrap(), [], "he sits there");
    let second = TableRecord { id: TableId(2), ..table };
    store.add_table(second.clone()).await.unwrap();
    store.invite(second.id, bruno.id, 80, 9).await.unwrap();
    store.decline(second.id, bruno.id).await.unwrap();
    assert_eq!(store.invitations(bruno.id, 9).await.unwrap(), []);
    store.bar(second.id, bruno.id).await.unwrap();
    assert_eq!(store.invite(second.id, bruno.id, 81, 9).await, Err(StoreError::Conflict));
}
