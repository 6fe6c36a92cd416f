//! Somebody at the address of a table.

use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::live::Live;
use crate::shelf::Boxed;
use crate::store::{PersonRecord, TableId};
use crate::work::Who;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Value, json};
use std::sync::Arc;

/// Somebody at the address of a table.
#[derive(Debug)]
pub(super) struct Visit {
    pub(super) app: Shared,
    pub(super) visitor: Visitor,
    /// The table, as the address has it.
    pub(super) id: String,
}

/// A table that a visitor may come to.
#[derive(Debug)]
pub(super) struct Seen<'a> {
    pub(super) app: &'a Shared,
    pub(super) boxed: &'a Boxed,
    pub(super) live: Arc<Live>,
}

impl FromRequestParts<Shared> for Visit {
    type Rejection = PathRejection;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, PathRejection> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let Path(id) = Path::from_request_parts(parts, app).await?;
        Ok(Self { app: Arc::clone(app), visitor, id })
    }
}

impl Visit {
    /// The table as it stands, if this visitor may come to it.
    pub(super) async fn seen(&self) -> Result<Seen<'_>, Refusal> {
        let seen = self.as_known().await?;
        seen.live.freshen(&self.app.hall).await?;
        Ok(seen)
    }

    /// The table as it is known here, if this visitor may come to it.
    pub(super) async fn as_known(&self) -> Result<Seen<'_>, Refusal> {
        self.visitor.is_sure()?;
        let (app, id) = (&self.app, self.table()?);
        let who = self.visitor.id().map_or(Who::Table(id), Who::Person);
        let live = app.hall.table_for(id, who).await?;
        if let Some(person) = self.visitor.id()
            && live.is_barred(&app.hall, person).await?
        {
            return Err(Refusal::Forbidden("page-refused-barred"));
        }
        let boxed = app.hall.shelf.find(live.game()).ok_or(Refusal::NoTable)?;
        Ok(Seen { app, boxed, live })
    }

    /// The table, and the person who acts at it; one without a session may not.
    pub(super) async fn acting(&self) -> Result<(Seen<'_>, &PersonRecord), Refusal> {
        let person = self.visitor.known()?;
        Ok((self.seen().await?, person))
    }

    /// Which table it is.
    pub(super) fn table(&self) -> Result<TableId, Refusal> {
        self.id.parse().map_err(|_| Refusal::NoTable)
    }

    /// It is done: answers the script shortly, and a form with the table.
    pub(super) fn done(&self) -> Response {
        self.answer(json!({ "done": true }))
    }

    /// Answers the script with this, and a form with the table.
    pub(super) fn answer(&self, shortly: Value) -> Response {
        if self.visitor.wants_json {
            return axum::Json(shortly).into_response();
        }
        Redirect::to(&format!("/t/{}", self.id)).into_response()
    }
}
