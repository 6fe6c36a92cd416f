//! Live tables: each held once, changed one command at a time, durable before anyone sees it.
//! Elsewhere: actor.

mod advice;
mod analysis;
mod among;
mod asides;
mod begin;
mod bots;
mod campaign;
mod chat;
mod clock;
mod clocks;
mod command;
mod cut;
mod follow;
mod giving;
mod hall;
mod history;
mod keeping;
mod lesson;
mod load;
mod past;
mod prepared;
mod presence;
mod rematch;
mod results;
mod seats;
mod spelled;
mod thinkers;
mod waiting;

pub use advice::Wondering;
pub use among::{Among, Attending};
pub use analysis::{Analysed, NotAnalysed};
pub use begin::opening_of;
pub use campaign::Standing;
pub use chat::{Mark, Onlooker};
pub use clock::{Clock, Moved, Time};
pub use clocks::Gaps;
pub use command::{Command, Deed, Done, Refused};
pub use cut::former_for;
pub use hall::{Hall, HallError, Limits};
pub use history::History;
pub(crate) use lesson::put_off;
pub use past::{Course, Past, Pasts};
pub use prepared::{About, From, Lasts, Prepared, Preparing, subjects};
pub use presence::Presence;
pub use rematch::NoRematch;
pub use seats::{Bot, SeatRefused};
pub use thinkers::Thinkers;
pub use waiting::Waiting;

use crate::chance::now;
use crate::recent::Recent;
use crate::store::{
    CampaignId, Chat, Others, PersonId, SeatRecord, StoreError, TableId, TableRecord,
};
use kernel::face::AskSheet;
use kernel::replay::Cut;
use kernel::{AnyTable, Foreseen, Seat, Seats, Viewer};
use lang::Names;
use lessons::Lesson;
use render::table::Hint;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex as Short, MutexGuard as ShortGuard, OnceLock, PoisonError};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Mutex, MutexGuard, Notify, watch};

/// How many lines of chat a table holds at hand.
const CHAT: u32 = 100;
/// For how many seconds a page that was drawn is looked at.
const GLANCE: i64 = 20;
/// Of how many people a table knows whether they may come.
const BARRED: usize = 1000;

/// A table that is being played.
#[derive(Debug)]
pub struct Live {
    /// Which.
    pub id: TableId,
    game: &'static str,
    /// In the hand of whoever changes it, until what they change is kept.
    state: Mutex<Arc<State>>,
    /// As it was when it was last let go of: who only looks waits for nobody.
    shown: Short<Arc<State>>,
    /// Whether there is something to see once it is let go of.
    stirred: AtomicBool,
    /// Counts what there is to see: it changes whenever a page may have to.
    news: watch::Sender<u64>,
    /// Told when there may be something else to be done by whatever moves the bots.
    moved: Notify,
    present: Short<BTreeMap<PersonId, presence::Here>>,
    /// Whose pages are open at other servers.
    others: Short<Others>,
    /// Where it is told that somebody came or left, if there are other servers.
    around: Option<UnboundedSender<TableId>>,
    touched: AtomicI64,
    /// When a page of it was last drawn for somebody.
    looked: AtomicI64,
    /// Who may come, as far as it was asked.
    barred: Short<Recent<PersonId, bool>>,
}

