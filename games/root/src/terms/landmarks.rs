//! Landmarks (F).

kernel::words! {
    /// A landmark.
    pub enum Landmark in u8 {
        BlackMarket = "black-market", ElderTreetop = "elder-treetop", Ferry = "ferry",
        LegendaryForge = "legendary-forge", LostCity = "lost-city", Tower = "tower",
    }
}

impl Landmark {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}
