//! What the boards print on their tracks: what the next piece costs and scores.

use crate::setting::Setting;
use crate::terms::{Faction, Piece};

/// A track: its spaces in the order in which pieces leave them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrackView {
    /// The piece that stands on it.
    pub piece: Piece,
    /// The spaces.
    pub spaces: Vec<SpaceView>,
    /// Whether the points come every turn, for all that have left, not once when a piece is placed.
    pub every_turn: bool,
}

/// A space of a track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpaceView {
    /// What it costs to place its piece, where the board prints that.
    pub cost: Option<u8>,
    /// The points.
    pub points: u8,
}

/// The tracks of a faction that print points.
pub(super) fn tracks(setting: &Setting, faction: Faction) -> Vec<TrackView> {
    let boards = &setting.boards;
    match faction {
        Faction::Marquise => {
            let row = &boards.factions.marquise;
            let points = [row.sawmill_points, row.workshop_points, row.recruiter_points];
            let rows = Piece::MARQUISE_BUILDINGS.into_iter().zip(points);
            rows.map(|(piece, points)| placed(piece, &points, &row.cost)).collect()
        }
        Faction::Eyrie => vec![standing(Piece::Roost, &boards.factions.eyrie.points)],
        Faction::Alliance => {
            let row = &boards.factions.alliance;
            vec![placed(Piece::Sympathy, &row.points, &row.cost)]
        }
        Faction::LizardCult => {
            Piece::GARDENS.map(|garden| standing(garden, &boards.lizard_cult.track.points)).into()
        }
        Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk | Faction::Duchy => {
            Vec::new()
        }
        Faction::Corvids | Faction::Hundreds | Faction::Keepers => Vec::new(),
        Faction::Patrol | Faction::Dynasty | Faction::Uprising | Faction::Exile => Vec::new(),
        Faction::Flotilla | Faction::Prophets | Faction::Bandits | Faction::Expedition => {
            Vec::new()
        }
        Faction::Spies | Faction::Protector | Faction::Bearers | Faction::Vaults => Vec::new(),
        Faction::Band => Vec::new(),
    }
}

/// Points once, when a piece is placed.
fn placed(piece: Piece, points: &[u8], cost: &[u8]) -> TrackView {
    let spaces = points.iter().zip(cost);
    let spaces = spaces.map(|(&points, &cost)| SpaceView { cost: Some(cost), points }).collect();
    TrackView { piece, spaces, every_turn: false }
}

/// Points for this many that stand on the map; the board begins with none.
fn standing(piece: Piece, points: &[u8]) -> TrackView {
    let spaces = points.iter().skip(1);
    let spaces = spaces.map(|&points| SpaceView { cost: None, points }).collect();
    TrackView { piece, spaces, every_turn: true }
}
