//! A kingdom: its stores, its Duchy in stacks by what is produced, its cards under construction, its Advisors.

use super::cards::{self, Lies};
use super::faces::art;
use super::keys::Pile;
use super::parts::{Sight, class, cube, mark, mark_some, seal, some};
use super::things::{self, Thing};
use super::{faces, told};
use crate::look::Art;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{CardName, Lying, Piece, Resource, Site, Type};
use wonderful_kingdom::view::{BuiltView, FaceView, RealmView, SiteView};

/// The kingdom of someone else, or of anyone as a watcher sees it.
pub(super) fn rival(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let livery = super::livery(realm);
    html! {
        section.realm.(livery.class()) aria-label=(sight.who(realm)) {
            header.realm-head {
                (picture(livery.emblem, None))
                h2 { (sight.who(realm)) }
                (stores(realm, sight))
            }
            div.estate { (stacks(realm, sight)) (works(realm, sight))
                @if !realm.council.is_empty() { (shelf("page-wk-council", &slims(&council(realm, sight), sight), sight)) }
            }
        }
    }
}

/// A kingdom for the mat its plate opens: its stores, its Duchy, and whole cards under construction.
pub(super) fn whole(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let selected = !realm.selection.is_empty() || !realm.down.is_empty();
    let row = |all: &[Lies<'_>]| html! { div.table-row { @for lies in all { (lies.whole(&html! {}, sight)) } } };
    html! {
        div.kingdom.(super::livery(realm).class()) {
            div.estate { div.own-stores { (stores(realm, sight)) } (stacks(realm, sight)) }
            @if selected { (shelf("page-wk-selection", &selection(realm, sight), sight)) }
            @if !realm.construction.is_empty() { h3 { (sight.word("page-wk-construction")) } (row(&sites(realm, sight))) }
            @if !realm.council.is_empty() { h3 { (sight.word("page-wk-council")) } (row(&council(realm, sight))) }
        }
    }
}

/// What is selected and under construction, in little room.
pub(super) fn works(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let selected = !realm.selection.is_empty() || !realm.down.is_empty();
    html! {
        @if selected { (shelf("page-wk-selection", &selection(realm, sight), sight)) }
        @if !realm.construction.is_empty() { (shelf("page-wk-construction", &slims(&sites(realm, sight), sight), sight)) }
    }
}

/// Narrow cards behind a label.
fn shelf(label: &'static str, cards: &Markup, sight: &Sight<'_>) -> Markup {
    html! { div.part { h3 { (sight.word(label)) } div.slims role="group" { (cards) } } }
}

fn slims(all: &[Lies<'_>], sight: &Sight<'_>) -> Markup {
    html! { @for lies in all { (lies.slim(sight)) } }
}

/// The Selection area, as names and backs.
fn selection(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    html! {
        @for (index, &card) in realm.selection.iter().enumerate() {
            (Lies::new(card, sight.keys.at(Pile::Selection(realm.seat), index), chosen(realm.seat, card, sight)).slim(sight))
        }
        @for down in &realm.down {
            @let thing = Thing::At(Lying::Down(down.number - 1));
            @let hidden = sight.counted("page-wk-face-down", down.number);
            @let name = down.card.map(|card| sight.name(card));
            div.slim.turned data-thing=(thing) data-key=(format!("down-{}", down.number))
                title=(down.card.map_or_else(|| hidden.clone(), |card| format!("{hidden} {}", told::told(card, sight)))) {
                b.number { (down.number) }
                @match name {
                    Some(name) => { (picture(art("looked-at"), None)) b { (name) } },
                    None => span.card-back aria-hidden="true" {},
                }
            }
        }
    }
}

/// What a selected card is to a hand: only the reader's own can be used.
pub(super) fn chosen(seat: u8, card: CardName, sight: &Sight<'_>) -> Vec<Thing> {
    if Some(seat) != sight.view.seat {
        return vec![];
    }
    vec![Thing::Card(card), Thing::At(Lying::Selected(card))]
}

/// Cards under construction.
pub(super) fn sites<'a>(realm: &'a RealmView, sight: &'a Sight<'_>) -> Vec<Lies<'a>> {
    let all = realm.construction.iter().enumerate();
    let lies = |(index, site): (usize, &'a SiteView)| {
        let named = twin(&realm.construction, index);
        let things = vec![Thing::Site(realm.seat, named)];
        let key = sight.keys.at(Pile::Construction(realm.seat), index);
        let own = Some(realm.seat) == sight.view.seat;
        Lies { site: Some((site, own.then_some(named))), ..Lies::new(site.card, key, things) }
    };
    all.map(lies).collect()
}

