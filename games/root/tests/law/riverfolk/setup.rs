//! 11.3 Faction Set-up.

use super::board;
use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::law::riverfolk as law;
use root::terms::{Faction, Piece, Service};

#[test]
fn four_warriors_on_the_river_three_in_payments_and_three_prices() {
    let options = [("seats", "2"), ("factions", "alliance,riverfolk"), ("first", "1")];
    let game = Scenario::<Root>::new(options).luck(2);
    assert_eq!(game.asked_faction(), Faction::Riverfolk);
    assert_eq!(game.offers(), ["in c4", "in c5", "in c7", "in c10", "in c11"]);
    let game = game.plays("in c5; in c5; in c10; in c11");
    assert_eq!(game.offers(), ["count 1", "count 2", "count 3", "count 4"]);
    let game = game.plays("count 1; count 3; count 4");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 5), 2);
    assert_eq!(board(&game).payments(Faction::Riverfolk), 3);
    assert_eq!(game.position().woodland.supply(Piece::RiverfolkWarrior), 15 - 4 - 3);
    assert_eq!(Service::ALL.map(|service| board(&game).price(service)), [1, 3, 4]);
    assert_eq!(Piece::TRADE_POSTS.map(|post| game.position().woodland.supply(post)), [3, 3, 3]);
    game.proves(law::GATHER_WARRIORS)
        .proves(law::PLACE_WARRIORS)
        .proves(law::FILL_THE_TRADE_POST_TRACKS)
        .proves(law::GAIN_STARTING_FUNDS)
        .proves(law::SET_STARTING_PRICES);
}
