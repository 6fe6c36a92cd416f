//! Sitting down, leaving, chatting, and what the host may do.

use super::new::give;
use super::show::seat_of;
use super::visit::{Seen, Visit};
use super::visitor::Actor;
use super::{Refusal, Shared};
use crate::live::{Bot, Mark, SeatRefused};
use crate::store::{PersonId, Voice};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::response::Response;
use kernel::{Message, Seat};
use render::table::{LONGEST, default_level};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Place {
    seat: String,
}

/// A seat to take, and the name of whoever shares the screen.
#[derive(Debug, Deserialize)]
pub(super) struct Taking {
    seat: String,
    #[serde(default)]
    name: String,
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
type Answered = Result<Response, Refusal>;

/// A level the bots have; anything else is the usual one.
pub(super) fn level(app: &Shared, wanted: Option<&str>) -> &'static str {
    let brain = &app.hall.brain;
    let known = wanted.and_then(|wanted| brain.level(wanted));
    // The levels of a brain live as long as the program.
    known.unwrap_or_else(|| default_level(brain.levels()))
}

/// A bot of the usual level for a seat.
fn usual(app: &Shared, seat: Seat) -> Bot<'static> {
    Bot { seat, level: level(app, None) }
}

pub(super) async fn sit(visit: Visit, form: Sent<Taking>) -> Answered {
    let Form(Taking { seat, name }) = form?;
    let seat = seat_of(&seat)?;
    let seen = visit.seen().await?;
    let Actor { person, cookie } = visit.visitor.actor(seen.app).await?;
    let name = super::new::shared_name(&name, &person, seat);
    seen.live.sit(&seen.app.hall, &person, (seat, Some(name))).await?;
    let mut response = visit.done();
    give(&mut response, cookie);
    Ok(response)
}

pub(super) async fn say(visit: Visit, form: Sent<Words>) -> Answered {
    let (seen, person) = visit.acting().await?;
    let text = sayable(&form?.0.text)?;
    seen.live.say(&seen.app.hall, person, text).await?;
    Ok(visit.done())
}

/// A line as it may be said.
pub(super) fn sayable(text: &str) -> Result<String, Refusal> {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::Malformed);
    }
    if text.chars().count() > LONGEST {
        let told = Message::new("page-refused-line").with("most", LONGEST);
        return Err(Refusal::WrongSaid(told));
    }
    Ok(text.to_owned())
}

pub(super) async fn start(visit: Visit, form: Sent<Start>) -> Answered {
    let (seen, person) = visit.acting().await?;
    let level = level(seen.app, form?.0.level.as_deref());
    seen.live.start(&seen.app.hall, person.id, level).await?;
    Ok(visit.done())
}

pub(super) async fn close(visit: Visit) -> Answered {
    let (seen, person) = visit.acting().await?;
    seen.live.close(&seen.app.hall, person.id).await?;
    Ok(visit.done())
}

/// Goes on where newer rules have cut the journal.
pub(super) async fn go_on(visit: Visit) -> Answered {
    let (seen, person) = visit.acting().await?;
    seen.live.go_on(&seen.app.hall, person.id).await?;
    Ok(visit.done())
}

/// Does something about one seat.
async fn about_seat(
    visit: &Visit,
    form: Sent<Place>,
    deed: impl AsyncFnOnce(&Seen<'_>, PersonId, Seat) -> Result<(), SeatRefused>,
) -> Answered {
    let (seen, person) = visit.acting().await?;
    deed(&seen, person.id, seat_of(&form?.0.seat)?).await?;
    Ok(visit.done())
}

pub(super) async fn leave(visit: Visit, form: Sent<Place>) -> Answered {
    about_seat(&visit, form, async |Seen { app, live, .. }, person, seat| {
        live.leave(&app.hall, person, usual(app, seat)).await
    })
    .await
}

pub(super) async fn take_back(visit: Visit, form: Sent<Place>) -> Answered {
    about_seat(&visit, form, async |Seen { app, live, .. }, person, seat| {
        live.take_back(&app.hall, person, seat).await
    })
    .await
}

pub(super) async fn stand_in(visit: Visit, form: Sent<Place>) -> Answered {
    about_seat(&visit, form, async |Seen { app, live, .. }, person, seat| {
        live.stand_in(&app.hall, person, usual(app, seat)).await
    })
    .await
}

pub(super) async fn remove(visit: Visit, form: Sent<Place>) -> Answered {
    about_seat(&visit, form, async |Seen { app, live, .. }, person, seat| {
        live.remove(&app.hall, person, usual(app, seat)).await
    })
    .await
}

pub(super) async fn unveil(visit: Visit, form: Sent<Place>) -> Answered {
    about_seat(&visit, form, async |Seen { app, live, .. }, person, seat| {
        live.unveil(&app.hall, person, seat).await
    })
    .await
}

/// Does something about somebody who has no seat, or is heard.
async fn about_person(
    visit: &Visit,
    form: Sent<Whom>,
    deed: impl AsyncFnOnce(&Seen<'_>, PersonId, Mark) -> Result<(), SeatRefused>,
) -> Answered {
    let (seen, host) = visit.acting().await?;
    let mark = form?.0.who.parse().map_err(|_| Refusal::Malformed)?;
    deed(&seen, host.id, mark).await?;
    Ok(visit.done())
}

pub(super) async fn mute(visit: Visit, form: Sent<Whom>) -> Answered {
    about_person(&visit, form, async |Seen { app, live, .. }, host, mark| {
        live.set_voice(&app.hall, host, mark, Voice::Muted).await
    })
    .await
}

pub(super) async fn unmute(visit: Visit, form: Sent<Whom>) -> Answered {
    about_person(&visit, form, async |Seen { app, live, .. }, host, mark| {
        live.set_voice(&app.hall, host, mark, Voice::Heard).await
    })
    .await
}

pub(super) async fn dismiss(visit: Visit, form: Sent<Whom>) -> Answered {
    about_person(&visit, form, async |Seen { app, live, .. }, host, mark| {
        live.dismiss(&app.hall, host, mark).await
    })
    .await
}
