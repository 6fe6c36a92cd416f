//! 11.5 Daylight.

use super::{board, company};
use crate::scene::Look;
use root::law::{golden_rules, riverfolk as law};
use root::riverfolk::Frame;
use root::terms::{CardName, Faction, Item, Piece, Suit};

#[test]
fn funds_pay_for_actions_in_any_order_until_there_are_none() {
    let words = "
        c5 riverfolk-warrior 2 eyrie-warrior
        funds riverfolk 3
        hand riverfolk anvil
    ";
    let game = company(words, Frame::Daylight)
        .chances([1, 0])
        .plays("do battle; do draw; do recruit; in c4");
    assert_eq!((board(&game).all_funds(), board(&game).committed(Faction::Riverfolk)), (0, 2));
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 0);
    assert_eq!(game.hand(Faction::Riverfolk).len(), 2);
    assert_eq!(game.count(Piece::RiverfolkWarrior, 4), 1);
    game.proves(law::DAYLIGHT).proves(law::BATTLE).proves(law::DRAW).proves(law::RECRUIT);
}

#[test]
fn recruits_come_to_the_river_only() {
    let game = company(
        "
        c10 marquise-warrior keep
        funds riverfolk 1 marquise 1
    ",
        Frame::Daylight,
    );
    let game = game.plays("do recruit; faction marquise");
    assert_eq!(game.offers(), ["in c4", "in c5", "in c7", "in c11"], "not at the keep");
    assert_eq!(board(&game).funds(Faction::Marquise), 0, "it went home");
    game.proves(law::RECRUIT);
}

#[test]
fn with_no_warrior_left_a_fund_of_others_recruits_nobody() {
    let words = "
        c5 riverfolk-warrior 15
        funds marquise 2
        c1 eyrie-warrior
    ";
    let game = company(words, Frame::Daylight);
    assert!(game.refuses("do recruit").starts_with("1.5.1 "));
    game.proves(golden_rules::LIMIT);
}

#[test]
fn the_last_own_fund_recruits_itself() {
    let words = "
        c5 riverfolk-warrior 14
        funds riverfolk 1 marquise 1
    ";
    let game = company(words, Frame::Daylight).plays("do recruit; in c4");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 4), 1);
    assert_eq!(board(&game).funds(Faction::Marquise), 1);
}

#[test]
fn a_trade_post_is_paid_with_funds_of_who_rules() {
    let words = "
        c1 marquise-warrior
        c2 eyrie-warrior
        c3 eyrie-warrior rabbit-trade-post
        c6 marquise-warrior eyrie-warrior
        c9 marquise-warrior keep
        funds marquise 2 riverfolk 2 eyrie 1
    ";
    let game = company(words, Frame::Daylight).plays("do establish");
    assert_eq!(game.count(Piece::FoxTradePost, 1), 1, "the only clearing that is ruled by a payer");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 1), 1);
    assert_eq!(game.score(Faction::Riverfolk), 2);
    assert_eq!(
        (board(&game).funds(Faction::Marquise), board(&game).funds(Faction::Riverfolk)),
        (0, 2)
    );
    game.proves(law::ESTABLISH_TRADE_POST_WITH_GARRISON)
        .proves(law::CHOOSE_THE_CLEARING)
        .proves(law::SPEND_FUNDS)
        .proves(law::PLACE_AND_SCORE);
}

#[test]
fn no_clearing_has_two_trade_posts_and_the_company_may_pay_for_its_own() {
    let words = "
            c5 riverfolk-warrior 2
            c10 riverfolk-warrior rabbit-trade-post
            funds riverfolk 2
        ";
    let game = company(words, Frame::Daylight).plays("do establish");
    assert_eq!(game.count(Piece::RabbitTradePost, 5), 1);
    assert_eq!(game.count(Piece::RabbitTradePost, 10), 1);
}

#[test]
fn a_suit_has_three_trade_posts() {
    let words = "
        c1 fox-trade-post
        c6 fox-trade-post
        c8 fox-trade-post
        c12 marquise-warrior
        funds marquise 2
    ";
    let game = company(words, Frame::Daylight);
    assert!(game.refuses("do establish").starts_with("11.5.6.II "));
}

#[test]
fn a_card_may_be_exported_for_a_warrior() {
    let words = "
        c1 fox-trade-post
        hand riverfolk anvil
        funds riverfolk 1
    ";
    let game = company(words, Frame::Daylight).plays("craft anvil");
    assert_eq!(game.offers(), ["craft anvil", "do export"]);
    let game = game.plays("do export");
    assert_eq!((game.score(Faction::Riverfolk), board(&game).payments(Faction::Riverfolk)), (0, 1));
    assert_eq!(game.discards(), [CardName::Anvil]);
    assert_eq!(board(&game).taken(Suit::Fox), 1);
    game.proves(law::EXPORT);
}

#[test]
fn what_cannot_be_crafted_cannot_be_exported() {
    let words = "
        c1 fox-trade-post
        hand riverfolk anvil
        funds riverfolk 1
        items eyrie hammer
    ";
    let game = company(words, Frame::Daylight);
    assert_eq!(game.position().items().of(Item::Hammer), 0);
    assert!(game.refuses("craft anvil").starts_with("4.1.2 "));
}

#[test]
fn symbols_of_any_suit_take_spaces_of_choice() {
    let words = "
        c1 fox-trade-post
        c6 fox-trade-post
        c2 mouse-trade-post
        c9 mouse-trade-post
        c3 rabbit-trade-post
        hand riverfolk royal-claim
        funds riverfolk 2 marquise 3
    ";
    let game = company(words, Frame::Daylight).plays("craft royal-claim; suit fox; suit rabbit");
    assert_eq!(board(&game).taken(Suit::Mouse), 1);
    let game = game.plays("faction riverfolk; craft royal-claim");
    assert_eq!(game.crafted(Faction::Riverfolk), [CardName::RoyalClaim]);
    assert_eq!(
        (board(&game).funds(Faction::Marquise), board(&game).funds(Faction::Riverfolk)),
        (1, 0)
    );
    game.proves(law::CRAFT);
}

#[test]
fn a_space_is_used_once_until_funds_are_gathered() {
    let words = "
        c1 fox-trade-post
        spaces fox
        hand riverfolk anvil
        funds riverfolk 2
    ";
    assert!(company(words, Frame::Daylight).refuses("craft anvil").starts_with("11.5.3 "));
}
