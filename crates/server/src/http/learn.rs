//! Lessons: the list of a game's, the table of one, and going on in it.

use super::new::{Set, Setting, open, room_for};
use super::visit::{Seen, Visit};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::live::{State, put_off};
use crate::shelf::Boxed;
use crate::store::Learned;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State as Held};
use axum::response::{Html, Response};
use kernel::face::AskSheet;
use kernel::{AnyTable, Message};
use lessons::{Lesson, Step};
use render::pages::{Learning, LessonLine, learning};
use render::table::{Taught, Wants};
use serde::Deserialize;

/// The step whose words were read.
#[derive(Debug, Deserialize)]
pub(super) struct Read {
    step: usize,
}

/// The lessons of a game.
pub(super) async fn list(
    Held(app): Held<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Html<String>, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    if boxed.lessons.is_empty() {
        return Err(Refusal::NothingHere);
    }
    let learned = match visitor.id() {
        Some(person) => app.hall.store.learned(person).await?,
        None => Learned::default(),
    };
    let _turn = app.turn_to_draw(&visitor).await?;
    let lines = boxed.lessons.iter().map(|lesson| line(boxed, lesson, &learned)).collect();
    let page = Learning { game: &game, board: boxed.board, lessons: lines };
    Ok(Html(learning(&visitor.reader, &visitor.tongue(&boxed.speaker), &page).into_string()))
}

fn line(boxed: &Boxed, lesson: &Lesson, learned: &Learned) -> LessonLine {
    let name = (boxed.game.name().to_owned(), lesson.name.clone());
    let done = learned.done.contains(&name);
    LessonLine {
        begin: address(boxed, lesson),
        title: title(lesson),
        about: Message::new(lesson.key("about")),
        done,
        left: learned.begun.get(&name).filter(|_| !done).map(|table| format!("/t/{table}")),
    }
}

fn address(boxed: &Boxed, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", boxed.game.name(), lesson.name)
}

fn title(lesson: &Lesson) -> Message {
    Message::new(lesson.key("title"))
}

/// Sets the table of a lesson and leads to it.
pub(super) async fn begin(
    Held(app): Held<Shared>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let lesson = boxed.lesson(&lesson).ok_or(Refusal::NothingHere)?;
    let actor = room_for(&app, &visitor).await?;
    let turn = app.turn_to_draw(&visitor).await?;
    let table = lesson.set(boxed.game, &boxed.data).map_err(|error| {
        tracing::error!(%error, game, lesson = lesson.name, "a lesson's table cannot be set");
        Refusal::Broke
    })?;
    drop(turn);
    let setting = Setting::among_bots(&app, &actor.person, (Lesson::SEAT, table.seats()));
    open(&app, actor, Set::dealt(&*table), setting.taught(&lesson.name)).await
}

/// Goes on from what a lesson said.
pub(super) async fn next(
    visit: Visit,
    form: Result<Form<Read>, FormRejection>,
) -> Result<Response, Refusal> {
    let Form(Read { step }) = form?;
    let (seen, person) = visit.acting().await?;
    match seen.live.read_on(&seen.app.hall, person.id, step).await {
        Ok(()) => Ok(visit.done()),
        Err(refused) => Ok(seen.refuse(&visit.visitor, &refused.into())),
    }
}

impl Seen<'_> {
    /// What the lesson of a table says and wants now.
    pub(super) fn taught(&self, state: &State) -> Option<Taught> {
        let (lesson, at) = state.taught()?;
        let word = match lesson.steps.get(at) {
            Some(Step::Say { word, .. } | Step::Ask { word, .. } | Step::Free { word, .. }) => {
                lesson.key(word)
            }
            Some(Step::Play { .. }) => "page-lesson-watch".to_owned(),
            None => "page-lesson-done".to_owned(),
        };
        let ask = state.table.as_ref().and_then(|table| table.ask(Lesson::SEAT));
        Some(Taught {
            title: title(lesson),
            words: Message::new(word),
            number: lesson.bubbles(at),
            show: shows(lesson.steps.get(at)),
            wants: self.wants(lesson, at, ask.as_ref()),
        })
    }

    /// The table between two paragraphs, where a lesson pauses to explain what the rules did by themselves.
    pub(super) fn paused(&self, state: &State) -> Option<Box<dyn AnyTable>> {
        let (lesson, at) = state.taught()?;
        lesson.between(at, state.table.as_deref()?, self.boxed.game, &self.boxed.data)
    }

    fn wants(&self, lesson: &Lesson, at: usize, ask: Option<&AskSheet>) -> Wants {
        match lesson.steps.get(at) {
            Some(Step::Say { .. }) => Wants::Read { step: at },
            Some(Step::Play { .. }) => Wants::Watch,
            Some(Step::Ask { .. } | Step::Free { .. }) => {
                let offers = ask.into_iter().flat_map(|ask| &ask.offers);
                let later = offers.filter_map(|offer| {
                    Some((offer.choice.clone(), put_off(lesson, at, &offer.choice)?))
                });
                Wants::Answer { later: later.collect() }
            }
            None => {
                let boxed = self.boxed;
                let after = boxed.lessons.iter().skip_while(|other| other.name != lesson.name);
                let next = after.skip(1).map(|next| (address(boxed, next), title(next))).next();
                let learned = lesson.name.clone();
                Wants::Nothing { learned, lessons: format!("/learn/{}", boxed.game.name()), next }
            }
        }
    }
}

/// What a step points at.
fn shows(step: Option<&Step>) -> Vec<String> {
    match step {
        Some(Step::Say { show, .. } | Step::Ask { show, .. }) => show.clone(),
        Some(Step::Play { .. } | Step::Free { .. }) | None => Vec::new(),
    }
}

/// The first lesson of a game, for whoever has not come through any.
pub(super) fn first(boxed: &Boxed, learned: &Learned) -> Option<(String, Message)> {
    let knows = learned.done.iter().any(|(game, _)| game == boxed.game.name());
    let first = boxed.lessons.first().filter(|_| !knows)?;
    Some((address(boxed, first), title(first)))
}
