//! The event cards, each as it is drawn (V16.3, V16.4).

use crate::scene::{Look, acts, event, scene, starts, villagers};
use insta::assert_snapshot;
use village_attacks::terms::{Condition, Zone};
use village_attacks::{Frame, events, law};

#[test]
fn a_rabble_rouser_brings_a_peasant_to_every_token() {
    let game = event("").chances([0]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Rabble-Rouser.
    V20.2  Peasant enters in North Gate.
    V20.2  Peasant enters in South Gate.
    V20.2  Peasant enters in East Gate.
    V20.2  Peasant enters in West Gate.
    ");
    assert_eq!([9, 10, 11, 12].map(|zone| game.villagers(zone)), [1; 4]);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::events::DRAW_AN_EVENT);
}

#[test]
fn the_torchlight_march_moves_those_nearest_the_heart_first() {
    // Nobody moves twice, and the stunned stay (R22).
    let game = event(
        "
        z1 peasant
        z5 peasant
        z9 peasant+s peasant
    ",
    )
    .chances([1, 1, 5]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Torchlight March.
    V17.9  Peasant moves to Castle Heart.
    V17.9  Peasant moves to North Hall.
    V17.9  Peasant moves to Raven Stair.
    ");
    assert_eq!([0, 1, 5, 9].map(|zone| game.villagers(zone)), [1, 1, 1, 1]);
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn a_hunting_party_is_two_of_one_type_at_the_nearest_gate() {
    let game = event("").chances([3, 11, 1]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Hunting Party.
    V20.2  Hunter (Mythic) enters in South Gate.
    V20.2  Hunter (Mythic) enters in South Gate.
    ");
    assert_eq!(game.villagers(11), 2);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::spawning::TYPE_OF_HUNTERS);
}

#[test]
fn a_name_they_fear_brings_a_hero() {
    let game = event("").chances([4, 2, 7]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: A Name They Fear.
    V20.2  Lucan Pell, Witchfinder enters in East Gate.
    ");
    assert_eq!(game.position().village.everyone().len(), 1);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::spawning::HEROES_ENTER);
}

#[test]
fn axes_at_the_door_count_for_hunters_and_heroes() {
    let game = villagers(
        "
        event axes-at-the-door
        heart 8
        z0 peasant hunter-undead sexton-brann
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Peasant attacks the Castle Heart, which loses 1.
    V17.4  Hunter (Undead) attacks the Castle Heart, which loses 2.
    V17.4  Sexton Brann attacks the Castle Heart, which loses 2.
    ");
    assert_eq!(game.heart(), 3);
    game.proves(law::villagers::HEART_IN_RANGE);
}

#[test]
fn a_bounty_makes_everybody_hunt_the_highest_level() {
    let game = villagers(
        "
        event bounty
        m1 at z9
        m2 at z9 experience 5
        z9 hunter-undead peasant
    ",
    )
    .plays("learn mist");
    assert_snapshot!(game.story(), @"
    V10.2  Countess Iveta Karsk owns Mist at level 1.
    V17.4  Peasant attacks Countess Iveta Karsk for 1.
    V17.3  Countess Iveta Karsk suffers 1.
    V17.4  Hunter (Undead) attacks Countess Iveta Karsk for 2.
    V17.3  Countess Iveta Karsk suffers 2.
    V17.9  Peasant moves to Raven Stair.
    V17.9  Hunter (Undead) moves to Owl Stair.
    ");
    game.proves(law::villagers::TARGET_OF_A_VILLAGER);
}

#[test]
fn in_cold_comfort_a_healing_costs_two_magic() {
    let game = acts(
        "
        event cold-comfort
        m1 damage 3 magic 4
    ",
    )
    .plays("heal m1; heal m1");
    assert_snapshot!(game.story(), @"
    V15.1  Ser Ossian Hallowmere loses a damage.
    V15.1  Ser Ossian Hallowmere loses a damage.
    ");
    assert_eq!((game.damage(0), game.board(0).rolled()), (1, &[0; 5]));
    game.proves(law::healing::HEAL);
}

#[test]
fn fog_in_the_halls_darkens_every_corridor() {
    let game = villagers(
        "
        event fog-in-the-halls
        m1 at z1
        z5 hunter-mythic
        z2 hunter-mythic
    ",
    );
    assert_snapshot!(game.story(), @"
    V17.4  Hunter (Mythic) attacks the Castle Heart, which loses 1.
    V17.9  Hunter (Mythic) moves to Castle Heart.
    V17.9  Hunter (Mythic) moves to West Hall.
    ");
    assert_eq!(game.damage(0), 0);
    game.proves(law::zone_conditions::DARKNESS);
}

#[test]
fn an_ill_omen_stands() {
    let game = event("").chances([9]);
    assert_snapshot!(game.story(), @"V16.3  Event: Ill Omen.");
    assert_eq!(game.position().decks.standing(), Some(9));
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn sappers_take_the_trap_nearest_the_heart() {
    let game = event(
        "
        trap z9 stake-pit
        trap z1 snare-lines
    ",
    )
    .chances([10]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Sappers.
    V19.2  Snare Lines is discarded.
    ");
    assert_eq!(
        (game.position().castle.trap(Zone(1)), game.position().castle.trap(Zone(9)).is_some()),
        (None, true)
    );
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn without_a_trap_sappers_take_one_from_the_display() {
    let game = event("display stake-pit snare-lines").chances([10, 1]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Sappers.
    V16.4  Snare Lines is discarded.
    ");
    assert_eq!(game.position().decks.display().len(), 1);
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn oil_and_tinder_burn_all_who_share_a_zone() {
    let game = event(
        "
        m1 at z9
        m2 at z10
        z9 peasant
        z10 peasant
        m3 at z1
    ",
    )
    .chances([11]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Oil and Tinder.
    V22.6  Ser Ossian Hallowmere suffers Burn.
    V22.6  Countess Iveta Karsk suffers Burn.
    ");
    assert_eq!([0, 1, 2].map(|slot| game.board(slot).conditions(Condition::Burn)), [1, 1, 0]);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::monster_conditions::BURN);
}

#[test]
fn nets_catch_the_monster_in_the_largest_crowd() {
    let game = event(
        "
        m1 at z9
        m2 at z10
        z9 peasant
        z10 peasant 2
    ",
    )
    .chances([12]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Nets and Chains.
    V22.5  Countess Iveta Karsk suffers Slow.
    ");
    assert_eq!([0, 1].map(|slot| game.board(slot).conditions(Condition::Slow)), [0, 1]);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::monster_conditions::SLOW);
}

#[test]
fn of_equal_crowds_nets_catch_from_the_coin_on() {
    let game = event(
        "
        first m2
        m1 at z9
        m2 at z10
        z9 peasant
        z10 peasant
    ",
    )
    .chances([12]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Nets and Chains.
    V22.5  Countess Iveta Karsk suffers Slow.
    ");
    assert_eq!([0, 1].map(|slot| game.board(slot).conditions(Condition::Slow)), [0, 1]);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::monster_conditions::SLOW);
}

#[test]
fn shield_breakers_sunder_all_who_share_a_zone() {
    let game = event(
        "
        m1 at z9 guard defence
        m2 at z10
        z9 peasant
    ",
    )
    .chances([13]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Shield-Breakers.
    V22.3  Ser Ossian Hallowmere suffers Sunder.
    ");
    assert_eq!(
        (game.board(0).defence(), game.board(0).conditions(Condition::Sunder)),
        (1, 1),
        "another slot was free"
    );
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::monster_conditions::SUNDER);
}

#[test]
fn a_hymn_silences_the_highest_level() {
    let game = event(
        "
        m1 damage 1
        m3 experience 6
    ",
    )
    .chances([14])
    .plays("learn soul-ledger");
    assert_snapshot!(game.story(), @"
    V10.2  Archivist Mordath owns Soul Ledger at level 1.
    V16.3  Event: Hymn of Silence.
    V22.4  Archivist Mordath suffers Silence.
    ");
    assert_eq!(game.board(2).conditions(Condition::Silence), 1);
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::monster_conditions::SILENCE);
}

#[test]
fn a_dawn_mass_forbids_rerolls() {
    let game = starts("event dawn-mass").chances([1, 1, 1, 1, 2, 2]);
    assert_snapshot!(game.story(), @"
    V3.1  The turn of Ser Ossian Hallowmere.
    V3.3  Ser Ossian Hallowmere rolls 4 Melee and 2 Ranged.
    ");
    assert_eq!(game.board(0).rolled(), &[4, 2, 0, 0, 0]);
    game.proves(law::turn::REROLL);
}

#[test]
fn a_second_wind_lifts_and_quenches_everybody() {
    let game = event(
        "
        z9 peasant+s 2
        z5 hunter-arcane+b
    ",
    )
    .chances([16]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Second Wind.
    V23.1  Peasant in North Gate stands up.
    V23.1  Peasant in North Gate stands up.
    ");
    assert_eq!((game.stunned(9), game.position().village.burning().len()), (0, 0));
    game.proves(law::events::KINDS_OF_EVENTS).proves(law::villager_conditions::STUNNED_VILLAGER);
}

#[test]
fn faltering_courage_costs_two_morale() {
    let game = event("morale 10").chances([17]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Faltering Courage.
    V16.4  Village Morale is 8.
    ");
    assert_eq!(game.morale(), 8);
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn a_barn_fire_kills_a_peasant_in_every_spawn_zone() {
    let game = event(
        "
        morale 10
        z9 peasant 2
        z10 peasant
        z11 hunter-arcane
    ",
    )
    .chances([18]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Barn Fire.
    V16.4  Peasant dies in North Gate.
    V16.4  Village Morale is 9.
    V16.4  Peasant dies in East Gate.
    V16.4  Village Morale is 8.
    ");
    assert_eq!(
        (game.villagers(9), game.villagers(10), game.villagers(11), game.morale()),
        (1, 0, 1, 8)
    );
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn deserters_leave_a_token_empty() {
    let game = event("").chances([19, 1]);
    assert_snapshot!(game.story(), @"V16.3  Event: Deserters.");
    assert_eq!(game.position().castle.deserted(), Some(1));
    game.proves(law::events::KINDS_OF_EVENTS);
}

#[test]
fn a_blood_moon_adds_a_die() {
    let game = starts("event blood-moon").chances([1, 2, 3, 4, 5, 1, 2]);
    assert_snapshot!(game.story(), @"
    V3.1  The turn of Ser Ossian Hallowmere.
    V3.3  Ser Ossian Hallowmere rolls 2 Melee, 2 Ranged, 1 Magic, 1 Defence and 1 Vengeance.
    ");
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 7);
    game.proves(law::turn::ROLL);
}

#[test]
fn the_troll_that_is_here_acts_when_its_event_is_drawn() {
    let game = scene(
        &[("scenario", "troll-at-the-table")],
        "
            troll z6
            m1 at z6
        ",
        Frame::Events(events::Frame::Events(1)),
    )
    .chances([0, 1]);
    assert_snapshot!(game.story(), @"
    V16.3  Event: Troll!.
    V18.1  The Troll rolls Melee.
    V18.8  the Troll attacks Ser Ossian Hallowmere for 3.
    V18.8  Ser Ossian Hallowmere suffers 3.
    V18.1  The Troll moves to Inner Court.
    ");
    game.proves(law::troll::THE_TROLL_ACTS);
}
