//! M17 Mine.

use crate::turn;
use kernel::Seat;
use monster_lands::law;

#[test]
fn double_spaces_pay_six_and_four_single_ones_two() {
    // E5: once the 6 is taken, two Strength dice give 4, or one gives 2.
    let game = turn(
        "
        0 pool s,s
        1 pool s,s
    ",
    )
    .plays("0: visit mine; 0: space 1");
    assert_eq!(game.position().clan(Seat(0)).gold(), 6);
    let game = game.plays("1: visit mine");
    assert_eq!(game.offers(), ["space 2", "space 3"]);
    let four = game.plays("1: space 2");
    // Taron adds 2 to the first Mine Action of the round.
    assert_eq!(four.position().clan(Seat(1)).gold(), 6);
    four.proves(law::mine::DIG).proves(law::mine::MINE_BONUSES);
}

#[test]
fn taron_and_rajhnek_may_help_the_same_action_once() {
    let words = "0 pool s,s,s member taron carries taron:rajhnek";
    let words = words.replace("member taron ", "").replace("taron:rajhnek", "frunks:rajhnek");
    let game = turn(&words).plays("visit mine; space 3; visit mine; space 1");
    assert_eq!(game.position().clan(Seat(0)).gold(), 10, "2 and 2 more, then 6");
}

#[test]
fn only_strength_digs_and_a_double_space_wants_two_dice() {
    let game = turn("0 pool m,p3");
    assert_eq!(game.refuses("visit mine"), "M10.2  It takes a die of Strength.");
    let game = turn("0 pool s,m").plays("visit mine");
    assert_eq!(game.position().clan(Seat(0)).gold(), 2, "one die finds a single space");
    let game = turn("0 pool s,s,m").plays("visit mine");
    assert_eq!(game.offers(), ["space 1", "space 2", "space 3"]);
    assert_eq!(game.plays("space 1").position().clan(Seat(0)).pool().dice().strength, 0);
}

#[test]
fn mine_bonuses_work_also_while_their_bearer_is_assigned() {
    // M6.6: nothing in their text says otherwise.
    let words = "
        0 pool s carries frunks:rajhnek
        land a kyzhul 1a
        path a1 frunks dice s
    ";
    let game = turn(words).plays("visit mine");
    assert_eq!(game.position().clan(Seat(0)).gold(), 2 + 2);
    game.proves(law::mine::MINE_BONUSES);
}
