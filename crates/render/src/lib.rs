//! Views drawn as pages: HTML and SVG on the server, one small style sheet and script of our own beside them.
//!
//! A page is made from what its reader may know (a [`kernel::AnyView`], an ask, a story) and from plain records; it
//! refuses to know storage, sockets and rules. A game is drawn by a [`Board`] of its own, or by the plain one. Start reading at
//! [`Board`], then `table`, whose regions make the page of a game.

pub mod assets;
pub mod beats;
pub mod board;
pub mod boards;
mod course;
mod cover;
pub mod livery;
pub mod look;
mod outline;
pub mod pages;
pub mod shell;
mod sight;
pub mod table;
pub mod text;
mod tray;
mod trees;

pub use beats::{Beat, Kind, Step};
pub use board::{Board, Drawn, Scene};
pub use lang::Tongue;
pub use livery::{Livery, Plate, PlateTime};

use kernel::Text;

/// The words of the pages and of pictures in a terminal.
pub const fn texts() -> &'static [Text] {
    kernel::texts![in "../texts", en it fr: "page", "book", "picture", "ending", "admin"]
}
