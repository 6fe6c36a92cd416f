//! The Lands: a Monster above four Paths, each with its header and whoever stands there.

use super::faces::art;
use super::parts::{self, Cube, Mark, Point, words};
use super::things::Thing;
use super::{COLUMN, Sight, faces};
use crate::Plate;
use crate::look::{self, Art};
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{LandView, MonsterView, PathView, StandingView};

/// How high a Land is.
pub(super) const LAND: i32 = 560;
/// How wide a Path is.
pub(super) const LANE: i32 = 121;

/// A Land with its Monster and its Paths.
pub(super) fn land(land: &LandView, sight: &Sight<'_>) -> Markup {
    let ground = land.affinity.map_or("bare", |affinity| affinity.word());
    let dock = sight.word(format!("place-land-{}", land.side.word()));
    let thing = land.land.map(Thing::Land);
    html! {
        g.land.(format!("ground-{ground}")) {
            rect.panel width=(COLUMN) height=(LAND) rx="18" {}
            @if let Some(id) = land.land { g.backdrop { (faces::land(id).placed((60, 300), 380)) } }
            g.title data-thing=[thing] {
                @if let Some(id) = land.land { title { (parts::told(id, sight)) } }
                rect.halo x="8" y="8" width=(COLUMN - 16) height="44" rx="10" {}
                @if let Some(id) = land.land { (faces::land(id).placed((12, 18), 40)) }
                @let name = land.land.map_or(dock.clone(), |id| parts::name(id, sight));
                g.heading { (words(&name, (56, 40), 28, 190)) }
                @if let Some(affinity) = land.affinity { (parts::badge(affinity, (258, 16), sight)) }
                (conquest(land, sight))
            }
            @match &land.monster {
                Some(beast) => (monster(beast, (8, 60), land.fought, sight)),
                None => {
                    rect.empty x="8" y="60" width=(COLUMN - 16) height="120" rx="14" {}
                    g.quiet { (words(&sight.word("page-ml-empty-land"), (COLUMN / 2, 128), 24, 440)) }
                },
            }
            @for (index, path) in (0..).zip(&land.paths) { (lane(path, (8 + index * LANE, 188), sight)) }
        }
    }
}

fn conquest(land: &LandView, sight: &Sight<'_>) -> Markup {
    let (Some(value), Some(glory)) = (land.conquest_value, land.glory) else { return html! {} };
    let told = Message::new("picture-ml-conquest").with("value", value).with("glory", glory);
    let told = sight.say(&told);
    let marks =
        [Mark::new(art("conquest"), &value, told.clone()), Mark::new(art("glory"), &glory, told)];
    parts::row(&marks, (330, 16), 28)
}

/// A Monster: what it attacks with, and what its capture and its elimination take and bring.
pub(super) fn monster(
    monster: &MonsterView,
    (x, y): Point,
    fought: bool,
    sight: &Sight<'_>,
) -> Markup {
    let thing = Thing::Monster(monster.id);
    html! {
        g.monster.level-b[monster.level_b].fought[fought] data-thing=(thing) data-key=(format!("monster-{}", monster.id)) {
            title { (parts::told(monster.id, sight)) }
            rect.halo x=(x) y=(y) width=(COLUMN - 16) height="120" rx="14" {}
            (image(faces::monster(monster.id), (x + 10, y + 12), 96))
            g.heading { (words(&parts::name(monster.id, sight), (x + 120, y + 36), 30, 190)) }
            (parts::badge(monster.affinity, (x + 318, y + 12), sight))
            @if fought {
                g.alarm {
                    title { (sight.word("picture-ml-fought")) }
                    (image(look::ui("battle"), (x + 414, y + 12), 30))
                    (image(look::ui("check"), (x + 446, y + 12), 30))
                }
            }
            (values(monster, (x + 120, y + 50), sight))
        }
    }
}

fn values(monster: &MonsterView, (x, y): Point, sight: &Sight<'_>) -> Markup {
    let word = |key: &'static str, count: u8| sight.say(&Message::new(key).with("count", count));
    let attack = word("picture-ml-attack-dice", monster.attack);
    let (capture, slay) = (
        word("page-ml-capture", monster.capture_value),
        word("page-ml-eliminate", monster.elimination_value),
    );
    let (glory, gold) = monster.capture;
    let (fame, trophies) = monster.elimination;
    let fights = [
        Mark::new(art("trap"), &monster.capture_value, capture),
        Mark::new(art("glory"), &glory, word("picture-ml-glory", glory)),
        Mark::new(art("gold"), &gold, word("picture-ml-coins", gold)),
    ];
    let kills = [
        Mark::new(art("elimination"), &monster.elimination_value, slay),
        Mark::new(art("glory"), &fame, word("picture-ml-glory", fame)),
        Mark::new(art("trophy"), &trophies, word("page-ml-trophies", trophies)),
    ];
    html! {
        g.attack {
            (parts::row(&[Mark::new(art("die-monster"), &monster.attack, attack)], (x, y + 16), 36))
        }
        (parts::row(&fights, (x + 110, y), 28))
        (parts::row(&kills, (x + 110, y + 34), 28))
    }
}

/// A Path of a Land: its header, and the way below it.
fn lane(path: &PathView, (x, y): Point, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Path(path.path);
    html! {
        g.lane data-thing=(thing) {
            title { (parts::name(path.path, sight)) }
            rect.halo x=(x + 3) y=(y) width=(LANE - 6) height=(LAND - 196) rx="12" {}
            rect.header x=(x + 3) y=(y) width=(LANE - 6) height="116" rx="12" {}
            (header(path, (x + LANE / 2, y + 8), sight))
            path.way d=(format!("M{} {}v{}", x + LANE / 2, y + 122, LAND - 330)) {}
            @if let Some(who) = path.standing { (traveller(who, path, (x + LANE / 2, y + 124), sight)) }
        }
    }
}

