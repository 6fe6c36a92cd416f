//! The rules as a book, those one can play or meet, and examples that open as a table.

use super::new::{Set, Setting, open, room_for};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::shelf::Boxed;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use lessons::Lesson;
use render::pages::{self, Rulebook, Shelved};
use serde::Deserialize;

type Page = Result<Html<String>, Refusal>;

/// The book of a game as pages take it.
pub(super) fn bound(boxed: &Boxed) -> Rulebook<'_> {
    Rulebook {
        game: boxed.game.name(),
        board: boxed.board,
        law: boxed.game.law(),
        book: &boxed.book,
        lessons: &boxed.lessons,
    }
}

pub(super) async fn shelf(State(app): State<Shared>, visitor: Visitor) -> Page {
    let _turn = app.turn_to_draw(&visitor).await?;
    let books = app.hall.shelf.iter().map(|boxed| Shelved {
        game: boxed.game.name(),
        glyph: boxed.board.sign(),
        paragraphs: boxed.game.law().iter().map(|chapter| chapter.len()).sum(),
        tongue: visitor.tongue(&boxed.speaker),
    });
    let books: Vec<_> = books.collect();
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(pages::rulebooks(&visitor.reader, &tongue, &books).into_string()))
}

#[derive(Debug, Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

/// What a book begins with, or what is searched for in it.
pub(super) async fn front(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(Search { q }): Query<Search>,
) -> Page {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let _turn = app.turn_to_draw(&visitor).await?;
    let (book, tongue) = (bound(boxed), visitor.tongue(&boxed.speaker));
    let page = if q.trim().is_empty() {
        pages::front(&visitor.reader, &tongue, &book)
    } else {
        pages::search(&visitor.reader, &tongue, &book, &q)
    };
    Ok(Html(page.into_string()))
}

/// A chapter, the glossary or the rulings; a number leads to where its paragraph stands.
pub(super) async fn leaf(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((game, leaf)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let (book, tongue) = (bound(boxed), visitor.tongue(&boxed.speaker));
    let chapter = boxed.book.chapter(&leaf);
    // In a game without a book a chapter may be called by the number of its heading.
    if let Some(place) = book.place(&leaf).filter(|_| chapter.is_none()) {
        return Ok(Redirect::to(&place).into_response());
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let page = match (leaf.as_str(), chapter) {
        (_, Some(chapter)) => pages::chapter(&visitor.reader, &tongue, &book, chapter),
        ("glossary", None) if !boxed.book.terms.is_empty() => {
            pages::glossary(&visitor.reader, &tongue, &book)
        }
        ("rulings", None) if !boxed.book.rulings(tongue.lang).is_empty() => {
            pages::rulings(&visitor.reader, &tongue, &book)
        }
        _ => return Err(Refusal::NothingHere),
    };
    Ok(Html(page.into_string()).into_response())
}

/// Sets the table of an example and leads to it.
pub(super) async fn try_it(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((game, example)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let example = boxed.book.example(&example).ok_or(Refusal::NothingHere)?;
    let actor = room_for(&app, &visitor).await?;
    let turn = app.turn_to_draw(&visitor).await?;
    let table = example.table.set(boxed.game, &boxed.data).map_err(|error| {
        tracing::error!(%error, game, example = example.name, "an example's table cannot be set");
        Refusal::Broke
    })?;
    drop(turn);
    let setting = Setting::among_bots(&app, &actor.person, (Lesson::SEAT, table.seats()));
    open(&app, actor, Set::dealt(&*table), setting).await
}

/// Everyone one can play or meet.
pub(super) async fn all_known(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Page {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    if boxed.book.pages.is_empty() {
        return Err(Refusal::NothingHere);
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let tongue = visitor.tongue(&boxed.speaker);
    Ok(Html(pages::all_known(&visitor.reader, &tongue, &bound(boxed)).into_string()))
}

/// One of them.
pub(super) async fn known(
    State(app): State<Shared>,
    visitor: Visitor,
    Path((game, page)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let found = boxed.book.page(&page).ok_or(Refusal::NothingHere)?;
    if found.name() != page {
        let own = format!("/know/{game}/{}", found.name());
        return Ok(Redirect::to(&own).into_response());
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let tongue = visitor.tongue(&boxed.speaker);
    let page = pages::known(
        &visitor.reader,
        &tongue,
        &bound(boxed),
        found,
        &super::cards::tells(boxed, &tongue, found),
    );
    Ok(Html(page.into_string()).into_response())
}
