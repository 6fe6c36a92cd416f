//! The shelf.

use super::tavolata;

#[test]
fn the_games_are_listed_with_how_to_play_one() {
    let out = tavolata("games", "").done();
    assert!(out.contains("Morra (morra)"), "{out}");
    assert!(out.contains("tavolata play morra"), "{out}");
}

#[test]
fn the_options_of_a_game_are_listed_with_what_they_may_be() {
    let out = tavolata("games morra", "").done();
    assert!(out.contains("seats  2 to 4  (default 2)"), "{out}");
    assert!(out.contains("How often everyone calls"), "{out}");
}

#[test]
fn an_unknown_game_is_refused_with_those_there_are() {
    let said = tavolata("play chess", "").refused();
    assert_eq!(said, "There is no game \"chess\". There are: morra.");
    let said = tavolata("--lang it games chess", "").refused();
    assert_eq!(said, "Non esiste il gioco \"chess\". Ci sono: morra.");
}

#[test]
fn completions_name_the_commands() {
    let out = tavolata("completions bash", "").done();
    assert!(out.contains("simulate"));
}
