//! 10.4 Birdsong: the Outcast and the Lost Souls.

use super::cult;
use crate::scene::Look;
use root::Frame as F;
use root::golden_rules::Frame as Golden;
use root::law::{lizard_cult as law, victory};
use root::lizard_cult::Frame;
use root::terms::{CardName, Faction, Suit};

fn adjusted(words: &str) -> (Option<Suit>, bool) {
    let game = cult(words, Frame::AdjustTheOutcast);
    (game.position().lizard_cult.outcast(), game.position().lizard_cult.is_hated())
}

#[test]
fn the_suit_most_lost_souls_have_is_the_new_outcast() {
    let souls = "lost-souls anvil foxfolk-steel sword bake-sale";
    assert_eq!(adjusted(&format!("outcast mouse\n{souls}")), (Some(Suit::Fox), false));
    assert_eq!(adjusted(&format!("outcast mouse hated\n{souls}")), (Some(Suit::Fox), false));
    cult(
        &format!(
            "
        outcast mouse
        {souls}
    "
        ),
        Frame::AdjustTheOutcast,
    )
    .proves(law::ADJUST_THE_OUTCAST);
}

#[test]
fn birds_among_the_lost_souls_do_not_count() {
    let souls = "lost-souls anvil woodland-runners armorers birdy-bindle";
    assert_eq!(adjusted(&format!("outcast mouse\n{souls}")), (Some(Suit::Fox), false));
}

#[test]
fn the_same_suit_again_is_hated_and_stays_so() {
    let souls = "lost-souls anvil foxfolk-steel sword";
    assert_eq!(adjusted(&format!("outcast fox\n{souls}")), (Some(Suit::Fox), true));
    assert_eq!(adjusted(&format!("outcast fox hated\n{souls}")), (Some(Suit::Fox), true));
}

#[test]
fn a_tie_leaves_the_outcast_and_makes_it_hated() {
    assert_eq!(adjusted("outcast rabbit\nlost-souls anvil sword"), (Some(Suit::Rabbit), true));
    assert_eq!(adjusted("outcast rabbit"), (Some(Suit::Rabbit), true), "no soul at all is a tie");
    assert_eq!(adjusted("outcast rabbit\nlost-souls armorers"), (Some(Suit::Rabbit), true));
}

#[test]
fn lost_souls_are_discarded_and_dominance_cards_can_be_taken() {
    let words = "
        outcast mouse
        lost-souls anvil dominance-fox sword
    ";
    let game = cult(words, Frame::DiscardTheLostSouls).plays("");
    assert_eq!(game.discards(), [CardName::Anvil, CardName::Sword]);
    assert_eq!(game.position().available().len(), 1);
    assert!(game.position().lizard_cult.lost_souls().is_empty());
    game.proves(law::DISCARD_THE_LOST_SOULS).proves(victory::PLAYING_FOR_THE_SUIT);
}

#[test]
fn the_outcast_is_adjusted_before_the_souls_go_and_conspiracies_come_last() {
    let words = "
        outcast mouse
        lost-souls anvil foxfolk-steel
        acolytes 2
        c8 cult-warrior marquise-warrior
    ";
    let game = cult(words, F::Golden(Golden::Birdsong));
    assert_eq!(game.position().lizard_cult.outcast(), Some(Suit::Fox));
    assert!(game.position().lizard_cult.lost_souls().is_empty());
    assert_eq!(game.offers(), ["do crusade", "do convert", "pass"]);
    assert_eq!(game.asked_faction(), Faction::LizardCult);
    game.proves(law::BIRDSONG);
}

#[test]
fn royal_claim_counts_clearings_with_gardens() {
    let words = "
        outcast mouse
        crafted lizard-cult royal-claim
        c1 fox-garden marquise-warrior 3
        c8 cult-warrior
    ";
    let game = cult(words, F::Golden(Golden::Birdsong)).plays("use royal-claim");
    assert_eq!(game.score(Faction::LizardCult), 2);
}
