//! M23 Monster attack.

use super::{adventure, adventure_with, hits, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::adventure::Question as Asked;
use monster_lands::terms::{Land, Mercenary, Monster};
use monster_lands::{Question, law};

#[test]
fn the_leftmost_path_is_active_first_and_the_monster_strikes_first() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            path a2 taron dice s,s
            path a4 frunks dice s
        ",
    )
    .chances([1, 2]);
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M23.1  Snailer attacks Taron with 2 dice.
    M23.6  The attack on Taron rolls 1 2: 0 hits.
    ");
    assert_eq!(game.asked(), [Seat(1)]);
    game.proves(law::monster_attack::ACTIVE_PATH);
}

#[test]
fn attack_dice_are_the_attack_value_affinity_and_round_track() {
    let game = adventure(
        "
        round 5
        land a yuha 1a
        monster a krinx
        path a4 taron dice m
    ",
    );
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 7 attack dice. Remove a Magic die?");
    game.proves(law::monster_attack::ATTACK_DICE).proves(law::affinity::MATCHING_AFFINITY);
}

#[test]
fn tutorial_has_no_round_dice() {
    let options = [("seats", "4"), ("difficulty", "tutorial")];
    let game = adventure_with(
        &options,
        "
            round 6
            land a yuha 1a
            monster a moldo
            path a4 taron dice m
        ",
    );
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 3 attack dice. Remove a Magic die?");
    game.proves(law::monster_attack::ATTACK_DICE);
}

#[test]
fn more_than_eight_dice_are_rolled_all_the_same() {
    let options = [("seats", "4"), ("difficulty", "cut-throat")];
    let game = adventure_with(
        &options,
        "
            round 6
            land a yuha 1a
            monster a dogor
            path a4 taron dice s
        ",
    )
    .chances([3, 3, 3, 3, 3, 3, 3, 3, 3]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M23.1  Dogor attacks Taron with 9 dice.
    M23.6  The attack on Taron rolls 3 3 3 3 3 3 3 3 3: 9 hits.
    M24.1  Taron is wounded.
    M24.4  Taron dies a heroic death, worth 1 Glory.
    M26.4  Dogor is not beaten.
    ");
    game.proves(law::monster_attack::MORE_THAN_EIGHT);
}

#[test]
fn each_magic_die_removed_takes_an_attack_die_away() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s,m,m
    ",
    )
    .plays("remove; remove");
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M23.1  Snailer attacks Taron with 2 dice.
    M23.5  Taron removes a Magic die: one attack die is left.
    M23.5  Taron removes a Magic die: 0 attack dice are left.
    ");
    assert_eq!(game.offers(), ["roll s", "stop"]);
    game.proves(law::monster_attack::REMOVE_MAGIC);
}

#[test]
fn magic_dice_on_traps_may_be_removed_too() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s traps trap-m1
    ",
    )
    .plays("remove");
    assert!(game.story().contains("removes a Magic die"), "{}", game.story());
    game.proves(law::revealing::TRAP_MAGIC);
}

#[test]
fn an_option_keeps_magic_dice_on_traps_out_of_it() {
    let options = [("seats", "4"), ("trap-magic-can-cancel-attack", "off")];
    let words = "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s traps trap-m1
    ";
    let game = adventure_with(&options, words).chances([1, 1]);
    assert_eq!(total(&game), 0);
    game.proves(law::monster_attack::ROLL_THE_ATTACK);
}

#[test]
fn three_and_more_hit() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a korcko
        path a4 taron dice s defence 3
    ",
    )
    .chances([2, 3, 6]);
    assert_eq!(hits(&game), 2);
    game.proves(law::monster_attack::ROLL_THE_ATTACK);
}

#[test]
fn hits_are_cancelled_in_the_defenders_order() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a korcko
            path a1 purkas dice s defence 1 potions 1
        ",
    )
    .chances([6, 6, 6]);
    assert_eq!(game.offers(), ["block talent", "block token", "block potion"]);
    let game = game.plays("block potion; block token");
    assert_eq!(game.position().outside().path(monster_lands::terms::Path::A1).potions(), 0);
    assert!(!game.position().is_wounded(Mercenary::Purkas));
    game.proves(law::monster_attack::DEFEND)
        .proves(law::armory::DEFENCE_TALENTS)
        .proves(law::armory::DEFENCE_TOKENS);
}

#[test]
fn talents_must_be_used_before_hits_are_taken() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a korcko
        path a1 purkas dice s defence 1
    ",
    )
    .chances([6, 6, 6]);
    assert_snapshot!(game.refuses("suffer"), @"M6.4  Defence Talents must be used before hits are taken.");
    let game = game.plays("block talent; block talent");
    assert_snapshot!(game.refuses("block talent"), @"M23.7  No Defence Talent is left here.");
    game.plays("suffer").proves(law::clan::OUTSIDE_MARK);
}

#[test]
fn tokens_may_be_kept_back() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s defence 2
    ",
    )
    .chances([6, 1])
    .plays("suffer");
    assert!(game.position().is_wounded(Mercenary::Taron));
    assert_eq!(game.position().outside().path(monster_lands::terms::Path::A4).defence(), 2);
    game.proves(law::monster_attack::DEFEND);
}

