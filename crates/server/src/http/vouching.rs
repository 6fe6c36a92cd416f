//! Coming in by an issuer's word: to it, back from it, and what is known of it in the settings.
//!
//! Who leaves takes along, in a cookie for ten minutes, what they have to bring back; so any of several servers may answer them.

use super::account::{enter, sign_in_again};
use super::gate::Making;
use super::join::root;
use super::new::give;
use super::visitor::{Visitor, errand_cookie, errand_of, fresh_person};
use super::{Refusal, Shared};
use crate::chance::{self, Token, now};
use crate::store::{Identity, PersonId, PersonRecord, StoreError};
use crate::vouching::{Errand, NotVouched, Vouched, Vouching};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use render::pages::{LONGEST_LOGIN, LONGEST_NAME, going_on};
use serde::Deserialize;

/// Where people come back to.
const BACK: &str = "/sign-in/back";
/// How many logins are tried before one is drawn.
const TRIED: u32 = 20;
/// How many letters of a login are left for a number behind it.
const NUMBER: usize = 10;

type Answered = Result<Response, Refusal>;

/// Somebody on their way to the issuer, as their browser keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OnTheWay {
    /// What they have to bring back.
    pub errand: Errand,
    /// Whose account is to be entered through the issuer from now on; none for who signs in.
    pub connects: Option<PersonId>,
    /// The code of an invitation.
    pub code: Option<Token>,
}

impl OnTheWay {
    /// As the cookie has it.
    pub(super) fn written(&self) -> String {
        let Errand { state, nonce, verifier } = &self.errand;
        let connects = self.connects.map(|person| person.to_string()).unwrap_or_default();
        let code = self.code.as_ref().map_or("", Token::reveal);
        format!("{state}.{nonce}.{verifier}.{connects}.{code}")
    }

    /// What a cookie has.
    pub(super) fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('.').collect();
        let [state, nonce, verifier, connects, code] = parts[..] else { return None };
        if [state, nonce, verifier].iter().any(|part| part.len() < 20) {
            return None;
        }
        let connects = (!connects.is_empty()).then(|| connects.parse().ok());
        let code = (!code.is_empty()).then(|| Token::brought(code));
        let errand = Errand {
            state: state.to_owned(),
            nonce: nonce.to_owned(),
            verifier: verifier.to_owned(),
        };
        let (connects, code) = (connects.map_or(Some(None), |it| it.map(Some))?, code.flatten());
        Some(Self { errand, connects, code })
    }
}

fn vouching(app: &Shared) -> Result<&Vouching, Refusal> {
    app.vouching.as_ref().ok_or(Refusal::NothingHere)
}

