//! Many games.

use super::{run_with, tavolata};
use cli::Shelf;
use serde_json::Value;

#[test]
fn games_are_counted_and_written_line_by_line() {
    let dir = tempfile::tempdir().expect("a directory");
    let run = |name: &str, jobs: u8| {
        let file = dir.path().join(name);
        let line = format!("simulate morra -n 50 --out {} --jobs {jobs}", file.display());
        let out = tavolata(&line, "").done();
        assert!(out.starts_with("50 games of Morra, "), "{out}");
        assert!(out.contains("random"), "{out}");
        std::fs::read_to_string(file).expect("written")
    };
    let (one, three) = (run("one.jsonl", 1), run("three.jsonl", 3));
    assert_eq!(one, three, "the games do not depend on who plays them at once");
    assert_eq!(one.lines().count(), 50);
    let first: Value = serde_json::from_str(one.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["game"], "morra");
    assert_eq!(first["seats"].as_array().map(Vec::len), Some(2));
    let seats = first["seats"].as_array().expect("seats").iter();
    let made = seats.flat_map(|seat| seat["choices"].as_object().expect("choices").values());
    let made: u64 = made.map(|count| count.as_u64().expect("a count")).sum();
    assert_eq!(Some(made), first["decisions"].as_u64());
}

#[test]
fn scores_lengths_and_choices_are_told_by_seat_and_role() {
    let out = tavolata("simulate morra -n 20 --option seats=3", "").done();
    for said in ["quartiles", "Decisions in a game: ", "Turns in a game: ", "North", "call", "show"]
    {
        assert!(out.contains(said), "{said}\n{out}");
    }
    let italian = tavolata("--lang it simulate morra -n 20", "").done();
    assert!(italian.contains("Turni in una partita: "), "{italian}");
    let has_comma = |word: &str| word.contains(',') && word.replace(',', "").parse::<u32>().is_ok();
    assert!(italian.split_whitespace().any(has_comma), "{italian}");
}

#[test]
fn plots_and_journals_are_kept_where_asked() {
    let dir = tempfile::tempdir().expect("a directory");
    let (plots, games) = (dir.path().join("plots"), dir.path().join("games"));
    let (shown, kept) = (plots.display(), games.display());
    let line = format!("simulate morra -n 12 --seed 5 --plot {shown} --journals {kept}");
    let out = tavolata(&line, "").done();
    assert!(out.contains(&format!("Scores and win rates are drawn in {shown}.")), "{out}");
    for (name, said) in [("scores.svg", "median "), ("wins.svg", "95 % interval")] {
        let svg = std::fs::read_to_string(plots.join(name)).expect("drawn");
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert!(svg.contains("North") && svg.contains(said), "{svg}");
        assert!(svg.contains("prefers-color-scheme:dark"), "{svg}");
    }
    let replayed = tavolata(&format!("replay {kept}/16.journal --verify"), "").done();
    assert!(replayed.starts_with("Verified: "), "{replayed}");
}

#[test]
fn nothing_is_simulated_without_games() {
    assert!(tavolata("simulate morra -n 0", "").done().starts_with("0 games"));
}

#[test]
fn bots_play_a_game_that_says_nothing_of_what_a_position_is_worth() {
    let out = tavolata("simulate morra --bots adept:20,novice -n 2", "").done();
    assert!(out.contains("adept:20") && out.contains("novice"), "{out}");
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let ran = tavolata("simulate morra -n 1 --out /nowhere/games.jsonl", "");
    let failure = ran.result.expect_err("it fails");
    assert_eq!(failure.code(), 1);
    assert!(failure.to_string().starts_with("/nowhere/games.jsonl cannot be written"));
}

#[test]
fn a_game_that_is_played_together_is_won_by_all_and_has_no_points() {
    let line = "simulate village-attacks -n 8 --bots novice -o scenario=pitchforks-at-the-gate";
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("games.jsonl");
    let line = format!("{line} --plot {} --out {}", dir.path().display(), file.display());
    let out = run_with(Shelf::whole(), &line, "").done();
    assert!(!dir.path().join("scores.svg").exists(), "the Heart's health is nobody's score");
    let wins = std::fs::read_to_string(dir.path().join("wins.svg")).expect("drawn");
    assert!(!wins.contains("class=\"sign\"") && !wins.contains("fair share"), "{wins}");
    assert!(!out.contains("quartiles") && !out.contains("mean score"), "{out}");
    let games = std::fs::read_to_string(file).expect("written");
    let won = games.lines().filter(|line| line.contains("\"verdict\":\"won\"")).count();
    assert!(won > 0, "{out}");
    let rate = format!("{:.1} %", 100.0 * f64::from(u8::try_from(won).expect("few")) / 8.0);
    assert_eq!(out.matches(&rate).count(), 4, "each of three seats, and the verdict: {out}");
}

#[test]
fn turns_are_counted_in_every_game() {
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        let out = run_with(Shelf::whole(), &format!("simulate {game} -n 1"), "").done();
        assert!(!out.contains("Turns in a game: 0.0"), "{out}");
    }
}

#[test]
fn games_at_random_are_the_same_with_journals_and_in_a_hurry_without() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, journals) = (dir.path().join("games.jsonl"), dir.path().join("journals"));
    let (out, kept) = (file.display(), journals.display());
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        let run = |more: &str| {
            let line = format!("simulate {game} -n 3 --seed 7 --out {out}{more}");
            run_with(Shelf::whole(), &line, "").done();
            std::fs::read_to_string(&file).expect("written")
        };
        assert_eq!(run(""), run(&format!(" --journals {kept}")), "{game}");
    }
}
