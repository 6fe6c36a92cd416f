//! A game in French, from its first line to its result, without a word of English.

use super::run_with;
use cli::Shelf;
use std::collections::BTreeSet;

/// The texts of the command line, which are its own.
const OWN: [&str; 2] =
    [include_str!("../../texts/cli.en.ftl"), include_str!("../../texts/cli.fr.ftl")];

/// The words of a file of messages: what a reader sees, without keys, places and comments.
fn words(text: &str) -> BTreeSet<String> {
    let mut said = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let value = line.split_once(" = ").map_or(line, |(_, value)| value);
        let mut depth = 0_u32;
        for letter in value.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ if depth == 0 => said.push(letter),
                _ => {}
            }
        }
        said.push(' ');
    }
    spoken(&said)
}

/// The words of what was said, in small letters.
fn spoken(said: &str) -> BTreeSet<String> {
    let words = said.split(|c: char| !c.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The words that the English texts of the table have and the French have not.
fn english_alone() -> BTreeSet<String> {
    let texts = render::texts().iter().chain(wonderful_kingdom::GAME.texts());
    let mut of = [words(OWN[0]), words(OWN[1])];
    for text in texts {
        match text.lang.code() {
            "en" => of[0].extend(words(text.text)),
            "fr" => of[1].extend(words(text.text)),
            _ => {}
        }
    }
    &of[0] - &of[1]
}

#[test]
fn a_whole_game_of_wonderful_kingdom_is_told_without_a_word_of_english() {
    let typed = "k\nh\n?\n".to_owned() + &"1\n".repeat(400) + "l\nq\n";
    let line = "play wonderful-kingdom --seed 7 --bots random --lang fr";
    let out = run_with(Shelf::whole(), line, &typed).done();
    assert!(out.contains("Résultat"), "{out}");
    let alone = english_alone();
    assert!(alone.contains("hamlet") && alone.contains("soldiers") && alone.len() > 1000);
    let found: Vec<String> = spoken(&out).intersection(&alone).cloned().collect();
    assert_eq!(found, [""; 0], "{out}");
    let opening: Vec<&str> = out.lines().take(45).collect();
    insta::assert_snapshot!(opening.join("\n"));
}

#[test]
fn a_game_that_is_not_told_in_french_is_told_in_english_and_says_so_once() {
    let out = run_with(Shelf::whole(), "play root --seed 7 --bots random --lang fr", "q\n").done();
    assert_eq!(out.matches("Les textes de ce jeu sont en anglais.").count(), 1, "{out}");
    assert!(out.contains("Vous avez quitté la table.") && out.contains("Marquise"), "{out}");
    assert!(!spoken(&out).is_disjoint(&english_alone()), "what is English is found");
}
