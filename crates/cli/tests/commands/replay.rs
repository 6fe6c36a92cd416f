//! Telling a saved game again.

use super::tavolata;
use std::path::{Path, PathBuf};

/// A finished game, saved.
fn finished(dir: &Path) -> PathBuf {
    let file = dir.join("game.journal");
    let typed = "1\n".repeat(10) + &format!("save {}\n", file.display());
    tavolata("play morra --seed 7 --option rounds=2", &typed).done();
    file
}

fn replay(file: &Path, more: &str) -> super::Ran {
    tavolata(&format!("replay {} {more}", file.display()), "")
}

#[test]
fn a_saved_game_is_told_again_with_its_result() {
    let dir = tempfile::tempdir().expect("a directory");
    let out = replay(&finished(dir.path()), "").done();
    assert!(out.contains("North calls 2."), "{out}");
    assert!(out.contains("Result"), "{out}");
    let out = replay(&finished(dir.path()), "--lang it --seat 2").done();
    assert!(out.contains("Risultato"), "{out}");
}

#[test]
fn it_is_told_up_to_a_choice() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = finished(dir.path());
    let out = replay(&file, "--at 1").done();
    assert!(out.contains("The game stands at choice 1; it is not over."), "{out}");
    assert!(replay(&file, "--at 99").refused().contains("has only"));
    assert!(replay(&file, "--seat 3").refused().contains("There is no seat 3"));
}

#[test]
fn its_seed_is_verified() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = finished(dir.path());
    assert!(replay(&file, "--verify").done().contains("Verified:"));
    let text = std::fs::read_to_string(&file).expect("read");
    let line = |prefix: &str| text.lines().find(|line| line.starts_with(prefix)).expect("a line");
    let without = |prefix: &str| text.replace(&format!("{}\n", line(prefix)), "");

    std::fs::write(&file, without("seed ")).expect("written");
    assert!(replay(&file, "--verify").refused().contains("holds no seed"));
    std::fs::write(&file, without("commitment ")).expect("written");
    assert!(replay(&file, "--verify").refused().contains("names no commitment"));
    let other = kernel::Seed::from_number(8).to_string();
    std::fs::write(&file, text.replace(line("seed "), &format!("seed {other}"))).expect("written");
    assert!(replay(&file, "--verify").refused().contains("not the one the table committed"));
}

#[test]
fn a_choice_that_is_refused_is_told_with_what_followed_and_is_not_verified() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = finished(dir.path());
    let text = std::fs::read_to_string(&file).expect("read");
    std::fs::write(&file, text.replacen("0: call 2", "0: call 99", 1)).expect("written");
    let told = replay(&file, "").done();
    assert!(told.contains("no longer allow this choice of North: call 99."), "{told}");
    assert!(told.contains("The game stands at the last moment that is legal."), "{told}");
    assert!(told.contains("  East: Show 4 fingers"), "what followed is told: {told}");
    let found = replay(&file, "--verify").refused();
    assert!(found.contains("game.journal, line 9: The rules no longer allow"), "{found}");
    assert!(replay(&dir.path().join("none"), "").refused().contains("cannot be read"));
}

#[test]
fn verifying_names_the_first_difference() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = finished(dir.path());
    let text = std::fs::read_to_string(&file).expect("read");
    let check = text.lines().find(|line| line.starts_with("~ ")).expect("a check");
    std::fs::write(&file, text.replacen(check, "~ 0123456789abcdef", 1)).expect("written");
    let line = text.lines().position(|line| line == check).expect("a check") + 1;
    let found = replay(&file, "--verify").refused();
    assert!(found.contains(&format!("line {line}: What everyone could see here")), "{found}");
    assert!(replay(&file, "").done().contains("Result"), "the game is told all the same");

    std::fs::write(&file, text.replacen("edition 1", "edition 9", 1)).expect("written");
    let newer = replay(&file, "").refused();
    assert!(
        newer.contains("begun with edition 9 of the game; this program plays edition 1"),
        "{newer}"
    );
}
