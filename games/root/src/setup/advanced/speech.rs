//! What the advanced set-up asks, tells and withholds.

use crate::terms::{CardName, Character, Clearing, Faction, Piece};
use crate::{Choice, Setting};
use kernel::{Message, Seat};

kernel::questions! {
    /// What is asked in the advanced set-up.
    pub enum Question {
        PickFaction { vagabond: Option<Character>, second: Option<Character> } => "ask-pick-faction" (),
        Homeland { faction: Faction } => "ask-homeland-{faction}" (),
        KeepAtHome => "ask-keep-at-home",
        HomeBuilding(piece: Piece) => "ask-home-building",
        Spread { piece: Piece, left: u8 } => "ask-spread",
        HomeGarden { clearing: Clearing } => "ask-which-garden",
        HomePlot { clearing: Clearing } => "ask-home-plot",
        PutBack { left: u8 } => "ask-put-back",
    }

    fn message(setting: &Setting) -> Message;
}

impl Question {
    /// A faction with what it is, and a Vagabond with the character beside the card.
    pub(crate) fn answer(self, choice: Choice) -> Option<Message> {
        let (Self::PickFaction { vagabond, second }, Choice::Faction(faction)) = (self, choice)
        else {
            return None;
        };
        let character = match faction.vagabond() {
            Some(0) => vagabond,
            Some(_) => second,
            None => None,
        };
        let key = if character.is_some() { "answer-pick-vagabond" } else { "answer-pick-faction" };
        let what = Message::new(format!("setup-card-{faction}"));
        let said = Message::new(key).with("faction", faction).with("what", what);
        Some(match character {
            Some(character) => said.with("character", character),
            None => said,
        })
    }
}

kernel::speech! {
    /// What happens in the advanced set-up.
    pub enum Fact {
        First { who: Seat } => "fact-seat-first",
        Dealt { count: u8 } => "fact-dealt-each",
        DealtCard { card: CardName } => "fact-dealt-card",
        CardLaid { faction: Faction } => "fact-setup-card",
        CardLocked { faction: Faction } => "fact-setup-card-locked",
        CharacterLaid { faction: Faction, character: Character } => "fact-setup-character",
        Picked { who: Seat, faction: Faction } => "fact-picked-faction",
        Home { who: Faction, clearing: Clearing } => "fact-homeland",
        PutBack { who: Faction } => "fact-put-back",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in the advanced set-up.
    pub enum Why {
        Locked => "why-setup-card-locked",
        OthersHome => "why-others-homeland",
        NoRoomAtHome => "why-no-room-at-home",
        TooNear => "why-homeland-too-near",
    }

    fn message(setting: &Setting) -> Message;
}
