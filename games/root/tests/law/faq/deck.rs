//! Questions about the deck, dominance and crafting.

use super::battle_frame;
use crate::scene::{Look, c, exiles, seat};
use crate::support::{Question, marquise_acts, marquise_daylight, phase};
use insta::assert_snapshot;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{CardName, Faction, Piece, Suit};

const EXILES: &[(&str, &str)] = &[("deck", "exiles")];

/// The Daylight of a Vagabond in clearing 1.
fn vagabond_day(words: &str) -> Question {
    let here = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c1
    ";
    phase(
        &[],
        &format!(
            "
        {here}
        {words}
    "
        ),
        Golden::Daylight,
    )
}

#[test]
fn with_no_card_left_anywhere_nothing_is_drawn() {
    let game = phase(
        &[],
        "
        turn marquise
        c1 marquise-warrior
        deck
    ",
        Golden::Evening,
    );
    assert!(game.hand(Faction::Marquise).is_empty());
    assert_ne!(game.asked_faction(), Faction::Marquise, "the turn goes on");
    game.proves(law::key_terms::CARDS);
}

#[test]
fn of_two_cards_to_draw_the_only_one_left_is_drawn() {
    let words = "
        turn marquise
        c5 recruiter 2
        c9 recruiter
        deck anvil
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil]);
}

#[test]
fn the_last_card_drawn_turns_the_discard_pile_into_the_deck_at_once() {
    // Day Labor finds nothing any more: the pile was shuffled when the quest's reward emptied the deck.
    let words = "
            has vagabond torch tea boot
            quests errand-fox
            discarded sword
            deck anvil foxfolk-steel
        ";
    let game = vagabond_day(words).plays("do quest; side cards");
    assert_eq!(game.hand(Faction::Vagabond), [CardName::FoxfolkSteel, CardName::Anvil]);
    assert!(game.discards().is_empty());
    assert_eq!(game.position().deck().len(), 1);
    game.proves(law::key_terms::CARDS);
}

#[test]
fn a_dominance_card_over_the_hand_limit_lies_beside_the_map() {
    let words = "turn marquise\nc1 marquise-warrior
        hand marquise anvil sword bake-sale investments crossbow-bird dominance-mouse";
    let game = phase(&[], words, Golden::Evening).chances([0]);
    let game = game.plays("card dominance-mouse").plays("card anvil");
    assert_eq!(game.hand(Faction::Marquise).len(), 5);
    assert_eq!(game.position().available().len(), 1);
    assert_eq!(game.discards(), [CardName::Anvil]);
    game.proves(law::glossary::DISCARD).proves(law::victory::PLAYING_FOR_THE_SUIT);
}

#[test]
fn one_dominance_card_may_pay_for_another() {
    let words = "
        c1 marquise-warrior
        discarded dominance-fox
        hand marquise dominance-bird
    ";
    let game = marquise_acts(3, words).plays("take dominance-fox; card dominance-bird");
    assert_eq!(game.hand(Faction::Marquise), [CardName::DominanceFox]);
    assert_eq!(game.position().available().len(), 1, "the bird card lies there now");
    assert_snapshot!(game.refuses("take dominance-bird"), @"3.3.4  You have no bird card to discard.");
}

#[test]
fn a_dominance_card_taken_may_be_activated_at_once() {
    let words = "
            c1 marquise-warrior
            discarded dominance-fox
            hand marquise anvil
            score marquise 10
        ";
    let game =
        marquise_acts(3, words).plays("take dominance-fox; card anvil; activate dominance-fox");
    let goal = game.position().player(seat(Faction::Marquise)).goal();
    assert_eq!(goal, root::position::Goal::Dominance(Suit::Fox));
}

#[test]
fn dominance_is_for_daylight_only() {
    let words = "
        turn alliance
        c1 fox-base alliance-warrior 2
        c5 marquise-warrior
        officers 2
        hand alliance dominance-fox anvil
        discarded dominance-mouse
        score alliance 15
    ";
    let game = phase(&[], words, Golden::Evening);
    let dominance = |offer: &String| offer.starts_with("activate") || offer.starts_with("take");
    assert!(!game.offers().iter().any(dominance), "{:?}", game.offers());
    let words = "
        turn alliance
        c1 sympathy
        supporters anvil sword bake-sale
        hand alliance dominance-fox
        score alliance 15
    ";
    let game = phase(&[], words, Golden::Birdsong);
    assert!(!game.offers().iter().any(dominance), "{:?}", game.offers());
}

