//! A line to a server that can be cut and mended.

use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// Passes bytes on, until it is cut.
pub(crate) struct Line {
    pub(crate) address: SocketAddr,
    to: SocketAddr,
    passing: Option<JoinHandle<()>>,
}

impl Line {
    pub(crate) async fn to(to: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        Self { address, to, passing: Some(pass(listener, to)) }
    }

    /// Cuts every connection, and refuses new ones.
    pub(crate) fn cut(&mut self) {
        if let Some(passing) = self.passing.take() {
            passing.abort();
        }
    }

    pub(crate) async fn mend(&mut self) {
        self.cut();
        let listener = loop {
            match TcpListener::bind(self.address).await {
                Ok(listener) => break listener,
                Err(_) => tokio::task::yield_now().await,
            }
        };
        self.passing = Some(pass(listener, self.to));
    }
}

fn pass(listener: TcpListener, to: SocketAddr) -> JoinHandle<()> {
    tokio::spawn(async move {
        // Aborted with this task, so that a cut cuts everything.
        let mut connections = tokio::task::JoinSet::new();
        while let Ok((mut from, _)) = listener.accept().await {
            connections.spawn(async move {
                if let Ok(mut onward) = TcpStream::connect(to).await {
                    tokio::io::copy_bidirectional(&mut from, &mut onward).await.ok();
                }
            });
        }
    })
}