/// Hired Advisors.
pub(super) fn council<'a>(realm: &'a RealmView, sight: &'a Sight<'_>) -> Vec<Lies<'a>> {
    let all = realm.council.iter().enumerate();
    let lies = |(index, site): (usize, &'a SiteView)| {
        let things = vec![Thing::Site(realm.seat, site.site)];
        let key = sight.keys.at(Pile::Council(realm.seat), index);
        let own = Some(realm.seat) == sight.view.seat;
        Lies { site: Some((site, own.then_some(site.site))), ..Lies::new(site.card, key, things) }
    };
    all.map(lies).collect()
}

/// How choices name a card: copies with the same pieces are offered once, under the first.
fn twin(sites: &[SiteView], index: usize) -> Site {
    let this = &sites[index];
    let alike = |other: &&SiteView| {
        (other.card, &other.spaces, other.frozen) == (this.card, &this.spaces, this.frozen)
    };
    sites[..index].iter().find(alike).map_or(this.site, |first| first.site)
}

/// What is kept on the Duchy card: Alchemy, Krystallium, Soldiers, tokens, and the cards by type.
pub(super) fn stores(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let own = Some(realm.seat) == sight.view.seat;
    let told = sight.say(
        &Message::new("page-wk-alchemy")
            .with("count", realm.alchemy)
            .with("full", sight.view.alchemy),
    );
    html! {
        div.stores {
            span.alchemy data-thing=[own.then_some(Thing::Alchemy)] title=(told) {
                (picture(art("alchemy"), Some(&told)))
                @for at in 0..sight.view.alchemy { i.pip.on[at < realm.alchemy] {} }
            }
            span data-thing=[own.then_some(Thing::Piece(Piece::Krystallium))] {
                (mark(art("krystallium"), &realm.krystallium, &sight.counted("page-wk-krystallium", realm.krystallium)))
            }
            (soldiers(realm, sight))
            (mark_some(art("trap"), realm.traps, "page-wk-traps", sight))
            (mark_some(art("spy"), realm.spies, "page-wk-spies", sight))
            (mark_some(art("illusionist"), realm.tokens, "page-wk-tokens", sight))
            (mark_some(art("type-calamity"), realm.aside, "page-wk-aside", sight))
            (types(realm, sight))
        }
    }
}

fn soldiers(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let own = Some(realm.seat) == sight.view.seat;
    let training =
        sight.word(if realm.training { "page-wk-training" } else { "page-wk-no-training" });
    html! {
        span.count.soldiers data-thing=[own.then_some(Thing::Piece(Piece::Soldier))] title=(format!("{} · {training}", sight.counted("page-wk-soldiers", realm.soldiers))) {
            (picture(art("soldier"), Some(&sight.counted("page-wk-soldiers", realm.soldiers)))) b { (realm.soldiers) }
            i.pip.drill.on[realm.training] { span.sr { (training) } }
        }
    }
}

/// How many cards of each type are built: what points per type are counted with.
fn types(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let own = Some(realm.seat) == sight.view.seat;
    html! {
        span.types {
            @for of in Type::ALL {
                @let count = of_type(realm, of, sight);
                span.count data-thing=[own.then_some(Thing::Type(of))] title=(format!("{}: {count}", sight.word(format!("type-{of}")))) {
                    (seal(Kind::Development(of), sight)) b { (count) }
                }
            }
        }
    }
}

fn of_type(realm: &RealmView, of: Type, sight: &Sight<'_>) -> u8 {
    let kinds = realm.duchy.iter().filter_map(|built| sight.face(built.card));
    u8::try_from(kinds.filter(|face| face.kind == Kind::Development(of)).count()).unwrap_or(u8::MAX)
}

/// The Duchy: a stack for each resource with its total, and one for what produces nothing.
pub(super) fn stacks(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    html! {
        div.stacks {
            @for resource in Resource::ALL {
                @let of = resource.index();
                @let total = realm.production[of];
                @let told = sight.say(&Message::new("page-wk-makes").with("what", told::amounts(&[(resource.space(), total)], sight)));
                div.stack.(resource.word()) {
                    h3 title=(told) { (cube(resource.space(), sight)) b { (total) } span.label { (sight.word(format!("resource-{resource}"))) } }
                    div role="group" { (native(realm, resource, sight)) (built_in(realm, Some(of), sight)) (elsewhere(realm, resource, sight)) }
                }
            }
            div.stack.glory {
                h3 title=(sight.word("page-wk-no-production")) { span.worth { (cards::signed(realm.score)) } span.label { (sight.word("page-wk-glory")) } }
                div role="group" { (duchy_points(realm, sight)) (built_in(realm, None, sight)) (trophies(realm, sight)) (calamities(realm, sight)) }
            }
        }
    }
}

