//! Questions: what a seat is asked.

use crate::setting::Setting;
use crate::spoken;
use crate::terms::{Advisor, CardName, Resource, Territory};
use kernel::Message;

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which card to offer.
    Offer {
        /// How many are left to offer.
        left: u8,
    },
    /// Which area to select.
    Select,
    /// What to do with the selected cards.
    Plan,
    /// Where a cube goes.
    Place(Resource),
    /// What else to do in a production step.
    AfterTheStep,
    /// Which card a Troll gets.
    FeedTroll,
    /// Which card freezes.
    Freeze,
    /// Which card is robbed.
    Rob,
    /// Which cube is removed.
    Torment,
    /// From which card a Soldier is eaten.
    FeedDragon,
    /// Which Menace to fight.
    Fight,
    /// Which card the Master Builder works on.
    BuildOn,
    /// Which cube the Master Builder places.
    BuildCube,
    /// Which recycled card comes back.
    TakeBack,
    /// Which card an Advisor is meant for.
    PointAt(Advisor),
    /// Which area is replaced.
    Replace,
    /// Which card lies on top.
    Arrange,
    /// Which card of the hand is exchanged.
    Usurped,
    /// Which cards are exchanged.
    Negotiate,
    /// Which card's type changes.
    Conjure,
    /// To which type.
    ConjureTo(CardName),
    /// Which card's points are doubled.
    Finance,
    /// Which card to destroy.
    Destroy,
    /// What to do in the Conquest phase.
    Conquest,
    /// Which Armies march.
    March(Territory),
    /// Which location is left.
    LeaveWhich(Territory),
    /// Which location is held.
    StationWhere(Territory),
    /// Which enemy Army is locked up.
    LockUp,
    /// Which own Army is locked up.
    LockUpOwn,
}

impl Question {
    /// The message of the question.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Offer { left } => say("ask-offer").with("left", left),
            Self::Select => say("ask-select"),
            Self::Plan => say("ask-plan"),
            Self::Place(resource) => say("ask-place").with("resource", spoken::resource(resource)),
            Self::AfterTheStep => say("ask-after-the-step"),
            Self::FeedTroll => say("ask-feed-troll"),
            Self::Freeze => say("ask-freeze"),
            Self::Rob => say("ask-rob"),
            Self::Torment => say("ask-torment"),
            Self::FeedDragon => say("ask-feed-dragon"),
            Self::Fight => say("ask-fight"),
            Self::BuildOn => say("ask-build-on"),
            Self::BuildCube => say("ask-build-cube"),
            Self::TakeBack => say("ask-take-back"),
            Self::PointAt(advisor) => {
                say("ask-point-at").with("card", spoken::card(advisor.card()))
            }
            Self::Replace => say("ask-replace"),
            Self::Arrange => say("ask-arrange"),
            Self::Usurped => say("ask-usurped"),
            Self::Negotiate => say("ask-negotiate"),
            Self::Conjure => say("ask-conjure"),
            Self::ConjureTo(card) => say("ask-conjure-to").with("card", spoken::card(card)),
            Self::Finance => say("ask-finance"),
            Self::Destroy => say("ask-destroy"),
            Self::Conquest => say("ask-conquest"),
            Self::March(to) => say("ask-march").with("to", spoken::territory(setting, to)),
            Self::LeaveWhich(at) => {
                say("ask-leave-which").with("at", spoken::territory(setting, at))
            }
            Self::StationWhere(at) => {
                say("ask-station-where").with("at", spoken::territory(setting, at))
            }
            Self::LockUp => say("ask-lock-up"),
            Self::LockUpOwn => say("ask-lock-up-own"),
        }
    }
}
