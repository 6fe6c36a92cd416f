//! What is to be seen of a table's story from a fact on, for a page that plays it again.

use super::Refusal;
use super::sheets::Drawn;
use super::show::CONTEXT;
use super::visit::{Seen, Visit};
use axum::Json;
use axum::extract::Query;
use render::Tongue;
use serde::Deserialize;
use serde_json::{Value, json};

/// The most facts that are played at once: a long absence is read in the log.
const MOST: usize = 160;

/// From which fact on.
#[derive(Debug, Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    from: usize,
}

/// The beats from a fact on, each with its sentence.
pub(super) async fn beats(
    visit: Visit,
    Query(since): Query<Since>,
) -> Result<Json<Value>, Refusal> {
    let seen = visit.seen().await?;
    let _turn = visit.app.turn_of(&visit.visitor, seen.rank(&visit.visitor)).await?;
    let drawn = seen.to_draw(&visit.visitor);
    Ok(Json(json!({ "beats": seen.beats(&drawn, since.from) })))
}

impl Seen<'_> {
    fn beats(&self, drawn: &Drawn, from: usize) -> Vec<Value> {
        let names = drawn.state.names();
        let tongue = Tongue { speaker: &self.boxed.speaker, lang: drawn.lang, names: &names };
        let shown = self.gather(drawn, tongue);
        let Some(table) = drawn.state.table.as_deref().filter(|_| shown.curtain.is_none()) else {
            return Vec::new();
        };
        let from = from.max(shown.shows.told.saturating_sub(MOST));
        let heard = table.heard(shown.viewer, from.saturating_sub(CONTEXT));
        let story = table.story(shown.viewer, from);
        let said = |fact: usize| story.iter().find(|line| line.index == fact);
        let whole = |beat: &render::Beat| {
            let mut whole = beat.json();
            whole["says"] = json!(said(beat.fact).map(|line| tongue.say(&line.message)));
            whole
        };
        shown.beats(&heard, from).iter().map(whole).collect()
    }
}
