//! Questions about the Marquise, the Eyrie and the Alliance.

use super::battle;
use crate::scene::{Look, c};
use crate::support::{
    eyrie_birdsong, eyrie_daylight, marquise_acts, marquise_birdsong, marquise_daylight, phase,
};
use insta::assert_snapshot;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{CardName, Faction, Leader, Piece};

#[test]
fn one_card_heals_all_warriors_of_one_clearing_and_none_of_another() {
    let words = "
        turn eyrie
        leader despot
        c1 roost
        c6 roost marquise-warrior 2
        c8 roost marquise-warrior 3
        c3 keep
        hand eyrie favor-of-the-foxes
        hand marquise anvil protection-racket
    ";
    let game = eyrie_daylight(words).plays("craft favor-of-the-foxes");
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("card anvil");
    assert_eq!(game.asked_faction(), Faction::Marquise, "the other clearing is another card");
    assert_snapshot!(game.asks(), @"0: 6.2.3  Spend a card that matches clearing 8 to save the 3 warriors removed there?");
    let game = game.plays("pass");
    assert_eq!(game.count(Piece::MarquiseWarrior, 3), 2);
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn a_hospital_is_paid_with_a_card_of_the_clearing_the_warriors_fell_in() {
    let words = "turn eyrie\nc1 eyrie-warrior 2 marquise-warrior 1\nc3 keep
        hand marquise bake-sale anvil armorers dominance-fox";
    let game = battle(words, Faction::Eyrie, Faction::Marquise).chances([1, 0]).luck(1);
    assert_eq!(game.asked_faction(), Faction::Marquise, "an ambush first");
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["card dominance-fox", "card anvil", "card armorers", "pass"]);
    let game = game.plays("card dominance-fox");
    assert_eq!(game.count(Piece::MarquiseWarrior, 3), 1);
    assert_eq!(game.position().available().len(), 1);
}

#[test]
fn a_second_recruiting_is_not_bought_with_a_bird() {
    let words = "
        c1 recruiter
        c5 recruiter 2 marquise-warrior
        hand marquise armorers
    ";
    let game = marquise_acts(1, words).plays("do recruit");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::MarquiseWarrior, 5)),
        (1, 3)
    );
    let game = game.plays("card armorers");
    assert_snapshot!(game.refuses("do recruit"), @"6.5.3  You have recruited this turn already.");
    game.proves(law::marquise::RECRUIT);
}

#[test]
fn without_wood_in_the_supply_nobody_works_overtime() {
    let words = "
        c1 sawmill wood 8 marquise-warrior
        hand marquise anvil
    ";
    let game = marquise_acts(1, words);
    assert_snapshot!(game.refuses("do overwork"), @"1.5.1  There are no wood tokens left to place.");
}

#[test]
fn wood_that_runs_short_goes_where_she_chooses() {
    let words = "
        c1 sawmill
        c5 sawmill 2
        c9 wood 6
    ";
    let game = marquise_birdsong(words);
    assert_eq!(game.offers(), ["in c1", "in c5"]);
    let game = game.plays("in c5");
    assert_eq!((game.count(Piece::Wood, 1), game.count(Piece::Wood, 5)), (0, 2));
}

#[test]
fn five_recruiters_draw_three_cards() {
    let words = "
        turn marquise
        c5 recruiter 2
        c9 recruiter 2
        c8 recruiter
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_eq!(game.hand(Faction::Marquise).len(), 3);
    game.proves(law::marquise::EVENING);
}

#[test]
fn a_building_alone_starts_no_battle() {
    let words = "
        c1 sawmill eyrie-warrior
        c5 marquise-warrior
    ";
    let game = marquise_acts(3, words);
    assert_snapshot!(game.refuses("do battle"), @"4.3  No enemy is where you have warriors or your pawn.");
}

#[test]
fn a_vagabond_in_a_forest_is_out_of_reach() {
    let words = "
        c1 marquise-warrior
        pawn vagabond f1
    ";
    let game = marquise_acts(3, words);
    assert_snapshot!(game.refuses("do battle"), @"4.3  No enemy is where you have warriors or your pawn.");
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior
        pawn vagabond c1
        character vagabond thief
    ",
    );
    assert!(game.offers().contains(&"do battle".to_owned()));
}

