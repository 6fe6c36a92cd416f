//! The rules of morra.

use insta::assert_snapshot;
use kernel::{Lang, Seat, Seats, Viewer};
use proof::Scenario;
use proof::morra::{Morra, law};

fn two() -> Scenario<Morra> {
    Scenario::new([("seats", "2"), ("rounds", "1")])
}

#[test]
fn a_right_call_scores() {
    let game = two().plays("call 7; 0: show 3; 1: show 4");
    assert_snapshot!(game.story(), @"
    2.1  North calls 7.
    2.2  North shows 3 fingers.
    2.2  East shows 4 fingers.
    2.4  7 fingers are shown.
    2.4  North was right and scores 2 points.
    ");
    game.proves(law::round::CALL).proves(law::round::SHOW).proves(law::round::COUNT);
}

#[test]
fn the_story_is_told_in_italian_too() {
    let game = two().plays("call 2; 1: show 1; 0: show 1");
    assert_snapshot!(game.story_in(Lang::Italian, Viewer::Watcher), @"
    2.1  Nord chiama 2.
    2.2  Nord mostra un dito.
    2.2  Est mostra un dito.
    2.4  In tutto 2 dita.
    2.4  Nord ha indovinato e segna 2 punti.
    ");
}

#[test]
fn nobody_sees_a_hand_before_the_last_one_is_shown() {
    let game = two().plays("call 7; 0: show 3");
    assert_eq!(game.asked(), [Seat(1)]);
    assert_eq!(game.view(Viewer::Seat(Seat(1))).hands[0].fingers, 0);
    assert_snapshot!(game.story(), @"2.1  North calls 7.");
}

#[test]
fn the_caller_may_not_show_what_makes_the_call_impossible() {
    let game = two().plays("call 9");
    assert_eq!(game.offers_to(Seat(0)), ["show 4", "show 5"]);
    assert_eq!(game.offers_to(Seat(1)).len(), 5);
    assert_snapshot!(game.refuses("0: show 3"), @"2.3  With these fingers your call of 9 could not come true.");
    game.proves(law::round::HONEST_HAND);
}

#[test]
fn a_hand_that_is_forced_is_still_asked_for() {
    let game = two().plays("call 10");
    assert_eq!(game.offers_to(Seat(0)), ["show 5"]);
}

#[test]
fn the_call_passes_clockwise() {
    let game = two().plays("call 7; 0: show 3; 1: show 1");
    assert_snapshot!(game.asks(), @"1: 2.1  Which total will be shown?");
    game.proves(law::round::PASS_THE_CALL);
}

#[test]
fn the_game_ends_when_everyone_has_called_and_a_tie_is_shared() {
    let game = two().plays("call 7; 0: show 3; 1: show 4").plays("call 2; 0: show 1; 1: show 1");
    assert_eq!(game.outcome().winners().len(), 2);
    game.proves(law::end::LAST_ROUND);
}

#[test]
fn the_most_points_win() {
    let game = two().plays("call 7; 0: show 3; 1: show 4").plays("call 2; 0: show 5; 1: show 1");
    assert_eq!(game.outcome().winners(), Seats::only(Seat(0)));
    game.proves(law::end::WINNER);
}
