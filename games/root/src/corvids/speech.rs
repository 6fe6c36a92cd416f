//! What chapter 13 asks, tells and withholds.

use crate::Setting;
use crate::spoken::{clearing, faction, suit, suited};
use crate::terms::{CardName, Clearing, Faction, Plot, Suit};
use kernel::Message;

/// A kind of plot.
fn plot(kind: Plot) -> Message {
    Message::new(format!("plot-{kind}"))
}

/// What is asked in chapter 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a question's fields are named in its sentence")]
pub enum Question {
    /// Whether to expose plots.
    Exposure,
    /// Where to expose a plot.
    ExposeWhere,
    /// What a plot is.
    Guess { clearing: Clearing },
    /// Which card to show.
    ShowCard { clearing: Clearing },
    /// Where a warrior starts.
    Scatter { suit: Suit },
    /// Which plot to flip.
    FlipPlots,
    /// Which card to recruit with.
    Recruit,
    /// Which suit a bird stands for.
    RecruitSuit,
    /// Where the warriors that are left go.
    Muster,
    /// What to do in Daylight.
    CorvidAction { left: u8 },
    /// Where to place a plot.
    PlotWhere { cost: u8 },
    /// Which plot to place.
    WhichPlot { clearing: Clearing },
    /// Which plot is swapped.
    Trick,
    /// With which plot it is swapped.
    TrickWith { clearing: Clearing },
    /// What to do instead of drawing.
    Exert { cards: u8 },
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::Exposure => say("ask-exposure"),
            Self::ExposeWhere => say("ask-expose-where"),
            Self::Guess { clearing: at } => say("ask-guess-plot").with("clearing", clearing(at)),
            Self::ShowCard { clearing: at } => {
                say("ask-show-for-plot").with("clearing", clearing(at))
            }
            Self::Scatter { suit: of } => say("ask-scatter").with("suit", suit(of)),
            Self::FlipPlots => say("ask-flip-plots"),
            Self::Recruit => say("ask-corvid-recruit"),
            Self::RecruitSuit => say("ask-corvid-recruit-suit"),
            Self::Muster => say("ask-corvid-muster"),
            Self::CorvidAction { left } => say("ask-corvid-action").with("left", left),
            Self::PlotWhere { cost } => say("ask-plot-where").with("cost", cost),
            Self::WhichPlot { clearing: at } => {
                say("ask-which-plot").with("clearing", clearing(at))
            }
            Self::Trick => say("ask-trick"),
            Self::TrickWith { clearing: at } => {
                say("ask-trick-with").with("clearing", clearing(at))
            }
            Self::Exert { cards } => say("ask-exert").with("cards", cards),
        }
    }
}

impl From<Question> for crate::Question {
    fn from(question: Question) -> Self {
        Self::Corvids(question)
    }
}

/// What happens in chapter 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// Somebody guesses what a plot is.
    Guessed { who: Faction, clearing: Clearing, plot: Plot },
    /// The guess was wrong.
    NotExposed { clearing: Clearing },
    /// The guess was right.
    Exposed { clearing: Clearing, plot: Plot },
    /// Somebody showed the Corvids a card.
    Showed { who: Faction, card: CardName },
    /// A plot was placed, as the Corvids see it.
    Plotted { clearing: Clearing, plot: Plot },
    /// A plot was turned face up.
    Flipped { clearing: Clearing, plot: Plot },
    /// Two plots changed places.
    Swapped { one: Clearing, other: Clearing },
    /// A raid was removed.
    Raided { clearing: Clearing },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Guessed { who, clearing: at, plot: of } => say("fact-plot-guessed")
                .with("who", faction(who))
                .with("clearing", clearing(at))
                .with("plot", plot(of)),
            Self::NotExposed { clearing: at } => {
                say("fact-plot-not-exposed").with("clearing", clearing(at))
            }
            Self::Exposed { clearing: at, plot: of } => {
                say("fact-plot-exposed").with("clearing", clearing(at)).with("plot", plot(of))
            }
            Self::Showed { who, card } => say("fact-showed-for-plot")
                .with("who", faction(who))
                .with("card", suited(setting, card)),
            Self::Plotted { clearing: at, plot: of } => {
                say("fact-plotted").with("clearing", clearing(at)).with("plot", plot(of))
            }
            Self::Flipped { clearing: at, plot: of } => {
                say("fact-plot-flipped").with("clearing", clearing(at)).with("plot", plot(of))
            }
            Self::Swapped { one, other } => {
                say("fact-plots-swapped").with("one", clearing(one)).with("other", clearing(other))
            }
            Self::Raided { clearing: at } => say("fact-raided").with("clearing", clearing(at)),
        }
    }
}

impl From<Fact> for crate::Fact {
    fn from(fact: Fact) -> Self {
        Self::Corvids(fact)
    }
}

/// Why something is withheld in chapter 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a reason's fields are named in its sentence")]
pub enum Why {
    /// No card of the hand matches the clearing of a plot.
    NoCardToShow,
    /// No clearing has warriors enough and no plot.
    NowhereToPlot { needed: u8 },
    /// No two plots lie alike.
    NothingToSwap,
    /// A snare keeps pieces from being placed or moved here.
    Snared { clearing: Clearing },
}

impl Why {
    /// The message of the reason.
    pub(crate) fn message(self) -> Message {
        let say = Message::new;
        match self {
            Self::NoCardToShow => say("why-no-card-to-show"),
            Self::NowhereToPlot { needed } => say("why-nowhere-to-plot").with("needed", needed),
            Self::NothingToSwap => say("why-nothing-to-swap"),
            Self::Snared { clearing: at } => say("why-snared").with("clearing", clearing(at)),
        }
    }
}

impl From<Why> for crate::Why {
    fn from(why: Why) -> Self {
        Self::Corvids(why)
    }
}
