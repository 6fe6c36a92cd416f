//! Questions about the factions: corners of their own chapters.

use super::battle;
use crate::scene::{Look, c, five, four, seat};
use crate::support::{eyrie_birdsong, eyrie_daylight, marquise_acts};
use insta::assert_snapshot;
use root::cards::Frame as Cards;
use root::cards::standard::Frame as Standard;
use root::frame::Frame as F;
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Suit};
use root::{alliance, law, vagabond};

#[test]
fn a_scorched_clearing_is_why_nothing_is_built_there() {
    let words = "
        turn marquise
        c1 marquise-warrior 2 wood 2
        c5 marquise-warrior
        scorched c5
    ";
    let game = marquise_acts(1, words).plays("do build; piece sawmill");
    assert_eq!(game.position().woodland.count(Piece::Sawmill, c(1)), 1, "one site is left");
    let words = "
        turn marquise
        c1 marquise-warrior 2 wood 2
        c5 marquise-warrior
        c9 marquise-warrior
        scorched c5
    ";
    let game = marquise_acts(1, words).plays("do build; piece sawmill");
    assert_snapshot!(game.refuses("in c5"), @"D.6.2  Nothing can be placed in or moved into clearing 5: it is scorched.");
}

#[test]
fn no_roost_is_built_at_the_keep() {
    let words = "
        c2 keep eyrie-warrior 3
        leader despot
        decree build vizier
    ";
    let game = eyrie_daylight(words);
    assert!(game.story().contains("7.7"), "{}", game.story());
    game.proves(law::marquise::THE_KEEP);
}

#[test]
fn a_new_roost_needs_a_free_slot_and_no_keep() {
    let everywhere = "
        c3 marquise-warrior
        c4 marquise-warrior
        c5 marquise-warrior
        c6 marquise-warrior
        c7 marquise-warrior
        c8 marquise-warrior
        c9 marquise-warrior
        c10 marquise-warrior
        c11 marquise-warrior
        c12 marquise-warrior 2
    ";
    let words = format!(
        "
        c1 sawmill
        c2 keep
        {everywhere}
        hand eyrie anvil
        leader despot
    "
    );
    let game = eyrie_birdsong(&words).plays("column recruit; card anvil");
    let offers = game.offers();
    assert!(!offers.contains(&"in c1".to_owned()), "clearing 1 is full: {offers:?}");
    assert!(!offers.contains(&"in c2".to_owned()), "the keep: {offers:?}");
    assert!(!offers.contains(&"in c12".to_owned()), "two warriors: {offers:?}");
    assert!(offers.contains(&"in c3".to_owned()), "{offers:?}");
    game.proves(law::eyrie::A_NEW_ROOST);
}

#[test]
fn warriors_of_a_new_roost_are_as_many_as_there_are() {
    let words = "
        c12 eyrie-warrior 19
        hand eyrie anvil
        leader despot
    ";
    let game = eyrie_birdsong(words).plays("column recruit; card anvil; in c1");
    let woodland = &game.position().woodland;
    assert_eq!(
        (woodland.count(Piece::Roost, c(1)), woodland.count(Piece::EyrieWarrior, c(1))),
        (1, 1)
    );
    game.proves(law::golden_rules::LIMIT);
}

#[test]
fn a_scoundrel_stays_where_the_torch_burns_and_never_comes_back() {
    let words = "
        turn vagabond
        character vagabond scoundrel
        pawn vagabond c1
        has vagabond torch boot boot
        c1 eyrie-warrior roost
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1).plays("do special");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(1)));
    let game = game.plays("do move; to c5; do move");
    assert!(!game.offers().contains(&"to c1".to_owned()), "{:?}", game.offers());
    game.proves(law::characters::SCORCHED_EARTH);
}

#[test]
fn a_favor_leaves_the_torch_of_a_scoundrel() {
    let words = "
        turn eyrie
        scorched c1
        c1 marquise-warrior
    ";
    let game = four(words, F::Cards(Cards::Standard(Standard::Favor(Suit::Fox)))).luck(1);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    assert!(game.position().woodland.scorched().has(c(1)));
}

#[test]
fn the_favor_of_a_partner_spares_the_vagabond() {
    let words = "
        turn eyrie
        character vagabond thief
        pawn vagabond c1
        has vagabond boot torch
        coalition vagabond eyrie
        c1 marquise-warrior
    ";
    let game = four(words, F::Cards(Cards::Standard(Standard::Favor(Suit::Fox)))).luck(1);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Ready), 1);
    game.proves(law::glossary::ENEMY);
}

