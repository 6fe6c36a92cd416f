//! The Citadel: every building with the dice on its spaces, and what the Tavern, the Lodge and the Bazaar offer.

use super::faces::art;
use super::parts::{self, Cube, Mark, Point, words};
use super::things::Thing;
use super::{COLUMN, HALF, Sight, faces};
use crate::look::Art;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::terms::{Building, Space, Trap};
use monster_lands::view::{
    BuildingView, CitadelView, EquipmentView, OfferedMercenary, OfferedTrap, SpaceView,
};

/// How high the Citadel is.
pub(super) const CITADEL: i32 = 818;

/// The Citadel, building by building.
pub(super) fn citadel(citadel: &CitadelView, sight: &Sight<'_>) -> Markup {
    let at = |building, corner, size, more: &Markup| {
        let house = citadel.buildings.iter().find(|house| house.building == building);
        html! { @if let Some(house) = house { (draw(house, (corner, size), sight, more)) } }
    };
    let pawned = parts::heap(&parts::cubes(citadel.pawned), (HALF / 2, 62), (28, 7), sight);
    html! {
        g.citadel {
            (at(Building::Tavern, (0, 0), (COLUMN, 242), &tavern(citadel, sight)))
            (at(Building::Lodge, (0, 250), (COLUMN, 160), &lodge(citadel, sight)))
            (at(Building::Bazaar, (0, 418), (COLUMN, 160), &bazaar(citadel, sight)))
            (at(Building::Alchemist, (0, 586), (HALF, 112), &html! {}))
            (at(Building::Armory, (COLUMN - HALF, 586), (HALF, 112), &html! {}))
            (at(Building::Mine, (0, 706), (HALF, 112), &html! {}))
            (at(Building::PawnShop, (COLUMN - HALF, 706), (HALF, 112), &pawned))
        }
    }
}

/// A building: its roof with its name, its spaces, and what it offers.
fn draw(
    house: &BuildingView,
    ((x, y), (width, height)): (Point, Point),
    sight: &Sight<'_>,
    more: &Markup,
) -> Markup {
    let thing = Thing::Building(house.building);
    let small = width < COLUMN;
    let at = if small { (10, 52) } else { (COLUMN - 8 - spread(house), 8) };
    let room = if small { width - 64 } else { COLUMN - 70 - spread(house) };
    html! {
        g.building.panic[house.panic] data-thing=(thing) transform=(format!("translate({x} {y})")) {
            title { (parts::told(house.building, sight)) @if house.panic { " (" (sight.word("picture-ml-panic")) ")" } }
            rect.halo width=(width) height=(height) rx="16" {}
            path.roof d=(format!("M0 50V16a16 16 0 0 1 16 -16H{}a16 16 0 0 1 16 16V50z", width - 16)) {}
            (image(faces::building(house.building), (10, 8), 34))
            g.heading { (words(&parts::name(house.building, sight), (52, 35), 26, room)) }
            @if house.panic { (image(art("panic"), (width / 2 - 24, height / 2 - 12), 48)) }
            (spaces(house, (at, small), sight))
            (more)
        }
    }
}

/// How wide one die's place is on a space.
const fn cell(small: bool) -> i32 {
    if small { 33 } else { 38 }
}

fn spread(house: &BuildingView) -> i32 {
    house.spaces.iter().map(|space| i32::from(space.dice) * cell(false) + 8).sum()
}

fn spaces(house: &BuildingView, (at, small): (Point, bool), sight: &Sight<'_>) -> Markup {
    let goods = match house.building {
        Building::Mine => art("gold"),
        Building::Alchemist
        | Building::Lodge
        | Building::Tavern
        | Building::Armory
        | Building::PawnShop
        | Building::Bazaar => art("potion"),
    };
    let mut left = at.0;
    html! {
        @for (index, space) in house.spaces.iter().enumerate() {
            @let spot = Spot { space: *space, named: Space::ALL.get(index).copied(), goods, at: (left, at.1), cell: cell(small) };
            ({ left += spot.wide() + 6; "" })
            (spot.draw(sight))
        }
    }
}

