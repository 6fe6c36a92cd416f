//! What chapter 14 asks, tells and withholds.

use crate::terms::{Clearing, Clearings, Faction, Item, Mood, Piece, Suit, Track};
use crate::{Choice, Setting};
use kernel::Message;

kernel::questions! {
    /// What is asked in chapter 14.
    pub enum Question {
        WarlordToo { from: Clearing, to: Clearing } => "ask-warlord-too",
        HowManyFollow { from: Clearing, to: Clearing } => "ask-how-many-follow",
        WhoFalls { hits: u8 } => "ask-who-falls",
        ContemptForTrade { item: Item, points: u8 } => "ask-contempt-for-trade",
        RemoveItem { track: Track } => "ask-remove-item",
        Looters { whom: Faction } => "ask-looters" | "answer-no-looting",
        Loot { whom: Faction } => "ask-loot",
        TakeFromRuin { clearing: Clearing } => "ask-raze-ruin",
        Anoint => "ask-anoint",
        ChooseAMood => "ask-choose-a-mood",
        Lavish => "ask-lavish" | "answer-no-more-items",
        Command { left: u8 } => "ask-command" | "answer-no-command",
        BuildCard => "ask-stronghold-card",
        Advance { left: u8 } => "ask-advance" | "answer-no-advance",
        BattleAfterMove => "ask-battle-after-move" | "answer-no-battle",
        Relentless => "ask-relentless" | "answer-no-advance",
        RestOfDaylight => "ask-rest-of-daylight" | "answer-end-daylight",
        Incite => "ask-incite" | "answer-no-incite",
        Jubilant { left: u8 } => "ask-jubilant" | "answer-no-roll",
        Bitter { clearing: Clearing } => "ask-bitter" | "answer-no-conscript",
    }

    fn message(setting: &Setting) -> Message;
}

impl Question {
    /// The deed of a choice as the answer to the question, where it needs other words.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        match (self, choice) {
            (Self::ContemptForTrade { .. }, Choice::Item(of, _)) => {
                Some(Message::new("answer-keep-item").with("item", of))
            }
            (Self::ContemptForTrade { points, .. }, Choice::Either(_)) => {
                Some(Message::new("answer-item-for-points").with("points", points))
            }
            (Self::WarlordToo { .. }, Choice::Piece(Piece::HundredsWarrior)) => {
                Some(Message::new("answer-only-warriors"))
            }
            _ => None,
        }
    }
}

kernel::speech! {
    /// What happens in chapter 14.
    pub enum Fact {
        ItemGained { item: Item, track: Track } => "fact-item-gained",
        ItemRemoved { item: Item } => "fact-item-removed",
        LootingDeclared { whom: Faction } => "fact-looting-declared",
        Looted { whom: Faction, item: Item } => "fact-looted",
        NewMood { mood: Mood } => "fact-new-mood",
        RuinLeft { clearing: Clearing } => "fact-ruin-left",
        MobDie { suit: Suit } => "fact-mob-die",
        Anointed { clearing: Clearing } => "fact-anointed",
        Oppressed { clearings: Clearings } => "fact-oppressed" (clearings, count: clearings.len()),
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 14.
    pub enum Why {
        SameMood => "why-same-mood",
        ItemInHoard(item: Item) => "why-item-in-hoard",
        NothingToBuildWith => "why-nothing-to-build-with",
        NowhereToIncite => "why-nowhere-to-incite",
    }

    fn message(setting: &Setting) -> Message;
}
