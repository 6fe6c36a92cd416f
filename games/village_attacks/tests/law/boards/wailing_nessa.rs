//! Wailing Nessa, who mourns.

use super::{Look, board, resets, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn keening_hits_one_and_pushes_two_others() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 magic
        z1 peasant 3
    ",
    )
    .chances([5, 6])
    .plays("use keening; villager z1 peasant; villager z1 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Keening at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Wailing Nessa gains 1 experience.
    E.7  Peasant moves to Raven Stair.
    E.7  Peasant moves to Owl Stair.
    ");
    assert_eq!((game.villagers(1), game.villagers(5), game.villagers(6)), (0, 1, 1));
    game.proves(law::effects::HIT).proves(law::effects::PUSH);
}

#[test]
fn at_the_second_level_keening_pushes_four() {
    let game = board("mother-barrow,zhar-khaled,wailing-nessa", 2, "
        m3 at z1 magic learn keening
        z5 peasant 5
    ").chances([9, 12, 9, 12]).plays("use keening; villager z5 peasant; villager z5 peasant; villager z5 peasant; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Keening at level 2.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Wailing Nessa gains 1 experience.
    E.7  Peasant moves to North Gate.
    E.7  Peasant moves to West Gate.
    E.7  Peasant moves to North Gate.
    E.7  Peasant moves to West Gate.
    ");
    assert_eq!([5, 9, 12].map(|zone| game.villagers(zone)), [0, 2, 2]);
    game.proves(law::effects::HIT).proves(law::effects::PUSH);
}

#[test]
fn a_dirge_hits_two_in_an_adjacent_zone() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 ranged learn dirge
        z5 peasant 3
    ",
    )
    .plays("use dirge");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Dirge at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Wailing Nessa gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Wailing Nessa gains 1 experience.
    ");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_a_dirge_reaches_two_zones_and_stuns_one() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 ranged learn dirge learn dirge
        z9 peasant 4
    ",
    )
    .plays("use dirge");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Dirge at level 2.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Wailing Nessa gains 1 experience.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 80.
    V10.1  Wailing Nessa gains 1 experience.
    E.3  Peasant in North Gate is stunned.
    ");
    assert_eq!((game.villagers(9), game.stunned(9)), (2, 1));
    game.proves(law::effects::HIT).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn she_passes_through_two_zones() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 melee learn passing-through
        z1 peasant 9
    ",
    )
    .plays("use passing-through; move z0; move z4");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Passing Through at level 1.
    E.14  Wailing Nessa moves to Castle Heart.
    E.14  Wailing Nessa moves to West Hall.
    ");
    assert_eq!((game.zone(2), game.board(2).moved()), (Some(4), 0));
    game.proves(law::effects::DASH);
}

#[test]
fn at_the_second_level_she_passes_through_three_and_stuns_one() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 melee learn passing-through learn passing-through
        z4 peasant
    ",
    )
    .plays("use passing-through; move z0; move z4; pass");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Passing Through at level 2.
    E.14  Wailing Nessa moves to Castle Heart.
    E.14  Wailing Nessa moves to West Hall.
    E.3  Peasant in West Hall is stunned.
    ");
    assert_eq!((game.zone(2), game.stunned(4)), (Some(4), 1));
    game.proves(law::effects::DASH).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn a_shroud_darkens_a_zone_and_an_attack_misses() {
    // The Hunter beyond the dark stairs cannot shoot; the one beside her misses.
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z9 defence learn shroud
        z10 hunter-undead
        z9 hunter-undead
    ",
    )
    .plays("use shroud; in z6");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.9  Hunter (Undead) moves to Owl Stair.
    V17.4  Hunter (Undead) attacks Wailing Nessa for 2.
    E.16  The attack on Wailing Nessa has no effect.
    V17.9  Hunter (Undead) moves to Raven Stair.
    ");
    assert_eq!(game.damage(2), 0);
    used.proves(law::effects::DARKEN);
    game.proves(law::effects::MISS);
}

#[test]
fn at_the_second_level_two_attacks_miss_the_shrouded() {
    let used = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z9 defence learn shroud learn shroud
        z9 peasant 3
    ",
    )
    .plays("use shroud; in z9");
    let game = villagers_act(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Wailing Nessa for 1.
    E.16  The attack on Wailing Nessa has no effect.
    V17.4  Peasant attacks Wailing Nessa for 1.
    E.16  The attack on Wailing Nessa has no effect.
    V17.4  Peasant attacks Wailing Nessa for 1.
    V17.3  Wailing Nessa suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(2), 1);
    used.proves(law::effects::DARKEN);
    game.proves(law::effects::MISS);
}

#[test]
fn mercy_mends_three_near() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 magic defence learn mourners-mercy
        m1 at z5 damage 2
        m2 at z0 damage 3
    ",
    )
    .plays("use mourners-mercy; heal m1; heal m2; heal m2");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Mourner's Mercy at level 1.
    E.22  Mother Barrow loses a damage.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    ");
    assert_eq!((game.damage(0), game.damage(1)), (1, 1));
    game.proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn at_the_second_level_mercy_mends_five() {
    let game = board(
        "mother-barrow,zhar-khaled,wailing-nessa",
        2,
        "
        m3 at z1 magic defence learn mourners-mercy learn mourners-mercy
        m1 at z5 damage 2
        m2 at z0 damage 3
    ",
    )
    .plays("use mourners-mercy; heal m1; heal m1");
    assert_snapshot!(game.story(), @"
    V9.1  Wailing Nessa uses Mourner's Mercy at level 2.
    E.22  Mother Barrow loses a damage.
    E.22  Mother Barrow loses a damage.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    E.22  Zhar-Khaled loses a damage.
    ");
    assert_eq!((game.damage(0), game.damage(1)), (0, 0));
    game.proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn a_death_knell_tolls_for_five_dead() {
    let used = board("mother-barrow,zhar-khaled,wailing-nessa", 2, "
        morale 20
        m3 at z1 vengeance melee 5 learn death-knell
        m1 at z9
        m2 at z9
        z1 peasant 5
    ").plays("use death-knell; melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant; learn dirge");
    let game = resets(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"
    E.32  The knell lowers Village Morale by 1.
    E.32  Village Morale is 14.
    V21.4  Zhar-Khaled has the coin.
    ");
    assert_eq!(game.morale(), 14, "five dead and one for the knell");
    used.proves(law::effects::KNELL);
}

#[test]
fn at_the_second_level_a_knell_needs_seven() {
    let used = board("mother-barrow,zhar-khaled,wailing-nessa", 2, "
        morale 20
        m3 at z1 vengeance melee 5 learn death-knell learn death-knell
        m1 at z9
        m2 at z9
        z1 peasant 5
    ").plays("use death-knell; melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant; learn dirge");
    let game = resets(&used, "mother-barrow,zhar-khaled,wailing-nessa");
    assert_snapshot!(game.story(), @"V21.4  Zhar-Khaled has the coin.");
    assert_eq!(game.morale(), 15);
    used.proves(law::effects::KNELL);
}
