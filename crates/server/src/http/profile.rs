//! Profiles, the best at a game, and what is kept of oneself: to take along, or to have forgotten.

use super::visitor::{Visitor, forget};
use super::{Refusal, Shared};
use crate::chance;
use crate::store::ratings::LISTED_AFTER;
use crate::store::{PersonRecord, ResultRecord};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{Best, ProfilePage, Sum, best as best_page, profile as profile_page};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;

/// How many of the best are listed.
const BEST: u32 = 100;
/// How many results are summed up.
const RESULTS: u32 = 2000;
/// How many tables are taken along.
const TABLES: u32 = 10_000;

type Sent<T> = Result<Form<T>, FormRejection>;

/// Somebody with an account.
fn owner(visitor: &Visitor) -> Result<&PersonRecord, Refusal> {
    let person = visitor.known()?;
    let has_account = person.account.is_some();
    has_account.then_some(person).ok_or(Refusal::Forbidden("page-refused-no-account"))
}

/// Leads to one's own profile.
pub(super) async fn own(State(app): State<Shared>, visitor: Visitor) -> Result<Response, Refusal> {
    let person = owner(&visitor)?;
    let profile = app.hall.store.profile(person.id, chance::handle()).await?;
    Ok(Redirect::to(&format!("/p/{}", profile.handle)).into_response())
}

pub(super) async fn page(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(handle): Path<String>,
) -> Result<Html<String>, Refusal> {
    let store = &app.hall.store;
    let profile = store.profile_of(handle).await?.ok_or(Refusal::NothingHere)?;
    let is_own = visitor.id() == Some(profile.person);
    if !profile.shown && !is_own {
        return Err(Refusal::NothingHere);
    }
    let results = store.results_of(profile.person, RESULTS).await?;
    let ratings = store.ratings_of(profile.person).await?;
    let _turn = app.turn_to_draw(&visitor).await?;
    let title = |game: &str| app.hall.shelf.listed(game, visitor.reader.lang).1;
    let shown = ProfilePage {
        name: profile.name,
        ratings: ratings
            .iter()
            .map(|(game, rating)| (title(game), rating.shown(), rating.games))
            .collect(),
        sums: sums(&app, &visitor, &results),
        own: is_own.then_some(profile.shown),
    };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(profile_page(&visitor.reader, &tongue, &shown).into_string()))
}

/// Results by game and role, or by seat where a game has no roles.
fn sums(app: &Shared, visitor: &Visitor, results: &[ResultRecord]) -> Vec<Sum> {
    let mut sums = BTreeMap::<(&str, &str, u8), (usize, usize)>::new();
    for result in results {
        let seat = if result.role.is_empty() { result.seat.0 } else { 0 };
        let sum = sums.entry((&result.game, &result.role, seat)).or_default();
        sum.0 += 1;
        sum.1 += usize::from(result.won);
    }
    let line = |((game, role, seat), (played, won)): ((&str, &str, u8), (usize, usize))| {
        let speaker =
            app.hall.shelf.find(game).map_or(&app.hall.shelf.speaker, |boxed| &boxed.speaker);
        let role = if role.is_empty() {
            Message::new("seat-number").with("number", usize::from(seat) + 1)
        } else {
            Message::new(role.to_owned())
        };
        let (_, game) = app.hall.shelf.listed(game, visitor.reader.lang);
        Sum { game, role: visitor.tongue(speaker).say(&role), played, won }
    };
    sums.into_iter().map(line).collect()
}

pub(super) async fn best(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Html<String>, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let best = app.hall.store.best(boxed.game.name().to_owned(), BEST).await?;
    let (_, title) = app.hall.shelf.listed(&game, visitor.reader.lang);
    let lines =
        best.into_iter().map(|(who, rating)| (who.handle, who.name, rating.shown(), rating.games));
    let shown = Best { title, game, lines: lines.collect(), listed_after: LISTED_AFTER };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(best_page(&visitor.reader, &tongue, &shown).into_string()))
}

