//! How a database is reached: the address, TLS, the pool, and how long anything may take.

use crate::store::{FileError, StoreError};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config, Connection, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

/// Connections to the database that one server has at most.
const CONNECTIONS: usize = 16;
/// How long to wait for a connection, be it a new one or one that others have.
const WAIT: Duration = Duration::from_secs(4);
/// What no statement may take: longer, waiting for a lock, or idle within a transaction. In milliseconds.
const LIMITS: &str = "-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 \
                      -c synchronous_commit=on -c client_min_messages=warning";

/// A connection and what keeps it going.
pub(super) type Wire = (
    Client,
    Connection<Socket, <MakeRustlsConnect as tokio_postgres::tls::MakeTlsConnect<Socket>>::Stream>,
);

/// A way to a database.
#[derive(Clone)]
pub(super) struct Way {
    config: Config,
    tls: MakeRustlsConnect,
}

impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Way").finish_non_exhaustive()
    }
}

impl Way {
    /// Reads an address such as `postgres://user:secret@host/name?sslmode=require&sslrootcert=ca.pem`.
    ///
    /// What is said over a network is encrypted and the server's certificate is checked, unless `sslmode=disable`; on this
    /// machine it is not, unless `sslmode=require`.
    pub(super) fn of(address: &str) -> Result<Self, FileError> {
        let (address, root) = without_root(address);
        let said = address.contains("sslmode=");
        let plain = address.replace("sslmode=verify-full", "sslmode=require");
        let mut config: Config = plain.parse().map_err(|error| unclear(&error))?;
        if !said {
            let near = config.get_hosts().iter().all(is_near);
            config.ssl_mode(if near { SslMode::Disable } else { SslMode::Require });
        }
        let options =
            config.get_options().map_or(LIMITS.to_owned(), |own| format!("{LIMITS} {own}"));
        config
            .options(options)
            .application_name("tavolata")
            .connect_timeout(Duration::from_secs(3))
            .tcp_user_timeout(Duration::from_secs(8))
            .keepalives_idle(Duration::from_secs(5))
            .keepalives_interval(Duration::from_secs(2))
            .keepalives_retries(3);
        let is_plain = config.get_ssl_mode() == SslMode::Disable;
        Ok(Self { tls: tls(root.as_deref(), is_plain)?, config })
    }

    /// The connections of a server.
    pub(super) fn pool(&self) -> Result<Pool, FileError> {
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(self.config.clone(), self.tls.clone(), recycling);
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(WAIT))
            .create_timeout(Some(WAIT))
            .recycle_timeout(Some(WAIT))
            .build();
        pool.map_err(|error| FileError::System(error.to_string()))
    }

    /// A connection of its own, beside the pool.
    pub(super) async fn wire(&self) -> Result<Wire, tokio_postgres::Error> {
        self.config.connect(self.tls.clone()).await
    }
}

/// A connection of the pool.
pub(super) async fn from(pool: &Pool) -> Result<Object, StoreError> {
    pool.get()
        .await
        .map_err(|error| StoreError::Broken(format!("the database is out of reach: {error}")))
}

fn unclear(error: &impl std::error::Error) -> FileError {
    let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    FileError::System(format!("{error}{cause}"))
}

/// The address without the file of certificates, which the library does not know, and that file.
fn without_root(address: &str) -> (String, Option<String>) {
    let Some((base, query)) = address.split_once('?') else { return (address.to_owned(), None) };
    let (root, rest): (Vec<&str>, Vec<&str>) =
        query.split('&').partition(|pair| pair.starts_with("sslrootcert="));
    let root = root.first().and_then(|pair| pair.split_once('=')).map(|(_, file)| file.to_owned());
    let rest = rest.join("&");
    (if rest.is_empty() { base.to_owned() } else { format!("{base}?{rest}") }, root)
}

/// Whether a host is this machine.
fn is_near(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// TLS with the certificates of this machine, or of a file.
fn tls(root: Option<&str>, is_plain: bool) -> Result<MakeRustlsConnect, FileError> {
    let system = |error: String| FileError::System(error);
    let mut roots = RootCertStore::empty();
    match root {
        Some(file) => {
            let wrong = |error| system(format!("{file}: {error}"));
            let certificates = CertificateDer::pem_file_iter(file)
                .map_err(|error| wrong(error.to_string()))?
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| wrong(error.to_string()))?;
            roots.add_parsable_certificates(certificates);
        }
        None if is_plain => {}
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| system(error.to_string()))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(address: &str) -> SslMode {
        Way::of(address).expect("an address").config.get_ssl_mode()
    }

    #[test]
    fn what_goes_over_a_network_is_encrypted_unless_that_is_refused() {
        assert_eq!(mode("postgres://me@localhost/games"), SslMode::Disable);
        assert_eq!(mode("postgres:///games?host=/var/run/postgresql"), SslMode::Disable);
        assert_eq!(mode("postgres://me@db.example/games"), SslMode::Require);
        assert_eq!(mode("postgres://me@db.example/games?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://me@127.0.0.1/games?sslmode=verify-full"), SslMode::Require);
    }

    #[test]
    fn a_file_of_certificates_is_read_and_a_missing_one_is_named() {
        let (rest, file) = without_root("postgres://h/g?sslrootcert=/etc/ca.pem&sslmode=require");
        assert_eq!(
            (rest.as_str(), file.as_deref()),
            ("postgres://h/g?sslmode=require", Some("/etc/ca.pem"))
        );
        let missing =
            Way::of("postgres://db.example/g?sslrootcert=/no/such.pem").expect_err("none is there");
        assert!(missing.to_string().contains("/no/such.pem"), "{missing}");
        assert!(Way::of("postgres://me@:x/").is_err());
    }
}
