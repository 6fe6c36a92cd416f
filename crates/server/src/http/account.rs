//! Settings, accounts, sessions.

use super::gate::Making;
use super::new::give;
use super::visitor::{Actor, Visitor, forget, language_cookie, with_manners};
use super::{Refusal, Shared};
use crate::chance::now;
use crate::store::{PersonId, PersonRecord, SessionRecord, StoreError, TokenHash, Way};
use crate::work::{Who, Wish};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Lang, Message};
use render::pages::{
    Entered, Forgets, LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD,
    SessionLine, Settings, Ways, settings as settings_page, sign_in as sign_in_page,
};
use render::shell::{Motion, Reader, Theme};
use render::table::default_level;
use serde::Deserialize;
use std::time::Duration;

type Sent<T> = Result<Form<T>, FormRejection>;

pub(super) async fn settings(
    State(app): State<Shared>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    page(&app, &visitor, None).await
}

/// What came of the last attempt to change something.
type News = Option<Result<Message, Message>>;

async fn page(app: &Shared, visitor: &Visitor, news: News) -> Result<Html<String>, Refusal> {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let mut sessions = match &visitor.person {
        Some(person) => app.hall.store.sessions_of(person.id).await?,
        None => Vec::new(),
    };
    sessions.retain(|session| !app.hall.sessions.is_over(session));
    let account = visitor.person.as_ref().and_then(|person| person.account.clone());
    let say = |message: Message| tongue.say(&message);
    let shown = Settings {
        login: account.map(|(login, _)| login),
        sessions: sessions.iter().map(|session| line(visitor, session)).collect(),
        entered: Entered {
            by_password: visitor.has_password(),
            by_word: is_vouched_for(app, visitor).await?,
        },
        by_invitation: app.entry.by_invitation,
        vouched: vouched_by(app),
        is_admin: looks_after(app, visitor).await?,
        news: news.map(|news| news.map(say).map_err(say)),
    };
    Ok(Html(settings_page(&visitor.reader, &tongue, &shown).into_string()))
}

/// Whether a visitor's account is entered through the issuer too.
async fn is_vouched_for(app: &Shared, visitor: &Visitor) -> Result<bool, Refusal> {
    let (Some(person), Some(vouching)) = (visitor.id(), &app.vouching) else { return Ok(false) };
    let known = app.hall.store.identities_of(person).await?;
    Ok(known.iter().any(|identity| identity.issuer == vouching.url()))
}

async fn looks_after(app: &Shared, visitor: &Visitor) -> Result<bool, Refusal> {
    let Some(person) = visitor.id() else { return Ok(false) };
    Ok(app.hall.store.is_admin(person).await?)
}

fn line(visitor: &Visitor, session: &SessionRecord) -> SessionLine {
    SessionLine {
        id: short(session),
        browser: session.browser.clone(),
        since: day(session.since),
        used: day(session.used),
        is_this: visitor.session == Some(session.token),
    }
}

/// A name for a session: a part of its hash, useless to anyone else.
fn short(session: &SessionRecord) -> String {
    let first: [u8; 8] = std::array::from_fn(|index| session.token.0[index]);
    format!("{:016x}", u64::from_be_bytes(first))
}

/// A day and a time of it, by the clock of Greenwich.
pub fn moment(seconds: i64) -> String {
    let minutes = seconds.rem_euclid(86_400) / 60;
    format!("{} {:02}:{:02} UTC", day(seconds), minutes / 60, minutes % 60)
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
    if name.chars().count() > LONGEST_NAME || (name.is_empty() && visitor.person.is_some()) {
        let told = Message::new("page-refused-name").with("most", LONGEST_NAME);
        return Err(Refusal::WrongSaid(told));
    }
    let reader = Reader {
        lang: Lang::from_code(&manners.lang).ok_or(Refusal::Malformed)?,
        theme: Theme::from_word(&manners.theme).ok_or(Refusal::Malformed)?,
        motion: Motion::from_word(&manners.motion).ok_or(Refusal::Malformed)?,
        sounds: manners.sounds == "on",
        ..visitor.reader.clone()
    };
    let Actor { mut person, cookie } = visitor.actor(&app).await?;
    if !name.is_empty() {
        name.clone_into(&mut person.name);
    }
    person.settings = with_manners(&person, &reader);
    app.hall.store.change_person(person.clone()).await?;
    app.hall.sessions.forget_person(person.id);
    let reader = Reader { name: Some(person.name.clone()), ..reader };
    let visitor = Visitor { reader, person: Some(person), ..visitor };
    let mut response =
        page(&app, &visitor, Some(Ok(Message::new("page-saved")))).await?.into_response();
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
        person.settings = with_manners(&person, &Reader { lang, ..visitor.reader.clone() });
        let id = person.id;
        app.hall.store.change_person(person).await?;
        app.hall.sessions.forget_person(id);
    }
    let mut response = Redirect::to(of_ours(&back)).into_response();
    response.headers_mut().append(header::SET_COOKIE, language_cookie(&app, lang));
    Ok(response)
}

