//! Home, lobby, rules, credits.

use super::new::seats_of;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::shelf::Boxed;
use crate::store::{PersonId, Phase, Sits, TableRecord};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use render::pages::{self, Card, Home, Rulebook, Shelved, TableLine};
use render::table::title_of;
use serde::Deserialize;

type Page = Result<Html<String>, Refusal>;

/// How many tables the lobby lists.
const LOBBY: u32 = 60;

pub(super) async fn home(State(app): State<Shared>, visitor: Visitor) -> Page {
    let (reader, shelf) = (&visitor.reader, &app.hall.shelf);
    let tables = match &visitor.person {
        Some(person) => app.hall.store.tables_of(person.id).await?,
        None => Vec::new(),
    };
    let me = visitor.person.as_ref().map(|person| person.id);
    let _turn = app.turn_to_draw(visitor.who()).await?;
    let home = Home {
        cards: cards(&app, &visitor),
        tables: tables.iter().map(|table| line(&app, &visitor, table, me)).collect(),
    };
    let waiting = home.tables.iter().filter(|line| line.waits).count();
    let reader = render::shell::Reader { waiting, ..reader.clone() };
    Ok(Html(pages::home(&reader, &visitor.tongue(&shelf.speaker), &home).into_string()))
}

pub(super) async fn lobby(State(app): State<Shared>, visitor: Visitor) -> Page {
    let phases = vec![Phase::Gathering, Phase::Playing, Phase::Over];
    let tables = app.hall.store.found_tables(phases, LOBBY).await?;
    let me = visitor.person.as_ref().map(|person| person.id);
    let _turn = app.turn_to_draw(visitor.who()).await?;
    let lines: Vec<_> = tables.iter().map(|table| line(&app, &visitor, table, me)).collect();
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let games = cards(&app, &visitor);
    Ok(Html(pages::lobby(&visitor.reader, &tongue, &games, &lines).into_string()))
}

/// The games on the shelf.
fn cards<'a>(app: &'a Shared, visitor: &Visitor) -> Vec<Card<'a>> {
    let card = |boxed: &'a Boxed| Card {
        game: boxed.game.name(),
        seats: seats_of(boxed),
        tongue: visitor.tongue(&boxed.speaker),
    };
    app.hall.shelf.iter().map(card).collect()
}

fn line(app: &Shared, visitor: &Visitor, table: &TableRecord, me: Option<PersonId>) -> TableLine {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let people = table.seats.iter().filter(|seat| seat.sits.person().is_some());
    let mut players: Vec<String> = people.map(|seat| seat.name.clone()).collect();
    let bots = table.seats.iter().filter(|seat| seat.sits.bot().is_some()).count();
    if bots > 0 {
        players.push(format!("{bots} × {}", tongue.word("page-bot")));
    }
    TableLine {
        id: table.id.to_string(),
        title: title_of(&tongue, &table.game),
        game: table.game.clone(),
        players,
        open: table.seats.iter().filter(|seat| seat.sits == Sits::Nobody).count(),
        waits: me.is_some_and(|me| table.waits_for(me)),
        phase: table.phase.word(),
    }
}

pub(super) async fn rulebooks(State(app): State<Shared>, visitor: Visitor) -> Page {
    let _turn = app.turn_to_draw(visitor.who()).await?;
    let books = app.hall.shelf.iter().map(|boxed| Shelved {
        game: boxed.game.name(),
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

pub(super) async fn rulebook(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(Search { q }): Query<Search>,
) -> Page {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let _turn = app.turn_to_draw(visitor.who()).await?;
    let book = Rulebook { game: boxed.game.name(), law: boxed.game.law(), query: q.trim() };
    let tongue = visitor.tongue(&boxed.speaker);
    Ok(Html(pages::rulebook(&visitor.reader, &tongue, &book).into_string()))
}

pub(super) async fn credits(State(app): State<Shared>, visitor: Visitor) -> Page {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(pages::credits(&visitor.reader, &tongue).into_string()))
}
