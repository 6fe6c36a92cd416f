//! M21 Missions.

use super::{adventure, adventure_with, glory};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;

#[test]
fn reaching_the_objective_alone_brings_the_reward() {
    let game = adventure(
        "
        mission a 2
        path mission-a-right taron dice s,m
    ",
    )
    .chances([3, 3]);
    assert_eq!(glory(&game), [5, 7, 5, 5]);
    assert_eq!(game.position().clan(Seat(1)).gold(), 1);
    assert_eq!(game.position().clan(Seat(1)).missions(), 1);
    game.proves(law::missions::DICE_MISSION);
}

#[test]
fn persuasion_dice_are_rolled_anew() {
    let game = adventure(
        "
        mission a 6
        path mission-a-left taron dice p,p
    ",
    )
    .chances([6, 1]);
    assert_snapshot!(game.story(), @"
    M21.1  The dice Mission is resolved.
    M21.1  Taron rolls Persuasion 6: total 6.
    M21.1  Taron rolls Persuasion 1: total 7.
    M21.1  Taron wins the Mission with 7: 2 Glory and 3 Gold.
    ");
    game.proves(law::missions::LEFT_ROLLS_FIRST);
}

#[test]
fn missing_the_objective_costs_the_penalty_and_the_tile_goes() {
    let game = adventure(
        "
        mission a 9
        path mission-a-left taron dice s,s,s
    ",
    )
    .chances([1, 2, 3]);
    assert_eq!(glory(&game), [5, 3, 5, 5]);
    assert_eq!(game.position().outside().mission(monster_lands::terms::Side::A), None);
    game.proves(law::missions::DICE_MISSION);
}

#[test]
fn of_two_that_reach_it_the_higher_wins_and_the_other_gets_leftovers() {
    let game = adventure(
        "
            mission a 2
            path mission-a-left taron dice s,s
            path mission-a-right poissen dice s,s
        ",
    )
    .chances([3, 4, 4, 4]);
    assert_snapshot!(game.story(), @"
    M21.1  The dice Mission is resolved.
    M21.1  Taron rolls Strength 3: total 3.
    M21.1  Taron rolls Strength 4: total 7.
    M21.1  Poissen rolls Strength 4: total 4.
    M21.1  Poissen rolls Strength 4: total 8.
    M21.2  Taron reaches 7 but is beaten: 2 Gold.
    M21.2  Poissen wins the Mission with 8: 2 Glory and 1 Gold.
    ");
    assert_eq!(glory(&game), [5, 5, 7, 5]);
    assert_eq!(game.position().clan(Seat(1)).gold(), 2);
    game.proves(law::missions::TWO_RIVALS);
}

#[test]
fn a_tie_goes_to_the_left_path() {
    let game = adventure(
        "
            mission a 2
            path mission-a-left taron dice s,s
            path mission-a-right poissen dice s,s
        ",
    )
    .chances([3, 4, 4, 3]);
    assert_eq!(glory(&game), [5, 7, 5, 5]);
    game.proves(law::missions::TWO_RIVALS);
}

#[test]
fn if_neither_reaches_it_both_are_penalised() {
    let game = adventure(
        "
            mission a 2
            path mission-a-left taron dice s,s
            path mission-a-right poissen dice s,s
        ",
    )
    .chances([1, 1, 2, 3]);
    assert_eq!(glory(&game), [5, 4, 4, 5]);
    game.proves(law::missions::TWO_RIVALS);
}

#[test]
fn one_clan_on_both_paths_has_two_results() {
    let game = adventure(
        "
            mission a 2
            path mission-a-left taron dice s,s
            path mission-a-right tortock dice s,s
        ",
    )
    .chances([1, 1, 6, 6]);
    assert_eq!(glory(&game)[1], 6);
    game.proves(law::missions::SAME_CLAN_TWICE);
}

#[test]
fn the_right_one_rolls_knowing_what_the_left_one_has() {
    let game = adventure(
        "
            mission a 2
            2 member kakron
            path mission-a-left taron dice s,s
            path mission-a-right kakron dice s,s
        ",
    )
    .chances([4, 4, 4, 2]);
    assert_eq!(game.offers(), ["reroll s4", "reroll s2", "stop"]);
    let game = game.chances([5]).plays("reroll s2");
    assert_eq!(glory(&game), [5, 5, 7, 5]);
    game.proves(law::missions::LEFT_ROLLS_FIRST).proves(law::mercenary_attack::REROLLS);
}

#[test]
fn a_contract_is_fulfilled_with_the_resource_or_left() {
    let game = adventure(
        "mission b 5
         1 gold 4
         2 gold 9
         path mission-b-left taron dice s,s
         path mission-b-right poissen dice s,s",
    );
    assert_eq!(game.offers(), ["fulfil", "decline"]);
    let game = game.plays("fulfil; decline");
    assert_eq!(glory(&game), [5, 8, 5, 5]);
    assert_eq!(game.position().clan(Seat(1)).gold(), 0);
    game.proves(law::missions::CONTRACT);
}

#[test]
fn the_right_path_of_a_contract_has_a_reward_of_its_own() {
    let game = adventure(
        "
            mission b 3
            1 potions 2
            path mission-b-right taron dice m
        ",
    )
    .plays("fulfil");
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.glory(), clan.gold(), clan.potions()), (6, 2, 1));
    game.proves(law::missions::CONTRACT);
}

