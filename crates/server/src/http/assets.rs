//! The style sheet, the script, the type, the pictures: embedded, kept by browsers for good.

use super::{Refusal, Shared};
use axum::extract::{Path, State};
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use render::{assets, look};

const FOR_GOOD: &str = "public, max-age=31536000, immutable";

pub(super) async fn asset(
    State(app): State<Shared>,
    Path(name): Path<String>,
) -> Result<Response, Refusal> {
    let (address, sheet) = (format!("/asset/{name}"), &app.hall.shelf.sheet);
    let head = |kind| [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_GOOD)];
    if sheet.address == address {
        return Ok((head(sheet.kind), sheet.content.to_vec()).into_response());
    }
    let asset = assets::at(&address).ok_or(Refusal::NothingHere)?;
    Ok((head(asset.kind), &*asset.content).into_response())
}

/// A picture; its address tells what is drawn.
pub(super) async fn picture(uri: Uri) -> Result<Response, Refusal> {
    let picture = look::at(uri.path()).ok_or(Refusal::NothingHere)?;
    let head = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, FOR_GOOD)];
    Ok((head, picture.svg).into_response())
}

const A_DAY: &str = "public, max-age=86400";

/// What lets the page be put on a home screen.
pub(super) async fn manifest() -> Response {
    let head =
        [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, A_DAY)];
    (head, assets::MANIFEST).into_response()
}

/// The worker that shows what is pushed. Browsers look for a new one themselves.
pub(super) async fn worker() -> Response {
    let head = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (head, assets::WORKER).into_response()
}

/// The picture on a home screen.
pub(super) async fn icon(Path(name): Path<String>) -> Result<Response, Refusal> {
    let icon = assets::icon(&name).ok_or(Refusal::NothingHere)?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, A_DAY)], icon)
        .into_response())
}
