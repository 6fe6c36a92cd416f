//! Data that cannot be played is refused with file, line and key.

use kernel::{Data, Game, Options};
use village_attacks::VillageAttacks;

/// Why a file with one text in place of another is refused.
#[track_caller]
fn refused(file: &str, from: &str, to: &str) -> String {
    let mut data = Data::embedded(VillageAttacks::data());
    let embedded = VillageAttacks::data().iter().find(|it| it.name == file).expect("a data file");
    assert!(embedded.text.contains(from), "{file} holds {from}");
    data.replace(file, embedded.text.replacen(from, to, 1)).expect("the game has this file");
    let options = Options::accept(VillageAttacks::options(), []).expect("the defaults are allowed");
    match VillageAttacks::set(&options, &data) {
        Ok(_) => panic!("{file} with {to} can be played"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_word_that_is_no_number_names_its_line_and_key() {
    let error = refused("traps.toml", "charges = 3", "charges = \"three\"");
    assert!(error.starts_with("traps.toml, line ") && error.contains(", charges: "), "{error}");
}

#[test]
fn an_effect_is_a_list_of_known_verbs() {
    let error = refused("monsters.toml", "\"dash n=2\"", "\"fly n=2\"");
    assert!(error.contains("\"fly n=2\" is no word of the game here"), "{error}");
    let error = refused("traps.toml", "\"stun k=3\"", "\"dash n=3\"");
    assert!(error.contains(", effect: a trap cannot do this"), "{error}");
}

#[test]
fn every_row_stands_once() {
    let error = refused("heroes.toml", "id = \"sexton-brann\"", "id = \"prioress-adelheid\"");
    assert!(error.contains(", id: prioress-adelheid stands twice"), "{error}");
}

#[test]
fn a_path_leads_both_ways() {
    // The first zone 0 of The Keep: its path to zone 4 is left out.
    let error = refused("maps.toml", "paths = [1, 2, 3, 4]", "paths = [1, 2, 3]");
    assert!(error.starts_with("maps.toml, line ") && error.contains("leads one way"), "{error}");
}

#[test]
fn a_supply_has_no_more_figures_than_there_are() {
    let error = refused("numbers.toml", "peasants = 32", "peasants = 40");
    assert!(error.ends_with(", peasants: at most 32"), "{error}");
}
