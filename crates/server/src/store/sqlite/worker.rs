//! The threads that work on the file.

use crate::store::StoreError;
use rusqlite::Connection;
use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use tokio::sync::oneshot;

/// How many writes share one commit at most.
const TOGETHER: usize = 256;

/// A piece of work: done on the connection, then told to whoever waits once it is durable.
type Write = Box<dyn FnOnce(&Connection) -> Tell + Send>;
type Tell = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;

/// The one thread that writes.
pub(super) struct Writer {
    jobs: Option<Sender<Write>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(db: Connection) -> Self {
        let (jobs, inbox) = channel();
        let thread = spawn("tavolata-write", move || write_all(&db, &inbox));
        Self { jobs: Some(jobs), thread: Some(thread) }
    }

    /// Runs a job in the next transaction; answers once that is committed.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, later) = oneshot::channel();
        let write: Write = Box::new(move |db| {
            let done = in_savepoint(db, job);
            Box::new(move |committed| {
                // Whoever asked may have gone; what was written stays.
                let _gone = answer.send(committed.and(done));
            })
        });
        let jobs = self.jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(write).map_err(|_| StoreError::Closed)?;
        later.await.map_err(|_| StoreError::Closed)?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _panicked = thread.join();
        }
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

/// Commits whatever has gathered while the last commit was on its way.
/// Elsewhere: group commit, batching.
fn write_all(db: &Connection, inbox: &Receiver<Write>) {
    while let Ok(first) = inbox.recv() {
        if let Err(error) = db.execute_batch("BEGIN IMMEDIATE") {
            first(db)(Err(error.into()));
            continue;
        }
        let mut waiting = vec![first(db)];
        while waiting.len() < TOGETHER
            && let Ok(next) = inbox.try_recv()
        {
            waiting.push(next(db));
        }
        let committed = db.execute_batch("COMMIT").map_err(StoreError::from);
        if committed.is_err() {
            let _nothing_open = db.execute_batch("ROLLBACK");
        }
        for tell in waiting {
            tell(committed.clone());
        }
    }
}

/// One job's failure leaves the others of its transaction alone.
fn in_savepoint<T>(
    db: &Connection,
    job: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    if db.is_autocommit() {
        return Err(StoreError::Broken("no transaction is open".to_owned()));
    }
    db.execute_batch("SAVEPOINT job")?;
    let done = job(db);
    match &done {
        Ok(_) => db.execute_batch("RELEASE job")?,
        Err(_) => db.execute_batch("ROLLBACK TO job; RELEASE job")?,
    }
    done
}

/// The threads that read.
pub(super) struct Readers {
    jobs: Option<Sender<Read>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Self {
        let (jobs, inbox) = channel::<Read>();
        let inbox = Arc::new(Mutex::new(inbox));
        let reader = |db| {
            let inbox = Arc::clone(&inbox);
            spawn("tavolata-read", move || {
                while let Some(job) = next(&inbox) {
                    job(&db);
                }
            })
        };
        Self { jobs: Some(jobs), threads: connections.into_iter().map(reader).collect() }
    }

    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, later) = oneshot::channel();
        let read: Read = Box::new(move |db| {
            let _gone = answer.send(job(db));
        });
        let jobs = self.jobs.as_ref().ok_or(StoreError::Closed)?;
        jobs.send(read).map_err(|_| StoreError::Closed)?;
        later.await.map_err(|_| StoreError::Closed)?
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        drop(self.jobs.take());
        for thread in self.threads.drain(..) {
            let _panicked = thread.join();
        }
    }
}

fn next(inbox: &Mutex<Receiver<Read>>) -> Option<Read> {
    inbox.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readers").finish_non_exhaustive()
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> JoinHandle<()> {
    Builder::new().name(name.to_owned()).spawn(work).expect("the system gives a thread at start")
}
