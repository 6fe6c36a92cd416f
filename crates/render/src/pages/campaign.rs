//! Campaigns: games in a row, where they stand, and what is asked before the next.

use super::{picture, plain};
use crate::cover::cover;
use crate::look;
use crate::shell::Reader;
use crate::table::title_of;
use crate::{Board, Tongue};
use kernel::campaign::{Asked, Progress};
use kernel::{Course, Message};
use maud::{Markup, html};

/// A campaign that was begun.
#[derive(Debug)]
pub struct Begun {
    /// Its id.
    pub id: String,
    /// Where it stands.
    pub course: Course,
    /// Whether a game of it is being played.
    pub is_playing: bool,
}

/// A reader's campaigns of a game.
#[derive(Debug)]
pub struct CampaignList<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// Those that were begun, the latest first.
    pub begun: Vec<Begun>,
    /// A new one.
    pub fresh: Course,
}

/// One campaign.
#[derive(Debug)]
pub struct Campaign<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// The campaign.
    pub begun: Begun,
}

/// The campaigns of a game, and how a new one begins.
pub fn campaigns(reader: &Reader, tongue: &Tongue<'_>, list: &CampaignList<'_>) -> Markup {
    let address = format!("/campaign/{}", list.game);
    let title = title(tongue, list.game);
    let main = html! {
        (banner(tongue, list.board, &title))
        @if !list.begun.is_empty() {
            section {
                h2 { (tongue.word("page-campaign-begun")) }
                ul.tables.campaigns { @for begun in &list.begun { (line(tongue, list.board, begun)) } }
            }
        }
        section {
            h2 { (tongue.word("page-campaign-new")) }
            form.campaign-next method="post" action=(address) {
                @if let Some(asks) = &list.fresh.asks { (question(tongue, asks)) }
                button.primary { (picture(look::ui("die"), None)) (tongue.word("page-campaign-begin")) }
            }
        }
    };
    plain(reader, tongue, title, &address, main)
}

/// A campaign in the list.
fn line(tongue: &Tongue<'_>, board: &dyn Board, begun: &Begun) -> Markup {
    html! {
        li.waits[begun.is_playing] {
            a href=(format!("/c/{}", begun.id)) {
                (picture(board.sign(), None))
                span.players { (tongue.say(&begun.course.told)) }
                span.phase { (tongue.word(state(begun))) }
            }
        }
    }
}

/// The key of how a campaign is going.
const fn state(begun: &Begun) -> &'static str {
    match begun.course.progress {
        Progress::Won => "page-campaign-state-won",
        Progress::Lost => "page-campaign-state-lost",
        Progress::Open if begun.is_playing => "page-campaign-state-playing",
        Progress::Open => "page-campaign-state-open",
    }
}

/// Where a campaign stands, its stages, what was played, and the way on.
pub fn campaign(reader: &Reader, tongue: &Tongue<'_>, shown: &Campaign<'_>) -> Markup {
    let begun = &shown.begun;
    let address = format!("/c/{}", begun.id);
    let title = title(tongue, shown.game);
    let main = html! {
        (banner(tongue, shown.board, &title))
        section.campaign-now {
            h2 { (tongue.say(&begun.course.told)) }
            @if begun.course.progress == Progress::Open { (way_on(tongue, begun)) }
            @else {
                p.links { a.button.primary href=(format!("/campaign/{}", shown.game)) { (tongue.word("page-campaign-another")) } }
            }
        }
        section {
            h2 { (tongue.word("page-campaign-stages")) }
            (stages(tongue, &begun.course))
        }
        section {
            h2 { (tongue.word("page-campaign-played")) }
            @if begun.course.played.is_empty() { p.nothing { (tongue.word("page-campaign-none-played")) } }
            @else { ol.played { @for game in &begun.course.played { li { (tongue.say(game)) } } } }
        }
        p.links {
            a.button.quiet href=(format!("/campaign/{}", shown.game)) { (tongue.word("page-campaign-all")) }
            a.button.quiet href=(format!("/rules/{}", shown.game)) { (tongue.word("page-rules")) }
        }
    };
    plain(reader, tongue, title, &address, main)
}

/// On with the game that is being played, or to the next one, once what is asked is answered.
fn way_on(tongue: &Tongue<'_>, begun: &Begun) -> Markup {
    let asks = begun.course.asks.as_ref().filter(|_| !begun.is_playing);
    let deed = if begun.is_playing { "page-campaign-resume" } else { "page-campaign-play" };
    html! {
        form.campaign-next method="post" action=(format!("/c/{}/play", begun.id)) {
            @if let Some(asks) = asks { (question(tongue, asks)) }
            button.primary { (picture(look::ui("die"), None)) (tongue.word(deed)) }
        }
        p.help { (tongue.word("page-campaign-leave-help")) }
    }
}

fn question(tongue: &Tongue<'_>, asks: &Asked) -> Markup {
    html! {
        fieldset {
            legend { (tongue.say(&asks.question)) }
            @for (word, label) in &asks.answers {
                label.choice {
                    input type="radio" name="answer" value=(word) checked[*word == asks.usual];
                    span { (tongue.say(label)) }
                }
            }
        }
    }
}

/// The stages, those behind and the one it stands at marked, in words too.
fn stages(tongue: &Tongue<'_>, course: &Course) -> Markup {
    let class = |at: usize| match at {
        at if at < course.stage => "passed",
        at if at == course.stage && course.progress == Progress::Lost => "lost",
        at if at == course.stage => "now",
        _ => "ahead",
    };
    html! {
        ol.stages {
            @for (at, stage) in course.stages.iter().enumerate() {
                @let class = class(at);
                li.(class) aria-current=[(class == "now").then_some("step")] {
                    b { (at + 1) }
                    span { (tongue.say(stage)) }
                    @if class != "ahead" { small { (tongue.word(format!("page-campaign-stage-{class}"))) } }
                }
            }
        }
    }
}

fn title(tongue: &Tongue<'_>, game: &str) -> String {
    tongue.say(&Message::new("page-campaign-of").with("game", title_of(tongue, game)))
}

fn banner(tongue: &Tongue<'_>, board: &dyn Board, title: &str) -> Markup {
    html! {
        div.banner {
            (cover(board))
            div {
                h1 { (title) }
                @if let Some(about) = tongue.maybe("campaign-about") { p { (about) } }
            }
        }
    }
}
