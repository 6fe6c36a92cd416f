//! What every store promises those for whom an issuer vouches.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person};
use server::store::{Identity, Invitation, PersonId, PersonRecord, StoreError, TokenHash};

const ISSUER: &str = "https://id.example/";

fn with_account(number: u128, login: &str, password: &str) -> PersonRecord {
    PersonRecord { account: Some((login.to_owned(), password.to_owned())), ..a_person(number) }
}

fn an_identity(number: u128, subject: &str) -> Identity {
    let (issuer, subject) = (ISSUER.to_owned(), subject.to_owned());
    Identity { issuer, subject, person: PersonId(number), since: 5 }
}

pub(crate) async fn who_is_vouched_for_is_found_by_issuer_and_subject(store: Tried) {
    store.add_person(with_account(1, "anna", "hash")).await.unwrap();
    store.add_person(a_person(2)).await.unwrap();
    store.identify(an_identity(1, "s-1")).await.unwrap();
    let found = async |issuer: &str, subject: &str| {
        let found = store.identified(issuer.to_owned(), subject.to_owned()).await.unwrap();
        found.map(|person| person.id.0)
    };
    assert_eq!(found(ISSUER, "s-1").await, Some(1));
    assert_eq!(found(ISSUER, "S-1").await, None, "to the letter");
    assert_eq!(found("https://other.example/", "s-1").await, None);
    assert_eq!(store.identities_of(PersonId(1)).await.unwrap(), [an_identity(1, "s-1")]);
    assert_eq!(store.identify(an_identity(2, "s-2")).await, Err(StoreError::Missing), "a guest");
    store.add_person(with_account(3, "bruno", "hash")).await.unwrap();
    assert_eq!(store.identify(an_identity(3, "s-1")).await, Err(StoreError::Conflict));
    assert_eq!(store.identify(an_identity(1, "s-9")).await, Err(StoreError::Conflict), "one each");
    store.forget_person(PersonId(1), "novice".to_owned()).await.unwrap();
    assert_eq!(found(ISSUER, "s-1").await, None, "it goes with its person");
}

pub(crate) async fn nobody_is_left_without_a_way_in(store: Tried) {
    store.add_person(with_account(1, "anna", "hash")).await.unwrap();
    store.add_person(with_account(2, "bruno", "")).await.unwrap();
    let gone = async |number| store.unidentify(PersonId(number), ISSUER.to_owned()).await;
    assert_eq!(gone(1).await, Err(StoreError::Missing));
    store.identify(an_identity(1, "s-1")).await.unwrap();
    store.identify(an_identity(2, "s-2")).await.unwrap();
    assert_eq!(gone(1).await, Ok(()));
    assert_eq!(gone(2).await, Err(StoreError::Conflict), "there is no password");
    assert_eq!(store.identities_of(PersonId(2)).await.unwrap().len(), 1, "it stays");
}

pub(crate) async fn who_is_vouched_for_comes_in_whole_or_not_at_all(store: Tried) {
    let code = TokenHash([3; 32]);
    let invitation =
        Invitation { code, name: "the club".to_owned(), since: 10, until: 100, uses: 1 };
    store.add_code(invitation, 9).await.unwrap();
    let join = |number, login: &str, subject: &str, code| {
        store.join_identified(
            with_account(number, login, ""),
            an_identity(number, subject),
            code,
            20,
        )
    };
    join(1, "anna", "s-1", None).await.unwrap();
    assert_eq!(join(2, "bruno", "s-1", Some(code)).await, Err(StoreError::Conflict));
    assert_eq!(join(2, "ANNA", "s-2", Some(code)).await, Err(StoreError::Conflict));
    assert_eq!(store.person(PersonId(2)).await.unwrap(), None, "nothing of them stays");
    assert_eq!(store.codes(20).await.unwrap()[0].uses, 1, "nor is the invitation used");
    join(2, "bruno", "s-2", Some(code)).await.unwrap();
    assert_eq!(
        join(3, "carla", "s-3", Some(code)).await,
        Err(StoreError::Missing),
        "it is used up"
    );
    let bruno = store.identified(ISSUER.to_owned(), "s-2".to_owned()).await.unwrap().unwrap();
    assert_eq!(bruno.account, Some(("bruno".to_owned(), String::new())));
}
