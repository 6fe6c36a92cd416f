//! Lady Ophis, who looks.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn a_stone_stare_hits_one_and_stuns_two_others() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 magic
        z5 peasant 4
    ",
    )
    .plays("use stone-stare");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Stone Stare at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    ");
    assert_eq!((game.villagers(5), game.stunned(5)), (3, 2));
    game.proves(law::effects::HIT).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn at_the_second_level_a_stone_stare_stuns_four() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 magic learn stone-stare
        z5 peasant 6
    ",
    )
    .plays("use stone-stare");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Stone Stare at level 2.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    ");
    assert_eq!((game.villagers(5), game.stunned(5)), (5, 4));
    game.proves(law::effects::HIT).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn shatter_needs_the_stunned_of_the_own_zone() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 melee learn shatter
        z1 peasant 2 peasant+s
        z5 peasant+s 2
    ",
    )
    .plays("use shatter");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Shatter at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    ");
    assert_eq!((game.villagers(1), game.villagers(5)), (2, 2));
    game.proves(law::effects::SHATTER);
}

#[test]
fn at_the_second_level_shatter_takes_three() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 melee learn shatter learn shatter
        z1 peasant+s 3 hunter-arcane+s
    ",
    )
    .plays("use shatter; villager z1 hunter-arcane s");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Shatter at level 2.
    V6.4  Hunter (Arcane) dies in North Hall.
    V6.4  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Lady Ophis gains 1 experience.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::SHATTER);
}

#[test]
fn a_serpent_volley_splits_four_over_the_own_and_the_next_zones() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 ranged 2 learn serpent-volley
        z1 peasant 2
        z5 peasant
        z0 peasant
    ",
    )
    .plays("use serpent-volley; villager z1 peasant; villager z1 peasant; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Serpent Volley at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 79.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in Castle Heart.
    V6.3  Village Morale is 78.
    V10.1  Lady Ophis gains 1 experience.
    ");
    assert_eq!([0, 1, 5].map(|zone| game.villagers(zone)), [0, 0, 0]);
    game.proves(law::effects::SPLIT);
}

#[test]
fn at_the_second_level_a_serpent_volley_splits_five_over_two_zones() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 ranged 2 learn serpent-volley learn serpent-volley
        z9 peasant 3
        z2 peasant 2
        z11 peasant
    ",
    )
    .plays("use serpent-volley; villager z2 peasant; villager z2 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Serpent Volley at level 2.
    V6.3  Peasant dies in East Hall.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in East Hall.
    V6.3  Village Morale is 80.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 79.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 78.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 77.
    V10.1  Lady Ophis gains 1 experience.
    V10.1  Lady Ophis reaches level 2.
    ");
    assert_eq!([2, 9, 11].map(|zone| game.villagers(zone)), [0, 0, 1]);
    game.proves(law::effects::SPLIT);
}

#[test]
fn a_sidewind_carries_two_zones() {
    let game =
        board("clinker,lady-ophis,velisse-of-the-silk-stair", 1, "m2 at z1 melee learn sidewind")
            .plays("use sidewind; move z6; move z10");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Sidewind at level 1.
    E.14  Lady Ophis moves to Owl Stair.
    E.14  Lady Ophis moves to East Gate.
    ");
    assert_eq!(game.zone(1), Some(10));
    game.proves(law::effects::DASH);
}

#[test]
fn at_the_second_level_a_sidewind_carries_three_and_stuns_one() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 melee learn sidewind learn sidewind
        z9 peasant 2
    ",
    )
    .plays("use sidewind; move z5; move z9; pass");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Sidewind at level 2.
    E.14  Lady Ophis moves to Raven Stair.
    E.14  Lady Ophis moves to North Gate.
    E.3  Peasant in North Gate is stunned.
    ");
    assert_eq!((game.zone(1), game.stunned(9)), (Some(9), 1));
    game.proves(law::effects::DASH).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn venom_deals_two_to_a_hero_past_all_others() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 vengeance learn venom
        z5 peasant 3 hunter-mythic perpetua-glass
    ",
    )
    .plays("use venom");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Venom at level 1.
    V6.7  Perpetua Glass, Alchemist in Raven Stair suffers 2.
    ");
    assert_eq!(game.position().village.damage(village_attacks::terms::Hero::PerpetuaGlass), 2);
    game.proves(law::effects::HERO_HIT);
}

#[test]
fn without_a_hero_venom_hits_one_fewer_others() {
    // At the second level it deals three: two villagers suffer one each.
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 vengeance learn venom learn venom
        z5 peasant 3
    ",
    )
    .plays("use venom");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Venom at level 2.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Lady Ophis gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Lady Ophis gains 1 experience.
    ");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::HERO_HIT);
}

#[test]
fn at_the_second_level_venom_deals_three() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z1 vengeance learn venom learn venom
        z5 perpetua-glass peasant
    ",
    )
    .plays("use venom");
    assert_snapshot!(game.story(), @"
    V9.1  Lady Ophis uses Venom at level 2.
    V6.7  Perpetua Glass, Alchemist in Raven Stair suffers 3.
    V6.6  Perpetua Glass, Alchemist dies in Raven Stair.
    V6.6  Village Morale is 80.
    V10.1  Lady Ophis gains 2 experience.
    ");
    assert_eq!(game.villagers(5), 1, "she has three health");
    game.proves(law::effects::HERO_HIT);
}

#[test]
fn a_scaled_coil_keeps_off_three() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z9 defence learn scaled-coil
        z9 hunter-mythic peasant 2
    ",
    )
    .plays("use scaled-coil");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Lady Ophis for 1.
    V17.4  Peasant attacks Lady Ophis for 1.
    V17.4  Hunter (Mythic) attacks Lady Ophis for 2.
    V17.3  Lady Ophis suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Hunter (Mythic) moves to Raven Stair.
    ");
    assert_eq!(game.damage(1), 1);
    game.proves(law::effects::SOAK);
}

#[test]
fn at_the_second_level_a_scaled_coil_keeps_off_four() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        1,
        "
        m2 at z9 defence learn scaled-coil learn scaled-coil
        z9 hunter-mythic peasant 2
    ",
    )
    .plays("use scaled-coil");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Lady Ophis for 1.
    V17.4  Peasant attacks Lady Ophis for 1.
    V17.4  Hunter (Mythic) attacks Lady Ophis for 2.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Hunter (Mythic) moves to Raven Stair.
    ");
    assert_eq!(game.damage(1), 0);
    game.proves(law::effects::SOAK);
}
