//! 9.3 Faction Set-up.

use crate::scene::four;
use root::law::vagabond as law;
use root::position::ItemState;
use root::terms::{Character, Faction, Item, Relationship};
use root::vagabond::Frame;

#[test]
fn a_vagabond_chooses_a_character_and_a_forest() {
    let game = four("turn marquise", Frame::SetUp).luck(1);
    assert_eq!(game.offers().len(), Character::ALL.len());
    let game = game.plays("character thief; to f3");
    let (position, board) = (game.position(), &game.position().vagabonds[0]);
    assert_eq!(board.pawn().to_string(), "f3");
    assert_eq!((position.quests.count_ones(), position.quest_deck.count_ones()), (3, 12));
    let mut under: Vec<Item> = position.ruin_items.iter().flatten().copied().flatten().collect();
    under.sort();
    assert_eq!(under, [Item::Boot, Item::Bag, Item::Hammer, Item::Sword]);
    assert_eq!(board.relationship(Faction::Eyrie), Relationship::Indifferent);
    assert_eq!(board.items(Item::Tea, ItemState::Ready), 1);
    game.proves(law::CHOOSE_CHARACTER)
        .proves(law::PLACE_PAWN)
        .proves(law::GET_QUESTS)
        .proves(law::POPULATE_RUINS);
    game.proves(law::TAKE_STARTING_ITEMS).proves(law::SET_RELATIONSHIPS);
    game.proves(law::ITEM_TRACKS).proves(law::THE_SATCHEL);
}

#[test]
fn every_character_starts_with_its_own_items() {
    let starts = [
        ("thief", "boot torch tea sword"),
        ("tinker", "boot torch bag hammer"),
        ("ranger", "boot torch crossbow sword"),
        ("vagrant", "coins torch boot"),
        ("arbiter", "boot torch sword sword"),
        ("scoundrel", "boot boot torch crossbow"),
        ("adventurer", "boot torch hammer"),
        ("ronin", "boot boot torch sword"),
        ("harrier", "coins torch sword crossbow"),
    ];
    for (character, items) in starts {
        let game = four("turn marquise", Frame::SetUp)
            .luck(1)
            .plays(&format!("character {character}; to f1"));
        let board = &game.position().vagabonds[0];
        for item in Item::ALL {
            let printed = items.split(' ').filter(|word| *word == item.word()).count();
            assert_eq!(
                usize::from(board.items(item, ItemState::Ready)),
                printed,
                "{character} {item}"
            );
        }
    }
}
