//! What a program's person may know of a table.

use super::lists::{in_numbers, seats};
use super::{Answered, PATIENCE, TOLD, person};
use crate::http::Refusal;
use crate::http::show::seat_of;
use crate::http::visit::{Seen, Visit};
use crate::http::visitor::Visitor;
use crate::live::{Clock, State as Table, Time};
use crate::store::{Gap, PersonRecord, Phase, Scope, SeatRecord, Sits, Undo};
use axum::Json;
use axum::extract::Query;
use axum::response::IntoResponse;
use kernel::{Seat, Viewer};
use render::Tongue;
use serde::Deserialize;
use serde_json::{Value, json};

/// How long to wait for something to happen.
#[derive(Debug, Default, Deserialize)]
pub(super) struct After {
    /// Answers once the table is past this version, or after a while.
    after: Option<u64>,
}

pub(super) async fn table(visit: Visit, Query(After { after }): Query<After>) -> Answered {
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
    let away =
        record.seats.iter().filter(|seat| matches!(seat.sits, Sits::StandIn(_, it) if it == me));
    let away: Vec<u8> = away.map(|seat| seat.seat.0).collect();
    let outcome = state
        .table
        .as_ref()
        .filter(|_| record.phase == Phase::Over)
        .and_then(|table| table.outcome());
    Ok(Json(json!({
        "id": record.id.to_string(), "game": record.game, "phase": record.phase.word(), "version": record.version,
        "yours": own, "away": away, "host": record.host == me, "seats": seats(&record.seats, asked),
        "undo": record.aids.undo == Undo::Allowed, "rated": state.beside.rated,
        "pace": state.beside.clock.as_ref().map(|clock| in_numbers(clock.pace())),
        "paused": state.beside.clock.as_ref().is_some_and(Clock::is_paused),
        "clocks": clocks(&state, &seen.app.hall.gaps.all()),
        "hushed": state.beside.hushed.contains(&me), "rematch": state.rematch.map(|next| next.to_string()),
        "winners": outcome.map(|outcome| winners(&outcome)),
    }))
    .into_response())
}

/// The time of each seat whose time runs or stands.
fn clocks(state: &Table, gaps: &[Gap]) -> Vec<Value> {
    let clock = |seat: &SeatRecord| {
        let (until, left, reserve) = match state.time(seat.seat, gaps)? {
            Time::Until(until, reserve) => (Some(until), None, reserve),
            Time::Stands(left, reserve) => (None, Some(left), reserve),
        };
        Some(json!({ "seat": seat.seat.0, "until": until, "left": left, "reserve": reserve }))
    };
    state.record.seats.iter().filter_map(clock).collect()
}

/// The seats that won.
fn winners(outcome: &kernel::Outcome) -> Vec<u8> {
    outcome.winners().iter().map(|seat| seat.0).collect()
}

/// For which seat.
#[derive(Debug, Default, Deserialize)]
pub(super) struct For {
    seat: Option<String>,
    #[serde(default)]
    from: usize,
}

/// Whose eyes a program may see through: those of a seat of its person's, or of whoever looks on.
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

pub(super) async fn view(visit: Visit, Query(wanted): Query<For>) -> Answered {
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
pub(in crate::http) fn tongue<'a>(
    seen: &'a Seen<'_>,
    visitor: &Visitor,
    names: &'a lang::Names,
) -> Tongue<'a> {
    Tongue { speaker: &seen.boxed.speaker, lang: visitor.reader.lang, names }
}

pub(super) async fn choices(visit: Visit, Query(wanted): Query<For>) -> Answered {
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

pub(super) async fn story(visit: Visit, Query(wanted): Query<For>) -> Answered {
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
pub(super) async fn journal(visit: Visit) -> Answered {
    person(&visit.visitor, Scope::Read)?;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let table = state.table.as_ref().filter(|_| state.record.phase.is_ended());
    let table = table.ok_or(Refusal::Conflict("page-refused-sealed"))?;
    Ok(Json(json!({ "journal": table.journal().to_string() })).into_response())
}
