//! The pages round the tables.

mod campaign;
mod credits;
mod home;
mod learn;
mod new_table;
mod notice;
mod rules;
mod settings;

pub use campaign::{Begun, Campaign, CampaignList, campaign, campaigns};
pub use credits::{credits, import};
pub use home::{Card, Home, LobbyPart, TableLine, home, lobby};
pub use learn::{Learning, LessonLine, learning};
pub(crate) use new_table::in_words;
pub use new_table::{Field, NewTable, SEAT_KINDS, new_table};
pub use notice::{Checked, Notice, checked, notice};
pub use rules::{Rulebook, Shelved, rulebook, rulebooks};
pub use settings::{
    LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD, SessionLine, Settings,
    settings, sign_in,
};

use crate::shell::{Page, Reader, shell};
use crate::{Tongue, shell as shells};
use maud::Markup;

fn plain(
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
