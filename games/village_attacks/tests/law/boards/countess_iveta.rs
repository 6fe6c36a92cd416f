//! Countess Iveta Karsk, who drinks.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn red_thirst_splits_two_and_heals_one() {
    let game = board(
        "",
        1,
        "
        m2 at z1 damage 3 melee
        z1 peasant 3
    ",
    )
    .plays("use red-thirst");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Red Thirst at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Countess Iveta Karsk gains 1 experience.
    E.12  Countess Iveta Karsk loses a damage.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Countess Iveta Karsk gains 1 experience.
    ");
    assert_eq!((game.villagers(1), game.damage(1)), (1, 2));
    game.proves(law::effects::LEECH);
}

#[test]
fn at_the_second_level_red_thirst_splits_three_and_heals_two() {
    let game = board(
        "",
        1,
        "
        m2 at z1 damage 3 melee learn red-thirst
        z1 peasant 3
    ",
    )
    .plays("use red-thirst");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Red Thirst at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Countess Iveta Karsk gains 1 experience.
    E.12  Countess Iveta Karsk loses a damage.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Countess Iveta Karsk gains 1 experience.
    E.12  Countess Iveta Karsk loses a damage.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Countess Iveta Karsk gains 1 experience.
    ");
    assert_eq!((game.villagers(1), game.damage(1)), (0, 1));
    game.proves(law::effects::LEECH);
}

#[test]
fn red_thirst_heals_nothing_without_a_kill() {
    let game = board(
        "",
        1,
        "
        m2 at z1 damage 3 melee
        z1 sexton-brann
    ",
    )
    .plays("use red-thirst");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Red Thirst at level 1.
    V6.7  Sexton Brann in North Hall suffers 1.
    V6.7  Sexton Brann in North Hall suffers 1.
    ");
    assert_eq!(game.damage(1), 3);
    game.proves(law::effects::LEECH);
}

#[test]
fn a_cloud_of_bats_flies_three_zones() {
    let game = board(
        "",
        1,
        "
        m2 at z1 magic learn cloud-of-bats
        z1 peasant 8
    ",
    )
    .plays("use cloud-of-bats; move z5; move z9; move z6");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Cloud of Bats at level 1.
    E.14  Countess Iveta Karsk moves to Raven Stair.
    E.14  Countess Iveta Karsk moves to North Gate.
    E.14  Countess Iveta Karsk moves to Owl Stair.
    ");
    assert_eq!((game.zone(1), game.board(1).moved()), (Some(6), 0));
    game.proves(law::effects::DASH);
}

#[test]
fn at_the_second_level_bats_fly_four_and_an_attack_misses() {
    let used = board(
        "",
        1,
        "
        m2 at z0 magic learn cloud-of-bats learn cloud-of-bats
        z9 peasant 2
    ",
    )
    .plays("use cloud-of-bats; move z1; move z5; move z9; pass");
    let game = villagers_act(&used, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(1), 1);
    used.proves(law::effects::DASH);
    game.proves(law::effects::MISS);
}

