//! Frames: paragraphs that stand open, chapter by chapter.

use crate::{
    Desk, Flow, advisors, choice_phase, conquest, menaces, pieces, planning, production, quests,
    scoring, setup, solo,
};

kernel::frames! {
    /// A paragraph that stands open. Chapters are not inlined here, so that resolving one is one jump in the kernel's loop.
    #[repr(align(4))]
    pub enum Frame {
    } of chapters {
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

    #[inline]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with Frame::Setup(setup::Frame::SetUp);
}

const _: () = assert!(size_of::<Frame>() <= 8, "a frame of Wonderful Kingdom is at most 8 bytes");