#[test]
fn a_march_may_stop_after_one_move() {
    let game =
        marquise_acts(2, "c1 marquise-warrior 2").plays("do march; move c1 c5; count 1; pass");
    assert_snapshot!(game.asks(), @"0: 6.5  What do you do with your last action?");
}

#[test]
fn a_commander_who_defends_deals_no_extra_hit() {
    let words = "
        turn marquise
        c1 marquise-warrior 2 eyrie-warrior 2
        leader commander
    ";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (2, 2));
}

#[test]
fn a_favor_brings_the_despot_nothing_of_his_own() {
    let words = "
        turn eyrie
        leader despot
        c1 roost sympathy
        c6 roost
        c8 roost sawmill
        hand eyrie favor-of-the-foxes
    ";
    let game = eyrie_daylight(words).plays("craft favor-of-the-foxes");
    let story = game.story();
    assert!(story.contains("3.2.1  The Eyrie scores 2 points."), "{story}");
    assert!(!story.contains("7.8.4"), "no battle: {story}");
}

#[test]
fn the_last_warrior_of_a_supply_is_recruited_but_no_other() {
    let words = "
            leader builder
            c1 roost eyrie-warrior 20
            decree recruit vizier
            decree move vizier
        ";
    let game = eyrie_daylight(words);
    assert!(game.story().contains("7.7"), "no warrior is left: {}", game.story());
    let words = "
            leader builder
            c1 roost eyrie-warrior 19
            decree recruit vizier
            decree move vizier
        ";
    let game = eyrie_daylight(words);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 20);
    assert!(!game.story().contains("7.7"), "{}", game.story());
}

#[test]
fn turmoil_still_lets_roosts_score_and_draw() {
    let words = "
        leader despot
        score eyrie 10
        c2 roost
        c5 roost
        c9 roost
        decree recruit anvil
        decree move vizier
        decree build vizier
    ";
    let game = eyrie_daylight(words).plays("leader builder");
    let story = game.story();
    assert!(story.contains("7.7.1  The Eyrie loses 2 points."), "{story}");
    assert!(story.contains("7.6.1  The Eyrie scores 2 points."), "{story}");
    assert_eq!(game.hand(Faction::Eyrie).len(), 2, "three roosts uncover a card");
    game.proves(law::eyrie::REST);
}

#[test]
fn a_full_map_has_no_room_for_a_new_roost() {
    let words = "
        turn eyrie
        leader despot
        hand eyrie anvil
        c1 sawmill
        c2 sawmill workshop
        c3 sawmill
        c4 sawmill
        c5 sawmill workshop
        c6 workshop
        c7 workshop recruiter
        c8 recruiter 2
        c9 recruiter 2
        c10 recruiter
        c11 fox-base rabbit-base
        c12 mouse-base
    ";
    let game = eyrie_birdsong(words).plays("column move; card anvil");
    assert_eq!(game.position().woodland.on_map(Piece::Roost), 0);
    assert_eq!(game.position().woodland.on_map(Piece::EyrieWarrior), 0);
}

#[test]
fn where_warriors_are_equally_few_the_eyrie_choose_the_new_roost() {
    let words = "
        turn eyrie
        leader despot
        hand eyrie anvil
        c1 marquise-warrior
        c2 marquise-warrior
        c3 marquise-warrior
        c4 marquise-warrior
        c5 marquise-warrior
        c6 marquise-warrior
        c7 marquise-warrior
        c8 marquise-warrior
        c9 marquise-warrior
        c10 marquise-warrior
    ";
    let game = eyrie_birdsong(words).plays("column move; card anvil");
    assert_eq!(game.offers(), ["in c11", "in c12"]);
    let game = game.plays("in c12");
    assert_eq!((game.count(Piece::Roost, 12), game.count(Piece::EyrieWarrior, 12)), (1, 3));
    game.proves(law::eyrie::A_NEW_ROOST);
}

#[test]
fn a_leader_who_fell_is_not_chosen_again_while_another_stands() {
    let words = "
        leader despot
        deposed builder commander
        decree build vizier
    ";
    let game = eyrie_daylight(words);
    assert_eq!(game.position().eyrie.leader(), Some(Leader::Charismatic));
    game.proves(law::eyrie::DEPOSE);
}

