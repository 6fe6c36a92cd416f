//! What everybody sees of the set-up cards on the table.

use crate::terms::{Character, Faction};
use crate::view::Looker;
use serde::Serialize;

/// A set-up card on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetupCardView {
    /// The faction.
    pub faction: Faction,
    /// Whether it is militant.
    pub militant: bool,
    /// Whether it is locked until a militant faction was picked (A.8.1.II).
    pub locked: bool,
    /// The character beside the card of a Vagabond.
    pub character: Option<Character>,
}

/// The cards that nobody has picked, while factions are picked.
pub(crate) fn setup_cards(looker: &Looker<'_>) -> Vec<SetupCardView> {
    let (draft, playing) = (&looker.position.draft, looker.position.playing());
    let all_picked = playing.len() == looker.setting.seat_count();
    let militants = looker.setting.boards.setup_cards.militants();
    let locked = draft.locked().filter(|_| playing.and(militants).is_empty());
    let cards = draft.cards().filter(|_| !all_picked).map(|card| SetupCardView {
        faction: card.faction,
        militant: militants.has(card.faction),
        locked: locked == Some(card.faction),
        character: card.character,
    });
    cards.collect()
}
