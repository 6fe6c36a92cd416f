//! The board of the Riverfolk: warriors of all factions in its boxes, prices of services (11.2 to 11.6).

use crate::terms::{Faction, Service};

/// The board of the Riverfolk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RiverfolkBoard {
    /// Warriors in the three boxes, by faction.
    payments: [u8; Faction::COUNT],
    funds: [u8; Faction::COUNT],
    committed: [u8; Faction::COUNT],
    prices: [u8; Service::ALL.len()],
}

impl RiverfolkBoard {
    /// A faction's warriors in Payments.
    pub const fn payments(&self, faction: Faction) -> u8 {
        self.payments[faction.index()]
    }

    /// A faction's warriors in Funds.
    pub const fn funds(&self, faction: Faction) -> u8 {
        self.funds[faction.index()]
    }

    /// A faction's committed warriors.
    pub const fn committed(&self, faction: Faction) -> u8 {
        self.committed[faction.index()]
    }

    /// All warriors of a faction on the board.
    pub const fn warriors_of(&self, faction: Faction) -> u8 {
        self.payments(faction) + self.funds(faction) + self.committed(faction)
    }

    /// The price of a service.
    pub const fn price(&self, service: Service) -> u8 {
        self.prices[service.index()]
    }
}