#[test]
fn mesmer_pushes_two_out_of_a_zone_near() {
    let game = board(
        "",
        1,
        "
        m2 at z1 magic learn mesmer
        z5 peasant hunter-arcane
    ",
    )
    .chances([9, 12])
    .plays("use mesmer; villager z5 hunter-arcane; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Mesmer at level 1.
    E.7  Hunter (Arcane) moves to North Gate.
    E.7  Peasant moves to West Gate.
    ");
    assert_eq!([5, 9, 12].map(|zone| game.villagers(zone)), [0, 1, 1]);
    game.proves(law::effects::PUSH);
}

#[test]
fn at_the_second_level_mesmer_pushes_four_and_may_stop() {
    let game = board(
        "",
        1,
        "
        m2 at z1 magic learn mesmer learn mesmer
        z1 peasant 4
    ",
    )
    .chances([5, 6, 5])
    .plays("use mesmer; villager z1 peasant; villager z1 peasant; villager z1 peasant; pass");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Mesmer at level 2.
    E.7  Peasant moves to Raven Stair.
    E.7  Peasant moves to Owl Stair.
    E.7  Peasant moves to Raven Stair.
    ");
    assert_eq!([1, 5, 6].map(|zone| game.villagers(zone)), [1, 2, 1]);
    game.proves(law::effects::PUSH);
}

#[test]
fn a_crimson_waltz_splits_four_in_the_own_zone() {
    let game = board(
        "",
        1,
        "
        m2 at z1 melee 2 learn crimson-waltz
        z1 peasant 2 lucan-pell
        z5 peasant
    ",
    )
    .plays("use crimson-waltz");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Crimson Waltz at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.7  Lucan Pell, Witchfinder in North Hall suffers 1.
    V6.7  Lucan Pell, Witchfinder in North Hall suffers 1.
    ");
    assert_eq!((game.villagers(1), game.villagers(5)), (1, 1));
    game.proves(law::effects::SPLIT);
}

#[test]
fn at_the_second_level_a_crimson_waltz_reaches_the_next_zones() {
    let game = board(
        "",
        1,
        "
        m2 at z1 melee 2 learn crimson-waltz learn crimson-waltz
        z1 peasant 2
        z5 peasant 2
        z0 peasant
        z9 peasant
    ",
    )
    .plays("use crimson-waltz; villager z1 peasant; villager z1 peasant; villager z5 peasant; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Crimson Waltz at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 79.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 78.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V6.3  Peasant dies in Castle Heart.
    V6.3  Village Morale is 77.
    V10.1  Countess Iveta Karsk gains 1 experience.
    V10.1  Countess Iveta Karsk reaches level 2.
    ");
    assert_eq!([0, 1, 5, 9].map(|zone| game.villagers(zone)), [0, 0, 0, 1]);
    game.proves(law::effects::SPLIT);
}

#[test]
fn two_attacks_miss_the_mist() {
    let game = board(
        "",
        1,
        "
        m2 at z9 defence learn mist
        z9 peasant 4
    ",
    )
    .plays("use mist");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!(game.damage(1), 2);
    game.proves(law::effects::MISS);
}

#[test]
fn at_the_second_level_three_attacks_miss_it() {
    let game = board(
        "",
        1,
        "
        m2 at z9 defence learn mist learn mist
        z9 peasant 4
    ",
    )
    .plays("use mist");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    E.16  The attack on Countess Iveta Karsk has no effect.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!(game.damage(1), 1);
    game.proves(law::effects::MISS);
}

#[test]
fn a_blood_price_is_two_melee_for_a_damage() {
    let game = board("", 1, "m2 at z1 vengeance learn blood-price").plays("use blood-price");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Blood Price at level 1.
    E.34  Countess Iveta Karsk suffers 1.
    E.23  Countess Iveta Karsk gains Melee.
    E.23  Countess Iveta Karsk gains Melee.
    ");
    assert_eq!((game.damage(1), game.board(1).rolled()), (1, &[2, 0, 0, 0, 0]));
    game.proves(law::effects::SELF_HIT).proves(law::effects::GAIN_RESULTS);
}

#[test]
fn at_the_second_level_it_costs_no_blood_and_may_be_ranged() {
    let game = board("", 1, "m2 at z1 vengeance learn blood-price learn blood-price")
        .plays("use blood-price; gain ranged; gain melee");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Blood Price at level 2.
    E.23  Countess Iveta Karsk gains Ranged.
    E.23  Countess Iveta Karsk gains Melee.
    ");
    assert_eq!((game.damage(1), game.board(1).rolled()), (0, &[1, 1, 0, 0, 0]));
    game.proves(law::effects::GAIN_RESULTS);
}

#[test]
fn a_blood_price_can_be_the_last_one() {
    // She has seven health, and nothing is gained by the dead (R27).
    let game =
        board("", 1, "m2 at z1 damage 6 vengeance learn blood-price").plays("use blood-price");
    assert_snapshot!(game.story(), @"
    V9.1  Countess Iveta Karsk uses Blood Price at level 1.
    E.34  Countess Iveta Karsk suffers 1.
    V13.1  Countess Iveta Karsk dies.
    ");
    assert_eq!(game.zone(1), None);
    game.proves(law::effects::SELF_HIT).proves(law::capabilities::END_OF_EFFECTS);
}
