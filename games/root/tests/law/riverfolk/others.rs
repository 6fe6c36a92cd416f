//! The Company and the other factions' chapters.

use super::{board, customer};
use crate::scene::{Look, c};
use crate::support::within;
use proof::Scenario;
use root::Root;
use root::golden_rules::Frame as Golden;
use root::law::{glossary, hundreds, riverfolk as law};
use root::layout::turn_from;
use root::riverfolk::Frame;
use root::terms::{CardName, Faction, Piece};

const HORDE: [(&str, &str); 3] =
    [("seats", "3"), ("first", "1"), ("factions", "eyrie,hundreds,riverfolk")];

/// The Hundreds have hired mercenaries, and this paragraph is open.
fn hired_by_the_hundreds(words: &str, frame: root::hundreds::Frame) -> Scenario<Root> {
    let frames = [Golden::EndOfTurn.into(), frame.into(), Frame::Mercenaries.into()];
    within(
        &HORDE,
        &format!(
            "
        turn hundreds
        sold mercenaries
        prices 4 4 4
        {words}
    "
        ),
        &frames,
    )
}

#[test]
fn mercenaries_do_not_spoil_oppression_but_trade_posts_do() {
    for (words, points) in [
        ("c1 hundreds-warrior riverfolk-warrior", 1),
        ("c1 hundreds-warrior riverfolk-warrior 3 eyrie-warrior", 0),
        ("c1 hundreds-warrior riverfolk-warrior fox-trade-post", 0),
        ("c1 riverfolk-warrior 3", 0),
        ("c1 mob riverfolk-warrior 3", 1),
    ] {
        let game = hired_by_the_hundreds(words, root::hundreds::Frame::Oppress).plays("");
        assert_eq!(game.score(Faction::Hundreds), points, "{words}");
        game.proves(hundreds::OPPRESS).proves(glossary::ENEMY_PIECE);
    }
}

#[test]
fn mercenaries_are_no_crowd_for_a_rowdy_warlord() {
    let words = "
        mood rowdy
        c1 warlord riverfolk-warrior 3
    ";
    let game = hired_by_the_hundreds(words, root::hundreds::Frame::DrawAndDiscard).plays("");
    assert_eq!(game.hand(Faction::Hundreds).len(), 2);
}

#[test]
fn a_favor_spares_mercenaries_but_no_trade_post() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        funds riverfolk 4
        hand marquise favor-of-the-foxes
        c1 riverfolk-warrior 2 fox-trade-post eyrie-warrior
        c6 workshop
        c8 workshop
        c12 workshop
    ";
    let game = customer(words, Golden::StartOfDaylight).plays("craft favor-of-the-foxes");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 1), 2, "they leave by hits only");
    assert_eq!((game.count(Piece::FoxTradePost, 1), game.count(Piece::EyrieWarrior, 1)), (0, 0));
    assert_eq!((game.score(Faction::Marquise), board(&game).all_funds()), (1, 2));
    game.proves(glossary::ENEMY_PIECE).proves(law::TRADE_DISRUPTION);
}

#[test]
fn a_favor_that_takes_two_trade_posts_halves_the_funds_twice() {
    let words = "
        turn marquise
        prices 4 4 4
        funds riverfolk 5
        hand marquise favor-of-the-foxes
        c1 fox-trade-post workshop
        c6 fox-trade-post workshop riverfolk-warrior
        c12 workshop
    ";
    let game = customer(words, Golden::Daylight).plays("craft favor-of-the-foxes");
    assert_eq!((game.score(Faction::Marquise), board(&game).all_funds()), (2, 1));
    assert_eq!(game.count(Piece::RiverfolkWarrior, 6), 0, "nobody hired them");
}

#[test]
fn propaganda_does_not_reach_mercenaries() {
    let exiles: Vec<_> = super::TABLE.into_iter().chain([("deck", "exiles")]).collect();
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        crafted marquise propaganda-bureau
        hand marquise anvil
        c1 riverfolk-warrior 2
    ";
    let open = turn_from(Golden::StartOfDaylight);
    let game = within(
        &exiles,
        &format!(
            "
        {words}
        c2 marquise-warrior 2
    "
        ),
        &open,
    );
    assert!(!game.offers().contains(&"use propaganda-bureau".to_owned()), "{:?}", game.offers());
    let words = words.replace("c1 riverfolk-warrior 2", "c1 riverfolk-warrior 2 eyrie-warrior");
    let game = within(&exiles, &words, &open);
    let game = game.plays("use propaganda-bureau; in c1; card anvil");
    assert_eq!(
        (game.count(Piece::EyrieWarrior, 1), game.count(Piece::RiverfolkWarrior, 1)),
        (0, 2)
    );
}

#[test]
fn field_hospitals_do_not_heal_mercenaries() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c9 keep
        hand marquise gently-used-knapsack anvil
        c5 riverfolk-warrior 2 eyrie-warrior 2
    ";
    let game = customer(words, Golden::StartOfDaylight).chances([1, 1]).plays("do battle");
    assert_eq!(
        (game.count(Piece::RiverfolkWarrior, 5), game.count(Piece::EyrieWarrior, 5)),
        (1, 1)
    );
    assert!(game.offers().contains(&"do battle".to_owned()), "no hospital: {:?}", game.offers());
    assert_eq!(game.position().woodland.supply(Piece::RiverfolkWarrior), 14, "it is the Company's");
}

#[test]
fn the_decree_battles_with_mercenaries_alone() {
    let words = "
        turn eyrie
        sold mercenaries
        prices 4 4 4
        leader commander
        decree battle anvil
        c1 riverfolk-warrior 2 marquise-warrior
        c2 roost eyrie-warrior
    ";
    let game = customer(words, Golden::StartOfDaylight).chances([1, 0]).plays("");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    assert_eq!(
        game.position().eyrie.leader().map(root::terms::Leader::word),
        Some("commander"),
        "no turmoil"
    );
}

