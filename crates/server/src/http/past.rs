//! A table's past: moments, replay, the journal in and out, the seed checked.

use super::new;
use super::show::{past, seen};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::chance;
use crate::live::{Eyes, History};
use crate::shelf::Boxed;
use crate::store::{Door, PersonId, TableId, TableRecord};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Journal, Message, Seat, Viewer};
use lang::Names;
use render::Tongue;
use render::pages::{import as import_page, verified};
use render::table::{Moment, default_level, replay as replay_page};
use serde::Deserialize;

/// Which moment.
#[derive(Debug, Deserialize)]
pub(super) struct When {
    at: Option<usize>,
    fact: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// A table's stored past, and who looks at it.
struct Past<'a> {
    boxed: &'a Boxed,
    record: TableRecord,
    history: History,
    viewer: Viewer,
}

async fn look<'a>(app: &'a Shared, visitor: &Visitor, id: &str) -> Result<Past<'a>, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let seen = seen(app, id, person).await?;
    let (record, history) = app.hall.history(seen.live.id).await?;
    let viewer = viewer_of(&seen.live, person).await;
    Ok(Past { boxed: seen.boxed, record, history, viewer })
}

/// Behind a curtain one sees what everyone sees.
async fn viewer_of(live: &crate::live::Live, person: Option<PersonId>) -> Viewer {
    match live.state().await.eyes(person) {
        Eyes::As(viewer) => viewer,
        Eyes::Curtain(_) => Viewer::Watcher,
    }
}

/// A moment, through the eyes the visitor has now.
pub(super) async fn moment(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(when): Query<When>,
) -> Result<Response, Refusal> {
    let past = look(&app, &visitor, &id).await?;
    draw(&app, &visitor, past, &when)
}

/// A moment of a table that has ended, through anyone's eyes.
pub(super) async fn replay(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(when): Query<When>,
) -> Result<Response, Refusal> {
    let mut past = look(&app, &visitor, &id).await?;
    if !past.record.phase.is_ended() {
        return Ok(Redirect::to(&format!("/t/{id}/moment")).into_response());
    }
    let seat = when.seat.map(Seat).filter(|seat| seat.index() < past.record.seats.len());
    past.viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    draw(&app, &visitor, past, &When { at: Some(when.at.unwrap_or_default()), ..when })
}

/// The whole log.
pub(super) async fn log(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let past = look(&app, &visitor, &id).await?;
    draw(&app, &visitor, past, &When { at: None, fact: None, seat: None })
}

fn draw(
    app: &Shared,
    visitor: &Visitor,
    looked: Past<'_>,
    when: &When,
) -> Result<Response, Refusal> {
    let Past { boxed, record, history, viewer } = looked;
    let of = history.choices();
    let at = match (when.at, when.fact) {
        (Some(at), _) => at.min(of),
        (None, Some(fact)) => history.moment_of(boxed, viewer, fact)?,
        (None, None) => of,
    };
    let table = history.at(boxed, at)?;
    let names = Names::roles(&*table);
    let tongue = Tongue { speaker: &boxed.speaker, lang: visitor.reader.lang, names: &names };
    let mut shown = past(app, (&*table, &record), viewer, tongue, &|_| false);
    shown.story = table.story(viewer, 0);
    let moment = Moment { at, of, all_eyes: record.phase.is_ended() };
    Ok(Html(replay_page(&shown, moment, &visitor.reader).into_string()).into_response())
}

/// The journal of a table that has ended, the seed included.
pub(super) async fn journal(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let past = look(&app, &visitor, &id).await?;
    if !past.record.phase.is_ended() {
        return Err(Refusal::Conflict("page-refused-secret"));
    }
    Ok(file(&format!("{}-{id}.journal", past.record.game), past.history.journal().to_string()))
}

/// The latest bug report, for the host of a table that has ended.
pub(super) async fn report(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.id;
    let past = look(&app, &visitor, &id).await?;
    if past.record.host != person {
        return Err(Refusal::Forbidden("page-refused-not-host"));
    }
    if !past.record.phase.is_ended() {
        return Err(Refusal::Conflict("page-refused-secret"));
    }
    let id: TableId = id.parse().map_err(|_| Refusal::NoTable)?;
    let report = app.hall.store.reports(id).await?.pop().ok_or(Refusal::NothingHere)?;
    Ok(file(&format!("{}-{id}-report.journal", past.record.game), report.journal))
}

fn file(name: &str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let head = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    (head, text).into_response()
}

/// Checks the seed against its fingerprint and every die and card against the seed.
pub(super) async fn verify(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let past = look(&app, &visitor, &id).await?;
    if !past.record.phase.is_ended() {
        return Err(Refusal::Conflict("page-refused-secret"));
    }
    let journal = past.history.journal();
    let (Some(commitment), Some(seed)) = (journal.commitment, journal.seed) else {
        return Err(Refusal::NothingHere);
    };
    let tongue = visitor.tongue(&past.boxed.speaker);
    let verdict = if seed.commitment() == commitment {
        let opened = past.history.opened(past.boxed).map_err(|error| error.to_string());
        opened.and_then(|opened| match opened.findings.first() {
            Some((_, what)) => Err(tongue.say(&what)),
            None => Ok(()),
        })
    } else {
        Err(String::new())
    };
    let found = (commitment.to_string(), seed.to_string());
    let page = verified(&visitor.reader, &tongue, &id, (&found.0, &found.1, verdict));
    Ok(Html(page.into_string()).into_response())
}

pub(super) async fn import_form(State(app): State<Shared>, visitor: Visitor) -> Html<String> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Html(import_page(&visitor.reader, &tongue, None).into_string())
}

#[derive(Debug, Deserialize)]
pub(super) struct Brought {
    journal: String,
}

/// Rebuilds a table from a journal; who brings it takes the first seat.
pub(super) async fn import(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Result<Form<Brought>, FormRejection>,
) -> Result<Response, Refusal> {
    let Form(Brought { journal }) = form?;
    let wrong =
        |why: String| Refusal::WrongSaid(Message::new("page-refused-journal").with("why", why));
    // A form brings line ends its own way.
    let journal =
        Journal::parse(&journal.replace("\r\n", "\n")).map_err(|e| wrong(e.to_string()))?;
    let boxed = app.hall.shelf.find(&journal.game).ok_or_else(|| wrong(journal.game.clone()))?;
    let replayed = boxed.game.replay(&journal, &boxed.data, chance::seed());
    let table = replayed.map_err(|error| wrong(error.to_string()))?.table;
    let actor = visitor.actor(&app).await?;
    if !app.hall.has_room(actor.person.id).await? {
        return Err(Refusal::Conflict("page-refused-too-many-tables"));
    }
    let level = default_level(app.hall.brain.levels());
    let seats = (0_u8..).map(Seat).take(table.seats()).map(|seat| match seat {
        Seat(0) => new::person(seat, &actor.person),
        _ => new::bot(seat, level),
    });
    let seats = seats.collect();
    new::open(&app, actor, &*table, (seats, Door::Private)).await
}
