//! Who asks: the person of the session, and how they like to read.

use super::gate::{Making, Whence};
use super::{Refusal, Shared};
use crate::chance::{self, Token, now};
use crate::net::Net;
use crate::store::{PersonId, PersonRecord, Scope, SessionRecord, TokenHash};
use crate::work::{Rank, Who};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use kernel::Lang;
use lang::Speaker;
use render::Tongue;
use render::shell::{Motion, Reader, Theme};
use std::cmp::Reverse;
use std::convert::Infallible;
use std::net::Ipv4Addr;

/// After how many seconds it is noted again that a token is used.
const NOTED: i64 = 3600;
/// How many sessions a person has at most.
const SESSIONS: usize = 50;
/// How long a browser keeps a session: a year.
const KEEP: u32 = 365 * 24 * 3600;

/// Who asks.
#[derive(Debug, Clone)]
pub(super) struct Visitor {
    /// The person, once they have a session.
    pub person: Option<PersonRecord>,
    /// The session.
    pub session: Option<TokenHash>,
    /// How they like to read.
    pub reader: Reader,
    /// Whether the script asks, which wants JSON.
    pub wants_json: bool,
    /// What the browser calls itself.
    pub browser: String,
    /// The host they asked for.
    pub host: String,
    /// Where they come from.
    pub net: Net,
    /// Whether they brought a session of which the store does not say whose it is: nobody knows what they may see.
    pub unsure: bool,
    /// What a program may do that acts for the person; none where there is a session.
    pub scope: Option<Scope>,
}

/// A person who acts, and the cookie to give them if they are new.
#[derive(Debug, Clone)]
pub(super) struct Actor {
    /// The person.
    pub person: PersonRecord,
    /// The cookie of a new session.
    pub cookie: Option<HeaderValue>,
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let net = parts.extensions.get().map_or(Net::V4(Ipv4Addr::LOCALHOST), |Whence(net)| *net);
        let mut visitor = Self::stranger(parts, net);
        if parts.uri.path().starts_with("/api/") {
            visitor = visitor.with_token(app, &parts.headers).await;
            parts.extensions.insert(visitor.clone());
            return Ok(visitor);
        }
        let found = match token(app, &parts.headers) {
            Some(token) => app.hall.sessions.find(token.hash()).await,
            None => Ok(None),
        };
        visitor.unsure = found.is_err();
        if let Ok(Some(opened)) = found {
            visitor.reader = reader(&parts.headers, Some(&opened.1));
            visitor.session = Some(opened.0.token);
            visitor.person = Some(opened.1.clone());
        }
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

impl Visitor {
    /// Somebody about whom only what they send is known.
    pub(super) fn stranger(parts: &Parts, net: Net) -> Self {
        let headers = &parts.headers;
        Self {
            person: None,
            session: None,
            reader: reader(headers, None),
            wants_json: text(headers, header::ACCEPT).contains("application/json"),
            browser: text(headers, header::USER_AGENT).chars().take(200).collect(),
            host: text(headers, header::HOST).to_owned(),
            net,
            unsure: false,
            scope: None,
        }
    }

    /// The same as a program with a token: cookies count for nothing.
    async fn with_token(mut self, app: &Shared, headers: &HeaderMap) -> Self {
        self.wants_json = true;
        let Some(token) = bearer(headers) else { return self };
        let Ok(Some((token, person))) = app.hall.store.token(token.hash()).await else {
            return self;
        };
        if token.used.is_none_or(|used| now() - used > NOTED) {
            // That it is used is good to know, and no reason to refuse.
            let _not_noted = app.hall.store.touch_token(token.token, now()).await;
        }
        self.reader = reader(headers, Some(&person));
        self.scope = Some(token.scope);
        self.person = Some(person);
        self
    }

    /// For whom what they want is done.
    pub(super) fn who(&self) -> Who {
        self.id().map_or(Who::Strangers(self.net), Who::Person)
    }

    /// The person's id, once they have a session.
    pub(super) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// Whether they have an account with a password.
    pub(super) fn has_password(&self) -> bool {
        let account = self.person.as_ref().and_then(|person| person.account.as_ref());
        account.is_some_and(|(_, hash)| !hash.is_empty())
    }

    /// How much what they want is wanted, where they do not play: those who are known come before strangers.
    pub(super) const fn rank(&self) -> Rank {
        if self.person.is_some() { Rank::Wanted } else { Rank::Watched }
    }

