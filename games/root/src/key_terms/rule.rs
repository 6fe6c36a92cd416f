//! 2.5 Rule.

use crate::law;
use crate::position::Woodland;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use kernel::cite;

/// 2.5 Rule. Most warriors and buildings rule; a tie rules for nobody but the Eyrie (7.2.2).
pub(crate) fn ruler(woodland: &Woodland, clearing: Clearing) -> Option<Faction> {
    let (mut most, mut leads, mut tied) = (0, None, false);
    for faction in woodland.playing().iter() {
        let might = might(woodland, faction, clearing);
        if might > most {
            (most, leads, tied) = (might, Some(faction), false);
        } else if might == most && might > 0 {
            tied = true;
        }
    }
    if tied { lords_of_the_forest(woodland, clearing, most) } else { leads }
}

/// 7.2.2 Lords of the Forest. The Eyrie rule where they are tied, never where nobody is.
fn lords_of_the_forest(woodland: &Woodland, clearing: Clearing, most: u8) -> Option<Faction> {
    let tied =
        woodland.playing().has(Faction::Eyrie) && might(woodland, Faction::Eyrie, clearing) == most;
    tied.then_some(Faction::Eyrie)
}

/// What a faction counts for rule: warriors and buildings; pawns and tokens do not, but a card may say so.
fn might(woodland: &Woodland, faction: Faction, clearing: Clearing) -> u8 {
    let count = |&piece: &Piece| woodland.count(piece, clearing);
    let might = Piece::ruling(faction).iter().map(count).sum();
    if woodland.tokens_rule(faction) {
        let tokens = Piece::of(faction).iter().filter(|piece| piece.is_token());
        might + 2 * tokens.map(count).sum::<u8>()
    } else {
        might
    }
}

/// The clearings a faction rules.
#[inline]
pub(crate) fn ruled_by(woodland: &Woodland, faction: Faction) -> Clearings {
    cite(law::key_terms::RULE);
    if cfg!(debug_assertions) && faction == Faction::Eyrie {
        cite(law::eyrie::LORDS_OF_THE_FOREST);
    }
    woodland.ruled(faction)
}
