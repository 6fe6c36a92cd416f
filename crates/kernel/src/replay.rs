//! Opening a game again from its journal, however old: what can be played is played, what differs is noted, nothing is lost.
//!
//! What a journal keeps of chance wins over the seed. A check that differs is noted. An ask that newer rules put in
//! between is passed, and a choice that they now make by themselves is passed over. Where a choice is refused, the table
//! stands at the last moment that is legal, and the lines from there on are kept as [`Entry::Former`].

use crate::ask::Opens;
use crate::game::{LayoutError, Spoken};
use crate::journal::{Entry, Journal};
use crate::layout;
use crate::options::Options;
use crate::sheets::{RefusalSheet, sheet};
use crate::state::State;
use crate::table::{Answered, header};
use crate::{Data, Dealer, Kept, Message, Seat, Seed, Table};
use std::ops::Range;
use std::sync::Arc;

/// A table rebuilt from its journal, and what was found on the way.
#[derive(Debug)]
pub struct Replayed<G: Spoken> {
    /// The table.
    pub table: Table<G>,
    /// What was found.
    pub findings: Findings,
}

/// What was found when a journal was opened.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Findings {
    /// Where the game is not as the journal has it, in order.
    pub differences: Vec<Difference>,
    /// Where it could not go on, if it could not.
    pub cut: Option<Cut>,
    /// How many checks were compared.
    pub checks: usize,
    /// How many checks are of the first kind, which nothing is compared with.
    pub marks: usize,
    /// How many outcomes of chance the journal has.
    pub chances: usize,
    /// How many of them, from the first on, the seed gives; none where there is no seed.
    pub proved: usize,
}

/// A place where the game is not as its journal has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The line of the journal, from 1.
    pub line: usize,
    /// In what.
    pub what: Differs,
}

/// In what a game is not as its journal has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Differs {
    /// What everyone could observe is something else.
    Check,
    /// The seed does not give this outcome, nor any that follow.
    Seed,
    /// The rules ask chance for something else.
    Chance,
    /// The rules ask something in between; this was answered, which declines it.
    Passed(Seat, String),
    /// The rules make this choice by themselves.
    Settled(Seat, String),
}

/// Where a journal could not be played on.
#[derive(Debug, Clone, PartialEq)]
pub struct Cut {
    /// The line of the journal, from 1.
    pub line: usize,
    /// Whose choice is refused.
    pub seat: Seat,
    /// The choice in notation.
    pub choice: String,
    /// Why, with the paragraph where there is one.
    pub refusal: RefusalSheet,
}

/// A journal cannot be opened at all.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// It is of another game.
    #[error("the journal is of {0}, not of this game")]
    OtherGame(String),
    /// It was begun with a newer edition of the game.
    #[error("the journal was begun with edition {journal} of the game; this is edition {ours}")]
    NewerEdition {
        /// The journal's.
        journal: u32,
        /// Ours.
        ours: u32,
    },
    /// Its options or its data cannot be set.
    #[error("the table cannot be set: {0}")]
    Set(String),
    /// Its set-up cannot be laid out.
    #[error(transparent)]
    Setup(#[from] LayoutError),
    /// It was played with other data than is at hand.
    #[error("the journal was played with other data: {0}")]
    OtherData(String),
    /// A rule breaks before the first choice.
    #[error("a rule breaks at its beginning: {0}")]
    Broke(String),
}

impl Findings {
    /// Whether the game is as its journal has it.
    pub fn are_none(&self) -> bool {
        self.differences.is_empty() && self.cut.is_none()
    }

    /// The first place where it is not, by its line and in words.
    pub fn first(&self) -> Option<(usize, Message)> {
        let first = self.differences.first().map(|it| (it.line, it.message()));
        first.or_else(|| self.cut.as_ref().map(|cut| (cut.line, cut.message())))
    }
}

