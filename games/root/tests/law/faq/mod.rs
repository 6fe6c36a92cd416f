//! Questions that players put to the publisher, and the answers of the Law. Those that a chapter answers are there.

mod battles;
mod cards;
mod corners;
mod deck;
mod factions;
mod vagabonds;
mod woodland;

use crate::scene::{Look, c, exiles, four, seat};
use crate::support::{eyrie_daylight, marquise_acts, marquise_daylight};
use proof::Scenario;
use root::frame::Frame as F;
use root::golden_rules::Frame as Golden;
use root::key_actions::battle::Frame as Battle;
use root::position::Goal;
use root::terms::{CardName, Faction, Piece, Suit};
use root::{Root, alliance, law, vagabond};

fn battle(words: &str, attacker: Faction, defender: Faction) -> Scenario<Root> {
    four(words, battle_frame(attacker, defender))
}

fn battle_frame(attacker: Faction, defender: Faction) -> F {
    let (attacker, defender) = (seat(attacker), seat(defender));
    F::Battle(Battle::Battle { clearing: c(1), attacker, defender, instigator: None })
}

#[test]
fn nobody_loses_points_for_a_building_that_is_removed() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 roost
        score eyrie 7
    ";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([1, 0]).luck(1);
    assert_eq!((game.count(Piece::Roost, 1), game.score(Faction::Eyrie)), (0, 7));
    assert_eq!(game.score(Faction::Marquise), 1);
}

#[test]
fn one_ambush_is_played_in_a_battle() {
    let words = "turn marquise\nc1 marquise-warrior 3 eyrie-warrior 3
        hand eyrie ambush-fox ambush-bird\nhand marquise ambush-bird";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    let game = game.plays("card ambush-fox; card ambush-bird");
    assert_eq!(game.hand(Faction::Eyrie), [CardName::AmbushBird], "no second ambush");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 3);
    game.proves(law::key_actions::FOIL_THE_AMBUSH);
}

#[test]
fn placing_a_piece_in_a_sympathetic_clearing_is_no_outrage() {
    let words = "
        turn marquise
        c1 recruiter sympathy
        hand marquise anvil
    ";
    let game = marquise_acts(3, words).plays("do recruit");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, c(1)), 1);
    assert!(game.position().alliance.supporters().is_empty());
    game.proves(law::marquise::RECRUIT);
}

#[test]
fn an_empty_column_is_no_turmoil() {
    let game = eyrie_daylight(
        "
        c1 eyrie-warrior roost
        leader builder
        decree recruit anvil
    ",
    );
    assert!(!game.story().contains("7.7"), "{}", game.story());
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, c(1)), 2);
}

#[test]
fn one_card_of_a_column_that_cannot_be_obeyed_is_turmoil() {
    let words = "
        c1 eyrie-warrior roost
        leader builder
        decree recruit anvil bake-sale
    ";
    let game = eyrie_daylight(words).plays("card fox");
    assert!(game.story().contains("7.7"), "no roost in a rabbit clearing: {}", game.story());
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, c(1)), 2, "the fox was obeyed");
    game.proves(law::eyrie::TURMOIL);
}

#[test]
fn one_warrior_may_move_back_and_forth_for_several_cards() {
    let words = "
            c1 eyrie-warrior 2 roost
            c5 eyrie-warrior
            leader builder
            decree move anvil bake-sale
        ";
    let game = eyrie_daylight(words).plays("card fox; move c1 c5; count 1; move c5 c1; count 1");
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, c(1)), 2);
    assert!(!game.story().contains("7.7"), "{}", game.story());
    game.proves(law::eyrie::MOVE);
}

#[test]
fn after_the_decree_it_is_still_daylight() {
    let words = "
        c1 eyrie-warrior 2 roost
        leader builder
        decree recruit anvil
        crafted eyrie tax-collector
        score eyrie 12
        hand eyrie dominance-fox
    ";
    let game = eyrie_daylight(words).plays("pass; card fox");
    assert_eq!(game.offers(), ["use tax-collector", "activate dominance-fox", "pass"]);
    let game = game.plays("activate dominance-fox");
    assert_eq!(game.position().player(seat(Faction::Eyrie)).goal(), Goal::Dominance(Suit::Fox));
    game.proves(law::eyrie::DAYLIGHT);
}

#[test]
fn turmoil_ends_daylight_for_crafted_cards_and_dominance_too() {
    let words = "
        c1 eyrie-warrior 2 roost
        leader builder
        decree recruit bake-sale
        crafted eyrie tax-collector
        score eyrie 12
        hand eyrie dominance-fox
    ";
    let game = eyrie_daylight(words).plays("pass; card rabbit; leader despot");
    assert_ne!(game.offers().first().map(String::as_str), Some("use tax-collector"));
    game.proves(law::eyrie::REST);
}

#[test]
fn a_dominance_card_purged_from_the_decree_lies_beside_the_map() {
    let words = "
        leader builder
        decree recruit dominance-mouse
    ";
    let game = eyrie_daylight(words).plays("leader despot");
    let name = |card| game.setting().deck.name(card);
    let available: Vec<CardName> = game.position().available().iter().map(name).collect();
    assert_eq!(available, [CardName::dominance(Suit::Mouse)]);
    game.proves(law::eyrie::PURGE).proves(law::victory::PLAYING_FOR_THE_SUIT);
}

