//! Setting a table: at once against bots, or with every option and seat chosen.

use super::gate::Making;
use super::visitor::{Actor, Visitor, last_set, with_set};
use super::{Refusal, Shared};
use crate::chance::{self, now};
use crate::live::opening_of;
use crate::shelf::Boxed;
use crate::store::{
    Aids, Door, Hints, Opening, Pace, Per, PersonId, PersonRecord, Phase, Screens, SeatRecord,
    Sits, TableRecord, Terms, Undo,
};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::game::SetError;
use kernel::seat::MAX_SEATS;
use kernel::{AnyTable, Journal, Kind, Lang, Opened, Options, Seat, Undealt};
use render::pages::{Field, LONGEST_NAME, NewTable, new_table};
use render::table::default_level;

type Pairs = Vec<(String, String)>;
type Sent = Result<Form<Pairs>, FormRejection>;

pub(super) async fn form(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let _turn = app.turn_to_draw(&visitor).await?;
    let last = asked.again.and_then(|_| remembered(&visitor, &game)).unwrap_or_default();
    let sheet = Sheet { app: &app, visitor: &visitor, boxed, pairs: &last };
    Ok(sheet.page(StatusCode::OK, None))
}

/// Whether the form is to come as it was last sent.
#[derive(Debug, serde::Deserialize)]
pub(super) struct Asked {
    again: Option<String>,
}

/// What a visitor last sent for a table of a game.
fn remembered(visitor: &Visitor, game: &str) -> Option<Pairs> {
    serde_json::from_str(&last_set(visitor.person.as_ref()?, game)?).ok()
}

/// Remembers what somebody has sent for a table of a game.
async fn remember(app: &Shared, person: &PersonRecord, game: &str, pairs: &Pairs) {
    let set = serde_json::to_string(pairs).expect("pairs are plain data");
    let Some(settings) = with_set(person, game, &set) else { return };
    // Whoever cannot be remembered for it has set the table all the same.
    match app.hall.store.change_person(PersonRecord { settings, ..person.clone() }).await {
        Ok(()) => app.hall.sessions.forget_person(person.id),
        Err(error) => tracing::warn!(%error, "a set-up is not remembered"),
    }
}

/// One click: the visitor takes the seat they chose or the first, bots the others, every option as it usually is.
pub(super) async fn play_now(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Sent,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let options = Options::accept(boxed.game.options(), []).map_err(|_| Refusal::Broke)?;
    let actor = room_for(&app, &visitor).await?;
    let turn = app.turn_to_draw(&visitor).await?;
    let table = boxed.game.table(&options, &boxed.data, chance::seed()).map_err(|error| {
        tracing::error!(%error, game, "a game's usual options cannot be set");
        Refusal::Broke
    })?;
    drop(turn);
    let seat = form.ok().and_then(|Form(pairs)| value(&pairs, "seat")?.parse().ok());
    let seat = seat.filter(|seat: &Seat| seat.index() < table.seats()).unwrap_or(Seat(0));
    let setting = Setting::among_bots(&app, &actor.person, (seat, table.seats()));
    open(&app, actor, Set::dealt(&*table), setting).await
}

