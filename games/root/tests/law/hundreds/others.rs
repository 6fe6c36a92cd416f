//! 14.2.2 Warlord: what others cannot do to him.

use super::{horde, horde_with_exiles};
use crate::scene::Look;
use root::cards::{Frame as Cards, Timing};
use root::golden_rules::Frame as Golden;
use root::terms::{Faction, Piece};

#[test]
fn a_favor_spares_the_warlord() {
    let words = "
        turn marquise
        c1 warlord hundreds-warrior 2 stronghold
        c6 workshop
        c8 workshop
        c12 workshop
        hand marquise favor-of-the-foxes
    ";
    let game =
        horde(words, root::Frame::Golden(Golden::Daylight)).plays("craft favor-of-the-foxes");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 1)), (1, 0));
    assert_eq!(game.score(Faction::Marquise), 1);
}

#[test]
fn a_strike_finds_other_warriors_only_and_he_shields_the_stronghold() {
    let words = "
            turn vagabond
            character vagabond ranger
            pawn vagabond c1
            has vagabond crossbow torch
        ";
    let game = horde(
        &format!(
            "
            {words}
            c1 warlord stronghold
        "
        ),
        root::Frame::Golden(Golden::Daylight),
    );
    assert!(game.refuses("do strike").starts_with("9.5.6 "));
    let game = horde(
        &format!(
            "
            {words}
            c1 warlord hundreds-warrior stronghold
        "
        ),
        root::Frame::Golden(Golden::Daylight),
    );
    let game = game.plays("do strike");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 1)), (1, 0));
}

#[test]
fn false_orders_count_him_for_the_half_but_he_stays() {
    let words = "
        turn marquise
        c1 warlord hundreds-warrior 2
        crafted marquise false-orders
    ";
    let window = root::Frame::Cards(Cards::Window(Timing::Birdsong));
    let game = horde_with_exiles(words, window).plays("use false-orders; move c1 c5");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 5)), (1, 2));
    let words = "
        turn marquise
        c1 warlord
        c2 eyrie-warrior 2
        crafted marquise false-orders
    ";
    let game = horde_with_exiles(words, window).plays("use false-orders");
    assert!(
        game.offers().iter().all(|offer| offer.starts_with("move c2")),
        "the Hundreds cannot be ordered"
    );
}

#[test]
fn an_allied_vagabond_does_not_move_him() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        relationship vagabond hundreds allied
        c1 warlord hundreds-warrior 2
    ";
    let game = horde(words, root::Frame::Golden(Golden::Daylight));
    let game = game.plays("do move; to c5; faction hundreds; count 2");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 5)), (1, 2));
}

#[test]
fn a_tax_collector_takes_a_warrior_but_not_the_warlord() {
    let words = "
        c1 warlord
        c9 hundreds-warrior
        crafted hundreds tax-collector
        mood rowdy
    ";
    let game = horde(words, root::hundreds::Frame::RestOfDaylight).plays("use tax-collector");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 9)), (1, 0));
}

#[test]
fn a_revolt_spares_him() {
    let words = "
            turn alliance
            c1 sympathy warlord hundreds-warrior mob
            supporters anvil foxfolk-steel
        ";
    let game = crate::scene::scene(&super::REBELS, words, root::alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c1; card foxfolk-steel; card anvil");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::Mob, 1)), (1, 0));
}

#[test]
fn the_emigre_may_send_the_warlord_alone() {
    let words = "
        c1 warlord
        c5 eyrie-warrior
        crafted hundreds eyrie-emigre
        mood rowdy
    ";
    let window = root::Frame::Cards(Cards::Window(Timing::EndOfBirdsong));
    let game = horde_with_exiles(words, window).chances([1, 0]).plays("move c1 c5");
    assert_eq!((game.count(Piece::Warlord, 5), game.count(Piece::EyrieWarrior, 5)), (1, 0));
}
