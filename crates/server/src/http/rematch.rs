//! Playing again: the rematch in one touch.

use super::Refusal;
use super::gate::Making;
use super::visit::Visit;
use crate::live::NoRematch;
use crate::store::TableId;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;

impl From<NoRematch> for Refusal {
    fn from(error: NoRematch) -> Self {
        match error {
            NoRematch::NotOver => Self::Conflict("ending-refused-not-over"),
            NoRematch::NotYours => Self::Forbidden("ending-refused-not-seated"),
            NoRematch::Hall(error) => error.into(),
        }
    }
}

/// Sets the rematch of a table, or leads to it.
pub(super) async fn rematch(visit: Visit) -> Result<Response, Refusal> {
    let address = format!("/t/{}", set(&visit).await?);
    if visit.visitor.wants_json {
        return Ok(axum::Json(json!({ "next": address })).into_response());
    }
    Ok(Redirect::to(&address).into_response())
}

/// The rematch of a table: the one that is set, or a new one.
pub(super) async fn set(visit: &Visit) -> Result<TableId, Refusal> {
    let (seen, person) = visit.acting().await?;
    let (app, live) = (seen.app, &seen.live);
    if live.shown().rematch.is_none() {
        if !app.hall.has_room(person.id).await? {
            return Err(Refusal::Conflict("page-refused-too-many-tables"));
        }
        app.gate.make(visit.visitor.net, Making::Table)?;
    }
    let next = live.rematch(&app.hall, person.id).await?;
    app.hall.table(next).await?;
    Ok(next)
}