/// A space of a building, and where it is drawn.
struct Spot {
    space: SpaceView,
    named: Option<Space>,
    goods: Art,
    at: Point,
    cell: i32,
}

impl Spot {
    fn wide(&self) -> i32 {
        i32::from(self.space.dice) * self.cell
    }

    /// The die on it in the colour of its clan, or what it yields.
    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let (x, y) = self.at;
        let plate = self.space.by.and_then(|seat| sight.scene.plate(seat));
        let class = plate.map_or_else(|| "free".to_owned(), |plate| plate.livery.class());
        let named = self.named.filter(|_| self.space.yields.is_some());
        let thing = named.map(Thing::Space);
        html! {
            g.space.(class) data-thing=[thing] {
                title { (plate.map_or_else(|| self.told(sight), |plate| plate.name.clone())) }
                rect.halo x=(x) y=(y) width=(self.wide()) height=(self.cell) rx="9" {}
                @if self.space.die.is_some() { (self.dice(sight)) } @else { (self.goods()) }
                @if let Some(plate) = plate {
                    circle.tag cx=(x + self.wide() - 3) cy=(y + self.cell - 3) r="12" {}
                    text.tag-letter x=(x + self.wide() - 3) y=(y + self.cell + 4) font-size="20" { (plate.livery.letter) }
                }
            }
        }
    }

    /// What a free space is.
    fn told(&self, sight: &Sight<'_>) -> String {
        sight.say(&Message::new("page-ml-space").with("count", self.space.dice))
    }

    fn dice(&self, sight: &Sight<'_>) -> Markup {
        let (x, y) = self.at;
        let die = self.space.die.map(Cube::placed);
        html! {
            @for lies in 0..i32::from(self.space.dice) {
                @if let Some(die) = die { (die.draw((x + 4 + lies * (self.cell - 2), y + 4), self.cell - 8, sight, None)) }
            }
        }
    }

    fn goods(&self) -> Markup {
        let middle = self.at.0 + self.wide() / 2;
        html! {
            @if let Some(yields) = self.space.yields {
                (image(self.goods, (middle - 15, self.at.1 + self.cell / 2 - 8), 16))
                text.yields x=(middle + 2) y=(self.at.1 + self.cell / 2 + 8) font-size="20" { (yields) }
            }
        }
    }
}

/// What stands in docks, side by side.
fn row<T: Copy>(docks: &[Option<T>], room: i32, draw: impl Fn(T, Point) -> Markup) -> Markup {
    html! {
        @for (index, dock) in (0..).zip(docks) {
            @if let Some(it) = *dock { (draw(it, (6 + index * room, 58))) }
        }
    }
}

/// How much room each of the docks has.
fn share<T>(width: i32, docks: &[T]) -> i32 {
    width / i32::try_from(docks.len().max(1)).unwrap_or(1)
}

fn tavern(citadel: &CitadelView, sight: &Sight<'_>) -> Markup {
    let room = share(COLUMN - 86, &citadel.tavern);
    html! {
        (row(&citadel.tavern, room, |mercenary, at| hireling(mercenary, at, room, sight)))
        (novices(citadel, (COLUMN - 80, 58), sight))
    }
}

