//! The table: plays choices, keeps the journal, tells facts, undoes, and survives a rule that breaks.

use crate::ask::{Ask, Offer, Slate, Withheld};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::fact::Told;
use crate::game::{LayoutError, SetError, Spoken};
use crate::journal::{Entry, Journal};
use crate::layout;
use crate::observed::fingerprint;
use crate::options::Options;
use crate::state::{Redealt, State, Works};
use crate::{Data, Dealer, Digest, Game, Milestone, Outcome, Para, Seat, Seed, Source, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A live table of one game.
#[derive(Debug)]
pub struct Table<G: Game> {
    pub(crate) setting: Arc<G::Setting>,
    pub(crate) state: State<G>,
    pub(crate) slate: Slate<G>,
    pub(crate) dealer: Dealer,
    pub(crate) journal: Journal,
    pub(crate) told: Vec<Told<G>>,
    /// Who answered, and how many facts had been told then.
    answers: Vec<Answer>,
    /// Where turns and rounds began.
    pub(crate) milestones: Vec<Milestone>,
    /// The first fact that the next check of the journal covers.
    checked: usize,
    pub(crate) undo: Vec<Snapshot<G>>,
}

// Derived, this would ask that a setting be cloned too.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            setting: Arc::clone(&self.setting),
            state: self.state,
            slate: self.slate.clone(),
            dealer: self.dealer.clone(),
            journal: self.journal.clone(),
            told: self.told.clone(),
            answers: self.answers.clone(),
            milestones: self.milestones.clone(),
            checked: self.checked,
            undo: self.undo.clone(),
        }
    }
}

/// An answer that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// Whose it was.
    pub seat: Seat,
    /// How many facts had been told once it was played.
    pub told: usize,
}

/// Where an undo leads back to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Snapshot<G: Game> {
    seat: Seat,
    state: State<G>,
    entries: usize,
    told: usize,
    answers: usize,
    checked: usize,
}

/// What an answer has brought, before it is written down.
#[derive(Debug)]
pub(crate) struct Answered<G: Game> {
    pub(crate) played: Played,
    /// The outcomes of chance: (outcome, n).
    pub(crate) chances: Vec<(u32, u32)>,
    /// The fingerprint of what can be observed, where a turn or a round has begun.
    pub(crate) check: Option<String>,
    /// The choices that answered themselves on the way.
    pub(crate) forced: Vec<(Seat, G::Choice)>,
}

/// What a play has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The first new fact of the story.
    pub told_from: usize,
    /// Whether chance or a reveal came with it, so that it cannot be undone.
    pub barrier: bool,
    /// Whether something hidden was shown to somebody.
    pub revealed: bool,
    /// Whether the game has ended with it.
    pub over: bool,
}

/// Why a choice was not played. The table is as it was.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal<G: Game> {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The seat is not asked anything now.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// The choice is not offered; where the rules say why, this is the paragraph and the reason.
    #[error("{choice} is not offered{}", why.map(|(para, _)| format!(" ({para})")).unwrap_or_default())]
    NotOffered {
        /// The choice.
        choice: G::Choice,
        /// The paragraph that forbids it, and why.
        why: Option<(Para, G::Why)>,
    },
    /// There is nothing of this seat's to undo: chance, a reveal or another seat's answer came since.
    #[error("nothing of seat {0} can be undone")]
    NothingToUndo(Seat),
    /// A rule broke. The table is as before; the journal ends with the choice that broke it.
    #[error("a rule broke: {panic}")]
    Broke {
        /// What the rule said when it broke.
        panic: String,
        /// The journal with the choice that broke it.
        report: Box<Journal>,
    },
}

