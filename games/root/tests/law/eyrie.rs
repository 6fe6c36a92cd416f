//! 7 The Eyrie Dynasties.

use crate::support::{eyrie_birdsong, eyrie_daylight, phase};
use insta::assert_snapshot;
use kernel::Seat;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Clearing, Leader, Piece};

#[test]
fn they_craft_with_roosts_before_the_decree() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior roost
            leader builder
            decree recruit vizier
            hand eyrie anvil
        ",
    );
    assert!(game.offers().contains(&"craft anvil".to_owned()));
    let game = game.plays("craft anvil");
    assert!(game.story().contains("7.8.1  The Eyrie scores 2 points."), "{}", game.story());
    game.proves(law::eyrie::CRAFTING).proves(law::eyrie::CRAFT).proves(law::eyrie::BUILDER);
}

#[test]
fn they_rule_where_they_are_tied_but_no_empty_clearing() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior marquise-warrior
            c9 eyrie-warrior
            leader builder
            decree build vizier
        ",
    );
    assert_eq!(game.offers(), ["in c1", "in c9"]);
    game.proves(law::eyrie::LORDS_OF_THE_FOREST);
}

#[test]
fn items_score_them_one_point_whatever_is_printed() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior roost
            leader despot
            decree move vizier
            hand eyrie anvil
        ",
    )
    .plays("craft anvil");
    assert!(game.story().contains("7.2.3  The Eyrie scores 1 point."), "{}", game.story());
    game.proves(law::eyrie::DISDAIN_FOR_TRADE);
}

#[test]
fn an_empty_hand_draws_a_card_first() {
    let game = eyrie_birdsong(
        "
        c1 eyrie-warrior roost
        leader builder
    ",
    );
    assert!(game.story().contains("7.4.1  The Eyrie draws"), "{}", game.story());
    game.proves(law::eyrie::BIRDSONG).proves(law::eyrie::EMERGENCY_ORDERS);
}

#[test]
fn one_or_two_cards_join_the_decree_and_only_one_bird() {
    let game = eyrie_birdsong(
        "
            c1 eyrie-warrior roost
            leader builder
            hand eyrie armorers sappers anvil
        ",
    );
    assert_eq!(game.offers(), ["column recruit", "column move", "column battle", "column build"]);
    let game = game.plays("column move; card armorers; column battle");
    assert_eq!(game.offers(), ["card anvil"]);
    assert_snapshot!(game.refuses("card sappers"), @"7.4.2  Only one of the cards added in a turn may be a bird.");
    game.proves(law::eyrie::ADD_TO_THE_DECREE);
}

#[test]
fn one_card_is_enough() {
    let game = eyrie_birdsong(
        "
        c1 eyrie-warrior roost
        leader builder
        hand eyrie anvil sword
    ",
    );
    let game = game.plays("column move; card anvil; pass");
    assert_eq!(game.position().eyrie.decree().len(), 1);
    game.proves(law::eyrie::ADD_TO_THE_DECREE);
}

#[test]
fn a_new_roost_comes_where_the_fewest_warriors_of_all_are() {
    let crowd = |clearing: u8| {
        format!("c{clearing} marquise-warrior {}", if clearing == 7 { 1 } else { 2 })
    };
    let crowds: Vec<String> = (1..=12).map(crowd).collect();
    let words = format!(
        "leader builder
hand eyrie anvil
{}",
        crowds.join(
            "
"
        )
    );
    let game = eyrie_birdsong(&words).plays("column build; card anvil");
    let woodland = &game.position().woodland;
    assert_eq!(
        (
            woodland.count(Piece::Roost, Clearing(6)),
            woodland.count(Piece::EyrieWarrior, Clearing(6))
        ),
        (1, 3)
    );
    game.proves(law::eyrie::A_NEW_ROOST);
}

#[test]
fn columns_are_resolved_from_the_left_and_their_cards_in_any_order() {
    let game = eyrie_daylight(
        "c1 eyrie-warrior roost
         c5 eyrie-warrior roost
         leader builder
         decree recruit anvil bake-sale vizier
         decree move vizier",
    );
    assert_eq!(game.offers(), ["card fox", "card rabbit", "card bird"]);
    let game = game.plays("card rabbit; card fox; in c5");
    assert_snapshot!(game.story(), @r"
    7.5.2.I  An Eyrie warrior is placed in clearing 5.
    7.5.2.I  An Eyrie warrior is placed in clearing 1.
    7.5.2.I  An Eyrie warrior is placed in clearing 5.
    ");
    assert!(game.offers().iter().all(|offer| offer.starts_with("move")));
    game.proves(law::eyrie::DAYLIGHT)
        .proves(law::eyrie::RESOLVE_THE_DECREE)
        .proves(law::eyrie::RECRUIT);
}

#[test]
fn a_move_starts_in_a_clearing_that_matches() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior 2 roost
            c5 eyrie-warrior 2
            leader builder
            decree move bake-sale
        ",
    );
    assert!(game.offers().iter().all(|offer| offer.starts_with("move c5 ")), "{:?}", game.offers());
    game.proves(law::eyrie::MOVE);
}

#[test]
fn a_battle_is_fought_in_a_clearing_that_matches() {
    let words = "
        c1 eyrie-warrior 2 roost marquise-warrior
        c5 eyrie-warrior 2 marquise-warrior sympathy
        leader builder
        decree battle bake-sale
    ";
    let game = eyrie_daylight(words);
    assert_eq!(game.offers(), ["battle c5 marquise", "battle c5 alliance"]);
    game.proves(law::eyrie::BATTLE);
}

