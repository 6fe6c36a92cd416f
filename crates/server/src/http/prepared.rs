//! Prepared answers: made with an answer or of what was asked before, listed, and taken back; on the page and by programs.

use super::api::person;
use super::api::seen::tongue;
use super::show::seat_of;
use super::visit::{Seen, Visit};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::live::{About, Eyes, From, Lasts, Past, Prepared, Preparing, State, subjects};
use crate::shelf::Boxed;
use crate::store::{PersonId, PersonRecord, Scope};
use axum::extract::Query;
use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Form, Json};
use kernel::face::AskSheet;
use kernel::{Message, Seat, Viewer};
use render::Tongue;
use render::table::{
    Alike, Asked, Lasting, PreparedLine, PreparedLines, Standing, prepared, until,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How many different questions from before are listed.
const LISTED: usize = 40;

type Answered = Result<Response, Refusal>;

/// What an answer on the page says of the next time.
#[derive(Debug)]
pub(super) struct NextTime {
    /// How long it is to be answered so; empty where it is not.
    pub(super) again: String,
    /// How much of the question must be the same.
    pub(super) about: String,
}

impl NextTime {
    /// What would be prepared with an answer, as its question stands before it is given.
    pub(super) fn of(
        &self,
        state: &State,
        person: PersonId,
        (seat, expected, choice): (Seat, u64, &str),
    ) -> Option<Preparing> {
        // Sent once more, it was given already: what is asked now is something else.
        if self.again.is_empty() || state.since(seat) > expected {
            return None;
        }
        let ask = state.table.as_ref()?.ask(seat)?;
        let about = About::of_word(&self.about, &ask.question)?;
        let lasts = Lasts::of_word(&self.again, &ask.question)?;
        let (choice, from) = (choice.to_owned(), From::LatestAnswer);
        Some(Preparing { person, ask, choice, about, lasts, from })
    }
}

/// The prepared answers of the seat that somebody sees through.
pub(super) fn lines(state: &State, person: Option<PersonId>, eyes: Eyes) -> Vec<PreparedLine> {
    let Eyes::As(Viewer::Seat(seat)) = eyes else { return Vec::new() };
    let own = state.prepared(seat).filter(|it| Some(it.kept.person) == person);
    own.map(|prepared| line(state, seat, prepared)).collect()
}

fn line(state: &State, seat: Seat, prepared: &Prepared) -> PreparedLine {
    let place = |place: &str| subjects(&prepared.question).find(|(name, _)| *name == place);
    let met = state.met(seat).is_some_and(|met| met.kept.number == prepared.kept.number);
    PreparedLine {
        number: prepared.kept.number,
        question: prepared.question.clone(),
        about: match &prepared.about {
            About::All => Alike::All,
            About::Anything => Alike::Anything,
            About::One(name) => {
                place(name).map_or(Alike::Anything, |(_, arg)| Alike::One(arg.clone()))
            }
        },
        answer: prepared.label.clone(),
        lasts: match &prepared.lasts {
            Lasts::Once => Lasting::Word("once"),
            Lasts::Turn => Lasting::Word("turn"),
            Lasts::On => Lasting::Word("on"),
            Lasts::Until(what) => Lasting::Until(what.clone()),
        },
        stands: match prepared.kept.ended {
            Some(ended) => Standing::Ended(ended.word()),
            None if met && state.will_answer(seat) => Standing::Due,
            None => Standing::Waits,
        },
    }
}

/// The seat a person sees through and holds, where answers can be prepared for it.
pub(super) fn seat_in_hand(state: &State, person: PersonId) -> Option<Seat> {
    let Eyes::As(Viewer::Seat(seat)) = state.eyes(Some(person)) else { return None };
    let own = state.record.seats_of(person).any(|own| own == seat);
    (own && state.may_prepare()).then_some(seat)
}

/// What a seat was asked before, the latest first: each question once, as it was asked last.
fn asked_before(past: &Past, boxed: &Boxed, seat: Seat) -> Result<Vec<(usize, AskSheet)>, Refusal> {
    let answers: Vec<usize> = {
        let entries = &past.history()?.journal().entries;
        let choices = entries.iter().filter_map(|entry| entry.choice());
        choices.enumerate().filter(|(_, (by, _))| *by == seat).map(|(at, _)| at).collect()
    };
    // From the first on: each moment is reached from the one before it.
    let mut asked = Vec::new();
    for at in answers {
        asked.extend(past.at(boxed, at)?.ask(seat).map(|ask| (at, ask)));
    }
    let mut known = BTreeSet::new();
    asked.reverse();
    asked.retain(|(_, ask)| known.insert(format!("{} {:?}", ask.para.number(), ask.question)));
    asked.truncate(LISTED);
    Ok(asked)
}

/// Looks at the past of a table for whoever visits it, where it is in nobody's way.
async fn look_back<T: Send + 'static>(
    visit: &Visit,
    seen: &Seen<'_>,
    look: impl FnOnce(&Past, &Boxed) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let (hall, record) = (seen.app.hall.clone(), seen.live.shown().record.clone());
    let (past, shelf) = (hall.past(record).await?, std::sync::Arc::clone(&hall.shelf));
    let looking = hall.look_back(visit.visitor.who(), move || {
        let boxed = shelf.find(&past.record.game).ok_or(Refusal::NoTable)?;
        look(&past, boxed)
    });
    looking.await?
}

