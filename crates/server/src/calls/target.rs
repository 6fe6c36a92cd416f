//! Posting to an address that somebody gave us. It is not trusted: it is looked up once, what it leads to is looked at, and that very
//! address is spoken to; nothing is followed, and little is read for a short time.

use axum::http::{HeaderMap, HeaderValue, Method, Request, Uri, header};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::rt::{Read, Write};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;

/// The longest address.
pub const LONGEST_ADDRESS: usize = 500;
/// How long one post may take, from looking up the name to the end of the answer.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// How many bytes of an answer are read.
const ANSWER: usize = 4096;
/// How many bytes the head of an answer may have.
const HEAD: usize = 16 << 10;
/// How many of the addresses of a name are tried.
const TRIED: usize = 2;

/// Which addresses may be spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Targets {
    /// Those of the open network, over TLS.
    #[default]
    Public,
    /// Any, without TLS too: the host vouches for those who may add channels.
    Any,
}

/// Why something was not posted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsent {
    /// It is no address of the web, or not one that is spoken to.
    #[error("the address is not of the web")]
    NoAddress,
    /// It leads into the host's own network.
    #[error("the address is not public")]
    NotPublic,
    /// Nobody knows the name.
    #[error("the name is not known")]
    NoName,
    /// Nobody answers there, or not as one should.
    #[error("nobody answers")]
    NoAnswer,
    /// It took too long.
    #[error("it took too long")]
    TooSlow,
}

impl Unsent {
    /// The word under which it is kept, and said to the person.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::NoAddress => "no-address",
            Self::NotPublic => "not-public",
            Self::NoName => "no-name",
            Self::NoAnswer => "no-answer",
            Self::TooSlow => "too-slow",
        }
    }
}

/// What is asked for.
#[derive(Debug)]
pub struct Asked {
    /// How.
    pub method: Method,
    /// With which headers.
    pub headers: HeaderMap,
    /// With which body.
    pub body: Vec<u8>,
    /// How many bytes of the answer are wanted.
    pub most: usize,
}

/// An address of the web, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    host: String,
    port: u16,
    tls: bool,
    path: String,
}

impl Target {
    /// Reads an address. Only what a target may be is taken: a scheme, a host, a port, a path.
    pub fn parse(text: &str, targets: Targets) -> Result<Self, Unsent> {
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        if text.len() > LONGEST_ADDRESS || !plain {
            return Err(Unsent::NoAddress);
        }
        let uri: Uri = text.parse().map_err(|_| Unsent::NoAddress)?;
        let tls = match (uri.scheme_str(), targets) {
            (Some("https"), _) => true,
            (Some("http"), Targets::Any) => false,
            _ => return Err(Unsent::NoAddress),
        };
        let authority = uri.authority().ok_or(Unsent::NoAddress)?;
        if authority.as_str().contains('@') || uri.host().is_none_or(str::is_empty) {
            return Err(Unsent::NoAddress);
        }
        let host = uri.host().unwrap_or_default();
        let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
        let target = Self {
            host: bare.to_owned(),
            port: authority.port_u16().unwrap_or(if tls { 443 } else { 80 }),
            tls,
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        };
        if let (Ok(address), Targets::Public) = (target.host.parse(), targets)
            && !is_public(address)
        {
            return Err(Unsent::NotPublic);
        }
        Ok(target)
    }

    /// The scheme, host and port, as an origin is written.
    pub fn origin(&self) -> String {
        let (scheme, usual) = if self.tls { ("https", 443) } else { ("http", 80) };
        if self.port == usual {
            format!("{scheme}://{}", self.named())
        } else {
            format!("{scheme}://{}:{}", self.named(), self.port)
        }
    }

    /// Whether it is spoken to over TLS.
    pub const fn is_secret(&self) -> bool {
        self.tls
    }

    /// Whether its host is written as an address of this very machine.
    pub fn is_here(&self) -> bool {
        self.host == "localhost"
            || self.host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
    }