/// What a command may change.
#[derive(Debug, Clone)]
pub struct State {
    /// The table as it is stored.
    pub record: TableRecord,
    /// How often something beside its steps had changed when it was read, where several servers change it.
    changes: u64,
    /// The game's name.
    pub game: &'static str,
    /// The names of the seats' roles, as far as they are known before the game is on.
    pub roles: Names,
    /// The game, once it has begun. Before that nothing is dealt, so there is nothing to be found out.
    pub table: Option<Arc<dyn AnyTable>>,
    /// How many entries of the game's journal the store has as they are.
    shared: usize,
    /// Where newer rules refused a choice of the stored journal, until somebody goes on from there.
    pub cut: Option<Cut>,
    /// The choices from there on, as long as it is cut.
    former: Arc<[(Seat, String)]>,
    /// The latest lines of chat.
    pub chat: Vec<Chat>,
    /// Those who are not heard.
    pub muted: BTreeSet<PersonId>,
    /// What goes with the table beside the game.
    pub beside: Beside,
    /// How many bug reports of this table are kept.
    pub reports: usize,
    /// The campaign the table was set for, and whose it is.
    pub campaign: Option<(CampaignId, PersonId)>,
    /// The table of its rematch, once one was set.
    pub rematch: Option<TableId>,
    /// Where its analysis stands.
    pub analysed: Analysed,
    /// A fact of the story not far before its end: where a short log begins.
    pub recent: usize,
    /// The seat a person who holds several has in hand.
    pub unveiled: BTreeMap<PersonId, Seat>,
    /// What each seat is asked.
    stands: Vec<Stand>,
    /// The hints seats asked for, with the version since which they were asked what the hint is about.
    hints: BTreeMap<Seat, (u64, Hint)>,
    /// The version at which something was last taken back, or the table was read: nothing is played across it.
    pub broken: u64,
    /// Whether something moves the bots.
    driven: bool,
    /// The version at which no answer of a bot could be played, if it came to that.
    stuck: Option<u64>,
    /// After how many answers of its own a seat's prepared answer was drawn a time for, and which.
    drawn: BTreeMap<Seat, (u64, tokio::time::Instant)>,
    /// The lesson this table is, if it is one.
    pub lesson: Option<Arc<Lesson>>,
    /// The step of the lesson up to which what is said was read.
    read: usize,
}

impl State {
    /// The names of the seats' roles: roles may be picked while the game is on.
    pub fn names(&self) -> Names {
        self.table.as_deref().map_or_else(|| self.roles.clone(), Names::roles)
    }
}

/// What goes with a table beside the game.
#[derive(Debug, Clone, Default)]
pub struct Beside {
    /// Those whom the table does not call.
    pub hushed: BTreeSet<PersonId>,
    /// Whether its result counts for ratings.
    pub rated: bool,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// Who wishes the clock to stand.
    pub wishes: BTreeSet<PersonId>,
    /// What people will answer the next time they are asked something.
    pub prepared: Vec<Prepared>,
}

/// What a seat is asked, and since when.
#[derive(Debug, Clone, Default)]
struct Stand {
    /// The version since which it stands as it is.
    since: u64,
    sheet: Option<AskSheet>,
    /// What would come of each offer, once someone wants to know.
    foreseen: Arc<OnceLock<Vec<Foreseen>>>,
}

/// Through whose eyes a person sees the table now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// As this viewer.
    As(Viewer),
    /// Not before this seat, which shares the screen with another, has taken over.
    Curtain(Seat),
}

impl Live {
    fn new(state: State, around: Option<UnboundedSender<TableId>>) -> Self {
        let state = Arc::new(state);
        Self {
            id: state.record.id,
            game: state.game,
            shown: Short::new(Arc::clone(&state)),
            state: Mutex::new(state),
            stirred: false.into(),
            news: watch::Sender::new(0),
            present: Short::default(),
            moved: Notify::new(),
            others: Short::default(),
            around,
            touched: now().into(),
            looked: 0.into(),
            barred: Short::new(Recent::new(BARRED)),
        }
    }

