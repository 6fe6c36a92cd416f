//! Questions: what a seat is asked.

use crate::setting::Setting;
use crate::terms::{Advisor, CardName, Resource, Territory};

kernel::questions! {
    /// What a seat is asked.
    pub enum Question {
        /// Which card to offer, of this many that are left to offer.
        Offer { left: u8 } => "ask-offer",
        Select => "ask-select",
        /// What to do with the selected cards.
        Plan => "ask-plan",
        /// Where a cube goes.
        Place(resource: Resource) => "ask-place",
        /// What else to do in a production step.
        AfterTheStep => "ask-after-the-step",
        FeedTroll => "ask-feed-troll",
        Freeze => "ask-freeze",
        Rob => "ask-rob",
        Torment => "ask-torment",
        FeedDragon => "ask-feed-dragon",
        Fight => "ask-fight",
        /// Which card the Master Builder works on.
        BuildOn => "ask-build-on",
        BuildCube => "ask-build-cube",
        TakeBack => "ask-take-back",
        /// Which card an Advisor is meant for.
        PointAt(advisor: Advisor) => "ask-point-at" (card: advisor.card()),
        /// Which area is replaced.
        Replace => "ask-replace",
        /// Which card lies on top.
        Arrange => "ask-arrange",
        /// Which card of the hand is exchanged.
        Usurped => "ask-usurped",
        Negotiate => "ask-negotiate",
        /// Which card's type changes.
        Conjure => "ask-conjure",
        ConjureTo(card: CardName) => "ask-conjure-to",
        /// Which card's points are doubled.
        Finance => "ask-finance",
        Destroy => "ask-destroy",
        Conquest => "ask-conquest",
        March(to: Territory) => "ask-march",
        LeaveWhich(at: Territory) => "ask-leave-which",
        StationWhere(at: Territory) => "ask-station-where",
        LockUp => "ask-lock-up",
        LockUpOwn => "ask-lock-up-own",
    }

    fn message(setting: &Setting) -> Message;
}
