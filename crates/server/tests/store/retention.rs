//! What every store promises of what nobody has touched for long.

use crate::prepared::an_answer;
use crate::promises::{Tried, a_person, a_step, a_table, with_table};
use kernel::Seat;
use server::Retention;
use server::retention::Done;
use server::store::{
    Chat, PersonId, Phase, Receipt, Report, SeatRecord, SessionRecord, Sits, Step, TableId,
    TableRecord, TokenHash, Voice,
};
use std::time::Duration;

const DAY: i64 = 86_400;

#[expect(clippy::cognitive_complexity, reason = "one story, told in order")]
pub(crate) async fn a_packed_table_is_read_and_played_on_as_before(store: Tried) {
    let table = with_table(&store).await;
    let undone = Step { lines: String::new(), ..a_step(2) };
    store.append(table.id, a_step(1), None).await.unwrap();
    store.append(table.id, undone.clone(), None).await.unwrap();
    let before = store.whole(table.id).await.unwrap();
    assert_eq!(store.pack(2_000, 9).await.unwrap(), 0, "it was touched at that moment");
    assert_eq!(store.pack(2_001, 9).await.unwrap(), 1);
    assert_eq!(store.pack(9_999, 9).await.unwrap(), 0, "there is nothing left to pack");
    assert_eq!(store.whole(table.id).await.unwrap(), before);
    store.append(table.id, a_step(3), None).await.unwrap();
    let steps = [a_step(1), undone.clone(), a_step(3)];
    assert_eq!(store.steps(table.id, 0).await.unwrap(), steps);
    assert_eq!(store.steps(table.id, 1).await.unwrap(), steps[1..]);
    assert_eq!(store.pack(9_999, 9).await.unwrap(), 1, "what followed is packed as well");
    assert_eq!(store.whole(table.id).await.unwrap().unwrap().1, steps);
}

pub(crate) async fn no_more_is_packed_than_asked_and_the_oldest_first(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    for number in 1..=5 {
        let table = a_table(number, &person);
        store.add_table(table.clone()).await.unwrap();
        let at = 2_000 - i64::try_from(number).unwrap();
        store.append(table.id, Step { at, ..a_step(1) }, None).await.unwrap();
    }
    assert_eq!(store.pack(1_997, 9).await.unwrap(), 2, "of the fourth and the fifth");
    assert_eq!(store.pack(9_999, 2).await.unwrap(), 2);
    assert_eq!(store.pack(9_999, 2).await.unwrap(), 1);
}

/// A table with something of every kind.
async fn with_everything(store: &Tried, number: u128) -> TableRecord {
    let (host, guest) = (a_person(number), a_person(100 + number));
    for person in [&host, &guest] {
        store.add_person(person.clone()).await.unwrap();
    }
    let table = a_table(number, &host);
    store.add_table(table.clone()).await.unwrap();
    let receipt = Receipt { person: guest.id, key: "key".into(), deed: "show".into() };
    store.append(table.id, a_step(1), Some(receipt)).await.unwrap();
    store.pack(9_999, 9).await.unwrap();
    let receipt = Receipt { person: guest.id, key: "more".into(), deed: "show".into() };
    store.append(table.id, a_step(2), Some(receipt)).await.unwrap();
    store.bar(table.id, guest.id).await.unwrap();
    store.say(table.id, said(guest.id, 5), None).await.unwrap();
    store.prepare(table.id, an_answer(number), 9).await.unwrap();
    store.set_voice(table.id, guest.id, Voice::Muted).await.unwrap();
    let report = Report { at: 4, journal: "tavolata journal 1\n".into() };
    store.keep_report(table.id, report).await.unwrap();
    store.table(table.id).await.unwrap().unwrap()
}

fn said(person: PersonId, at: i64) -> Chat {
    Chat { id: 0, person: Some(person), name: "Somebody".into(), text: "Ciao".into(), at }
}

#[expect(clippy::cognitive_complexity, reason = "one story, told in order")]
pub(crate) async fn a_table_is_forgotten_with_all_that_belongs_to_it(store: Tried) {
    let gone = with_everything(&store, 1).await;
    let stays = with_everything(&store, 2).await;
    store.append(stays.id, Step { at: 5_000, ..a_step(3) }, None).await.unwrap();
    let before = store.whole(stays.id).await.unwrap();
    assert_eq!(store.forget_tables(2_001, 9).await.unwrap(), 1);
    assert_eq!(store.whole(gone.id).await.unwrap(), None);
    assert_eq!(store.steps(gone.id, 0).await.unwrap(), []);
    assert_eq!(store.chat(gone.id, 9).await.unwrap(), []);
    assert_eq!(store.reports(gone.id).await.unwrap(), []);
    assert!(!store.is_barred(gone.id, PersonId(101)).await.unwrap());
    assert_eq!(store.tables_of(gone.host, None, 9).await.unwrap().tables, []);
    assert_eq!(store.whole(stays.id).await.unwrap(), before, "another is as it was");
    assert_eq!(store.chat(stays.id, 9).await.unwrap().len(), 1);
    assert!(store.is_barred(stays.id, PersonId(102)).await.unwrap());
    store.add_table(a_table(1, &a_person(1))).await.unwrap();
}

