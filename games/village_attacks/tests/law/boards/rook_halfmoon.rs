//! Rook Halfmoon and his pack.

use super::{Look, board, villagers_act};
use insta::assert_snapshot;
use village_attacks::law;

#[test]
fn the_pack_is_called_one_wolf_at_a_time() {
    let game = board("clinker,lady-ophis,rook-halfmoon", 2, "m3 at z1 vengeance 2")
        .plays("use call-the-pack");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Call the Pack at level 1.
    E.26  The Grey Wolf appears in North Hall.
    ");
    game.proves(law::effects::PLACE_A_MINION);
}

#[test]
fn at_the_second_level_a_wolf_has_two_health() {
    let game =
        board("clinker,lady-ophis,rook-halfmoon", 2, "m3 at z1 vengeance learn call-the-pack")
            .plays("use call-the-pack");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Call the Pack at level 2.
    E.26  The Grey Wolf appears in North Hall.
    ");
    game.proves(law::effects::PLACE_A_MINION);
}

#[test]
fn rend_deals_one_alone_and_two_beside_a_wolf() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 melee learn rend
        minion3 z1
        z1 peasant 3
    ",
    )
    .plays("use rend");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Rend at level 1.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Rook Halfmoon gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Rook Halfmoon gains 1 experience.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::REND);
}

#[test]
fn at_the_second_level_rend_deals_three_beside_a_wolf() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 melee learn rend learn rend
        minion3 z1
        z1 peasant 3
    ",
    )
    .plays("use rend");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Rend at level 2.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 81.
    V10.1  Rook Halfmoon gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 80.
    V10.1  Rook Halfmoon gains 1 experience.
    V6.3  Peasant dies in North Hall.
    V6.3  Village Morale is 79.
    V10.1  Rook Halfmoon gains 1 experience.
    ");
    assert_eq!(game.villagers(1), 0);
    game.proves(law::effects::REND);
}

#[test]
fn at_a_howl_the_wolves_move_and_strike_and_one_villager_is_stunned() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 magic learn howl
        minion3 z5
        z1 peasant
        z9 peasant 2
    ",
    )
    .plays("use howl; move z9; pass");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Howl at level 1.
    V30.3  The Grey Wolf moves to North Gate.
    V30.3  The Grey Wolf attacks Peasant in North Gate.
    V6.3  Peasant dies in North Gate.
    V6.3  Village Morale is 81.
    V10.1  Rook Halfmoon gains 1 experience.
    E.3  Peasant in North Hall is stunned.
    ");
    assert_eq!((game.villagers(9), game.stunned(1)), (1, 1));
    game.proves(law::effects::HOWL).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn at_the_second_level_a_howl_stuns_two() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 magic learn howl learn howl
        z1 peasant 3
    ",
    )
    .plays("use howl");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Howl at level 2.
    E.3  Peasant in North Hall is stunned.
    E.3  Peasant in North Hall is stunned.
    ");
    assert_eq!(game.stunned(1), 2);
    game.proves(law::effects::HOWL).proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn a_charge_carries_two_zones() {
    let game = board("clinker,lady-ophis,rook-halfmoon", 2, "m3 at z1 magic learn loping-charge")
        .plays("use loping-charge; move z5; move z12");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Loping Charge at level 1.
    E.14  Rook Halfmoon moves to Raven Stair.
    E.14  Rook Halfmoon moves to West Gate.
    ");
    assert_eq!(game.zone(2), Some(12));
    game.proves(law::effects::DASH);
}

#[test]
fn at_the_second_level_a_charge_carries_three_and_keeps_off_one() {
    let used = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 magic learn loping-charge learn loping-charge
        z12 peasant 2
    ",
    )
    .plays("use loping-charge; move z5; move z12; pass");
    let game = villagers_act(&used, "clinker,lady-ophis,rook-halfmoon");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.3  Rook Halfmoon suffers 1.
    V17.9  Peasant moves to Crane Stair.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!((game.zone(2), game.damage(2)), (Some(12), 1));
    used.proves(law::effects::DASH);
    game.proves(law::effects::SOAK);
}

#[test]
fn a_thick_pelt_keeps_off_three() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z9 defence learn thick-pelt
        z9 peasant 4
    ",
    )
    .plays("use thick-pelt");
    let game = villagers_act(&game, "clinker,lady-ophis,rook-halfmoon");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.3  Rook Halfmoon suffers 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!(game.damage(2), 1);
    game.proves(law::effects::SOAK);
}

#[test]
fn at_the_second_level_a_thick_pelt_keeps_off_four() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z9 defence learn thick-pelt learn thick-pelt
        z9 peasant 4
    ",
    )
    .plays("use thick-pelt");
    let game = villagers_act(&game, "clinker,lady-ophis,rook-halfmoon");
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.4  Peasant attacks Rook Halfmoon for 1.
    V17.9  Peasant moves to Owl Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to Owl Stair.
    ");
    assert_eq!(game.damage(2), 0);
    game.proves(law::effects::SOAK);
}

#[test]
fn the_scent_of_blood_leads_to_a_hero() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 ranged learn scent-of-blood
        z5 peasant 2 old-marten-the-trapper
    ",
    )
    .plays("use scent-of-blood");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Scent of Blood at level 1.
    V6.7  Old Marten the Trapper in Raven Stair suffers 2.
    ");
    assert_eq!(
        game.position().village.damage(village_attacks::terms::Hero::OldMartenTheTrapper),
        2
    );
    game.proves(law::effects::HERO_HIT);
}

#[test]
fn at_the_second_level_the_scent_deals_three() {
    let game = board(
        "clinker,lady-ophis,rook-halfmoon",
        2,
        "
        m3 at z1 ranged learn scent-of-blood learn scent-of-blood
        z5 peasant 2 old-marten-the-trapper
    ",
    )
    .plays("use scent-of-blood");
    assert_snapshot!(game.story(), @"
    V9.1  Rook Halfmoon uses Scent of Blood at level 2.
    V6.7  Old Marten the Trapper in Raven Stair suffers 3.
    ");
    assert_eq!(
        game.position().village.damage(village_attacks::terms::Hero::OldMartenTheTrapper),
        3
    );
    game.proves(law::effects::HERO_HIT);
}