#[test]
fn a_roost_is_built_where_they_rule_and_have_none() {
    let words = "
        c1 eyrie-warrior 2 roost
        c6 eyrie-warrior
        c8 eyrie-warrior
        c12 eyrie-warrior marquise-warrior 2
        leader builder
        decree build anvil
    ";
    let game = eyrie_daylight(words);
    assert_eq!(game.offers(), ["in c6", "in c8"], "one slot of clearing 6 is free beside the ruin");
    game.proves(law::eyrie::BUILD);
}

#[test]
fn what_cannot_be_obeyed_throws_them_into_turmoil() {
    let words = "
        c1 eyrie-warrior roost
        score eyrie 7
        leader despot
        decree move vizier armorers
        decree build vizier anvil
        hand marquise sword
    ";
    let game = eyrie_daylight(words);
    // The move of the vizier and of Armorers come first; then nothing can be built in a second fox clearing.
    let game = game.plays("move c1 c5; move c5 c1; card fox");
    assert!(game.story().contains("7.7  The Decree cannot be obeyed"), "{}", game.story());
    assert!(game.story().contains("7.7.1  The Eyrie loses 3 points."), "{}", game.story());
    assert!(
        game.story().contains("7.7.2  2 cards are purged from the Decree."),
        "{}",
        game.story()
    );
    assert_eq!(game.offers(), ["leader builder", "leader charismatic", "leader commander"]);
    let game = game.plays("leader commander");
    assert!(game.story().contains("7.6.2  The Eyrie draws"), "Daylight is over: {}", game.story());
    assert_eq!(game.position().eyrie.leader(), Some(Leader::Commander));
    assert!(game.position().eyrie.decree().is_empty());
    game.proves(law::eyrie::TURMOIL)
        .proves(law::eyrie::HUMILIATE)
        .proves(law::eyrie::PURGE)
        .proves(law::eyrie::DEPOSE)
        .proves(law::eyrie::REST);
}

#[test]
fn points_lost_in_turmoil_stop_at_nothing() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior
            score eyrie 1
            leader builder
            decree recruit vizier
            decree move vizier
        ",
    );
    assert!(game.story().contains("7.7.1  The Eyrie loses 1 point."), "{}", game.story());
    assert_eq!(game.position().player(Seat(1)).score(), 0);
    game.proves(law::eyrie::HUMILIATE);
}

#[test]
fn when_all_leaders_have_fallen_a_new_generation_rises() {
    let fall = "
        turn eyrie
        c1 eyrie-warrior
        leader builder
        deposed charismatic commander despot
        decree recruit vizier
    ";
    let game = phase(&[], fall, Golden::Daylight);
    assert_eq!(
        game.offers(),
        ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    );
    game.proves(law::eyrie::A_NEW_GENERATION);
}

#[test]
fn roosts_on_the_map_score_and_draw_in_the_evening() {
    let words = "
        turn eyrie
        c1 roost
        c5 roost
        c8 roost
        leader builder
    ";
    let game = phase(&[], words, Golden::Evening);
    assert!(game.story().contains("7.6.1  The Eyrie scores 2 points."), "{}", game.story());
    assert!(game.story().contains("7.6.2  The Eyrie draws 2 cards."), "{}", game.story());
    game.proves(law::eyrie::EVENING)
        .proves(law::eyrie::SCORE_POINTS)
        .proves(law::eyrie::DRAW_AND_DISCARD);
}

#[test]
fn a_charismatic_leader_recruits_two_at_a_time() {
    let game = eyrie_daylight(
        "
        c1 eyrie-warrior roost
        leader charismatic
        decree recruit vizier
    ",
    );
    assert!(
        game.story().contains("7.5.2.I  2 Eyrie warriors are placed in clearing 1."),
        "{}",
        game.story()
    );
    game.proves(law::eyrie::CHARISMATIC);
}

#[test]
fn a_charismatic_leader_with_one_warrior_left_places_it_and_falls() {
    let game = eyrie_daylight(
        "
            c1 eyrie-warrior 19 roost
            leader charismatic
            decree recruit vizier
        ",
    );
    assert!(
        game.story()
            .contains("7.5.2.I  An Eyrie warrior is placed in clearing 1.\n7.7  The Decree"),
        "{}",
        game.story()
    );
    game.proves(law::eyrie::CHARISMATIC);
}

#[test]
fn a_commander_deals_an_extra_hit_as_attacker() {
    let words = "
            c1 eyrie-warrior 2 roost marquise-warrior 3
            leader commander
            decree battle vizier
        ";
    let game = eyrie_daylight(words).chances([1, 1]);
    assert!(game.story().contains("7.8.3  The Eyrie will deal an extra hit."), "{}", game.story());
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)), 1);
    game.proves(law::eyrie::COMMANDER);
}

#[test]
fn a_despot_scores_once_for_a_battle_that_removed_buildings_or_tokens() {
    let words = "
        c5 eyrie-warrior 3 sawmill wood 2
        leader despot
        decree battle vizier
    ";
    let game = eyrie_daylight(words).chances([2, 2]);
    assert!(
        game.story().contains("3.2.1  The Eyrie scores 3 points."),
        "three pieces: {}",
        game.story()
    );
    assert!(game.story().contains("7.8.4  The Eyrie scores 1 point."), "{}", game.story());
    game.proves(law::eyrie::DESPOT);
}
