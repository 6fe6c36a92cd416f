//! The other places of the Outside: Missions, the Entrance of the Citadel, Loot.

use super::outside::{LANE, monster, traveller};
use super::parts::{self, Cube, Mark, Point, picture, words};
use super::{COLUMN, HALF, faces};
use crate::Scene;
use crate::glyph::Glyph;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{EntranceView, MissionView, OutsideView, PathView, RewardView};

/// How high Missions and the Entrance are.
pub(super) const PLACE: i32 = 340;
/// How high the Loot is.
pub(super) const LOOT: i32 = 92;

/// A Mission: what it takes, what it brings, and its two Paths.
pub(super) fn mission(mission: &MissionView, scene: &Scene<'_>) -> Markup {
    let colours: Vec<Cube> = mission.colours.iter().map(|&colour| Cube::blank(colour)).collect();
    let title = scene.tongue.word(format!("place-mission-{}", mission.side.word()));
    html! {
        g.mission {
            rect.panel width=(HALF) height=(PLACE) rx="18" {}
            (picture(Glyph::Scroll, (12, 12), 30))
            g.heading { (words(&title, (48, 36), 24, 104)) }
            @if mission.dice > 0 { g.more { text x="156" y="36" font-size="22" { (mission.dice) "×" } } }
            (parts::heap(&colours, (214, 10), (22, 2), scene))
            (aim(mission, (12, 48), scene))
            @for (index, reward) in (0..).zip(&mission.rewards) { (pays(*reward, (12, 80 + index * 28), scene)) }
            @for (index, path) in (0..).zip(&mission.paths) { (way(path, (1 + index * LANE, 138), (LANE, PLACE - 146), scene)) }
        }
    }
}

/// What a Mission wants: a total, or goods.
fn aim(mission: &MissionView, at: Point, scene: &Scene<'_>) -> Markup {
    let rolls = mission.objective.zip(mission.penalty).map(|(total, penalty)| {
        let told = Message::new("picture-ml-objective").with("total", total);
        Mark::new(
            Glyph::Target,
            &format!("{total} / −{penalty}★"),
            scene.tongue.say(&told.with("penalty", penalty)),
        )
    });
    let wants = mission.wants.map(|(resource, count)| {
        let goods = Message::new(format!("resource-{resource}"));
        let told = Message::new("picture-ml-wants").with("count", count).with("resource", goods);
        Mark::new(goods_of(resource), &format!("−{count}"), scene.tongue.say(&told))
    });
    let marks: Vec<Mark> = rolls.into_iter().chain(wants).collect();
    parts::row(&marks, at, 26)
}

fn goods_of(resource: &str) -> Glyph {
    match resource {
        "trap" => Glyph::Mousetrap,
        "loot" => Glyph::Present,
        word => faces::benefit(word),
    }
}

fn pays(reward: RewardView, (x, y): Point, scene: &Scene<'_>) -> Markup {
    let some = |glyph, count, key| Mark::some(glyph, count, key, scene);
    let marks: Vec<Mark> = [
        some(Glyph::Star, reward.glory, "picture-ml-glory"),
        some(Glyph::Coin, reward.gold, "picture-ml-coins"),
        some(Glyph::Potion, reward.potions, "picture-ml-potions"),
        some(Glyph::Snake, reward.venoms, "picture-ml-venoms"),
        some(Glyph::Shield, reward.defence, "picture-ml-defence"),
    ]
    .into_iter()
    .flatten()
    .collect();
    html! {
        g.more { text x=(x) y=(y + 21) font-size="22" { "→" } }
        (parts::row(&marks, (x + 30, y), 24))
    }
}

/// A Path without a header.
fn way(path: &PathView, (x, y): Point, (width, height): Point, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(path.path.word());
    html! {
        g.lane.(stands.class()) data-choice=[stands.choices] {
            title { (parts::path_name(path.path, scene)) }
            rect.halo x=(x + 4) y=(y) width=(width - 8) height=(height) rx="12" {}
            path.way d=(format!("M{} {}v{}", x + width / 2, y + 12, height - 24)) {}
            @if let Some(who) = path.standing { (traveller(who, path, (x + width / 2, y + 4), scene)) }
        }
    }
}