#[test]
fn a_supporter_that_is_a_dominance_card_lies_beside_the_map_once_spent() {
    let words = "
        turn alliance
        supporters dominance-fox
    ";
    let game =
        four(words, alliance::Frame::SpreadSympathy).luck(1).plays("in c1; card dominance-fox");
    assert_eq!(game.count(Piece::Sympathy, 1), 1);
    assert_eq!(game.position().available().len(), 1);
}

#[test]
fn an_outrage_may_be_paid_with_a_dominance_card() {
    let words = "
        turn marquise
        c5 marquise-warrior 2
        c1 sympathy
        hand marquise dominance-fox
    ";
    let game = marquise_acts(3, words).plays("do march; move c5 c1; count 1; card dominance-fox");
    assert_eq!(game.position().alliance.supporters().len(), 1);
    assert!(game.position().available().is_empty(), "it was not discarded");
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn a_defender_without_warriors_may_ambush() {
    let words = "
        turn marquise
        c1 marquise-warrior sawmill sympathy
        hand alliance ambush-fox
    ";
    let game = battle(words, Faction::Marquise, Faction::Alliance).luck(1).plays("card ambush-fox");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 1), game.count(Piece::Sawmill, 1)),
        (0, 0),
        "the second hit takes a building"
    );
    assert_eq!(game.count(Piece::Sympathy, 1), 1, "the battle is over");
    assert_eq!(game.score(Faction::Alliance), 1);
    game.proves(law::key_actions::RESOLVE_THE_AMBUSH);
}

#[test]
fn a_revolt_scores_buildings_and_tokens_of_every_enemy() {
    let words = "turn alliance\nc6 sympathy sawmill wood 2 marquise-warrior 3 eyrie-warrior 2
        supporters anvil sword arms-trader";
    let game = four(words, alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c6; card arms-trader; card anvil");
    assert_eq!(game.score(Faction::Alliance), 3, "a sawmill and two wood");
    assert_eq!((game.count(Piece::MarquiseWarrior, 6), game.count(Piece::EyrieWarrior, 6)), (0, 0));
    assert_eq!((game.count(Piece::FoxBase, 6), game.count(Piece::AllianceWarrior, 6)), (1, 1));
    game.proves(law::alliance::REVOLT_RESOLVE_EFFECT);
}

#[test]
fn a_favor_crafted_by_a_vagabond_makes_hostile_but_brings_no_infamy() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond hammer hammer hammer
        hand vagabond favor-of-the-foxes
        c1 eyrie-warrior 3 roost
        c6 eyrie-warrior 2
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1).plays("craft favor-of-the-foxes");
    assert_eq!(game.score(Faction::Vagabond), 1, "the roost");
    assert_eq!(
        game.position().vagabonds[0].relationship(Faction::Eyrie),
        root::terms::Relationship::Hostile
    );
    game.proves(law::vagabond::HOSTILE_STATUS);
}

#[test]
fn field_hospitals_save_a_taxed_warrior_before_the_card_is_drawn() {
    let words = "
        turn marquise
        crafted marquise tax-collector
        c1 marquise-warrior
        c3 keep
        hand marquise anvil
    ";
    let game = marquise_acts(1, words).plays("use tax-collector; card anvil");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, c(3)), 1);
    assert_eq!(game.position().player(seat(Faction::Marquise)).hand_size(), 1, "the drawn card");
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn without_anything_on_the_map_a_player_still_takes_turns() {
    let game = marquise_daylight(
        "
        c1 eyrie-warrior
        hand marquise anvil
    ",
    );
    assert_eq!(game.offers(), ["pass"]);
    let game = game.plays("pass");
    assert!(game.story().contains("6.6"), "{}", game.story());
}

#[test]
fn a_roost_that_cannot_be_built_for_want_of_roosts_is_turmoil() {
    let roosts = "
        c1 roost
        c2 roost
        c3 roost
        c4 roost
        c5 roost
        c6 roost
        c7 roost
    ";
    let words = format!(
        "
        {roosts}
        c8 eyrie-warrior 3
        leader despot
        decree build vizier
    "
    );
    let game = eyrie_daylight(&words);
    assert!(game.story().contains("7.7"), "{}", game.story());
    game.proves(law::eyrie::BUILD);
}

#[test]
fn false_orders_leave_the_enemy_the_outrage_and_the_smaller_half() {
    let words = "
        turn marquise
        crafted marquise false-orders
        c1 eyrie-warrior 5
    ";
    let window = root::cards::Frame::Window(root::cards::Timing::Birdsong);
    let game = exiles(words, F::Cards(window)).luck(1).plays("use false-orders; move c1 c9");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 9)), (2, 3));
}

#[test]
fn dominance_wins_only_at_the_start_of_the_own_birdsong() {
    let words = "
        turn eyrie
        dominance marquise fox
        c1 marquise-warrior
        c6 marquise-warrior
        c8 marquise-warrior
    ";
    let game = four(words, F::Golden(Golden::StartOfBirdsong)).luck(1);
    assert!(!game.story().contains("3.1"), "another player's Birdsong: {}", game.story());
}