    /// The visitor's tongue.
    pub(super) fn tongue<'a>(&self, speaker: &'a Speaker) -> Tongue<'a> {
        Tongue::plain(speaker, self.reader.lang)
    }

    /// The person who acts; one without a session becomes a guest.
    pub(super) async fn actor(&self, app: &Shared) -> Result<Actor, Refusal> {
        if let Some(person) = &self.person {
            return Ok(Actor { person: person.clone(), cookie: None });
        }
        self.is_sure()?;
        if !app.entry.guests {
            return Err(Refusal::Forbidden("admin-refused-guests-off"));
        }
        app.gate.make(self.net, Making::Guest)?;
        let word = app.hall.shelf.speaker.word(self.reader.lang, "page-guest");
        let person = fresh_person(self, &format!("{word} {:03}", chance::number() % 1000));
        app.hall.store.add_person(person.clone()).await?;
        let cookie = Some(self.open_session(app, &person).await?);
        Ok(Actor { person, cookie })
    }

    /// The person who acts; one without a session may not.
    pub(super) fn known(&self) -> Result<&PersonRecord, Refusal> {
        self.is_sure()?;
        self.person.as_ref().ok_or(Refusal::Forbidden("page-refused-guest"))
    }

    /// Refuses whoever may be somebody the store does not tell of now.
    pub(super) const fn is_sure(&self) -> Result<(), Refusal> {
        if self.unsure { Err(Refusal::NotKept) } else { Ok(()) }
    }

    /// Opens a session; answers its cookie. Whoever has very many loses the one that was not used for longest.
    pub(super) async fn open_session(
        &self,
        app: &Shared,
        person: &PersonRecord,
    ) -> Result<HeaderValue, Refusal> {
        let token = Token::fresh();
        let session = SessionRecord {
            token: token.hash(),
            person: person.id,
            since: now(),
            used: now(),
            browser: self.browser.clone(),
        };
        app.hall.store.open_session(session).await?;
        let mut known = app.hall.store.sessions_of(person.id).await?;
        known.sort_by_key(|session| Reverse(session.used));
        for old in known.into_iter().skip(SESSIONS) {
            app.hall.store.close_session(person.id, old.token).await?;
            app.hall.sessions.close(old.token);
        }
        Ok(set_cookie(app, name(app), token.reveal(), "; HttpOnly"))
    }
}

/// Somebody who comes for the first time.
pub(super) fn fresh_person(visitor: &Visitor, name: &str) -> PersonRecord {
    PersonRecord {
        id: chance::person_id(),
        name: name.to_owned(),
        account: None,
        settings: keep_manners(&visitor.reader),
        since: now(),
    }
}

/// What the token of a program begins with, so that it is known for one where it should not be.
pub(super) const BEARER: &str = "tavolata_";

/// The token of a program, as it shows it.
fn bearer(headers: &HeaderMap) -> Option<Token> {
    Token::brought(
        text(headers, header::AUTHORIZATION).strip_prefix("Bearer ")?.strip_prefix(BEARER)?,
    )
}

/// The token that headers bring, whether or not anyone knows it.
pub(super) fn token(app: &Shared, headers: &HeaderMap) -> Option<Token> {
    cookie(headers, name(app)).and_then(Token::brought)
}

/// The name of the session's cookie: bound to this very host where there is TLS.
fn name(app: &Shared) -> &'static str {
    if app.is_secure() { "__Host-tavolata" } else { "tavolata" }
}

/// A cookie that is kept.
fn set_cookie(app: &Shared, name: &str, value: &str, more: &str) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={KEEP}; SameSite=Lax{secure}{more}");
    HeaderValue::from_str(&text).expect("a cookie of digits and words is a header")
}

/// The cookie that forgets a session.
pub(super) fn forget(app: &Shared) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let text = format!("{}=; Path=/; Max-Age=0; SameSite=Lax{secure}; HttpOnly", name(app));
    HeaderValue::from_str(&text).expect("a cookie of digits and words is a header")
}

/// For how many seconds a browser keeps what somebody has to bring back from the issuer.
const ERRAND: u32 = 600;

/// The name of the cookie with what somebody has to bring back from the issuer.
fn errand_name(app: &Shared) -> &'static str {
    if app.is_secure() { "__Host-tavolata-errand" } else { "tavolata-errand" }
}

/// The cookie with what somebody has to bring back from the issuer; with nothing, it is forgotten.
pub(super) fn errand_cookie(app: &Shared, value: &str) -> HeaderValue {
    let (secure, name) = (if app.is_secure() { "; Secure" } else { "" }, errand_name(app));
    let age = if value.is_empty() { 0 } else { ERRAND };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; SameSite=Lax{secure}; HttpOnly");
    HeaderValue::from_str(&text).expect("a cookie of letters and digits is a header")
}

