//! V5 Movement.

use crate::scene::{Look, acts};
use village_attacks::law;

#[test]
fn any_useful_result_moves_one_zone() {
    let game = acts("m1 vengeance defence").plays("move z1; with vengeance");
    assert_eq!((game.zone(0), game.board(0).moved()), (Some(1), 1));
    game.proves(law::movement::MOVE);
}

#[test]
fn without_a_free_slot_there_is_no_move() {
    let game = acts("m1 melee 6").plays("move z1").plays("move z0").plays("move z1");
    assert_eq!(game.refuses("move z0"), "V5.2  No Movement slot is free.");
    game.proves(law::movement::MOVEMENT_SLOTS);
}

#[test]
fn villagers_hinder_but_stunned_ones_do_not() {
    let game = acts(
        "
        m1 at z1 melee damage 5
        z1 peasant 3
    ",
    );
    assert_eq!(game.refuses("move z0"), "V5.3  3 villagers hinder a monster with 3 health left.");
    game.proves(law::movement::HINDRANCE);
    let game = acts(
        "
        m1 at z1 melee damage 5
        z1 peasant 2 peasant+s 4
    ",
    );
    assert!(game.has("move z0"));
}

#[test]
fn a_dash_uses_no_slot_and_ignores_hindrance() {
    let words = "
        m1 at z1 damage 7 melee learn hooves-on-the-stair
        z1 peasant 4
    ";
    let game = acts(words).plays("use hooves-on-the-stair; move z0; move z3");
    assert_eq!((game.zone(0), game.board(0).moved()), (Some(3), 0));
    game.proves(law::movement::GRANTED_MOVEMENT).proves(law::effects::DASH);
}

#[test]
fn monsters_may_stand_in_spawn_zones() {
    let game = acts("m1 at z5 melee").plays("move z9");
    assert_eq!(game.zone(0), Some(9));
    game.proves(law::movement::WHERE_MONSTERS_STAND);
}
