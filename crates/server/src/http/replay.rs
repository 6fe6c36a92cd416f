//! The way through a table's past: any moment of it, as a page, or as what changes of one for a page that scrubs.

use super::Refusal;
use super::past::{Looked, look};
use super::show::{CONTEXT, Look};
use super::visit::Visit;
use crate::live::{Course, former_for};
use crate::shelf::Boxed;
use axum::extract::Query;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{AnyTable, Seat, Viewer};
use lang::Names;
use render::Tongue;
use render::table::{Moment, Shown, Way, replay as replay_page, replay_parts, stops, turns_of};
use serde::Deserialize;
use serde_json::{Value, json};

/// Which moment.
#[derive(Debug, Default, Deserialize)]
pub(super) struct When {
    at: Option<usize>,
    /// The moment at which a fact was first heard.
    fact: Option<usize>,
    /// The beginning of a turn, by its number among all of them.
    turn: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

/// A moment, through the eyes the visitor has now.
pub(super) async fn moment(visit: Visit, Query(when): Query<When>) -> Result<Response, Refusal> {
    look(visit).await?.work(move |past| answer(past, &when)).await
}

/// A moment of a table that has ended, through anyone's eyes.
pub(super) async fn replay(visit: Visit, Query(when): Query<When>) -> Result<Response, Refusal> {
    let mut past = look(visit).await?;
    if !past.has_ended() {
        return Ok(Redirect::to(&format!("/t/{}/moment", past.visit.id)).into_response());
    }
    let seat = when.seat.map(Seat).filter(|seat| seat.index() < past.past.record.seats.len());
    past.viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let named = when.at.is_some() || when.fact.is_some() || when.turn.is_some();
    let when = if named { when } else { When { at: Some(0), ..when } };
    past.work(move |past| answer(past, &when)).await
}

/// The whole log.
pub(super) async fn log(visit: Visit) -> Result<Response, Refusal> {
    look(visit).await?.work(move |past| answer(past, &When::default())).await
}

/// A past with its game and its course at hand.
struct Ended<'a> {
    looked: &'a Looked,
    boxed: &'a Boxed,
    course: &'a Course,
    of: usize,
}

fn answer(looked: &Looked, when: &When) -> Result<Response, Refusal> {
    let boxed = looked.boxed()?;
    let of = looked.past.history()?.choices();
    let ended = Ended { looked, boxed, course: looked.past.course(boxed)?, of };
    let at = ended.at(when)?;
    let table = looked.past.at(boxed, at)?;
    let names = Names::roles(&*table);
    let lang = looked.visit.visitor.reader.lang;
    let tongue = Tongue { speaker: &boxed.speaker, lang, names: &names };
    if looked.visit.visitor.wants_json {
        return Ok(axum::Json(ended.changes(&*table, at, tongue)).into_response());
    }
    Ok(Html(ended.page(&*table, at, tongue)?).into_response())
}

impl Ended<'_> {
    /// Which moment is meant.
    fn at(&self, when: &When) -> Result<usize, Refusal> {
        let Looked { past, viewer, .. } = self.looked;
        if let Some(turn) = when.turn {
            let begins = stops(&self.course.milestones).get(turn).map(|stop| stop.answers);
            return Ok(begins.unwrap_or(self.of));
        }
        match (when.at, when.fact) {
            (Some(at), _) => Ok(at.min(self.of)),
            (None, Some(fact)) => Ok(past.moment_of(self.boxed, *viewer, fact)?),
            (None, None) => Ok(self.of),
        }
    }

    fn shown<'t>(&'t self, table: &dyn AnyTable, tongue: Tongue<'t>) -> Shown<'t> {
        let Looked { visit: Visit { app, .. }, past, viewer, .. } = self.looked;
        let record = &past.record;
        let look = Look { app, boxed: self.boxed, table: Some(table), record, viewer: *viewer };
        look.shown(tongue, &|_| false)
    }

    fn moment(&self, table: &dyn AnyTable, at: usize) -> Moment {
        let answers = table.answers();
        let told = answers.last().map_or(self.course.opening, |answer| answer.told);
        let from = match answers {
            [] => 0,
            [_] => self.course.opening,
            [.., before, _] => before.told,
        };
        Moment { at, of: self.of, told, from, all_eyes: self.looked.has_ended() }
    }

    /// The whole page. Its log is that of the whole way: what comes later is not shown yet.
    fn page(&self, table: &dyn AnyTable, at: usize, tongue: Tongue<'_>) -> Result<String, Refusal> {
        let Looked { visit, past, viewer, .. } = self.looked;
        let end = past.at(self.boxed, self.of)?;
        let mut shown = self.shown(table, tongue);
        shown.story = end.story(*viewer, 0);
        if at == self.of {
            shown.former = former_for(table, *viewer, past.record.phase);
        }
        let stops = stops(&self.course.milestones);
        let seats = (0_u8..).map(Seat).take(end.seats());
        let turns = seats.map(|seat| turns_of(seat, &stops, &self.course.answers)).collect();
        let way = Way { stops, turns };
        let moment = self.moment(table, at);
        Ok(replay_page(&shown, moment, &way, &visit.visitor.reader).into_string())
    }

    /// What changes on a page that is at another moment, and what is to be seen of the answer that led here.
    fn changes(&self, table: &dyn AnyTable, at: usize, tongue: Tongue<'_>) -> Value {
        let shown = self.shown(table, tongue);
        let moment = self.moment(table, at);
        let from = moment.from;
        let heard = table.heard(shown.viewer, from.saturating_sub(CONTEXT));
        let said = table.story(shown.viewer, from);
        let said: Vec<String> = said.iter().map(|line| tongue.say(&line.message)).collect();
        let beats: Vec<Value> = shown.beats(&heard, from).iter().map(render::Beat::json).collect();
        let regions = replay_parts(&shown).into_iter();
        let regions: serde_json::Map<String, Value> = regions
            .map(|region| (region.name.to_owned(), json!([region.hash, region.html])))
            .collect();
        let place = moment.place(&shown, &stops(&self.course.milestones));
        json!({
            "at": at, "of": self.of, "told": moment.told, "from": from, "place": place, "said": said,
            "regions": regions, "beats": beats,
        })
    }
}
