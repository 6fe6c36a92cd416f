//! A small proxy between a server and its database, which can be cut.

use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

/// A way to the database over which everything passes, until it is cut.
pub(crate) struct Proxy {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Proxy {
    /// A way to a socket.
    pub(crate) async fn start(socket: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let open = watch::Sender::new(true);
        let cut = open.subscribe();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (socket, mut cut) = (socket.clone(), cut.clone());
                tokio::spawn(async move {
                    if !*cut.borrow_and_update() {
                        return;
                    }
                    let Ok(mut far) = UnixStream::connect(socket).await else { return };
                    tokio::select! {
                        _ended = copy_bidirectional(&mut near, &mut far) => {}
                        _cut = cut.wait_for(|open| !open) => {}
                    }
                });
            }
        });
        Self { address, open }
    }

    /// The address of a database over this way.
    pub(crate) fn to(&self, database: &str) -> String {
        format!("postgres://tavolata@{}/{database}?sslmode=disable", self.address)
    }

    /// Cuts every connection, and lets no new one through.
    pub(crate) fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Lets connections through again.
    pub(crate) fn mend(&self) {
        self.open.send_replace(true);
    }
}
