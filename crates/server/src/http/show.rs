//! What a person may know of a table, gathered for the page.

use super::Shared;
use super::refusal::{Refusal, Told};
use super::sheets::Drawn;
use super::visit::Seen;
use super::visitor::Visitor;
use crate::live::{Analysed, Eyes, Mark, State, Time};
use crate::shelf::Boxed;
use crate::store::{Chat, PersonId, Phase, Screens, SeatRecord, Sits, TableRecord, Undo, Voice};
use crate::work::Rank;
use axum::response::Response;
use kernel::{AnyTable, AnyView, Journal, Message, OptionSpec, Seat, Viewer};
use lessons::Lesson;
use render::livery::Sitter;
use render::pages::Field;
use render::table::TableClock;
use render::table::clock::duration;
use render::table::{
    Ending, Onlooker, PreparedLines, Rematch, Rights, Said, Sheet, Shown, Shows, Speaker, Stage,
    level_name,
};
use render::{Plate, PlateTime, Tongue};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

impl Seen<'_> {
    /// What a visitor may know, drawn when their turn comes, or as it was drawn for others who see and may do the same.
    /// Whoever changes the table meanwhile is not waited for.
    pub(super) async fn sheet(&self, visitor: &Visitor) -> Result<Arc<Sheet>, Refusal> {
        self.live.look();
        if let Some(sheet) = self.app.sheets.find(&self.to_draw(visitor)) {
            return Ok(sheet);
        }
        let _turn = self.app.turn_of(visitor, self.rank(visitor)).await?;
        let drawn = self.to_draw(visitor);
        if let Some(sheet) = self.app.sheets.find(&drawn) {
            return Ok(sheet);
        }
        let begun = Instant::now();
        let sheet = catch_unwind(AssertUnwindSafe(|| self.drawn(&drawn))).map_err(|_| {
            tracing::error!(table = ?self.live.id, "a page could not be drawn");
            Refusal::Broke
        })?;
        self.app.hall.counts.drawings.note(begun.elapsed());
        Ok(self.app.sheets.keep(drawn, sheet))
    }

    /// How much a visitor's page is wanted: those who play, or host, come first.
    pub(super) fn rank(&self, visitor: &Visitor) -> Rank {
        let plays = |person| {
            let record = &self.live.shown().record;
            record.host == person || record.has_seat(person)
        };
        if visitor.id().is_some_and(plays) { Rank::Awaited } else { visitor.rank() }
    }

    /// All that is drawn for a visitor now.
    pub(super) fn to_draw(&self, visitor: &Visitor) -> Drawn {
        // Whoever comes or goes after this is seen the next time.
        let news = self.live.news();
        let (state, person) = (self.live.shown(), visitor.id());
        let eyes = state.eyes(person);
        let mut rights = self.rights(&state, person, &visitor.host);
        rights.calls = self.calls(&state, visitor);
        let invites = state.record.phase == Phase::Gathering
            && visitor.person.as_ref().is_some_and(|person| {
                let here = rights.host || state.record.has_seat(person.id);
                here && person.account.is_some()
            });
        rights.invites = invites.then(|| format!("/t/{}/invite", self.live.id));
        rights.pauses = person
            .filter(|id| rights.host || state.record.has_seat(*id))
            .map(|id| state.beside.wishes.contains(&id));
        rights.prepared = super::prepared::of_visitor(&state, visitor, eyes);
        Drawn { news, eyes, rights, lang: visitor.reader.lang, state }
    }

    fn drawn(&self, drawn: &Drawn) -> Sheet {
        let names = drawn.state.names();
        let tongue = Tongue { speaker: &self.boxed.speaker, lang: drawn.lang, names: &names };
        self.gather(drawn, tongue).sheet()
    }

    pub(super) fn gather<'b>(&'b self, drawn: &Drawn, tongue: Tongue<'b>) -> Shown<'b> {
        let state = &*drawn.state;
        let (viewer, curtain) = match drawn.eyes {
            Eyes::As(viewer) => (viewer, None),
            Eyes::Curtain(seat) => (Viewer::Watcher, Some(seat)),
        };
        let playing = state.record.phase == Phase::Playing;
        let own = viewer.seat().filter(|_| playing && state.cut.is_none());
        let present = |id| self.live.is_present(id);
        let paused = own.filter(|seat| *seat == Lesson::SEAT).and_then(|_| self.paused(state));
        let table = paused.as_deref().or(state.table.as_deref());
        let look = Look { app: self.app, boxed: self.boxed, table, record: &state.record, viewer };
        let mut shown = look.shown(tongue, &present);
        shown.curtain = curtain;
        if let Some(table) = table {
            shown.ask = own.and_then(|seat| table.ask(seat));
            shown.foreseen = own.map(|seat| state.foreseen(seat)).unwrap_or_default();
            shown.hint = own.and_then(|seat| state.hint(seat));
            if state.record.aids.undo == Undo::Forbidden {
                shown.undo = render::table::Undo::Forbidden;
            } else if own.is_some_and(|seat| table.can_undo(seat)) {
                shown.undo = render::table::Undo::Possible;
            }
            shown.story = table.story(viewer, state.recent);
            shown.shows = shows(state, table, &shown);
        }
        shown.advises =
            state.record.gives_hints() && self.app.hall.brain.advises(self.boxed.game.name());
        shown.since = own.map_or(state.record.version, |seat| state.since(seat));
        let heard = |line: &&Chat| line.person.is_none_or(|person| !state.muted.contains(&person));
        shown.chat = state.chat.iter().filter(heard).map(|line| said(state, line)).collect();
        shown.onlookers = self.onlookers(state);
        shown.rights = drawn.rights.clone();
        self.set_clock(state, &mut shown);
        shown.cut = state.cut_for(viewer);
        if let Some(ending) = &mut shown.ending {
            ending.rematch = rematch(state, &shown.rights);
            ending.analysed = self.analysed(state, &shown.rights);
        }
        shown.guide = self.guide(&shown, table);
        shown.taught = own.filter(|seat| *seat == Lesson::SEAT).and_then(|_| self.taught(state));
        shown
    }

    fn rights(&self, state: &State, person: Option<PersonId>, host: &str) -> Rights {
        let Some(id) = person else {
            return Rights { link: self.link(host), ..Rights::default() };
        };
        let away = state.record.seats.iter().filter(|seat| is_away(seat, id)).map(|seat| seat.seat);
        Rights {
            host: state.record.host == id,
            counts: state.beside.rated,
            seats: state.record.seats_of(id).collect(),
            away: away.collect(),
            known: true,
            reports: state.reports,
            campaign: own_campaign(state, id),
            link: self.link(host),
            calls: None,
            invites: None,
            pauses: None,
            prepared: PreparedLines::default(),
        }
    }

    /// Where the analysis of the game stands, for those who sat here.
    fn analysed(&self, state: &State, rights: &Rights) -> render::table::Analysed {
        use render::table::Analysed as Told;
        if !has_seat(rights) || state.cut.is_some() || !self.app.hall.brain.analyses(state.game) {
            return Told::NotYours;
        }
        match &state.analysed {
            Analysed::NotYet | Analysed::Failed => Told::Offered,
            Analysed::Underway(done) => Told::Underway(*done),
            Analysed::Done(_) => Told::Done,
        }
    }

    /// Shows the clock, and the time of whoever it runs for.
    fn set_clock(&self, state: &State, shown: &mut Shown<'_>) {
        let Some(clock) = &state.beside.clock else { return };
        let pace = clock.pace();
        shown.clock = Some(TableClock {
            per: pace.per.word(),
            seconds: pace.seconds,
            reserve: pace.reserve,
            paused: clock.is_paused(),
            wishes: state.beside.wishes.len(),
        });
        let gaps = self.app.hall.gaps.all();
        for index in 0..shown.plates.len() {
            let time = state.time(shown.plates[index].seat, &gaps);
            shown.plates[index].time = time.map(|time| plate_time(time, &shown.tongue));
        }
    }

    /// Whether the table calls this visitor; none where it could not.
    fn calls(&self, state: &State, visitor: &Visitor) -> Option<bool> {
        let person = visitor.person.as_ref().filter(|person| person.account.is_some())?;
        let could = self.app.caller.is_some() && state.record.has_seat(person.id);
        could.then(|| !state.beside.hushed.contains(&person.id))
    }

    fn onlookers(&self, state: &State) -> Vec<Onlooker> {
        let onlooker = |onlooker: crate::live::Onlooker| Onlooker {
            mark: Mark::of(self.live.id, onlooker.person).to_string(),
            muted: onlooker.voice == Voice::Muted,
            present: onlooker.present,
            name: onlooker.name,
        };
        self.live.onlookers(state).into_iter().map(onlooker).collect()
    }

    fn link(&self, host: &str) -> String {
        let public = &self.app.public;
        let base = if public.is_empty() { format!("http://{host}") } else { public.clone() };
        format!("{base}/t/{}", self.live.id)
    }

    /// A refusal said in the words of this table's game.
    pub(super) fn refuse(&self, visitor: &Visitor, refusal: &Refusal) -> Response {
        let names = self.live.shown().names();
        let told = Told {
            speaker: &self.boxed.speaker,
            names: &names,
            game: self.boxed.game.name(),
            back: format!("/t/{}", self.live.id),
            back_word: "page-back-to-table",
        };
        refusal.respond(visitor, &told)
    }
}

