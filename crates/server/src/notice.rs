//! What the system is told that started the server, where it wants to know (`sd_notify`): that it is ready, that it still lives,
//! that it ends. Where nobody asked, nothing is done.

use std::time::Duration;

/// Tells one thing.
#[cfg(target_os = "linux")]
pub(crate) fn tell(what: &str) {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Ok(name) = std::env::var("NOTIFY_SOCKET") else { return };
    let address = match name.strip_prefix('@') {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&name),
    };
    let told = address
        .and_then(|address| UnixDatagram::unbound()?.send_to_addr(what.as_bytes(), &address));
    if let Err(error) = told {
        tracing::warn!(%error, what, "the system was not told");
    }
}

/// Tells one thing.
#[cfg(not(target_os = "linux"))]
pub(crate) fn tell(_what: &str) {}

/// Tells that the server lives, as often as the system wants to hear it.
pub(crate) async fn live_on() {
    let wanted = std::env::var("WATCHDOG_USEC").ok().and_then(|text| text.parse().ok());
    let Some(micros) = wanted else { return };
    loop {
        tell("WATCHDOG=1");
        tokio::time::sleep(Duration::from_micros(micros) / 3).await;
    }
}
