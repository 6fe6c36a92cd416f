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
