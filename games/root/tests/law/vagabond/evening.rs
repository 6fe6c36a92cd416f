//! 9.6 Evening.

use crate::scene::{Look, four};
use root::golden_rules::Frame as Golden;
use root::law::vagabond as law;
use root::position::ItemState;
use root::terms::{Faction, Item};
use root::vagabond::Frame;

#[test]
fn a_night_in_a_forest_mends_everything() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond f2
        has vagabond boot:damaged-exhausted tea:damaged sword:exhausted
    ";
    let game = four(words, Golden::Evening).luck(1);
    let board = &game.position().vagabonds[0];
    assert_eq!(
        (board.items(Item::Boot, ItemState::Ready), board.items(Item::Tea, ItemState::Ready)),
        (1, 1)
    );
    assert_eq!(board.items(Item::Sword, ItemState::Exhausted), 1, "only damaged items");
    game.proves(law::EVENINGS_REST).proves(law::EVENING);
}

#[test]
fn a_night_in_a_clearing_mends_nothing() {
    let words = "
            turn vagabond
            character vagabond thief
            pawn vagabond c2
            has vagabond boot:damaged
        ";
    let game = four(words, Golden::Evening).luck(1);
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::DamagedReady), 1);
}

#[test]
fn each_coins_on_the_track_draw_a_card_more() {
    let words = "
        turn vagabond
        character vagabond vagrant
        pawn vagabond c2
        has vagabond coins coins coins:exhausted
    ";
    let game = four(words, Golden::Evening).luck(1);
    assert_eq!(game.hand(Faction::Vagabond).len(), 3);
    game.proves(law::DRAW_CARDS);
}

#[test]
fn hands_go_down_to_five() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c2
        hand vagabond anvil sword bake-sale investments root-tea-fox
    ";
    let game = four(words, Golden::Evening).chances([0]).luck(1);
    let game = game.plays("card anvil");
    assert_eq!(game.hand(Faction::Vagabond).len(), 5);
    game.proves(law::DISCARD_CARDS);
}

#[test]
fn satchel_and_damaged_items_have_a_limit_and_tracks_do_not_count() {
    let words = "turn vagabond
        character vagabond tinker
        pawn vagabond c2
        has vagabond bag tea coins boot boot boot sword sword hammer torch:damaged tea:exhausted crossbow";
    // Eight and a bag: six and two are allowed, so one of nine goes.
    let game = four(words, Frame::CheckItemLimits).luck(1);
    assert!(!game.offers().contains(&"item tea".to_owned()), "what lies on a track stays");
    let game = game.plays("item torch damaged");
    assert_eq!(game.position().gone.of(Item::Torch), 1);
    game.proves(law::CHECK_ITEM_LIMITS);
}
