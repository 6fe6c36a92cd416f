//! The reader's own hand and board, and what lies beside the map.

use super::{factions, suit};
use crate::Scene;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;
use root::view::BattleView;

/// The hand, card by card.
pub(super) fn own(view: &View, scene: &Scene<'_>) -> Markup {
    let own = view.players.iter().find(|player| Some(player.seat) == view.seat);
    let Some(own) = own else { return html! {} };
    html! {
        ul.hand aria-label=(scene.tongue.word("page-root-hand")) {
            @for (index, card) in own.known.iter().enumerate() { (card_of(view, (card, index), scene)) }
        }
        div.own-board { (factions::board(own, scene)) }
    }
}

fn card_of(view: &View, (card, index): (&str, usize), scene: &Scene<'_>) -> Markup {
    let stands =
        scene.stands(|choice| choice.split_once(' ').is_some_and(|(_, rest)| rest == card));
    let (name, text) = (
        scene.tongue.word(format!("card-{card}")),
        scene.tongue.maybe(format!("card-{card}.text")),
    );
    let word = view.suits.get(card).copied().unwrap_or("bird");
    let (glyph, letter) = suit(word);
    html! {
        li.hand-card.(format!("suit-{word}")).(stands.class()) data-choice=[stands.choices] data-key=(format!("hand-{card}-{index}")) title=[text.clone()] {
            span.suit { (picture(glyph, Some(&scene.tongue.word(format!("suit-{word}"))))) span { (letter) } b { (name) } }
            @if let Some(text) = text { small { (text) } }
        }
    }
}

/// The battle being fought: who against whom, where, and the hits both rolled.
pub(super) fn battle(battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let who = |word: &str| Message::new(format!("faction-{word}"));
    let told = Message::new("page-root-battle")
        .with("attacker", who(battle.attacker))
        .with("defender", who(battle.defender))
        .with("clearing", battle.clearing)
        .with("attack", battle.rolled.0)
        .with("defence", battle.rolled.1);
    let side = |faction: &str, hits: u8, key: &'static str| {
        let livery = super::livery(faction);
        html! {
            span.fighter.(livery.class()) {
                (picture(livery.emblem, None))
                span { b { (scene.tongue.word(format!("faction-{faction}"))) } small { (scene.tongue.word(key)) } }
                span.battle-die title=(scene.tongue.say(&Message::new("page-root-hits").with("count", hits))) { (hits) }
            }
        }
    };
    html! {
        aside.fray aria-label=(scene.tongue.say(&told)) {
            h3 { (picture(Glyph::Swords, None)) " " (scene.tongue.say(&Message::new("page-root-clearing").with("number", battle.clearing))) }
            (side(battle.attacker, battle.rolled.0, "page-root-attacks"))
            span.against aria-hidden="true" { "⚔" }
            (side(battle.defender, battle.rolled.1, "page-root-defends"))
        }
    }
}

/// Deck, discards, items to craft, open quests, dominance cards.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let tongue = &scene.tongue;
    let piles = Message::new("page-root-piles")
        .with("deck", view.deck)
        .with("discards", view.discards.len());
    html! {
        div.beside {
            span { (tongue.say(&piles)) }
            (factions::items(&view.items, scene))
            @for quest in &view.quests {
                @let stands = scene.choice(&format!("quest {quest}"));
                span.card-name.(stands.class()) data-choice=[stands.choices] title=[tongue.maybe(format!("quest-{quest}.text"))] { (tongue.word(format!("quest-{quest}"))) }
            }
            @for card in &view.available {
                @let stands = scene.choice(&format!("take {card}"));
                span.card-name.(stands.class()) data-choice=[stands.choices] { (tongue.word(format!("card-{card}"))) }
            }
        }
    }
}
