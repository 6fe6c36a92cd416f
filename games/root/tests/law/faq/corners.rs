//! Questions where two chapters meet.

use super::{battle, battle_frame};
use crate::scene::{Look, c, exiles, five, seat};
use crate::support::{
    Question, eyrie_birdsong, eyrie_daylight, marquise_acts, marquise_daylight, phase,
};
use insta::assert_snapshot;
use root::golden_rules::Frame as Golden;
use root::law;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};

const EXILES: &[(&str, &str)] = &[("deck", "exiles")];
const LAKE: &[(&str, &str)] = &[("map", "lake"), ("suits", "fixed")];
const MOUNTAIN: &[(&str, &str)] = &[("map", "mountain"), ("suits", "fixed")];

/// The Daylight of this character in clearing 1.
fn day(character: &str, words: &str) -> Question {
    let here = format!(
        "
        turn vagabond
        character vagabond {character}
        pawn vagabond c1
    "
    );
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

fn ready(game: &Question, item: Item) -> u8 {
    game.position().vagabonds[0].items(item, ItemState::Ready)
}

#[test]
fn an_allied_vagabond_is_still_an_enemy_of_a_revolt() {
    let words = "
        turn alliance
        c1 sympathy
        supporters anvil foxfolk-steel
        pawn vagabond c1
        character vagabond thief
        has vagabond boot boot torch sword
        relationship vagabond alliance allied
    ";
    let game = phase(&[], words, Golden::Birdsong).plays("in c1; card foxfolk-steel; card anvil");
    assert_eq!(game.asked_faction(), Faction::Vagabond, "an ally is no partner (G.1.15)");
    game.proves(law::vagabond::TOTAL_REMOVAL);
}

#[test]
fn what_an_ally_helps_to_remove_is_infamous_too() {
    let words = "has vagabond sword\nc1 marquise-warrior 2 eyrie-warrior 3 roost
        relationship vagabond marquise allied\nrelationship vagabond eyrie hostile";
    let game = day("thief", words).chances([3, 0]);
    let game = game.plays("do battle; battle c1 eyrie; faction marquise");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0, "two warriors and a sword");
    assert!(game.story().contains("9.2.9.III.a  The Vagabond scores 3 points."));
    game.proves(law::vagabond::INFAMY).proves(law::vagabond::BATTLING_WITH_AN_ALLY);
}

#[test]
fn hostile_buildings_alone_cost_no_second_boot() {
    let words = "
            has vagabond boot
            c5 roost
            c9 eyrie-warrior
            relationship vagabond eyrie hostile
        ";
    let game = day("thief", words).plays("do move");
    assert!(game.offers().contains(&"to c5".to_owned()));
    assert_snapshot!(game.refuses("to c9"), @"9.2.9.III.b  Hostile warriors are there: this takes 2 boots.");
}

#[test]
fn a_partner_may_be_aided_but_not_struck() {
    let words = "
        has vagabond crossbow boot
        hand vagabond anvil
        c1 eyrie-warrior
        coalition vagabond eyrie
    ";
    let game = day("thief", words);
    assert_snapshot!(game.refuses("do strike"), @"9.5.6  No enemy piece is here that could be removed.");
    let game = game.plays("do aid; item boot; card anvil");
    assert_eq!(game.hand(Faction::Eyrie), [CardName::Anvil]);
    assert_eq!(game.score(Faction::Vagabond), 0, "off the track");
}

#[test]
fn guerrillas_ambush_and_then_deal_the_higher_roll() {
    let words = "
        turn eyrie
        c1 eyrie-warrior 5 alliance-warrior 2
        hand alliance ambush-fox
    ";
    let game = battle(words, Faction::Eyrie, Faction::Alliance).chances([0, 3]).luck(1);
    let game = game.plays("card ambush-fox");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "two by ambush, two of three by the roll");
    assert_eq!(game.count(Piece::AllianceWarrior, 1), 2);
    game.proves(law::alliance::GUERRILLA_WAR);
}

#[test]
fn disdain_for_trade_is_for_items_only() {
    let words = "
            turn eyrie
            leader despot
            c1 eyrie-warrior
            c5 roost
            c9 eyrie-warrior marquise-warrior
            crafted eyrie royal-claim
            hand eyrie anvil sword
        ";
    let game = eyrie_birdsong(words).plays("use royal-claim");
    assert_eq!(game.score(Faction::Eyrie), 3, "a tie is ruled too (7.2.2)");
}

