//! Prepared answers.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_step, a_table, with_table};
use kernel::Seat;
use server::store::{
    Ended, Giving, PersonId, Phase, PreparedAnswer, SeatRecord, Sits, Step, StoreError, TableId,
    TokenHash,
};

/// An answer of a person's for the first seat.
pub(crate) fn an_answer(person: u128) -> PreparedAnswer {
    PreparedAnswer {
        number: 0,
        seat: Seat(0),
        person: PersonId(person),
        question: "così? 🦊".into(),
        choice: "hold".into(),
        label: "{}".into(),
        lasts: "once".into(),
        answers: 3,
        told: 17,
        at: 1_234,
        version: 1,
        given: 0,
        ended: None,
    }
}

fn asking(question: &str) -> PreparedAnswer {
    PreparedAnswer { question: question.into(), ..an_answer(1) }
}

pub(crate) async fn a_prepared_answer_is_kept_until_it_is_taken_back(store: Tried) {
    let table = with_table(&store).await;
    store.add_person(a_person(2)).await.unwrap();
    let wrong = PreparedAnswer { seat: Seat(1), ..an_answer(1) };
    for wrong in [wrong, an_answer(2)] {
        let refused = store.prepare(table.id, wrong, 9).await;
        assert_eq!(refused, Err(StoreError::Conflict), "it is not their seat");
    }
    let number = store.prepare(table.id, an_answer(1), 9).await.unwrap();
    let kept = PreparedAnswer { number, ..an_answer(1) };
    assert_eq!(store.prepared(table.id).await.unwrap(), std::slice::from_ref(&kept));
    assert_eq!(store.prepared_of(PersonId(1), 9).await.unwrap(), [(table.id, kept)]);
    assert_eq!(store.prepared_of(PersonId(2), 9).await.unwrap(), []);
    let other = PreparedAnswer { choice: "ambush".into(), ..an_answer(1) };
    let again = store.prepare(table.id, other.clone(), 9).await.unwrap();
    assert!(again > number, "a number is never used again");
    let kept = PreparedAnswer { number: again, ..other };
    assert_eq!(store.prepared(table.id).await.unwrap(), [kept], "in the place of the other");
    assert_eq!(store.with_prepared(9).await.unwrap(), [table.id], "its seat is asked");
    assert_eq!(store.unprepare(table.id, PersonId(2), again).await, Err(StoreError::Missing));
    assert_eq!(store.unprepare(TableId(9), PersonId(1), again).await, Err(StoreError::Missing));
    store.unprepare(table.id, PersonId(1), again).await.unwrap();
    assert_eq!(store.unprepare(table.id, PersonId(1), again).await, Err(StoreError::Missing));
    assert_eq!(store.with_prepared(9).await.unwrap(), []);
    store.prepare(table.id, asking("one"), 9).await.unwrap();
    store.unprepare_seat(table.id, Seat(1)).await.unwrap();
    assert_eq!(store.prepared(table.id).await.unwrap().len(), 1);
    store.unprepare_seat(table.id, Seat(0)).await.unwrap();
    assert_eq!(store.prepared(table.id).await.unwrap(), []);
}

pub(crate) async fn the_oldest_make_room_and_notes_go_first(store: Tried) {
    let table = with_table(&store).await;
    let mut numbers = Vec::new();
    for question in ["one", "two", "three"] {
        numbers.push(store.prepare(table.id, asking(question), 3).await.unwrap());
    }
    store.end_prepared(table.id, numbers[1], 1, Ended::Turn).await.unwrap();
    let late = store.end_prepared(table.id, numbers[1], 2, Ended::Given).await;
    assert_eq!(late, Err(StoreError::Missing), "it has ended");
    let questions = async || {
        let kept = store.prepared(table.id).await.unwrap();
        kept.into_iter().map(|it| (it.question, it.version, it.ended)).collect::<Vec<_>>()
    };
    assert_eq!(questions().await[1], ("two".to_owned(), 2, Some(Ended::Turn)));
    store.prepare(table.id, asking("four"), 3).await.unwrap();
    let left: Vec<_> = questions().await.into_iter().map(|it| it.0).collect();
    assert_eq!(left, ["one", "three", "four"]);
    store.prepare(table.id, asking("five"), 3).await.unwrap();
    let left: Vec<_> = questions().await.into_iter().map(|it| it.0).collect();
    assert_eq!(left, ["three", "four", "five"]);
}

