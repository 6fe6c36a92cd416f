//! The board of the Riverfolk: warriors of all factions in its boxes, prices and services (11.2 to 11.6).

use crate::terms::{Faction, Service, Suit};

/// The board of the Riverfolk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RiverfolkBoard {
    /// Warriors in the three boxes, by faction; those on the tracks are among the committed.
    payments: [u8; Faction::PLAYED],
    funds: [u8; Faction::PLAYED],
    committed: [u8; Faction::PLAYED],
    /// Spaces of the trade post tracks that hold committed warriors, by suit (11.5.3).
    taken: [u8; 3],
    prices: [u8; Service::ALL.len()],
    /// How many services the turn player has bought (11.2.6.II), and which, as bits.
    bought: u8,
    sold: u8,
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

    /// All warriors in Funds.
    pub fn all_funds(&self) -> u8 {
        self.funds.iter().sum()
    }

    /// Whether there is nobody in Payments.
    pub fn has_no_payments(&self) -> bool {
        self.payments == [0; Faction::PLAYED]
    }

    /// A faction's committed warriors, those on the tracks among them.
    pub const fn committed(&self, faction: Faction) -> u8 {
        self.committed[faction.index()]
    }

    /// All warriors of a faction on the board.
    pub const fn warriors_of(&self, faction: Faction) -> u8 {
        self.payments(faction) + self.funds(faction) + self.committed(faction)
    }

    /// The spaces of a track that hold committed warriors.
    pub const fn taken(&self, suit: Suit) -> u8 {
        match suit {
            Suit::Bird => 0,
            Suit::Fox | Suit::Rabbit | Suit::Mouse => self.taken[suit.index()],
        }
    }

    /// The price of a service.
    pub const fn price(&self, service: Service) -> u8 {
        self.prices[service.index()]
    }

    /// How many services the turn player has bought.
    pub const fn bought(&self) -> u8 {
        self.bought
    }

    /// Whether the turn player has bought a service.
    #[inline]
    pub const fn has_sold(&self, service: Service) -> bool {
        self.sold >> service.index() & 1 == 1
    }
}

/// Verbs.
impl RiverfolkBoard {
    /// Puts warriors into Payments.
    pub(crate) fn pay(&mut self, faction: Faction, count: u8) {
        self.payments[faction.index()] += count;
    }

    /// Puts warriors into Funds.
    pub(crate) fn fund(&mut self, faction: Faction, count: u8) {
        self.funds[faction.index()] += count;
    }

    /// Moves all warriors of the board to Funds.
    pub(crate) fn gather_funds(&mut self) {
        let payments = std::mem::take(&mut self.payments);
        let committed = std::mem::take(&mut self.committed);
        for (fund, (paid, freed)) in self.funds.iter_mut().zip(payments.into_iter().zip(committed))
        {
            *fund += paid + freed;
        }
        self.taken = [0; 3];
    }

    /// Moves a fund among the committed.
    pub(crate) fn commit(&mut self, faction: Faction) {
        self.take_fund(faction);
        self.committed[faction.index()] += 1;
    }

    /// Takes a fund off the board.
    pub(crate) fn take_fund(&mut self, faction: Faction) {
        let fund = &mut self.funds[faction.index()];
        *fund = fund.checked_sub(1).expect("a fund that is used is there");
    }

    /// Takes a space of a track for a committed warrior.
    pub(crate) fn take_space(&mut self, suit: Suit) {
        self.taken[suit.index()] += 1;
    }

    /// Sets the price of a service.
    pub(crate) fn set_price(&mut self, service: Service, price: u8) {
        self.prices[service.index()] = price;
    }

    /// Notes that the turn player has bought a service.
    pub(crate) fn sell(&mut self, service: Service) {
        self.bought += 1;
        self.sold |= 1 << service.index();
    }

    /// What was bought ends with the turn.
    pub(crate) fn end_services(&mut self) {
        (self.bought, self.sold) = (0, 0);
    }
}
