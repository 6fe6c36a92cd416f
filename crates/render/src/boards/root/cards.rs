//! Cards, quests and items: hue, picture and letter of the suit, what they cost, what they do.

use super::{item, suit};
use crate::Scene;
use crate::board::Stands;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::view::{CardView, ItemView};

/// A card in the reader's hand, face up.
pub(super) fn face(view: &View, (card, index): (&str, usize), scene: &Scene<'_>) -> Markup {
    let stands = stands(card, scene);
    let name = scene.tongue.word(format!("card-{card}"));
    let print = view.cards.get(card);
    let word = print.map_or("bird", |print| print.suit);
    let (glyph, letter) = suit(word);
    html! {
        li.hand-card.(format!("suit-{word}")).(stands.class()) data-choice=[stands.choices] data-key=(format!("hand-{card}-{index}"))
            title=(told(card, print, scene)) {
            span.band { span.seal { (picture(glyph, Some(&scene.tongue.word(format!("suit-{word}"))))) i { (letter) } } b { (name) } }
            span.art { (picture(art(card, print), None)) @if let Some((_, points)) = print.and_then(|print| print.item) { span.points { "+" (points) } } }
            @if let Some(text) = scene.tongue.maybe(format!("card-{card}.text")) { small { (text) } }
            @if let Some(print) = print { (cost(print, scene)) }
        }
    }
}

/// What stands for a card: whatever is offered about it.
fn stands(card: &str, scene: &Scene<'_>) -> Stands {
    scene.stands(|choice| choice.split_once(' ').is_some_and(|(_, rest)| rest == card))
}

/// A card's name, what it does and what it costs: its tooltip.
fn told(card: &str, print: Option<&CardView>, scene: &Scene<'_>) -> String {
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
    let words = print.cost.iter().map(|word| scene.tongue.word(cost_key(word)));
    let words = words.collect::<Vec<_>>().join(", ");
    scene.tongue.say(&Message::new("page-root-cost").with("cost", words))
}

fn cost_key(word: &str) -> String {
    if word == "any" { "page-root-any".to_owned() } else { format!("suit-{word}") }
}

/// The crafting pieces a card costs, one sign each.
fn cost(print: &CardView, scene: &Scene<'_>) -> Markup {
    html! {
        @if !print.cost.is_empty() {
            span.cost title=(costs(print, scene)) {
                (picture(Glyph::Hammer, Some(&costs(print, scene))))
                @for word in &print.cost {
                    i.(format!("suit-{word}")) { @if *word == "any" { "?" } @else { (picture(suit(word).0, None)) } }
                }
            }
        }
    }
}

/// The picture of what a card does.
fn art(card: &str, print: Option<&CardView>) -> Glyph {
    if let Some((word, _)) = print.and_then(|print| print.item) {
        return item(word);
    }
    let of_suit = || print.map_or(Glyph::Eagle, |print| suit(print.suit).0);
    match card.split('-').next().unwrap_or_default() {
        "ambush" => Glyph::Dagger,
        "dominance" | "royal" => Glyph::Crown,
        "armorers" => Glyph::Shield,
        "sappers" | "saboteurs" => Glyph::Fire,
        "brutal" | "command" => Glyph::Swords,
        "stand" | "better" => Glyph::Bag,
        "tax" | "murine" => Glyph::Coin,
        "cobbler" => Glyph::Boot,
        "scouting" | "informants" => Glyph::Eye,
        "codebreakers" | "propaganda" | "false" | "corvid" => Glyph::Scroll,
        "soup" => Glyph::Teapot,
        "boat" => Glyph::Ferry,
        "tunnels" => Glyph::Pickaxe,
        "charm" => Glyph::Heart,
        "swap" => Glyph::Scales,
        "coffin" => Glyph::Grave,
        "league" => Glyph::Torch,
        "master" => Glyph::Hammer,
        _ => of_suit(),
    }
}

/// Cards by name, with their text at hand.
pub(super) fn row(
    key: &'static str,
    cards: &[&'static str],
    view: &View,
    scene: &Scene<'_>,
) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.named { span.label { (scene.tongue.word(key)) } @for card in cards { (name(card, view, scene)) } }
        }
    }
}

/// A card by its name, in the hue of its suit.
pub(super) fn name(card: &str, view: &View, scene: &Scene<'_>) -> Markup {
    let (stands, print) = (stands(card, scene), view.cards.get(card));
    let word = print.map_or("bird", |print| print.suit);
    html! {
        span.card-name.(format!("suit-{word}")).(stands.class()) data-choice=[stands.choices] title=(told(card, print, scene)) {
            (picture(suit(word).0, Some(&scene.tongue.word(format!("suit-{word}"))))) (scene.tongue.word(format!("card-{card}")))
        }
    }
}

/// A quest in the open, in the hue of its suit.
pub(super) fn quest(quest: &str, scene: &Scene<'_>) -> Markup {
    let stands = scene.choice(&format!("quest {quest}"));
    let word = quest.rsplit('-').next().unwrap_or_default();
    let (name, text) = (
        scene.tongue.word(format!("quest-{quest}")),
        scene.tongue.maybe(format!("quest-{quest}.text")),
    );
    html! {
        li.card-name.(format!("suit-{word}")).(stands.class()) data-choice=[stands.choices] title=(text.clone().map_or_else(|| name.clone(), |text| format!("{name}: {text}"))) {
            (picture(suit(word).0, Some(&scene.tongue.word(format!("suit-{word}"))))) span { b { (name) } @if let Some(text) = text { small { (text) } } }
        }
    }
}

/// Items by kind and by how they lie; slant and a word say it.
pub(super) fn items(items: &[ItemView], scene: &Scene<'_>) -> Markup {
    html! {
        @if !items.is_empty() {
            ul.items {
                @for it in items {
                    @let stands = scene.stands(|choice| {
                        let ready = it.state == "ready";
                        choice == format!("item {}", it.item) && ready || choice == format!("item {} {}", it.item, it.state)
                    });
                    @let name = lies(it, scene);
                    li.chip.(format!("state-{}", it.state)).(stands.class()) data-choice=[stands.choices] title=(name) {
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
    if it.state == "ready" {
        return name;
    }
    format!("{name} ({})", scene.tongue.word(format!("picture-root-{}", it.state)))
}
