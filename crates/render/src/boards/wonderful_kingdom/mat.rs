//! The reader's own kingdom: the hand or what was selected, what is under construction, the Duchy.

use super::cards::{self, Lies};
use super::faces::art;
use super::keys::Pile;
use super::parts::{Sight, cube};
use super::realm;
use super::things::Thing;
use super::track::Phase;
use crate::look;
use crate::shell::picture;
use maud::{Markup, html};
use wonderful_kingdom::Choice;
use wonderful_kingdom::terms::{Advisor, Area, CardName, Facing, Resource, Site};
use wonderful_kingdom::view::RealmView;

/// The reader's mat: the hand while there is one, and the kingdom.
pub(super) fn own(own: &RealmView, phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    let holds = holds(phase, sight);
    html! {
        div.kingdom.(super::livery(own).class()).choosing[holds] {
            @if holds {
                div.table-row { (hand(own, sight)) (council(own, sight)) }
                div.works { (realm::works(own, sight)) }
            }
            div.estate {
                div.own-stores { (realm::stores(own, sight)) (in_hand(own, sight)) }
                (realm::stacks(own, sight))
            }
        }
    }
}

/// Whether the reader has a hand. Alone one has none: what was selected lies on the table all along.
fn holds(phase: Option<Phase>, sight: &Sight<'_>) -> bool {
    phase == Some(Phase::Choice) && sight.view.realms.len() > 1
}

/// What the reader works on, on the table: what was selected, what is under construction, who advises.
pub(super) fn works(own: &RealmView, phase: Option<Phase>, sight: &Sight<'_>) -> Markup {
    html! {
        @if !holds(phase, sight) {
            section.kingdom.workshop.(super::livery(own).class()) aria-label=(sight.word("page-wk-construction")) {
                div.table-row { (planned(own, sight)) (sites(own, sight)) (council(own, sight)) }
            }
        }
    }
}

/// Cards of one area behind its upright label, which stays with the first of them.
fn group(class: &str, label: &str, cards: &[Markup]) -> Markup {
    html! {
        div.part.(class) {
            @match cards.split_first() {
                Some((first, others)) => { div.lead { h3 { (label) } (first) } @for card in others { (card) } },
                None => p.nothing { (label) },
            }
        }
    }
}

/// The cards of the hand, with arrows to either area, face up or down.
fn hand(own: &RealmView, sight: &Sight<'_>) -> Markup {
    let card = |(index, &card): (usize, &CardName)| {
        let key = sight.keys.at(Pile::Hand(own.seat), index);
        Lies::new(card, key, vec![Thing::Card(card)])
            .whole(&cards::deeds(&offers(card), sight), sight)
    };
    let cards: Vec<Markup> = own.hand.iter().enumerate().map(card).collect();
    let label = if cards.is_empty() { "page-wk-no-cards" } else { "page-wk-hand" };
    group("hand-part", &sight.word(label), &cards)
}

/// Everywhere a card of the hand can be offered.
fn offers(card: CardName) -> Vec<(Choice, Markup)> {
    let icon = |to, facing| {
        let arrow = match to {
            Area::Left => look::ui("back"),
            Area::Right => look::ui("forward"),
        };
        html! {
            (picture(arrow, None))
            @match facing {
                Facing::Up => {},
                Facing::Down => span.card-back {},
                Facing::Masterly => (picture(art("trap"), None)),
            }
        }
    };
    let each = Facing::ALL.into_iter().flat_map(|facing| Area::ALL.map(|to| (to, facing)));
    each.map(|(to, facing)| (Choice::Offer(card, to, facing), icon(to, facing))).collect()
}

/// Selected cards that wait for their use.
fn planned(own: &RealmView, sight: &Sight<'_>) -> Markup {
    let uses = |card| {
        [
            (Choice::Construct(card), picture(art("construct"), None)),
            (Choice::Hire(card), picture(art("advisor"), None)),
            (Choice::Recycle(card), picture(art("recycle"), None)),
        ]
    };
    let up = own.selection.iter().enumerate().map(|(index, &card)| {
        let key = sight.keys.at(Pile::Selection(own.seat), index);
        let lies = Lies::new(card, key, realm::chosen(own.seat, card, sight));
        lies.whole(&cards::deeds(&uses(card), sight), sight)
    });
    let down = own.down.iter();
    let down = down.map(|down| cards::back(down, sight));
    let all: Vec<Markup> = up.chain(down).collect();
    html! { @if !all.is_empty() { (group("chosen", &sight.word("page-wk-selection"), &all)) } }
}

/// Cards under construction, whole, with a way to scrap them.
fn sites(own: &RealmView, sight: &Sight<'_>) -> Markup {
    let scrap = |site| Some((Choice::Scrap(site), picture(look::ui("close"), None)));
    let all = with_deeds(&realm::sites(own, sight), scrap, sight);
    let empty = all.is_empty();
    let label = if empty { "page-wk-nothing-under-construction" } else { "page-wk-construction" };
    group("sites", &sight.word(label), &all)
}

/// Hired Advisors, whole, with a way to use them.
fn council(own: &RealmView, sight: &Sight<'_>) -> Markup {
    let uses = |site: Site| {
        let advisor = Advisor::ALL.into_iter().find(|advisor| advisor.card() == site.name)?;
        Some((Choice::Use(advisor), picture(art("advisor"), None)))
    };
    let all = with_deeds(&realm::council(own, sight), uses, sight);
    html! { @if !all.is_empty() { (group("council", &sight.word("page-wk-council"), &all)) } }
}

/// Whole cards with spaces, each with a small button for what is done with it as choices name it.
fn with_deeds(
    all: &[Lies<'_>],
    deed: impl Fn(Site) -> Option<(Choice, Markup)>,
    sight: &Sight<'_>,
) -> Vec<Markup> {
    let whole = |lies: &Lies<'_>| {
        let deed = lies.site.and_then(|(_, named)| named).and_then(&deed);
        lies.whole(&cards::deeds(deed.as_slice(), sight), sight)
    };
    all.iter().map(whole).collect()
}

/// The cubes that wait to be placed, the next one first.
fn in_hand(own: &RealmView, sight: &Sight<'_>) -> Markup {
    let next = sight.placed();
    let waits = own.cubes.iter().any(|&count| count > 0);
    html! {
        @if waits {
            p.cubes-in-hand title=(sight.word("page-wk-cubes")) {
                span.label { (sight.word("page-wk-cubes")) }
                @for (of, &count) in Resource::ALL.into_iter().zip(&own.cubes) {
                    @for index in 0..count { span.cube-box.lit[next == Some(of) && index == 0] data-thing=(Thing::Piece(of.piece())) { (cube(of.space(), sight)) } }
                }
            }
        }
    }
}