/// How many answers are played on a page that is behind.
const PLAYED: usize = 6;
/// How many facts before those say what they are about.
pub(super) const CONTEXT: usize = 30;

/// A time as a plate shows it.
fn plate_time(time: Time, tongue: &Tongue<'_>) -> PlateTime {
    let (until, reserve, said) = match time {
        Time::Until(until, reserve) => {
            let at = super::account::moment(until);
            (Some(until), reserve, Message::new("page-clock-until").with("at", at))
        }
        Time::Stands(left, reserve) => {
            let left = duration(tongue, left);
            (None, reserve, Message::new("page-clock-left").with("time", left))
        }
    };
    let mut text = tongue.say(&said);
    if reserve > 0 {
        let more = Message::new("page-clock-reserve").with("time", duration(tongue, reserve));
        text = format!("{text}, {}", tongue.say(&more));
    }
    PlateTime { until, reserve, text }
}

/// What is to be seen of the latest answers, and of all that happened since the viewer's last.
fn shows(state: &State, table: &dyn AnyTable, shown: &Shown<'_>) -> Shows {
    let answers = table.answers();
    let own = |seat| answers.iter().rev().find(|answer| answer.seat == seat);
    let since = shown.viewer.seat().and_then(own).map(|answer| answer.told);
    let latest = answers.iter().rev().nth(PLAYED).map_or(0, |answer| answer.told);
    let from = since.map_or(latest, |since| since.min(latest)).max(state.recent);
    let heard = table.heard(shown.viewer, from.saturating_sub(CONTEXT));
    let told = heard.last().map_or(from, |heard| heard.index + 1);
    Shows { beats: shown.beats(&heard, from), from, told, broken: state.broken, since }
}

