//! Zones and sets of zones.

use kernel::Set;

/// The most zones a map has.
pub const ZONES: usize = 16;

kernel::numbered! {
    /// A zone of the castle, by its number on the map; 0 is the Castle Heart (V1.3).
    pub struct Zone: ZONES in u16, written "z" from 0;
}

impl Zone {
    /// The Castle Heart.
    pub const HEART: Self = Self(0);
}

/// A set of zones.
pub type Zones = Set<Zone>;
