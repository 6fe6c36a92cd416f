//! What every store promises.

use kernel::Seat;
use server::store::{
    Aids, Chat, Door, Listed, Opening, Page, PersonId, PersonRecord, Phase, Receipt, Report,
    Screens, SeatRecord, Sits, Step, Store, StoreError, TableId, TableRecord, Terms, Used, Voice,
};
use std::sync::Arc;

pub(crate) type Tried = Arc<dyn Store>;

pub(crate) fn a_person(number: u128) -> PersonRecord {
    PersonRecord {
        id: PersonId(number),
        name: format!("Person {number}"),
        account: None,
        settings: "lang=it".into(),
        since: 1_000,
    }
}

pub(crate) fn a_table(number: u128, host: &PersonRecord) -> TableRecord {
    let seat = |seat, sits, name: &str| SeatRecord { seat: Seat(seat), sits, name: name.into() };
    TableRecord {
        id: TableId(number),
        game: "morra".into(),
        opening: "tavolata journal 1\n".into(),
        host: host.id,
        door: Door::Open,
        screens: Screens::Own,
        aids: Aids::default(),
        phase: Phase::Playing,
        version: 0,
        asked: 1,
        since: 1_000,
        touched: 1_000 + i64::try_from(number).unwrap(),
        seats: vec![
            seat(0, Sits::Person(host.id), "Anna"),
            seat(1, Sits::Bot("adept".into()), "Bot"),
            seat(2, Sits::Nobody, ""),
        ],
    }
}

pub(crate) fn a_step(seq: u64) -> Step {
    let lines = format!("0: show {seq}\n* 3/6\n");
    Step { seq, keep: seq * 2, lines, asked: 2, phase: Phase::Playing, at: 2_000 }
}

pub(crate) async fn with_table(store: &Tried) -> TableRecord {
    let person = a_person(1);
    let table = a_table(1, &person);
    store.add_person(person).await.unwrap();
    store.add_table(table.clone()).await.unwrap();
    table
}

pub(crate) async fn a_table_is_found_with_its_seats(store: Tried) {
    let table = with_table(&store).await;
    assert_eq!(store.table(table.id).await.unwrap().as_ref(), Some(&table));
    assert_eq!(store.add_table(table.clone()).await, Err(StoreError::Conflict));
    store.set_phase(table.id, Phase::Closed).await.unwrap();
    assert_eq!(store.table(table.id).await.unwrap().unwrap().phase, Phase::Closed);
    assert_eq!(store.set_phase(TableId(9), Phase::Over).await, Err(StoreError::Missing));
}

pub(crate) async fn a_seat_is_changed_only_if_it_is_as_believed(store: Tried) {
    let table = with_table(&store).await;
    let sit = |sits| SeatRecord { seat: Seat(2), sits, name: "Who".into() };
    let bruno = a_person(2);
    store.add_person(bruno.clone()).await.unwrap();
    let (person, bot) = (Sits::Person(bruno.id), Sits::Bot("novice".into()));
    let change = async |was: &Sits, now: &Sits| {
        store.change_seat(table.id, Phase::Playing, was.clone(), sit(now.clone())).await
    };
    change(&Sits::Nobody, &person).await.unwrap();
    assert_eq!(change(&Sits::Nobody, &bot).await, Err(StoreError::Conflict));
    let stand_in = Sits::StandIn("master".into(), bruno.id);
    change(&person, &stand_in).await.unwrap();
    assert_eq!(store.table(table.id).await.unwrap().unwrap().seats[2], sit(stand_in.clone()));
    change(&stand_in, &person).await.unwrap();
    change(&person, &bot).await.unwrap();
}

pub(crate) async fn a_seat_is_changed_only_in_the_phase_that_was_seen(store: Tried) {
    let table = with_table(&store).await;
    let bot = SeatRecord { sits: Sits::Bot("novice".into()), ..table.seats[2].clone() };
    for phase in [Phase::Gathering, Phase::Over, Phase::Closed] {
        let late = store.change_seat(table.id, phase, Sits::Nobody, bot.clone()).await;
        assert_eq!(late, Err(StoreError::Conflict), "{phase:?}");
    }
    store.set_phase(table.id, Phase::Closed).await.unwrap();
    let late = store.change_seat(table.id, Phase::Playing, Sits::Nobody, bot).await;
    assert_eq!(late, Err(StoreError::Conflict), "nothing is changed at a closed table");
    for phase in [Phase::Playing, Phase::Over, Phase::Closed] {
        let late = store.set_phase(table.id, phase).await;
        assert_eq!(late, Err(StoreError::Conflict), "what was closed stays so");
    }
}

