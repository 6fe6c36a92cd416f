//! Tokens of programs.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person};
use server::store::{PersonId, ProgramToken, Scope, StoreError, TokenHash};

fn a_token(number: u8) -> ProgramToken {
    ProgramToken {
        token: TokenHash([number; 32]),
        person: PersonId(1),
        name: format!("Robot {number}"),
        scope: Scope::Play,
        since: number.into(),
        used: None,
    }
}

pub(crate) async fn a_token_is_found_by_its_hash_until_it_is_revoked(store: Tried) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    store.add_token(a_token(1), 2).await.unwrap();
    store.add_token(a_token(2), 2).await.unwrap();
    assert_eq!(store.add_token(a_token(3), 2).await, Err(StoreError::Conflict), "there are enough");
    store.touch_token(TokenHash([1; 32]), 77).await.unwrap();
    let used = ProgramToken { used: Some(77), ..a_token(1) };
    assert_eq!(store.token(used.token).await.unwrap(), Some((used.clone(), person)));
    assert_eq!(store.tokens_of(PersonId(1)).await.unwrap(), [used.clone(), a_token(2)]);
    assert_eq!(
        store.revoke_token(PersonId(2), used.token).await,
        Err(StoreError::Missing),
        "another's"
    );
    store.revoke_token(PersonId(1), used.token).await.unwrap();
    assert_eq!(store.token(used.token).await.unwrap(), None);
    assert_eq!(store.revoke_token(PersonId(1), used.token).await, Err(StoreError::Missing));
}
