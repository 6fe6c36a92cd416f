//! What everybody sees of hirelings.

use crate::position::{ExileItems, HirelingCard, ItemState, Once};
use crate::terms::{CardName, Cards, Clearing, Faction, Hireling, Place};
use crate::view::{ItemView, Looker, PieceView, items, pieces};
use serde::Serialize;

/// The hirelings of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct HirelingsView {
    /// Their cards.
    pub cards: Vec<HirelingView>,
    /// Spaces of the score track with a marker.
    pub markers: Vec<u8>,
    /// Paths with a bandit, by the numbers of their clearings.
    pub bandits: Vec<(u8, u8)>,
}

impl HirelingsView {
    /// Whether there is no hireling in the game.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// A hireling card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HirelingView {
    /// The side that is up.
    pub hireling: Hireling,
    /// Whose pieces it has.
    pub band: Faction,
    /// Who controls it, by seat.
    pub commander: Option<u8>,
    /// Control markers on it.
    pub control: u8,
    /// Whether it has acted in this Daylight.
    pub acted: bool,
    /// The clearing its pawn stands in, by number.
    pub pawn: Option<u8>,
    /// The forest its pawn stands in, by number.
    pub forest: Option<u8>,
    /// Pieces in its supply.
    pub supply: Vec<PieceView>,
    /// Warriors on its card.
    pub fallen: u8,
    /// Items on its card, clubs not counted.
    pub items: Vec<ItemView>,
    /// Clubs on its card.
    pub clubs: u8,
    /// How many of items and clubs are exhausted.
    pub exhausted: u8,
    /// Cards that lie revealed for it.
    pub revealed: Vec<CardName>,
}

/// The hirelings of a game as everybody sees them.
pub(crate) fn view(looker: &Looker<'_>) -> HirelingsView {
    let board = &looker.position.hirelings;
    let spaces = looker.setting.boards.hirelings.common.markers;
    let number = |clearing: Clearing| clearing.0 + 1;
    HirelingsView {
        cards: board.cards().map(|(_, card)| one(looker, card)).collect(),
        markers: board.markers().map(|marker| spaces[marker]).collect(),
        bandits: board.bandits().map(|(from, to)| (number(from), number(to))).collect(),
    }
}

fn one(looker: &Looker<'_>, card: HirelingCard) -> HirelingView {
    let (board, band) = (&looker.position.hirelings, card.side.band());
    let exile = if band == Faction::Exile { board.exile } else { ExileItems::default() };
    let revealed = if band == Faction::Expedition { board.revealed() } else { Cards::NONE };
    HirelingView {
        hireling: card.side,
        band,
        commander: card.commander.map(|seat| seat.0),
        control: card.control,
        acted: card.has_done(Once::Daylight),
        pawn: card.pawn.and_then(Place::clearing).map(|clearing| clearing.0 + 1),
        forest: card.pawn.and_then(Place::forest).map(|forest| forest.0 + 1),
        supply: pieces(band, |piece| looker.position.woodland.supply(piece)).collect(),
        fallen: if band == Faction::Patrol { board.fallen() } else { 0 },
        items: items(exile.given, ItemState::Ready),
        clubs: exile.clubs,
        exhausted: exile.exhausted,
        revealed: looker.cards(revealed),
    }
}