/// The stack a card lies in: that of the resource it produces most of.
fn stack_of(face: &FaceView) -> Option<usize> {
    if let Some((made, _)) = face.produces_per {
        return Some(made.index());
    }
    let most = face.production.into_iter().max().filter(|&most| most > 0)?;
    face.production.into_iter().position(|count| count == most)
}

fn built_in(realm: &RealmView, stack: Option<usize>, sight: &Sight<'_>) -> Markup {
    let here = |(_, built): &(usize, &BuiltView)| {
        sight.face(built.card).and_then(stack_of) == stack && !is_calamity(built, sight)
    };
    html! {
        @for (index, built) in realm.duchy.iter().enumerate().filter(here) {
            (cards::built(built, sight.keys.at(Pile::Duchy(realm.seat), index), realm.seat, sight))
        }
    }
}

/// What the Duchy card itself produces.
fn native(realm: &RealmView, of: Resource, sight: &Sight<'_>) -> Markup {
    let count = realm.duchy_production[of.index()];
    html! { @if count > 0 { (line(super::livery(realm).emblem, &sight.word(format!("duchy-{}", realm.duchy_card)), &some(of.space(), count, sight))) } }
}

/// What comes from elsewhere: territories, Syphons.
fn elsewhere(realm: &RealmView, of: Resource, sight: &Sight<'_>) -> Markup {
    let made = |built: &BuiltView| {
        let face = sight.face(built.card).filter(|_| !built.stolen)?;
        let per = face.produces_per.filter(|(made, _)| *made == of);
        Some(face.production[of.index()] + per.map_or(0, |(_, kind)| of_type(realm, kind, sight)))
    };
    let known: u8 =
        realm.duchy.iter().filter_map(made).sum::<u8>() + realm.duchy_production[of.index()];
    let rest = realm.production[of.index()].saturating_sub(known);
    let (glyph, key) = match sight.view.board {
        Some(_) => (art("territory-land"), "page-wk-territories"),
        None => (art("territory-sea"), "page-wk-elsewhere"),
    };
    html! { @if rest > 0 { (line(glyph, &sight.word(key), &some(of.space(), rest, sight))) } }
}

/// The points per type that the Duchy card gives.
fn duchy_points(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some((points, of)) = realm.duchy_points_per {
            (line(super::livery(realm).emblem, &sight.word(format!("duchy-{}", realm.duchy_card)), &html! { span.worth.per { (points) "×" (seal(Kind::Development(of), sight)) } }))
        }
    }
}

/// Calamities lie in one heap.
fn calamities(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    let heap: Vec<_> =
        realm.duchy.iter().enumerate().filter(|(_, built)| is_calamity(built, sight)).collect();
    let names = heap.iter().map(|(_, built)| sight.name(built.card)).collect::<Vec<_>>().join(", ");
    let points: i32 = heap.iter().map(|(_, built)| built.points).sum();
    let own = Some(realm.seat) == sight.view.seat;
    let each: Vec<Thing> = heap.iter().map(|(_, built)| Thing::Card(built.card)).collect();
    html! {
        @if let Some(&(first, _)) = heap.first() {
            div.built.kind-calamity data-thing=[things::words(&each).filter(|_| own)] data-key=[sight.keys.at(Pile::Duchy(realm.seat), first)] title=(names) {
                (seal(Kind::Calamity, sight))
                span.name { @if heap.len() == 1 { (names) } @else { (sight.say(&Message::new("page-wk-struck").with("count", heap.len()))) } }
                span.worth.bad { (cards::signed(points)) }
            }
        }
    }
}

fn is_calamity(built: &BuiltView, sight: &Sight<'_>) -> bool {
    sight.face(built.card).is_some_and(|face| face.kind == Kind::Calamity)
}

fn trophies(realm: &RealmView, sight: &Sight<'_>) -> Markup {
    html! {
        @for (index, &card) in realm.trophies.iter().enumerate() {
            div.built.kind-trophy data-key=[sight.keys.at(Pile::Trophies(realm.seat), index)] title=(told::told(card, sight)) {
                span.seal.(class(Kind::Treasure)) { (picture(faces::card(card), None)) } span.name { (sight.name(card)) } (picture(art("medal-gold"), Some(&sight.word("page-wk-trophy"))))
            }
        }
    }
}

/// A line of a stack that is no card.
fn line(glyph: Art, name: &str, brings: &Markup) -> Markup {
    html! { div.built.native title=(name) { span.seal { (picture(glyph, None)) } span.name { (name) } span.makes { (brings) } } }
}
