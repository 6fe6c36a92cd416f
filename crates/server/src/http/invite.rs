//! Asking somebody to a table one has played with before.

use super::visit::{Seen, Visit};
use super::{Refusal, Shared};
use crate::chance::now;
use crate::store::{PersonRecord, Phase, StoreError};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::response::{Html, IntoResponse, Redirect, Response};
use render::pages::{Companion, Invite, invite as invite_page};
use serde::Deserialize;

/// How many people one has played with are listed.
const LISTED: u32 = 100;
/// How many people may be asked to a table.
const ASKED: u32 = 24;

/// Whoever has an account and sits at a table that gathers, or hosts it, may ask others.
async fn asking(visit: &Visit) -> Result<(Seen<'_>, &PersonRecord), Refusal> {
    let (seen, person) = visit.acting().await?;
    if person.account.is_none() {
        return Err(Refusal::Forbidden("page-refused-no-account"));
    }
    let state = seen.live.shown();
    let may = state.record.host == person.id || state.record.has_seat(person.id);
    if !may {
        return Err(Refusal::Forbidden("page-refused-not-yours"));
    }
    if state.record.phase != Phase::Gathering {
        return Err(Refusal::Conflict("page-refused-too-late"));
    }
    Ok((seen, person))
}

/// Those a person has played with, and who of them was asked.
pub(super) async fn page(visit: Visit) -> Result<Html<String>, Refusal> {
    let (seen, person) = asking(&visit).await?;
    let (store, state) = (&seen.app.hall.store, seen.live.shown());
    let asked = store.invited(seen.live.id).await?;
    let companions = store.companions(person.id, LISTED).await?;
    let line = |who: &crate::store::Profile| Companion {
        handle: who.handle.clone(),
        name: who.name.clone(),
        here: state.record.has_seat(who.person),
        asked: asked.contains(&who.person),
    };
    let shown = Invite {
        table: seen.live.id.to_string(),
        companions: companions.iter().map(line).collect(),
    };
    let tongue = visit.visitor.tongue(&seen.boxed.speaker);
    Ok(Html(invite_page(&visit.visitor.reader, &tongue, &shown).into_string()))
}

/// Who is asked.
#[derive(Debug, Deserialize)]
pub(super) struct Whom {
    who: String,
}

/// Asks somebody.
pub(super) async fn ask(
    visit: Visit,
    form: Result<Form<Whom>, FormRejection>,
) -> Result<Response, Refusal> {
    let Form(Whom { who }) = form?;
    let (seen, person) = asking(&visit).await?;
    let store = &seen.app.hall.store;
    // Nobody is asked by strangers.
    let companions = store.companions(person.id, LISTED).await?;
    let whom = companions.iter().find(|it| it.handle == who).ok_or(Refusal::NothingHere)?;
    match store.invite(seen.live.id, whom.person, now(), ASKED).await {
        Err(StoreError::Conflict) => Err(Refusal::Conflict("page-refused-too-late")),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Redirect::to(&format!("/t/{}/invite", seen.live.id)).into_response()),
    }
}

/// Will not come.
pub(super) async fn decline(visit: Visit) -> Result<Response, Refusal> {
    let person = visit.visitor.known()?.id;
    let app: &Shared = &visit.app;
    app.hall.store.decline(visit.table()?, person).await?;
    Ok(Redirect::to("/").into_response())
}