#[test]
fn a_contract_that_cannot_be_paid_is_left_and_says_why() {
    let game = adventure(
        "
            mission b 5
            1 gold 3 trophy snailer
            path mission-b-left taron dice s,s
        ",
    );
    assert_snapshot!(game.refuses("fulfil"), @"M21.5  You do not have what the contract asks for.");
    let game = game.plays("sell snailer; fulfil");
    assert_eq!(game.position().clan(Seat(1)).glory(), 8);
    game.proves(law::missions::CONTRACT).proves(law::after_the_attack::TROPHIES);
}

#[test]
fn a_contract_may_want_a_trap_of_the_owners_choice() {
    let game = adventure(
        "
            mission b 9
            1 trap trap-f4 trap trap-s1
            path mission-b-left taron dice p
        ",
    )
    .plays("fulfil; hand trap-s1");
    assert_eq!(game.position().clan(Seat(1)).traps().len(), 1);
    assert_eq!(glory(&game)[1], 7);
    game.proves(law::missions::CONTRACT);
}

#[test]
fn a_contract_may_want_loot() {
    let game = adventure(
        "
            mission b 10
            1 loot loot-elim6 loot loot-cap3
            path mission-b-left taron dice p,p
        ",
    )
    .plays("fulfil; hand loot-cap3");
    assert_eq!(glory(&game)[1], 9);
    game.proves(law::missions::CONTRACT);
}

#[test]
fn a_mission_wounds_nobody_and_nobody_plunders() {
    let game = adventure(
        "
        mission a 9
        path mission-a-left taron dice s,s,s
    ",
    )
    .chances([1, 1, 1]);
    assert!(!game.position().is_wounded(monster_lands::terms::Mercenary::Taron));
    assert_eq!(game.asks(), "");
    game.proves(law::missions::NOBODY_IS_HURT);
}

#[test]
fn what_speaks_of_monsters_or_lands_does_not_count_on_a_mission() {
    let game = adventure(
        "mission a 2
         2 member geas carries geas:slyzor carries geas:kedavra
         path mission-a-left geas dice s,m",
    )
    .chances([2, 3]);
    assert_eq!(glory(&game)[2], 4);
    game.proves(law::missions::MISSION_MODIFIERS);
}

#[test]
fn talents_and_equipment_that_fit_count_on_a_mission() {
    let game = adventure(
        "
        mission a 2
        path mission-a-left timbulu dice s,s
    ",
    )
    .chances([2, 2]);
    assert_eq!(glory(&game)[2], 7);
    game.proves(law::missions::DICE_MISSION);
}

#[test]
fn without_mission_modifiers_talents_are_idle_on_a_mission() {
    let options = [("seats", "4"), ("mission-modifiers", "off")];
    let game = adventure_with(
        &options,
        "
        mission a 2
        path mission-a-left timbulu dice s,s
    ",
    )
    .chances([2, 2]);
    assert_eq!(glory(&game)[2], 4);
    game.proves(law::missions::MISSION_MODIFIERS);
}