/// The page of one's own.
pub(super) async fn page(visit: Visit) -> Answered {
    let (seen, person) = visit.acting().await?;
    let seat = seat_in_hand(&seen.live.shown(), person.id)
        .ok_or(Refusal::Conflict("page-refused-prepared"))?;
    let asked =
        look_back(&visit, &seen, move |past, boxed| asked_before(past, boxed, seat)).await?;
    let asked: Vec<Asked> = asked
        .into_iter()
        .map(|(at, ask)| Asked { at, question: ask.question, offers: ask.offers })
        .collect();
    let _turn = seen.app.turn_of(&visit.visitor, seen.rank(&visit.visitor)).await?;
    let drawn = seen.to_draw(&visit.visitor);
    let names = drawn.state.names();
    let spoken =
        Tongue { speaker: &seen.boxed.speaker, lang: visit.visitor.reader.lang, names: &names };
    let shown = seen.gather(&drawn, spoken);
    Ok(Html(prepared(&shown, seat, &asked, &visit.visitor.reader).into_string()).into_response())
}

/// An answer to what was asked before.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    seat: u8,
    /// After how many answers of all it was asked.
    asked: usize,
    choice: String,
    #[serde(default)]
    again: String,
    #[serde(default)]
    about: String,
}

async fn keep(visit: &Visit, person: &PersonRecord, wanted: Wanted) -> Result<i64, Refusal> {
    let (seen, seat) = (visit.seen().await?, Seat(wanted.seat));
    let none = || Refusal::Wrong("page-refused-prepared");
    // Whose the seat is says whether its past may be looked at.
    if !seen.live.shown().record.seats_of(person.id).any(|own| own == seat) {
        return Err(Refusal::Forbidden("page-refused-not-yours"));
    }
    let at = wanted.asked;
    let ask = look_back(visit, &seen, move |past, boxed| {
        let asked = past.history()?.journal().entries.iter().filter_map(|entry| entry.choice());
        // What is asked now was not answered yet.
        if asked.map(|(by, _)| by).nth(at) != Some(seat) {
            return Ok(None);
        }
        Ok(past.at(boxed, at)?.ask(seat))
    });
    let ask = ask.await?.ok_or_else(none)?;
    let about = About::of_word(&wanted.about, &ask.question).ok_or_else(none)?;
    let again = if wanted.again.is_empty() { "once" } else { &wanted.again };
    let lasts = Lasts::of_ask(again, &ask).ok_or_else(none)?;
    if !ask.offers.iter().any(|offer| offer.choice == wanted.choice) {
        return Err(none());
    }
    let (choice, from) = (wanted.choice, From::Now);
    let preparing = Preparing { person: person.id, ask, choice, about, lasts, from };
    Ok(seen.live.prepare(&seen.app.hall, preparing).await?)
}

/// An answer to what was asked before, as the page sends it.
#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    seat: String,
    asked: usize,
    choice: String,
    #[serde(default)]
    again: String,
    #[serde(default)]
    about: String,
}

pub(super) async fn prepare(visit: Visit, form: Result<Form<Sent>, FormRejection>) -> Answered {
    let Form(Sent { seat, asked, choice, again, about }) = form?;
    let person = visit.visitor.known()?.clone();
    let wanted = Wanted { seat: seat_of(&seat)?.0, asked, choice, again, about };
    keep(&visit, &person, wanted).await?;
    Ok(visit.done())
}

