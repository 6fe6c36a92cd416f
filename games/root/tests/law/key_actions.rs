//! 4 Key Actions.

use crate::support::{eyrie_daylight, marquise_acts, marquise_daylight, phase};
use insta::assert_snapshot;
use kernel::Seat;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Clearing, Item, Piece};

#[test]
fn crafting_activates_a_piece_in_a_clearing_of_each_symbol() {
    let game = marquise_daylight(
        "
        c1 marquise-warrior workshop
        hand marquise anvil foxfolk-steel
    ",
    );
    assert_snapshot!(game.refuses("craft foxfolk-steel"), @"4.1.1  You have not enough crafting pieces of the right suits for Foxfolk Steel.");
    let game = game.plays("craft anvil");
    assert!(
        game.offers().iter().all(|offer| !offer.starts_with("craft")),
        "the workshop was activated"
    );
    game.proves(law::key_actions::CRAFT).proves(law::key_actions::COST);
}

#[test]
fn symbols_of_any_suit_are_paid_as_the_player_likes() {
    let words = "
        turn marquise
        c1 marquise-warrior workshop
        c5 workshop 2
        hand marquise boat-builders saboteurs
    ";
    let game = phase(&[("deck", "exiles")], words, Golden::Daylight).plays("craft boat-builders");
    assert_eq!(game.offers(), ["suit fox", "suit rabbit"]);
    let game = game.plays("suit rabbit");
    assert!(
        game.offers().contains(&"craft saboteurs".to_owned()),
        "one workshop is left: {:?}",
        game.offers()
    );
    game.proves(law::key_actions::COST);
}

#[test]
fn an_item_comes_from_the_supply_and_cannot_be_crafted_without_it() {
    let game = marquise_daylight(
        "
            c1 marquise-warrior workshop
            hand marquise anvil
            items eyrie hammer
        ",
    );
    assert_snapshot!(game.refuses("craft anvil"), @"4.1.2  There are no hammers in the supply.");
    let game = marquise_daylight(
        "
            c1 marquise-warrior workshop
            hand marquise anvil
        ",
    )
    .plays("craft anvil");
    assert_eq!(game.position().player(Seat(0)).items().of(Item::Hammer), 1);
    assert_eq!(game.position().items().of(Item::Hammer), 0);
    game.proves(law::key_actions::IMMEDIATE_EFFECTS);
}

#[test]
fn a_persistent_effect_stays_in_the_play_area() {
    let game = marquise_daylight(
        "
        c1 marquise-warrior workshop
        hand marquise armorers
    ",
    )
    .plays("craft armorers");
    assert_eq!(game.position().player(Seat(0)).effects().len(), 1);
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn the_same_persistent_effect_is_not_crafted_twice() {
    let game = marquise_daylight(
        "
            c1 marquise-warrior workshop
            hand marquise armorers
            crafted marquise armorers
        ",
    );
    assert_snapshot!(game.refuses("craft armorers"), @"4.1.4  You have Armorers in play already.");
    game.proves(law::key_actions::NO_DUPLICATES);
}

#[test]
fn a_move_takes_any_number_of_warriors_but_at_least_one() {
    let game = marquise_acts(3, "c1 marquise-warrior 3").plays("do march; move c1 c5");
    assert_eq!(game.offers(), ["count 1", "count 2", "count 3"]);
    let game = game.plays("count 2");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(4)), 2);
    game.proves(law::key_actions::MOVE);
}

#[test]
fn a_move_needs_rule_of_the_origin_or_the_destination() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior alliance-warrior 2
        c5 marquise-warrior
    ",
    )
    .plays("do march");
    assert_snapshot!(game.refuses("move c1 c9"), @"4.2.1  You rule neither clearing 1 nor clearing 9.");
    assert!(game.offers().contains(&"move c1 c5".to_owned()), "the destination is ruled");
    game.proves(law::key_actions::RULE_REQUIRED);
}

#[test]
fn a_battle_is_fought_where_one_has_warriors_against_anybody_there() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior eyrie-warrior sympathy
            c5 roost
        ",
    )
    .plays("do battle");
    assert_eq!(game.offers(), ["battle c1 eyrie", "battle c1 alliance"]);
    game.proves(law::key_actions::BATTLE);
}

#[test]
fn a_player_with_tokens_alone_can_be_battled() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior sympathy
        hand marquise anvil
    ",
    )
    .chances([0, 0])
    .plays("do battle");
    assert!(
        game.story().contains("4.3.3.II  The Marquise will deal an extra hit."),
        "{}",
        game.story()
    );
    game.proves(law::key_actions::DEFENSELESS);
}

