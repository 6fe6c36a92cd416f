//! V7 Defence.

use crate::scene::{Look, acts, scene, then, villagers};
use village_attacks::{Frame, law, villagers as v};

#[test]
fn defence_and_vengeance_go_to_defence_slots() {
    let game =
        acts("m1 defence 2 vengeance 2").plays("guard defence; guard vengeance; guard defence");
    assert_eq!((game.board(0).defence(), game.board(0).vengeance()), (2, 1));
    assert_eq!(game.refuses("guard vengeance"), "V7.1  No Defence slot is free.");
    game.proves(law::defence::DEFENCE_SLOTS);
}

#[test]
fn a_defence_prevents_two_of_one_attack() {
    // A Hunter of his own Type hits Ser Ossian for 2.
    let game = villagers(
        "
        m1 at z9 guard defence
        z9 hunter-mythic
    ",
    );
    assert_eq!(game.offers(), ["defend", "pass"]);
    let game = game.plays("defend");
    assert_eq!((game.damage(0), game.board(0).defence()), (0, 0));
    game.proves(law::defence::DEFENCE).proves(law::defence::ASKED_ON_EACH_ATTACK);
}

#[test]
fn a_vengeance_deals_back_what_was_dealt() {
    let words = "
        morale 10
        m1 at z9 guard vengeance
        z9 hunter-mythic
    ";
    let game = villagers(words).plays("avenge");
    assert_eq!((game.damage(0), game.villagers(9)), (2, 0));
    assert_eq!((game.morale(), game.board(0).experience()), (9, 1));
    game.proves(law::defence::VENGEANCE);
}

#[test]
fn both_may_be_spent_on_one_attack() {
    // Sexton Brann deals 2. He has 5 health.
    let words = "
        m1 at z9 guard defence guard vengeance
        z9 sexton-brann
    ";
    let game = villagers(words).plays("defend");
    assert!(game.story().contains("Slow"), "the side effect happens: {}", game.story());
    assert_eq!(game.damage(0), 0);
    assert_eq!(game.board(0).vengeance(), 1, "nothing was dealt, so there is nothing to avenge");
    let words = "
        m1 at z9 guard defence guard vengeance
        z9 hunter-mythic
    ";
    let game = villagers(words).plays("pass; avenge");
    assert_eq!((game.board(0).defence(), game.board(0).vengeance()), (1, 0));
    game.proves(law::defence::BOTH_TOGETHER);
}

#[test]
fn vengeance_reaches_other_zones_but_no_yunfakh_there() {
    let game = villagers(
        "
        m1 at z5 guard vengeance
        z9 hunter-mythic
    ",
    )
    .plays("avenge");
    assert_eq!(game.villagers(9), 0);
    game.proves(law::defence::REACH_OF_VENGEANCE);
    let options = [("scenario", "the-lantern-road")];
    let words = "
        m1 at z8 guard vengeance
        z11 yunfakh-mythic
    ";
    let game = scene(&options, words, Frame::Villagers(v::Frame::Begin));
    assert_eq!((game.damage(0), game.board(0).vengeance()), (2, 1));
}

#[test]
fn whoever_is_killed_by_vengeance_gives_one_experience_a_hero_too() {
    // Aurel Vane, with 3 health, hunts the Mythic: he deals 2.
    let words = "
        morale 10
        m1 at z9 guard vengeance melee
        z9 aurel-vane
    ";
    let game = acts(words).plays("melee z9 aurel-vane");
    let begin = Frame::Villagers(v::Frame::Begin);
    let avenged = then(&game, &[], begin).plays("avenge");
    assert_eq!((avenged.villagers(9), avenged.morale()), (0, 8));
    assert_eq!(avenged.board(0).experience(), 1);
    avenged.proves(law::defence::VENGEANCE);
    let as_heroes = [("avenged-heroes", "as-heroes")];
    let avenged = then(&game, &as_heroes, begin).plays("avenge");
    assert_eq!((avenged.board(0).experience(), avenged.morale()), (3, 8));
}
