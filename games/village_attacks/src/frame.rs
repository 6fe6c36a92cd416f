//! Frames: paragraphs that stand open, chapter by chapter.

use crate::{
    Desk, Flow, capabilities, defence, events, experience, minions, rounds, setup, spawning,
    summoning, triggering, troll, turn, villagers,
};

kernel::frames! {
    /// A paragraph that stands open.
    pub enum Frame {} of chapters {
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

    // Chapters are not inlined here, so that this is one jump in the kernel's loop.
    #[inline]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
    opens with Frame::Setup(setup::Frame::LayOut);
}

const _: () = assert!(size_of::<Frame>() <= 12, "a frame of Village Attacks is at most 12 bytes");
