//! What every store promises of people, their sessions, and guests who sign in.

use crate::promises::{Tried, a_person, a_table, with_table};
use kernel::Seat;
use server::store::{
    Chat, PersonId, Phase, Screens, SeatRecord, SessionRecord, Sits, StoreError, TableId,
    TableRecord, TokenHash, Voice,
};

pub(crate) async fn a_person_is_found_by_id_and_by_login(store: Tried) {
    let mut person = a_person(7);
    store.add_person(person.clone()).await.unwrap();
    assert_eq!(store.person(person.id).await.unwrap().as_ref(), Some(&person));
    person.name = "Anna ☕ 'quoted'".into();
    store.change_person(person.clone()).await.unwrap();
    let account = ("Anna".to_owned(), "$argon2id$...".to_owned());
    let none = TokenHash([0; 32]);
    store.change_account(person.id, account.clone(), none).await.unwrap();
    // A name changed by a page that was read before leaves the account alone.
    store.change_person(person.clone()).await.unwrap();
    person.account = Some(account);
    assert_eq!(store.person_of_login("anna".into()).await.unwrap(), Some(person));
    assert_eq!(store.person(PersonId(8)).await.unwrap(), None);
    assert_eq!(store.change_person(a_person(8)).await, Err(StoreError::Missing));
}

pub(crate) async fn a_login_belongs_to_one_person(store: Tried) {
    for number in [1, 2] {
        store.add_person(a_person(number)).await.unwrap();
    }
    let none = TokenHash([0; 32]);
    let named = async |number, login: &str| {
        store.change_account(PersonId(number), (login.into(), "hash".into()), none).await
    };
    named(1, "anna").await.unwrap();
    assert_eq!(named(2, "ANNA").await, Err(StoreError::Conflict));
    assert_eq!(named(3, "carla").await, Err(StoreError::Missing));
    assert_eq!(store.person(PersonId(2)).await.unwrap().unwrap().account, None);
}

fn a_session(byte: u8, person: PersonId, since: i64) -> SessionRecord {
    let (token, browser) = (TokenHash([byte; 32]), "A browser".to_owned());
    SessionRecord { token, person, since, used: since, browser }
}

pub(crate) async fn a_session_is_found_by_its_hash_until_it_is_closed(store: Tried) {
    let (anna, bruno) = (a_person(1), a_person(2));
    store.add_person(anna.clone()).await.unwrap();
    store.add_person(bruno.clone()).await.unwrap();
    let session = |byte, since| a_session(byte, anna.id, since);
    store.open_session(session(1, 5)).await.unwrap();
    store.open_session(session(2, 9)).await.unwrap();
    let found = store.session(TokenHash([1; 32])).await.unwrap();
    assert_eq!(found, Some((session(1, 5), anna.clone())));
    assert_eq!(store.sessions_of(anna.id).await.unwrap(), [session(2, 9), session(1, 5)]);
    let refused = store.close_session(bruno.id, TokenHash([1; 32])).await;
    assert_eq!(refused, Err(StoreError::Missing));
    store.close_session(anna.id, TokenHash([1; 32])).await.unwrap();
    assert_eq!(store.session(TokenHash([1; 32])).await.unwrap(), None);
}

pub(crate) async fn it_is_kept_when_a_session_was_last_used(store: Tried) {
    store.add_person(a_person(1)).await.unwrap();
    let token = TokenHash([1; 32]);
    store.open_session(a_session(1, PersonId(1), 5)).await.unwrap();
    store.touch_session(token, 77).await.unwrap();
    let found = store.session(token).await.unwrap();
    assert_eq!(found.map(|(session, _)| (session.since, session.used)), Some((5, 77)));
    store.close_session(PersonId(1), token).await.unwrap();
    assert_eq!(store.touch_session(token, 78).await, Err(StoreError::Missing));
}

pub(crate) async fn a_changed_password_ends_the_other_sessions(store: Tried) {
    for number in [1, 2] {
        store.add_person(a_person(number)).await.unwrap();
    }
    let session = |byte, person| a_session(byte, PersonId(person), 5);
    for (byte, person) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
        store.open_session(session(byte, person)).await.unwrap();
    }
    let account = ("anna".to_owned(), "hash".to_owned());
    let mut ended = store.change_account(PersonId(1), account, TokenHash([2; 32])).await.unwrap();
    ended.sort();
    assert_eq!(ended, [TokenHash([1; 32]), TokenHash([3; 32])]);
    assert_eq!(store.sessions_of(PersonId(1)).await.unwrap(), [session(2, 1)]);
    assert_eq!(store.sessions_of(PersonId(2)).await.unwrap(), [session(4, 2)]);
}

