//! The Outside: Lands with their Monsters and Paths, Missions, the Entrance, Loot.

use super::parts;
use crate::Scene;
use crate::glyph::Glyph;
use crate::shell::picture;
use kernel::{Message, Seat};
use maud::{Markup, html};
use monster_lands::view::{LandView, MissionView, MonsterView, PathView, StandingView, View};

pub(super) fn outside(view: &View, scene: &Scene<'_>) -> Markup {
    let outside = &view.outside;
    let loot: Vec<_> = outside.loot.iter().flatten().collect();
    html! {
        section.outside {
            @for land in &outside.lands { (dock(land, scene)) }
            div.dock.entrance {
                h3 { (scene.tongue.word("place-entrance")) }
                @if let Some(monster) = &outside.entrance.monster { (beast(monster, scene)) }
                (paths(&outside.entrance.paths, scene))
            }
            @for mission in &outside.missions { (task(mission, scene)) }
            @if !loot.is_empty() {
                div.dock { h3 { (scene.tongue.word("picture-ml-loot")) }
                    ul.cards-row { @for loot in loot { (parts::card("loot", loot.word(), scene, &html! {})) } } }
            }
        }
    }
}

fn dock(land: &LandView, scene: &Scene<'_>) -> Markup {
    let side = scene.tongue.word(format!("place-land-{}", land.side.word()));
    html! {
        div.dock {
            h3 { (side) @if let Some(id) = land.land { ": " (parts::name("land", id.word(), scene)) }
                @if let Some(affinity) = land.affinity { " " (parts::affinity(affinity, scene)) } }
            @if let (Some(value), Some(glory)) = (land.conquest_value, land.glory) {
                p { (scene.tongue.say(&Message::new("picture-ml-conquest").with("value", value).with("glory", glory))) }
            }
            @if let Some(monster) = &land.monster { (beast(monster, scene)) }
            @if land.fought { p.alarm { (scene.tongue.word("picture-ml-fought")) } }
            (paths(&land.paths, scene))
        }
    }
}

fn beast(monster: &MonsterView, scene: &Scene<'_>) -> Markup {
    let values = Message::new("picture-ml-monster")
        .with("attack", monster.attack)
        .with("capture", monster.capture_value)
        .with("glory", monster.capture.0)
        .with("gold", monster.capture.1)
        .with("elimination", monster.elimination_value)
        .with("fame", monster.elimination.0)
        .with("trophies", monster.elimination.1);
    html! {
        div.beast data-key=(format!("monster-{}", monster.id.word())) {
            (picture(if monster.level_b { Glyph::Dragon } else { Glyph::Ogre }, None))
            div { b { (parts::name("monster", monster.id.word(), scene)) } " " (parts::affinity(monster.affinity, scene))
                p { (scene.tongue.say(&values)) } }
        }
    }
}

fn task(mission: &MissionView, scene: &Scene<'_>) -> Markup {
    html! {
        div.dock {
            h3 { (scene.tongue.word(format!("place-mission-{}", mission.side.word()))) }
            p { b { (mission.dice) "×" } (parts::colours(&mission.colours, scene)) " "
                @if let (Some(total), Some(penalty)) = (mission.objective, mission.penalty) {
                    (scene.tongue.say(&Message::new("picture-ml-objective").with("total", total).with("penalty", penalty)))
                }
                @if let Some((resource, count)) = mission.wants {
                    (scene.tongue.say(&Message::new("picture-ml-wants").with("count", count).with("resource", Message::new(format!("resource-{resource}")))))
                }
                @for reward in &mission.rewards { " → "
                    (parts::counted(reward.glory, "picture-ml-glory", scene)) (parts::counted(reward.gold, "picture-ml-coins", scene))
                    (parts::counted(reward.potions, "picture-ml-potions", scene)) (parts::counted(reward.venoms, "picture-ml-venoms", scene))
                    (parts::counted(reward.defence, "picture-ml-defence", scene))
                }
            }
            (paths(&mission.paths, scene))
        }
    }
}

fn paths(paths: &[PathView], scene: &Scene<'_>) -> Markup {
    html! { ol.paths { @for path in paths { (way(path, scene)) } } }
}

fn way(path: &PathView, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(path.path.word());
    html! {
        li.path.(stands.class()) data-choice=[stands.choices] {
            b { (parts::path_name(path.path, scene)) } " "
            @if let Some(required) = path.required { (parts::dice(required, scene)) }
            @if let Some(more) = path.reinforcements.filter(|&more| more > 0) { "+" (more) (parts::colours(&path.colours, scene)) }
            @if let Some((word, count)) = path.benefit {
                span.count { (scene.tongue.say(&Message::new(format!("picture-ml-benefit-{word}")).with("count", count))) }
            }
            (parts::counted(path.heroic_death, "picture-ml-heroic", scene))
            @if let Some(who) = path.standing { (fighter(who, path, scene)) }
        }
    }
}

fn fighter(who: StandingView, path: &PathView, scene: &Scene<'_>) -> Markup {
    let (name, class, key) = match who {
        StandingView::Madhala => (scene.tongue.word("mercenary-madhala"), String::new(), "madhala"),
        StandingView::Mercenary { seat, mercenary, .. } => (
            parts::name("mercenary", mercenary.word(), scene),
            scene.plate(Seat(seat)).map(|plate| plate.livery.class()).unwrap_or_default(),
            mercenary.word(),
        ),
    };
    html! {
        div.fighter.(class) data-key=(format!("fighter-{key}")) {
            b { (name) } " " (parts::dice(path.dice, scene))
            @for token in &path.traps {
                span.count.revealed[token.revealed] { (token.trap.map_or_else(|| scene.tongue.word("trap-hidden"), |trap| parts::name("trap", trap.word(), scene))) }
            }
            (parts::counted(path.defence, "picture-ml-defence", scene)) (parts::counted(path.potions, "picture-ml-potions", scene))
            (parts::counted(path.venoms, "picture-ml-venoms", scene)) (parts::counted(path.gold, "picture-ml-coins", scene))
        }
    }
}
