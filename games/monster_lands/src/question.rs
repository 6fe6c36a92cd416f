//! Questions: what a seat is asked.

use crate::citadel::Bargain;
use crate::terms::{Building, Equipment, Land, Load, Mercenary, Path};
use crate::{Setting, adventure};

kernel::questions! {
    /// What a seat is asked.
    pub enum Question {
        Clan => "ask-clan",
        /// Which die the Queen grants.
        GrantDie => "ask-grant-die",
        /// What else the Queen grants.
        GrantBoon => "ask-grant-boon",
        Turn => "ask-turn",
        /// Whether to get a die or pass.
        LastDie => "ask-last-die",
        /// Which die to give back, for none can be used.
        Waste => "ask-waste",
        DieFor(building: Building) => "ask-die-for",
        SpaceOf(building: Building) => "ask-space-of",
        /// Which Traps to buy; the price of what is chosen, and what comes off it.
        Traps { price: u16, discount: u8 } => "ask-traps",
        /// Which Trap to discard beyond the limit.
        SurplusTrap => "ask-surplus-trap",
        /// How many of the tokens are Potions.
        Brew { tokens: u8 } => "ask-brew",
        Hire { bargain: Bargain } => "ask-hire" (discount: bargain.discount()),
        FreeHire => "ask-free-hire",
        DefenceTokens { bargain: Bargain } => "ask-defence-tokens" (discount: bargain.discount()),
        Pawn => "ask-pawn",
        Equipment { bargain: Bargain } => "ask-equipment" (discount: bargain.discount()),
        FreeEquipment => "ask-free-equipment",
        /// Who gets the Equipment.
        Bearer(equipment: Equipment) => "ask-bearer",
        /// Which Equipment to move.
        Move => "ask-move",
        PathOf(mercenary: Mercenary) => "ask-path-of",
        MissionDie(path: Path) => "ask-mission-die",
        /// What to add on a Path, and what lies there so far.
        Add { mercenary: Mercenary, path: Path, load: Load } => "ask-add" | "answer-set-out",
        LandDie(land: Land) => "ask-land-die",
        TakeLoot => "ask-take-loot",
        /// Into which colour a die is converted.
        ConvertInto => "ask-convert-into",
        ConvertWhich => "ask-convert-which",
        PotionOrVenom => "ask-potion-or-venom",
        Settle(land: Land) => "ask-settle",
        /// What to do at home before wages.
        AtHome => "ask-at-home",
        /// What to cash in before the points are counted.
        BeforeScoring => "ask-before-scoring",
        Promote => "ask-promote",
        Desert => "ask-desert",
    } of chapters {
        Adventure(adventure::Question),
    }

    fn message(setting: &Setting) -> Message;
}
