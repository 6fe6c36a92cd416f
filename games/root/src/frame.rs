//! Frames: paragraphs that stand open, chapter by chapter.

use crate::key_actions::{battle, craft, movement};
use crate::{
    Desk, Flow, alliance, cards, corvids, duchy, eyrie, golden_rules, hirelings, hundreds, keepers,
    landmarks, lizard_cult, maps, marquise, riverfolk, setup, vagabond, victory,
};

kernel::frames! {
    /// A paragraph that stands open. Chapters are not inlined here, so that resolving one is one jump in the kernel's loop.
    pub enum Frame {} of chapters {
        Golden(golden_rules::Frame),
        Victory(victory::Frame),
        Craft(craft::Frame),
        Move(movement::Frame),
        Battle(battle::Frame),
        Setup(setup::Frame),
        Advanced(setup::advanced::Frame),
        Marquise(marquise::Frame),
        Eyrie(eyrie::Frame),
        Alliance(alliance::Frame),
        Vagabond(vagabond::Frame),
        LizardCult(lizard_cult::Frame),
        Riverfolk(riverfolk::Frame),
        Duchy(duchy::Frame),
        Corvids(corvids::Frame),
        Hundreds(hundreds::Frame),
        Keepers(keepers::Frame),
        Maps(maps::Frame),
        Landmarks(landmarks::Frame),
        Hirelings(hirelings::Frame),
        Cards(cards::Frame),
    }

    #[inline]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with setup::Frame::StandardSetup.into();
}

/// A stack of them is copied with every imagined game.
const _: () = assert!(size_of::<Frame>() <= 8, "a frame of Root is at most 8 bytes");
