//! 13.2 Faction Rules and Abilities, but for exposure (13.2.4).

use crate::Desk;
use crate::glossary;
use crate::key_actions::battle::faction_of;
use crate::law::corvids as law;
use crate::position::Side;
use crate::terms::{Clearings, Faction, Piece, Plot};
use kernel::cite;

/// 13.2.1 Crafting. With plots, face up or down.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::CRAFTING);
    &[Piece::Plot]
}

/// 13.2.2 Plot Tokens. How many of a kind are in the supply: as many of each as there are, less those on the map.
pub(super) fn in_supply(desk: &Desk<'_>, kind: Plot) -> u8 {
    cite(law::PLOT_TOKENS);
    desk.setting.boards.corvids.counts.plots - desk.position.corvids.on_map(kind)
}

/// 13.2.2.I Facing of Tokens. Where plots lie face down: what they are only the Corvids know.
pub(super) fn face_down(desk: &Desk<'_>) -> Clearings {
    cite(law::FACING_OF_TOKENS);
    desk.position.woodland.with(Piece::Plot).minus(desk.position.corvids.face_up())
}

/// 13.2.2.II Placement Limit. Where a plot can still be placed: one in each clearing.
pub(super) fn unplotted(desk: &Desk<'_>) -> Clearings {
    cite(law::PLACEMENT_LIMIT);
    let placeable = glossary::placeable(desk, Faction::Corvids);
    placeable.minus(desk.position.woodland.with(Piece::Plot))
}

/// 13.2.3 Nimble. Whether a faction moves whoever rules.
#[inline]
pub(crate) fn is_nimble(faction: Faction) -> bool {
    let nimble = faction == Faction::Corvids;
    if nimble {
        cite(law::NIMBLE);
    }
    nimble
}

/// 13.2.5 Embedded Agents. Whether the defender deals an extra hit because of a face-down plot.
pub(crate) fn has_embedded_agents(desk: &Desk<'_>) -> bool {
    let defends = faction_of(desk, Side::Defender) == Faction::Corvids;
    defends && face_down(desk).has(desk.position.battle.clearing)
}
