//! Lists: tables, results, the best.

use super::{Answered, LISTED, person};
use crate::http::pages::Sought;
use crate::http::visitor::Visitor;
use crate::http::{Refusal, Shared};
use crate::store::{
    Listed, Pace, PersonId, Phase, Profile, Rating, ResultRecord, Scope, SeatRecord, Sits, Terms,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use kernel::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

/// What became of the games of a program's person, and how good that makes them.
pub(super) async fn results(State(app): State<Shared>, visitor: Visitor) -> Answered {
    let me = person(&visitor, Scope::Read)?.id;
    let results = app.hall.store.results_of(me, LISTED).await?;
    let ratings = app.hall.store.ratings_of(me).await?;
    let result = |result: &ResultRecord| {
        json!({
            "table": result.table.to_string(), "game": result.game, "seat": result.seat.0, "role": result.role,
            "place": result.place, "seats": result.seats, "won": result.won, "rated": result.rated, "at": result.at,
        })
    };
    let rating = |(game, rating): &(String, Rating)| json!({ "game": game, "rating": rating.shown(), "games": rating.games });
    let results: Vec<Value> = results.iter().map(result).collect();
    let ratings: Vec<Value> = ratings.iter().map(rating).collect();
    Ok(Json(json!({ "results": results, "ratings": ratings })).into_response())
}

/// The best at a game.
pub(super) async fn best(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Answered {
    person(&visitor, Scope::Read)?;
    let game = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?.game.name();
    let best = app.hall.store.best(game.to_owned(), LISTED).await?;
    let line = |(who, rating): &(Profile, Rating)| json!({ "handle": who.handle, "name": who.name, "rating": rating.shown(), "games": rating.games });
    let best: Vec<Value> = best.iter().map(line).collect();
    Ok(Json(json!({ "game": game, "best": best })).into_response())
}

/// Which tables, and where the list goes on.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    waiting: bool,
    after: Option<String>,
}

pub(super) async fn tables(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Answered {
    let me = person(&visitor, Scope::Read)?.id;
    let mark = which.after.as_deref().map(str::parse).transpose();
    let mark = mark.map_err(|_| Refusal::Malformed)?;
    let page = app.hall.store.tables_of(me, mark, LISTED).await?;
    let wanted = page.tables.iter().filter(|table| !which.waiting || table.waits_for(me));
    let tables: Vec<Value> = wanted.map(|table| line(table, me)).collect();
    Ok(Json(json!({ "tables": tables, "next": page.next.map(|mark| mark.to_string()) }))
        .into_response())
}

/// Which tables of the lobby, and where the list goes on.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Open {
    phase: Option<String>,
    after: Option<String>,
    #[serde(flatten)]
    sought: Sought,
}

pub(super) async fn lobby(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(open): Query<Open>,
) -> Answered {
    let me = person(&visitor, Scope::Read)?.id;
    let phase = Phase::from_word(open.phase.as_deref().unwrap_or("gathering"));
    let phase = phase.filter(|phase| *phase != Phase::Closed).ok_or(Refusal::Malformed)?;
    let mark = open.after.as_deref().map(str::parse).transpose();
    let mark = mark.map_err(|_| Refusal::Malformed)?;
    let page = app.hall.store.look_for(phase, open.sought.wanted(), mark, LISTED).await?;
    let tables: Vec<Value> = page.tables.iter().map(|table| line(table, me)).collect();
    Ok(Json(json!({ "tables": tables, "next": page.next.map(|mark| mark.to_string()) }))
        .into_response())
}

/// A table in a list.
fn line(table: &Listed, me: PersonId) -> Value {
    let Terms { pace: clock, rated, tongue, taught, .. } = &table.terms;
    json!({
        "id": table.id.to_string(), "game": table.game, "phase": table.phase.word(), "waits": table.waits_for(me),
        "touched": table.touched, "pace": clock.map(in_numbers), "rated": rated, "language": tongue.map(Lang::code),
        "taught": taught, "seats": seats(&table.seats, table.asked),
    })
}

pub(super) fn in_numbers(pace: Pace) -> Value {
    json!({ "per": pace.per.word(), "seconds": pace.seconds, "reserve": pace.reserve })
}

pub(super) fn seats(seats: &[SeatRecord], asked: u8) -> Vec<Value> {
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
