//! Landmarks (F).

kernel::words! {
    /// A landmark.
    pub enum Landmark in u8 {
        BlackMarket, ElderTreetop, Ferry,
        LegendaryForge, LostCity, Tower,
    }
}

impl Landmark {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}
