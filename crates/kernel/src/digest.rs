//! Fingerprints of positions and seeds.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// A 256-bit fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The fingerprint of anything that can say its parts through `Hash`.
    ///
    /// Derived `Hash` visits the fields one by one, so padding never counts.
    pub fn of(thing: &impl Hash) -> Self {
        let mut parts = Parts(blake3::Hasher::new());
        thing.hash(&mut parts);
        Self(*parts.0.finalize().as_bytes())
    }

    /// The fingerprint of bytes: the same on every machine.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(*blake3::hash(bytes).as_bytes())
    }

    /// The first 16 hexadecimal digits: enough for a check in a journal.
    pub fn short(&self) -> String {
        self.to_string()[..16].to_owned()
    }
}

struct Parts(blake3::Hasher);

impl Hasher for Parts {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let bytes = self.0.finalize();
        u64::from_le_bytes(bytes.as_bytes()[..8].try_into().expect("eight bytes are eight bytes"))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", self.short())
    }
}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        blake3::Hash::from_hex(text).map(|hash| Self(*hash.as_bytes())).map_err(|_| NotADigest)
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a digest is 64 hexadecimal digits")]
pub struct NotADigest;
