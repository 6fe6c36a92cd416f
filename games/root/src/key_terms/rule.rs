//! 2.5 Rule.

use crate::law;
use crate::position::Woodland;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use kernel::cite;

/// 2.5 Rule. Most warriors and buildings rule; a tie rules for nobody but the Eyrie (7.2.2).
pub(crate) fn ruler(woodland: &Woodland, clearing: Clearing) -> Option<Faction> {
    let mights = mights(woodland, clearing);
    let (mut most, mut leads, mut tied) = (0, None, false);
    for faction in woodland.playing().iter() {
        let might = mights[faction.index()];
        if might > most {
            (most, leads, tied) = (might, Some(faction), false);
        } else if might == most && might > 0 {
            tied = true;
        }
    }
    if tied { lords_of_the_forest(most, mights) } else { leads }
}

/// 7.2.2 Lords of the Forest. The Eyrie rule where they are tied, never where nobody is.
fn lords_of_the_forest(most: u8, mights: [u8; Faction::COUNT]) -> Option<Faction> {
    (mights[Faction::Eyrie.index()] == most).then_some(Faction::Eyrie)
}

/// What each faction counts for rule: warriors and buildings; pawns and tokens do not, but a card may say so.
fn mights(woodland: &Woodland, clearing: Clearing) -> [u8; Faction::COUNT] {
    let mut mights = [0; Faction::COUNT];
    for piece in Piece::RULING {
        mights[piece.owner().index()] += woodland.count(piece, clearing);
    }
    for faction in woodland.token_rulers().iter() {
        let tokens = Piece::of(faction).iter().filter(|piece| piece.is_token());
        let tokens: u8 = tokens.map(|&token| woodland.count(token, clearing)).sum();
        mights[faction.index()] += 2 * tokens;
    }
    mights
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
