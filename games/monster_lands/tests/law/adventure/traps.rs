//! M22 Revealing Traps, and what each Trap does.

use super::{adventure, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;

/// The total against Sandor of Strength and Magic dice that all show 2: one of each, and those on a Trap.
#[track_caller]
fn twos_with(trap: &str) -> u8 {
    let words = format!(
        "
        land a kyzhul 1a
        monster a sandor
        path a4 taron dice s,m traps {trap}
    "
    );
    let game = adventure(&words).chances([1; 5]).plays("brace").chances([2; 8]).plays("roll all");
    game.proves(law::revealing::REVEAL_TRAPS);
    total(&game)
}

#[test]
fn the_initial_trap_brings_a_strength_die() {
    assert_eq!(twos_with("trap-initial"), 6);
}

#[test]
fn traps_bring_one_two_or_three_strength_dice() {
    assert_eq!(["trap-s1", "trap-s2", "trap-s3"].map(twos_with), [6, 8, 10]);
}

#[test]
fn traps_bring_one_two_or_three_magic_dice() {
    assert_eq!(["trap-m1", "trap-m2", "trap-m3"].map(twos_with), [6, 8, 10]);
}

#[test]
fn traps_add_one_two_or_three_to_strength_dice() {
    assert_eq!(["trap-ps1", "trap-ps2", "trap-ps3"].map(twos_with), [5, 6, 7]);
}

#[test]
fn traps_add_one_or_two_to_magic_dice() {
    assert_eq!(["trap-pm1", "trap-pm2"].map(twos_with), [5, 6]);
}

#[test]
fn traps_add_four_six_or_eight_to_the_total() {
    assert_eq!(["trap-f4", "trap-f6", "trap-f8"].map(twos_with), [8, 10, 12]);
}

#[test]
fn shielded_traps_bring_their_dice() {
    assert_eq!(["trap-s1sh", "trap-s2sh", "trap-m1sh", "trap-m2sh"].map(twos_with), [6, 8, 6, 8]);
}

#[test]
fn all_traps_of_the_land_are_turned_up_at_once() {
    let game = adventure(
        "land a kyzhul 1a
         monster a snailer
         path a1 taron dice s traps trap-s1,trap-f4
         path a4 nuduru dice s traps trap-ps1",
    )
    .chances([1, 1]);
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M22.2  Land A, Path 1: 1 Strength is revealed.
    M22.2  Land A, Path 1: Monster +4 is revealed.
    M22.2  Land A, Path 4: Strength +1 is revealed.
    M23.1  Snailer attacks Taron with 2 dice.
    M23.6  The attack on Taron rolls 1 1: 0 hits.
    ");
    game.proves(law::revealing::REVEAL_TRAPS);
}

#[test]
fn before_its_turn_a_trap_is_seen_by_its_owner_alone() {
    let game = adventure(
        "mission b 4
         1 gold 3
         land a kyzhul 1a
         monster a snailer
         path mission-b-left tortock dice p
         path a1 taron dice s traps trap-s1",
    );
    let seen = |viewer| game.view(viewer).outside.lands[0].paths[0].traps[0].trap;
    assert_eq!(seen(kernel::Viewer::Seat(Seat(1))), Some(monster_lands::terms::Trap::OneStrength));
    assert_eq!(seen(kernel::Viewer::Seat(Seat(0))), None);
    assert_eq!(seen(kernel::Viewer::Watcher), None);
}

#[test]
fn a_modifier_works_on_its_own_path_only() {
    let game = adventure(
        "land a kyzhul 1a
         monster a sandor
         path a3 taron dice s traps trap-ps3
         path a4 nuduru dice s",
    )
    .chances([1; 10])
    .plays("stop")
    .chances([2])
    .plays("roll s");
    assert_eq!(total(&game), 2);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS)
        .proves(law::revealing::TRAP_MODIFIERS);
}

#[test]
fn dice_of_traps_come_on_top_of_a_full_path() {
    let words = "
        land a kyzhul 1a
        monster a snagnus
        path a1 taron dice s,s,s,s,s,s traps trap-s3,trap-m3 defence 9
    ";
    let game = adventure(words).chances([1; 5]).plays("brace; block token");
    let game = game.chances([1; 12]).plays("roll all");
    assert_eq!(game.position().battle().front(monster_lands::terms::Path::A1).rolled().len(), 12);
    game.proves(law::revealing::TRAP_DICE);
}