#[test]
fn a_builder_scores_what_is_printed_and_the_engravers_point() {
    let words = "
        leader builder
        c3 roost
        c4 roost
        hand eyrie investments
        crafted eyrie master-engravers
    ";
    let game = phase(
        EXILES,
        &format!(
            "
        turn eyrie
        {words}
    "
        ),
        Golden::Daylight,
    );
    let game = game.plays("craft investments");
    let story = game.story();
    assert!(story.contains("7.8.1  The Eyrie scores 3 points."), "{story}");
    assert!(story.contains("4.1.3  The Eyrie scores 1 point."), "{story}");
}

#[test]
fn corvid_planners_save_a_move_of_the_decree() {
    let words = "
            turn eyrie
            leader despot
            c1 eyrie-warrior marquise-warrior 3
            c5 marquise-warrior
            c9 marquise-warrior
            c10 marquise-warrior
            decree move anvil
        ";
    assert!(phase(EXILES, words, Golden::Daylight).story().contains("7.7 "));
    let words = format!(
        "
        {words}
        crafted eyrie corvid-planners
    "
    );
    let game = phase(EXILES, &words, Golden::Daylight);
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
}

#[test]
fn what_was_done_before_turmoil_stays_done() {
    let words = "
        leader despot
        c2 roost
        decree recruit sword anvil
    ";
    let game = eyrie_daylight(words).plays("card mouse; leader builder");
    assert_eq!(game.count(Piece::EyrieWarrior, 2), 1);
    assert!(game.story().contains("7.7.2"), "{}", game.story());
}

#[test]
fn with_no_card_anywhere_nothing_is_added_to_the_decree() {
    let words = "
        turn eyrie
        leader despot
        c1 roost eyrie-warrior
        decree move vizier
        deck
    ";
    let game = eyrie_birdsong(words);
    assert!(!game.story().contains("7.4.2"), "{}", game.story());
    assert_snapshot!(game.asks(), @"1: 7.5.2.II  Which move do you take?");
}

#[test]
fn a_cobbler_may_walk_into_an_outrage() {
    let words = "
        turn marquise
        c1 marquise-warrior
        c5 sympathy
        crafted marquise cobbler
        hand marquise bake-sale
    ";
    let game = phase(&[], words, Golden::Evening).plays("use cobbler; move c1 c5; card bake-sale");
    assert_eq!(game.supporters(), [CardName::BakeSale]);
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn the_tax_collector_takes_no_officer() {
    let words = "
        turn alliance
        officers 3
        crafted alliance tax-collector
        hand alliance anvil
    ";
    let game = phase(&[], words, Golden::Daylight);
    assert!(!game.offers().contains(&"use tax-collector".to_owned()), "{:?}", game.offers());
}

#[test]
fn an_ambush_of_another_suit_neither_strikes_nor_foils() {
    let words = "turn marquise\nc1 marquise-warrior 3 eyrie-warrior 3
        hand eyrie ambush-mouse ambush-fox\nhand marquise ambush-rabbit";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([0, 0]).luck(1);
    assert_snapshot!(game.refuses("card ambush-mouse"), @"4.3.1  It does not match clearing 1.");
    let game = game.plays("card ambush-fox");
    assert_snapshot!(game.refuses("card ambush-rabbit"), @"4.3.1.I  It does not match clearing 1.");
    let game = game.plays("pass");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1);
    assert_eq!(game.discards(), [CardName::AmbushFox]);
}

#[test]
fn a_foiled_ambush_costs_both_cards_and_the_battle_goes_on() {
    let words = "turn marquise\nc1 marquise-warrior 3 eyrie-warrior 3
        hand eyrie ambush-fox\nhand marquise ambush-bird";
    let game = battle(words, Faction::Marquise, Faction::Eyrie).chances([2, 1]).luck(1);
    let game = game.plays("card ambush-fox; card ambush-bird");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (2, 1));
    assert_eq!(game.discards().len(), 2);
}

#[test]
fn ambushes_can_take_buildings_of_the_attacker() {
    let words = "
        turn marquise
        c2 marquise-warrior sawmill eyrie-warrior
        hand eyrie ambush-bird
    ";
    let game = marquise_acts(1, words).plays("do battle; card ambush-bird");
    assert_eq!((game.count(Piece::MarquiseWarrior, 2), game.count(Piece::Sawmill, 2)), (0, 0));
    assert_eq!(game.score(Faction::Eyrie), 1);
}

