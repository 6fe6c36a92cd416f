//! A.7, A.9 and A.10: the first hands and the score markers.

use super::{drafted, given};
use crate::scene::Look;
use crate::support::Question;
use kernel::{Lang, Seat, Viewer};
use root::law::advanced_setup as law;
use root::terms::Faction;

/// A table where only the hands are still to be brought down.
fn table() -> Question {
    given("eyrie,alliance").plays("in c1; leader despot")
}

#[test]
fn everybody_is_dealt_five_cards_before_factions_are_picked() {
    let game = drafted("4", 2);
    assert!((0..4).all(|seat| game.position().player(Seat(seat)).hand().len() == 5));
    let seen = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(seen.waiting[1].known.len(), 5, "the own hand");
    assert!(seen.waiting[0].known.is_empty() && seen.waiting[0].hand == 5, "not another's");
    game.proves(law::DRAW_FIVE_CARDS);
}

#[test]
fn two_players_are_dealt_no_dominance_cards() {
    let game = drafted("2", 2);
    let dominance = game.setting().deck.dominances();
    assert!(game.position().deck().and(dominance).is_empty());
    game.proves(law::DRAW_FIVE_CARDS);
}

#[test]
fn everybody_starts_at_nought() {
    let game = table();
    assert!((0..2).all(|seat| game.position().player(Seat(seat)).score() == 0));
    game.proves(law::SCORE_MARKERS);
}

#[test]
fn everybody_keeps_three_cards_and_the_others_go_back_unseen() {
    let game = table();
    assert_eq!(game.asked(), [Seat(0)], "the first player first");
    let (hand, deck) = (game.hand(Faction::Eyrie), game.position().deck().len());
    let game = game.plays(&format!("card {}; card {}", hand[0], hand[4]));
    let mut kept = hand[1..4].to_vec();
    kept.sort();
    assert_eq!(game.hand(Faction::Eyrie), kept);
    assert_eq!(game.position().deck().len(), deck + 2);
    assert_eq!(game.asked(), [Seat(1)], "then the next");
    let story = game.story_in(Lang::English, Viewer::Seat(Seat(1)));
    assert_eq!(
        story.matches("A.10  The Eyrie puts a card back into the deck.").count(),
        2,
        "{story}"
    );
    let hand = game.hand(Faction::Alliance);
    let game = game.plays(&format!("card {}; card {}", hand[0], hand[1]));
    assert_eq!(game.position().turn.number(), 1, "then the first turn begins");
    game.proves(law::STARTING_HAND);
}
