//! What everybody sees of the board of the Riverfolk.

use crate::terms::{Faction, Piece, Service, Suit};
use crate::view::Looker;
use serde::Serialize;

/// The board of the Riverfolk: all of it lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RiverfolkView {
    /// Warriors in Payments, by faction.
    pub payments: Vec<(Faction, u8)>,
    /// Warriors in Funds, by faction.
    pub funds: Vec<(Faction, u8)>,
    /// Committed warriors, by faction, those on the tracks among them.
    pub committed: Vec<(Faction, u8)>,
    /// The trade post tracks.
    pub tracks: Vec<TrackView>,
    /// The services and what they cost.
    pub prices: Vec<(Service, u8)>,
    /// The services the turn player has bought.
    pub sold: Vec<Service>,
}

/// A trade post track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// Its suit.
    pub suit: Suit,
    /// The spaces whose trade post has left.
    pub open: u8,
    /// Those of them that hold committed warriors.
    pub taken: u8,
}

/// What a viewer sees of the board.
pub(crate) fn board(looker: &Looker<'_>) -> RiverfolkView {
    let board = &looker.position.riverfolk;
    let held = |count: &dyn Fn(Faction) -> u8| -> Vec<(Faction, u8)> {
        let counted = Faction::OF_PLAYERS.into_iter().map(|faction| (faction, count(faction)));
        counted.filter(|(_, count)| *count > 0).collect()
    };
    RiverfolkView {
        payments: held(&|faction| board.payments(faction)),
        funds: held(&|faction| board.funds(faction)),
        committed: held(&|faction| board.committed(faction)),
        tracks: Suit::OF_CLEARINGS.into_iter().filter_map(|suit| track(looker, suit)).collect(),
        prices: Service::ALL.map(|service| (service, board.price(service))).to_vec(),
        sold: Service::ALL.into_iter().filter(|&service| board.has_sold(service)).collect(),
    }
}

fn track(looker: &Looker<'_>, suit: Suit) -> Option<TrackView> {
    let post = Piece::trade_post(suit)?;
    let open = looker.setting.pieces(post) - looker.position.woodland.supply(post);
    Some(TrackView { suit, open, taken: looker.position.riverfolk.taken(suit) })
}
