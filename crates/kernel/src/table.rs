//! The table: plays choices, keeps the journal, tells facts, undoes, and survives a rule that breaks.

use crate::ask::{Ask, Offer, Slate, Withheld};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::fact::{Told, Weight};
use crate::journal::{Entry, Journal, JournalError};
use crate::options::Options;
use crate::state::{Redealt, State, Works};
use crate::{Data, Dealer, Digest, Game, Outcome, Para, Script, Seat, Seed, Source, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A live table of one game.
#[derive(Debug)]
pub struct Table<G: Game> {
    setting: Arc<G::Setting>,
    state: State<G>,
    slate: Slate<G>,
    dealer: Dealer,
    journal: Journal,
    told: Vec<Told<G>>,
    undo: Vec<Snapshot<G>>,
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
            undo: self.undo.clone(),
        }
    }
}

/// Where an undo leads back to.
#[derive(Debug, Clone, Copy)]
struct Snapshot<G: Game> {
    seat: Seat,
    state: State<G>,
    entries: usize,
    told: usize,
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

/// A journal does not replay.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is of another game.
    #[error("the journal is of {0}, not of this game")]
    OtherGame(String),
    /// It was played under another version of the rules.
    #[error("the journal was played under rules version {journal}; this is version {ours}")]
    OtherRules {
        /// The journal's.
        journal: u32,
        /// Ours.
        ours: u32,
    },
    /// Its options or its data cannot be set.
    #[error("the table cannot be set: {0}")]
    Set(String),
    /// It was played with other data than is at hand.
    #[error("the journal was played with other data: {0}")]
    OtherData(String),
    /// A line does not fit.
    #[error(transparent)]
    Line(#[from] JournalError),
}

impl<G: Game> Table<G> {
    /// Sets a new table, its chance from a secret seed, and plays up to the first ask.
    pub fn new(options: &Options, data: &Data, seed: Seed) -> Result<Self, crate::game::SetError> {
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
        let journal = Journal {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            options: Vec::new(),
            data: Vec::new(),
            commitment: None,
            seed: None,
            entries: Vec::new(),
        };
        let mut table = Self::blank(setting, state, dealer, journal);
        table.start();
        table
    }

    /// Rebuilds a table from its journal and checks every line: with the seed every chance is dealt anew, without it
    /// the journal's outcomes are taken as they are, and later chance comes from `fresh`.
    pub fn replay(journal: &Journal, data: &Data, fresh: Seed) -> Result<Self, ReplayError> {
        let options = fits::<G>(journal, data)?;
        let setting =
            G::set(&options, data).map_err(|error| ReplayError::Set(error.to_string()))?;
        let (position, frame) = G::open(&setting);
        let dealer = journal.seed.map_or_else(|| Dealer::Script(Script::default()), Dealer::live);
        let head = Journal { entries: Vec::new(), ..journal.clone() };
        let mut table =
            Self::blank(Arc::new(setting), State::opening(position, frame), dealer, head);
        table.retrace(journal)?;
        if journal.seed.is_none() {
            table.dealer = Dealer::live(fresh);
            table.journal.commitment = None;
        }
        Ok(table)
    }

    fn blank(setting: Arc<G::Setting>, state: State<G>, dealer: Dealer, journal: Journal) -> Self {
        Self {
            setting,
            state,
            slate: Slate::explaining(),
            dealer,
            journal,
            told: Vec::new(),
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
        };
        let entry = Entry::Choice(seat, choice.to_string());
        match self.attempt(|state, works| state.answer(number, offer, works)) {
            Ok((drawn, log)) => Ok(self.keep(snapshot, entry, drawn, log)),
            Err(panic) => {
                let mut report = Box::new(self.journal.clone());
                report.entries.push(entry);
                Err(Refusal::Broke { panic, report })
            }
        }
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
        let snapshot = self.undo.pop().expect("there is something to undo");
        self.state = snapshot.state;
        self.journal.entries.truncate(snapshot.entries);
        self.told.truncate(snapshot.told);
        self.ask_again();
        Ok(())
    }

