//! Views of games that draw nothing themselves.

use super::*;
use crate::text::{Pen, Reader, visible};
use kernel::{AnyView, Lang};
use lang::{Names, Speaker};

#[derive(Debug)]
struct Seen(Part);

impl AnyView for Seen {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn json(&self) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn parts(&self) -> Part {
        self.0.clone()
    }
}

fn record<const N: usize>(fields: [(&str, Part); N]) -> Part {
    Part::Record(fields.map(|(name, part)| (name.to_owned(), part)).into())
}

fn number(number: u8) -> Part {
    Part::Number(number.to_string())
}

fn words(words: &[&str]) -> Part {
    Part::List(words.iter().map(|word| Part::Word((*word).to_owned())).collect())
}

fn skirmish() -> Part {
    let band = |soldiers, marched_on, hand| {
        let marched_on = Part::Flag(marched_on);
        record([("soldiers", number(soldiers)), ("marched_on", marched_on), ("hand", hand)])
    };
    let bands = vec![band(3, false, words(&["axe", "axe"])), band(4, true, Part::Nothing)];
    let wind = Part::Word("north-west".to_owned());
    record([
        ("round", number(2)),
        ("turn", Part::Seat(Seat(1))),
        ("weapon", Part::Nothing),
        ("discard", words(&["sword", "pike", "sword"])),
        ("bands", Part::List(bands)),
        ("weather", record([("rain", Part::Flag(true)), ("wind", wind)])),
    ])
}

fn two() -> Names {
    ["Anna", "Bruno"].into_iter().map(Names::player).collect::<Names>()
}

fn drawn(view: Part, width: usize) -> String {
    let (speaker, names) = (Speaker::new(crate::texts()).unwrap(), two());
    let tongue = Tongue { speaker: &speaker, lang: Lang::English, names: &names };
    picture(&Seen(view), &Reader { tongue, pen: Pen::PLAIN, width })
}

#[test]
fn a_view_is_facts_a_table_of_the_players_piles_and_groups() {
    let expected = "\
Round 2   Turn Bruno   Weapon –

Bands        Anna      Bruno
Soldiers     3         4
Marched on   –         ✓
Hand         2 × axe   –

Discard: 2 × sword, pike

Weather
  Rain ✓   Wind north west";
    assert_eq!(drawn(skirmish(), 80), expected);
}

#[test]
fn where_there_is_no_room_for_columns_players_stand_under_each_other() {
    let narrow = drawn(skirmish(), 24);
    assert!(narrow.contains("Anna: Soldiers 3, Hand 2\n      × axe"), "{narrow}");
    assert!(narrow.lines().all(|line| visible(line) <= 24), "{narrow}");
}

#[test]
fn what_only_one_seat_is_shown_of_itself_is_taken_out() {
    let (speaker, names) = (Speaker::new(&[]).unwrap(), two());
    let tongue = Tongue { speaker: &speaker, lang: Lang::English, names: &names };
    let mut outline = Outline::of(&skirmish(), tongue, 2);
    let own = outline.take_own(Seat(0));
    let axes = Thing::Word { said: "axe".into(), word: "axe".into(), count: 2 };
    assert_eq!(own, [Line { name: "Hand".into(), things: vec![axes] }]);
    assert_eq!(outline.tables[0].fields.len(), 2);
    assert!(outline.take_own(Seat(1)).is_empty());
}

#[test]
fn a_list_of_as_many_numbers_as_seats_is_of_the_seats() {
    let numbers = |name, list: &[u8]| {
        record([(name, Part::List(list.iter().copied().map(number).collect()))])
    };
    let scores = "\n         Anna   Bruno\nScores   3      5";
    assert_eq!(drawn(numbers("scores", &[3, 5]), 40), scores);
    assert_eq!(drawn(numbers("dice", &[3, 5, 6]), 40), "Dice: 3, 5, 6");
    assert_eq!(drawn(number(7), 40), "7");
}

#[test]
fn others_than_seats_stand_under_each_other_by_number() {
    let far = Part::Word("far-away".to_owned());
    let at = vec![record([("x", number(1))]), record([("y", far)]), record([])];
    let said = drawn(record([("deck", words(&["ambush"])), ("at", Part::List(at))]), 60);
    assert_eq!(said, "Deck ambush\n\nAt   X   Y\n1    1   –\n2    –   far away\n3    –   –");
}
