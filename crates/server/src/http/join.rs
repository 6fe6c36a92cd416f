//! A first account: for guests and for those who come for the first time; with an invitation, where one is needed.

use super::account::{hashed, vouched_by, wrong_lengths};
use super::gate::Making;
use super::new::give;
use super::visitor::{Visitor, fresh_person};
use super::{Refusal, Shared};
use crate::chance::{Token, now};
use crate::store::{PersonRecord, StoreError};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{Joining, LONGEST_NAME, join as join_page};
use serde::Deserialize;

/// Who may come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Whether people may play without an account.
    pub guests: bool,
    /// Whether an account takes an invitation.
    pub by_invitation: bool,
}

impl Default for Entry {
    fn default() -> Self {
        Self { guests: true, by_invitation: false }
    }
}

/// The address of this server, as far as it is known.
pub(super) fn root(app: &Shared, visitor: &Visitor) -> String {
    if app.public.is_empty() { format!("http://{}", visitor.host) } else { app.public.clone() }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Brought {
    code: String,
}

pub(super) async fn form(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(Brought { code }): Query<Brought>,
) -> Response {
    if visitor.person.as_ref().is_some_and(|person| person.account.is_some()) {
        return Redirect::to("/settings").into_response();
    }
    shown(&app, &visitor, Joining { code, ..Joining::default() }).into_response()
}

fn shown(app: &Shared, visitor: &Visitor, joining: Joining) -> Html<String> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let joining =
        Joining { by_invitation: app.entry.by_invitation, vouched: vouched_by(app), ..joining };
    Html(join_page(&visitor.reader, &tongue, &joining).into_string())
}

#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    code: String,
    name: String,
    login: String,
    password: String,
}

pub(super) async fn join(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Result<Form<Sent>, FormRejection>,
) -> Result<Response, Refusal> {
    let Form(sent) = form?;
    visitor.is_sure()?;
    if visitor.person.as_ref().is_some_and(|person| person.account.is_some()) {
        return Ok(Redirect::to("/settings").into_response());
    }
    let name: String = sent.name.chars().filter(|letter| !letter.is_control()).collect();
    let (name, login) = (name.trim().to_owned(), sent.login.trim().to_owned());
    let refused = |status: StatusCode, why: Message| {
        let why = visitor.tongue(&app.hall.shelf.speaker).say(&why);
        let joining = Joining {
            refused: Some(why),
            code: sent.code.clone(),
            login: login.clone(),
            ..Joining::default()
        };
        Ok((status, shown(&app, &visitor, joining)).into_response())
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        let why = Message::new("page-refused-name").with("most", LONGEST_NAME);
        return refused(StatusCode::UNPROCESSABLE_ENTITY, why);
    }
    if let Some(why) = wrong_lengths(&login, Some(&sent.password)) {
        return refused(StatusCode::UNPROCESSABLE_ENTITY, why);
    }
    // Whoever guesses codes is counted like one who makes accounts.
    app.gate.make(visitor.net, Making::Account)?;
    let uninvited = || Message::new("admin-refused-invitation");
    let code = Token::brought(sent.code.trim()).map(|code| code.hash());
    let code = code.filter(|_| app.entry.by_invitation);
    if app.entry.by_invitation && code.is_none() {
        return refused(StatusCode::FORBIDDEN, uninvited());
    }
    let hash = hashed(&app, visitor.who(), sent.password.clone()).await?;
    let person = visitor.person.clone().unwrap_or_else(|| fresh_person(&visitor, &name));
    if person.name != name {
        app.hall.store.change_person(PersonRecord { name, ..person.clone() }).await?;
    }
    let person = PersonRecord { account: Some((login.clone(), hash)), ..person };
    match app.hall.store.join(person.clone(), code, now()).await {
        Err(StoreError::Missing) => return refused(StatusCode::FORBIDDEN, uninvited()),
        Err(StoreError::Conflict) => {
            return refused(StatusCode::CONFLICT, Message::new("page-refused-login-taken"));
        }
        joined => joined?,
    }
    app.hall.sessions.forget_person(person.id);
    let mut response = Redirect::to("/").into_response();
    if visitor.session.is_none() {
        give(&mut response, Some(visitor.open_session(&app, &person).await?));
    }
    Ok(response)
}
