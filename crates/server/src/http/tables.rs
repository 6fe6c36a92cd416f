//! The table page and the answers to it.

use super::show::{Seen, seat_of, seen};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::live::{Command, Deed, Done};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

/// The longest key a command may have.
const LONGEST_KEY: usize = 64;

/// What every command brings.
#[derive(Debug, Deserialize)]
pub(super) struct Answer {
    seat: String,
    version: u64,
    key: String,
    #[serde(default)]
    choice: String,
}

/// Who asks for a hint.
#[derive(Debug, Deserialize)]
pub(super) struct Asking {
    seat: String,
}

type Sent = Result<Form<Answer>, FormRejection>;

pub(super) async fn page(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let seen = seen(&app, &id, person).await?;
    table_page(&seen, &visitor, None).await
}

/// The table as it is, and why what was wanted of it was not done.
async fn table_page(
    seen: &Seen<'_>,
    visitor: &Visitor,
    refused: Option<&'static str>,
) -> Result<Response, Refusal> {
    let reader = &visitor.reader;
    let status = refused.map_or(StatusCode::OK, |_| StatusCode::CONFLICT);
    let page =
        seen.draw(visitor, |shown| shown.page(reader, refused.map(|key| shown.tongue.word(key))));
    Ok((status, Html(page.await?.into_string())).into_response())
}

pub(super) async fn choose(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent,
) -> Result<Response, Refusal> {
    command(&app, &visitor, &id, form, |answer| Deed::Choose(answer.choice)).await
}

pub(super) async fn undo(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent,
) -> Result<Response, Refusal> {
    command(&app, &visitor, &id, form, |_| Deed::Undo).await
}

pub(super) async fn restart(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent,
) -> Result<Response, Refusal> {
    command(&app, &visitor, &id, form, |_| Deed::RestartTurn).await
}

/// Wonders what a strong player would do. The script hears of it over its socket; a plain page waits for it.
pub(super) async fn hint(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Result<Form<Asking>, FormRejection>,
) -> Result<Response, Refusal> {
    let seat = seat_of(&form?.0.seat)?;
    let person = visitor.known()?.id;
    let seen = seen(&app, &id, Some(person)).await?;
    if !app.hall.brain.advises(seen.live.game()) {
        return Err(Refusal::NothingHere);
    }
    let live = std::sync::Arc::clone(&seen.live);
    let Some(wondering) = live.wonder(person, seat).await? else {
        return Ok(shortly(&visitor, &id));
    };
    let hall = app.hall.clone();
    let thinking = tokio::spawn(async move { live.advise(&hall, wondering).await });
    if !visitor.wants_json {
        let _panicked = thinking.await;
    }
    Ok(shortly(&visitor, &id))
}

/// Answers the script shortly, and a form with the table.
fn shortly(visitor: &Visitor, id: &str) -> Response {
    if visitor.wants_json {
        return axum::Json(serde_json::json!({ "done": true })).into_response();
    }
    Redirect::to(&format!("/t/{id}")).into_response()
}

async fn command(
    app: &Shared,
    visitor: &Visitor,
    id: &str,
    form: Sent,
    deed: impl FnOnce(Answer) -> Deed,
) -> Result<Response, Refusal> {
    let Form(answer) = form?;
    let person = visitor.known()?.id;
    let seen = seen(app, id, Some(person)).await?;
    if answer.key.is_empty() || answer.key.len() > LONGEST_KEY {
        return Err(Refusal::Malformed);
    }
    let command = Command {
        person,
        seat: seat_of(&answer.seat)?,
        expected: answer.version,
        key: answer.key.clone(),
        deed: deed(answer),
    };
    match seen.live.obey(&app.hall, command).await {
        Ok(done) => Ok(acknowledge(visitor, id, done)),
        Err(refused) => {
            let refusal = Refusal::from(refused);
            // Who answers a page that is no longer so gets the page as it is, and is told.
            if !visitor.wants_json && refusal == Refusal::Conflict("page-refused-stale") {
                return table_page(&seen, visitor, Some("page-refused-stale")).await;
            }
            Ok(seen.refuse(visitor, refusal).await)
        }
    }
}

fn acknowledge(visitor: &Visitor, id: &str, done: Done) -> Response {
    if visitor.wants_json {
        return axum::Json(serde_json::json!({ "version": done.version })).into_response();
    }
    Redirect::to(&format!("/t/{id}")).into_response()
}
