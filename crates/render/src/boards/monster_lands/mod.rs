//! Monster Lands: the Lands with their Monsters and Paths, the Citadel with its dice, the clans.

mod battle;
mod citadel;
mod clan;
mod faces;
mod outside;
mod parts;
mod places;
mod things;

use crate::look::{self, Art};
use crate::text::{self, Gloss, Reader};
use crate::{Board, Drawn, Scene, sight};
use faces::art;
use kernel::{AnyView, Message};
use maud::{Markup, html};
use monster_lands::view::View;
use parts::{Mark, Point, words};
use things::{Thing, things};

/// What everything is drawn from.
type Sight<'a> = sight::Sight<'a, View, Thing>;

/// Draws Monster Lands.
#[derive(Debug)]
pub struct Lands;

/// How wide a panel of the board is.
const COLUMN: i32 = 500;
/// How wide half a panel is.
const HALF: i32 = 244;
/// The space between panels.
const GAP: i32 = 12;
/// How high the round track is.
const TRACK: i32 = 46;

impl Board for Lands {
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let sight = &Sight::new(view, scene, things);
        let own = view.clans.iter().find(|clan| Some(clan.seat) == view.viewer);
        Drawn {
            board: html! {
                @if let Some(battle) = &view.battle { (battle::battle(battle, sight)) }
                (board(sight))
            },
            mat: html! { @if let Some(own) = own { (clan::area(own, sight)) } },
            beside: html! {},
            plates: view.clans.iter().map(|clan| clan::plate(clan, sight)).collect(),
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/monster_lands.css")
    }

    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        text::monster_lands::picture(view, reader)
    }

    fn gloss(&self, view: &dyn AnyView, choice: &str, reader: &Reader<'_>) -> Option<Gloss> {
        text::monster_lands::gloss(view, choice, reader)
    }

    fn cover(&self) -> Art {
        look::art("covers", "monster-lands")
    }

    fn sign(&self) -> Art {
        look::ui("game-monster-lands")
    }
}

/// A part of the board, with its place where there is width and where there is not.
struct Panel {
    size: Point,
    wide: Point,
    drawn: Markup,
}

fn board(sight: &Sight<'_>) -> Markup {
    let panels = panels(sight);
    let width = panels.iter().map(|panel| panel.wide.0 + panel.size.0).max().unwrap_or(COLUMN);
    let height = panels.iter().map(|panel| panel.wide.1 + panel.size.1).max().unwrap_or(COLUMN);
    let (mut top, mut left) = (0, 0);
    let tall = panels.iter().map(|panel| {
        // Halves stand side by side.
        let at = (left, top);
        left = if panel.size.0 < COLUMN && left == 0 { COLUMN - HALF } else { 0 };
        top += if left == 0 { panel.size.1 + GAP } else { 0 };
        at
    });
    let tall: Vec<Point> = tall.collect();
    html! {
        svg.lands viewBox=(format!("-6 -6 {} {}", width + 12, height + 12))
            data-tall=(format!("-6 -6 {} {top}", COLUMN + 12)) preserveAspectRatio="xMidYMid" role="group" aria-label=(sight.word("page-region-board")) {
            @for (panel, (x, y)) in panels.iter().zip(tall) {
                g.part transform=(format!("translate({} {})", panel.wide.0, panel.wide.1)) data-tall=(format!("translate({x} {y})")) { (panel.drawn) }
            }
        }
    }
}

