//! The socket of every page: how many tables wait for the reader, and which.

use super::gate::is_from_here;
use super::socket::{at, farewell, leaves_at};
use super::sockets::Place;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::sessions::Attendance;
use crate::store::{PersonId, QuietHours, TableId};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::time::Duration;

/// How many tables are named.
const NAMED: u32 = 100;
/// How often the store is asked though nobody said anything: another node may have moved a table.
const PULSE: Duration = Duration::from_secs(30);
/// How long a page waits for news after news.
const BREATH: Duration = Duration::from_millis(300);
/// The longest message a page sends: none is expected.
const LONGEST: usize = 256;

/// What a page says of where it is.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Whereabouts {
    /// How many minutes its clock is ahead of UTC.
    ahead: Option<i16>,
}

pub(super) async fn open(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(whereabouts): Query<Whereabouts>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    if !is_from_here(&app, &headers) {
        return Err(Refusal::Forbidden("page-refused-origin"));
    }
    let person = visitor.known()?.id;
    set_clock(&app, person, whereabouts).await?;
    let token = visitor.session.ok_or(Refusal::Forbidden("page-refused-guest"))?;
    let place = app.watches.open(&app.hall.limits, visitor.net, visitor.who())?;
    let attendance = app.hall.sessions.attend(token);
    if app.hall.sessions.find(token).await?.is_none() {
        return Err(Refusal::Forbidden("page-refused-guest"));
    }
    let upgrade = upgrade
        .read_buffer_size(512)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    let page = Watch { app, visitor, person, place, attendance, told: None };
    Ok(upgrade.on_upgrade(|socket| page.serve(socket)).into_response())
}

/// Quiet hours go by the clock of the browser that was used last: summer comes, and people travel.
async fn set_clock(
    app: &Shared,
    person: PersonId,
    Whereabouts { ahead }: Whereabouts,
) -> Result<(), Refusal> {
    let Some(ahead) = ahead.filter(|ahead| super::calls::is_ahead(*ahead)) else { return Ok(()) };
    match app.hall.store.quiet(person).await? {
        Some(hours) if hours.ahead != ahead => {
            Ok(app.hall.store.set_quiet(person, Some(QuietHours { ahead, ..hours })).await?)
        }
        Some(_) | None => Ok(()),
    }
}

/// An open page, which is told how many tables wait.
struct Watch {
    app: Shared,
    visitor: Visitor,
    person: PersonId,
    place: Place,
    attendance: Attendance,
    told: Option<Vec<TableId>>,
}

impl Watch {
    async fn serve(mut self, mut socket: WebSocket) {
        let mut news = self.app.hall.waiting.listen(self.person);
        let (mut ending, mut leaves) = (self.app.ending.clone(), None);
        while self.tell(&mut socket).await {
            let going_on = tokio::select! {
                heard = socket.recv() => is_there(heard.as_ref()),
                Ok(()) = news.changed() => true,
                Ok(()) = ending.changed(), if leaves.is_none() => {
                    leaves = Some(leaves_at(&self.app));
                    true
                }
                () = at(leaves) => false,
                () = self.place.taken() => false,
                () = self.attendance.ended() => false,
                () = tokio::time::sleep(PULSE) => socket.send(Message::Ping(Vec::new().into())).await.is_ok(),
            };
            if !going_on {
                break;
            }
        }
        let _gone = socket.send(farewell(leaves)).await;
    }

    /// Tells what waits, if that is not what was told before; whether the page stays open.
    async fn tell(&mut self, socket: &mut WebSocket) -> bool {
        let Ok(waiting) = self.app.hall.store.waiting(self.person, NAMED).await else {
            return true;
        };
        if self.told.as_ref() == Some(&waiting) {
            return true;
        }
        let count = kernel::Message::new("page-waiting-count").with("count", waiting.len());
        let text = self.visitor.tongue(&self.app.hall.shelf.speaker).say(&count);
        let tables: Vec<String> = waiting.iter().map(|table| format!("/t/{table}")).collect();
        let message =
            serde_json::json!({ "waiting": tables.len(), "text": text, "tables": tables });
        self.told = Some(waiting);
        let sent = socket.send(Message::Text(message.to_string().into())).await.is_ok();
        tokio::time::sleep(BREATH).await;
        sent
    }
}

/// A page says nothing but that it is there.
const fn is_there(heard: Option<&Result<Message, axum::Error>>) -> bool {
    matches!(heard, Some(Ok(Message::Ping(_) | Message::Pong(_))))
}
