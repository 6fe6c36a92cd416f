//! A campaign of Monster Lands.

use super::{Ran, run_with};
use cli::Shelf;

fn tavolata(line: &str, typed: &str) -> Ran {
    run_with(Shelf::whole(), line, typed)
}

#[test]
fn a_campaign_is_kept_between_games_and_goes_on() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("my.campaign");
    let play = format!("play monster-lands --seed 4 --campaign {}", file.display());
    let left = tavolata(&play, "q\n").done();
    assert!(left.contains("Campaign: scenario 1 of 10, Normal, 0 games played so far."), "{left}");
    assert!(!file.exists(), "a game that was left changes nothing");

    let typed = "1\n".repeat(2000) + "q\n";
    let played = tavolata(&play, &typed).done();
    assert!(played.contains("Rank: "), "{played}");
    let kept = std::fs::read_to_string(&file).expect("it is kept");
    assert!(kept.contains("games 1"), "{kept}");
    let again = tavolata(&format!("--lang it {play}"), "q\n").done();
    assert!(again.contains("1 partita giocata finora."), "{again}");
}

#[test]
fn a_campaign_that_is_over_or_none_is_said_so() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("my.campaign");
    let play = format!("play monster-lands --campaign {}", file.display());
    std::fs::write(&file, "scenario 10, difficulty hard, games 12, won\n").expect("written");
    assert!(tavolata(&play, "").done().starts_with("The campaign is won, in 12 games."));
    std::fs::write(&file, "scenario 11\n").expect("written");
    assert!(tavolata(&play, "").refused().contains("is no campaign: "));
    let root = format!("play root --campaign {}", file.display());
    assert!(tavolata(&root, "").refused().starts_with("root has no campaign"));
}

/// A campaign whose only game is over once it is begun: what comes then is asked.
#[test]
fn a_finished_game_is_written_before_anything_is_asked_and_what_is_kept_is_said_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("my.campaign");
    let play = format!("play monster-lands --seed 4 --campaign {}", file.display());
    // Nothing is typed after the last choice: the game has been counted all the same.
    let played = tavolata(&play, &"1\n".repeat(2000)).done();
    assert!(played.contains("Rank: "), "{played}");
    assert!(std::fs::read_to_string(&file).expect("it is kept").contains("games 1"));
    assert_eq!(played.matches("The campaign is kept in ").count(), 1, "{played}");
    assert!(!played.contains("Nothing was saved"), "{played}");
}

#[test]
fn a_hero_chooses_when_the_next_game_begins() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("my.campaign");
    let play = format!("play monster-lands --seed 4 --campaign {}", file.display());
    let hero = "scenario 2, difficulty hard, games 1, open\na hero chooses\n";
    std::fs::write(&file, hero).expect("written");
    let left = tavolata(&play, "").done();
    assert!(left.contains("A Hero chooses how hard the next game is"), "{left}");
    assert_eq!(std::fs::read_to_string(&file).expect("kept"), hero, "not answered, not changed");
    let chosen = tavolata(&play, "c\nq\n").done();
    assert!(chosen.contains("Campaign: scenario 2 of 10, Cut-throat"), "{chosen}");
    let kept = std::fs::read_to_string(&file).expect("kept");
    assert_eq!(kept, "scenario 2, difficulty cut-throat, games 1, open\n");
}

#[test]
fn a_campaign_game_that_was_saved_goes_on() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, game) = (dir.path().join("my.campaign"), dir.path().join("my.journal"));
    let play = format!("play monster-lands --seed 4 --campaign {}", file.display());
    let saved = tavolata(&play, &format!("1\n1\n1\nsave {}\nq\n", game.display())).done();
    let how = format!("--campaign {} --load {}", file.display(), game.display());
    let flat = saved.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.ends_with(&how), "{saved}");
    let again = tavolata(&format!("{play} --load {}", game.display()), &"1\n".repeat(2000)).done();
    assert!(again.contains("Rank: "), "{again}");
    assert!(std::fs::read_to_string(&file).expect("it is kept").contains("games 1"));
    let other = "scenario 3, difficulty hard, games 4, open\n";
    std::fs::write(&file, other).expect("written");
    let refused = tavolata(&format!("{play} --load {}", game.display()), "").refused();
    assert!(refused.contains("is not the game this campaign stands at"), "{refused}");
}
