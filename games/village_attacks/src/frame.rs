//! Frames: paragraphs that stand open, chapter by chapter.

use crate::{
    Desk, Flow, capabilities, defence, events, experience, minions, rounds, setup, spawning,
    summoning, triggering, troll, turn, villagers,
};
use kernel::Para;

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// V1 The frame, V21 Reset.
    Round(rounds::Frame),
    /// V2 Set-up.
    Setup(setup::Frame),
    /// V3 A monster's turn.
    Turn(turn::Frame),
    /// V7 Defence.
    Defence(defence::Frame),
    /// V9 Capabilities.
    Capability(capabilities::Frame),
    /// V10 Experience.
    Experience(experience::Frame),
    /// V14 Summoning.
    Summoning(summoning::Frame),
    /// V16 Traps and events.
    Events(events::Frame),
    /// V17 Villagers attack and move.
    Villagers(villagers::Frame),
    /// V18 The Troll.
    Troll(troll::Frame),
    /// V19 Traps trigger.
    Triggering(triggering::Frame),
    /// V20 Spawning.
    Spawning(spawning::Frame),
    /// V14.8 The summoned monster, V30 Minions.
    Minions(minions::Frame),
}

impl Default for Frame {
    fn default() -> Self {
        setup::opening()
    }
}

impl Frame {
    /// The paragraph of the frame.
    pub fn paragraph(&self) -> Para {
        match *self {
            Self::Round(frame) => rounds::paragraph(frame),
            Self::Setup(frame) => setup::paragraph(frame),
            Self::Turn(frame) => turn::paragraph(frame),
            Self::Defence(frame) => defence::paragraph(frame),
            Self::Capability(frame) => capabilities::paragraph(frame),
            Self::Experience(frame) => experience::paragraph(frame),
            Self::Summoning(frame) => summoning::paragraph(frame),
            Self::Events(frame) => events::paragraph(frame),
            Self::Villagers(frame) => villagers::paragraph(frame),
            Self::Troll(frame) => troll::paragraph(frame),
            Self::Triggering(frame) => triggering::paragraph(frame),
            Self::Spawning(frame) => spawning::paragraph(frame),
            Self::Minions(frame) => minions::paragraph(frame),
        }
    }

    /// Resolves the paragraph of the frame. Chapters are not inlined here, so that this is one jump in the kernel's loop.
    #[inline]
    pub(crate) fn resolve(self, desk: &mut Desk<'_>) -> Flow {
        match self {
            Self::Round(frame) => rounds::resolve(frame, desk),
            Self::Setup(frame) => setup::resolve(frame, desk),
            Self::Turn(frame) => turn::resolve(frame, desk),
            Self::Defence(frame) => defence::resolve(frame, desk),
            Self::Capability(frame) => capabilities::resolve(frame, desk),
            Self::Experience(frame) => experience::resolve(frame, desk),
            Self::Summoning(frame) => summoning::resolve(frame, desk),
            Self::Events(frame) => events::resolve(frame, desk),
            Self::Villagers(frame) => villagers::resolve(frame, desk),
            Self::Troll(frame) => troll::resolve(frame, desk),
            Self::Triggering(frame) => triggering::resolve(frame, desk),
            Self::Spawning(frame) => spawning::resolve(frame, desk),
            Self::Minions(frame) => minions::resolve(frame, desk),
        }
    }
}
