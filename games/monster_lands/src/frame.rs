//! Frames: paragraphs that stand open, chapter by chapter.

use crate::{
    Desk, Flow, adventure, citadel, clean_up, deployment, outside, rounds, scoring, settled_lands,
    setup, solo,
};

kernel::frames! {
    /// A paragraph that stands open. Chapters are not inlined here, so that resolving one is one jump in the kernel's loop.
    pub enum Frame {} of chapters {
        /// M2 to M4.
        Setup(setup::Frame),
        /// M7, M8 and M34.
        Rounds(rounds::Frame),
        /// M9.
        Deployment(deployment::Frame),
        /// M10 to M17.
        Citadel(citadel::Frame),
        /// M18.
        Outside(outside::Frame),
        /// M19.
        SettledLands(settled_lands::Frame),
        /// M20 to M29 and M35.
        Adventure(adventure::Frame),
        /// M30.
        CleanUp(clean_up::Frame),
        /// M31.
        Scoring(scoring::Frame),
        /// M36.
        Solo(solo::Frame),
    }

    #[inline]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with setup::Frame::Board.into();
}

/// A stack of them is copied with every imagined game.
const _: () = assert!(size_of::<Frame>() <= 8, "a frame of Monster Lands is at most 8 bytes");