fn hireling(who: OfferedMercenary, (x, y): Point, room: i32, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Mercenary(who.id);
    let middle = x + room / 2 - 2;
    let reputation = Message::new("page-ml-reputation").with("count", who.reputation);
    let cost = Message::new("page-ml-cost").with("count", who.cost);
    let marks = [
        Mark::new(art("gold"), &who.cost, sight.say(&cost)),
        Mark::new(art("reputation"), &who.reputation, sight.say(&reputation)),
    ];
    html! {
        g.offer data-thing=(thing) data-key=(format!("mercenary-{}", who.id)) {
            title { (parts::told(who.id, sight)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="178" rx="10" {}
            (image(faces::mercenary(who.id), (middle - 22, y + 8), 44))
            (parts::badge(who.affinity, (middle - 26, y + 54), sight))
            g.named { (words(&parts::name(who.id, sight), (middle, y + 106), 22, room - 12)) }
            (parts::heap(&parts::cubes(who.dice), (middle, y + 114), (26, 3), sight))
            (parts::centred(&marks, (middle, y + 148), 22))
        }
    }
}

fn novices(citadel: &CitadelView, (x, y): Point, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Novices;
    let cost = Message::new("page-ml-cost").with("count", citadel.novice_cost);
    html! {
        g.offer data-thing=(thing) {
            title { (parts::told(Message::new("mercenary-novicius"), sight)) }
            rect.halo x=(x) y=(y) width="74" height="178" rx="10" {}
            (image(art("mercenary-novicius"), (x + 16, y + 12), 42))
            g.named { (words(&sight.word("mercenary-novicius"), (x + 37, y + 86), 19, 68)) }
            g.more { text x=(x + 20) y=(y + 118) font-size="22" { "×" (citadel.novices) } }
            (parts::centred(&[Mark::new(art("gold"), &citadel.novice_cost, sight.say(&cost))], (x + 37, y + 148), 22))
        }
    }
}

fn lodge(citadel: &CitadelView, sight: &Sight<'_>) -> Markup {
    let room = (COLUMN - 12) / 6;
    row(&citadel.lodge, room, |trap, at| snare(trap, at, room, sight))
}

fn snare(trap: OfferedTrap, (x, y): Point, room: i32, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Trap(trap.id);
    let price = Message::new("page-ml-cost").with("count", trap.price);
    html! {
        g.offer data-thing=(thing) {
            title { (parts::told(trap.id, sight)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="94" rx="10" {}
            (emblem(trap.id, (x + room / 2 - 2, y + 6), sight))
            (parts::centred(&[Mark::new(art("gold"), &trap.price, sight.say(&price))], (x + room / 2 - 2, y + 66), 22))
        }
    }
}

/// What a Trap does, as a picture: a sign, and the dice or the words of it.
fn emblem(trap: Trap, (middle, y): Point, sight: &Sight<'_>) -> Markup {
    let (sign, dice) = (faces::trap(trap), faces::trap_dice(trap));
    html! {
        @match dice {
            Some((colour, count)) => {
                (image(sign, (middle - 13, y - 2), 26))
                (parts::heap(&vec![Cube::blank(colour); count], (middle, y + 28), (24, 3), sight))
            },
            None => {
                (image(sign, (middle - 11, y - 3), 22))
                (parts::caption(&parts::name(trap, sight), (middle, y + 43), 20, 74))
            },
        }
    }
}

fn bazaar(citadel: &CitadelView, sight: &Sight<'_>) -> Markup {
    let room = share(COLUMN - 12, &citadel.bazaar);
    row(&citadel.bazaar, room, |card, at| ware(card, at, room, sight))
}

fn ware(card: EquipmentView, (x, y): Point, room: i32, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Equipment(card.id);
    let cost = Message::new("page-ml-cost").with("count", card.cost);
    let kind = parts::name(card.r#type, sight);
    html! {
        g.offer data-thing=(thing) {
            title { (parts::told(card.id, sight)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="94" rx="10" {}
            (image(faces::equipment(card.r#type), (x + 8, y + 8), 40))
            g.heading { (words(&parts::name(card.id, sight), (x + 56, y + 36), 24, room - 66)) }
            g.quiet-left { (words(&kind, (x + 12, y + 80), 19, room / 2)) }
            (parts::row(&[Mark::new(art("gold"), &card.cost, sight.say(&cost))], (x + room - 66, y + 60), 24))
        }
    }
}