#[test]
fn an_outrage_paid_to_a_full_stack_is_discarded() {
    let words = "c1 marquise-warrior\nc5 sympathy\nsupporters anvil sword investments crossbow-bird armorers
        hand marquise bake-sale";
    let game = marquise_acts(1, words).plays("do march; move c1 c5; card bake-sale");
    assert_eq!(game.supporters().len(), 5);
    assert_eq!(game.discards(), [CardName::BakeSale]);
    game.proves(law::alliance::CAPACITY);
}

#[test]
fn a_revolt_frees_the_slot_it_needs_but_no_ruin() {
    let words = "
            turn alliance
            c6 sympathy sawmill marquise-warrior 3
            supporters anvil foxfolk-steel
        ";
    let game = phase(&[], words, Golden::Birdsong).plays("in c6; card foxfolk-steel; card anvil");
    assert_eq!((game.count(Piece::FoxBase, 6), game.count(Piece::Sawmill, 6)), (1, 0));
    assert!(game.position().woodland.ruins().has(c(6)), "the ruin stays");
    assert_eq!(game.score(Faction::Alliance), 1);
    game.proves(law::alliance::REVOLT_RESOLVE_EFFECT);
}

#[test]
fn martial_law_asks_three_warriors_of_one_player() {
    let both = "
        turn alliance
        c1 marquise-warrior 2 eyrie-warrior 2
        supporters anvil
    ";
    let game = phase(&[], both, Golden::Birdsong);
    assert!(game.offers().contains(&"in c1".to_owned()));
    let one = "
        turn alliance
        c1 marquise-warrior 3
        supporters anvil
    ";
    let game = phase(&[], one, Golden::Birdsong);
    assert_snapshot!(game.refuses("in c1"), @"8.4.2.II.a  This takes 2 supporters matching the clearing.");
}

#[test]
fn organizing_follows_the_rules_of_placing_sympathy() {
    let words = "
        turn alliance
        c1 keep alliance-warrior 2
        officers 2
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_snapshot!(game.refuses("do organize"), @"8.6.1.IV  No warrior of yours stands in an unsympathetic clearing that can take a token.");
    let words = "
            turn alliance
            c12 alliance-warrior 2
            officers 2
            c1 sympathy
            c2 sympathy
            c3 sympathy
            c4 sympathy
            c5 sympathy
            c6 sympathy
            c7 sympathy
            c8 sympathy
            c9 sympathy
            c10 sympathy
        ";
    let game = phase(&[], words, Golden::Evening);
    assert_snapshot!(game.refuses("do organize"), @"1.5.1  There are no sympathy tokens left to place.");
}

#[test]
fn no_warrior_left_is_no_officer_trained() {
    let words = "
        turn alliance
        c1 fox-base alliance-warrior 8
        officers 2
        hand alliance anvil
    ";
    let game = phase(&[], words, Golden::Daylight);
    assert_snapshot!(game.refuses("do train"), @"1.5.1  There are no Alliance warriors left to place.");
}

#[test]
fn the_roost_at_the_foot_of_the_keep_recruits_nobody() {
    let words = "
            leader builder
            c1 keep roost eyrie-warrior
            decree recruit vizier
            decree move vizier
        ";
    let game = eyrie_daylight(words);
    assert!(game.story().contains("7.7"), "{}", game.story());
}

#[test]
fn wood_lies_idle_where_she_does_not_rule() {
    let words = "
        c1 marquise-warrior 2
        c8 sawmill workshop
        c12 recruiter eyrie-warrior 2
        c5 eyrie-warrior 2 wood 4
        c9 marquise-warrior eyrie-warrior wood 4
    ";
    let game = marquise_acts(3, words);
    assert_snapshot!(game.refuses("do build"), @"6.5.4.I  There is no ruled clearing with a free slot that enough wood can reach.");
}

#[test]
fn sappers_help_a_defender_without_warriors() {
    let words = "
        c1 marquise-warrior 2 sympathy
        crafted alliance sappers
        hand marquise anvil
    ";
    let game = marquise_acts(1, words).chances([0, 0]).plays("do battle; use sappers; card anvil");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::Sympathy, 1)), (1, 0));
}

#[test]
fn thirty_points_end_the_game_in_the_middle_of_a_turn() {
    let words = "
        c1 marquise-warrior 2 sawmill
        c5 marquise-warrior wood 2
        score marquise 29
    ";
    let game = marquise_daylight(words).plays("do build; piece sawmill");
    let game = if game.table().is_over() { game } else { game.plays("in c5") };
    assert!(game.table().is_over());
    game.proves(law::victory::HOW_TO_WIN);
}
