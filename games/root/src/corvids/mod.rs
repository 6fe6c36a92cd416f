//! 13 The Corvid Conspiracy.

pub mod abilities;
pub mod exposure;
pub mod setup;
pub mod birdsong;
pub mod daylight;
pub mod evening;
pub mod plots;
mod imagining;
mod speech;
pub mod view;

pub(crate) use abilities::{crafting, has_embedded_agents, is_nimble};
pub(crate) use birdsong::birdsong;
pub(crate) use daylight::daylight;
pub(crate) use evening::evening;
pub(crate) use exposure::{
    beside, beside_thinkable, is_exposure_thinkable, offer_exposure, window,
};
pub(crate) use imagining::redeal;
pub(crate) use plots::{plot_removed, snares};
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Clearings, Faction, Plot, Suit};
use crate::{Desk, Flow, law::corvids as law};
use kernel::{Para, Seat};

kernel::frames! {
    /// A paragraph of the Corvids that stands open.
    pub enum Frame {
        Exposure = law::EXPOSURE => exposure::exposure,
        Expose = law::EXPOSURE => exposure::expose,
        ExposeWhere = law::EXPOSURE => exposure::expose_where,
        ExposeIn(clearing: Clearing) = law::EXPOSURE => exposure::expose_in,
        Guess(clearing: Clearing) = law::EXPOSURE => exposure::guess,
        ShowWhich(clearing: Clearing, plot: Plot) = law::EXPOSURE => exposure::show_which,
        Show(clearing: Clearing, plot: Plot, card: CardName) = law::EXPOSURE => exposure::show((clearing, plot), card, desk),
        SetUp = law::FACTION_SET_UP => setup::set_up(),
        Gather = law::GATHER_WARRIORS_AND_PLOT_TOKENS => setup::gather,
        Scatter(suit: Suit) = law::SCATTER => setup::scatter,
        ScatterTo(clearing: Clearing) = law::SCATTER => setup::scatter_to,
        RestOfBirdsong = law::BIRDSONG => birdsong::rest_of_birdsong,
        FlipPlots = law::FLIP_PLOTS => birdsong::flip_plots,
        Flip(clearing: Clearing) = law::FLIP_PLOTS => birdsong::flip,
        Recruit = law::RECRUIT => birdsong::recruit,
        RecruitWith(card: CardName) = law::RECRUIT => birdsong::recruit_with,
        RecruitSuit = law::RECRUIT => birdsong::recruit_suit,
        RecruitAmong(suit: Suit) = law::RECRUIT => birdsong::recruit_among,
        Actions(left: u8) = law::DAYLIGHT => daylight::actions,
        Act(deed: Deed, left: u8) = deed.paragraph() => daylight::act,
        Plot = law::PLOT => daylight::plot,
        PlotIn(clearing: Clearing) = law::PLOT => daylight::plot_in,
        PlacePlot(clearing: Clearing, kind: Plot) = law::PLOT => daylight::place_plot,
        Trick = law::TRICK => daylight::trick,
        TrickFirst(one: Clearing) = law::TRICK => daylight::trick_first,
        Swap(one: Clearing, other: Clearing) = law::TRICK => daylight::swap,
        Exert = law::EXERT => evening::exert,
        /// This deed instead of drawing.
        ExertTo(deed: Deed) = law::EXERT => evening::exert_to,
        DrawAndDiscard = law::DRAW_AND_DISCARD => evening::draw_and_discard,
        Raid(clearing: Clearing) = law::RAID => plots::raid,
        /// A warrior for each of these clearings, as many as there are.
        Muster(cause: Cause, among: Clearings) = cause.paragraph() => plots::muster,
        MusterIn(cause: Cause, clearing: Clearing, rest: Clearings) = cause.paragraph() => plots::muster_in,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// What brings warriors to several clearings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cause {
    /// 13.4.3
    Recruit,
    /// 13.7.4
    Raid,
}

impl Cause {
    const fn paragraph(self) -> Para {
        match self {
            Self::Recruit => law::RECRUIT,
            Self::Raid => law::RAID,
        }
    }
}

crate::deeds::deeds! {
    /// What an action is spent on (13.5).
    pub enum Deed {
        Move = law::MOVE,
        Plot = law::PLOT,
        Battle = law::BATTLE,
        Trick = law::TRICK,
    }
}

/// The seat of the Corvids.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.position.seat_of(Faction::Corvids)
}
