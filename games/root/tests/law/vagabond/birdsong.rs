//! 9.4 Birdsong.

use crate::scene::{four, scene};
use root::law::{key_terms, vagabond as law};
use root::position::ItemState;
use root::terms::Item;
use root::vagabond::Frame;

#[test]
fn three_items_are_refreshed_and_two_for_each_tea_on_its_track() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond f1
        has vagabond tea boot:exhausted boot:exhausted sword:exhausted torch:exhausted hammer:exhausted bag:exhausted";
    let game = four(words, Frame::Refresh).luck(1);
    let game = game.plays(
        "item boot exhausted; item bag exhausted; item hammer exhausted; item sword exhausted",
    );
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Torch, ItemState::Exhausted), 1, "the sixth stays face down");
    game.proves(law::REFRESH);
}

#[test]
fn tea_that_is_refreshed_now_does_not_help_yet() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond f1
        has vagabond tea:exhausted boot:exhausted sword:exhausted torch:exhausted hammer:exhausted";
    let game = four(words, Frame::Refresh)
        .luck(1)
        .plays("item boot exhausted; item hammer exhausted; item tea exhausted");
    assert_eq!(game.position().vagabonds[0].items(Item::Sword, ItemState::Exhausted), 1);
}

#[test]
fn a_damaged_item_can_be_turned_face_up_where_it_lies() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond f1
        has vagabond boot:damaged-exhausted
    ";
    let game = four(words, Frame::Refresh).luck(1);
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::DamagedReady), 1);
}

#[test]
fn a_slip_goes_to_clearings_and_forests_without_boots_whoever_is_there() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond c1
        c5 eyrie-warrior 3
        relationship vagabond eyrie hostile";
    let game = four(words, Frame::Slip).luck(1);
    assert_eq!(game.offers(), ["to c5", "to c9", "to c10", "to f1", "to f2", "pass"]);
    let game = game.plays("to c5");
    assert_eq!(game.position().vagabonds[0].pawn().to_string(), "c5");
    game.proves(law::SLIP).proves(law::NIMBLE);
}

#[test]
fn from_a_forest_one_slips_to_its_clearings_and_to_forests_beside_it() {
    let game = four(
        "
            turn vagabond
            character vagabond thief
            pawn vagabond f4
        ",
        Frame::Slip,
    )
    .luck(1);
    assert_eq!(game.offers(), ["to c4", "to c9", "to c12", "to f2", "to f7", "pass"]);
    game.proves(key_terms::ADJACENT_FORESTS);
}

#[test]
fn on_the_winter_map_the_river_parts_forests_that_are_adjacent_across_it() {
    let options = [("seats", "4"), ("first", "1"), ("map", "winter"), ("suits", "fixed")];
    let game = scene(
        &options,
        "
            turn vagabond
            character vagabond thief
            pawn vagabond f1
        ",
        Frame::Slip,
    )
    .luck(1);
    assert_eq!(game.offers(), ["to c1", "to c7", "to c9", "to f2", "to f4", "pass"]);
}

#[test]
fn items_are_refreshed_before_the_slip() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond f1
            has vagabond boot:exhausted
        ";
    let game = four(words, root::golden_rules::Frame::Birdsong).luck(1);
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Ready), 1);
    game.proves(law::BIRDSONG).proves(law::SLIP);
}
