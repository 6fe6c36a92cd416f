//! 15.4 Birdsong.

use super::{board, keepers, phase};
use crate::scene::{Look, c};
use root::golden_rules::Frame as Golden;
use root::keepers::Frame;
use root::law::{corvids, glossary, golden_rules, keepers as law, marquise};
use root::position::Waystation;
use root::terms::{CardName, Clearings, Faction, Piece, RelicType};

const NONE: Clearings = Clearings::NONE;

#[test]
fn they_encamp_then_decamp_then_recruit() {
    let words = "
        c5 keeper-warrior 2
        hand keepers bake-sale
    ";
    let game = phase(words, Golden::Birdsong);
    assert_eq!(game.offers(), ["in c5", "pass"], "encamp");
    let game = game.plays("in c5; waystation figure jewelry");
    assert_eq!(game.offers(), ["in c5", "pass"], "decamp");
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["card bake-sale", "pass"], "recruit");
    let game = game.plays("card bake-sale");
    assert_eq!(game.count(Piece::KeeperWarrior, 5), 3);
    game.proves(law::BIRDSONG);
}

#[test]
fn a_warrior_gives_way_to_a_waystation_either_side_up() {
    let game = keepers(
        "
        c5 keeper-warrior 2
        c9 keeper-warrior
    ",
        Frame::Encamp(NONE),
    );
    let game = game.plays("in c5; waystation figure jewelry; pass");
    assert_eq!((game.count(Piece::KeeperWarrior, 5), game.count(Piece::Waystation, 5)), (1, 1));
    assert_eq!(
        board(&game).waystation(1),
        Some(Waystation { clearing: c(5), up: RelicType::Figure })
    );
    assert!(game.story().contains("15.4.1  The waystation in clearing 5"), "{}", game.story());
    game.proves(law::ENCAMP).proves(glossary::REPLACE);
}

#[test]
fn they_encamp_once_per_clearing() {
    let game = keepers(
        "
        c7 keeper-warrior 3
        c9 keeper-warrior
    ",
        Frame::Encamp(NONE),
    );
    let game = game.plays("in c7; waystation tablet jewelry");
    assert_eq!(game.offers(), ["in c9", "pass"]);
    assert!(game.refuses("in c7").starts_with("15.4.1 "), "{}", game.refuses("in c7"));
}

#[test]
fn a_clearing_may_hold_two_waystations_of_two_turns() {
    let words = "
        c7 keeper-warrior
        c9 keeper-warrior
        waystation c7 tablet jewelry
    ";
    let game = keepers(words, Frame::Encamp(NONE)).plays("in c7; waystation figure jewelry; pass");
    assert_eq!(game.count(Piece::Waystation, 7), 2);
}

#[test]
fn a_full_clearing_has_no_room_for_a_waystation() {
    let words = "
        c1 keeper-warrior roost
        c9 keeper-warrior
        c3 keeper-warrior keep
    ";
    let game = keepers(words, Frame::Encamp(NONE));
    assert_eq!(game.offers(), ["in c9", "pass"]);
    assert!(game.refuses("in c1").contains("slot"), "{}", game.refuses("in c1"));
    assert!(game.refuses("in c3").starts_with("6.2.2 "), "{}", game.refuses("in c3"));
    game.proves(marquise::THE_KEEP);
}

#[test]
fn who_was_driven_out_comes_back_on_the_edge() {
    let game = keepers("relic tablet 1 c10", Frame::Encamp(NONE));
    assert_eq!(
        game.offers(),
        ["in c1", "in c2", "in c3", "in c4", "in c5", "in c6", "in c7", "in c8", "in c9", "pass"],
        "a relic is neither warrior nor waystation"
    );
    let game = game.plays("in c6; waystation tablet figure");
    assert_eq!((game.count(Piece::KeeperWarrior, 6), game.count(Piece::Waystation, 6)), (1, 1));
    game.proves(law::ENCAMP).proves(glossary::MAP_EDGE);
}

#[test]
fn a_waystation_alone_is_enough_to_be_there() {
    let game = phase(
        "
        waystation c5 tablet jewelry
        hand keepers anvil
    ",
        Golden::Birdsong,
    );
    assert_eq!(game.offers(), ["in c5", "pass"], "nobody can encamp: it is Decamp");
}

#[test]
fn a_waystation_gives_way_to_a_warrior() {
    let words = "
            waystation c5 tablet jewelry
            waystation c7 figure tablet
            waystation c7 figure jewelry
        ";
    let game = keepers(words, Frame::Decamp(NONE)).plays("in c7; waystation figure tablet");
    assert_eq!((game.count(Piece::KeeperWarrior, 7), game.count(Piece::Waystation, 7)), (1, 1));
    assert!(board(&game).waystation(2).is_none());
    assert_eq!(game.score(Faction::Keepers), 0);
    assert!(game.refuses("in c7").starts_with("15.4.2 "), "once per clearing");
    game.proves(law::DECAMP);
}

#[test]
fn without_a_warrior_in_the_supply_nobody_decamps() {
    let words = "
        waystation c5 tablet jewelry
        c1 roost keeper-warrior 15
        hand keepers anvil
    ";
    let game = phase(words, Golden::Birdsong);
    assert!(!game.story().contains("15.4.2"), "{}", game.story());
    assert_eq!((game.count(Piece::Waystation, 5), game.count(Piece::KeeperWarrior, 5)), (1, 0));
}

#[test]
fn each_card_brings_two_warriors_to_a_matching_waystation() {
    let words = "waystation c5 tablet jewelry\nwaystation c7 figure tablet
        hand keepers bake-sale anvil birdy-bindle";
    let game = keepers(words, Frame::Recruit);
    assert_eq!(game.offers(), ["card birdy-bindle", "card bake-sale", "pass"]);
    assert!(game.refuses("card anvil").starts_with("15.4.3 "));
    let game = game.plays("card bake-sale; card birdy-bindle; in c7; pass");
    assert_eq!([5, 7].map(|at| game.count(Piece::KeeperWarrior, at)), [2, 2]);
    assert_eq!(game.discards(), [CardName::BirdyBindle, CardName::BakeSale]);
    game.proves(law::RECRUIT);
}

#[test]
fn the_last_warrior_comes_alone() {
    let words = "
        waystation c5 tablet jewelry
        c1 keeper-warrior 14
        hand keepers bake-sale
    ";
    let game = keepers(words, Frame::Recruit).plays("card bake-sale");
    assert_eq!(game.count(Piece::KeeperWarrior, 5), 1);
    game.proves(golden_rules::LIMIT);
}

#[test]
fn nothing_is_placed_in_a_snare() {
    let words = "
            turn keepers
            c5 keeper-warrior
            waystation c5 tablet jewelry
            plot c5 snare face-up
            waystation c7 figure tablet
            hand keepers birdy-bindle
        ";
    let game = super::among("corvids,keepers", words, Frame::Recruit).plays("card birdy-bindle");
    assert_eq!(game.count(Piece::KeeperWarrior, 7), 2);
    let game = super::among("corvids,keepers", words, Frame::Decamp(NONE));
    assert_eq!(game.offers(), ["in c7", "pass"]);
    assert!(game.refuses("in c5").starts_with("13.7.2 "));
    game.proves(corvids::SNARE);
}
