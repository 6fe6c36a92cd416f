//! Ser Ossian Hallowmere, who stands in the way.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn stand_and_be_counted_draws_those_of_its_zone() {
    // The Hunter is the nemesis of the Countess; the taunt comes first.
    let game = board(
        "",
        0,
        "
        m1 at z9 defence
        m2 at z9
        z9 hunter-cursed peasant 2
    ",
    )
    .plays("use stand-and-be-counted");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.4  Hunter (Cursed) attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Hunter (Cursed) moves to Raven Stair.
    ");
    game.proves(law::effects::TAUNT).proves(law::effects::DULL);
}

#[test]
fn at_the_second_level_it_draws_hunters_from_the_next_zone() {
    // A Hunter on the stairs reaches both gates and the hall.
    let game = board(
        "",
        0,
        "
        m1 at z1 defence learn stand-and-be-counted
        m2 at z9
        z5 hunter-cursed
    ",
    )
    .plays("use stand-and-be-counted");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Hunter (Cursed) attacks Ser Ossian Hallowmere for 1.
    V17.9  Hunter (Cursed) moves to West Hall.
    ");
    assert_eq!((game.damage(0), game.damage(1)), (0, 0));
    game.proves(law::effects::TAUNT).proves(law::effects::DULL);
}

#[test]
fn a_spine_whip_hits_three_and_the_peasants_before_the_hunters() {
    let game = board(
        "",
        0,
        "
        m1 at z1 melee vengeance learn spine-whip
        z1 peasant 2 hunter-arcane 2
    ",
    )
    .plays("use spine-whip");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Spine Whip at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V6.4  Hunter (Arcane) dies in North Hall.
    V6.4  Village Morale is 79.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    ");
    assert_eq!((game.villagers(1), game.board(0).experience()), (1, 3));
    game.proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_a_spine_whip_hits_four() {
    let game = board(
        "",
        0,
        "
        m1 at z1 melee vengeance learn spine-whip learn spine-whip
        z1 peasant 5
    ",
    )
    .plays("use spine-whip");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Spine Whip at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 78.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::HIT);
}

#[test]
fn hooves_carry_two_zones_past_a_crowd() {
    let game = board(
        "",
        0,
        "
        m1 at z1 damage 6 magic learn hooves-on-the-stair
        z1 peasant 5
    ",
    )
    .plays("use hooves-on-the-stair; move z5; move z9");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Hooves on the Stair at level 1.
    E.14  Ser Ossian Hallowmere moves to Raven Stair.
    E.14  Ser Ossian Hallowmere moves to North Gate.
    ");
    assert_eq!((game.zone(0), game.board(0).moved()), (Some(9), 0));
    game.proves(law::effects::DASH);
}

#[test]
fn at_the_second_level_hooves_carry_three_and_stun_where_they_land() {
    let game = board(
        "",
        0,
        "
        m1 at z1 magic learn hooves-on-the-stair learn hooves-on-the-stair
        z6 peasant 2
    ",
    )
    .plays("use hooves-on-the-stair; move z0; move z2; move z6");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Hooves on the Stair at level 2.
    E.14  Ser Ossian Hallowmere moves to Castle Heart.
    E.14  Ser Ossian Hallowmere moves to East Hall.
    E.14  Ser Ossian Hallowmere moves to Owl Stair.
    E.3  Peasant in Owl Stair is stunned.
    ");
    assert_eq!((game.zone(0), game.stunned(6)), (Some(6), 1));
    game.proves(law::effects::DASH).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn a_dash_may_end_early() {
    let game = board("", 0, "m1 at z1 magic learn hooves-on-the-stair")
        .plays("use hooves-on-the-stair; move z0; pass");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Hooves on the Stair at level 1.
    E.14  Ser Ossian Hallowmere moves to Castle Heart.
    ");
    assert_eq!(game.zone(0), Some(0));
    game.proves(law::effects::DASH);
}

#[test]
fn a_tossed_head_stuns_three_in_an_adjacent_zone() {
    // Stunned villagers are passed over, and those of the own zone are not meant.
    let game = board(
        "",
        0,
        "
        m1 at z1 ranged learn tossed-head
        z1 peasant 2
        z5 peasant+s peasant 2 hunter-mythic 2
    ",
    )
    .plays("use tossed-head");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Tossed Head at level 1.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Peasant in Raven Stair is stunned.
    E.3  Hunter (Mythic) in Raven Stair is stunned.
    ");
    assert_eq!((game.stunned(5), game.stunned(1)), (4, 0));
    game.proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn at_the_second_level_a_tossed_head_reaches_two_zones() {
    let game = board(
        "",
        0,
        "
        m1 at z1 ranged learn tossed-head learn tossed-head
        z9 peasant 5
    ",
    )
    .plays("use tossed-head");
    assert_snapshot!(game.story(), @"
    V9.1  Ser Ossian Hallowmere uses Tossed Head at level 2.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    E.3  Peasant in North Gate is stunned.
    ");
    assert_eq!(game.stunned(9), 4);
    game.proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn an_oath_holds_four_and_keeps_off_one() {
    let game = board(
        "",
        0,
        "
        m1 at z9 defence magic learn oath-of-the-threshold
        z9 peasant 5
    ",
    )
    .plays("use oath-of-the-threshold");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.villagers(9), game.damage(0)), (4, 4));
    game.proves(law::effects::HOLD).proves(law::effects::SOAK);
}

#[test]
fn at_the_second_level_an_oath_holds_six_and_keeps_off_two() {
    let game = board(
        "",
        0,
        "
        m1 at z9 defence magic learn oath-of-the-threshold learn oath-of-the-threshold
        z9 peasant 7
    ",
    )
    .plays("use oath-of-the-threshold");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    E.21  Peasant is held in North Gate.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.villagers(9), game.damage(0)), (6, 5));
    game.proves(law::effects::HOLD).proves(law::effects::SOAK);
}

#[test]
fn a_grudge_strikes_back_at_the_first_two() {
    let game = board(
        "",
        0,
        "
        m1 at z9 vengeance learn grudge-returned
        z9 peasant 3
    ",
    )
    .plays("use grudge-returned");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).experience()), (3, 2));
    game.proves(law::effects::THORNS);
}

#[test]
fn at_the_second_level_a_grudge_strikes_back_at_three() {
    let game = board(
        "",
        0,
        "
        m1 at z9 vengeance learn grudge-returned learn grudge-returned
        z9 peasant 4
    ",
    )
    .plays("use grudge-returned");
    let game = villagers_act(&game, "");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 79.
    V10.1  Ser Ossian Hallowmere gains 1 experience.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.4  Peasant attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).experience()), (4, 3));
    game.proves(law::effects::THORNS);
}
