//! Learning on a tiny budget.

use super::{Ran, run_with, tavolata};
use cli::Shelf;
use std::path::Path;

fn whole(line: &str) -> Ran {
    run_with(Shelf::whole(), line, "")
}

/// A tiny learning of Root.
fn learn(dir: &Path, more: &str) -> Ran {
    let dir = dir.display();
    let tiny = "--games 3 --bouts 4 --quick 2 --deep 6 --looks 4 --parts 1 --jobs 1";
    whole(&format!("learn root --dir {dir} {tiny} {more}"))
}

/// The files of a learning by name, with what is in them.
fn files(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(dir).expect("a directory");
    let mut files: Vec<_> = entries
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read(&path).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn equal_seeds_learn_the_same_and_what_was_cut_off_goes_on() {
    let dirs = [(); 2].map(|()| tempfile::tempdir().expect("a directory"));
    let out = learn(dirs[0].path(), "--rounds 2").done();
    for said in ["Round 1: 3 games played.", "lessons", "held out", "Round 2: "] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    // The other one is cut off in the middle of a line of the first round, and goes on.
    learn(dirs[1].path(), "--rounds 1").done();
    for (name, _) in files(dirs[1].path()) {
        if !["learn.json", "round-1.sheets"].contains(&name.as_str()) {
            std::fs::remove_file(dirs[1].path().join(name)).expect("it is removed");
        }
    }
    let sheets = dirs[1].path().join("round-1.sheets");
    let text = std::fs::read(&sheets).expect("sheets");
    std::fs::write(&sheets, &text[..text.len() - 40]).expect("sheets are cut off");
    let out = learn(dirs[1].path(), "--rounds 2").done();
    assert!(out.contains("1 game played, 2 were there."), "{out}");
    assert_eq!(files(dirs[0].path()), files(dirs[1].path()));
    // What is done is told again, and nothing is played.
    let again = learn(dirs[0].path(), "--rounds 2").done();
    assert!(!again.contains("played") && again.contains("Round 2: "), "{again}");
}

/// A copy of a directory.
fn copy(dir: &Path) -> tempfile::TempDir {
    let copied = tempfile::tempdir().expect("a directory");
    for (name, bytes) in files(dir) {
        std::fs::write(copied.path().join(name), bytes).expect("a file is copied");
    }
    copied
}

/// The only file of a directory whose name begins like this.
fn named(dir: &Path, start: &str) -> (String, Vec<u8>) {
    let found: Vec<_> =
        files(dir).into_iter().filter(|(name, _)| name.starts_with(start)).collect();
    assert_eq!(found.len(), 1, "{start}");
    found.into_iter().next().expect("there is one")
}

#[test]
fn a_round_that_is_cut_off_in_its_gate_is_judged_as_if_it_had_not_been() {
    let whole = tempfile::tempdir().expect("a directory");
    learn(whole.path(), "--rounds 1").done();
    let cut = copy(whole.path());
    std::fs::remove_file(cut.path().join("rounds.jsonl")).expect("the round is not noted");
    let (name, bouts) = named(cut.path(), "round-1.gate.100.");
    let ends: Vec<_> = (0..bouts.len()).filter(|&at| bouts[at] == b'\n').collect();
    std::fs::write(cut.path().join(name), &bouts[..ends[1] + 20]).expect("the bouts are cut off");
    // What was taught had been laid where the kept weights are: it proves nothing before the round is noted.
    let taught = std::fs::read(cut.path().join("round-1.weights")).expect("what was taught");
    std::fs::write(cut.path().join("kept.weights"), taught).expect("it is laid there");
    learn(cut.path(), "--rounds 1").done();
    assert_eq!(files(whole.path()), files(cut.path()));
}

/// Fills the numbers of some weights with strong opinions.
fn opinionated(weights: &mut [u8]) {
    let dashes = weights.windows(4).position(|it| it == b"---\n").expect("words end in dashes");
    for (place, number) in (0_u32..).zip(weights[dashes + 4..].chunks_exact_mut(4)) {
        let [byte, ..] = place.wrapping_mul(2_654_435_761).to_be_bytes();
        number.copy_from_slice(&(f32::from(byte) / 64.0 - 2.0).to_le_bytes());
    }
}

#[test]
fn what_a_round_has_won_is_kept_and_the_next_one_begins_with_it() {
    let dir = tempfile::tempdir().expect("a directory");
    learn(dir.path(), "--rounds 1").done();
    let (_, dropped) = named(dir.path(), "kept.weights");
    let (_, mut taught) = named(dir.path(), "round-1.weights");
    let (_, rounds) = named(dir.path(), "rounds.jsonl");
    let other = copy(dir.path());
    let mut round: serde_json::Value = serde_json::from_slice(&rounds).expect("a round");
    assert_eq!(round["kept"], false, "{round}");
    // Three games teach next to nothing: they are taken to have taught much, so that it shows.
    opinionated(&mut taught);
    std::fs::write(dir.path().join("round-1.weights"), &taught).expect("it is laid there");
    (round["kept"], round["part"]) = (true.into(), 1.0.into());
    round["proof"] = "arena: won".into();
    std::fs::write(dir.path().join("rounds.jsonl"), format!("{round}\n")).expect("it is noted");
    learn(dir.path(), "--rounds 2").done();
    learn(other.path(), "--rounds 2").done();
    let kept =
        &files(dir.path()).into_iter().find(|(name, _)| name == "kept.weights").expect("kept").1;
    let words = String::from_utf8_lossy(kept);
    assert!(words.contains("from arena: won") && words.contains("from round 1, seed 1, 3 games"));
    assert_eq!(kept.len(), taught.len() + "from arena: won\n".len());
    assert!(*kept != dropped);
    let sheets = |dir: &Path| named(dir, "round-2.sheets").1;
    assert!(sheets(dir.path()) != sheets(other.path()), "the next games are played with it");
}

#[test]
fn nobody_cuts_what_another_part_is_writing() {
    let dir = tempfile::tempdir().expect("a directory");
    learn(dir.path(), "--part 1/2").done();
    let theirs = dir.path().join("round-1.sheets.2-of-2");
    std::fs::write(&theirs, "{\"number\":109951").expect("the other part has begun a line");
    learn(dir.path(), "--part 1/2").done();
    assert_eq!(std::fs::read(&theirs).expect("it is there"), b"{\"number\":109951");
    // The other part itself drops what it was cut off in.
    learn(dir.path(), "--part 2/2").done();
    let out = learn(dir.path(), "--rounds 1").done();
    assert!(out.contains("0 games played, 3 were there."), "{out}");
}

#[test]
fn parts_of_a_round_can_be_played_anywhere() {
    let dirs = [(); 2].map(|()| tempfile::tempdir().expect("a directory"));
    learn(dirs[0].path(), "--part 1/2").done();
    learn(dirs[0].path(), "--part 2/2").done();
    let out = learn(dirs[0].path(), "--rounds 1").done();
    assert!(out.contains("0 games played, 3 were there."), "{out}");
    learn(dirs[1].path(), "--rounds 1").done();
    let rounds = |dir: &Path| std::fs::read(dir.join("rounds.jsonl")).expect("rounds");
    assert_eq!(rounds(dirs[0].path()), rounds(dirs[1].path()));
}

#[test]
fn another_learning_in_the_same_directory_is_refused() {
    let dir = tempfile::tempdir().expect("a directory");
    learn(dir.path(), "--rounds 0").done();
    let begun = Shelf::whole().find("root").expect("Root").bot.beginning().expect("it learns");
    assert!(named(dir.path(), "kept.weights").1 == begun.write(), "what bots begin with");
    let said = learn(dir.path(), "--rounds 0 --seed 2").refused();
    assert!(said.contains("other settings"), "{said}");
    let said = tavolata(&format!("learn morra --dir {}", dir.path().display()), "").refused();
    assert!(said.contains("learns nothing"), "{said}");
}

#[test]
fn weights_of_the_wrong_size_edition_or_game_are_refused_with_a_sentence() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("some.weights");
    let play = |game: &str| {
        let file = file.display();
        whole(&format!("simulate {game} --bots adept:2 -n 1 --jobs 1 --weights {file}"))
    };
    let blank = Shelf::whole().find("root").expect("Root").bot.blank().expect("it learns");
    std::fs::write(&file, blank.write()).expect("weights are written");
    play("root").done();
    assert!(play("wonderful-kingdom").refused().contains("are of root, not of wonderful-kingdom"));
    let whole_file = blank.write();
    std::fs::write(&file, &whole_file[..whole_file.len() - 4]).expect("weights are cut off");
    assert!(play("root").refused().contains("bytes of numbers"));
    let older = bots::net::Weights { edition: 0, ..blank.clone() };
    std::fs::write(&file, older.write()).expect("weights are written");
    assert!(play("root").refused().contains("edition 0 of the rules"));
    let other = bots::net::Weights { features: (3, 4), ..blank };
    std::fs::write(&file, other.write()).expect("weights are written");
    assert!(play("root").refused().contains("3 features"));
    std::fs::write(&file, "some text").expect("a text is written");
    assert!(play("root").refused().contains("holds no weights"));
}
