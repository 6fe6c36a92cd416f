//! What is said at a table: by whom, how often, and what is let go when there is too much of it.

use super::seats::{Changed, SeatRefused};
use super::{CHAT, Hall, Live, State};
use crate::chance::now;
use crate::store::{Chat, PersonId, PersonRecord, StoreError, TableId, Voice};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// The seconds over which lines are counted.
const BREATH: i64 = 10;
/// How many lines one person may say in that time.
const LINES_EACH: usize = 6;
/// How many lines all who watch may say in that time, together: a new guest costs nothing.
const LINES_OF_WATCHERS: usize = 12;

/// What tells a person from their namesakes at one table: it says nothing of who they are elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(u64);

impl Mark {
    /// The mark of a person at a table.
    pub fn of(table: TableId, person: PersonId) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("tavolata 2026 the mark of a person");
        hasher.update(&table.0.to_le_bytes()).update(&person.0.to_le_bytes());
        let mut mark = [0; 8];
        hasher.finalize_xof().fill(&mut mark);
        Self(u64::from_le_bytes(mark))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Mark {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

/// Somebody without a seat who looks on, has spoken, or is not heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Onlooker {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether a page of theirs is open.
    pub present: bool,
    /// Whether they are heard.
    pub voice: Voice,
}

impl Live {
    /// Says something to the table.
    pub async fn say(&self, hall: &Hall, person: &PersonRecord, text: String) -> Changed {
        let mut state = self.state().await;
        if state.muted.contains(&person.id) {
            return Err(SeatRefused::Muted);
        }
        let at = now();
        if state.is_breathless(person.id, at) {
            return Err(SeatRefused::TooMuch);
        }
        let mut line = Chat { id: 0, person: Some(person.id), name: person.name.clone(), text, at };
        let gone = if state.chat.len() < CHAT as usize { None } else { state.to_let_go(&line) };
        line.id = match hall.store.say(self.id, line.clone(), gone).await {
            // The host muted them a moment ago, at another server.
            Err(StoreError::Conflict) => return Err(SeatRefused::Muted),
            said => said?,
        };
        state.chat.retain(|line| Some(line.id) != gone);
        state.chat.push(line);
        self.publish();
        Ok(())
    }

    /// The host lets somebody be heard, or not.
    pub async fn set_voice(
        &self,
        hall: &Hall,
        host: PersonId,
        mark: Mark,
        voice: Voice,
    ) -> Changed {
        let mut state = self.state().await;
        state.by_host(host)?;
        let person = self.marked(&state, mark).filter(|person| *person != host);
        let person = person.ok_or(SeatRefused::TooLate)?;
        hall.store.set_voice(self.id, person, voice).await?;
        match voice {
            Voice::Muted => state.muted.insert(person),
            Voice::Heard => state.muted.remove(&person),
        };
        self.publish();
        Ok(())
    }

    /// The host removes somebody who has no seat; they may not come back.
    pub async fn dismiss(&self, hall: &Hall, host: PersonId, mark: Mark) -> Changed {
        let state = self.state().await;
        state.by_host(host)?;
        let person = self.marked(&state, mark).filter(|person| *person != host);
        let person = person.filter(|person| !state.record.has_seat(*person));
        self.bar(hall, person.ok_or(SeatRefused::TooLate)?).await?;
        self.publish();
        Ok(())
    }

    /// Everyone without a seat who looks on, has spoken, or is not heard.
    pub fn onlookers(&self, state: &State) -> Vec<Onlooker> {
        let here = self.here();
        let spoke = state.chat.iter().filter_map(|line| Some((line.person?, line.name.as_str())));
        let present = here.iter().map(|(person, name)| (*person, name.as_str()));
        let muted = state.muted.iter().map(|person| (*person, ""));
        let mut names = std::collections::BTreeMap::new();
        for (person, name) in muted.chain(spoke).chain(present) {
            if !state.record.has_seat(person) {
                names.insert(person, name.to_owned());
            }
        }
        let onlooker = |(person, name): (PersonId, String)| Onlooker {
            name,
            present: here.contains_key(&person),
            voice: if state.muted.contains(&person) { Voice::Muted } else { Voice::Heard },
            person,
        };
        let mut onlookers: Vec<Onlooker> = names.into_iter().map(onlooker).collect();
        onlookers.sort_by(|one, other| one.name.cmp(&other.name));
        onlookers
    }

    /// The person of a mark, if they are here or were heard.
    fn marked(&self, state: &State, mark: Mark) -> Option<PersonId> {
        let here = self.here();
        let spoke = state.chat.iter().filter_map(|line| line.person);
        let mut people = here.keys().copied().chain(spoke).chain(state.muted.iter().copied());
        people.find(|person| Mark::of(self.id, *person) == mark)
    }
}

impl State {
    /// Whether a person, or those who watch, have said so much lately that they must take breath.
    fn is_breathless(&self, person: PersonId, at: i64) -> bool {
        let lately: Vec<PersonId> = self
            .chat
            .iter()
            .filter(|line| line.at > at - BREATH)
            .filter_map(|line| line.person)
            .collect();
        let own = lately.iter().filter(|speaker| **speaker == person).count();
        let watchers = lately.iter().filter(|speaker| !self.record.has_seat(**speaker)).count();
        let watches = !self.record.has_seat(person);
        own >= LINES_EACH || (watches && watchers >= LINES_OF_WATCHERS)
    }

    /// The line to let go of for another: the oldest of whoever then has most. Those who watch share what one player
    /// has, so that no number of guests pushes the players' lines away.
    fn to_let_go(&self, new: &Chat) -> Option<i64> {
        let share = |line: &Chat| line.person.filter(|person| self.record.has_seat(*person));
        let weight = |line: &&Chat| {
            let all = || self.chat.iter().chain([new]);
            let shared = all().filter(|other| share(other) == share(line)).count();
            let spoken = all().filter(|other| other.person == line.person).count();
            Reverse((shared, spoken))
        };
        self.chat.iter().min_by_key(weight).map(|line| line.id)
    }
}
