//! Our own pictures: pieces, icons, cards and covers in one hand, embedded, found by shelf and name.
//!
//! A shelf is a game by its name, or `ui`, `cards`, `covers`; a name is what the drawing shows: the id in the game's data
//! behind the kind of thing it is (`mood-rowdy`), or the piece's own word (`roost`). How they are drawn is in `look/LOOK.md`.
//!
//! A picture is shown in one of three ways. By its address ([`Picture::shown`], [`Picture::placed`]) it is loaded once
//! and kept for good, and shows the colours it was drawn in. Inside the page ([`Symbols`]) it takes the page's own
//! `--paint` and `--suit`, and is sent once however often it is shown. A page names, and so sends, only what it shows.

mod shelves;
mod symbols;

pub use symbols::Symbols;

use maud::{Markup, html};
use shelves::DRAWINGS;
use std::sync::LazyLock;

/// A file of the collection.
struct Drawing {
    shelf: &'static str,
    name: &'static str,
    svg: &'static str,
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// The shelf it stands on: a game, or what all games share.
    pub shelf: &'static str,
    /// Its name there.
    pub name: &'static str,
    /// The drawing.
    pub svg: &'static str,
    /// Where it is, named by its content so that browsers keep it for good.
    pub address: String,
    /// Its width and height, as drawn.
    pub size: (u32, u32),
}

static PICTURES: LazyLock<Vec<Picture>> =
    LazyLock::new(|| DRAWINGS.iter().map(Picture::of).collect());

/// Every picture, in the order of shelf and name.
pub fn all() -> &'static [Picture] {
    &PICTURES
}

/// A picture that is at hand for good.
pub type Art = &'static Picture;

/// The picture of this name on this shelf; for a thing that has none, what stands for any game.
pub fn art(shelf: &str, name: &str) -> Art {
    let unknown = || of("ui", "game-other").expect("what stands for any game is drawn");
    of(shelf, name).unwrap_or_else(unknown)
}

/// A picture that all games share.
pub fn ui(name: &str) -> Art {
    art("ui", name)
}

/// The picture of this name on this shelf.
pub fn of(shelf: &str, name: &str) -> Option<&'static Picture> {
    let found =
        PICTURES.binary_search_by_key(&(shelf, name), |picture| (picture.shelf, picture.name));
    found.ok().map(|place| &PICTURES[place])
}

/// What is at an address: nothing, if it was drawn otherwise when the address was made.
pub fn at(address: &str) -> Option<&'static Picture> {
    let (_, path) = address.strip_prefix("/look/")?.split_once('/')?;
    let (shelf, file) = path.split_once('/')?;
    of(shelf, file.strip_suffix(".svg")?).filter(|picture| picture.address == address)
}

impl Picture {
    fn of(drawing: &Drawing) -> Self {
        let &Drawing { shelf, name, svg } = drawing;
        let print = &blake3::hash(svg.as_bytes()).to_hex()[..16];
        let address = format!("/look/{print}/{shelf}/{name}.svg");
        let mut sides = attribute(svg, "viewBox").split(' ').skip(2).map(|side| side.parse().ok());
        let mut side = || sides.next().flatten().expect("a drawing has a width and a height");
        Self { shelf, name, svg, address, size: (side(), side()) }
    }

    /// The picture in a line of text or a button, with its meaning; nothing for the eye alone is read out.
    pub fn shown(&self, label: Option<&str>) -> Markup {
        let (width, height) = self.size;
        html! {
            img.glyph src=(self.address) alt=(label.unwrap_or_default()) title=[label]
                width=(24 * width / height) height="24" decoding="async";
        }
    }

    /// The picture inside a larger drawing, as wide as said.
    pub fn placed(&self, (x, y): (i32, i32), width: u32) -> Markup {
        html! { image href=(self.address) x=(x) y=(y) width=(width) height=(self.height(width)) {} }
    }

    /// Its height, if it is this wide.
    fn height(&self, width: u32) -> u32 {
        width * self.size.1 / self.size.0
    }

    /// What is drawn, without the frame of the file and without its title, which is in one language.
    fn drawn(&self) -> &'static str {
        let (_, drawn) = self.svg.split_once("</title>").expect("a drawing has a title");
        drawn.trim_end().trim_end_matches("</svg>").trim()
    }
}

/// The value of an attribute of the first element that has it; empty where none has.
fn attribute(svg: &'static str, name: &str) -> &'static str {
    let value = svg.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
    value.map_or("", |(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_found_by_its_name_and_at_its_address() {
        for picture in all() {
            assert_eq!(of(picture.shelf, picture.name), Some(picture));
            assert_eq!(at(&picture.address), Some(picture), "{}", picture.address);
        }
        assert_eq!(of("root", "unicorn"), None);
        assert_eq!(at("/look/0000000000000000/root/roost.svg"), None);
        assert_eq!(at("/look/roost.svg"), None);
    }

    #[test]
    fn an_address_changes_with_what_is_drawn() {
        let drawing = |svg| Picture::of(&Drawing { shelf: "root", name: "roost", svg }).address;
        let before = drawing("<svg viewBox=\"0 0 64 64\"><title>Roost</title></svg>");
        let after = drawing("<svg viewBox=\"0 0 64 64\"><title>Roost</title><g/></svg>");
        assert_ne!(before, after);
    }

    #[test]
    fn a_picture_keeps_its_shape() {
        let card = of("root", "card-armorers").expect("a card");
        assert_eq!(card.size, (120, 72));
        assert!(card.placed((4, 6), 60).0.contains("width=\"60\" height=\"36\""));
        assert!(card.shown(None).0.contains("width=\"40\" height=\"24\""));
    }
}
