//! A clan: on its plate, and its play area.

use super::faces::art;
use super::parts::{self, Card, Cube, Mark};
use super::things::Thing;
use super::{Sight, faces};
use crate::course::course;
use crate::look;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::terms::Trap;
use monster_lands::view::{ClanView, EquipmentView, MemberView, TrapsView};

/// Points, Glory, Gold, Traps and dice in one line.
pub(super) fn plate(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let say = |key: &'static str, count: usize| sight.say(&Message::new(key).with("count", count));
    let traps = match &clan.traps {
        TrapsView::Known(traps) => traps.len(),
        TrapsView::Hidden(count) => *count,
    };
    let limit =
        Message::new("picture-ml-traps").with("count", traps).with("limit", clan.trap_limit);
    html! {
        span.score title=(sight.word("page-score")) { (clan.points) }
        (Mark::new(art("glory"), &clan.glory, say("picture-ml-glory", clan.glory.into())).inline())
        (Mark::new(art("gold"), &clan.gold, say("picture-ml-coins", clan.gold.into())).inline())
        (Mark::new(art("trap"), &traps, sight.say(&limit)).inline())
        @if view.first_player == clan.seat { span.count title=(sight.word("page-ml-first")) { (picture(art("first-player"), Some(&sight.word("page-ml-first")))) } }
        @if view.passed.contains(&clan.seat) { span.count { (sight.word("picture-ml-passed")) } }
        span.pool { @for &die in &clan.pool { (Cube::placed(die).inline(sight, None)) } }
    }
}

/// Everything of another clan that lies open, for its mat.
pub(super) fn open(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    html! { div.clan { (phases(sight)) (stores(clan, sight)) div.cards-row role="group" { (holdings(clan, sight)) } } }
}

/// The Traps that were discarded can be looked through.
pub(super) fn discarded(traps: &[Trap], sight: &Sight<'_>) -> Markup {
    let count = Message::new("page-look-through").with("count", traps.len());
    html! {
        @if !traps.is_empty() {
            details.open-pile {
                summary { (sight.say(&count)) }
                div.cards-row role="group" { @for &trap in traps { div title=(parts::told(trap, sight)) { (picture(faces::trap(trap), None)) " " (parts::name(trap, sight)) } } }
            }
        }
    }
}

/// The reader's own play area: dice, members, stores, Traps, Loot, Lands.
pub(super) fn area(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    html! {
        div.clan {
            div.own-pool {
                (phases(sight))
                p.pool aria-label=(sight.word("picture-ml-pool")) {
                    @for &die in &clan.pool { (parts::pooled(die, sight)) }
                    @if clan.pool.is_empty() { span.nothing { (sight.word("page-ml-no-dice")) } }
                }
                (stores(clan, sight))
            }
            div.cards-row role="group" tabindex="0" aria-label=(sight.word("page-region-mat")) {
                @for who in &clan.members { (member(who, sight)) }
                @if let TrapsView::Known(traps) = &clan.traps {
                    @for &trap in traps { (Card::trap(trap).draw(sight, &html! {})) }
                }
                @for &loot in &clan.loot { (Card::loot(loot).draw(sight, &html! {})) }
                (won(clan, sight))
            }
        }
    }
}

/// M8.1 The four phases of a round, the one under way marked.
fn phases(sight: &Sight<'_>) -> Markup {
    let now = phase(sight);
    let keys = ["dice-pool", "deployment", "adventure", "clean-up"];
    let titles = keys.map(|key| sight.word(format!("page-ml-phase-{key}")));
    let steps = (0..).zip(titles).map(|(index, title)| (title, Some(index) == now));
    course(&sight.word("page-ml-phases"), steps)
}