#[derive(Debug, Deserialize)]
pub(super) struct Seen {
    shown: String,
}

/// Lets others see one's profile, or not.
pub(super) async fn set_shown(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Seen>,
) -> Result<Response, Refusal> {
    let person = owner(&visitor)?.id;
    let shown = form?.0.shown == "on";
    let profile = app.hall.store.profile(person, chance::handle()).await?;
    app.hall.store.set_shown(person, shown).await?;
    Ok(Redirect::to(&format!("/p/{}", profile.handle)).into_response())
}

/// What somebody has prepared, to take along.
async fn prepared_of(
    app: &Shared,
    person: &PersonRecord,
) -> Result<Vec<serde_json::Value>, Refusal> {
    let prepared = app.hall.store.prepared_of(person.id, TABLES).await?;
    let line = |(table, it): &(crate::store::TableId, crate::store::PreparedAnswer)| json!({ "table": table.to_string(), "seat": it.seat.0, "question": it.question, "choice": it.choice, "lasts": it.lasts, "given": it.given, "at": it.at });
    Ok(prepared.iter().map(line).collect())
}

/// All that is kept of oneself, to take along.
pub(super) async fn export(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let (person, store) = (visitor.known()?, &app.hall.store);
    let tables = store.tables_of(person.id, None, TABLES).await?;
    let tables: Vec<_> = tables
        .tables
        .iter()
        .map(|table| json!({ "id": table.id.to_string(), "game": table.game, "phase": table.phase.word(), "touched": table.touched }))
        .collect();
    let sessions: Vec<_> = store
        .sessions_of(person.id)
        .await?
        .iter()
        .map(|session| json!({ "since": session.since, "used": session.used, "browser": session.browser }))
        .collect();
    let channels: Vec<_> = store
        .channels_of(person.id)
        .await?
        .iter()
        .map(|channel| json!({ "way": channel.way.word(), "address": channel.address, "since": channel.since }))
        .collect();
    let tokens: Vec<_> = store
        .tokens_of(person.id)
        .await?
        .iter()
        .map(|token| json!({ "name": token.name, "scope": token.scope.word(), "since": token.since, "used": token.used }))
        .collect();
    let results: Vec<_> = store
        .results_of(person.id, RESULTS)
        .await?
        .iter()
        .map(|result| json!({ "table": result.table.to_string(), "game": result.game, "seat": result.seat.0, "role": result.role, "place": result.place, "won": result.won, "rated": result.rated, "at": result.at }))
        .collect();
    let ratings = store.ratings_of(person.id).await?;
    let ratings: BTreeMap<_, _> = ratings
        .into_iter()
        .map(|(game, it)| {
            (game, json!({ "mean": it.mean, "spread": it.spread, "games": it.games }))
        })
        .collect();
    let said: Vec<_> = store
        .words_of(person.id, TABLES)
        .await?
        .into_iter()
        .map(
            |(table, chat)| json!({ "table": table.to_string(), "text": chat.text, "at": chat.at }),
        )
        .collect();
    let all = json!({
        "name": person.name, "login": person.account.as_ref().map(|(login, _)| login), "since": person.since,
        "settings": person.settings, "sessions": sessions, "channels": channels, "tokens": tokens, "tables": tables,
        "results": results, "ratings": ratings, "said": said, "prepared": prepared_of(&app, person).await?,
    });
    let head = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tavolata.json\""),
    ];
    Ok((head, format!("{all:#}")).into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct Sure {
    #[serde(default)]
    password: String,
}

/// Forgets somebody for good. In the games of others a former player stays.
pub(super) async fn delete(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Sure>,
) -> Result<Response, Refusal> {
    let Form(Sure { password }) = form?;
    let person = visitor.known()?;
    if !super::account::knows_password(&app, &visitor, password).await? {
        return Err(Refusal::Forbidden("page-refused-old-password"));
    }
    app.hall.forget_person(person.id).await?;
    let mut response = Redirect::to("/").into_response();
    super::new::give(&mut response, Some(forget(&app)));
    Ok(response)
}
