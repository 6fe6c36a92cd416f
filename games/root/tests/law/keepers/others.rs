//! The Keepers beside other chapters.

use super::{among, board, keepers, turn_of};
use crate::scene::{Look, c};
use crate::support::within;
use root::golden_rules::Frame as Golden;
use root::keepers::Frame;
use root::law::{alliance, vagabond};
use root::layout::turn_from;
use root::position::RelicPlace;
use root::terms::{CardName, Faction, Piece, Retinue};

#[test]
fn warriors_with_a_relic_who_move_into_sympathy_are_an_outrage() {
    let words = "
        c1 keeper-warrior
        relic tablet 1 c1
        c5 sympathy
        retinue move retainer
        hand keepers bake-sale anvil
    ";
    let game = keepers(words, Frame::UseTheRetinue(Retinue::Move));
    let game = game.plays("retainer; move c1 c5; relic tablet 1; card bake-sale");
    assert_eq!(game.count(Piece::Relic, 5), 1);
    assert_eq!(game.supporters(), [CardName::BakeSale]);
    game.proves(alliance::OUTRAGE);
}

#[test]
fn an_ally_s_relics_do_not_follow_a_vagabond() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond boot boot
        relationship vagabond keepers allied
        c1 keeper-warrior 2
        relic tablet 1 c1
    ";
    let game = turn_of("vagabond", words, Golden::Daylight);
    let game = game.plays("do move; to c5; faction keepers; count 2");
    assert_eq!((game.count(Piece::KeeperWarrior, 5), game.count(Piece::Relic, 1)), (2, 1));
    game.proves(vagabond::MOVING_WITH_AN_ALLY);
}

#[test]
fn a_vagabond_slips_into_a_forest_with_relics() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        relic tablet 1 f1
    ";
    let game = turn_of("vagabond", words, Golden::Birdsong).plays("to f1");
    assert_eq!(board(&game).relics_elsewhere(), 1, "nothing happens to it");
}

#[test]
fn a_card_of_the_retinue_lost_at_a_table_with_the_cult_is_a_lost_soul() {
    let words = "
        turn keepers
        c1 keeper-warrior
        relic tablet 3 f2
        relic tablet 2 f2
        retinue battle-then-delve anvil retainer
    ";
    let frame = Frame::UseTheRetinue(Retinue::BattleThenDelve);
    let game = among("lizard-cult,keepers", words, frame).plays("card anvil");
    assert_eq!(game.asked_faction(), Faction::Keepers);
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
}

#[test]
fn soup_kitchens_let_relics_rule() {
    let options =
        [("seats", "2"), ("first", "1"), ("factions", "eyrie,keepers"), ("deck", "exiles")];
    let words = "
        turn keepers
        c1 keeper-warrior eyrie-warrior 2
        crafted keepers soup-kitchens
        relic tablet 1 c1
    ";
    let game = crate::scene::scene(&options, words, Frame::LiveOffTheLand).luck(1);
    assert!(game.position().woodland.ruled(Faction::Keepers).has(c(1)), "one and two to two");
}

#[test]
fn a_bomb_removes_relics_and_waystations() {
    let words = "
            turn corvids
            c5 corvid-warrior keeper-warrior
            plot c5 bomb
            waystation c5 tablet jewelry
            relic tablet 1 c5
        ";
    let game = among("corvids,keepers", words, root::corvids::Frame::FlipPlots);
    let game = game.plays("in c5; to f1");
    assert_eq!(game.score(Faction::Corvids), 4, "the plot, a building, a relic for two");
    assert_eq!(board(&game).relics_at(RelicPlace::Clearing(c(5))).count(), 0);
}

#[test]
fn mercenaries_they_hired_help_to_rule_and_are_not_battled_but_do_not_delve() {
    let table = [("seats", "3"), ("first", "1"), ("factions", "eyrie,riverfolk,keepers")];
    let words = "
        turn keepers
        sold mercenaries
        prices 4 4 4
        relic tablet 2 f2
        c1 keeper-warrior riverfolk-warrior
        c12 riverfolk-warrior
        retinue battle-then-delve anvil retainer
    ";
    let game = within(&table, words, &turn_from(Golden::StartOfDaylight));
    let game = game.plays("card anvil");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 1), 1, "nobody was battled");
    assert_eq!((game.count(Piece::Relic, 1), game.count(Piece::Relic, 12)), (1, 0));
    assert_eq!(board(&game).size(), 2, "1 and 12 are ruled, as much as the relic is worth");
}

#[test]
fn the_company_is_battled_where_it_was_not_hired() {
    let words = "turn keepers\nc1 keeper-warrior 2 riverfolk-warrior\nrelic tablet 1 f2
        retinue battle-then-delve anvil";
    let frame = Frame::UseTheRetinue(Retinue::BattleThenDelve);
    let game = among("riverfolk,keepers", words, frame).chances([1, 0]).plays("card anvil");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 1), 0);
    assert_eq!(game.offers(), ["to f2", "pass"]);
}
