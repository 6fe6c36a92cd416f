//! 12.3 Faction Set-up.

use super::duchy;
use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::duchy::Frame;
use root::law::duchy as law;
use root::terms::{Piece, Rank};

#[test]
fn a_tunnel_and_two_warriors_in_a_corner_two_in_each_clearing_next_to_it() {
    let game = duchy("", Frame::SetUp);
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"]);
    let game = game.plays("in c1");
    let there = [1, 5, 9, 10].map(|clearing| game.count(Piece::DuchyWarrior, clearing));
    assert_eq!((there, game.count(Piece::Tunnel, 1)), ([2; 4], 1));
    let woodland = &game.position().woodland;
    assert_eq!((woodland.supply(Piece::DuchyWarrior), woodland.supply(Piece::Tunnel)), (12, 2));
    assert_eq!((woodland.supply(Piece::Citadel), woodland.supply(Piece::Market)), (3, 3));
    let crowns = Rank::ALL.map(|rank| game.position().duchy.crowns(rank));
    assert_eq!(crowns, [3, 3, 3]);
    game.proves(law::SURFACE).proves(law::GATHER_WARRIORS_AND_TUNNELS);
    game.proves(law::FILL_THE_BUILDING_TRACKS).proves(law::FILL_THE_CROWN_SPACES);
}

#[test]
fn the_corner_across_from_a_taken_one_comes_first() {
    let options = [("seats", "2"), ("first", "1"), ("factions", "eyrie,duchy")];
    let game = Scenario::<Root>::new(options).luck(5).plays("in c2; leader despot");
    assert_eq!(game.count(Piece::Tunnel, 4), 1);
    game.proves(law::SURFACE);
}