#[test]
fn total_removal_damages_as_many_items_as_there_are() {
    let words = "
        turn eyrie
        character vagabond thief
        pawn vagabond c1
        has vagabond boot torch:damaged tea
    ";
    let game = four(words, F::Cards(Cards::Standard(Standard::Favor(Suit::Fox)))).luck(1);
    let board = &game.position().vagabonds[0];
    let damaged = [Item::Boot, Item::Tea].map(|item| board.items(item, ItemState::DamagedReady));
    assert_eq!(damaged, [1, 1]);
    game.proves(law::vagabond::TOTAL_REMOVAL);
}

#[test]
fn two_explorations_take_both_items_of_a_ruin() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond c6
            has vagabond torch torch
            character second-vagabond ranger
            pawn second-vagabond f1
            ruin c6 sword boot
        ";
    let game = five(words, vagabond::Frame::Daylight).luck(1);
    let game = game.plays("do explore; item boot; do explore");
    let board = &game.position().vagabonds[0];
    let found = [Item::Sword, Item::Boot].map(|item| board.items(item, ItemState::Ready));
    assert_eq!(found, [1, 1]);
    assert_eq!(game.score(Faction::Vagabond), 2);
    assert!(!game.position().woodland.ruins().has(c(6)), "the last item took the ruin along");
    game.proves(law::vagabond::TAKING_ITEMS_FROM_RUINS);
}

#[test]
fn a_full_stack_discards_what_is_mobilized() {
    let words = "turn alliance\nhand alliance anvil
        supporters sword bake-sale investments foxfolk-steel travel-gear-fox";
    let game = four(words, alliance::Frame::Daylight).luck(1).plays("do mobilize; card anvil");
    assert_eq!(game.supporters().len(), 5);
    assert_eq!(game.discards(), [CardName::Anvil]);
    game.proves(law::alliance::CAPACITY);
}

#[test]
fn several_revolts_may_follow_each_other() {
    let words = "turn alliance\nc1 sympathy\nc5 sympathy
        supporters anvil foxfolk-steel bake-sale a-visit-to-friends";
    let game = four(words, alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c1; card foxfolk-steel; card anvil; in c5");
    let game = game.plays("card a-visit-to-friends; card bake-sale");
    assert_eq!((game.count(Piece::FoxBase, 1), game.count(Piece::RabbitBase, 5)), (1, 1));
    assert_eq!(game.position().alliance.officers(), 2);
    game.proves(law::alliance::REVOLT);
}

#[test]
fn a_bird_is_owed_where_no_card_of_the_suit_is_held() {
    let words = "
        turn marquise
        c5 marquise-warrior 2
        c1 sympathy
        hand marquise armorers sword
    ";
    let game = marquise_acts(3, words).plays("do march; move c5 c1; count 1");
    assert_eq!(game.offers(), ["card armorers"]);
    game.proves(law::key_terms::FORCED_EFFECTS);
}

#[test]
fn an_ambush_held_for_its_suit_may_pay_an_outrage() {
    let words = "
        turn marquise
        c5 marquise-warrior 2
        c1 sympathy
        hand marquise ambush-fox
    ";
    let game = marquise_acts(3, words).plays("do march; move c5 c1; count 1; card ambush-fox");
    assert_eq!(game.position().alliance.supporters().len(), 1);
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn each_move_into_a_sympathetic_clearing_is_an_outrage_of_its_own() {
    let words = "
            turn marquise
            c5 marquise-warrior 3
            c1 sympathy
            hand marquise anvil foxfolk-steel
        ";
    let game = marquise_acts(3, words);
    let game = game.plays("do march; move c5 c1; count 1; card anvil; move c5 c1; count 1");
    let game = game.plays("card foxfolk-steel");
    assert_eq!(game.position().alliance.supporters().len(), 2);
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn the_alliance_that_attacks_has_no_guerrillas() {
    let words = "
        turn alliance
        c1 alliance-warrior 3 eyrie-warrior 3
    ";
    let game = battle(words, Faction::Alliance, Faction::Eyrie).chances([3, 1]).luck(1);
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::AllianceWarrior, 1)), (0, 2));
}

#[test]
fn organizing_leaves_the_sympathy_even_where_it_was_the_last_warrior() {
    let words = "
        turn alliance
        officers 1
        c1 alliance-warrior marquise-warrior 4
        c2 fox-base
    ";
    let game = four(words, alliance::Frame::MilitaryOperations(0)).luck(1).plays("do organize");
    assert_eq!((game.count(Piece::Sympathy, 1), game.count(Piece::AllianceWarrior, 1)), (1, 0));
    game.proves(law::alliance::ORGANIZE);
}