/// What a Path takes: the dice it requires, how many more of which colours; and what it gives.
fn header(path: &PathView, (middle, y): Point, sight: &Sight<'_>) -> Markup {
    let more = path.reinforcements.unwrap_or_default();
    let colours: Vec<Cube> = path.colours.iter().map(Cube::blank).collect();
    let told = Message::new("page-ml-reinforcements").with("count", more);
    let gives = gives(path, sight);
    html! {
        @if let Some(required) = path.required { (parts::heap(&parts::cubes(required), (middle, y), (32, 3), sight)) }
        @if more > 0 {
            g.more { title { (sight.say(&told)) } text x=(middle - 48) y=(y + 60) font-size="22" { "+" (more) } }
            (parts::heap(&colours, (middle + 20, y + 40), (24, 3), sight))
        }
        (parts::centred(&gives, (middle, y + 74), 24))
    }
}

/// What a Path gives: its benefits, and Glory for a heroic death.
pub(super) fn gives(path: &PathView, sight: &Sight<'_>) -> Vec<Mark> {
    let benefits = path.benefits.iter().map(|benefit| {
        let told = Message::new(format!("picture-ml-benefit-{}", benefit.word));
        let told = sight.say(&told.with("count", benefit.count));
        let dice = benefit.colours.iter().map(|colour| parts::name(colour, sight));
        let told = std::iter::once(told).chain(dice).collect::<Vec<_>>().join(" ");
        Mark::new(faces::benefit(benefit.word), &benefit.count, told)
    });
    let heroic = Mark::some(art("heroic-death"), path.heroic_death, "page-ml-heroic", sight);
    benefits.chain(heroic).collect()
}

/// Who stands on a Path, with dice, Traps and tokens.
pub(super) fn traveller(
    who: StandingView,
    path: &PathView,
    (middle, y): Point,
    sight: &Sight<'_>,
) -> Markup {
    let cubes = parts::cubes(path.dice);
    let lines = i32::try_from(cubes.len().div_ceil(4)).unwrap_or(1);
    let below = y + 92 + lines * 28;
    html! {
        (token(who, (middle, y + 36), sight))
        (parts::heap(&cubes, (middle, y + 90), (26, 4), sight))
        @for (index, trap) in (0..).zip(&path.traps) {
            @let left = middle - i32::try_from(path.traps.len()).unwrap_or(1) * 15 + index * 30;
            g.trap-token.revealed[trap.revealed] {
                title { (trap.trap.map_or_else(|| sight.word("trap-hidden"), |trap| parts::told(trap, sight))) }
                circle cx=(left + 14) cy=(below + 14) r="14" {}
                (image(art("trap"), (left + 4, below + 4), 20))
            }
        }
        @let below = if path.traps.is_empty() { below } else { below + 32 };
        (parts::centred(&carried(path, sight), (middle, below), 22))
    }
}

pub(super) fn carried(path: &PathView, sight: &Sight<'_>) -> Vec<Mark> {
    let counts = [
        (art("defence"), path.defence, "picture-ml-defence"),
        (art("potion"), path.potions, "picture-ml-potions"),
        (art("venom"), path.venoms, "picture-ml-venoms"),
        (art("gold"), path.gold, "picture-ml-coins"),
    ];
    Mark::several(counts, sight)
}

/// A Mercenary as a token in the colour of its clan.
pub(super) fn token(who: StandingView, (cx, cy): Point, sight: &Sight<'_>) -> Markup {
    let (key, wounded) = match who {
        StandingView::Madhala => ("fighter-madhala".to_owned(), false),
        StandingView::Mercenary { mercenary, wounded, .. } => {
            (format!("fighter-{mercenary}"), wounded)
        }
    };
    let plate = plate_of(who, sight);
    let face = face_of(who);
    let class = plate.map_or_else(|| "nobodys".to_owned(), |plate| plate.livery.class());
    html! {
        g.fighter.(class) data-key=(key) {
            title { (parts::told(name_of(who), sight)) @if let Some(plate) = plate { " (" (plate.name) ")" } }
            circle.rim cx=(cx) cy=(cy) r="31" {}
            (image(face, (cx - 21, cy - 23), 42))
            @if let Some(plate) = plate {
                circle.tag cx=(cx + 24) cy=(cy + 14) r="14" {}
                text.tag-letter x=(cx + 24) y=(cy + 21) font-size="20" { (plate.livery.letter) }
            }
            @if wounded { (image(art("wound"), (cx - 36, cy + 6), 26)) }
            g.named { (words(&parts::name(name_of(who), sight), (cx, cy + 50), 22, LANE - 12)) }
        }
    }
}

/// The name of whoever stands on a Path.
pub(super) fn name_of(who: StandingView) -> Message {
    match who {
        StandingView::Madhala => Message::new("mercenary-madhala"),
        StandingView::Mercenary { mercenary, .. } => mercenary.into(),
    }
}

/// The plate of whose Mercenary stands on a Path.
pub(super) fn plate_of<'a>(who: StandingView, sight: &Sight<'a>) -> Option<&'a Plate> {
    match who {
        StandingView::Madhala => None,
        StandingView::Mercenary { seat, .. } => sight.scene.plate(seat),
    }
}

/// The face of whoever stands on a Path.
pub(super) fn face_of(who: StandingView) -> Art {
    match who {
        StandingView::Madhala => art("mercenary-madhala"),
        StandingView::Mercenary { mercenary, .. } => faces::mercenary(mercenary),
    }
}
