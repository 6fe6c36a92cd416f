//! M25 Mercenary attack.

use super::{adventure, adventure_with, glory, total};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Monster, Side};

const LAND: &str = "land a kyzhul 1a\nmonster a snailer\n";

#[test]
fn dice_are_rolled_one_by_one_in_any_order() {
    let game = adventure(&format!("{LAND}path a4 taron dice s,s,m"))
        .chances([1, 1])
        .plays("brace")
        .chances([4, 5])
        .plays("roll m; roll s");
    assert_eq!(total(&game), 9);
    assert_eq!(game.offers(), ["roll s", "stop"]);
    game.proves(law::mercenary_attack::ROLL_ONE_BY_ONE).proves(law::mercenary_attack::TOTAL);
}

#[test]
fn who_stops_before_rolling_does_not_attack() {
    let game = adventure(&format!("{LAND}path a4 taron dice s"))
        .chances([1, 1])
        .plays("stop; plunder loot-gold10");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    game.proves(law::mercenary_attack::ROLL_ONE_BY_ONE);
}

#[test]
fn flat_bonuses_start_the_count() {
    let game =
        adventure(&format!("{LAND}path a4 taron dice s traps trap-f4,trap-f6")).chances([1, 1]);
    assert_eq!(total(&game), 10);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}

#[test]
fn modifiers_touch_every_die_of_their_colour_also_those_on_traps() {
    let game = adventure(&format!("{LAND}path a4 taron dice s traps trap-ps1,trap-s2"))
        .chances([1, 1])
        .chances([1, 1, 1])
        .plays("roll all");
    assert_eq!(total(&game), 6);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS).proves(law::revealing::TRAP_DICE);
}

#[test]
fn a_die_never_counts_less_than_nothing() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a moldo
            path a4 taron dice s
        ",
    )
    .chances([1, 1, 1]);
    let game = game.chances([1]).plays("roll s");
    assert!(game.story().contains("which counts 0: total 0"));
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}

#[test]
fn a_reroll_stands_unless_another_is_spent() {
    let game = adventure(
        "
        land a kyzhul 1b
        monster a snailer
        path a3 taron dice s,s
    ",
    )
    .chances([1, 1])
    .chances([2, 5])
    .plays("roll all")
    .chances([1, 6])
    .plays("reroll s2; reroll s1");
    assert_eq!(total(&game), 11);
    game.proves(law::mercenary_attack::REROLLS).proves(law::mercenary_attack::COMPULSORY_MODIFIERS);
}

#[test]
fn capture_needs_a_trap_and_a_total_below_elimination() {
    let game = adventure(&format!("{LAND}path a4 taron dice s,s,s traps trap-initial"))
        .chances([1, 1])
        .chances([4, 3, 3])
        .plays("roll s; roll s; roll s; stop");
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.glory(), clan.gold()), (8, 4));
    assert!(game.position().outside().monster_discard().has(Monster::Snailer));
    game.proves(law::mercenary_attack::CAPTURE).proves(law::outside::TRAP_FOR_CAPTURE);
}

#[test]
fn without_a_trap_the_same_total_fails() {
    let game = adventure(&format!("{LAND}path a4 taron dice s,s,s"))
        .chances([1, 1])
        .chances([4, 3, 3])
        .plays("roll all");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    game.proves(law::after_the_attack::DAMAGE_CARRIES);
}

#[test]
fn elimination_comes_at_once_when_its_value_is_reached_and_keeps_the_card() {
    let game = adventure(&format!("{LAND}path a4 taron dice s,s,s,s"))
        .chances([1, 1])
        .chances([5, 5, 3])
        .plays("roll s; roll s; roll s");
    let clan = game.position().clan(Seat(1));
    assert_eq!(clan.glory(), 9);
    assert!(clan.trophies().has(Monster::Snailer));
    game.proves(law::mercenary_attack::ELIMINATION);
}

#[test]
fn capture_bonuses_do_not_help_elimination() {
    let game = adventure(&format!("{LAND}path a4 tortock dice s,s traps trap-initial"))
        .chances([1, 1])
        .chances([6, 3])
        .plays("roll s; roll s; stop");
    assert_eq!(glory(&game)[1], 8, "9 and 1 reach the Capture Value of 10");
    let game = adventure(&format!("{LAND}path a4 tortock dice s,s"))
        .chances([1, 1])
        .chances([6, 6])
        .plays("roll all");
    assert_eq!(
        game.position().outside().monster(Side::A),
        Some(Monster::Snailer),
        "12 and 1 are not 13"
    );
    game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
}

#[test]
fn elimination_bonuses_do_not_help_capture() {
    let game = adventure(&format!("{LAND}path a4 poissen dice s,s traps trap-initial"))
        .chances([1, 1])
        .chances([5, 4])
        .plays("roll s; roll s; stop");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    let game = adventure(&format!("{LAND}path a4 poissen dice s,s"))
        .chances([1, 1])
        .chances([6, 5])
        .plays("roll all");
    assert_eq!(glory(&game)[2], 9, "11 and 2 reach the Elimination Value of 13");
    game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
}

#[test]
fn venoms_are_optional_and_add_two_each() {
    let game = adventure(&format!("{LAND}path a4 taron dice s venoms 2"))
        .chances([1, 1])
        .chances([3])
        .plays("roll s; venom; venom");
    assert_eq!(total(&game), 7);
    game.proves(law::alchemist::IN_BATTLE);
}

