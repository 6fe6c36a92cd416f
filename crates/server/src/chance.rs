//! Secrets and the clock: what a server has and a game has not.

use crate::store::{CampaignId, ChannelId, PersonId, TableId, TokenHash};
use kernel::Seed;
use std::time::{SystemTime, UNIX_EPOCH};

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A fresh seed for a table.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// A number for what needs no secrecy, such as a bot's whims.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The id of a new person.
pub fn person_id() -> PersonId {
    PersonId(u128::from_le_bytes(bytes()))
}

/// The id of a new table.
pub fn table_id() -> TableId {
    TableId(u128::from_le_bytes(bytes()))
}

/// A new campaign's id.
pub fn campaign_id() -> CampaignId {
    CampaignId(u128::from_le_bytes(bytes()))
}

/// A new channel's id.
pub fn channel_id() -> ChannelId {
    ChannelId(u128::from_le_bytes(bytes()))
}

/// What a new profile is found by.
pub fn handle() -> String {
    format!("{:016x}", number())
}

/// A session's token: 256 bits, known to the person's browser only.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A fresh token.
    pub fn fresh() -> Self {
        Self(blake3::Hash::from_bytes(bytes()).to_hex().to_string())
    }

    /// A token as a browser brings it.
    pub fn brought(text: &str) -> Option<Self> {
        blake3::Hash::from_hex(text).ok().map(|_| Self(text.to_owned()))
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(*blake3::hash(self.0.as_bytes()).as_bytes())
    }

    /// The text for the cookie.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
