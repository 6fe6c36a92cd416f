//! Copying a whole database, as it stands at one moment, while others write to it.

use super::{file, schema};
use crate::store::{FileError, Progress};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

/// How many pages are copied before progress is told.
const PAGES: std::ffi::c_int = 4096;
/// How long to wait where the file is locked for a moment.
const WAIT: Duration = Duration::from_millis(5);

/// Copies a database into one file, which is there only once it is complete.
///
/// One transaction is held open while it is read: what others write meanwhile is not seen and does not make the copying
/// begin anew.
pub(super) fn copy(
    from: &Connection,
    to: &Path,
    told: &mut dyn FnMut(Progress),
) -> Result<(), FileError> {
    let part = file::beside(to, ".part");
    file::make(&part)?;
    let mut target = Connection::open(&part)?;
    // Nothing is lost with a part of a copy: it is synced as a whole.
    target.pragma_update(None, "synchronous", "OFF")?;
    target.pragma_update(None, "journal_mode", "OFF")?;
    let moment = Transaction::new_unchecked(from, TransactionBehavior::Deferred)?;
    schema::touch(&moment)?;
    copy_pages(from, &mut target, told)?;
    moment.finish()?;
    // The copy needs no log beside it.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    target.close().map_err(|(_, error)| error)?;
    file::remove(to)?;
    Ok(file::put(&part, to)?)
}

fn copy_pages(
    from: &Connection,
    to: &mut Connection,
    told: &mut dyn FnMut(Progress),
) -> Result<(), FileError> {
    let copying = Backup::new(from, to)?;
    loop {
        let step = copying.step(PAGES)?;
        let pages = copying.progress();
        let count = |pages: std::ffi::c_int| u64::try_from(pages).unwrap_or_default();
        let all = count(pages.pagecount);
        told(Progress { done: all.saturating_sub(count(pages.remaining)), all });
        match step {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            _ => std::thread::sleep(WAIT),
        }
    }
}
