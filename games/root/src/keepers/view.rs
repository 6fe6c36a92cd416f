//! What everybody sees of the board of the Keepers, and of relics and waystations on the map.

use crate::position::RelicPlace;
use crate::terms::{CardName, Clearing, Relic, RelicType, Retinue};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Keepers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeepersView {
    /// The columns of the Retinue, from left to right.
    pub retinue: Vec<RetinueView>,
    /// How many cards the Retinue can hold.
    pub most: u8,
    /// The rows of the Relics box: a type, and the values from the left.
    pub recovered: Vec<(RelicType, Vec<u8>)>,
    /// The waystations that wait on the board, by the types of their two sides.
    pub waystations: Vec<(RelicType, RelicType)>,
}

/// A column of the Retinue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RetinueView {
    /// Which.
    pub column: Retinue,
    /// Faithful Retainers under it.
    pub faithful: u8,
    /// The cards under it.
    pub cards: Vec<CardName>,
}

/// A relic on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RelicView {
    /// Its type.
    pub relic: RelicType,
    /// Its value, if it lies face up.
    pub value: Option<u8>,
}

/// A waystation on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WaystationView {
    /// The type that is up.
    pub up: RelicType,
    /// The type below.
    pub down: RelicType,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> KeepersView {
    let (board, data) = (&looker.position.keepers, &looker.setting.boards.keepers);
    let column = |column: Retinue| RetinueView {
        column,
        faithful: board.faithful(column),
        cards: looker.cards(board.column(column)),
    };
    let row = |kind: RelicType| {
        let there = board.relics_at(RelicPlace::Recovered).filter(|relic| relic.kind() == kind);
        (kind, there.map(|relic| data.value(relic)).collect())
    };
    let waiting = data.waystation.iter().enumerate();
    let waiting = waiting.filter(|(number, _)| board.waystation(*number).is_none());
    KeepersView {
        retinue: Retinue::ALL.into_iter().map(column).collect(),
        most: data.counts.retinue,
        recovered: RelicType::ALL.into_iter().map(row).collect(),
        waystations: waiting.map(|(_, row)| (row.front, row.back)).collect(),
    }
}

/// The relics in a place, those of one type together.
pub(crate) fn relics(looker: &Looker<'_>, place: RelicPlace) -> Vec<RelicView> {
    let (board, data) = (&looker.position.keepers, &looker.setting.boards.keepers);
    let seen = |relic: Relic| RelicView {
        relic: relic.kind(),
        value: board.is_face_up(relic).then(|| data.value(relic)),
    };
    let mut seen: Vec<RelicView> = board.relics_at(place).map(seen).collect();
    // Two that lie face down look alike, whatever their values: their order must not tell.
    seen.sort_by_key(|view| (view.relic.word(), view.value));
    seen
}

/// The waystations in a clearing.
pub(crate) fn waystations(looker: &Looker<'_>, clearing: Clearing) -> Vec<WaystationView> {
    let (board, data) = (&looker.position.keepers, &looker.setting.boards.keepers);
    let standing = board.waystations_in(clearing).filter_map(|number| {
        let up = board.waystation(number)?.up;
        Some(WaystationView { up, down: data.waystation[number].under(up) })
    });
    standing.collect()
}