pub(crate) async fn a_prepared_answer_is_given_with_its_step_or_not_at_all(store: Tried) {
    let table = with_table(&store).await;
    let number = store.prepare(table.id, an_answer(1), 9).await.unwrap();
    let giving = |version| Giving { number, version, ended: None, epoch: None };
    let step = |seq| Step { asked: 1, ..a_step(seq) };
    let give = async |seq, giving| store.give_prepared(table.id, step(seq), giving).await;
    assert_eq!(give(1, giving(2)).await, Err(StoreError::Missing), "of another version");
    assert_eq!(give(2, giving(1)).await, Err(StoreError::Conflict), "not the next step");
    let steps = async || store.steps(table.id, 0).await.unwrap().len();
    let stands = async || {
        let kept = store.prepared(table.id).await.unwrap();
        kept.into_iter().map(|it| (it.version, it.given, it.ended)).collect::<Vec<_>>()
    };
    assert_eq!((steps().await, stands().await), (0, vec![(1, 0, None)]));
    give(1, giving(1)).await.unwrap();
    assert_eq!(give(2, giving(1)).await, Err(StoreError::Missing), "once for each version");
    assert_eq!((steps().await, stands().await), (1, vec![(2, 1, None)]));
    give(2, Giving { ended: Some(Ended::Given), ..giving(2) }).await.unwrap();
    assert_eq!((steps().await, stands().await), (2, vec![(3, 2, Some(Ended::Given))]));
    assert_eq!(give(3, giving(3)).await, Err(StoreError::Missing), "it has ended");
    assert_eq!(store.with_prepared(9).await.unwrap(), []);
    let number = store.prepare(table.id, an_answer(1), 9).await.unwrap();
    store.unprepare(table.id, PersonId(1), number).await.unwrap();
    let gone = Giving { number, version: 1, ended: None, epoch: None };
    assert_eq!(give(3, gone).await, Err(StoreError::Missing), "it was taken back");
    assert_eq!(steps().await, 2);
}

pub(crate) async fn what_is_prepared_goes_with_the_seat_and_with_the_game(store: Tried) {
    let table = with_table(&store).await;
    let kept = async || store.prepared(table.id).await.unwrap().len();
    let person = Sits::Person(PersonId(1));
    let stand_in = Sits::StandIn("master".into(), PersonId(1));
    let sits = |sits: &Sits| SeatRecord { seat: Seat(0), sits: sits.clone(), name: "Anna".into() };
    store.prepare(table.id, an_answer(1), 9).await.unwrap();
    let same = sits(&person);
    store.change_seat(table.id, Phase::Playing, person.clone(), same).await.unwrap();
    assert_eq!(kept().await, 1, "the same person stays");
    store.change_seat(table.id, Phase::Playing, person.clone(), sits(&stand_in)).await.unwrap();
    assert_eq!(kept().await, 0, "a bot stands in");
    assert_eq!(store.prepare(table.id, an_answer(1), 9).await, Err(StoreError::Conflict));
    store.change_seat(table.id, Phase::Playing, stand_in, sits(&person)).await.unwrap();
    store.prepare(table.id, an_answer(1), 9).await.unwrap();
    store.set_phase(table.id, Phase::Closed).await.unwrap();
    assert_eq!(kept().await, 0, "the table was closed");
    assert_eq!(store.prepare(table.id, an_answer(1), 9).await, Err(StoreError::Conflict));
    let other = a_table(2, &a_person(1));
    store.add_table(other.clone()).await.unwrap();
    let number = store.prepare(other.id, an_answer(1), 9).await.unwrap();
    let last = Step { phase: Phase::Over, asked: 0, ..a_step(1) };
    let giving = Giving { number, version: 1, ended: None, epoch: None };
    store.give_prepared(other.id, last, giving).await.unwrap();
    assert_eq!(store.prepared(other.id).await.unwrap(), [], "the game ended with it");
}

pub(crate) async fn what_is_prepared_goes_with_its_person(store: Tried) {
    let table = with_table(&store).await;
    store.prepare(table.id, an_answer(1), 9).await.unwrap();
    store.add_person(a_person(2)).await.unwrap();
    let account = ("anna".to_owned(), "hash".to_owned());
    store.change_account(PersonId(2), account, TokenHash([0; 32])).await.unwrap();
    store.merge(PersonId(1), PersonId(2), "novice".into()).await.unwrap();
    let kept = store.prepared(table.id).await.unwrap();
    assert_eq!(
        kept.iter().map(|it| it.person).collect::<Vec<_>>(),
        [PersonId(2)],
        "who signs in keeps it"
    );
    store.forget_person(PersonId(2), "novice".into()).await.unwrap();
    assert_eq!(store.prepared(table.id).await.unwrap(), []);
}