#[test]
fn a_vagabond_needs_ten_points_for_a_coalition_too() {
    let game = vagabond_day(
        "
        hand vagabond dominance-fox
        score vagabond 9
        has vagabond boot
    ",
    );
    assert_snapshot!(game.refuses("activate dominance-fox"), @"3.3.1  You need 10 points.");
}

#[test]
fn the_same_effect_may_be_crafted_again_once_the_first_is_discarded() {
    let words = "c1 workshop\nc6 workshop marquise-warrior eyrie-warrior\ncrafted marquise armorers
        hand marquise armorers";
    let game = marquise_daylight(words);
    assert_snapshot!(game.refuses("craft armorers"), @"4.1.4  You have Armorers in play already.");
    let words = "c1 workshop\nc6 workshop marquise-warrior eyrie-warrior\ndiscarded armorers
        hand marquise armorers";
    let game = marquise_daylight(words).plays("craft armorers");
    assert_eq!(game.crafted(Faction::Marquise), [CardName::Armorers]);
    game.proves(law::key_actions::NO_DUPLICATES);
}

#[test]
fn items_of_one_name_may_be_crafted_again_while_the_supply_lasts() {
    let words = "
            c2 workshop 2
            c7 workshop 2
            hand marquise root-tea-fox root-tea-rabbit root-tea-mouse
        ";
    let game = marquise_daylight(words).plays("craft root-tea-fox; craft root-tea-rabbit");
    assert_eq!(game.score(Faction::Marquise), 4);
    assert_snapshot!(game.refuses("craft root-tea-mouse"), @"4.1.2  There are no teas in the supply.");
    game.proves(law::key_actions::IMMEDIATE_EFFECTS);
}

#[test]
fn royal_claim_may_wait_until_a_new_roost_rules() {
    let words = "
        turn eyrie
        leader despot
        hand eyrie anvil
        crafted eyrie royal-claim
    ";
    let game = phase(&[], words, Golden::Birdsong);
    let game = game.plays("pass; pass; column move; card anvil; pass; in c1; use royal-claim");
    assert_eq!(game.score(Faction::Eyrie), 1, "the clearing of the new roost");
}

#[test]
fn nobody_delivers_from_an_empty_hand() {
    let words = "
        turn marquise
        c1 marquise-warrior
        crafted marquise stand-and-deliver
    ";
    let game = phase(&[], words, Golden::Birdsong);
    assert!(!game.story().contains("Stand and Deliver"), "{}", game.story());
    assert_eq!(game.asked_faction(), Faction::Marquise);
    assert!(!game.offers().contains(&"use stand-and-deliver".to_owned()), "{:?}", game.offers());
}

#[test]
fn a_vagabond_crafts_symbols_of_any_suit_with_any_hammers() {
    let game = vagabond_day(
        "
        has vagabond hammer hammer hammer hammer
        hand vagabond royal-claim
    ",
    );
    let game = game.plays("craft royal-claim");
    assert_eq!(game.crafted(Faction::Vagabond), [CardName::RoyalClaim]);
    game.proves(law::vagabond::CRAFTING);
}

#[test]
fn nothing_is_crafted_in_a_forest() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond f1
        has vagabond hammer hammer
        hand vagabond anvil
    ";
    let game = phase(&[], words, Golden::Daylight);
    assert_snapshot!(game.refuses("craft anvil"), @"9.5.8  Your hammers cannot pay for Anvil here.");
}

#[test]
fn a_murine_broker_draws_for_the_items_of_a_vagabond_too() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond hammer
        hand vagabond anvil
        crafted eyrie murine-broker
    ";
    let game = phase(EXILES, words, Golden::Daylight).plays("craft anvil");
    assert_eq!(game.hand(Faction::Eyrie).len(), 1);
    assert_eq!(game.score(Faction::Vagabond), 2);
}

