//! Dice, coins and names, as short as they can be read.

use crate::text::{Ink, Reader};
use kernel::{Message, Seat};
use monster_lands::terms::{Affinity, Colour, Colours, Dice, Die};

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Strength => Ink::Red,
        Colour::Magic => Ink::Magenta,
        Colour::Persuasion => Ink::Yellow,
    }
}

/// The letter of a colour.
pub(super) fn letter(colour: Colour, reader: &Reader<'_>) -> String {
    let letter = reader.word(format!("{}.letter", Message::from(colour).key));
    reader.ink(ink(colour), letter)
}

/// Several colours.
pub(super) fn colours(colours: Colours, reader: &Reader<'_>) -> String {
    colours.iter().map(|colour| letter(colour, reader)).collect()
}

/// Dice that are not rolled: `S2 M1`.
pub(super) fn dice(dice: Dice, reader: &Reader<'_>) -> String {
    let some = Colour::ALL.into_iter().filter(|&colour| dice.of(colour) > 0);
    let said = some.map(|colour| format!("{}{}", letter(colour, reader), dice.of(colour)));
    said.collect::<Vec<_>>().join(" ")
}

/// A die and what it shows.
pub(super) fn die(colour: Colour, face: u8, reader: &Reader<'_>) -> String {
    format!("{}{}", letter(colour, reader), reader.ink(ink(colour), face))
}

/// A die of a pool; only Persuasion shows its face.
pub(super) fn pooled(pool: Die, reader: &Reader<'_>) -> String {
    match pool {
        Die::Strength => letter(Colour::Strength, reader),
        Die::Magic => letter(Colour::Magic, reader),
        Die::Persuasion(face) => die(Colour::Persuasion, face, reader),
    }
}

/// An affinity.
pub(super) fn affinity(affinity: Affinity, reader: &Reader<'_>) -> String {
    let ink = match affinity {
        Affinity::Jungle => Ink::Green,
        Affinity::Water => Ink::Blue,
        Affinity::Fire => Ink::Red,
        Affinity::Air => Ink::Cyan,
    };
    reader.ink(ink, reader.say(&affinity.into()))
}

/// The name of a seat.
pub(super) fn seat(seat: Seat, reader: &Reader<'_>) -> String {
    reader.say(&Message::new("picture-seat").with("who", seat))
}

/// Gold.
pub(super) fn gold(gold: impl Into<u16>, reader: &Reader<'_>) -> String {
    let message = Message::new("picture-ml-gold").with("gold", gold.into());
    reader.ink(Ink::Yellow, reader.say(&message))
}

/// A count with its word, where there is any.
pub(super) fn counted(count: u8, key: &'static str, reader: &Reader<'_>) -> Option<String> {
    (count > 0).then(|| reader.say(&Message::new(key).with("count", count)))
}
