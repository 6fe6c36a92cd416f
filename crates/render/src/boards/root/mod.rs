//! Root: the Woodland as a map, every faction's board, the reader's hand.

mod cards;
pub(crate) mod corvids;
mod duchy;
mod factions;
mod hundreds;
pub(crate) mod keepers;
mod lizard_cult;
mod map;
mod mat;
mod riverfolk;
mod scenery;

use crate::glyph::Glyph;
use crate::{Board, Drawn, Livery, Scene};
use kernel::{AnyView, Message, Seat};
use maud::html;
use root::View;

/// Draws Root.
#[derive(Debug)]
pub struct Woodland;

impl Board for Woodland {
    fn game(&self) -> &'static str {
        "root"
    }

    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        Drawn {
            board: html! {
                @if let Some(battle) = &view.battle { (mat::battle(view, battle, scene)) }
                (map::woodland(view, scene))
            },
            mat: mat::own(view, scene),
            beside: mat::beside(view, scene),
            plates: view
                .players
                .iter()
                .map(|player| factions::plate(player, view, scene))
                .collect(),
        }
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        let player = view
            .as_any()
            .downcast_ref::<View>()
            .and_then(|view| view.players.iter().find(|player| player.seat == seat.0));
        player.map_or_else(|| Livery::of(seat), |player| livery(player.faction))
    }

    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        role.key.strip_prefix("faction-").map_or_else(|| Livery::of(seat), livery)
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/root.css")
    }
}

/// The marks of a faction.
fn livery(faction: &str) -> Livery {
    let (number, emblem, letter) = match faction {
        "marquise" => (0, Glyph::Cat, 'M'),
        "eyrie" => (1, Glyph::Eagle, 'E'),
        "alliance" => (2, Glyph::Mouse, 'A'),
        "vagabond" => (3, Glyph::Raccoon, 'V'),
        "second-vagabond" => (5, Glyph::Beaver, 'W'),
        "lizard-cult" => (6, Glyph::Lizard, 'L'),
        "riverfolk" => (7, Glyph::Otter, 'O'),
        "duchy" => (4, Glyph::Hedgehog, 'D'),
        "corvids" => (9, Glyph::Crow, 'C'),
        "hundreds" => (8, Glyph::Rat, 'H'),
        _ => (10, Glyph::Badger, 'K'),
    };
    Livery { number, emblem, letter }
}

/// The picture and the letter of a suit: hue, glyph and letter together.
fn suit(word: &str) -> (Glyph, &'static str) {
    match word {
        "fox" => (Glyph::Fox, "F"),
        "rabbit" => (Glyph::Rabbit, "R"),
        "mouse" => (Glyph::Mouse, "M"),
        _ => (Glyph::Eagle, "B"),
    }
}

/// The picture of a piece that is no warrior.
fn piece(word: &str) -> Glyph {
    match word {
        "sawmill" => Glyph::Saw,
        "workshop" => Glyph::Hammer,
        "recruiter" => Glyph::Shield,
        "wood" => Glyph::Wood,
        "keep" => Glyph::Castle,
        "roost" => Glyph::Nest,
        "sympathy" => Glyph::Fist,
        "fox-garden" => Glyph::Hibiscus,
        "rabbit-garden" => Glyph::Sunflower,
        "mouse-garden" => Glyph::Blossom,
        "fox-trade-post" | "rabbit-trade-post" | "mouse-trade-post" => Glyph::Shop,
        "citadel" => Glyph::Hall,
        "market" => Glyph::Scales,
        "tunnel" => Glyph::Hole,
        "plot" => Glyph::Masks,
        "warlord" => Glyph::Crown,
        "stronghold" => Glyph::Stronghold,
        "mob" => Glyph::Loudspeaker,
        "waystation" => Glyph::Hut,
        "relic" => Glyph::Idol,
        _ => Glyph::Tent,
    }
}

/// The picture of an item.
fn item(word: &str) -> Glyph {
    match word {
        "boot" => Glyph::Boot,
        "bag" => Glyph::Bag,
        "crossbow" => Glyph::Bow,
        "hammer" => Glyph::Hammer,
        "sword" => Glyph::Swords,
        "tea" => Glyph::Teapot,
        "coins" => Glyph::Coin,
        _ => Glyph::Torch,
    }
}
