//! The gate: who may come in, from where, and how often.
//! Elsewhere: rate limit, CSRF protection.

use super::visitor::{Visitor, token};
use super::{Refusal, Shared, packing, refusal};
use crate::buckets::{Buckets, Rate};
use crate::door::Held;
use crate::live::Limits;
use crate::net::{Net, Proxies, is_forwarded};
use crate::store::PersonId;
use crate::tallies::{Kind, Tallies, Tally};
use crate::work::Who;
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::task::{Context, Poll};

/// How much more an address may do than one person: many may share it.
const PEOPLE_AT_ONE_ADDRESS: u32 = 30;
/// The bytes of a body, where nobody brings a whole journal.
const SMALL_BODY: usize = 64 << 10;
/// Tokens nobody knows that an address may show in a minute.
const UNKNOWN_TOKENS: u32 = 600;
/// Pictures, style and script an address may fetch in a minute.
const PICTURES: u32 = 12_000;
/// How often an address may ask in a minute how the server is.
const HEALTH: u32 = 1200;
/// Tokens of programs nobody knows that an address may show in a minute.
const WRONG_TOKENS: u32 = 60;
/// Counts who does what how often.
#[derive(Debug)]
pub struct Gate {
    proxies: Proxies,
    buckets: Buckets<Knock>,
    /// How many requests of each are worked on.
    inside: Mutex<BTreeMap<Who, usize>>,
    /// What is counted for all servers together.
    tallies: Arc<Tallies>,
    warned: Once,
}

/// What is counted, and for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Knock {
    Look(Who),
    Change(Who),
    Looks(Net),
    Changes(Net),
    Picture(Net),
    Health(Net),
    UnknownToken(Net),
    WrongToken(Net),
}

/// The address a request comes from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Whence(pub(super) Net);

/// What strangers are about to do that costs their address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Making {
    /// A guest.
    Guest,
    /// A table.
    Table,
    /// An account.
    Account,
}

impl Gate {
    /// A gate where nobody has knocked, which believes these proxies.
    pub const fn new(proxies: Proxies, tallies: Arc<Tallies>) -> Self {
        Self {
            proxies,
            buckets: Buckets::new(),
            inside: Mutex::new(BTreeMap::new()),
            tallies,
            warned: Once::new(),
        }
    }

    /// Where a request comes from.
    fn whence(&self, parts: &Parts) -> Net {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
        if !self.proxies.has(peer) && is_forwarded(&parts.headers) {
            self.warned.call_once(|| {
                tracing::warn!(
                    %peer,
                    "forwarded addresses come from a proxy that is not named: everyone behind it counts as one; see --trusted-proxy"
                );
            });
        }
        self.proxies.client(peer, &parts.headers).into()
    }

    /// Counts something, or says that it was enough.
    fn count(&self, kind: Kind, of: &dyn Display) -> Result<(), Refusal> {
        let tally = Tally::new(kind, &of.to_string());
        self.tallies.take(tally).map_err(|_| Refusal::TooMany)
    }

    /// Lets an address make something, or says that it has made enough.
    pub(super) fn make(&self, net: Net, what: Making) -> Result<(), Refusal> {
        let kind = match what {
            Making::Guest => Kind::Guest,
            Making::Table => Kind::Table,
            Making::Account => Kind::Account,
        };
        self.count(kind, &net)
    }

    /// Lets an address have a letter written to an address of mail, or says that it was enough.
    pub(super) fn letter(&self, net: Net, to: &str) -> Result<(), Refusal> {
        self.count(Kind::Letter, &net)?;
        self.count(Kind::LetterTo, &to.to_ascii_lowercase())
    }

    /// Lets somebody try a channel of theirs, or says that it was enough.
    pub(super) fn trial(&self, person: PersonId) -> Result<(), Refusal> {
        self.count(Kind::Trial, &person)
    }

    /// Lets somebody go to the issuer or come back from it: each time the server asks it something.
    pub(super) fn vouched(&self, net: Net) -> Result<(), Refusal> {
        self.count(Kind::Vouched, &net)
    }

    /// Lets somebody try a password for a login, or says that it was tried too often.
    pub(super) fn guess(&self, net: Net, login: &str) -> Result<Guess<'_>, Refusal> {
        let both = format!("{net} {login}");
        let (here, of) = (Tally::new(Kind::GuessHere, &both), Tally::new(Kind::SignedIn, &both).of);
        let is_first = self.tallies.is_full(here);
        let kind = if is_first { Kind::FirstGuess } else { Kind::FurtherGuess };
        let anywhere = Tally::new(Kind::GuessAnywhere, login);
        let mut taking = vec![Tally::new(kind, &net.to_string()), here];
        if !self.tallies.has_signed_in(of) {
            taking.push(anywhere);
        }
        let mut taken = Vec::new();
        for tally in taking {
            if self.tallies.take(tally).is_err() {
                for tally in taken {
                    self.tallies.put_back(tally);
                }
                return Err(Refusal::TooMany);
            }
            taken.push(tally);
        }
        Ok(Guess { gate: self, taken, login: anywhere.of, of })
    }

    fn inside(&self) -> MutexGuard<'_, BTreeMap<Who, usize>> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn admit(&self, all: &[(Knock, Rate)]) -> Result<(), Refusal> {
        let over = all.iter().any(|&(knock, rate)| self.buckets.take(knock, rate).is_err());
        if over { Err(Refusal::TooMany) } else { Ok(()) }
    }
}

