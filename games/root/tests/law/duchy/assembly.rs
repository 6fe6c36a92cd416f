//! 12.4 Birdsong, 12.5 Daylight and 12.5.1 Assembly.

use super::{duchy, phase};
use crate::scene::Look;
use root::duchy::{Frame, Plan};
use root::golden_rules::Frame as Golden;
use root::law::duchy as law;
use root::terms::{CardName, Faction, Piece};

#[test]
fn birdsong_brings_a_warrior_and_what_the_citadels_show() {
    for (citadels, warriors) in [
        ("", 1),
        ("c1 citadel", 2),
        (
            "
        c1 citadel
        c2 citadel
    ",
            4,
        ),
    ] {
        let game = phase(citadels, Golden::Birdsong);
        assert_eq!(game.position().duchy.burrow(), warriors, "{citadels}");
        game.proves(law::BIRDSONG);
    }
}

#[test]
fn two_actions_then_parliament_then_a_minister() {
    let words = "
        c1 duchy-warrior 2 eyrie-warrior
        swayed marshal
        hand duchy anvil root-tea-fox
    ";
    let game = phase(words, Golden::Daylight).chances([0, 0]);
    let game = game.plays("do recruit; do battle");
    assert_eq!(game.position().duchy.burrow(), 1);
    let game = game.plays("pass");
    assert!(game.offers().contains(&"minister marshal".to_owned()), "{:?}", game.offers());
    let game = game.plays("pass");
    assert!(game.refuses("minister captain").starts_with("12.5.3.II "));
    game.proves(law::DAYLIGHT).proves(law::ASSEMBLY).proves(law::RECRUIT).proves(law::BATTLE);
}

#[test]
fn a_revealed_card_builds_in_a_matching_clearing_that_is_ruled() {
    let words = "
        c1 duchy-warrior
        c5 duchy-warrior
        hand duchy anvil sword
    ";
    let game = duchy(words, Frame::Build(Plan::Matching));
    assert_eq!(game.offers(), ["card anvil"], "a fox");
    let game = game.plays("card anvil; piece market");
    assert_eq!(game.count(Piece::Market, 1), 1);
    assert_eq!(game.hand(Faction::Duchy), [CardName::Sword], "the card lies open");
    assert_eq!(game.position().duchy.revealed().len(), 1);
    game.proves(law::BUILD);
}

#[test]
fn the_foremole_builds_anywhere_that_is_ruled() {
    let words = "
        c5 duchy-warrior
        hand duchy anvil
        swayed foremole
    ";
    let game =
        duchy(words, Frame::Parliament).plays("minister foremole; card anvil; piece citadel");
    assert_eq!(game.count(Piece::Citadel, 5), 1);
    game.proves(law::FOREMOLE);
}

#[test]
fn to_dig_spends_a_card_and_brings_up_to_four() {
    let words = "
        burrow 6
        hand duchy anvil
        c8 marquise-warrior 5
    ";
    let game = duchy(words, Frame::Dig).plays("card anvil; in c8");
    assert_eq!(game.offers(), ["count 1", "count 2", "count 3", "count 4", "pass"]);
    let game = game.plays("count 4");
    assert_eq!((game.count(Piece::DuchyWarrior, 8), game.count(Piece::Tunnel, 8)), (4, 1));
    assert_eq!(game.discards(), [CardName::Anvil]);
    game.proves(law::DIG);
}

#[test]
fn nothing_is_built_where_another_rules_or_no_slot_is_free() {
    let words = "c1 duchy-warrior citadel\nc8 duchy-warrior marquise-warrior 2\nc12 duchy-warrior
        hand duchy anvil";
    let game = duchy(words, Frame::Build(Plan::Matching)).plays("card anvil; piece market");
    assert_eq!(game.count(Piece::Market, 12), 1, "the only site");
    let words = "
        c1 duchy-warrior
        hand duchy sword
    ";
    let game = duchy(words, Frame::Assembly(1));
    assert!(game.refuses("do build").starts_with("12.5.1.I "), "{}", game.refuses("do build"));
}

#[test]
fn a_bird_builds_anywhere_and_a_card_only_once() {
    let words = "
        c1 duchy-warrior
        c2 duchy-warrior
        hand duchy ambush-bird
    ";
    let game = duchy(words, Frame::Assembly(2)).plays("do build; card ambush-bird");
    assert_eq!(game.offers(), ["in c1", "in c2"]);
    let game = game.plays("in c2; piece citadel");
    assert!(game.refuses("do build").starts_with("12.5.1.I "), "the card lies open");
    game.proves(law::BUILD);
}

#[test]
fn an_empty_supply_recruits_nobody() {
    let game = duchy(
        "
        burrow 20
        c1 tunnel
    ",
        Frame::Assembly(1),
    );
    assert!(game.refuses("do recruit").starts_with("1.5.1 "), "{}", game.refuses("do recruit"));
    let game = phase(
        "
        burrow 19
        c1 citadel
        c2 citadel
    ",
        Golden::Birdsong,
    );
    assert_eq!(game.position().duchy.burrow(), 20, "as many as there are");
}

#[test]
fn to_dig_takes_a_card_that_matches_a_clearing_without_a_tunnel() {
    let words = "
        c1 tunnel
        c6 tunnel
        c8 tunnel
        c12 duchy-warrior
        hand duchy anvil bake-sale
    ";
    let game = duchy(words, Frame::Dig).plays("card anvil; in c1");
    assert_eq!(game.count(Piece::Tunnel, 12), 1, "the only fox clearing without one");
    let game = duchy("burrow 4", Frame::Assembly(1));
    assert!(game.refuses("do dig").starts_with("12.5.1.V "), "{}", game.refuses("do dig"));
}

#[test]
fn a_tunnel_may_be_dug_for_nobody() {
    let game = duchy("hand duchy ambush-bird", Frame::Dig).plays("card ambush-bird");
    assert_eq!(game.offers().len(), 12, "a bird goes anywhere");
    let game = game.plays("in c7");
    assert_eq!(game.count(Piece::Tunnel, 7), 1);
    game.proves(law::DIG);
}

#[test]
fn the_assembly_may_act_once_or_not_at_all() {
    let words = "
        swayed earl-of-stone
        c1 citadel
        hand duchy anvil
    ";
    let game = phase(words, Golden::Daylight).plays("do recruit; pass; minister earl-of-stone");
    assert_eq!((game.score(Faction::Duchy), game.position().duchy.burrow()), (1, 1));
    game.proves(law::ASSEMBLY);
}
