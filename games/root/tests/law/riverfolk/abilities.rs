//! 11.2.1 to 11.2.5: crafting, swimmers, the open hand, funds and trade posts.

use super::{board, company, customer};
use crate::scene::Look;
use kernel::Viewer;
use root::golden_rules::Frame as Golden;
use root::law::riverfolk as law;
use root::riverfolk::Frame;
use root::terms::{CardName, Faction, Piece, Suit};

#[test]
fn free_spaces_of_the_tracks_pay_for_cards() {
    let words = "
        c1 fox-trade-post
        hand riverfolk anvil root-tea-fox
        funds riverfolk 2
    ";
    let game = company(words, Frame::Daylight);
    assert!(game.offers().contains(&"craft anvil".to_owned()));
    assert!(game.refuses("craft root-tea-fox").starts_with("11.5.3 "), "no mouse post was placed");
    let game = game.plays("craft anvil; craft anvil");
    assert_eq!(game.score(Faction::Riverfolk), 2);
    assert_eq!((board(&game).all_funds(), board(&game).committed(Faction::Riverfolk)), (1, 1));
    game.proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn along_the_river_the_company_goes_whoever_rules() {
    let words = "c5 riverfolk-warrior marquise-warrior 3\nc10 eyrie-warrior 2\nc1 eyrie-warrior
        funds riverfolk 1";
    let game = company(words, Frame::Daylight).plays("do move");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 10), 1, "the only way is the river");
    game.proves(law::SWIMMERS).proves(law::MOVE);
}

#[test]
fn on_paths_the_company_needs_to_rule() {
    let words = "c12 riverfolk-warrior 2 marquise-warrior\nc1 riverfolk-warrior marquise-warrior 2
        funds riverfolk 1";
    let game = company(words, Frame::Daylight).plays("do move");
    let moves = game.offers();
    assert!(moves.contains(&"move c12 c4".to_owned()), "{moves:?}");
    assert!(!moves.contains(&"move c1 c9".to_owned()), "{moves:?}");
    assert!(game.refuses("move c1 c9").starts_with("4.2.1 "));
}

#[test]
fn everybody_sees_the_hand_of_the_company() {
    let game = company(
        "
            hand riverfolk anvil sword
            hand eyrie bake-sale
            funds riverfolk 1
        ",
        Frame::Daylight,
    );
    for viewer in [Viewer::Watcher, Viewer::Seat(game.seat(Faction::Marquise))] {
        let view = game.view(viewer);
        let known = |faction: Faction| {
            view.players.iter().find(|player| player.faction == faction).unwrap().known.clone()
        };
        assert_eq!(known(Faction::Riverfolk), [CardName::Anvil, CardName::Sword]);
        assert!(known(Faction::Eyrie).is_empty());
    }
    game.proves(law::FOR_SALE);
}

#[test]
fn a_card_taken_from_the_open_hand_stays_known() {
    let words = "
        turn eyrie
        crafted eyrie stand-and-deliver
        hand riverfolk anvil
        prices 4 4 4
    ";
    let game = customer(words, Golden::Birdsong).plays("use stand-and-deliver");
    assert_eq!(game.hand(Faction::Eyrie), [CardName::Anvil]);
    let view = game.view(Viewer::Seat(game.seat(Faction::Marquise)));
    let eyrie = view.players.iter().find(|player| player.faction == Faction::Eyrie).unwrap();
    assert_eq!(eyrie.known, [CardName::Anvil]);
}

#[test]
fn spent_funds_go_home_and_committed_ones_stay() {
    let words = "
        c1 marquise-warrior
        funds marquise 3 riverfolk 1
        c10 riverfolk-warrior
    ";
    let game = company(words, Frame::Daylight).plays("do draw; faction riverfolk");
    assert_eq!(
        (board(&game).funds(Faction::Marquise), board(&game).committed(Faction::Riverfolk)),
        (3, 1)
    );
    let game = game.plays("do establish");
    assert_eq!(board(&game).funds(Faction::Marquise), 1);
    assert_eq!(
        game.position().woodland.supply(Piece::MarquiseWarrior),
        23,
        "25 without the one in clearing 1 and the fund"
    );
    game.proves(law::FUNDS).proves(law::DRAW).proves(law::TRADE_POSTS);
}

#[test]
fn with_a_trade_post_half_of_the_funds_go_rounded_up() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 fox-trade-post
        funds riverfolk 3 marquise 2
        prices 4 4 4
    ";
    let game = customer(words, Golden::Daylight).chances([1, 0]).plays("do battle");
    assert_eq!(game.asked_faction(), Faction::Riverfolk, "it says which");
    let game = game.plays("faction marquise; faction marquise");
    assert_eq!(
        (board(&game).funds(Faction::Riverfolk), board(&game).funds(Faction::Marquise)),
        (2, 0)
    );
    assert_eq!(game.position().woodland.supply(Piece::FoxTradePost), 2, "it never comes back");
    assert_eq!(game.score(Faction::Marquise), 1);
    game.proves(law::TRADE_DISRUPTION);
}

#[test]
fn the_space_of_a_lost_trade_post_still_crafts() {
    let words = "
            turn marquise
            c1 marquise-warrior 3 fox-trade-post
            funds riverfolk 4
            prices 4 4 4
        ";
    let game = customer(words, Golden::Daylight).chances([1, 0]).plays("do battle");
    assert_eq!(board(&game).all_funds(), 2);
    let view = game.view(Viewer::Watcher);
    let player = view.players.iter().find(|player| player.faction == Faction::Riverfolk).unwrap();
    let root::view::BoardView::Riverfolk(board) = &player.board else { panic!("their board") };
    assert_eq!((board.tracks[0].suit, board.tracks[0].open), (Suit::Fox, 1));
}

#[test]
fn two_trade_posts_lost_at_once_halve_twice() {
    let words = "funds riverfolk 5";
    let game = company(words, Frame::TradeDisruption { count: 2 });
    assert_eq!(board(&game).all_funds(), 1, "three of five, then one of two");
    game.proves(law::TRADE_DISRUPTION);
}
