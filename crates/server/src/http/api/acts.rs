//! What a program does for its person at a table.

use super::{Answered, Sent, person};
use crate::http::Refusal;
use crate::http::visit::{Seen, Visit};
use crate::live::{Bot, Clock, Command, Deed, State as Table};
use crate::store::{Chat, Scope};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

/// An answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reply {
    seat: u8,
    version: u64,
    /// Under which it is done once, however often it is sent.
    key: String,
    choice: String,
}

pub(super) async fn choose(visit: Visit, sent: Sent<Reply>) -> Answered {
    let Json(Reply { seat, version, key, choice }) = sent.map_err(|_| Refusal::Malformed)?;
    command(&visit, Back { seat, version, key }, Deed::Choose(choice)).await
}

/// What is to be taken back: as an answer, without a choice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    seat: u8,
    version: u64,
    key: String,
}

pub(super) async fn undo(visit: Visit, sent: Sent<Back>) -> Answered {
    let Json(back) = sent.map_err(|_| Refusal::Malformed)?;
    command(&visit, back, Deed::Undo).await
}

pub(super) async fn restart(visit: Visit, sent: Sent<Back>) -> Answered {
    let Json(back) = sent.map_err(|_| Refusal::Malformed)?;
    command(&visit, back, Deed::RestartTurn).await
}

async fn command(visit: &Visit, Back { seat, version, key }: Back, deed: Deed) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?;
    if key.is_empty() || key.len() > crate::http::tables::LONGEST_KEY {
        return Err(Refusal::Malformed);
    }
    let seen = visit.seen().await?;
    let command = Command { person: me.id, seat: Seat(seat), deed, expected: version, key };
    match seen.live.obey(&seen.app.hall, command).await {
        Ok(done) => Ok(Json(json!({ "version": done.version })).into_response()),
        Err(refused) => Ok(seen.refuse(&visit.visitor, &refused.into())),
    }
}

/// A seat to take.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    seat: u8,
}

pub(super) async fn sit(visit: Visit, sent: Sent<Place>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?;
    let Json(Place { seat }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.sit(&seen.app.hall, me, (Seat(seat), None)).await?;
    Ok(Json(json!({ "seat": seat })).into_response())
}

pub(super) async fn leave(visit: Visit, sent: Sent<Place>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Place { seat }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    let bot = Bot { seat: Seat(seat), level: crate::http::seats::level(seen.app, None) };
    seen.live.leave(&seen.app.hall, me, bot).await?;
    Ok(Json(json!({ "seat": seat })).into_response())
}

pub(super) async fn take_back(visit: Visit, sent: Sent<Place>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Place { seat }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.take_back(&seen.app.hall, me, Seat(seat)).await?;
    Ok(Json(json!({ "seat": seat })).into_response())
}

/// How well the bots play that take the open seats.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    level: Option<String>,
}

pub(super) async fn start(visit: Visit, sent: Sent<Start>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Start { level }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    let level = crate::http::seats::level(seen.app, level.as_deref());
    seen.live.start(&seen.app.hall, me, level).await?;
    Ok(stands(&seen))
}

pub(super) async fn close(visit: Visit) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let seen = visit.seen().await?;
    seen.live.close(&seen.app.hall, me).await?;
    Ok(stands(&seen))
}

/// Where a table stands now.
fn stands(seen: &Seen<'_>) -> Response {
    let state = seen.live.shown();
    let (phase, version) = (state.record.phase.word(), state.record.version);
    Json(json!({ "phase": phase, "version": version })).into_response()
}

pub(super) async fn rematch(visit: Visit) -> Answered {
    person(&visit.visitor, Scope::Play)?;
    let next = crate::http::rematch::set(&visit).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": next.to_string() }))).into_response())
}

/// What is to be said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Words {
    text: String,
}

pub(super) async fn say(visit: Visit, sent: Sent<Words>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?;
    let Json(Words { text }) = sent.map_err(|_| Refusal::Malformed)?;
    let text = crate::http::seats::sayable(&text)?;
    let seen = visit.seen().await?;
    seen.live.say(&seen.app.hall, me, text).await?;
    Ok(said(&seen.live.shown()))
}

pub(super) async fn chat(visit: Visit) -> Answered {
    person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    Ok(said(&seen.live.shown()))
}

/// What was said at a table lately.
fn said(state: &Table) -> Response {
    let line = |line: &Chat| json!({ "name": line.name, "text": line.text, "at": line.at });
    let lines: Vec<Value> = state.chat.iter().map(line).collect();
    Json(json!({ "lines": lines })).into_response()
}

/// Whether something is to be so.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Switch {
    on: bool,
}

pub(super) async fn hush(visit: Visit, sent: Sent<Switch>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Switch { on }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.hush(&seen.app.hall, me, on).await?;
    Ok(Json(json!({ "on": on })).into_response())
}

pub(super) async fn pause(visit: Visit, sent: Sent<Switch>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Switch { on }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.pause(&seen.app.hall, me, on).await?;
    let paused = seen.live.shown().beside.clock.as_ref().is_some_and(Clock::is_paused);
    Ok(Json(json!({ "on": on, "paused": paused })).into_response())
}