    /// Runs part of the game on a copy; if a rule panics, the table is as before.
    fn attempt(
        &mut self,
        run: impl FnOnce(&mut State<G>, &mut Works<'_, G, Dealer>),
    ) -> Result<(Drawn, Log<G>), String> {
        let (mut state, mut source, mut asks) =
            (self.state, self.dealer.clone(), self.slate.clone());
        let (mut drawn, mut log) = (Drawn::keeping(), Log::keeping());
        let mut works = Works {
            setting: &*self.setting,
            slate: &mut asks,
            source: &mut source,
            drawn: &mut drawn,
            log: &mut log,
        };
        catch_unwind(AssertUnwindSafe(|| run(&mut state, &mut works)))
            .map_err(|panic| said(&*panic))?;
        (self.state, self.dealer, self.slate) = (state, source, asks);
        Ok((drawn, log))
    }

    fn keep(&mut self, snapshot: Snapshot<G>, entry: Entry, drawn: Drawn, log: Log<G>) -> Played {
        let revealed = log.revealed;
        let barrier = drawn.count > 0 || revealed;
        if barrier {
            self.undo.clear();
        } else {
            self.undo.push(snapshot);
        }
        self.journal.entries.push(entry);
        self.file(drawn, log);
        Played { told_from: snapshot.told, barrier, revealed, over: self.is_over() }
    }

    fn file(&mut self, drawn: Drawn, log: Log<G>) {
        let told = log.told.unwrap_or_default();
        let turns = told.iter().any(|told| told.weight != Weight::Line);
        let chances = drawn.kept.unwrap_or_default().into_iter();
        self.journal.entries.extend(chances.map(|(outcome, n)| Entry::Chance(outcome, n)));
        self.told.extend(told);
        if turns {
            self.journal.entries.push(Entry::Check(self.digest().short()));
        }
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

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words")
        .to_owned()
}

fn header<G: Game>(options: &Options, data: &Data) -> Journal {
    Journal {
        game: G::NAME.to_owned(),
        rules: G::RULES,
        options: options.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        data: data.replaced().map(|(name, text)| (name.to_owned(), Digest::of(&text))).collect(),
        commitment: None,
        seed: None,
        entries: Vec::new(),
    }
}

/// The options of a journal that is of this game, under these rules, with this data.
fn fits<G: Game>(journal: &Journal, data: &Data) -> Result<Options, ReplayError> {
    if journal.game != G::NAME {
        return Err(ReplayError::OtherGame(journal.game.clone()));
    }
    if journal.rules != G::RULES {
        return Err(ReplayError::OtherRules { journal: journal.rules, ours: G::RULES });
    }
    let given = journal.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = Options::accept(G::options(), given)
        .map_err(|error| ReplayError::Set(error.to_string()))?;
    let ours = header::<G>(&options, data).data;
    if ours != journal.data {
        let names =
            journal.data.iter().chain(&ours).map(|(name, _)| name.as_str()).collect::<Vec<_>>();
        return Err(ReplayError::OtherData(names.join(", ")));
    }
    if let (Some(seed), Some(commitment)) = (journal.seed, journal.commitment)
        && seed.commitment() != commitment
    {
        return Err(ReplayError::Set(
            "the seed is not the one the table committed itself to".to_owned(),
        ));
    }
    Ok(options)
}

/// Playing a journal again, line by line.
impl<G: Game> Table<G> {
    fn retrace(&mut self, journal: &Journal) -> Result<(), ReplayError> {
        self.script(journal, 0);
        let started = self.attempt(State::run);
        let (drawn, log) = started.map_err(|panic| at(journal, 0, panic))?;
        self.file(drawn, log);
        self.agree(journal, 0)?;
        while self.journal.entries.len() < journal.entries.len() {
            let line = self.journal.entries.len();
            let Entry::Choice(seat, text) = &journal.entries[line] else {
                return Err(at(
                    journal,
                    line,
                    "the rules bring no such chance or check here".to_owned(),
                ));
            };
            let choice = text
                .parse()
                .map_err(|_| at(journal, line, format!("\"{text}\" is no choice of this game")))?;
            self.script(journal, line + 1);
            self.play(*seat, choice).map_err(|refusal| at(journal, line, refusal.to_string()))?;
            self.agree(journal, line)?;
        }
        Ok(())
    }

    /// Without a seed, the chance of the next play is what the journal has from this entry on.
    fn script(&mut self, journal: &Journal, from: usize) {
        if journal.seed.is_some() {
            return;
        }
        let chances = journal.entries[from..].iter().map_while(|entry| match entry {
            Entry::Chance(outcome, n) => Some((*outcome, *n)),
            Entry::Choice(..) | Entry::Check(_) => None,
        });
        self.dealer = Dealer::Script(Script::kept(chances));
    }

    /// Checks that what was just played wrote the same lines as the journal has.
    fn agree(&self, journal: &Journal, from: usize) -> Result<(), ReplayError> {
        for (index, ours) in self.journal.entries.iter().enumerate().skip(from) {
            match journal.entries.get(index) {
                Some(theirs) if theirs == ours => {}
                Some(theirs) => {
                    return Err(at(
                        journal,
                        index,
                        format!("the rules give \"{ours}\", not \"{theirs}\""),
                    ));
                }
                // A journal cut after a choice lacks what the rules add to it: nothing is wrong with what it has.
                None => return Ok(()),
            }
        }
        Ok(())
    }
}

fn at(journal: &Journal, entry: usize, reason: String) -> ReplayError {
    JournalError { line: journal.line_of(entry), reason }.into()
}
