//! Tokens for programs: made, listed, revoked. A token is shown once, and only its hash is kept.

use super::visitor::{BEARER, Visitor};
use super::{Refusal, Shared};
use crate::chance::{Token, now};
use crate::store::{PersonRecord, ProgramToken, Scope, StoreError};
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::response::{Html, IntoResponse, Redirect, Response};
use render::pages::{LONGEST_NAME, Programs, TokenLine, programs};
use serde::Deserialize;

/// How many tokens a person may have.
const TOKENS: u32 = 20;

type Sent<T> = Result<Form<T>, FormRejection>;

pub(super) async fn page(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    shown(&app, &visitor, None).await
}

fn owner(visitor: &Visitor) -> Result<&PersonRecord, Refusal> {
    let person = visitor.known()?;
    let has_account = person.account.is_some();
    has_account.then_some(person).ok_or(Refusal::Forbidden("page-refused-no-account"))
}

async fn shown(
    app: &Shared,
    visitor: &Visitor,
    fresh: Option<String>,
) -> Result<Html<String>, Refusal> {
    let person = owner(visitor)?;
    let tokens = app.hall.store.tokens_of(person.id).await?;
    let line = |token: &ProgramToken| TokenLine {
        id: short(token),
        name: token.name.clone(),
        scope: token.scope.word(),
        since: super::account::moment(token.since),
        used: token.used.map(super::account::moment),
    };
    let shown = Programs { tokens: tokens.iter().map(line).collect(), fresh };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(programs(&visitor.reader, &tongue, &shown).into_string()))
}

/// A name for a token: a part of its hash, useless to anyone else.
fn short(token: &ProgramToken) -> String {
    let first: [u8; 8] = std::array::from_fn(|index| token.token.0[index]);
    format!("{:016x}", u64::from_be_bytes(first))
}

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    name: String,
    scope: String,
}

pub(super) async fn make(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Wanted>,
) -> Result<Html<String>, Refusal> {
    let person = owner(&visitor)?;
    let Form(wanted) = form?;
    let name: String =
        wanted.name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    let scope = Scope::from_word(&wanted.scope).ok_or(Refusal::Malformed)?;
    let token = Token::fresh();
    let kept = ProgramToken {
        token: token.hash(),
        person: person.id,
        name: name.trim().to_owned(),
        scope,
        since: now(),
        used: None,
    };
    match app.hall.store.add_token(kept, TOKENS).await {
        Err(StoreError::Conflict) => return Err(Refusal::Conflict("page-refused-tokens")),
        added => added?,
    }
    shown(&app, &visitor, Some(format!("{BEARER}{}", token.reveal()))).await
}

#[derive(Debug, Deserialize)]
pub(super) struct Which {
    token: String,
}

pub(super) async fn revoke(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Which>,
) -> Result<Response, Refusal> {
    let person = owner(&visitor)?.id;
    let Form(Which { token }) = form?;
    let tokens = app.hall.store.tokens_of(person).await?;
    let which = tokens.iter().find(|known| short(known) == token).ok_or(Refusal::NothingHere)?;
    app.hall.store.revoke_token(person, which.token).await?;
    Ok(Redirect::to("/settings/tokens").into_response())
}