/// The form, filled in.
pub(super) async fn set(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Sent,
) -> Result<Response, Refusal> {
    let boxed = app.hall.shelf.find(&game).ok_or(Refusal::NothingHere)?;
    let Form(pairs) = form?;
    let sheet = Sheet { app: &app, visitor: &visitor, boxed, pairs: &pairs };
    // A game's data is read for it: who sets many tables waits for others.
    let turn = app.turn_to_draw(&visitor).await?;
    let given = options(boxed, &pairs);
    let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let set = Options::accept(boxed.game.options(), given)
        .and_then(|options| Ok((boxed.game.undealt(&options, &boxed.data)?, options)));
    let (undealt, options) = match set {
        Ok(set) => set,
        Err(error) => {
            return Ok(sheet.refuse(sentence(&visitor, boxed, error)));
        }
    };
    let (seats, screens) = ((0_u8..).map(Seat).take(undealt.roles.len()), screens(&pairs));
    if screens == Screens::Own && seats.clone().filter(|seat| is_own(*seat, &pairs)).count() > 1 {
        let why = visitor.tongue(&boxed.speaker).word("page-refused-two-seats");
        return Ok(sheet.refuse(why));
    }
    drop(turn);
    let actor = room_for(&app, &visitor).await?;
    let seats = seats
        .map(|seat| seated(&app, &actor.person, seat, &pairs))
        .collect::<Result<Vec<_>, _>>()?;
    let door = if value(&pairs, "door") == Some("open") { Door::Open } else { Door::Private };
    let set = if seats.iter().any(|seat| seat.sits == Sits::Nobody) {
        Set::undealt(&undealt)
    } else {
        let _turn = app.turn_to_draw(&visitor).await?;
        let dealt = boxed.game.table(&options, &boxed.data, chance::seed());
        Set::dealt(&*dealt.map_err(|_| Refusal::Broke)?)
    };
    let (mut aids, mut terms) = (aids(&pairs), terms(&pairs)?);
    if terms.rated {
        let fair = |seat: &SeatRecord| matches!(seat.sits, Sits::Person(_) | Sits::Nobody);
        let alone = seats.len() < 2 || screens == Screens::Shared;
        if actor.person.account.is_none() || alone || !seats.iter().all(fair) {
            return Ok(sheet.refuse(visitor.tongue(&boxed.speaker).word("page-refused-rated")));
        }
        aids = Aids { hints: Hints::Forbidden, undo: Undo::Forbidden };
        // Nobody is to win or lose by never answering.
        terms.pace = terms.pace.or(Some(WHERE_IT_COUNTS));
    }
    // What a program sets is no habit of its person's.
    if visitor.scope.is_none() {
        remember(&app, &actor.person, &game, &pairs).await;
    }
    open(&app, actor, set, Setting { seats, door, screens, aids, terms }).await
}

pub(super) async fn room_for(app: &Shared, visitor: &Visitor) -> Result<Actor, Refusal> {
    let actor = visitor.actor(app).await?;
    if !app.hall.has_room(actor.person.id).await? {
        return Err(Refusal::Conflict("page-refused-too-many-tables"));
    }
    app.gate.make(visitor.net, Making::Table)?;
    Ok(actor)
}

/// What a new table has: everything dealt where everyone sits, else nothing but its options.
pub(super) struct Set {
    game: String,
    opening: Opening,
    phase: Phase,
}

impl Set {
    /// A game that goes on at once.
    pub(super) fn dealt(table: &dyn AnyTable) -> Self {
        let phase = if table.outcome().is_some() { Phase::Over } else { Phase::Playing };
        Self { game: table.game().to_owned(), opening: opening_of(table), phase }
    }

    /// A game that somebody brought. Where these rules refuse a choice of it, it is kept as it was brought: whoever opens
    /// the table is told.
    pub(super) fn brought(opened: &Opened, journal: &Journal) -> Self {
        let mut set = Self::dealt(&*opened.table);
        if opened.findings.cut.is_some() {
            set.opening.journal = journal.to_string();
        }
        set
    }

    /// A table that waits for players: it is dealt when it begins.
    fn undealt(undealt: &Undealt) -> Self {
        let opening = Opening { journal: undealt.journal.to_string(), asked: 0, at: now() };
        Self { game: undealt.journal.game.clone(), opening, phase: Phase::Gathering }
    }
}

/// Who sits where, who may find it, how they share screens, and what they may fall back on.
pub(super) struct Setting {
    seats: Vec<SeatRecord>,
    door: Door,
    screens: Screens,
    aids: Aids,
    /// What it is set with beside its game.
    terms: Terms,
}

impl Setting {
    /// The same as a table of a lesson: what is done is done, and nobody advises but the lesson.
    pub(super) fn taught(self, lesson: &str) -> Self {
        let aids = Aids { hints: Hints::Forbidden, undo: Undo::Forbidden };
        let terms = Terms { lesson: Some(lesson.to_owned()), ..self.terms };
        Self { aids, terms, ..self }
    }

    /// A table of a given number of seats for one person, who takes this one, among bots.
    pub(super) fn among_bots(
        app: &Shared,
        person: &PersonRecord,
        (own, seats): (Seat, usize),
    ) -> Self {
        let level = default_level(app.hall.brain.levels());
        let seats = (0_u8..).map(Seat).take(seats).map(|seat| {
            if seat == own {
                SeatRecord::person(seat, person)
            } else {
                SeatRecord::bot(seat, level)
            }
        });
        Self {
            seats: seats.collect(),
            door: Door::Private,
            screens: Screens::Own,
            aids: Aids::default(),
            terms: Terms::default(),
        }
    }
}

