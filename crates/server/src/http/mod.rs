//! Pages, commands and sockets.

mod account;
mod admin;
mod analysis;
pub mod api;
mod assets;
mod beats;
mod book;
mod calls;
mod campaign;
mod cards;
mod gate;
mod guide;
mod health;
mod invite;
mod join;
mod learn;
mod new;
mod packing;
mod pages;
mod parcels;
mod past;
mod prepared;
mod profile;
mod refusal;
mod rematch;
mod replay;
mod reset;
mod seats;
mod shares;
mod sheets;
mod show;
mod socket;
mod sockets;
mod tables;
mod tokens;
mod visit;
mod visitor;
mod vouching;
mod waiting;

pub use account::moment;
pub use gate::Gate;
pub use health::{Ready, apart};
pub use join::Entry;
pub use packing::Packed;
pub use parcels::Parcels;
pub use refusal::Refusal;
pub use shares::Shares;
pub use sheets::Sheets;
pub use sockets::Sockets;

use crate::calls::Caller;
use crate::live::Hall;
use crate::net::Proxies;
use crate::vouching::Vouching;
use crate::work::{Hands, Pool, Rank, Turn, Turns, Wish};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower_http::set_header::SetResponseHeaderLayer;
use visitor::Visitor;

/// What every handler has at hand.
#[derive(Debug)]
pub struct App {
    /// The tables.
    pub hall: Hall,
    /// The address people know this server by, such as `https://tavolata.example`; empty where only the request knows.
    pub public: String,
    /// Who knocks how often.
    pub gate: Gate,
    /// The sockets that are open.
    pub sockets: Sockets,
    /// Those of pages that say how many tables wait.
    pub watches: Sockets,
    /// Whose page is drawn next.
    pub drawing: Turns,
    /// In whose name guests are drawn for.
    pub shares: Shares,
    /// Where passwords are hashed.
    pub hashing: Pool,
    /// What was drawn last.
    pub sheets: Sheets,
    /// Messages of sockets, packed.
    pub parcels: Parcels,
    /// Pictures, packed.
    pub packed: Packed,
    /// Whether the store was found well.
    pub ready: Ready,
    /// What calls people, where somebody is to be called.
    pub caller: Option<Arc<Caller>>,
    /// Becomes true when the server is to end.
    pub ending: watch::Receiver<bool>,
    /// Where those who watch over the server are told how it is.
    pub told: Told,
    /// Who may come in.
    pub entry: Entry,
    /// Who vouches for people, where somebody does.
    pub vouching: Option<Vouching>,
}

/// Where those who watch over the server are told how it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Beside the pages.
    Here,
    /// At an address of its own, and nowhere else.
    Apart,
}

/// What it takes to draw a page, roughly.
const DRAWING: Duration = Duration::from_millis(5);

/// Passwords are hashed one at a time: each takes a good part of a core's second, and of its memory.
const HASHING: Hands = Hands { hands: 1, waiting: 32, waiting_each: 8 };
/// How much hashing leaves to pages.
const NICENESS: i32 = 5;

/// The application as handlers take it.
pub type Shared = Arc<App>;

impl App {
    /// An application at these tables, known by this address, which believes these proxies.
    pub fn new(
        hall: Hall,
        public: String,
        proxies: Proxies,
        ending: watch::Receiver<bool>,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let hands = cores.saturating_sub(1).max(1);
        let drawing = Hands { hands, waiting: usize::MAX, waiting_each: usize::MAX };
        let gate = Gate::new(proxies, Arc::clone(&hall.tallies));
        Self {
            hall,
            public,
            gate,
            sockets: Sockets::default(),
            watches: Sockets::default(),
            drawing: Turns::new(drawing),
            shares: Shares::default(),
            hashing: Pool::start("tavolata-hash", HASHING, NICENESS),
            sheets: Sheets::default(),
            parcels: Parcels::default(),
            packed: Packed::default(),
            ready: Ready::default(),
            caller: None,
            ending,
            told: Told::Here,
            entry: Entry::default(),
            vouching: None,
        }
    }

