//! V13 Death and return.

use crate::scene::{Look, starts, team_acts, villagers};
use village_attacks::law;

#[test]
fn damage_equal_to_health_kills_and_takes_everything_but_capabilities() {
    let words = "
        m1 at z9 damage 7 reserve magic experience 3 learn spine-whip slow
        z9 peasant
    ";
    let game = villagers(words);
    let board = game.board(0);
    assert_eq!((game.zone(0), game.damage(0)), (None, 0));
    assert_eq!((board.experience(), board.reserved(), board.owns(1)), (0, 0, 1));
    game.proves(law::death::DEATH).proves(law::death::WHAT_DEATH_TAKES);
}

#[test]
fn a_dead_monster_returns_at_the_price_of_two() {
    let game = starts(
        "
        m1 dead
        heart 5
    ",
    );
    assert_eq!((game.zone(0), game.heart()), (Some(0), 3));
    game.proves(law::death::RETURN);
}

#[test]
fn it_cannot_return_if_that_would_end_the_heart() {
    let game = starts(
        "
        m1 dead
        heart 2
    ",
    );
    assert_eq!((game.zone(0), game.heart()), (None, 2));
    assert!(game.story().contains("cannot return"), "{}", game.story());
    game.proves(law::death::NO_RETURN);
}

#[test]
fn a_cheap_return_spares_the_heart() {
    let words = "
        m1 at z9 damage 9 magic defence learn rise-again
        round 1
    ";
    let game =
        team_acts("mother-barrow,zhar-khaled,wailing-nessa", 0, words).plays("use rise-again");
    assert_eq!(game.board(0).guard().soak, 3);
    assert_eq!((game.board(0).cheap_return(2), game.board(0).cheap_return(3)), (Some(0), None));
    game.proves(law::effects::CHEAP_RETURN);
}