pub(crate) async fn nobody_sits_down_twice_or_where_they_are_barred(store: Tried) {
    let table = with_table(&store).await;
    let (bruno, shared) = (a_person(2), a_table(2, &a_person(1)));
    store.add_person(bruno.clone()).await.unwrap();
    store.add_table(TableRecord { screens: Screens::Shared, ..shared.clone() }).await.unwrap();
    let sit = async |table: TableId, person: PersonId| {
        let seat = SeatRecord { seat: Seat(2), sits: Sits::Person(person), name: "Who".into() };
        store.change_seat(table, Phase::Playing, Sits::Nobody, seat).await
    };
    assert_eq!(sit(table.id, table.host).await, Err(StoreError::Conflict), "one seat each");
    sit(shared.id, table.host).await.unwrap();
    store.bar(table.id, bruno.id).await.unwrap();
    assert_eq!(sit(table.id, bruno.id).await, Err(StoreError::Conflict), "barred");
}

pub(crate) async fn a_table_begins_once_and_only_when_everyone_sits(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    let table = TableRecord { phase: Phase::Gathering, asked: 0, ..a_table(1, &person) };
    store.add_table(table.clone()).await.unwrap();
    let opening = |seed: u8| Opening { journal: format!("seed {seed}"), asked: 5, at: 3_000 };
    let early = store.begin(table.id, opening(1)).await;
    assert_eq!(early, Err(StoreError::Conflict), "nobody sits in a seat");
    let bot = SeatRecord { sits: Sits::Bot("novice".into()), ..table.seats[2].clone() };
    store.change_seat(table.id, Phase::Gathering, Sits::Nobody, bot).await.unwrap();
    store.begin(table.id, opening(2)).await.unwrap();
    assert_eq!(store.begin(table.id, opening(3)).await, Err(StoreError::Conflict), "it has begun");
    let kept = store.table(table.id).await.unwrap().unwrap();
    assert_eq!((kept.opening.as_str(), kept.asked, kept.touched), ("seed 2", 5, 3_000));
    assert_eq!((kept.phase, kept.version), (Phase::Playing, 0));
    store.append(table.id, a_step(1), None).await.unwrap();
}

pub(crate) async fn steps_follow_one_another_without_gap_or_repeat(store: Tried) {
    let table = with_table(&store).await.id;
    store.append(table, a_step(1), None).await.unwrap();
    for wrong in [1, 3, 0] {
        let refused = store.append(table, a_step(wrong), None).await;
        assert_eq!(refused, Err(StoreError::Conflict), "step {wrong} after 1");
    }
    let last = Step { phase: Phase::Over, asked: 0, ..a_step(2) };
    store.append(table, last.clone(), None).await.unwrap();
    assert_eq!(store.steps(table, 0).await.unwrap(), [a_step(1), last.clone()]);
    assert_eq!(store.steps(table, 1).await.unwrap(), [last]);
    let kept = store.table(table).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.phase, kept.asked, kept.touched), (2, Phase::Over, 0, 2_000));
    assert_eq!(store.append(TableId(9), a_step(1), None).await, Err(StoreError::Conflict));
}

pub(crate) async fn a_table_is_read_whole(store: Tried) {
    let table = with_table(&store).await;
    assert_eq!(store.whole(table.id).await.unwrap(), Some((table.clone(), Vec::new())));
    store.append(table.id, a_step(1), None).await.unwrap();
    let (now, steps) = store.whole(table.id).await.unwrap().unwrap();
    assert_eq!((now.version, steps), (1, vec![a_step(1)]));
    assert_eq!(store.whole(TableId(9)).await.unwrap(), None);
}

pub(crate) async fn nothing_follows_the_end_of_a_table(store: Tried) {
    let table = with_table(&store).await.id;
    store.append(table, a_step(1), None).await.unwrap();
    store.set_phase(table, Phase::Closed).await.unwrap();
    assert_eq!(store.append(table, a_step(2), None).await, Err(StoreError::Conflict));
    let (closed, steps) = store.whole(table).await.unwrap().unwrap();
    assert_eq!((closed.phase, steps.len()), (Phase::Closed, 1), "a late step opens nothing again");
}

fn receipt(person: PersonId, key: &str) -> Receipt {
    Receipt { person, key: key.into(), deed: format!("the deed of {key}") }
}

pub(crate) async fn a_key_is_remembered_with_its_step_or_not_at_all(store: Tried) {
    let table = with_table(&store).await;
    let receipt = |key: &str| receipt(table.host, key);
    store.append(table.id, a_step(1), Some(receipt("a"))).await.unwrap();
    let used = store.receipt(table.id, table.host, "a".into()).await.unwrap();
    assert_eq!(used, Some(Used { seq: 1, deed: "the deed of a".into() }));
    let again = store.append(table.id, a_step(2), Some(receipt("a"))).await;
    assert_eq!(again, Err(StoreError::Conflict), "a key brings one step");
    assert_eq!(store.steps(table.id, 0).await.unwrap().len(), 1, "and leaves no half step");
    assert_eq!(store.table(table.id).await.unwrap().unwrap().version, 1);
}

