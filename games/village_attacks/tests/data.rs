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
    assert_eq!(error, "traps.toml, line 36, effect: a trap cannot do this: \"dash n=3\"");
    let error = refused("monsters.toml", "\"soak n=1\"", "\"heart n=1\"");
    assert!(error.ends_with(", effect-1: only a trap can do this: \"heart n=1\""), "{error}");
}

#[test]
fn an_argument_that_a_step_does_not_take_is_refused_by_name() {
    let error = refused("traps.toml", "\"stun k=3\"", "\"stun k=3 max=9 who=any hp=7\"");
    assert_eq!(
        error,
        "traps.toml, line 36, effect: \"stun k=3 max=9 who=any hp=7\" is no word of the game here: stun takes no max=9"
    );
    let error = refused("traps.toml", "\"push k=4\"", "\"push k=4 z=adj\"");
    assert!(error.starts_with("traps.toml, line 20, effect: "), "{error}");
    assert!(error.ends_with("push takes no z=adj"), "{error}");
}

#[test]
fn a_step_is_found_where_it_stands_even_if_its_list_goes_over_lines() {
    let list = "\n  \"hit n=1 k=1\",\n  \"burn k=5 free\",\n";
    let error = refused("traps.toml", "\"hit n=1 k=1\", \"burn k=5\"", list);
    assert!(error.starts_with("traps.toml, line 30, effect: "), "{error}");
    assert!(error.ends_with("burn takes no free"), "{error}");
}

#[test]
fn a_card_has_three_steps_at_most() {
    let error = refused("traps.toml", "[\"stun k=3\"]", "[\"stun\", \"stun\", \"stun\", \"stun\"]");
    assert_eq!(error, "traps.toml, line 36, effect: three steps at most");
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
