//! The Heroes of the village: what each brings besides its numbers (V17.3, V7.2).

use crate::scene::{Look, acts, scene, traps, villagers};
use insta::assert_snapshot;
use village_attacks::terms::{Condition, Hero, Slot};
use village_attacks::{Frame, law, turn, villagers as v};

#[test]
fn the_prioress_lifts_and_quenches_those_of_her_zone() {
    // The Peasants stand up, and lie no longer when they are called; the one at the next gate is not hers.
    let game = villagers(
        "
        z9 prioress-adelheid peasant+s
        z10 peasant+s
    ",
    );
    assert_snapshot!(game.story(), @"
    V23.1  Peasant in East Gate stands up.
    V23.1  Peasant in North Gate stands up.
    V17.9  Prioress Adelheid moves to Raven Stair.
    ");
    assert_eq!((game.stunned(9), game.stunned(10)), (0, 0));
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS);
}

#[test]
fn sexton_brann_slows_whom_he_hurts() {
    let game = villagers(
        "
        m1 at z9
        z9 sexton-brann
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Sexton Brann attacks Ser Ossian Hallowmere for 2.
    V17.3  Ser Ossian Hallowmere suffers 2.
    V22.5  Ser Ossian Hallowmere suffers Slow.
    V17.9  Sexton Brann moves to Owl Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).conditions(Condition::Slow)), (2, 1));
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::monster_conditions::SLOW);
}

#[test]
fn dame_corisande_ignores_the_first_damage_of_a_round() {
    // She has five health (R10).
    let game = acts(
        "
        m1 at z1 melee 3
        z1 dame-corisande-of-ask
    ",
    )
    .plays("melee z1 dame-corisande-of-ask; melee z1 dame-corisande-of-ask");
    assert_snapshot!(game.story(), @"
    V6.1  Ser Ossian Hallowmere attacks Dame Corisande of Ask in North Hall.
    V17.3  Dame Corisande of Ask in North Hall ignores the first damage.
    V6.1  Ser Ossian Hallowmere attacks Dame Corisande of Ask in North Hall.
    V6.7  Dame Corisande of Ask in North Hall suffers 1.
    ");
    assert_eq!(game.position().village.damage(Hero::DameCorisandeOfAsk), 1);
    game.proves(law::attacking::ATTACK);
}

#[test]
fn dame_corisande_attacks_twice() {
    let game = villagers(
        "
        m2 at z9
        z9 dame-corisande-of-ask
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Dame Corisande of Ask attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.4  Dame Corisande of Ask attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.9  Dame Corisande of Ask moves to Owl Stair.
    ");
    assert_eq!(game.damage(1), 2);
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS);
}

#[test]
fn aurel_vane_leads_the_peasants_two_zones() {
    // The Hunter is led by nobody.
    let game = villagers(
        "
        z9 aurel-vane peasant hunter-undead
        m1 at z12
        m2 at z12
        m3 at z12
    ",
    )
    .chances([5, 1, 5, 1, 5]);
    assert_snapshot!(game.story(), @"
    V17.9  Peasant moves to Raven Stair.
    V17.9  Peasant moves to North Hall.
    V17.9  Hunter (Undead) moves to Raven Stair.
    V17.9  Aurel Vane, Master of Hounds moves to Owl Stair.
    V17.9  Aurel Vane, Master of Hounds moves to East Hall.
    ");
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::villagers::VILLAGERS_MOVE);
}

#[test]
fn tamsin_quill_sunders_from_two_zones_away() {
    let game = villagers(
        "
        m2 at z5
        z9 tamsin-quill
        dark z10
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Tamsin Quill, Silversmith attacks Countess Iveta Karsk for 2.
    V17.3  Countess Iveta Karsk suffers 2.
    V22.3  Countess Iveta Karsk suffers Sunder.
    V17.9  Tamsin Quill, Silversmith moves to Owl Stair.
    ");
    assert_eq!(game.board(1).conditions(Condition::Sunder), 1);
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::monster_conditions::SUNDER);
}

#[test]
fn old_marten_takes_a_trap_apart_before_it_triggers() {
    let game = traps(
        "
        trap z9 spring-blades
        z9 peasant 2 old-marten-the-trapper
    ",
    );
    assert_snapshot!(game.story(), @"V19.2  Spring Blades is discarded.");
    assert_eq!(game.villagers(9), 3);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn a_stunned_marten_takes_it_apart_all_the_same() {
    let game = traps(
        "
        trap z9 spring-blades
        z9 peasant 2 old-marten-the-trapper+s
    ",
    );
    assert_snapshot!(game.story(), @"V19.2  Spring Blades is discarded.");
    assert_eq!(game.villagers(9), 3);
    game.proves(law::triggering::EFFECT_OF_A_TRAP);
}

#[test]
fn perpetua_glass_sets_whom_she_hurts_on_fire() {
    let game = villagers(
        "
        m1 at z5
        z9 perpetua-glass
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Perpetua Glass, Alchemist attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V22.6  Ser Ossian Hallowmere suffers Burn.
    V17.9  Perpetua Glass, Alchemist moves to Owl Stair.
    ");
    assert_eq!(game.board(0).conditions(Condition::Burn), 1);
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::monster_conditions::BURN);
}

#[test]
fn lucan_pell_silences_whom_he_hurts() {
    let game = villagers(
        "
        m1 at z5
        z9 lucan-pell
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Lucan Pell, Witchfinder attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V22.4  Ser Ossian Hallowmere suffers Silence.
    V17.9  Lucan Pell, Witchfinder moves to Owl Stair.
    ");
    assert_eq!(game.board(0).conditions(Condition::Silence), 1);
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::monster_conditions::SILENCE);
}

#[test]
fn father_ignace_banishes_demons() {
    let game = scene(
        &[("team", "clinker,lady-ophis,velisse-of-the-silk-stair")],
        "
        m3 at z5
        z9 father-ignace
    ",
        Frame::Villagers(v::Frame::Begin),
    );
    assert_snapshot!(game.story(), @"
    V17.4  Father Ignace, Exorcist attacks Velisse of the Silk Stair for 2.
    V17.3  Velisse of the Silk Stair suffers 2.
    V22.7  Velisse of the Silk Stair is stunned.
    V22.3  Velisse of the Silk Stair suffers Sunder.
    V17.9  Father Ignace, Exorcist moves to Owl Stair.
    ");
    assert!(game.board(2).is_lying());
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS).proves(law::monster_conditions::STUN);
}

#[test]
fn others_father_ignace_only_hurts() {
    let game = villagers(
        "
        m1 at z5
        z9 father-ignace
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Father Ignace, Exorcist attacks Ser Ossian Hallowmere for 1.
    V17.3  Ser Ossian Hallowmere suffers 1.
    V17.9  Father Ignace, Exorcist moves to Owl Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).is_lying()), (1, false));
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS);
}

