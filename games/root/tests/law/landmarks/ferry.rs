//! The Ferry, away from the Lake.

use crate::scene::{Look, c};
use crate::support::{Question, phase};
use insta::assert_snapshot;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Faction, Piece};

/// On the Autumn map the river runs 5, 10, 11, 7, 4.
fn ferry(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        turn marquise
        landmark ferry c10
        {words}
    "
        ),
        Golden::Daylight,
    )
}

#[test]
fn it_crosses_along_the_river_once_a_turn() {
    let game = ferry("c10 marquise-warrior 3").plays("do march");
    let ferries: Vec<String> =
        game.offers().into_iter().filter(|offer| offer.starts_with("ferry")).collect();
    assert_eq!(ferries, ["ferry c10 c5", "ferry c10 c11"]);
    let game = game.plays("ferry c10 c11; count 2");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 11), game.position().woodland.ferry()),
        (2, Some(c(11)))
    );
    assert!(game.offers().iter().all(|offer| !offer.starts_with("ferry")), "{:?}", game.offers());
    game.proves(law::landmarks::CROSSING);
}

#[test]
fn who_crosses_draws_a_card_and_the_ferry_comes_along() {
    let game = ferry("c10 marquise-warrior").plays("do march; ferry c10 c11");
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    assert!(game.story().contains("F.F.3  The Ferry is in clearing 11."), "{}", game.story());
    game.proves(law::landmarks::PASSAGE);
}

#[test]
fn the_other_rules_of_moving_hold() {
    // The Eyrie rule both ends: no way across without rule.
    let game = ferry(
        "
            c10 marquise-warrior eyrie-warrior 3
            c11 eyrie-warrior 2
            c1 marquise-warrior 2
        ",
    );
    let game = game.plays("do march");
    assert_snapshot!(game.refuses("ferry c10 c11"), @"not offered");
    assert!(game.offers().contains(&"move c1 c5".to_owned()), "{:?}", game.offers());
}

#[test]
fn a_pawn_takes_the_ferry_too() {
    let words = "
        turn vagabond
        landmark ferry c10
        character vagabond thief
        pawn vagabond c10
        has vagabond boot boot
    ";
    let game = phase(&[], words, Golden::Daylight);
    let game = game.plays("do move");
    assert!(game.offers().contains(&"ferry c10 c5".to_owned()), "{:?}", game.offers());
    let game = game.plays("ferry c10 c5");
    assert_eq!(game.hand(Faction::Vagabond).len(), 1);
}
