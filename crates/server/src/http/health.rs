//! How the server is: for those who watch over it.

use super::Shared;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Whether the server and its store answer.
pub(super) async fn healthz(State(app): State<Shared>) -> (StatusCode, &'static str) {
    match app.hall.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Counts, in the text format of Prometheus. Nothing in it tells of a game.
pub(super) async fn metrics(State(app): State<Shared>) -> String {
    let counts = &app.hall.counts;
    let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let lines = [
        ("tavolata_tables_in_memory", "gauge", app.hall.count() as u64),
        ("tavolata_sockets", "gauge", read(&counts.sockets)),
        ("tavolata_steps_total", "counter", read(&counts.steps)),
        ("tavolata_table_loads_total", "counter", read(&counts.loads)),
        ("tavolata_socket_messages_total", "counter", read(&counts.messages)),
        ("tavolata_socket_bytes_total", "counter", read(&counts.bytes)),
    ];
    let line =
        |(name, kind, value): (&str, &str, u64)| format!("# TYPE {name} {kind}\n{name} {value}\n");
    lines.map(line).concat()
}

/// One line in the log for each request: what and how long, not who and not with which choice.
pub(super) async fn trace(request: Request<Body>, next: Next) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let route = route(request.uri().path());
    let response = next.run(request).await;
    let status = response.status().as_u16();
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
