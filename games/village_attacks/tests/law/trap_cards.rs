//! The trap cards, each as it triggers (V19.2).

use crate::scene::{Look, traps};
use insta::assert_snapshot;
use village_attacks::law;
use village_attacks::terms::Zone;

#[test]
fn a_stake_pit_hits_three() {
    let game = traps(
        "
        morale 20
        trap z9 stake-pit
        z9 peasant 2 hunter-arcane 2
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Stake Pit triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 19.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 18.
    V19.3  Hunter (Arcane) dies in North Gate.
    V19.3  Village Morale is 17.
    V19.4  Stake Pit is discarded.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::triggering::KILLED_BY_A_TRAP);
}

#[test]
fn a_swinging_ram_hits_three_and_pushes_four() {
    let game = traps(
        "
        trap z5 swinging-ram
        z5 peasant 6
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Swinging Ram triggers in Raven Stair.
    V19.3  Peasant dies in Raven Stair.
    V19.3  Village Morale is 81.
    V19.3  Peasant dies in Raven Stair.
    V19.3  Village Morale is 80.
    V19.3  Peasant dies in Raven Stair.
    V19.3  Village Morale is 79.
    E.7  Peasant moves to West Gate.
    E.7  Peasant moves to North Gate.
    E.7  Peasant moves to West Gate.
    V19.4  Swinging Ram is discarded.
    ");
    assert_eq!((game.villagers(5), game.villagers(9) + game.villagers(12)), (0, 3));
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn boiling_tallow_hits_one_and_burns_five() {
    let game = traps(
        "
        trap z9 boiling-tallow
        z9 peasant 7
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Boiling Tallow triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    V19.2  Peasant in North Gate burns.
    V19.2  Peasant in North Gate burns.
    V19.2  Peasant in North Gate burns.
    V19.2  Peasant in North Gate burns.
    V19.2  Peasant in North Gate burns.
    V19.4  Boiling Tallow is discarded.
    ");
    assert_eq!((game.villagers(9), game.position().village.burning().len()), (6, 5));
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn snare_lines_stun_three() {
    let game = traps(
        "
        trap z9 snare-lines
        z9 peasant 4
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Snare Lines triggers in North Gate.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.4  Snare Lines is discarded.
    ");
    assert_eq!(game.stunned(9), 3);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn choking_spores_stun_five() {
    let game = traps(
        "
        trap z9 choking-spores
        z9 peasant 4 hunter-arcane 2
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Choking Spores triggers in North Gate.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Hunter (Arcane) in North Gate is stunned.
    V19.4  Choking Spores is discarded.
    ");
    assert_eq!(game.stunned(9), 5);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn an_iron_portcullis_stuns_four_and_pushes_two_of_them() {
    let game = traps(
        "
        trap z5 iron-portcullis
        z5 peasant 5
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Iron Portcullis triggers in Raven Stair.
    V19.2  Peasant in Raven Stair is stunned.
    V19.2  Peasant in Raven Stair is stunned.
    V19.2  Peasant in Raven Stair is stunned.
    V19.2  Peasant in Raven Stair is stunned.
    E.7  Peasant moves to West Gate.
    E.7  Peasant moves to North Gate.
    V19.4  Iron Portcullis is discarded.
    ");
    assert_eq!((game.villagers(5), game.stunned(5)), (3, 2));
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_hall_of_mirrors_hits_two_and_stuns_two() {
    let game = traps(
        "
        trap z9 hall-of-mirrors
        z9 peasant 5
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Hall of Mirrors triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 80.
    V19.2  Peasant in North Gate is stunned.
    V19.2  Peasant in North Gate is stunned.
    V19.4  Hall of Mirrors is discarded.
    ");
    assert_eq!((game.villagers(9), game.stunned(9)), (3, 2));
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_crossbow_nest_shoots_one_and_stays() {
    let game = traps(
        "
        trap z9 crossbow-nest
        z9 peasant 2
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Crossbow Nest triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    ");
    assert_eq!(game.position().castle.trap(Zone(9)).map(|trap| trap.charges), Some(2));
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::triggering::ORDER_OF_TRAPS);
}

#[test]
fn a_hungry_floor_deals_four_to_the_highest() {
    let game = traps(
        "
        trap z9 hungry-floor
        z9 peasant hunter-arcane sexton-brann
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Hungry Floor triggers in North Gate.
    V6.7  Sexton Brann in North Gate suffers 4.
    V19.4  Hungry Floor is discarded.
    ");
    assert_eq!(
        (
            game.villagers(9),
            game.position().village.damage(village_attacks::terms::Hero::SextonBrann)
        ),
        (3, 4)
    );
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn grease_and_ember_burns_three() {
    let game = traps(
        "
        trap z9 grease-and-ember
        z9 peasant 2 hunter-arcane 2
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Grease and Ember triggers in North Gate.
    V19.2  Peasant in North Gate burns.
    V19.2  Peasant in North Gate burns.
    V19.2  Hunter (Arcane) in North Gate burns.
    V19.4  Grease and Ember is discarded.
    ");
    assert_eq!(game.position().village.burning().len(), 3);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_bell_of_dread_pushes_six() {
    let game = traps(
        "
        trap z1 bell-of-dread
        z1 peasant 7
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Bell of Dread triggers in North Hall.
    E.7  Peasant moves to Owl Stair.
    E.7  Peasant moves to Raven Stair.
    E.7  Peasant moves to Owl Stair.
    E.7  Peasant moves to Raven Stair.
    E.7  Peasant moves to Owl Stair.
    E.7  Peasant moves to Owl Stair.
    V19.4  Bell of Dread is discarded.
    ");
    assert_eq!((game.villagers(1), game.villagers(5) + game.villagers(6)), (1, 6));
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_gargoyle_spout_hits_two_twice() {
    let game = traps(
        "
        trap z9 gargoyle-spout
        z9 peasant 5
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Gargoyle Spout triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 80.
    ");
    assert_eq!(
        (game.villagers(9), game.position().castle.trap(Zone(9)).map(|trap| trap.charges)),
        (3, Some(1))
    );
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_blood_sigil_hits_two_and_mends_the_heart() {
    let game = traps(
        "
        heart 5
        trap z9 blood-sigil
        z9 peasant 3
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Blood Sigil triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 80.
    E.35  The Castle Heart regains 1.
    V19.4  Blood Sigil is discarded.
    ");
    assert_eq!((game.villagers(9), game.heart()), (1, 6));
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::effects::MEND_THE_HEART);
}

#[test]
fn a_blood_sigil_that_kills_nobody_mends_nothing() {
    let game = traps(
        "
        heart 5
        trap z9 blood-sigil
        z9 sexton-brann
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Blood Sigil triggers in North Gate.
    V6.7  Sexton Brann in North Gate suffers 1.
    V19.4  Blood Sigil is discarded.
    ");
    assert_eq!(game.heart(), 5);
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::triggering::TRAPS_TRIGGER);
}

#[test]
fn spring_blades_hit_five() {
    let game = traps(
        "
        trap z9 spring-blades
        z9 peasant 4 hunter-arcane hunter-mythic
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Spring Blades triggers in North Gate.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 81.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 80.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 79.
    V19.3  Peasant dies in North Gate.
    V19.3  Village Morale is 78.
    V19.3  Hunter (Mythic) dies in North Gate.
    V19.3  Village Morale is 77.
    V19.4  Spring Blades is discarded.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_trap_waits_where_nobody_is() {
    let game = traps(
        "
        trap z9 spring-blades
        trap z10 stake-pit
        z10 peasant
    ",
    );
    assert_snapshot!(game.story(), @"
    V19.1  Stake Pit triggers in East Gate.
    V19.3  Peasant dies in East Gate.
    V19.3  Village Morale is 81.
    V19.4  Stake Pit is discarded.
    ");
    assert!(game.position().castle.trap(Zone(9)).is_some());
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::triggering::TRAPS_TRIGGER);
}
