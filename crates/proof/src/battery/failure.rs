//! What a battery found.

use kernel::{Journal, Seat, Spoken};
use std::fmt;

/// What is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// Options can be set, and refused ones say why.
    Options,
    /// Every ask has an offer.
    DeadEnd,
    /// A paragraph that asks only asks: asked again, everything is as it was.
    Impure,
    /// Every offer can be played: no rule breaks.
    Broken,
    /// No ask offers a choice twice, or offers and withholds it.
    Twice,
    /// What is not offered is refused, and changes nothing.
    Refused,
    /// The game ends within its bound.
    Endless,
    /// The journal replays to the same fingerprint, with its seed and without.
    Replay,
    /// Notation is read as it was written.
    Notation,
    /// Pieces are conserved and limits kept.
    Audit,
    /// A redealt position is one that could be.
    Redeal,
    /// A view does not change when what the viewer cannot know is redealt.
    ViewLeak,
    /// Who is asked, and what, does not tell what is hidden.
    AskLeak,
    /// A seat's offers do not tell what is hidden from it.
    OfferLeak,
    /// Nor do the reasons for what is withheld.
    WhyLeak,
    /// Nor do the facts.
    FactLeak,
    /// What shows something hidden cannot be undone.
    Unbarred,
    /// An undo restores the exact fingerprint and never crosses a barrier.
    Undo,
    /// A clone played alike stays alike.
    Clone,
    /// The quiet table and the full table agree.
    Quiet,
    /// Every message is said in every language the game is told in.
    Speech,
    /// An ended game has a result for every seat.
    Outcome,
}

impl Check {
    /// What usually mends it.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Impure => {
                "a paragraph that must act and then ask opens a frame of its own for the asking"
            }
            Self::Twice => {
                "payments and picks go in one canonical order, so that no two offers mean the same"
            }
            Self::Replay | Self::Clone | Self::Undo => "nothing outside of the position may matter",
            Self::Redeal => "redeal moves what is hidden about; it makes and loses nothing",
            Self::ViewLeak => {
                "the view must not show it, or the redeal must keep what the viewer knows"
            }
            Self::AskLeak => "ask aloud where silence would tell what a seat holds",
            Self::OfferLeak | Self::WhyLeak => {
                "offers and reasons may count only what the asked seat may know"
            }
            Self::FactLeak => "tell_only to those who may know, or reveal() where everyone may",
            Self::Unbarred => "call reveal() where something hidden comes into the open",
            Self::Options
            | Self::DeadEnd
            | Self::Broken
            | Self::Refused
            | Self::Endless
            | Self::Notation
            | Self::Audit
            | Self::Quiet
            | Self::Speech
            | Self::Outcome => "",
        }
    }
}

/// Something that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// What was checked.
    pub check: Check,
    /// What was found.
    pub detail: String,
}

impl Breach {
    pub(super) fn new(check: Check, detail: impl Into<String>) -> Self {
        Self { check, detail: detail.into() }
    }

    /// A rule that broke; asking without an offer is a dead end.
    pub(super) fn broken(panic: impl Into<String>) -> Self {
        let panic = panic.into();
        let dead_end = panic.contains("asks with at least one offer");
        Self::new(if dead_end { Check::DeadEnd } else { Check::Broken }, panic)
    }
}

/// A breach, and the game that shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// What does not hold.
    pub breach: Breach,
    /// The game.
    pub game: &'static str,
    /// The number of the game in the battery.
    pub number: u64,
    /// Its options.
    pub options: Vec<(String, String)>,
    /// The line of play, shrunk.
    pub line: Vec<(Seat, String)>,
    /// How long the line was before.
    pub found_after: usize,
    /// The journal of the line.
    pub journal: Option<Journal>,
}

impl Failure {
    pub(super) fn of_texts<G: Spoken>(breach: Breach) -> Self {
        Self::of_options::<G>(breach, 0, Vec::new())
    }

    pub(super) fn of_options<G: Spoken>(
        breach: Breach,
        number: u64,
        options: Vec<(String, String)>,
    ) -> Self {
        let (line, found_after, journal) = (Vec::new(), 0, None);
        Self { breach, game: G::NAME, number, options, line, found_after, journal }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { check, detail } = &self.breach;
        writeln!(f, "{}: {check:?}: {detail}", self.game)?;
        if !check.hint().is_empty() {
            writeln!(f, "({})", check.hint())?;
        }
        write!(f, "to play it again: --seed {}", self.number)?;
        self.options.iter().try_for_each(|(name, value)| write!(f, " --options {name}={value}"))?;
        writeln!(f, "\n{} choices, found after {}:", self.line.len(), self.found_after)?;
        self.line.iter().try_for_each(|(seat, choice)| write!(f, "{seat}: {choice}; "))?;
        self.journal.iter().try_for_each(|journal| write!(f, "\n\n{journal}"))
    }
}

impl std::error::Error for Failure {}
