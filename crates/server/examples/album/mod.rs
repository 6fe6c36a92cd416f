//! What is photographed: a server that waits, and pictures as a browser sends them.

pub(crate) mod played;

use render::boards;
use server::brain::Random;
use server::net::Proxies;
use server::shelf::Title;
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Every game.
pub(crate) static GAMES: &[Title] = &[
    Title::new(monster_lands::GAME, &boards::monster_lands::Lands)
        .taught(monster_lands::spoken::LESSONS)
        .written(monster_lands::spoken::BOOK),
    Title::new(root::GAME, &boards::root::Woodland)
        .taught(root::spoken::LESSONS)
        .written(root::spoken::BOOK),
    Title::new(village_attacks::GAME, &boards::village_attacks::Castle)
        .taught(village_attacks::spoken::LESSONS)
        .written(village_attacks::spoken::BOOK),
    Title::new(wonderful_kingdom::GAME, &boards::wonderful_kingdom::Kingdoms)
        .taught(wonderful_kingdom::spoken::LESSONS)
        .written(wonderful_kingdom::spoken::BOOK),
];

/// What is asked for on the command line: `OUT [PART-OF-A-NAME [LOOKS]]`; looks are a number, or a language.
pub(crate) struct Wanted {
    /// Where the pictures go.
    pub(crate) out: PathBuf,
    /// A part of the names of what is wanted; empty for everything.
    pub(crate) part: String,
    /// In which languages and themes.
    pub(crate) looks: Vec<Look>,
}

/// A language and a theme.
pub(crate) type Look = (&'static str, &'static str);

/// All looks, those that differ most first.
const LOOKS: [Look; 6] = [
    ("en", "light"),
    ("it", "dark"),
    ("fr", "light"),
    ("en", "dark"),
    ("it", "light"),
    ("fr", "dark"),
];

impl Wanted {
    /// Reads the command line and makes the folder.
    pub(crate) fn read() -> Self {
        let mut args = std::env::args().skip(1);
        let out = PathBuf::from(args.next().expect("a directory for the pictures"));
        std::fs::create_dir_all(&out).expect("the directory can be made");
        let part = args.next().unwrap_or_default();
        let word = args.next().unwrap_or_default();
        let of_language = LOOKS.into_iter().filter(|(lang, _)| *lang == word);
        let first = || LOOKS.into_iter().take(word.parse().unwrap_or(LOOKS.len())).collect();
        let looks = Some(of_language.collect()).filter(|it: &Vec<Look>| !it.is_empty());
        Self { out, part, looks: looks.unwrap_or_else(first) }
    }
}

/// A server whose bots never move while someone looks on.
pub(crate) async fn serve() -> (String, tempfile::TempDir) {
    serve_at(Duration::from_hours(24)).await
}

/// A server whose bots move at this pace.
pub(crate) async fn serve_at(bot_pace: Duration) -> (String, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: server::store::Place::File(dir.path().join("album.db")),
        public: String::new(),
        titles: GAMES.to_vec(),
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits: Limits { bot_pace, ..Limits::for_a_crowd() },
        proxies: Proxies::default(),
        retention: server::Retention::default(),
        metrics: None,
        reach: server::Reach::default(),
        entry: server::http::Entry::default(),
        issuer: None,
        admin: None,
    };
    let (ready, address) = tokio::sync::oneshot::channel();
    let told = move |address| {
        let _nobody_waits = ready.send(address);
    };
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(server::serve(config, told, std::future::pending::<()>())).unwrap();
    });
    (format!("http://{}", address.await.unwrap()), dir)
}

/// Base 64, as pictures come.
pub(crate) fn decode(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let mut word = [0; 4];
        word[..four.len()].copy_from_slice(four);
        let bits = word.iter().fold(0_u32, |bits, &digit| bits << 6 | u32::from(digit));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}
