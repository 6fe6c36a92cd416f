//! Servers of our own on the loopback that take what is sent to people: a program's address, a push service, a mail server.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(40);

/// Something that was posted.
#[derive(Debug, Clone)]
pub(crate) struct Posted {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Posted {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// What an address answers with: these first, one for each post, then that everything is well.
type Answers = Arc<Mutex<VecDeque<String>>>;

/// An address of the web that takes what is posted.
#[derive(Debug)]
pub(crate) struct Hook {
    pub(crate) address: SocketAddr,
    pub(crate) answers: Answers,
    posted: UnboundedReceiver<Posted>,
}

impl Hook {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (told, posted) = unbounded_channel();
        let answers = Answers::default();
        let given = Arc::clone(&answers);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, told.clone(), Arc::clone(&given)));
            }
        });
        Self { address, answers, posted }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Forgets what was posted, and takes what comes from now on.
    pub(crate) fn forget(&mut self) {
        self.answers.lock().unwrap().clear();
        self.so_far();
    }

    /// What was posted by now and not looked at.
    pub(crate) fn so_far(&mut self) -> Vec<Posted> {
        std::iter::from_fn(|| self.posted.try_recv().ok()).collect()
    }

    /// What is posted next.
    pub(crate) async fn next(&mut self) -> Posted {
        tokio::time::timeout(PATIENCE, self.posted.recv()).await.expect("it comes").unwrap()
    }
}

async fn take(stream: TcpStream, told: UnboundedSender<Posted>, answers: Answers) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_lowercase(), value.to_owned()));
    }
    let mut posted = Posted { path, headers, body: Vec::new() };
    posted.body = vec![0; posted.header("content-length").parse().ok()?];
    stream.read_exact(&mut posted.body).await.ok()?;
    let answer = answers.lock().unwrap().pop_front();
    let answer =
        answer.unwrap_or_else(|| "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n".to_owned());
    told.send(posted).ok()?;
    stream.write_all(answer.as_bytes()).await.ok()
}

/// A letter as a mail server gets it.
#[derive(Debug, Clone)]
pub(crate) struct Mailed {
    pub(crate) to: String,
    pub(crate) text: String,
}

impl Mailed {
    /// The rest of the line after a mark.
    pub(crate) fn after(&self, mark: &str) -> &str {
        let (_, rest) =
            self.text.split_once(mark).unwrap_or_else(|| panic!("{mark} in {}", self.text));
        rest.lines().next().unwrap()
    }
}

/// A mail server.
#[derive(Debug)]
pub(crate) struct Post {
    pub(crate) address: SocketAddr,
    /// What it says to the first letters, before it takes others.
    pub(crate) moods: Answers,
    mailed: UnboundedReceiver<Mailed>,
}

impl Post {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (told, mailed) = unbounded_channel();
        let moods = Answers::default();
        let given = Arc::clone(&moods);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, told.clone(), Arc::clone(&given)));
            }
        });
        Self { address, moods, mailed }
    }

    /// The next letter.
    pub(crate) async fn next(&mut self) -> Mailed {
        tokio::time::timeout(PATIENCE, self.mailed.recv()).await.expect("it comes").unwrap()
    }
}

async fn converse(stream: TcpStream, told: UnboundedSender<Mailed>, moods: Answers) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await.ok()?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let word = line.trim_end().to_ascii_uppercase();
        let said = if word.starts_with("EHLO") {
            "250-sink\r\n250 8BITMIME\r\n".to_owned()
        } else if word == "DATA" {
            stream.write_all(b"354 go on\r\n").await.ok()?;
            let text = letter(&mut stream).await?;
            let mood = moods.lock().unwrap().pop_front();
            if mood.is_none() {
                told.send(Mailed { to: to.clone(), text }).ok()?;
            }
            mood.unwrap_or_else(|| "250 taken\r\n".to_owned())
        } else if word == "QUIT" {
            "221 bye\r\n".to_owned()
        } else {
            if word.starts_with("RCPT TO:") {
                line.trim_end()[8..].trim_matches(['<', '>']).clone_into(&mut to);
            }
            "250 ok\r\n".to_owned()
        };
        stream.write_all(said.as_bytes()).await.ok()?;
    }
}

/// A letter, up to the line with a dot; lines that were broken to be short are whole again.
async fn letter(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        if line == ".\r\n" {
            return Some(text.replace("=\r\n", "").replace("=3D", "="));
        }
        text += &line;
    }
}
