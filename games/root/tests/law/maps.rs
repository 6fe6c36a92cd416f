//! C The other maps.

use crate::support::{Question, phase, within};
use insta::assert_snapshot;
use kernel::Seat;
use proof::Scenario;
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Clearing, Forest, Piece};

const LAKE: &[(&str, &str)] = &[("map", "lake"), ("suits", "fixed")];
const MOUNTAIN: &[(&str, &str)] = &[("map", "mountain"), ("suits", "fixed")];

fn slip(options: &[(&str, &str)], place: &str) -> Question {
    let words = format!(
        "
            turn vagabond
            character vagabond thief
            pawn vagabond {place}
            has vagabond boot torch
        "
    );
    within(options, &words, &[Frame::Golden(Golden::EndOfTurn), Frame::Golden(Golden::Birdsong)])
}

#[test]
fn the_winter_river_divides_forests() {
    let game = slip(&[("map", "winter"), ("suits", "fixed")], "f1");
    assert!(game.offers().contains(&"to f4".to_owned()), "across the river: {:?}", game.offers());
    game.proves(law::maps::RAGING_RIVER).proves(law::key_terms::ADJACENT_FORESTS);
}

#[test]
fn the_ferry_starts_on_the_coast_in_the_corner() {
    let game = Scenario::<root::Root>::new([("map", "lake")]).luck(1);
    assert_eq!(game.position().woodland.ferry(), Some(Clearing(2)));
    game.proves(law::maps::LAKE_SETUP);
}

#[test]
fn the_lake_joins_every_coast() {
    let words = "
        turn marquise
        c10 marquise-warrior 2
        crafted marquise boat-builders
    ";
    let options = [("map", "lake"), ("suits", "fixed"), ("deck", "exiles")];
    let game = phase(&options, words, Golden::Daylight).plays("do march");
    for to in ["c3", "c11", "c12"] {
        assert!(game.offers().contains(&format!("move c10 {to}")), "{:?}", game.offers());
    }
    game.proves(law::maps::THE_LAKE);
}

#[test]
fn coastal_forests_lie_beside_the_two_nearest() {
    let game = slip(LAKE, "f3");
    let beside: Vec<Forest> = game.setting().map.forests_beside(Forest(2)).collect();
    assert_eq!(beside, [Forest(1), Forest(3), Forest(5), Forest(8)]);
    assert!(!game.offers().contains(&"to f8".to_owned()), "across the lake is too far");
    game.proves(law::maps::COASTAL_FORESTS);
}

#[test]
fn the_ferry_crosses_once_a_turn_to_any_coast_and_brings_a_card() {
    let words = "
        turn marquise
        c3 marquise-warrior 3
    ";
    let game = phase(LAKE, words, Golden::Daylight).plays("do march");
    assert!(game.offers().contains(&"ferry c3 c10".to_owned()));
    assert!(game.offers().contains(&"ferry c3 c12".to_owned()));
    let game = game.plays("ferry c3 c10; count 2");
    assert_eq!(game.position().woodland.ferry(), Some(Clearing(9)));
    assert_eq!(game.position().player(Seat(0)).hand().len(), 1);
    assert!(game.offers().iter().all(|offer| !offer.starts_with("ferry")), "{:?}", game.offers());
    game.proves(law::maps::THE_FERRY).proves(law::maps::COASTAL_CLEARINGS);
}

#[test]
fn a_ferry_move_needs_rule_like_any_other() {
    let words = "
        turn marquise
        c3 marquise-warrior eyrie-warrior
        c10 marquise-warrior
    ";
    let game = phase(LAKE, words, Golden::Daylight).plays("do march");
    assert!(game.offers().contains(&"ferry c3 c10".to_owned()), "the far coast is ruled");
    assert!(!game.offers().contains(&"ferry c3 c11".to_owned()));
    game.proves(law::maps::THE_FERRY);
}

#[test]
fn six_paths_of_the_mountain_are_closed_at_first() {
    let game = Scenario::<root::Root>::new([("map", "mountain")]).luck(1);
    assert_eq!(game.position().woodland.closed_paths().count(), 6);
    game.proves(law::maps::MOUNTAIN_SETUP);
}

#[test]
fn clearings_joined_by_a_closed_path_are_not_adjacent() {
    let words = "
        turn marquise
        c2 marquise-warrior 2
        hand marquise anvil
    ";
    let game = phase(MOUNTAIN, words, Golden::Daylight);
    assert!(!game.position().woodland.paths(Clearing(1)).has(Clearing(4)));
    let game = game.plays("do open-path");
    game.proves(law::maps::CLOSED_PATHS);
}

#[test]
fn any_card_opens_a_path_for_a_point_once_a_turn() {
    let words = "
        turn marquise
        c2 marquise-warrior 2
        hand marquise anvil sword
    ";
    let game = phase(MOUNTAIN, words, Golden::Daylight).plays("do open-path; card anvil");
    assert!(game.position().woodland.paths(Clearing(1)).has(Clearing(4)));
    assert_eq!(game.position().player(Seat(0)).score(), 1);
    assert_snapshot!(game.refuses("do open-path"), @"not offered");
    game.proves(law::maps::REMOVING_CLOSED_PATHS);
}

#[test]
fn a_path_is_opened_only_with_a_piece_at_one_end() {
    let words = "
        turn marquise
        c1 marquise-warrior 2
        hand marquise anvil
    ";
    let game = phase(MOUNTAIN, words, Golden::Daylight);
    assert_snapshot!(game.refuses("do open-path"), @"C.3.3  You have no piece at either end of a closed path.");
    game.proves(law::maps::REMOVING_CLOSED_PATHS);
}

#[test]
fn who_rules_the_pass_at_the_end_of_evening_scores() {
    let game = phase(
        MOUNTAIN,
        "
        turn marquise
        c11 marquise-warrior
    ",
        Golden::Evening,
    );
    assert!(game.story().contains("C.3.4  The Marquise scores 1 point."), "{}", game.story());
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(10)), 1);
    game.proves(law::maps::THE_PASS);
}

#[test]
fn closed_paths_divide_forests_like_open_ones() {
    // Forests 6 and 7 meet along the path between 2 and 12; forests 1 and 9 along the closed one between 6 and 8.
    let game = slip(MOUNTAIN, "f1");
    assert!(game.offers().contains(&"to f9".to_owned()), "{:?}", game.offers());
    game.proves(law::maps::MOUNTAIN_FORESTS);
}
