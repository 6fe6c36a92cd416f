//! Tables' pasts at hand: a moment is reached from the nearest one before it that was reached already.

use super::{HallError, History};
use crate::shelf::Boxed;
use crate::store::{Step, TableId, TableRecord};
use kernel::{Answer, AnyTable, Entry, Message, Milestone, Viewer};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// How many moments of a past are kept, besides the first.
const STOPS: usize = 16;
/// What a letter of a journal weighs in a table that is kept, with the facts that came with it.
const LETTER: usize = 16;
/// What a table weighs besides.
const TABLE: usize = 16 << 10;

/// A table's past, as far as somebody has walked through it. Everything here takes its time.
#[derive(Debug)]
pub struct Past {
    /// The table as it was stored then.
    pub record: TableRecord,
    steps: Vec<Step>,
    history: OnceLock<Result<History, HallError>>,
    walked: Mutex<Walked>,
    verdict: OnceLock<Result<Option<Message>, String>>,
    course: OnceLock<Result<Course, HallError>>,
}

/// What there is to know of the whole way, for whoever goes along it.
#[derive(Debug, Clone)]
pub struct Course {
    /// Where turns and rounds began.
    pub milestones: Vec<Milestone>,
    /// Every answer, in order.
    pub answers: Vec<Answer>,
    /// How many facts were told before the first.
    pub opening: usize,
}

#[derive(Debug, Default)]
struct Walked {
    /// The table after a given number of choices.
    stops: BTreeMap<usize, Box<dyn AnyTable>>,
    /// The first fact that came of each choice.
    told: Vec<usize>,
    /// Where somebody was last: who goes on step by step is there already.
    last: Option<(usize, Box<dyn AnyTable>)>,
}

impl Past {
    /// The past of a table that has come through these steps.
    pub fn new(record: TableRecord, steps: Vec<Step>) -> Self {
        let (history, verdict) = (OnceLock::new(), OnceLock::new());
        let course = OnceLock::new();
        Self { record, steps, history, walked: Mutex::default(), verdict, course }
    }

    /// The journal, folded from the steps.
    pub fn history(&self) -> Result<&History, HallError> {
        let history = self.history.get_or_init(|| History::of(&self.record, &self.steps));
        history.as_ref().map_err(Clone::clone)
    }

    /// Where the game is first not as its journal has it, if anywhere; or why the journal cannot be opened at all.
    pub fn verdict(&self, boxed: &Boxed) -> Result<Option<Message>, String> {
        let replay = || {
            let history = self.history().map_err(|error| error.to_string())?;
            let opened = history.opened(boxed).map_err(|error| error.to_string())?;
            Ok(opened.findings.first().map(|(_, what)| what))
        };
        self.verdict.get_or_init(replay).clone()
    }

    /// What there is to know of the whole way.
    pub fn course(&self, boxed: &Boxed) -> Result<&Course, HallError> {
        let course = || {
            let opening = self.at(boxed, 0)?.story(Viewer::Watcher, 0);
            let end = self.at(boxed, self.history()?.choices())?;
            let first = self.walked().told.first().copied();
            let opening = first.unwrap_or_else(|| opening.last().map_or(0, |line| line.index + 1));
            let (milestones, answers) = (end.milestones().to_vec(), end.answers().to_vec());
            Ok(Course { milestones, answers, opening })
        };
        self.course.get_or_init(course).as_ref().map_err(Clone::clone)
    }

    /// The table as it stood after a given number of choices.
    pub fn at(&self, boxed: &Boxed, choices: usize) -> Result<Box<dyn AnyTable>, HallError> {
        let history = self.history()?;
        let lines = choice_lines(history);
        let choices = choices.min(lines.len());
        let stride = lines.len().div_ceil(STOPS).max(8);
        let mut walked = self.walked();
        let nearest = walked.stops.range(..=choices).next_back();
        let last = walked.last.as_ref().filter(|(done, _)| *done <= choices);
        let last = last.map(|(done, table)| (done, table));
        let nearest = nearest.into_iter().chain(last).max_by_key(|(done, _)| **done);
        let nearest = nearest.map(|(done, table)| (*done, table.boxed_clone()));
        let (mut done, mut table) = match nearest {
            Some(nearest) => nearest,
            None => (0, history.at(boxed, 0)?),
        };
        while done < choices {
            let Some(told_from) = step(&mut *table, history, lines[done]) else {
                // What chance brought is only in the journal: the whole way again.
                table = history.at(boxed, choices)?;
                if walked.stops.len() < STOPS {
                    walked.stops.insert(choices, table.boxed_clone());
                }
                return Ok(table);
            };
            if walked.told.len() == done {
                walked.told.push(told_from);
            }
            done += 1;
            if done.is_multiple_of(stride) {
                walked.stops.entry(done).or_insert_with(|| table.boxed_clone());
            }
        }
        walked.last = Some((done, table.boxed_clone()));
        Ok(table)
    }

    /// After how many choices a viewer first heard a fact.
    pub fn moment_of(
        &self,
        boxed: &Boxed,
        viewer: Viewer,
        fact: usize,
    ) -> Result<usize, HallError> {
        let history = self.history()?;
        let of = history.choices();
        let heard = self.at(boxed, of)?.story(viewer, fact);
        let Some(first) = heard.first() else { return Ok(of) };
        let walked = self.walked();
        if walked.told.len() == of {
            return Ok(walked.told.partition_point(|told_from| *told_from <= first.index));
        }
        drop(walked);
        history.moment_of(boxed, viewer, fact)
    }

    /// Roughly how many bytes it may come to.
    fn weight(&self) -> usize {
        let text = self.steps.iter().map(|step| step.lines.len()).sum::<usize>();
        STOPS * (TABLE + (self.record.opening.len() + text) * LETTER)
    }

