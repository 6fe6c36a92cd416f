//! Connections that are opened and misused.

use super::{Target, get, left, post};
use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Fires requests and goes away at once.
pub(super) async fn abandon(end: Instant, target: &Target) -> String {
    let mut fired = 0;
    while Instant::now() < end {
        for turn in 0..200 {
            let request = get(&format!("{}/moment?fact={turn}", target.past), "");
            if let Ok(mut stream) = TcpStream::connect(target.address).await {
                stream.write_all(&request).await.ok();
                fired += 1;
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    format!("{fired} fired and abandoned")
}

/// Eight connections, a hundred requests in each packet.
pub(super) async fn pipeline(end: Instant, target: &Target) -> String {
    let request = format!("GET {} HTTP/1.1\r\nhost: t\r\n\r\n", target.table).repeat(100);
    let mut running = Vec::new();
    for _ in 0..8 {
        let (request, address) = (request.clone(), target.address);
        running.push(tokio::spawn(async move {
            let stream = TcpStream::connect(address).await.unwrap();
            let (mut from, mut to) = stream.into_split();
            let writing = tokio::spawn(async move {
                while to.write_all(request.as_bytes()).await.is_ok() && Instant::now() < end {}
            });
            let (mut bytes, mut got) = (vec![0; 1 << 16], 0);
            loop {
                let reading = tokio::time::timeout(left(end), from.read(&mut bytes));
                match reading.await {
                    Ok(Ok(read)) if read > 0 => got += read,
                    _ => break,
                }
            }
            writing.abort();
            got
        }));
    }
    let mut got = 0;
    for client in running {
        got += client.await.unwrap();
    }
    format!("{} kB read", got / 1024)
}

/// Opens connections, says something and stays.
pub(super) async fn hold(
    count: usize,
    end: Instant,
    target: &Target,
    say: impl Fn(usize) -> Vec<u8>,
) -> String {
    let mut open = Vec::new();
    for number in 0..count {
        let connecting = TcpStream::connect(target.address);
        let patience = Duration::from_millis(500);
        if let Ok(Ok(mut stream)) = tokio::time::timeout(patience, connecting).await {
            stream.write_all(&say(number)).await.ok();
            open.push(stream);
        }
    }
    let opened = open.len();
    tokio::time::sleep(left(end)).await;
    let mut byte = [0];
    let there = open.iter().filter(|stream| match stream.try_read(&mut byte) {
        Ok(read) => read > 0,
        Err(error) => error.kind() == ErrorKind::WouldBlock,
    });
    format!("{opened} opened, {} of them still open", there.count())
}

/// A third never reads what it asked for, a third never says what it wants, a third never sends what it announced.
pub(super) async fn slow(end: Instant, target: &Target) -> String {
    let pages = b"GET /rules/root HTTP/1.1\r\nhost: t\r\n\r\n".repeat(20);
    let (head, body) = (b"GET / HTTP/1.1\r\nx-".to_vec(), post("/sign-in", &"x".repeat(5000)));
    hold(900, end, target, move |number| match number % 3 {
        0 => pages.clone(),
        1 => head.clone(),
        _ => body[..200].to_vec(),
    })
    .await
}

/// Connections at a time that send a body letter by letter.
const DRIPPING: usize = 700;

/// Announces a body, sends a letter of it in each second, and comes back when hung up on.
pub(super) async fn drip(end: Instant, target: &Target) -> String {
    let opened = Arc::new(AtomicU64::new(0));
    let mut running = Vec::new();
    for _ in 0..DRIPPING {
        let (address, opened) = (target.address, Arc::clone(&opened));
        running.push(tokio::spawn(async move {
            while Instant::now() < end {
                let Ok(mut stream) = TcpStream::connect(address).await else { continue };
                opened.fetch_add(1, Ordering::Relaxed);
                let body = post("/sign-in", &"x".repeat(60));
                let (head, body) = body.split_at(body.len() - 60);
                stream.write_all(head).await.ok();
                for letter in body {
                    tokio::time::sleep(Duration::from_secs(1).min(left(end))).await;
                    if stream.write_all(&[*letter]).await.is_err() || Instant::now() > end {
                        break;
                    }
                }
            }
        }));
    }
    for client in running {
        client.await.unwrap();
    }
    format!("{} connections opened", opened.load(Ordering::Relaxed))
}
