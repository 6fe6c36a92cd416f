//! Playing at the keyboard.

use super::{run_with, tavolata};
use cli::Shelf;
use kernel::Game;

#[test]
fn a_game_of_one_person_is_played_to_its_end() {
    let typed = "1\n".repeat(40) + "q\n";
    let out = tavolata("play morra --seed 7 --option rounds=2", &typed).done();
    assert!(out.contains("North: you\n  East: adept"), "{out}");
    assert!(out.contains("Which total will be shown?  2.1 Call"), "{out}");
    assert!(out.contains("Result"), "{out}");
    assert!(out.ends_with("You have left the table. Nothing was saved.\n"), "{out}");
}

#[test]
fn the_end_of_what_is_typed_leaves_the_table_and_saves_nothing() {
    let out = tavolata("play morra --seed 7", "1\n").done();
    assert!(out.ends_with("You have left the table. Nothing was saved.\n"), "{out}");
}

#[test]
fn the_same_seed_and_the_same_answers_tell_the_same_story() {
    let typed = "1\n".repeat(30);
    let twice = [7, 7].map(|seed| tavolata(&format!("play morra --seed {seed}"), &typed).done());
    assert_eq!(twice[0], twice[1]);
}

#[test]
fn a_question_mark_says_why_something_is_not_offered() {
    let out = tavolata("play morra --seed 1 --bots none", "\ncall 10\n?\n?1\n? 99\n").done();
    assert!(out.contains("Not offered now:"), "{out}");
    // What is withheld for one reason stands on one line.
    let flat = out.split_whitespace().collect::<Vec<_>>().join(" ");
    let reason = "- Show one finger, Show 2 fingers, Show 3 fingers, Show 4 fingers: With these \
                  fingers your call of 10 could not come true. (2.3 Honest Hand)";
    assert!(flat.contains(reason), "{out}");
    assert!(out.contains("(2.3 Honest Hand)"), "{out}");
    assert!(out.contains("(show 5)\n2.2 Show\n"), "{out}");
    assert!(out.contains("Nothing that one might expect is withheld here."), "{out}");
}

#[test]
fn notation_that_is_withheld_is_refused_with_its_reason() {
    let out = tavolata("play morra --seed 1 --bots none", "\ncall 10\nshow 1\nshow\nsing\n").done();
    let reason = "With these fingers your call of 10 could not come true. (2.3 Honest Hand)\n";
    assert!(out.contains(reason), "{out}");
    assert!(out.contains("\"sing\" is neither the number 1 nor a command."), "{out}");
}

#[test]
fn a_choice_is_taken_back_and_what_was_told_is_told_again() {
    let out = tavolata("play morra --seed 1 --bots none", "\ncall 4\nu\nu\ncall 6\n").done();
    assert!(out.contains("Taken back."), "{out}");
    assert!(out.contains("There is nothing to take back"), "{out}");
    assert!(out.contains("North calls 4.") && out.contains("North calls 6."), "{out}");
}

#[test]
fn several_numbers_in_a_line_answer_one_question_after_the_other() {
    let out = tavolata("play morra --seed 1 --bots none", "\n3 2\n").done();
    assert!(out.contains("Pass the screen to East"), "both questions of North are answered: {out}");
    let out = tavolata("play morra --seed 1 --bots none", "\n3 99 1\n").done();
    assert!(out.contains("\"99\" is neither a number"), "{out}");
    assert!(!out.contains("Pass the screen to East"), "what follows a mistake is dropped: {out}");
}

#[test]
fn where_one_choice_is_left_enter_plays_it() {
    let typed = "\ncall 10\n".to_owned();
    let out = tavolata("play morra --seed 1 --bots none", &(typed.clone() + "\n")).done();
    assert!(out.contains(" (Enter)\n"), "{out}");
    assert!(out.contains("Pass the screen to East"), "{out}");
    let out = tavolata("play morra --seed 1 --bots none", "\n\n").done();
    assert!(!out.contains("calls"), "with more choices Enter plays none of them: {out}");
}

