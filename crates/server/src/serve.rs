//! Serving: from a configuration to an open door, and back.

use crate::brain::Brain;
use crate::door::{self, Crowd, Room};
use crate::http::{App, router};
use crate::live::{Hall, Limits};
use crate::net::Proxies;
use crate::retention::Retention;
use crate::shelf::{Shelf, Title};
use crate::store::{FileError, Sqlite, Store};
use kernel::Data;
use std::collections::BTreeMap;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long open requests may take once the server is to end.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often tables nobody looks at are let go.
const SWEEP: Duration = Duration::from_mins(1);
/// How many letters of a panic are logged.
const LONGEST_PANIC: usize = 300;

/// What a server is started with.
#[derive(Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database file, made if missing.
    pub database: PathBuf,
    /// The address people know this server by, such as `https://tavolata.example`; empty where only the request knows.
    pub public: String,
    /// The games.
    pub titles: Vec<Title>,
    /// Data that replaces what is embedded, by game.
    pub data: BTreeMap<&'static str, Data>,
    /// What plays for bots.
    pub brain: Arc<dyn Brain>,
    /// How much of everything there may be.
    pub limits: Limits,
    /// The proxies whose word about an address is taken.
    pub proxies: Proxies,
    /// How long what nobody touches is kept.
    pub retention: Retention,
}

/// Why a server did not start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database {0}: {1}")]
    Database(PathBuf, FileError),
    /// A text of a game cannot be read.
    #[error(transparent)]
    Text(#[from] lang::TextError),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(#[from] std::io::Error),
}

/// Serves until told to end: says where it listens, and closes what is open.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let listening = TcpListener::bind(config.listen).await;
    let listener = listening.map_err(|error| ServeError::Listen(config.listen, error))?;
    let address = listener.local_addr()?;
    let (ended, ending) = watch::channel(false);
    let (proxies, retention) = (config.proxies.clone(), config.retention);
    let app = Arc::new(app(config, ending)?);
    let hall = app.hall.clone();
    let sweeper = tokio::spawn(async move {
        loop {
            tokio::time::sleep(SWEEP).await;
            hall.sweep();
        }
    });
    let idle = app.hall.limits.session_idle;
    let keeper = tokio::spawn(retention.keep(Arc::clone(&app.hall.store), idle));
    let room = Room::from(&app.hall.limits);
    let room = Room { all: door::room_for(room.all), ..room };
    let crowd = Crowd::new(room, proxies);
    let mut told = ended.subscribe();
    let serving = door::keep(listener, router(app), crowd, ended.subscribe());
    let asked = tokio::spawn(async move {
        end.await;
        ended.send_replace(true);
    });
    ready(address);
    let impatience = async move {
        let _told = told.wait_for(|told| *told).await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        () = serving => {}
        () = impatience => {}
    }
    asked.abort();
    sweeper.abort();
    keeper.abort();
    Ok(())
}

/// Lays everything out.
fn app(config: Config, ending: watch::Receiver<bool>) -> Result<App, ServeError> {
    let store = Sqlite::open(&config.database)
        .map_err(|error| ServeError::Database(config.database, error))?;
    let shelf = Arc::new(Shelf::new(&config.titles, config.data)?);
    let store: Arc<dyn Store> = Arc::new(store);
    let hall = Hall::new(store, shelf, config.brain, config.limits);
    let public = config.public.trim_end_matches('/').to_owned();
    Ok(App::new(hall, public, config.proxies, ending))
}

/// Lets a panic be one line in the log, wherever it is caught.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let said = on_one_line(panic.payload_as_str().unwrap_or("without words"));
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(at, "a panic: {said}");
    }));
}

fn on_one_line(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().take(LONGEST_PANIC).map(plain).collect()
}

/// Resolves when the person at the keyboard or the system asks the program to end.
pub async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _interrupted = interrupted.await;
            return;
        };
        tokio::select! {
            _interrupted = interrupted => {}
            _terminated = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _interrupted = interrupted.await;
}

#[cfg(test)]
mod tests {
    use super::on_one_line;

    #[test]
    fn a_panic_is_one_line_however_long() {
        assert_eq!(on_one_line("left: 1\n\tright: 2\u{1b}[31m"), "left: 1  right: 2 [31m");
        assert_eq!(on_one_line(&"word ".repeat(1000)).len(), 300);
    }
}