    /// The host as addresses write it.
    fn named(&self) -> String {
        if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() }
    }

    /// Posts; answers the status.
    pub async fn post(
        &self,
        targets: Targets,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<u16, Unsent> {
        let asked = Asked { method: Method::POST, headers, body, most: ANSWER };
        self.exchange_within(PATIENCE, targets, asked).await.map(|(status, _)| status)
    }

    /// The same as [`Self::exchange`], as long as that does not take longer.
    pub async fn exchange_within(
        &self,
        patience: Duration,
        targets: Targets,
        asked: Asked,
    ) -> Result<(u16, Bytes), Unsent> {
        let exchange = self.exchange(targets, asked);
        tokio::time::timeout(patience, exchange).await.map_err(|_| Unsent::TooSlow)?
    }

    /// Asks for something, and answers the status and as much of the answer as is wanted. Whoever trusts the address decides
    /// how long that may take.
    pub async fn exchange(&self, targets: Targets, asked: Asked) -> Result<(u16, Bytes), Unsent> {
        let stream = self.connect(targets).await?;
        let Asked { method, headers, body, most } = asked;
        let mut request = Request::new(Full::new(Bytes::from(body)));
        *request.method_mut() = method;
        *request.uri_mut() = self.path.parse().map_err(|_| Unsent::NoAddress)?;
        *request.headers_mut() = headers;
        let host =
            self.origin().split_once("://").map_or_else(String::new, |(_, rest)| rest.into());
        let host = HeaderValue::from_str(&host).map_err(|_| Unsent::NoAddress)?;
        request.headers_mut().insert(header::HOST, host);
        if !self.tls {
            return spoken(TokioIo::new(stream), request, most).await;
        }
        let name = ServerName::try_from(self.host.clone()).map_err(|_| Unsent::NoAddress)?;
        let stream = TlsConnector::from(trusting()).connect(name, stream).await;
        spoken(TokioIo::new(stream.map_err(|_| Unsent::NoAnswer)?), request, most).await
    }

    /// Looks the name up once, and connects to what was found and looked at.
    async fn connect(&self, targets: Targets) -> Result<TcpStream, Unsent> {
        let found = lookup_host((self.host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| Unsent::NoName)?.collect();
        if found.is_empty() {
            return Err(Unsent::NoName);
        }
        let allowed = |address: &&SocketAddr| targets == Targets::Any || is_public(address.ip());
        let allowed: Vec<_> = found.iter().filter(allowed).take(TRIED).collect();
        if allowed.is_empty() {
            return Err(Unsent::NotPublic);
        }
        for address in allowed {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(Unsent::NoAnswer)
    }
}

/// Sends a request over a connection, reads a little of the answer, and answers its status.
async fn spoken<S>(
    stream: S,
    request: Request<Full<Bytes>>,
    most: usize,
) -> Result<(u16, Bytes), Unsent>
where
    S: Read + Write + Unpin + Send + 'static,
{
    let shaken = http1::Builder::new().max_buf_size(HEAD).handshake(stream).await;
    let (mut sender, connection) = shaken.map_err(|_| Unsent::NoAnswer)?;
    let driving = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    let status = match answered {
        Ok(response) => {
            let status = response.status().as_u16();
            // More than was wanted is as good as nothing.
            let read = Limited::new(response.into_body(), most).collect().await;
            Ok((status, read.map(http_body_util::Collected::to_bytes).unwrap_or_default()))
        }
        Err(_) => Err(Unsent::NoAnswer),
    };
    driving.abort();
    status
}

/// TLS with the certificates the system trusts.
fn trusting() -> Arc<ClientConfig> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        let (added, _) =
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if added == 0 {
            tracing::warn!("the system trusts no certificates: nothing can be sent over TLS");
        }
        let ring = Arc::new(rustls::crypto::ring::default_provider());
        let versions =
            ClientConfig::builder_with_provider(ring).with_safe_default_protocol_versions();
        let config = versions.expect("ring speaks the usual versions of TLS");
        Arc::new(config.with_root_certificates(roots).with_no_client_auth())
    });
    Arc::clone(config)
}

