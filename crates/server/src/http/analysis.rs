//! Looking back at a game that is over, for those who sat there.

use super::refusal::Refusal;
use super::show::Look;
use super::visit::Visit;
use crate::live::{Analysed, NotAnalysed, Past};
use crate::store::TableRecord;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use kernel::analysis::{Analysis, Costly};
use kernel::{AnyTable, Message, Seat, Viewer};
use lang::Names;
use render::Tongue;
use render::table::{Decision, LookedBack, looked_back};
use serde_json::json;
use std::sync::Arc;

impl From<NotAnalysed> for Refusal {
    fn from(error: NotAnalysed) -> Self {
        match error {
            NotAnalysed::NotOver => Self::Conflict("page-refused-secret"),
            NotAnalysed::NotYours => Self::Forbidden("ending-refused-not-seated"),
        }
    }
}

/// After how many seconds a page without script looks again.
const AGAIN: HeaderValue = HeaderValue::from_static("2");

/// Asks for the analysis of a table's game.
pub(super) async fn ask(visit: Visit) -> Result<Response, Refusal> {
    let (seen, person) = visit.acting().await?;
    if !seen.app.hall.brain.analyses(seen.live.game()) {
        return Err(Refusal::NothingHere);
    }
    seen.live.analyse(&seen.app.hall, person.id).await?;
    page(visit).await
}

/// What an analysis has found, or how far it has come.
pub(super) async fn page(visit: Visit) -> Result<Response, Refusal> {
    let (record, analysed) = {
        let (seen, person) = visit.acting().await?;
        let state = seen.live.shown();
        state.may_look_back(person.id)?;
        (state.record.clone(), state.analysed.clone())
    };
    let done = match &analysed {
        Analysed::Underway(done) => Some(*done),
        Analysed::NotYet | Analysed::Done(_) | Analysed::Failed => None,
    };
    if visit.visitor.wants_json {
        let found = matches!(analysed, Analysed::Done(_));
        return Ok(axum::Json(json!({ "underway": done, "found": found })).into_response());
    }
    let (hall, who) = (visit.app.hall.clone(), visit.visitor.who());
    let past = hall.past(record.clone()).await?;
    let drawn = hall.look_back(who, move || draw(&visit, &record, &past, &analysed)).await??;
    let mut response = Html(drawn).into_response();
    if done.is_some() {
        response.headers_mut().insert(HeaderName::from_static("refresh"), AGAIN);
    }
    Ok(response)
}

fn draw(
    visit: &Visit,
    record: &TableRecord,
    past: &Arc<Past>,
    analysed: &Analysed,
) -> Result<String, Refusal> {
    let app = &visit.app;
    let boxed = app.hall.shelf.find(&record.game).ok_or(Refusal::NoTable)?;
    let end = past.at(boxed, past.history()?.choices())?;
    let names = Names::roles(&*end);
    let reader = &visit.visitor.reader;
    let tongue = Tongue { speaker: &boxed.speaker, lang: reader.lang, names: &names };
    let look = Look { app, boxed, table: Some(&*end), record, viewer: Viewer::Watcher };
    let shown = look.shown(tongue, &|_| false);
    let at = |answers: usize| past.at(boxed, answers).ok();
    let told = match analysed {
        Analysed::NotYet => LookedBack::NotYet,
        Analysed::Underway(done) => LookedBack::Underway(*done),
        Analysed::Failed => LookedBack::Failed,
        Analysed::Done(found) => LookedBack::Done(found, decisions(found, &at)),
    };
    Ok(looked_back(&shown, &told, reader).into_string())
}

/// The costliest decisions in words, as they were offered then.
fn decisions(found: &Analysis, at: &dyn Fn(usize) -> Option<Box<dyn AnyTable>>) -> Vec<Decision> {
    let decision = |costly: &Costly| {
        let seat = Seat(costly.seat);
        let ask = at(costly.at).and_then(|table| table.ask(seat));
        let said = |choice: &str| {
            let offers = ask.iter().flat_map(|ask| &ask.offers);
            let label = offers.into_iter().find(|offer| offer.choice == choice);
            label.map_or_else(
                || Message::new("ending-choice").with("choice", choice),
                |it| it.label.clone(),
            )
        };
        Decision {
            at: costly.at,
            seat,
            question: ask.as_ref().map(|ask| ask.question.clone()),
            played: said(&costly.played),
            better: said(&costly.better),
            cost: costly.cost,
            give_or_take: costly.give_or_take,
        }
    };
    found.costliest.iter().map(decision).collect()
}
