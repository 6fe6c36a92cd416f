//! Village Attacks: the castle with its chambers, the clock of the village, the monsters and their boards.

mod beats;
mod castle;
mod clock;
mod dice;
mod faces;
mod figures;
mod mat;
mod plan;
mod plates;
mod things;

use crate::beats::{Around, Step};
use crate::look::{self, Art};
use crate::text::{self, Reader};
use crate::{Board, Drawn, Livery, Scene, sight};
use kernel::{AnyView, Arg, Message, Para, Seat};
use maud::html;
use village_attacks::View;
use village_attacks::terms::{Monster, Slot};

/// What everything is drawn from.
type Sight<'a> = sight::Sight<'a, View>;

/// Draws Village Attacks.
#[derive(Debug)]
pub struct Castle;

impl Board for Castle {
    fn draw(&self, scene: &Scene<'_>) -> Drawn {
        let Some(view) = scene.view.as_any().downcast_ref::<View>() else {
            return Drawn::default();
        };
        let sight = &Sight::new(view, scene);
        let seats = view.monsters.iter().map(|monster| monster.seat.0 + 1).max().unwrap_or(0);
        Drawn {
            board: html! {
                (clock::clock(sight))
                (clock::fray(sight))
                (castle::castle(sight))
            },
            mat: mat::own(sight),
            beside: clock::beside(sight),
            plates: (0..seats).map(|seat| plates::plate(Seat(seat), sight)).collect(),
            mats: (0..seats).map(|seat| plates::mat(Seat(seat), sight)).collect(),
        }
    }

    fn laws(&self) -> &'static [(&'static str, Para)] {
        things::LAWS
    }

    fn things(&self, _scene: &Scene<'_>, choice: &str) -> Vec<String> {
        sight::words(choice, things::things)
    }

    fn steps(&self, scene: &Scene<'_>, around: Around<'_>) -> Vec<Step> {
        let view = scene.view.as_any().downcast_ref::<View>();
        view.and_then(|view| beats::step(view, scene, around)).into_iter().collect()
    }

    fn livery(&self, view: &dyn AnyView, seat: Seat) -> Livery {
        // The first monster of a seat has the seat's number (R1).
        let monster =
            view.as_any().downcast_ref::<View>().and_then(|view| view.monsters.get(seat.index()));
        monster.map_or_else(|| Livery::of(seat), |it| figures::livery(Slot(seat.0), it.name))
    }

    fn livery_before(&self, role: &Message, seat: Seat) -> Livery {
        let first = role.args.iter().find_map(|(_, arg)| match arg {
            Arg::List(monsters) => monster_of(monsters.first()?),
            _ => None,
        });
        first.map_or_else(|| Livery::of(seat), |name| figures::livery(Slot(seat.0), name))
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/village_attacks.css")
    }

    fn picture(&self, view: &dyn AnyView, reader: &Reader<'_>) -> Option<String> {
        text::village_attacks::picture(view, reader)
    }

    fn cover(&self) -> Art {
        look::art("covers", "village-attacks")
    }

    fn sign(&self) -> Art {
        look::ui("game-village-attacks")
    }
}

/// The monster a message names.
fn monster_of(message: &Message) -> Option<Monster> {
    message.key.strip_prefix("monster-")?.parse().ok()
}
