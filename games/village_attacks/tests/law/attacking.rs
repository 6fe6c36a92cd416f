//! V6 Attacking.

use crate::scene::{Look, acts, acts_as, scene};
use village_attacks::terms::Slot;
use village_attacks::{Frame, law, turn};

#[test]
fn melee_hits_the_own_zone_and_ranged_an_adjacent_one() {
    let game = acts(
        "
        m1 at z1 melee ranged
        z1 peasant
        z5 peasant
        z9 peasant
    ",
    );
    assert!(game.has("melee z1 peasant") && game.has("ranged z5 peasant"));
    assert!(!game.has("ranged z1 peasant") && !game.has("ranged z9 peasant"));
    let game = game.plays("ranged z5 peasant; melee z1 peasant");
    assert_eq!([1, 5, 9].map(|zone| game.villagers(zone)), [0, 0, 1]);
    game.proves(law::attacking::ATTACK);
}

#[test]
fn peasants_stand_before_hunters_and_hunters_before_heroes() {
    let game = acts(
        "
        m1 at z1 melee 3
        z1 peasant hunter-arcane sexton-brann
    ",
    );
    assert!(game.has("melee z1 peasant") && !game.has("melee z1 hunter-arcane"));
    let game = game.plays("melee z1 peasant");
    assert!(game.has("melee z1 hunter-arcane") && !game.has("melee z1 sexton-brann"));
    game.proves(law::attacking::TARGET_OF_AN_ATTACK).proves(law::priority::ORDER_OF_PRIORITY);
}

#[test]
fn a_peasant_and_a_hunter_bring_one_of_each() {
    let game = acts(
        "
        morale 10
        m1 at z1 melee 2
        z1 peasant hunter-arcane
    ",
    )
    .plays("melee z1 peasant; melee z1 hunter-arcane");
    assert_eq!((game.morale(), game.board(0).experience()), (8, 2));
    game.proves(law::attacking::PEASANT_KILLED).proves(law::attacking::HUNTER_KILLED);
}

#[test]
fn a_hero_brings_two_or_three_if_of_the_same_type() {
    // Old Marten is Cursed as the Countess is; he has 4 health.
    let words = "
        morale 10
        m2 at z1 melee 4
        z1 old-marten-the-trapper
    ";
    let game = acts_as(1, words).plays(
        "melee z1 old-marten-the-trapper; melee z1 old-marten-the-trapper; melee z1 old-marten-the-trapper; melee z1 old-marten-the-trapper",
    );
    assert_eq!((game.morale(), game.board(1).experience()), (8, 3));
    game.proves(law::attacking::HERO_KILLED).proves(law::attacking::SEPARATE_ATTACKS);
    let words = "
        morale 10
        m1 at z1 melee 3
        z1 perpetua-glass
    ";
    let game = acts(words)
        .plays("melee z1 perpetua-glass; melee z1 perpetua-glass; melee z1 perpetua-glass");
    assert_eq!(game.board(0).experience(), 2);
}

#[test]
fn a_yunfakh_hunter_is_hurt_only_from_its_own_zone() {
    let options = [("scenario", "the-lantern-road")];
    let words = "
        m1 at z3 melee ranged
        z6 yunfakh-mythic
        z3 yunfakh-mythic
    ";
    let game = scene(&options, words, Frame::Turn(turn::Frame::UseResults(Slot(0))));
    assert!(game.has("melee z3 yunfakh-mythic") && !game.has("ranged z6 yunfakh-mythic"));
    game.proves(law::attacking::YUNFAKH_HUNTER).proves(law::priority::PASSED_OVER);
}

#[test]
fn the_troll_may_be_struck_whatever_the_priority() {
    let options = [("scenario", "troll-at-the-table")];
    let words = "
        m1 at z6 melee ranged
        troll z6
        z6 peasant 2
    ";
    let game = scene(&options, words, Frame::Turn(turn::Frame::UseResults(Slot(0))));
    assert!(game.has("troll melee") && !game.has("troll ranged"));
    // It rolls Magic: the villagers of its zone die, and it goes toward a gate.
    let game = game.chances([3, 7]).plays("troll melee");
    assert_eq!(game.villagers(6), 0);
    assert!(game.has("end"), "the turn goes on");
    game.proves(law::attacking::STRIKE_THE_TROLL).proves(law::troll::PROVOKE_THE_TROLL);
    game.proves(law::troll::KILLED_BY_THE_TROLL);
}
