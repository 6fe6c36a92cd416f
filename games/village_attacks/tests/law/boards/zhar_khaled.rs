//! Zhar-Khaled, the fire.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn a_cinder_lash_splits_two_in_an_adjacent_zone() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 ranged
        z5 peasant 3
        z6 peasant
    ",
    )
    .plays("use cinder-lash; in z5");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Cinder Lash at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Zhar-Khaled gains 1 experience.
    ");
    assert_eq!((game.villagers(5), game.villagers(6)), (1, 1));
    game.proves(law::effects::SPLIT);
}

#[test]
fn at_the_second_level_a_cinder_lash_reaches_two_zones_and_burns_one() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 ranged learn cinder-lash
        z9 peasant 4
    ",
    )
    .plays("use cinder-lash");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Cinder Lash at level 2.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Zhar-Khaled gains 1 experience.
    E.4  Peasant in North Gate burns.
    ");
    assert_eq!((game.villagers(9), game.position().village.burning().len()), (2, 1));
    game.proves(law::effects::SPLIT).proves(law::effects::BURN_VILLAGERS);
}

#[test]
fn a_brand_burns_two_near() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 magic learn brand
        z5 peasant 3
    ",
    )
    .plays("use brand");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V23.2  Peasant dies in Raven Stair.
    V23.2  Village Morale is 81.
    V23.2  Peasant dies in Raven Stair.
    V23.2  Village Morale is 80.
    V17.9  Peasant moves to West Hall.
    ");
    assert_eq!((game.villagers(5), game.villagers(1) + game.villagers(4)), (0, 1), "two burned");
    used.proves(law::effects::BURN_VILLAGERS);
    game.proves(law::villager_conditions::BURNING_VILLAGER);
}

#[test]
fn at_the_second_level_a_brand_burns_three() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 magic learn brand learn brand
        z1 peasant 4
    ",
    )
    .plays("use brand");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Brand at level 2.
    E.4  Peasant in North Hall burns.
    E.4  Peasant in North Hall burns.
    E.4  Peasant in North Hall burns.
    ");
    assert_eq!(game.position().village.burning().len(), 3);
    game.proves(law::effects::BURN_VILLAGERS);
}

#[test]
fn a_pyre_ring_hits_three_in_an_adjacent_zone() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 ranged magic learn pyre-ring
        z5 peasant 2 hunter-arcane 2
    ",
    )
    .plays("use pyre-ring");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Pyre Ring at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.4  Hunter (Arcane) dies in Raven Stair.
    V6.4  Village Morale is 79.
    V10.1  Zhar-Khaled gains 1 experience.
    ");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_a_pyre_ring_hits_four_two_zones_away() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z1 ranged magic learn pyre-ring learn pyre-ring
        z9 peasant 5
    ",
    )
    .plays("use pyre-ring");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Pyre Ring at level 2.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 79.
    V10.1  Zhar-Khaled gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 78.
    V10.1  Zhar-Khaled gains 1 experience.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::effects::HIT);
}

#[test]
fn a_heat_haze_makes_a_zone_unlucky() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z9 defence learn heat-haze
        z9 peasant 3
    ",
    )
    .plays("use heat-haze; in z9");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Heat Haze at level 1.
    E.31  North Gate is Unlucky.
    ");
    assert!(game.position().castle.unlucky().has(village_attacks::terms::Zone(9)));
    game.proves(law::effects::MAKE_UNLUCKY);
}

#[test]
fn at_the_second_level_two_attacks_miss_in_the_heat() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z9 defence learn heat-haze learn heat-haze
        z9 peasant 3
    ",
    )
    .plays("use heat-haze; in z5");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Zhar-Khaled for 1.
    E.16  The attack on Zhar-Khaled has no effect.
    V17.4  Peasant attacks Zhar-Khaled for 1.
    E.16  The attack on Zhar-Khaled has no effect.
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V17.3  Zhar-Khaled suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(1), 1);
    used.proves(law::effects::MAKE_UNLUCKY);
    game.proves(law::effects::MISS);
}

#[test]
fn a_bottled_wish_is_any_result() {
    let game =
        board("mother-barrow,zhar-khaled,wailing-nessa", 1, "m2 at z1 melee learn bottled-wish")
            .plays("use bottled-wish; gain vengeance");
    assert_snapshot!(game.story(), @"
    V9.1  Zhar-Khaled uses Bottled Wish at level 1.
    E.23  Zhar-Khaled gains Vengeance.
    ");
    assert_eq!(game.board(1).rolled(), &[0, 0, 0, 0, 1]);
    game.proves(law::effects::GAIN_RESULTS);
}

#[test]
fn at_the_second_level_two_results_become_two_others_and_one_damage_is_kept_off() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z9 melee 2 learn bottled-wish learn bottled-wish
        z9 peasant 2
    ",
    )
    .plays("use bottled-wish; gain magic; gain defence");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V17.3  Zhar-Khaled suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(1), 1);
    used.proves(law::effects::GAIN_RESULTS);
    game.proves(law::effects::SOAK);
}

#[test]
fn a_backdraft_strikes_back_with_two() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z9 vengeance learn backdraft
        z9 perpetua-glass peasant
    ",
    )
    .plays("use backdraft");
    let game = villagers_act(&game, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V17.3  Zhar-Khaled suffers 1.
    V17.4  Perpetua Glass, Alchemist attacks Zhar-Khaled for 1.
    V17.3  Zhar-Khaled suffers 1.
    V22.6  Zhar-Khaled suffers Burn.
    V17.9  Perpetua Glass, Alchemist moves to Owl Stair.
    ");
    game.proves(law::effects::THORNS);
}

#[test]
fn at_the_second_level_a_backdraft_strikes_back_twice() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        1,
        "
        m2 at z9 vengeance learn backdraft learn backdraft
        z9 peasant 3
    ",
    )
    .plays("use backdraft");
    let game = villagers_act(&game, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Zhar-Khaled gains 1 experience.
    V17.3  Zhar-Khaled suffers 1.
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Zhar-Khaled gains 1 experience.
    V17.3  Zhar-Khaled suffers 1.
    V17.4  Peasant attacks Zhar-Khaled for 1.
    V17.3  Zhar-Khaled suffers 1.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.damage(1), game.board(1).experience()), (3, 2));
    game.proves(law::effects::THORNS);
}
