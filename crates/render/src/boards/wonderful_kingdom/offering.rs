//! The two Offering areas, and what lies beside the table: deck, discards, Calamities, Rats, the solo game's stack.

use super::cards::{self, Lies};
use super::faces::art;
use super::keys::Pile;
use super::parts::{Sight, mark};
use super::realm::lying;
use crate::board::Stands;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::Choice;
use wonderful_kingdom::terms::{Area, Lying};
use wonderful_kingdom::view::AreaView;

/// Both areas side by side.
pub(super) fn areas(sight: &Sight<'_>) -> Markup {
    html! {
        div.offering { @for (side, area) in Area::ALL.into_iter().zip(&sight.view.areas) { (area_of(side, area, sight)) } }
    }
}

fn area_of(side: Area, area: &AreaView, sight: &Sight<'_>) -> Markup {
    let stands = whole(side, sight);
    html! {
        section.area.(stands.class()) data-choice=[stands.choices] aria-label=(sight.word(format!("page-wk-area-{side}"))) {
            h3 { @if side == Area::Left { span.arrow { "◀" } } (sight.word(format!("page-wk-area-{side}"))) @if side == Area::Right { span.arrow { "▶" } } }
            div.whole-cards {
                @for (place, offered) in area.cards.iter().enumerate() {
                    @let key = sight.keys.at(Pile::Area(side.index()), place);
                    @let lies = Lies { token: offered.token, ..Lies::new(offered.card, key, lying(Lying::In(side, offered.card), sight)) };
                    (lies.whole(&html! {}, sight))
                }
                @for down in &area.down { (cards::back(down, &lying(Lying::Down(down.number - 1), sight), sight)) }
                @if area.cards.is_empty() && area.down.is_empty() { p.nothing { (sight.word("page-wk-empty-area")) } }
            }
        }
    }
}

/// An area stands for its selection; while cards are offered, for all that can be laid there.
fn whole(side: Area, sight: &Sight<'_>) -> Stands {
    sight.stands(|choice| match choice {
        Choice::Select(of) | Choice::Area(of) | Choice::Offer(_, of, _) => of == side,
        _ => false,
    })
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
            @if view.calamities > 0 { (mark(art("type-calamity"), &view.calamities, &count("page-wk-calamities", view.calamities))) }
            @if view.rats > 0 { (mark(art("set-giant-rats"), &view.rats, &count("page-wk-rats", view.rats))) }
            @if view.tokens > 0 { (mark(art("illusionist"), &view.tokens, &count("page-wk-supply-tokens", usize::from(view.tokens)))) }
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
            @for &card in &view.foreseen {
                @let stands = sight.choice(Choice::Card(card));
                span.foreseen.(stands.class()) data-choice=[stands.choices] { (sight.name(card)) }
            }
        }
        @if let Some(card) = view.next {
            h2 { (sight.word("page-wk-next")) }
            ul.slims { (Lies::new(card, sight.keys.at(Pile::Next, 0), Stands::PLAIN).slim(sight)) }
        }
    }
}
