//! M36.9 to M36.14 and M38.14: Madhala in the Adventure Phase, and the scenarios that touch it.

use super::{adventure_with, glory, hits, total};
use crate::Scenario;
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Land, Monster, Path, Side};

#[track_caller]
fn solo(scenario: &str, words: &str) -> Scenario {
    adventure_with(&[("seats", "1"), ("scenario", scenario)], words)
}

#[test]
fn on_the_first_path_she_wins_the_dice_mission() {
    let game = solo(
        "1",
        "
            mission a 2
            path mission-a-left madhala
            path mission-a-right frunks dice s,s
        ",
    )
    .chances([6, 6]);
    assert_snapshot!(game.story(), @"
    M21.1  The dice Mission is resolved.
    M21.1  Frunks rolls Strength 6: total 6.
    M21.1  Frunks rolls Strength 6: total 12.
    M36.9  Madhala wins the dice Mission.
    M21.2  Frunks reaches 12 but is beaten: 2 Gold.
    ");
    assert_eq!(game.position().clan(Seat(0)).gold(), 2);
    assert_eq!(game.position().outside().mission(Side::A), None);
    game.proves(law::solo::HER_DICE_MISSION);
}

#[test]
fn behind_her_a_failure_still_costs_the_penalty() {
    let game = solo(
        "1",
        "
            mission a 2
            path mission-a-left madhala
            path mission-a-right frunks dice s,s
        ",
    )
    .chances([1, 1]);
    assert_eq!(glory(&game)[0], 4);
    game.proves(law::solo::HER_DICE_MISSION);
}

#[test]
fn on_the_second_path_she_does_nothing() {
    let game = solo(
        "1",
        "
            mission a 2
            path mission-a-left frunks dice s,s
            path mission-a-right madhala
        ",
    )
    .chances([6, 6]);
    assert_eq!(glory(&game)[0], 7);
    game.proves(law::missions::TWO_RIVALS);
}

#[test]
fn she_only_blocks_a_contract() {
    let game = solo(
        "1",
        "
            0 gold 3
            mission b 4
            path mission-b-left madhala
            path mission-b-right frunks dice p
        ",
    )
    .plays("fulfil");
    assert_eq!(glory(&game)[0], 6);
    game.proves(law::solo::HER_CONTRACT);
}

#[test]
fn she_removes_the_monster_and_who_stands_to_her_right_conquers() {
    let game = solo(
        "1",
        "
            land a wahibah 1a
            monster a snailer
            path a1 nuduru dice s
            path a2 madhala
            path a4 frunks dice s,s,s
        ",
    )
    .chances([1, 1])
    .plays("stop")
    .chances([6, 5, 1])
    .plays("roll all; done");
    assert!(game.position().clan(Seat(0)).lands().has(Land::Wahibah));
    assert!(game.position().outside().monster_discard().has(Monster::Snailer));
    let game = game.plays("plunder loot-gold10");
    game.proves(law::solo::HER_LAND).proves(law::solo::AFTER_HER).proves(law::solo::BEFORE_HER);
}

#[test]
fn when_the_monster_is_gone_she_takes_the_land() {
    let game = solo(
        "1",
        "
            land a wahibah 1a
            monster a snailer
            path a1 madhala
            path a2 madhala
            path a4 frunks dice s
        ",
    );
    assert_eq!(game.offers().len(), 4, "only plunder is left");
    assert!(game.position().outside().land_discard().has(Land::Wahibah));
    game.proves(law::solo::HER_LAND).proves(law::solo::HER_LAND_REPLACED);
}

#[test]
fn a_third_token_of_hers_finds_nothing() {
    let game = solo(
        "1",
        "
            land a wahibah 1a
            monster a snailer
            path a1 madhala
            path a2 madhala
            path a3 madhala
        ",
    );
    assert_eq!(game.story().lines().count(), 3);
    game.proves(law::solo::HER_LAND);
}

#[test]
fn in_no_armor_neither_tokens_nor_talents_work_but_potions_do() {
    let game = solo(
        "4",
        "
            land a kyzhul 1a
            monster a snailer
            path a1 frunks dice s defence 2 potions 1
        ",
    )
    .chances([6, 1]);
    assert_eq!(game.offers(), ["block potion", "suffer"]);
    assert_snapshot!(game.refuses("block token"), @"M38.4  No Defence works in this scenario.");
    game.proves(law::scenarios::NO_ARMOR);
}

#[test]
fn in_doom_missing_dice_are_rolled_again() {
    let game = solo(
        "10",
        "
        land a kyzhul 1a
        monster a korcko
        path a4 frunks dice s defence 3
    ",
    )
    .chances([1, 2, 6, 5, 1]);
    assert_eq!(hits(&game), 2);
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M23.1  Korcko attacks Frunks with 3 dice.
    M23.6  The attack on Frunks rolls 1 2 6: one hit.
    M38.10  The misses are rolled again, 5 1: one hit.
    ");
    game.proves(law::scenarios::DOOM);
}

#[test]
fn her_tricks_rob_the_neighbour_with_more_dice() {
    let game = solo(
        "8",
        "land a kyzhul 1a
         monster a korcko
         path a1 nuduru dice s
         path a2 madhala traps trick-sts2,trap-s1sh
         path a3 frunks dice s,s,m defence 1",
    );
    assert_eq!(game.offers(), ["foil", "bear"]);
    let game = game.plays("bear");
    assert_eq!(game.position().outside().path(Path::A3).dice().strength, 0);
    assert_eq!(
        game.position().outside().path(Path::A2).dice().total(),
        0,
        "what she steals is out of the round"
    );
    game.proves(law::scenarios::HER_TRICKS).proves(law::tricks::STEAL);
}

#[test]
fn her_tricks_can_be_foiled_and_her_diverts_are_void() {
    let game = solo(
        "8",
        "land a kyzhul 1a
         monster a korcko
         path a1 nuduru dice s defence 1
         path a2 madhala traps trick-div2,trick-stx1",
    )
    .plays("foil");
    assert_eq!(game.position().outside().path(Path::A1).dice().strength, 1);
    assert_eq!(game.position().outside().path(Path::A1).defence(), 0);
    game.proves(law::tricks::CANCEL_A_TRICK).proves(law::scenarios::HER_TRICKS);
}

#[test]
fn the_players_own_traps_clash_too() {
    let game = solo(
        "8",
        "
            land a kyzhul 1a
            monster a snailer
            path a4 frunks dice s traps trap-f4
        ",
    )
    .chances([1, 1])
    .plays("reveal");
    assert_eq!(total(&game), 4);
}
