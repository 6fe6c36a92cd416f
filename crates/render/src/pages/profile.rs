//! A player as others see them, and the best at a game.

use super::plain;
use crate::Tongue;
use crate::shell::Reader;
use kernel::Message;
use maud::{Markup, html};

/// What a profile shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProfilePage {
    /// The name.
    pub name: String,
    /// By game: its title, the rating as it is shown, and how many rated games it is known from.
    pub ratings: Vec<(String, i64, u32)>,
    /// What became of games, summed up.
    pub sums: Vec<Sum>,
    /// Whether it is the reader's own, and if so whether others may see it.
    pub own: Option<bool>,
}

/// Games of one kind, summed up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The game's title.
    pub game: String,
    /// The role, in the reader's language, or the seat.
    pub role: String,
    /// How many were played.
    pub played: usize,
    /// How many were won.
    pub won: usize,
}

/// The best at a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Best {
    /// The game's title.
    pub title: String,
    /// Its name.
    pub game: String,
    /// Handle, name, rating as it is shown, rated games: the best first.
    pub lines: Vec<(String, String, i64, u32)>,
    /// After how many rated games somebody is listed.
    pub listed_after: u32,
}

/// Somebody one has played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Companion {
    /// What their profile is found by.
    pub handle: String,
    /// The name.
    pub name: String,
    /// Whether they sit at the table already.
    pub here: bool,
    /// Whether they were asked.
    pub asked: bool,
}

/// Whom one may ask to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invite {
    /// The table's id.
    pub table: String,
    /// Those one has played with lately.
    pub companions: Vec<Companion>,
}

/// Whom one may ask to a table.
pub fn invite(reader: &Reader, tongue: &Tongue<'_>, shown: &Invite) -> Markup {
    let action = format!("/t/{}/invite", shown.table);
    let main = html! {
        h1 { (tongue.word("page-invite-companions")) }
        p { (tongue.word("page-invite-help")) }
        @if shown.companions.is_empty() { p.nothing { (tongue.word("page-invite-nobody")) } }
        @else {
            ul.channels {
                @for who in &shown.companions {
                    li {
                        div { b { a href=(format!("/p/{}", who.handle)) { bdi { (who.name) } } } }
                        @if who.here { span.state { (tongue.word("page-invite-here")) } }
                        @else if who.asked { span.state { (tongue.word("page-invite-asked")) } }
                        @else {
                            form method="post" action=(action) {
                                input type="hidden" name="who" value=(who.handle);
                                button { (tongue.word("page-invite-ask")) }
                            }
                        }
                    }
                }
            }
        }
        p { a href=(format!("/t/{}", shown.table)) { (tongue.word("page-back-to-table")) } }
    };
    plain(reader, tongue, tongue.word("page-invite-companions"), &action, main)
}

/// A player as others see them.
pub fn profile(reader: &Reader, tongue: &Tongue<'_>, shown: &ProfilePage) -> Markup {
    let main = html! {
        h1 { bdi { (shown.name) } }
        @if let Some(seen) = shown.own {
            p { (tongue.word(if seen { "page-profile-seen" } else { "page-profile-unseen" })) }
            form method="post" action="/settings/profile" {
                input type="hidden" name="shown" value=(if seen { "off" } else { "on" });
                button.quiet { (tongue.word(if seen { "page-profile-hide" } else { "page-profile-show" })) }
            }
        }
        h2 { (tongue.word("page-ratings")) }
        @if shown.ratings.is_empty() { p.nothing { (tongue.word("page-no-ratings")) } }
        @else {
            table.figures {
                thead { tr { th scope="col" { (tongue.word("page-game")) } th scope="col" { (tongue.word("page-rating")) } th scope="col" { (tongue.word("page-rated-games")) } } }
                tbody { @for (game, rating, games) in &shown.ratings { tr { th scope="row" { (game) } td { (rating) } td { (games) } } } }
            }
        }
        h2 { (tongue.word("page-results")) }
        @if shown.sums.is_empty() { p.nothing { (tongue.word("page-no-results")) } }
        @else {
            table.figures {
                thead { tr { th scope="col" { (tongue.word("page-game")) } th scope="col" { (tongue.word("page-role")) } th scope="col" { (tongue.word("page-played")) } th scope="col" { (tongue.word("page-games-won")) } } }
                tbody { @for sum in &shown.sums { tr { th scope="row" { (sum.game) } td { (sum.role) } td { (sum.played) } td { (sum.won) } } } }
            }
        }
    };
    plain(reader, tongue, shown.name.clone(), "/", main)
}

/// The best at a game.
pub fn best(reader: &Reader, tongue: &Tongue<'_>, shown: &Best) -> Markup {
    let title = tongue.say(&Message::new("page-best-of").with("game", shown.title.as_str()));
    let help = Message::new("page-best-help").with("count", shown.listed_after);
    let main = html! {
        h1 { (title) }
        p { (tongue.say(&help)) }
        @if shown.lines.is_empty() { p.nothing { (tongue.word("page-best-nobody")) } }
        @else {
            table.figures {
                thead { tr { th scope="col" { "#" } th scope="col" { (tongue.word("page-player")) } th scope="col" { (tongue.word("page-rating")) } th scope="col" { (tongue.word("page-rated-games")) } } }
                tbody {
                    @for (index, (handle, name, rating, games)) in shown.lines.iter().enumerate() {
                        tr { td { (index + 1) } th scope="row" { a href=(format!("/p/{handle}")) { bdi { (name) } } } td { (rating) } td { (games) } }
                    }
                }
            }
        }
    };
    plain(reader, tongue, title, &format!("/best/{}", shown.game), main)
}
