//! Facts: what happened.

use crate::setting::Setting;
use crate::spoken::Said;
use crate::terms::{
    Area, Board, Bonus, CardName, Colour, Duchy, Lying, Piece, Resource, Site, Space, Target,
    Territory, Type,
};
use kernel::{Message, Seat};

/// Pieces of one kind that were gained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// The kind.
    pub piece: Piece,
    /// How many.
    pub count: u8,
}

/// The facts with the keys of their messages: each field fills the place of its name.
macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $kind:ty),* } = $key:literal),* $(,)?) => {
        /// What happened.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
        pub enum Fact {
            $($(#[$doc])* $name { $($field: $kind),* }),*
        }

        impl Fact {
            /// The message of the fact.
            pub(crate) fn message(self, setting: &Setting) -> Message {
                match self {
                    $(Self::$name { $($field),* } => {
                        Message::new($key)$(.with(stringify!($field), $field.said(setting)))*
                    })*
                }
            }
        }
    };
}

facts! {
    /// A player rules a Duchy.
    Rules { who: Seat, duchy: Duchy } = "fact-rules",
    /// The Armies stand on a board.
    BoardIsSet { board: Board } = "fact-board-is-set",
    /// A round opens.
    Round { round: u8, first: Seat } = "fact-round",
    /// A card lies in an Offering area.
    Laid { card: CardName, area: Area } = "fact-laid",
    /// A face-down card lies in an Offering area.
    LaidDown { area: Area } = "fact-laid-down",
    /// A hand was dealt.
    Dealt { who: Seat, count: u8 } = "fact-dealt",
    /// A card was dealt, as its owner sees it.
    DealtCard { who: Seat, card: CardName } = "fact-dealt-card",
    /// A card was offered.
    Offered { who: Seat, card: CardName, area: Area } = "fact-offered",
    /// A card was offered face down.
    OfferedDown { who: Seat, area: Area } = "fact-offered-down",
    /// A card was offered face down, as its owner sees it.
    OfferedKnown { who: Seat, card: CardName, area: Area } = "fact-offered-known",
    /// An Offering area was selected.
    Selected { who: Seat, area: Area, count: u8, down: u8 } = "fact-selected",
    /// A face-down card was looked at.
    Spied { who: Seat, number: u8 } = "fact-spied",
    /// A face-down card was looked at, as the looker sees it.
    SpiedCard { who: Seat, number: u8, card: CardName } = "fact-spied-card",
    /// A selected card was turned up.
    Revealed { who: Seat, card: CardName } = "fact-revealed",
    /// A card nobody selected was turned up and discarded.
    LeftOver { card: CardName } = "fact-left-over",
    /// A Calamity struck.
    Struck { who: Seat, card: CardName } = "fact-struck",
    /// A Calamity was discarded.
    Lifted { who: Seat, card: CardName } = "fact-lifted",
    /// A Menace lies in a Construction area.
    Menaced { who: Seat, card: CardName } = "fact-menaced",
    /// A card is under construction.
    Planned { who: Seat, card: CardName } = "fact-planned",
    /// A card was recycled.
    Recycled { who: Seat, card: CardName } = "fact-recycled",
    /// An Advisor was hired.
    Hired { who: Seat, card: CardName } = "fact-hired",
    /// An Advisor was paid in full.
    Charged { who: Seat, card: CardName } = "fact-charged",
    /// An Advisor was used.
    Used { who: Seat, card: CardName } = "fact-used",
    /// A recycled card was taken back.
    TookBack { who: Seat, card: CardName } = "fact-took-back",
    /// A card of an Offering area was discarded.
    Away { who: Seat, card: CardName } = "fact-away",
    /// A card of the stack was seen.
    Foresaw { who: Seat, card: CardName } = "fact-foresaw",
    /// A card went to the opponent's hand.
    Usurped { who: Seat, lying: Lying } = "fact-usurped",
    /// Two cards changed places.
    Swapped { who: Seat, mine: Lying, theirs: Lying } = "fact-swapped",
    /// A multiplying type was changed.
    Conjured { who: Seat, card: CardName, to: Type } = "fact-conjured",
    /// The points of a card were doubled.
    Doubled { who: Seat, card: CardName } = "fact-doubled",
    /// A card bears a token.
    Marked { who: Seat, lying: Lying } = "fact-marked",
    /// Illusionist tokens were taken.
    TookTokens { who: Seat, count: u8 } = "fact-took-tokens",
    /// A piece was placed.
    Placed { who: Seat, piece: Piece, target: Target } = "fact-placed",
    /// A Krystallium stands in for a cube.
    StoodIn { who: Seat, space: Space, target: Target } = "fact-stood-in",
    /// Five cubes became a Krystallium.
    Alchemised { who: Seat } = "fact-alchemised",
    /// A card was completed.
    Completed { who: Seat, card: CardName } = "fact-completed",
    /// Pieces were gained.
    Gained { who: Seat, what: Gain } = "fact-gained",
    /// A card was scrapped.
    Scrapped { who: Seat, site: Site } = "fact-scrapped",
    /// A resource was produced.
    Produced { who: Seat, resource: Resource, count: u8 } = "fact-produced",
    /// A Soldier entered training.
    Trains { who: Seat } = "fact-trains",
    /// The Soldier in training is ready.
    SoldierReady { who: Seat } = "fact-soldier-ready",
    /// A step of the Quest was completed.
    StepDone { who: Seat, step: u8 } = "fact-step-done",
    /// Somebody completed the Quest first.
    FirstToFinish { who: Seat } = "fact-first-to-finish",
    /// Tokens were gained.
    QuestTokens { who: Seat, traps: u8, spies: u8 } = "fact-quest-tokens",
    /// A card was frozen.
    Frozen { who: Seat, site: Site } = "fact-frozen",
    /// A Troll took a card.
    Devoured { who: Seat, card: CardName } = "fact-devoured",
    /// A Thief laid its token.
    Robbed { who: Seat, site: Site } = "fact-robbed",
    /// A Sister removed a cube.
    Tormented { who: Seat, resource: Resource, site: Site } = "fact-tormented",
    /// A Syphon's cube was set aside.
    SetAside { who: Seat, resource: Resource } = "fact-set-aside",
    /// A Dragon ate a Soldier.
    Eaten { who: Seat } = "fact-eaten",
    /// A Dragon ate a Soldier on a card.
    EatenOn { who: Seat, site: Site } = "fact-eaten-on",
    /// A Menace was defeated.
    Defeated { who: Seat, card: CardName } = "fact-defeated",
    /// A selected card was destroyed.
    Destroyed { who: Seat, card: CardName } = "fact-destroyed",
    /// Armies were recruited.
    Recruited { who: Seat, count: u8 } = "fact-recruited",
    /// An Army set out.
    Marched { who: Seat, from: Territory, to: Territory } = "fact-marched",
    /// Armies went home.
    Fought { who: Seat, at: Territory, count: u8 } = "fact-fought",
    /// Armies arrived.
    Arrived { who: Seat, at: Territory, count: u8 } = "fact-arrived",
    /// An Army took a location.
    Stationed { colour: Colour, at: Territory, bonus: Bonus } = "fact-stationed",
    /// A location was left.
    LeftLocation { colour: Colour, at: Territory, bonus: Bonus } = "fact-left-location",
    /// A turn was passed.
    Passed { who: Seat } = "fact-passed",
    /// An Army was locked up.
    LockedUp { colour: Colour, from: Territory } = "fact-locked-up",
    /// Armies were freed.
    Freed { colour: Colour, count: u8 } = "fact-freed",
    /// The enemy has an Army more.
    EnemyGrew { at: Territory } = "fact-enemy-grew",
    /// A final score.
    Scored { who: Seat, points: i32 } = "fact-scored",
}
