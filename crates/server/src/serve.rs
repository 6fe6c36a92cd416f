//! Serving: from a configuration to an open door, and back.

use crate::admin::socket::{self, Door};
use crate::brain::Brain;
use crate::calls::{Caller, NoCalls, Reach};
use crate::door::{self, Crowd, Room};
use crate::http::{App, Entry, Told, apart, router};
use crate::live::{Hall, Limits};
use crate::net::Proxies;
use crate::notice;
use crate::retention::Retention;
use crate::shelf::{Shelf, Title};
use crate::store::{FileError, Place};
use crate::vouching::{Issuer, NotVouched, Vouching};
use kernel::Data;
use std::collections::BTreeMap;
use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How long open requests may take once the server is to end.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a server among others goes on answering once it is to end, while pages and balancers turn to the others.
pub const DRAIN: Duration = Duration::from_millis(2500);
/// How often tables nobody looks at are let go.
const SWEEP: Duration = Duration::from_mins(1);
/// How many letters of a panic are logged.
const LONGEST_PANIC: usize = 300;

/// What a server is started with.
#[derive(Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where everything is kept, made if missing.
    pub database: Place,
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
    /// Where those who watch over the server are told how it is, if that is not beside the pages.
    pub metrics: Option<SocketAddr>,
    /// How people may be reached.
    pub reach: Reach,
    /// Who may come in.
    pub entry: Entry,
    /// Who vouches for people, where somebody does.
    pub issuer: Option<Issuer>,
    /// Where whoever runs the server may come to it on its own machine; if that is not named, beside a database in a file.
    pub admin: Option<PathBuf>,
}

/// Why a server did not start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database {0}: {1}")]
    Database(Place, FileError),
    /// A text of a game cannot be read.
    #[error(transparent)]
    Text(#[from] lang::TextError),
    /// The socket for whoever runs the server cannot be opened.
    #[error("cannot open the socket {0}: {1}")]
    Admin(PathBuf, std::io::Error),
    /// Nobody can be vouched for.
    #[error("cannot sign people in through others: {0}")]
    Issuer(#[from] NotVouched),
    /// People cannot be called.
    #[error("cannot call people: {0}")]
    Calls(#[from] NoCalls),
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
    let (ended, leaving) = (watch::Sender::new(false), watch::Sender::new(false));
    let (proxies, retention) = (config.proxies.clone(), config.retention);
    let watched = match config.metrics {
        Some(address) => {
            let listening = TcpListener::bind(address).await;
            Some(listening.map_err(|error| ServeError::Listen(address, error))?)
        }
        None => None,
    };
    let (named, database) = (config.admin.clone(), config.database.clone());
    let mut app = app(config, leaving.subscribe()).await?;
    let admin = admin_socket(named, &database)?;
    app.told = if watched.is_some() { Told::Apart } else { Told::Here };
    let app = Arc::new(app);
    let hall = app.hall.clone();
    hall.begin_to_mind().await.map_err(NoCalls::from)?;
    let attending = hall.attend();
    let mut beside = JoinSet::new();
    beside.spawn(notice::live_on());
    if let Some(watched) = watched {
        let serving = axum::serve(watched, apart(Arc::clone(&app))).into_future();
        beside.spawn(async { drop(serving.await) });
    }
    go_on_beside(&app, retention, &mut beside);
    if let Some(admin) = admin {
        beside.spawn(admin.keep(app.hall.clone()));
    }
    let room = Room::from(&app.hall.limits);
    let room = Room { all: door::room_for(room.all), ..room };
    let crowd = Crowd::new(room, proxies);
    let mut told = ended.subscribe();
    let serving = door::keep(listener, router(Arc::clone(&app)), crowd, ended.subscribe());
    let hall = app.hall.clone();
    let asked = tokio::spawn(async move {
        end.await;
        notice::tell("STOPPING=1");
        drain(&hall, &leaving).await;
        ended.send_replace(true);
    });
    ready(address);
    notice::tell("READY=1");
    let impatience = async move {
        drop(told.wait_for(|told| *told).await);
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        () = serving => {}
        () = impatience => {}
    }
    asked.abort();
    drop((attending, beside));
    Ok(())
}

/// The socket for whoever runs the server: where it is named, else beside a database in a file, if it can be there.
fn admin_socket(named: Option<PathBuf>, database: &Place) -> Result<Option<Door>, ServeError> {
    let Some(path) = named else {
        let Some(file) = database.file() else { return Ok(None) };
        let opened = Door::open(&socket::beside(file));
        return Ok(opened
            .inspect_err(|error| tracing::warn!(%error, "there is no socket for tavolata admin"))
            .ok());
    };
    Door::open(&path).map(Some).map_err(|error| ServeError::Admin(path, error))
}

/// What goes on beside serving, until it is dropped: minding clocks, calling people, forgetting what is old, and letting go of
/// tables nobody looks at.
fn go_on_beside(app: &App, retention: Retention, beside: &mut JoinSet<()>) {
    let hall = app.hall.clone();
    beside.spawn(hall.clone().keep_clocks());
    beside.spawn(hall.clone().go_on_with_prepared());
    beside.spawn(retention.keep(Arc::clone(&hall.store), hall.limits.session_idle));
    if let Some(caller) = &app.caller {
        beside.spawn(Arc::clone(caller).keep());
    }
    beside.spawn(async move {
        loop {
            tokio::time::sleep(SWEEP).await;
            hall.sweep();
        }
    });
}

/// Before a server among others ends: it says that it is not ready, gives up what it drives, and lets its pages go over to
/// the others, not all at once. Who is alone ends at once.
async fn drain(hall: &Hall, leaving: &watch::Sender<bool>) {
    leaving.send_replace(true);
    if hall.among.is_some() {
        let gone = tokio::time::Instant::now() + DRAIN;
        hall.leave().await;
        tokio::time::sleep_until(gone).await;
    }
}

/// Lays everything out.
async fn app(config: Config, leaving: watch::Receiver<bool>) -> Result<App, ServeError> {
    let opened = config.database.open().await;
    let store = opened.map_err(|error| ServeError::Database(config.database, error))?;
    let shelf = Arc::new(Shelf::new(&config.titles, config.data)?);
    let hall = Hall::new(store, shelf, config.brain, config.limits);
    let vouching = config.issuer.map(Vouching::new).transpose()?;
    let public = config.public.trim_end_matches('/').to_owned();
    let caller = Caller::new(hall.clone(), public.clone(), config.reach).await?;
    let app = App::new(hall, public, config.proxies, leaving);
    Ok(app.calling(caller).entered(config.entry).vouched(vouching))
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