#[test]
fn two_hits_that_stand_kill_a_healthy_mercenary_and_one_a_wounded_one() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s
        ",
    )
    .chances([6, 6]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    let game = adventure(
        "
            1 wounded taron
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s
        ",
    )
    .chances([6, 1]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    game.proves(law::monster_attack::WOUND_OR_DEATH);
}

#[test]
fn a_round_track_of_none_still_leaves_the_attack_value() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice m
    ",
    );
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 2 attack dice. Remove a Magic die?");
    game.proves(law::monster_attack::BEFORE_THE_ATTACK);
}

#[test]
fn whom_nothing_saves_is_not_asked() {
    // R33: four hits against a token and a Potion kill; three do not.
    let words = "
        land a kyzhul 1a
        monster a krinx
        path a4 taron dice s defence 1 potions 1
    ";
    let game = adventure(words).chances([6, 6, 6, 6]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    assert!(!game.story().contains("cancels"), "{}", game.story());
    let game = adventure(words).chances([6, 6, 6, 1]);
    assert_eq!(hits(&game), 3);
    game.proves(law::monster_attack::DEFEND);
    let wounded = format!(
        "
        1 wounded taron
        {words}
    "
    );
    let game = adventure(&wounded).chances([6, 6, 6, 1]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
}

#[test]
fn each_difficulty_has_its_round_dice() {
    // Snailer attacks with 2 on a Land of another Affinity.
    let tracks = [
        ("tutorial", [0, 0, 0, 0, 0, 0]),
        ("normal", [0, 0, 1, 1, 2, 2]),
        ("hard", [0, 0, 1, 1, 2, 2]),
        ("cut-throat", [1, 1, 2, 2, 3, 3]),
    ];
    for (difficulty, track) in tracks {
        for (round, more) in (1..=6).zip(track) {
            let options = [("seats", "4"), ("difficulty", difficulty)];
            let words = format!(
                "
                    round {round}
                    land a kyzhul 1a
                    monster a snailer
                    path a4 taron dice m
                "
            );
            let game = adventure_with(&options, &words);
            let faces = format!("Taron faces {} attack dice.", 2 + more);
            assert!(game.asks().contains(&faces), "{difficulty}, round {round}: {}", game.asks());
        }
    }
}

#[test]
fn the_defence_of_the_path_is_a_talent() {
    // Header 2b gives two Defence Talents on Path 1; Gorgosh makes them useless.
    let words = "
        land a kyzhul 2b
        monster a korcko
        path a1 taron dice s,m
    ";
    let game = adventure(words).chances([6, 6, 1]).plays("brace");
    assert_eq!(game.story().matches("cancels a hit with a Defence Talent").count(), 2);
    assert!(!game.position().is_wounded(Mercenary::Taron));
    let gorgosh = words.replace("korcko", "gorgosh").replace("kyzhul", "yuha");
    let game = adventure(&gorgosh).chances([6, 1, 1]).plays("brace");
    assert!(game.position().is_wounded(Mercenary::Taron));
    game.proves(law::armory::DEFENCE_TALENTS);
}

/// The attack dice Taron with a Magic die is asked about.
#[track_caller]
fn faced(options: &[(&str, &str)], words: &str) -> u8 {
    match adventure_with(options, words).question() {
        Question::Adventure(Asked::RemoveMagic(Mercenary::Taron, dice)) => dice,
        other => panic!("{other:?} is asked: {words}"),
    }
}

#[test]
fn every_monster_on_every_land_and_at_the_entrance_attacks_as_the_books_count() {
    // Affinities in the order of the rulebook's lists: Jungle, Fire, Air, Water for Monsters, five each; Jungle, Air,
    // Water, Fire for Lands, three each. Round 4 on Normal adds 1.
    let monsters = Monster::ALL
        .into_iter()
        .zip(["jungle", "fire", "air", "water"].into_iter().flat_map(|a| [a; 5]));
    for (monster, affinity) in monsters.filter(|(monster, _)| *monster != Monster::Sporus) {
        let options = [("seats", "4")];
        let attack = {
            let words = format!(
                "
                round 1
                monster entrance {monster}
                path upper taron dice m
            "
            );
            faced(&options, &words) - if monster == Monster::Tronj { 3 } else { 0 }
        };
        let lands = ["jungle", "air", "water", "fire"].into_iter().flat_map(|a| [a; 3]);
        for (land, dominant) in Land::ALL.into_iter().zip(lands) {
            let words = format!(
                "
                    round 4
                    land a {land} 1a
                    monster a {monster}
                    path a4 taron dice m
                "
            );
            let doubled = [Monster::Snailer, Monster::Surbol, Monster::Sckon, Monster::Blandor];
            let matching = match dominant == affinity {
                true if doubled.contains(&monster) => 2,
                true => 1,
                false => 0,
            };
            assert_eq!(faced(&options, &words), attack + 1 + matching, "{words}");
        }
    }
}
