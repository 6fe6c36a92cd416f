//! What chapter 13 asks, tells and withholds.

use crate::Setting;
use crate::terms::{CardName, Clearing, Faction, Plot, Suit};

kernel::questions! {
    /// What is asked in chapter 13.
    pub enum Question {
        Exposure => "ask-exposure" | "answer-no-exposure",
        ExposeWhere => "ask-expose-where",
        Guess { clearing: Clearing } => "ask-guess-plot",
        ShowCard { clearing: Clearing } => "ask-show-for-plot",
        Scatter { suit: Suit } => "ask-scatter",
        FlipPlots => "ask-flip-plots" | "answer-no-flip",
        Recruit => "ask-corvid-recruit" | "answer-no-recruit",
        RecruitSuit => "ask-corvid-recruit-suit",
        Muster => "ask-corvid-muster",
        CorvidAction { left: u8 } => "ask-corvid-action" | "answer-end-daylight",
        PlotWhere { cost: u8 } => "ask-plot-where",
        WhichPlot { clearing: Clearing } => "ask-which-plot",
        Trick => "ask-trick",
        TrickWith { clearing: Clearing } => "ask-trick-with",
        Exert { cards: u8 } => "ask-exert" | "answer-draw",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// What happens in chapter 13.
    pub enum Fact {
        Guessed { who: Faction, clearing: Clearing, plot: Plot } => "fact-plot-guessed",
        NotExposed { clearing: Clearing } => "fact-plot-not-exposed",
        Exposed { clearing: Clearing, plot: Plot } => "fact-plot-exposed",
        Showed { who: Faction, card: CardName } => "fact-showed-for-plot",
        Plotted { clearing: Clearing, plot: Plot } => "fact-plotted",
        Flipped { clearing: Clearing, plot: Plot } => "fact-plot-flipped",
        Swapped { one: Clearing, other: Clearing } => "fact-plots-swapped",
        Raided { clearing: Clearing } => "fact-raided",
    }

    fn message(setting: &Setting) -> Message;
}

kernel::speech! {
    /// Why something is withheld in chapter 13.
    pub enum Why {
        NoCardToShow => "why-no-card-to-show",
        NowhereToPlot { needed: u8 } => "why-nowhere-to-plot",
        NothingToSwap => "why-nothing-to-swap",
        Snared { clearing: Clearing } => "why-snared",
    }

    fn message(setting: &Setting) -> Message;
}
