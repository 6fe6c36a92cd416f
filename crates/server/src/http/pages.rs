//! Home, lobby, credits.

use super::new::seats_of;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::shelf::Boxed;
use crate::store::{self, Learned, Listed, Mark, PersonId, Phase, SeatRecord, Sits};
use axum::extract::{Query, State};
use axum::response::Html;
use render::pages::{self, Card, Home, LobbyPart, TableLine};
use serde::Deserialize;

type Page = Result<Html<String>, Refusal>;

/// How many tables home lists at a time.
const HOME: u32 = 60;
/// How many tables each part of the lobby lists at a time.
const LOBBY: u32 = 30;

/// Where a list goes on.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Listing {
    /// Which part of the lobby; all if none is named.
    part: Option<String>,
    /// After which table.
    after: Option<String>,
}

impl Listing {
    fn mark(&self) -> Result<Option<Mark>, Refusal> {
        let mark = self.after.as_deref().map(str::parse).transpose();
        mark.map_err(|_| Refusal::Malformed)
    }
}

pub(super) async fn home(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let (reader, shelf) = (&visitor.reader, &app.hall.shelf);
    let me = visitor.id();
    let (page, learned) = match me {
        Some(me) => {
            let store = &app.hall.store;
            (store.tables_of(me, listing.mark()?, HOME).await?, store.learned(me).await?)
        }
        None => Default::default(),
    };
    let _turn = app.turn_to_draw(&visitor).await?;
    let home = Home {
        cards: cards(&app, &visitor, &learned),
        tables: page.tables.iter().map(|table| line(&app, &visitor, table, me)).collect(),
        more: page.next.map(|mark| format!("/?after={mark}")),
    };
    let waiting = home.tables.iter().filter(|line| line.waits).count();
    let reader = render::shell::Reader { waiting, ..reader.clone() };
    Ok(Html(pages::home(&reader, &visitor.tongue(&shelf.speaker), &home).into_string()))
}

/// The parts of the lobby, with their headings.
const PARTS: [(Phase, &str); 3] = [
    (Phase::Gathering, "page-lobby-gathering"),
    (Phase::Playing, "page-lobby-playing"),
    (Phase::Over, "page-lobby-over"),
];

pub(super) async fn lobby(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let (mark, me) = (listing.mark()?, visitor.id());
    let wanted = |phase: Phase| listing.part.as_deref().is_none_or(|part| part == phase.word());
    let mut found = Vec::new();
    for (phase, heading) in PARTS.into_iter().filter(|(phase, _)| wanted(*phase)) {
        found.push((phase, heading, app.hall.store.found_tables(phase, mark, LOBBY).await?));
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let part = |(phase, heading, page): (Phase, &'static str, store::Page)| LobbyPart {
        heading,
        tables: page.tables.iter().map(|table| line(&app, &visitor, table, me)).collect(),
        more: page.next.map(|mark| format!("/lobby?part={}&after={mark}", phase.word())),
    };
    let parts: Vec<_> = found.into_iter().map(part).collect();
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let games = cards(&app, &visitor, &Learned::default());
    Ok(Html(pages::lobby(&visitor.reader, &tongue, &games, &parts).into_string()))
}

/// The games on the shelf.
fn cards<'a>(app: &'a Shared, visitor: &Visitor, learned: &Learned) -> Vec<Card<'a>> {
    let card = |boxed: &'a Boxed| Card {
        roles: &boxed.roles,
        game: boxed.game.name(),
        board: boxed.board,
        seats: seats_of(boxed),
        lesson: super::learn::first(boxed, learned),
        teaches: !boxed.lessons.is_empty(),
        campaign: boxed.game.campaigns().is_some(),
        tongue: visitor.tongue(&boxed.speaker),
    };
    app.hall.shelf.iter().map(card).collect()
}

fn line(app: &Shared, visitor: &Visitor, table: &Listed, me: Option<PersonId>) -> TableLine {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let people = table.seats.iter().filter(|seat| seat.sits.person().is_some());
    let name = |seat: &SeatRecord| {
        if seat.name.is_empty() { tongue.word("page-former-player") } else { seat.name.clone() }
    };
    let mut players: Vec<String> = people.map(name).collect();
    let bots = table.seats.iter().filter(|seat| seat.sits.bot().is_some()).count();
    if bots > 0 {
        players.push(format!("{bots} × {}", tongue.word("page-bot")));
    }
    let (glyph, title) = app.hall.shelf.listed(&table.game, visitor.reader.lang);
    TableLine {
        id: table.id.to_string(),
        title,
        glyph,
        players,
        open: table.seats.iter().filter(|seat| seat.sits == Sits::Nobody).count(),
        waits: me.is_some_and(|me| table.waits_for(me)),
        phase: table.phase.word(),
    }
}

pub(super) async fn credits(State(app): State<Shared>, visitor: Visitor) -> Page {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(pages::credits(&visitor.reader, &tongue).into_string()))
}
