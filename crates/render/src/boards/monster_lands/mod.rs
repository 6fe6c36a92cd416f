//! Monster Lands: the Lands with their Monsters and Paths, the Citadel with its dice, the clans.

mod battle;
mod beats;
mod citadel;
mod clan;
mod faces;
mod outside;
mod parts;
mod places;
mod things;

use crate::beats::{Around, Step};
use crate::look::{self, Art};
use crate::text::{self, Gloss, Reader};
use crate::{Board, Drawn, Scene, sight};
use faces::art;
use kernel::{AnyView, Message, Para, Seat};
use maud::{Markup, html};
use monster_lands::view::{ClanView, View};
use parts::{Mark, words};

/// What everything is drawn from.
type Sight<'a> = sight::Sight<'a, View>;

/// Draws Monster Lands.
#[derive(Debug)]
pub struct Lands;

/// How wide a panel of the board is.
const COLUMN: i32 = 500;
/// How wide half a panel is.
const HALF: i32 = 244;
/// How high the round track is.
const TRACK: i32 = 46;

impl Board for Lands {
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let sight = &Sight::new(view, scene);
        let own = view.clans.iter().find(|clan| Some(clan.seat) == view.viewer);
        Drawn {
            board: html! {
                @if let Some(battle) = &view.battle { (battle::battle(battle, sight)) }
                (board(sight))
            },
            mat: html! { @if let Some(own) = own { (clan::area(own, sight)) } },
            beside: clan::discarded(&view.citadel.trap_discard, sight),
            plates: view.clans.iter().map(|clan| clan::plate(clan, sight)).collect(),
            mats: mats(view, scene),
        }
    }

    fn things(&self, _scene: &Scene<'_>, choice: &str) -> Vec<String> {
        sight::words(choice, things::things)
    }

    fn laws(&self) -> &'static [(&'static str, Para)] {
        things::LAWS
    }

    fn steps(&self, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
        let view = scene.view.as_any().downcast_ref::<View>();
        view.map(|view| beats::steps(view, scene, around)).unwrap_or_default()
    }

    fn amount(&self, choice: &str) -> Option<u8> {
        choice.parse().ok().and_then(things::amount)
    }

    fn face(&self, choice: &str) -> Option<Art> {
        faces::choice(choice.parse().ok()?)
    }

    fn plays(&self, view: &dyn AnyView, seat: Seat) -> Vec<String> {
        let view = view.as_any().downcast_ref::<View>();
        let clan = view.and_then(|view| view.clans.iter().find(|clan| clan.seat == seat));
        let affinity = clan.and_then(|clan| clan.affinity);
        affinity.map(|affinity| format!("clan-{affinity}")).into_iter().collect()
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

/// What lies open of the other clans: nothing there is the reader's to choose.
fn mats(view: &View, scene: &Scene<'_>) -> Vec<Markup> {
    let quiet = Scene { ask: None, ..*scene };
    let sight = &Sight::new(view, &quiet);
    let others = |clan: &ClanView| Some(clan.seat) != view.viewer;
    let clans = view.clans.iter();
    clans.map(|clan| html! { @if others(clan) { (clan::open(clan, sight)) } }).collect()
}

/// A part of the board, as wide as a column: how high it is, and what is drawn.
type Panel = (i32, Markup);

/// The board: three columns side by side where there is width, else one after the other.
fn board(sight: &Sight<'_>) -> Markup {
    html! {
        div.lands role="group" aria-label=(sight.word("page-region-board")) {
            @for column in columns(sight) {
                div.column {
                    @for (height, drawn) in column {
                        svg.part viewBox=(format!("-4 -4 {} {}", COLUMN + 8, height + 8)) { (drawn) }
                    }
                }
            }
        }
    }
}

/// Every part: what is outside in two columns, then the Citadel.
fn columns(sight: &Sight<'_>) -> [Vec<Panel>; 3] {
    let view = sight.view;
    let outside = &view.outside;
    let land = |land| (outside::LAND, outside::land(land, sight));
    let entrance = places::entrance(&outside.entrance, view.citadel.panic_stack, sight);
    let entrance = (places::PLACE, entrance);
    let loot = (places::LOOT, places::loot(outside, sight));
    let mut lands = outside.lands.iter().map(land);
    let mut first = vec![(TRACK, track(sight))];
    let heading = stacks(&outside_stacks(view), "picture-ml-outside", sight);
    let mut second = vec![(TRACK, heading)];
    let heading = stacks(&citadel_stacks(view), "picture-ml-citadel", sight);
    let citadel = citadel::citadel(&view.citadel, sight);
    let mut third = vec![(TRACK, heading), (citadel::CITADEL, citadel)];
    first.extend(lands.next());
    if let Some(land) = lands.next() {
        first.extend(missions(sight));
        second.extend([land, entrance]);
        third.push(loot);
    } else {
        // With one Land there is room beside it.
        first.push(loot);
        second.push(entrance);
        second.extend(missions(sight));
    }
    [first, second, third]
}

/// The missions, two side by side.
fn missions(sight: &Sight<'_>) -> Option<Panel> {
    let missions = &sight.view.outside.missions;
    let drawn = html! {
        @for (index, mission) in (0..).zip(missions) {
            g transform=(format!("translate({} 0)", index * (COLUMN - HALF))) { (places::mission(mission, sight)) }
        }
    };
    (!missions.is_empty()).then_some((places::PLACE, drawn))
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
        g.track data-key="track" {
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