/// A guest (2) and an account (1) at tables of every kind: who sits in each seat after the guest has signed in.
pub(crate) async fn a_guest_who_signs_in_keeps_tables_and_seats(store: Tried) {
    let (account, guest) = (a_person(1), a_person(2));
    for person in [&account, &guest, &a_person(3)] {
        store.add_person(person.clone()).await.unwrap();
    }
    let (own, theirs) = (Sits::Person(account.id), Sits::Person(guest.id));
    let (bot, away) = (Sits::Bot("adept".into()), Sits::StandIn("adept".into(), guest.id));
    let given = Sits::Bot("novice".into());
    let kept = Sits::StandIn("adept".into(), account.id);
    let kinds = [
        (Phase::Playing, Screens::Own, [&bot, &theirs], [&bot, &own], "the guest alone"),
        (Phase::Playing, Screens::Own, [&bot, &away], [&bot, &kept], "a bot stands in"),
        (Phase::Playing, Screens::Own, [&own, &theirs], [&own, &given], "both play"),
        (Phase::Playing, Screens::Own, [&own, &away], [&own, &bot], "both, one by a bot"),
        (Phase::Gathering, Screens::Own, [&own, &theirs], [&own, &Sits::Nobody], "both wait"),
        (Phase::Playing, Screens::Shared, [&own, &theirs], [&own, &own], "hot-seat"),
        (Phase::Over, Screens::Own, [&own, &theirs], [&own, &own], "nothing is secret any more"),
    ];
    for (number, (phase, screens, before, ..)) in (10..).zip(kinds) {
        let seat = |(seat, sits): (u8, &&Sits)| SeatRecord {
            seat: Seat(seat),
            sits: (*sits).clone(),
            name: if sits.owner() == Some(guest.id) { guest.name.clone() } else { String::new() },
        };
        let seats = (0..).zip(&before).map(seat).collect();
        let table = TableRecord { phase, screens, seats, ..a_table(number, &guest) };
        store.add_table(table).await.unwrap();
    }
    let merged = store.merge(guest.id, account.id, "novice".into()).await.unwrap();
    assert_eq!(merged.tables.len(), kinds.len());
    for (number, (.., after, what)) in (10..).zip(kinds) {
        let table = store.table(TableId(number)).await.unwrap().unwrap();
        assert_eq!(table.host, account.id, "{what}");
        assert_eq!([&table.seats[0].sits, &table.seats[1].sits], after, "{what}");
        let named = table.seats[1].sits.owner().map_or("", |_| &account.name);
        assert_eq!(table.seats[1].name, named, "{what}");
    }
}

pub(crate) async fn a_guest_who_signs_in_keeps_words_and_bars(store: Tried) {
    let table = with_table(&store).await;
    for number in [2, 3] {
        store.add_person(a_person(number)).await.unwrap();
    }
    let (guest, account) = (PersonId(2), PersonId(3));
    let line = Chat { id: 0, person: Some(guest), name: "Guest".into(), text: "hi".into(), at: 1 };
    store.say(table.id, line, None).await.unwrap();
    store.bar(table.id, guest).await.unwrap();
    store.set_voice(table.id, guest, Voice::Muted).await.unwrap();
    let merged = store.merge(guest, account, "novice".into()).await.unwrap();
    assert_eq!(merged.tables, [table.id]);
    assert_eq!(store.chat(table.id, 9).await.unwrap()[0].person, Some(account));
    assert!(store.is_barred(table.id, account).await.unwrap());
    assert!(store.muted(table.id).await.unwrap().contains(&account));
}

pub(crate) async fn nobody_is_shut_out_of_their_own_table_by_signing_in(store: Tried) {
    let table = with_table(&store).await;
    store.add_person(a_person(2)).await.unwrap();
    store.bar(table.id, PersonId(2)).await.unwrap();
    store.set_voice(table.id, PersonId(2), Voice::Muted).await.unwrap();
    store.merge(PersonId(2), table.host, "novice".into()).await.unwrap();
    assert!(!store.is_barred(table.id, table.host).await.unwrap());
    assert!(!store.muted(table.id).await.unwrap().contains(&table.host));
}

pub(crate) async fn the_sessions_of_a_guest_who_signs_in_end(store: Tried) {
    for number in [1, 2] {
        store.add_person(a_person(number)).await.unwrap();
    }
    for (byte, person) in [(7, 2), (8, 1), (9, 2)] {
        store.open_session(a_session(byte, PersonId(person), 5)).await.unwrap();
    }
    let mut merged = store.merge(PersonId(2), PersonId(1), "novice".into()).await.unwrap();
    merged.sessions.sort();
    assert_eq!(merged.sessions, [TokenHash([7; 32]), TokenHash([9; 32])]);
    assert_eq!(store.sessions_of(PersonId(2)).await.unwrap(), []);
    assert_eq!(store.sessions_of(PersonId(1)).await.unwrap().len(), 1);
}

pub(crate) async fn a_barred_account_gets_no_seat_of_its_guest(store: Tried) {
    let (account, guest) = (a_person(1), a_person(2));
    for person in [&account, &guest, &a_person(3)] {
        store.add_person(person.clone()).await.unwrap();
    }
    let seats =
        vec![SeatRecord { seat: Seat(0), sits: Sits::Person(guest.id), name: guest.name.clone() }];
    let table = TableRecord { seats, ..a_table(1, &a_person(3)) };
    store.add_table(table.clone()).await.unwrap();
    store.bar(table.id, account.id).await.unwrap();
    store.merge(guest.id, account.id, "novice".into()).await.unwrap();
    let kept = store.table(table.id).await.unwrap().unwrap();
    assert_eq!(kept.seats[0].sits, Sits::Bot("novice".into()));
}
