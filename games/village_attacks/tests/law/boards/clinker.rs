//! Clinker, the engine of the house.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn slag_skin_takes_one_from_two_attacks_and_burns_one_attacker() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z9 defence
        z9 peasant 3
    ",
    )
    .plays("use slag-skin");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Clinker for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Clinker gains 1 experience.
    V17.4  Peasant attacks Clinker for 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).experience()), (1, 1));
    game.proves(law::effects::DULL).proves(law::effects::THORNS);
}

#[test]
fn at_the_second_level_slag_skin_takes_one_from_three_and_burns_two() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z9 defence learn slag-skin
        z9 peasant 4
    ",
    )
    .plays("use slag-skin");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Clinker for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Clinker gains 1 experience.
    V17.4  Peasant attacks Clinker for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Clinker gains 1 experience.
    V17.4  Peasant attacks Clinker for 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).experience()), (1, 2));
    game.proves(law::effects::DULL).proves(law::effects::THORNS);
}

#[test]
fn furnace_breath_burns_four_and_none_of_the_own_zone() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 ranged magic learn furnace-breath
        z1 peasant 2
        z5 peasant 5
    ",
    )
    .plays("use furnace-breath");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Furnace Breath at level 1.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    ");
    assert_eq!(game.position().village.burning().len(), 4);
    game.proves(law::effects::BURN_VILLAGERS);
}

#[test]
fn at_the_second_level_furnace_breath_burns_five_and_hits_one() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 ranged magic learn furnace-breath learn furnace-breath
        z5 peasant 6
    ",
    )
    .plays("use furnace-breath; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Furnace Breath at level 2.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    E.4  Peasant in Raven Stair burns.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Clinker gains 1 experience.
    ");
    assert_eq!((game.villagers(5), game.position().village.burning().len()), (5, 5));
    game.proves(law::effects::BURN_VILLAGERS).proves(law::effects::HIT);
}

#[test]
fn a_piston_fist_deals_two_to_anyone() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 melee learn piston-fist
        z1 peasant perpetua-glass
    ",
    )
    .plays("use piston-fist; villager z1 perpetua-glass");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Piston Fist at level 1.
    V6.7  Perpetua Glass, Alchemist in North Hall suffers 2.
    ");
    assert_eq!(game.position().village.damage(village_attacks::terms::Hero::PerpetuaGlass), 2);
    game.proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_a_piston_fist_kills_a_hero_of_three_health() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        morale 10
        m1 at z1 melee learn piston-fist learn piston-fist
        z1 peasant perpetua-glass
    ",
    )
    .plays("use piston-fist; villager z1 perpetua-glass");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Piston Fist at level 2.
    V6.7  Perpetua Glass, Alchemist in North Hall suffers 3.
    V6.6  Perpetua Glass, Alchemist dies in North Hall.
    V6.6  Village Morale is 8.
    V10.1  Clinker gains 3 experience.
    ");
    assert_eq!((game.morale(), game.board(0).experience()), (8, 3));
    game.proves(law::effects::HIT).proves(law::attacking::HERO_KILLED);
}

#[test]
fn a_barricade_holds_four_and_takes_one_from_an_attack() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z9 defence melee learn barricade
        z9 peasant 5
    ",
    )
    .plays("use barricade");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Clinker for 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.villagers(9), game.damage(0)), (4, 4));
    game.proves(law::effects::HOLD).proves(law::effects::DULL);
}

#[test]
fn at_the_second_level_a_barricade_holds_six() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z9 defence melee learn barricade learn barricade
        z9 peasant 7
    ",
    )
    .plays("use barricade");
    let game = villagers_act(&game, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Clinker for 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    V17.4  Peasant attacks Clinker for 1.
    V17.3  Clinker suffers 1.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.villagers(9), game.damage(0)), (6, 5));
    game.proves(law::effects::HOLD).proves(law::effects::DULL);
}

#[test]
fn overpressure_hits_three_and_the_engine_itself() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 vengeance 2 learn overpressure
        z1 peasant 4
    ",
    )
    .plays("use overpressure");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Overpressure at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Clinker gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Clinker gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Clinker gains 1 experience.
    E.34  Clinker suffers 1.
    ");
    assert_eq!((game.villagers(1), game.damage(0)), (1, 1));
    game.proves(law::effects::HIT).proves(law::effects::SELF_HIT);
}

#[test]
fn at_the_second_level_overpressure_hits_four_and_nobody_else() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 vengeance 2 learn overpressure learn overpressure
        z1 peasant 5
    ",
    )
    .plays("use overpressure");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Overpressure at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Clinker gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Clinker gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Clinker gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 78.
    V10.1  Clinker gains 1 experience.
    ");
    assert_eq!((game.villagers(1), game.damage(0)), (1, 0));
    game.proves(law::effects::HIT);
}

#[test]
fn stoke_puts_a_result_into_the_reserve_of_another() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 magic learn stoke
        m2 at z5 reserve melee 2
        m3 at z0
    ",
    )
    .plays("use stoke; give m3 defence");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Stoke at level 1.
    E.24  Velisse of the Silk Stair gains Defence.
    ");
    assert_eq!((game.board(1).reserved(), game.board(2).reserved()), (2, 1));
    game.proves(law::effects::GIVE_A_RESULT);
}

#[test]
fn at_the_second_level_stoke_also_mends_one_in_the_own_zone() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        0,
        "
        m1 at z1 damage 2 magic learn stoke learn stoke
        m2 at z5
    ",
    )
    .plays("use stoke; give m2 ranged");
    assert_snapshot!(game.story(), @"
    V9.1  Clinker uses Stoke at level 2.
    E.24  Lady Ophis gains Ranged.
    E.22  Clinker loses a damage.
    ");
    assert_eq!((game.damage(0), game.board(1).reserved()), (1, 1));
    game.proves(law::effects::GIVE_A_RESULT).proves(law::effects::HEAL_MONSTERS);
}
