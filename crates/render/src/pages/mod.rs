//! The pages round the tables.

mod admin;
mod calls;
mod campaign;
mod cards;
mod credits;
mod home;
mod know;
mod learn;
mod new_table;
mod notice;
mod profile;
mod programs;
mod rules;
mod settings;

pub use admin::{
    AdminHome, Joining, KeptInvitation, KeptPerson, KeptTable, admin_home, admin_people,
    admin_person, admin_table, admin_tables, join,
};
pub use calls::{CallState, Calls, ChannelLine, Deed, DeedField, calls, deed};
pub use campaign::{Begun, Campaign, CampaignList, campaign, campaigns};
pub use cards::{CardIndex, CardLine, Filter, cards};
pub use credits::{credits, import};
pub use home::{Card, Home, LobbyPart, Sieve, TableLine, home, lobby};
pub use know::{HINTS, all_known, known};
pub use know::{art_of, name_of};
pub use learn::{Learning, LessonLine, learning};
pub(crate) use new_table::in_words;
pub use new_table::{Field, NewTable, RESERVES, SEAT_KINDS, TIMES, new_table};
pub use notice::{Checked, Notice, checked, notice};
pub use profile::{Best, Companion, Invite, ProfilePage, Sum, best, invite, profile};
pub use programs::{Programs, TokenLine, programs};
pub use rules::{Rulebook, Shelved, chapter, front, glossary, rulebooks, rulings, search};
pub use settings::{
    Entered, Forgets, LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD,
    SessionLine, Settings, Ways, going_on, settings, sign_in,
};

use crate::look::Art;
use crate::shell::{Page, Reader, shell};
use crate::{Tongue, shell as shells};
use maud::{Markup, html};

/// The head of a page: a sign on a wooden plaque, its title, and what it is for.
fn plaque(glyph: Art, title: &str, text: Option<&str>) -> Markup {
    html! {
        div.banner.plaque {
            span.sign { (picture(glyph, None)) }
            div { h1 { (title) } @if let Some(text) = text { p { (text) } } }
        }
    }
}

pub(crate) fn plain(
    reader: &Reader,
    tongue: &Tongue<'_>,
    title: String,
    address: &str,
    main: Markup,
) -> Markup {
    let page = Page {
        title,
        class: "page-plain",
        address: address.to_owned(),
        notice: None,
        sheet: None,
        main,
    };
    shell(reader, tongue, &page)
}

use shells::picture;
