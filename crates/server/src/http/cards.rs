//! The card index: the cards of a game as its data has them, chosen by what tells them apart.

use super::book::bound;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::shelf::Boxed;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use kernel::Message;
use lessons::{Deck, Page};
use render::Tongue;
use render::pages::{self, CardIndex, CardLine, Filter};
use serde_json::Value;
use std::collections::BTreeMap;

/// What was chosen: fields and their values.
type Chosen = BTreeMap<String, String>;

/// A card as the data has it, and what it is among.
struct Row<'a> {
    deck: &'a Deck,
    fields: Value,
}

impl Row<'_> {
    fn field(&self, name: &str) -> Option<&str> {
        if name == "kind" {
            return Some(&self.deck.kind);
        }
        self.deck.facets.iter().any(|facet| facet == name).then_some(())?;
        self.fields.get(own(name)).and_then(Value::as_str)
    }

    /// What is told of it.
    fn tells(&self, tongue: &Tongue<'_>) -> Vec<(String, String)> {
        let told = |field: &String| {
            let value = self.fields.get(own(field))?;
            Some((tongue.word(format!("field-{field}")), told(tongue, field, value)))
        };
        self.deck.tells.iter().filter_map(told).collect()
    }

    /// The paragraph on it: that of its sort, or of its deck.
    fn para(&self) -> String {
        let own = self.deck.paras.iter().find(|(field, value, _)| {
            self.fields.get(own(field)).and_then(Value::as_str) == Some(value)
        });
        own.map_or(&self.deck.para, |(_, _, para)| para).clone()
    }

    fn id(&self) -> &str {
        self.fields.get("id").and_then(Value::as_str).unwrap_or_default()
    }
}

/// The field of the data that a facet means: a kind within a kind is `sort` here, for `kind` tells decks apart.
fn own(facet: &str) -> &str {
    if facet == "sort" { "kind" } else { facet }
}

/// The index of a game's cards.
pub(super) async fn index(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Html<String>, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    if boxed.book.decks.is_empty() {
        return Err(Refusal::NothingHere);
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let tongue = visitor.tongue(&boxed.speaker);
    let rows = rows(boxed);
    let query = chosen.get("q").map_or("", |query| query.trim());
    let fits = |row: &&Row<'_>| {
        let given = chosen.iter().filter(|(field, value)| *field != "q" && !value.is_empty());
        given.into_iter().all(|(field, value)| row.field(field) == Some(value.as_str()))
    };
    let lines = rows.iter().filter(fits).map(|row| line(boxed, &tongue, row));
    let index = CardIndex {
        book: bound(boxed),
        filters: filters(&tongue, &rows, &chosen),
        query,
        cards: lines.filter(|line| says(line, query)).collect(),
        all: rows.len(),
    };
    Ok(Html(pages::cards(&visitor.reader, &tongue, &index).into_string()))
}

/// What the data tells of whom a page is on, where it is a card.
pub(super) fn tells(boxed: &Boxed, tongue: &Tongue<'_>, page: &Page) -> Vec<(String, String)> {
    let rows = rows(boxed);
    let own = rows.iter().find(|row| row.deck.kind == page.kind && row.id() == page.id);
    own.map(|row| row.tells(tongue)).unwrap_or_default()
}

/// Every card of the data, in its order.
fn rows(boxed: &Boxed) -> Vec<Row<'_>> {
    let of_deck = |deck: &'_ Deck| {
        let file: Value = boxed.data.read(&deck.file).unwrap_or_default();
        file.get(&deck.rows).and_then(Value::as_array).cloned().unwrap_or_default()
    };
    let decks = boxed.book.decks.iter();
    decks
        .flat_map(|deck| of_deck(deck).into_iter().map(move |fields| Row { deck, fields }))
        .collect()
}

