//! 12.2 Faction Rules and Abilities.

use super::{DUCHY, attacked, duchy};
use crate::scene::Look;
use root::cards::{Frame as Cards, standard};
use root::duchy::Frame;
use root::law::{alliance, duchy as law};
use root::terms::{CardName, Faction, Minister, Piece, Suit};

#[test]
fn the_burrow_is_next_to_every_tunnel_and_the_duchy_rules_it() {
    let words = "
            c1 tunnel marquise-warrior 3
            c8 tunnel
            burrow 3
            c12 duchy-warrior eyrie-warrior 2
        ";
    let game = duchy(words, Frame::Assembly(1)).plays("do move");
    assert_eq!(game.offers(), ["emerge c1", "emerge c8"], "whoever rules above");
    let game = game.plays("emerge c1; count 2");
    assert_eq!((game.count(Piece::DuchyWarrior, 1), game.position().duchy.burrow()), (2, 1));
    game.proves(law::THE_BURROW).proves(law::MOVE);
}

#[test]
fn warriors_go_down_where_there_is_a_tunnel() {
    let words = "
        c1 tunnel duchy-warrior 2 eyrie-warrior 5
        c5 eyrie-warrior
        c9 eyrie-warrior
        c10 eyrie-warrior
    ";
    let game = duchy(words, Frame::Assembly(1)).plays("do move; count 2");
    assert_eq!((game.count(Piece::DuchyWarrior, 1), game.position().duchy.burrow()), (0, 2));
    game.proves(law::THE_BURROW);
}

#[test]
fn coming_up_beside_sympathy_is_an_outrage() {
    let words = "
        c1 tunnel sympathy
        burrow 1
        hand duchy anvil sword
    ";
    let game = duchy(words, Frame::Assembly(1)).plays("do move; card anvil");
    assert_eq!(game.supporters(), [CardName::Anvil]);
    game.proves(alliance::OUTRAGE);
}

#[test]
fn a_lost_building_costs_a_card_and_the_highest_minister_with_the_crown() {
    let words = "c1 marquise-warrior 3 citadel\nhand duchy anvil
        swayed captain banker mayor";
    // Whether a card in hand is an ambush is asked aloud.
    let game = attacked(words, 1, [0, 0]).plays("pass");
    assert_eq!(game.asked(), [DUCHY]);
    assert_eq!(game.offers(), ["minister banker", "minister mayor"], "two nobles");
    assert!(game.hand(Faction::Duchy).is_empty(), "the card goes first");
    let game = game.plays("minister mayor");
    let board = &game.position().duchy;
    assert!(!board.is_swayed(Minister::Mayor) && board.is_swayed(Minister::Captain));
    assert_eq!(board.crowns(root::terms::Rank::Noble), 1, "the crown does not come back");
    assert_eq!(game.score(Faction::Marquise), 1);
    game.proves(law::THE_PRICE_OF_FAILURE);
}

#[test]
fn buildings_lost_together_have_one_price() {
    let words = "
            turn marquise
            c6 citadel
            c8 market
            hand duchy anvil sword
            swayed captain marshal
        ";
    let favor = root::Frame::Cards(Cards::Standard(standard::Frame::Favor(Suit::Fox)));
    let game = crate::scene::scene(
        &super::TABLE,
        &format!(
            "
            pawn vagabond f3
            {words}
        "
        ),
        favor,
    )
    .luck(1);
    let game = game.plays("minister captain");
    assert_eq!(game.hand(Faction::Duchy).len(), 1);
    assert!(game.position().duchy.is_swayed(Minister::Marshal));
    assert_eq!(game.score(Faction::Marquise), 2);
}

#[test]
fn a_lost_tunnel_has_no_price() {
    let game = attacked(
        "
            c1 marquise-warrior 3 tunnel
            hand duchy anvil
            swayed captain
        ",
        1,
        [0, 0],
    )
    .plays("pass");
    assert_eq!(game.count(Piece::Tunnel, 1), 0);
    assert!(game.position().duchy.is_swayed(Minister::Captain));
    assert_eq!(game.hand(Faction::Duchy), [CardName::Anvil]);
}

#[test]
fn with_three_tunnels_on_the_map_one_is_moved() {
    let words = "
        c1 tunnel
        c2 tunnel
        c3 tunnel
        hand duchy root-tea-fox
        burrow 2
    ";
    let game = duchy(words, Frame::Dig).plays("card root-tea-fox; in c8; in c2");
    assert_eq!((game.count(Piece::Tunnel, 8), game.count(Piece::Tunnel, 2)), (1, 0));
    let game = game.plays("count 2");
    assert_eq!(game.count(Piece::DuchyWarrior, 8), 2);
    game.proves(law::TUNNELS).proves(law::DIG);
}

#[test]
fn a_lord_leaves_before_a_noble() {
    let words = "
        c1 marquise-warrior 3 market
        swayed captain mayor baron-of-dirt
    ";
    let game = attacked(words, 1, [0, 0]);
    let board = &game.position().duchy;
    assert!(board.is_swayed(Minister::Mayor) && !board.is_swayed(Minister::BaronOfDirt));
    assert_eq!(board.crowns(root::terms::Rank::Lord), 2);
    game.proves(law::THE_PRICE_OF_FAILURE);
}

#[test]
fn without_ministers_the_price_is_a_card() {
    let words = "
        c1 marquise-warrior 3 market
        hand duchy anvil sword
    ";
    let game = attacked(words, 1, [0, 0]).plays("pass");
    assert_eq!(game.hand(Faction::Duchy).len(), 1);
    assert_eq!(game.discards().len(), 1);
    game.proves(law::THE_PRICE_OF_FAILURE);
}

#[test]
fn a_minister_lost_in_a_battle_of_its_own_does_not_act_any_more() {
    let words = "
        c1 duchy-warrior citadel eyrie-warrior 3
        swayed captain brigadier
    ";
    // Two hits for either side: the warrior and the citadel fall.
    let game = duchy(words, Frame::Parliament).chances([3, 3]).plays("minister captain");
    assert_eq!(game.count(Piece::Citadel, 1), 0);
    let board = &game.position().duchy;
    assert!(!board.is_swayed(Minister::Brigadier), "the noble goes first");
    game.proves(law::THE_PRICE_OF_FAILURE).proves(law::CAPTAIN);
}
