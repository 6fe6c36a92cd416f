//! The two Offering areas, and what lies beside the table: deck, discards, Calamities, Rats, the solo game's stack.

use super::cards::{self, Lies};
use super::faces::art;
use super::keys::Pile;
use super::parts::{Sight, mark};
use super::things::Thing;
use crate::look;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::terms::{Area, Lying};
use wonderful_kingdom::view::AreaView;

/// Both areas side by side.
pub(super) fn areas(sight: &Sight<'_>) -> Markup {
    html! {
        div.offering { @for (side, area) in Area::ALL.into_iter().zip(&sight.view.areas) { (area_of(side, area, sight)) } }
    }
}

fn area_of(side: Area, area: &AreaView, sight: &Sight<'_>) -> Markup {
    html! {
        section.area data-thing=(Thing::Area(side)) aria-label=(sight.word(format!("page-wk-area-{side}"))) {
            h3 { @if side == Area::Left { span.arrow { (picture(look::ui("back"), None)) } } (sight.word(format!("page-wk-area-{side}"))) @if side == Area::Right { span.arrow { (picture(look::ui("forward"), None)) } } }
            div.whole-cards {
                @for (place, offered) in area.cards.iter().enumerate() {
                    @let key = sight.keys.at(Pile::Area(side.index()), place);
                    @let lies = Lies { token: offered.token, ..Lies::new(offered.card, key, vec![Thing::At(Lying::In(side, offered.card))]) };
                    (lies.whole(&html! {}, sight))
                }
                @for down in &area.down { (cards::back(down, sight)) }
                @if area.cards.is_empty() && area.down.is_empty() { p.nothing { (sight.word("page-wk-empty-area")) } }
            }
        }
    }
}

/// The piles beside the table.
pub(super) fn piles(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let count =
        |key: &'static str, count: usize| sight.say(&Message::new(key).with("count", count));
    html! {
        div.piles {
            span.pile data-key="pile-deck" title=(count("page-wk-deck-help", view.deck)) { span.card-back {} (sight.word("page-wk-deck")) " " b { (view.deck) } }
            span.pile.spent data-key="pile-discards" title=(count("page-wk-discards-help", view.discards.len())) { span.card-back {} (sight.word("page-wk-discards")) " " b { (view.discards.len()) } }
            @if view.calamities > 0 { (mark(art("type-calamity"), &view.calamities, &count("page-wk-calamities", view.calamities))) }
            @if view.rats > 0 { (mark(art("set-giant-rats"), &view.rats, &count("page-wk-rats", view.rats))) }
            @if view.tokens > 0 { (mark(art("illusionist"), &view.tokens, &count("page-wk-supply-tokens", usize::from(view.tokens)))) }
        }
        @if !view.discards.is_empty() { (discards(sight)) }
        @if view.supremacy.is_some() { (alone(sight)) }
    }
}

/// The discard pile can be looked through.
fn discards(sight: &Sight<'_>) -> Markup {
    let count = Message::new("page-look-through").with("count", sight.view.discards.len());
    html! {
        details.open-pile {
            summary { (sight.say(&count)) }
            div.slims role="group" { @for &card in sight.view.discards.iter().rev() { (Lies::new(card, None, vec![]).slim(sight)) } }
        }
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
            @for &card in &view.foreseen {
                span.foreseen data-thing=(Thing::Card(card)) { (sight.name(card)) }
            }
        }
        @if let Some(card) = view.next {
            h2 { (sight.word("page-wk-next")) }
            div.slims role="group" { (Lies::new(card, sight.keys.at(Pile::Next, 0), vec![]).slim(sight)) }
        }
    }
}
