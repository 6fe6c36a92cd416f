//! Home, lobby, credits.

use super::new::seats_of;
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::shelf::Boxed;
use crate::store::{
    self, Learned, Listed, Mark, Pace, PersonId, Phase, SeatRecord, Sits, Speed, Wanted,
};
use axum::extract::{Query, State};
use axum::response::Html;
use kernel::Lang;
use render::pages::{self, Card, Home, LobbyPart, Sieve, TableLine};
use render::table::TableClock;
use serde::Deserialize;

type Page = Result<Html<String>, Refusal>;

/// How many tables home lists at a time.
const HOME: u32 = 60;
/// How many tables somebody is asked to are listed.
const INVITED: u32 = 10;
/// How many tables each part of the lobby lists at a time.
const LOBBY: u32 = 30;

/// Where a list goes on.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Listing {
    /// Which part of the lobby; all if none is named.
    part: Option<String>,
    /// After which table.
    after: Option<String>,
    #[serde(flatten)]
    sought: Sought,
}

/// What tables are looked for, as an address says it: what is empty or unknown is not looked for.
#[derive(Debug, Default, Clone, Deserialize)]
pub(super) struct Sought {
    #[serde(default)]
    game: String,
    #[serde(default)]
    pace: String,
    #[serde(default)]
    rated: String,
    #[serde(default)]
    language: String,
    #[serde(default)]
    taught: String,
}

impl Sought {
    pub(super) fn wanted(&self) -> Wanted {
        Wanted {
            game: Some(self.game.clone()).filter(|game| !game.is_empty()),
            speed: Speed::from_word(&self.pace),
            rated: match self.rated.as_str() {
                "yes" | "true" => Some(true),
                "no" | "false" => Some(false),
                _ => None,
            },
            tongue: Some(self.language.as_str())
                .filter(|it| !it.is_empty())
                .and_then(Lang::from_code),
            taught: matches!(self.taught.as_str(), "yes" | "true"),
        }
    }

    /// The same in an address, after what else it says.
    fn in_address(&self) -> String {
        let Wanted { game, speed, rated, tongue, taught } = self.wanted();
        let rated = rated.map(|rated| if rated { "yes" } else { "no" });
        let parts = [
            ("game", game.as_deref().filter(|game| game.bytes().all(is_plain))),
            ("pace", speed.map(Speed::word)),
            ("rated", rated),
            ("language", tongue.map(Lang::code)),
            ("taught", taught.then_some("yes")),
        ];
        let said = parts.iter().filter_map(|(name, value)| Some(format!("&{name}={}", (*value)?)));
        said.collect()
    }
}

/// What stands in an address as it is.
const fn is_plain(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, b'_' | b'-')
}

impl Listing {
    fn mark(&self) -> Result<Option<Mark>, Refusal> {
        let mark = self.after.as_deref().map(str::parse).transpose();
        mark.map_err(|_| Refusal::Malformed)
    }
}

pub(super) async fn home(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let (reader, shelf) = (&visitor.reader, &app.hall.shelf);
    let me = visitor.id();
    let (page, learned, invited) = match me {
        Some(me) => {
            let store = &app.hall.store;
            let invited = store.invitations(me, INVITED).await?;
            (store.tables_of(me, listing.mark()?, HOME).await?, store.learned(me).await?, invited)
        }
        None => Default::default(),
    };
    let _turn = app.turn_to_draw(&visitor).await?;
    let home = Home {
        cards: cards(&app, &visitor, &learned),
        tables: page.tables.iter().map(|table| line(&app, &visitor, table, me)).collect(),
        invited: invited.iter().map(|table| line(&app, &visitor, table, me)).collect(),
        more: page.next.map(|mark| format!("/?after={mark}")),
    };
    let waiting = home.tables.iter().filter(|line| line.waits).count();
    let reader = render::shell::Reader { waiting, ..reader.clone() };
    Ok(Html(pages::home(&reader, &visitor.tongue(&shelf.speaker), &home).into_string()))
}

