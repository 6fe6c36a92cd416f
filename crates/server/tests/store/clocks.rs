//! Clocks: paces, pauses, gaps.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_step, a_table, with_table};
use kernel::Seat;
use server::store::{
    Bearing, Pace, Per, PersonId, Phase, SeatRecord, Sits, Step, TableRecord, Wishes,
};

const PACE: Pace = Pace { per: Per::Answer, seconds: 60, reserve: 300 };

pub(crate) async fn a_table_is_due_when_it_has_changed(store: Tried) {
    let table = with_table(&store).await;
    assert_eq!(store.pace(table.id).await.unwrap(), None);
    store.set_pace(table.id, PACE).await.unwrap();
    assert_eq!(store.pace(table.id).await.unwrap(), Some(PACE));
    assert_eq!(store.overdue(5, 9).await.unwrap(), [table.id], "it is being played");
    store.set_due(table.id, 0, 500).await.unwrap();
    assert_eq!(store.overdue(499, 9).await.unwrap(), []);
    assert_eq!(store.overdue(500, 9).await.unwrap(), [table.id]);
    store.append(table.id, a_step(1), None).await.unwrap();
    assert_eq!(store.overdue(5, 9).await.unwrap(), [table.id], "a step makes it due");
    store.set_due(table.id, 0, 900).await.unwrap();
    assert_eq!(store.overdue(5, 9).await.unwrap(), [table.id], "of an older version");
    store.set_due(table.id, 1, 900).await.unwrap();
    assert_eq!(store.overdue(5, 9).await.unwrap(), []);
    let over = Step { phase: Phase::Over, asked: 0, ..a_step(2) };
    store.append(table.id, over, None).await.unwrap();
    assert_eq!(store.overdue(i64::MAX >> 8, 9).await.unwrap(), [], "it has ended");
    let gathering = TableRecord { phase: Phase::Gathering, ..a_table(2, &a_person(1)) };
    store.add_table(gathering.clone()).await.unwrap();
    store.set_pace(gathering.id, PACE).await.unwrap();
    assert_eq!(store.overdue(i64::MAX >> 8, 9).await.unwrap(), [], "it has not begun");
}

pub(crate) async fn the_host_or_more_than_half_stop_a_clock(store: Tried) {
    let table = with_table(&store).await;
    for number in [2, 3] {
        store.add_person(a_person(number)).await.unwrap();
    }
    let sits = |seat: u8, person: u128| SeatRecord {
        seat: Seat(seat),
        sits: Sits::Person(PersonId(person)),
        name: String::new(),
    };
    store
        .change_seat(table.id, Phase::Playing, table.seats[1].sits.clone(), sits(1, 2))
        .await
        .unwrap();
    store.change_seat(table.id, Phase::Playing, Sits::Nobody, sits(2, 3)).await.unwrap();
    store.set_pace(table.id, PACE).await.unwrap();
    let wish = async |person: u128, wishes: bool, at: i64| {
        store.wish_pause(table.id, PersonId(person), wishes, at).await.unwrap().paused
    };
    assert!(!wish(2, true, 10).await, "one of three");
    assert!(wish(3, true, 20).await, "two of three");
    assert!(wish(1, true, 30).await, "the host too");
    assert!(wish(3, false, 40).await, "the host still wishes so");
    assert!(!wish(1, false, 50).await);
    store.note_back(table.id, Seat(1), 60).await.unwrap();
    let bearings = store.bearings(table.id).await.unwrap();
    let wanted = [(20, Bearing::Pause), (50, Bearing::Resume), (60, Bearing::Back(Seat(1)))];
    assert_eq!(bearings, wanted);
    let wishes = Wishes { people: [PersonId(2)].into(), paused: false };
    assert_eq!(store.wishes(table.id).await.unwrap(), wishes);
    assert_eq!(store.forget_tables(9_000, 9).await, Ok(1), "with its clock");
}

pub(crate) async fn what_nobody_minded_is_a_gap(store: Tried) {
    assert_eq!(store.mind(100, 10).await.unwrap(), [], "the first time");
    assert_eq!(store.mind(110, 10).await.unwrap(), []);
    assert_eq!(store.mind(500, 10).await.unwrap(), [(110, 500)]);
    assert_eq!(
        store.mind(400, 10).await.unwrap(),
        [(110, 500)],
        "a clock that goes back changes nothing"
    );
    assert_eq!(store.mind(505, 10).await.unwrap(), [(110, 500)]);
    assert_eq!(store.mind(600, 10).await.unwrap(), [(110, 500), (505, 600)]);
}

pub(crate) async fn a_gap_is_remembered_while_a_timed_table_is_played(store: Tried) {
    const YEAR: i64 = 365 * 86_400;
    let table = with_table(&store).await;
    store.set_pace(table.id, PACE).await.unwrap();
    store.mind(table.since + 100, 10).await.unwrap();
    let early = (table.since + 100, table.since + 500);
    assert_eq!(store.mind(early.1, 10).await.unwrap(), [early]);
    let late = (early.1, table.since + YEAR);
    assert_eq!(store.mind(late.1, 10).await.unwrap(), [early, late], "its clock needs them all");
    let over = Step { phase: Phase::Over, asked: 0, ..a_step(1) };
    store.append(table.id, over, None).await.unwrap();
    let last = (late.1, late.1 + 400);
    assert_eq!(store.mind(last.1, 10).await.unwrap(), [last], "nobody needs the others any more");
}
