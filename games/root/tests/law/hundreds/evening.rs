//! 14.6 Evening.

use super::{horde, horde_with_exiles};
use crate::scene::{Look, scene};
use root::golden_rules::Frame as Golden;
use root::hundreds::Frame;
use root::law::hundreds as law;
use root::terms::{Faction, Piece};
use std::fmt::Write;

#[test]
fn a_card_incites_a_mob_where_it_matches_warriors() {
    let words = "
        c1 warlord
        c8 hundreds-warrior mob
        c9 hundreds-warrior
        hand hundreds anvil sword bake-sale
        mood rowdy
    ";
    let game = horde(words, Frame::Incite);
    assert_eq!(game.offers(), ["card anvil", "card sword", "pass"]);
    assert_eq!(
        game.refuses("card bake-sale"),
        "14.6.1  It matches no clearing with your warriors and without a mob."
    );
    let game = game.plays("card anvil; card sword");
    assert_eq!((game.count(Piece::Mob, 1), game.count(Piece::Mob, 9)), (1, 1));
    assert_eq!(game.hand(Faction::Hundreds).len(), 1);
    game.proves(law::INCITE);
}

#[test]
fn a_bird_incites_anywhere_they_have_warriors() {
    let words = "
        c1 warlord
        c9 hundreds-warrior
        hand hundreds birdy-bindle
        mood rowdy
    ";
    let game = horde(words, Frame::Incite).plays("card birdy-bindle");
    assert_eq!(game.offers(), ["in c1", "in c9"]);
}

#[test]
fn five_mobs_are_all() {
    let words = "
            c1 warlord
            c2 mob
            c3 mob
            c4 mob
            c5 mob
            c6 mob
            hand hundreds anvil
            mood rowdy
        ";
    let game = horde(words, Frame::Incite).plays("");
    assert_ne!(game.asked_faction(), Faction::Hundreds, "not even asked");
}

fn oppresses(words: &str) -> u8 {
    horde(words, Frame::Oppress).plays("").score(Faction::Hundreds)
}

#[test]
fn oppression_scores_by_the_number_of_clearings() {
    let mut words = String::new();
    let scores: Vec<u8> = (1..=8)
        .map(|clearing| {
            writeln!(words, "c{clearing} hundreds-warrior").expect("a string takes every word");
            oppresses(&words)
        })
        .collect();
    assert_eq!(scores, [1, 1, 2, 2, 3, 4, 4, 4]);
    horde("c1 hundreds-warrior", Frame::Oppress).plays("").proves(law::OPPRESS);
}

#[test]
fn any_enemy_piece_spoils_it() {
    let three = "
        c1 hundreds-warrior 3
        c2 warlord
        c7 stronghold
    ";
    assert_eq!(oppresses(three), 2, "a stronghold rules, too");
    assert_eq!(oppresses(&format!("{three}\nc1 wood")), 1);
    assert_eq!(oppresses(&format!("{three}\nc1 eyrie-warrior")), 1);
    assert_eq!(oppresses(&format!("{three}\npawn vagabond c1")), 1);
    assert_eq!(oppresses("c1 mob"), 0, "a mob does not rule");
    assert_eq!(oppresses(""), 0);
}

#[test]
fn a_vagabond_in_a_coalition_is_no_enemy() {
    let words = "
        turn hundreds
        c1 hundreds-warrior
        pawn vagabond c1
        coalition vagabond hundreds
    ";
    let game = scene(&super::TABLE, words, Frame::Oppress).luck(1).plays("");
    assert_eq!(game.score(Faction::Hundreds), 1);
}

#[test]
fn they_draw_one_card_and_keep_five() {
    let words = "
        hand hundreds anvil sword bake-sale birdy-bindle crossbow-bird
        mood bitter
    ";
    let game = horde(words, root::Frame::Golden(Golden::Evening));
    assert_eq!(game.hand(Faction::Hundreds).len(), 6);
    let game = game.plays("card anvil");
    assert_eq!(game.hand(Faction::Hundreds).len(), 5);
    game.proves(law::EVENING).proves(law::DRAW_AND_DISCARD);
}

#[test]
fn a_rowdy_warlord_brings_a_card_more_and_two_in_a_crowd() {
    let drawn = |words: &str| {
        let words = format!(
            "
            {words}
            mood rowdy
        "
        );
        horde(&words, Frame::DrawAndDiscard).plays("").hand(Faction::Hundreds).len()
    };
    assert_eq!(drawn("c1 warlord"), 2);
    assert_eq!(drawn("c1 warlord marquise-warrior wood"), 2);
    assert_eq!(drawn("c1 warlord marquise-warrior eyrie-warrior\npawn vagabond c1"), 3);
    assert_eq!(drawn(""), 2, "also without him");
    horde("mood rowdy", Frame::DrawAndDiscard).plays("").proves(law::ROWDY);
}

#[test]
fn a_charm_offensive_is_no_rowdier() {
    let words = "
        c1 warlord
        crafted hundreds charm-offensive
        mood rowdy
    ";
    let game = horde_with_exiles(words, root::Frame::Golden(Golden::Evening));
    let game = game.plays("use charm-offensive; faction eyrie; pass");
    assert_eq!(game.hand(Faction::Hundreds).len(), 1 + 2, "one for the card, two in the draw step");
}
