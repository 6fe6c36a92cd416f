//! The gate: who may change something, from where, and how often.

use super::visitor::Visitor;
use super::{Refusal, Shared, refusal};
use crate::recent::Recent;
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How much more an address may do than one person: many may share it.
const PEOPLE_AT_ONE_ADDRESS: u32 = 30;
/// How many knockers are remembered for sure; those who have not come for longest are forgotten first.
const REMEMBERED: usize = 10_000;

/// Counts who knocks how often.
#[derive(Debug)]
pub struct Gate {
    buckets: Mutex<Recent<Knocker, Bucket>>,
}

impl Default for Gate {
    fn default() -> Self {
        Self { buckets: Mutex::new(Recent::new(REMEMBERED)) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Knocker {
    Person(u128),
    Address(IpAddr),
}

/// Tokens drip in; each request takes one.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Gate {
    fn admits(&self, who: Knocker, per_minute: u32) -> bool {
        let most = f64::from(per_minute) / 4.0;
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.get_or(who, || Bucket { tokens: most, at: now });
        let dripped = now.duration_since(bucket.at).as_secs_f64() * f64::from(per_minute) / 60.0;
        bucket.tokens = (bucket.tokens + dripped).min(most);
        bucket.at = now;
        let admitted = bucket.tokens >= 1.0;
        if admitted {
            bucket.tokens -= 1.0;
        }
        admitted
    }
}

/// Lets a request in if it may come, and says refusals in the visitor's language.
pub(super) async fn guard(
    State(app): State<Shared>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &app).await;
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let refused = if changes { knock(&app, &visitor, &parts).err() } else { None };
    let request = Request::from_parts(parts, body);
    if let Some(refusal) = refused {
        let path = request.uri().path();
        return refusal::worded(&app, &visitor, path, refusal.into_response());
    }
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    refusal::worded(&app, &visitor, &path, response)
}

fn knock(
    app: &Shared,
    visitor: &Visitor,
    parts: &axum::http::request::Parts,
) -> Result<(), Refusal> {
    if !is_from_here(app, &parts.headers) {
        return Err(Refusal::Forbidden("page-refused-origin"));
    }
    let limit = app.hall.limits.changes_per_minute;
    if let Some(ConnectInfo(address)) = parts.extensions.get::<ConnectInfo<SocketAddr>>() {
        let most = limit.saturating_mul(PEOPLE_AT_ONE_ADDRESS);
        if !app.gate.admits(Knocker::Address(address.ip()), most) {
            return Err(Refusal::TooMany);
        }
    }
    if let Some(person) = &visitor.person
        && !app.gate.admits(Knocker::Person(person.id.0), limit)
    {
        return Err(Refusal::TooMany);
    }
    Ok(())
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
