//! Results, ratings, profiles, and leaving for good.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_step, a_table, with_table};
use kernel::Seat;
use server::store::{
    Chat, PersonId, Phase, ProgramToken, ResultRecord, Scope, SessionRecord, Sits, Step, TableId,
    TableRecord, TokenHash,
};

fn a_result(table: u128, seat: u8, person: u128) -> ResultRecord {
    ResultRecord {
        table: TableId(table),
        seat: Seat(seat),
        person: PersonId(person),
        game: "morra".into(),
        role: "role-fox".into(),
        place: seat + 1,
        seats: 2,
        won: seat == 0,
        rated: true,
        at: 1_000 + i64::try_from(table).unwrap(),
    }
}

async fn with_people(store: &Tried) {
    for number in [1, 2] {
        store.add_person(a_person(number)).await.unwrap();
        store.profile(PersonId(number), format!("handle-{number}")).await.unwrap();
    }
}

pub(crate) async fn a_result_counts_once(store: Tried) {
    with_people(&store).await;
    let game = vec![a_result(1, 0, 1), a_result(1, 1, 2)];
    store.keep_results(game.clone()).await.unwrap();
    let (first, second) = (
        store.ratings_of(PersonId(1)).await.unwrap(),
        store.ratings_of(PersonId(2)).await.unwrap(),
    );
    assert!(first[0].1.mean > second[0].1.mean, "{first:?} {second:?}");
    assert_eq!((first[0].0.as_str(), first[0].1.games), ("morra", 1));
    store.keep_results(game.clone()).await.unwrap();
    assert_eq!(store.ratings_of(PersonId(1)).await.unwrap(), first, "said twice, counted once");
    let fun: Vec<ResultRecord> = [a_result(2, 0, 1), a_result(2, 1, 2)]
        .into_iter()
        .map(|result| ResultRecord { rated: false, ..result })
        .collect();
    store.keep_results(fun.clone()).await.unwrap();
    assert_eq!(store.ratings_of(PersonId(1)).await.unwrap(), first, "just for fun");
    assert_eq!(store.results_of(PersonId(1), 9).await.unwrap(), [fun[0].clone(), game[0].clone()]);
    assert_eq!(store.companions(PersonId(1), 9).await.unwrap()[0].person, PersonId(2));
}

pub(crate) async fn the_best_are_known_well_and_let_themselves_be_seen(store: Tried) {
    with_people(&store).await;
    for table in 1..=5 {
        assert_eq!(store.best("morra".into(), 9).await.unwrap(), [], "not known well enough");
        store.keep_results(vec![a_result(table, 0, 1), a_result(table, 1, 2)]).await.unwrap();
    }
    let best = store.best("morra".into(), 9).await.unwrap();
    let names: Vec<&str> = best.iter().map(|(profile, _)| profile.handle.as_str()).collect();
    assert_eq!(names, ["handle-1", "handle-2"]);
    store.set_shown(PersonId(1), false).await.unwrap();
    assert_eq!(store.best("morra".into(), 9).await.unwrap().len(), 1);
    let known = store.profile_of("handle-1".into()).await.unwrap().unwrap();
    assert_eq!((known.person, known.shown), (PersonId(1), false));
    let same = store.profile(PersonId(1), "another".into()).await.unwrap();
    assert_eq!(same.handle, "handle-1", "a handle stays");
    assert_eq!(store.profile_of("another".into()).await.unwrap(), None);
}

pub(crate) async fn a_table_is_rated_or_not(store: Tried) {
    let table = with_table(&store).await;
    assert!(!store.is_rated(table.id).await.unwrap());
    store.set_rated(table.id).await.unwrap();
    assert!(store.is_rated(table.id).await.unwrap());
    assert_eq!(store.forget_tables(9_000, 9).await, Ok(1), "with its mark");
}

pub(crate) async fn who_leaves_for_good_is_a_former_player(store: Tried) {
    with_people(&store).await;
    let mut anna = a_person(3);
    anna.account = Some(("anna".into(), "hash".into()));
    store.add_person(anna.clone()).await.unwrap();
    store.profile(anna.id, "anna-handle".into()).await.unwrap();
    let (going, ended) = (a_table(1, &anna), a_table(2, &anna));
    let gathering = TableRecord { phase: Phase::Gathering, ..a_table(3, &anna) };
    for table in [&going, &ended, &gathering] {
        store.add_table(table.clone()).await.unwrap();
    }
    store.append(ended.id, Step { phase: Phase::Over, asked: 0, ..a_step(1) }, None).await.unwrap();
    let token = TokenHash([1; 32]);
    let session =
        SessionRecord { token, person: anna.id, since: 1, used: 1, browser: String::new() };
    store.open_session(session).await.unwrap();
    let kept = ProgramToken {
        token,
        person: anna.id,
        name: String::new(),
        scope: Scope::Play,
        since: 1,
        used: None,
    };
    store.add_token(kept, 9).await.unwrap();
    let chat =
        Chat { id: 0, person: Some(anna.id), name: "Anna".into(), text: "Ciao".into(), at: 5 };
    store.say(going.id, chat, None).await.unwrap();
    assert_eq!(store.words_of(anna.id, 9).await.unwrap().len(), 1);
    store.keep_results(vec![a_result(9, 0, 3), a_result(9, 1, 2)]).await.unwrap();
    let gone = store.forget_person(anna.id, "novice".into()).await.unwrap();
    assert_eq!((gone.tables.len(), gone.sessions), (3, vec![token]));
    let seat = async |table: TableId| store.table(table).await.unwrap().unwrap().seats[0].clone();
    assert_eq!(seat(going.id).await.sits, Sits::Bot("novice".into()), "a bot goes on");
    let former = seat(ended.id).await;
    assert_eq!(
        (former.sits, former.name.as_str()),
        (Sits::Person(anna.id), ""),
        "a former player stays"
    );
    assert_eq!(store.table(gathering.id).await.unwrap().unwrap().phase, Phase::Closed);
    let person = store.person(anna.id).await.unwrap().unwrap();
    assert_eq!((person.name.as_str(), person.account), ("", None));
    assert_eq!(store.person_of_login("anna".into()).await.unwrap(), None);
    assert_eq!(store.token(token).await.unwrap(), None);
    assert_eq!(store.session(token).await.unwrap(), None);
    assert_eq!(store.words_of(anna.id, 9).await.unwrap(), []);
    assert_eq!(store.results_of(anna.id, 9).await.unwrap(), []);
    assert_eq!(store.results_of(PersonId(2), 9).await.unwrap().len(), 1, "others keep theirs");
    assert_eq!(store.profile_of("anna-handle".into()).await.unwrap(), None);
}
