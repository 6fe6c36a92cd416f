//! Settings, accounts, sessions.

use super::gate::Making;
use super::new::give;
use super::visitor::{Actor, Visitor, forget, keep_manners, language_cookie};
use super::{Refusal, Shared};
use crate::store::{PersonRecord, SessionRecord, StoreError};
use crate::work::{Who, Wish};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Lang;
use render::pages::{SessionLine, Settings, settings as settings_page, sign_in as sign_in_page};
use render::shell::{Reader, Theme};
use serde::Deserialize;
use std::time::Duration;

type Sent<T> = Result<Form<T>, FormRejection>;

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest password, so that nobody makes us hash a book.
const LONGEST: usize = 200;

pub(super) async fn settings(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    page(&app, &visitor, None).await
}

async fn page(
    app: &Shared,
    visitor: &Visitor,
    news: Option<&'static str>,
) -> Result<Html<String>, Refusal> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let sessions = match &visitor.person {
        Some(person) => app.hall.store.sessions_of(person.id).await?,
        None => Vec::new(),
    };
    let account = visitor.person.as_ref().and_then(|person| person.account.clone());
    let shown = Settings {
        login: account.map(|(login, _)| login),
        sessions: sessions.iter().map(|session| line(visitor, session)).collect(),
        news: news.map(|key| tongue.word(key)),
    };
    Ok(Html(settings_page(&visitor.reader, &tongue, &shown).into_string()))
}

fn line(visitor: &Visitor, session: &SessionRecord) -> SessionLine {
    SessionLine {
        id: short(session),
        browser: session.browser.clone(),
        since: day(session.since),
        is_this: visitor.session == Some(session.token),
    }
}

/// A name for a session: a part of its hash, useless to anyone else.
fn short(session: &SessionRecord) -> String {
    let first: [u8; 8] = std::array::from_fn(|index| session.token.0[index]);
    format!("{:016x}", u64::from_be_bytes(first))
}

/// A day as year, month, day (after Howard Hinnant's `civil_from_days`).
fn day(seconds: i64) -> String {
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[derive(Debug, Deserialize)]
pub(super) struct Manners {
    #[serde(default)]
    name: String,
    lang: String,
    theme: String,
    motion: String,
    #[serde(default)]
    sounds: String,
}

pub(super) async fn change(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Manners>,
) -> Result<Response, Refusal> {
    let Form(manners) = form?;
    let name: String = manners.name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    if name.chars().count() > 30 || (name.is_empty() && visitor.person.is_some()) {
        return Err(Refusal::Wrong("page-refused-name"));
    }
    let reader = Reader {
        lang: Lang::from_code(&manners.lang).ok_or(Refusal::Malformed)?,
        theme: Theme::from_word(&manners.theme).ok_or(Refusal::Malformed)?,
        still: manners.motion == "off",
        sounds: manners.sounds == "on",
        ..visitor.reader.clone()
    };
    let Actor { mut person, cookie } = visitor.actor(&app).await?;
    if !name.is_empty() {
        name.clone_into(&mut person.name);
    }
    person.settings = keep_manners(&reader);
    app.hall.store.change_person(person.clone()).await?;
    app.hall.sessions.forget_person(person.id);
    let reader = Reader { name: Some(person.name.clone()), ..reader };
    let visitor = Visitor { reader, person: Some(person), ..visitor };
    let mut response = page(&app, &visitor, Some("page-saved")).await?.into_response();
    give(&mut response, cookie);
    Ok(response)
}

#[derive(Debug, Deserialize)]
pub(super) struct Tongues {
    lang: String,
    #[serde(default)]
    back: String,
}

/// Switches the language, wherever one is.
pub(super) async fn language(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Tongues>,
) -> Result<Response, Refusal> {
    let Form(Tongues { lang, back }) = form?;
    let lang = Lang::from_code(&lang).ok_or(Refusal::Malformed)?;
    if let Some(mut person) = visitor.person.clone() {
        person.settings = keep_manners(&Reader { lang, ..visitor.reader.clone() });
        let id = person.id;
        app.hall.store.change_person(person).await?;
        app.hall.sessions.forget_person(id);
    }
    // Only to a page of ours.
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    let mut response = Redirect::to(if ours { &back } else { "/" }).into_response();
    response.headers_mut().append(header::SET_COOKIE, language_cookie(&app, lang));
    Ok(response)
}

#[derive(Debug, Deserialize)]
pub(super) struct Credentials {
    login: String,
    password: String,
}

pub(super) async fn make_account(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Credentials>,
) -> Result<Response, Refusal> {
    let Form(Credentials { login, password }) = form?;
    let person = visitor.known()?.clone();
    let login = login.trim().to_owned();
    if login.is_empty() || login.chars().count() > 60 {
        return Err(Refusal::Wrong("page-refused-name"));
    }
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(Refusal::Wrong("page-refused-password"));
    }
    app.gate.make(&app.hall.limits, visitor.net, Making::Account)?;
    let hash = hashed(&app, visitor.who(), password).await?;
    let person = PersonRecord { account: Some((login, hash)), ..person };
    app.hall.store.change_person(person.clone()).await.map_err(|error| match error {
        StoreError::Conflict => Refusal::Conflict("page-refused-login-taken"),
        other => other.into(),
    })?;
    app.hall.sessions.forget_person(person.id);
    let visitor = Visitor { person: Some(person), ..visitor };
    Ok(page(&app, &visitor, Some("page-saved")).await?.into_response())
}

