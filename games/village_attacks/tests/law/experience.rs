//! V10 Experience.

use crate::scene::{Look, acts};
use village_attacks::law;

#[test]
fn experience_equal_to_the_board_is_a_level_at_once() {
    let game = acts(
        "
        m1 at z1 melee 2 experience 5
        z1 peasant 2
    ",
    )
    .plays("melee z1 peasant");
    assert_eq!((game.board(0).experience(), game.board(0).level()), (0, 2));
    assert!(game.has("learn spine-whip") && game.has("raise stand-and-be-counted"));
    assert!(!game.has("end"), "the choice comes first");
    game.proves(law::experience::GAIN_A_LEVEL).proves(law::experience::MONSTER_LEVEL);
}

#[test]
fn a_raised_capability_can_be_used_again_this_round() {
    let words = "
        m1 at z1 melee 1 defence 2 experience 5
        z1 peasant 2
    ";
    let game = acts(words).plays("use stand-and-be-counted; melee z1 peasant");
    let game = game.plays("raise stand-and-be-counted");
    assert!(game.has("use stand-and-be-counted"));
    game.proves(law::experience::CHOOSE_A_CAPABILITY);
}

#[test]
fn with_everything_at_two_a_level_heals() {
    let all = "learn stand-and-be-counted learn spine-whip learn spine-whip learn hooves-on-the-stair \
               learn hooves-on-the-stair learn tossed-head learn tossed-head learn oath-of-the-threshold \
               learn oath-of-the-threshold learn grudge-returned learn grudge-returned";
    let words = format!(
        "
        m1 at z1 melee 1 damage 2 burn experience 5 {all}
        z1 peasant 2
    "
    );
    let game = acts(&words).plays("melee z1 peasant");
    assert_eq!(game.offers(), ["heal m1", "cure m1 burn"]);
    let game = game.plays("heal m1");
    assert_eq!(game.damage(0), 1);
    game.proves(law::experience::HEAL_ON_A_LEVEL);
}
