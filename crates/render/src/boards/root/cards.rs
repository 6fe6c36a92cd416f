//! Cards, quests and items: hue, picture and letter of the suit, what they cost, what they do.

use super::things::Thing;
use super::{art, initial, item, suit};
use crate::Scene;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::position::ItemState;
use root::setting::records::Symbol;
use root::terms::{CardName, Suit};
use root::view::{CardView, ItemView, QuestView};

/// A card in the reader's hand, face up.
pub(super) fn face(view: &View, (card, index): (CardName, usize), scene: &Scene<'_>) -> Markup {
    let name = scene.tongue.word(format!("card-{card}"));
    let print = view.cards.get(&card);
    let of = print.map_or(Suit::Bird, |print| print.suit);
    let (glyph, letter) = (suit(of), initial(of, scene));
    html! {
        div.hand-card.(format!("suit-{of}")) data-thing=(Thing::Card(card)) data-key=(format!("hand-{card}-{index}"))
            title=(told(card, print, scene)) {
            span.band { span.seal { (picture(glyph, Some(&scene.tongue.word(format!("suit-{of}"))))) i { (letter) } } b { (name) } }
            span.art { (picture(art(&format!("card-{card}")), None)) @if let Some((_, points)) = print.and_then(|print| print.item) { span.points { "+" (points) } } }
            @if let Some(text) = scene.tongue.maybe(format!("card-{card}.text")) { small { (text) } }
            @if let Some(print) = print { (cost(print, scene)) }
        }
    }
}

/// A card's name, what it does and what it costs: its tooltip.
fn told(card: CardName, print: Option<&CardView>, scene: &Scene<'_>) -> String {
    let tongue = &scene.tongue;
    let name = tongue.word(format!("card-{card}"));
    let suit = print.map(|print| tongue.word(format!("suit-{}", print.suit)));
    let text = tongue.maybe(format!("card-{card}.text"));
    let cost = print.filter(|print| !print.cost.is_empty()).map(|print| costs(print, scene));
    let parts = std::iter::once(name).chain(suit.map(|suit| format!("({suit})")));
    let first = parts.collect::<Vec<_>>().join(" ");
    std::iter::once(first).chain(text).chain(cost).collect::<Vec<_>>().join(" · ")
}

fn costs(print: &CardView, scene: &Scene<'_>) -> String {
    let words = print.cost.iter().map(|symbol| scene.tongue.word(cost_key(*symbol)));
    let words = words.collect::<Vec<_>>().join(", ");
    scene.tongue.say(&Message::new("page-root-cost").with("cost", words))
}

fn cost_key(symbol: Symbol) -> String {
    symbol.suit().map_or_else(|| "page-root-any".to_owned(), |suit| format!("suit-{suit}"))
}

/// The crafting pieces a card costs, one sign each.
fn cost(print: &CardView, scene: &Scene<'_>) -> Markup {
    html! {
        @if !print.cost.is_empty() {
            span.cost title=(costs(print, scene)) {
                (picture(art("workshop"), Some(&costs(print, scene))))
                @for symbol in &print.cost {
                    i.(format!("suit-{symbol}")) { @if let Some(of) = symbol.suit() { (picture(suit(of), None)) } @else { "?" } }
                }
            }
        }
    }
}

/// Cards by name, with their text at hand.
pub(super) fn row(key: &'static str, cards: &[CardName], view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.named { span.label { (scene.tongue.word(key)) } @for &card in cards { (name(card, view, scene)) } }
        }
    }
}

/// A card by its name, in the hue of its suit.
pub(super) fn name(card: CardName, view: &View, scene: &Scene<'_>) -> Markup {
    let print = view.cards.get(&card);
    let of = print.map_or(Suit::Bird, |print| print.suit);
    html! {
        span.card-name.(format!("suit-{of}")) data-thing=(Thing::Card(card)) title=(told(card, print, scene)) {
            (picture(suit(of), Some(&scene.tongue.word(format!("suit-{of}"))))) (scene.tongue.word(format!("card-{card}")))
        }
    }
}

/// A card of a column, where only its suit counts.
pub(super) fn suited(card: CardName, view: &View, scene: &Scene<'_>) -> Markup {
    let suit = view.cards.get(&card).map(|print| Thing::Suited(print.suit));
    html! { span data-thing=[suit] { (name(card, view, scene)) } }
}

/// A quest in the open, in the hue of its suit.
pub(super) fn quest(quest: &QuestView, scene: &Scene<'_>) -> Markup {
    let (id, of) = (&quest.id, quest.suit);
    let (name, text) =
        (scene.tongue.word(format!("quest-{id}")), scene.tongue.maybe(format!("quest-{id}.text")));
    html! {
        div.card-name.(format!("suit-{of}")) data-thing=(Thing::Quest(quest.number)) title=(text.clone().map_or_else(|| name.clone(), |text| format!("{name}: {text}"))) {
            (picture(suit(of), Some(&scene.tongue.word(format!("suit-{of}"))))) span { b { (name) } @if let Some(text) = text { small { (text) } } }
        }
    }
}

/// Items by kind and by how they lie; slant and a word say it.
pub(super) fn items(items: &[ItemView], scene: &Scene<'_>) -> Markup {
    html! {
        @if !items.is_empty() {
            div.items role="group" {
                @for it in items {
                    @let name = lies(it, scene);
                    div.chip.(format!("state-{}", it.state)) data-thing=(Thing::Item(it.item, it.state)) title=(name) {
                        (picture(item(it.item), Some(&name))) b { (it.count) }
                    }
                }
            }
        }
    }
}

/// An item's name and how it lies.
fn lies(it: &ItemView, scene: &Scene<'_>) -> String {
    let name = scene.tongue.word(format!("item-{}", it.item));
    if it.state == ItemState::Ready {
        return name;
    }
    format!("{name} ({})", scene.tongue.word(format!("picture-root-{}", it.state)))
}
