//! A forgotten password: a letter to a confirmed address lets one set another.

use super::account::hashed;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::chance::{Token, now};
use crate::store::{Errand, Notice, Way};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{Deed, DeedField, LONGEST_PASSWORD, SHORTEST_PASSWORD, deed as deed_page};
use serde::Deserialize;

/// For how many seconds a letter lets one set a password: an hour.
const COUNTS: i64 = 3600;
/// How many accounts of one address are written to.
const ACCOUNTS: u32 = 5;

type Sent<T> = Result<Form<T>, FormRejection>;

fn said(app: &Shared, visitor: &Visitor, deed: &Deed) -> Html<String> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Html(deed_page(&visitor.reader, &tongue, deed).into_string())
}

/// Refuses where no letters are written.
fn writes(app: &Shared) -> Result<(), Refusal> {
    let writes = app.caller.as_ref().is_some_and(|caller| caller.offers(Way::Mail));
    if writes { Ok(()) } else { Err(Refusal::NothingHere) }
}

pub(super) async fn forgot_form(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    writes(&app)?;
    let deed = Deed {
        title: "page-forgot",
        text: Message::new("page-forgot-text"),
        button: Some(("/forgot".to_owned(), "page-forgot-send")),
        field: Some(DeedField::Mail),
    };
    Ok(said(&app, &visitor, &deed))
}

#[derive(Debug, Deserialize)]
pub(super) struct Address {
    address: String,
}

/// Whether or not anybody has this address, the answer is the same.
pub(super) async fn forgot(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Address>,
) -> Result<Html<String>, Refusal> {
    writes(&app)?;
    let address = form?.0.address.trim().to_owned();
    app.gate.letter(visitor.net, &address)?;
    let store = &app.hall.store;
    for channel in store.mailboxes(address, ACCOUNTS).await? {
        let token = Token::fresh();
        store.offer_reset(channel.person, token.hash(), now() + COUNTS).await?;
        let errand = Errand::Reset(token.reveal().to_owned());
        let (made, due) = (now(), now());
        let notice =
            Notice { channel: channel.id, person: channel.person, errand, made, due, tries: 0 };
        store.post(notice).await?;
    }
    let deed = Deed {
        title: "page-forgot",
        text: Message::new("page-forgot-sent"),
        button: None,
        field: None,
    };
    Ok(said(&app, &visitor, &deed))
}

pub(super) async fn reset_form(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Html<String>, Refusal> {
    let token = Token::brought(&token).ok_or(Refusal::NothingHere)?;
    let known = app.hall.store.reset_of(token.hash(), now()).await?;
    known.ok_or(Refusal::Wrong("page-refused-token"))?;
    let deed = Deed {
        title: "page-reset",
        text: Message::new("page-reset-text"),
        button: Some((format!("/reset/{}", token.reveal()), "page-reset-set")),
        field: Some(DeedField::Password),
    };
    Ok(said(&app, &visitor, &deed))
}

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    password: String,
}

pub(super) async fn reset(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(token): Path<String>,
    form: Sent<Wanted>,
) -> Result<Response, Refusal> {
    let token = Token::brought(&token).ok_or(Refusal::NothingHere)?.hash();
    let password = form?.0.password;
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count()) {
        let told = Message::new("page-refused-password")
            .with("least", SHORTEST_PASSWORD)
            .with("most", LONGEST_PASSWORD);
        return Err(Refusal::WrongSaid(told));
    }
    let person = app.hall.store.reset_of(token, now()).await?;
    let person = person.ok_or(Refusal::Wrong("page-refused-token"))?;
    let hash = hashed(&app, visitor.who(), password).await?;
    let ended = app.hall.store.reset(token, now(), hash).await?;
    let ended = ended.ok_or(Refusal::Wrong("page-refused-token"))?;
    app.hall.sessions.close_all(ended);
    app.hall.sessions.forget_person(person);
    Ok(Redirect::to("/sign-in").into_response())
}