/// A line of chat, and what tells its speaker from their namesakes.
fn said(state: &State, line: &Chat) -> Said {
    let seat = |person| state.record.seats.iter().find(|seat| seat.sits.owner() == Some(person));
    let speaker = line.person.map_or(Speaker::Unknown, |person| match seat(person) {
        Some(seat) => Speaker::Seat(seat.seat),
        None => Speaker::Watcher(Mark::of(state.record.id, person).to_string()),
    });
    Said { name: line.name.clone(), speaker, text: line.text.clone() }
}

/// Where the campaign of a table is shown to whose it is.
fn own_campaign(state: &State, person: PersonId) -> Option<String> {
    let (campaign, _) = state.campaign.filter(|(_, whose)| *whose == person)?;
    Some(format!("/c/{campaign}"))
}

fn is_away(seat: &SeatRecord, person: PersonId) -> bool {
    matches!(seat.sits, Sits::StandIn(_, owner) if owner == person)
}

/// A table at some moment, and who looks at it. Before it has begun there is no game.
pub(super) struct Look<'a, 't> {
    pub(super) app: &'a Shared,
    pub(super) boxed: &'a Boxed,
    pub(super) table: Option<&'t dyn AnyTable>,
    pub(super) record: &'t TableRecord,
    pub(super) viewer: Viewer,
}

