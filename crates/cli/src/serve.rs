//! Opening the table: the web server, with the games of the shelf and their bots.

use crate::args::{Bounds, Calling, Keeping, Log, Serve, Vouching};
use crate::voice::Voice;
use crate::{Failure, Shelf, World};
use bots::{Budget, Entrant, Level, Looks, Skill, Task, Walk};
use kernel::analysis::Analysis;
use kernel::{AnyKnowledge, AnyTable, Message};
use server::brain::{Advice, Effort, Moments};
use server::calls::{Smtp, Targets};
use server::http::Entry;
use server::live::Hall;
use server::net::Proxies;
use server::store::Store;
use server::{Brain, Config, Issuer, Limits, Reach, Retention, asked_to_end, log_panics};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// What is logged unless `RUST_LOG` says otherwise: what went wrong, what was packed or forgotten, and what whoever
/// looks after the server did.
const USUAL: &str = "warn,server::retention=info,server::admin=info";

/// Serves until it is asked to end.
pub fn run(args: &Serve, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    let config = Config {
        listen: args.listen,
        database: args.database.clone(),
        public: args.public.clone(),
        titles: world.shelf.titles(),
        data: BTreeMap::new(),
        brain: Arc::new(Bots(world.shelf)),
        limits: limits(&args.bounds),
        proxies: Proxies::new(args.trusted_proxy.clone()),
        retention: retention(&args.keeping),
        metrics: args.metrics,
        reach: reach(&args.calling),
        entry: Entry {
            guests: !args.entering.no_guests,
            by_invitation: args.entering.invitation_only,
        },
        issuer: issuer(&args.vouching),
        admin: args.entering.admin_socket.clone(),
    };
    log(args.log);
    log_panics();
    let runtime = tokio::runtime::Runtime::new()?;
    let ready = |address: std::net::SocketAddr| {
        let open = Message::new("cli-serve-open").with("address", address.to_string());
        // That nobody reads this is no reason not to serve.
        let _unread = world.line(voice.say(&open)).and_then(|()| world.out.flush());
    };
    runtime.block_on(server::serve(config, ready, asked_to_end())).map_err(Failure::Serve)?;
    world.line(voice.word("cli-serve-closed"))?;
    Ok(())
}

/// Writes what happens to the error stream.
pub(crate) fn log(how: Log) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(USUAL));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal() && how == Log::Text)
        .with_writer(std::io::stderr);
    // Where something else already listens for events, that is left as it is.
    let _already = match how {
        Log::Text => log.try_init(),
        Log::Json => log.json().try_init(),
    };
}

/// A hall without doors: nobody comes to its tables.
pub(crate) fn hall(store: Arc<dyn Store>, shelf: Shelf) -> Result<Hall, Failure> {
    let titles = server::shelf::Shelf::new(&shelf.titles(), BTreeMap::new())?;
    Ok(Hall::new(store, Arc::new(titles), Arc::new(Bots(shelf)), Limits::default()))
}

/// How long what nobody touches is kept.
const fn retention(asked: &Keeping) -> Retention {
    Retention {
        pack: asked.pack_after,
        tables: asked.forget_tables_after,
        chat: asked.forget_chat_after,
        guests: asked.forget_guests_after,
    }
}

/// What a flag says, else the environment. What is secret is better there than among the arguments, which others may see.
fn set(flag: Option<&String>, name: &str) -> Option<String> {
    flag.cloned().or_else(|| std::env::var(name).ok()).filter(|text| !text.is_empty())
}

/// Who vouches for people, if somebody does.
fn issuer(asked: &Vouching) -> Option<Issuer> {
    let url = asked.oidc_issuer.clone().filter(|url| !url.is_empty())?;
    let after = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    let host = after.split(['/', ':']).next().unwrap_or_default().to_owned();
    Some(Issuer {
        client: asked.oidc_client.clone(),
        secret: set(asked.oidc_secret.as_ref(), "TAVOLATA_OIDC_SECRET"),
        name: asked.oidc_name.clone().filter(|name| !name.is_empty()).unwrap_or(host),
        url,
    })
}

