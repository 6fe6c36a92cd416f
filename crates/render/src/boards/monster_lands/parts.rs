//! Dice, marks and cards: hue, shape and letter together, alike on the board and on the mat.

use super::things::Thing;
use super::{Sight, faces};
use crate::look::Art;
use crate::shell::{image, picture};
use kernel::Message;
use maud::{Markup, html};
use monster_lands::terms::{Affinity, Colour, Dice, Die, Land, Loot, Mercenary, Monster, Trap};
use std::fmt::Display;

/// A place on the board.
pub(super) type Point = (i32, i32);

/// The name of a thing.
pub(super) fn name(of: impl Into<Message>, sight: &Sight<'_>) -> String {
    sight.say(&of.into())
}

/// What a thing does, in one line, where there is such a line.
fn effect(name: &Message, sight: &Sight<'_>) -> Option<String> {
    sight.maybe(format!("{}.text", name.key))
}

/// A thing's name and what it does: its tooltip.
pub(super) fn told(of: impl Into<Message>, sight: &Sight<'_>) -> String {
    let name = of.into();
    let said = sight.say(&name);
    effect(&name, sight).map_or_else(|| said.clone(), |effect| format!("{said}: {effect}"))
}

/// How wide a letter is, in hundredths of its height.
const WIDTH: i32 = 54;
/// The smallest letters that are drawn: a board is shown at half its size or so.
const SMALLEST: i32 = 21;

/// Words on the board, smaller where there is little room.
pub(super) fn words(text: &str, (x, y): Point, size: i32, room: i32) -> Markup {
    let letters = i32::try_from(text.chars().count()).unwrap_or(1).max(1);
    // A letter is little more than half as wide as it is high; what is still too long is drawn narrower, not smaller.
    let fits = (room * 100 / (letters * WIDTH)).min(size).max(SMALLEST);
    let narrow = (letters * fits * WIDTH > room * 100).then_some(room);
    html! { text x=(x) y=(y) font-size=(fits) textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (text) } }
}

/// A name in the middle of little room, on two lines if need be.
pub(super) fn caption(text: &str, (x, y): Point, size: i32, room: i32) -> Markup {
    let middle = text.len() / 2;
    let gaps = text.match_indices(' ').map(|(at, _)| at);
    let split = gaps.min_by_key(|at| at.abs_diff(middle));
    html! {
        g.named {
            @match split.map(|at| text.split_at(at)) {
                Some((first, second)) => { (words(first, (x, y - size / 2 - 1), size, room)) (words(second.trim(), (x, y + size / 2 + 3), size, room)) },
                None => (words(text, (x, y), size, room)),
            }
        }
    }
}

/// A count with the picture of what is counted, and its words.
#[derive(Debug, Clone)]
pub(super) struct Mark {
    glyph: Art,
    count: String,
    told: String,
}

impl Mark {
    /// A number, with a picture and a sentence that says of what.
    pub(super) fn new(glyph: Art, count: &dyn Display, told: String) -> Self {
        Self { glyph, count: count.to_string(), told }
    }

    /// The number of what a message counts, if there is any.
    pub(super) fn some(
        glyph: Art,
        count: u8,
        key: &'static str,
        sight: &Sight<'_>,
    ) -> Option<Self> {
        let told = sight.say(&Message::new(key).with("count", count));
        (count > 0).then(|| Self::new(glyph, &count, told))
    }