/// Every part, from the top left: what is outside first, then the Citadel.
fn panels(sight: &Sight<'_>) -> Vec<Panel> {
    let view = sight.view;
    let outside = &view.outside;
    let (second, third, below) = (COLUMN + GAP, 2 * (COLUMN + GAP), TRACK + GAP);
    let single = outside.lands.len() < 2;
    let lower = below + outside::LAND + GAP;
    let panel = |size, wide, drawn| Panel { size, wide, drawn };
    let mut panels = vec![panel((COLUMN, TRACK), (0, 0), track(sight))];
    panels.push(panel(
        (COLUMN, TRACK),
        (second, 0),
        stacks(&outside_stacks(view), "picture-ml-outside", sight),
    ));
    for (index, land) in (0..).zip(&outside.lands) {
        let at = (index * second, below);
        panels.push(panel((COLUMN, outside::LAND), at, outside::land(land, sight)));
    }
    // With one Land there is room beside it.
    let gate = if single { (second, below) } else { (second, lower) };
    let missions = if single { (second, below + places::PLACE + GAP) } else { (0, lower) };
    let entrance = places::entrance(&outside.entrance, view.citadel.panic_stack, sight);
    panels.push(panel((COLUMN, places::PLACE), gate, entrance));
    for (index, mission) in (0..).zip(&outside.missions) {
        let at = (missions.0 + index * (COLUMN - HALF), missions.1);
        panels.push(panel((HALF, places::PLACE), at, places::mission(mission, sight)));
    }
    panels.push(panel(
        (COLUMN, TRACK),
        (third, 0),
        stacks(&citadel_stacks(view), "picture-ml-citadel", sight),
    ));
    let citadel = citadel::citadel(&view.citadel, sight);
    panels.push(panel((COLUMN, citadel::CITADEL), (third, below), citadel));
    let loot = if single { (0, lower) } else { (third, below + citadel::CITADEL + GAP) };
    panels.push(panel((COLUMN, places::LOOT), loot, places::loot(outside, sight)));
    panels
}

/// The rounds, the one under way marked, and the attack dice it adds.
fn track(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let told = Message::new("picture-ml-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("dice", view.round_dice);
    let dice = Message::new("page-ml-round-dice").with("count", view.round_dice);
    let dice = Mark::new(art("die-monster"), &format!("+{}", view.round_dice), sight.say(&dice));
    let madhala = view.madhala_tokens.map(|tokens| {
        let told = Message::new("picture-ml-madhala").with("tokens", tokens);
        Mark::new(art("reputation"), &tokens, sight.say(&told))
    });
    let marks: Vec<Mark> = std::iter::once(dice).chain(madhala).collect();
    html! {
        g.track {
            title { (sight.say(&told)) }
            rect.panel width=(COLUMN) height=(TRACK) rx="14" {}
            g.heading { (words(&sight.word("page-ml-round"), (14, 32), 24, 90)) }
            @for (index, round) in (0..).zip(1..=view.rounds) {
                g.round.past[round < view.round].now[round == view.round] {
                    circle cx=(124 + index * 36) cy="23" r="15" {}
                    text x=(124 + index * 36) y="30" font-size="20" { (round) }
                }
            }
            (parts::row(&marks, (368, 10), 26))
        }
    }
}

/// What a stack holds, with the picture and the key of its sentence.
type Stacks = [(Art, usize, &'static str); 3];

fn outside_stacks(view: &View) -> Stacks {
    let outside = &view.outside;
    [
        (art("card-back"), outside.monster_deck, "page-ml-stack-monsters"),
        (art("card-back-land"), outside.land_deck, "page-ml-stack-lands"),
        (art("loot-hidden"), outside.loot_pile, "page-ml-stack-loot"),
    ]
}

fn citadel_stacks(view: &View) -> Stacks {
    let citadel = &view.citadel;
    [
        (art("card-back-mercenary"), citadel.mercenary_deck, "page-ml-stack-mercenaries"),
        (art("trap"), citadel.trap_pile, "page-ml-stack-traps"),
        (art("card-back-equipment"), citadel.equipment_deck, "page-ml-stack-equipment"),
    ]
}

/// A heading, and how much is left in the stacks below it.
fn stacks(stacks: &Stacks, heading: &'static str, sight: &Sight<'_>) -> Markup {
    let marks = stacks.map(|(glyph, count, key)| {
        Mark::new(glyph, &count, sight.say(&Message::new(key).with("count", count)))
    });
    html! {
        g.track {
            rect.panel width=(COLUMN) height=(TRACK) rx="14" {}
            g.heading { (words(&sight.word(heading), (16, 32), 24, 220)) }
            (parts::row(&marks, (260, 10), 26))
        }
    }
}
