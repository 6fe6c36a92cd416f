//! How the server is: for those who watch over it.

use super::Shared;
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::get;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long a finding about the store is good for.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether the server lives: it does if this is answered.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: its store writes and reads.
pub(super) async fn readyz(State(app): State<Shared>) -> (StatusCode, &'static str) {
    if *app.ending.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "the server is closing\n")
    } else if app.ready.is_ready(&app).await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not write and read\n")
    }
}

/// What was found about the store, and when. However many ask, it is looked at once a second.
#[derive(Debug, Default)]
pub struct Ready(Mutex<Option<(Instant, bool)>>);

impl Ready {
    async fn is_ready(&self, app: &Shared) -> bool {
        let mut found = self.0.lock().await;
        if let Some((_, ready)) = found.filter(|(at, _)| at.elapsed() < GOOD_FOR) {
            return ready;
        }
        let answer = tokio::time::timeout(PATIENCE, app.hall.store.ping()).await;
        let ready = matches!(answer, Ok(Ok(())));
        *found = Some((Instant::now(), ready));
        ready
    }
}

/// Counts, in the text format of Prometheus. Nothing in it tells of a game.
pub(super) async fn metrics(State(app): State<Shared>) -> String {
    let counts = &app.hall.counts;
    let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let among = app.hall.among.as_deref();
    let lines = [
        ("tavolata_tables_in_memory", "gauge", app.hall.count() as u64),
        ("tavolata_sockets", "gauge", app.sockets.count() as u64),
        ("tavolata_pasts_waiting", "gauge", app.hall.looking_back() as u64),
        ("tavolata_bots_waiting", "gauge", app.hall.thinkers.waiting() as u64),
        ("tavolata_loads_waiting", "gauge", app.hall.loading() as u64),
        ("tavolata_passwords_waiting", "gauge", app.hashing.waiting() as u64),
        ("tavolata_steps_total", "counter", read(&counts.steps)),
        ("tavolata_table_loads_total", "counter", read(&counts.loads)),
        ("tavolata_socket_messages_total", "counter", read(&counts.messages)),
        ("tavolata_socket_bytes_total", "counter", read(&counts.bytes)),
        ("tavolata_pages_waiting", "gauge", app.drawing.waiting() as u64),
        ("tavolata_errors_total", "counter", read(&counts.errors)),
        ("tavolata_conflicts_total", "counter", read(&counts.conflicts)),
        ("tavolata_fenced_total", "counter", read(&counts.fenced)),
        ("tavolata_nodes", "gauge", among.map_or(1, |among| u64::from(among.nodes()))),
        ("tavolata_leases", "gauge", among.map_or(0, |among| among.leads() as u64)),
        ("tavolata_takeovers_total", "counter", among.map_or(0, |among| read(&among.taken))),
    ];
    let line =
        |(name, kind, value): (&str, &str, u64)| format!("# TYPE {name} {kind}\n{name} {value}\n");
    let mut all = lines.map(line).concat();
    for (name, timing) in [
        ("tavolata_choice_seconds", &counts.choices),
        ("tavolata_append_seconds", &counts.appends),
        ("tavolata_drawing_seconds", &counts.drawings),
        ("tavolata_replay_seconds", &counts.replays),
        ("tavolata_thought_seconds", &counts.thoughts),
    ] {
        timing.write(name, &mut all);
    }
    let version = env!("CARGO_PKG_VERSION");
    all + &format!(
        "# TYPE tavolata_build_info gauge\ntavolata_build_info{{version=\"{version}\"}} 1\n"
    )
}

/// What those who watch over the server are told, apart from what people ask for.
pub fn apart(app: Shared) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .with_state(app)
}

/// One line in the log for each request: what and how long, not who and not with which choice.
pub(super) async fn trace(
    State(app): State<Shared>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let route = route(request.uri().path());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    if response.status().is_server_error() {
        app.hall.counts.errors.fetch_add(1, Ordering::Relaxed);
    }
    let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::info!(%method, route, status, micros, "request");
    response
}

/// The address without its secrets: a table's id is its key.
fn route(path: &str) -> String {
    let secret = |part: &str| part.len() == 32 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let parts = path.split('/').map(|part| if secret(part) { "*" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::route;

    #[test]
    fn the_log_does_not_name_tables() {
        let path = "/t/0123456789abcdef0123456789abcdef/choose";
        assert_eq!(route(path), "/t/*/choose");
        assert_eq!(route("/rules/root"), "/rules/root");
    }
}
