//! 9.7 Playing with Two Vagabonds.

use crate::scene::{Look, five};
use kernel::Viewer;
use root::law::vagabond as law;
use root::terms::{Faction, Item};
use root::vagabond::Frame;

const EXPLORER: &str = "turn second-vagabond
    character vagabond thief
    pawn vagabond f1
    character second-vagabond ranger
    pawn second-vagabond c6
    has second-vagabond torch torch";

#[test]
fn both_vagabonds_set_up_with_two_items_in_every_ruin_and_three_quests_between_them() {
    let game = five("turn marquise", Frame::SetUp).chances([0]).luck(1);
    let game = game.plays("character thief; to f1; character ranger; to f2");
    let position = game.position();
    assert!(position.ruin_items.iter().all(|ruin| ruin.iter().flatten().count() == 2));
    assert_eq!(position.quests.count_ones(), 3);
    game.proves(law::TWO_VAGABONDS_SETUP).proves(law::SHARED_QUESTS);
}

#[test]
fn a_character_is_there_once() {
    let game =
        five("turn marquise", Frame::SetUp).chances([0]).luck(1).plays("character thief; to f1");
    assert!(!game.offers().contains(&"character thief".to_owned()));
}

#[test]
fn of_two_items_the_explorer_sees_both_and_takes_one() {
    let game = five(
        &format!(
            "
        {EXPLORER}
        ruin c6 boot sword
    "
        ),
        Frame::Daylight,
    )
    .luck(1)
    .plays("do explore");
    assert_eq!(game.offers(), ["item boot", "item sword"]);
    let game = game.plays("item sword");
    assert_eq!(game.score(Faction::SecondVagabond), 1);
    let view = game.view(Viewer::Seat(game.seat(Faction::SecondVagabond)));
    assert_eq!(view.clearings[5].seen_items, [Item::Boot]);
    assert!(
        game.view(Viewer::Seat(game.seat(Faction::Vagabond))).clearings[5].seen_items.is_empty()
    );
    game.proves(law::TAKING_ITEMS_FROM_RUINS);
}

#[test]
fn nobody_takes_a_second_ruin_item_of_a_kind_and_exploring_in_vain_scores_nothing() {
    let game = five(
        &format!(
            "
        {EXPLORER}
        ruin c6 boot boot
    "
        ),
        Frame::Daylight,
    )
    .luck(1);
    let game = game.plays("do explore; item boot; do explore");
    assert_eq!(game.score(Faction::SecondVagabond), 1);
    assert_eq!(
        game.position().vagabonds[1].items(Item::Torch, root::position::ItemState::Exhausted),
        2
    );
    assert!(game.position().woodland.ruins().has(crate::scene::c(6)), "the ruin stays");
    game.proves(law::TAKING_ITEMS_FROM_RUINS);
}

#[test]
fn either_completes_an_open_quest() {
    let words = "turn second-vagabond
        character vagabond thief
        pawn vagabond f1
        character second-vagabond ranger
        pawn second-vagabond c1
        has second-vagabond tea boot
        quests errand-fox";
    let game = five(words, Frame::Daylight).luck(1).plays("do quest; side points");
    assert_eq!((game.score(Faction::SecondVagabond), game.score(Faction::Vagabond)), (1, 0));
}
