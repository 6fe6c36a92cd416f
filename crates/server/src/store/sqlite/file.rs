//! The file on the disk: whose it is, who may read it, and which server has it open.

use crate::store::FileError;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// What marks a file as ours ("tavo").
pub(super) const APPLICATION: u32 = 0x7461_766f;

/// Held by the one server that has a database open. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _held: File,
}

impl Lock {
    /// Takes the lock of a database; refuses where another server has it.
    pub(super) fn take(database: &Path) -> Result<Self, FileError> {
        let held = private().truncate(false).create(true).open(beside(database, ".lock"))?;
        match held.try_lock() {
            Ok(()) => Ok(Self { _held: held }),
            Err(TryLockError::WouldBlock) => Err(FileError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// The name a file really has, so that two ways to it lead to one lock.
pub(super) fn real(path: &Path) -> Result<PathBuf, FileError> {
    if path.exists() {
        return Ok(path.canonicalize()?);
    }
    let name = path.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?;
    Ok(folder_of(path).canonicalize()?.join(name))
}

/// The folder a file is in.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// The file beside a database whose name ends so.
pub(super) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(end);
    name.into()
}

/// A file that only its owner may read, to be written.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file that only its owner may read, in place of whatever is left there.
pub(super) fn make(path: &Path) -> io::Result<()> {
    remove(path)?;
    private().create_new(true).open(path).map(drop)
}

/// Removes a database and what lies beside it, if they are there.
pub(super) fn remove(database: &Path) -> io::Result<()> {
    for end in ["", "-wal", "-shm", "-journal"] {
        match std::fs::remove_file(beside(database, end)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Lets nobody but its owner read a database. `SQLite` gives what it makes beside it the same rights.
pub(super) fn close_to_others(database: &Path) {
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let path = beside(database, end);
        let open = std::fs::metadata(&path).is_ok_and(|about| {
            let mode = about.permissions().mode();
            mode != mode & !0o077
        });
        if !open {
            continue;
        }
        let closed = std::fs::set_permissions(&path, PermissionsExt::from_mode(0o600));
        if let Err(error) = closed {
            tracing::warn!(path = %path.display(), %error, "others may read the database");
        }
    }
}

/// Puts a finished file in its place: whoever looks finds what was there before, or all of it.
pub(super) fn put(finished: &Path, place: &Path) -> io::Result<()> {
    File::open(finished)?.sync_all()?;
    std::fs::rename(finished, place)?;
    #[cfg(unix)]
    File::open(folder_of(place))?.sync_all()?;
    Ok(())
}

/// Whose a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// There is none, or nothing is in it.
    Nobodys,
    /// A database of ours.
    Ours,
    /// Anything else.
    Anothers,
}

/// The length of a database's header, and of the page's that follows it.
const HEADER: usize = 100 + 8;

/// Looks into the file, and into the log beside it, without opening them as a database: that would already change them.
pub(super) fn whose(path: &Path) -> io::Result<Whose> {
    let Some(first) = beginning::<HEADER>(path)? else { return Ok(Whose::Nobodys) };
    if !first.starts_with(b"SQLite format 3\0") {
        return Ok(Whose::Anothers);
    }
    let cells = u16::from_be_bytes([first[103], first[104]]);
    match application(&first) {
        APPLICATION => Ok(Whose::Ours),
        0 if cells == 0 => whose_log(&beside(path, "-wal")),
        _ => Ok(Whose::Anothers),
    }
}

fn application(first_page: &[u8]) -> u32 {
    number(first_page, 68)
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(std::array::from_fn(|index| bytes[at + index]))
}

/// The beginning of a file; none if there is no file, or nothing in it. What is too short is filled up.
fn beginning<const LENGTH: usize>(path: &Path) -> io::Result<Option<[u8; LENGTH]>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    file.take(LENGTH as u64).read_to_end(&mut bytes)?;
    let mut whole = [0; LENGTH];
    whole[..bytes.len()].copy_from_slice(&bytes);
    Ok((!bytes.is_empty()).then_some(whole))
}

/// Whose an empty database is whose first page may still be in the log: a server that was killed before its first
/// checkpoint leaves it so.
fn whose_log(log: &Path) -> io::Result<Whose> {
    const HEAD: usize = 32;
    const FRAME: usize = 24;
    let Some(head) = beginning::<HEAD>(log)? else { return Ok(Whose::Nobodys) };
    let page = number(&head, 8) as usize;
    let mut frames = io::BufReader::new(File::open(log)?);
    io::copy(&mut Read::by_ref(&mut frames).take(HEAD as u64), &mut io::sink())?;
    let mut whose = Whose::Nobodys;
    let mut frame = vec![0; FRAME + page];
    while page >= 512 && frames.read_exact(&mut frame).is_ok() {
        if number(&frame, 0) == 1 {
            let ours = application(&frame[FRAME..]) == APPLICATION;
            whose = if ours { Whose::Ours } else { Whose::Anothers };
        }
    }
    Ok(whose)
}
