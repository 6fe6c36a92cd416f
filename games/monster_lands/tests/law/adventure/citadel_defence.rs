//! M29 Defence of the Citadel.

use super::{adventure, adventure_with, glory, hits, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Monster;

#[test]
fn the_upper_path_fights_first_and_its_damage_helps_the_lower() {
    let game = adventure(
        "
            monster entrance sandor
            path upper taron dice s
            path lower nuduru dice s
        ",
    )
    .chances([1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1])
    .plays("roll s");
    assert_eq!(total(&game), 5);
    game.proves(law::citadel_defence::ENTRANCE_BATTLE)
        .proves(law::citadel_defence::DAMAGE_AT_THE_ENTRANCE);
}

#[test]
fn the_guards_cancel_two_hits_above_and_one_below() {
    let game = adventure(
        "
            monster entrance sandor
            path upper taron dice s defence 3
        ",
    )
    .chances([6; 5]);
    let game = game.plays("block talent; block talent");
    assert_eq!(hits(&game), 3);
    assert!(!game.offers().contains(&"block talent".to_owned()));
    let game = adventure(
        "
            monster entrance sandor
            path lower taron dice s defence 4
        ",
    )
    .chances([6; 5]);
    let game = game.plays("block talent");
    assert!(!game.offers().contains(&"block talent".to_owned()));
    game.proves(law::outside::ENTRANCE_BENEFITS);
}

#[test]
fn round_dice_come_to_the_entrance_unless_the_option_says_no() {
    let words = "
        round 5
        monster entrance sandor
        path upper taron dice m
    ";
    assert_snapshot!(adventure(words).asks(), @"1: M23.5  Taron faces 7 attack dice. Remove a Magic die?");
    let options = [("seats", "4"), ("round-dice-at-entrance", "off")];
    let game = adventure_with(&options, words);
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 5 attack dice. Remove a Magic die?");
    game.proves(law::monster_attack::ATTACK_DICE);
}

#[test]
fn a_beaten_monster_ends_all_panic_and_nobody_plunders() {
    let game = adventure(
        "panic tavern
         panic mine
         monster entrance surbol
         path upper taron dice s
         path lower nuduru dice s,s,s traps trap-f6",
    )
    .chances([1, 1, 1, 1, 1, 1])
    .plays("stop")
    .chances([3, 2, 2])
    .plays("roll all");
    assert!(game.position().citadel().panic_out().is_empty());
    assert_eq!(glory(&game)[0], 9);
    assert_eq!(game.asks(), "");
    game.proves(law::citadel_defence::PANIC_ENDS);
}

#[test]
fn a_monster_that_is_not_beaten_stays() {
    let game = adventure("panic tavern\nmonster entrance surbol\npath upper taron dice s")
        .chances([1, 1, 1])
        .plays("stop");
    assert_eq!(game.position().outside().entrance(), Some(Monster::Surbol));
    assert_eq!(game.position().citadel().panic_out().len(), 1);
    game.proves(law::citadel_defence::MONSTER_STAYS);
}

#[test]
fn traps_at_the_entrance_are_revealed_and_affinity_has_no_effect() {
    let game = adventure(
        "
        monster entrance surbol
        path upper taron dice s,m traps trap-f4
    ",
    );
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 3 attack dice. Remove a Magic die?");
    game.proves(law::revealing::REVEAL_TRAPS);
}

#[test]
fn nobody_at_the_entrance_means_no_battle() {
    let game = adventure(
        "
            monster entrance snagnus
            mission b 4
            1 gold 3
            path mission-b-left taron dice p
        ",
    )
    .plays("decline");
    assert_eq!(game.position().outside().entrance(), Some(Monster::Snagnus));
    assert!(!game.story().contains("M29.2"), "{}", game.story());
    game.proves(law::citadel_defence::ONLY_IF_ATTACKED);
}

#[test]
fn who_stands_below_has_nothing_to_do_once_the_monster_is_beaten() {
    let game = adventure(
        "monster entrance snailer
         path upper taron dice s,s,s
         path lower nuduru dice s,s gold 5",
    )
    .chances([1, 1])
    .chances([6, 6, 6])
    .plays("roll all");
    assert_eq!(glory(&game), [5, 9, 5, 5]);
    assert!(game.position().clan(Seat(0)).loot().is_empty(), "no Loot at the Entrance");
    game.proves(law::citadel_defence::PANIC_ENDS);
}
