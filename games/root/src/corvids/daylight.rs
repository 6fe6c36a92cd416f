//! 13.5 Daylight.

use super::abilities::{face_down, in_supply, unplotted};
use super::{Deed, Fact, Frame, Question, Why, seat};
use crate::frame::Frame as F;
use crate::golden_rules::{self, Removal};
use crate::key_actions::{battle, movement};
use crate::law::corvids as law;
use crate::law::golden_rules::LIMIT;
use crate::terms::{Clearing, Clearings, Piece, Plot};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, deeds};
use kernel::{cite, in_order, next, settled};

/// 13.5 Daylight. Three actions, in any order and combination.
pub(crate) fn daylight(desk: &Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    next(Frame::Actions(desk.setting.boards.corvids.counts.actions).into())
}

/// 13.5 Daylight. What they may do with the actions that are left.
pub(super) fn actions(left: u8, desk: &Desk<'_>) -> Flow {
    let mut asking = desk.ask(seat(desk), law::DAYLIGHT, Question::CorvidAction { left }.into());
    if left > 0 {
        asking = offer_deeds(asking, |deed| Frame::Act(deed, left - 1), desk);
    }
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).may(Choice::Pass)
}

/// Adds the deeds that can be done, each opening a frame.
pub(super) fn offer_deeds<'d>(
    asking: Asking<'d>,
    opens: impl Fn(Deed) -> Frame,
    desk: &Desk<'_>,
) -> Asking<'d> {
    let deeds = Deed::ALL
        .into_iter()
        .map(|(action, deed)| (Choice::Do(action), opens(deed).into(), bar(deed, desk)));
    deeds::offer(asking, deeds)
}

/// What keeps the Corvids from a deed.
fn bar(deed: Deed, desk: &Desk<'_>) -> Option<Bar> {
    match deed {
        Deed::Move => movement::bar(desk, seat(desk)),
        Deed::Battle => battle::bar(desk, seat(desk)),
        Deed::Plot if desk.position.woodland.supply(Piece::Plot) == 0 => {
            Some((LIMIT, crate::Why::SupplyEmpty(Piece::Plot)))
        }
        Deed::Plot => sites(desk)
            .is_empty()
            .then_some((law::PLOT, Why::NowhereToPlot { needed: price(desk) }.into())),
        Deed::Trick => {
            swappable(desk).is_empty().then_some((law::TRICK, Why::NothingToSwap.into()))
        }
    }
}

/// One deed, and then the next.
pub(super) fn act(deed: Deed, left: u8, desk: &Desk<'_>) -> Flow {
    in_order([opening(deed, desk), Frame::Actions(left).into()])
}

/// 13.5.1 Move.
/// 13.5.3 Battle. The frame of a deed.
pub(super) fn opening(deed: Deed, desk: &Desk<'_>) -> F {
    match deed {
        Deed::Move => movement::one_move(seat(desk)),
        Deed::Plot => Frame::Plot.into(),
        Deed::Battle => battle::one_battle(seat(desk)),
        Deed::Trick => Frame::Trick.into(),
    }
}

/// 13.5.2 Plot. The warriors it takes: one, and one for each plot placed this turn.
fn price(desk: &Desk<'_>) -> u8 {
    cite(law::PLOT);
    1 + desk.position.corvids.placed()
}

/// Where a plot can be placed and paid for.
fn sites(desk: &Desk<'_>) -> Clearings {
    let (woodland, price) = (&desk.position.woodland, price(desk));
    let enough = |at: &Clearing| woodland.count(Piece::CorvidWarrior, *at) >= price;
    woodland.with(Piece::CorvidWarrior).and(unplotted(desk)).iter().filter(enough).collect()
}

/// 13.5.2 Plot. Where.
pub(super) fn plot(desk: &Desk<'_>) -> Flow {
    let offers = sites(desk).iter();
    desk.ask(seat(desk), law::PLOT, Question::PlotWhere { cost: price(desk) }.into())
        .offers(offers.map(|clearing| (Choice::In(clearing), Frame::PlotIn(clearing).into())))
        .must()
}

/// 13.5.2 Plot. Which kind: only the Corvids know what is left of each.
pub(super) fn plot_in(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let left = Plot::ALL.into_iter().filter(|&kind| in_supply(desk, kind) > 0);
    desk.ask(seat(desk), law::PLOT, Question::WhichPlot { clearing }.into())
        .offers(left.map(|kind| (Choice::Plot(kind), Frame::PlacePlot(clearing, kind).into())))
        .aloud()
        .must()
}

/// 13.5.2 Plot. Warriors give way to a face-down plot.
pub(super) fn place_plot(clearing: Clearing, kind: Plot, desk: &mut Desk<'_>) -> Flow {
    let (by, para, count) = (seat(desk), law::PLOT, price(desk));
    golden_rules::remove(desk, Removal { piece: Piece::CorvidWarrior, clearing, count, by, para });
    desk.position.corvids.count_placed();
    desk.position.corvids.put(clearing, kind);
    golden_rules::place(desk, para, Piece::Plot, clearing, 1);
    desk.tell_only(by, para, Fact::Plotted { clearing, plot: kind }.into(), None);
    settled()
}

/// The plots that lie as the one in a clearing does.
fn alike(clearing: Clearing, desk: &Desk<'_>) -> Clearings {
    let (up, down) = (desk.position.corvids.face_up(), face_down(desk));
    if up.has(clearing) { up } else { down }
}

/// Later clearings whose plots lie as the one in this clearing does.
fn partners(one: Clearing, desk: &Desk<'_>) -> Clearings {
    alike(one, desk).iter().filter(|&other| other > one).collect()
}

/// The first of two plots that can change places.
fn swappable(desk: &Desk<'_>) -> Clearings {
    let plots = desk.position.woodland.with(Piece::Plot).iter();
    plots.filter(|&one| !partners(one, desk).is_empty()).collect()
}

/// 13.5.4 Trick. The first of two plots, both face up or both face down.
pub(super) fn trick(desk: &Desk<'_>) -> Flow {
    let offers = swappable(desk).iter();
    desk.ask(seat(desk), law::TRICK, Question::Trick.into())
        .offers(offers.map(|one| (Choice::In(one), Frame::TrickFirst(one).into())))
        .must()
}

/// 13.5.4 Trick. The second.
pub(super) fn trick_first(one: Clearing, desk: &Desk<'_>) -> Flow {
    let offers = partners(one, desk).iter();
    desk.ask(seat(desk), law::TRICK, Question::TrickWith { clearing: one }.into())
        .offers(offers.map(|other| (Choice::In(other), Frame::Swap(one, other).into())))
        .must()
}

/// 13.5.4 Trick. They change places; everybody sees which, not what.
/// G.1.28 Swap. Neither a snare nor the keep stands in the way.
pub(super) fn swap(one: Clearing, other: Clearing, desk: &mut Desk<'_>) -> Flow {
    cite(crate::law::glossary::SWAP);
    desk.position.corvids.swap(one, other);
    desk.tell(law::TRICK, Fact::Swapped { one, other }.into());
    settled()
}
