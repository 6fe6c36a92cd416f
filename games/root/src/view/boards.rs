//! What the boards of the factions show besides pieces.

use super::{ItemView, Looker};
use crate::corvids::view::CorvidsView;
use crate::duchy::view::DuchyView;
use crate::hundreds::view::HundredsView;
use crate::keepers::view::KeepersView;
use crate::lizard_cult::view::LizardCultView;
use crate::position::{ItemState, VagabondBoard};
use crate::riverfolk::view::RiverfolkView;
use crate::terms::{
    CardName, Character, Column, Faction, Item, Leader, Relationship, Suit, hireling,
};
use crate::{corvids, duchy, hundreds, keepers, lizard_cult, riverfolk};
use kernel::Seat;
use serde::Serialize;

/// What a faction's board shows besides pieces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BoardView {
    /// The Marquise: all she has are pieces.
    Marquise,
    /// The Eyrie.
    Eyrie {
        /// The leader.
        leader: Option<Leader>,
        /// Leaders that were deposed.
        deposed: Vec<Leader>,
        /// The Decree, column by column.
        decree: Vec<ColumnView>,
    },
    /// The Alliance.
    Alliance {
        /// How many supporters there are.
        supporters: usize,
        /// The supporters the viewer knows.
        known: Vec<CardName>,
        /// How many officers there are.
        officers: u8,
    },
    /// A Vagabond.
    Vagabond(Box<VagabondView>),
    /// The Lizard Cult.
    LizardCult(Box<LizardCultView>),
    /// The Riverfolk.
    Riverfolk(Box<RiverfolkView>),
    /// The Duchy.
    Duchy(Box<DuchyView>),
    /// The Corvids.
    Corvids(Box<CorvidsView>),
    /// The Hundreds.
    Hundreds(Box<HundredsView>),
    /// The Keepers.
    Keepers(Box<KeepersView>),
}

/// A column of the Decree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ColumnView {
    /// The column.
    pub column: Column,
    /// Loyal Viziers under it.
    pub viziers: u8,
    /// The cards under it.
    pub cards: Vec<CardName>,
}

/// The board of a Vagabond.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VagabondView {
    /// The character.
    pub character: Option<Character>,
    /// Items by kind and by how they lie.
    pub items: Vec<ItemView>,
    /// How each faction stands with him.
    pub relationships: Vec<RelationshipView>,
    /// Completed quests of foxes, rabbits and mice.
    pub completed: [u8; 3],
}

/// How a faction stands with a Vagabond.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RelationshipView {
    /// The faction.
    pub faction: Faction,
    /// The relationship.
    pub relationship: Relationship,
    /// Aids of this turn towards the next.
    pub aids: u8,
}

impl Looker<'_> {
    pub(super) fn board(&self, seat: Seat, faction: Faction) -> BoardView {
        match faction {
            Faction::Marquise => BoardView::Marquise,
            Faction::Eyrie => self.eyrie(),
            Faction::Alliance => {
                let board = &self.position.alliance;
                BoardView::Alliance {
                    supporters: board.supporters().len(),
                    known: self.known(seat, board.supporters()),
                    officers: board.officers(),
                }
            }
            Faction::Vagabond => {
                BoardView::Vagabond(Box::new(self.vagabond(&self.position.vagabonds[0])))
            }
            Faction::SecondVagabond => {
                BoardView::Vagabond(Box::new(self.vagabond(&self.position.vagabonds[1])))
            }
            Faction::LizardCult => BoardView::LizardCult(Box::new(lizard_cult::view::board(self))),
            Faction::Riverfolk => BoardView::Riverfolk(Box::new(riverfolk::view::board(self))),
            Faction::Duchy => BoardView::Duchy(Box::new(duchy::view::board(self))),
            Faction::Corvids => BoardView::Corvids(Box::new(corvids::view::board(self))),
            Faction::Hundreds => BoardView::Hundreds(Box::new(hundreds::view::board(self))),
            Faction::Keepers => BoardView::Keepers(Box::new(keepers::view::board(self))),
            hireling!() => BoardView::Marquise,
        }
    }

    fn eyrie(&self) -> BoardView {
        let board = &self.position.eyrie;
        let column = |column: Column| ColumnView {
            column,
            viziers: board.viziers(column),
            cards: self.cards(board.column(column)),
        };
        BoardView::Eyrie {
            leader: board.leader(),
            deposed: board.face_down().collect(),
            decree: Column::ALL.map(column).into(),
        }
    }

    fn vagabond(&self, board: &VagabondBoard) -> VagabondView {
        let lying = |item: Item| ItemState::ALL.into_iter().map(move |state| (item, state));
        let lying = Item::ALL
            .into_iter()
            .flat_map(lying)
            .filter(|&(item, state)| board.items(item, state) > 0);
        let factions = self.position.playing().iter().filter(|faction| !faction.is_vagabond());
        VagabondView {
            character: board.character(),
            items: lying
                .map(|(item, state)| ItemView { item, state, count: board.items(item, state) })
                .collect(),
            relationships: factions
                .map(|faction| RelationshipView {
                    faction,
                    relationship: board.relationship(faction),
                    aids: board.aids(faction),
                })
                .collect(),
            completed: Suit::OF_CLEARINGS.map(|suit| board.completed(suit)),
        }
    }
}
