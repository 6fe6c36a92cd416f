//! 8.5 Daylight.

use crate::scene::{Look, four};
use root::alliance::Frame;
use root::law::alliance as law;
use root::terms::{CardName, Faction, Piece};

#[test]
fn craft_mobilize_and_train_come_in_any_order_and_number() {
    let words = "turn alliance
        c1 fox-base sympathy
        hand alliance anvil foxfolk-steel sword ambush-fox";
    let game = four(words, Frame::Daylight).luck(1);
    let game = game.plays("do mobilize; card sword; do train; card ambush-fox; craft anvil; do mobilize; card foxfolk-steel");
    assert_eq!(game.supporters(), [CardName::FoxfolkSteel, CardName::Sword]);
    assert_eq!(game.position().alliance.officers(), 1);
    assert_eq!(game.score(Faction::Alliance), 2, "the anvil's hammer");
    game.proves(law::DAYLIGHT)
        .proves(law::CRAFT)
        .proves(law::MOBILIZE)
        .proves(law::TRAIN)
        .proves(law::CRAFTING);
}

#[test]
fn a_sympathy_token_is_activated_once_a_turn() {
    let words = "
        turn alliance
        c1 sympathy
        hand alliance anvil crossbow-mouse
    ";
    let game = four(words, Frame::Daylight).luck(1).plays("craft anvil");
    assert!(game.refuses("craft crossbow-mouse").starts_with("4.1.1 "));
}

#[test]
fn only_cards_that_match_a_base_on_the_map_train() {
    let words = "
        turn alliance
        c1 fox-base
        hand alliance sword ambush-bird
    ";
    let game = four(words, Frame::Daylight).luck(1).plays("do train");
    assert_eq!(game.offers(), ["card ambush-bird"]);
    let game = four(
        "
        turn alliance
        hand alliance sword
    ",
        Frame::Daylight,
    )
    .luck(1);
    assert!(game.refuses("do train").starts_with("8.5.3 "));
    let game = four(
        "
            turn alliance
            c1 fox-base
            officers 10
            hand alliance anvil
        ",
        Frame::Daylight,
    )
    .luck(1);
    assert!(game.refuses("do train").starts_with("1.5.1 "));
    assert_eq!(game.position().woodland.supply(Piece::AllianceWarrior), 0);
}

#[test]
fn crafting_an_item_with_sympathy_scores_its_points() {
    let game = four(
        "
            turn alliance
            c4 sympathy
            c5 sympathy
            hand alliance bake-sale
        ",
        Frame::Daylight,
    )
    .luck(1)
    .plays("craft bake-sale");
    assert_eq!(game.score(Faction::Alliance), 3);
    game.proves(law::CRAFTING);
}