#[test]
fn a_building_that_is_removed_covers_its_bonus_again() {
    let words = "
        turn eyrie
        c1 eyrie-warrior 3 recruiter
        c5 recruiter 2
    ";
    let game = battle(words, Faction::Eyrie, Faction::Marquise).chances([0, 0]).luck(1);
    assert_eq!(game.position().woodland.supply(Piece::Recruiter), 4);
    let evening = four(
        "
        turn marquise
        c5 recruiter 2
    ",
        root::golden_rules::Frame::Evening,
    );
    assert_eq!(evening.luck(1).hand(Faction::Marquise).len(), 1, "two recruiters draw one card");
}

#[test]
fn who_has_activated_dominance_loses_no_points_in_turmoil() {
    let words = "
        leader despot
        decree build vizier
        dominance eyrie fox
        score eyrie 12
    ";
    let game = eyrie_daylight(words);
    assert!(!game.story().contains("loses"), "{}", game.story());
    assert_eq!(game.position().player(seat(Faction::Eyrie)).score(), 12);
}

#[test]
fn a_vagabond_in_a_coalition_scores_nothing_any_more() {
    let words = "
        turn vagabond
        character vagabond ranger
        pawn vagabond c1
        has vagabond crossbow
        coalition vagabond eyrie
        c1 sawmill
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1).plays("do strike");
    assert_eq!((game.count(Piece::Sawmill, 1), game.score(Faction::Vagabond)), (0, 0));
    game.proves(law::vagabond::STRIKE);
}

#[test]
fn why_a_roost_is_not_built_somewhere_is_said() {
    let words = "
        c1 roost eyrie-warrior
        c6 eyrie-warrior
        c8 eyrie-warrior
        c2 eyrie-warrior
        c12 eyrie-warrior marquise-warrior 2
        leader despot
        decree build anvil
    ";
    let game = eyrie_daylight(words);
    assert_eq!(game.offers(), ["in c6", "in c8"]);
    assert_snapshot!(game.refuses("in c1"), @"7.5.2.IV  There is a roost in clearing 1 already.");
    assert_snapshot!(game.refuses("in c2"), @"7.5.2  The card of the Decree names fox clearings.");
    assert_snapshot!(game.refuses("in c12"), @"7.5.2.IV  You do not rule clearing 12.");
}

#[test]
fn a_slip_and_an_outrage_are_told_as_such() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c5
        has vagabond boot
        relationship vagabond eyrie allied
        c5 eyrie-warrior 2
        c1 sympathy
        hand eyrie anvil
    ";
    let game = four(words, vagabond::Frame::Slip).luck(1);
    let game = game.plays("to c1; faction eyrie; count 2; card anvil");
    assert_snapshot!(game.story().lines().take(3).collect::<Vec<_>>().join("\n"), @r"
    9.4.2  The Vagabond moves to clearing 1.
    4.2  2 Eyrie warriors move from clearing 5 to clearing 1.
    8.2.6  The Eyrie causes an outrage in clearing 1.
    ");
    game.proves(law::vagabond::SLIP).proves(law::vagabond::MOVING_WITH_AN_ALLY);
}

#[test]
fn a_revolt_in_the_woods_sends_the_wounded_to_the_keep() {
    let words = "
            turn alliance
            c1 sympathy marquise-warrior 3 sawmill
            c3 keep
            hand marquise armorers
            supporters anvil foxfolk-steel
        ";
    let game = four(words, alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c1; card foxfolk-steel; card anvil");
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("card armorers");
    assert_eq!((game.count(Piece::MarquiseWarrior, 3), game.count(Piece::FoxBase, 1)), (3, 1));
    assert_eq!(game.score(Faction::Alliance), 1, "the sawmill");
    game.proves(law::marquise::FIELD_HOSPITALS);
}

#[test]
fn an_item_a_vagabond_crafts_lies_face_up_on_its_track() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c2
        has vagabond hammer
        hand vagabond root-tea-fox
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1).plays("craft root-tea-fox");
    assert_eq!(game.position().vagabonds[0].items(Item::Tea, ItemState::Ready), 1);
    assert_eq!(game.score(Faction::Vagabond), 2);
    game.proves(law::vagabond::CRAFT).proves(law::vagabond::ITEM_TRACKS);
}

#[test]
fn cards_given_by_aid_may_fill_a_hand_beyond_five_until_evening() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c1
        has vagabond boot
        hand vagabond anvil
        c1 marquise-warrior
        hand marquise sword bake-sale investments foxfolk-steel travel-gear-fox
    ";
    let game = four(words, vagabond::Frame::Daylight).luck(1).plays("do aid; card anvil");
    assert_eq!(game.hand(Faction::Marquise).len(), 6);
}
