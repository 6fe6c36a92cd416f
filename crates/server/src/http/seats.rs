//! Sitting down, leaving, chatting, and what the host may do.

use super::show::{seat_of, seen};
use super::visitor::{Actor, Visitor};
use super::{Refusal, Shared};
use crate::live::{Mark, SeatRefused};
use crate::store::{PersonId, Voice};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Message, Seat};
use render::table::{LONGEST, default_level};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Place {
    seat: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Words {
    text: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Whom {
    who: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct Start {
    level: Option<String>,
}

type Sent<T> = Result<Form<T>, FormRejection>;

/// Answers the script shortly, and a form with the table.
fn done(visitor: &Visitor, id: &str, cookie: Option<axum::http::HeaderValue>) -> Response {
    let mut response = if visitor.wants_json {
        axum::Json(serde_json::json!({ "done": true })).into_response()
    } else {
        Redirect::to(&format!("/t/{id}")).into_response()
    };
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A level the bots have; anything else is the usual one.
fn level(app: &Shared, wanted: Option<&str>) -> &'static str {
    let levels = app.hall.brain.levels();
    let known = levels.iter().copied().find(|level| Some(*level) == wanted);
    // The levels of a brain live as long as the program.
    known.unwrap_or_else(|| default_level(levels))
}

pub(super) async fn sit(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    let seat = seat_of(&form?.0.seat)?;
    let known = visitor.person.as_ref().map(|person| person.id);
    let seen = seen(&app, &id, known).await?;
    let Actor { person, cookie } = visitor.actor(&app).await?;
    seen.live.sit(&app.hall, (person.id, person.name), seat).await?;
    Ok(done(&visitor, &id, cookie))
}

pub(super) async fn say(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Words>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.clone();
    let seen = seen(&app, &id, Some(person.id)).await?;
    let Form(Words { text }) = form?;
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::Malformed);
    }
    if text.chars().count() > LONGEST {
        let told = Message::new("page-refused-line").with("most", LONGEST);
        return Err(Refusal::WrongSaid(told));
    }
    seen.live.say(&app.hall, &person, text.to_owned()).await?;
    Ok(done(&visitor, &id, None))
}

pub(super) async fn start(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Start>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.id;
    let seen = seen(&app, &id, Some(person)).await?;
    let level = level(&app, form?.0.level.as_deref());
    seen.live.start(&app.hall, person, level).await?;
    Ok(done(&visitor, &id, None))
}

pub(super) async fn close(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.id;
    let seen = seen(&app, &id, Some(person)).await?;
    seen.live.close(&app.hall, person).await?;
    Ok(done(&visitor, &id, None))
}

/// Goes on where newer rules have cut the journal.
pub(super) async fn go_on(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.id;
    let seen = seen(&app, &id, Some(person)).await?;
    seen.live.go_on(&app.hall, person).await?;
    Ok(done(&visitor, &id, None))
}

/// Does something about one seat.
async fn about_seat(
    (app, visitor, id): (&Shared, &Visitor, &str),
    form: Sent<Place>,
    deed: impl AsyncFnOnce(&super::show::Seen<'_>, PersonId, Seat) -> Result<(), SeatRefused>,
) -> Result<Response, Refusal> {
    let person = visitor.known()?.id;
    let seen = seen(app, id, Some(person)).await?;
    deed(&seen, person, seat_of(&form?.0.seat)?).await?;
    Ok(done(visitor, id, None))
}

pub(super) async fn leave(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    let level = level(&app, None);
    about_seat((&app, &visitor, &id), form, async |seen, person, seat| {
        seen.live.leave(&app.hall, person, (seat, level)).await
    })
    .await
}

pub(super) async fn take_back(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    about_seat((&app, &visitor, &id), form, async |seen, person, seat| {
        seen.live.take_back(&app.hall, person, seat).await
    })
    .await
}

pub(super) async fn stand_in(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    let level = level(&app, None);
    about_seat((&app, &visitor, &id), form, async |seen, person, seat| {
        seen.live.stand_in(&app.hall, person, (seat, level)).await
    })
    .await
}

pub(super) async fn remove(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    let level = level(&app, None);
    about_seat((&app, &visitor, &id), form, async |seen, person, seat| {
        seen.live.remove(&app.hall, person, (seat, level)).await
    })
    .await
}

/// Does something about somebody who has no seat, or is heard.
async fn about_person(
    (app, visitor, id): (&Shared, &Visitor, &str),
    form: Sent<Whom>,
    deed: impl AsyncFnOnce(&super::show::Seen<'_>, PersonId, Mark) -> Result<(), SeatRefused>,
) -> Result<Response, Refusal> {
    let host = visitor.known()?.id;
    let seen = seen(app, id, Some(host)).await?;
    let mark = form?.0.who.parse().map_err(|_| Refusal::Malformed)?;
    deed(&seen, host, mark).await?;
    Ok(done(visitor, id, None))
}

pub(super) async fn mute(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Whom>,
) -> Result<Response, Refusal> {
    about_person((&app, &visitor, &id), form, async |seen, host, mark| {
        seen.live.set_voice(&app.hall, host, (mark, Voice::Muted)).await
    })
    .await
}

pub(super) async fn unmute(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Whom>,
) -> Result<Response, Refusal> {
    about_person((&app, &visitor, &id), form, async |seen, host, mark| {
        seen.live.set_voice(&app.hall, host, (mark, Voice::Heard)).await
    })
    .await
}

pub(super) async fn dismiss(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Whom>,
) -> Result<Response, Refusal> {
    about_person((&app, &visitor, &id), form, async |seen, host, mark| {
        seen.live.dismiss(&app.hall, host, mark).await
    })
    .await
}

pub(super) async fn unveil(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent<Place>,
) -> Result<Response, Refusal> {
    about_seat((&app, &visitor, &id), form, async |seen, person, seat| {
        seen.live.unveil(person, seat).await
    })
    .await
}
