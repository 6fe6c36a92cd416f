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
pub(crate) use exposure::{is_exposure_thinkable, offer_exposure, window};
pub(crate) use imagining::redeal;
pub(crate) use plots::{plot_removed, snares};
pub use speech::{Fact, Question, Why};

use crate::terms::{CardName, Clearing, Clearings, Faction, Plot, Suit};
use crate::{Desk, Flow, law::corvids as law};
use kernel::{Para, Seat};

/// A paragraph of the Corvids that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 13.2.4: the turn player may expose plots.
    Exposure,
    /// 13.2.4: the turn player exposes a plot.
    Expose,
    /// 13.2.4: where.
    ExposeWhere,
    /// 13.2.4: in this clearing.
    ExposeIn(Clearing),
    /// 13.2.4: what kind it is guessed to be.
    Guess(Clearing),
    /// 13.2.4: which card is shown.
    ShowWhich(Clearing, Plot),
    /// 13.2.4: this card is shown.
    Show(Clearing, Plot, CardName),
    /// 13.3: the set-up.
    SetUp,
    /// 13.3.1
    Gather,
    /// 13.3.2: a warrior goes to a clearing of this suit.
    Scatter(Suit),
    /// 13.3.2: this clearing.
    ScatterTo(Clearing),
    /// 13.4: what follows crafting.
    RestOfBirdsong,
    /// 13.4.2
    FlipPlots,
    /// 13.4.2: this one.
    Flip(Clearing),
    /// 13.4.3
    Recruit,
    /// 13.4.3: with this card.
    RecruitWith(CardName),
    /// 13.4.3: in the clearings of which suit.
    RecruitSuit,
    /// 13.4.3: in the clearings of this suit.
    RecruitAmong(Suit),
    /// 13.5: so many actions are left.
    Actions(u8),
    /// 13.5: this deed, with so many actions left.
    Act(Deed, u8),
    /// 13.5.2
    Plot,
    /// 13.5.2: here.
    PlotIn(Clearing),
    /// 13.5.2: this kind, here.
    PlacePlot(Clearing, Plot),
    /// 13.5.4
    Trick,
    /// 13.5.4: this plot.
    TrickFirst(Clearing),
    /// 13.5.4: these two.
    Swap(Clearing, Clearing),
    /// 13.6.1
    Exert,
    /// 13.6.1: this deed instead of drawing.
    ExertTo(Deed),
    /// 13.6.2
    DrawAndDiscard,
    /// 13.7.4: a raid was removed here.
    Raid(Clearing),
    /// 13.4.3, 13.7.4: a warrior for each of these clearings, as many as there are.
    Muster(Cause, Clearings),
    /// 13.4.3, 13.7.4: one of them goes here, the others among those clearings.
    MusterIn(Cause, Clearing, Clearings),
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

/// What an action is spent on (13.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// 13.5.1
    Move,
    /// 13.5.2
    Plot,
    /// 13.5.3
    Battle,
    /// 13.5.4
    Trick,
}

impl Deed {
    const fn paragraph(self) -> Para {
        match self {
            Self::Move => law::MOVE,
            Self::Plot => law::PLOT,
            Self::Battle => law::BATTLE,
            Self::Trick => law::TRICK,
        }
    }
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Corvids(frame)
    }
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::Exposure | Frame::Expose | Frame::ExposeWhere | Frame::ExposeIn(_) => law::EXPOSURE,
        Frame::Guess(_) | Frame::ShowWhich(..) | Frame::Show(..) => law::EXPOSURE,
        Frame::SetUp => law::FACTION_SET_UP,
        Frame::Gather => law::GATHER_WARRIORS_AND_PLOT_TOKENS,
        Frame::Scatter(_) | Frame::ScatterTo(_) => law::SCATTER,
        Frame::RestOfBirdsong => law::BIRDSONG,
        Frame::FlipPlots | Frame::Flip(_) => law::FLIP_PLOTS,
        Frame::Recruit | Frame::RecruitWith(_) => law::RECRUIT,
        Frame::RecruitSuit | Frame::RecruitAmong(_) => law::RECRUIT,
        Frame::Actions(_) => law::DAYLIGHT,
        Frame::Act(deed, _) => deed.paragraph(),
        Frame::Plot | Frame::PlotIn(_) | Frame::PlacePlot(..) => law::PLOT,
        Frame::Trick | Frame::TrickFirst(_) | Frame::Swap(..) => law::TRICK,
        Frame::Exert | Frame::ExertTo(_) => law::EXERT,
        Frame::DrawAndDiscard => law::DRAW_AND_DISCARD,
        Frame::Raid(_) => law::RAID,
        Frame::Muster(cause, _) | Frame::MusterIn(cause, ..) => cause.paragraph(),
    }
}

/// Resolves a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Exposure => exposure::exposure(desk),
        Frame::Expose => exposure::expose(desk),
        Frame::ExposeWhere => exposure::expose_where(desk),
        Frame::ExposeIn(clearing) => exposure::expose_in(clearing, desk),
        Frame::Guess(clearing) => exposure::guess(clearing, desk),
        Frame::ShowWhich(clearing, plot) => exposure::show_which(clearing, plot, desk),
        Frame::Show(clearing, plot, card) => exposure::show((clearing, plot), card, desk),
        Frame::SetUp => setup::set_up(),
        Frame::Gather => setup::gather(desk),
        Frame::Scatter(suit) => setup::scatter(suit, desk),
        Frame::ScatterTo(clearing) => setup::scatter_to(clearing, desk),
        Frame::RestOfBirdsong => birdsong::rest_of_birdsong(desk),
        Frame::FlipPlots => birdsong::flip_plots(desk),
        Frame::Flip(clearing) => birdsong::flip(clearing, desk),
        Frame::Recruit => birdsong::recruit(desk),
        Frame::RecruitWith(card) => birdsong::recruit_with(card, desk),
        Frame::RecruitSuit => birdsong::recruit_suit(desk),
        Frame::RecruitAmong(suit) => birdsong::recruit_among(suit, desk),
        Frame::Actions(left) => daylight::actions(left, desk),
        Frame::Act(deed, left) => daylight::act(deed, left, desk),
        Frame::Plot => daylight::plot(desk),
        Frame::PlotIn(clearing) => daylight::plot_in(clearing, desk),
        Frame::PlacePlot(clearing, kind) => daylight::place_plot(clearing, kind, desk),
        Frame::Trick => daylight::trick(desk),
        Frame::TrickFirst(one) => daylight::trick_first(one, desk),
        Frame::Swap(one, other) => daylight::swap((one, other), desk),
        Frame::Exert => evening::exert(desk),
        Frame::ExertTo(deed) => evening::exert_to(deed, desk),
        Frame::DrawAndDiscard => evening::draw_and_discard(desk),
        Frame::Raid(clearing) => plots::raid(clearing, desk),
        Frame::Muster(cause, among) => plots::muster(cause, among, desk),
        Frame::MusterIn(cause, clearing, rest) => plots::muster_in(cause, clearing, rest, desk),
    }
}

/// The seat of the Corvids.
pub(crate) fn seat(desk: &Desk<'_>) -> Seat {
    desk.setting.seat_of(Faction::Corvids)
}
