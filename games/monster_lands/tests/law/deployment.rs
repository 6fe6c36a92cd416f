//! M9 Deployment Phase, general.

use crate::{play_area, turn, turn_with};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Die, Loot, Monster};

#[test]
fn turns_go_clockwise_until_all_have_passed() {
    let words = "
        first 0
        0 pool s,s potions 3
        1 pool s,s
        2 pool s
        3 pool s
    ";
    let game = turn(words).plays("0: visit mine; 0: space 1; 1: visit mine; 1: space 3");
    let game = game.plays("2: visit pawn-shop; 3: visit pawn-shop");
    assert_eq!(game.asked(), [Seat(1)]);
    let game = game.plays("visit pawn-shop");
    assert_eq!(game.position().passed().len(), 4);
    game.proves(law::deployment::TURNS).proves(law::deployment::ACT_OR_PASS);
}

#[test]
fn who_has_dice_may_not_pass() {
    let game = turn("0 pool s");
    assert_eq!(game.offers(), ["visit pawn-shop", "visit mine", "talent nuduru"]);
    assert_eq!(game.refuses("pass"), "M9.3  While you have dice you may not pass.");
    game.proves(law::deployment::ACTIONS);
}

#[test]
fn a_space_is_taken_until_the_next_round() {
    let game = turn(
        "
        0 pool s,s
        1 pool s,s
    ",
    )
    .plays("0: visit mine; 0: space 3; 1: visit mine");
    assert_eq!(game.refuses("space 3"), "M9.4  This space is taken.");
    game.proves(law::deployment::ONE_PLACEMENT);
}

#[test]
fn a_novice_converts_one_die_each_round_and_it_is_no_action() {
    let game = turn("0 pool s,m novices 1").chances([6]).plays("convert s; colour p");
    assert_eq!(game.asked(), [Seat(0)]);
    assert_eq!(game.position().clan(Seat(0)).pool().dice().persuasion, 1);
    assert_eq!(game.refuses("convert m"), "M13.8  It was used this round.");
    game.proves(law::deployment::CONVERSIONS).proves(law::tavern::NOVICE);
}

#[test]
fn a_novice_hired_in_this_turn_converts_in_the_next_one() {
    let words = "
        0 glory 9 gold 9 pool s,m
        tavern parsas
    ";
    let game = turn(words).plays("visit tavern; hire novicius; convert m; colour s");
    assert_eq!(game.position().clan(Seat(0)).pool().dice().strength, 2);
    game.proves(law::tavern::NEW_NOVICE_CONVERTS);
}

#[test]
fn loot_converts_one_die_into_three() {
    let game = turn("0 pool m,p2,p5 loot loot-p-to-m loot loot-m-to-s");
    let game = game.plays("use loot-p-to-m; die p2; use loot-m-to-s");
    let dice = game.position().clan(Seat(0)).pool().dice();
    assert_eq!((dice.strength, dice.magic, dice.persuasion), (3, 3, 1));
    assert!(game.position().clan(Seat(0)).loot().is_empty());
    game.proves(law::deployment::CONVERSIONS).proves(law::loot::USE_LOOT);
}

#[test]
fn without_a_legal_action_a_die_goes_back() {
    // The Pawn Shop has Panic and Persuasion alone opens nothing without Gold.
    let words = "0 pool p1,p2\npanic pawn-shop";
    let game = turn(words).plays("die p1");
    assert_eq!(game.position().clan(Seat(0)).pool().total(), 1);
    game.proves(law::deployment::NO_LEGAL_ACTION);
    let off = [("seats", "4"), ("no-legal-action-discards-die", "off")];
    let game = turn_with(&off, words).plays("pass");
    assert_eq!(game.position().passed().len(), 4, "with the option off the player passes");
}

#[test]
fn trophies_are_sold_whole_at_any_time() {
    let game = turn("0 pool s trophy abysur").plays("sell abysur");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.trophies().len()), (10, 0));
    assert!(game.position().outside().monster_discard().has(Monster::Abysur));
    game.proves(law::after_the_attack::TROPHIES).proves(law::deployment::CASHING_IN);
}

#[test]
fn loot_without_the_outside_mark_is_used_in_deployment() {
    let words = "0 pool s loot loot-gold12 loot loot-gold10 loot loot-bundle loot loot-potven";
    let words = format!("{words} loot loot-trophy3 loot loot-elim6");
    let game = turn(&words).plays("use loot-gold12; use loot-gold10; use loot-bundle");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.defence(), clan.potions()), (28, 1, 1));
    let game = game.plays("use loot-potven; use loot-trophy3");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.potions(), clan.venoms()), (43, 3, 2));
    assert_eq!(game.refuses("use loot-elim6"), "M6.4  It is for the Adventure Phase.");
    assert!(clan.loot().has(Loot::EliminationBonus));
}

#[test]
fn loot_that_hires_needs_excess_glory_and_brings_dice() {
    let words = "
        0 glory 6 pool s loot loot-hire
        tavern karunna puargh
    ";
    let game = turn(words).chances([3]).plays("use loot-hire");
    assert_eq!(game.position().clan(Seat(0)).members().len(), 3);
    let dice = game.position().clan(Seat(0)).pool().dice();
    assert_eq!((dice.strength, dice.persuasion), (2, 1));
    game.proves(law::tavern::JOINS_THE_CLAN);
}