impl Difference {
    /// What differs, in words.
    pub fn message(&self) -> Message {
        match &self.what {
            Differs::Check => Message::new("differs-check"),
            Differs::Seed => Message::new("differs-seed"),
            Differs::Chance => Message::new("differs-chance"),
            Differs::Passed(seat, choice) => {
                Message::new("differs-passed").with("seat", *seat).with("choice", choice.as_str())
            }
            Differs::Settled(seat, choice) => {
                Message::new("differs-settled").with("seat", *seat).with("choice", choice.as_str())
            }
        }
    }
}

impl Cut {
    /// What is refused, in words.
    pub fn message(&self) -> Message {
        let refused = Message::new("differs-refused").with("choice", self.choice.as_str());
        refused.with("seat", self.seat).with("why", self.refusal.message.clone())
    }
}

impl<G: Spoken> Table<G> {
    /// Rebuilds a table from its journal, as far as these rules let it. Chance is as the journal has it; later chance
    /// comes from the journal's seed or, where it has none, from `fresh`.
    pub fn replay(journal: &Journal, data: &Data, fresh: Seed) -> Result<Replayed<G>, ReplayError> {
        let (setting, state) = begun::<G>(journal, data)?;
        let head = Journal { entries: Vec::new(), ..journal.clone() };
        let kept = Kept::beside(journal.seed.unwrap_or(fresh));
        let table = Self::blank(setting, state, Dealer::Kept(Box::new(kept)), head);
        let mut retracing =
            Retracing { journal, table, findings: Findings::default(), forced: Vec::new() };
        retracing.begin()?;
        retracing.go_on();
        Ok(retracing.end())
    }
}

/// What is shared, and where the game began.
fn begun<G: Spoken>(
    journal: &Journal,
    data: &Data,
) -> Result<(Arc<G::Setting>, State<G>), ReplayError> {
    let set = |error: crate::game::SetError| ReplayError::Set(error.to_string());
    let options = fits::<G>(journal, data)?;
    let data = data.as_of(journal.edition, G::former_data());
    let setting = Arc::new(G::set(&options, &data).map_err(set)?);
    let state = if journal.setup.is_empty() {
        let (position, frame) = G::open(&setting);
        State::opening(position, frame)
    } else {
        layout::laid_out::<G>(&setting, &journal.setup.join("\n"))?
    };
    Ok((setting, state))
}

