//! The rules of morra, paragraph by paragraph.

kernel::law! {
    /// 1 Setting up.
    mod setting_up {
        THE_TABLE = "1.1", "The Table", no code because "it tells where to sit";
    }

    /// 2 The round.
    mod round {
        CALL = "2.1", "Call";
        SHOW = "2.2", "Show";
        HONEST_HAND = "2.3", "Honest Hand";
        COUNT = "2.4", "Count";
        PASS_THE_CALL = "2.5", "Pass the Call";
    }

    /// 3 The end.
    mod end {
        LAST_ROUND = "3.1", "Last Round";
        WINNER = "3.2", "Winner";
    }
}