#[test]
fn ravenna_stern_deals_the_heart_one_more() {
    let game = villagers(
        "
        heart 8
        z0 ravenna-stern
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    );
    assert_snapshot!(game.story(), @"V17.4  Ravenna Stern, Inquisitor attacks the Castle Heart, which loses 2.");
    assert_eq!(game.heart(), 6);
    game.proves(law::villagers::HEART_IN_RANGE);
}

#[test]
fn a_defence_keeps_off_the_damage_and_not_the_fire() {
    // What an attack brings besides happens though no damage is left (R9).
    let game = villagers(
        "
        m1 at z5 guard defence 2
        z9 perpetua-glass
    ",
    )
    .plays("defend");
    assert_snapshot!(game.story(), @"
    V17.4  Perpetua Glass, Alchemist attacks Ser Ossian Hallowmere for 1.
    V7.2  Ser Ossian Hallowmere spends a Defence.
    V22.6  Ser Ossian Hallowmere suffers Burn.
    V17.9  Perpetua Glass, Alchemist moves to Owl Stair.
    ");
    assert_eq!((game.damage(0), game.board(0).conditions(Condition::Burn)), (0, 1));
    game.proves(law::defence::DEFENCE).proves(law::monster_conditions::BURN);
}

#[test]
fn captain_shen_is_hurt_only_from_his_own_zone() {
    let game = scene(
        &[("scenario", "the-lantern-road")],
        "
            m1 at z3 melee ranged
            z6 yunfakh-mythic
            z3 captain-shen-of-the-lanterns
        ",
        Frame::Turn(turn::Frame::UseResults(Slot(0))),
    )
    .plays("melee z3 captain-shen-of-the-lanterns");
    assert_snapshot!(game.story(), @"
    V6.1  Ser Ossian Hallowmere attacks Captain Shen of the Lanterns in Court.
    V6.7  Captain Shen of the Lanterns in Court suffers 1.
    ");
    game.proves(law::attacking::YUNFAKH_HUNTER);
}

#[test]
fn mei_yans_bell_ends_the_conditions_of_her_zone() {
    let game = scene(
        &[("scenario", "the-lantern-road")],
        "
            z8 mei-yan
            dark z8
            unlucky z8
            dark z7
        ",
        Frame::Villagers(v::Frame::Begin),
    );
    assert_snapshot!(game.story(), @"
    V17.3  The conditions of Lantern Bridge end.
    V17.9  Mei Yan, Bell-Ringer moves to Bell House.
    ");
    assert_eq!(game.position().castle.dark().len(), 1);
    game.proves(law::villagers::NUMBERS_OF_VILLAGERS);
}
