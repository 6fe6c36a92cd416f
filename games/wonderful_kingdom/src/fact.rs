//! Facts: what happened.

use crate::setting::Setting;
use crate::terms::{
    Area, Board, Bonus, CardName, Colour, Duchy, Lying, Piece, Resource, Site, Space, Target,
    Territory, Type,
};
use kernel::Seat;

/// Pieces of one kind that were gained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// The kind.
    pub piece: Piece,
    /// How many.
    pub count: u8,
}

kernel::speech! {
    /// What happened.
    pub enum Fact {
        Rules { who: Seat, duchy: Duchy } => "fact-rules",
        BoardIsSet { board: Board } => "fact-board-is-set",
        Round { round: u8, first: Seat } => "fact-round",
        Laid { card: CardName, area: Area } => "fact-laid",
        LaidDown { area: Area } => "fact-laid-down",
        Dealt { who: Seat, count: u8 } => "fact-dealt",
        /// A card was dealt, as its owner sees it.
        DealtCard { who: Seat, card: CardName } => "fact-dealt-card",
        Offered { who: Seat, card: CardName, area: Area } => "fact-offered",
        OfferedDown { who: Seat, area: Area } => "fact-offered-down",
        /// A card was offered face down, as its owner sees it.
        OfferedKnown { who: Seat, card: CardName, area: Area } => "fact-offered-known",
        Selected { who: Seat, area: Area, count: u8, down: u8 } => "fact-selected",
        Spied { who: Seat, number: u8 } => "fact-spied",
        /// A face-down card was looked at, as the looker sees it.
        SpiedCard { who: Seat, number: u8, card: CardName } => "fact-spied-card",
        Revealed { who: Seat, card: CardName } => "fact-revealed",
        LeftOver { card: CardName } => "fact-left-over",
        Struck { who: Seat, card: CardName } => "fact-struck",
        Lifted { who: Seat, card: CardName } => "fact-lifted",
        Menaced { who: Seat, card: CardName } => "fact-menaced",
        Planned { who: Seat, card: CardName } => "fact-planned",
        Recycled { who: Seat, card: CardName } => "fact-recycled",
        Hired { who: Seat, card: CardName } => "fact-hired",
        Charged { who: Seat, card: CardName } => "fact-charged",
        Used { who: Seat, card: CardName } => "fact-used",
        TookBack { who: Seat, card: CardName } => "fact-took-back",
        Away { who: Seat, card: CardName } => "fact-away",
        Foresaw { who: Seat, card: CardName } => "fact-foresaw",
        Usurped { who: Seat, lying: Lying } => "fact-usurped",
        Swapped { who: Seat, mine: Lying, theirs: Lying } => "fact-swapped",
        Conjured { who: Seat, card: CardName, to: Type } => "fact-conjured",
        Doubled { who: Seat, card: CardName } => "fact-doubled",
        Marked { who: Seat, lying: Lying } => "fact-marked",
        TookTokens { who: Seat, count: u8 } => "fact-took-tokens",
        Placed { who: Seat, piece: Piece, target: Target } => "fact-placed",
        StoodIn { who: Seat, space: Space, target: Target } => "fact-stood-in",
        Alchemised { who: Seat } => "fact-alchemised",
        Completed { who: Seat, card: CardName } => "fact-completed",
        Gained { who: Seat, what: Gain } => "fact-gained",
        Scrapped { who: Seat, site: Site } => "fact-scrapped",
        Produced { who: Seat, resource: Resource, count: u8 } => "fact-produced",
        Trains { who: Seat } => "fact-trains",
        SoldierReady { who: Seat } => "fact-soldier-ready",
        StepDone { who: Seat, step: u8 } => "fact-step-done",
        FirstToFinish { who: Seat } => "fact-first-to-finish",
        QuestTokens { who: Seat, traps: u8, spies: u8 } => "fact-quest-tokens",
        Frozen { who: Seat, site: Site } => "fact-frozen",
        Devoured { who: Seat, card: CardName } => "fact-devoured",
        Robbed { who: Seat, site: Site } => "fact-robbed",
        Tormented { who: Seat, resource: Resource, site: Site } => "fact-tormented",
        SetAside { who: Seat, resource: Resource } => "fact-set-aside",
        Eaten { who: Seat } => "fact-eaten",
        EatenOn { who: Seat, site: Site } => "fact-eaten-on",
        Defeated { who: Seat, card: CardName } => "fact-defeated",
        Destroyed { who: Seat, card: CardName } => "fact-destroyed",
        Recruited { who: Seat, count: u8 } => "fact-recruited",
        Marched { who: Seat, from: Territory, to: Territory } => "fact-marched",
        Fought { who: Seat, at: Territory, count: u8 } => "fact-fought",
        Arrived { who: Seat, at: Territory, count: u8 } => "fact-arrived",
        Stationed { colour: Colour, at: Territory, bonus: Bonus } => "fact-stationed",
        LeftLocation { colour: Colour, at: Territory, bonus: Bonus } => "fact-left-location",
        Passed { who: Seat } => "fact-passed",
        LockedUp { colour: Colour, from: Territory } => "fact-locked-up",
        Freed { colour: Colour, count: u8 } => "fact-freed",
        EnemyGrew { at: Territory } => "fact-enemy-grew",
        Scored { who: Seat, points: i32 } => "fact-scored",
    }

    fn message(setting: &Setting) -> Message;
}