#[test]
fn a_night_in_the_forest_does_not_refresh_what_was_not_damaged() {
    let words = "turn vagabond\ncharacter vagabond thief\npawn vagabond f1
        has vagabond boot:exhausted sword:damaged-exhausted";
    let game = phase(&[], words, Golden::Evening);
    assert_eq!((ready(&game, Item::Boot), ready(&game, Item::Sword)), (0, 1));
    game.proves(law::vagabond::EVENINGS_REST);
}

#[test]
fn items_beyond_the_limit_leave_the_game() {
    let words = "turn vagabond\ncharacter vagabond thief\npawn vagabond c1
        has vagabond bag boot boot boot sword sword sword hammer hammer:damaged tea:damaged";
    let game = phase(&[], words, Golden::Evening).plays("item hammer");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Hammer, ItemState::Ready), 0);
    assert_eq!(board.items(Item::Boot, ItemState::Ready), 3, "eight with a bag on its track");
    assert_eq!(game.position().items().of(Item::Hammer), 1, "the supply is as it was");
    game.proves(law::vagabond::CHECK_ITEM_LIMITS);
}

#[test]
fn an_exhausted_item_stands_in_for_nothing() {
    let words = "
        has vagabond tea hammer:exhausted sword:damaged crossbow
        quests errand-fox
        c1 eyrie-warrior
    ";
    let game = day("adventurer", words).plays("do quest");
    assert_eq!(game.offers(), ["side cards", "side points", "pass"], "the crossbow it was");
    assert_eq!(game.position().vagabonds[0].items(Item::Crossbow, ItemState::DamagedExhausted), 1);
}

#[test]
fn a_ronin_who_exhausted_the_only_sword_strikes_no_more() {
    let words = "
        has vagabond sword boot
        c1 eyrie-warrior 2
    ";
    let game = day("ronin", words).chances([1, 0]).plays("do battle");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "no question came");
}

#[test]
fn allies_do_not_glide() {
    let words = "
        has vagabond torch boot
        c1 eyrie-warrior 2
        relationship vagabond eyrie allied
    ";
    let game = day("harrier", words).plays("do special; to c3");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2);
    assert_snapshot!(game.asks(), @"3: 9.5  What do you do this Daylight?");
}

#[test]
fn a_slip_by_ferry_takes_no_boot_and_brings_a_card() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c3
        has vagabond boot
    ";
    let game = phase(LAKE, words, Golden::Birdsong).plays("ferry c3 c12");
    assert_eq!((ready(&game, Item::Boot), game.hand(Faction::Vagabond).len()), (1, 1));
    assert_eq!(game.position().woodland.ferry(), Some(c(12)));
}

#[test]
fn boat_builders_cross_the_lake_without_the_ferry() {
    let options = [("map", "lake"), ("suits", "fixed"), ("deck", "exiles")];
    let words = "
        turn marquise
        c10 marquise-warrior 2
        crafted marquise boat-builders
    ";
    let game = phase(&options, words, Golden::Daylight).plays("do march; move c10 c12; count 2");
    assert_eq!(game.count(Piece::MarquiseWarrior, 12), 2);
    assert!(game.hand(Faction::Marquise).is_empty(), "no Ferry, no card");
    assert_eq!(game.position().woodland.ferry(), Some(c(3)));
}

#[test]
fn one_slips_over_a_closed_path_only_through_the_forests() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c2
        has vagabond boot
    ";
    let game = phase(MOUNTAIN, words, Golden::Birdsong);
    assert!(!game.offers().contains(&"to c5".to_owned()), "{:?}", game.offers());
    assert!(game.offers().contains(&"to f6".to_owned()));
    let game = phase(
        MOUNTAIN,
        &format!(
            "
        {words}
        open c2 c5
    "
        ),
        Golden::Birdsong,
    );
    assert!(game.offers().contains(&"to c5".to_owned()));
    game.proves(law::vagabond::SLIP);
}

#[test]
fn a_player_without_a_score_marker_gains_nothing_at_the_pass() {
    let words = "
        turn marquise
        c11 marquise-warrior
        dominance marquise fox
    ";
    let game = phase(MOUNTAIN, words, Golden::Evening);
    assert_eq!(game.score(Faction::Marquise), 0);
    let game = phase(
        MOUNTAIN,
        "
        turn marquise
        c11 marquise-warrior
    ",
        Golden::Evening,
    );
    assert_eq!(game.score(Faction::Marquise), 1);
}

#[test]
fn ties_of_the_eyrie_count_for_dominance() {
    let words = "
        turn eyrie
        dominance eyrie bird
        c2 eyrie-warrior marquise-warrior
        c4 roost
    ";
    let game = phase(&[], words, Golden::StartOfBirdsong);
    assert!(game.outcome().winners().has(seat(Faction::Eyrie)));
    game.proves(law::eyrie::LORDS_OF_THE_FOREST);
}

