//! The door: lets connections in, counts them, and shows out whoever keeps a place for nothing.
//! Elsewhere: connection limit, admission control.

mod crowd;
mod files;
mod stream;

pub use crowd::{Crowd, Held, Room};
pub use files::room_for;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::time::Duration;
use stream::Stream;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The bytes the head of a request may have.
const HEAD: usize = 16 << 10;
/// How long no connection is accepted after the system had none to give.
const BREATH: Duration = Duration::from_millis(50);

/// Serves whoever comes until it is to end; then until everyone has gone.
pub async fn keep(
    listener: TcpListener,
    router: Router,
    crowd: Crowd,
    mut ending: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ending.wait_for(|ending| *ending) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever finds no room even so is hung up on: an answer would cost more than it tells.
                let Some(held) = crowd.enter(peer.ip()) else { continue };
                let guest = Guest { router: TowerToHyperService::new(router.clone()), peer, held };
                tokio::spawn(guest.serve(stream, ending.clone()));
            }
            Err(error) => {
                tracing::debug!(%error, "no connection was accepted");
                crowd.make_room();
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    crowd.emptied().await;
}

/// One connection, and what serves it.
#[derive(Debug, Clone)]
struct Guest {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    held: Held,
}

impl Guest {
    async fn serve(self, stream: TcpStream, mut ending: watch::Receiver<bool>) {
        // Small answers must not wait for more; where this cannot be set they merely do.
        let _slower = stream.set_nodelay(true);
        let held = self.held.clone();
        let io = TokioIo::new(Stream::new(stream, held.place()));
        let mut http = http1::Builder::new();
        let connection = http.max_header_size(HEAD).serve_connection(io, self);
        let mut connection = pin!(connection.with_upgrades());
        let mut told = *ending.borrow_and_update();
        loop {
            tokio::select! {
                // Whether it ended well or badly, it has ended: or it is a socket now.
                _ended = connection.as_mut() => return held.become_socket(),
                () = held.shown_out() => return,
                () = held.overdue() => return,
                _ = ending.changed(), if !told => {
                    told = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

impl Service<Request<Incoming>> for Guest {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        request.extensions_mut().insert(self.held.clone());
        self.held.work();
        let (held, answering) = (self.held.clone(), self.router.call(request));
        Box::pin(async move {
            let answer = answering.await;
            held.rest();
            answer
        })
    }
}
