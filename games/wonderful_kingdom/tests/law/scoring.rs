//! K7 End of the game.

use crate::support::{BLUE, Question, RED, plain, within};
use kernel::Seat;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::{Frame, law};

const END: Frame = Frame::Scoring(Scoring::LastRound);

fn score(game: &Question, seat: Seat) -> i32 {
    game.outcome().standing(seat).map_or(0, |line| line.score)
}

#[test]
fn points_of_cards_types_and_the_duchy_less_calamities() {
    let words = "
        round 4
        duchy blue cathedral war-college lancers famine flood
    ";
    let game = plain(words, END);
    // Cathedral 11, War College 2 per Company twice, Valados 2 per Company twice, two Calamities.
    assert_eq!(score(&game, BLUE), 11 + 4 + 4 - 6);
    assert!(game.story().contains("K7.2  Valados scores 13 points."), "{}", game.story());
    game.proves(law::scoring::SCORE)
        .proves(law::scoring::CALAMITY_VALUE)
        .proves(law::scoring::LAST_ROUND);
}

#[test]
fn cards_under_construction_and_pieces_score_nothing() {
    let words = "
        round 4
        construction blue cathedral gold 4 materials 2
        pieces blue soldier 5 krystallium 3 alchemy 4
    ";
    let game = plain(words, END);
    assert_eq!(score(&game, BLUE), 0);
    game.proves(law::scoring::WHAT_SCORES_NOTHING).proves(law::scoring::LAST_ROUND);
}

#[test]
fn a_tie_goes_to_more_constructed_cards_then_to_more_soldiers() {
    let side_b = [("module", "none"), ("side", "b")];
    let game = within(
        &side_b,
        "
        round 4
        duchy red hamlet
        pieces blue soldier 3
    ",
        &[END],
    );
    assert!(game.outcome().standing(RED).unwrap().won);
    assert!(!game.outcome().standing(BLUE).unwrap().won);
    let game = within(
        &side_b,
        "
        round 4
        pieces blue soldier 1
    ",
        &[END],
    );
    assert!(game.outcome().standing(BLUE).unwrap().won);
    assert!(!game.outcome().standing(RED).unwrap().won);
    let game = within(&side_b, "round 4", &[END]);
    assert_eq!(game.outcome().winners().len(), 2);
    game.proves(law::scoring::TIES);
}
