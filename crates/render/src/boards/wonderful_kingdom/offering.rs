//! The two Offering areas, and what lies beside the table: deck, discards, Calamities, Rats, the solo game's stack.

use super::cards::{self, Lies};
use super::keys::Pile;
use super::parts::{self, PLAIN, Sight, mark};
use super::realm::down_stands;
use crate::board::Stands;
use crate::glyph::Glyph;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::view::AreaView;

const SIDES: [&str; 2] = ["left", "right"];

/// Both areas side by side.
pub(super) fn areas(sight: &Sight<'_>) -> Markup {
    html! {
        div.offering { @for (index, area) in sight.view.areas.iter().enumerate() { (area_of(index, area, sight)) } }
    }
}

fn area_of(index: usize, area: &AreaView, sight: &Sight<'_>) -> Markup {
    let side = SIDES[index.min(1)];
    let stands = whole(side, sight);
    html! {
        section.area.(stands.class()) data-choice=[stands.choices] aria-label=(sight.word(format!("page-wk-area-{side}"))) {
            h3 { @if side == "left" { span.arrow { "◀" } } (sight.word(format!("page-wk-area-{side}"))) @if side == "right" { span.arrow { "▶" } } }
            div.whole-cards {
                @for (place, offered) in area.cards.iter().enumerate() {
                    @let key = sight.keys.at(Pile::Area(index), place);
                    @let lies = Lies { token: offered.token, ..Lies::new(offered.card, key, lying(side, offered.card, sight)) };
                    (lies.whole(&html! {}, sight))
                }
                @for down in &area.down { (cards::back(down, &down_stands(down.number, sight), sight)) }
                @if area.cards.is_empty() && area.down.is_empty() { p.nothing { (sight.word("page-wk-empty-area")) } }
            }
        }
    }
}

/// An area stands for its selection; while cards are offered, for all that can be laid there.
fn whole(side: &str, sight: &Sight<'_>) -> Stands {
    sight.scene.stands(|choice| match parts::deed(choice) {
        ("select" | "area", of) => of == side,
        ("offer", rest) => rest.split(' ').nth(1) == Some(side),
        _ => false,
    })
}

fn lying(side: &str, card: &str, sight: &Sight<'_>) -> Stands {
    let word = format!("{side}:{card}");
    sight.scene.stands(|choice| choice.split(' ').skip(1).any(|part| part == word))
}

/// The piles beside the table.
pub(super) fn piles(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let count =
        |key: &'static str, count: usize| sight.say(&Message::new(key).with("count", count));
    html! {
        div.piles {
            span.pile title=(count("page-wk-deck-help", view.deck)) { span.card-back {} (sight.word("page-wk-deck")) " " b { (view.deck) } }
            span.pile.spent title=(count("page-wk-discards-help", view.discards.len())) { span.card-back {} (sight.word("page-wk-discards")) " " b { (view.discards.len()) } }
            @if view.calamities > 0 { (mark(Glyph::Fire, &view.calamities, &count("page-wk-calamities", view.calamities))) }
            @if view.rats > 0 { (mark(Glyph::Rat, &view.rats, &count("page-wk-rats", view.rats))) }
            @if view.tokens > 0 { (mark(Glyph::Masks, &view.tokens, &count("page-wk-supply-tokens", usize::from(view.tokens)))) }
        }
        @if view.supremacy.is_some() { (alone(sight)) }
    }
}

/// The solo game's deck lies face up, its stack face down; what was foreseen is known.
fn alone(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let told = sight.say(&Message::new("page-wk-stack-help").with("count", view.stack));
    html! {
        h2 { (sight.word("page-wk-stack")) }
        p.piles title=(told) {
            span.pile { span.card-back.dire {} b { (view.stack) } }
            @for card in &view.foreseen {
                @let stands = sight.scene.choice(&format!("card {card}"));
                span.foreseen.(stands.class()) data-choice=[stands.choices] { (sight.name(card)) }
            }
        }
        @if let Some(card) = view.next {
            h2 { (sight.word("page-wk-next")) }
            ul.slims { (Lies::new(card, sight.keys.at(Pile::Next, 0), PLAIN).slim(sight)) }
        }
    }
}
