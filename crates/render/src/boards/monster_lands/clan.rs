//! A clan: on its plate, and its play area.

use super::faces;
use super::parts::{self, Cube, Mark};
use crate::Scene;
use crate::glyph::Glyph;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{ClanView, EquipmentView, MemberView, TrapsView, View};

/// Points, Glory, Gold, Traps and dice in one line; the rest of the clan folded away.
pub(super) fn plate(clan: &ClanView, view: &View, scene: &Scene<'_>) -> Markup {
    let say =
        |key: &'static str, count: usize| scene.tongue.say(&Message::new(key).with("count", count));
    let traps = match &clan.traps {
        TrapsView::Known(traps) => traps.len(),
        TrapsView::Hidden(count) => *count,
    };
    let limit =
        Message::new("picture-ml-traps").with("count", traps).with("limit", clan.trap_limit);
    html! {
        span.score title=(scene.tongue.word("page-score")) { (clan.points) }
        (Mark::new(Glyph::Medal, &clan.glory, say("picture-ml-glory", clan.glory.into())).inline())
        (Mark::new(Glyph::Coin, &clan.gold, say("picture-ml-coins", clan.gold.into())).inline())
        (Mark::new(Glyph::Mousetrap, &traps, scene.tongue.say(&limit)).inline())
        @if view.first_player == clan.seat { span.count title=(scene.tongue.word("page-ml-first")) { "⚑" span.sr { (scene.tongue.word("page-ml-first")) } } }
        @if view.passed.contains(&clan.seat) { span.count { (scene.tongue.word("picture-ml-passed")) } }
        span.pool { @for &die in &clan.pool { (Cube::placed(die).inline(scene, &parts::PLAIN)) } }
        @if !scene.is_own(kernel::Seat(clan.seat)) {
            details.faction.(format!("clan-{}", clan.seat)) {
                summary { (scene.tongue.word("page-ml-clan")) }
                (stores(clan, scene))
                ul.cards-row { (holdings(clan, scene)) }
            }
        }
    }
}

/// The reader's own play area: dice, members, stores, Traps, Loot, Lands.
pub(super) fn area(clan: &ClanView, scene: &Scene<'_>) -> Markup {
    html! {
        div.clan {
            div.own-pool {
                p.pool aria-label=(scene.tongue.word("picture-ml-pool")) {
                    @for &die in &clan.pool { (parts::pooled(die, scene)) }
                    @if clan.pool.is_empty() { span.nothing { (scene.tongue.word("page-ml-no-dice")) } }
                }
                (stores(clan, scene))
            }
            ul.cards-row {
                @for who in &clan.members { (member(who, scene)) }
                @if let TrapsView::Known(traps) = &clan.traps {
                    @for trap in traps { (parts::card("trap", trap.word(), faces::trap(*trap).0, scene, &html! {})) }
                }
                @for &loot in &clan.loot { (parts::card("loot", loot.word(), faces::loot(loot), scene, &html! {})) }
                (won(clan, scene))
            }
        }
    }
}

/// What a clan has in store, counted.
fn stores(clan: &ClanView, scene: &Scene<'_>) -> Markup {
    let say = |glyph, count, key| Mark::some(glyph, count, key, scene);
    let novices = Message::new("picture-ml-own-novices")
        .with("count", clan.novices)
        .with("fresh", clan.fresh_novices);
    let wage = Message::new("picture-ml-clan")
        .with("glory", clan.glory)
        .with("reputation", clan.reputation)
        .with("excess", clan.excess_glory)
        .with("points", clan.points)
        .with("wages", clan.wages);
    let marks = [
        say(Glyph::Potion, clan.potions, "picture-ml-potions"),
        say(Glyph::Snake, clan.venoms, "picture-ml-venoms"),
        say(Glyph::Shield, clan.defence, "picture-ml-defence"),
        (clan.novices > 0)
            .then(|| Mark::new(Glyph::Student, &clan.novices, scene.tongue.say(&novices))),
        Some(Mark::new(Glyph::Crown, &clan.reputation, scene.tongue.say(&wage))),
    ];
    html! { p.stores { @for mark in marks.into_iter().flatten() { (mark.inline()) } } }
}

/// Everything of another clan that lies open.
fn holdings(clan: &ClanView, scene: &Scene<'_>) -> Markup {
    html! {
        @for who in &clan.members { (member(who, scene)) }
        @for &loot in &clan.loot { (parts::card("loot", loot.word(), faces::loot(loot), scene, &html! {})) }
        (won(clan, scene))
    }
}

/// Lands with their settlers, and Trophies.
fn won(clan: &ClanView, scene: &Scene<'_>) -> Markup {
    html! {
        @for land in &clan.lands {
            (parts::card("land", land.id.word(), faces::land(land.affinity), scene, &html! {
                (parts::affinity(land.affinity, scene))
                @if let Some(settler) = land.settler { span.settler { (parts::name("mercenary", settler.word(), scene)) } }
            }))
        }
        @for trophy in &clan.trophies {
            (parts::card("monster", trophy.id.word(), faces::monster(trophy.id), scene, &html! { span.count { (crate::shell::picture(Glyph::Trophy, None)) b { (trophy.trophies) } } }))
        }
    }
}

fn member(who: &MemberView, scene: &Scene<'_>) -> Markup {
    let away = who.assigned.map(|path| parts::path_name(path, scene));
    let settled = who.settled.map(|land| {
        let land = Message::new(format!("land-{}", land.word()));
        scene.tongue.say(&Message::new("picture-ml-settled").with("land", land))
    });
    let more = html! {
        (parts::affinity(who.affinity, scene)) (parts::dice(who.dice, scene))
        @if who.leads { span.count title=(scene.tongue.word("page-ml-leads")) { "♛" span.sr { (scene.tongue.word("page-ml-leads")) } } }
        @if who.wounded { span.alarm { (scene.tongue.word("picture-ml-wounded")) } }
        @if who.tired { span.tired { (scene.tongue.word("picture-ml-tired")) } }
        @if let Some(place) = away.or(settled) { span.away { "➜ " (place) } }
        @for &equipment in &who.equipment { (worn(equipment, scene)) }
    };
    parts::card("mercenary", who.id.word(), faces::person(who.affinity), scene, &more)
}

/// A piece of Equipment in someone's hands.
fn worn(equipment: EquipmentView, scene: &Scene<'_>) -> Markup {
    let word = equipment.id.word();
    let stands = scene.about(word);
    html! {
        span.worn.(stands.class()) data-choice=[stands.choices] title=(parts::told("equipment", word, scene)) {
            (crate::shell::picture(faces::equipment(equipment.r#type), None)) (parts::name("equipment", word, scene))
        }
    }
}