#[test]
fn coffins_keep_warriors_from_their_supply() {
    let words = "
            turn marquise
            crafted marquise coffin-makers
            c1 eyrie-warrior 2 marquise-warrior 2
        ";
    let game =
        exiles(words, battle_frame(Faction::Marquise, Faction::Eyrie)).chances([1, 1]).luck(1);
    let supply = |piece| game.position().woodland.supply(piece);
    assert_eq!((supply(Piece::EyrieWarrior), supply(Piece::MarquiseWarrior)), (18, 23));
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::MarquiseWarrior, 1)), (1, 1));
}

#[test]
fn propaganda_at_the_keep_removes_but_places_nothing() {
    let words = "
        turn eyrie
        leader despot
        crafted eyrie propaganda-bureau
        hand eyrie anvil
        c1 keep marquise-warrior 2
    ";
    let game =
        phase(EXILES, words, Golden::Daylight).plays("use propaganda-bureau; in c1; card anvil");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0);
    game.proves(law::marquise::THE_KEEP);
}

#[test]
fn propaganda_of_a_vagabond_makes_hostile() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c5
        has vagabond boot
        crafted vagabond propaganda-bureau
        hand vagabond anvil
        c1 eyrie-warrior 2
    ";
    let game =
        phase(EXILES, words, Golden::Daylight).plays("use propaganda-bureau; in c1; card anvil");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    assert_eq!(
        game.position().vagabonds[0].relationship(Faction::Eyrie),
        root::terms::Relationship::Hostile
    );
    assert_eq!(game.score(Faction::Vagabond), 0);
}

#[test]
fn boat_builders_carry_sympathy_along_rivers() {
    let words = "
        turn alliance
        c5 sympathy
        supporters smugglers-trail
    ";
    let game = phase(EXILES, words, Golden::Birdsong);
    assert!(!game.offers().contains(&"in c10".to_owned()), "{:?}", game.offers());
    let game = phase(
        EXILES,
        &format!(
            "
        {words}
        crafted alliance boat-builders
    "
        ),
        Golden::Birdsong,
    );
    assert!(game.offers().contains(&"in c10".to_owned()), "{:?}", game.offers());
    game.proves(law::key_terms::RIVERS);
}

#[test]
fn false_orders_send_a_single_warrior_whole() {
    let words = "
        turn marquise
        crafted marquise false-orders
        c1 eyrie-warrior
    ";
    let game = phase(EXILES, words, Golden::Birdsong).plays("use false-orders; move c1 c5");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 5)), (0, 1));
}

#[test]
fn a_swap_meet_may_give_back_the_card_it_took() {
    let words = "
        turn marquise
        crafted marquise swap-meet
        c1 marquise-warrior
        hand eyrie anvil
    ";
    let game = phase(EXILES, words, Golden::Birdsong).plays("use swap-meet; card anvil");
    assert_eq!(game.hand(Faction::Eyrie), [CardName::Anvil]);
    assert!(!game.offers().contains(&"use swap-meet".to_owned()), "once a turn");
}

#[test]
fn a_charm_offensive_can_win_the_game_for_another() {
    let words = "
            turn marquise
            crafted marquise charm-offensive
            c1 marquise-warrior
            score eyrie 29
        ";
    let game = phase(EXILES, words, Golden::Evening).plays("use charm-offensive; faction eyrie");
    assert!(game.outcome().winners().has(seat(Faction::Eyrie)));
    game.proves(law::victory::HOW_TO_WIN);
}

#[test]
fn informants_without_an_ambush_in_the_pile_draw_cards() {
    let words = "
        turn marquise
        crafted marquise informants
        c1 marquise-warrior
        discarded anvil
    ";
    let game = phase(EXILES, words, Golden::Evening);
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    assert_eq!(game.discards(), [CardName::Anvil]);
}

#[test]
fn soup_kitchens_rule_with_tokens_alone() {
    let words = "
        turn alliance
        c1 sympathy marquise-warrior
        c6 sympathy marquise-warrior 2
        c8 sympathy eyrie-warrior 2
        crafted alliance soup-kitchens
    ";
    let game = phase(EXILES, words, Golden::Birdsong);
    let rules = |number| game.position().woodland.ruled(Faction::Alliance).has(c(number));
    assert!(rules(1), "two against one");
    assert!(!rules(6), "two against two");
    assert!(game.position().woodland.ruled(Faction::Eyrie).has(c(8)), "the Eyrie rule a tie");
}
