//! 6 The Marquise de Cat.

use crate::support::{eyrie_daylight, marquise_acts, marquise_birdsong, marquise_daylight, phase};
use insta::assert_snapshot;
use kernel::Seat;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Clearing, Piece};

#[test]
fn she_crafts_with_workshops() {
    let game = marquise_daylight(
        "
            c1 marquise-warrior workshop
            c5 sawmill
            hand marquise anvil a-visit-to-friends
        ",
    );
    assert!(game.offers().contains(&"craft anvil".to_owned()));
    assert!(
        !game.offers().contains(&"craft a-visit-to-friends".to_owned()),
        "a sawmill crafts nothing"
    );
    game.proves(law::marquise::CRAFTING);
}

#[test]
fn only_the_marquise_places_at_the_keep_but_others_may_move_there() {
    // The Eyrie have no roost: the keep's clearing has the fewest warriors, but is not for them.
    let game = crate::support::eyrie_birdsong(
        "
            hand eyrie anvil
            c1 keep
            c2 marquise-warrior
            c3 marquise-warrior
            c4 marquise-warrior
            c5 marquise-warrior
            c6 marquise-warrior
            c7 marquise-warrior
            c8 marquise-warrior
            c9 marquise-warrior
            c10 marquise-warrior
            c11 marquise-warrior
            c12 marquise-warrior
        ",
    )
    .plays("column build; card anvil");
    assert!(!game.offers().contains(&"in c1".to_owned()), "{:?}", game.offers());
    game.proves(law::marquise::THE_KEEP);
    let game = eyrie_daylight(
        "
            c1 keep
            c5 eyrie-warrior 2 roost
            leader builder
            decree move vizier
        ",
    );
    assert!(game.offers().contains(&"move c5 c1".to_owned()));
}

#[test]
fn a_lost_keep_leaves_the_game() {
    let game = eyrie_daylight(
        "
        c1 keep eyrie-warrior 3
        leader builder
        decree battle vizier
    ",
    )
    .chances([3, 0]);
    let woodland = &game.position().woodland;
    assert_eq!((woodland.on_map(Piece::Keep), woodland.supply(Piece::Keep)), (0, 0));
    game.proves(law::marquise::THE_KEEP);
}

#[test]
fn field_hospitals_bring_removed_warriors_to_the_keep() {
    let words = "
        c3 keep
        c5 eyrie-warrior 3 marquise-warrior 3
        leader builder
        decree battle vizier
        hand marquise bake-sale anvil
    ";
    let game = eyrie_daylight(words).chances([2, 0]).plays("0: pass");
    assert_eq!(game.asked(), [Seat(0)]);
    assert_eq!(game.offers(), ["card bake-sale", "pass"], "a rabbit clearing wants a rabbit card");
    let game = game.plays("card bake-sale");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(2)), 2);
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn field_hospitals_work_at_once_so_an_ambushed_army_at_the_keep_fights_on() {
    let words = "
            c1 keep marquise-warrior 2 eyrie-warrior
            hand eyrie ambush-fox
            hand marquise anvil
        ";
    let game = marquise_acts(3, words)
        .chances([1, 1])
        .plays("do battle; card ambush-fox; pass; card anvil");
    assert!(game.story().contains("4.3.2  The dice"), "{}", game.story());
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn field_hospitals_need_the_keep() {
    let words = "
        c5 eyrie-warrior 3 marquise-warrior 3
        leader builder
        decree battle vizier
        hand marquise bake-sale
    ";
    let game = eyrie_daylight(words).chances([2, 0]).plays("0: pass");
    assert!(game.asked() != [Seat(0)] || !game.offers().contains(&"card bake-sale".to_owned()));
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn one_wood_comes_to_each_sawmill() {
    let game = marquise_birdsong(
        "
        c1 marquise-warrior sawmill
        c5 sawmill 2
    ",
    );
    assert_snapshot!(game.story(), @r"
    6.4  A wood token is placed in clearing 1.
    6.4  2 wood tokens are placed in clearing 5.
    ");
    game.proves(law::marquise::BIRDSONG);
}

#[test]
fn three_actions_and_then_one_for_each_bird_card() {
    let game = marquise_acts(
        1,
        "
        c1 marquise-warrior 3 recruiter
        hand marquise armorers anvil
    ",
    )
    .plays("do recruit");
    assert_eq!(game.offers(), ["card armorers", "pass"]);
    let game = game.plays("card armorers; do march; move c1 c5; count 1; pass");
    assert_eq!(game.offers(), ["pass"], "no bird is left, and nobody is told so");
    game.proves(law::marquise::DAYLIGHT);
}

#[test]
fn an_action_is_a_battle_anywhere() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior eyrie-warrior
        c5 marquise-warrior sympathy
    ",
    )
    .plays("do battle");
    assert_eq!(game.offers(), ["battle c1 eyrie", "battle c5 alliance"]);
    game.proves(law::marquise::BATTLE);
}

#[test]
fn a_march_is_up_to_two_moves() {
    let game = marquise_acts(3, "c1 marquise-warrior 3")
        .plays("do march; move c1 c5; count 2; move c5 c2; count 2");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(1)), 2);
    let game = marquise_acts(3, "c1 marquise-warrior 3")
        .plays("do march; move c1 c5; count 2; pass; do march");
    game.proves(law::marquise::MARCH);
}

