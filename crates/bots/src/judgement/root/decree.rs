//! The Decree of the Eyrie: which of its orders could be obeyed.

use root::terms::{Clearings, Column, Faction, Leader, Piece, Suit};
use root::{Position, Setting};

/// How hard an order is that can be obeyed only after one of another column.
const LATER: f32 = 0.35;

/// Where the orders of each column could be carried out.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    setting: &'a Setting,
    position: &'a Position,
    /// As things stand.
    now: [Clearings; Column::ALL.len()],
    /// After an order of the column that comes to its help.
    later: [Clearings; Column::ALL.len()],
}

impl<'a> Ground<'a> {
    pub(super) fn new(setting: &'a Setting, position: &'a Position) -> Self {
        let woodland = &position.woodland;
        let warriors = woodland.with_warriors(Faction::Eyrie);
        let enemies = position.playing().iter().filter(|&faction| faction != Faction::Eyrie);
        let beset = enemies
            .map(|faction| woodland.with_pieces(faction))
            .fold(Clearings::NONE, Clearings::union);
        let roosts = woodland.with(Piece::Roost);
        let sites = woodland.with_free_slot().minus(roosts);
        let paths = warriors.iter().map(|clearing| woodland.paths(clearing));
        let reach = paths.fold(warriors, Clearings::union);
        let now = |column| match column {
            Column::Recruit => roosts,
            Column::Move => warriors,
            Column::Battle => warriors.and(beset),
            Column::Build => woodland.ruled(Faction::Eyrie).and(sites),
        };
        let later = |column| match column {
            Column::Recruit | Column::Move => roosts,
            Column::Battle => reach.and(beset),
            Column::Build => reach.and(sites),
        };
        Self { setting, position, now: Column::ALL.map(now), later: Column::ALL.map(later) }
    }

    /// How likely some order of the Decree cannot be obeyed.
    pub(super) fn risk(&self) -> f32 {
        let mut obeyed = 1.0;
        for column in Column::ALL {
            let is_helped = self.is_helped(column, &[]);
            for suit in Suit::ALL {
                let orders = self.orders(column, suit);
                if orders > 0 {
                    obeyed *= 1.0 - self.strain(column, suit, orders, is_helped);
                }
            }
        }
        1.0 - obeyed
    }

    /// How hard one order more would be: 0 if it can be obeyed as things stand, 1 if it cannot.
    pub(super) fn strain_of_one_more(&self, column: Column, suit: Suit) -> f32 {
        let orders = self.orders(column, suit) + 1;
        self.strain(column, suit, orders, self.is_helped(column, &[]))
    }

    /// How hard the orders of a leader's viziers would be.
    pub(super) fn strain_of_leader(&self, leader: Leader) -> f32 {
        let row = self.setting.boards.factions.leader.iter().find(|row| row.id == leader);
        let viziers = row.map_or(&[][..], |row| &row.viziers);
        let obeyed = |&column: &Column| {
            1.0 - self.strain(column, Suit::Bird, 1, self.is_helped(column, viziers))
        };
        1.0 - viziers.iter().map(obeyed).product::<f32>()
    }

    /// The points a fall of the government costs at once: one for each bird.
    pub(super) fn humiliation(&self) -> usize {
        Column::ALL.into_iter().map(|column| self.orders(column, Suit::Bird)).sum()
    }

    /// Whether a column that is resolved earlier brings warriors to where this one wants them.
    fn is_helped(&self, column: Column, viziers: &[Column]) -> bool {
        let helper = match column {
            Column::Recruit => return false,
            Column::Move => Column::Recruit,
            Column::Battle | Column::Build => Column::Move,
        };
        self.all_orders(helper) > 0 || viziers.contains(&helper)
    }

    fn strain(&self, column: Column, suit: Suit, orders: usize, is_helped: bool) -> f32 {
        let woodland = &self.position.woodland;
        let fits = |places: Clearings| match suit {
            Suit::Bird => places,
            Suit::Fox | Suit::Rabbit | Suit::Mouse => places.and(woodland.of_suit(suit)),
        };
        let supply = match column {
            Column::Recruit => woodland.supply(Piece::EyrieWarrior),
            Column::Build => woodland.supply(Piece::Roost),
            Column::Move | Column::Battle => u8::MAX,
        };
        if usize::from(supply) < self.all_orders(column).max(orders) {
            return 1.0;
        }
        // A roost takes up its clearing; anything else can be done there again.
        let wanted = if column == Column::Build { orders } else { 1 };
        let now = fits(self.now[column.index()]);
        let later = now.union(fits(self.later[column.index()]));
        if now.len() >= wanted {
            0.0
        } else if is_helped && later.len() >= wanted {
            LATER
        } else {
            1.0
        }
    }

    fn orders(&self, column: Column, suit: Suit) -> usize {
        let board = &self.position.eyrie;
        let viziers = if suit == Suit::Bird { board.viziers(column) } else { 0 };
        board.column(column).and(self.setting.deck.of_suit(suit)).len() + usize::from(viziers)
    }

    fn all_orders(&self, column: Column) -> usize {
        let board = &self.position.eyrie;
        board.column(column).len() + usize::from(board.viziers(column))
    }
}