#[test]
fn no_line_but_the_picture_is_wider_than_the_screen() {
    let out =
        tavolata("play morra --seed 1 --bots none", &format!("\n{}\n", "9".repeat(60))).done();
    let said = out.split("is neither").nth(1).expect("it is refused");
    assert!(said.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn several_people_pass_the_screen_round() {
    let out = tavolata("play morra --seed 1 --bots none", "\n1\n1\n\n1\n").done();
    assert!(out.contains("Pass the screen to North, then press Enter."), "{out}");
    assert!(out.contains("Pass the screen to East, then press Enter."), "{out}");
}

#[test]
fn a_game_is_saved_and_loaded_and_only_saved_games_are_overwritten() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("game.journal");
    let other = dir.path().join("notes.txt");
    std::fs::write(&other, "my notes").expect("written");
    let typed = format!(
        "1\nsave\nsave {0}\nsave {1}\nload {1}\nload {0}\nsave {0}\nq\n",
        file.display(),
        other.display()
    );
    let out = tavolata("play morra --seed 7", &typed).done();
    assert!(out.contains("Say which file: save FILE."), "{out}");
    assert!(out.contains(&format!("Saved in {}.", file.display())), "{out}");
    assert!(out.contains("exists and is no saved game; it stays as it is."), "{out}");
    assert!(out.contains("is no saved game: line 1: expected \"tavolata journal 2\"."), "{out}");
    assert!(out.contains("Loaded"), "{out}");
    assert!(
        out.contains("You have left the table. Go on with: tavolata play morra --load"),
        "{out}"
    );
    assert_eq!(std::fs::read_to_string(&other).expect("read"), "my notes");

    let again = tavolata(&format!("play morra --load {}", file.display()), "l\nl 1\n").done();
    assert!(again.contains("North calls 2."), "{again}");
}

#[test]
fn a_loaded_game_goes_on_with_the_dice_it_would_have_had() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("game.journal");
    let typed = format!("1\nsave {}\n", file.display()) + &"1\n".repeat(9);
    let through = tavolata("play morra --seed 7 --option rounds=2", &typed).done();
    let load = format!("play morra --load {}", file.display());
    let later = tavolata(&load, &"1\n".repeat(9)).done();
    let end = |out: &str| out.split("Result").nth(1).map(str::to_owned).expect("a result");
    assert_eq!(end(&through), end(&later));
}

#[test]
fn everything_a_player_reads_is_there_in_italian() {
    let typed = "h\nk\n?\nlegge 2.1\nlegge xyz\nconsiglio\nl\nb\nsalva\nboh\n".to_owned()
        + &"1\n".repeat(60);
    let out = tavolata("--lang it play morra --seed 7", &typed).done();
    assert!(out.contains("Risultato"), "{out}");
    assert!(out.contains("Hai lasciato il tavolo. Nulla è stato salvato."), "{out}");
}

#[test]
fn the_number_of_bots_gives_the_number_of_seats() {
    let out = tavolata("play morra --seed 7 --bots random,random", "").done();
    assert!(out.contains("Morra, 3 seats"), "{out}");
    let said = tavolata("play morra --bots random,random --option seats=2", "").done();
    assert!(!said.contains(": you"), "two bots at two seats leave nobody to type: {said}");
    let said = tavolata("play morra --bots random,random,random --option seats=2", "").refused();
    assert_eq!(said, "3 bots cannot sit at 2 seats with you.");
    let said = tavolata("play morra --bots master", "").done();
    assert!(said.contains("East: master"), "{said}");
}

#[test]
fn options_and_data_that_cannot_be_played_are_refused_with_a_sentence() {
    let said = tavolata("play morra --option seats=9", "").refused();
    assert_eq!(said, "\"9\" is not allowed for seats. Allowed: 2-4.");
    let said = tavolata("play morra --option wind=on", "").refused();
    assert!(said.starts_with("There is no option \"wind\". The game has: "), "{said}");
    let said = tavolata("play morra --solo", "").refused();
    assert!(said.starts_with("morra is not played alone: it takes 2 seats or more."), "{said}");
}

#[test]
fn a_data_directory_replaces_files_and_bad_ones_are_named_with_line_and_key() {
    let dir = tempfile::tempdir().expect("a directory");
    let play = format!("play morra --seed 7 --data {}", dir.path().display());
    assert!(tavolata(&play, "").refused().contains("holds no .toml file"));
    std::fs::write(dir.path().join("notes.txt"), "not data").expect("written");
    let file = proof::morra::Morra::data().first().expect("morra has data");
    let (name, text) = (file.name, file.text);
    std::fs::write(dir.path().join(name), text).expect("written");
    assert!(tavolata(&play, "").done().contains("Morra"));
    std::fs::write(dir.path().join(name), format!("wind = 3\n{text}")).expect("written");
    let said = tavolata(&play, "").refused();
    assert!(said.contains(&format!("{name}, line 1, wind: ")), "{said}");
    std::fs::write(dir.path().join("cards.toml"), "").expect("written");
    assert!(tavolata(&play, "").refused().contains("cards.toml"));
}

#[test]
fn in_monster_lands_prices_and_yields_are_told_with_the_choices() {
    let typed = "clan jungle\nvisit mine\nu\nvisit tavern\ndie s\n";
    let line = "play monster-lands --solo --option scenario=1 --seed 11";
    let out = run_with(Shelf::whole(), line, typed).done();
    assert!(out.contains("Scenario 1, Business as usual. No special rules."), "{out}");
    assert!(out.contains("  1  2 Strength dice for 6 Gold\n"), "{out}");
    assert!(out.contains("Hire a Novicius for 4 Gold (1 Strength)"), "{out}");
}

#[test]
fn the_signs_of_each_picture_are_explained() {
    for (game, sign) in [("monster-lands", "[×2→6]"), ("root", "★M"), ("wonderful-kingdom", "♻G")]
    {
        let out = run_with(Shelf::whole(), &format!("play {game} --seed 1"), "k\n").done();
        assert!(out.contains(&format!("  {sign} ")), "{out}");
    }
}