#[test]
fn recruiting_comes_once_a_turn_with_a_warrior_at_each_recruiter() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior recruiter
            c5 recruiter 2
        ",
    )
    .plays("do recruit");
    assert_eq!(game.position().woodland.on_map(Piece::MarquiseWarrior), 4);
    assert_snapshot!(game.refuses("do recruit"), @"6.5.3  You have recruited this turn already.");
    game.proves(law::marquise::RECRUIT);
}

#[test]
fn a_building_costs_wood_that_reaches_it_through_ruled_clearings() {
    // Wood in 5 and 12: clearing 12 is cut off from 1 by 10 and 9, which she does not rule.
    let words = "
            c1 marquise-warrior 2
            c5 marquise-warrior wood
            c12 marquise-warrior wood
            c2 sawmill
        ";
    let game = marquise_acts(3, words).plays("do build");
    assert_eq!(game.offers(), ["piece sawmill", "piece workshop", "piece recruiter"]);
    let game = game.plays("piece sawmill");
    assert!(game.offers().contains(&"in c1".to_owned()));
    let game = game.plays("in c1");
    assert!(
        game.story().contains("6.5.4.II  The Marquise pays a wood token from clearing 5."),
        "{}",
        game.story()
    );
    game.proves(law::marquise::BUILD)
        .proves(law::marquise::CHOOSE_CLEARING_AND_BUILDING)
        .proves(law::marquise::PAY_COST);
}

#[test]
fn she_chooses_which_wood_she_pays() {
    let words = "
        c1 marquise-warrior 2 wood
        c5 marquise-warrior wood
        c2 sawmill
    ";
    let game = marquise_acts(3, words).plays("do build; piece sawmill; in c1");
    assert_eq!(game.offers(), ["in c1", "in c5"]);
    let game = game.plays("in c5");
    assert_eq!(game.position().woodland.count(Piece::Wood, Clearing(0)), 1);
    game.proves(law::marquise::PAY_COST);
}

#[test]
fn too_little_wood_builds_nothing() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 2
        c2 sawmill
        c5 workshop recruiter
    ",
    );
    assert_snapshot!(game.refuses("do build"), @"6.5.4.I  There is no ruled clearing with a free slot that enough wood can reach.");
    game.proves(law::marquise::CHOOSE_CLEARING_AND_BUILDING);
}

#[test]
fn the_second_workshop_scores_two_points() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 2 wood
        c2 workshop
    ",
    )
    .plays("do build; piece workshop");
    assert!(game.story().contains("6.5.4.III  The Marquise scores 2 points."), "{}", game.story());
    game.proves(law::marquise::PLACE_AND_SCORE);
}

#[test]
fn overwork_brings_a_wood_for_a_card_that_matches() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior sawmill
        hand marquise anvil
    ",
    )
    .plays("do overwork; in c1; card anvil");
    assert_eq!(game.position().woodland.count(Piece::Wood, Clearing(0)), 1);
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior sawmill
        hand marquise sword
    ",
    );
    assert!(game.refuses("do overwork").starts_with("6.5.5"));
    game.proves(law::marquise::OVERWORK);
}

#[test]
fn three_recruiters_on_the_map_draw_a_second_card() {
    let game = phase(
        &[],
        "
            turn marquise
            c1 marquise-warrior recruiter
            c5 recruiter 2
        ",
        Golden::Evening,
    );
    assert!(game.story().contains("6.6  The Marquise draws 2 cards."), "{}", game.story());
    game.proves(law::marquise::EVENING);
}

#[test]
fn a_hand_over_five_is_discarded_down() {
    let words = "
        turn marquise
        c1 marquise-warrior
        hand marquise anvil sword investments bake-sale armorers
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_eq!(game.asked(), [Seat(0)]);
    let game = game.plays("card anvil");
    assert_eq!(game.position().player(Seat(0)).hand().len(), 5);
    game.proves(law::glossary::DISCARD);
}

#[test]
fn a_keep_that_falls_with_its_warriors_saves_none_of_them() {
    let words = "
        c1 keep marquise-warrior eyrie-warrior 3
        leader builder
        decree battle vizier
        hand marquise anvil
    ";
    let game = eyrie_daylight(words).chances([3, 0]).plays("0: pass");
    assert_eq!(game.position().woodland.on_map(Piece::MarquiseWarrior), 0);
    assert_eq!(
        game.position().player(Seat(0)).hand().len(),
        1,
        "no card was asked for: {}",
        game.sheet()
    );
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn field_hospitals_heal_after_any_removal_even_her_own() {
    let words = "
            c3 keep
            c1 marquise-warrior 2
            crafted marquise tax-collector
            hand marquise anvil
        ";
    let game = marquise_acts(3, words).plays("use tax-collector");
    let game = if game.offers().contains(&"in c1".to_owned()) { game.plays("in c1") } else { game };
    assert!(game.offers().contains(&"card anvil".to_owned()), "{}", game.sheet());
    game.proves(law::marquise::FIELD_HOSPITALS);
}
