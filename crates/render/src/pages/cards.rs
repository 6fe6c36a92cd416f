//! The card index: every card of a game, what it does, where it stands in the rules, and how often masters play it.

use super::rules::Rulebook;
use super::{picture, plain};
use crate::Tongue;
use crate::look;
use crate::shell::Reader;
use crate::table::title_of;
use kernel::Message;
use maud::{Markup, html};

/// What the index shows.
#[derive(Debug)]
pub struct CardIndex<'a> {
    /// The book of the game.
    pub book: Rulebook<'a>,
    /// What can be chosen among the cards: a field, its values, and the one that was chosen.
    pub filters: Vec<Filter>,
    /// The words searched for.
    pub query: &'a str,
    /// The cards that fit.
    pub cards: Vec<CardLine>,
    /// How many cards there are.
    pub all: usize,
}

/// A choice among cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// The field.
    pub field: String,
    /// Its values and their names.
    pub values: Vec<(String, String)>,
    /// The one that was chosen; empty for all.
    pub chosen: String,
}

/// A card in the index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardLine {
    /// Its kind and id, as in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its picture on the game's shelf.
    pub picture: String,
    /// What kind of card it is.
    pub kind: String,
    /// What is told of it: a field's name and its value.
    pub tells: Vec<(String, String)>,
    /// What it does, in a sentence or two.
    pub text: Vec<String>,
    /// Its paragraph.
    pub para: String,
    /// In how many games of how many it was played, and how often in all.
    pub played: Option<(u32, u32, u32)>,
}

/// The index of a game's cards.
pub fn cards(reader: &Reader, tongue: &Tongue<'_>, index: &CardIndex<'_>) -> Markup {
    let game = index.book.game;
    let title = tongue.say(&Message::new("page-cards-of").with("game", title_of(tongue, game)));
    let count =
        Message::new("page-cards-count").with("count", index.cards.len()).with("all", index.all);
    let main = html! {
        h1 { (title) }
        p.lead { (tongue.word("page-cards-help")) " " (provenance(tongue, index)) }
        (filters(tongue, index))
        p.count role="status" { (tongue.say(&count)) }
        ul.card-index { @for card in &index.cards { (line(tongue, index, card)) } }
        p.also { a.button.quiet href=(format!("/rules/{game}")) { (tongue.word("page-rules")) } }
    };
    plain(reader, tongue, title.clone(), &format!("/cards/{game}"), main)
}

/// What the numbers come from.
fn provenance(tongue: &Tongue<'_>, index: &CardIndex<'_>) -> Markup {
    let source = index.book.book.played.source.as_ref();
    html! {
        @if let Some(source) = source {
            (tongue.say(&Message::new("page-cards-source").with("games", source.games).with("looks", source.looks).with("day", source.checked.clone())))
        }
    }
}

fn filters(tongue: &Tongue<'_>, index: &CardIndex<'_>) -> Markup {
    html! {
        form.filters role="search" action=(format!("/cards/{}", index.book.game)) {
            label { span { (tongue.word("page-search")) } input type="search" name="q" value=(index.query); }
            @for filter in &index.filters {
                label {
                    span { (tongue.word(format!("field-{}", filter.field))) }
                    select name=(filter.field) {
                        option value="" { (tongue.word("page-cards-any")) }
                        @for (value, name) in &filter.values { option value=(value) selected[*value == filter.chosen] { (name) } }
                    }
                }
            }
            button.primary { (tongue.word("page-cards-show")) }
            a.button.quiet href=(format!("/cards/{}", index.book.game)) { (tongue.word("page-cards-all")) }
        }
    }
}

fn line(tongue: &Tongue<'_>, index: &CardIndex<'_>, card: &CardLine) -> Markup {
    let art = look::art(index.book.game, &card.picture);
    html! {
        li id=(card.id) {
            span.card-art { img src=(art.address) alt="" loading="lazy" decoding="async" width="120" height="72"; }
            div {
                h2 { (card.name) " " small { (card.kind) } }
                @if !card.tells.is_empty() {
                    p.tells { @for (field, value) in &card.tells { span { (field) ": " b { (value) } } } }
                }
                @for text in &card.text { p { (text) } }
                p.numbers {
                    (index.book.number(tongue, &card.para)) " "
                    @if let Some((games, of, times)) = card.played {
                        span.played { (picture(look::ui("star"), None)) (tongue.say(&Message::new("page-cards-played").with("games", games).with("of", of).with("times", times))) }
                    }
                }
            }
        }
    }
}
