//! V22 to V24 Conditions, V27 Line of sight.

use crate::scene::{Look, acts, event, starts, villagers};
use village_attacks::law;
use village_attacks::terms::Condition;

#[test]
fn a_condition_fills_a_slot_or_replaces_a_result() {
    // Shield-Breakers: the Countess has two Defence slots, both filled.
    let game = event(
        "
        m2 at z9 guard defence guard vengeance
        z9 peasant
    ",
    )
    .chances([13]);
    let board = game.board(1);
    assert_eq!((board.defence(), board.vengeance()), (1, 0));
    assert_eq!(board.conditions(Condition::Sunder), 1);
    game.proves(law::monster_conditions::CONDITIONS_FILL_SLOTS);
    game.proves(law::monster_conditions::SUNDER);
    let game = event(
        "
        m2 at z9 sunder 2
        z9 peasant
    ",
    )
    .chances([13]);
    assert_eq!(game.board(1).conditions(Condition::Sunder), 2, "all slots hold conditions");
}

#[test]
fn silence_fills_a_reserve_slot() {
    let game = event(
        "
        m1 reserve magic
        m2 damage 1
        m3 damage 1
    ",
    )
    .chances([14]);
    assert_eq!((game.board(0).reserved(), game.board(0).conditions(Condition::Silence)), (0, 1));
    game.proves(law::monster_conditions::SILENCE);
}

#[test]
fn one_movement_slot_always_stays_free_of_slow() {
    let game = event(
        "
        m1 at z9 slow 2
        z9 peasant
    ",
    )
    .chances([12]);
    assert_eq!(game.board(0).conditions(Condition::Slow), 2, "of three slots");
    game.proves(law::monster_conditions::SLOW);
}

#[test]
fn burn_hurts_at_the_start_of_each_turn() {
    let game = starts("m1 burn");
    assert_eq!((game.damage(0), game.board(0).conditions(Condition::Burn)), (1, 1));
    game.proves(law::monster_conditions::BURN);
}

#[test]
fn a_stunned_monster_stands_up_and_rolls_one_die_less() {
    // Father Ignace hunts Demons.
    let options = [("team", "clinker,countess-iveta-karsk,velisse-of-the-silk-stair")];
    let frame = village_attacks::Frame::Villagers(village_attacks::villagers::Frame::Begin);
    let game = crate::scene::scene(
        &options,
        "
        m3 at z9
        z9 father-ignace
    ",
        frame,
    );
    assert!(game.board(2).is_lying());
    assert_eq!((game.damage(2), game.board(2).conditions(Condition::Sunder)), (2, 1));
    game.proves(law::monster_conditions::STUN).proves(law::monster_conditions::LYING_MONSTERS);
    let game = starts("m1 lying").chances([1, 2, 3, 4, 5]);
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 5);
    assert!(!game.board(0).is_lying());
}

#[test]
fn a_stunned_villager_stands_up_and_may_be_attacked_freely() {
    let game = villagers(
        "
        m1 at z9
        z9 peasant+s
    ",
    );
    assert_eq!((game.damage(0), game.stunned(9), game.villagers(9)), (0, 0, 1));
    game.proves(law::villager_conditions::STUNNED_VILLAGER);
    let game = acts(
        "
        m1 at z9 melee
        z9 peasant 2 hunter-arcane+s
    ",
    );
    assert!(game.has("melee z9 hunter-arcane s") && game.has("melee z9 peasant"));
}

#[test]
fn a_burning_villager_burns_without_experience() {
    let game = villagers(
        "
        morale 10
        m1 at z9
        z9 peasant+b peasant+b
    ",
    );
    assert_eq!((game.villagers(9), game.morale(), game.damage(0)), (0, 8, 0));
    game.proves(law::villager_conditions::BURNING_VILLAGER);
}

#[test]
fn other_conditions_last_for_the_round() {
    let words = "
        m1 at z1 magic learn grave-silt
        z1 peasant 2
    ";
    let team = "mother-barrow,zhar-khaled,wailing-nessa";
    let game = crate::scene::team_acts(team, 0, words).plays("use grave-silt");
    assert_eq!(game.position().village.snared().len(), 2);
    game.proves(law::villager_conditions::NO_OTHERS).proves(law::effects::SNARE);
}

#[test]
fn an_attack_from_an_unlucky_zone_needs_heads() {
    let game = villagers(
        "
        m1 at z9
        z9 peasant
        unlucky z9
    ",
    )
    .chances([1]);
    assert_eq!(game.damage(0), 0);
    let game = villagers(
        "
        m1 at z9
        z9 peasant
        unlucky z9
    ",
    )
    .chances([0]);
    assert_eq!(game.damage(0), 1);
    let game = acts(
        "
            m1 at z9 melee 2
            z9 peasant 2
            unlucky z9
        ",
    )
    .chances([1])
    .plays("melee z9 peasant");
    assert_eq!(game.villagers(9), 2);
    game.proves(law::zone_conditions::UNLUCKY);
}

#[test]
fn no_ranged_attack_into_or_out_of_a_dark_zone() {
    let game = acts(
        "
        m1 at z1 ranged
        z5 peasant
        dark z5
    ",
    );
    assert_eq!(game.refuses("ranged z5 peasant"), "V24.3  Raven Stair is Dark.");
    game.proves(law::zone_conditions::DARKNESS);
    let game = acts(
        "
        event fog-in-the-halls
        m1 at z1 ranged
        z5 peasant
    ",
    );
    assert!(!game.has("ranged z5 peasant"), "every corridor is Dark");
}

#[test]
fn sight_beyond_the_next_zone_needs_a_way_without_darkness() {
    let words = "
            m1 at z1 ranged learn tossed-head learn tossed-head
            z9 peasant
            z10 peasant
            dark z6
        ";
    let game = acts(words).plays("use tossed-head");
    assert_eq!((game.stunned(9), game.stunned(10)), (1, 0), "z10 lies behind the dark z6");
    game.proves(law::sight::LINE_OF_SIGHT);
}

#[test]
fn an_adjacent_dark_zone_is_not_seen_and_a_dark_zone_sees_none() {
    let words = "
        m1 at z1 ranged learn tossed-head
        z5 peasant 2
        z6 peasant
        dark z5
    ";
    let game = acts(words).plays("use tossed-head");
    assert_eq!((game.stunned(5), game.stunned(6)), (0, 1), "only z6 is in sight");
    game.proves(law::zone_conditions::DARKNESS).proves(law::sight::LINE_OF_SIGHT);
    let out = "
        m1 at z1 ranged learn tossed-head
        z5 peasant 2
        z1 peasant
        dark z1
    ";
    let game = acts(out).plays("use tossed-head");
    assert_eq!(game.stunned(5), 0, "{}", game.story());
    // Damage over zones, and what pulls villagers in, stop there too.
    let team = "clinker,lady-ophis,velisse-of-the-silk-stair";
    let words = "
        m2 at z1 ranged 2 learn serpent-volley
        z5 peasant 2
        z6 peasant 2
        dark z5
    ";
    let game = crate::scene::team_acts(team, 1, words).plays("use serpent-volley");
    assert_eq!(game.villagers(5), 2, "{}", game.story());
    let words = "
        m3 at z1 magic
        z5 peasant 3
        dark z5
    ";
    let game = crate::scene::team_acts(team, 2, words).plays("use beckon");
    assert_eq!(game.villagers(5), 3);
    game.proves(law::effects::PULL);
}