pub(crate) async fn a_key_counts_for_its_person_and_a_kept_step_only(store: Tried) {
    let table = with_table(&store).await;
    let receipt = |key: &str| receipt(table.host, key);
    store.append(table.id, a_step(1), Some(receipt("a"))).await.unwrap();
    store.append(table.id, a_step(5), Some(receipt("b"))).await.unwrap_err();
    assert_eq!(store.receipt(table.id, table.host, "b".into()).await.unwrap(), None);
    assert_eq!(store.receipt(table.id, PersonId(44), "a".into()).await.unwrap(), None);
}

pub(crate) async fn of_many_at_once_one_takes_the_step(store: Tried) {
    let table = with_table(&store).await.id;
    for seq in 1..=5 {
        let tries: Vec<_> = (0..8)
            .map(|_| {
                let store = Arc::clone(&store);
                tokio::spawn(async move { store.append(table, a_step(seq), None).await })
            })
            .collect();
        let mut taken = 0;
        for tried in tries {
            taken += u32::from(tried.await.unwrap().is_ok());
        }
        assert_eq!(taken, 1, "step {seq}");
    }
    assert_eq!(store.steps(table, 0).await.unwrap().len(), 5);
}

fn ids(page: &Page) -> Vec<u128> {
    page.tables.iter().map(|table| table.id.0).collect()
}

pub(crate) async fn a_lobby_shows_open_doors_only(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    for (number, door, phase) in [
        (1, Door::Open, Phase::Gathering),
        (2, Door::Private, Phase::Gathering),
        (3, Door::Open, Phase::Over),
        (4, Door::Open, Phase::Gathering),
    ] {
        store.add_table(TableRecord { door, phase, ..a_table(number, &person) }).await.unwrap();
    }
    let gathering = store.found_tables(Phase::Gathering, None, 9).await.unwrap();
    assert_eq!(ids(&gathering), [4, 1], "the latest first");
    assert_eq!(gathering.next, None);
    let table = a_table(4, &person);
    let listed = Listed {
        id: table.id,
        game: table.game,
        phase: Phase::Gathering,
        asked: table.asked,
        touched: table.touched,
        terms: Terms::default(),
        seats: table.seats,
    };
    assert_eq!(gathering.tables[0], listed);
    let over = store.found_tables(Phase::Over, None, 9).await.unwrap();
    assert_eq!(ids(&over), [3]);
}

