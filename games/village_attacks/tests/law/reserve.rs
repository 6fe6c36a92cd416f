//! V8 Reserve.

use crate::scene::{Look, acts, starts};
use village_attacks::law;

#[test]
fn a_result_may_be_kept_if_a_slot_is_free() {
    let game = acts("m1 melee magic").plays("reserve magic");
    assert_eq!(game.board(0).reserved(), 1);
    assert_eq!(game.refuses("reserve melee"), "V8.1  No Reserve slot is free.");
    game.proves(law::reserve::PUT_IN_RESERVE);
}

#[test]
fn what_is_kept_is_used_as_if_just_rolled() {
    let game = acts(
        "
        m1 at z1 reserve melee
        z1 peasant
    ",
    )
    .plays("melee z1 peasant");
    assert_eq!((game.board(0).reserved(), game.villagers(1)), (0, 0));
    game.proves(law::reserve::USE_FROM_RESERVE);
    let game = acts("m1 reserve defence melee").plays("guard defence");
    assert_eq!((game.board(0).reserved(), game.board(0).defence()), (0, 1));
    game.proves(law::reserve::ONLY_ON_THE_OWN_TURN);
}

#[test]
fn what_is_kept_waits_for_a_later_turn() {
    let game = starts(
        "
        m1 at z1
        z1 peasant
    ",
    )
    .chances([1, 3, 3, 4, 5, 5])
    .plays("reserve melee");
    assert_eq!(game.board(0).reserved(), 1);
    assert!(!game.has("melee z1 peasant"), "{:?}", game.offers());
    let game = game.plays("end");
    assert_eq!(
        (game.board(0).reserved(), game.board(0).hand()[0]),
        (1, 1),
        "it is there next turn"
    );
}

#[test]
fn reserve_may_be_discarded_for_a_die() {
    let game = starts("m1 reserve magic");
    assert_eq!(game.offers(), ["discard magic", "pass"]);
    let game = game.chances([1, 2, 3, 4, 5, 1]).plays("discard magic");
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 6);
    game.proves(law::reserve::DISCARD_FROM_RESERVE);
}
