//! Monster Lands: the Citadel with its dice, the Lands with their Monsters and Paths, the clans.

mod citadel;
mod clan;
mod outside;
mod parts;

use crate::{Board, Drawn, Scene};
use kernel::Message;
use maud::{Markup, html};
use monster_lands::view::{BattleView, View};

/// Draws Monster Lands.
#[derive(Debug)]
pub struct Lands;

impl Board for Lands {
    fn game(&self) -> &'static str {
        "monster-lands"
    }

    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let own = view.clans.iter().find(|clan| Some(clan.seat) == view.viewer);
        Drawn {
            board: html! {
                div.monsters {
                    (round(view, scene))
                    @if let Some(battle) = &view.battle { (fray(battle, scene)) }
                    (outside::outside(view, scene))
                    (citadel::citadel(view, scene))
                }
            },
            mat: html! { @if let Some(own) = own { (clan::area(own, scene)) } },
            plates: view.clans.iter().map(|clan| clan::plate(clan, view, scene)).collect(),
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/monster_lands.css")
    }
}

fn round(view: &View, scene: &Scene<'_>) -> Markup {
    let round = Message::new("picture-ml-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("dice", view.round_dice);
    html! { p.round-track { (scene.tongue.say(&round)) } }
}

/// The battle, step by step: each Path with its dice.
fn fray(battle: &BattleView, scene: &Scene<'_>) -> Markup {
    let counts = [
        ("picture-ml-attack-dice", battle.attack_dice),
        ("picture-ml-hits", battle.hits),
        ("picture-ml-damage", battle.damage),
        ("picture-ml-inroads", battle.inroads),
        ("picture-ml-rerolls", battle.rerolls),
    ];
    html! {
        section.fray aria-label=(scene.tongue.word("picture-ml-battle")) {
            h3 { (scene.tongue.word("picture-ml-battle"))
                @if let Some(path) = battle.active { ": " (parts::path_name(path, scene)) }
                @for (key, count) in counts { @if count > 0 { " · " (scene.tongue.say(&Message::new(key).with("count", count))) } }
            }
            ul {
                @for front in &battle.fronts {
                    @let busy = !front.rolled.is_empty() || parts::has_any(front.unrolled);
                    @if busy {
                        li.(format!("fared-{}", front.fared)) {
                            b { (parts::path_name(front.path, scene)) } " "
                            @for &(colour, face) in &front.rolled { (parts::rolled(colour, face, scene)) }
                            (parts::dice(front.unrolled, scene))
                            small { (scene.tongue.word(format!("picture-ml-{}", front.fared))) }
                        }
                    }
                }
            }
        }
    }
}