    fn walked(&self) -> MutexGuard<'_, Walked> {
        self.walked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lines of a journal that are choices.
fn choice_lines(history: &History) -> Vec<usize> {
    let entries = history.journal().entries.iter().enumerate();
    let choices = entries.filter(|(_, entry)| entry.choice().is_some());
    choices.map(|(line, _)| line).collect()
}

/// Plays the choice of a line; says which fact came of it first. None if chance brings something else than it did.
fn step(table: &mut dyn AnyTable, history: &History, line: usize) -> Option<usize> {
    let then = &history.journal().entries;
    let (seat, choice) = then[line].choice()?;
    let before = table.journal().entries.len();
    let played = table.play(seat, choice).ok()?;
    let now = &table.journal().entries;
    chances(&then[line + 1..]).eq(chances(&now[before + 1..])).then_some(played.told_from)
}

/// What chance brought before the next choice.
fn chances(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    let until = entries.iter().take_while(|entry| entry.choice().is_none());
    until.filter(|entry| entry.chance().is_some())
}

/// The pasts that were looked at lately.
#[derive(Debug)]
pub struct Pasts {
    known: Mutex<Known>,
    /// How many bytes they may come to.
    room: usize,
}

#[derive(Debug, Default)]
struct Known {
    pasts: BTreeMap<TableId, (u64, Arc<Past>)>,
    used: u64,
}

impl Pasts {
    /// None yet.
    pub fn new(room: usize) -> Self {
        Self { known: Mutex::default(), room }
    }

    /// The past of a table, if it is at hand and nothing has happened since.
    pub fn find(&self, record: &TableRecord) -> Option<Arc<Past>> {
        let mut known = self.known();
        known.used += 1;
        let used = known.used;
        let (latest, past) = known.pasts.get_mut(&record.id)?;
        let is_same = past.record.version == record.version && past.record.phase == record.phase;
        *latest = used;
        is_same.then(|| Arc::clone(past))
    }

    /// Keeps a past at hand; those not looked at for longest make room.
    pub fn keep(&self, past: Past) -> Arc<Past> {
        let past = Arc::new(past);
        let mut known = self.known();
        known.used += 1;
        let used = known.used;
        known.pasts.insert(past.record.id, (used, Arc::clone(&past)));
        let mut weight: usize = known.pasts.values().map(|(_, past)| past.weight()).sum();
        while weight > self.room && known.pasts.len() > 1 {
            let oldest = known.pasts.iter().min_by_key(|(_, (used, _))| *used);
            let Some(oldest) = oldest.map(|(id, _)| *id) else { break };
            let gone = known.pasts.remove(&oldest);
            weight -= gone.map_or(0, |(_, past)| past.weight());
        }
        past
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::{Shelf, Title};
    use crate::store::{Aids, Door, PersonId, Phase, Screens};
    use kernel::{Journal, Seat};

    const ROOT: &str =
        include_str!("../../../../games/root/tests/replays/autumn-standard-2.journal");

    fn shelf() -> Shelf {
        Shelf::new(&[Title::plain(root::GAME)], BTreeMap::new()).unwrap()
    }

    fn record(id: u128, opening: &str) -> TableRecord {
        TableRecord {
            id: TableId(id),
            game: "root".to_owned(),
            opening: opening.to_owned(),
            host: PersonId(1),
            door: Door::Private,
            screens: Screens::Own,
            aids: Aids::default(),
            phase: Phase::Over,
            version: 0,
            asked: 0,
            since: 0,
            touched: 0,
            seats: Vec::new(),
        }
    }

    /// Every moment, reached from stops, is the one that a replay reaches; and every fact is found where it was heard.
    fn agrees(journal: &Journal) {
        let shelf = shelf();
        let boxed = shelf.find("root").unwrap();
        let past = Past::new(record(1, &journal.to_string()), Vec::new());
        let (history, of) = (past.history().unwrap(), past.history().unwrap().choices());
        for at in [of, 0, of / 2, of / 3, of - 1, 1, of + 7] {
            let (walked, replayed) = (past.at(boxed, at).unwrap(), history.at(boxed, at).unwrap());
            assert_eq!(walked.digest(), replayed.digest(), "after {at} of {of}");
        }
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat(1))] {
            for fact in [0, 1, 17, 60, 99_999] {
                let slow = history.moment_of(boxed, viewer, fact).unwrap();
                assert_eq!(past.moment_of(boxed, viewer, fact).unwrap(), slow, "fact {fact}");
            }
        }
        assert!(past.walked().stops.len() <= STOPS);
        assert_eq!(past.verdict(boxed), Ok(None));
    }

    #[test]
    fn a_moment_reached_from_a_stop_is_that_moment() {
        agrees(&Journal::parse(ROOT).unwrap());
    }

    #[test]
    fn a_journal_without_its_seed_has_the_same_moments() {
        let journal = Journal::parse(ROOT).unwrap();
        agrees(&Journal { seed: None, commitment: None, ..journal });
    }

    #[test]
    fn pasts_not_looked_at_make_room() {
        let one = Past::new(record(0, ROOT), Vec::new()).weight();
        let pasts = Pasts::new(3 * one);
        for id in 0..9 {
            pasts.keep(Past::new(record(id, ROOT), Vec::new()));
            assert!(pasts.find(&record(0, ROOT)).is_some(), "looked at all the time");
        }
        assert_eq!(pasts.known().pasts.len(), 3);
        let later = TableRecord { version: 1, ..record(0, ROOT) };
        assert!(pasts.find(&later).is_none(), "something has happened since");
    }
}
