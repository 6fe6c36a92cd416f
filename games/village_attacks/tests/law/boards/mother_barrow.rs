//! Mother Barrow, who buries and rises.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn a_cold_clutch_hits_one_and_stuns_another() {
    // Whoever was hit is not chosen again (R11).
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 melee
        z1 peasant 3
    ",
    )
    .plays("use cold-clutch");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Cold Clutch at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Mother Barrow gains 1 experience.
    E.3  Peasant in North Hall is stunned.
    ");
    assert_eq!((game.villagers(1), game.stunned(1)), (2, 1));
    game.proves(law::effects::HIT).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn at_the_second_level_a_cold_clutch_stuns_three() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 melee learn cold-clutch
        z1 peasant 5
    ",
    )
    .plays("use cold-clutch");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Cold Clutch at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Mother Barrow gains 1 experience.
    E.3  Peasant in North Hall is stunned.
    E.3  Peasant in North Hall is stunned.
    E.3  Peasant in North Hall is stunned.
    ");
    assert_eq!((game.villagers(1), game.stunned(1)), (4, 3));
    game.proves(law::effects::HIT).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn a_drowned_weight_takes_one_from_three_attacks_and_caps_all() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z9 defence melee learn drowned-weight
        z9 hunter-undead 4
    ",
    )
    .plays("use drowned-weight");
    let game = villagers_act(&game, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Hunter (Undead) attacks Mother Barrow for 2.
    V17.3  Mother Barrow suffers 1.
    V17.4  Hunter (Undead) attacks Mother Barrow for 2.
    V17.3  Mother Barrow suffers 1.
    V17.4  Hunter (Undead) attacks Mother Barrow for 2.
    V17.3  Mother Barrow suffers 1.
    V17.4  Hunter (Undead) attacks Mother Barrow for 2.
    V17.3  Mother Barrow suffers 1.
    V17.9  Hunter (Undead) moves to Owl Stair.
    V17.9  Hunter (Undead) moves to Raven Stair.
    V17.9  Hunter (Undead) moves to Raven Stair.
    V17.9  Hunter (Undead) moves to Owl Stair.
    ");
    assert_eq!(game.damage(0), 4);
    game.proves(law::effects::CAP).proves(law::effects::DULL);
}

#[test]
fn at_the_second_level_a_drowned_weight_takes_one_from_five() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z9 defence melee learn drowned-weight learn drowned-weight
        z9 peasant 6
    ",
    )
    .plays("use drowned-weight");
    let game = villagers_act(&game, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.3  Mother Barrow suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(0), 1);
    game.proves(law::effects::CAP).proves(law::effects::DULL);
}

#[test]
fn grave_silt_snares_three_near() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 magic learn grave-silt
        z5 peasant 4
    ",
    )
    .plays("use grave-silt");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"V17.9  Peasant moves to West Hall.");
    assert_eq!(game.villagers(5), 3, "only one goes on");
    used.proves(law::effects::SNARE);
}

#[test]
fn at_the_second_level_grave_silt_snares_five_two_zones_away() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 magic learn grave-silt learn grave-silt
        z9 peasant 6
    ",
    )
    .plays("use grave-silt");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"V17.9  Peasant moves to Owl Stair.");
    assert_eq!(game.villagers(9), 5);
    used.proves(law::effects::SNARE);
}

#[test]
fn burying_the_hurt_mends_three_in_the_own_zone() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 damage 2 magic vengeance learn bury-the-hurt
        m2 at z1 damage 3
    ",
    )
    .plays("use bury-the-hurt; heal m2; heal m2; heal m1");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Bury the Hurt at level 1.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    E.22  Mother Barrow loses a damage.
    ");
    assert_eq!((game.damage(0), game.damage(1)), (1, 1));
    game.proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn at_the_second_level_burying_the_hurt_reaches_the_next_zone() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 magic vengeance learn bury-the-hurt learn bury-the-hurt
        m2 at z5 damage 3
        m3 at z9 damage 3
    ",
    )
    .plays("use bury-the-hurt");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Bury the Hurt at level 2.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    ");
    assert_eq!((game.damage(1), game.damage(2)), (0, 3), "z9 is two zones away");
    game.proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn who_is_to_rise_again_keeps_off_three_and_returns_for_nothing() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        round 1
        m1 at z9 damage 9 magic defence learn rise-again
        z9 peasant 4
    ",
    )
    .plays("use rise-again");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.3  Mother Barrow suffers 1.
    V13.1  Mother Barrow dies.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.zone(0), game.board(0).cheap_return(2)), (None, Some(0)));
    used.proves(law::effects::CHEAP_RETURN);
    game.proves(law::effects::SOAK);
}

#[test]
fn at_the_second_level_five_are_kept_off() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        round 1
        m1 at z9 damage 9 magic defence learn rise-again learn rise-again
        z9 peasant 5
    ",
    )
    .plays("use rise-again");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.4  Peasant attacks Mother Barrow for 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.zone(0), game.damage(0)), (Some(9), 9));
    used.proves(law::effects::CHEAP_RETURN);
    game.proves(law::effects::SOAK);
}

#[test]
fn a_tide_of_bones_hits_four() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 melee vengeance learn tide-of-bones
        z1 peasant 3 hunter-arcane hunter-mythic
    ",
    )
    .plays("use tide-of-bones; villager z1 hunter-mythic");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Tide of Bones at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Mother Barrow gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Mother Barrow gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Mother Barrow gains 1 experience.
    V6.4  Hunter (Mythic) dies in North Hall.
    V6.4  Village Morale is 78.
    V10.1  Mother Barrow gains 1 experience.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_a_tide_of_bones_hits_five() {
    // A Hero is hurt once like everybody else.
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        0,
        "
        m1 at z1 melee vengeance learn tide-of-bones learn tide-of-bones
        z1 peasant 4 sexton-brann
    ",
    )
    .plays("use tide-of-bones");
    assert_snapshot!(game.story(), @"
    V9.1  Mother Barrow uses Tide of Bones at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Mother Barrow gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Mother Barrow gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Mother Barrow gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 78.
    V10.1  Mother Barrow gains 1 experience.
    V6.7  Sexton Brann in North Hall suffers 1.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::HIT);
}
