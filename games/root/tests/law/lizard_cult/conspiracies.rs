//! 10.4.3 Perform Conspiracies.

use super::{cult, cult_with_exiles};
use crate::scene::{Look, c};
use root::law::{glossary, lizard_cult as law, marquise, victory};
use root::lizard_cult::Frame;
use root::terms::{Faction, Piece};

#[test]
fn a_conspiracy_costs_acolytes_who_return_to_the_supply() {
    let words = "
        outcast fox
        acolytes 3
        c8 marquise-warrior
    ";
    let game = cult(words, Frame::PerformConspiracies);
    assert_eq!(game.offers(), ["do convert", "pass"]);
    assert!(game.refuses("do crusade").starts_with("10.4.3.I "));
    assert!(game.refuses("do sanctify").starts_with("10.4.3.III "));
    let game = game.plays("do convert");
    assert_eq!(game.position().lizard_cult.acolytes(), 1);
    assert_eq!((game.count(Piece::CultWarrior, 8), game.count(Piece::MarquiseWarrior, 8)), (1, 0));
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 23);
    game.proves(law::PERFORM_CONSPIRACIES).proves(law::CONVERT).proves(glossary::REPLACE);
}

#[test]
fn while_the_outcast_is_hated_each_costs_one_less() {
    let words = "
        outcast fox hated
        acolytes 2
        c8 marquise-warrior sawmill cult-warrior
    ";
    let game = cult(words, Frame::PerformConspiracies);
    assert_eq!(game.offers(), ["do crusade", "do convert", "do sanctify", "pass"]);
    let game = game.plays("do convert");
    assert_eq!(game.position().lizard_cult.acolytes(), 1);
    assert!(game.refuses("do sanctify").contains("2 acolytes"));
}

#[test]
fn too_few_acolytes_conspire_to_nothing() {
    let words = "
        outcast fox
        acolytes 2
        c8 marquise-warrior sawmill
    ";
    let game = cult(words, Frame::PerformConspiracies);
    assert!(game.refuses("do sanctify").starts_with("10.4.3  "), "{}", game.refuses("do sanctify"));
    assert_eq!(game.refuses("do sanctify"), "10.4.3  You need 3 acolytes for this.");
}

#[test]
fn conspiracies_come_in_any_number_and_order() {
    let words = "
        outcast fox
        acolytes 5
        c8 marquise-warrior 2 sawmill
        c1 cult-warrior 2
    ";
    let game = cult(words, Frame::PerformConspiracies);
    let game = game.plays("do sanctify; do convert");
    assert_eq!(game.position().lizard_cult.acolytes(), 0);
    assert_eq!((game.count(Piece::FoxGarden, 8), game.count(Piece::CultWarrior, 8)), (1, 1));
}

#[test]
fn only_outcast_clearings_are_conspired_in() {
    let words = "
        outcast fox
        acolytes 4
        c7 marquise-warrior sawmill
        c8 eyrie-warrior roost
        c1 eyrie-warrior
    ";
    let game = cult(words, Frame::PerformConspiracies).plays("do convert");
    assert_eq!(game.offers(), ["in c1", "in c8"]);
}

#[test]
fn a_crusade_battles_in_an_outcast_clearing() {
    let words = "
        outcast fox
        acolytes 2
        c8 cult-warrior 3 marquise-warrior
        c7 cult-warrior eyrie-warrior
    ";
    let game = cult(words, Frame::PerformConspiracies).chances([1, 0]);
    let game = game.plays("do crusade");
    assert!(game.offers().contains(&"battle c8 marquise".to_owned()));
    assert!(!game.offers().contains(&"battle c7 eyrie".to_owned()), "a mouse clearing");
    let game = game.plays("battle c8 marquise");
    assert_eq!(game.count(Piece::MarquiseWarrior, 8), 0);
    game.proves(law::CRUSADE);
}

#[test]
fn a_crusade_may_move_and_then_battle_where_it_ends() {
    let words = "
        outcast fox
        acolytes 2
        c8 cult-warrior 3
        c7 marquise-warrior 1 sawmill
    ";
    let game = cult(words, Frame::PerformConspiracies).chances([2, 0]);
    let game = game.plays("do crusade");
    assert_eq!(game.offers(), ["move c8 c4", "move c8 c7"]);
    let game = game.plays("move c8 c7; count 3");
    assert_eq!(
        game.offers(),
        ["battle c7 marquise", "pass"],
        "a mouse clearing, but they arrived there"
    );
    let game = game.plays("battle c7 marquise");
    assert_eq!((game.count(Piece::MarquiseWarrior, 7), game.count(Piece::Sawmill, 7)), (0, 0));
    assert_eq!(game.score(Faction::LizardCult), 1);
}