/// How people may be reached.
fn reach(asked: &Calling) -> Reach {
    let url = set(asked.smtp.as_ref(), "TAVOLATA_SMTP");
    let from = set(asked.mail_from.as_ref(), "TAVOLATA_MAIL_FROM");
    let smtp = url.zip(from).map(|(url, from)| Smtp { url, from });
    let targets = if asked.allow_private_targets { Targets::Any } else { Targets::Public };
    Reach { smtp, targets, ..Reach::default() }
}

/// How much of everything there may be: as asked, else as usual.
fn limits(asked: &Bounds) -> Limits {
    let usual = Limits::default();
    Limits {
        looks_per_minute: asked.requests_per_minute.unwrap_or(usual.looks_per_minute),
        changes_per_minute: asked.changes_per_minute.unwrap_or(usual.changes_per_minute),
        guests_per_hour: asked.guests_per_hour.unwrap_or(usual.guests_per_hour),
        tables_per_hour: asked.tables_per_hour.unwrap_or(usual.tables_per_hour),
        connections: asked.connections.unwrap_or(usual.connections),
        connections_per_address: asked
            .connections_per_address
            .unwrap_or(usual.connections_per_address),
        sockets_per_address: asked.sockets_per_address.unwrap_or(usual.sockets_per_address),
        ..usual
    }
}

/// How long a master thinks when nobody else waits.
const MASTER: Duration = Duration::from_secs(2);
/// How long a grandmaster does.
const GRANDMASTER: Duration = Duration::from_secs(8);

/// On how many threads a grandmaster thinks: those the machine has, but few, for others think too.
fn threads() -> u32 {
    const MOST: usize = 4;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    u32::try_from(cores.min(MOST)).unwrap_or(1)
}

/// The bots of the shelf, as the server asks them.
#[derive(Debug)]
struct Bots(Shelf);

impl Brain for Bots {
    fn levels(&self) -> &'static [&'static str] {
        &["random", "novice", "adept", "master", "grandmaster"]
    }

    fn unlisted(&self) -> &'static [&'static str] {
        &["adept-written", "master-written"]
    }

    fn patience(&self, level: &str) -> Duration {
        match skill(level).level() {
            Some(Level::Master) => MASTER,
            Some(Level::Grandmaster) => GRANDMASTER,
            Some(Level::Novice | Level::Adept) | None => Duration::ZERO,
        }
    }

    fn choose(&self, known: &dyn AnyKnowledge, level: &str, effort: Effort) -> Option<String> {
        let boxed = self.0.find(known.game()).ok()?;
        let skill = skill(level);
        // The other levels count what they look at, and answer at once.
        let takes_time = skill.level().is_some_and(Level::takes_time);
        let budget = takes_time.then_some(Budget::Time(effort.time));
        let threads = if skill.level() == Some(Level::Grandmaster) { threads() } else { 1 };
        let entrant = Entrant { budget, ..Entrant::of(skill) }.on(threads);
        bots::player(boxed.bot, entrant, effort.seed).answer(known)
    }

    fn advises(&self, game: &str) -> bool {
        self.0.find(game).is_ok()
    }

    fn analyses(&self, game: &str) -> bool {
        self.0.find(game).is_ok()
    }

    fn analyse(
        &self,
        moments: &mut dyn Moments,
        end: &dyn AnyTable,
        seed: u64,
        told: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Analysis> {
        let bot = self.0.find(end.game()).ok()?.bot;
        let looks = Looks { seed, looks: Looks::USUAL };
        bots::analyse(bot.analyst(), &mut Steps(moments), end, looks, told)
    }

    fn advise(&self, known: &dyn AnyKnowledge, effort: Effort) -> Option<Advice> {
        let mut mind = self.0.find(known.game()).ok()?.bot.mind();
        let task = Task::new(known.seat(), Level::Master, effort.seed);
        let thought =
            mind.think(known, Task { budget: Some(Budget::Time(effort.time)), ..task })?;
        Some(Advice { choice: thought.choice, sure: thought.sure, expects: thought.expects })
    }
}

/// A game of the server's, as the bots walk through it.
struct Steps<'a>(&'a mut dyn Moments);

impl Walk for Steps<'_> {
    fn at(&mut self, answers: usize) -> Option<Box<dyn AnyTable>> {
        self.0.at(answers)
    }
}

/// The skill of a level's name.
fn skill(level: &str) -> Skill {
    level.parse().map_or(Skill::Random, |entrant: Entrant| entrant.skill)
}
