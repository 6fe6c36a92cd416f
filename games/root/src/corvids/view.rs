//! What everybody, or only its owner, sees of the board of the Corvids.

use crate::terms::{Faction, Plot};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Corvids.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CorvidsView {
    /// The plots on the map, by clearing.
    pub plots: Vec<PlotView>,
    /// The kinds in the supply and how many there are of each: for the Corvids alone (13.2.2.I).
    pub supply: Vec<(&'static str, u8)>,
}

/// A plot on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlotView {
    /// The number of its clearing, from 1.
    pub clearing: u8,
    /// Whether it lies face up.
    pub face_up: bool,
    /// What it is, where the viewer may know.
    pub plot: Option<&'static str>,
    /// What it is not, for somebody guessed so in vain (13.2.4).
    pub ruled_out: Vec<&'static str>,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> CorvidsView {
    let board = &looker.position.corvids;
    let own = looker.viewer.seat() == looker.setting.seat_if_playing(Faction::Corvids);
    let plots = board.all().iter().map(|clearing| {
        let face_up = board.face_up().has(clearing);
        let ruled_out = Plot::ALL.into_iter().filter(|&kind| board.is_ruled_out(clearing, kind));
        PlotView {
            clearing: clearing.0 + 1,
            face_up,
            plot: board.plot(clearing).filter(|_| own || face_up).map(Plot::word),
            ruled_out: ruled_out.map(Plot::word).collect(),
        }
    });
    let each = looker.setting.boards.corvids.counts.plots;
    let left = Plot::ALL.into_iter().map(|kind| (kind.word(), each - board.on_map(kind)));
    CorvidsView {
        plots: plots.collect(),
        supply: left.filter(|(_, count)| own && *count > 0).collect(),
    }
}