/// A new table of this host's.
pub(super) fn record(host: PersonId, set: Set, setting: Setting) -> TableRecord {
    TableRecord {
        id: chance::table_id(),
        game: set.game,
        opening: set.opening.journal,
        host,
        door: setting.door,
        screens: setting.screens,
        aids: setting.aids,
        phase: set.phase,
        version: 0,
        asked: set.opening.asked,
        since: now(),
        touched: now(),
        seats: setting.seats,
    }
}

/// Stores a new table and leads to it.
pub(super) async fn open(
    app: &Shared,
    actor: Actor,
    set: Set,
    setting: Setting,
) -> Result<Response, Refusal> {
    let terms = setting.terms.clone();
    let record = record(actor.person.id, set, setting);
    let id = record.id;
    app.hall.store.set_table(record, terms).await?;
    app.hall.table(id).await?;
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    give(&mut response, actor.cookie);
    Ok(response)
}

/// Gives a cookie along.
pub(super) fn give(response: &mut Response, cookie: Option<HeaderValue>) {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Who gives a seat to another on the same screen has chosen hot-seat.
fn screens(pairs: &Pairs) -> Screens {
    let shares = |(name, value): &(String, String)| match name.as_str() {
        "screens" => value == Screens::Shared.word(),
        name => name.starts_with("seat-") && value == "hotseat",
    };
    if pairs.iter().any(shares) { Screens::Shared } else { Screens::Own }
}

/// The pace of a rated table, where no other is chosen: three days for each answer.
const WHERE_IT_COUNTS: Pace = Pace { per: Per::Answer, seconds: 259_200, reserve: 0 };

/// What it is set with beside the game.
fn terms(pairs: &Pairs) -> Result<Terms, Refusal> {
    Ok(Terms {
        lesson: None,
        pace: pace(pairs)?,
        rated: value(pairs, "rated") == Some("yes"),
        tongue: value(pairs, "tongue").filter(|code| !code.is_empty()).and_then(Lang::from_code),
        taught: value(pairs, "taught") == Some("yes"),
    })
}

/// How fast it is to be played.
fn pace(pairs: &Pairs) -> Result<Option<Pace>, Refusal> {
    let (per, seconds, reserve) = chosen_pace(pairs);
    let Some(per) = Per::from_word(per) else { return Ok(None) };
    let pace = Pace { per, seconds, reserve };
    if pace.is_allowed() { Ok(Some(pace)) } else { Err(Refusal::Wrong("page-refused-pace")) }
}

/// What was chosen for the clock: what there is a time for, how many seconds, how many in reserve.
fn chosen_pace(pairs: &Pairs) -> (&str, i64, i64) {
    let number = |name, usual| value(pairs, name).map_or(usual, |text| text.parse().unwrap_or(-1));
    let per = value(pairs, "pace").unwrap_or("none");
    (per, number("pace-time", 86_400), number("pace-reserve", 259_200))
}

/// What those at the table may fall back on.
fn aids(pairs: &Pairs) -> Aids {
    let hints = value(pairs, "hints").and_then(Hints::from_word).unwrap_or_default();
    let undo = value(pairs, "undo").and_then(Undo::from_word).unwrap_or_default();
    Aids { hints, undo }
}

/// Whether whoever sets the table wants a seat for themselves.
fn is_own(seat: Seat, pairs: &Pairs) -> bool {
    matches!(value(pairs, &format!("seat-{seat}")), Some("me" | "hotseat"))
}

fn seated(
    app: &Shared,
    host: &PersonRecord,
    seat: Seat,
    pairs: &Pairs,
) -> Result<SeatRecord, Refusal> {
    let wanted = value(pairs, &format!("seat-{seat}")).unwrap_or("open");
    match wanted {
        "me" => Ok(SeatRecord::person(seat, host)),
        "hotseat" => {
            let given = value(pairs, &format!("name-{seat}")).unwrap_or_default();
            Ok(SeatRecord {
                name: shared_name(given, host, seat),
                ..SeatRecord::person(seat, host)
            })
        }
        "open" => Ok(SeatRecord::open(seat)),
        _ => {
            let level = wanted.strip_prefix("bot-").and_then(|level| app.hall.brain.level(level));
            level
                .map(|level| SeatRecord::bot(seat, level))
                .ok_or(Refusal::Wrong("page-refused-seats"))
        }
    }
}

/// The name of somebody who shares the screen of a person: as it was given, or that person's with a number.
pub(super) fn shared_name(given: &str, person: &PersonRecord, seat: Seat) -> String {
    let given: String =
        given.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    match given.trim() {
        "" => format!("{} {}", person.name, seat.0 + 1),
        name => name.to_owned(),
    }
}

fn value<'a>(pairs: &'a Pairs, name: &str) -> Option<&'a str> {
    pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The options of a form; several values of one name are a list.
