//! Profiles, the best at a game, and what is kept of oneself: to take along, or to have forgotten.

use super::visitor::{Visitor, forget};
use super::{Refusal, Shared};
use crate::chance;
use crate::live::History;
use crate::store::ratings::LISTED_AFTER;
use crate::store::{Listed, PersonRecord, Phase, ResultRecord};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{Best, ProfilePage, Sum, best as best_page, profile as profile_page};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How many of the best are listed.
const BEST: u32 = 100;
/// How many results are summed up.
const RESULTS: u32 = 2000;
/// How many tables are taken along.
const TABLES: u32 = 10_000;
/// Of how many games the journals are taken along.
const GAMES: usize = 500;
/// How many campaigns of a game are taken along.
const CAMPAIGNS: u32 = 100;

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
async fn prepared_of(app: &Shared, person: &PersonRecord) -> Result<Vec<Value>, Refusal> {
    let prepared = app.hall.store.prepared_of(person.id, TABLES).await?;
    let line = |(table, it): &(crate::store::TableId, crate::store::PreparedAnswer)| json!({ "table": table.to_string(), "seat": it.seat.0, "question": it.question, "choice": it.choice, "lasts": it.lasts, "given": it.given, "at": it.at });
    Ok(prepared.iter().map(line).collect())
}

/// All that is kept of oneself, to take along.
pub(super) async fn export(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let person = visitor.known()?;
    let mut all = json!({
        "name": person.name, "login": person.account.as_ref().map(|(login, _)| login), "since": person.since,
        "settings": person.settings,
    });
    let parts =
        [reached(&app, person).await?, counted(&app, person).await?, done(&app, person).await?];
    for part in parts {
        let fields = part.as_object().into_iter().flatten();
        all.as_object_mut()
            .expect("it is an object")
            .extend(fields.map(|(name, it)| (name.clone(), it.clone())));
    }
    let head = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tavolata.json\""),
    ];
    Ok((head, format!("{all:#}")).into_response())
}

/// How somebody comes here, and is reached.
async fn reached(app: &Shared, person: &PersonRecord) -> Result<Value, Refusal> {
    let store = &app.hall.store;
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
    let quiet = store.quiet(person.id).await?;
    let quiet = quiet.map(|it| json!({ "from": it.from, "to": it.to, "ahead": it.ahead }));
    let hushed = store.hushed_by(person.id).await?;
    let hushed: Vec<_> = hushed.iter().map(ToString::to_string).collect();
    let identities: Vec<_> = store
        .identities_of(person.id)
        .await?
        .iter()
        .map(|it| json!({ "issuer": it.issuer, "subject": it.subject, "since": it.since }))
        .collect();
    Ok(json!({
        "sessions": sessions, "channels": channels, "tokens": tokens, "quiet": quiet, "hushed": hushed,
        "identities": identities,
    }))
}

/// What became of somebody's games, and how good that makes them.
async fn counted(app: &Shared, person: &PersonRecord) -> Result<Value, Refusal> {
    let store = &app.hall.store;
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
    Ok(json!({ "results": results, "ratings": ratings }))
}

/// What somebody has done here: tables, games, lessons, campaigns, words.
async fn done(app: &Shared, person: &PersonRecord) -> Result<Value, Refusal> {
    let store = &app.hall.store;
    let tables = store.tables_of(person.id, None, TABLES).await?.tables;
    let games = played(app, person, &tables).await?;
    let tables: Vec<_> = tables
        .iter()
        .map(|table| json!({ "id": table.id.to_string(), "game": table.game, "phase": table.phase.word(), "touched": table.touched }))
        .collect();
    let learned = store.learned(person.id).await?.done;
    let lessons: Vec<_> =
        learned.iter().map(|(game, lesson)| json!({ "game": game, "lesson": lesson })).collect();
    let mut campaigns = Vec::new();
    for boxed in app.hall.shelf.iter().filter(|boxed| boxed.game.campaigns().is_some()) {
        let game = boxed.game.name().to_owned();
        for it in store.campaigns_of(person.id, game, CAMPAIGNS).await? {
            campaigns.push(json!({ "game": it.game, "stands": it.stands, "since": it.since, "touched": it.touched }));
        }
    }
    let words = store.words_of(person.id, TABLES).await?.into_iter();
    let said: Vec<_> = words
        .map(
            |(table, chat)| json!({ "table": table.to_string(), "text": chat.text, "at": chat.at }),
        )
        .collect();
    Ok(json!({
        "tables": tables, "games": games, "lessons": lessons, "campaigns": campaigns, "said": said,
        "prepared": prepared_of(app, person).await?,
    }))
}

/// The journals of games that somebody has played and that have ended, the latest first: until then they hold what nobody may
/// know.
async fn played(
    app: &Shared,
    person: &PersonRecord,
    tables: &[Listed],
) -> Result<Vec<Value>, Refusal> {
    let mine = |table: &&Listed| {
        let sits = table.seats.iter().any(|seat| seat.sits.owner() == Some(person.id));
        table.phase == Phase::Over && sits
    };
    let mut games = Vec::new();
    for table in tables.iter().filter(mine).take(GAMES) {
        let Some((record, steps)) = app.hall.store.whole(table.id).await? else { continue };
        let Ok(history) = History::of(&record, &steps) else { continue };
        games.push(
            json!({ "table": table.id.to_string(), "journal": history.journal().to_string() }),
        );
    }
    Ok(games)
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
    super::account::sure(&app, &visitor, password).await?;
    app.hall.forget_person(person.id).await?;
    let mut response = Redirect::to("/").into_response();
    super::new::give(&mut response, Some(forget(&app)));
    Ok(response)
}
