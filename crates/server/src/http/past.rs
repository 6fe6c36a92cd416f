//! A table's past: the journal in and out, the seed checked. Its moments are in `replay`.

use super::new;
use super::visit::Visit;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::chance;
use crate::live::{Eyes, HallError, Past};
use crate::shelf::Boxed;
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use kernel::{Journal, Message, Seat, Viewer};
use render::pages::{Checked, checked, import as import_page};
use serde::Deserialize;
use std::sync::Arc;

/// A table's stored past, and who looks at it.
pub(super) struct Looked {
    pub(super) visit: Visit,
    game: &'static str,
    pub(super) past: Arc<Past>,
    pub(super) viewer: Viewer,
}

pub(super) async fn look(visit: Visit) -> Result<Looked, Refusal> {
    let seen = visit.seen().await?;
    let (record, viewer) = {
        let state = seen.live.shown();
        if state.table.is_none() {
            return Err(HallError::NotBegun.into());
        }
        // Behind a curtain one sees what everyone sees.
        let viewer = match state.eyes(visit.visitor.id()) {
            Eyes::As(viewer) => viewer,
            Eyes::Curtain(_) => Viewer::Watcher,
        };
        (state.record.clone(), viewer)
    };
    let (past, game) = (visit.app.hall.past(record).await?, seen.boxed.game.name());
    Ok(Looked { visit, game, past, viewer })
}

/// The past of a table that has ended: until then it is secret.
async fn look_at_ended(visit: Visit) -> Result<Looked, Refusal> {
    let looked = look(visit).await?;
    if looked.has_ended() { Ok(looked) } else { Err(Refusal::Conflict("page-refused-secret")) }
}

impl Looked {
    pub(super) fn has_ended(&self) -> bool {
        self.past.record.phase.is_ended()
    }

    pub(super) fn boxed(&self) -> Result<&Boxed, Refusal> {
        self.visit.app.hall.shelf.find(self.game).ok_or(Refusal::NoTable)
    }

    /// Does something with the past, on the threads that are there for it.
    pub(super) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce(&Self) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (hall, who) = (self.visit.app.hall.clone(), self.visit.visitor.who());
        hall.look_back(who, move || work(&self)).await?
    }
}

/// The journal of a table that has ended, the seed included.
pub(super) async fn journal(visit: Visit) -> Result<Response, Refusal> {
    let past = look_at_ended(visit).await?;
    let name = format!("{}-{}.journal", past.game, past.visit.id);
    past.work(move |past| Ok(file(&name, past.past.history()?.journal().to_string()))).await
}

/// The latest bug report, for the host of a table that has ended.
pub(super) async fn report(visit: Visit) -> Result<Response, Refusal> {
    let person = visit.visitor.known()?.id;
    let past = look(visit).await?;
    if past.past.record.host != person {
        return Err(Refusal::Forbidden("page-refused-not-host"));
    }
    if !past.has_ended() {
        return Err(Refusal::Conflict("page-refused-secret"));
    }
    let id = past.visit.table()?;
    let report = past.visit.app.hall.store.reports(id).await?.pop().ok_or(Refusal::NothingHere)?;
    Ok(file(&format!("{}-{id}-report.journal", past.game), report.journal))
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
pub(super) async fn verify(visit: Visit) -> Result<Response, Refusal> {
    look_at_ended(visit).await?.work(check).await
}

fn check(looked: &Looked) -> Result<Response, Refusal> {
    let boxed = looked.boxed()?;
    let journal = looked.past.history()?.journal();
    let (Some(commitment), Some(seed)) = (journal.commitment, journal.seed) else {
        return Err(Refusal::NothingHere);
    };
    let is_its_own = seed.commitment() == commitment;
    let Visit { visitor, id, .. } = &looked.visit;
    let tongue = visitor.tongue(&boxed.speaker);
    let verdict = if is_its_own { looked.past.verdict(boxed) } else { Err(String::new()) };
    let verdict = match verdict {
        Ok(None) => Ok(()),
        Ok(Some(what)) => Err(tongue.say(&what)),
        Err(why) => Err(why),
    };
    let (commitment, seed) = (commitment.to_string(), seed.to_string());
    let page = checked(&visitor.reader, &tongue, &Checked { id, commitment, seed, verdict });
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
    let shared = Arc::clone(&app);
    let replayed = app.hall.look_back(visitor.who(), move || replayed(&shared, &journal)).await;
    let (set, seats) = replayed??;
    let actor = new::room_for(&app, &visitor).await?;
    let setting = new::Setting::among_bots(&app, &actor.person, (Seat(0), seats));
    new::open(&app, actor, set, setting).await
}

/// The most lines of a journal somebody brings; games of ours have a few thousand.
const LINES: usize = 20_000;
/// The most letters of such a line; ours have a hundred.
const LETTERS: usize = 500;

/// Refuses what nobody can have played: it would be carried along with every move.
fn refuse_endless(journal: &str) -> Result<(), Refusal> {
    let is_long = |line: &str| line.len() > LETTERS;
    if journal.lines().nth(LINES).is_some() || journal.lines().any(is_long) {
        let told = Message::new("page-refused-journal-length").with("lines", LINES);
        return Err(Refusal::WrongSaid(told.with("letters", LETTERS)));
    }
    Ok(())
}

/// The table of a journal somebody brought, and how many seats it has.
fn replayed(app: &Shared, journal: &str) -> Result<(new::Set, usize), Refusal> {
    refuse_endless(journal)?;
    let wrong =
        |why: String| Refusal::WrongSaid(Message::new("page-refused-journal").with("why", why));
    // A form brings line ends its own way.
    let journal =
        Journal::parse(&journal.replace("\r\n", "\n")).map_err(|e| wrong(e.to_string()))?;
    let boxed = app.hall.shelf.find(&journal.game).ok_or_else(|| wrong(journal.game.clone()))?;
    let replayed = boxed.game.replay(&journal, &boxed.data, chance::seed());
    let opened = replayed.map_err(|error| wrong(error.to_string()))?;
    Ok((new::Set::brought(&opened, &journal), opened.table.seats()))
}
