//! Scenarios that fail say what a reader needs to know.

use insta::assert_snapshot;
use kernel::Seat;
use proof::Scenario;
use proof::morra::{Morra, law};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn two() -> Scenario<Morra> {
    Scenario::new([("seats", "2"), ("rounds", "1")])
}

/// What a failing scenario prints.
fn said<T>(fails: impl FnOnce() -> T) -> String {
    let panic = catch_unwind(AssertUnwindSafe(fails)).err().expect("it fails");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).expect("it says why")
}

#[test]
fn a_line_that_cannot_be_played_prints_what_was_offered_and_withheld() {
    assert_snapshot!(said(|| two().plays("call 10; 0: show 2")), @r#"
    "0: show 2" cannot be played: 2.3  With these fingers your call of 10 could not come true.
      told      2.1  North calls 10.
    0: 2.2  How many fingers do you show?
      offered   show 5           Show 5 fingers
      withheld  show 1           2.3  With these fingers your call of 10 could not come true.
      withheld  show 2           2.3  With these fingers your call of 10 could not come true.
      withheld  show 3           2.3  With these fingers your call of 10 could not come true.
      withheld  show 4           2.3  With these fingers your call of 10 could not come true.
    1: 2.2  How many fingers do you show?
      offered   show 1           Show one finger
      offered   show 2           Show 2 fingers
      offered   show 3           Show 3 fingers
      offered   show 4           Show 4 fingers
      offered   show 5           Show 5 fingers
    "#);
}

#[test]
fn where_several_are_asked_a_choice_names_its_seat() {
    let text = said(|| two().plays("call 7; show 2"));
    assert_snapshot!(text.lines().next().unwrap_or_default(), @r#""show 2" must name its seat, as in "1: show 2""#);
}

#[test]
fn a_choice_of_another_game_is_no_choice() {
    let text = said(|| two().plays("march"));
    assert_snapshot!(text.lines().next().unwrap_or_default(), @r#""march" is no choice of morra"#);
}

#[test]
fn a_paragraph_that_never_ran_is_not_proved() {
    assert_snapshot!(said(|| { two().plays("call 7").proves(law::round::COUNT); }), @"2.4 Count was never applied here; these were: 2.1, 2.2, 2.3");
}

#[test]
fn another_scenario_of_the_same_test_proves_nothing_here() {
    let (one, other) = (two().plays("call 7"), two().plays("call 7; 0: show 3; 1: show 4"));
    other.proves(law::round::COUNT);
    assert!(
        said(|| {
            one.proves(law::round::COUNT);
        })
        .contains("was never applied here")
    );
}

#[test]
fn what_can_be_played_is_not_refused() {
    let text = said(|| two().refuses("call 7"));
    assert_snapshot!(text.lines().next().unwrap_or_default(), @r#""call 7" can be played"#);
}

#[test]
fn chance_that_nobody_asked_for_is_counted() {
    assert_eq!(two().chances([1, 2, 3]).chances_left(), 3, "fingers are shown, not rolled");
}

#[test]
fn a_game_that_goes_on_has_no_outcome() {
    assert!(said(|| two().outcome()).starts_with("the game goes on\n0: 2.1"));
}

#[test]
fn options_that_cannot_be_set_are_named() {
    assert_snapshot!(said(|| Scenario::<Morra>::new([("seats", "9")])), @r#"the table cannot be set: "9" is not allowed for seats. Allowed: 2-4."#);
}

#[test]
fn the_sheet_of_a_seat_that_is_not_asked_says_who_is() {
    let game = two();
    assert!(said(|| game.offers_to(Seat(1))).starts_with("seat 1 is not asked\n0: 2.1"));
}