impl<'a> Look<'a, '_> {
    /// What the viewer may know, without anything to do.
    pub(super) fn shown(
        &self,
        tongue: Tongue<'a>,
        present: &dyn Fn(PersonId) -> bool,
    ) -> Shown<'a> {
        let Self { app, boxed, table, record, viewer } = *self;
        let view = table.map(|table| table.view(viewer));
        let ended = record.phase.is_ended();
        let journal = table.map(AnyTable::journal);
        let commitment = journal.and_then(|journal| journal.commitment);
        let seed = journal.and_then(|journal| journal.seed).filter(|_| ended);
        Shown {
            id: record.id.to_string(),
            game: boxed.game.name(),
            board: boxed.board,
            sheet: &app.hall.shelf.sheet.address,
            stage: stage(record.phase),
            version: record.version,
            since: record.version,
            shared: record.screens == Screens::Shared,
            viewer,
            curtain: None,
            cut: None,
            former: Vec::new(),
            taught: None,
            guide: render::table::Guide::default(),
            ask: None,
            foreseen: Vec::new(),
            advises: false,
            hint: None,
            undo: render::table::Undo::Nothing,
            plates: self.plates(view.as_deref(), &tongue, present),
            options: if table.is_none() { options(boxed, record) } else { Vec::new() },
            story: Vec::new(),
            shows: Shows::default(),
            outcome: table.filter(|_| ended).and_then(AnyTable::outcome),
            ending: table.filter(|table| ended && table.outcome().is_some()).map(ending),
            chat: Vec::new(),
            onlookers: Vec::new(),
            clock: None,
            rights: Rights::default(),
            seed: (commitment.map(|hash| hash.to_string()), seed.map(|seed| seed.to_string())),
            levels: app.hall.brain.levels(),
            tongue,
            view,
        }
    }

    fn plates(
        &self,
        view: Option<&dyn AnyView>,
        tongue: &Tongue<'_>,
        present: &dyn Fn(PersonId) -> bool,
    ) -> Vec<Plate> {
        let Self { boxed: Boxed { board, .. }, table, record, .. } = *self;
        let asked = table.filter(|_| record.phase == Phase::Playing).map(AnyTable::asked);
        let plate = |seat: &SeatRecord| {
            let role = tongue.names.of(seat.seat);
            let livery = match view {
                Some(view) => board.livery(view, seat.seat),
                None => board.livery_before(&role, seat.seat),
            };
            let asked = asked.iter().flatten().any(|asked| *asked == seat.seat);
            let (name, role, sitter) = sitter(seat, tongue.say(&role), tongue, present);
            Plate { seat: seat.seat, name, role, livery, sitter, asked, time: None }
        };
        record.seats.iter().map(plate).collect()
    }
}

/// The options a table was set with.
fn options(boxed: &Boxed, record: &TableRecord) -> Vec<Field> {
    let Ok(opening) = Journal::parse(&record.opening) else { return Vec::new() };
    let set = |name: &str| opening.options.iter().find(|(key, _)| key == name);
    let field = |spec: &OptionSpec| Field {
        spec: *spec,
        value: set(spec.name).map_or(spec.default, |(_, value)| value).to_owned(),
    };
    boxed.game.options().iter().map(field).collect()
}

/// How a game went that is over.
fn ending(table: &dyn AnyTable) -> Ending {
    Ending {
        gauges: table.gauges(),
        milestones: table.milestones().to_vec(),
        answers: table.answers().len(),
        reckoning: table.reckoning(),
        rematch: Rematch::NotYours,
        analysed: render::table::Analysed::NotYours,
    }
}

/// Whether the reader sat here, be it that a bot holds the seat.
fn has_seat(rights: &Rights) -> bool {
    !rights.seats.is_empty() || !rights.away.is_empty()
}

/// What becomes of those who would play again.
fn rematch(state: &State, rights: &Rights) -> Rematch {
    match state.rematch {
        Some(next) => Rematch::Set(format!("/t/{next}")),
        None if has_seat(rights) && state.may_be_rematched() => {
            Rematch::Offered(state.next_to_begin())
        }
        None => Rematch::NotYours,
    }
}

const fn stage(phase: Phase) -> Stage {
    match phase {
        Phase::Gathering => Stage::Gathering,
        Phase::Playing => Stage::Playing,
        Phase::Over | Phase::Closed => Stage::Ended,
    }
}

/// The name and the line below it, and what kind of player it is.
fn sitter(
    seat: &SeatRecord,
    role: String,
    tongue: &Tongue<'_>,
    present: &dyn Fn(PersonId) -> bool,
) -> (String, String, Sitter) {
    let bot = |level: &str| {
        tongue.say(&Message::new("page-kind-bot").with("level", level_name(tongue, level)))
    };
    match &seat.sits {
        Sits::Nobody => (tongue.word("page-seat-open"), role, Sitter::Nobody),
        Sits::Person(person) if seat.name.is_empty() => {
            let former = tongue.word("page-former-player");
            (former, role, Sitter::Person { present: present(*person) })
        }
        Sits::Person(person) => {
            (seat.name.clone(), role, Sitter::Person { present: present(*person) })
        }
        Sits::Bot(level) => (role, bot(level), Sitter::Bot),
        Sits::StandIn(level, _) => {
            let stands_in = Message::new("page-kind-stand-in")
                .with("level", level_name(tongue, level))
                .with("who", seat.name.clone());
            (role, tongue.say(&stands_in), Sitter::Bot)
        }
    }
}

/// A seat as forms bring it.
pub(super) fn seat_of(text: &str) -> Result<Seat, Refusal> {
    text.parse().map_err(|_| Refusal::Malformed)
}