/// What somebody has to bring back from the issuer, as their browser kept it.
pub(super) fn errand_of<'a>(app: &Shared, headers: &'a HeaderMap) -> Option<&'a str> {
    cookie(headers, errand_name(app))
}

/// The cookie that keeps a visitor's language.
pub(super) fn language_cookie(app: &Shared, lang: Lang) -> HeaderValue {
    set_cookie(app, "lang", lang.code(), "; HttpOnly")
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// How a visitor reads: as they have set it, else as their browser says.
fn reader(headers: &HeaderMap, person: Option<&PersonRecord>) -> Reader {
    let settings = person.map(|person| person.settings.as_str()).unwrap_or_default();
    let set = |name: &str| {
        settings.lines().filter_map(|line| line.split_once('=')).find(|(key, _)| *key == name)
    };
    let accepted = text(headers, header::ACCEPT_LANGUAGE);
    let lang = set("lang")
        .and_then(|(_, code)| Lang::from_code(code))
        .or_else(|| cookie(headers, "lang").and_then(Lang::from_code))
        .or_else(|| accepted.split(',').find_map(|range| Lang::from_code(range.trim())));
    Reader {
        lang: lang.unwrap_or_default(),
        theme: set("theme").and_then(|(_, word)| Theme::from_word(word)).unwrap_or_default(),
        motion: set("motion").and_then(|(_, word)| Motion::from_word(word)).unwrap_or_default(),
        sounds: set("sounds").is_some_and(|(_, word)| word == "on"),
        name: person.map(|person| person.name.clone()),
        waiting: 0,
    }
}

/// The settings of a person as they are stored.
pub(super) fn keep_manners(reader: &Reader) -> String {
    let word = |on: bool| if on { "on" } else { "off" };
    let (lang, theme) = (reader.lang.code(), reader.theme.word());
    let (motion, sounds) = (reader.motion.word(), word(reader.sounds));
    format!("lang={lang}\ntheme={theme}\nmotion={motion}\nsounds={sounds}\n")
}

/// How the name of a setting begins that keeps how somebody last set a game's table.
const LAST: &str = "last-";
/// The longest set-up that is remembered.
const LONGEST: usize = 4000;

/// The settings of a person with another way to read, and their set-ups as they were.
pub(super) fn with_manners(person: &PersonRecord, reader: &Reader) -> String {
    let last = person.settings.lines().filter(|line| line.starts_with(LAST));
    last.fold(keep_manners(reader), |all, line| all + line + "\n")
}

/// How a person last set a table of a game, as the form sent it.
pub(super) fn last_set(person: &PersonRecord, game: &str) -> Option<String> {
    let lines = person.settings.lines().filter_map(|line| line.strip_prefix(LAST)?.split_once('='));
    lines.filter(|(name, _)| *name == game).map(|(_, set)| set.to_owned()).next_back()
}

/// The settings of a person who has set a table of a game so; nothing, if they remember that already.
pub(super) fn with_set(person: &PersonRecord, game: &str, set: &str) -> Option<String> {
    let line = format!("{LAST}{game}={set}");
    let is_known = person.settings.lines().any(|known| known == line);
    if is_known || set.len() > LONGEST || set.contains(['\n', '\r']) {
        return None;
    }
    let before = format!("{LAST}{game}=");
    let others = person.settings.lines().filter(|known| !known.starts_with(&before));
    Some(others.chain([line.as_str()]).fold(String::new(), |all, line| all + line + "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_remembered_for_each_game_and_outlives_other_settings() {
        let mut person = PersonRecord {
            id: PersonId(1),
            name: "Anna".to_owned(),
            account: None,
            settings: keep_manners(&Reader::default()),
            since: 0,
        };
        for (game, set) in [("root", "option-seats=3"), ("morra", "seat-0=me"), ("root", "x=y&z=1")]
        {
            person.settings = with_set(&person, game, set).expect("it is new");
        }
        let reader = Reader { lang: Lang::Italian, ..Reader::default() };
        person.settings = with_manners(&person, &reader);
        assert_eq!(last_set(&person, "root").as_deref(), Some("x=y&z=1"));
        assert_eq!(last_set(&person, "morra").as_deref(), Some("seat-0=me"));
        assert_eq!(last_set(&person, "skirmish"), None);
        assert!(person.settings.starts_with("lang=it\n"), "{}", person.settings);
        assert_eq!(with_set(&person, "root", "x=y&z=1"), None, "nothing has changed");
        assert_eq!(with_set(&person, "root", &"x".repeat(5000)), None);
    }
}
