//! 2.5 Rule.

use crate::position::Woodland;
use crate::terms::{Clearing, Clearings, Faction, Factions, Nature, Piece};
use crate::{law, lizard_cult};
use kernel::cite;

/// 2.5 Rule. Most warriors and buildings rule; a tie rules for nobody but the Eyrie (7.2.2). Gardens rule alone (10.2.4).
#[inline]
pub(crate) fn ruler(woodland: &Woodland, clearing: Clearing) -> Option<Faction> {
    if lizard_cult::has_pilgrims(woodland, clearing) {
        return Some(Faction::LizardCult);
    }
    let (mut most, mut leads, mut tied) = (0, None, false);
    let mut contend = |faction, might| {
        if might > most {
            (most, leads, tied) = (might, Some(faction), false);
        } else if might == most && might > 0 {
            tied = true;
        }
    };
    for faction in woodland.playing() {
        contend(faction, woodland.might(faction, clearing));
    }
    if woodland.has_bands() {
        // E.3.1
        woodland.free_bands().for_each(|band| contend(band, woodland.might(band, clearing)));
    }
    if tied { lords_of_the_forest(woodland, clearing, most) } else { leads }
}

/// 7.2.2 Lords of the Forest. The Eyrie rule where they are tied, never where nobody is.
fn lords_of_the_forest(woodland: &Woodland, clearing: Clearing, most: u8) -> Option<Faction> {
    // E.5.2.I: the two are never in one game (A.6.5).
    let lords = woodland.nobles().unwrap_or(Faction::Eyrie);
    (woodland.might(lords, clearing) == most).then_some(lords)
}

/// What a piece counts for rule: a warrior or a building one; a token nothing, but two where a card of its owner says so.
pub(crate) fn weight(piece: Piece, token_rulers: Factions) -> u8 {
    match piece.nature() {
        Nature::Warrior | Nature::Building => 1,
        Nature::Token if token_rulers.has(piece.owner()) => 2,
        Nature::Token => 0,
    }
}

/// The clearings a faction rules.
#[inline]
pub(crate) fn ruled_by(woodland: &Woodland, faction: Faction) -> Clearings {
    cite(law::key_terms::RULE);
    if cfg!(debug_assertions) && faction == Faction::Eyrie {
        cite(law::eyrie::LORDS_OF_THE_FOREST);
    }
    if cfg!(debug_assertions) && faction == Faction::LizardCult {
        cite(law::lizard_cult::PILGRIMS);
    }
    woodland.ruled(faction)
}
