//! A socket on the server's own machine, for whoever runs it: a wish to a line, and what came of it. Only the user the server
//! runs as, and root, may come to it.

use super::{By, Said, Why, Wish, fulfil};
use crate::live::Hall;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

/// The longest wish.
const LONGEST: u64 = 64 << 10;
/// How long a wish may take to be said.
const PATIENCE: Duration = Duration::from_secs(10);

/// A socket that is open, until it is dropped: then it is gone.
#[derive(Debug)]
pub struct Door {
    listener: UnixListener,
    path: PathBuf,
}

/// Where the socket of a database in a file is.
pub fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".admin");
    name.into()
}

impl Door {
    /// Opens the socket. It is never there with wider rights, not for a moment: it is made in a folder of its own and moved. One
    /// that a server left which is gone is replaced; where a server listens, it is left alone.
    pub fn open(path: &Path) -> io::Result<Self> {
        match std::os::unix::net::UnixStream::connect(path) {
            Ok(_) => return Err(ErrorKind::AddrInUse.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) if error.kind() == ErrorKind::ConnectionRefused => refuse_file(path)?,
            Err(error) => return Err(error),
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or_else(|| Path::new("."));
        let aside = folder.join(format!(".a{:08x}", crate::chance::number() >> 32));
        let mut private = std::fs::DirBuilder::new();
        std::os::unix::fs::DirBuilderExt::mode(&mut private, 0o700);
        private.create(&aside)?;
        let opened = Self::moved(&aside.join("s"), path);
        let _left = std::fs::remove_dir_all(&aside);
        opened
    }

    fn moved(made: &Path, path: &Path) -> io::Result<Self> {
        let listener = UnixListener::bind(made)?;
        std::fs::set_permissions(made, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
        std::fs::rename(made, path)?;
        Ok(Self { listener, path: path.to_owned() })
    }

    /// Does what is wanted, until it is dropped.
    pub async fn keep(self, hall: Hall) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => come(&hall, stream),
                Err(error) => {
                    tracing::warn!(%error, "nobody can come to the socket of whoever runs the server");
                    tokio::time::sleep(PATIENCE).await;
                }
            }
        }
    }
}

/// Attends to somebody who has come, if it is whoever runs the server.
fn come(hall: &Hall, stream: UnixStream) {
    if is_ours(&stream) {
        tokio::spawn(attend(hall.clone(), stream));
    } else {
        tracing::warn!("another user came to the socket of whoever runs the server");
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _gone = std::fs::remove_file(&self.path);
    }
}

/// Refuses to replace what is no socket.
fn refuse_file(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::FileTypeExt;
    let is_socket = std::fs::symlink_metadata(path)?.file_type().is_socket();
    if is_socket { Ok(()) } else { Err(ErrorKind::AlreadyExists.into()) }
}

/// Whether the other side is root, or who we are.
fn is_ours(stream: &UnixStream) -> bool {
    let own = rustix::process::geteuid().as_raw();
    stream.peer_cred().is_ok_and(|peer| peer.uid() == 0 || peer.uid() == own)
}

async fn attend(hall: Hall, stream: UnixStream) {
    let (reading, mut writing) = stream.into_split();
    let mut line = String::new();
    let mut reading = BufReader::new(reading.take(LONGEST));
    let heard = tokio::time::timeout(PATIENCE, reading.read_line(&mut line)).await;
    if !matches!(heard, Ok(Ok(1..))) {
        return;
    }
    let said = match serde_json::from_str::<Wish>(&line) {
        Ok(wish) => fulfil(&hall, &By::Host, wish).await,
        Err(_) => Said::Refused(Why::Malformed),
    };
    let said = serde_json::to_string(&said).unwrap_or_default() + "\n";
    let _gone = writing.write_all(said.as_bytes()).await;
}

/// Says a wish to a server on this machine, and hears what came of it.
pub async fn ask(path: &Path, wish: &Wish) -> io::Result<Said> {
    let mut stream = UnixStream::connect(path).await?;
    let wish = serde_json::to_string(wish).map_err(io::Error::from)? + "\n";
    stream.write_all(wish.as_bytes()).await?;
    let mut said = String::new();
    stream.read_to_string(&mut said).await?;
    serde_json::from_str(&said).map_err(io::Error::from)
}