    /// The same with somebody who calls people.
    #[must_use]
    pub fn calling(self, caller: Caller) -> Self {
        Self { caller: Some(Arc::new(caller)), ..self }
    }

    /// The same, where these may come in.
    #[must_use]
    pub fn entered(self, entry: Entry) -> Self {
        Self { entry, ..self }
    }

    /// The same, where somebody vouches for people.
    #[must_use]
    pub fn vouched(self, vouching: Option<Vouching>) -> Self {
        Self { vouching, ..self }
    }

    /// A turn to draw a page for a visitor, until it is dropped.
    async fn turn_to_draw(&self, visitor: &Visitor) -> Result<Turn, Refusal> {
        self.turn_of(visitor, visitor.rank()).await
    }

    /// A turn to draw what a visitor wants so much.
    async fn turn_of(&self, visitor: &Visitor, rank: Rank) -> Result<Turn, Refusal> {
        Ok(self.drawing.take(Wish { rank, ..Wish::of(self.shares.of(visitor), DRAWING) }).await?)
    }

    /// Whether people come over TLS, so that cookies are bound to it.
    pub fn is_secure(&self) -> bool {
        self.public.starts_with("https://")
    }
}

/// What a page may do: nothing but its own style sheet, script, type, pictures and socket.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Every address.
pub fn router(app: Shared) -> Router {
    let limit = DefaultBodyLimit::max(app.hall.limits.body);
    let routes = public()
        .merge(called())
        .merge(kept())
        .merge(api::router())
        .merge(table())
        .merge(health(app.told))
        .fallback(refusal::nothing_here);
    let guarded = routes
        .layer(from_fn_with_state(Arc::clone(&app), gate::guard))
        .layer(limit)
        .layer(from_fn(refusal::catch));
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    guarded
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
        .layer(from_fn_with_state(Arc::clone(&app), health::trace))
        .with_state(app)
}

fn public() -> Router<Shared> {
    Router::new()
        .route("/", get(pages::home))
        .route("/lobby", get(pages::lobby))
        .route("/rules", get(book::shelf))
        .route("/rules/{game}", get(book::front))
        .route("/rules/{game}/{leaf}", get(book::leaf))
        .route("/rules/{game}/try/{example}", post(book::try_it))
        .route("/know/{game}", get(book::all_known))
        .route("/know/{game}/{page}", get(book::known))
        .route("/cards/{game}", get(cards::index))
        .route("/credits", get(pages::credits))
        .route("/new/{game}", get(new::form).post(new::set))
        .route("/play/{game}", post(new::play_now))
        .route("/learn/{game}", get(learn::list))
        .route("/learn/{game}/{lesson}", post(learn::begin))
        .route("/campaign/{game}", get(campaign::all).post(campaign::begin))
        .route("/c/{id}", get(campaign::page))
        .route("/c/{id}/play", post(campaign::play))
        .route("/import", get(past::import_form).post(past::import))
        .route("/settings", get(account::settings).post(account::change))
        .route("/settings/language", post(account::language))
        .route("/settings/account", post(account::make_account))
        .route("/settings/sessions", post(account::close_session))
        .route("/sign-in", get(account::sign_in_form).post(account::sign_in))
        .route("/asset/{name}", get(assets::asset))
        .route("/look/{print}/{shelf}/{name}", get(assets::picture))
}

