//! 10.2 Faction Rules and Abilities.

use super::{TABLE, cult};
use crate::scene::{Look, c, scene};
use root::Frame as F;
use root::key_actions::battle::Frame as Battle;
use root::law::{lizard_cult as law, victory};
use root::lizard_cult::Frame;
use root::terms::{CardName, Faction, Piece};

fn battle(clearing: u8, attacker: u8, defender: u8) -> F {
    F::Battle(Battle::Battle {
        clearing: c(clearing),
        attacker: kernel::Seat(attacker),
        defender: kernel::Seat(defender),
        instigator: None,
    })
}

#[test]
fn gardens_of_the_outcast_craft_and_no_others() {
    let words = "
        c1 fox-garden
        c8 fox-garden 2
        c7 mouse-garden 2
        outcast fox
        hand lizard-cult anvil mouse-in-a-sack crossbow-mouse
    ";
    let game = cult(words, F::Golden(root::golden_rules::Frame::Evening));
    assert_eq!(game.offers(), ["craft anvil", "craft crossbow-mouse", "pass"]);
    assert!(game.refuses("craft mouse-in-a-sack").starts_with("4.1.1 "));
    let game = game.plays("craft anvil");
    assert_eq!(game.score(Faction::LizardCult), 2);
    game.proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn birds_are_not_wild_in_rituals() {
    let words = "
        c1 cult-warrior
        outcast fox
        hand lizard-cult woodland-runners
    ";
    let game = cult(words, Frame::Daylight);
    assert_eq!(game.offers(), ["do sacrifice", "pass"]);
    for ritual in ["build", "recruit", "score"] {
        assert!(game.refuses(&format!("do {ritual}")).contains("birds do not count"));
    }
    game.plays("do sacrifice; card woodland-runners").proves(law::HATRED_OF_BIRDS);
}

#[test]
fn warriors_lost_in_defence_become_acolytes() {
    let words = "
        turn marquise
        pawn vagabond f3
        c1 marquise-warrior 3 cult-warrior 3
    ";
    let game = scene(&TABLE, words, battle(1, 0, 3)).chances([2, 0]).luck(1);
    let game = game.plays("");
    assert_eq!((game.count(Piece::CultWarrior, 1), game.position().lizard_cult.acolytes()), (1, 2));
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 22);
    game.proves(law::REVENGE);
}

#[test]
fn warriors_lost_in_attack_go_to_the_supply() {
    let words = "c1 marquise-warrior 3 cult-warrior 3";
    let game = cult(words, battle(1, 3, 0)).chances([2, 2]).plays("");
    assert_eq!((game.count(Piece::CultWarrior, 1), game.position().lizard_cult.acolytes()), (1, 0));
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 24);
}

#[test]
fn warriors_removed_without_a_battle_take_no_revenge() {
    let words = "
            turn marquise
            pawn vagabond f3
            c1 workshop cult-warrior 2
            c6 workshop
            c8 workshop
            hand marquise favor-of-the-foxes
        ";
    let game = scene(&TABLE, words, F::Golden(root::golden_rules::Frame::Daylight)).luck(1);
    let game = game.plays("craft favor-of-the-foxes");
    assert_eq!((game.count(Piece::CultWarrior, 1), game.position().lizard_cult.acolytes()), (0, 0));
}

#[test]
fn revenge_keeps_warriors_from_the_coffin_makers() {
    let options: Vec<_> = TABLE.into_iter().chain([("deck", "exiles")]).collect();
    let words = "
        turn marquise
        pawn vagabond f3
        c1 marquise-warrior 3 cult-warrior 3
        crafted marquise coffin-makers
    ";
    let game = scene(&options, words, battle(1, 0, 3)).chances([2, 1]).luck(1).plays("");
    assert_eq!(game.position().lizard_cult.acolytes(), 2, "R31");
    assert_eq!(game.position().pieces_elsewhere(Piece::MarquiseWarrior), 1, "one in a coffin");
    assert_eq!(game.position().pieces_elsewhere(Piece::CultWarrior), 2, "the acolytes");
}

