//! Velisse of the Silk Stair, who asks nicely.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn who_is_beckoned_comes_is_stunned_and_is_hit() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 magic
        z5 peasant 3
    ",
    )
    .plays("use beckon; villager z5 peasant");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Beckon at level 1.
    E.8  Peasant moves to North Hall.
    E.8  Peasant in North Hall is stunned.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    ");
    assert_eq!((game.villagers(5), game.villagers(1)), (2, 0));
    game.proves(law::effects::PULL).proves(law::effects::HIT);
}

#[test]
fn at_the_second_level_three_are_beckoned() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 magic learn beckon
        z5 peasant 2
        z6 hunter-arcane 2
    ",
    )
    .plays("use beckon; villager z5 peasant; villager z6 hunter-arcane; villager z6 hunter-arcane; villager z1 hunter-arcane s");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Beckon at level 2.
    E.8  Peasant moves to North Hall.
    E.8  Peasant in North Hall is stunned.
    E.8  Hunter (Arcane) moves to North Hall.
    E.8  Hunter (Arcane) in North Hall is stunned.
    E.8  Hunter (Arcane) moves to North Hall.
    E.8  Hunter (Arcane) in North Hall is stunned.
    V6.4  Hunter (Arcane) dies in North Hall.
    V6.4  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    ");
    assert_eq!([1, 5, 6].map(|zone| game.villagers(zone)), [2, 1, 0]);
    game.proves(law::effects::PULL).proves(law::effects::HIT);
}

#[test]
fn a_turncoat_deals_two_to_its_fellows() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 magic vengeance learn turncoat
        z5 peasant 3
    ",
    )
    .plays("use turncoat");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Turncoat at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    ");
    assert_eq!((game.villagers(5), game.board(2).experience()), (1, 2));
    game.proves(law::effects::TURN);
}

#[test]
fn at_the_second_level_a_turncoat_deals_three() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 magic vengeance learn turncoat learn turncoat
        z5 peasant 4
    ",
    )
    .plays("use turncoat");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Turncoat at level 2.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 79.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    ");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::TURN);
}

#[test]
fn alone_a_villager_has_nobody_to_turn_on() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 magic vengeance learn turncoat
        z5 peasant
    ",
    )
    .plays("use turncoat");
    assert_snapshot!(game.story(), @"V9.1  Velisse of the Silk Stair uses Turncoat at level 1.");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::TURN);
}

#[test]
fn a_promise_sends_another_monster_a_zone_on() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m1 at z1 slow 1
        m3 at z2 magic learn whispered-promise
    ",
    )
    .plays("use whispered-promise; send m1 z5");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Whispered Promise at level 1.
    E.25  Clinker moves to Raven Stair.
    ");
    assert_eq!((game.zone(0), game.board(0).moved()), (Some(5), 0));
    game.proves(law::effects::PROMISE);
}

#[test]
fn at_the_second_level_two_promises_are_kept() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m1 at z1
        m2 at z0
        m3 at z2 magic learn whispered-promise learn whispered-promise
    ",
    )
    .plays("use whispered-promise; help m1; send m2 z3");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Whispered Promise at level 2.
    E.25  Clinker puts Defence in a Defence slot.
    E.25  Lady Ophis moves to South Hall.
    ");
    assert_eq!((game.board(0).defence(), game.zone(1)), (1, Some(3)));
    game.proves(law::effects::PROMISE);
}

#[test]
fn a_kiss_hits_one_and_mends_one() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 damage 2 melee learn kiss-of-dusk
        z1 peasant 2
    ",
    )
    .plays("use kiss-of-dusk");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Kiss of Dusk at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    E.22  Velisse of the Silk Stair loses a damage.
    ");
    assert_eq!((game.villagers(1), game.damage(2)), (1, 1));
    game.proves(law::effects::HIT).proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn at_the_second_level_a_kiss_mends_two_and_stuns_one() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 damage 2 melee learn kiss-of-dusk learn kiss-of-dusk
        z1 peasant 3
    ",
    )
    .plays("use kiss-of-dusk");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Kiss of Dusk at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    E.22  Velisse of the Silk Stair loses a damage.
    E.22  Velisse of the Silk Stair loses a damage.
    E.3  Peasant in North Hall is stunned.
    ");
    assert_eq!((game.villagers(1), game.stunned(1), game.damage(2)), (2, 1, 0));
    game.proves(law::effects::HIT)
        .proves(law::effects::HEAL_MONSTERS)
        .proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn idle_hands_keep_three_from_attacking() {
    let used = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z9 defence learn idle-hands
        z9 peasant 4
    ",
    )
    .plays("use idle-hands");
    let game = villagers_act(&used, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Velisse of the Silk Stair for 1.
    V17.3  Velisse of the Silk Stair suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!(game.damage(2), 1);
    used.proves(law::effects::PACIFY);
}

#[test]
fn at_the_second_level_idle_hands_keep_five() {
    let used = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z9 defence learn idle-hands learn idle-hands
        z9 peasant 6
    ",
    )
    .plays("use idle-hands");
    let game = villagers_act(&used, "clinker,lady-ophis,velisse-of-the-silk-stair");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Velisse of the Silk Stair for 1.
    V17.3  Velisse of the Silk Stair suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!(game.damage(2), 1);
    used.proves(law::effects::PACIFY);
}

#[test]
fn infernal_credit_hits_one_and_shows_three_cards() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 ranged learn infernal-credit
        z5 peasant 2
    ",
    )
    .chances([0, 42, 23])
    .plays("use infernal-credit; card quiet-road; card mob");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Infernal Credit at level 1.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    E.33  Among the next spawn cards: Mob.
    E.33  Among the next spawn cards: Quiet Road.
    E.33  Among the next spawn cards: Hunting Band.
    ");
    assert_eq!(game.position().decks.scried(), [42, 0, 23]);
    game.proves(law::effects::HIT).proves(law::effects::SCRY);
}

#[test]
fn at_the_second_level_infernal_credit_hits_two() {
    let game = board(
        "clinker,lady-ophis,velisse-of-the-silk-stair",
        2,
        "
        m3 at z1 ranged learn infernal-credit learn infernal-credit
        z5 peasant 3
    ",
    )
    .chances([0, 42, 23])
    .plays("use infernal-credit; card quiet-road; card mob");
    assert_snapshot!(game.story(), @"
    V9.1  Velisse of the Silk Stair uses Infernal Credit at level 2.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 81.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    V6.3  Peasant dies in Raven Stair.
    V6.3  Village Morale is 80.
    V10.1  Velisse of the Silk Stair gains 1 experience.
    E.33  Among the next spawn cards: Mob.
    E.33  Among the next spawn cards: Quiet Road.
    E.33  Among the next spawn cards: Hunting Band.
    ");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::HIT).proves(law::effects::SCRY);
}
