//! Home: the games, and the tables that wait; the lobby: tables anyone may join or watch.

use super::{picture, plain, plaque};
use crate::cover::cover;
use crate::look::{self, Art};
use crate::shell::Reader;
use crate::table::{TableClock, clock, foreign, title_of};
use crate::{Board, Tongue};
use kernel::{Lang, Message};
use maud::{Markup, html};

/// A game as on the shelf.
#[derive(Debug, Clone)]
pub struct Card<'a> {
    /// Its name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// The fewest and the most seats.
    pub seats: (u32, u32),
    /// Whether it has games in a row.
    pub campaign: bool,
    /// Whom one can play at a usual table, by seat; none where that is not known before.
    pub roles: &'a [Message],
    /// Where its first lesson begins, and the lesson's title, for whoever has had none.
    pub lesson: Option<(String, Message)>,
    /// Whether it has lessons.
    pub teaches: bool,
    /// Its own words.
    pub tongue: Tongue<'a>,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game's title.
    pub title: String,
    /// What stands for the game.
    pub glyph: Art,
    /// Who sits there.
    pub players: Vec<String>,
    /// Open seats.
    pub open: usize,
    /// Whether it waits for the reader.
    pub waits: bool,
    /// The key of where it stands: `gathering`, `playing`, `over`, `closed`.
    pub phase: &'static str,
    /// Its clock, if it has one.
    pub pace: Option<TableClock>,
    /// Whether its result counts for ratings.
    pub rated: bool,
    /// The language that is spoken there, if its host has said so.
    pub language: Option<Lang>,
    /// Whether somebody there explains the game.
    pub taught: bool,
}

/// What tables are looked for in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sieve {
    /// The game's name; empty for any.
    pub game: String,
    /// How fast: `none`, `quick`, `slow`; empty for any.
    pub pace: &'static str,
    /// `yes`, `no`; empty for either.
    pub rated: &'static str,
    /// The language.
    pub language: Option<Lang>,
    /// Whether somebody has to explain the game.
    pub taught: bool,
}

/// What home shows.
#[derive(Debug)]
pub struct Home<'a> {
    /// The games.
    pub cards: Vec<Card<'a>>,
    /// The reader's tables.
    pub tables: Vec<TableLine>,
    /// Tables others ask the reader to.
    pub invited: Vec<TableLine>,
    /// Where more of them are listed, if there are more.
    pub more: Option<String>,
}

/// A part of the lobby.
#[derive(Debug)]
pub struct LobbyPart {
    /// The key of its heading.
    pub heading: &'static str,
    /// Its tables.
    pub tables: Vec<TableLine>,
    /// Where more of them are listed, if there are more.
    pub more: Option<String>,
}

/// Home.
pub fn home(reader: &Reader, tongue: &Tongue<'_>, home: &Home<'_>) -> Markup {
    let (waiting, others): (Vec<_>, Vec<_>) = home.tables.iter().partition(|line| line.waits);
    let (running, done): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|line| matches!(line.phase, "gathering" | "playing"));
    let main = html! {
        div.hero {
            h1 { (tongue.word("page-hero")) }
            p { (tongue.word("page-hero-help")) }
        }
        @if !waiting.is_empty() {
            section #waiting { h2 { (tongue.word("page-waiting")) } (list(tongue, &waiting)) }
        }
        @if !home.invited.is_empty() {
            section { h2 { (tongue.word("page-invited")) } (asked_to(tongue, &home.invited)) }
        }
        section aria-labelledby="games" {
            h2 #games { (tongue.word("page-games")) }
            ul.cards { @for game in &home.cards { (card(game)) } }
        }
        @if !running.is_empty() {
            section { h2 { (tongue.word("page-running")) } (list(tongue, &running)) }
        }
        @if !done.is_empty() {
            section { h2 { (tongue.word("page-done")) } (list(tongue, &done)) }
        }
        (more(tongue, home.more.as_deref()))
        (foot(tongue))
    };
    plain(reader, tongue, tongue.word("page-home"), "/", main)
}