#[test]
fn without_dice_a_talent_can_still_bring_one() {
    // R4
    let words = "
        0 gold 1 pool s member fandor
        1 pool s
    ";
    let game = turn(words).plays("0: visit pawn-shop; 1: visit pawn-shop");
    assert_eq!(game.offers_to(Seat(0)), ["pass", "talent nuduru", "talent fandor"]);
    let game = game.plays("talent fandor; visit pawn-shop");
    assert_eq!(game.position().clan(Seat(0)).gold(), 2);
}

#[test]
fn a_deployment_can_be_taken_back_before_it_is_done() {
    // R10
    let words = "
        0 pool s,s,m defence 1
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a1; die s; die m");
    let game = game.undo(Seat(0)).undo(Seat(0)).undo(Seat(0)).undo(Seat(0));
    assert_eq!(game.position().clan(Seat(0)).pool().total(), 3);
    assert!(game.offers().contains(&"send frunks".to_owned()));
}

#[test]
fn before_passing_a_talent_that_still_helps_may_be_used() {
    // R4
    let game = turn(
        "
        0 pool s
        1 pool s
    ",
    )
    .plays("0: visit pawn-shop; 1: visit pawn-shop");
    assert_eq!(game.offers_to(Seat(0)), ["pass", "talent nuduru"]);
    let game = game.plays("talent nuduru");
    assert_eq!(game.position().clan(Seat(0)).potions(), 1);
    assert_eq!(game.position().passed().len(), 4, "then nothing is left to ask");
    let full = turn("0 pool s potions 3").plays("visit pawn-shop");
    assert_eq!(full.position().passed().len(), 4, "a Potion beyond the limit is no reason to ask");
    game.proves(law::deployment::ACT_OR_PASS);
}

#[test]
fn what_is_free_may_open_an_action_where_none_was_legal() {
    let game = turn("0 pool p1 novices 1\npanic pawn-shop");
    assert_eq!(game.offers_to(Seat(0)), ["die p1", "convert p1", "talent nuduru"]);
    let game = game.plays("convert p1; colour s");
    assert!(game.offers().contains(&"visit mine".to_owned()), "{:?}", game.offers());
    assert_eq!(game.refuses("die s"), "not offered", "an Action is legal now");
    game.proves(law::deployment::NO_LEGAL_ACTION);
}

#[test]
fn before_passing_a_trophy_may_be_sold_for_a_talent_that_costs() {
    // R4, M9.7: Wormee wants 2 Gold.
    let words = "
        0 pool s potions 3 member wormee trophy snailer
        land a kyzhul 1a
        1 pool s
    ";
    let game = turn(words).plays("0: send frunks; 0: path a1; 0: done; 1: visit pawn-shop");
    assert_eq!(game.offers_to(Seat(0)), ["pass", "sell snailer", "talent nuduru"]);
    let game = game.plays("sell snailer; talent wormee");
    assert_eq!(game.position().clan(Seat(0)).pool().total(), 1);
    game.proves(law::deployment::ACT_OR_PASS).proves(law::deployment::CASHING_IN);
}

#[test]
fn turns_begin_with_the_first_player() {
    let words = "
        first 2
        0 pool s
        1 pool s
        2 pool s
        3 pool s
    ";
    let words = format!(
        "
        clan 0 fire
        clan 1 water
        clan 2 air
        clan 3 jungle
        {words}
    "
    );
    let turns = monster_lands::Frame::Deployment(monster_lands::deployment::Frame::Turns);
    let game = crate::standing(&[("seats", "4")], &words, turns).luck(1);
    let game = game.plays("2: visit pawn-shop; 3: visit pawn-shop; 0: visit pawn-shop");
    assert_eq!(game.asked(), [Seat(1)]);
    game.proves(law::deployment::TURNS);
}

#[test]
fn a_novice_converts_any_die_into_another_colour_and_a_new_persuasion_die_is_rolled() {
    let game = turn("0 pool m,p2 novices 2").plays("convert m");
    assert_eq!(game.offers(), ["colour s", "colour p"]);
    let game = game.chances([6]).plays("colour p; convert p2; colour s");
    assert_eq!(play_area(&game, 0).pool, [Die::Strength, Die::Persuasion(6)]);
    assert_eq!(game.refuses("convert s"), "M13.8  It was used this round.");
    let used = turn("0 pool m novices 1 converted 1").refuses("convert m");
    assert_eq!(used, "M13.8  It was used this round.");
    game.proves(law::tavern::NOVICE).proves(law::dice_pool::LATER_PERSUASION);
}

#[test]
fn a_trophy_is_worth_five_gold_a_point() {
    // Snagnus is worth 3 points, Snailer 1.
    let words = "0 pool s trophy snagnus trophy snailer loot loot-trophy3";
    let game = turn(words).plays("sell snagnus");
    assert_eq!(game.position().clan(Seat(0)).gold(), 15);
    let game = game.plays("sell snailer; use loot-trophy3");
    assert_eq!(game.position().clan(Seat(0)).gold(), 15 + 5 + 15);
    assert!(game.position().clan(Seat(0)).trophies().is_empty());
    game.proves(law::after_the_attack::TROPHIES);
}

#[test]
fn loot_that_cannot_be_used_now_says_why() {
    let words = "
        0 glory 5 pool s loot loot-hire loot loot-p-to-m loot loot-elim6
        tavern fandor
    ";
    let game = turn(words);
    assert_eq!(game.refuses("use loot-hire"), "M13.2  It needs 5 Excess Glory and you have 4.");
    assert_eq!(game.refuses("use loot-p-to-m"), "M9.5  It takes a die of Persuasion.");
    assert_eq!(game.refuses("use loot-elim6"), "M6.4  It is for the Adventure Phase.");
    game.proves(law::tavern::GLORY_NEEDED).proves(law::deployment::CONVERSIONS);
}