#[test]
fn with_mercenaries_the_eyrie_rule_on_ties() {
    let words = "
        turn eyrie
        sold mercenaries
        prices 4 4 4
        leader builder
        decree move anvil
        c1 riverfolk-warrior eyrie-warrior marquise-warrior 2
        c2 roost
    ";
    let game = customer(words, Golden::StartOfDaylight);
    assert!(game.position().woodland.ruled(Faction::Eyrie).has(c(1)));
    assert!(game.offers().contains(&"move c1 c5".to_owned()), "{:?}", game.offers());
}

#[test]
fn the_marquise_builds_where_mercenaries_rule() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c5 wood riverfolk-warrior
    ";
    let game = customer(words, Golden::StartOfDaylight).plays("do build");
    assert_eq!(game.offers().len(), 3, "{:?}", game.offers());
}

#[test]
fn mercenaries_do_not_count_for_dominance() {
    let words = "
        turn marquise
        dominance marquise fox
        prices 1 1 1
        hand marquise anvil
        c1 marquise-warrior
        c6 marquise-warrior
        c8 riverfolk-warrior 2
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service mercenaries");
    assert!(game.position().woodland.ruled(Faction::Marquise).has(c(8)), "in Daylight");
    assert_eq!(game.asked_faction(), Faction::Marquise, "but dominance was checked before");
}

#[test]
fn an_ambush_on_mercenaries_alone_ends_the_battle() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        hand eyrie ambush-rabbit
        c5 riverfolk-warrior 2 eyrie-warrior 2
    ";
    let game = customer(words, Golden::StartOfDaylight).plays("do battle; card ambush-rabbit");
    assert_eq!(
        (game.count(Piece::RiverfolkWarrior, 5), game.count(Piece::EyrieWarrior, 5)),
        (0, 2)
    );
}

const REBELS: [(&str, &str); 3] =
    [("seats", "3"), ("first", "1"), ("factions", "marquise,alliance,riverfolk")];

/// The Company's Daylight among rebels.
fn among_rebels(words: &str) -> Scenario<Root> {
    let words = format!(
        "
        turn riverfolk
        prices 4 4 4
        {words}
    "
    );
    within(
        &REBELS,
        &words,
        &[Golden::EndOfTurn.into(), Golden::Evening.into(), Frame::Daylight.into()],
    )
}

#[test]
fn outrage_is_paid_from_the_open_hand_for_everybody_to_see() {
    let words = "
        c5 riverfolk-warrior 2
        c10 sympathy
        funds riverfolk 1
        hand riverfolk ambush-rabbit anvil
    ";
    let game = among_rebels(words).plays("do move; move c5 c10; count 1; card ambush-rabbit");
    assert_eq!(game.supporters(), [CardName::AmbushRabbit]);
    assert_eq!(game.hand(Faction::Riverfolk), [CardName::Anvil]);
    let view = game.view(kernel::Viewer::Seat(game.seat(Faction::Marquise)));
    let rebels = view.players.iter().find(|player| player.faction == Faction::Alliance).unwrap();
    let root::view::BoardView::Alliance { known, .. } = &rebels.board else { panic!("theirs") };
    assert_eq!(*known, [CardName::AmbushRabbit]);
}

#[test]
fn a_garrison_is_no_outrage() {
    let words = "
        c10 sympathy marquise-warrior
        funds marquise 2
        hand riverfolk ambush-rabbit
    ";
    let game = among_rebels(words).plays("do establish");
    assert_eq!(game.count(Piece::RabbitTradePost, 10), 1);
    assert!(game.supporters().is_empty());
}

#[test]
fn the_alliance_spreads_along_the_river_by_boat() {
    let words = "
        turn alliance
        prices 4 1 4
        c5 sympathy
        supporters ambush-rabbit smugglers-trail favor-of-the-rabbits
    ";
    let bought = |line: &str| {
        within(&REBELS, words, &turn_from(Golden::StartOfBirdsong)).plays(line).offers()
    };
    assert!(bought("service riverboats; pass").contains(&"in c10".to_owned()));
    assert!(!bought("pass; pass").contains(&"in c10".to_owned()));
}

#[test]
fn a_vagabond_rows_and_its_pawn_at_a_trade_post_buys_more() {
    let words = "
        turn vagabond
        prices 1 1 1
        character vagabond thief
        pawn vagabond c5
        has vagabond boot boot sword torch
        c5 rabbit-trade-post
        hand riverfolk anvil
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service riverboats; item sword");
    assert!(game.offers().contains(&"service hand-card".to_owned()), "{:?}", game.offers());
    let game = game.plays("pass");
    assert!(game.offers().contains(&"to c10".to_owned()), "slips by river: {:?}", game.offers());
}

#[test]
fn a_card_given_in_aid_joins_the_open_hand() {
    let words = "
        turn vagabond
        prices 4 4 4
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        hand vagabond anvil
        c1 riverfolk-warrior
    ";
    let game = customer(words, Golden::Daylight).plays("do aid; card anvil");
    let view = game.view(kernel::Viewer::Watcher);
    let company = view.players.iter().find(|player| player.faction == Faction::Riverfolk).unwrap();
    assert_eq!(company.known, [CardName::Anvil]);
}

#[test]
fn trade_posts_do_not_rule() {
    let game = among_rebels(
        "
            c1 fox-trade-post
            c2 mouse-trade-post riverfolk-warrior
            funds riverfolk 1
        ",
    );
    let ruled = game.position().woodland.ruled(Faction::Riverfolk);
    assert!(!ruled.has(c(1)) && ruled.has(c(2)));
}
