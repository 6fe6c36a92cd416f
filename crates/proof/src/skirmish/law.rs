//! The rules of the skirmish, paragraph by paragraph.

kernel::law! {
    /// 1 Setting up.
    mod setting_up {
        THE_DECK = "1.1", "The Deck";
        HANDS = "1.2", "Hands";
        MUSTER = "1.3", "Muster";
    }

    /// 2 The turn.
    mod turn {
        TURN = "2", "The Turn";
        DRAW = "2.1", "Draw";
        DEEDS = "2.2", "Deeds";
        WINTER = "2.2.1", "Winter";
        TRAIN = "2.3", "Train";
        UPKEEP = "2.4", "Upkeep";
        NEXT_TURN = "2.5", "Next Turn";
    }

    /// 3 The attack.
    mod attack {
        ARM = "3.1", "Arm";
        MARCH = "3.2", "March";
        ONCE_A_DAY = "3.2.1", "Once a Day";
        AMBUSH = "3.3", "Ambush";
        COUNTER_AMBUSH = "3.4", "Counter-Ambush";
        ROUT = "3.5", "Rout";
        BATTLE = "3.6", "Battle";
        PLUNDER = "3.7", "Plunder";
    }

    /// 4 The end.
    mod end {
        EMPTY_CAMP = "4.1", "Empty Camp";
        LAST_ROUND = "4.2", "Last Round";
        WINNER = "4.3", "Winner";
        PACKING_UP = "4.4", "Packing Up", no code because "it is about the box";
    }
}