    /// The table, for a change: nobody else changes it meanwhile.
    pub async fn state(&self) -> InHand<'_> {
        self.touched.store(now(), Ordering::Relaxed);
        InHand { live: self, state: self.state.lock().await, changed: false }
    }

    /// The table, for a look: as it was when it was last changed for good.
    pub fn shown(&self) -> Arc<State> {
        self.touched.store(now(), Ordering::Relaxed);
        Arc::clone(&self.shown.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The game's name.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Hears of everything there is to see.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// How often there has been something to see.
    pub fn news(&self) -> u64 {
        *self.news.borrow()
    }

    /// Lets every page look again, once whoever has the table in hand lets go of it.
    fn publish(&self) {
        self.stirred.store(true, Ordering::Release);
    }

    /// Lets every page look again at once: the table is as it was, but those around it are others.
    fn stir(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    /// Notes that somebody looks.
    pub fn look(&self) {
        self.looked.store(now(), Ordering::Relaxed);
    }

    /// Whether somebody looks, or did a moment ago: not every page keeps a socket open.
    pub fn is_looked_at(&self) -> bool {
        self.is_watched() || now() - self.looked.load(Ordering::Relaxed) <= GLANCE
    }

    /// Whether a person may not come here. Read once, then known.
    pub async fn is_barred(&self, hall: &Hall, person: PersonId) -> Result<bool, StoreError> {
        if let Some(barred) = self.known_bars().get(person) {
            return Ok(*barred);
        }
        let barred = hall.store.is_barred(self.id, person).await?;
        // Whoever was barred while this was read stays so.
        Ok(*self.known_bars().get_or(person, || barred))
    }

    /// Bars a person from this table.
    pub(super) async fn bar(&self, hall: &Hall, person: PersonId) -> Result<(), StoreError> {
        hall.store.bar(self.id, person).await?;
        self.known_bars().insert(person, true);
        Ok(())
    }

    /// Forgets who may come: it is read again.
    fn forget_bars(&self) {
        *self.known_bars() = Recent::new(BARRED);
    }

    fn known_bars(&self) -> ShortGuard<'_, Recent<PersonId, bool>> {
        self.barred.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table in somebody's hand. What they change is seen when they let go of it.
#[derive(Debug)]
pub struct InHand<'a> {
    live: &'a Live,
    state: MutexGuard<'a, Arc<State>>,
    changed: bool,
}

impl Deref for InHand<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for InHand<'_> {
    fn deref_mut(&mut self) -> &mut State {
        self.changed = true;
        Arc::make_mut(&mut self.state)
    }
}

impl Drop for InHand<'_> {
    fn drop(&mut self) {
        if self.changed {
            let mut shown = self.live.shown.lock().unwrap_or_else(PoisonError::into_inner);
            *shown = Arc::clone(&self.state);
        }
        if self.live.stirred.swap(false, Ordering::AcqRel) {
            self.live.stir();
        }
    }
}

impl State {
    /// The seats that are asked.
    pub fn asked(&self) -> Seats {
        self.table.iter().flat_map(|table| table.asked()).collect()
    }

    /// The record of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.record.seats.get(seat.index())
    }

    /// Through whose eyes a person sees the table now. Whoever holds several seats takes over behind a curtain.
    pub fn eyes(&self, person: Option<PersonId>) -> Eyes {
        let Some(person) = person else { return Eyes::As(Viewer::Watcher) };
        let own: Vec<Seat> = self.record.seats_of(person).collect();
        let in_hand = self.unveiled.get(&person).copied().filter(|seat| own.contains(seat));
        match own[..] {
            [] => Eyes::As(Viewer::Watcher),
            [only] => Eyes::As(Viewer::Seat(only)),
            [first, ..] if self.record.phase.is_ended() => {
                Eyes::As(Viewer::Seat(in_hand.unwrap_or(first)))
            }
            [..] => {
                let asked = self.asked();
                let turn = own.iter().copied().find(|&seat| asked.has(seat));
                match (in_hand, turn) {
                    (Some(seat), _) if asked.has(seat) => Eyes::As(Viewer::Seat(seat)),
                    (_, Some(turn)) => Eyes::Curtain(turn),
                    (Some(seat), None) => Eyes::As(Viewer::Seat(seat)),
                    (None, None) => Eyes::As(Viewer::Watcher),
                }
            }
        }
    }

    /// Notes from which version on each seat's ask stands as it is now.
    fn note_asks(&mut self, answered: Option<Seat>) {
        let version = self.record.version;
        for (index, stand) in self.stands.iter_mut().enumerate() {
            let seat = Seat(u8::try_from(index).expect("seats are few"));
            let now = self.table.as_ref().and_then(|table| table.ask(seat));
            if answered == Some(seat) || stand.sheet != now {
                *stand = Stand { since: version, sheet: now, foreseen: Arc::default() };
            }
        }
    }

    /// The version since which a seat stands as it does: what an answer of its answers.
    pub fn since(&self, seat: Seat) -> u64 {
        self.stands.get(seat.index()).map_or(self.record.version, |stand| stand.since)
    }

    /// What would come of each offer of a seat, as far as the seat can know.
    pub fn foreseen(&self, seat: Seat) -> Vec<Foreseen> {
        let (Some(table), Some(stand)) = (&self.table, self.stands.get(seat.index())) else {
            return Vec::new();
        };
        stand.foreseen.get_or_init(|| table.foresee(seat)).clone()
    }

    /// The hint a seat asked for, as long as it is asked the same.
    pub fn hint(&self, seat: Seat) -> Option<Hint> {
        let (since, hint) = self.hints.get(&seat)?;
        (self.stands.get(seat.index())?.since == *since).then(|| hint.clone())
    }
}
