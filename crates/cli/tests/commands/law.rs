//! Looking up the law.

use super::tavolata;

#[test]
fn a_paragraph_is_found_by_its_number() {
    let out = tavolata("law morra 2.3", "").done();
    assert!(out.starts_with("2.3 Honest Hand\n  The caller shows a hand"), "{out}");
}

#[test]
fn paragraphs_are_found_by_a_word_of_their_titles_in_either_language() {
    assert!(tavolata("law morra hand", "").done().contains("2.3"));
    assert!(tavolata("--lang it law morra onesta", "").done().contains("2.3"));
}

#[test]
fn the_whole_law_of_a_game_is_listed() {
    let out = tavolata("law morra", "").done();
    assert_eq!(out.lines().filter(|line| line.starts_with(char::is_numeric)).count(), 8, "{out}");
}

#[test]
fn without_a_game_the_paragraphs_are_counted() {
    assert!(tavolata("law", "").done().contains("8 paragraphs"));
}

#[test]
fn what_is_not_there_is_refused() {
    let said = tavolata("law morra 9.9", "").refused();
    assert_eq!(said, "morra has no paragraph \"9.9\", and no title with that in it.");
}

#[test]
fn a_paragraph_without_code_says_why() {
    assert!(tavolata("law morra 1.1", "").done().contains("Asks nothing of the software: "));
}
