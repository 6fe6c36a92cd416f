//! 8.6 Evening.

use crate::scene::{Look, four};
use root::alliance::Frame;
use root::law::alliance as law;
use root::terms::{Faction, Piece};

#[test]
fn there_are_as_many_operations_as_officers() {
    let words = "turn alliance
        c1 fox-base alliance-warrior 2
        officers 3";
    let game = four(words, Frame::MilitaryOperations(0)).luck(1);
    let game = game.plays("do recruit; do organize; do move; move c1 c5; count 1");
    assert_eq!(game.count(Piece::AllianceWarrior, 5), 1);
    assert_eq!((game.count(Piece::AllianceWarrior, 1), game.count(Piece::Sympathy, 1)), (1, 1));
    assert_ne!(game.asked_faction(), Faction::Alliance);
    game.proves(law::MILITARY_OPERATIONS)
        .proves(law::RECRUIT)
        .proves(law::ORGANIZE)
        .proves(law::MOVE);
}

#[test]
fn organizing_scores_the_track_and_spends_no_supporters() {
    let words = "
        turn alliance
        c5 sympathy
        c2 alliance-warrior
        officers 1
    ";
    let game = four(words, Frame::MilitaryOperations(0)).luck(1).plays("do organize");
    assert_eq!((game.count(Piece::Sympathy, 2), game.count(Piece::AllianceWarrior, 2)), (1, 0));
    assert_eq!(game.score(Faction::Alliance), 1, "the second token");
    game.proves(law::ORGANIZE);
}

#[test]
fn organizing_needs_an_unsympathetic_clearing() {
    let game = four(
        "
            turn alliance
            c2 alliance-warrior sympathy
            officers 1
        ",
        Frame::MilitaryOperations(0),
    )
    .luck(1);
    assert!(game.refuses("do organize").starts_with("8.6.1.IV "));
    let game = four(
        "
            turn alliance
            c1 keep alliance-warrior
            c5 alliance-warrior
            officers 2
        ",
        Frame::MilitaryOperations(0),
    )
    .luck(1);
    let game = game.plays("do organize");
    assert_eq!(
        (game.count(Piece::Sympathy, 1), game.count(Piece::Sympathy, 5)),
        (0, 1),
        "not at the keep"
    );
}

#[test]
fn an_operation_can_be_a_battle() {
    let words = "
        turn alliance
        c1 alliance-warrior 2 marquise-warrior
        officers 1
    ";
    let game = four(words, Frame::MilitaryOperations(0)).chances([2, 0]).luck(1).plays("do battle");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    game.proves(law::BATTLE);
}

#[test]
fn recruiting_needs_a_base() {
    let game = four(
        "
        turn alliance
        c1 alliance-warrior
        officers 1
    ",
        Frame::MilitaryOperations(0),
    )
    .luck(1);
    assert!(game.refuses("do recruit").starts_with("8.6.1.III "));
}

#[test]
fn each_base_on_the_map_draws_a_card_more() {
    let words = "
        turn alliance
        c1 fox-base
        c2 mouse-base
        hand alliance anvil sword bake-sale
    ";
    let game = four(words, root::golden_rules::Frame::Evening).luck(1);
    assert_eq!(game.asked_faction(), Faction::Alliance, "six cards are one too many");
    game.proves(law::EVENING).proves(law::DRAW_AND_DISCARD);
}
