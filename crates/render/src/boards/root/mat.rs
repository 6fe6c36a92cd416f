//! The reader's own hand and board, and what lies beside the map.

use super::{factions, suit};
use crate::Scene;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use root::View;

/// The hand, card by card.
pub(super) fn own(view: &View, scene: &Scene<'_>) -> Markup {
    let own = view.players.iter().find(|player| Some(player.seat) == view.seat);
    let Some(own) = own else { return html! {} };
    html! {
        ul.hand aria-label=(scene.tongue.word("page-root-hand")) {
            @for (index, card) in own.known.iter().enumerate() { (card_of(card, index, scene)) }
        }
        div.own-board { (factions::board(own, scene)) }
    }
}

fn card_of(card: &str, index: usize, scene: &Scene<'_>) -> Markup {
    let stands =
        scene.stands(|choice| choice.split_once(' ').is_some_and(|(_, rest)| rest == card));
    let (name, text) = (
        scene.tongue.word(format!("card-{card}")),
        scene.tongue.maybe(format!("card-{card}.text")),
    );
    html! {
        li.hand-card.(stands.class()) data-choice=[stands.choices] data-key=(format!("hand-{card}-{index}")) title=[text.clone()] {
            @if let Some(suit_word) = card.rsplit('-').next().filter(|word| ["fox", "rabbit", "mouse", "bird"].contains(word)) {
                @let (glyph, letter) = suit(suit_word);
                span.suit { (picture(glyph, Some(&scene.tongue.word(format!("suit-{suit_word}"))))) (letter) }
            }
            b { (name) }
            @if let Some(text) = text { small { (text) } }
        }
    }
}

/// Deck, discards, items to craft, open quests, dominance cards, the battle.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let tongue = &scene.tongue;
    let piles = Message::new("page-root-piles")
        .with("deck", view.deck)
        .with("discards", view.discards.len());
    html! {
        div.beside {
            @if let Some(battle) = &view.battle {
                @let who = |word: &str| Message::new(format!("faction-{word}"));
                p.fight { (tongue.say(&Message::new("page-root-battle")
                    .with("attacker", who(battle.attacker)).with("defender", who(battle.defender))
                    .with("clearing", battle.clearing)
                    .with("attack", battle.rolled.0).with("defence", battle.rolled.1))) }
            }
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
