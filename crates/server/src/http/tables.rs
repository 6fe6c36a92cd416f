//! The table page and the answers to it.

use super::Refusal;
use super::prepared::NextTime;
use super::show::seat_of;
use super::visit::{Seen, Visit};
use super::visitor::Visitor;
use crate::live::{Command, Deed};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

/// The longest key a command may have.
pub(super) const LONGEST_KEY: usize = 64;

/// What every command brings.
#[derive(Debug, Deserialize)]
pub(super) struct Answer {
    seat: String,
    version: u64,
    key: String,
    #[serde(default)]
    choice: String,
    /// What the next time is to bring, where it is an answer.
    #[serde(default)]
    again: String,
    #[serde(default)]
    about: String,
}

/// Who asks for a hint.
#[derive(Debug, Deserialize)]
pub(super) struct Asking {
    seat: String,
}

type Sent = Result<Form<Answer>, FormRejection>;

pub(super) async fn page(visit: Visit) -> Result<Response, Refusal> {
    table_page(&visit.seen().await?, &visit.visitor, None).await
}

/// The table as it is, and why what was wanted of it was not done.
async fn table_page(
    seen: &Seen<'_>,
    visitor: &Visitor,
    refused: Option<&'static str>,
) -> Result<Response, Refusal> {
    let status = refused.map_or(StatusCode::OK, |_| StatusCode::CONFLICT);
    let sheet = seen.sheet(visitor).await?;
    let tongue = visitor.tongue(&seen.boxed.speaker);
    let page = sheet.page(&tongue, &visitor.reader, refused.map(|key| tongue.word(key)));
    let mut response = (status, Html(page.into_string())).into_response();
    response.extensions_mut().insert(seen.rank(visitor));
    Ok(response)
}

pub(super) async fn choose(visit: Visit, form: Sent) -> Result<Response, Refusal> {
    command(&visit, form, |answer| Deed::Choose(answer.choice.clone())).await
}

pub(super) async fn undo(visit: Visit, form: Sent) -> Result<Response, Refusal> {
    command(&visit, form, |_| Deed::Undo).await
}

pub(super) async fn restart(visit: Visit, form: Sent) -> Result<Response, Refusal> {
    command(&visit, form, |_| Deed::RestartTurn).await
}

/// Wonders what a strong player would do. The script hears of it over its socket; a plain page waits for it.
pub(super) async fn hint(
    visit: Visit,
    form: Result<Form<Asking>, FormRejection>,
) -> Result<Response, Refusal> {
    let seat = seat_of(&form?.0.seat)?;
    let (seen, person) = visit.acting().await?;
    let hall = seen.app.hall.clone();
    if !hall.brain.advises(seen.live.game()) {
        return Err(Refusal::NothingHere);
    }
    let live = seen.live;
    let Some(wondering) = live.wonder(&hall, person.id, seat).await? else {
        return Ok(visit.done());
    };
    let thinking = tokio::spawn(async move { live.advise(&hall, wondering).await });
    if !visit.visitor.wants_json {
        let _panicked = thinking.await;
    }
    Ok(visit.done())
}

async fn command(
    visit: &Visit,
    form: Sent,
    deed: impl FnOnce(&Answer) -> Deed,
) -> Result<Response, Refusal> {
    let Form(answer) = form?;
    let (seen, person) = visit.acting().await?;
    if answer.key.is_empty() || answer.key.len() > LONGEST_KEY {
        return Err(Refusal::Malformed);
    }
    let command = Command {
        person: person.id,
        seat: seat_of(&answer.seat)?,
        expected: answer.version,
        key: answer.key.clone(),
        deed: deed(&answer),
    };
    let next = NextTime { again: answer.again, about: answer.about };
    let asked = (command.seat, command.expected, answer.choice.as_str());
    let preparing = next.of(&seen.live.shown(), person.id, asked);
    let hall = &seen.app.hall;
    match hall.counts.choices.of(seen.live.obey(hall, command)).await {
        Ok(done) => {
            if let Some(preparing) = preparing {
                // The answer is given, whatever becomes of the next time.
                let _listed_if_kept = seen.live.prepare(hall, preparing).await;
            }
            Ok(visit.answer(json!({ "version": done.version })))
        }
        Err(refused) => {
            let refusal = Refusal::from(refused);
            // Whoever answers a page that is no longer so gets the page as it is, and is told.
            if !visit.visitor.wants_json && refusal == Refusal::Conflict("page-refused-stale") {
                return table_page(&seen, &visit.visitor, Some("page-refused-stale")).await;
            }
            Ok(seen.refuse(&visit.visitor, &refusal))
        }
    }
}