#[test]
fn a_garden_rules_whoever_else_is_there() {
    let words = "c1 fox-garden marquise-warrior 5\nc8 mouse-garden eyrie-warrior 4 roost\nc7 cult-warrior 2 eyrie-warrior 2
        hand lizard-cult anvil";
    let game = cult(words, Frame::Daylight);
    let ruled = |faction| game.position().woodland.ruled(faction);
    assert!(ruled(Faction::LizardCult).has(c(1)) && ruled(Faction::LizardCult).has(c(8)));
    assert!(ruled(Faction::Eyrie).has(c(7)), "without a garden a tie is the Eyrie's");
    assert!(ruled(Faction::Marquise).is_empty());
    assert_eq!(game.offers(), ["do recruit", "do score", "pass"], "both have no slot left");
    game.proves(law::PILGRIMS);
}

#[test]
fn each_garden_that_is_removed_costs_a_card() {
    let words = "turn marquise\npawn vagabond f3\nc8 marquise-warrior 3 fox-garden 2
        hand lizard-cult anvil sword bake-sale";
    let game = scene(&TABLE, words, battle(8, 0, 3)).chances([1, 0]).luck(1);
    let game = game.plays("pass");
    assert_eq!(game.count(Piece::FoxGarden, 8), 0, "one hit rolled, and one for the defenseless");
    assert_eq!((game.hand(Faction::LizardCult).len(), game.score(Faction::Marquise)), (1, 2));
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 2);
    game.proves(law::FEAR_OF_THE_FAITHFUL).proves(victory::REMOVING_BUILDINGS_AND_TOKENS);
}

#[test]
fn a_garden_lost_with_an_empty_hand_costs_nothing() {
    let words = "
        turn marquise
        pawn vagabond f3
        c8 marquise-warrior 3 fox-garden
    ";
    let game = scene(&TABLE, words, battle(8, 0, 3)).chances([1, 0]).luck(1).plays("");
    assert_eq!(
        (game.count(Piece::FoxGarden, 8), game.position().lizard_cult.lost_souls().len()),
        (0, 0)
    );
}

#[test]
fn every_card_that_is_spent_is_a_lost_soul_dominance_too() {
    let words = "
        turn marquise
        pawn vagabond f3
        c1 sawmill marquise-warrior
        hand marquise dominance-fox anvil
    ";
    let end = F::Marquise(root::marquise::Frame::Actions { left: 2 });
    let game = scene(&TABLE, words, end).luck(1);
    let game = game.plays("do overwork; in c1; card dominance-fox; do overwork; in c1; card anvil");
    let souls = game.position().lizard_cult.lost_souls();
    assert_eq!((souls.len(), game.discards().len(), game.position().available().len()), (2, 0, 0));
    game.proves(law::THE_LOST_SOULS_PILE);
}

#[test]
fn an_ambush_becomes_a_lost_soul() {
    let words = "
        c1 marquise-warrior 2 cult-warrior 3
        hand marquise ambush-fox
    ";
    let game = cult(words, battle(1, 3, 0)).chances([0, 0]).plays("card ambush-fox");
    assert_eq!(game.count(Piece::CultWarrior, 1), 1);
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
}

#[test]
fn with_no_cult_at_the_table_cards_are_discarded() {
    let words = "
        turn marquise
        c1 sawmill marquise-warrior
        hand marquise anvil
    ";
    let acts = F::Marquise(root::marquise::Frame::Actions { left: 1 });
    let game = crate::scene::four(words, acts).luck(1).plays("do overwork; in c1; card anvil");
    assert_eq!(game.discards(), [CardName::Anvil]);
}

#[test]
fn crafted_cards_that_are_discarded_are_lost_souls() {
    let words = "
        c1 marquise-warrior 2 cult-warrior 3
        crafted lizard-cult armorers
    ";
    let game = cult(words, battle(1, 3, 0)).chances([1, 1]).plays("use armorers");
    assert_eq!(game.count(Piece::CultWarrior, 1), 3);
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
}

#[test]
fn the_deck_is_made_anew_from_discards_not_from_lost_souls() {
    let words = "
            outcast fox
            c1 marquise-warrior
            lost-souls anvil
            discarded sword
            deck bake-sale
        ";
    let game = cult(words, Frame::DrawAndDiscard);
    assert_eq!(game.hand(Faction::LizardCult), [CardName::BakeSale]);
    let deck = game.position().deck();
    assert_eq!((deck.len(), game.setting().deck.name(deck.first().unwrap())), (1, CardName::Sword));
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
}
