//! Pages, commands and sockets.

mod account;
mod assets;
mod beats;
mod buckets;
mod campaign;
mod gate;
mod health;
mod learn;
mod new;
mod packing;
mod pages;
mod past;
mod refusal;
mod seats;
mod shares;
mod sheets;
mod show;
mod socket;
mod sockets;
mod tables;
mod visit;
mod visitor;

pub use gate::Gate;
pub use health::Ready;
pub use packing::Packed;
pub use refusal::Refusal;
pub use shares::Shares;
pub use sheets::Sheets;
pub use sockets::Sockets;

use crate::live::Hall;
use crate::net::Proxies;
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
    /// Whose page is drawn next.
    pub drawing: Turns,
    /// In whose name guests are drawn for.
    pub shares: Shares,
    /// Where passwords are hashed.
    pub hashing: Pool,
    /// What was drawn last.
    pub sheets: Sheets,
    /// Pictures, packed.
    pub packed: Packed,
    /// Whether the store was found well.
    pub ready: Ready,
    /// Becomes true when the server is to end.
    pub ending: watch::Receiver<bool>,
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
        Self {
            hall,
            public,
            gate: Gate::new(proxies),
            sockets: Sockets::default(),
            drawing: Turns::new(drawing),
            shares: Shares::default(),
            hashing: Pool::start("tavolata-hash", HASHING, NICENESS),
            sheets: Sheets::default(),
            packed: Packed::default(),
            ready: Ready::default(),
            ending,
        }
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
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Every address.
pub fn router(app: Shared) -> Router {
    let limit = DefaultBodyLimit::max(app.hall.limits.body);
    let routes = public().merge(table()).merge(health()).fallback(refusal::nothing_here);
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
        .layer(from_fn(health::trace))
        .with_state(app)
}

fn public() -> Router<Shared> {
    Router::new()
        .route("/", get(pages::home))
        .route("/lobby", get(pages::lobby))
        .route("/rules", get(pages::rulebooks))
        .route("/rules/{game}", get(pages::rulebook))
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

fn health() -> Router<Shared> {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
}

fn table() -> Router<Shared> {
    Router::new()
        .route("/t/{id}", get(tables::page))
        .route("/t/{id}/live", get(socket::open))
        .route("/t/{id}/choose", post(tables::choose))
        .route("/t/{id}/undo", post(tables::undo))
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
        .route("/t/{id}/log", get(past::log))
        .route("/t/{id}/moment", get(past::moment))
        .route("/t/{id}/replay", get(past::replay))
        .route("/t/{id}/journal", get(past::journal))
        .route("/t/{id}/report", get(past::report))
        .route("/t/{id}/verify", get(past::verify))
}
