//! 11.4 Birdsong.

use super::{board, company};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::law::riverfolk as law;
use root::riverfolk::Frame;
use root::terms::{Faction, Piece};

#[test]
fn with_no_payments_two_warriors_come() {
    let game = company("hand riverfolk anvil", Golden::Birdsong);
    assert_eq!(board(&game).funds(Faction::Riverfolk), 2);
    assert_eq!(game.position().woodland.supply(Piece::RiverfolkWarrior), 13);
    game.proves(law::PROTECTIONISM).proves(law::BIRDSONG).proves(law::GATHER_FUNDS);
}

#[test]
fn payments_of_a_customer_keep_protectionism_away() {
    let game = company("payments marquise 1", Golden::Birdsong);
    assert_eq!(
        (board(&game).funds(Faction::Marquise), board(&game).funds(Faction::Riverfolk)),
        (1, 0)
    );
}

#[test]
fn dividends_count_funds_alone_and_need_a_trade_post() {
    for (words, points) in [
        (
            "
            c1 fox-trade-post
            funds riverfolk 5
            payments marquise 4
            committed eyrie 4
        ",
            2,
        ),
        ("funds riverfolk 5", 0),
        (
            "
            c1 fox-trade-post
            funds riverfolk 1
        ",
            0,
        ),
        (
            "
            c1 fox-trade-post
            funds riverfolk 3 marquise 3
        ",
            3,
        ),
    ] {
        let game = company(words, Frame::Dividends);
        assert_eq!(game.score(Faction::Riverfolk), points, "{words}");
        game.proves(law::DIVIDENDS);
    }
}

#[test]
fn all_warriors_on_the_board_become_funds_and_spaces_are_free() {
    let words = "
            c1 fox-trade-post
            funds riverfolk 1
            payments marquise 2
            committed eyrie 3
            spaces fox
        ";
    let game = company(words, Frame::GatherFunds);
    let funds =
        [Faction::Riverfolk, Faction::Marquise, Faction::Eyrie].map(|of| board(&game).funds(of));
    assert_eq!(funds, [1, 2, 3]);
    assert_eq!(board(&game).taken(root::terms::Suit::Fox), 0);
    game.proves(law::GATHER_FUNDS);
}
