//! A small HTTP client that keeps its cookie, and says exactly what it is told to.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::Read;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A browser, as far as the server can tell.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// Further headers of every request.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// An answer.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The value of an attribute after a mark in the page.
    pub(crate) fn after(&self, mark: &str) -> Option<&str> {
        let (_, rest) = self.body.split_once(mark)?;
        rest.split_once('"').map(|(value, _)| value)
    }
}

/// A command as the page sends it.
pub(crate) fn answer(seat: u8, version: u64, key: &str, choice: &str) -> String {
    form(&[
        ("seat", &seat.to_string()),
        ("version", &version.to_string()),
        ("key", key),
        ("choice", choice),
    ])
}

pub(crate) fn form(pairs: &[(&str, &str)]) -> String {
    let coded = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => {
                    char::from(byte).to_string()
                }
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pair = |(name, value): &(&str, &str)| format!("{}={}", coded(name), coded(value));
    pairs.iter().map(pair).collect::<Vec<_>>().join("&")
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, headers: Vec::new() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &str) -> Reply {
        self.send("POST", path, body).await
    }

    /// Posts as the script does.
    pub(crate) async fn script(&mut self, path: &str, body: &str) -> Reply {
        self.headers.push(("accept", "application/json".into()));
        let reply = self.send("POST", path, body).await;
        self.headers.pop();
        reply
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Reply {
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n",
            body.len()
        );
        if !self.headers.iter().any(|(name, _)| *name == "host") {
            write!(head, "host: {}\r\n", self.address).unwrap();
        }
        if method == "POST" {
            head += "content-type: application/x-www-form-urlencoded\r\n";
        }
        if let Some(cookie) = &self.cookie {
            write!(head, "cookie: {cookie}\r\n").unwrap();
        }
        for (name, value) in &self.headers {
            write!(head, "{name}: {value}\r\n").unwrap();
        }
        let reply = self.raw(format!("{head}\r\n{body}").as_bytes()).await;
        let given = reply.headers.iter().filter(|(name, _)| name == "set-cookie");
        for (_, cookie) in given.filter(|(_, cookie)| !cookie.starts_with("lang=")) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        reply
    }

    /// Sends bytes as they are.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> Reply {
        let Ok(mut stream) = TcpStream::connect(self.address).await else {
            return Reply { status: 0, headers: Vec::new(), body: String::new() };
        };
        // The server may answer and close before it has read everything.
        stream.write_all(bytes).await.ok();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok();
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let status =
            lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|s| s.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(": "));
        Reply {
            status: status.unwrap_or(0),
            headers: headers.map(|(k, v)| (k.to_lowercase(), v.to_owned())).collect(),
            body: body.to_owned(),
        }
    }

    /// Opens the socket of a table, with the regions the page has.
    pub(crate) async fn socket(&self, table: &str, have: &BTreeMap<String, String>) -> Socket {
        let mut socket = self.try_socket(table).await.expect("the socket opens");
        socket.say(&serde_json::json!({ "have": have }).to_string()).await;
        socket
    }

    pub(crate) async fn try_socket(&self, table: &str) -> Result<Socket, u16> {
        self.connect(&format!("{table}/live")).await
    }

    /// Opens the socket that says how many tables wait.
    pub(crate) async fn try_live(&self) -> Result<Socket, u16> {
        self.connect("/live").await
    }

    pub(crate) async fn connect(&self, path: &str) -> Result<Socket, u16> {
        let address = format!("ws://{}{path}", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket(stream)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(_) => Err(0),
        }
    }
}

/// The text of a message as it is sent.
fn text_of(bytes: Vec<u8>) -> String {
    // What is packed begins as gzip does.
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return String::from_utf8(bytes).unwrap();
    }
    let mut text = String::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    text
}

/// A message as it is sent, unpacked.
pub(crate) fn unpacked(bytes: Vec<u8>) -> Value {
    serde_json::from_str(&text_of(bytes)).unwrap()
}

/// An open socket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.ok();
    }

    /// Sends a ping; whether that could be sent.
    pub(crate) async fn ping(&mut self) -> bool {
        self.0.send(Message::Ping(Vec::new().into())).await.is_ok()
    }

    /// The next message as text, unpacked; none when the socket is closed.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        self.hear_bytes().await.map(text_of)
    }

    /// What is sent, as it is sent.
    pub(crate) async fn hear_bytes(&mut self) -> Option<Vec<u8>> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().as_bytes().to_vec()),
                Ok(Message::Binary(bytes)) => return Some(bytes.to_vec()),
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {}
                Ok(Message::Close(_)) | Err(_) => return None,
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Option<Value> {
        let text = self.hear_text().await?;
        Some(serde_json::from_str(&text).unwrap())
    }

    /// Hears until the table has come to this version.
    pub(crate) async fn hear_version(&mut self, version: u64) -> Value {
        loop {
            let heard = self.hear().await.expect("the socket stays open");
            if heard["version"].as_u64() >= Some(version) {
                return heard;
            }
        }
    }
}

/// The first choice a page offers.
pub(crate) fn first_choice(page: &Reply) -> Option<String> {
    page.after("name=\"choice\" value=\"").map(str::to_owned)
}

/// The regions of a page, by name, with their fingerprints.
pub(crate) fn regions(page: &Reply) -> BTreeMap<String, String> {
    let parts = page.body.split("data-region=\"").skip(1);
    let of = |part: &str| {
        let name = part.split('"').next()?.to_owned();
        let hash = part.split("data-hash=\"").nth(1)?.split('"').next()?.to_owned();
        Some((name, hash))
    };
    parts.filter_map(of).collect()
}
