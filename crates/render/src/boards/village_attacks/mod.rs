//! Village Attacks: the castle with its chambers, the clock of the village, the monsters and their boards.

mod castle;
mod clock;
mod dice;
mod faces;
mod figures;
mod mat;
mod plan;
mod plates;

use crate::board::{Light, Stands};
use crate::{Board, Drawn, Livery, Scene};
use kernel::{AnyView, Arg, Message, Seat};
use maud::html;
use village_attacks::View;

/// Something that lies somewhere and stands for nothing.
const PLAIN: Stands = Stands { choices: None, light: Light::Plain };

/// Draws Village Attacks.
#[derive(Debug)]
pub struct Castle;

impl Board for Castle {
    fn game(&self) -> &'static str {
        "village-attacks"
    }

    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let seats =
            view.monsters.iter().map(|monster| monster.seat).max().map_or(0, |seat| seat + 1);
        Drawn {
            board: html! {
                (clock::clock(view, scene))
                (clock::fray(scene))
                (castle::castle(view, scene))
            },
            mat: mat::own(view, scene),
            beside: clock::beside(view, scene),
            plates: (0..seats).map(|seat| plates::plate(seat, view, scene)).collect(),
        }
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        // The first monster of a seat has the seat's number (R1).
        let monster =
            view.as_any().downcast_ref::<View>().and_then(|view| view.monsters.get(seat.index()));
        monster.map_or_else(|| Livery::of(seat), |it| figures::livery(seat.index(), it.name))
    }

    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        let first = role.args.iter().find_map(|(_, arg)| match arg {
            Arg::List(monsters) => monsters.first()?.key.strip_prefix("monster-"),
            _ => None,
        });
        first.map_or_else(|| Livery::of(seat), |name| figures::livery(seat.index(), name))
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/village_attacks.css")
    }
}