/// The parts of the lobby, with their headings.
const PARTS: [(Phase, &str); 3] = [
    (Phase::Gathering, "page-lobby-gathering"),
    (Phase::Playing, "page-lobby-playing"),
    (Phase::Over, "page-lobby-over"),
];

pub(super) async fn lobby(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let (mark, me) = (listing.mark()?, visitor.id());
    let wanted = |phase: Phase| listing.part.as_deref().is_none_or(|part| part == phase.word());
    let mut found = Vec::new();
    for (phase, heading) in PARTS.into_iter().filter(|(phase, _)| wanted(*phase)) {
        let page = app.hall.store.look_for(phase, listing.sought.wanted(), mark, LOBBY).await?;
        found.push((phase, heading, page));
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let sought = listing.sought.in_address();
    let part = |(phase, heading, page): (Phase, &'static str, store::Page)| LobbyPart {
        heading,
        tables: page.tables.iter().map(|table| line(&app, &visitor, table, me)).collect(),
        more: page.next.map(|mark| format!("/lobby?part={}&after={mark}{sought}", phase.word())),
    };
    let parts: Vec<_> = found.into_iter().map(part).collect();
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let games = cards(&app, &visitor, &Learned::default());
    let Wanted { game, speed, rated, tongue: language, taught } = listing.sought.wanted();
    let sought = Sieve {
        game: game.unwrap_or_default(),
        pace: speed.map_or("", Speed::word),
        rated: rated.map_or("", |rated| if rated { "yes" } else { "no" }),
        language,
        taught,
    };
    Ok(Html(pages::lobby(&visitor.reader, &tongue, &games, &parts, &sought).into_string()))
}

/// The games on the shelf.
fn cards<'a>(app: &'a Shared, visitor: &Visitor, learned: &Learned) -> Vec<Card<'a>> {
    let card = |boxed: &'a Boxed| Card {
        roles: &boxed.roles,
        game: boxed.game.name(),
        board: boxed.board,
        seats: seats_of(boxed),
        lesson: super::learn::first(boxed, learned),
        teaches: !boxed.lessons.is_empty(),
        campaign: boxed.game.campaigns().is_some(),
        tongue: visitor.tongue(&boxed.speaker),
    };
    app.hall.shelf.iter().map(card).collect()
}

fn line(app: &Shared, visitor: &Visitor, table: &Listed, me: Option<PersonId>) -> TableLine {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let people = table.seats.iter().filter(|seat| seat.sits.person().is_some());
    let name = |seat: &SeatRecord| {
        if seat.name.is_empty() { tongue.word("page-former-player") } else { seat.name.clone() }
    };
    let mut players: Vec<String> = people.map(name).collect();
    let bots = table.seats.iter().filter(|seat| seat.sits.bot().is_some()).count();
    if bots > 0 {
        players.push(format!("{bots} × {}", tongue.word("page-bot")));
    }
    let (glyph, title) = app.hall.shelf.listed(&table.game, visitor.reader.lang);
    TableLine {
        id: table.id.to_string(),
        title,
        glyph,
        players,
        open: table.seats.iter().filter(|seat| seat.sits == Sits::Nobody).count(),
        waits: me.is_some_and(|me| table.waits_for(me)),
        phase: table.phase.word(),
        pace: table.terms.pace.map(clock),
        rated: table.terms.rated,
        language: table.terms.tongue,
        taught: table.terms.taught,
    }
}

/// The clock of a table that is listed.
fn clock(pace: Pace) -> TableClock {
    let Pace { per, seconds, reserve } = pace;
    TableClock { per: per.word(), seconds, reserve, paused: false, wishes: 0 }
}

pub(super) async fn credits(State(app): State<Shared>, visitor: Visitor) -> Page {
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(pages::credits(&visitor.reader, &tongue).into_string()))
}
