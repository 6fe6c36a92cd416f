//! Imagining the values nobody knows (15.2.1).

use crate::terms::{Faction, RELICS_OF_A_TYPE, Relic, RelicType};
use crate::{Position, Setting};
use kernel::{Chance, FixedVec, Viewer};

/// Replaces the values of relics that lie face down by a fair sample: of each type those that nobody has seen. The Keepers
/// know no more than others.
pub(crate) fn redeal(
    _setting: &Setting,
    position: &mut Position,
    _viewer: Viewer,
    chance: &mut Chance<'_>,
) {
    if position.seat_if_playing(Faction::Keepers).is_none() {
        return;
    }
    let board = &mut position.keepers;
    for kind in RelicType::ALL {
        let hidden = |relic: &Relic| relic.kind() == kind && !board.is_face_up(*relic);
        let hidden: FixedVec<Relic, RELICS_OF_A_TYPE> = Relic::all().filter(hidden).collect();
        for last in (1..hidden.len()).rev() {
            let below = u32::try_from(last + 1).expect("relics are few");
            board.swap(hidden[last], hidden[chance.below(below) as usize]);
        }
    }
}