pub(crate) async fn chat_is_forgotten_by_its_age(store: Tried) {
    let table = with_table(&store).await;
    for at in [1, 2, 3, 4] {
        store.say(table.id, said(table.host, at), None).await.unwrap();
    }
    assert_eq!(store.forget_chat(4, 2).await.unwrap(), 2);
    assert_eq!(store.forget_chat(4, 2).await.unwrap(), 1);
    let left: Vec<i64> = store.chat(table.id, 9).await.unwrap().iter().map(|it| it.at).collect();
    assert_eq!(left, [4]);
}

fn a_session(number: u8, person: PersonId, used: i64) -> SessionRecord {
    let browser = "A browser".to_owned();
    SessionRecord { token: TokenHash([number; 32]), person, since: 1, used, browser }
}

pub(crate) async fn sessions_nobody_uses_are_forgotten(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    for (number, used) in [(1, 10), (2, 20), (3, 30)] {
        store.open_session(a_session(number, person.id, used)).await.unwrap();
    }
    assert_eq!(store.forget_sessions(30, 1).await.unwrap(), 1);
    assert_eq!(store.forget_sessions(30, 9).await.unwrap(), 1);
    assert_eq!(store.sessions_of(person.id).await.unwrap(), [a_session(3, person.id, 30)]);
}

#[expect(clippy::cognitive_complexity, reason = "one story, told in order")]
pub(crate) async fn only_guests_whom_nothing_holds_are_forgotten(store: Tried) {
    for number in 1..=6 {
        store.add_person(a_person(number)).await.unwrap();
    }
    let table = a_table(1, &a_person(1));
    store.add_table(table.clone()).await.unwrap();
    let seat = SeatRecord { seat: Seat(2), sits: Sits::Person(PersonId(2)), name: "Due".into() };
    store.change_seat(table.id, table.phase, Sits::Nobody, seat).await.unwrap();
    store.open_session(a_session(3, PersonId(3), 7)).await.unwrap();
    let account = ("quattro".to_owned(), "hash".to_owned());
    store.change_account(PersonId(4), account, TokenHash([0; 32])).await.unwrap();
    store.say(table.id, said(PersonId(5), 9), None).await.unwrap();
    store.bar(table.id, PersonId(5)).await.unwrap();
    store.set_voice(table.id, PersonId(6), Voice::Muted).await.unwrap();
    store.set_hushed(table.id, PersonId(5), true).await.unwrap();
    store.wish_pause(table.id, PersonId(6), true, 9).await.unwrap();
    assert_eq!(store.forget_guests(1_000, None, 9).await.unwrap(), (0, None), "too young");
    let (mut forgotten, mut mark, mut looks) = (0, None, 0);
    loop {
        let (some, next) = store.forget_guests(1_001, mark, 2).await.unwrap();
        (forgotten, mark, looks) = (forgotten + some, next, looks + 1);
        if mark.is_none() {
            break;
        }
    }
    assert_eq!((forgotten, looks), (2, 3));
    for (number, stays) in [(1, true), (2, true), (3, true), (4, true), (5, false), (6, false)] {
        let found = store.person(PersonId(number)).await.unwrap();
        assert_eq!(found.is_some(), stays, "person {number}");
    }
    assert_eq!(store.chat(table.id, 9).await.unwrap()[0].person, None, "the words stay");
}

#[expect(clippy::cognitive_complexity, reason = "one story, told in order")]
pub(crate) async fn a_round_does_what_the_host_has_set_and_says_so(store: Tried) {
    let old = with_everything(&store, 1).await;
    let gone = with_everything(&store, 2).await;
    store.append(old.id, Step { at: 5 * DAY, ..a_step(3) }, None).await.unwrap();
    store.set_phase(old.id, Phase::Closed).await.unwrap();
    store.open_session(a_session(1, old.host, 9 * DAY)).await.unwrap();
    store.open_session(a_session(2, old.host, DAY)).await.unwrap();
    let all = Retention { pack: Some(4), tables: Some(8), chat: Some(6), guests: Some(6) };
    let round = async |retention: Retention| {
        retention.round(&*store, 10 * DAY, 2 * DAY, Duration::ZERO).await.unwrap()
    };
    let nothing = Done { sessions: 1, ..Done::default() };
    assert_eq!(round(Retention::default()).await, nothing, "only what has ended by itself");
    let done = round(all).await;
    let expected = Done { packed: 1, tables: 1, chat: 1, sessions: 0, guests: 3 };
    assert_eq!(done, expected);
    assert_eq!(store.table(gone.id).await.unwrap(), None);
    assert_eq!(store.whole(old.id).await.unwrap().unwrap().1.len(), 3);
    assert_eq!(round(all).await, Done::default(), "once is enough");
    assert_eq!(store.table(TableId(1)).await.unwrap().unwrap().phase, Phase::Closed);
}