/// A request that is being worked on, until its answer is written.
struct Inside {
    app: Shared,
    who: Who,
}

impl Inside {
    /// Lets one more request of somebody in, if not too many are. Pictures are at hand: nobody has to wait until strangers
    /// who share the address have theirs.
    fn enter(app: &Shared, visitor: &Visitor, path: &str) -> Result<Option<Self>, Refusal> {
        if is_aside(path) {
            return Ok(None);
        }
        let who = visitor.who();
        let mut inside = app.gate.inside();
        let count = inside.entry(who).or_default();
        if *count >= app.hall.limits.at_once {
            return Err(Refusal::TooMany);
        }
        *count += 1;
        Ok(Some(Self { app: Arc::clone(app), who }))
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut inside = self.app.gate.inside();
        if let Some(count) = inside.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.who);
            }
        }
    }
}

/// An answer on its way.
struct Answer {
    body: Body,
    _inside: Option<Inside>,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A password that is being tried: wrong, unless it is said to be right.
#[derive(Debug)]
pub(super) struct Guess<'a> {
    gate: &'a Gate,
    /// What it was counted as: for the address first, then for the login.
    taken: Vec<Tally>,
    /// The login, as a number nobody can choose.
    login: u128,
    /// The login and the address.
    of: u128,
}

impl Guess<'_> {
    /// For whom it is checked: for whoever has this login.
    pub(super) const fn who(&self) -> Who {
        Who::Login(self.login)
    }

    /// It was right, and is not held against the login.
    pub(super) fn was_right(self) {
        for tally in self.taken.into_iter().skip(1) {
            self.gate.tallies.put_back(tally);
        }
        self.gate.tallies.sign_in(self.of);
    }
}

/// Lets a request in if it may come, and says refusals in the visitor's language.
pub(super) async fn guard(
    State(app): State<Shared>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let (path, unpacks) = (parts.uri.path().to_owned(), packing::unpacks(&parts.headers));
    let resting = parts.extensions.get::<Held>().cloned();
    let knocked = knock(&app, &mut parts, body).await;
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &app).await;
    let entered = knocked.and_then(|body| Ok((body, Inside::enter(&app, &visitor, &path)?)));
    let (response, inside) = match entered {
        Ok((body, inside)) => (next.run(Request::from_parts(parts, body)).await, inside),
        Err(refusal) => (refusal.into_response(), None),
    };
    let refusal = response.extensions().get::<Refusal>();
    let sent_away =
        refusal.is_some_and(|refusal| matches!(refusal, Refusal::TooMany | Refusal::Busy));
    let response = refusal::worded(&app, &visitor, &path, response);
    if sent_away {
        // Whoever is sent away for coming too often would be back at once.
        if let Some(held) = resting {
            held.rest();
        }
        tokio::time::sleep(app.hall.limits.rest).await;
        return response;
    }
    let response = match (unpacks, is_picture(&path)) {
        (true, true) => packing::picture(&app, &path, response).await,
        (true, false) if !is_aside(&path) => packing::page(&app, &visitor, response).await,
        _ => response,
    };
    response.map(|body| Body::new(Answer { body, _inside: inside }))
}

