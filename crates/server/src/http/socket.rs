//! The socket: changed regions, and nothing else.

use super::gate::is_from_here;
use super::sockets::Place;
use super::visit::Visit;
use super::{Refusal, Shared};
use crate::chance;
use crate::live::{Live, Presence};
use crate::sessions::Attendance;
use crate::work::Rank;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use render::table::Stood;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// The longest message a page sends.
const LONGEST: usize = 4096;
/// How often a silent socket is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(30);

/// What a page is told when the server ends: another is there, or will be (RFC 6455, registered by IANA).
const RESTART: u16 = 1012;
/// Over how long pages are sent to the other servers.
const SPREAD: Duration = Duration::from_secs(2);

/// How often a page is listened to at most.
const LISTENING: Duration = Duration::from_millis(500);

/// What a page says: the fingerprint of each region it has, and whether it is hidden behind other pages or in another window.
#[derive(Debug, Default, Deserialize)]
struct Has {
    have: Option<BTreeMap<String, String>>,
    hidden: Option<bool>,
}

pub(super) async fn open(
    visit: Visit,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let Visit { app, visitor, .. } = &visit;
    if !is_from_here(app, &headers) {
        return Err(Refusal::Forbidden("page-refused-origin"));
    }
    let live = visit.seen().await?.live;
    let place = app.sockets.open(&app.hall.limits, visitor.net, visitor.who())?;
    let attendance = visitor.session.map(|token| app.hall.sessions.attend(token));
    if let Some(token) = visitor.session
        && app.hall.sessions.find(token).await?.is_none()
    {
        return Err(Refusal::Forbidden("page-refused-guest"));
    }
    let presence = live.enter(visitor.person.as_ref());
    let upgrade = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    let (have, listens, rank) = (BTreeMap::new(), Instant::now(), visitor.rank());
    let page = Tab { visit, live, place, attendance, presence, rank, listens, have, stood: None };
    Ok(upgrade.on_upgrade(move |socket| page.serve(socket)).into_response())
}

/// An open page.
struct Tab {
    visit: Visit,
    live: Arc<Live>,
    place: Place,
    attendance: Option<Attendance>,
    presence: Presence,
    /// How much its news are wanted.
    rank: Rank,
    /// When it is listened to again.
    listens: Instant,
    have: BTreeMap<String, String>,
    /// Where it stands, once it was sent something.
    stood: Option<Stood>,
}

impl Tab {
    async fn serve(mut self, mut socket: WebSocket) {
        let (mut news, mut ending) = (self.live.listen(), self.visit.app.ending.clone());
        let mut leaves = None;
        loop {
            let going_on = tokio::select! {
                heard = socket.recv() => self.take(&mut socket, heard).await,
                Ok(()) = news.changed() => self.show(&mut socket).await,
                Ok(()) = ending.changed(), if leaves.is_none() => {
                    leaves = Some(leaves_at(&self.visit.app));
                    true
                }
                () = at(leaves) => false,
                () = self.place.taken() => false,
                () = ended(&mut self.attendance) => false,
                () = tokio::time::sleep(PULSE) => self.beat(&mut socket).await,
            };
            if !going_on {
                let _gone = socket.send(farewell(leaves)).await;
                return;
            }
        }
    }

    /// Takes what the page says; whether it stays open.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        heard: Option<Result<Message, axum::Error>>,
    ) -> bool {
        match heard {
            Some(Ok(Message::Text(text))) => self.heard(socket, text.as_str()).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.rest().await,
            Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => false,
        }
    }

    /// Asks whether the page is still there. While it is, its session is used.
    async fn beat(&self, socket: &mut WebSocket) -> bool {
        if let Some(token) = self.visit.visitor.session
            && !matches!(self.visit.app.hall.sessions.find(token).await, Ok(Some(_)) | Err(_))
        {
            return false;
        }
        socket.send(Message::Ping(Vec::new().into())).await.is_ok()
    }

    /// The page says what it has; it gets what it lacks.
    async fn heard(&mut self, socket: &mut WebSocket, text: &str) -> bool {
        let Ok(has) = serde_json::from_str::<Has>(text) else { return false };
        if let Some(hidden) = has.hidden {
            self.presence.hide(hidden);
        }
        let Some(have) = has.have else { return self.rest().await };
        if have.len() > 32 {
            return false;
        }
        self.have = have;
        self.rest().await && self.show(socket).await
    }

    /// A page says what it has when it opens, and is there when it is asked; who talks all the time is listened to now and
    /// then.
    async fn rest(&mut self) -> bool {
        tokio::time::sleep_until(self.listens).await;
        self.listens = Instant::now() + LISTENING;
        true
    }

    async fn show(&mut self, socket: &mut WebSocket) -> bool {
        let Some(changed) = self.changed().await else { return false };
        let Some(text) = changed else { return true };
        // The session may have ended while this was drawn.
        if self.attendance.as_ref().is_some_and(Attendance::is_over) {
            return false;
        }
        let counts = &self.visit.app.hall.counts;
        let parcels = &self.visit.app.parcels;
        let message = if let Some(message) = parcels.at_hand(&text) {
            message
        } else {
            let turn = self.visit.app.turn_of(&self.visit.visitor, self.rank);
            let Ok(_turn) = turn.await else { return false };
            parcels.pack(&text)
        };
        let bytes = match &message {
            Message::Text(text) => text.len(),
            Message::Binary(bytes) => bytes.len(),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => 0,
        };
        counts.messages.fetch_add(1, Ordering::Relaxed);
        counts.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        socket.send(message).await.is_ok()
    }

    /// What has changed since the page was last told; none if the page may no longer be told anything.
    async fn changed(&mut self) -> Option<Option<String>> {
        let seen = self.visit.as_known().await.ok()?;
        let sheet = seen.sheet(&self.visit.visitor).await.ok()?;
        self.rank = seen.rank(&self.visit.visitor);
        let mut changed = serde_json::Map::new();
        for region in &sheet.regions {
            if self.have.get(region.name) != Some(&region.hash) {
                self.have.insert(region.name.to_owned(), region.hash.clone());
                changed
                    .insert(region.name.to_owned(), serde_json::json!([region.hash, region.html]));
            }
        }
        // Whoever has just come stands where the table does.
        let stood = self.stood.replace(sheet.stood());
        let beats = stood.map(|stood| sheet.beats_since(&stood)).unwrap_or_default();
        if changed.is_empty() {
            return Some(None);
        }
        let message = serde_json::json!({
            "version": sheet.version, "title": sheet.title, "viewer": sheet.viewer, "regions": changed, "beats": beats,
        });
        Some(Some(message.to_string()))
    }
}

/// When a page is sent to another server: not all at once, or they would all come there at once.
pub(super) fn leaves_at(app: &Shared) -> Instant {
    let spread = app.hall.among.as_ref().map_or(Duration::ZERO, |_| SPREAD);
    let part = u32::try_from(chance::number() % 1000).unwrap_or_default();
    Instant::now() + spread * part / 1000
}

/// What a page is told at its end: to come again, if the server ends.
pub(super) fn farewell(leaves: Option<Instant>) -> Message {
    Message::Close(leaves.map(|_| CloseFrame { code: RESTART, reason: "".into() }))
}

/// Resolves at a moment, if there is one.
pub(super) async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// Resolves when the session of a page has ended; a page without one has nothing to wait for.
async fn ended(attendance: &mut Option<Attendance>) {
    match attendance {
        Some(attendance) => attendance.ended().await,
        None => std::future::pending().await,
    }
}