fn card(card: &Card<'_>) -> Markup {
    let tongue = &card.tongue;
    let blurb = tongue.maybe("game-name.about");
    let time = tongue.maybe("game-name.time");
    let play = tongue.maybe("game-name.play");
    let play = play.unwrap_or_else(|| tongue.word("page-play-now"));
    let seats = Message::new("page-seats").with("min", card.seats.0).with("max", card.seats.1);
    html! {
        li.game-card.(format!("game-{}", card.game)) {
            (cover(card.board))
            h3 lang=[tongue.foreign("game-name")] { (title_of(tongue, card.game)) }
            p.facts {
                span { (picture(look::ui("person"), None)) (tongue.say(&seats)) }
                @if let Some(time) = time { span { (picture(look::ui("time"), None)) (time) } }
            }
            @if let Some(blurb) = blurb { p.blurb lang=[tongue.foreign("game-name")] { (blurb) } }
            (foreign(tongue))
            div.deeds {
                form method="post" action=(format!("/play/{}", card.game)) {
                    button.primary { (picture(look::ui("die"), None)) (play) }
                    @if !card.roles.is_empty() { (play_as(card)) }
                }
                @if let Some((address, _)) = &card.lesson {
                    form method="post" action=(address) { button.learn { (picture(look::ui("lesson"), None)) (tongue.word("page-lesson-first")) } }
                } @else if card.teaches {
                    a.button.quiet href=(format!("/learn/{}", card.game)) { (tongue.word("page-lessons")) }
                }
                a.button.quiet href=(format!("/new/{}", card.game)) { (tongue.word("page-set-table")) }
                @if card.campaign { a.button.quiet href=(format!("/campaign/{}", card.game)) { (tongue.word("page-campaign")) } }
                a.button.quiet href=(format!("/rules/{}", card.game)) { (tongue.word("page-rules")) }
                a.button.quiet href=(format!("/best/{}", card.game)) { (tongue.word("page-best")) }
            }
        }
    }
}

/// Whom to play at a quick game.
fn play_as(card: &Card<'_>) -> Markup {
    let tongue = &card.tongue;
    let id = format!("play-as-{}", card.game);
    html! {
        label.play-as for=(id) { (tongue.word("page-play-as")) " "
            select id=(id) name="seat" {
                @for (seat, role) in card.roles.iter().enumerate() { option value=(seat) { (tongue.say(role)) } }
            }
        }
    }
}

fn list(tongue: &Tongue<'_>, lines: &[&TableLine]) -> Markup {
    html! {
        ul.tables {
            @for line in lines {
                li.waits[line.waits] {
                    a href=(format!("/t/{}", line.id)) {
                        (picture(line.glyph, None))
                        b { (line.title) }
                        span.players { (line.players.join(", ")) }
                        span.phase { @if line.waits { (tongue.word("page-your-turn")) } @else { (tongue.word(format!("page-phase-{}", line.phase))) } }
                        @if line.open > 0 { span.open { (tongue.say(&Message::new("page-open-seats").with("count", line.open))) } }
                        (terms(tongue, line))
                    }
                }
            }
        }
    }
}

/// Tables the reader is asked to, each with a way to say no.
fn asked_to(tongue: &Tongue<'_>, lines: &[TableLine]) -> Markup {
    html! {
        @for line in lines {
            (list(tongue, &[line]))
            form method="post" action=(format!("/t/{}/decline", line.id)) { button.quiet { (tongue.word("page-invite-decline")) } }
        }
    }
}

