//! The Citadel: every building with the dice on its spaces, and what the Tavern, the Lodge and the Bazaar offer.

use super::parts::{self, Cube, Mark, Point, picture, words};
use super::{COLUMN, HALF, faces};
use crate::Scene;
use crate::glyph::Glyph;
use kernel::{Message, Seat};
use maud::{Markup, html};
use monster_lands::terms::{Building, Trap};
use monster_lands::view::{
    BuildingView, CitadelView, EquipmentView, OfferedMercenary, OfferedTrap, SpaceView,
};

/// How high the Citadel is.
pub(super) const CITADEL: i32 = 818;

/// The Citadel, building by building.
pub(super) fn citadel(citadel: &CitadelView, scene: &Scene<'_>) -> Markup {
    let at = |building, corner, size, more: &Markup| {
        let house = citadel.buildings.iter().find(|house| house.building == building);
        html! { @if let Some(house) = house { (draw(house, (corner, size), scene, more)) } }
    };
    let pawned = parts::heap(&parts::cubes(citadel.pawned), (HALF / 2, 62), (28, 7), scene);
    html! {
        g.citadel {
            (at(Building::Tavern, (0, 0), (COLUMN, 242), &tavern(citadel, scene)))
            (at(Building::Lodge, (0, 250), (COLUMN, 160), &lodge(citadel, scene)))
            (at(Building::Bazaar, (0, 418), (COLUMN, 160), &bazaar(citadel, scene)))
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
    scene: &Scene<'_>,
    more: &Markup,
) -> Markup {
    let word = house.building.word();
    let stands = scene.about(word);
    let small = width < COLUMN;
    let at = if small { (10, 52) } else { (COLUMN - 8 - spread(house), 8) };
    let room = if small { width - 64 } else { COLUMN - 70 - spread(house) };
    html! {
        g.building.panic[house.panic].(stands.class()) data-choice=[stands.choices] transform=(format!("translate({x} {y})")) {
            title { (parts::told("building", word, scene)) @if house.panic { " (" (scene.tongue.word("picture-ml-panic")) ")" } }
            rect.halo width=(width) height=(height) rx="16" {}
            path.roof d=(format!("M0 50V16a16 16 0 0 1 16 -16H{}a16 16 0 0 1 16 16V50z", width - 16)) {}
            (picture(faces::building(house.building), (10, 8), 34))
            g.heading { (words(&parts::name("building", word, scene), (52, 35), 26, room)) }
            @if house.panic { (picture(Glyph::Scream, (width / 2 - 24, height / 2 - 12), 48)) }
            (spaces(house, (at, small), scene))
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

fn spaces(house: &BuildingView, (at, small): (Point, bool), scene: &Scene<'_>) -> Markup {
    let goods = if house.building == Building::Mine { Glyph::Coin } else { Glyph::Potion };
    let mut left = at.0;
    html! {
        @for (index, space) in (1..).zip(&house.spaces) {
            @let spot = Spot { space: *space, number: index, goods, at: (left, at.1), cell: cell(small) };
            ({ left += spot.wide() + 6; "" })
            (spot.draw(scene))
        }
    }
}

/// A space of a building, and where it is drawn.
struct Spot {
    space: SpaceView,
    number: i32,
    goods: Glyph,
    at: Point,
    cell: i32,
}

impl Spot {
    fn wide(&self) -> i32 {
        i32::from(self.space.dice) * self.cell
    }

    /// The die on it in the colour of its clan, or what it yields.
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let (x, y) = self.at;
        let plate = self.space.by.and_then(|seat| scene.plate(Seat(seat)));
        let class = plate.map_or_else(|| "free".to_owned(), |plate| plate.livery.class());
        let stands = match self.space.yields {
            Some(_) => scene.choice(&format!("space {}", self.number)),
            None => parts::PLAIN,
        };
        html! {
            g.space.(class).(stands.class()) data-choice=[stands.choices] {
                @if let Some(plate) = plate { title { (plate.name) } }
                rect.halo x=(x) y=(y) width=(self.wide()) height=(self.cell) rx="9" {}
                @if self.space.die.is_some() { (self.dice(scene)) } @else { (self.goods()) }
                @if let Some(plate) = plate {
                    circle.tag cx=(x + self.wide() - 3) cy=(y + self.cell - 3) r="11" {}
                    text.tag-letter x=(x + self.wide() - 3) y=(y + self.cell + 4) font-size="19" { (plate.livery.letter) }
                }
            }
        }
    }

    fn dice(&self, scene: &Scene<'_>) -> Markup {
        let (x, y) = self.at;
        let die = self.space.die.map(Cube::placed);
        html! {
            @for lies in 0..i32::from(self.space.dice) {
                @if let Some(die) = die { (die.draw((x + 4 + lies * (self.cell - 2), y + 4), self.cell - 8, scene, &parts::PLAIN)) }
            }
        }
    }

    fn goods(&self) -> Markup {
        let middle = self.at.0 + self.wide() / 2;
        html! {
            @if let Some(yields) = self.space.yields {
                (picture(self.goods, (middle - 15, self.at.1 + self.cell / 2 - 8), 16))
                text.yields x=(middle + 2) y=(self.at.1 + self.cell / 2 + 8) font-size="20" { (yields) }
            }
        }
    }
}

fn tavern(citadel: &CitadelView, scene: &Scene<'_>) -> Markup {
    let count = i32::try_from(citadel.tavern.len().max(1)).unwrap_or(4);
    let room = (COLUMN - 86) / count;
    html! {
        @for (index, dock) in (0..).zip(&citadel.tavern) {
            @if let Some(mercenary) = *dock { (hireling(mercenary, (6 + index * room, 58), room, scene)) }
        }
        (novices(citadel, (COLUMN - 80, 58), scene))
    }
}

fn hireling(who: OfferedMercenary, (x, y): Point, room: i32, scene: &Scene<'_>) -> Markup {
    let (word, stands) = (who.id.word(), scene.about(who.id.word()));
    let middle = x + room / 2 - 2;
    let reputation = Message::new("page-ml-reputation").with("count", who.reputation);
    let cost = Message::new("page-ml-cost").with("count", who.cost);
    let marks = [
        Mark::new(Glyph::Coin, &who.cost, scene.tongue.say(&cost)),
        Mark::new(Glyph::Crown, &who.reputation, scene.tongue.say(&reputation)),
    ];
    html! {
        g.offer.(stands.class()) data-choice=[stands.choices] data-key=(format!("mercenary-{word}")) {
            title { (parts::told("mercenary", word, scene)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="178" rx="10" {}
            (picture(faces::person(who.affinity), (middle - 22, y + 8), 44))
            (parts::badge(who.affinity, (middle - 26, y + 54), scene))
            g.named { (words(&parts::name("mercenary", word, scene), (middle, y + 106), 22, room - 12)) }
            (parts::heap(&parts::cubes(who.dice), (middle, y + 114), (26, 3), scene))
            (parts::centred(&marks, (middle, y + 148), 22))
        }
    }
}

fn novices(citadel: &CitadelView, (x, y): Point, scene: &Scene<'_>) -> Markup {
    let stands = scene.about("novicius");
    let cost = Message::new("page-ml-cost").with("count", citadel.novice_cost);
    html! {
        g.offer.(stands.class()) data-choice=[stands.choices] {
            title { (parts::told("mercenary", "novicius", scene)) }
            rect.halo x=(x) y=(y) width="74" height="178" rx="10" {}
            (picture(Glyph::Student, (x + 16, y + 12), 42))
            g.named { (words(&parts::name("mercenary", "novicius", scene), (x + 37, y + 86), 19, 68)) }
            g.more { text x=(x + 20) y=(y + 118) font-size="22" { "×" (citadel.novices) } }
            (parts::centred(&[Mark::new(Glyph::Coin, &citadel.novice_cost, scene.tongue.say(&cost))], (x + 37, y + 148), 22))
        }
    }
}

fn lodge(citadel: &CitadelView, scene: &Scene<'_>) -> Markup {
    let room = (COLUMN - 12) / 6;
    html! {
        @for (index, space) in (0..).zip(&citadel.lodge) {
            @if let Some(trap) = *space { (snare(trap, (6 + index * room, 58), room, scene)) }
        }
    }
}

fn snare(trap: OfferedTrap, (x, y): Point, room: i32, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(trap.id.word());
    let price = Message::new("page-ml-cost").with("count", trap.price);
    html! {
        g.offer.(stands.class()) data-choice=[stands.choices] {
            title { (parts::told("trap", trap.id.word(), scene)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="94" rx="10" {}
            (emblem(trap.id, (x + room / 2 - 2, y + 6), scene))
            (parts::centred(&[Mark::new(Glyph::Coin, &trap.price, scene.tongue.say(&price))], (x + room / 2 - 2, y + 66), 22))
        }
    }
}

/// What a Trap does, as a picture: a sign, and the dice or the words of it.
fn emblem(trap: Trap, (middle, y): Point, scene: &Scene<'_>) -> Markup {
    let (sign, dice) = faces::trap(trap);
    html! {
        @match dice {
            Some((colour, count)) => {
                (picture(sign, (middle - 13, y - 2), 26))
                (parts::heap(&vec![Cube::blank(colour); count], (middle, y + 28), (24, 3), scene))
            },
            None => {
                (picture(sign, (middle - 11, y - 3), 22))
                (parts::caption(&parts::name("trap", trap.word(), scene), (middle, y + 43), 20, 74))
            },
        }
    }
}

fn bazaar(citadel: &CitadelView, scene: &Scene<'_>) -> Markup {
    let count = i32::try_from(citadel.bazaar.len().max(1)).unwrap_or(3);
    let room = (COLUMN - 12) / count;
    html! {
        @for (index, dock) in (0..).zip(&citadel.bazaar) {
            @if let Some(card) = *dock { (ware(card, (6 + index * room, 58), room, scene)) }
        }
    }
}

fn ware(card: EquipmentView, (x, y): Point, room: i32, scene: &Scene<'_>) -> Markup {
    let stands = scene.about(card.id.word());
    let cost = Message::new("page-ml-cost").with("count", card.cost);
    let kind = scene.tongue.word(format!("equipment-type-{}", card.r#type.word()));
    html! {
        g.offer.(stands.class()) data-choice=[stands.choices] data-key=(format!("equipment-{}", card.id.word())) {
            title { (parts::told("equipment", card.id.word(), scene)) }
            rect.halo x=(x) y=(y) width=(room - 5) height="94" rx="10" {}
            (picture(faces::equipment(card.r#type), (x + 8, y + 8), 40))
            g.heading { (words(&parts::name("equipment", card.id.word(), scene), (x + 56, y + 36), 24, room - 66)) }
            g.quiet-left { (words(&kind, (x + 12, y + 80), 19, room / 2)) }
            (parts::row(&[Mark::new(Glyph::Coin, &card.cost, scene.tongue.say(&cost))], (x + room - 66, y + 60), 24))
        }
    }
}