#[test]
fn after_a_crusaders_move_the_battle_may_be_left_out() {
    let words = "
        outcast fox
        acolytes 2
        c8 cult-warrior 3
        c7 marquise-warrior
    ";
    let game =
        cult(words, Frame::PerformConspiracies).plays("do crusade; move c8 c7; count 1; pass");
    assert_eq!((game.count(Piece::CultWarrior, 7), game.count(Piece::MarquiseWarrior, 7)), (1, 1));
}

#[test]
fn a_crusades_move_needs_rule_as_any_move() {
    let words = "
        outcast fox
        acolytes 2
        c8 cult-warrior marquise-warrior 2
        c4 cult-warrior
    ";
    let game = cult(words, Frame::Crusade);
    assert_eq!(game.offers(), ["battle c8 marquise", "move c8 c4"]);
    assert!(game.refuses("move c8 c7").starts_with("4.2.1 "));
}

#[test]
fn whose_warrior_is_converted_is_chosen() {
    let words = "
        outcast fox
        acolytes 2
        c8 marquise-warrior 2 eyrie-warrior 2
    ";
    let game = cult(words, Frame::PerformConspiracies).plays("do convert");
    assert_eq!(game.offers(), ["faction marquise", "faction eyrie"]);
    let game = game.plays("faction eyrie");
    assert_eq!((game.count(Piece::EyrieWarrior, 8), game.count(Piece::CultWarrior, 8)), (1, 1));
}

#[test]
fn at_the_keep_nothing_is_replaced() {
    let words = "
        outcast fox
        acolytes 3
        c8 keep marquise-warrior 2 sawmill cult-warrior
    ";
    let game = cult(words, Frame::PerformConspiracies);
    assert!(game.refuses("do convert").starts_with("10.4.3.II "));
    assert!(game.refuses("do sanctify").starts_with("10.4.3.III "));
    game.proves(marquise::THE_KEEP);
}

#[test]
fn the_spent_acolyte_may_be_the_warrior_that_is_placed() {
    let words = "
        outcast fox hated
        acolytes 1
        c8 marquise-warrior
        c2 cult-warrior 24
    ";
    let game = cult(words, Frame::PerformConspiracies).plays("do convert");
    assert_eq!(game.count(Piece::CultWarrior, 8), 1, "R32");
    let game = cult_with_exiles(
        &format!(
            "
            {words}
            crafted marquise coffin-makers
        "
        ),
        Frame::PerformConspiracies,
    );
    assert_ne!(game.asked_faction(), Faction::LizardCult, "in a coffin it is of no use");
}

#[test]
fn sanctify_scores_the_building_and_places_a_garden_of_the_clearings_suit() {
    let words = "
        outcast mouse
        acolytes 3
        c7 sawmill workshop marquise-warrior 3
    ";
    let game = cult(words, Frame::PerformConspiracies).plays("do sanctify");
    assert_eq!(game.offers(), ["piece sawmill", "piece workshop"]);
    let game = game.plays("piece workshop");
    assert_eq!((game.count(Piece::Workshop, 7), game.count(Piece::MouseGarden, 7)), (0, 1));
    assert_eq!(game.score(Faction::LizardCult), 1);
    assert!(game.position().woodland.ruled(Faction::LizardCult).has(c(7)));
    game.proves(law::SANCTIFY).proves(victory::REMOVING_BUILDINGS_AND_TOKENS);
}

#[test]
fn without_a_garden_left_nothing_is_sanctified() {
    let words = "
        outcast mouse
        acolytes 3
        c7 sawmill cult-warrior
        c11 mouse-garden 2
        c9 mouse-garden 2
        c2 mouse-garden
    ";
    let game = cult(words, Frame::PerformConspiracies);
    assert!(game.refuses("do sanctify").starts_with("10.4.3.III "));
}

#[test]
fn a_converted_marquise_warrior_may_be_healed() {
    let words = "
        outcast fox
        acolytes 2
        c8 marquise-warrior
        c2 keep
        hand marquise anvil
    ";
    let game = cult(words, Frame::PerformConspiracies).plays("do convert");
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("card anvil");
    assert_eq!((game.count(Piece::MarquiseWarrior, 2), game.count(Piece::CultWarrior, 8)), (1, 1));
    game.proves(marquise::FIELD_HOSPITALS);
}
