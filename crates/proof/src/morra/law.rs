//! The rules of morra, paragraph by paragraph.

/// 1 Setting up.
pub mod setting_up {
    kernel::law! {
        THE_TABLE = "1.1", "The Table", no code because "it tells where to sit";
    }
}

/// 2 The round.
pub mod round {
    kernel::law! {
        CALL = "2.1", "Call";
        SHOW = "2.2", "Show";
        HONEST_HAND = "2.3", "Honest Hand";
        COUNT = "2.4", "Count";
        PASS_THE_CALL = "2.5", "Pass the Call";
    }
}

/// 3 The end.
pub mod end {
    kernel::law! {
        LAST_ROUND = "3.1", "Last Round";
        WINNER = "3.2", "Winner";
    }
}

/// Every chapter in order.
pub const CHAPTERS: &[&[kernel::Para]] = &[setting_up::ALL, round::ALL, end::ALL];