#[test]
fn the_defender_may_ambush_with_a_card_that_matches_the_clearing() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior 3 eyrie-warrior
            hand eyrie ambush-fox ambush-mouse ambush-bird
        ",
    );
    let game = game.plays("do battle");
    assert_eq!(game.asked(), [Seat(1)]);
    assert_eq!(game.offers(), ["card ambush-bird", "card ambush-fox", "pass"]);
    assert_snapshot!(game.refuses("card ambush-mouse"), @"4.3.1  It does not match clearing 1.");
    game.proves(law::key_actions::AMBUSH);
}

#[test]
fn whether_an_ambush_is_held_is_not_told_by_not_asking() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 3 eyrie-warrior
        hand eyrie anvil
    ",
    )
    .plays("do battle");
    assert_eq!((game.asked(), game.offers()), (vec![Seat(1)], vec!["pass".to_owned()]));
    game.proves(law::key_actions::AMBUSH);
}

#[test]
fn the_attacker_may_foil_an_ambush_with_another() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior 3 eyrie-warrior
            hand eyrie ambush-fox
            hand marquise ambush-bird
        ",
    );
    let game = game.chances([1, 0]).plays("do battle; card ambush-fox; card ambush-bird");
    assert_eq!(
        game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)),
        3,
        "the ambush struck nobody"
    );
    assert_eq!(game.position().discards().len(), 2);
    game.proves(law::key_actions::FOIL_THE_AMBUSH);
}

#[test]
fn an_ambush_that_leaves_no_attacker_ends_the_battle() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 2 eyrie-warrior
        hand eyrie ambush-fox
    ",
    );
    let game = game.plays("do battle; card ambush-fox");
    assert!(!game.story().contains("dice"), "{}", game.story());
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 1);
    game.proves(law::key_actions::RESOLVE_THE_AMBUSH);
}

#[test]
fn the_attacker_deals_the_higher_roll_and_the_defender_the_lower() {
    let game = marquise_acts(3, "c1 marquise-warrior 3 eyrie-warrior 4")
        .chances([1, 3])
        .plays("do battle");
    assert!(
        game.story().contains("4.3.2  The dice give the attacker 3 hits and the defender 1."),
        "{}",
        game.story()
    );
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 1);
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)), 2);
    game.proves(law::key_actions::ROLL_THE_DICE);
}

#[test]
fn nobody_rolls_more_hits_than_own_warriors() {
    let game =
        marquise_acts(3, "c1 marquise-warrior eyrie-warrior 4").chances([3, 3]).plays("do battle");
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 3);
    let told = "4.3.2.I  The Marquise can deal only 1 rolled hit here.";
    assert!(game.story().contains(told), "{}", game.story());
    game.proves(law::key_actions::MAXIMUM_ROLLED_HITS);
}

#[test]
fn when_both_sides_have_effects_the_attacker_says_who_begins() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior 3
        crafted marquise brutal-tactics
        crafted eyrie sappers
    ";
    let game = marquise_acts(3, words).chances([0, 0]).plays("do battle");
    assert_eq!(
        (game.asked(), game.offers()),
        (vec![Seat(0)], vec!["side attacker".to_owned(), "side defender".to_owned()])
    );
    let game = game.plays("side defender");
    assert_eq!(game.asked(), [Seat(1)]);
    game.proves(law::key_actions::USE_EFFECTS);
}

#[test]
fn extra_hits_are_not_limited_by_warriors() {
    let words = "
        c1 marquise-warrior eyrie-warrior 3
        crafted marquise brutal-tactics
    ";
    let game = marquise_acts(3, words).chances([3, 0]).plays("do battle; use brutal-tactics");
    assert_eq!(
        game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)),
        1,
        "one rolled and one extra hit"
    );
    game.proves(law::key_actions::EXTRA_HITS);
}

#[test]
fn hits_remove_warriors_first_and_then_what_the_owner_chooses() {
    let game = eyrie_daylight(
        "
            c5 eyrie-warrior 3 marquise-warrior sawmill wood
            leader builder
            decree battle vizier
        ",
    );
    let game = game.chances([2, 0]);
    assert_eq!(game.asked(), [Seat(0)]);
    assert_eq!(game.offers(), ["piece sawmill", "piece wood"]);
    game.proves(law::key_actions::DEAL_HITS);
}
