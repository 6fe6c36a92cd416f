//! Questions: what a seat is asked.

use crate::cards::{Timing, exiles};
use crate::spoken::card as named;
use crate::terms::{CardName, Clearing, Column, Faction, Piece, Suit};
use crate::{
    Setting, alliance, corvids, duchy, hirelings, hundreds, keepers, landmarks, lizard_cult,
    riverfolk, setup, vagabond,
};

kernel::questions! {
    /// What a seat is asked.
    pub enum Question {
        WhichEffectFirst => "ask-which-effect-first",
        StartOfBirdsong => "ask-start-of-birdsong" | "answer-begin-birdsong",
        WhoseEffectsFirst => "ask-whose-effects-first",
        UseEffects(timing: Timing) => "ask-use-effects-{timing}" () | "answer-no-effect",
        DiscardDown => "ask-discard-down",
        DiscardForDominance(suit: Suit) => "ask-discard-for-dominance",
        Craft => "ask-craft" | "answer-no-craft",
        PayAnySuit(card: CardName) => "ask-pay-any-suit" (card: named(card)),
        Move => "ask-move" | "answer-no-move",
        HowManyMove(from: Clearing, to: Clearing) => "ask-how-many-move",
        Battle => "ask-battle",
        Ambush { whom: Faction, clearing: Clearing } => "ask-ambush" | "answer-no-ambush",
        FoilAmbush { whom: Faction, clearing: Clearing } => "ask-foil-ambush" | "answer-no-foil",
        WhoUsesEffectsFirst => "ask-who-uses-effects-first",
        UseBattleEffects { deals: u8, takes: u8 } => "ask-use-battle-effects" | "answer-no-effect",
        LosePiece { whom: Faction } => "ask-lose-piece",
        StartIn => "ask-start-in",
        WhereToPlace(piece: Piece) => "ask-where-to-place",
        FieldHospitals { clearing: Clearing, count: u8 } => "ask-field-hospitals" | "answer-no-hospital",
        MarquiseAction { left: u8 } => "ask-marquise-action" | "answer-end-daylight",
        WhatToBuild { cost: [u8; 3], points: [u8; 3] } => "ask-what-to-build" (),
        PayWood { left: u8 } => "ask-pay-wood",
        SpendMatching(clearing: Clearing) => "ask-spend-matching",
        ChooseLeader => "ask-choose-leader",
        AddToDecree { added: u8 } => "ask-add-to-decree" | "answer-no-second-card",
        AddUnder(column: Column) => "ask-add-under",
        ResolveCard(column: Column) => "ask-resolve-card",
        AfterTheDecree => "ask-after-the-decree" | "answer-end-daylight",
        WhichPlayer(card: CardName) => "ask-which-player-{card}" (card: named(card)),
        WhereFor(card: CardName) => "ask-where-for-{card}" (card: named(card)),
        WhichPath => "ask-which-path",
        DiscardForPath => "ask-discard-for-path",
    } of chapters {
        Alliance(alliance::Question),
        Vagabond(vagabond::Question),
        LizardCult(lizard_cult::Question),
        Riverfolk(riverfolk::Question),
        Duchy(duchy::Question),
        Corvids(corvids::Question),
        Hundreds(hundreds::Question),
        Keepers(keepers::Question),
        Landmarks(landmarks::Question),
        Advanced(setup::advanced::Question),
        Hirelings(hirelings::Question),
        Exiles(exiles::Question),
    }

    fn message(setting: &Setting) -> Message;
}
