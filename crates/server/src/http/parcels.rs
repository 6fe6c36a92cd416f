//! Messages of sockets, packed once: who sees the same at a table and had the same before is sent the same bytes.

use crate::recent::Recent;
use axum::body::Bytes;
use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Messages above this many bytes are packed.
const SMALL: usize = 1024;
/// How many are remembered for sure; each takes up to twenty kilobytes.
const REMEMBERED: usize = 100;

/// What was packed lately, by what is in it.
#[derive(Debug)]
pub struct Parcels(Mutex<Recent<[u8; 32], Bytes>>);

impl Default for Parcels {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(REMEMBERED)))
    }
}

impl Parcels {
    /// A message that takes no work: it is short, or was packed before.
    pub(super) fn at_hand(&self, text: &str) -> Option<Message> {
        if text.len() <= SMALL {
            return Some(Message::Text(text.into()));
        }
        self.lock().get(digest(text)).cloned().map(Message::Binary)
    }

    /// A message, packed if it is long: every browser unpacks it by itself.
    pub(super) fn pack(&self, text: &str) -> Message {
        if let Some(message) = self.at_hand(text) {
            return message;
        }
        // A board is sent only when it has changed: a little more work keeps the largest of them under 20 kB.
        let mut packer = GzEncoder::new(Vec::with_capacity(text.len() / 5), Compression::new(5));
        let Ok(small) = packer.write_all(text.as_bytes()).and_then(|()| packer.finish()) else {
            return Message::Text(text.into());
        };
        let small = Bytes::from(small);
        self.lock().insert(digest(text), small.clone());
        Message::Binary(small)
    }

    fn lock(&self) -> MutexGuard<'_, Recent<[u8; 32], Bytes>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn digest(text: &str) -> [u8; 32] {
    *blake3::hash(text.as_bytes()).as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_the_same_is_packed_once() {
        let parcels = Parcels::default();
        let (board, other) = ("a board ".repeat(500), "another ".repeat(500));
        assert!(parcels.at_hand(&board).is_none());
        let Message::Binary(first) = parcels.pack(&board) else { panic!("it is packed") };
        let Some(Message::Binary(again)) = parcels.at_hand(&board) else { panic!("it is known") };
        assert_eq!((first.as_ptr(), first.len()), (again.as_ptr(), again.len()));
        assert!(first.len() < board.len() / 10 && parcels.at_hand(&other).is_none());
        assert!(matches!(parcels.pack("short"), Message::Text(_)));
    }
}
