//! M14 Armory and Defence.

use crate::turn;
use kernel::Seat;
use monster_lands::law;

#[test]
fn one_to_three_tokens_cost_two_gold_each() {
    let game = turn("0 gold 5 pool s").plays("visit armory");
    assert_eq!(game.offers(), ["count 1", "count 2"]);
    assert_eq!(game.refuses("count 3"), "M10.4  It costs 6 Gold and you have 5.");
    let game = game.plays("count 2");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.defence()), (1, 2));
    game.proves(law::armory::BUY_DEFENCE);
}

#[test]
fn persuasion_comes_off_the_sum() {
    let game = turn("0 gold 5 pool p5").plays("visit armory; count 3");
    assert_eq!(game.position().clan(Seat(0)).gold(), 4);
}

#[test]
fn five_tokens_are_the_limit() {
    let game = turn("0 gold 9 pool s defence 4").plays("visit armory; count 3");
    assert_eq!(game.position().clan(Seat(0)).defence(), 5);
    let lost = "M14.2  Clan 1 has no room for 2 more Defence tokens.";
    assert!(game.story().contains(lost), "{}", game.story());
    game.proves(law::armory::DEFENCE_LIMIT);
}

#[test]
fn tokens_beyond_the_limit_that_cost_nothing_more_are_not_offered() {
    let game = turn("0 gold 9 defence 4 pool p6,s").plays("visit armory; die p6");
    assert_eq!(game.position().clan(Seat(0)).defence(), 5, "one, two and three cost 1 Gold");
    assert_eq!(game.position().clan(Seat(0)).gold(), 8);
    game.proves(law::armory::BUY_DEFENCE);
}

#[test]
fn the_sum_of_three_tokens_may_fall_to_one() {
    // A 3 behind a 5: 8 off.
    let game = turn(
        "
        0 gold 1 pool p3
        placed armory p5,s
    ",
    )
    .plays("visit armory; count 3");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.defence()), (0, 3));
    game.proves(law::citadel::LOWER_PERSUASION).proves(law::citadel::LEAST_PRICE);
}