/// Which prepared answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    number: i64,
}

pub(super) async fn unprepare(visit: Visit, form: Result<Form<Which>, FormRejection>) -> Answered {
    let Form(Which { number }) = form?;
    let (seen, person) = visit.acting().await?;
    seen.live.unprepare(&seen.app.hall, person.id, number).await?;
    Ok(visit.done())
}

/// The addresses of the API.
pub(super) fn addresses() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/tables/{id}/prepared", get(list).post(make)),
        ("/tables/{id}/prepared/take-back", post(take_back)),
        ("/tables/{id}/asked", get(asked)),
    ]
}

/// For which seat.
#[derive(Debug, Default, Deserialize)]
struct For {
    seat: Option<u8>,
}

/// The seats of a program's person, or the one it names.
fn seats(state: &State, me: PersonId, wanted: &For) -> Vec<Seat> {
    let own = state.record.seats_of(me);
    own.filter(|seat| wanted.seat.is_none_or(|wanted| wanted == seat.0)).collect()
}

async fn list(visit: Visit, Query(wanted): Query<For>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?.id;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let names = state.names();
    let tongue = tongue(&seen, &visit.visitor, &names);
    let one = |prepared: &Prepared| {
        json!({
            "number": prepared.kept.number, "seat": prepared.kept.seat.0, "question": tongue.say(&prepared.question),
            "about": prepared.about.word(), "choice": prepared.kept.choice, "text": tongue.say(&prepared.label),
            "again": prepared.lasts.word(), "given": prepared.kept.given,
            "ended": prepared.kept.ended.map(crate::store::Ended::word),
        })
    };
    let own = seats(&state, me, &wanted).into_iter().flat_map(|seat| state.prepared(seat));
    let own: Vec<Value> = own.filter(|it| it.kept.person == me).map(one).collect();
    Ok(Json(json!({ "prepared": own })).into_response())
}

async fn asked(visit: Visit, Query(wanted): Query<For>) -> Answered {
    let me = person(&visit.visitor, Scope::Read)?.id;
    let seen = visit.seen().await?;
    let state = seen.live.shown();
    let names = state.names();
    let tongue = tongue(&seen, &visit.visitor, &names);
    let mut found = Vec::new();
    for seat in seats(&state, me, &wanted).into_iter().filter(|_| state.may_prepare()) {
        let asked = look_back(&visit, &seen, move |past, boxed| asked_before(past, boxed, seat));
        for (at, ask) in asked.await? {
            let offers: Vec<Value> = ask
                .offers
                .iter()
                .map(|offer| json!({ "choice": offer.choice, "text": tongue.say(&offer.label), "closes": offer.closes }))
                .collect();
            let about: Vec<&str> = subjects(&ask.question).map(|(name, _)| name).collect();
            let until: Vec<Value> = until(&ask.question, &ask.offers)
                .into_iter()
                .map(|(word, what)| {
                    let said = Message::new("page-prepared-until").with("what", what);
                    json!({ "again": word, "text": tongue.say(&said) })
                })
                .collect();
            found.push(json!({
                "seat": seat.0, "asked": at, "question": tongue.say(&ask.question), "paragraph": ask.para.number(),
                "about": about, "until": until, "offers": offers,
            }));
        }
    }
    Ok(Json(json!({ "asked": found })).into_response())
}

async fn make(visit: Visit, sent: Result<Json<Wanted>, JsonRejection>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.clone();
    let Json(wanted) = sent.map_err(|_| Refusal::Malformed)?;
    let number = keep(&visit, &me, wanted).await?;
    Ok(Json(json!({ "number": number })).into_response())
}

async fn take_back(visit: Visit, sent: Result<Json<Which>, JsonRejection>) -> Answered {
    let me = person(&visit.visitor, Scope::Play)?.id;
    let Json(Which { number }) = sent.map_err(|_| Refusal::Malformed)?;
    let seen = visit.seen().await?;
    seen.live.unprepare(&seen.app.hall, me, number).await?;
    Ok(Json(json!({ "number": number })).into_response())
}

/// What a visitor has prepared, and whether they may prepare more.
pub(super) fn of_visitor(state: &State, visitor: &Visitor, eyes: Eyes) -> PreparedLines {
    let more = visitor.id().is_some_and(|id| seat_in_hand(state, id).is_some());
    PreparedLines { lines: lines(state, visitor.id(), eyes), more }
}
