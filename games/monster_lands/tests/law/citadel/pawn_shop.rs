//! M15 Pawn Shop.

use crate::turn;
use kernel::Seat;
use monster_lands::law;

#[test]
fn any_dice_are_pawned_for_one_gold_each_and_anyone_may_follow() {
    let game = turn(
        "
        0 pool s,m,p4,s
        1 pool m
    ",
    );
    let game = game.plays("0: visit pawn-shop; 0: die s; 0: die m; 0: die p4; 0: done");
    assert_eq!(game.position().clan(Seat(0)).gold(), 3);
    let game = game.plays("1: visit pawn-shop");
    assert_eq!(game.position().clan(Seat(1)).gold(), 1);
    game.proves(law::pawn_shop::PAWN_DICE);
}
