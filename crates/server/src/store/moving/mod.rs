//! Moving everything from one store to another: every row, in one transaction of where it goes.

pub(super) mod parts;

use super::sqlite::{Look, Source, Target};
use super::{FileError, Kept, Place, Postgres, Progress};
use parts::PARTS;
use std::path::Path;
use tokio::sync::mpsc::Sender;

/// How many rows are moved at a time.
const TOGETHER: usize = 500;

/// How many rows each kind of thing has.
pub type Counts = Vec<(&'static str, u64)>;

/// Moves everything to an empty place; answers how much it was. A file is closed to servers meanwhile, and a database is refused
/// while one runs on it.
pub async fn move_all(
    from: &Place,
    to: &Place,
    told: &Sender<Progress>,
) -> Result<Counts, FileError> {
    match (from, to) {
        (Place::File(from), Place::Postgres(to)) => {
            let (mut source, to) = (Source::open(from)?, Postgres::open(to).await?);
            into_database(&mut source, &to, told).await
        }
        (Place::Postgres(from), Place::File(to)) => {
            let from = Postgres::open(from).await?;
            from.refuse_running().await?;
            into_file(&from, to, told).await
        }
        (Place::File(_), Place::File(_)) | (Place::Postgres(_), Place::Postgres(_)) => {
            Err(FileError::System(
                "both are of one kind: backup and restore copy a file, pg_dump a database"
                    .to_owned(),
            ))
        }
    }
}

/// Writes everything in a database, as it stands at one moment, to a new file.
pub(super) async fn into_file(
    from: &Postgres,
    to: &Path,
    told: &Sender<Progress>,
) -> Result<Counts, FileError> {
    let target = Target::create(to)?;
    let written = async {
        let mut reading = from.reading().await?;
        let (mut done, mut counts) = (0, Counts::new());
        let all = reading.count().await?;
        for part in PARTS {
            let before = done;
            reading.begin(part).await?;
            loop {
                let lines = reading.next(part, TOGETHER).await?;
                if lines.is_empty() {
                    break;
                }
                done += lines.len() as u64;
                target.write(part, &lines)?;
                let _nobody = told.try_send(Progress { done, all });
            }
            reading.end().await?;
            counts.push((part.name, done - before));
        }
        Ok(counts)
    };
    match written.await {
        Ok(counts) => target.finish(to).map(|()| counts),
        Err(error) => {
            target.discard();
            Err(error)
        }
    }
}

async fn into_database(
    from: &mut Source,
    to: &Postgres,
    told: &Sender<Progress>,
) -> Result<Counts, FileError> {
    let mut writing = to.writing().await?;
    let (mut done, mut counts, all) = (0, Counts::new(), from.count()?);
    for part in PARTS {
        let before = done;
        from.begin();
        loop {
            let lines = from.next(part, TOGETHER)?;
            if lines.is_empty() {
                break;
            }
            done += lines.len() as u64;
            writing.write(part, &lines).await?;
            let _nobody = told.try_send(Progress { done, all });
        }
        counts.push((part.name, done - before));
    }
    writing.finish().await?;
    Ok(counts)
}

/// Going through every table of a place, one part after the other, while servers may change it.
#[derive(Debug)]
pub enum Tour {
    /// Of a file.
    File(Box<Look>),
    /// Of a database.
    Database(Box<Postgres>, Option<super::TableId>),
}

impl Tour {
    /// Opens a place. A file of an older version is copied aside, and brought to ours there.
    pub async fn open(place: &Place, told: &mut dyn FnMut(Progress)) -> Result<Self, FileError> {
        Ok(match place {
            Place::File(path) => Self::File(Box::new(Look::open(path, told)?)),
            Place::Postgres(address) => {
                Self::Database(Box::new(Postgres::open_existing(address).await?), None)
            }
        })
    }

    /// What is wrong with the place itself, in its own words.
    pub fn damage(&self) -> Result<Vec<String>, FileError> {
        match self {
            Self::File(look) => look.damage(),
            // A database finds its own damage when it reads.
            Self::Database(..) => Ok(Vec::new()),
        }
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, FileError> {
        match self {
            Self::File(look) => look.count(),
            Self::Database(database, _) => Ok(database.count_tables().await?),
        }
    }

    /// The next tables, each as it stands at one moment; none once every one was looked at.
    pub async fn next(&mut self, most: u32) -> Result<Vec<Kept>, FileError> {
        match self {
            Self::File(look) => look.next(most),
            Self::Database(database, last) => {
                let kept = database.kept_after(*last, most).await?;
                *last = kept.last().and_then(|kept| kept.id.parse().ok()).or(*last);
                Ok(kept)
            }
        }
    }
}
