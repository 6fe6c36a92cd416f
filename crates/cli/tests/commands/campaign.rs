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
