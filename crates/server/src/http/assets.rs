//! The style sheet, the script, the type, the pictures: embedded, kept by browsers for good.

use super::Refusal;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use render::assets;
use render::glyph::Glyph;

const FOR_GOOD: &str = "public, max-age=31536000, immutable";

pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Refusal> {
    let asset = assets::at(&format!("/asset/{name}")).ok_or(Refusal::NothingHere)?;
    let head = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, FOR_GOOD)];
    Ok((head, &*asset.content).into_response())
}

pub(super) async fn glyph(Path(name): Path<String>) -> Result<Response, Refusal> {
    let id = name.strip_suffix(".svg").ok_or(Refusal::NothingHere)?;
    let glyph = Glyph::named(id).ok_or(Refusal::NothingHere)?;
    let head = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, FOR_GOOD)];
    Ok((head, glyph.svg()).into_response())
}