#[test]
fn rewards_beyond_glory_and_gold_are_taken_and_told() {
    let game = adventure(
        "
        mission a 10
        path mission-a-left taron dice s,s,s
    ",
    )
    .chances([3, 3, 3]);
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.glory(), clan.gold(), clan.potions(), clan.venoms()), (7, 2, 1, 1));
    assert!(game.story().contains("M21.1  Clan 2 gains 1 Potion."), "{}", game.story());
    let game = adventure(
        "
            mission b 4
            1 gold 3
            path mission-b-right taron dice p
        ",
    )
    .plays("fulfil");
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.glory(), clan.gold(), clan.defence()), (6, 0, 1));
    game.proves(law::missions::CONTRACT);
}

#[test]
fn a_contract_is_asked_with_what_it_wants_and_pays() {
    let game = adventure(
        "
        mission b 7
        1 defence 2
        path mission-b-left taron dice s,s
    ",
    );
    assert_snapshot!(game.asks(), @"1: M21.5  Contract: does Taron hand over 2 Defence tokens for 2 Glory and 3 Gold?");
}

#[test]
fn glory_never_falls_below_nothing() {
    let game = adventure(
        "
        1 glory 1
        mission a 9
        path mission-a-left taron dice s,s,s
    ",
    )
    .chances([1, 1, 1]);
    assert_eq!(glory(&game)[1], 0);
    game.proves(law::missions::DICE_MISSION);
}

#[test]
fn a_contract_that_nothing_could_pay_is_left_without_a_question() {
    let words = "
        mission b 1
        1 trophy snailer loot loot-gold10
        path mission-b-left taron dice s
    ";
    let game = adventure(words);
    assert_eq!(game.asks(), "", "Gold brings no Defence token");
    let game = adventure(&words.replace("loot-gold10", "loot-bundle"));
    assert_eq!(game.offers(), ["sell snailer", "use loot-bundle", "decline"]);
    let game = game.plays("use loot-bundle; fulfil");
    assert_eq!(glory(&game)[1], 6);
    game.proves(law::missions::CONTRACT);
}

#[test]
fn one_clan_on_both_sides_of_a_contract_pays_twice_or_once() {
    let words = "
        mission b 3
        1 potions 1
        path mission-b-left taron dice m
        path mission-b-right tortock dice m
    ";
    let game = adventure(words).plays("fulfil");
    assert_eq!((glory(&game)[1], game.position().clan(Seat(1)).missions()), (6, 1));
    let game = adventure(words).plays("decline; fulfil");
    assert_eq!(game.position().clan(Seat(1)).gold(), 2, "the reward of the right side");
    let game = adventure(&words.replace("potions 1", "potions 2")).plays("fulfil; fulfil");
    assert_eq!((glory(&game)[1], game.position().clan(Seat(1)).missions()), (7, 2));
    game.proves(law::missions::CONTRACT);
}

#[test]
fn of_two_only_the_one_who_reaches_it_is_rewarded_and_the_other_penalised() {
    // Dice Mission 9: three Strength, 9 to reach, 3 Glory and 3 Gold, or 2 Glory lost.
    let words = "mission a 9\npath mission-a-left taron dice s,s,s\n\
                 path mission-a-right nuduru dice s,s,s";
    let game = adventure(words).chances([3, 3, 2]).chances([3, 3, 3]);
    assert_eq!(glory(&game), [8, 3, 5, 5]);
    let gold = [0, 1].map(|seat| game.position().clan(Seat(seat)).gold());
    assert_eq!(gold, [3, 0], "no leftovers for a failure");
    game.proves(law::missions::TWO_RIVALS).proves(law::missions::DICE_MISSION);
}

#[test]
fn loot_may_help_on_a_mission_too() {
    // M28.4: all Strength dice of one Path +2. Dice Mission 9 wants 9.
    let words = "
        1 loot loot-s-plus2
        mission a 9
        path mission-a-left taron dice s,s,s
    ";
    let game = adventure(words).chances([1, 1, 1]).plays("use loot-s-plus2");
    assert_eq!(glory(&game)[1], 8);
    game.proves(law::loot::USE_LOOT);
}

#[test]
fn a_contract_costs_nothing_to_leave_even_if_it_could_be_paid() {
    let words = "
        0 gold 4
        mission b 5
        path mission-b-left nuduru dice s,s
    ";
    let game = adventure(words).plays("decline");
    assert_eq!((glory(&game)[0], game.position().clan(Seat(0)).gold()), (5, 4));
    game.proves(law::missions::CONTRACT);
}
