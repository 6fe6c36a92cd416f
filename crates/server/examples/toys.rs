//! Serves the toy games of `proof`: to try the table before or beside the real games.
//!
//! `cargo run -p server --example toys -- 127.0.0.1:7778 /tmp/toys.db`

use kernel::{AnyGame, Face};
use proof::morra::Morra;
use proof::skirmish::Skirmish;
use server::brain::Random;
use server::net::Proxies;
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

static GAMES: &[&dyn AnyGame] = &[&Face::<Morra>::new(), &Face::<Skirmish>::new()];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let listen = args.next().unwrap_or_else(|| "127.0.0.1:7778".to_owned()).parse()?;
    let config = Config {
        listen,
        database: args.next().unwrap_or_else(|| "toys.db".to_owned()).into(),
        public: String::new(),
        games: GAMES,
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits: Limits::default(),
        proxies: Proxies::default(),
        retention: server::Retention::default(),
    };
    let told = |address| {
        let _nobody_reads = writeln!(std::io::stdout(), "http://{address}");
    };
    Ok(server::serve(config, told, server::asked_to_end()).await?)
}