/// Whether an address is one of the open network: not of this machine, of a network at home, of a cloud's own services, of
/// documents, of groups, or of one of those in another guise.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let of_its_own = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    // This network, shared addresses, protocol assignments, relays, benchmarks, and what is reserved.
    let reserved = a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240;
    !of_its_own && !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // Only what is given out for the open network, and of that not what holds an address of the other kind or documents.
    let given_out = parts[0] & 0xe000 == 0x2000;
    let guise = parts[0] == 0x2002 || (parts[0] == 0x2001 && parts[1] < 0x0200);
    let documents = (parts[0] == 0x2001 && parts[1] == 0x0db8) || parts[0] == 0x3fff;
    given_out && !guise && !documents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_of_the_open_network_is_no_target() {
        for own in [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.88.99.1",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:7f00:1::",
            "2001:db8::1",
            "3fff::1",
            "100::1",
            "fec0::1",
        ] {
            assert!(!is_public(own.parse().unwrap()), "{own}");
        }
        for public in [
            "1.1.1.1",
            "93.184.216.34",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn only_an_address_of_the_web_is_taken() {
        for wrong in [
            "",
            "example.org",
            "ftp://example.org/",
            "http://example.org/",
            "https://",
            "https:///x",
            "file:///etc/passwd",
            "https://user:secret@example.org/",
            "https://example.org\\@10.0.0.1/",
            "https://exa mple.org/",
            "/t/1",
            "https://example.org/\r\nHost: other",
            "gopher://example.org",
            "unix:/run/x.sock",
        ] {
            assert_eq!(Target::parse(wrong, Targets::Public), Err(Unsent::NoAddress), "{wrong}");
        }
        for own in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]:8443/",
            "https://169.254.169.254/latest",
        ] {
            assert_eq!(Target::parse(own, Targets::Public), Err(Unsent::NotPublic), "{own}");
            assert!(Target::parse(own, Targets::Any).is_ok(), "{own}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST_ADDRESS));
        assert_eq!(Target::parse(&long, Targets::Any), Err(Unsent::NoAddress));
        let target = Target::parse("https://example.org:8443/hook?key=1", Targets::Public).unwrap();
        assert_eq!(
            (target.origin().as_str(), target.path.as_str()),
            ("https://example.org:8443", "/hook?key=1")
        );
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_looked_at_after_it_was_looked_up() {
        // Ways to write this machine that only looking up makes out.
        for disguised in
            ["https://localhost/", "https://2130706433/", "https://0x7f.1/", "https://127.1/"]
        {
            let Ok(target) = Target::parse(disguised, Targets::Public) else { continue };
            let sent = target.post(Targets::Public, HeaderMap::new(), Vec::new()).await;
            assert!(
                matches!(sent, Err(Unsent::NotPublic | Unsent::NoName)),
                "{disguised}: {sent:?}"
            );
        }
    }

    /// Whoever connects there is told this, and then the other again and again for as long as they listen.
    async fn tells(first: &'static str, then: &'static str) -> Target {
        use tokio::io::AsyncWriteExt;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut told = stream.write_all(first.as_bytes()).await;
                while told.is_ok() && !then.is_empty() {
                    told = stream.write_all(then.as_bytes()).await;
                }
                // Who has nothing to say keeps the line.
                std::future::pending::<()>().await;
            }
        });
        Target::parse(&format!("http://{address}/"), Targets::Any).unwrap()
    }

    #[tokio::test]
    async fn little_is_read_and_for_a_short_time() {
        let asked = || Asked {
            method: Method::POST,
            headers: HeaderMap::new(),
            body: vec![b'x'; 10],
            most: ANSWER,
        };
        let within = async |target: Target, patience| {
            target.exchange_within(patience, Targets::Any, asked()).await
        };
        let long = Duration::from_mins(1);
        let endless =
            tells("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n", "4\r\nabcd\r\n").await;
        assert_eq!(
            within(endless, long).await,
            Ok((200, Bytes::new())),
            "what is too long is nothing"
        );
        let head = tells("HTTP/1.1 200 OK\r\n", "x-more: and more\r\n").await;
        assert_eq!(within(head, long).await, Err(Unsent::NoAnswer));
        let silent = tells("", "").await;
        assert_eq!(within(silent, Duration::from_millis(50)).await, Err(Unsent::TooSlow));
        let drips = tells("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n", "").await;
        assert_eq!(within(drips, Duration::from_millis(50)).await, Err(Unsent::TooSlow));
        let well = tells("HTTP/1.1 204 No Content\r\n\r\n", "").await;
        assert_eq!(within(well, long).await, Ok((204, Bytes::new())));
    }
}
