//! The API: what a page can do, for programs. Version 1; `openapi.json` describes it, and a test holds both to each other.
//!
//! A program shows a token and nothing else: no cookie counts here, and no token counts anywhere else.

use super::show::seat_of;
use super::visit::{Seen, Visit};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::live::{Command, Deed, State as Table};
use crate::store::{Listed, PersonRecord, Phase, Scope, SeatRecord, Sits};
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Form, Json, Router};
use kernel::{Kind, Seat, Viewer};
use render::Tongue;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// What describes all this.
pub const DESCRIPTION: &str = include_str!("../../api/openapi.json");

/// Where it begins.
pub(super) const ROOT: &str = "/api/v1";
/// How long a program that waits for a table is kept waiting.
const PATIENCE: Duration = Duration::from_secs(25);
/// How many tables are listed.
const LISTED: u32 = 200;
/// How many facts of a story are told at a time.
const TOLD: usize = 500;

type Answered = Result<Response, Refusal>;
type Sent<T> = Result<Json<T>, JsonRejection>;

/// Every address of the API, below its root.
pub fn addresses() -> Vec<(&'static str, MethodRouter<Shared>)> {
    let own = vec![
        ("/openapi.json", get(description)),
        ("/me", get(me)),
        ("/games", get(games)),
        ("/tables", get(tables).post(set)),
        ("/tables/{id}", get(table)),
        ("/tables/{id}/sit", post(sit)),
        ("/tables/{id}/view", get(view)),
        ("/tables/{id}/choices", get(choices).post(choose)),
        ("/tables/{id}/story", get(story)),
        ("/tables/{id}/journal", get(journal)),
    ];
    own.into_iter().chain(super::prepared::addresses()).collect()
}

pub(super) fn router() -> Router<Shared> {
    let add =
        |router: Router<Shared>, (path, handler)| router.route(&format!("{ROOT}{path}"), handler);
    addresses().into_iter().fold(Router::new(), add)
}

async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION).into_response()
}

/// The person for whom a program acts, if it may do so much.
pub(super) fn person(visitor: &Visitor, scope: Scope) -> Result<&PersonRecord, Refusal> {
    let person = visitor.person.as_ref().ok_or(Refusal::NoToken)?;
    match (visitor.scope, scope) {
        (Some(Scope::Play), _) | (Some(Scope::Read), Scope::Read) => Ok(person),
        (Some(Scope::Read), Scope::Play) => Err(Refusal::Forbidden("page-refused-scope")),
        (None, _) => Err(Refusal::NoToken),
    }
}

async fn me(visitor: Visitor) -> Answered {
    let person = person(&visitor, Scope::Read)?;
    let scope = visitor.scope.map(Scope::word);
    Ok(Json(json!({ "name": person.name, "scope": scope, "lang": visitor.reader.lang.code() }))
        .into_response())
}

async fn games(State(app): State<Shared>, visitor: Visitor) -> Answered {
    person(&visitor, Scope::Read)?;
    let option = |spec: &kernel::OptionSpec| {
        let (kind, values, bounds) = match spec.kind {
            Kind::Toggle => ("toggle", vec!["yes", "no"], None),
            Kind::OneOf(values) => ("one", values.to_vec(), None),
            Kind::Several(values) => ("several", values.to_vec(), None),
            Kind::Number { min, max } => ("number", Vec::new(), Some([min, max])),
        };
        json!({ "name": spec.name, "kind": kind, "values": values, "bounds": bounds, "default": spec.default })
    };
    let games = app.hall.shelf.iter().map(|boxed| {
        let (least, most) = super::new::seats_of(boxed);
        let (_, title) = app.hall.shelf.listed(boxed.game.name(), visitor.reader.lang);
        let options: Vec<Value> = boxed.game.options().iter().map(option).collect();
        json!({ "name": boxed.game.name(), "title": title, "seats": [least, most], "options": options })
    });
    let games: Vec<Value> = games.collect();
    Ok(Json(json!({ "games": games, "levels": app.hall.brain.levels() })).into_response())
}

#[derive(Debug, Default, Deserialize)]
struct Which {
    #[serde(default)]
    waiting: bool,
}

