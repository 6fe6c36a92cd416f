//! M1 Components and play areas.

use crate::{Scenario, turn_with};
use kernel::{Data, Game, Options, Seat};
use monster_lands::terms::{Building, Card, Land, Mercenary, Monster, Token, TrapType};
use monster_lands::{MonsterLands, law};

/// Why a data file is refused once this text is replaced by that.
fn refused(file: &str, from: &str, to: &str) -> String {
    let mut data = Data::embedded(MonsterLands::data());
    let old = MonsterLands::data().iter().find(|known| known.name == file);
    let old = old.expect("the game has the file").text;
    assert!(old.contains(from), "{file} holds {from}");
    data.replace(file, old.replacen(from, to, 1)).expect("the file can be replaced");
    let options = Options::accept(MonsterLands::options(), []).expect("defaults are accepted");
    MonsterLands::set(&options, &data).expect_err("the data is refused").to_string()
}

#[test]
fn the_box_holds_what_the_rulebook_counts() {
    let game = Scenario::new([]).luck(1);
    let cards = [Mercenary::ALL.len(), Monster::ALL.len(), Land::ALL.len(), Card::COUNT];
    assert_eq!(cards, [36, 20, 12, 18]);
    let tokens = (0..).map(Token).take(Token::COUNT);
    let kinds = tokens.map(|token| game.setting().trap(game.setting().trap_of(token)).r#type);
    let kinds: Vec<TrapType> = kinds.collect();
    let count = |of| kinds.iter().filter(|kind| **kind == of).count();
    let types = [TrapType::Initial, TrapType::Improved, TrapType::Shielded, TrapType::Trick];
    assert_eq!(types.map(count), [4, 36, 6, 18]);
    assert_eq!(Building::ALL.len(), 7);
    game.proves(law::components::CARDS).proves(law::components::DICE);
    game.proves(law::components::TOKENS_AND_TILES);
    game.proves(law::components::KINDS_OF_TRAP);
    game.proves(law::components::PLAY_AREAS);
}

#[test]
fn data_that_does_not_fill_the_box_is_refused_with_file_line_and_key() {
    let traps = refused("traps.toml", "copies = 3", "copies = 4");
    assert!(traps.starts_with("traps.toml, line ") && traps.contains("copies"), "{traps}");
    let cards = refused("equipment.toml", "copies = 2", "copies = 3");
    assert!(cards.contains("18 cards, not 19"), "{cards}");
    let panic = refused("panic.toml", "copies = 1", "copies = 2");
    assert!(panic.contains("7 Panic tokens, not 8"), "{panic}");
}

#[test]
fn data_with_unknown_words_or_keys_is_refused_with_file_line_and_key() {
    let word = refused("monsters.toml", "id = \"snailer\"", "id = \"slug\"");
    assert!(word.starts_with("monsters.toml, line 9, id: "), "{word}");
    let key = refused("mercenaries.toml", "cost = 4", "cost = 4\ncolour = 1");
    assert!(key.starts_with("mercenaries.toml, line 12, colour: "), "{key}");
    let twice = refused("lands.toml", "id = \"thaklan\"", "id = \"negueria\"");
    assert!(twice.contains("negueria is there twice"), "{twice}");
    let source = refused("loot.toml", "edition = ", "print = ");
    assert!(source.starts_with("loot.toml, line 4"), "{source}");
}

#[test]
fn broken_rows_are_refused_with_file_line_and_key() {
    let refuses = |file, from, to, start: &str| {
        let said = refused(file, from, to);
        assert!(said.starts_with(start), "{said}");
    };
    refuses("monsters.toml", "attack = 2", "attack = ", "monsters.toml, line 12, attack: ");
    refuses("monsters.toml", "attack = 2", "attack = \"two\"", "monsters.toml, line 12, attack: ");
    refuses("monsters.toml", "attack = 2", "attack = 256", "monsters.toml, line 12, attack: ");
    refuses("monsters.toml", "attack = 2", "attack = 13", "monsters.toml, line 12, attack: ");
    let swapped = "capture-value = 14";
    let line = "monsters.toml, line 13, capture-value: ";
    refuses("monsters.toml", "capture-value = 10", swapped, line);
    let provenance = "monsters.toml, line 8, provenance: missing field";
    refuses("monsters.toml", "provenance = \"designed\"\n", "", provenance);
    refuses("monsters.toml", "\"designed\"", "\"guessed\"", "monsters.toml, line 18, provenance: ");
    refuses("monsters.toml", "glory = 3", "fame = 3", "monsters.toml, line 15, fame: ");
    refuses("headers.toml", "times = 1", "times = \"x\"", "headers.toml, line 13, benefit: ");
    let dice = "reinforcements = 6";
    refuses("headers.toml", "reinforcements = 3", dice, "headers.toml, line 10, paths: ");
}

#[test]
fn data_in_which_the_first_pools_differ_is_refused() {
    // M3.3: Korgo's Persuasion die makes the pool of Jungle the same as the others'.
    let said = refused("initial.toml", "dice = { persuasion = 1 }", "dice = { persuasion = 2 }");
    assert!(said.starts_with("initial.toml, line ") && said.contains(", dice: "), "{said}");
}

#[test]
fn a_corrected_number_changes_the_game_without_compiling() {
    let mut data = Data::embedded(MonsterLands::data());
    let old = MonsterLands::data().iter().find(|known| known.name == "citadel.toml").unwrap().text;
    data.replace("citadel.toml", old.replace("[6, 4, 2, 2]", "[7, 4, 2, 2]")).unwrap();
    let options = Options::accept(MonsterLands::options(), []).unwrap();
    let setting = MonsterLands::set(&options, &data).unwrap();
    assert_eq!(setting.citadel.mine.yields, [7, 4, 2, 2]);
}

#[test]
fn with_a_limited_supply_a_player_receives_what_is_left() {
    let words = "
        0 gold 30 pool s,s
        1 gold 20
    ";
    let options = [("seats", "4"), ("limited-supply", "on")];
    let game = turn_with(&options, words).plays("visit mine; space 1");
    assert_eq!(game.position().clan(Seat(0)).gold(), 35);
    game.proves(law::components::STOCKS);
}

#[test]
fn an_empty_pile_is_rebuilt_from_its_discards() {
    // All Mercenaries but four are in clans: the four come back after a Round of Beer.
    let hired = "dalina drapis taroa puargh wondou vaidala parsas vishor ginova nimra frostor dolfus \
                 lusara shandee zondu tranok naiala sckrat torko karunna guster lorios kakron wormee";
    let members: Vec<String> = hired.split_whitespace().map(|m| format!("1 member {m}")).collect();
    let members = members.join("\n");
    let words = format!(
        "
        {members}
        0 glory 9 gold 9 pool s
        tavern fandor trulina geas jaruna
    "
    );
    let game = turn_with(&[("seats", "4")], &words).plays("visit tavern; beer");
    assert_eq!(game.position().citadel().tavern().iter().flatten().count(), 4);
    game.proves(law::components::EMPTY_PILES);
}

#[test]
fn a_limited_supply_of_dice_and_tokens_runs_out_too() {
    // 22 Magic dice: 21 are out, so of Yuha's two one is left. 16 Potions: 15 are out.
    let magic = ["m"; 10].join(",");
    let words = format!(
        "0 pool p1,{magic},m land yuha settled yuha:frunks potions 3\n1 pool {magic}\n2 potions 3\n3 potions 3\n1 potions 3\n\
         path a1 taron potions 3"
    );
    let options = [("seats", "4"), ("limited-supply", "on")];
    let game = turn_with(&options, &words).plays("work yuha");
    assert_eq!(game.position().clan(Seat(0)).pool().dice().magic, 11 + 1);
    let plenty = turn_with(&[("seats", "4")], &words).plays("work yuha");
    assert_eq!(plenty.position().clan(Seat(0)).pool().dice().magic, 11 + 2);
    let last = "
        0 pool m
        1 potions 3
        2 potions 3
        3 potions 3
        path a1 taron potions 5
    ";
    let game = turn_with(&options, last).plays("visit alchemist; space 1; potions 3");
    assert_eq!(game.position().clan(Seat(0)).potions(), 2, "14 of 16 are out");
    game.proves(law::components::STOCKS);
}