/// A path of ours; anything else leads home. Browsers drop tabs and ends of lines from an address and take a backslash
/// for a slash, so a path has none of them.
fn of_ours(back: &str) -> &str {
    let is_path = back.starts_with('/') && !back.starts_with("//");
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_path && is_plain { back } else { "/" }
}

/// The settings again, and why nothing was changed.
async fn refuse(
    app: &Shared,
    visitor: &Visitor,
    status: StatusCode,
    why: Message,
) -> Result<Response, Refusal> {
    let page = page(app, visitor, Some(Err(why))).await?;
    Ok((status, page).into_response())
}

#[derive(Debug, Deserialize)]
pub(super) struct Account {
    login: String,
    /// The password as it is, where there is one.
    #[serde(default)]
    old: String,
    /// The password as it is to be; where there is one, nothing keeps it.
    #[serde(default)]
    password: String,
}

impl Account {
    /// What is wrong with the lengths, if anything is.
    fn is_too_long_or_short(&self, has_account: bool) -> Option<Message> {
        let stays = has_account && self.password.is_empty();
        wrong_lengths(&self.login, (!stays).then_some(&self.password))
    }
}

/// What is wrong with the lengths of a login and a password, if anything is.
pub(super) fn wrong_lengths(login: &str, password: Option<&String>) -> Option<Message> {
    let login = login.chars().count();
    if login == 0 || login > LONGEST_LOGIN {
        return Some(Message::new("page-refused-login-length").with("most", LONGEST_LOGIN));
    }
    let told = Message::new("page-refused-password").with("least", SHORTEST_PASSWORD);
    let fits = password.is_none_or(|password| {
        (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count())
    });
    (!fits).then(|| told.with("most", LONGEST_PASSWORD))
}

/// Makes an account, or changes its login or password. That takes the old password, and every other session ends.
pub(super) async fn make_account(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Account>,
) -> Result<Response, Refusal> {
    let Form(mut wanted) = form?;
    let (mut person, session) = (visitor.known()?.clone(), visitor.session);
    let session = session.ok_or(Refusal::Forbidden("page-refused-guest"))?;
    wanted.login = wanted.login.trim().to_owned();
    let known = app.hall.store.person(person.id).await?.and_then(|person| person.account);
    if known.is_none() && app.entry.by_invitation {
        return Err(Refusal::Forbidden("admin-refused-invitation"));
    }
    if let Some(why) = wanted.is_too_long_or_short(known.is_some()) {
        return refuse(&app, &visitor, StatusCode::UNPROCESSABLE_ENTITY, why).await;
    }
    let hash = match hash_for(&app, &visitor, known, &wanted).await? {
        Ok(hash) => hash,
        Err(why) => {
            let why = Message::new(why);
            return refuse(&app, &visitor, StatusCode::FORBIDDEN, why).await;
        }
    };
    let account = (wanted.login, hash);
    let changed = app.hall.store.change_account(person.id, account.clone(), session).await;
    let ended = match changed {
        Err(StoreError::Conflict) => {
            let why = Message::new("page-refused-login-taken");
            return refuse(&app, &visitor, StatusCode::CONFLICT, why).await;
        }
        changed => changed?,
    };
    app.hall.sessions.close_all(ended);
    app.hall.sessions.forget_person(person.id);
    person.account = Some(account);
    let visitor = Visitor { person: Some(person), ..visitor };
    Ok(page(&app, &visitor, Some(Ok(Message::new("page-saved")))).await?.into_response())
}

/// The hash of the password an account is to have, or why it is not to have it: the old password was not given, or who has none
/// did not just sign in.
async fn hash_for(
    app: &Shared,
    visitor: &Visitor,
    known: Option<(String, String)>,
    wanted: &Account,
) -> Result<Result<String, &'static str>, Refusal> {
    let who = visitor.who();
    let Some(known) = known else {
        app.gate.make(visitor.net, Making::Account)?;
        return hashed(app, who, wanted.password.clone()).await.map(Ok);
    };
    if let Err(why) = shows_who(app, visitor, &known, wanted.old.clone()).await? {
        return Ok(Err(why));
    }
    if wanted.password.is_empty() {
        return Ok(Ok(known.1));
    }
    hashed(app, who, wanted.password.clone()).await.map(Ok)
}

/// Whether a visitor shows that their account is theirs, or why they do not: by its password, or where it has none by having
/// just signed in.
async fn shows_who(
    app: &Shared,
    visitor: &Visitor,
    (login, hash): &(String, String),
    password: String,
) -> Result<Result<(), &'static str>, Refusal> {
    if hash.is_empty() {
        let just_in = is_just_in(app, visitor).await?;
        return Ok(if just_in { Ok(()) } else { Err("page-refused-not-just-in") });
    }
    let guess = app.gate.guess(visitor.net, &folded(login))?;
    if !fits(app, visitor.who(), password, Some(hash.clone())).await? {
        return Ok(Err("page-refused-old-password"));
    }
    guess.was_right();
    Ok(Ok(()))
}

