//! A clan: on its plate, and its own play area.

use super::parts;
use crate::Scene;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{ClanView, MemberView, TrapsView, View};

/// Glory, Gold, dice and traps in one line.
pub(super) fn plate(clan: &ClanView, view: &View, scene: &Scene<'_>) -> Markup {
    let traps = match &clan.traps {
        TrapsView::Known(traps) => traps.len(),
        TrapsView::Hidden(count) => *count,
    };
    let traps =
        Message::new("picture-ml-traps").with("count", traps).with("limit", clan.trap_limit);
    html! {
        span.count title=(scene.tongue.word("page-score")) { "★ " b { (clan.points) } }
        span.count { (scene.tongue.say(&Message::new("picture-ml-glory").with("count", clan.glory))) }
        span.count { (scene.tongue.say(&Message::new("picture-ml-gold").with("gold", clan.gold))) }
        span.count { (scene.tongue.say(&traps)) }
        @if view.first_player == clan.seat { span.count { "⚑" } }
        @if view.passed.contains(&clan.seat) { span.count { (scene.tongue.word("picture-ml-passed")) } }
        span.pool { @for &die in &clan.pool { (parts::placed(die, scene)) } }
    }
}

/// The reader's own play area: dice, members, stores, traps, loot, lands.
pub(super) fn area(clan: &ClanView, scene: &Scene<'_>) -> Markup {
    html! {
        div.clan {
            p.pool aria-label=(scene.tongue.word("picture-ml-pool")) { @for &die in &clan.pool { (parts::pooled(die, scene)) } }
            p { (parts::counted(clan.potions, "picture-ml-potions", scene)) (parts::counted(clan.venoms, "picture-ml-venoms", scene))
                (parts::counted(clan.defence, "picture-ml-defence", scene))
                @if clan.novices > 0 { span.count { (scene.tongue.say(&Message::new("picture-ml-own-novices").with("count", clan.novices).with("fresh", clan.fresh_novices))) } } }
            ul.cards-row {
                @for who in &clan.members { (member(who, scene)) }
                @if let TrapsView::Known(traps) = &clan.traps { @for trap in traps { (parts::card("trap", trap.word(), scene, &html! {})) } }
                @for loot in &clan.loot { (parts::card("loot", loot.word(), scene, &html! {})) }
                @for land in &clan.lands { (parts::card("land", land.id.word(), scene, &parts::affinity(land.affinity, scene))) }
                @for trophy in &clan.trophies { (parts::card("monster", trophy.id.word(), scene, &html! { span.count { "🏆 " (trophy.trophies) } })) }
            }
        }
    }
}

fn member(who: &MemberView, scene: &Scene<'_>) -> Markup {
    parts::card(
        "mercenary",
        who.id.word(),
        scene,
        &html! {
            (parts::affinity(who.affinity, scene)) (parts::dice(who.dice, scene))
            @if who.leads { span.count { "♛" } }
            @if who.wounded { span.alarm { (scene.tongue.word("picture-ml-wounded")) } }
            @if who.tired { small { (scene.tongue.word("picture-ml-tired")) } }
            @for equipment in &who.equipment { small { (parts::name("equipment", equipment.id.word(), scene)) } }
        },
    )
}
