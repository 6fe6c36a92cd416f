//! 9.5 Daylight.

use crate::scene::{Look, c, four};
use proof::Scenario;
use root::Root;
use root::law::vagabond as law;
use root::position::ItemState;
use root::terms::{Faction, Item, Piece};
use root::vagabond::Frame;

fn day(words: &str) -> Scenario<Root> {
    four(
        &format!(
            "
        turn vagabond
        character vagabond ranger
        {words}
    "
        ),
        Frame::Daylight,
    )
}

#[test]
fn a_move_takes_a_boot_and_never_ends_in_a_forest() {
    let game = day("
        pawn vagabond c1
        has vagabond boot
    ")
    .luck(1)
    .plays("do move");
    assert_eq!(game.offers(), ["to c5", "to c9", "to c10"]);
    let game = game.plays("to c9");
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Exhausted), 1);
    game.proves(law::MOVE).proves(law::DAYLIGHT).proves(law::ITEMS);
    let game = day("
        pawn vagabond f1
        has vagabond boot
    ")
    .luck(1)
    .plays("do move");
    assert_eq!(game.offers(), ["to c1", "to c2", "to c5", "to c10"]);
}

#[test]
fn without_a_boot_nobody_walks() {
    let game = day("
        pawn vagabond c1
        has vagabond boot:exhausted torch
    ")
    .luck(1);
    assert!(game.refuses("do move").starts_with("9.5.1 "));
}

#[test]
fn a_battle_takes_a_sword() {
    let game = day("
        pawn vagabond c1
        has vagabond sword boot
        c1 eyrie-warrior marquise-warrior
    ")
    .chances([1, 0])
    .luck(1);
    let game = game.plays("do battle; battle c1 eyrie");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::MarquiseWarrior, 1)), (0, 1));
    assert_eq!(game.position().vagabonds[0].items(Item::Sword, ItemState::Exhausted), 1);
    game.proves(law::BATTLE);
}

#[test]
fn exploring_takes_the_item_scores_a_point_and_frees_the_slot() {
    let game = day("
            pawn vagabond c6
            has vagabond torch
            ruin c6 hammer
        ")
    .luck(1)
    .plays("do explore");
    assert_eq!(game.position().vagabonds[0].items(Item::Hammer, ItemState::Ready), 1);
    assert_eq!(game.score(Faction::Vagabond), 1);
    assert!(!game.position().woodland.ruins().has(c(6)));
    assert_eq!(game.position().woodland.free_slots(c(6)), 2);
    game.proves(law::EXPLORE);
}

#[test]
fn a_quest_exhausts_its_items_and_pays_cards_or_points() {
    let words = "pawn vagabond c1
        has vagabond tea boot torch hammer
        quests errand-fox repair-a-shed-fox escort-mouse
        completed vagabond fox";
    let game = day(words).luck(1).plays("do quest; quest 0; side points");
    assert_eq!(game.score(Faction::Vagabond), 2, "this one and an earlier one");
    assert_eq!(game.position().quests.count_ones(), 3, "a new one lies open");
    let game = game.plays("do quest; side cards");
    assert_eq!(game.hand(Faction::Vagabond).len(), 2);
    game.proves(law::QUEST);
}

#[test]
fn a_quest_must_match_the_clearing() {
    let game = day("
        pawn vagabond c1
        has vagabond boot boot
        quests escort-mouse
    ")
    .luck(1);
    assert!(game.refuses("do quest").starts_with("9.5.5 "));
    let game = day("
        pawn vagabond c2
        has vagabond boot torch
        quests escort-mouse
    ")
    .luck(1);
    assert!(game.refuses("do quest").starts_with("9.5.5 "), "two boots");
}

#[test]
fn a_strike_removes_a_warrior_first_and_else_any_piece() {
    let game = day("
        pawn vagabond c1
        hand vagabond sword
        has vagabond crossbow crossbow
        c1 marquise-warrior sawmill wood
    ")
    .luck(1)
    .plays("do strike");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0);
    let game = game.plays("do strike; piece wood");
    assert_eq!((game.count(Piece::Wood, 1), game.score(Faction::Vagabond)), (0, 1));
    game.proves(law::STRIKE);
}

#[test]
fn a_repair_keeps_the_side_of_the_item() {
    let game = day("
            pawn vagabond c1
            has vagabond hammer hammer boot:damaged-exhausted tea:damaged
        ")
    .luck(1);
    let game = game.plays("do repair; item boot damaged-exhausted");
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::Exhausted), 1);
    let game = game.plays("do repair");
    assert_eq!(
        game.position().vagabonds[0].items(Item::Tea, ItemState::Ready),
        1,
        "back on its track"
    );
    game.proves(law::REPAIR);
}

#[test]
fn aid_needs_a_matching_card_and_somebody_with_pieces() {
    let game = day("
            pawn vagabond c1
            has vagabond boot
            hand vagabond sword
            c1 eyrie-warrior
        ")
    .luck(1);
    assert!(game.refuses("do aid").starts_with("9.5.4 "));
    let game = day("
        pawn vagabond c1
        has vagabond boot
        hand vagabond anvil
    ")
    .luck(1);
    assert!(game.refuses("do aid").starts_with("9.5.4 "));
}

#[test]
fn crafting_counts_hammers() {
    let game = day("
        pawn vagabond c1
        has vagabond hammer
        hand vagabond foxfolk-steel
    ")
    .luck(1);
    assert!(game.refuses("craft foxfolk-steel").starts_with("9.5.8 "));
    game.proves(law::CRAFT);
}
