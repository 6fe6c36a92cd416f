//! 2.2.1 and 2.3: which clearings are adjacent, and for whom.

use crate::terms::{CardName, Clearing, Clearings};
use crate::{Desk, cards, law, riverfolk};
use kernel::{Seat, cite};

/// 2.2.1 Adjacent Clearings. Joined by a path; closed paths do not join (C.3.2).
#[inline]
pub(crate) fn adjacent(desk: &Desk<'_>, clearing: Clearing) -> Clearings {
    cite(law::key_terms::ADJACENT_CLEARINGS);
    desk.position.woodland.paths(clearing)
}

/// The clearings adjacent to one for a player, whose cards may join more of them.
#[inline]
pub(crate) fn adjacent_for(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Clearings {
    let mut all = adjacent(desk, clearing);
    // 11.2.2, 11.2.7.II
    if cards::has_effect(desk, seat, CardName::BoatBuilders) || riverfolk::swims(desk, seat) {
        all = all.union(rivers(desk, clearing));
    }
    if cards::has_effect(desk, seat, CardName::Tunnels) {
        all = all.union(cards::exiles::tunnels(desk, seat, clearing));
    }
    all
}

/// 2.3 Rivers. No paths, unless something says they are.
pub(crate) fn rivers(desk: &Desk<'_>, clearing: Clearing) -> Clearings {
    cite(law::key_terms::RIVERS);
    desk.setting.map.rivers_at(clearing)
}
