//! Setting a table, as the page's form does.

use super::{Answered, Sent, person};
use crate::http::visitor::Visitor;
use crate::http::{Refusal, Shared};
use crate::store::{Door, Hints, Per, Scope, Screens, Undo};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Form, Json};
use kernel::Lang;
use serde::Deserialize;
use serde_json::json;

/// A table to be set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the JSON that is sent")]
pub(super) struct NewTable {
    game: String,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    /// Seat by seat: `me`, `hotseat`, `open`, or `bot-` and a level.
    seats: Vec<String>,
    /// Seat by seat, the names of those who share a screen.
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    open: bool,
    /// Whether one person may take several seats.
    #[serde(default)]
    shared: bool,
    pace: Option<NewPace>,
    #[serde(default)]
    rated: bool,
    hints: Option<String>,
    undo: Option<String>,
    language: Option<String>,
    #[serde(default)]
    taught: bool,
}

/// How fast it is to be played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPace {
    per: String,
    seconds: i64,
    #[serde(default)]
    reserve: i64,
}

impl NewTable {
    /// The same as the page's form sends it: the name of the game, and pairs.
    fn form(self) -> Result<(String, Vec<(String, String)>), Refusal> {
        let is_one =
            |word: &Option<String>, known: &dyn Fn(&str) -> bool| word.as_deref().is_none_or(known);
        let known = is_one(&self.hints, &|word| Hints::from_word(word).is_some())
            && is_one(&self.undo, &|word| Undo::from_word(word).is_some())
            && is_one(&self.language, &|code| Lang::from_code(code).is_some())
            && self.pace.as_ref().is_none_or(|pace| Per::from_word(&pace.per).is_some());
        if !known {
            return Err(Refusal::Wrong("page-refused-set"));
        }
        let mut pairs: Vec<(String, String)> = Vec::new();
        let mut put = |name: &str, value: String| pairs.push((name.to_owned(), value));
        for (name, value) in self.options {
            put(&format!("option-{name}"), value);
        }
        for (seat, who) in self.seats.into_iter().enumerate() {
            put(&format!("seat-{seat}"), who);
        }
        for (seat, name) in self.names.into_iter().enumerate() {
            put(&format!("name-{seat}"), name);
        }
        put("door", if self.open { Door::Open } else { Door::Private }.word().to_owned());
        put("screens", if self.shared { Screens::Shared } else { Screens::Own }.word().to_owned());
        if let Some(NewPace { per, seconds, reserve }) = self.pace {
            put("pace", per);
            put("pace-time", seconds.to_string());
            put("pace-reserve", reserve.to_string());
        }
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        put("rated", yes(self.rated));
        put("taught", yes(self.taught));
        for (name, word) in [("hints", self.hints), ("undo", self.undo), ("tongue", self.language)]
        {
            put(name, word.unwrap_or_default());
        }
        Ok((self.game, pairs))
    }
}

pub(super) async fn set(
    State(app): State<Shared>,
    visitor: Visitor,
    sent: Sent<NewTable>,
) -> Answered {
    person(&visitor, Scope::Play)?;
    let Json(wanted) = sent.map_err(|_| Refusal::Malformed)?;
    let (game, pairs) = wanted.form()?;
    let set = crate::http::new::set(State(app), visitor, Path(game), Ok(Form(pairs))).await?;
    let location = set.headers().get(header::LOCATION).and_then(|value| value.to_str().ok());
    // What a page would show the form again for is simply wrong here.
    let id = location
        .and_then(|path| path.strip_prefix("/t/"))
        .ok_or(Refusal::Wrong("page-refused-set"))?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}
