//! What hirelings make be asked, told and withheld.

use crate::Setting;
use crate::spoken::card as named;
use crate::terms::{CardName, Clearing, Faction, Hireling, Item, Piece, Place, Suit};

kernel::questions! {
    /// What is asked about hirelings.
    pub enum Question {
        Hire => "ask-hire",
        PassOn { hireling: Hireling } => "ask-pass-on",
        Order { hireling: Hireling } => "ask-order" | "answer-no-order",
        BandBattle { band: Faction } => "ask-band-battle" | "answer-no-battle-hired",
        MayPlace { piece: Piece } => "ask-may-place" | "answer-no-placing",
        PlacePawn { hireling: Hireling } => "ask-hireling-pawn",
        Physicians { clearing: Clearing, count: u8 } => "ask-physicians" | "answer-no-physicians",
        HealWhere => "ask-heal-where",
        DynastyMarch => "ask-dynasty-march",
        PayShelter { clearing: Clearing } => "ask-pay-shelter" | "answer-no-shelter",
        Uprising { suit: Suit } => "ask-uprising",
        UprisingWhere => "ask-uprising-where",
        Scouts { clearing: Clearing } => "ask-scouts" | "answer-no-scouts",
        Gift => "ask-gift",
        Exile { ready: u8 } => "ask-exile" | "answer-exile-rests",
        WhichRuin => "ask-which-ruin",
        RobWith => "ask-rob-with",
        RobWhom => "ask-rob-whom",
        FlotillaDraw => "ask-flotilla-draw" | "answer-no-flotilla-draw",
        StirWhere => "ask-stir-where",
        StirWhom { clearing: Clearing } => "ask-stir-whom",
        StirTo { whom: Faction } => "ask-stir-to",
        StirBattle { whom: Faction } => "ask-stir-battle" | "answer-no-battle-hired",
        Envoys => "ask-envoys" | "answer-no-envoys",
        BanditPath => "ask-bandit-path",
        RoadHelp { clearing: Clearing } => "ask-road-help" | "answer-no-road-help",
        LiftBandit => "ask-lift-bandit" | "answer-no-lift",
        LiftFoothold => "ask-lift-foothold",
        KeepCard { card: CardName } => "ask-keep-card" (card: named(card)) | "answer-no-keep",
        StealWhere => "ask-steal-where",
        Burn { clearing: Clearing } => "ask-burn",
        Smuggle => "ask-smuggle",
        BandWhere => "ask-band-where",
        BandCalls { from: Clearing, to: Clearing } => "ask-band-calls" | "answer-no-call",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens with hirelings.
    pub enum Fact {
        Enlisted { hireling: Hireling } => "fact-hireling-enlisted",
        TookMarker { who: Faction, space: u8 } => "fact-hireling-marker",
        Hired { who: Faction, hireling: Hireling } => "fact-hired",
        Control { hireling: Hireling, marks: u8 } => "fact-control",
        ControlLeft { hireling: Hireling, marks: u8 } => "fact-control-left",
        PawnAt { hireling: Hireling, place: Place } => "fact-hireling-pawn",
        UprisingDie { suit: Suit } => "fact-uprising-die",
        Gave { who: Faction, item: Item } => "fact-gave-exile",
        ExileHurt { hits: u8, left: u8 } => "fact-exile-hurt",
        BanditOn { from: Clearing, to: Clearing } => "fact-bandit-on",
        KeptCard { who: Faction, card: CardName } => "fact-kept-card",
        TookBack { who: Faction, count: u8 } => "fact-took-back-cards",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld because of hirelings.
    pub enum Why {
        NowhereToPlace => "why-nowhere-to-place",
        NothingToExhaust => "why-nothing-to-exhaust-hired",
        NoRuin => "why-no-ruin-to-ransack",
        NobodyToRob => "why-nobody-to-rob",
        NobodyToStir => "why-nobody-to-stir",
        NoCardForUprising { clearing: Clearing } => "why-no-card-for-uprising",
        Hidden { clearing: Clearing } => "why-gangs-hidden",
        Shielded { clearing: Clearing } => "why-shielded",
        Guarded { clearing: Clearing } => "why-guarded",
        Crowded { clearing: Clearing } => "why-crowded",
    }

    fn message(setting: &Setting) -> Message;
}
