//! Who is at a table: those whose pages are open, here and at other servers, and who of them sees it.

use super::Live;
use crate::store::{Others, PersonId, PersonRecord};
use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard, PoisonError};

/// Somebody whose pages are open.
#[derive(Debug, Clone, Default)]
pub(super) struct Here {
    pages: usize,
    /// How many of them are hidden: behind other pages, or in another window.
    hidden: usize,
    name: String,
}

impl Live {
    /// Notes that a page of this person's is open, until the guard is dropped.
    pub fn enter(self: &Arc<Self>, person: Option<&PersonRecord>) -> Presence {
        if let Some(person) = person {
            let mut present = self.present();
            let here = present.entry(person.id).or_default();
            here.pages += 1;
            here.name.clone_from(&person.name);
            let came = here.pages == 1;
            drop(present);
            if came {
                self.stir();
            }
        }
        self.tell_around();
        Presence { live: Arc::clone(self), person: person.map(|person| person.id), hidden: false }
    }

    /// Whether this person sees a page of theirs, as far as this server knows.
    pub(super) fn is_seen_by(&self, person: PersonId) -> bool {
        self.here_now().sees(person) || self.elsewhere().sees(person)
    }

    /// Whether a page of this person's is open.
    pub fn is_present(&self, person: PersonId) -> bool {
        self.present().contains_key(&person) || self.elsewhere().people.contains_key(&person)
    }

    /// Lets the other servers know that somebody came or left.
    pub(super) fn tell_around(&self) {
        if let Some(around) = &self.around {
            let _closing = around.send(self.id);
        }
    }

    /// Those whose pages are open at this server.
    pub(super) fn here_now(&self) -> Others {
        let present = self.present();
        let people = present.iter().map(|(person, here)| (*person, here.name.clone())).collect();
        let hidden = present.iter().filter(|(_, here)| here.hidden >= here.pages);
        let hidden = hidden.map(|(person, _)| *person).collect();
        Others { people, hidden, strangers: self.is_watched_here() }
    }

    /// Takes whose pages are open at others.
    pub(super) fn see_others(&self, others: Others) {
        let mut known = self.elsewhere();
        if *known != others {
            *known = others;
            drop(known);
            self.stir();
        }
    }

    fn elsewhere(&self) -> MutexGuard<'_, Others> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those whose pages are open, with their names.
    pub(super) fn here(&self) -> BTreeMap<PersonId, String> {
        let mut all = self.elsewhere().people.clone();
        all.extend(self.here_now().people);
        all
    }

    fn present(&self) -> MutexGuard<'_, BTreeMap<PersonId, Here>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether any page is open, here or at another server.
    pub fn is_watched(&self) -> bool {
        self.is_watched_here() || *self.elsewhere() != Others::default()
    }

    /// Whether any page is open at this server.
    pub fn is_watched_here(&self) -> bool {
        self.news.receiver_count() > 0
    }
}

/// An open page.
#[derive(Debug)]
pub struct Presence {
    live: Arc<Live>,
    person: Option<PersonId>,
    /// Whether the page is hidden: behind other pages, or in another window.
    hidden: bool,
}

impl Presence {
    /// Notes whether the page is hidden, or seen again.
    pub fn hide(&mut self, hidden: bool) {
        if std::mem::replace(&mut self.hidden, hidden) == hidden {
            return;
        }
        let Some(person) = self.person else { return };
        if let Some(here) = self.live.present().get_mut(&person) {
            here.hidden = if hidden { here.hidden + 1 } else { here.hidden - 1 };
        }
        self.live.tell_around();
    }

    /// How many pages this person has open here.
    pub fn count(&self) -> usize {
        let present = self.live.present();
        self.person.and_then(|person| present.get(&person)).map_or(0, |here| here.pages)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.live.tell_around();
        let Some(person) = self.person else { return };
        let mut present = self.live.present();
        let Some(here) = present.get_mut(&person) else { return };
        here.pages -= 1;
        here.hidden -= usize::from(self.hidden);
        if here.pages == 0 {
            present.remove(&person);
            drop(present);
            self.live.stir();
        }
    }
}
