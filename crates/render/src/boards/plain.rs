//! The plain board: a view as nested cards and tables, for a game without a board of its own.

use crate::{Board, Drawn, Scene};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// Draws any game.
#[derive(Debug)]
pub struct Plain;

impl Board for Plain {
    fn game(&self) -> &'static str {
        "plain"
    }

    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let view = scene.view.json();
        let seats = scene.plates.len();
        let plates = (0_u8..).take(seats).map(|seat| plate(&view, Seat(seat), seats));
        Drawn {
            board: html! { div.plain-board { (thing(&view, scene, 0)) } },
            mat: html! {},
            beside: html! {},
            plates: plates.collect(),
        }
    }
}

/// Small numbers a view has for this seat: `scores: [3, 5]`, `seats: [{ score: 3 }]`.
fn plate(view: &Value, seat: Seat, seats: usize) -> Markup {
    let Value::Object(fields) = view else { return html! {} };
    let of_seat = |value: &Value| {
        let list = value.as_array().filter(|list| list.len() == seats)?;
        list.get(seat.index()).cloned()
    };
    html! {
        @for (name, value) in fields {
            @match of_seat(value) {
                Some(Value::Number(number)) => span.count { (words(name)) " " b { (number) } },
                Some(Value::Object(inner)) => @for (name, number) in numbers(&inner) {
                    span.count { (words(name)) " " b { (number) } }
                },
                _ => {}
            }
        }
    }
}

fn numbers(fields: &Map<String, Value>) -> impl Iterator<Item = (&String, &serde_json::Number)> {
    fields.iter().filter_map(|(name, value)| Some((name, value.as_number()?))).take(4)
}

fn thing(value: &Value, scene: &Scene<'_>, depth: usize) -> Markup {
    match value {
        Value::Null => html! { span.nothing { "–" } },
        Value::Bool(true) => html! { span.mark aria-label="yes" { "✓" } },
        Value::Bool(false) => html! { span.nothing { "·" } },
        Value::Number(number) => html! { b.number { (number) } },
        Value::String(text) => word(text, scene),
        Value::Array(list) => row(list, scene, depth),
        Value::Object(fields) => card(fields, scene, depth),
    }
}

fn word(text: &str, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(text);
    html! { span.word.(stands.class()) data-choice=[stands.choices] { (text) } }
}

fn row(list: &[Value], scene: &Scene<'_>, depth: usize) -> Markup {
    if list.is_empty() {
        return html! { span.nothing { "–" } };
    }
    html! { ul.row { @for value in list { li { (thing(value, scene, depth + 1)) } } } }
}

fn card(fields: &Map<String, Value>, scene: &Scene<'_>, depth: usize) -> Markup {
    html! {
        dl.card data-depth=(depth) {
            @for (name, value) in fields {
                div { dt { (words(name)) } dd { (thing(value, scene, depth + 1)) } }
            }
        }
    }
}

/// A field's name as words.
fn words(name: &str) -> String {
    name.replace('_', " ")
}
