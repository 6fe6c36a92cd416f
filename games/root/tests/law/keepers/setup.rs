//! 15.3 Faction Set-up.

use super::{among, board, keepers};
use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::keepers::Frame;
use root::law::{glossary, keepers as law};
use root::position::RelicPlace;
use root::terms::{Faction, Forest, Piece, Relic, Retinue};

fn relics(game: &Scenario<Root>) -> Vec<usize> {
    let forests = game.setting().map.all_forests();
    forests.map(|forest| board(game).relics_at(RelicPlace::Forest(forest)).count()).collect()
}

#[test]
fn every_forest_gets_a_relic_face_down() {
    let game = keepers("", Frame::SetUp);
    assert_eq!(relics(&game), [1; 7]);
    assert!(Relic::all().all(|relic| !board(&game).is_face_up(relic)));
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"], "a corner of choice");
    game.proves(law::PLACE_STARTING_RELICS);
}

#[test]
fn four_warriors_in_a_corner_and_four_beside_it_on_the_edge() {
    let game = keepers("", Frame::SetUp).plays("in c4");
    assert_eq!(game.offers(), ["in c8", "in c9"], "not 12, which is not on the edge");
    let game = game.plays("in c8");
    assert_eq!([4, 8].map(|at| game.count(Piece::KeeperWarrior, at)), [4, 4]);
    assert_eq!(game.position().woodland.supply(Piece::KeeperWarrior), 7);
    game.proves(law::PLACE_WARRIORS).proves(glossary::MAP_EDGE);
}

#[test]
fn the_other_relics_are_spread_far_from_the_warriors() {
    let game = keepers("", Frame::SetUp).plays("in c4; in c8");
    // Forests 4 and 7 touch 4 or 8; five relics go to the other five.
    assert_eq!(relics(&game), [2, 2, 2, 1, 2, 2, 1]);
    assert_eq!(game.position().woodland.supply(Piece::Relic), 0);
    let game = keepers("", Frame::SetUp).plays("in c1; in c9");
    // 1, 2 and 4 are near; of the four others one gets two more.
    let far: Vec<usize> = [2, 4, 5, 6].map(|forest: usize| relics(&game)[forest]).to_vec();
    assert_eq!((far.iter().sum::<usize>(), far.iter().max()), (9, Some(&3)));
    assert_eq!(far.iter().min(), Some(&2), "as evenly as possible");
    game.proves(law::PLACE_REMAINING_RELICS);
}

#[test]
fn each_column_has_a_faithful_retainer_and_the_waystations_wait() {
    let game = keepers("", Frame::SetUp).plays("in c4; in c8");
    assert_eq!(Retinue::ALL.map(|column| board(&game).faithful(column)), [1, 1, 1]);
    assert!((0..3).all(|number| board(&game).waystation(number).is_none()));
    assert_eq!(game.position().woodland.supply(Piece::Waystation), 3);
    game.proves(law::ADD_THE_FAITHFUL_RETAINERS).proves(law::PLACE_THE_WAYSTATIONS);
}

#[test]
fn they_start_across_from_another_corner_if_they_can() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "marquise,keepers")];
    let game = Scenario::<Root>::new(table).luck(3).plays("in c1; in c1; in c5; in c9");
    // The keep is in 1, so the Keepers start in 3.
    assert_eq!(game.asked_faction(), Faction::Keepers);
    assert_eq!(game.offers(), ["in c6", "in c7"]);
    assert_eq!(game.count(Piece::KeeperWarrior, 3), 4);
}

#[test]
fn a_map_with_ten_forests_leaves_two_relics_to_spread() {
    let options =
        [("seats", "2"), ("first", "1"), ("factions", "eyrie,keepers"), ("map", "mountain")];
    let game = crate::scene::scene(&options, "turn keepers", Frame::SetUp).luck(1);
    assert_eq!(relics(&game), [1; 10]);
    let game = game.plays("in c1; in c6");
    assert_eq!(relics(&game).iter().sum::<usize>(), 12);
    let near = [Forest(0), Forest(1), Forest(2), Forest(8)];
    assert!(near.iter().all(|forest| relics(&game)[forest.index()] == 1));
}

#[test]
fn who_comes_first_takes_the_corner() {
    let game = among("hundreds,keepers", "", root::hundreds::Frame::SetUp).plays("in c2");
    assert_eq!(game.count(Piece::Warlord, 2), 1);
}
