//! What everybody, or only its owner, sees of the board of the Corvids.

use crate::terms::{Clearing, Faction, Plot};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Corvids.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CorvidsView {
    /// The plots on the map, by clearing.
    pub plots: Vec<PlotView>,
    /// The kinds in the supply and how many there are of each: for the Corvids alone (13.2.2.I).
    pub supply: Vec<(Plot, u8)>,
}

/// A plot on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlotView {
    /// The number of its clearing, from 1.
    pub clearing: u8,
    /// Whether it lies face up.
    pub face_up: bool,
    /// What it is, where the viewer may know.
    pub plot: Option<Plot>,
    /// What it is not, for somebody guessed so in vain (13.2.4).
    pub ruled_out: Vec<Plot>,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> CorvidsView {
    let (board, own) = (&looker.position.corvids, is_own(looker));
    let plots = Clearing::all().filter_map(|clearing| plot(looker, clearing));
    let each = looker.setting.boards.corvids.counts.plots;
    let left = Plot::ALL.into_iter().map(|kind| (kind, each - board.on_map(kind)));
    CorvidsView {
        plots: plots.collect(),
        supply: left.filter(|(_, count)| own && *count > 0).collect(),
    }
}

/// What a viewer sees of the plot in a clearing.
pub(crate) fn plot(looker: &Looker<'_>, clearing: Clearing) -> Option<PlotView> {
    let board = &looker.position.corvids;
    let kind = board.plot(clearing)?;
    let face_up = board.face_up().has(clearing);
    let ruled_out = Plot::ALL.into_iter().filter(|&kind| board.is_ruled_out(clearing, kind));
    Some(PlotView {
        clearing: clearing.0 + 1,
        face_up,
        plot: (face_up || is_own(looker)).then_some(kind),
        ruled_out: ruled_out.collect(),
    })
}

/// Whether the Corvids look at their own.
fn is_own(looker: &Looker<'_>) -> bool {
    let corvids = looker.position.seat_if_playing(Faction::Corvids);
    corvids.is_some() && looker.viewer.seat() == corvids
}
