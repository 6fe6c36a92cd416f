//! The stage: a server, a player against a novice, a finished game to look back at, an account to sign in to.

use crate::client::{Client, form};
use cli::{Shelf, World};
use kernel::{Journal, Lang, Seat};
use server::store::{
    Aids, Door, PersonId, PersonRecord, Phase, Screens, SeatRecord, Sits, Sqlite, Store, TableId,
    TableRecord,
};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own, killed when this is dropped.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
    _dir: tempfile::TempDir,
}

/// What an attack is measured on.
pub(crate) struct Stage {
    pub(crate) address: SocketAddr,
    /// The address of a finished table.
    pub(crate) past: String,
    /// The address of the player's table.
    pub(crate) table: String,
    pub(crate) anna: Client,
}

/// The login and the password of somebody honest.
pub(crate) const BRUNO: [(&str, &str); 2] = [("login", "bruno"), ("password", "a long password")];

/// Serves as the program does.
pub(crate) fn serve(args: &cli::args::Serve) {
    let (mut input, mut out) = (std::io::empty(), std::io::stdout());
    let mut world = World {
        shelf: Shelf::whole(),
        lang: Lang::English,
        colour: false,
        width: 80,
        echo: false,
        live: false,
        input: &mut input,
        out: &mut out,
    };
    cli::serve::run(args, &mut world).unwrap();
}

/// How many finished tables a server has that nobody has at hand.
pub(crate) const SHELVED: u64 = 2000;

/// Lays finished tables into a new database, numbered from one.
async fn shelve(database: &Path, journal: &Path) {
    let store = Sqlite::open(database).unwrap();
    let opening = std::fs::read_to_string(journal).unwrap();
    let carla = PersonRecord {
        id: PersonId(1),
        name: "Carla".to_owned(),
        account: None,
        settings: String::new(),
        since: 0,
    };
    store.add_person(carla).await.unwrap();
    let set = Journal::parse(&opening).unwrap().options;
    let seats = set.iter().find(|(name, _)| name == "seats").map(|(_, seats)| seats.parse::<u8>());
    let bot = |seat| SeatRecord {
        seat: Seat(seat),
        sits: Sits::Bot("novice".to_owned()),
        name: String::new(),
    };
    let seats: Vec<SeatRecord> = (0..seats.unwrap().unwrap()).map(bot).collect();
    for number in 1..=SHELVED {
        let table = TableRecord {
            id: TableId(number.into()),
            game: "root".to_owned(),
            opening: opening.clone(),
            host: PersonId(1),
            door: Door::Open,
            screens: Screens::Own,
            aids: Aids::default(),
            phase: Phase::Over,
            version: 0,
            asked: 0,
            since: 0,
            touched: 0,
            seats: seats.clone(),
        };
        store.add_table(table).await.unwrap();
    }
}

impl Served {
    pub(crate) async fn start(program: Option<&Path>, journal: &Path) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("attacked.db");
        shelve(&database, journal).await;
        let own = std::env::current_exe().unwrap();
        let mut child = Command::new(program.unwrap_or(&own))
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|text| text.trim().parse().ok());
        Self { child, address: address.expect("the server says where it is"), _dir: dir }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Stage {
    pub(crate) async fn set(address: SocketAddr, journal: &Path) -> Self {
        let mut anna = Client::new(address);
        let seats = "option-seats=2&seat-0=me&seat-1=bot-novice";
        let table = anna.post("/new/root", seats).await;
        let table = table.header("location").expect("a table is set").to_owned();
        let mut bruno = Client::new(address);
        let journal = std::fs::read_to_string(journal).unwrap();
        let past = bruno.post("/import", &form(&[("journal", &journal)])).await;
        let past = past.header("location").expect("a journal is taken").to_owned();
        assert_eq!(bruno.post("/settings/account", &form(&BRUNO)).await.status, 200);
        Self { address, past, table, anna }
    }
}
