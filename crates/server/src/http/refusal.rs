//! Every error becomes a response here, and nowhere else. A client never sees an internal cause.

use super::Shared;
use super::visitor::Visitor;
use crate::live::{HallError, Refused, SeatRefused};
use crate::store::StoreError;
use crate::work::{Busy, NotDone};
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use kernel::face::RefusalSheet;
use kernel::{Message, Para};
use lang::{Names, Speaker};
use render::pages::{Notice, notice};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};

/// After how many seconds what was refused for now may be tried again.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// There is nothing at this address.
    NothingHere,
    /// There is no such table for this person.
    NoTable,
    /// A program has not shown a token that counts.
    NoToken,
    /// The person may not: the key says why.
    Forbidden(&'static str),
    /// It does not fit what is: the key says why.
    Conflict(&'static str),
    /// The rules refuse it: the sentence and the paragraph, said by the game.
    Rules(Box<RefusalSheet>),
    /// It was not understood.
    Malformed,
    /// What was sent is wrong: the key says why.
    Wrong(&'static str),
    /// What was sent is wrong: the message says why.
    WrongSaid(Message),
    /// It is too large.
    TooLarge,
    /// This cannot be done at this address.
    NotAllowed,
    /// It took too long to arrive.
    TooSlow,
    /// Too many requests.
    TooMany,
    /// Too many want the same: it may be tried again.
    Busy,
    /// The store did not keep it.
    NotKept,
    /// Nobody can be vouched for now.
    NotVouched,
    /// Something broke on our side.
    Broke,
}

impl Refusal {
    const fn status(&self) -> StatusCode {
        match self {
            Self::NothingHere | Self::NoTable => StatusCode::NOT_FOUND,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Conflict(_) => StatusCode::CONFLICT,
            Self::Rules(_) | Self::Wrong(_) | Self::WrongSaid(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Malformed => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::NotKept | Self::NotVouched => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broke => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::NothingHere => Message::new("page-refused-nothing-here"),
            Self::NoTable => Message::new("page-refused-no-table"),
            Self::NoToken => Message::new("page-refused-program"),
            Self::Forbidden(key) | Self::Conflict(key) | Self::Wrong(key) => Message::new(*key),
            Self::Rules(sheet) => sheet.message.clone(),
            Self::WrongSaid(message) => message.clone(),
            Self::Malformed => Message::new("page-refused-malformed"),
            Self::TooLarge => Message::new("page-refused-too-large"),
            Self::NotAllowed => Message::new("page-refused-method"),
            Self::TooSlow => Message::new("page-refused-too-slow"),
            Self::TooMany => Message::new("page-refused-too-many"),
            Self::Busy => Message::new("page-refused-busy"),
            Self::NotKept => Message::new("page-refused-store"),
            Self::NotVouched => Message::new("page-refused-issuer"),
            Self::Broke => Message::new("refused-broke"),
        }
    }

    fn para(&self) -> Option<Para> {
        match self {
            Self::Rules(sheet) => sheet.para,
            _ => None,
        }
    }

    /// The response to this visitor, said by this speaker.
    pub(super) fn respond(&self, visitor: &Visitor, told: &Told<'_>) -> Response {
        let mut response = self.said(visitor, told);
        if matches!(self, Self::TooMany | Self::Busy | Self::NotKept) {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
        }
        if matches!(self, Self::NoToken) {
            let bearer = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, bearer);
        }
        response
    }

    fn said(&self, visitor: &Visitor, told: &Told<'_>) -> Response {
        let text = told.speaker.say(visitor.reader.lang, &self.message(), told.names);
        if visitor.wants_json {
            let law = self.para().map(|para| {
                let law = visitor.tongue(told.speaker).law(para);
                serde_json::json!({
                    "number": para.number(),
                    "title": format!("{}. {}", law.title, law.summary),
                    "href": format!("/rules/{}/{}", told.game, para.number()),
                })
            });
            let body = serde_json::json!({ "error": text, "law": law });
            return (self.status(), axum::Json(body)).into_response();
        }
        let tongue = visitor.tongue(told.speaker);
        let page = notice(
            &visitor.reader,
            &tongue,
            &Notice { text, onward: (told.back.clone(), tongue.word(told.back_word)) },
        );
        (self.status(), Html(page.into_string())).into_response()
    }
}

/// How a refusal is told.
#[derive(Debug, Clone)]
pub(super) struct Told<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) names: &'a Names,
    pub(super) game: &'a str,
    pub(super) back: String,
    pub(super) back_word: &'static str,
}

