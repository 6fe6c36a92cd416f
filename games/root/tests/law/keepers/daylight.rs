//! 15.5 Daylight, but for delving and recovering.

use super::{board, keepers, phase};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::keepers::Frame;
use root::law::{keepers as law, key_actions};
use root::terms::{Faction, Piece, Retinue};

const TWO_MOVES: &str = "
        c1 keeper-warrior 2
        c2 keeper-warrior 2
        retinue move anvil bake-sale retainer
    ";

#[test]
fn they_craft_and_then_use_the_columns_from_the_left() {
    let words = "
        c1 keeper-warrior 2
        waystation c1 tablet jewelry
        hand keepers anvil
        retinue move retainer
        retinue battle-then-delve retainer
        retinue move-or-recover retainer
        relic tablet 1 f2
    ";
    let game = phase(words, Golden::Daylight);
    assert_eq!(game.offers(), ["craft anvil", "pass"]);
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["retainer", "pass"], "the first column");
    let game = game.plays("pass; retainer");
    assert_eq!(game.count(Piece::Relic, 1), 1, "the second column delves");
    let game = game.plays("retainer; in c1");
    assert_eq!(game.score(Faction::Keepers), 1, "the third recovers");
    game.proves(law::DAYLIGHT).proves(law::USE_THE_RETINUE);
}

#[test]
fn each_card_acts_once_in_any_order() {
    let game = keepers(TWO_MOVES, Frame::UseTheRetinue(Retinue::Move));
    assert_eq!(game.offers(), ["card fox", "retainer", "pass"], "no warrior in a rabbit clearing");
    let game = game.plays("retainer; move c2 c5; count 2");
    assert_eq!(game.offers(), ["card fox", "card rabbit", "pass"], "but now there are");
    let game = game.plays("card rabbit; move c5 c1; count 1; card fox; move c1 c9; count 3");
    assert_eq!([1, 5, 9].map(|at| game.count(Piece::KeeperWarrior, at)), [0, 1, 3]);
    game.proves(law::MOVE);
}

#[test]
fn a_move_starts_where_the_card_matches() {
    let game = keepers(TWO_MOVES, Frame::UseTheRetinue(Retinue::Move)).plays("card fox");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
    game.proves(law::MOVE).proves(key_actions::RULE_REQUIRED);
}

#[test]
fn cards_need_not_be_used() {
    let game = phase(TWO_MOVES, Golden::Daylight).plays("pass");
    assert_eq!([1, 2].map(|at| game.count(Piece::KeeperWarrior, at)), [2, 2]);
    assert_eq!(board(&game).size(), 3, "and stay");
}

#[test]
fn a_card_with_nothing_to_do_says_why() {
    let game = keepers(TWO_MOVES, Frame::UseTheRetinue(Retinue::Move));
    assert_eq!(
        game.refuses("card rabbit"),
        "15.5.2.I  In no clearing this card matches is there anything to do: Move."
    );
}

#[test]
fn the_third_column_may_move_instead() {
    let words = "c1 keeper-warrior\nrelic tablet 1 c1\nwaystation c1 tablet jewelry
        retinue move-or-recover anvil";
    let game = keepers(words, Frame::UseTheRetinue(Retinue::MoveOrRecover)).plays("card anvil");
    assert_eq!(game.offers(), ["in c1", "move c1 c5", "move c1 c9", "move c1 c10"]);
    let game = game.plays("move c1 c5; relic tablet 1");
    assert_eq!((game.count(Piece::KeeperWarrior, 5), game.count(Piece::Relic, 5)), (1, 1));
    assert_eq!(board(&game).size(), 1, "a move never costs the card");
    game.proves(law::MOVE_OR_RECOVER);
}

#[test]
fn crafted_cards_are_used_between_the_actions() {
    let words = "
        c1 keeper-warrior 2 marquise-warrior
        retinue move retainer retainer
        crafted keepers command-warren
    ";
    let game = phase(words, Golden::StartOfDaylight);
    assert!(game.offers().contains(&"use command-warren".to_owned()), "{:?}", game.offers());
}
