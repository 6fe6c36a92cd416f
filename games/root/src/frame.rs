//! Frames: paragraphs that stand open, chapter by chapter.

use crate::key_actions::{battle, craft, movement};
use crate::{
    Desk, Flow, alliance, cards, corvids, duchy, eyrie, golden_rules, hundreds, keepers,
    lizard_cult, maps, marquise, riverfolk, setup, vagabond, victory,
};
use kernel::Para;

/// A paragraph that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 1 Golden Rules.
    Golden(golden_rules::Frame),
    /// 3 Victory.
    Victory(victory::Frame),
    /// 4.1 Craft.
    Craft(craft::Frame),
    /// 4.2 Move.
    Move(movement::Frame),
    /// 4.3 Battle.
    Battle(battle::Frame),
    /// 5 Set-up.
    Setup(setup::Frame),
    /// 6 The Marquise de Cat.
    Marquise(marquise::Frame),
    /// 7 The Eyrie Dynasties.
    Eyrie(eyrie::Frame),
    /// 8 The Woodland Alliance.
    Alliance(alliance::Frame),
    /// 9 The Vagabond.
    Vagabond(vagabond::Frame),
    /// 10 The Lizard Cult.
    LizardCult(lizard_cult::Frame),
    /// 11 The Riverfolk Company.
    Riverfolk(riverfolk::Frame),
    /// 12 The Underground Duchy.
    Duchy(duchy::Frame),
    /// 13 The Corvid Conspiracy.
    Corvids(corvids::Frame),
    /// 14 The Lord of the Hundreds.
    Hundreds(hundreds::Frame),
    /// 15 The Keepers in Iron.
    Keepers(keepers::Frame),
    /// C The other maps.
    Maps(maps::Frame),
    /// The shared deck and effects of crafted cards.
    Cards(cards::Frame),
}

/// A stack of them is copied with every imagined game.
const _: () = assert!(size_of::<Frame>() <= 8, "a frame of Root is at most 8 bytes");

impl Default for Frame {
    fn default() -> Self {
        Self::Setup(setup::Frame::StandardSetup)
    }
}

impl Frame {
    /// The paragraph of the frame.
    pub fn paragraph(&self) -> Para {
        match self {
            Self::Golden(frame) => golden_rules::paragraph(*frame),
            Self::Victory(frame) => victory::paragraph(*frame),
            Self::Craft(frame) => craft::paragraph(*frame),
            Self::Move(frame) => movement::paragraph(*frame),
            Self::Battle(frame) => battle::paragraph(*frame),
            Self::Setup(frame) => setup::paragraph(*frame),
            Self::Marquise(frame) => marquise::paragraph(*frame),
            Self::Eyrie(frame) => frame.paragraph(),
            Self::Alliance(frame) => alliance::paragraph(*frame),
            Self::Vagabond(frame) => vagabond::paragraph(*frame),
            Self::LizardCult(frame) => lizard_cult::paragraph(*frame),
            Self::Riverfolk(frame) => riverfolk::paragraph(*frame),
            Self::Duchy(frame) => duchy::paragraph(*frame),
            Self::Corvids(frame) => corvids::paragraph(*frame),
            Self::Hundreds(frame) => hundreds::paragraph(*frame),
            Self::Keepers(frame) => frame.paragraph(),
            Self::Maps(frame) => maps::paragraph(*frame),
            Self::Cards(frame) => cards::paragraph(*frame),
        }
    }

    /// Resolves the paragraph of the frame. Chapters are not inlined here, so that this is one jump in the kernel's loop.
    #[inline]
    pub(crate) fn resolve(self, desk: &mut Desk<'_>) -> Flow {
        match self {
            Self::Golden(frame) => golden_rules::resolve(frame, desk),
            Self::Victory(frame) => victory::resolve(frame, desk),
            Self::Craft(frame) => craft::resolve(frame, desk),
            Self::Move(frame) => movement::resolve(frame, desk),
            Self::Battle(frame) => battle::resolve(frame, desk),
            Self::Setup(frame) => setup::resolve(frame, desk),
            Self::Marquise(frame) => marquise::resolve(frame, desk),
            Self::Eyrie(frame) => frame.resolve(desk),
            Self::Alliance(frame) => alliance::resolve(frame, desk),
            Self::Vagabond(frame) => vagabond::resolve(frame, desk),
            Self::LizardCult(frame) => lizard_cult::resolve(frame, desk),
            Self::Riverfolk(frame) => riverfolk::resolve(frame, desk),
            Self::Duchy(frame) => duchy::resolve(frame, desk),
            Self::Corvids(frame) => corvids::resolve(frame, desk),
            Self::Hundreds(frame) => hundreds::resolve(frame, desk),
            Self::Keepers(frame) => frame.resolve(desk),
            Self::Maps(frame) => maps::resolve(frame, desk),
            Self::Cards(frame) => cards::resolve(frame, desk),
        }
    }
}

impl From<keepers::Frame> for Frame {
    fn from(frame: keepers::Frame) -> Self {
        Self::Keepers(frame)
    }
}
