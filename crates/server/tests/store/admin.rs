//! What every store promises those who look after a server.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_step, a_table, with_table};
use server::store::{
    Door, Invitation, PersonId, PersonRecord, Phase, ProgramToken, Scope, SessionRecord, Sits,
    StoreError, TableId, TableRecord, TokenHash,
};

fn with_account(number: u128, login: &str) -> PersonRecord {
    PersonRecord { account: Some((login.to_owned(), "hash".to_owned())), ..a_person(number) }
}

fn a_session(byte: u8, person: PersonId) -> SessionRecord {
    let (token, browser) = (TokenHash([byte; 32]), "A browser".to_owned());
    SessionRecord { token, person, since: 5, used: 5, browser }
}

pub(crate) async fn nobody_who_is_banned_is_found_by_what_they_show(store: Tried) {
    let table = with_table(&store).await;
    let (anna, token) = (table.host, TokenHash([9; 32]));
    store.open_session(a_session(1, anna)).await.unwrap();
    let name = "Robot".to_owned();
    let program =
        ProgramToken { token, person: anna, name, scope: Scope::Play, since: 1, used: None };
    store.add_token(program, 9).await.unwrap();
    let gone = store.ban(anna, "novice".to_owned(), 77).await.unwrap();
    assert_eq!((gone.tables, gone.sessions), (vec![table.id], vec![TokenHash([1; 32])]));
    assert_eq!(store.token(token).await.unwrap(), None);
    // Who signed in at the same moment is not found either.
    store.open_session(a_session(2, anna)).await.ok();
    assert_eq!(store.session(TokenHash([2; 32])).await.unwrap(), None);
    let seats = store.table(table.id).await.unwrap().unwrap().seats;
    assert_eq!(seats[0].sits, Sits::StandIn("novice".to_owned(), anna));
    let banned = store.banned(9).await.unwrap();
    assert_eq!((banned.len(), banned[0].id, banned[0].banned), (1, anna, Some(77)));
    store.ban(anna, "novice".to_owned(), 99).await.unwrap();
    assert_eq!(store.member(anna).await.unwrap().unwrap().banned, Some(77), "since they were");
    store.unban(anna).await.unwrap();
    assert_eq!(store.unban(anna).await, Err(StoreError::Missing));
    assert_eq!(store.session(TokenHash([2; 32])).await.unwrap(), None, "the second ban ended it");
    store.open_session(a_session(3, anna)).await.unwrap();
    assert!(store.session(TokenHash([3; 32])).await.unwrap().is_some());
    let nobody = store.ban(PersonId(99), "novice".to_owned(), 1).await;
    assert_eq!(nobody, Err(StoreError::Missing));
}

pub(crate) async fn a_closed_table_is_opened_again_and_found_where_it_was(store: Tried) {
    let table = with_table(&store).await;
    assert_eq!(store.reopen(table.id, Phase::Playing, 9).await, Err(StoreError::Conflict));
    store.set_phase(table.id, Phase::Closed).await.unwrap();
    store.reopen(table.id, Phase::Playing, 4_000).await.unwrap();
    store.append(table.id, a_step(1), None).await.unwrap();
    let other = TableRecord { door: Door::Private, ..a_table(2, &a_person(1)) };
    store.add_table(other.clone()).await.unwrap();
    store.set_phase(other.id, Phase::Over).await.unwrap();
    let own = store.tables_of(table.host, None, 9).await.unwrap().tables;
    let own: Vec<TableId> = own.iter().map(|table| table.id).collect();
    assert_eq!(own, [table.id, other.id], "what goes on comes first");
    let over = store.every_table(Phase::Over, None, 9).await.unwrap().tables;
    assert_eq!((over.len(), over[0].id), (1, other.id), "whoever may find it");
}

pub(crate) async fn every_table_of_a_phase_is_listed_in_parts(store: Tried) {
    let host = a_person(1);
    store.add_person(host.clone()).await.unwrap();
    for number in 1..=5 {
        let door = if number % 2 == 0 { Door::Private } else { Door::Open };
        store.add_table(TableRecord { door, ..a_table(number, &host) }).await.unwrap();
    }
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = store.every_table(Phase::Playing, after, 2).await.unwrap();
        found.extend(page.tables.iter().map(|table| table.id.0));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(found, [5, 4, 3, 2, 1]);
}

pub(crate) async fn those_with_an_account_may_look_after_the_server(store: Tried) {
    for person in [with_account(1, "Anna"), with_account(2, "bruno"), a_person(3)] {
        store.add_person(person).await.unwrap();
    }
    assert_eq!(store.set_admin(PersonId(3), true).await, Err(StoreError::Missing), "a guest");
    store.set_admin(PersonId(1), true).await.unwrap();
    store.set_admin(PersonId(1), true).await.unwrap();
    assert!(store.is_admin(PersonId(1)).await.unwrap());
    let members = store.members("ANN".to_owned(), 9).await.unwrap();
    let found: Vec<_> = members.iter().map(|it| (it.id.0, it.is_admin)).collect();
    assert_eq!(found, [(1, true), (2, false)]);
    assert_eq!(store.members("b".to_owned(), 9).await.unwrap().len(), 1);
    store.ban(PersonId(1), "novice".to_owned(), 1).await.unwrap();
    assert!(!store.is_admin(PersonId(1)).await.unwrap());
    assert_eq!(store.set_admin(PersonId(1), true).await, Err(StoreError::Missing), "banned");
    store.set_admin(PersonId(2), true).await.unwrap();
    store.forget_person(PersonId(2), "novice".to_owned()).await.unwrap();
    assert!(!store.is_admin(PersonId(2)).await.unwrap());
}

pub(crate) async fn an_invitation_lets_in_as_many_as_it_says_and_costs_nothing_otherwise(
    store: Tried,
) {
    let code = TokenHash([3; 32]);
    let invitation =
        Invitation { code, name: "the club".to_owned(), since: 10, until: 100, uses: 2 };
    store.add_code(invitation.clone(), 1).await.unwrap();
    let other = Invitation { code: TokenHash([4; 32]), ..invitation.clone() };
    assert_eq!(store.add_code(other, 1).await, Err(StoreError::Conflict), "there are enough");
    let join = |number, login: &str, at| store.join(with_account(number, login), Some(code), at);
    assert_eq!(join(1, "anna", 100).await, Err(StoreError::Missing), "it is too late");
    join(1, "anna", 20).await.unwrap();
    assert_eq!(join(2, "ANNA", 20).await, Err(StoreError::Conflict));
    assert_eq!(join(1, "other", 20).await, Err(StoreError::Conflict), "they have an account");
    let left = store.codes(20).await.unwrap();
    assert_eq!(left, [Invitation { uses: 1, ..invitation }]);
    store.add_person(a_person(5)).await.unwrap();
    join(5, "guest", 20).await.unwrap();
    assert_eq!(store.person_of_login("guest".to_owned()).await.unwrap().unwrap().name, "Person 5");
    assert_eq!(join(6, "late", 20).await, Err(StoreError::Missing), "it is used up");
    assert_eq!(store.codes(20).await.unwrap(), []);
    assert_eq!(store.uninvite(code).await, Err(StoreError::Missing));
    store.join(with_account(7, "free"), None, 20).await.unwrap();
}
