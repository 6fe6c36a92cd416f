//! Suits of cards and clearings (2.1, 2.2.2).

kernel::words! {
    /// A suit. Cards have any of the four, clearings one of the first three.
    pub enum Suit {
        Fox, Rabbit,
        /// Mice.
        Mouse,
        /// Birds: wild on cards, on no clearing.
        Bird,
    }
}

impl Suit {
    /// The suits a clearing can have.
    pub const OF_CLEARINGS: [Self; 3] = [Self::Fox, Self::Rabbit, Self::Mouse];
}
