//! Many games.

use super::tavolata;

#[test]
fn games_are_counted_and_written_line_by_line() {
    let dir = tempfile::tempdir().expect("a directory");
    let run = |name: &str, threads: u8| {
        let file = dir.path().join(name);
        let line = format!("simulate morra -n 50 --out {} --threads {threads}", file.display());
        let out = tavolata(&line, "").done();
        assert!(out.starts_with("50 games of Morra, "), "{out}");
        assert!(out.contains("random"), "{out}");
        std::fs::read_to_string(file).expect("written")
    };
    let (one, three) = (run("one.jsonl", 1), run("three.jsonl", 3));
    assert_eq!(one, three, "the games do not depend on who plays them at once");
    assert_eq!(one.lines().count(), 50);
    let first: serde_json::Value =
        serde_json::from_str(one.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["game"], "morra");
    assert_eq!(first["standings"].as_array().map(Vec::len), Some(2));
}

#[test]
fn nothing_is_simulated_without_games() {
    assert!(tavolata("simulate morra -n 0", "").done().starts_with("0 games"));
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let ran = tavolata("simulate morra -n 1 --out /nowhere/games.jsonl", "");
    let failure = ran.result.expect_err("it fails");
    assert_eq!(failure.code(), 1);
    assert!(failure.to_string().starts_with("/nowhere/games.jsonl cannot be written"));
}
