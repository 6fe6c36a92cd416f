//! V28 Day and Night.

use crate::scene::{Look, Question, scene};
use proof::Scenario;
use village_attacks::terms::Slot;
use village_attacks::{Frame, law, turn};

const ON: [(&str, &str); 1] = [("day-and-night", "on")];

fn starts(words: &str) -> Question {
    scene(&ON, words, Frame::Turn(turn::Frame::Start(Slot(0))))
}

fn acts(words: &str) -> Question {
    scene(&ON, words, Frame::Turn(turn::Frame::UseResults(Slot(0))))
}

#[test]
fn a_lot_decides_whether_it_is_day_or_night() {
    let game: Question = Scenario::new(ON).chances([0]).luck(1);
    assert!(game.position().castle.is_night());
    game.proves(law::day_and_night::DAY_OR_NIGHT);
}

#[test]
fn five_dice_and_the_special_die_are_rolled() {
    let game = starts(
        "
        night
        round 1
    ",
    )
    .chances([1, 2, 3, 4, 5, 6]);
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 5);
    assert!(game.has("wild melee") && game.has("wild magic"));
    let game = game.plays("wild magic");
    assert_eq!(game.board(0).has(village_attacks::terms::Symbol::Magic), 2);
    game.proves(law::day_and_night::SPECIAL_DIE);
}

#[test]
fn the_special_die_is_always_rolled_and_cannot_be_kept() {
    let game = starts(
        "
        night
        round 1
        m1 lying
    ",
    )
    .chances([1, 2, 3, 4, 4]);
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 4, "the stun takes a normal die");
    assert!(game.board(0).special().is_some());
    game.proves(law::day_and_night::RULES_OF_THE_DIE);
    let game = acts(
        "
        night
        m1 wild
    ",
    )
    .plays("wild melee");
    assert!(!game.has("reserve melee"));
}

#[test]
fn the_special_die_counts_for_no_reroll_and_is_not_rolled_again() {
    // Two torches, and one on the Day die.
    let game = starts(
        "
        round 1
        z9 peasant 5
    ",
    )
    .chances([6, 6, 1, 2, 3, 1]);
    assert!(!game.has("reroll torch"));
    let game = game.plays("torch; torch; torch");
    assert_eq!(game.villagers(9), 2, "all three are resolved");
    let game = starts(
        "
        round 1
        z9 peasant 5
    ",
    )
    .chances([6, 6, 6, 1, 2, 1]);
    let game = game.chances([1, 2, 3]).plays("reroll torch; torch");
    assert_eq!(game.villagers(9), 4, "the torch of the Day die stays");
    game.proves(law::day_and_night::RULES_OF_THE_DIE);
}

#[test]
fn the_day_takes_experience_or_health_and_gives_none() {
    let game = starts(
        "
        round 2
        m1 experience 1
    ",
    );
    assert_eq!((game.board(0).experience(), game.damage(0)), (0, 1));
    let game = starts(
        "
        round 1
        m1 experience 1
    ",
    );
    assert_eq!((game.board(0).experience(), game.damage(0)), (1, 0), "not in round 1");
    let game = acts(
        "
        morale 10
        m1 at z1 melee 2
        z1 peasant 2
    ",
    )
    .plays("melee z1 peasant");
    assert_eq!((game.morale(), game.board(0).experience()), (9, 0));
    game.proves(law::day_and_night::DAY);
}

#[test]
fn the_night_gives_one_more() {
    let game = acts(
        "
        night
        m1 at z1 melee 2
        z1 peasant 2
    ",
    )
    .plays("melee z1 peasant");
    assert_eq!(game.board(0).experience(), 2);
    game.proves(law::day_and_night::NIGHT);
}