/// A refusal on its way out: its words are found by `worded`.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Says a refusal that has no words yet, in the visitor's language.
pub(super) fn worded(app: &Shared, visitor: &Visitor, path: &str, response: Response) -> Response {
    let not_allowed = response.status() == StatusCode::METHOD_NOT_ALLOWED;
    let refusal = response.extensions().get::<Refusal>().cloned();
    let refusal = match (refusal, not_allowed) {
        (Some(refusal), _) => refusal,
        (None, true) => Refusal::NotAllowed,
        (None, false) => return response,
    };
    let is_table = |_: &&str| !matches!(refusal, Refusal::NoTable | Refusal::NothingHere);
    let table = path.strip_prefix("/t/").and_then(|rest| rest.get(..32)).filter(is_table);
    let (back, back_word) = table.map_or_else(
        || ("/".to_owned(), "page-home"),
        |id| (format!("/t/{id}"), "page-back-to-table"),
    );
    let (back, back_word) = match refusal {
        Refusal::Forbidden("admin-refused-guests-off") => ("/sign-in".to_owned(), "page-sign-in"),
        _ => (back, back_word),
    };
    let (speaker, names) = (&app.hall.shelf.speaker, &Names::NONE);
    let mut said = refusal.respond(visitor, &Told { speaker, names, game: "", back, back_word });
    // What a browser is to keep or to forget with the refusal goes along.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        said.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    said
}

/// A handler that panics harms nobody else. Whoever only looks and goes away is not worked for; a change is made to its end.
pub(super) async fn catch(request: Request<Body>, next: Next) -> Response {
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let working = next.run(request);
    let done =
        if looks { Caught(Box::pin(working)).await } else { tokio::spawn(working).await.ok() };
    if let Some(response) = done {
        return response;
    }
    tracing::error!("a handler panicked");
    let plain = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    (status, plain, "Something broke. Please reload.").into_response()
}

/// What comes of something; nothing if it panics.
struct Caught<F>(Pin<Box<F>>);

impl<F: Future> Future for Caught<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        match catch_unwind(AssertUnwindSafe(|| self.0.as_mut().poll(cx))) {
            Ok(polled) => polled.map(Some),
            Err(_) => Poll::Ready(None),
        }
    }
}

pub(super) async fn nothing_here() -> Refusal {
    Refusal::NothingHere
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::Conflict("page-refused-too-late"),
            StoreError::Missing => Self::NothingHere,
            StoreError::Closed | StoreError::Fenced => Self::NotKept,
            StoreError::Broken(cause) => {
                tracing::error!(%cause, "the store failed");
                Self::NotKept
            }
        }
    }
}

impl From<HallError> for Refusal {
    fn from(error: HallError) -> Self {
        match error {
            HallError::NoSuchTable => Self::NoTable,
            HallError::NotBegun => Self::Conflict("page-refused-not-begun"),
            HallError::Busy => Self::Busy,
            HallError::Store(error) => error.into(),
            HallError::NoSuchGame(why) | HallError::DoesNotReplay(why) => {
                tracing::error!(%why, "a table cannot be rebuilt");
                // The cause may quote the journal, which is secret.
                Self::WrongSaid(Message::new("page-refused-replay").with("why", "–"))
            }
        }
    }
}

impl From<Busy> for Refusal {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

impl From<NotDone> for Refusal {
    fn from(not_done: NotDone) -> Self {
        match not_done {
            NotDone::Busy(_) => Self::Busy,
            NotDone::Panicked => Self::Broke,
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NotYours => Self::Forbidden("page-refused-not-yours"),
            Refused::Stale => Self::Conflict("page-refused-stale"),
            Refused::NotPlaying => Self::Conflict("page-refused-not-playing"),
            Refused::NoUndo => Self::Conflict("page-refused-no-undo"),
            Refused::NoHints => Self::Conflict("page-refused-no-hints"),
            Refused::TooOften => Self::Conflict("page-refused-undo"),
            Refused::Rules(sheet) => Self::Rules(Box::new(sheet)),
            Refused::Broke => Self::Broke,
            Refused::Store(error) => error.into(),
        }
    }
}

impl From<SeatRefused> for Refusal {
    fn from(refused: SeatRefused) -> Self {
        match refused {
            SeatRefused::NotTheHost => Self::Forbidden("page-refused-not-host"),
            SeatRefused::Barred => Self::Forbidden("page-refused-barred"),
            SeatRefused::OneSeat => Self::Conflict("page-refused-one-seat"),
            SeatRefused::NeedsAccount => Self::Forbidden("page-refused-rated"),
            SeatRefused::Rated => Self::Conflict("page-refused-rated-going"),
            SeatRefused::Muted => Self::Forbidden("page-refused-muted"),
            SeatRefused::TooMuch => Self::TooMany,
            SeatRefused::TooLate => Self::Conflict("page-refused-too-late"),
            SeatRefused::NotDealt(error) => error.into(),
            SeatRefused::Store(error) => error.into(),
        }
    }
}

impl From<axum::extract::rejection::FormRejection> for Refusal {
    fn from(rejection: axum::extract::rejection::FormRejection) -> Self {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Self::TooLarge
        } else {
            Self::Malformed
        }
    }
}