fn options(boxed: &Boxed, pairs: &Pairs) -> Pairs {
    let specs = boxed.game.options().iter();
    let given = specs.filter_map(|spec| {
        let field = format!("option-{}", spec.name);
        let values =
            pairs.iter().filter(|(name, _)| *name == field).map(|(_, value)| value.as_str());
        let values: Vec<&str> = values.filter(|value| !value.is_empty()).collect();
        let asked = pairs.iter().any(|(name, _)| *name == field);
        asked.then(|| (spec.name.to_owned(), values.join(",")))
    });
    given.collect()
}

fn sentence(visitor: &Visitor, boxed: &Boxed, error: SetError) -> String {
    match error {
        SetError::Option { option, message } => {
            format!("{} ({option})", visitor.tongue(&boxed.speaker).say(&message))
        }
        SetError::Data(error) => format!("{error} ({})", error.file),
    }
}

/// A form, as far as it is filled in.
struct Sheet<'a> {
    app: &'a Shared,
    visitor: &'a Visitor,
    boxed: &'a Boxed,
    pairs: &'a Pairs,
}

impl Sheet<'_> {
    /// The form again, with what is wrong in it.
    fn refuse(&self, why: String) -> Response {
        self.page(StatusCode::UNPROCESSABLE_ENTITY, Some(why))
    }

    fn page(&self, status: StatusCode, refused: Option<String>) -> Response {
        let Self { app, visitor, boxed, pairs } = *self;
        let before = options(boxed, pairs);
        let field = |spec: &kernel::OptionSpec| Field {
            spec: *spec,
            value: value(&before, spec.name).unwrap_or(spec.default).to_owned(),
        };
        let usual = |index: usize| if index == 0 { "me" } else { "bot" };
        let seats = (0..most_seats(boxed)).map(|index| {
            value(pairs, &format!("seat-{index}")).unwrap_or_else(|| usual(index)).to_owned()
        });
        let names = (0..most_seats(boxed))
            .map(|index| value(pairs, &format!("name-{index}")).unwrap_or_default().to_owned());
        let form = NewTable {
            game: boxed.game.name(),
            board: boxed.board,
            book: &boxed.book,
            fields: boxed.game.options().iter().map(field).collect(),
            seats: seats.collect(),
            levels: app.hall.brain.levels(),
            shared: screens(pairs) == Screens::Shared,
            open: value(pairs, "door") == Some(Door::Open.word()),
            hints: aids(pairs).hints.word(),
            undo: aids(pairs).undo.word(),
            pace: chosen_pace(pairs),
            rated: value(pairs, "rated").unwrap_or("no"),
            language: value(pairs, "tongue")
                .filter(|code| !code.is_empty())
                .and_then(Lang::from_code),
            taught: value(pairs, "taught").unwrap_or("no"),
            names: names.collect(),
            last: pairs.is_empty() && remembered(visitor, boxed.game.name()).is_some(),
            refused,
        };
        let page = new_table(&visitor.reader, &visitor.tongue(&boxed.speaker), &form);
        (status, Html(page.into_string())).into_response()
    }
}

/// The most seats a game may have.
fn most_seats(boxed: &Boxed) -> usize {
    seats_of(boxed).1 as usize
}

/// The fewest and the most seats of a game.
pub(super) fn seats_of(boxed: &Boxed) -> (u32, u32) {
    let most = u32::try_from(MAX_SEATS).unwrap_or(8);
    let spec = boxed.game.options().iter().find(|spec| spec.name == "seats");
    match spec.map(|spec| spec.kind) {
        Some(Kind::Number { min, max }) => (min, max.min(most)),
        Some(Kind::OneOf(values)) => {
            let numbers = values.iter().filter_map(|value| value.parse().ok());
            let all: Vec<u32> = numbers.collect();
            (all.iter().copied().min().unwrap_or(1), all.iter().copied().max().unwrap_or(most))
        }
        Some(Kind::Toggle | Kind::Several(_)) | None => (1, most),
    }
}
