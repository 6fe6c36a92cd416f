//! The summon cards: how each acts and what lasts while it stands (V14.8).

use crate::scene::{Look, Question, scene};
use insta::assert_snapshot;
use village_attacks::terms::{Creature, Zone};
use village_attacks::{Frame, law, minions, villagers};

/// The summoned monster acts.
fn acts(words: &str) -> Question {
    scene(&[("scenario", "the-calling")], words, Frame::Minions(minions::Frame::Others))
}

/// The villagers act while it stands.
fn stands(words: &str) -> Question {
    scene(&[("scenario", "the-calling")], words, Frame::Villagers(villagers::Frame::Begin))
}

/// The damage on the summoned monster.
fn hurt(game: &Question) -> u8 {
    game.position().pack.damage(Creature::SUMMONED)
}

#[test]
fn villagers_attack_ser_ossian_first() {
    let game = stands(
        "
        summoned ser-ossian-hallowmere z9
        m2 at z9
        z9 hunter-cursed peasant
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.4  Hunter (Cursed) attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Hunter (Cursed) moves to Summoning Chamber.
    ");
    assert_eq!((hurt(&game), game.damage(1)), (2, 0));
    game.proves(law::effects::TAUNT);
}

#[test]
fn mother_barrow_holds_two_villagers_of_her_zone() {
    let game = stands(
        "
        summoned mother-barrow z9
        z9 peasant 4
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    E.21  Peasant is held in Broken Stair.
    E.21  Peasant is held in Broken Stair.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Peasant moves to Summoning Chamber.
    ");
    assert_eq!(game.villagers(9), 2);
    game.proves(law::effects::HOLD);
}

#[test]
fn the_first_attack_on_clinker_deals_one_less() {
    let game = stands(
        "
        summoned clinker z9
        z9 peasant 3
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the summoned monster for 1.
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Peasant moves to Summoning Chamber.
    ");
    assert_eq!(hurt(&game), 2);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn the_countess_heals_with_a_kill() {
    let game = acts(
        "
        summoned countess-iveta-karsk z9
        z9 peasant 3
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 90.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn whom_zhar_khaled_does_not_kill_burns() {
    let game = acts(
        "
        summoned zhar-khaled z9
        z9 sexton-brann
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Sexton Brann in Broken Stair.
    V6.7  Sexton Brann in Broken Stair suffers 1.
    V14.8  Sexton Brann in Broken Stair burns.
    V14.8  The summoned monster attacks Sexton Brann in Broken Stair.
    V6.7  Sexton Brann in Broken Stair suffers 1.
    V14.8  Sexton Brann in Broken Stair burns.
    ");
    assert_eq!(game.position().village.burning().len(), 1);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn lady_ophis_stuns_one_before_she_attacks() {
    // The first of them (R15): here the same that she strikes.
    let game = acts(
        "
        summoned lady-ophis z9
        z9 peasant 3
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  Peasant in Broken Stair is stunned.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    ");
    assert_eq!((game.villagers(9), game.stunned(9)), (2, 0));
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn the_archivist_shelters_the_heart_once() {
    let game = stands(
        "
        summoned archivist-mordath z9
        heart 8
        z0 peasant 3
        m1 at z12
        m2 at z12
        m3 at z12
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the Castle Heart, which ignores it.
    V17.4  Peasant attacks the Castle Heart, which loses 1.
    V17.4  Peasant attacks the Castle Heart, which loses 1.
    ");
    assert_eq!(game.heart(), 6);
    game.proves(law::villagers::HEART_IN_RANGE);
}

#[test]
fn wailing_nessa_pushes_two_when_she_has_attacked() {
    let game = acts(
        "
        summoned wailing-nessa z1
        z1 peasant 4
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Upper Stair.
    V14.10  Peasant dies in Upper Stair.
    V14.10  Village Morale is 91.
    V14.8  Peasant moves to Hall of Portraits.
    V14.8  Peasant moves to Hall of Portraits.
    ");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn velisse_charms_two_of_her_zone() {
    let game = stands(
        "
        summoned velisse-of-the-silk-stair z9
        z9 peasant 3
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the summoned monster for 1.
    V17.3  The summoned monster suffers 1.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Peasant moves to Summoning Chamber.
    V17.9  Peasant moves to Summoning Chamber.
    ");
    assert_eq!(hurt(&game), 1);
    game.proves(law::villagers::CAPABILITIES_AGAINST_THEM);
}

#[test]
fn rook_attacks_once_more_beside_another_monster() {
    let game = acts(
        "
        summoned rook-halfmoon z9
        m1 at z9
        z9 peasant 4
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 90.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 89.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn alone_rook_attacks_twice() {
    let game = acts(
        "
        summoned rook-halfmoon z9
        z9 peasant 4
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 90.
    ");
    assert_eq!(game.villagers(9), 2);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn the_thing_does_not_enter_the_heart() {
    let game = acts("summoned the-thing-in-the-cistern z1");
    assert!(game.has("move z4") && !game.has("move z0"));
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn the_thing_attacks_three_times() {
    let game = acts(
        "
        summoned the-thing-in-the-cistern z9
        z9 peasant 4
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 90.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 89.
    ");
    assert_eq!(game.villagers(9), 1);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn grey_shuck_enters_a_full_zone() {
    let game = acts(
        "
        summoned grey-shuck z6
        z9 peasant 9
    ",
    )
    .plays("move z9; pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster moves to Broken Stair.
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    ");
    assert_eq!(game.position().pack.zone_of(Creature::SUMMONED), Some(Zone(9)));
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}

#[test]
fn grey_shuck_deals_two() {
    let game = acts(
        "
        summoned grey-shuck z9
        z9 peasant
    ",
    )
    .plays("pass");
    assert_snapshot!(game.story(), @"
    V14.8  The summoned monster attacks Peasant in Broken Stair.
    V14.10  Peasant dies in Broken Stair.
    V14.10  Village Morale is 91.
    ");
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
}
