//! The other places of the Outside: Missions, the Entrance of the Citadel, Loot.

use super::faces::art;
use super::outside::{LANE, monster, traveller};
use super::parts::{self, Cube, Mark, Point, words};
use super::things::Thing;
use super::{COLUMN, HALF, Sight, faces};
use crate::look;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{EntranceView, MissionView, OutsideView, PathView, RewardView};

/// How high Missions and the Entrance are.
pub(super) const PLACE: i32 = 340;
/// How high the Loot is.
pub(super) const LOOT: i32 = 92;

/// A Mission: what it takes, what it brings, and its two Paths.
pub(super) fn mission(mission: &MissionView, sight: &Sight<'_>) -> Markup {
    let colours: Vec<Cube> = mission.colours.iter().map(Cube::blank).collect();
    let title = sight.word(format!("place-mission-{}", mission.side.word()));
    html! {
        g.mission {
            rect.panel width=(HALF) height=(PLACE) rx="18" {}
            (image(art("objective"), (12, 12), 30))
            g.heading { (words(&title, (48, 36), 24, 104)) }
            @if mission.dice > 0 { g.more { text x="156" y="36" font-size="22" { (mission.dice) "×" } } }
            (parts::heap(&colours, (214, 10), (22, 2), sight))
            (aim(mission, (12, 48), sight))
            @for (index, reward) in (0..).zip(&mission.rewards) { (pays(*reward, (12, 80 + index * 28), sight)) }
            @for (index, path) in (0..).zip(&mission.paths) { (way(path, (1 + index * LANE, 138), (LANE, PLACE - 146), sight)) }
        }
    }
}

/// What a Mission wants: a total, or goods.
fn aim(mission: &MissionView, at: Point, sight: &Sight<'_>) -> Markup {
    let rolls = mission.objective.zip(mission.penalty).map(|(total, penalty)| {
        let told = Message::new("picture-ml-objective").with("total", total);
        let told = sight.say(&told.with("penalty", penalty));
        [
            Mark::new(art("objective"), &total, told.clone()),
            Mark::new(art("glory"), &format!("−{penalty}"), told),
        ]
    });
    let wants = mission.wants.map(|(resource, count)| {
        let goods = Message::new(format!("resource-{resource}"));
        let told = Message::new("picture-ml-wants").with("count", count).with("resource", goods);
        Mark::new(faces::resource(resource), &format!("−{count}"), sight.say(&told))
    });
    let marks: Vec<Mark> = rolls.into_iter().flatten().chain(wants).collect();
    parts::row(&marks, at, 26)
}

fn pays(reward: RewardView, (x, y): Point, sight: &Sight<'_>) -> Markup {
    let counts = [
        (art("glory"), reward.glory, "picture-ml-glory"),
        (art("gold"), reward.gold, "picture-ml-coins"),
        (art("potion"), reward.potions, "picture-ml-potions"),
        (art("venom"), reward.venoms, "picture-ml-venoms"),
        (art("defence"), reward.defence, "picture-ml-defence"),
    ];
    let marks = Mark::several(counts, sight);
    html! {
        (image(look::ui("forward"), (x, y + 1), 22))
        (parts::row(&marks, (x + 30, y), 24))
    }
}

/// A Path without a header.
fn way(path: &PathView, (x, y): Point, (width, height): Point, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Path(path.path);
    html! {
        g.lane data-thing=(thing) {
            title { (parts::name(path.path, sight)) }
            rect.halo x=(x + 4) y=(y) width=(width - 8) height=(height) rx="12" {}
            path.way d=(format!("M{} {}v{}", x + width / 2, y + 12, height - 24)) {}
            @if let Some(who) = path.standing { (traveller(who, path, (x + width / 2, y + 4), sight)) }
        }
    }
}

/// The Entrance of the Citadel: the Monster before the gate, and two Paths to it.
pub(super) fn entrance(entrance: &EntranceView, panic: usize, sight: &Sight<'_>) -> Markup {
    let told = Message::new("page-ml-panic-left").with("count", panic);
    let panic = Mark::new(art("panic"), &panic, sight.say(&told));
    html! {
        g.entrance {
            rect.panel width=(COLUMN) height=(PLACE) rx="18" {}
            (image(art("entrance"), (14, 12), 34))
            g.heading { (words(&sight.word("place-entrance"), (58, 38), 26, 340)) }
            (parts::row(&[panic], (420, 14), 30))
            @match &entrance.monster {
                Some(beast) => (monster(beast, (8, 54), false, sight)),
                None => {
                    rect.empty x="8" y="54" width=(COLUMN - 16) height="120" rx="14" {}
                    g.quiet { (words(&sight.word("page-ml-no-monster"), (COLUMN / 2, 122), 24, 440)) }
                },
            }
            @for (index, path) in (0..).zip(&entrance.paths) { (gate(path, (8 + index * 242, 180), sight)) }
        }
    }
}

/// A Path of the Entrance: the guards' help above, who stands there below.
fn gate(path: &PathView, (x, y): Point, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Path(path.path);
    let marks = super::outside::gives(path, sight);
    html! {
        g.lane data-thing=(thing) {
            title { (parts::name(path.path, sight)) }
            rect.halo x=(x) y=(y) width="238" height="152" rx="12" {}
            g.more { (words(&sight.word(format!("picture-ml-{}", path.path)), (x + 10, y + 26), 20, 90)) }
            (parts::ending(&marks, (x + 230, y + 6), 24))
            @if let Some(who) = path.standing {
                (super::outside::token(who, (x + 50, y + 74), sight))
                (parts::heap(&parts::cubes(path.dice), (x + 164, y + 44), (30, 4), sight))
                (parts::row(&super::outside::carried(path, sight), (x + 104, y + 116), 24))
            }
        }
    }
}

/// The Loot on offer, and what is left in the stacks of the Outside.
pub(super) fn loot(outside: &OutsideView, sight: &Sight<'_>) -> Markup {
    let told = Message::new("picture-ml-outside-stacks")
        .with("monsters", outside.monster_deck)
        .with("lands", outside.land_deck)
        .with("loot", outside.loot_pile);
    let room = (COLUMN - 120) / i32::try_from(outside.loot.len().max(1)).unwrap_or(4);
    html! {
        g.loot {
            rect.panel width=(COLUMN) height=(LOOT) rx="18" {}
            g { title { (sight.say(&told)) }
                (image(art("loot-hidden"), (16, 12), 42))
                g.quiet { (words(&format!("{} · {}", sight.word("picture-ml-loot"), outside.loot_pile), (56, 78), 20, 96)) }
            }
            @for (index, &loot) in (0..).zip(outside.loot.iter().flatten()) {
                @let x = 110 + index * room;
                g.loot-token data-thing=(Thing::Loot(loot)) data-key=(loot.word()) {
                    title { (parts::told(loot, sight)) }
                    rect.halo x=(x) y="8" width=(room - 6) height=(LOOT - 16) rx="12" {}
                    (image(faces::loot(loot), (x + room / 2 - 19, 14), 34))
                    (parts::caption(&parts::name(loot, sight), (x + room / 2 - 3, 66), 20, room - 12))
                }
            }
        }
    }
}