#[test]
fn two_rerolls_of_equipment_mean_two_different_dice() {
    let words = format!(
        "
        1 carries taron:tergeo
        {LAND}path a4 taron dice s,s
    "
    );
    let game = adventure(&words)
        .chances([1, 1])
        .chances([1, 2])
        .plays("roll all")
        .chances([3])
        .plays("reroll s1");
    assert_eq!(game.offers(), ["reroll s2", "stop"]);
    let options = [("seats", "4"), ("reroll-two-means-two-different-dice", "off")];
    let game = adventure_with(&options, &words)
        .chances([1, 1])
        .chances([1, 2])
        .plays("roll all")
        .chances([3])
        .plays("reroll s1");
    assert_eq!(game.offers(), ["reroll s3", "reroll s2", "stop"]);
    game.proves(law::mercenary_attack::REROLLS);
}

#[test]
fn the_attack_is_asked_with_the_values_to_reach() {
    let game =
        adventure(&format!("{LAND}path a4 taron dice s,s")).chances([1, 1, 4]).plays("roll s");
    insta::assert_snapshot!(game.asks(), @"1: M25.3  Taron attacks: 4 so far, 13 eliminates; too few Traps to capture. What next?");
}

#[test]
fn with_a_trap_the_attack_is_asked_with_what_captures_and_bonuses_are_taken_off() {
    let words = format!("{LAND}path a4 tortock dice s,s traps trap-s1");
    let game = adventure(&words).chances([1, 1, 4]).plays("roll s");
    insta::assert_snapshot!(game.asks(), @"1: M25.3  Tortock attacks: 4 so far, 9 captures (a bonus of 1 is taken off), 13 eliminates. What next?");
}

#[test]
fn a_capture_bonus_reaches_the_capture_value_and_never_the_elimination_value() {
    // 12 and 1: captured, for 13 of the total would eliminate Snailer.
    let game = adventure(&format!("{LAND}path a4 tortock dice s,s traps trap-ps1"))
        .chances([1, 1])
        .chances([5, 5])
        .plays("roll all");
    assert_eq!(glory(&game)[1], 5 + 3);
    assert!(game.position().clan(Seat(1)).trophies().is_empty());
    game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
}

#[test]
fn an_elimination_bonus_must_be_used_even_where_a_capture_was_wanted() {
    // Naiala: 10 captures, but 10 and 3 eliminate.
    let words = format!(
        "
        0 member naiala
        {LAND}path a4 naiala dice s,s traps trap-ps1
    "
    );
    let game = adventure(&words).chances([1, 1]).chances([5, 3]).plays("roll all");
    assert!(game.position().clan(Seat(0)).trophies().has(Monster::Snailer));
    game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
    game.proves(law::mercenary_attack::COMPULSORY_MODIFIERS);
}

#[test]
fn one_may_stop_at_the_capture_value_with_dice_left() {
    let game = adventure(&format!("{LAND}path a4 taron dice s,s,s,s traps trap-initial"))
        .chances([1, 1])
        .chances([5, 5])
        .plays("roll s; roll s; stop");
    assert_eq!((glory(&game)[1], game.position().clan(Seat(1)).gold()), (8, 4));
    assert!(game.position().outside().monster_discard().has(Monster::Snailer));
    game.proves(law::mercenary_attack::ROLL_ONE_BY_ONE).proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn the_trap_of_another_path_does_not_help_to_capture() {
    let words = format!(
        "
        {LAND}path a3 taron dice s traps trap-initial
        path a4 nuduru dice s,s
    "
    );
    let game = adventure(&words).chances([1; 4]).plays("stop").chances([6, 5]).plays("roll all");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    game.proves(law::outside::TRAP_FOR_CAPTURE);
}

#[test]
fn the_path_rerolls_only_its_colours_and_so_often() {
    // Header 5b, Path 2: two rerolls of Strength or Magic, also of the same die.
    let game = adventure(
        "
        land a kyzhul 5b
        monster a snailer
        path a2 taron dice s,m
    ",
    )
    .chances([1, 1])
    .plays("brace")
    .chances([1, 1])
    .plays("roll all")
    .chances([2, 3])
    .plays("reroll m1; reroll m2");
    assert_eq!(total(&game), 4);
    game.proves(law::mercenary_attack::REROLLS).proves(law::outside::BENEFITS);
    // Header 1a, Path 3: one reroll of Magic.
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a3 taron dice s,m
    ",
    )
    .chances([1, 1])
    .plays("brace")
    .chances([1, 1])
    .plays("roll all");
    assert_eq!(game.offers(), ["reroll m1", "stop"]);
}

#[test]
fn who_stops_before_the_first_die_strikes_with_the_traps_alone() {
    // R36: +4 and +6 reach the 10 that capture Snailer; +4 alone is damage for the next Path.
    let game = adventure(&format!("{LAND}path a4 taron dice s,s traps trap-f4,trap-f6"))
        .chances([1, 1])
        .plays("stop");
    assert_eq!((glory(&game)[1], game.position().clan(Seat(1)).gold()), (8, 4));
    let words = format!(
        "
        {LAND}path a3 taron dice s traps trap-f4
        path a4 nuduru dice s
    "
    );
    let game = adventure(&words).chances([1; 4]).plays("stop");
    assert_eq!(total(&game), 4);
    game.proves(law::after_the_attack::DAMAGE_CARRIES).proves(law::mercenary_attack::TOTAL);
}
