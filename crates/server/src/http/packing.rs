//! Compression: a page under its visitor's turn, like its drawing; what never changes once for all.

use super::Shared;
use super::visitor::Visitor;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// What is shorter is sent as it is.
const SMALL: u64 = 512;
/// The most that is packed in one piece.
const MOST: usize = 8 << 20;

const GZIP: HeaderValue = HeaderValue::from_static("gzip");

/// What was packed once for all, by its path: the number of pictures is limited.
#[derive(Debug, Default)]
pub struct Packed(Mutex<BTreeMap<String, Bytes>>);

/// Whether a browser unpacks what is packed.
pub(super) fn unpacks(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// Whether an answer is text, and long enough.
fn is_worth_it(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_text = kind.is_some_and(|kind| {
        ["text/", "application/json", "image/svg+xml"].iter().any(|text| kind.starts_with(text))
    });
    let length = axum::body::HttpBody::size_hint(response.body()).exact();
    is_text && length.is_some_and(|length| length > SMALL)
}

/// A page, packed when its visitor's turn comes; it may say itself how much it is wanted.
pub(super) async fn page(app: &Shared, visitor: &Visitor, response: Response) -> Response {
    if !is_worth_it(&response) {
        return response;
    }
    let rank = response.extensions().get().copied().unwrap_or(visitor.rank());
    let Ok(_turn) = app.turn_of(visitor, rank).await else { return response };
    pack(response).await
}

/// What is the same for everyone, packed when it is wanted for the first time.
pub(super) async fn picture(app: &Shared, path: &str, response: Response) -> Response {
    if !is_worth_it(&response) || response.status() != StatusCode::OK {
        return response;
    }
    let known = app.packed.known(path);
    if let Some(known) = known {
        return marked(response.map(|_| Body::from(known)));
    }
    let (head, body) = pack(response).await.into_parts();
    let Ok(bytes) = to_bytes(body, MOST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    app.packed.keep(path, &bytes);
    Response::from_parts(head, Body::from(bytes))
}

async fn pack(response: Response) -> Response {
    let (head, body) = response.into_parts();
    let Ok(whole) = to_bytes(body, MOST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut packer = GzEncoder::new(Vec::with_capacity(whole.len() / 4), Compression::fast());
    match packer.write_all(&whole).and_then(|()| packer.finish()) {
        Ok(small) => marked(Response::from_parts(head, Body::from(small))),
        Err(_) => Response::from_parts(head, Body::from(whole)),
    }
}

/// Says of an answer that it is packed.
fn marked(mut response: Response) -> Response {
    let head = response.headers_mut();
    head.remove(header::CONTENT_LENGTH);
    head.insert(header::CONTENT_ENCODING, GZIP);
    head.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

impl Packed {
    fn known(&self, path: &str) -> Option<Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned()
    }

    fn keep(&self, path: &str, bytes: &Bytes) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(path.to_owned(), bytes.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::unpacks;
    use axum::http::{HeaderMap, header};

    #[test]
    fn who_unpacks_says_so() {
        let says = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, text.parse().unwrap());
            unpacks(&headers)
        };
        assert!(says("gzip") && says("br, GZIP;q=0.5") && says("deflate,gzip"));
        assert!(!says("br") && !says("gzip;q=0, br") && !unpacks(&HeaderMap::new()));
    }
}
