//! News between servers: gathered for a moment, sent in one notification outside of any transaction, heard by all.

use super::connect::{Way, from};
use super::rows::run;
use crate::store::{Counted, News, StoreError, TokenHash};
use deadpool_postgres::Pool;
use futures_util::StreamExt;
use futures_util::stream::poll_fn;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio_postgres::AsyncMessage;

/// Where they are sent.
const CHANNEL: &str = "tavolata";
/// How long they are gathered.
const GATHER: Duration = Duration::from_millis(10);
/// How many bytes of them are sent at once: a notification has less than 8,000.
const LONGEST: usize = 7_500;
/// How long to wait before a connection is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// Sends what is told, a moment's news at a time, until nobody tells anything any more. What cannot be sent is dropped: the
/// others look now and then.
pub(super) async fn send(pool: Pool, node: String, mut told: UnboundedReceiver<News>) {
    while let Some(first) = told.recv().await {
        tokio::time::sleep(GATHER).await;
        let mut gathered = BTreeSet::from([first]);
        while let Ok(more) = told.try_recv() {
            gathered.insert(more);
        }
        for payload in payloads(&node, &gathered) {
            if let Err(error) = notify(&pool, &payload).await {
                tracing::debug!(%error, "news were not sent");
            }
        }
    }
}

async fn notify(pool: &Pool, payload: &str) -> Result<u64, StoreError> {
    run(&from(pool).await?, "SELECT pg_notify($1, $2)", &[&CHANNEL, &payload]).await
}

/// Hears what the others tell, for as long as somebody wants to know.
pub(super) async fn hear(way: Way, node: String, heard: UnboundedSender<News>) {
    while !heard.is_closed() {
        if let Ok((client, mut wire)) = way.wire().await {
            let mut messages = poll_fn(move |context| wire.poll_message(context));
            let listen = format!("LISTEN {CHANNEL}");
            let listening = client.batch_execute(&listen);
            tokio::pin!(listening);
            let mut listens = false;
            loop {
                tokio::select! {
                    // What was told before this is not heard: everything is looked at again.
                    done = &mut listening, if !listens => {
                        listens = true;
                        if done.is_err() || heard.send(News::Everything).is_err() { break }
                    }
                    message = messages.next() => match message {
                        Some(Ok(AsyncMessage::Notification(note))) => {
                            for news in read(&node, note.payload()) {
                                let _nobody = heard.send(news);
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(_)) | None => break,
                    },
                    () = heard.closed() => return,
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// News in writing: who tells them, then each.
fn payloads(node: &str, news: &BTreeSet<News>) -> Vec<String> {
    let mut all = vec![node.to_owned()];
    for one in news {
        let last = all.last_mut().expect("there is one");
        if last.len() > LONGEST {
            all.push(node.to_owned());
            continue_with(all.last_mut().expect("there is one"), *one);
        } else {
            continue_with(last, *one);
        }
    }
    all
}

fn continue_with(payload: &mut String, news: News) {
    let written = match news {
        News::Table(table) => write!(payload, " t{table}"),
        News::Here(table) => write!(payload, " h{table}"),
        News::Session(TokenHash(bytes)) => {
            let begun = write!(payload, " s");
            bytes.iter().fold(begun, |_, byte| write!(payload, "{byte:02x}"))
        }
        News::Person(person) => write!(payload, " p{person}"),
        News::Counted(Counted { kind, of, back, which }) => {
            let sign = if back { '-' } else { '+' };
            write!(payload, " c{kind:02x}{of:032x}{which:016x}{sign}")
        }
        News::Everything => write!(payload, " e"),
    };
    written.expect("a string takes what is written to it");
}

/// The news of others; our own are known.
fn read(node: &str, payload: &str) -> Vec<News> {
    let mut words = payload.split(' ');
    if words.next() == Some(node) {
        return Vec::new();
    }
    words.filter_map(one).collect()
}

fn one(word: &str) -> Option<News> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "t" => rest.parse().ok().map(News::Table),
        "h" => rest.parse().ok().map(News::Here),
        "p" => rest.parse().ok().map(News::Person),
        "s" => digits(rest).map(|bytes| News::Session(TokenHash(bytes))),
        "c" => counted(rest).map(News::Counted),
        "e" => Some(News::Everything),
        _ => None,
    }
}

fn counted(text: &str) -> Option<Counted> {
    let kind = u8::from_str_radix(text.get(..2)?, 16).ok()?;
    let of = u128::from_str_radix(text.get(2..34)?, 16).ok()?;
    let which = u64::from_str_radix(text.get(34..50)?, 16).ok()?;
    let back = match text.get(50..)? {
        "-" => true,
        "+" => false,
        _ => return None,
    };
    Some(Counted { kind, of, back, which })
}

fn digits(text: &str) -> Option<[u8; 32]> {
    let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
    bytes?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PersonId, TableId};

    #[test]
    fn what_is_told_is_heard_by_the_others_and_fits() {
        let mut told: BTreeSet<News> = (0..1000).map(|id| News::Table(TableId(id))).collect();
        told.extend([
            News::Here(TableId(u128::MAX)),
            News::Session(TokenHash(std::array::from_fn(|at| {
                u8::try_from(at * 7 % 256).expect("a byte")
            }))),
            News::Person(PersonId(7)),
            News::Counted(Counted { kind: 3, of: u128::MAX / 3, back: true, which: 7 }),
            News::Counted(Counted { kind: 11, of: 1, back: false, which: u64::MAX }),
            News::Everything,
        ]);
        let payloads = payloads("me", &told);
        assert!(payloads.len() > 3 && payloads.iter().all(|payload| payload.len() < 8_000));
        let heard: BTreeSet<News> =
            payloads.iter().flat_map(|payload| read("you", payload)).collect();
        assert_eq!(heard, told);
        assert!(payloads.iter().all(|payload| read("me", payload).is_empty()), "ours are known");
        assert!(
            read("you", "me t12 x s00 c00 \u{e8}").is_empty(),
            "what makes no sense is left alone"
        );
    }
}