/// The Entrance of the Citadel: the Monster before the gate, and two Paths to it.
pub(super) fn entrance(entrance: &EntranceView, panic: usize, scene: &Scene<'_>) -> Markup {
    let told = Message::new("page-ml-panic-left").with("count", panic);
    let panic = Mark::new(Glyph::Scream, &panic, scene.tongue.say(&told));
    html! {
        g.entrance {
            rect.panel width=(COLUMN) height=(PLACE) rx="18" {}
            (picture(Glyph::Castle, (14, 12), 34))
            g.heading { (words(&scene.tongue.word("place-entrance"), (58, 38), 26, 340)) }
            (parts::row(&[panic], (420, 14), 30))
            @match &entrance.monster {
                Some(beast) => (monster(beast, (8, 54), false, scene)),
                None => {
                    rect.empty x="8" y="54" width=(COLUMN - 16) height="120" rx="14" {}
                    g.quiet { (words(&scene.tongue.word("page-ml-no-monster"), (COLUMN / 2, 122), 24, 440)) }
                },
            }
            @for (index, path) in (0..).zip(&entrance.paths) { (gate(path, (8 + index * 242, 180), scene)) }
        }
    }
}

/// A Path of the Entrance: the guards' help above, who stands there below.
fn gate(path: &PathView, (x, y): Point, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(path.path.word());
    let marks = super::outside::gives(path, scene);
    html! {
        g.lane.(stands.class()) data-choice=[stands.choices] {
            title { (parts::path_name(path.path, scene)) }
            rect.halo x=(x) y=(y) width="238" height="152" rx="12" {}
            g.more { (words(&scene.tongue.word(format!("picture-ml-{}", path.path.word())), (x + 10, y + 26), 20, 90)) }
            (parts::ending(&marks, (x + 230, y + 6), 24))
            @if let Some(who) = path.standing {
                (super::outside::token(who, (x + 50, y + 74), scene))
                (parts::heap(&parts::cubes(path.dice), (x + 164, y + 44), (30, 4), scene))
                (parts::row(&super::outside::carried(path, scene), (x + 104, y + 116), 24))
            }
        }
    }
}

/// The Loot on offer, and what is left in the stacks of the Outside.
pub(super) fn loot(outside: &OutsideView, scene: &Scene<'_>) -> Markup {
    let told = Message::new("picture-ml-outside-stacks")
        .with("monsters", outside.monster_deck)
        .with("lands", outside.land_deck)
        .with("loot", outside.loot_pile);
    let room = (COLUMN - 120) / i32::try_from(outside.loot.len().max(1)).unwrap_or(4);
    html! {
        g.loot {
            rect.panel width=(COLUMN) height=(LOOT) rx="18" {}
            g { title { (scene.tongue.say(&told)) }
                (picture(Glyph::Present, (16, 12), 42))
                g.quiet { (words(&format!("{} · {}", scene.tongue.word("picture-ml-loot"), outside.loot_pile), (56, 78), 20, 96)) }
            }
            @for (index, loot) in (0..).zip(outside.loot.iter().flatten()) {
                @let (x, stands) = (110 + index * room, scene.about(loot.word()));
                g.loot-token.(stands.class()) data-choice=[stands.choices] data-key=(loot.word()) {
                    title { (parts::told("loot", loot.word(), scene)) }
                    rect.halo x=(x) y="8" width=(room - 6) height=(LOOT - 16) rx="12" {}
                    (picture(faces::loot(*loot), (x + room / 2 - 19, 14), 34))
                    (parts::caption(&parts::name("loot", loot.word(), scene), (x + room / 2 - 3, 66), 20, room - 12))
                }
            }
        }
    }
}