/// What a table is set with beside its game, as far as that is not usual.
fn terms(tongue: &Tongue<'_>, line: &TableLine) -> Markup {
    if !matches!(line.phase, "gathering" | "playing") {
        return Markup::default();
    }
    let pace = line.pace.map(|pace| clock::short(tongue, pace));
    let rated = line.rated.then(|| tongue.word("page-line-rated"));
    let language = line.language.map(|language| language.name().to_owned());
    let taught = line.taught.then(|| tongue.word("page-line-taught"));
    let told: Vec<String> = [pace, rated, language, taught].into_iter().flatten().collect();
    html! { @if !told.is_empty() { span.terms { (told.join(" · ")) } } }
}

/// What is looked for.
fn sieve(tongue: &Tongue<'_>, games: &[Card<'_>], sought: &Sieve) -> Markup {
    let choice = |name: &'static str, chosen: &str, values: &[(&str, String)]| {
        html! {
            label { (tongue.word(format!("page-sieve-{name}"))) " "
                select name=(name) {
                    option value="" { (tongue.word("page-sieve-any")) }
                    @for (value, label) in values { option value=(value) selected[*value == chosen] { (label) } }
                }
            }
        }
    };
    let titles: Vec<(&str, String)> =
        games.iter().map(|card| (card.game, title_of(&card.tongue, card.game))).collect();
    let languages = Lang::ALL.map(|lang| (lang.code(), lang.name().to_owned()));
    let word = |value: &'static str, key: &'static str| (value, tongue.word(key));
    let paces = [
        word("none", "page-pace-none"),
        word("quick", "page-sieve-quick"),
        word("slow", "page-sieve-slow"),
    ];
    let rated = [word("yes", "page-line-rated"), word("no", "page-rated-no")];
    let language = sought.language.map_or("", Lang::code);
    let is_set = *sought != Sieve::default();
    html! {
        form.sieve method="get" action="/lobby" {
            (choice("game", &sought.game, &titles))
            (choice("pace", sought.pace, &paces))
            (choice("rated", sought.rated, &rated))
            (choice("language", language, &languages))
            label.choice { input type="checkbox" name="taught" value="yes" checked[sought.taught]; span { (tongue.word("page-line-taught")) } }
            button { (tongue.word("page-sieve-look")) }
            @if is_set { a href="/lobby" { (tongue.word("page-sieve-all")) } }
        }
    }
}

fn foot(tongue: &Tongue<'_>) -> Markup {
    html! {
        footer.foot {
            a href="/import" { (tongue.word("page-import")) }
            a href="/credits" { (tongue.word("page-credits")) }
        }
    }
}

/// Leads to the rest of a list.
fn more(tongue: &Tongue<'_>, rest: Option<&str>) -> Markup {
    html! { @if let Some(rest) = rest { p.links { a.button.quiet href=(rest) { (tongue.word("page-more-tables")) } } } }
}

/// The lobby.
pub fn lobby(
    reader: &Reader,
    tongue: &Tongue<'_>,
    games: &[Card<'_>],
    parts: &[LobbyPart],
    sought: &Sieve,
) -> Markup {
    let part = |(part, glyph): (&LobbyPart, &str)| {
        let lines: Vec<_> = part.tables.iter().collect();
        html! { section.lobby-part {
            h2 { (picture(look::ui(glyph), None)) (tongue.word(part.heading)) }
            @if lines.is_empty() { p.nothing { (tongue.word("page-no-tables")) } } @else { (list(tongue, &lines)) }
            (more(tongue, part.more.as_deref()))
        } }
    };
    let main = html! {
        (plaque(look::ui("lobby"), &tongue.word("page-lobby"), Some(&tongue.word("page-lobby-help"))))
        (sieve(tongue, games, sought))
        div.lobby-parts { @for each in parts.iter().zip(["chair", "watch", "trophy"]) { (part(each)) } }
        section {
            h2 { (tongue.word("page-lobby-set")) }
            p.tiles {
                @for card in games {
                    a.tile href=(format!("/new/{}", card.game)) { (cover(card.board)) span { (picture(card.board.sign(), None)) (title_of(&card.tongue, card.game)) } }
                }
            }
        }
    };
    plain(reader, tongue, tongue.word("page-lobby"), "/lobby", main)
}