/// Where the issuer sends people back to.
fn back(app: &Shared, visitor: &Visitor) -> String {
    format!("{}{BACK}", root(app, visitor))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Leaving {
    /// The code of an invitation.
    code: String,
    /// `on` where one's account is to be entered through the issuer.
    connect: String,
}

/// Sends somebody to the issuer. A page leads there, because a form of ours may lead nowhere else.
pub(super) async fn leave(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Result<Form<Leaving>, FormRejection>,
) -> Answered {
    let vouching = vouching(&app)?;
    let Form(Leaving { code, connect }) = form?;
    visitor.is_sure()?;
    app.gate.vouched(visitor.net)?;
    let account = visitor.person.as_ref().filter(|person| person.account.is_some());
    let connects = match (connect.as_str(), account) {
        ("", _) => None,
        (_, Some(person)) => Some(person.id),
        (_, None) => return Err(Refusal::Forbidden("page-refused-no-account")),
    };
    let left = vouching.leave(&back(&app, &visitor)).await;
    let (url, errand) = left.map_err(|why| unwell(&why))?;
    let code = Token::brought(code.trim());
    let on_the_way = OnTheWay { errand, connects, code };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let page = going_on(&visitor.reader, &tongue, vouching.name(), &url);
    let refresh = HeaderValue::from_str(&format!("0; url={url}")).map_err(|_| Refusal::Broke)?;
    let mut response = Html(page.into_string()).into_response();
    response.headers_mut().insert(HeaderName::from_static("refresh"), refresh);
    give(&mut response, Some(errand_cookie(&app, &on_the_way.written())));
    Ok(response)
}

/// The host is told what is wrong with the issuer; who wanted to sign in, that it does not go now.
fn unwell(why: &NotVouched) -> Refusal {
    tracing::warn!(%why, "nobody could be signed in by the issuer");
    match why {
        NotVouched::NoAddress(_) | NotVouched::NoIssuer(_) => Refusal::NotVouched,
        NotVouched::Refused(_) | NotVouched::Worthless(_) => {
            Refusal::Forbidden("page-refused-vouching")
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Brought {
    code: String,
    state: String,
    error: String,
}

/// Somebody comes back from the issuer.
pub(super) async fn come_back(
    State(app): State<Shared>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(brought): Query<Brought>,
) -> Answered {
    let came = came_back(&app, &visitor, &headers, brought).await;
    // What was to be brought back counts once, whatever came of it.
    let mut response = came.unwrap_or_else(IntoResponse::into_response);
    give(&mut response, Some(errand_cookie(&app, "")));
    Ok(response)
}

async fn came_back(
    app: &Shared,
    visitor: &Visitor,
    headers: &HeaderMap,
    brought: Brought,
) -> Answered {
    let vouching = vouching(app)?;
    visitor.is_sure()?;
    let on_the_way = errand_of(app, headers).and_then(OnTheWay::read);
    let OnTheWay { errand, connects, code } =
        on_the_way.ok_or(Refusal::Wrong("page-refused-errand"))?;
    // Digests of both are compared: how long that takes tells nothing.
    if blake3::hash(errand.state.as_bytes()) != blake3::hash(brought.state.as_bytes()) {
        return Err(Refusal::Wrong("page-refused-errand"));
    }
    if !brought.error.is_empty() || brought.code.is_empty() {
        let news = Some("page-refused-vouching");
        return Ok(sign_in_again(app, visitor, StatusCode::FORBIDDEN, news));
    }
    app.gate.vouched(visitor.net)?;
    let vouched = vouching.come_back(&back(app, visitor), brought.code, errand).await;
    let vouched = vouched.map_err(|why| unwell(&why))?;
    if let Some(person) = connects {
        return connect(app, visitor, person, vouched).await;
    }
    let (issuer, subject) = (vouching.url().to_owned(), vouched.subject.clone());
    match app.hall.store.identified(issuer, subject).await? {
        Some(person) => enter(app, visitor, &person).await,
        None => join(app, visitor, vouched, code).await,
    }
}

/// Lets an account be entered through the issuer. Whose it is has to be here still: nobody is made to connect by a page that
/// sends them to and fro.
async fn connect(app: &Shared, visitor: &Visitor, person: PersonId, vouched: Vouched) -> Answered {
    if visitor.id() != Some(person) {
        return Err(Refusal::Wrong("page-refused-errand"));
    }
    let issuer = vouching(app)?.url().to_owned();
    let identity = Identity { issuer, subject: vouched.subject, person, since: now() };
    match app.hall.store.identify(identity).await {
        Err(StoreError::Conflict) => Err(Refusal::Conflict("page-refused-identity")),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Redirect::to("/settings").into_response()),
    }
}

/// Somebody's first account, under a login that is free.
async fn join(app: &Shared, visitor: &Visitor, vouched: Vouched, code: Option<Token>) -> Answered {
    let code = code.map(|code| code.hash()).filter(|_| app.entry.by_invitation);
    let uninvited = Some("page-refused-uninvited");
    if app.entry.by_invitation && code.is_none() {
        return Ok(sign_in_again(app, visitor, StatusCode::FORBIDDEN, uninvited));
    }
    app.gate.make(visitor.net, Making::Account)?;
    let issuer = vouching(app)?.url().to_owned();
    let login = plain(&vouched.login, LONGEST_LOGIN - NUMBER);
    let login = if login.is_empty() { "player".to_owned() } else { login };
    let name = plain(&vouched.name, LONGEST_NAME);
    let name = if name.is_empty() { login.chars().take(LONGEST_NAME).collect() } else { name };
    // A guest keeps what they have; who has an account already gets another.
    let guest = visitor.person.clone().filter(|person| person.account.is_none());
    let is_guest = guest.is_some();
    let person = guest.unwrap_or_else(|| fresh_person(visitor, &name));
    for number in 1..=TRIED + 1 {
        let login = match number {
            1 => login.clone(),
            2..=TRIED => format!("{login}-{number}"),
            _ => format!("{login}-{}", chance::number() % 1_000_000_000),
        };
        let person = PersonRecord { account: Some((login, String::new())), ..person.clone() };
        let (issuer, subject) = (issuer.clone(), vouched.subject.clone());
        let identity = Identity { issuer, subject, person: person.id, since: now() };
        let joined = app.hall.store.join_identified(person.clone(), identity, code, now()).await;
        match joined {
            Err(StoreError::Missing) => {
                return Ok(sign_in_again(app, visitor, StatusCode::FORBIDDEN, uninvited));
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
            Ok(()) if is_guest => return named(app, PersonRecord { name, ..person }).await,
            Ok(()) => return enter(app, visitor, &person).await,
        }
        // They may have come in elsewhere at the same moment.
        let known = app.hall.store.identified(vouched_at(app)?, vouched.subject.clone()).await?;
        if let Some(known) = known {
            return enter(app, visitor, &known).await;
        }
    }
    Err(Refusal::Conflict("page-refused-login-taken"))
}

fn vouched_at(app: &Shared) -> Result<String, Refusal> {
    Ok(vouching(app)?.url().to_owned())
}

/// A guest who has an account from now on is called as the issuer says; they go on in the session they have.
async fn named(app: &Shared, person: PersonRecord) -> Answered {
    let id = person.id;
    app.hall.store.change_person(person).await?;
    app.hall.sessions.forget_person(id);
    Ok(Redirect::to("/").into_response())
}

/// A text on one line, no longer than this.
fn plain(text: &str, most: usize) -> String {
    let letters = text.trim().chars().filter(|letter| !letter.is_control());
    letters.take(most).collect::<String>().trim().to_owned()
}

/// One's account is no longer entered through the issuer.
pub(super) async fn disconnect(State(app): State<Shared>, visitor: Visitor) -> Answered {
    let issuer = vouched_at(&app)?;
    let person = visitor.known()?.id;
    match app.hall.store.unidentify(person, issuer).await {
        Err(StoreError::Conflict) => Err(Refusal::Conflict("page-refused-no-password")),
        Err(StoreError::Missing) => Err(Refusal::NothingHere),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Redirect::to("/settings").into_response()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_takes_along_is_read_as_it_was_written() {
        let errand =
            Errand { state: "s".repeat(22), nonce: "n".repeat(22), verifier: "v".repeat(43) };
        let plain = OnTheWay { errand: errand.clone(), connects: None, code: None };
        let whole = OnTheWay { errand, connects: Some(PersonId(7)), code: Some(Token::fresh()) };
        for way in [plain.clone(), whole] {
            assert_eq!(OnTheWay::read(&way.written()), Some(way));
        }
        for wrong in ["", "....", "a.b.c..", &format!("{}x", plain.written().replace("..", ".x."))]
        {
            assert_eq!(OnTheWay::read(wrong), None, "{wrong}");
        }
    }
}