/// For how many seconds somebody has just signed in.
const JUST_IN: i64 = 600;

async fn is_just_in(app: &Shared, visitor: &Visitor) -> Result<bool, Refusal> {
    let Some(token) = visitor.session else { return Ok(false) };
    let session = app.hall.store.session(token).await?;
    Ok(session.is_some_and(|(session, _)| now() - session.since < JUST_IN))
}

/// A login as it is counted: the store takes capitals for small letters.
fn folded(login: &str) -> String {
    login.to_ascii_lowercase()
}

#[derive(Debug, Deserialize)]
pub(super) struct Credentials {
    login: String,
    password: String,
}

/// What can be done here about a forgotten password.
fn forgets(app: &Shared) -> Forgets {
    let writes = app.caller.as_ref().is_some_and(|caller| caller.offers(Way::Mail));
    if writes { Forgets::AndIsWritten } else { Forgets::ForGood }
}

pub(super) async fn sign_in_form(State(app): State<Shared>, visitor: Visitor) -> Response {
    sign_in_again(&app, &visitor, StatusCode::OK, None)
}

/// The page where one signs in, and why one has not.
pub(super) fn sign_in_again(
    app: &Shared,
    visitor: &Visitor,
    status: StatusCode,
    why: Option<&'static str>,
) -> Response {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let ways = Ways { forgets: forgets(app), vouched: vouched_by(app) };
    let why = why.map(|why| tongue.word(why));
    let page = sign_in_page(&visitor.reader, &tongue, why.as_deref(), &ways);
    (status, Html(page.into_string())).into_response()
}

/// What people call who vouches for them, where somebody does.
pub(super) fn vouched_by(app: &Shared) -> Option<String> {
    app.vouching.as_ref().map(|vouching| vouching.name().to_owned())
}

pub(super) async fn sign_in(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Sent<Credentials>,
) -> Result<Response, Refusal> {
    let Form(Credentials { login, password }) = form?;
    let guess = app.gate.guess(visitor.net, &folded(login.trim()))?;
    let person = app.hall.store.person_of_login(login.trim().to_owned()).await?;
    let known = person.as_ref().and_then(|person| person.account.clone()).map(|(_, hash)| hash);
    let known = known.filter(|hash| !hash.is_empty());
    // Whether or not there is such a login, as much is done.
    let fits = fits(&app, guess.who(), password, known).await?;
    let Some(person) = person.filter(|_| fits) else {
        let news = Some("page-refused-login");
        return Ok(sign_in_again(&app, &visitor, StatusCode::FORBIDDEN, news));
    };
    guess.was_right();
    enter(&app, &visitor, &person).await
}

/// Signs somebody in of whom it is known who they are.
pub(super) async fn enter(
    app: &Shared,
    visitor: &Visitor,
    person: &PersonRecord,
) -> Result<Response, Refusal> {
    if app.hall.store.member(person.id).await?.is_some_and(|member| member.banned.is_some()) {
        return Err(Refusal::Forbidden("admin-refused-banned"));
    }
    let cookie = visitor.open_session(app, person).await?;
    leave_behind(app, visitor, person).await?;
    let mut response = Redirect::to("/").into_response();
    give(&mut response, Some(cookie));
    Ok(response)
}

/// Ends the session a visitor came with, now that they have another. A guest's seats and tables come along.
async fn leave_behind(app: &Shared, visitor: &Visitor, new: &PersonRecord) -> Result<(), Refusal> {
    let (Some(old), Some(session)) = (&visitor.person, visitor.session) else { return Ok(()) };
    let old = app.hall.store.person(old.id).await?.ok_or(Refusal::Broke)?;
    if old.account.is_none() && old.id != new.id {
        let level = default_level(app.hall.brain.levels());
        app.hall.merge(old.id, new.id, level).await?;
    } else {
        end_session(app, old.id, session).await?;
    }
    Ok(())
}

async fn end_session(app: &Shared, person: PersonId, token: TokenHash) -> Result<(), Refusal> {
    app.hall.store.close_session(person, token).await?;
    app.hall.sessions.close(token);
    Ok(())
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
    end_session(&app, person, which.token).await?;
    let mut response = Redirect::to("/settings").into_response();
    if visitor.session == Some(which.token) {
        give(&mut response, Some(forget(&app)));
    }
    Ok(response)
}

/// Refuses whoever does not show that their account is theirs; a guest has none.
pub(super) async fn sure(app: &Shared, visitor: &Visitor, password: String) -> Result<(), Refusal> {
    let known = app.hall.store.person(visitor.known()?.id).await?.and_then(|person| person.account);
    let Some(known) = known else { return Ok(()) };
    shows_who(app, visitor, &known, password).await?.map_err(Refusal::Forbidden)
}

/// What it takes to hash a password, roughly.
const HASHING: Duration = Duration::from_millis(60);

/// Hashes a password, with Argon2id, on a thread of its own.
pub(super) async fn hashed(app: &Shared, who: Who, password: String) -> Result<String, Refusal> {
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