/// What can be chosen: the decks, and every field that tells cards apart.
fn filters(tongue: &Tongue<'_>, rows: &[Row<'_>], chosen: &Chosen) -> Vec<Filter> {
    let mut fields = vec!["kind"];
    for facet in rows.iter().flat_map(|row| &row.deck.facets) {
        if !fields.contains(&facet.as_str()) {
            fields.push(facet);
        }
    }
    let filter = |field: &str| {
        let mut values: Vec<(String, String)> = Vec::new();
        for value in rows.iter().filter_map(|row| row.field(field)) {
            if !values.iter().any(|(known, _)| known == value) {
                values.push((value.to_owned(), named(tongue, field, value)));
            }
        }
        let chosen = chosen.get(field).cloned().unwrap_or_default();
        Filter { field: field.to_owned(), values, chosen }
    };
    fields.into_iter().map(filter).filter(|filter| filter.values.len() > 1).collect()
}

/// The name of a value: as the cards of this game have it, or as the game names such things.
fn named(tongue: &Tongue<'_>, field: &str, value: &str) -> String {
    let own = tongue.maybe(format!("value-{field}-{value}"));
    let any = || tongue.maybe(format!("value-{value}"));
    let thing = || tongue.maybe(format!("{}-{value}", self::own(field)));
    own.or_else(any).or_else(thing).unwrap_or_else(|| value.replace('-', " "))
}

/// What a field of the data says.
fn told(tongue: &Tongue<'_>, field: &str, value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(is) => tongue.word(if *is { "option-on" } else { "option-off" }),
        Value::Number(number) => number.to_string(),
        Value::String(word) => named(tongue, field, word),
        Value::Array(several) => {
            let each = several.iter().map(|one| told(tongue, field, one));
            each.collect::<Vec<_>>().join(", ")
        }
        Value::Object(parts) if parts.contains_key("points") && parts.contains_key("type") => {
            let part = |name: &str| told(tongue, field, &parts[name]);
            let per = Message::new("page-cards-per").with("points", part("points"));
            tongue.say(&per.with("type", part("type")))
        }
        Value::Object(parts) => {
            let each = parts.iter().map(|(part, count)| {
                format!("{} {}", told(tongue, field, count), named(tongue, field, part))
            });
            each.collect::<Vec<_>>().join(", ")
        }
    }
}

fn line(boxed: &Boxed, tongue: &Tongue<'_>, row: &Row<'_>) -> CardLine {
    let (deck, id) = (row.deck, row.id());
    let own = format!("{}-{id}", deck.names);
    // Where the data's id has its kind in it, the name is called like the id.
    let key = if tongue.maybe(own.clone()).is_some() { own } else { id.to_owned() };
    let texts = ["text", "one", "two"].map(|part| tongue.maybe(format!("{key}.{part}")));
    let own: Vec<String> = texts.into_iter().flatten().collect();
    let text = if own.is_empty() { of_law(boxed, tongue, row).into_iter().collect() } else { own };
    let played = boxed.book.played.of(&format!("{}-{id}", deck.kind));
    let card = format!("{}-{id}", deck.kind);
    CardLine {
        name: tongue.maybe(key.clone()).unwrap_or_else(|| id.replace('-', " ")),
        picture: key,
        kind: named(tongue, "kind", &deck.kind),
        tells: row.tells(tongue),
        text,
        para: row.para(),
        // A card that nobody played may not have been among those of these games: that is no figure.
        played: played.filter(|(row, _)| row.games > 0).map(|(row, of)| (row.games, of, row.times)),
        id: card,
    }
}

/// What the law says of a card without words of its own, in the paragraph on it or on its deck.
fn of_law(boxed: &Boxed, tongue: &Tongue<'_>, row: &Row<'_>) -> Option<String> {
    let number = row.para();
    let mut law = boxed.game.law().iter().copied().flatten();
    let para = law.find(|para| para.number() == number)?;
    let says_something = row.deck.tells.is_empty() || row.deck.para != number;
    says_something.then(|| tongue.maybe(para.key())).flatten()
}

/// Whether every word searched for stands on a card.
fn says(line: &CardLine, query: &str) -> bool {
    let text = format!("{} {}", line.name, line.text.join(" ")).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}
