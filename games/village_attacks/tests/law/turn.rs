//! V3 A monster's turn.

use crate::scene::{Look, acts, scene, starts};
use village_attacks::terms::Slot;
use village_attacks::{Frame, law, turn};

#[test]
fn monsters_act_from_the_coin_on_clockwise() {
    let game = scene(&[], "first m2", Frame::Turn(turn::Frame::Turns { nth: 0 }))
        .chances([1, 2, 3, 4, 5, 1])
        .plays("end");
    let turns: Vec<_> = game
        .story()
        .lines()
        .filter(|line| line.contains("The turn of"))
        .map(str::to_owned)
        .collect();
    assert_eq!(turns[0], "V3.1  The turn of Countess Iveta Karsk.");
    assert_eq!(turns[1], "V3.1  The turn of Archivist Mordath.");
    game.proves(law::turn::ORDER_OF_MONSTERS);
}

#[test]
fn six_dice_are_rolled() {
    let game = starts("").chances([1, 2, 3, 4, 5, 1]);
    assert_eq!(game.board(0).rolled(), &[2, 1, 1, 1, 1]);
    game.proves(law::turn::ROLL).proves(law::turn::START_OF_A_TURN);
}

#[test]
fn results_in_reserve_a_stun_and_a_burden_cost_dice() {
    let game = starts("m1 lying reserve magic paid defence").chances([1, 2, 3]).plays("pass");
    let rolled: u8 = game.board(0).rolled().iter().sum();
    assert_eq!(rolled, 3, "six less one in Reserve, one for the stun, one for the burden");
    game.proves(law::reserve::FEWER_DICE).proves(law::summoning::BURDEN_OF_PAYERS);
}

#[test]
fn three_alike_may_be_rerolled_once() {
    let game = starts("").chances([1, 1, 1, 2, 3, 4]);
    assert_eq!(game.offers(), ["reroll melee", "pass"]);
    let game = game.chances([5, 5, 5]).plays("reroll melee");
    assert_eq!(game.board(0).rolled(), &[0, 1, 1, 1, 3], "three alike again, but no second reroll");
    assert!(game.has("end"));
    game.proves(law::turn::REROLL).proves(law::turn::ONE_REROLL);
}

#[test]
fn of_two_groups_one_or_both_may_be_rerolled() {
    let game = starts("").chances([1, 1, 1, 6, 6, 6]);
    let both = ["reroll melee", "reroll torch", "reroll melee torch", "pass"];
    assert_eq!(game.offers(), both);
    let game = game.chances([1, 2, 3, 4, 5, 1]).plays("reroll melee torch");
    assert_eq!(game.board(0).rolled(), &[2, 1, 1, 1, 1]);
    game.proves(law::turn::TWO_GROUPS);
}

#[test]
fn torches_are_resolved_in_any_order_among_the_results() {
    let game = starts(
        "
        z9 peasant 3
        m1 at z5
    ",
    )
    .chances([6, 6, 2, 2, 4, 5]);
    assert_eq!((game.villagers(9), game.board(0).torches()), (3, 2), "none is resolved yet");
    let game = game.plays("ranged z9 peasant").chances([5]).plays("torch");
    assert_eq!((game.villagers(9), game.villagers(5), game.board(0).torches()), (1, 1, 1));
    game.proves(law::turn::TORCHES);
}

#[test]
fn torches_that_are_left_are_resolved_when_the_turn_ends() {
    let game = starts("z9 peasant 3").chances([6, 6, 2, 3, 4, 5]).plays("end");
    assert_eq!((game.villagers(9), game.board(0).torches()), (1, 0), "{}", game.story());
    game.proves(law::turn::TORCHES);
}

#[test]
fn by_an_option_torches_come_before_anything_else() {
    let start = Frame::Turn(turn::Frame::Start(Slot(0)));
    let game = scene(&[("torches", "first")], "z9 peasant", start).chances([6, 2, 3, 4, 5, 1]);
    let told = game.story();
    assert!(told.contains("Peasant moves to"), "{told}");
    assert_eq!((game.villagers(9), game.board(0).torches()), (0, 0));
    assert!(!game.has("torch"));
    game.proves(law::turn::TORCHES);
}

#[test]
fn a_used_result_leaves_the_board_and_unused_ones_are_lost() {
    let game = acts(
        "
        m1 at z1 melee 2 magic
        z1 peasant 2
    ",
    )
    .plays("melee z1 peasant");
    assert_eq!(game.board(0).rolled(), &[1, 0, 1, 0, 0]);
    let game = game.plays("move z0; with magic");
    assert_eq!((game.board(0).rolled(), game.board(0).moved()), (&[1, 0, 0, 0, 0], 1));
    game.proves(law::turn::USE_RESULTS).proves(law::turn::USED_RESULTS);
    let end = scene(&[], "m1 melee 2 reserve magic", Frame::Turn(turn::Frame::End(Slot(0))));
    assert_eq!(end.board(0).rolled(), &[0; 5]);
    assert_eq!(end.board(0).reserved(), 1);
    end.proves(law::turn::END_OF_A_TURN);
}
