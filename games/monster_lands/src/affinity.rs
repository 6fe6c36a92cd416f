//! M32 Affinity effects.

use crate::law::affinity as law;
use crate::setting::{Power, Setting};
use crate::terms::{Land, Monster};
use kernel::cite;

/// M32.1 Matching Affinity. The attack dice a Monster gains on a Land of its own Affinity.
pub(crate) fn matching_dice(monster: Monster, land: Land, setting: &Setting) -> u8 {
    cite(law::MATCHING_AFFINITY);
    let card = setting.monster(monster);
    if card.affinity != setting.land(land).affinity {
        return 0;
    }
    match card.power {
        Power::MatchingDice { dice } => dice,
        Power::Spores { .. }
        | Power::FinalLash { .. }
        | Power::NoPotionsOrVenoms
        | Power::TrapsNeeded { .. }
        | Power::AutomaticHits { .. }
        | Power::PanicTokens { .. }
        | Power::StormsTheEntrance
        | Power::Escapes
        | Power::PerDie { .. }
        | Power::EntranceDice { .. }
        | Power::NoDefenceTalents
        | Power::GloryLoss { .. }
        | Power::NoWeapons => 1,
    }
}
