//! The battle, step by step: who fights, what was rolled, what is still to come.

use super::parts::{self, Cube, Mark};
use super::{faces, outside};
use crate::Scene;
use crate::board::Stands;
use crate::glyph::Glyph;
use kernel::Seat;
use maud::{Markup, html};
use monster_lands::terms::{Colour, Path};
use monster_lands::view::{BattleView, FrontView, MonsterView, PathView, StandingView, View};

/// The strip above the board while a battle or a Mission is under way.
pub(super) fn battle(view: &View, battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let say = |glyph, count, key| Mark::some(glyph, count, key, scene);
    let counts = [
        say(Glyph::Swords, battle.attack_dice, "picture-ml-attack-dice"),
        say(Glyph::Heart, battle.hits, "picture-ml-hits"),
        say(Glyph::Skull, battle.damage, "picture-ml-damage"),
        say(Glyph::Flag, battle.inroads, "picture-ml-inroads"),
        say(Glyph::Die, battle.rerolls, "picture-ml-rerolls"),
    ];
    let fronts =
        battle.fronts.iter().filter_map(|front| Some((front, standing(view, front.path)?)));
    html! {
        aside.fray aria-label=(scene.tongue.word("picture-ml-battle")) {
            (foe(view, battle, scene))
            div.course {
                div.progress { (steps(battle, scene)) p.tallies { @for mark in counts.into_iter().flatten() { (mark.inline()) } } }
                ol.fronts { @for (front, (who, path)) in fronts { (line(front, who, path, scene)) } }
            }
        }
    }
}

/// What is fought: the Monster, or the place.
fn foe(view: &View, battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let beast = (battle.aim == "monster").then(|| monster(view, battle)).flatten();
    let glyph = match (beast, battle.aim) {
        (Some(beast), _) => faces::monster(beast.id),
        (None, "mission") => Glyph::Scroll,
        (None, _) => Glyph::Flag,
    };
    html! {
        div.foe {
            (crate::shell::picture(glyph, None))
            h3 {
                @match beast {
                    Some(beast) => (parts::name("monster", beast.id.word(), scene)),
                    None => (scene.tongue.word("picture-ml-battle")),
                }
                @if let Some(path) = battle.active { small { (parts::path_name(path, scene)) } }
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
fn steps(battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let active = battle.fronts.iter().find(|front| Some(front.path) == battle.active);
    let rolled = active.is_some_and(|front| !front.rolled.is_empty());
    let now = match (battle.hits > 0, rolled || battle.attack_dice == 0) {
        (true, _) => 1,
        (false, true) => 2,
        (false, false) => 0,
    };
    let words = ["page-ml-step-attack", "page-ml-step-hits", "page-ml-step-roll"];
    let words = if battle.aim == "mission" { &words[2..] } else { &words[..] };
    let now = if battle.aim == "mission" { 0 } else { now };
    html! {
        ol.steps-of-battle {
            @for (index, word) in words.iter().enumerate() {
                li aria-current=[(index == now).then_some("step")] { (scene.tongue.word(*word)) }
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

fn line(front: &FrontView, who: StandingView, path: &PathView, scene: &Scene<'_>) -> Markup {
    let (word, seat) = match who {
        StandingView::Madhala => ("madhala", None),
        StandingView::Mercenary { seat, mercenary, .. } => (mercenary.word(), Some(Seat(seat))),
    };
    let class = seat.and_then(|seat| scene.plate(seat)).map(|plate| plate.livery.class());
    let total: u32 = front.rolled.iter().map(|&(_, face)| u32::from(face)).sum();
    html! {
        li.(format!("fared-{}", front.fared)).(class.unwrap_or_default()) title=(parts::path_name(path.path, scene)) {
            (crate::shell::picture(outside::face_of(word, scene), None))
            span.named { b { (parts::name("mercenary", word, scene)) } small { (scene.tongue.word(format!("picture-ml-{}", front.fared))) } }
            span.dice-row {
                @for &(colour, face) in &front.rolled { (Cube::rolled(colour, face).inline(scene, &stood(front, colour, face, scene))) }
                (parts::dice(front.unrolled, scene))
            }
            @if total > 0 { strong.total { "= " (total) } }
        }
    }
}

/// A rolled die of the active Path stands for its reroll.
fn stood(front: &FrontView, colour: Colour, face: u8, scene: &Scene<'_>) -> Stands {
    if front.fared == "active" {
        scene.choice(&format!("reroll {colour}{face}"))
    } else {
        parts::PLAIN
    }
}