/// Calling people back, and what lets a page be put on a home screen.
fn called() -> Router<Shared> {
    Router::new()
        .route("/live", get(waiting::open))
        .route("/settings/tokens", get(tokens::page).post(tokens::make))
        .route("/settings/tokens/revoke", post(tokens::revoke))
        .route("/me", get(profile::own))
        .route("/p/{handle}", get(profile::page))
        .route("/best/{game}", get(profile::best))
        .route("/settings/profile", post(profile::set_shown))
        .route("/settings/export", get(profile::export))
        .route("/settings/delete", post(profile::delete))
        .route("/settings/calls", get(calls::page))
        .route("/settings/calls/webhook", post(calls::add_webhook))
        .route("/settings/calls/mail", post(calls::add_mail))
        .route("/settings/calls/push", post(calls::add_push))
        .route("/settings/calls/test", post(calls::test))
        .route("/settings/calls/turn", post(calls::turn))
        .route("/settings/calls/remove", post(calls::remove))
        .route("/settings/calls/quiet", post(calls::quiet))
        .route("/t/{id}/hush", post(calls::hush))
        .route("/t/{id}/pause", post(calls::pause))
        .route("/t/{id}/invite", get(invite::page).post(invite::ask))
        .route("/t/{id}/decline", post(invite::decline))
        .route("/confirm/{token}", get(calls::confirm_form).post(calls::confirm))
        .route(
            "/unsubscribe/{channel}/{mark}",
            get(calls::unsubscribe_form).post(calls::unsubscribe),
        )
        .route("/subscribe/{channel}/{mark}", post(calls::subscribe))
        .route("/forgot", get(reset::forgot_form).post(reset::forgot))
        .route("/reset/{token}", get(reset::reset_form).post(reset::reset))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/worker.js", get(assets::worker))
        .route("/icon/{name}", get(assets::icon))
}

/// Coming in, and looking after the server.
fn kept() -> Router<Shared> {
    Router::new()
        .route("/join", get(join::form).post(join::join))
        .route("/sign-in/leave", post(vouching::leave))
        .route("/sign-in/back", get(vouching::come_back))
        .route("/settings/disconnect", post(vouching::disconnect))
        .route("/admin", get(admin::home))
        .route("/admin/tables", get(admin::tables))
        .route("/admin/table/{id}", get(admin::table))
        .route("/admin/table/{id}/journal", get(admin::journal))
        .route("/admin/people", get(admin::people))
        .route("/admin/person/{id}", get(admin::person))
        .route("/admin/deed", post(admin::deed))
}

fn health(told: Told) -> Router<Shared> {
    let health =
        Router::new().route("/healthz", get(health::healthz)).route("/readyz", get(health::readyz));
    match told {
        Told::Here => health.route("/metrics", get(health::metrics)),
        Told::Apart => health,
    }
}

fn table() -> Router<Shared> {
    Router::new()
        .route("/t/{id}", get(tables::page))
        .route("/t/{id}/live", get(socket::open))
        .route("/t/{id}/choose", post(tables::choose))
        .route("/t/{id}/undo", post(tables::undo))
        .route("/t/{id}/prepared", get(prepared::page))
        .route("/t/{id}/prepare", post(prepared::prepare))
        .route("/t/{id}/unprepare", post(prepared::unprepare))
        .route("/t/{id}/restart", post(tables::restart))
        .route("/t/{id}/hint", post(tables::hint))
        .route("/t/{id}/next", post(learn::next))
        .route("/t/{id}/say", post(seats::say))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/take-back", post(seats::take_back))
        .route("/t/{id}/stand-in", post(seats::stand_in))
        .route("/t/{id}/remove", post(seats::remove))
        .route("/t/{id}/start", post(seats::start))
        .route("/t/{id}/mute", post(seats::mute))
        .route("/t/{id}/unmute", post(seats::unmute))
        .route("/t/{id}/dismiss", post(seats::dismiss))
        .route("/t/{id}/close", post(seats::close))
        .route("/t/{id}/go-on", post(seats::go_on))
        .route("/t/{id}/unveil", post(seats::unveil))
        .route("/t/{id}/beats", get(beats::beats))
        .route("/t/{id}/rematch", post(rematch::rematch))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::ask))
        .route("/t/{id}/log", get(replay::log))
        .route("/t/{id}/moment", get(replay::moment))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/journal", get(past::journal))
        .route("/t/{id}/report", get(past::report))
        .route("/t/{id}/verify", get(past::verify))
}