pub(crate) async fn a_long_list_comes_in_parts(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    for number in 1..=11 {
        let touched = i64::try_from(number / 4).unwrap();
        store.add_table(TableRecord { touched, ..a_table(number, &person) }).await.unwrap();
    }
    let (mut lobby, mut own, mut parts) = (Vec::new(), Vec::new(), 0);
    let (mut lobby_mark, mut own_mark) = (None, None);
    loop {
        let found = store.found_tables(Phase::Playing, lobby_mark, 3).await.unwrap();
        let of_person = store.tables_of(person.id, own_mark, 3).await.unwrap();
        lobby.extend(ids(&found));
        own.extend(ids(&of_person));
        parts += 1;
        (lobby_mark, own_mark) = (found.next, of_person.next);
        if lobby_mark.is_none() && own_mark.is_none() {
            break;
        }
        let text = lobby_mark.unwrap().to_string();
        assert_eq!(text.parse(), Ok(lobby_mark.unwrap()), "a mark can be written down");
    }
    assert_eq!(parts, 4);
    assert_eq!(lobby, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(own, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let whole = store.found_tables(Phase::Playing, None, 11).await.unwrap();
    assert_eq!((whole.tables.len(), whole.next), (11, None), "nothing comes after the last");
}

#[expect(clippy::cognitive_complexity, reason = "one story, told in order")]
pub(crate) async fn a_person_finds_the_tables_they_host_or_sit_at(store: Tried) {
    let (anna, bruno) = (a_person(1), a_person(2));
    for person in [&anna, &bruno] {
        store.add_person(person.clone()).await.unwrap();
    }
    let phases = [Phase::Over, Phase::Playing, Phase::Over, Phase::Gathering];
    for (number, phase) in (1..).zip(phases) {
        let since = 1_000 + i64::try_from(number).unwrap();
        store.add_table(TableRecord { phase, since, ..a_table(number, &anna) }).await.unwrap();
    }
    let of = async |person: PersonId| ids(&store.tables_of(person, None, 9).await.unwrap());
    assert_eq!(of(anna.id).await, [4, 2, 3, 1], "what has not ended first");
    assert_eq!(of(bruno.id).await, []);
    let sit = |sits| SeatRecord { seat: Seat(2), sits, name: "Bruno".into() };
    let (nobody, bruno_sits) = (Sits::Nobody, Sits::Person(bruno.id));
    let change = async |number: u128, was: &Sits, now: &Sits| {
        let phase = if number == 2 { Phase::Playing } else { Phase::Gathering };
        let seat = sit(now.clone());
        store.change_seat(TableId(number), phase, was.clone(), seat).await.unwrap();
    };
    for number in [2, 4] {
        change(number, &nobody, &bruno_sits).await;
    }
    assert_eq!(of(bruno.id).await, [4, 2]);
    let stand_in = Sits::StandIn("novice".into(), bruno.id);
    change(2, &bruno_sits, &stand_in).await;
    change(4, &bruno_sits, &nobody).await;
    assert_eq!(of(bruno.id).await, [2], "who left is gone, whom a bot stands in for is not");
    store.append(TableId(2), Step { phase: Phase::Over, ..a_step(1) }, None).await.unwrap();
    store.set_phase(TableId(4), Phase::Closed).await.unwrap();
    assert_eq!(of(anna.id).await, [2, 4, 3, 1], "in the order in which they ended");
}

pub(crate) async fn open_tables_are_counted_for_their_host(store: Tried) {
    let (anna, bruno) = (a_person(1), a_person(2));
    for person in [&anna, &bruno] {
        store.add_person(person.clone()).await.unwrap();
    }
    for number in 1..=5 {
        store.add_table(a_table(number, &anna)).await.unwrap();
    }
    store.set_phase(TableId(5), Phase::Closed).await.unwrap();
    assert_eq!(store.hosted(anna.id, 9).await.unwrap(), 4);
    assert_eq!(store.hosted(anna.id, 3).await.unwrap(), 3, "no further than asked");
    assert_eq!(store.hosted(bruno.id, 3).await.unwrap(), 0);
}

pub(crate) async fn who_is_barred_stays_barred(store: Tried) {
    let table = with_table(&store).await;
    store.add_person(a_person(2)).await.unwrap();
    assert!(!store.is_barred(table.id, PersonId(2)).await.unwrap());
    for _ in 0..2 {
        store.bar(table.id, PersonId(2)).await.unwrap();
    }
    assert!(store.is_barred(table.id, PersonId(2)).await.unwrap());
    assert!(!store.is_barred(table.id, table.host).await.unwrap());
}

pub(crate) async fn chat_keeps_its_order_and_its_characters(store: Tried) {
    let table = with_table(&store).await;
    let line = |text: &str| Chat {
        id: 0,
        person: Some(table.host),
        name: "Anna".into(),
        text: text.into(),
        at: 3,
    };
    let mut said = Vec::new();
    for text in ["one", "<b>'two'</b> \u{1F98A}", "three"] {
        let id = store.say(table.id, line(text), None).await.unwrap();
        said.push(Chat { id, ..line(text) });
    }
    assert_eq!(store.chat(table.id, 2).await.unwrap(), said[1..]);
    let id = store.say(table.id, line("four"), Some(said[1].id)).await.unwrap();
    let left = [said[0].clone(), said[2].clone(), Chat { id, ..line("four") }];
    assert_eq!(store.chat(table.id, 9).await.unwrap(), left, "a line is let go for another");
}

pub(crate) async fn who_is_muted_is_not_heard_until_they_are(store: Tried) {
    let table = with_table(&store).await.id;
    store.add_person(a_person(2)).await.unwrap();
    for voice in [Voice::Muted, Voice::Muted] {
        store.set_voice(table, PersonId(2), voice).await.unwrap();
    }
    assert_eq!(store.muted(table).await.unwrap().into_iter().collect::<Vec<_>>(), [PersonId(2)]);
    let (name, text) = ("Bruno".to_owned(), "Hello?".to_owned());
    let line = Chat { id: 0, person: Some(PersonId(2)), name, text, at: 3 };
    assert_eq!(store.say(table, line.clone(), None).await, Err(StoreError::Conflict));
    assert_eq!(store.chat(table, 9).await.unwrap(), []);
    store.set_voice(table, PersonId(2), Voice::Heard).await.unwrap();
    assert!(store.muted(table).await.unwrap().is_empty());
    store.say(table, line, None).await.unwrap();
}

pub(crate) async fn a_report_is_kept(store: Tried) {
    let table = with_table(&store).await.id;
    let report = Report { at: 4, journal: "tavolata journal 1\n0: show 3\n".into() };
    store.keep_report(table, report.clone()).await.unwrap();
    assert_eq!(store.reports(table).await.unwrap(), [report]);
}
