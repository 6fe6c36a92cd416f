//! Frames: paragraphs that stand open, chapter by chapter.

use crate::{
    Desk, Flow, advisors, choice_phase, conquest, menaces, pieces, planning, production, quests,
    scoring, setup, solo,
};
use kernel::Para;

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// K2 Set-up.
    Setup(setup::Frame),
    /// K3 Round and Choice phase.
    Choice(choice_phase::Frame),
    /// K4 Planning phase.
    Planning(planning::Frame),
    /// K5 Production phase.
    Production(production::Frame),
    /// K6 Pieces, cards and timing.
    Pieces(pieces::Frame),
    /// K7 End of the game.
    Scoring(scoring::Frame),
    /// K8.1 The Menace module.
    Menaces(menaces::Frame),
    /// K8.10 The Advisors module.
    Advisors(advisors::Frame),
    /// K8.20 The Quests module.
    Quests(quests::Frame),
    /// K9 Solo game.
    Solo(solo::Frame),
    /// L5 Conquest.
    Conquest(conquest::Frame),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Setup(setup::Frame::SetUp)
    }
}

impl Frame {
    /// The paragraph of the frame.
    pub fn paragraph(&self) -> Para {
        match self {
            Self::Setup(frame) => setup::paragraph(*frame),
            Self::Choice(frame) => choice_phase::paragraph(*frame),
            Self::Planning(frame) => planning::paragraph(*frame),
            Self::Production(frame) => production::paragraph(*frame),
            Self::Pieces(frame) => pieces::paragraph(*frame),
            Self::Scoring(frame) => scoring::paragraph(*frame),
            Self::Menaces(frame) => menaces::paragraph(*frame),
            Self::Advisors(frame) => advisors::paragraph(*frame),
            Self::Quests(frame) => quests::paragraph(*frame),
            Self::Solo(frame) => solo::paragraph(*frame),
            Self::Conquest(frame) => conquest::paragraph(*frame),
        }
    }

    /// Resolves the paragraph of the frame. Chapters are not inlined here, so that this is one jump in the kernel's loop.
    #[inline]
    pub(crate) fn resolve(self, desk: &mut Desk<'_>) -> Flow {
        match self {
            Self::Setup(frame) => setup::resolve(frame, desk),
            Self::Choice(frame) => choice_phase::resolve(frame, desk),
            Self::Planning(frame) => planning::resolve(frame, desk),
            Self::Production(frame) => production::resolve(frame, desk),
            Self::Pieces(frame) => pieces::resolve(frame, desk),
            Self::Scoring(frame) => scoring::resolve(frame, desk),
            Self::Menaces(frame) => menaces::resolve(frame, desk),
            Self::Advisors(frame) => advisors::resolve(frame, desk),
            Self::Quests(frame) => quests::resolve(frame, desk),
            Self::Solo(frame) => solo::resolve(frame, desk),
            Self::Conquest(frame) => conquest::resolve(frame, desk),
        }
    }
}
