//! K9 Solo game.

use crate::support::{ALONE, Look, Question, step, within};
use kernel::{Verdict, Viewer};
use proof::Scenario;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::{Area, MenaceSet, Resource};
use wonderful_kingdom::{Frame, choice_phase, law, solo};

const NONE: &[(&str, &str)] = &[("module", "none"), ("seats", "1")];
const SELECT: Frame = Frame::Solo(solo::Frame::Select);

fn alone(options: &[(&str, &str)]) -> Question {
    Scenario::new(options.iter().copied().chain([("seats", "1")])).luck(5)
}

#[test]
fn twelve_cards_make_the_stack_and_four_of_them_are_calamities() {
    let game = alone(&[("module", "none")]);
    let position = game.position();
    assert_eq!(position.stack().len(), 12);
    assert_eq!(position.stack().and(game.setting().faces.calamities).len(), 4);
    assert!(game.view(Viewer::Seat(ALONE)).next.is_some(), "the next card is visible");
    game.proves(law::solo::CALAMITY_STACK);
}

#[test]
fn alone_there_are_two_spies_and_no_traps() {
    let game = alone(&[("module", "none")]);
    let realm = game.position().realm(ALONE);
    assert_eq!((realm.traps(), realm.spies()), (0, 2));
    game.proves(law::solo::TOKENS_ALONE);
}

#[test]
fn with_menaces_the_stack_has_the_cards_of_one_set() {
    let game = alone(&[("module", "menace"), ("blue-menace", "sisters")]);
    let sisters = game.setting().faces.of_set[MenaceSet::Sisters.index()];
    assert_eq!(game.position().stack().and(sisters).len(), 4);
    game.proves(law::solo::MODULES_ALONE);
}

#[test]
fn the_stack_feeds_the_other_area_and_the_draw_pile_the_emptied_one() {
    let words = "
        left hamlet sawmill
        right granary barracks
        next guildhall
        stack famine
    ";
    let game = within(NONE, words, &[SELECT]).plays("select left");
    let position = game.position();
    assert_eq!(position.realm(ALONE).selection().len(), 2);
    assert_eq!((position.area(Area::Left).len(), position.area(Area::Right).len()), (2, 2));
    let down = &game.view(Viewer::Seat(ALONE)).areas[1].down;
    assert_eq!((down.len(), down[0].card), (1, None));
    game.proves(law::solo::CHOOSING_ALONE);
}

#[test]
fn a_round_has_four_selections_and_three_refills() {
    let round = Frame::Solo(solo::Frame::ChoosingAlone);
    let words = "
        next guildhall
        stack famine flood plague hamlet
    ";
    let game =
        within(NONE, words, &[round]).plays("select left; select right; select left; select right");
    assert_eq!(game.position().stack().len(), 1, "three of four were laid");
    assert!(Area::ALL.iter().all(|&area| game.position().area(area).is_empty()));
    game.proves(law::solo::FOUR_SELECTIONS);
}

#[test]
fn supremacy_alone_needs_five() {
    // Téressie makes three Materials: a Sawmill makes five.
    let game = step(NONE, "", Resource::Materials);
    assert!(!game.position().realm(ALONE).is_training());
    let game = step(NONE, "duchy blue sawmill", Resource::Materials);
    assert!(game.position().realm(ALONE).is_training());
    game.proves(law::solo::SUPREMACY_ALONE);
}

/// Eight cards worth 98 points in all: 11 + 15 + 15 + 10 + 11 + 14 + 8 + 8, and Téressie's 2 for each of three Monuments.
const RICH: &str = "round 4\nduchy blue cathedral world-tree maze-of-fenhror grand-palace tower-of-mages sword-of-the-first-king lost-temple citadel";

#[test]
fn medals_are_earned_at_seventy_ninety_five_and_a_hundred_and_fifteen() {
    let end = Frame::Scoring(Scoring::LastRound);
    for set in ["sisters", "syphons"] {
        let options = [("module", "menace"), ("blue-menace", set), ("seats", "1")];
        let game = within(&options, RICH, &[end]);
        assert_eq!(game.outcome().standings[0].score, 98);
        assert_eq!(game.outcome().verdict, Verdict::Solo { rank: "medal-silver", level: 2 });
        let game = within(&options, "round 4", &[end]);
        assert_eq!(game.outcome().verdict, Verdict::Solo { rank: "medal-none", level: 0 });
        game.proves(law::solo::MEDALS);
    }
}

#[test]
fn a_mode_without_printed_medals_has_its_own() {
    let end = Frame::Scoring(Scoring::LastRound);
    let game = within(NONE, RICH, &[end]);
    assert_eq!(game.outcome().verdict, Verdict::Solo { rank: "medal-gold", level: 3 });
    // Four Monuments less: 98 - 11 - 15 - 15, and no 2 for the Cathedral.
    let less = RICH.replace(" cathedral world-tree maze-of-fenhror", "");
    let game = within(NONE, &less, &[end]);
    let score = game.outcome().standings[0].score;
    assert!((52..70).contains(&score), "{score}");
    assert_eq!(game.outcome().verdict, Verdict::Solo { rank: "medal-bronze", level: 1 });
    // With Advisors bronze is cheaper, with a Quest it depends on the board.
    let medals = &game.setting().numbers.medals;
    let sorted = |row: &wonderful_kingdom::setting::records::MedalRow| row.least.is_sorted();
    assert!(!medals.is_empty() && medals.iter().all(sorted));
    game.proves(law::solo::MEDALS);
}

#[test]
fn a_whole_game_alone_goes_through_the_stack() {
    let mut game = alone(&[("module", "none")]);
    while let Some(&seat) = game.asked().first() {
        let offer = game.offers_to(seat)[0].clone();
        game = game.plays(&offer);
    }
    assert!(game.position().stack().is_empty());
    assert_eq!(game.position().round(), 4);
    game.proves(law::solo::FOUR_SELECTIONS).proves(law::choice::FOUR_ROUNDS);
}

#[test]
fn spies_are_ready_again_each_round() {
    let round = Frame::Choice(choice_phase::Frame::Round);
    let words = "
        next guildhall
        stack famine flood plague hamlet
        pieces blue spies 0
    ";
    let game = within(NONE, words, &[round]);
    assert_eq!(game.position().realm(ALONE).spies(), 2);
    assert_eq!(game.pieces(ALONE), (0, 0, 0));
    game.proves(law::solo::TOKENS_ALONE);
}