/// The options of a journal that is of this game, of this edition or an older one, with this data.
fn fits<G: Spoken>(journal: &Journal, data: &Data) -> Result<Options, ReplayError> {
    if journal.game != G::NAME {
        return Err(ReplayError::OtherGame(journal.game.clone()));
    }
    if journal.edition > G::EDITION {
        return Err(ReplayError::NewerEdition { journal: journal.edition, ours: G::EDITION });
    }
    let given = journal.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = Options::accept_former(G::options(), given, G::former_options())
        .map_err(|error| ReplayError::Set(error.to_string()))?;
    let ours = header::<G>(&options, data).data;
    if ours != journal.data {
        let names = journal.data.iter().chain(&ours).map(|(name, _)| name.as_str());
        return Err(ReplayError::OtherData(names.collect::<Vec<_>>().join(", ")));
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

/// How many asks in a row newer rules may have put in between.
const BETWEEN: usize = 4;

/// What came of a choice.
#[derive(Debug, Clone, Default)]
struct Came {
    /// The outcomes of chance, and what was declined between them, as a journal has them.
    entries: Vec<Entry>,
    /// The outcomes alone.
    chances: Vec<(u32, u32)>,
    /// The fingerprint of what can be observed, where a turn or a round has begun.
    check: Option<String>,
}

impl Came {
    fn of<G: Spoken>(answered: Answered<G>) -> Self {
        let mut came = Self { check: answered.check, ..Self::default() };
        came.draw(&answered.chances);
        came
    }

    fn draw(&mut self, chances: &[(u32, u32)]) {
        self.entries.extend(chances.iter().map(|&(outcome, n)| Entry::Chance(outcome, n)));
        self.chances.extend_from_slice(chances);
    }
}

/// A journal being played again.
struct Retracing<'j, G: Spoken> {
    journal: &'j Journal,
    table: Table<G>,
    findings: Findings,
    /// The choices that answered themselves since the last one that was played.
    forced: Vec<(Seat, G::Choice)>,
}

impl<G: Spoken> Retracing<'_, G> {
    /// Plays up to the first ask.
    fn begin(&mut self) -> Result<(), ReplayError> {
        let block = self.block(0);
        self.lay_out_chances(&block);
        let (drawn, log) = self.table.attempt(State::run).map_err(ReplayError::Broke)?;
        let check = self.table.tell(log.told.unwrap_or_default());
        self.forced = log.forced;
        let mut came = Came { check, ..Came::default() };
        came.draw(&drawn.kept.unwrap_or_default());
        self.follow(block, came);
        Ok(())
    }

    /// Plays choice by choice, as far as the rules let it.
    fn go_on(&mut self) {
        let mut at = self.block(0).end;
        while let Some((seat, choice)) = self.journal.entries.get(at).and_then(Entry::choice) {
            if let Err(refusal) = self.choice(at, seat, choice) {
                let (line, choice) = (self.journal.line_of(at), choice.to_owned());
                self.findings.cut = Some(Cut { line, seat, choice, refusal });
                self.keep_as_former(at..self.journal.entries.len());
                return;
            }
            at = self.block(at + 1).end;
        }
    }

    /// The table, with chance to come.
    fn end(mut self) -> Replayed<G> {
        let Dealer::Kept(kept) =
            std::mem::replace(&mut self.table.dealer, Dealer::Fast(crate::Fast::new(0)))
        else {
            unreachable!("a journal is played again with its own chance")
        };
        if self.journal.seed.is_some() {
            self.findings.proved = kept.proved();
        } else {
            self.table.journal.commitment = None;
        }
        self.table.dealer = Dealer::Live(Box::new(kept.into_stream()));
        if !self.findings.are_none() {
            // What was put right on the way is not taken back.
            self.table.undo.clear();
        }
        Replayed { table: self.table, findings: self.findings }
    }

    /// Plays a choice with what the journal has of chance after it.
    fn choice(&mut self, at: usize, seat: Seat, text: &str) -> Result<(), RefusalSheet> {
        let block = self.block(at + 1);
        let Ok(choice) = text.parse::<G::Choice>() else {
            let message = Message::new("refused-no-choice").with("choice", text);
            return Err(RefusalSheet { message, para: None, report: None });
        };
        if !self.table.is_offered(seat, choice) {
            if self.is_settled(at, seat, choice) {
                self.note(at, Differs::Settled(seat, text.to_owned()));
                self.keep_as_former(at..block.end);
                return Ok(());
            }
            self.pass_what_is_between(at, seat, choice);
        }
        self.lay_out_chances(&block);
        let answered = self.table.answer(seat, choice);
        let answered = answered.map_err(|refusal| sheet(&self.table, refusal))?;
        self.forced.clone_from(&answered.forced);
        self.table.journal.entries.push(self.journal.entries[at].clone());
        let came = self.pass_before_chance(at, &block, Came::of(answered));
        self.follow(block, came);
        Ok(())
    }

    /// Whether the rules make this choice by themselves now: it was the only one left, or there is nothing to decline.
    fn is_settled(&self, at: usize, seat: Seat, choice: G::Choice) -> bool {
        let is_forced = self.forced.contains(&(seat, choice));
        is_forced || G::closes(&choice) && self.is_next_offered(&self.table, at)
    }

    /// Whether the choice after this one is offered at a table, or there is none.
    fn is_next_offered(&self, table: &Table<G>, at: usize) -> bool {
        let next = self.journal.entries[at + 1..].iter().find_map(Entry::choice);
        next.is_none_or(|(seat, text)| {
            text.parse().is_ok_and(|choice| table.is_offered(seat, choice))
        })
    }

    /// Declines what newer rules ask before the chance that came of a choice, if what follows is then as it was.
    fn pass_before_chance(&mut self, at: usize, block: &Range<usize>, came: Came) -> Came {
        let theirs = self.chances(block);
        let is_short = |came: &Came| came.chances.len() < theirs.len();
        if !is_short(&came) || self.is_next_offered(&self.table, at) && self.has_choice_after(at) {
            return came;
        }
        let (mut tried, mut now, mut passed) = (self.table.clone(), came.clone(), Vec::new());
        for _ in 0..BETWEEN {
            let is_answered = |seat| self.answers(&tried, at + 1, seat);
            let Some((asked, pass)) = passing(&tried, is_answered) else { return came };
            if !theirs.starts_with(&now.chances) {
                return came;
            }
            if let Dealer::Kept(kept) = &mut tried.dealer {
                kept.lay_out(theirs[now.chances.len()..].iter().copied());
            }
            let Ok(answered) = tried.answer(asked, pass) else { return came };
            now.entries.push(Entry::Choice(asked, pass.to_string()));
            now.draw(&answered.chances);
            now.check = answered.check.or(now.check);
            passed.push(Differs::Passed(asked, pass.to_string()));
            if now.chances == theirs && self.is_next_offered(&tried, at) {
                self.table = tried;
                for what in passed {
                    self.note(at, what);
                }
                return now;
            }
        }
        came
    }

    fn has_choice_after(&self, at: usize) -> bool {
        self.journal.entries[at + 1..].iter().any(|entry| entry.choice().is_some())
    }

    /// Declines what newer rules ask in between, if the choice is offered then.
    fn pass_what_is_between(&mut self, at: usize, seat: Seat, choice: G::Choice) {
        let mut tried = self.table.clone();
        let mut passed = Vec::new();
        for _ in 0..BETWEEN {
            let Some((asked, pass)) = passing(&tried, |seat| self.answers(&tried, at, seat)) else {
                return;
            };
            match tried.answer(asked, pass) {
                // Chance, a reveal or a turn's beginning is more than to decline.
                Ok(answered) if !answered.played.barrier && answered.check.is_none() => {}
                Ok(_) | Err(_) => return,
            }
            tried.journal.entries.push(Entry::Choice(asked, pass.to_string()));
            passed.push((asked, pass));
            if tried.is_offered(seat, choice) {
                self.table = tried;
                for (seat, pass) in passed {
                    self.note(at, Differs::Passed(seat, pass.to_string()));
                }
                return;
            }
        }
    }

    /// Whether the journal answers what a seat is asked now: then the ask is none that was put in between.
    fn answers(&self, table: &Table<G>, at: usize, asked: Seat) -> bool {
        let mut later = self.journal.entries[at..].iter().filter_map(Entry::choice);
        let next = later.find(|(seat, _)| *seat == asked);
        next.is_some_and(|(seat, text)| text.parse().is_ok_and(|it| table.is_offered(seat, it)))
    }

    /// The entries from here to the next choice: what came of the last one.
    fn block(&self, from: usize) -> Range<usize> {
        let later = &self.journal.entries[from..];
        let choice = later.iter().position(|entry| entry.choice().is_some());
        from..choice.map_or(self.journal.entries.len(), |count| from + count)
    }

    fn chances(&self, block: &Range<usize>) -> Vec<(u32, u32)> {
        self.journal.entries[block.clone()].iter().filter_map(Entry::chance).collect()
    }

    fn lay_out_chances(&mut self, block: &Range<usize>) {
        let chances = self.chances(block);
        if let Dealer::Kept(kept) = &mut self.table.dealer {
            kept.lay_out(chances);
        }
    }

    /// Writes down what came of a play, as the journal has it where that is how it was, and notes where it is not.
    fn follow(&mut self, block: Range<usize>, came: Came) {
        let theirs = self.chances(&block);
        self.findings.chances += theirs.len();
        self.compare_seed(&block, theirs.len());
        let is_last = block.end == self.journal.entries.len();
        // A journal cut after a choice lacks what the rules add to it: nothing is wrong with what it has.
        let is_cut = is_last && came.chances.starts_with(&theirs) && block.len() == theirs.len();
        if came.chances == theirs && came.entries.len() == theirs.len() {
            self.table.journal.entries.extend_from_slice(&self.journal.entries[block.clone()]);
        } else {
            if came.chances != theirs && !is_cut {
                self.note(block.start, Differs::Chance);
            }
            self.write_other_chances(&block, &came, &theirs);
        }
        self.compare_check(block, came.check.as_deref());
        if is_cut && came.chances.len() > theirs.len() {
            self.table.journal.entries.extend(came.check.map(Entry::Check));
        }
    }

    /// What was played, then the outcomes the rules had no use for, then the rest of the block.
    fn write_other_chances(&mut self, block: &Range<usize>, came: &Came, theirs: &[(u32, u32)]) {
        let entries = &mut self.table.journal.entries;
        entries.extend_from_slice(&came.entries);
        let pairs = came.chances.iter().zip(theirs);
        let same = pairs.take_while(|(ours, theirs)| ours == theirs).count();
        let unused = &theirs[same..];
        entries.extend(unused.iter().map(|&(outcome, n)| Entry::Chance(outcome, n).former()));
        let rest = self.journal.entries[block.clone()].iter();
        entries.extend(rest.filter(|entry| entry.chance().is_none()).cloned());
    }

    fn compare_seed(&mut self, block: &Range<usize>, chances: usize) {
        let Dealer::Kept(kept) = &self.table.dealer else { return };
        let is_known = self.findings.differences.iter().any(|it| it.what == Differs::Seed);
        if self.journal.seed.is_some() && chances > 0 && !kept.agrees() && !is_known {
            let before = self.findings.chances - chances;
            let first = kept.proved().saturating_sub(before).min(chances - 1);
            let mut places =
                block.clone().filter(|&at| matches!(self.journal.entries[at], Entry::Chance(..)));
            let at = places.nth(first).unwrap_or(block.start);
            self.note(at, Differs::Seed);
        }
    }

    fn compare_check(&mut self, block: Range<usize>, check: Option<&str>) {
        for at in block {
            match &self.journal.entries[at] {
                Entry::Check(theirs) if check == Some(theirs) => self.findings.checks += 1,
                Entry::Check(_) => self.note(at, Differs::Check),
                Entry::Mark(_) => self.findings.marks += 1,
                Entry::Chance(..) | Entry::Choice(..) | Entry::Former(_) => {}
            }
        }
    }

    fn keep_as_former(&mut self, entries: Range<usize>) {
        let former = self.journal.entries[entries].iter().map(Entry::former);
        self.table.journal.entries.extend(former);
    }

    fn note(&mut self, at: usize, what: Differs) {
        self.findings.differences.push(Difference { line: self.journal.line_of(at), what });
    }
}

/// An open ask that can be declined, and how; of a seat that is not answered otherwise.
fn passing<G: Spoken>(
    table: &Table<G>,
    is_answered: impl Fn(Seat) -> bool,
) -> Option<(Seat, G::Choice)> {
    table.asks().iter().filter(|ask| !is_answered(ask.seat)).find_map(|ask| {
        let offers = table.offers(ask);
        let pass = offers.iter().find(|offer| offer.opens == Opens::Nothing);
        let pass = pass.or_else(|| offers.iter().find(|offer| G::closes(&offer.choice)));
        pass.map(|offer| (ask.seat, offer.choice))
    })
}