async fn tables(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Answered {
    let me = person(&visitor, Scope::Read)?.id;
    let page = app.hall.store.tables_of(me, None, LISTED).await?;
    let wanted = page.tables.iter().filter(|table| !which.waiting || table.waits_for(me));
    let line = |table: &Listed| {
        json!({
            "id": table.id.to_string(), "game": table.game, "phase": table.phase.word(), "waits": table.waits_for(me),
            "touched": table.touched, "seats": seats(&table.seats, table.asked),
        })
    };
    let tables: Vec<Value> = wanted.map(line).collect();
    Ok(Json(json!({ "tables": tables })).into_response())
}

fn seats(seats: &[SeatRecord], asked: u8) -> Vec<Value> {
    let seat = |seat: &SeatRecord| {
        let kind = match &seat.sits {
            Sits::Nobody => "open",
            Sits::Person(_) => "person",
            Sits::Bot(_) => "bot",
            Sits::StandIn(..) => "stand-in",
        };
        json!({ "seat": seat.seat.0, "name": seat.name, "kind": kind, "asked": asked >> seat.seat.0 & 1 == 1 })
    };
    seats.iter().map(seat).collect()
}

/// A table to be set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    /// Seat by seat: `me`, `open`, or `bot-` and a level.
    seats: Vec<String>,
    #[serde(default)]
    open: bool,
}

async fn set(State(app): State<Shared>, visitor: Visitor, sent: Sent<NewTable>) -> Answered {
    person(&visitor, Scope::Play)?;
    let Json(wanted) = sent.map_err(|_| Refusal::Malformed)?;
    let mut pairs: Vec<(String, String)> =
        wanted.options.into_iter().map(|(name, value)| (format!("option-{name}"), value)).collect();
    pairs.extend(
        (0..).zip(wanted.seats).map(|(seat, who): (u8, String)| (format!("seat-{seat}"), who)),
    );
    pairs.push(("door".to_owned(), if wanted.open { "open" } else { "private" }.to_owned()));
    let set = super::new::set(State(app), visitor, Path(wanted.game), Ok(Form(pairs))).await?;
    let location = set.headers().get(header::LOCATION).and_then(|value| value.to_str().ok());
    // What a page would show the form again for is simply wrong here.
    let id = location
        .and_then(|path| path.strip_prefix("/t/"))
        .ok_or(Refusal::Wrong("page-refused-set"))?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}

/// How long to wait for something to happen.
#[derive(Debug, Default, Deserialize)]
struct After {
    /// Answers once the table is past this version, or after a while.
    after: Option<u64>,
}

async fn table(visit: Visit, Query(After { after }): Query<After>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?.id;
    let seen = visit.seen().await?;
    if let Some(after) = after {
        let mut news = seen.live.listen();
        let moved = async {
            while seen.live.shown().record.version <= after
                && !seen.live.shown().record.phase.is_ended()
            {
                if news.changed().await.is_err() {
                    return;
                }
            }
        };
        let _late = tokio::time::timeout(PATIENCE, moved).await;
    }
    let state = seen.live.shown();
    let record = &state.record;
    let asked = state.asked().iter().fold(0, |bits, seat: Seat| bits | 1 << seat.0);
    let own: Vec<u8> = record.seats_of(me).map(|seat| seat.0).collect();
    let outcome = state
        .table
        .as_ref()
        .filter(|_| record.phase == Phase::Over)
        .and_then(|table| table.outcome());
    Ok(Json(json!({
        "id": record.id.to_string(), "game": record.game, "phase": record.phase.word(), "version": record.version,
        "yours": own, "seats": seats(&record.seats, asked), "winners": outcome.map(|outcome| winners(&outcome)),
    }))
    .into_response())
}

/// The seats that won.
fn winners(outcome: &kernel::Outcome) -> Vec<u8> {
    outcome.winners().iter().map(|seat| seat.0).collect()
}

/// For which seat.
#[derive(Debug, Default, Deserialize)]
struct For {
    seat: Option<String>,
    #[serde(default)]
    from: usize,
}

/// Whose eyes a program may see through: those of a seat of its person's, or of who looks on.
fn viewer(state: &Table, me: &PersonRecord, wanted: &For) -> Result<Viewer, Refusal> {
    let mut own = state.record.seats_of(me.id);
    match &wanted.seat {
        None => Ok(own.next().map_or(Viewer::Watcher, Viewer::Seat)),
        Some(seat) => {
            let seat = seat_of(seat)?;
            let is_own = own.any(|own| own == seat);
            is_own.then_some(Viewer::Seat(seat)).ok_or(Refusal::Forbidden("page-refused-not-yours"))
        }
    }
}

