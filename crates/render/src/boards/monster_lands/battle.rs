//! The battle, step by step: who fights, what was rolled, what is still to come.

use super::faces::art;
use super::parts::{self, Cube, Mark};
use super::things::Thing;
use super::{Sight, faces, outside};
use crate::shell::picture;
use maud::{Markup, html};
use monster_lands::position::{Aim, Fared};
use monster_lands::terms::{Colour, Path};
use monster_lands::view::{BattleView, FrontView, MonsterView, PathView, StandingView, View};

/// The strip above the board while a battle or a Mission is under way.
pub(super) fn battle(battle: &BattleView, sight: &Sight<'_>) -> Markup {
    let counts = [
        (art("die-monster"), battle.attack_dice, "picture-ml-attack-dice"),
        (art("hit"), battle.hits, "picture-ml-hits"),
        (art("elimination"), battle.damage, "picture-ml-damage"),
        (art("conquest"), battle.inroads, "picture-ml-inroads"),
        (art("reroll"), battle.rerolls, "picture-ml-rerolls"),
    ];
    let fronts =
        battle.fronts.iter().filter_map(|front| Some((front, standing(sight.view, front.path)?)));
    html! {
        div.fray role="group" aria-label=(sight.word("picture-ml-battle")) {
            (foe(battle, sight))
            div.course {
                div.progress { (steps(battle, sight)) p.tallies { @for mark in Mark::several(counts, sight) { (mark.inline()) } } }
                ol.fronts { @for (front, (who, path)) in fronts { (line(front, who, path, sight)) } }
            }
        }
    }
}

/// What is fought: the Monster, or the place.
fn foe(battle: &BattleView, sight: &Sight<'_>) -> Markup {
    let (beast, place) = match battle.aim {
        Aim::Monster => (monster(sight.view, battle), art("conquest")),
        Aim::Land => (None, art("conquest")),
        Aim::Mission => (None, art("objective")),
    };
    let glyph = beast.map_or(place, |beast| faces::monster(beast.id));
    html! {
        div.foe {
            (picture(glyph, None))
            h3 {
                @match beast {
                    Some(beast) => (parts::name(beast.id, sight)),
                    None => (sight.word("picture-ml-battle")),
                }
                @if let Some(path) = battle.active { small { (parts::name(path, sight)) } }
            }
        }
    }
}

/// The Monster of the place whose Paths are in the battle.
fn monster<'a>(view: &'a View, battle: &BattleView) -> Option<&'a MonsterView> {
    let fought = battle.fronts.first()?.path;
    let has = |paths: &[PathView]| paths.iter().any(|path| path.path == fought);
    let entrance = &view.outside.entrance;
    let land = view.outside.lands.iter().find(|land| has(&land.paths));
    match land {
        Some(land) => land.monster.as_ref(),
        None => entrance.monster.as_ref().filter(|_| has(&entrance.paths)),
    }
}

/// Which step the battle is at: the Monster attacks, hits are cancelled, dice are rolled.
fn steps(battle: &BattleView, sight: &Sight<'_>) -> Markup {
    let active = battle.fronts.iter().find(|front| Some(front.path) == battle.active);
    let rolled = active.is_some_and(|front| !front.rolled.is_empty());
    let now = match (battle.hits > 0, rolled || battle.attack_dice == 0) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 0,
    };
    let words = ["page-ml-step-attack", "page-ml-step-hits", "page-ml-step-roll"];
    // Nothing attacks on a Mission.
    let (words, now) = match battle.aim {
        Aim::Mission => (&words[2..], 0),
        Aim::Monster | Aim::Land => (&words[..], now),
    };
    html! {
        ol.steps-of-battle {
            @for (index, word) in words.iter().enumerate() {
                li aria-current=[(index == now).then_some("step")] { (sight.word(*word)) }
            }
        }
    }
}

fn standing(view: &View, wanted: Path) -> Option<(StandingView, &PathView)> {
    let outside = &view.outside;
    let lands = outside.lands.iter().flat_map(|land| &land.paths);
    let missions = outside.missions.iter().flat_map(|mission| &mission.paths);
    let mut all = lands.chain(missions).chain(&outside.entrance.paths);
    let path = all.find(|path| path.path == wanted)?;
    Some((path.standing?, path))
}

fn line(front: &FrontView, who: StandingView, path: &PathView, sight: &Sight<'_>) -> Markup {
    let class = outside::plate_of(who, sight).map(|plate| plate.livery.class());
    let total: u32 = front.rolled.iter().map(|&(_, face)| u32::from(face)).sum();
    html! {
        li.(format!("fared-{}", front.fared)).(class.unwrap_or_default()) title=(parts::name(path.path, sight)) {
            (picture(outside::face_of(who), None))
            span.named { b { (parts::name(outside::name_of(who), sight)) } small { (sight.word(format!("picture-ml-{}", front.fared))) } }
            span.dice-row {
                @for &(colour, face) in &front.rolled { (Cube::rolled(colour, face).inline(sight, stood(front, colour, face))) }
                @for cube in parts::cubes(front.unrolled) { (cube.inline(sight, to_roll(front, cube))) }
            }
            @if total > 0 { strong.total { "= " (total) } }
        }
    }
}

/// A die of the active Path that is still to be rolled.
const fn to_roll(front: &FrontView, cube: Cube) -> Option<Thing> {
    match front.fared {
        Fared::Active => Some(Thing::Unrolled(cube.colour())),
        Fared::Waiting | Fared::Tried | Fared::Rewarded => None,
    }
}

/// A rolled die of the active Path stands for its reroll.
const fn stood(front: &FrontView, colour: Colour, face: u8) -> Option<Thing> {
    match front.fared {
        Fared::Active => Some(Thing::Rolled(colour, face)),
        Fared::Waiting | Fared::Tried | Fared::Rewarded => None,
    }
}
