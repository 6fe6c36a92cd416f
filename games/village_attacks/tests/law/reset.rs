//! V21 Reset.

use crate::scene::{Look, reset};
use village_attacks::law;
use village_attacks::terms::{Slot, Zones};

#[test]
fn what_lasted_for_the_round_goes() {
    let words = "
        dark z3
        unlucky z4
        z9 peasant+np
        m1 guard defence melee 2 reserve magic
    ";
    let game = reset(&[], words);
    let castle = &game.position().castle;
    assert_eq!((castle.dark(), castle.unlucky()), (Zones::NONE, Zones::NONE));
    assert!(game.position().village.snared().is_empty());
    let board = game.board(0);
    assert_eq!((board.defence(), board.reserved(), board.rolled()[0]), (0, 1, 0));
    game.proves(law::reset::REMOVE_WHAT_IS_OVER).proves(law::reset::CLEAR_THE_BOARDS);
    game.proves(law::zone_conditions::ZONE_CONDITIONS);
}

#[test]
fn day_becomes_night() {
    let game = reset(&[("day-and-night", "on")], "");
    assert!(game.position().castle.is_night());
    game.proves(law::reset::TURN_THE_TOKEN);
}

#[test]
fn the_coin_passes_clockwise() {
    let game = reset(&[], "first m3");
    assert_eq!(game.position().castle.first(), Slot(0));
    game.proves(law::reset::PASS_THE_COIN);
}
