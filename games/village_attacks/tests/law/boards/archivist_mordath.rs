//! Archivist Mordath, who keeps the books.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn a_bone_thrall_of_one_health_is_placed_in_the_own_zone() {
    let game = board("", 2, "m3 at z1 magic").plays("use bone-thrall");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Bone Thrall at level 1.
    E.26  The Bone Thrall appears in North Hall.
    ");
    game.proves(law::effects::PLACE_A_MINION);
}

#[test]
fn at_the_second_level_a_bone_thrall_has_two_health() {
    // The first blow does not fell it.
    let game = board(
        "",
        2,
        "
        m3 at z1 magic learn bone-thrall
        m1 at z9
        m2 at z9
    ",
    )
    .plays("use bone-thrall");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Bone Thrall at level 2.
    E.26  The Bone Thrall appears in North Hall.
    ");
    game.proves(law::effects::PLACE_A_MINION);
}

#[test]
fn a_third_bone_thrall_is_not_placed() {
    let game = board(
        "",
        2,
        "
        m3 at z1 magic
        minion1 z5
        minion2 z6
    ",
    )
    .plays("use bone-thrall");
    assert_snapshot!(game.story(), @"V9.1  Archivist Mordath uses Bone Thrall at level 1.");
    assert_eq!(game.board(2).rolled(), &[0; 5], "it is paid for all the same");
    game.proves(law::effects::PLACE_A_MINION);
}

#[test]
fn the_ledger_mends_one_anywhere_and_wards_the_heart() {
    let game = board(
        "",
        2,
        "
        m3 at z1 magic melee learn soul-ledger
        m1 at z9 damage 2
        m2 at z11 damage 1
    ",
    )
    .plays("use soul-ledger; heal m2");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Soul Ledger at level 1.
    E.22  Countess Iveta Karsk loses a damage.
    E.28  The Castle Heart ignores the next 1 damage.
    ");
    assert_eq!((game.damage(0), game.damage(1), game.position().castle.ward()), (2, 0, 1));
    game.proves(law::effects::HEAL_MONSTERS).proves(law::effects::WARD);
}

#[test]
fn at_the_second_level_the_ledger_mends_two_and_wards_twice() {
    let game = board(
        "",
        2,
        "
        m3 at z1 magic melee learn soul-ledger learn soul-ledger
        m1 at z9 damage 2 burn
        m2 at z11 damage 1
    ",
    )
    .plays("use soul-ledger; cure m1 burn; heal m1");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Soul Ledger at level 2.
    E.22  Ser Ossian Hallowmere loses Burn.
    E.22  Ser Ossian Hallowmere loses a damage.
    E.28  The Castle Heart ignores the next 2 damage.
    ");
    assert_eq!((game.damage(0), game.damage(1), game.position().castle.ward()), (1, 1, 2));
    game.proves(law::effects::HEAL_MONSTERS).proves(law::effects::WARD);
}

#[test]
fn the_chill_stuns_three_in_an_adjacent_zone() {
    let game = board(
        "",
        2,
        "
        m3 at z1 ranged learn chill-of-the-stacks
        z5 peasant 4
    ",
    )
    .plays("use chill-of-the-stacks");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Chill of the Stacks at level 1.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    ");
    assert_eq!(game.stunned(5), 3);
    game.proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn at_the_second_level_the_chill_stuns_four_two_zones_away() {
    let game = board(
        "",
        2,
        "
        m3 at z1 ranged learn chill-of-the-stacks learn chill-of-the-stacks
        z9 peasant 5
    ",
    )
    .plays("use chill-of-the-stacks");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Chill of the Stacks at level 2.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    ");
    assert_eq!(game.stunned(9), 4);
    game.proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn black_syllables_split_three_over_two_zones() {
    let game = board(
        "",
        2,
        "
        m3 at z1 magic ranged learn black-syllables
        z9 peasant
        z5 peasant
        z1 peasant
    ",
    )
    .plays("use black-syllables; villager z1 peasant; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Black Syllables at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Archivist Mordath gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Archivist Mordath gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 79.
    V10.1  Archivist Mordath gains 1 experience.
    ");
    assert_eq!([1, 5, 9].map(|zone| game.villagers(zone)), [0; 3]);
    game.proves(law::effects::SPLIT);
}

#[test]
fn at_the_second_level_black_syllables_split_four() {
    // Priority holds in each zone, not over all of them.
    let game = board(
        "",
        2,
        "
        m3 at z1 magic ranged learn black-syllables learn black-syllables
        z5 hunter-mythic
        z9 peasant 4
    ",
    )
    .plays("use black-syllables; villager z5 hunter-mythic");
    assert_snapshot!(game.story(), @"
    V9.1  Archivist Mordath uses Black Syllables at level 2.
    V6.4  Hunter (Mythic) dies in Raven Stair.
    V6.4  Village Morale is 81.
    V10.1  Archivist Mordath gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Archivist Mordath gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 79.
    V10.1  Archivist Mordath gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 78.
    V10.1  Archivist Mordath gains 1 experience.
    ");
    assert_eq!((game.villagers(5), game.villagers(9)), (0, 1));
    game.proves(law::effects::SPLIT);
}

#[test]
fn a_ward_of_ash_keeps_three_from_the_heart() {
    let used = board(
        "",
        2,
        "
        heart 8
        m3 magic defence learn ward-of-ash
        m1 at z9
        m2 at z9
        z0 peasant 4
    ",
    )
    .plays("use ward-of-ash");
    let game = villagers_act(&used, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which loses 1.
    ");
    assert_eq!(game.heart(), 7);
    used.proves(law::effects::WARD);
}

#[test]
fn at_the_second_level_a_ward_of_ash_keeps_five() {
    let used = board(
        "",
        2,
        "
        heart 8
        m3 magic defence learn ward-of-ash learn ward-of-ash
        m1 at z9
        m2 at z9
        z0 peasant 4
    ",
    )
    .plays("use ward-of-ash");
    let game = villagers_act(&used, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    ");
    assert_eq!((game.heart(), game.position().castle.ward()), (8, 1));
    used.proves(law::effects::WARD);
}

#[test]
fn a_phylactery_makes_returns_cost_one_and_keeps_off_a_damage() {
    let used = board(
        "",
        2,
        "
        round 1
        m3 at z9 vengeance learn phylactery
        z9 peasant 2
    ",
    )
    .plays("use phylactery");
    let game = villagers_act(&used, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Archivist Mordath for 1.
    V17.4  Peasant attacks Archivist Mordath for 1.
    V17.3  Archivist Mordath suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!((game.damage(2), game.position().castle.any_return(2)), (1, Some(1)));
    used.proves(law::effects::CHEAP_RETURN);
    game.proves(law::effects::SOAK);
}

#[test]
fn at_the_second_level_returns_cost_nothing() {
    let used = board(
        "",
        2,
        "
        round 1
        m3 at z9 vengeance learn phylactery learn phylactery
        z9 peasant 3
    ",
    )
    .plays("use phylactery");
    let game = villagers_act(&used, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Archivist Mordath for 1.
    V17.4  Peasant attacks Archivist Mordath for 1.
    V17.4  Peasant attacks Archivist Mordath for 1.
    V17.3  Archivist Mordath suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!((game.damage(2), game.position().castle.any_return(2)), (1, Some(0)));
    used.proves(law::effects::CHEAP_RETURN);
    game.proves(law::effects::SOAK);
}
