//! What was drawn last: many who see and may do the same are shown the same sheet.

use crate::live::{Eyes, State};
use crate::recent::Recent;
use crate::store::TableId;
use kernel::Lang;
use render::table::{Rights, Sheet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// How many sheets are kept for sure; each takes about a hundred kilobytes.
const REMEMBERED: usize = 200;

/// A table, and a number for whoever sees and may do the same there.
type Place = (TableId, u64);

/// All that a sheet is drawn from.
#[derive(Debug, Clone)]
pub(super) struct Drawn {
    /// The table as it is shown.
    pub(super) state: Arc<State>,
    /// How often there has been something to see at it: who is there changes too.
    pub(super) news: u64,
    /// Through whose eyes.
    pub(super) eyes: Eyes,
    /// What may be done about the table.
    pub(super) rights: Rights,
    /// In which language.
    pub(super) lang: Lang,
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Self) -> bool {
        let of = |it: &Self| (it.news, it.eyes, it.lang);
        Arc::ptr_eq(&self.state, &other.state)
            && of(self) == of(other)
            && self.rights == other.rights
    }
}

impl Drawn {
    /// Where it is looked for. What is found there is compared with all of it.
    fn place(&self) -> Place {
        let mut hasher = DefaultHasher::new();
        format!("{:?} {:?} {:?}", self.eyes, self.rights, self.lang).hash(&mut hasher);
        (self.state.record.id, hasher.finish())
    }
}

/// The sheets that were drawn lately.
#[derive(Debug)]
pub struct Sheets(Mutex<Recent<Place, (Drawn, Arc<Sheet>)>>);

impl Default for Sheets {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(REMEMBERED)))
    }
}

impl Sheets {
    /// What was drawn from exactly this, if it is at hand.
    pub(super) fn find(&self, drawn: &Drawn) -> Option<Arc<Sheet>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (from, sheet) = known.get(drawn.place())?;
        (from == drawn).then(|| Arc::clone(sheet))
    }

    /// Keeps what was drawn.
    pub(super) fn keep(&self, drawn: Drawn, sheet: Sheet) -> Arc<Sheet> {
        let sheet = Arc::new(sheet);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(drawn.place(), (drawn, Arc::clone(&sheet)));
        sheet
    }
}
