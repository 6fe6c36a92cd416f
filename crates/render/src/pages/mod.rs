//! The pages round the tables.

mod cover;
mod credits;
mod home;
mod new_table;
mod notice;
mod rules;
mod settings;

pub(crate) use cover::cover;
pub use credits::{credits, import};
pub use home::{Card, Home, LobbyPart, TableLine, home, lobby};
pub(crate) use new_table::in_words;
pub use new_table::{Field, NewTable, SEAT_KINDS, new_table};
pub use notice::{Checked, Notice, checked, notice};
pub use rules::{Rulebook, Shelved, rulebook, rulebooks};
pub use settings::{
    LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD, SessionLine, Settings,
    settings, sign_in,
};

use crate::glyph::Glyph;
use crate::shell::{Page, Reader, shell};
use crate::{Tongue, shell as shells};
use maud::Markup;

/// The picture of a game: one big, two small.
pub(crate) fn pictures(game: &str) -> [Glyph; 3] {
    match game {
        "monster-lands" => [Glyph::Ogre, Glyph::Castle, Glyph::Die],
        "root" => [Glyph::Fox, Glyph::Tree, Glyph::Swords],
        "village-attacks" => [Glyph::Vampire, Glyph::Village, Glyph::Pumpkin],
        "wonderful-kingdom" => [Glyph::Crown, Glyph::Dragon, Glyph::Card],
        _ => [Glyph::Die, Glyph::Card, Glyph::Star],
    }
}

fn plain(
    reader: &Reader,
    tongue: &Tongue<'_>,
    title: String,
    address: &str,
    main: Markup,
) -> Markup {
    let page = Page { title, class: "page-plain", address: address.to_owned(), notice: None, main };
    shell(reader, tongue, &page)
}

use shells::picture;
