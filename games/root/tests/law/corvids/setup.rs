//! 13.3 Faction Set-up.

use super::corvids;
use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::corvids::Frame;
use root::law::{corvids as law, marquise};
use root::terms::{Faction, Piece};

#[test]
fn a_warrior_starts_in_a_clearing_of_each_suit() {
    let game = corvids("", Frame::SetUp);
    assert_eq!(game.offers(), ["in c1", "in c6", "in c8", "in c12"], "foxes");
    let game = game.plays("in c6");
    assert_eq!(game.offers(), ["in c3", "in c4", "in c5", "in c10"], "rabbits");
    let game = game.plays("in c4; in c11");
    let there = [6, 4, 11].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [1, 1, 1]);
    let woodland = &game.position().woodland;
    assert_eq!((woodland.supply(Piece::CorvidWarrior), woodland.supply(Piece::Plot)), (12, 8));
    game.proves(law::SCATTER).proves(law::GATHER_WARRIORS_AND_PLOT_TOKENS);
}

#[test]
fn nobody_scatters_to_the_keep() {
    let game = corvids("c1 keep", Frame::SetUp);
    assert_eq!(game.offers(), ["in c6", "in c8", "in c12"]);
    game.proves(marquise::THE_KEEP);
}

#[test]
fn two_play_a_whole_game_from_the_set_up() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,corvids")];
    let game = Scenario::<Root>::new(table).luck(5).plays("in c1; leader despot");
    assert_eq!(game.asked_faction(), Faction::Corvids);
    let game = game.plays("in c6; in c4; in c11");
    assert_eq!(game.asked_faction(), Faction::Eyrie, "the first turn");
}