    /// Those of which there is any.
    pub(super) fn several<const N: usize>(
        counts: [(Art, u8, &'static str); N],
        sight: &Sight<'_>,
    ) -> Vec<Self> {
        let some = |(glyph, count, key)| Self::some(glyph, count, key, sight);
        counts.into_iter().filter_map(some).collect()
    }

    fn width(&self, size: i32) -> i32 {
        let letters = i32::try_from(self.count.chars().count()).unwrap_or(1);
        size + 4 + letters * size * 3 / 5 + size / 3
    }

    /// The same in a line of text, where it can be touched.
    pub(super) fn touched(&self, thing: Thing) -> Markup {
        html! { span.held data-thing=(thing) title=(self.told) { (self.inline()) } }
    }

    /// The same in a line of text.
    pub(super) fn inline(&self) -> Markup {
        html! {
            span.count title=(self.told) {
                (picture(self.glyph, Some(&self.told))) b { (self.count) }
            }
        }
    }
}

/// Marks in a row from the left.
pub(super) fn row(marks: &[Mark], (x, y): Point, size: i32) -> Markup {
    let mut left = x;
    html! {
        @for mark in marks {
            @let here = left;
            g.mark {
                title { (mark.told) }
                (image(mark.glyph, (here, y), size))
                text x=(here + size + 4) y=(y + size - size / 5) font-size=(size - 3) { (mark.count) }
            }
            ({ left += mark.width(size); "" })
        }
    }
}

/// Marks in a row about a middle.
pub(super) fn centred(marks: &[Mark], (middle, y): Point, size: i32) -> Markup {
    let width: i32 = marks.iter().map(|mark| mark.width(size)).sum();
    row(marks, (middle - (width - size / 3) / 2, y), size)
}

/// Marks in a row that ends at the right.
pub(super) fn ending(marks: &[Mark], (right, y): Point, size: i32) -> Markup {
    let width: i32 = marks.iter().map(|mark| mark.width(size)).sum();
    row(marks, (right - width + size / 3, y), size)
}

/// What texts and the style sheet call a die.
fn called(colour: Colour) -> String {
    Message::from(colour).key.into_owned()
}

/// A die and what it shows; a die that was not rolled shows its letter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cube {
    colour: Colour,
    face: Option<u8>,
}

impl Cube {
    /// A die that was not rolled.
    pub(super) const fn blank(colour: Colour) -> Self {
        Self { colour, face: None }
    }

    /// A die that shows this.
    pub(super) const fn rolled(colour: Colour, face: u8) -> Self {
        Self { colour, face: Some(face) }
    }

    /// A die of a pool or on a space; only Persuasion shows its face there.
    pub(super) const fn placed(die: Die) -> Self {
        match die {
            Die::Strength => Self::blank(Colour::Strength),
            Die::Magic => Self::blank(Colour::Magic),
            Die::Persuasion(face) => Self::rolled(Colour::Persuasion, face),
        }
    }

    /// Its colour.
    pub(super) const fn colour(self) -> Colour {
        self.colour
    }

    /// The die on the board.
    pub(super) fn draw(
        self,
        (x, y): Point,
        size: i32,
        sight: &Sight<'_>,
        thing: Option<Thing>,
    ) -> Markup {
        let called = called(self.colour);
        let name = sight.word(format!("{called}.die"));
        let told = self.face.map_or_else(|| name.clone(), |face| format!("{name}: {face}"));
        let letter = sight.word(format!("{called}.letter"));
        let scale = f64::from(size) / 40.0;
        html! {
            g.die.(called) data-thing=[thing]
                transform=(format!("translate({x} {y}) scale({scale:.3})")) {
                title { (told) }
                (hull(self.colour))
                @match self.face {
                    Some(face) => {
                        text.watermark x="20" y="31" { (letter) }
                        @for &(cx, cy) in pips(face) { circle.pip cx=(cx) cy=(cy) r="4.2" {} }
                    },
                    None => text x="20" y="29" { (letter) },
                }
            }
        }
    }

    /// The die in a line of text.
    pub(super) fn inline(self, sight: &Sight<'_>, thing: Option<Thing>) -> Markup {
        html! { svg.die-box viewBox="-2 -2 44 44" { (self.draw((0, 0), 40, sight, thing)) } }
    }
}

/// The outline of a die: each colour has its own, and a sheen on it.
fn hull(colour: Colour) -> Markup {
    html! {
        @match colour {
            Colour::Strength => rect.halo x="1" y="1" width="38" height="38" rx="6" {},
            Colour::Magic => rect.halo x="1" y="1" width="38" height="38" rx="15" {},
            Colour::Persuasion => path.halo d="M11 1h18l10 10v18l-10 10h-18l-10 -10v-18z" {},
        }
        path.sheen d="M8 6q12 -4 24 0q3 5 1 10q-13 -7 -26 1q-2 -6 1 -11z" {}
    }
}

/// Where the pips of a face lie.
fn pips(face: u8) -> &'static [Point] {
    match face {
        1 => &[(20, 20)],
        2 => &[(12, 12), (28, 28)],
        3 => &[(11, 11), (20, 20), (29, 29)],
        4 => &[(12, 12), (28, 12), (12, 28), (28, 28)],
        5 => &[(11, 11), (29, 11), (20, 20), (11, 29), (29, 29)],
        _ => &[(12, 10), (12, 20), (12, 30), (28, 10), (28, 20), (28, 30)],
    }
}

