//! Bots against bots.

use super::{Ran, run_with, tavolata};
use cli::Shelf;
use serde_json::Value;
use std::path::Path;

fn whole(line: &str) -> Ran {
    run_with(Shelf::whole(), line, "")
}

fn json(ran: Ran) -> Value {
    serde_json::from_str(&ran.done()).expect("JSON")
}

/// A short arena of Root, kept in a file.
fn kept(file: &Path, more: &str) -> Ran {
    let file = file.display();
    whole(&format!("arena root --duel --bots novice,random --out {file} --jobs 1 {more}"))
}

#[test]
fn two_meet_in_both_seats_and_are_rated() {
    let out = whole("arena root --duel --bots novice,random -n 1 --seed 3").done();
    assert!(out.starts_with("2 games of Root\n"), "{out}");
    for said in ["rating", "fair share", "50.0 %", "novice", "random", "In each role", "Marquise"] {
        assert!(out.contains(said), "{said}\n{out}");
    }
}

#[test]
fn one_sits_alone_in_every_seat_against_the_others() {
    let line = "arena monster-lands --bots novice --against random -o seats=3 -n 3 --json";
    let report = json(whole(line));
    let seats = |name: &str| {
        let lines = report["standings"].as_array().expect("standings");
        lines.iter().find(|line| line["name"] == name).expect("it took part")["seats"].clone()
    };
    assert_eq!(
        (report["games"].clone(), seats("novice"), seats("random")),
        (3.into(), 3.into(), 6.into())
    );
}

#[test]
fn where_all_seats_are_alike_no_role_is_told() {
    for line in ["arena", "simulate"] {
        let out =
            whole(&format!("{line} monster-lands --bots novice,random -o seats=2 -n 1")).done();
        assert!(!out.contains('⟦') && !out.contains("In each role"), "{out}");
    }
}

#[test]
fn a_table_is_named_by_naming_somebody_twice() {
    let out = tavolata("arena morra --bots random,random -n 3", "").done();
    assert!(out.starts_with("3 games of Morra"), "{out}");
    let said = tavolata("arena morra --bots random,random,random", "").refused();
    assert!(said.contains("3 are named, and there are 2 seats"), "{said}");
}

#[test]
fn each_value_of_an_option_is_played() {
    let each = "--each factions=marquise,eyrie --each factions=alliance,vagabond";
    let report = json(whole(&format!("arena root --duel --bots novice,random {each} -n 1 --json")));
    assert_eq!(report["games"], 4);
    assert_eq!(report["roles"].as_array().map(Vec::len), Some(8));
}

#[test]
fn an_arena_goes_on_from_its_file_even_if_a_line_was_cut_off() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, through) = (dir.path().join("cut.jsonl"), dir.path().join("through.jsonl"));
    let read = |path: &Path| std::fs::read_to_string(path).expect("it is there");
    kept(&file, "-n 2").done();
    let text = read(&file);
    assert_eq!(text.lines().count(), 3, "a heading and two games");
    let cut = text.len() - 40;
    std::fs::write(&file, &text[..cut]).expect("cut");
    let out = kept(&file, "-n 4").done();
    assert!(out.starts_with("4 games of Root, 1 of them played before\n"), "{out}");
    kept(&through, "-n 4").done();
    assert_eq!(read(&file), read(&through), "as if nothing had happened");
    let again = kept(&file, "-n 4").done();
    assert!(again.starts_with("4 games of Root, 4 of them played before\n"), "{again}");
    std::fs::write(&file, &text[..20]).expect("cut");
    assert!(kept(&file, "-n 2").done().starts_with("2 games of Root\n"), "a heading cut off");
}

#[test]
fn a_file_of_other_settings_is_refused_and_stays_as_it_is() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, notes) = (dir.path().join("arena.jsonl"), dir.path().join("notes.txt"));
    kept(&file, "-n 2").done();
    let before = std::fs::read_to_string(&file).expect("it is there");
    let said = kept(&file, "-n 2 --seed 9").refused();
    assert!(said.contains("holds an arena with other settings: seed."), "{said}");
    let said = kept(&file, "-n 2 --option map=lake").refused();
    assert!(said.contains("other settings: options."), "{said}");
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), before);
    std::fs::write(&notes, "my notes").expect("written");
    assert!(kept(&notes, "-n 2").refused().contains("holds no arena"));
    assert_eq!(std::fs::read_to_string(&notes).expect("it is there"), "my notes");
    std::fs::write(&file, before.replace("\"number\"", "\"nummer\"")).expect("written");
    assert!(kept(&file, "-n 2").refused().contains("line 2, is no game of an arena"));
}

#[test]
fn what_cannot_meet_is_refused() {
    assert!(tavolata("arena morra --bots none", "").refused().starts_with("Nobody meets"));
    assert!(tavolata("arena chess", "").refused().starts_with("There is no game \"chess\""));
    assert!(whole("arena root --option seats=9").refused().contains("seats"));
    assert!(whole("arena root --duel --each map=moon").refused().contains("map"));
}

#[test]
fn an_arena_of_a_game_that_is_played_together_tells_no_points_and_no_share() {
    let line = "arena village-attacks --bots novice,random -n 2 -o scenario=pitchforks-at-the-gate";
    let out = whole(line).done();
    assert!(out.contains("wins") && out.contains("95 %"), "{out}");
    assert!(!out.contains("fair share") && !out.contains("mean score"), "{out}");
}
