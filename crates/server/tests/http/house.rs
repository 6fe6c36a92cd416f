//! A server of its own for a test.

pub(crate) use crate::client::{first_choice, regions};

use crate::client::{Client, Reply};
use kernel::analysis::{Analysis, Costly, Estimate, Eyes};
use kernel::{AnyKnowledge, AnyTable};
use proof::{morra, skirmish};
use render::boards;
use server::brain::{Advice, Brain, Effort, Moments, Random};
use server::calls::Caller;
use server::door::{self, Crowd, Room};
use server::http::{App, Entry, router};
use server::live::Hall;
use server::net::Proxies;
use server::shelf::{Shelf, Title};
use server::store::{Sqlite, Store};
use server::vouching::{Issuer, Vouching};
use server::{Limits, Reach};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub(crate) static GAMES: &[Title] = &[
    Title::plain(morra::GAME),
    Title::plain(skirmish::GAME),
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

/// The address of the proxy that the house believes.
pub(crate) const PROXY: &str = "127.0.0.7";

/// Plays at random, and advises the last thing that is offered.
#[derive(Debug)]
struct Sage;

impl Brain for Sage {
    fn levels(&self) -> &'static [&'static str] {
        Random.levels()
    }

    fn choose(&self, known: &dyn AnyKnowledge, level: &str, effort: Effort) -> Option<String> {
        Random.choose(known, level, effort)
    }

    fn advises(&self, _: &str) -> bool {
        true
    }

    fn advise(&self, known: &dyn AnyKnowledge, _: Effort) -> Option<Advice> {
        let choice = known.offered().pop()?;
        Some(Advice { choice, sure: 0.75, expects: 0.5 })
    }

    fn analyses(&self, _: &str) -> bool {
        true
    }

    /// Finds that the first decision with something to choose cost a tenth, and everyone's chances even.
    fn analyse(
        &self,
        moments: &mut dyn Moments,
        end: &dyn AnyTable,
        seed: u64,
        told: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Analysis> {
        let entries = end.journal().entries.iter().filter_map(|entry| entry.choice());
        let mut costly = entries.enumerate().filter_map(|(at, (seat, played))| {
            told(500);
            let offers = moments.at(at)?.offered(seat);
            let better = offers.into_iter().find(|offer| offer != played)?;
            let (seat, played) = (seat.0, played.to_owned());
            Some(Costly { at, seat, played, better, cost: 100, give_or_take: 20 })
        });
        let even = u16::try_from(1000 / end.seats()).ok()?;
        let begun = end.milestones().iter().map(|milestone| milestone.answers);
        let turns = begun.chain([end.answers().len()]);
        let turns = turns.map(|at| Estimate { at, chances: vec![even; end.seats()] });
        Some(Analysis {
            form: Analysis::FORM,
            seed,
            looks: 1,
            eyes: Eyes::EachOwn,
            turns: turns.collect(),
            weighed: 7,
            costliest: costly.next().into_iter().collect(),
        })
    }
}

/// How people come in and are called.
#[derive(Debug, Default)]
struct Ways {
    reach: Option<Reach>,
    entry: Entry,
    issuer: Option<Issuer>,
}

/// A running server.
pub(crate) struct House {
    pub(crate) hall: Hall,
    pub(crate) address: SocketAddr,
    _ending: watch::Sender<bool>,
    dir: TempDir,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(Limits { bot_pace: Duration::ZERO, ..Limits::default() }, "").await
    }

    /// A house that calls people at once, in these ways.
    pub(crate) async fn calling(reach: Reach, public: &str) -> Self {
        let limits = Limits { bot_pace: Duration::ZERO, ..Limits::for_a_crowd() };
        Self::made(limits, public, Some(Reach { grace: Duration::ZERO, ..reach })).await
    }

    pub(crate) async fn with(limits: Limits, public: &str) -> Self {
        Self::made(limits, public, None).await
    }

    /// Another house with what this one has kept.
    pub(crate) async fn reopened(&self) -> Self {
        let dir = tempfile::tempdir().unwrap();
        self.hall.store.backup(dir.path().join("t.db")).await.unwrap();
        let limits = Limits { bot_pace: Duration::ZERO, ..Limits::default() };
        Self::at(dir, limits, "", Ways::default()).await
    }

    async fn made(limits: Limits, public: &str, reach: Option<Reach>) -> Self {
        let ways = Ways { reach, ..Ways::default() };
        Self::at(tempfile::tempdir().unwrap(), limits, public, ways).await
    }

    /// A house where these may come in.
    pub(crate) async fn entered(entry: Entry) -> Self {
        Self::vouched(entry, None).await
    }

    /// A house where these may come in, and this issuer vouches for people.
    pub(crate) async fn vouched(entry: Entry, issuer: Option<Issuer>) -> Self {
        let limits = Limits { bot_pace: Duration::ZERO, ..Limits::for_a_crowd() };
        let ways = Ways { entry, issuer, reach: None };
        Self::at(tempfile::tempdir().unwrap(), limits, "", ways).await
    }

    async fn at(
        dir: TempDir,
        limits: Limits,
        public: &str,
        Ways { reach, entry, issuer }: Ways,
    ) -> Self {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&dir.path().join("t.db")).unwrap());
        let shelf = Arc::new(Shelf::new(GAMES, BTreeMap::new()).unwrap());
        let limits = Limits { rest: Duration::ZERO, ..limits };
        let hall = Hall::new(store, shelf, Arc::new(Sage), limits);
        let (ending, is_ending) = watch::channel(false);
        let proxies = Proxies::new(vec![PROXY.parse().unwrap()]);
        let mut app = App::new(hall.clone(), public.to_owned(), proxies.clone(), is_ending.clone())
            .entered(entry)
            .vouched(issuer.map(|issuer| Vouching::new(issuer).unwrap()));
        if let Some(reach) = reach {
            app = app.calling(Caller::new(hall.clone(), public.to_owned(), reach).await.unwrap());
            tokio::spawn(Arc::clone(app.caller.as_ref().unwrap()).keep());
        }
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let crowd = Crowd::new(Room::from(&limits), proxies);
        tokio::spawn(door::keep(listener, router(Arc::new(app)), crowd, is_ending));
        Self { hall, address, _ending: ending, dir }
    }

    /// Another connection to the house's database.
    pub(crate) fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.dir.path().join("t.db")).unwrap()
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A client that sits alone against bots, and the address of its table.
    pub(crate) async fn player(&self, game: &str) -> (Client, String) {
        let mut client = self.client();
        let reply = client.post(&format!("/play/{game}"), "").await;
        assert_eq!(reply.status, 303, "{}", reply.body);
        (client, reply.header("location").unwrap().to_owned())
    }

    /// A host with one open seat, and the address of the table.
    pub(crate) async fn host(&self, game: &str, seats: &str) -> (Client, String) {
        let mut host = self.client();
        let reply = host.post(&format!("/new/{game}"), seats).await;
        assert_eq!(reply.status, 303, "{}", reply.body);
        (host, reply.header("location").unwrap().to_owned())
    }
}

/// The version a table's page shows.
pub(crate) fn version(page: &Reply) -> u64 {
    page.after("data-version=\"").expect("the page is of a table").parse().unwrap()
}
