//! What chapter 9 asks, tells and withholds.

use super::items::Task;
use crate::Setting;
use crate::spoken::{card as named, quest as quest_of};
use crate::terms::{CardName, Character, Clearing, Faction, Item, Place, Relationship};

kernel::questions! {
    /// What is asked in chapter 9.
    pub enum Question {
        PickItem { task: Task, left: u8 } => "ask-pick-item-{task}" (left),
        WhoTakesHit { left: u8 } => "ask-who-takes-hit",
        CoalitionPartner => "ask-coalition-partner",
        MoveWithAlly { to: Clearing } => "ask-move-with-ally" | "answer-alone",
        BattleWithAlly => "ask-battle-with-ally" | "answer-alone",
        CallArbiter => "ask-call-arbiter" | "answer-no-arbiter",
        ChooseCharacter => "ask-choose-character",
        PlacePawn => "ask-place-pawn",
        Slip => "ask-slip" | "answer-stay",
        MovePawn => "ask-move-pawn",
        VagabondAction => "ask-vagabond-action" | "answer-end-daylight",
        TakeFromRuin => "ask-take-from-ruin",
        AidWhom => "ask-aid-whom",
        AidCard { whom: Faction } => "ask-aid-card",
        TakeCraftedItem { whom: Faction } => "ask-take-crafted-item" | "answer-no-item",
        WhichQuest => "ask-which-quest",
        Improvise => "ask-improvise",
        QuestReward => "ask-quest-reward",
        StrikeWhom => "ask-strike-whom",
        StrikePiece => "ask-strike-piece",
        StealFromWhom => "ask-steal-from-whom",
        DayLabor => "ask-day-labor",
        InstigateAttacker => "ask-instigate-attacker",
        InstigateDefender { attacker: Faction } => "ask-instigate-defender",
        Glide => "ask-glide",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens in chapter 9.
    pub enum Fact {
        Exhausted { who: Faction, item: Item, count: u8 } => "fact-exhausted",
        ItemPicked { who: Faction, item: Item, task: Task } => "fact-item-picked-{task}" (who, item),
        WornOut { who: Faction, item: Item } => "fact-worn-out",
        Coalition { who: Faction, whom: Faction } => "fact-coalition",
        Relationship { who: Faction, whom: Faction, to: Relationship } => "fact-relationship",
        AllyJoined { who: Faction, whom: Faction } => "fact-ally-joined",
        CharacterChosen { who: Faction, character: Character } => "fact-character-chosen",
        PawnPlaced { who: Faction, place: Place } => "fact-pawn-placed",
        PawnMoved { who: Faction, to: Place } => "fact-pawn-moved" (who, place: to),
        SawInRuin { who: Faction, item: Item } => "fact-saw-in-ruin",
        Explored { who: Faction, item: Item, clearing: Clearing } => "fact-explored",
        RuinsPopulated { count: u8 } => "fact-ruins-populated",
        LeftRuin { who: Faction, clearing: Clearing } => "fact-left-ruin",
        RuinRemoved { clearing: Clearing } => "fact-ruin-removed",
        TookItemFrom { who: Faction, whom: Faction, item: Item } => "fact-took-item-from",
        QuestCompleted { who: Faction, quest: u8 } => "fact-quest-completed" (who, quest: quest_of(setting, quest)),
        QuestDrawn { quest: u8 } => "fact-quest-drawn" (quest: quest_of(setting, quest)),
        Rested { who: Faction } => "fact-rested",
        Protected { who: Faction, whom: Faction } => "fact-protected",
        Scorched { who: Faction, clearing: Clearing } => "fact-scorched",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 9.
    pub enum Why {
        NothingToExhaust(item: Item) => "why-nothing-to-exhaust",
        NoItemReady => "why-no-item-ready",
        TooFewHammers(card: CardName) => "why-too-few-hammers" (card: named(card)),
        TooFewBoots { needed: u8 } => "why-too-few-boots",
        NobodyHere => "why-nobody-here",
        NoMatchingCardHere => "why-no-matching-card-here",
        NoRuinHere => "why-no-ruin-here",
        NoQuestHere => "why-no-quest-here",
        QuestItemsMissing => "why-quest-items-missing",
        NobodyToStrike => "why-nobody-to-strike",
        NothingDamaged => "why-nothing-damaged",
        InAForest => "why-in-a-forest",
        NobodyToStealFrom => "why-nobody-to-steal-from",
        NoMatchingDiscard => "why-no-matching-discard",
        AllyCannotFollow { from: Clearing, to: Clearing } => "why-ally-cannot-follow",
        NobodyToInstigate => "why-nobody-to-instigate",
        NotAnAction => "why-not-an-action",
    }

    fn message(setting: &Setting) -> Message;
}