/// Dice that were not rolled, one by one.
pub(super) fn cubes(dice: Dice) -> Vec<Cube> {
    let of = |colour| std::iter::repeat_n(Cube::blank(colour), usize::from(dice.of(colour)));
    Colour::ALL.into_iter().flat_map(of).collect()
}

/// Dice in rows of a given length, about a middle.
pub(super) fn heap(
    cubes: &[Cube],
    (middle, y): Point,
    (size, across): (i32, usize),
    sight: &Sight<'_>,
) -> Markup {
    let step = size + 2;
    html! {
        @for (line, cubes) in (0..).zip(cubes.chunks(across)) {
            @let left = middle - i32::try_from(cubes.len()).unwrap_or(1) * step / 2;
            @for (index, cube) in (0..).zip(cubes) {
                (cube.draw((left + index * step, y + line * step), size, sight, None))
            }
        }
    }
}

/// Dice in a line of text.
pub(super) fn dice(dice: Dice, sight: &Sight<'_>) -> Markup {
    html! { @for cube in cubes(dice) { (cube.inline(sight, None)) } }
}

/// A die of a pool: it stands for what can be done with it.
pub(super) fn pooled(die: Die, sight: &Sight<'_>) -> Markup {
    Cube::placed(die).inline(sight, Some(Thing::Die(die)))
}

/// An affinity in a line of text: hue, picture and name.
pub(super) fn affinity(affinity: Affinity, sight: &Sight<'_>) -> Markup {
    html! {
        span.affinity.(format!("affinity-{affinity}")) {
            (picture(faces::affinity(affinity), None))
            (name(affinity, sight))
        }
    }
}

/// An affinity on the board: a disc with its hue and picture, and its letter.
pub(super) fn badge(affinity: Affinity, (x, y): Point, sight: &Sight<'_>) -> Markup {
    html! {
        g.badge.(format!("affinity-{affinity}")) {
            title { (name(affinity, sight)) }
            rect x=(x) y=(y) width="52" height="28" rx="14" {}
            (image(faces::affinity(affinity), (x + 4, y + 4), 20))
            text x=(x + 38) y=(y + 21) font-size="20" { (sight.word(format!("affinity-{affinity}.letter"))) }
        }
    }
}

/// A card of the mat, lit with whatever names it.
#[derive(Debug)]
pub(super) struct Card {
    kind: &'static str,
    word: &'static str,
    name: Message,
    glyph: Art,
    thing: Thing,
}

impl Card {
    /// A Mercenary.
    pub(super) fn mercenary(id: Mercenary) -> Self {
        let (glyph, thing) = (faces::mercenary(id), Thing::Mercenary(id));
        Self { kind: "mercenary", word: id.word(), name: id.into(), glyph, thing }
    }

    /// A Trap.
    pub(super) fn trap(id: Trap) -> Self {
        let (glyph, thing) = (faces::trap(id), Thing::Trap(id));
        Self { kind: "trap", word: id.word(), name: id.into(), glyph, thing }
    }

    /// A Loot token.
    pub(super) fn loot(id: Loot) -> Self {
        let (glyph, thing) = (faces::loot(id), Thing::Loot(id));
        Self { kind: "loot", word: id.word(), name: id.into(), glyph, thing }
    }

    /// A Land.
    pub(super) fn land(id: Land) -> Self {
        let (glyph, thing) = (faces::land(id), Thing::Land(id));
        Self { kind: "land", word: id.word(), name: id.into(), glyph, thing }
    }

    /// A Trophy.
    pub(super) fn monster(id: Monster) -> Self {
        let (glyph, thing) = (faces::monster(id), Thing::Monster(id));
        Self { kind: "monster", word: id.word(), name: id.into(), glyph, thing }
    }

    /// The card, and what else is said on it.
    pub(super) fn draw(&self, sight: &Sight<'_>, more: &Markup) -> Markup {
        let Self { kind, word, name, glyph, thing } = self;
        html! {
            div.ml-card.(format!("ml-{kind}")) data-thing=(thing) data-key=(format!("{kind}-{word}")) title=(told(name.clone(), sight)) {
                (picture(glyph, None)) b { (sight.say(name)) } (more)
                @if let Some(effect) = effect(name, sight) { small { (effect) } }
            }
        }
    }
}
