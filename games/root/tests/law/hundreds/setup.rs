//! 14.3 Faction Set-up.

use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::law::hundreds as law;
use root::terms::{Faction, Item, Mood, Piece};

fn table(factions: &str) -> Scenario<Root> {
    let seats = factions.split(',').count().to_string();
    Scenario::new([("seats", seats.as_str()), ("factions", factions), ("first", "1")]).luck(1)
}

#[test]
fn they_garrison_a_corner_across_from_another() {
    let game = table("eyrie,hundreds").plays("in c1; leader despot");
    // The only corner across from a starting corner is 3: it is not asked for.
    assert_eq!((game.count(Piece::Warlord, 3), game.count(Piece::HundredsWarrior, 3)), (1, 4));
    assert_eq!(game.count(Piece::Stronghold, 3), 1);
    let supply = |piece| game.position().woodland.supply(piece);
    assert_eq!(
        (supply(Piece::HundredsWarrior), supply(Piece::Stronghold), supply(Piece::Mob)),
        (16, 5, 5)
    );
    game.proves(law::GARRISON);
}

#[test]
fn first_at_the_table_they_choose_any_corner() {
    let game = table("hundreds,alliance");
    assert_eq!(game.asked_faction(), Faction::Hundreds);
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"]);
}

#[test]
fn without_a_vagabond_they_put_items_under_the_ruins() {
    let game = table("hundreds,alliance").plays("in c1");
    let mut under: Vec<Item> =
        game.position().ruin_items.iter().flatten().flatten().copied().collect();
    under.sort();
    assert_eq!(under, [Item::Boot, Item::Bag, Item::Hammer, Item::Sword]);
    game.proves(law::PLACE_ITEMS);
}

#[test]
fn with_a_vagabond_the_ruins_hold_his_items_only_once() {
    let game = table("vagabond,hundreds").plays("character thief; to f1; in c1");
    assert_eq!(game.position().ruin_items.iter().flatten().flatten().count(), 4);
}

#[test]
fn the_warlord_starts_stubborn() {
    let game = table("hundreds,alliance").plays("in c1");
    // His first Birdsong asks for another mood already.
    assert!(game.story().contains("14.3.3  The warlord is now Stubborn."));
    assert!(game.refuses("mood stubborn").starts_with("14.4.4 "));
    assert_eq!(game.position().hundreds.mood(), Some(Mood::Stubborn));
    game.proves(law::BECOME_STUBBORN);
}
