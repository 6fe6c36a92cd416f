//! What is photographed: a server that waits, and pictures as a browser sends them.

use render::boards;
use server::brain::Random;
use server::net::Proxies;
use server::shelf::Title;
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// Every game.
pub(crate) static GAMES: &[Title] = &[
    Title::new(monster_lands::GAME, &boards::monster_lands::Lands),
    Title::new(root::GAME, &boards::root::Woodland),
    Title::new(village_attacks::GAME, &boards::village_attacks::Castle),
    Title::new(wonderful_kingdom::GAME, &boards::wonderful_kingdom::Kingdoms),
];

/// A server whose bots never move while someone looks on.
pub(crate) async fn serve() -> (String, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let day = Duration::from_hours(24);
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: dir.path().join("album.db"),
        public: String::new(),
        titles: GAMES.to_vec(),
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits: Limits { bot_pace: day, ..Limits::for_a_crowd() },
        proxies: Proxies::default(),
        retention: server::Retention::default(),
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
