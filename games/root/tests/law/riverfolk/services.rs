//! 11.2.6 Buying Services, 11.2.7.I and II.

use super::{board, customer};
use crate::scene::{Look, c};
use kernel::Viewer;
use root::golden_rules::Frame as Golden;
use root::law::{golden_rules, riverfolk as law};
use root::terms::{CardName, Faction, Item, Piece, Service};

#[test]
fn a_service_is_paid_with_warriors_of_the_supply() {
    let words = "
        turn marquise
        prices 3 2 4
        hand riverfolk anvil sword
    ";
    let game = customer(words, Golden::StartOfBirdsong);
    assert_eq!(
        game.offers(),
        ["service hand-card", "service riverboats", "service mercenaries", "pass"]
    );
    let game = game.plays("service hand-card; card sword");
    assert_eq!(game.hand(Faction::Marquise), [CardName::Sword]);
    assert_eq!(game.hand(Faction::Riverfolk), [CardName::Anvil]);
    assert_eq!(board(&game).payments(Faction::Marquise), 3);
    assert_eq!(game.position().woodland.supply(Piece::MarquiseWarrior), 22);
    game.proves(law::BUYING_SERVICES)
        .proves(law::COST_OF_SERVICES)
        .proves(law::HAND_CARD)
        .proves(law::RIVERFOLK_SERVICES);
}

#[test]
fn everybody_knows_which_card_was_bought() {
    let words = "
        turn marquise
        prices 1 1 1
        hand riverfolk anvil sword
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service hand-card; card sword");
    let view = game.view(Viewer::Seat(game.seat(Faction::Eyrie)));
    assert_eq!(view.players[0].known, [CardName::Sword]);
}

#[test]
fn who_has_too_few_warriors_left_cannot_buy() {
    let words = "
        turn marquise
        prices 3 2 4
        hand riverfolk anvil
        c1 marquise-warrior 23
    ";
    let game = customer(words, Golden::StartOfBirdsong);
    assert_eq!(game.offers(), ["service riverboats", "pass"]);
    assert!(game.refuses("service hand-card").starts_with("11.2.6.I "));
}

#[test]
fn one_service_and_one_for_each_trade_post_with_a_piece_of_the_buyer() {
    let words = "
        turn marquise
        prices 1 1 1
        hand riverfolk anvil sword bake-sale armorers
        c1 fox-trade-post marquise-warrior
        c2 mouse-trade-post wood
        c3 rabbit-trade-post eyrie-warrior
    ";
    let game = customer(words, Golden::StartOfBirdsong);
    let game = game.plays("service hand-card; card anvil; service hand-card; card sword; service hand-card; card armorers");
    assert_eq!(board(&game).bought(), 3);
    assert_eq!(
        game.hand(Faction::Riverfolk),
        [CardName::BakeSale],
        "the fourth is not for sale to the Marquise"
    );
    game.proves(law::NUMBER_OF_SERVICES);
}

#[test]
fn what_counts_for_the_whole_turn_is_bought_once() {
    let words = "
        turn marquise
        prices 1 1 1
        c1 fox-trade-post marquise-warrior
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service riverboats");
    assert!(game.refuses("service riverboats").starts_with("11.2.7.II "));
    assert!(game.refuses("service hand-card").starts_with("11.2.7.I "), "no card is in hand");
}

#[test]
fn a_vagabond_pays_by_exhausting_items() {
    let words = "
        turn vagabond
        prices 2 4 1
        hand riverfolk anvil
        pawn vagabond c1
        character vagabond thief
        has vagabond boot sword torch:exhausted tea:damaged
    ";
    let game = customer(words, Golden::StartOfBirdsong);
    assert_eq!(game.offers(), ["service hand-card", "pass"]);
    assert!(game.refuses("service riverboats").starts_with("11.2.6.I "), "two items are ready");
    assert!(game.refuses("service mercenaries").starts_with("11.2.7.III.b "));
    let game = game.plays("service hand-card");
    assert_eq!(board(&game).payments(Faction::Riverfolk), 2, "warriors of the Company");
    assert_eq!(game.position().woodland.supply(Piece::RiverfolkWarrior), 13);
    assert!(game.position().vagabonds[0].items(Item::Boot, root::position::ItemState::Ready) <= 1);
    game.proves(law::VAGABOND_FUNDS).proves(law::MERCENARIES_AND_THE_VAGABOND);
}

#[test]
fn riverboats_make_paths_of_rivers_for_the_turn() {
    let words = "
        turn marquise
        prices 1 1 1
        c5 marquise-warrior 2
        c10 eyrie-warrior
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service riverboats; do march");
    assert!(game.offers().contains(&"move c5 c10".to_owned()), "{:?}", game.offers());
    game.proves(law::RIVERBOATS);
    let without = customer(words, Golden::Daylight).plays("do march");
    assert!(!without.offers().contains(&"move c5 c10".to_owned()));
}

#[test]
fn services_end_with_the_turn() {
    let words = "
        turn marquise
        prices 1 1 1
        sold riverboats mercenaries
        hand riverfolk anvil
        c5 riverfolk-warrior
    ";
    let game = customer(words, Golden::EndOfTurn);
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    assert_eq!(board(&game).bought(), 0);
    assert!(
        !board(&game).has_sold(Service::Riverboats) && !board(&game).has_sold(Service::Mercenaries)
    );
    assert!(game.position().woodland.ruled(Faction::Riverfolk).has(c(5)));
}

#[test]
fn by_boat_a_buyer_still_needs_to_rule_an_end() {
    let words = "
            turn marquise
            prices 1 1 1
            c5 marquise-warrior eyrie-warrior 2
            c10 eyrie-warrior
            c11 marquise-warrior
        ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service riverboats; do march");
    assert!(!game.offers().contains(&"move c5 c10".to_owned()), "{:?}", game.offers());
    assert!(game.offers().contains(&"move c11 c10".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_company_buys_nothing_from_itself() {
    let words = "
        turn riverfolk
        prices 1 1 1
        hand riverfolk anvil
    ";
    let game = customer(words, Golden::StartOfBirdsong);
    assert!(game.offers().iter().all(|offer| !offer.starts_with("service")), "{:?}", game.offers());
    assert_eq!(board(&game).funds(Faction::Riverfolk), 2, "its Birdsong is over");
}

#[test]
fn for_a_vagabonds_items_the_company_places_the_warriors_it_has() {
    let words = "
        turn vagabond
        prices 3 4 4
        hand riverfolk anvil
        pawn vagabond c1
        character vagabond thief
        has vagabond boot sword torch
        c5 riverfolk-warrior 14
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service hand-card");
    assert_eq!(game.hand(Faction::Vagabond), [CardName::Anvil]);
    assert_eq!(board(&game).payments(Faction::Riverfolk), 1);
}

#[test]
fn cards_and_services_at_the_start_of_birdsong_come_in_any_order() {
    let words = "
            turn marquise
            prices 1 1 1
            crafted marquise better-burrow-bank
            hand riverfolk anvil
            c1 marquise-warrior 3
        ";
    let game = customer(words, Golden::StartOfBirdsong);
    assert_eq!(
        game.offers(),
        [
            "use better-burrow-bank",
            "service hand-card",
            "service riverboats",
            "service mercenaries",
            "pass"
        ]
    );
    let bought = game.plays("service hand-card");
    assert!(
        bought.offers().contains(&"use better-burrow-bank".to_owned()),
        "{:?}",
        bought.offers()
    );
    bought.proves(golden_rules::UNCLEAR_CHOICES);
}