async fn view(visit: Visit, Query(wanted): Query<For>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let viewer = viewer(&state, me, &wanted)?;
    let _turn = seen.app.turn_of(&visit.visitor, seen.rank(&visit.visitor)).await?;
    let table = state.table.as_ref().ok_or(Refusal::Conflict("page-refused-not-playing"))?;
    let seat = viewer.seat().map(|seat| seat.0);
    Ok(Json(
        json!({ "version": state.record.version, "seat": seat, "view": table.view(viewer).json() }),
    )
    .into_response())
}

/// The words of a table's game in the language of a program's person.
pub(super) fn tongue<'a>(
    seen: &'a Seen<'_>,
    visitor: &Visitor,
    names: &'a lang::Names,
) -> Tongue<'a> {
    Tongue { speaker: &seen.boxed.speaker, lang: visitor.reader.lang, names }
}

async fn choices(visit: Visit, Query(wanted): Query<For>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let _turn = seen.app.turn_of(&visit.visitor, seen.rank(&visit.visitor)).await?;
    let table = state
        .table
        .as_ref()
        .filter(|_| state.record.phase == Phase::Playing && state.cut.is_none());
    let names = state.names();
    let tongue = tongue(&seen, &visit.visitor, &names);
    let mut asks = Vec::new();
    for seat in state.record.seats_of(me.id) {
        if wanted.seat.as_deref().is_some_and(|wanted| seat_of(wanted).ok() != Some(seat)) {
            continue;
        }
        let Some(ask) = table.and_then(|table| table.ask(seat)) else { continue };
        let offers: Vec<Value> = ask
            .offers
            .iter()
            .map(|offer| json!({ "choice": offer.choice, "text": tongue.say(&offer.label), "closes": offer.closes }))
            .collect();
        asks.push(json!({
            "seat": seat.0, "version": state.since(seat), "question": tongue.say(&ask.question),
            "paragraph": ask.para.number(), "offers": offers,
        }));
    }
    Ok(Json(json!({ "version": state.record.version, "asks": asks })).into_response())
}

/// An answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    seat: u8,
    version: u64,
    /// Under which it is done once, however often it is sent.
    key: String,
    choice: String,
}

async fn choose(visit: Visit, sent: Sent<Reply>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?;
    let Json(sent) = sent.map_err(|_| Refusal::Malformed)?;
    if sent.key.is_empty() || sent.key.len() > super::tables::LONGEST_KEY {
        return Err(Refusal::Malformed);
    }
    let seen = visit.seen().await?;
    let command = Command {
        person: me.id,
        seat: Seat(sent.seat),
        deed: Deed::Choose(sent.choice),
        expected: sent.version,
        key: sent.key,
    };
    match seen.live.obey(&seen.app.hall, command).await {
        Ok(done) => Ok(Json(json!({ "version": done.version })).into_response()),
        Err(refused) => Ok(seen.refuse(&visit.visitor, &refused.into())),
    }
}

/// A seat to take.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    seat: u8,
}

async fn sit(visit: Visit, sent: Sent<Place>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?;
    let Json(Place { seat }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.sit(&seen.app.hall, me, Seat(seat)).await?;
    Ok(Json(json!({ "seat": seat })).into_response())
}

async fn story(visit: Visit, Query(wanted): Query<For>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let viewer = viewer(&state, me, &wanted)?;
    let _turn = seen.app.turn_of(&visit.visitor, seen.rank(&visit.visitor)).await?;
    let names = state.names();
    let tongue = tongue(&seen, &visit.visitor, &names);
    let story =
        state.table.as_ref().map(|table| table.story(viewer, wanted.from)).unwrap_or_default();
    let lines = story.iter().take(TOLD);
    let lines: Vec<Value> = lines
        .map(|line| json!({ "index": line.index, "paragraph": line.para.number(), "text": tongue.say(&line.message) }))
        .collect();
    let next = story.get(TOLD).map(|line| line.index);
    Ok(Json(json!({ "version": state.record.version, "lines": lines, "next": next }))
        .into_response())
}

/// The journal, once the game has ended: until then it holds what nobody may know.
async fn journal(visit: Visit) -> Answered {
    person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let table = state.table.as_ref().filter(|_| state.record.phase.is_ended());
    let table = table.ok_or(Refusal::Conflict("page-refused-sealed"))?;
    Ok(Json(json!({ "journal": table.journal().to_string() })).into_response())
}
