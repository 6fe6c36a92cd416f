//! The API: what a page can do, for programs. Version 1; `openapi.json` describes it, and a test holds both to each other.
//!
//! A program shows a token and nothing else: no cookie counts here, and no token counts anywhere else.

mod acts;
mod lists;
pub(super) mod seen;
mod set;

use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::store::{PersonRecord, Scope};
use acts::{
    chat, choose, close, hush, leave, pause, rematch, restart, say, sit, start, take_back, undo,
};
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use kernel::Kind;
use lists::{best, lobby, results, tables};
use seen::{choices, journal, story, table, view};
use serde_json::{Value, json};
use set::set;
use std::time::Duration;

/// What describes all this.
pub const DESCRIPTION: &str = include_str!("../../../api/openapi.json");

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
        ("/me/results", get(results)),
        ("/games", get(games)),
        ("/games/{game}/best", get(best)),
        ("/lobby", get(lobby)),
        ("/tables", get(tables).post(set)),
        ("/tables/{id}", get(table)),
        ("/tables/{id}/sit", post(sit)),
        ("/tables/{id}/leave", post(leave)),
        ("/tables/{id}/take-back", post(take_back)),
        ("/tables/{id}/start", post(start)),
        ("/tables/{id}/close", post(close)),
        ("/tables/{id}/rematch", post(rematch)),
        ("/tables/{id}/undo", post(undo)),
        ("/tables/{id}/restart", post(restart)),
        ("/tables/{id}/chat", get(chat).post(say)),
        ("/tables/{id}/hush", post(hush)),
        ("/tables/{id}/pause", post(pause)),
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
pub(in crate::http) fn person(visitor: &Visitor, scope: Scope) -> Result<&PersonRecord, Refusal> {
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
            Kind::Toggle => ("toggle", vec!["on", "off"], None),
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