/// A table cannot be set at a moment that is laid out in words.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LaidOutError {
    /// The options or the data cannot be played.
    #[error(transparent)]
    Set(#[from] SetError),
    /// The words cannot be laid out.
    #[error(transparent)]
    Words(#[from] LayoutError),
}

impl<G: Spoken> Table<G> {
    /// Sets a new table, its chance from a secret seed, and plays up to the first ask.
    pub fn new(options: &Options, data: &Data, seed: Seed) -> Result<Self, SetError> {
        let setting = Arc::new(G::set(options, data)?);
        let (position, frame) = G::open(&setting);
        let mut journal = header::<G>(options, data);
        journal.commitment = Some(seed.commitment());
        journal.seed = Some(seed);
        let mut table =
            Self::blank(setting, State::opening(position, frame), Dealer::live(seed), journal);
        table.start();
        Ok(table)
    }

    /// A table in a given state, with given chance: for scenarios and tools.
    pub fn at(setting: Arc<G::Setting>, state: State<G>, dealer: Dealer) -> Self {
        let mut table = Self::blank(setting, state, dealer, blank::<G>());
        table.start();
        table
    }

    /// Sets a new table at a moment that is laid out in words, its later chance from a secret seed.
    pub fn laid_out(
        options: &Options,
        data: &Data,
        words: &str,
        seed: Seed,
    ) -> Result<Self, LaidOutError> {
        let setting = Arc::new(G::set(options, data)?);
        let state = layout::laid_out::<G>(&setting, words)?;
        let mut journal = header::<G>(options, data);
        journal.setup = lines_of(words);
        journal.commitment = Some(seed.commitment());
        journal.seed = Some(seed);
        let mut table = Self::blank(setting, state, Dealer::live(seed), journal);
        let (drawn, log) = table
            .attempt(State::run)
            .map_err(|reason| LayoutError { line: table.journal.setup.len().max(1), reason })?;
        table.file(drawn, log);
        Ok(table)
    }

    pub(crate) fn blank(
        setting: Arc<G::Setting>,
        state: State<G>,
        dealer: Dealer,
        journal: Journal,
    ) -> Self {
        Self {
            setting,
            state,
            slate: Slate::explaining(),
            dealer,
            journal,
            told: Vec::new(),
            answers: Vec::new(),
            milestones: Vec::new(),
            checked: 0,
            undo: Vec::new(),
        }
    }

    /// What is shared.
    pub fn setting(&self) -> &Arc<G::Setting> {
        &self.setting
    }

    /// Where the game stands. Secret: what a person sees is a [`view`](Self::view).
    pub const fn state(&self) -> &State<G> {
        &self.state
    }

    /// The open asks.
    pub fn asks(&self) -> &[Ask<G>] {
        self.slate.asks()
    }

    /// The open ask of a seat.
    pub fn ask_of(&self, seat: Seat) -> Option<&Ask<G>> {
        self.asks().iter().find(|ask| ask.seat == seat)
    }

    /// What an ask offers.
    pub fn offers(&self, ask: &Ask<G>) -> &[Offer<G>] {
        self.slate.offers(ask)
    }

    /// What an ask withholds, and why.
    pub fn withheld(&self, ask: &Ask<G>) -> &[Withheld<G>] {
        self.slate.withheld(ask)
    }

    /// The facts so far, with who may know them.
    pub fn told(&self) -> &[Told<G>] {
        &self.told
    }

    /// Every answer so far, in order.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The journal so far, the seed included: not for players' eyes before the end.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The fingerprint of where the game stands.
    pub fn digest(&self) -> Digest {
        self.state.digest()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| G::outcome(&self.setting, &self.state.position))
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.slate.asks().is_empty()
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.setting, &self.state.position, viewer)
    }

    /// The state with everything the viewer cannot know replaced by a fair sample.
    pub fn redealt(&self, viewer: Viewer, source: &mut dyn Source) -> Redealt<G> {
        self.state.redealt(&self.setting, viewer, source)
    }

    /// The same table with everything the viewer cannot know replaced: same journal and facts, other secrets.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, source: &mut dyn Source) -> Self {
        let mut table = self.clone();
        table.state = *self.redealt(viewer, source).state();
        table.ask_again();
        table
    }

    /// Replaces the outcomes of chance to come: for scenarios.
    pub fn set_dealer(&mut self, dealer: Dealer) {
        self.dealer = dealer;
    }

    /// The outcomes of chance to come.
    pub const fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// Plays a seat's choice. Refused, the table is unchanged.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<Played, Refusal<G>> {
        let answered = self.answer(seat, choice)?;
        self.journal.entries.push(Entry::Choice(seat, choice.to_string()));
        self.write(&answered.chances, answered.check);
        Ok(answered.played)
    }

    /// Plays a seat's choice without writing it down. Refused, the table is unchanged.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<Answered<G>, Refusal<G>> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let number = self.asks().iter().position(|ask| ask.seat == seat);
        let number = number.ok_or(Refusal::NotAsked(seat))?;
        let ask = self.asks()[number];
        let Some(offer) = self.offers(&ask).iter().position(|offer| offer.choice == choice) else {
            let withheld = self.withheld(&ask).iter().find(|withheld| withheld.choice == choice);
            return Err(Refusal::NotOffered { choice, why: withheld.map(|w| (w.para, w.why)) });
        };
        let snapshot = Snapshot {
            seat,
            state: self.state,
            entries: self.journal.entries.len(),
            told: self.told.len(),
            answers: self.answers.len(),
            checked: self.checked,
        };
        let dealer = self.dealer.clone();
        match self.attempt(|state, works| state.answer(number, offer, works)) {
            Ok((drawn, log)) => Ok(self.keep(snapshot, drawn, log)),
            Err(panic) => {
                (self.state, self.dealer) = (snapshot.state, dealer);
                self.ask_again();
                let mut report = Box::new(self.journal.clone());
                report.entries.push(Entry::Choice(seat, choice.to_string()));
                Err(Refusal::Broke { panic, report })
            }
        }
    }

    /// Whether a seat is asked and this choice is among its offers.
    pub fn is_offered(&self, seat: Seat, choice: G::Choice) -> bool {
        let ask = self.ask_of(seat);
        ask.is_some_and(|ask| self.offers(ask).iter().any(|offer| offer.choice == choice))
    }

    /// Whether a seat has something to undo.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo.last().is_some_and(|snapshot| snapshot.seat == seat)
    }

    /// Takes back the seat's last choice, if nothing came since that cannot be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        if !self.can_undo(seat) {
            return Err(Refusal::NothingToUndo(seat));
        }
        self.go_back(self.undo.len() - 1);
        Ok(())
    }

    /// Takes back the seat's last choice and those before it, as far as they are its own and of the same turn.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        if !self.can_undo(seat) {
            return Err(Refusal::NothingToUndo(seat));
        }
        let turn = self.told.iter().rposition(|told| told.boundary.is_some());
        let is_of_turn =
            |it: &Snapshot<G>| it.seat == seat && turn.is_none_or(|turn| it.told > turn);
        let count = self.undo.iter().rev().take_while(|it| is_of_turn(it)).count();
        self.go_back(self.undo.len() - count.max(1));
        Ok(())
    }

    /// Goes back to where this snapshot was taken.
    fn go_back(&mut self, to: usize) {
        let snapshot = self.undo[to];
        self.undo.truncate(to);
        self.state = snapshot.state;
        self.journal.entries.truncate(snapshot.entries);
        self.told.truncate(snapshot.told);
        self.answers.truncate(snapshot.answers);
        self.milestones.retain(|milestone| milestone.fact < snapshot.told);
        self.checked = snapshot.checked;
        self.ask_again();
    }

    /// Runs part of the game. If a rule panics, what it said; what it changed before is for the caller to put back.
    pub(crate) fn attempt(
        &mut self,
        run: impl FnOnce(&mut State<G>, &mut Works<'_, G, Dealer>),
    ) -> Result<(Drawn, Log<G>), String> {
        self.attempt_into(Log::keeping(), run)
    }

    /// Runs part of the game and keeps in this log what it keeps.
    pub(crate) fn attempt_into(
        &mut self,
        mut log: Log<G>,
        run: impl FnOnce(&mut State<G>, &mut Works<'_, G, Dealer>),
    ) -> Result<(Drawn, Log<G>), String> {
        let mut drawn = Drawn::keeping();
        let Self { setting, state, slate, dealer, .. } = self;
        let setting = &**setting;
        let mut works = Works { setting, slate, source: dealer, drawn: &mut drawn, log: &mut log };
        catch_unwind(AssertUnwindSafe(|| run(state, &mut works))).map_err(|panic| said(&*panic))?;
        Ok((drawn, log))
    }

    fn keep(&mut self, snapshot: Snapshot<G>, drawn: Drawn, log: Log<G>) -> Answered<G> {
        let revealed = log.revealed;
        let barrier = drawn.count > 0 || revealed;
        if barrier {
            self.undo.clear();
        } else {
            self.undo.push(snapshot);
        }
        let told = log.told.unwrap_or_default();
        self.answers.push(Answer { seat: snapshot.seat, told: snapshot.told + told.len() });
        let check = self.tell(told);
        let played = Played { told_from: snapshot.told, barrier, revealed, over: self.is_over() };
        let chances = drawn.kept.unwrap_or_default();
        Answered { played, chances, check, forced: log.forced }
    }

    /// Takes facts into the story; where a turn or a round has begun with them, says what can be observed.
    pub(crate) fn tell(&mut self, told: Vec<Told<G>>) -> Option<String> {
        let turns = told.iter().any(|told| told.boundary.is_some());
        self.told.extend(told);
        turns.then(|| {
            self.note_milestones();
            let from = std::mem::replace(&mut self.checked, self.told.len());
            fingerprint(self, from).short()
        })
    }

    fn file(&mut self, drawn: Drawn, log: Log<G>) {
        let check = self.tell(log.told.unwrap_or_default());
        self.write(&drawn.kept.unwrap_or_default(), check);
    }

    fn write(&mut self, chances: &[(u32, u32)], check: Option<String>) {
        let chances = chances.iter().map(|&(outcome, n)| Entry::Chance(outcome, n));
        self.journal.entries.extend(chances.chain(check.map(Entry::Check)));
    }

    fn start(&mut self) {
        let (drawn, log) = self.attempt(State::run).unwrap_or_else(|panic| panic!("{panic}"));
        self.file(drawn, log);
    }

    /// Writes the slate anew for the state as it stands.
    fn ask_again(&mut self) {
        let (mut drawn, mut log) = (Drawn::default(), Log::QUIET);
        let Self { setting, state, slate, dealer, .. } = self;
        state.run(&mut Works { setting, slate, source: dealer, drawn: &mut drawn, log: &mut log });
        assert_eq!(drawn.count, 0, "asking again takes no chance");
    }
}

pub(crate) fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words")
        .to_owned()
}

/// The journal of a table that is set with these, before anything has happened.
pub(crate) fn header<G: Game>(options: &Options, data: &Data) -> Journal {
    Journal {
        options: options.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        data: data.replaced().map(|(name, text)| (name.to_owned(), Digest::of(&text))).collect(),
        ..blank::<G>()
    }
}

fn blank<G: Game>() -> Journal {
    Journal {
        game: G::NAME.to_owned(),
        edition: G::EDITION,
        options: Vec::new(),
        data: Vec::new(),
        setup: Vec::new(),
        commitment: None,
        seed: None,
        entries: Vec::new(),
    }
}

/// The lines of a set-up, without what only indents or parts them.
fn lines_of(words: &str) -> Vec<String> {
    let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}