pub(super) async fn sign_in_form(State(app): State<Shared>, visitor: Visitor) -> Html<String> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Html(sign_in_page(&visitor.reader, &tongue, None).into_string())
}

pub(super) async fn sign_in(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Credentials>,
) -> Result<Response, Refusal> {
    let Form(Credentials { login, password }) = form?;
    let guess = app.gate.guess(visitor.net, login.trim())?;
    let person = app.hall.store.person_of_login(login.trim().to_owned()).await?;
    let known = person.as_ref().and_then(|person| person.account.clone()).map(|(_, hash)| hash);
    // Whether or not there is such a login, as much is done.
    let fits = fits(&app, visitor.who(), password, known).await?;
    let Some(person) = person.filter(|_| fits) else {
        let tongue = visitor.tongue(&app.hall.shelf.speaker);
        let news = tongue.word("page-refused-login");
        let page = sign_in_page(&visitor.reader, &tongue, Some(&news));
        return Ok((StatusCode::FORBIDDEN, Html(page.into_string())).into_response());
    };
    guess.was_right();
    let cookie = visitor.open_session(&app, &person).await?;
    let mut response = Redirect::to("/").into_response();
    give(&mut response, Some(cookie));
    Ok(response)
}

#[derive(Debug, Deserialize)]
pub(super) struct Which {
    session: String,
}

pub(super) async fn close_session(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Which>,
) -> Result<Response, Refusal> {
    let Form(Which { session }) = form?;
    let person = visitor.known()?.id;
    let sessions = app.hall.store.sessions_of(person).await?;
    let which =
        sessions.iter().find(|known| short(known) == session).ok_or(Refusal::NothingHere)?;
    app.hall.store.close_session(person, which.token).await?;
    app.hall.sessions.forget(which.token);
    let mut response = Redirect::to("/settings").into_response();
    if visitor.session == Some(which.token) {
        give(&mut response, Some(forget(&app)));
    }
    Ok(response)
}

/// What it takes to hash a password, roughly.
const HASHING: Duration = Duration::from_millis(60);

/// Hashes a password, with Argon2id, on a thread of its own.
async fn hashed(app: &Shared, who: Who, password: String) -> Result<String, Refusal> {
    let hash = app.hashing.run(Wish::of(who, HASHING), move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hash.await?.map_err(|_| Refusal::Broke)
}

async fn fits(
    app: &Shared,
    who: Who,
    password: String,
    known: Option<String>,
) -> Result<bool, Refusal> {
    let Some(known) = known else {
        hashed(app, who, password).await?;
        return Ok(false);
    };
    let check = app.hashing.run(Wish::of(who, HASHING), move || {
        PasswordHash::new(&known)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    Ok(check.await?)
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_told_by_the_calendar() {
        for (seconds, told) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_794_700_800, "2026-11-15"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(day(seconds), told);
        }
    }
}