#[test]
fn who_has_activated_dominance_may_still_take_a_card_for_its_suit() {
    let words = "
        c1 marquise-warrior
        dominance marquise mouse
        discarded dominance-fox
        hand marquise anvil
    ";
    let game = marquise_acts(3, words).plays("take dominance-fox; card anvil");
    assert_eq!(game.hand(Faction::Marquise), [CardName::DominanceFox]);
    assert_snapshot!(game.refuses("activate dominance-fox"), @"3.3.2  Your score marker has left the track already.");
}

#[test]
fn in_a_game_of_three_a_vagabond_activates_nothing() {
    let options = [("seats", "3"), ("factions", "marquise,eyrie,vagabond")];
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        hand vagabond dominance-fox
        score vagabond 20
    ";
    let game = phase(&options, words, Golden::Daylight);
    assert_snapshot!(game.refuses("activate dominance-fox"), @"9.2.8  There is nobody to form a coalition with.");
}

#[test]
fn the_alliance_moves_only_where_it_rules() {
    let words = "
        turn alliance
        officers 1
        c1 alliance-warrior marquise-warrior sympathy
        c5 marquise-warrior
        c9 marquise-warrior
        c10 marquise-warrior
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_snapshot!(game.refuses("do move"), @"4.2.1  There is no clearing you could move to.");
}

#[test]
fn aids_of_one_turn_carry_a_faction_over_several_spaces() {
    let words = "has vagabond boot boot boot torch sword sword\nc1 eyrie-warrior
        hand vagabond anvil foxfolk-steel travel-gear-fox";
    let game = day("thief", words)
        .plays("do aid; item boot; card anvil")
        .plays("do aid; item boot; card foxfolk-steel")
        .plays("do aid; item boot; card travel-gear-fox");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Friendly);
    assert_eq!(game.score(Faction::Vagabond), 3, "one and two");
    game.proves(law::vagabond::IMPROVING_COST);
}

#[test]
fn a_hostile_faction_is_coaxed_by_no_aid() {
    let words = "
        has vagabond boot sword
        c1 eyrie-warrior
        hand vagabond anvil
        items eyrie tea
        relationship vagabond eyrie hostile
    ";
    let game = day("thief", words).plays("do aid; item boot; card anvil; item tea");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Hostile);
    assert_eq!(ready(&game, Item::Tea), 1);
    game.proves(law::vagabond::AIDING_HOSTILE_FACTIONS);
}

#[test]
fn two_vagabonds_never_grow_hostile() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot boot
        character second-vagabond ranger
        pawn second-vagabond c5
        has second-vagabond sword
    ";
    let game = five(words, root::vagabond::Frame::Daylight).luck(1).plays("do move; to c5");
    assert_eq!(ready(&game, Item::Boot), 1, "one boot into a clearing with a pawn");
}

#[test]
fn partisans_spend_birds_but_keep_their_own_suit() {
    let words =
        "turn marquise\nc1 marquise-warrior 2 eyrie-warrior 3\ncrafted marquise fox-partisans
        hand marquise anvil dominance-bird sword";
    let game =
        exiles(words, battle_frame(Faction::Marquise, Faction::Eyrie)).chances([0, 0]).luck(1);
    let game = game.plays("use fox-partisans");
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil]);
    assert_eq!(game.position().available().len(), 1);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2);
}

#[test]
fn crafting_uses_each_workshop_once_a_turn() {
    let words = "
        c1 workshop
        c8 workshop
        hand marquise anvil foxfolk-steel crossbow-mouse
    ";
    let game = marquise_daylight(words).plays("craft anvil");
    assert_snapshot!(game.refuses("craft foxfolk-steel"), @"4.1.1  You have not enough crafting pieces of the right suits for Foxfolk Steel.");
    let game = game.plays("craft crossbow-mouse");
    assert_eq!(game.score(Faction::Marquise), 3);
}

#[test]
fn a_lost_workshop_crafts_nothing_but_a_crafted_effect_stays() {
    let words = "
            turn eyrie
            c1 eyrie-warrior 2 workshop
            crafted marquise armorers
            leader builder
        ";
    let game = battle(words, Faction::Eyrie, Faction::Marquise).chances([0, 0]).luck(1);
    assert_eq!(game.count(Piece::Workshop, 1), 0, "the extra hit of the defenseless");
    assert_eq!(game.crafted(Faction::Marquise), [CardName::Armorers]);
}
