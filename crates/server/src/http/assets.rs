//! The style sheet, the script, the pictures: embedded, kept by browsers for good.

use super::Refusal;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use render::assets;
use render::glyph::Glyph;

const FOR_GOOD: &str = "public, max-age=31536000, immutable";

pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Refusal> {
    let address = format!("/asset/{name}");
    let (kind, text) = match address {
        address if address == assets::style_address() => {
            ("text/css; charset=utf-8", assets::style())
        }
        address if address == assets::script_address() => {
            ("text/javascript; charset=utf-8", assets::script())
        }
        _ => return Err(Refusal::NothingHere),
    };
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_GOOD)], text).into_response())
}

pub(super) async fn glyph(Path(name): Path<String>) -> Result<Response, Refusal> {
    let id = name.strip_suffix(".svg").ok_or(Refusal::NothingHere)?;
    let glyph = Glyph::named(id).ok_or(Refusal::NothingHere)?;
    let head = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, FOR_GOOD)];
    Ok((head, glyph.svg()).into_response())
}
