//! V4 Torches.

use crate::scene::{Look, Question, scene};
use village_attacks::terms::Slot;
use village_attacks::{Frame, law, turn};

fn torch(words: &str) -> Question {
    scene(
        &[],
        &format!(
            "
        m1 torch
        {words}
    "
        ),
        Frame::Turn(turn::Frame::Torches(Slot(0))),
    )
}

#[test]
fn the_farthest_villager_moves() {
    let game = torch(
        "
        z5 peasant
        z9 hunter-arcane
    ",
    )
    .chances([5]);
    assert_eq!((game.villagers(9), game.villagers(5)), (0, 1), "{}", game.story());
    assert_eq!(game.villagers(6), 1, "z6 had fewer villagers than z5");
    game.proves(law::torches::FARTHEST_VILLAGER);
}

#[test]
fn at_the_same_distance_the_zone_with_the_fewest() {
    let game = torch(
        "
        z9 peasant 3
        z11 peasant
    ",
    )
    .chances([7]);
    assert_eq!((game.villagers(9), game.villagers(11), game.villagers(7)), (3, 0, 1));
    game.proves(law::torches::FEWEST_VILLAGERS);
}

#[test]
fn zones_still_tied_are_decided_by_lot_and_peasants_go_first() {
    let game = torch(
        "
        z9 peasant hunter-arcane
        z11 peasant hunter-arcane
    ",
    )
    .chances([11, 8]);
    assert_eq!((game.villagers(11), game.villagers(8)), (1, 1));
    assert!(game.story().contains("Peasant moves"), "{}", game.story());
    game.proves(law::torches::TORCH_TIES);
}

#[test]
fn if_all_are_in_the_heart_one_of_them_attacks() {
    let game = torch(
        "
        z0 peasant 2
        heart 5
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    );
    assert_eq!((game.heart(), game.villagers(0)), (4, 2));
    game.proves(law::torches::ALL_IN_THE_HEART);
}

#[test]
fn stunned_villagers_are_passed_over_and_burning_ones_burn() {
    let game = torch(
        "
        z9 peasant+s
        z5 peasant+b
        morale 10
    ",
    );
    assert_eq!((game.villagers(9), game.villagers(5), game.morale()), (1, 0, 9));
    assert_eq!(game.board(0).experience(), 0);
    game.proves(law::torches::TORCH_AND_CONDITIONS);
}

#[test]
fn a_torch_pays_for_nothing() {
    let uses = || Frame::Turn(turn::Frame::UseResults(Slot(0)));
    let game = scene(&[("torches", "first")], "m1 torch at z1", uses());
    assert!(game.story().is_empty(), "only the end is left, and it is played");
    let game = scene(&[], "m1 torch at z1", uses());
    assert_eq!(game.offers(), ["torch", "end"], "it is resolved, and pays for nothing");
    let game = torch("");
    assert!(game.story().contains("The torch finds nobody."));
    game.proves(law::torches::USELESS_RESULT);
}