/// Counts a request and reads its body; refused, it cost little: nothing was read from the store for it.
async fn knock(app: &Shared, parts: &mut Parts, body: Body) -> Result<Body, Refusal> {
    let net = app.gate.whence(parts);
    parts.extensions.insert(Whence(net));
    if let Some((knock, count)) = aside(parts.uri.path(), net) {
        parts.extensions.insert(Visitor::stranger(parts, net));
        app.gate.admit(&[(knock, Rate::per_minute(count, count / 4))])?;
        return Ok(body);
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes && !is_from_here(app, &parts.headers) {
        return Err(Refusal::Forbidden("page-refused-origin"));
    }
    let who = who(app, parts, net).await?;
    let limits = &app.hall.limits;
    let counted = if changes {
        let rate = Rate::per_minute(limits.changes_per_minute, limits.changes_per_minute / 4);
        [(Knock::Change(who), rate), (Knock::Changes(net), rate.for_all(PEOPLE_AT_ONE_ADDRESS))]
    } else {
        let rate = Rate::per_minute(limits.looks_per_minute, limits.looks_per_minute);
        [(Knock::Look(who), rate), (Knock::Looks(net), rate.for_all(PEOPLE_AT_ONE_ADDRESS))]
    };
    app.gate.admit(&counted)?;
    if changes { read(parts, body, limits).await } else { Ok(body) }
}

/// Who asks. A token that is not at hand has to be read, and an address may not make us read for ever.
async fn who(app: &Shared, parts: &mut Parts, net: Net) -> Result<Who, Refusal> {
    let token = token(app, &parts.headers).map(|token| token.hash());
    let unknown = token.is_some_and(|token| app.hall.sessions.at_hand(token).is_none());
    if unknown {
        let rate = Rate::per_minute(UNKNOWN_TOKENS, UNKNOWN_TOKENS / 4);
        let admitted = app.gate.admit(&[(Knock::UnknownToken(net), rate)]);
        if let Err(refusal) = admitted {
            parts.extensions.insert(Visitor::stranger(parts, net));
            return Err(refusal);
        }
    }
    let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
    // Who shows a token that nobody knows may be guessing.
    if visitor.person.is_none() && parts.headers.contains_key(header::AUTHORIZATION) {
        let rate = Rate::per_minute(WRONG_TOKENS, WRONG_TOKENS);
        app.gate.admit(&[(Knock::WrongToken(net), rate)])?;
    }
    Ok(visitor.who())
}

/// Reads the body, as long as it is short and comes soon. Whoever has not sent it yet is not worked for.
async fn read(parts: &Parts, body: Body, limits: &Limits) -> Result<Body, Refusal> {
    let brings_journal = parts.uri.path() == "/import";
    let most = if brings_journal { limits.body } else { limits.body.min(SMALL_BODY) };
    let held = parts.extensions.get::<Held>();
    held.inspect(|held| held.rest());
    let read = tokio::time::timeout(limits.silence, to_bytes(body, most)).await;
    held.inspect(|held| held.work());
    match read {
        Ok(Ok(bytes)) => Ok(Body::from(bytes)),
        Ok(Err(_)) => Err(Refusal::TooLarge),
        Err(_) => Err(Refusal::TooSlow),
    }
}

/// Whether there is no page at this path.
fn is_aside(path: &str) -> bool {
    aside(path, Net::V4(Ipv4Addr::UNSPECIFIED)).is_some()
}

/// What is no page, counts apart and asks nobody who they are: pictures, and how the server is.
fn aside(path: &str, net: Net) -> Option<(Knock, u32)> {
    match path {
        "/healthz" | "/readyz" | "/metrics" => Some((Knock::Health(net), HEALTH)),
        _ if is_picture(path) => Some((Knock::Picture(net), PICTURES)),
        _ => None,
    }
}

/// Whether something is there that never changes.
fn is_picture(path: &str) -> bool {
    path.starts_with("/asset/") || path.starts_with("/look/")
}

/// Whether a browser sent this from a page of ours. What is not a browser sends neither header and brings no cookie
/// that was not given to it.
pub(super) fn is_from_here(app: &Shared, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let fetched = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if fetched.is_some_and(|site| site != b"same-origin" && site != b"none") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    if !app.public.is_empty() && origin == app.public {
        return true;
    }
    let host = text(header::HOST).unwrap_or_default();
    origin.split_once("://").is_some_and(|(_, from)| !host.is_empty() && from == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Net = Net::V4(Ipv4Addr::LOCALHOST);
    const THERE: Net = Net::V4(Ipv4Addr::BROADCAST);

    fn a_gate() -> Gate {
        Gate::new(Proxies::default(), Arc::new(Tallies::alone(Limits::default())))
    }

    /// How many of a number of wrong guesses are let through.
    fn wrong(gate: &Gate, net: Net, login: &str, guesses: u32) -> usize {
        (0..guesses).filter(|_| gate.guess(net, login).is_ok()).count()
    }

    #[test]
    fn who_knows_the_password_is_not_counted_among_the_guesses() {
        let gate = a_gate();
        for _ in 0..30 {
            gate.guess(HERE, "anna").unwrap().was_right();
        }
        assert_eq!(wrong(&gate, HERE, "anna", 400), 8);
    }

    #[test]
    fn guesses_at_one_login_do_not_keep_another_out() {
        let gate = a_gate();
        for login in 0..40 {
            wrong(&gate, HERE, &format!("victim {login}"), 10);
        }
        gate.guess(HERE, "bruno").unwrap().was_right();
        let tried = (0..400).filter(|login| gate.guess(HERE, &format!("spray {login}")).is_ok());
        assert!(tried.count() < 60, "nor are all logins tried from one address");
    }

    #[test]
    fn guesses_from_everywhere_do_not_keep_out_who_has_signed_in_before() {
        let gate = a_gate();
        gate.guess(HERE, "anna").unwrap().was_right();
        let nets = (0..100).map(|number| Net::V4(Ipv4Addr::new(192, 0, 2, number)));
        let tried: usize = nets.map(|net| wrong(&gate, net, "anna", 8)).sum();
        assert_eq!(tried, 40, "by login, wherever they come from");
        assert!(gate.guess(THERE, "anna").is_err());
        gate.guess(HERE, "anna").unwrap().was_right();
    }
}