/// The number of the phase under way: by the chapter of what is asked, or by what lies on the table.
fn phase(sight: &Sight<'_>) -> Option<usize> {
    let asked = sight.scene.ask.and_then(|ask| ask.para.number().strip_prefix('M'));
    let chapter = asked.and_then(|number| number.split('.').next()?.parse::<u8>().ok());
    match chapter {
        Some(7) => Some(0),
        Some(9..=19 | 35) => Some(1),
        Some(20..=29) => Some(2),
        Some(30) => Some(3),
        _ if sight.view.battle.is_some() => Some(2),
        _ if sight.view.passed.len() == sight.view.clans.len() => Some(2),
        _ => (sight.view.round > 0).then_some(1),
    }
}

/// What a clan has in store, counted.
fn stores(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    let say = |glyph, count, key| Mark::some(glyph, count, key, sight);
    let novices = Message::new("picture-ml-own-novices")
        .with("count", clan.novices)
        .with("fresh", clan.fresh_novices);
    let wage = Message::new("picture-ml-clan")
        .with("glory", clan.glory)
        .with("reputation", clan.reputation)
        .with("excess", clan.excess_glory)
        .with("points", clan.points)
        .with("wages", clan.wages);
    let held = [
        (Thing::Potions, say(art("potion"), clan.potions, "picture-ml-potions")),
        (Thing::Venoms, say(art("venom"), clan.venoms, "picture-ml-venoms")),
        (Thing::Defence, say(art("defence"), clan.defence, "picture-ml-defence")),
    ];
    let marks = [
        (clan.novices > 0)
            .then(|| Mark::new(art("mercenary-novicius"), &clan.novices, sight.say(&novices))),
        Some(Mark::new(art("reputation"), &clan.reputation, sight.say(&wage))),
    ];
    html! {
        p.stores {
            @for (thing, mark) in held { @if let Some(mark) = mark { (mark.touched(thing)) } }
            @for mark in marks.into_iter().flatten() { (mark.inline()) }
        }
    }
}

/// Everything of another clan that lies open.
fn holdings(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    html! {
        @for who in &clan.members { (member(who, sight)) }
        @for &loot in &clan.loot { (Card::loot(loot).draw(sight, &html! {})) }
        (won(clan, sight))
    }
}

/// Lands with their settlers, and Trophies.
fn won(clan: &ClanView, sight: &Sight<'_>) -> Markup {
    html! {
        @for land in &clan.lands {
            (Card::land(land.id).draw(sight, &html! {
                (parts::affinity(land.affinity, sight))
                @if let Some(settler) = land.settler { span.settler { (parts::name(settler, sight)) } }
            }))
        }
        @for trophy in &clan.trophies {
            (Card::monster(trophy.id).draw(sight, &html! { span.count { (picture(art("trophy"), None)) b { (trophy.trophies) } } }))
        }
    }
}

fn member(who: &MemberView, sight: &Sight<'_>) -> Markup {
    let away = who.assigned.map(|path| parts::name(path, sight));
    let settled =
        who.settled.map(|land| sight.say(&Message::new("picture-ml-settled").with("land", land)));
    let more = html! {
        (parts::affinity(who.affinity, sight)) (parts::dice(who.dice, sight))
        @if who.leads { span.count title=(sight.word("page-ml-leads")) { (picture(look::ui("crown"), Some(&sight.word("page-ml-leads")))) } }
        @if who.wounded { span.alarm { (sight.word("picture-ml-wounded")) } }
        @if who.tired { span.tired { (sight.word("picture-ml-tired")) } }
        @if let Some(place) = away.or(settled) { span.away { (picture(look::ui("forward"), None)) " " (place) } }
        @for &equipment in &who.equipment { (worn(equipment, sight)) }
    };
    Card::mercenary(who.id).draw(sight, &more)
}

/// A piece of Equipment in someone's hands.
fn worn(equipment: EquipmentView, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Equipment(equipment.id);
    html! {
        span.worn data-thing=(thing) title=(parts::told(equipment.id, sight)) {
            (picture(faces::equipment(equipment.r#type), None)) (parts::name(equipment.id, sight))
        }
    }
}
