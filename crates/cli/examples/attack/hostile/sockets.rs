//! Sockets that never stop.

use super::{Target, left};
use crate::client::{Client, form};
use crate::hostile::guests::guests;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Sockets that say again and again that they have nothing.
pub(super) async fn sockets(end: Instant, target: &Target) -> String {
    let heard = Arc::new(AtomicU64::new(0));
    let mut running = Vec::new();
    for _ in 0..300 {
        let (client, table) = (Client::new(target.address), target.table.clone());
        let heard = Arc::clone(&heard);
        running.push(tokio::spawn(async move {
            let Ok(mut socket) = client.try_socket(&table).await else { return 0 };
            let nothing = serde_json::json!({ "have": BTreeMap::<String, String>::new() });
            let asking = async {
                socket.say(&nothing.to_string()).await;
                while socket.hear_text().await.is_some() {
                    heard.fetch_add(1, Ordering::Relaxed);
                    socket.say(&nothing.to_string()).await;
                }
            };
            tokio::time::timeout(left(end), asking).await.ok();
            1
        }));
    }
    let mut open = 0;
    for socket in running {
        open += socket.await.unwrap();
    }
    format!("{open} sockets of 300, {} pages drawn for them", heard.load(Ordering::Relaxed))
}

/// Sockets that ping as fast as they can, and read nothing.
pub(super) async fn ping(end: Instant, target: &Target) -> String {
    let sent = Arc::new(AtomicU64::new(0));
    let mut running = Vec::new();
    for _ in 0..90 {
        let (client, table) = (Client::new(target.address), target.table.clone());
        let sent = Arc::clone(&sent);
        running.push(tokio::spawn(async move {
            let Ok(mut socket) = client.try_socket(&table).await else { return 0 };
            let pinging = async {
                while socket.ping().await {
                    sent.fetch_add(1, Ordering::Relaxed);
                }
            };
            tokio::time::timeout(left(end), pinging).await.ok();
            1
        }));
    }
    let mut open = 0;
    for socket in running {
        open += socket.await.unwrap();
    }
    format!("{open} sockets of 90, {} pings taken from them", sent.load(Ordering::Relaxed))
}

/// Thirty guests come, say something and go, while strangers watch and are told each time.
pub(super) async fn come_and_go(end: Instant, target: &Target) -> String {
    let (came, heard) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let mut running = Vec::new();
    for _ in 0..90 {
        let (client, table) = (Client::new(target.address), target.table.clone());
        let heard = Arc::clone(&heard);
        running.push(tokio::spawn(async move {
            let Ok(mut socket) = client.try_socket(&table).await else { return };
            let watching = async {
                while socket.hear_text().await.is_some() {
                    heard.fetch_add(1, Ordering::Relaxed);
                }
            };
            tokio::time::timeout(left(end), watching).await.ok();
        }));
    }
    for mut guest in guests(30, target).await {
        let (table, came) = (target.table.clone(), Arc::clone(&came));
        running.push(tokio::spawn(async move {
            while Instant::now() < end {
                if let Ok(socket) = guest.try_socket(&table).await {
                    came.fetch_add(1, Ordering::Relaxed);
                    let hello = form(&[("text", "hello")]);
                    guest.post(&format!("{table}/say"), &hello).await;
                    drop(socket);
                }
            }
        }));
    }
    for client in running {
        client.await.unwrap();
    }
    let (came, heard) = (came.load(Ordering::Relaxed), heard.load(Ordering::Relaxed));
    format!("{came} came and went, {heard} times watchers were told")
}
