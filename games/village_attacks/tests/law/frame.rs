//! V1 The frame.

use crate::scene::{Look, Question, acts, scene, villagers};
use proof::Scenario;
use proof::scenario::refused_options;
use village_attacks::{Frame, VillageAttacks, law, rounds};

#[test]
fn there_are_at_least_as_many_monsters_as_players() {
    let refused = refused_options::<VillageAttacks>([("seats", "5"), ("monsters", "3")]);
    assert_eq!(refused, "5 players need as many monsters; 3 play.");
    let game: Question = Scenario::new([("seats", "2"), ("monsters", "5")]).luck(1);
    game.proves(law::frame::PLAYERS_AND_MONSTERS);
    assert_eq!(game.asked().len(), 1);
}

#[test]
fn the_castle_is_a_net_of_zones_round_the_heart() {
    let game: Question = Scenario::new([("scenario", "the-calling")]).luck(1);
    let map = &game.setting().map;
    let zone = village_attacks::terms::Zone;
    assert_eq!((map.to_heart(zone(12)), map.distance(zone(10), zone(11))), (4, 6));
    assert_eq!(map.chamber, Some(zone(6)));
    game.proves(law::frame::ZONES).proves(law::frame::SPECIAL_ZONES);
}

#[test]
fn a_round_has_three_phases() {
    let game = scene(&[], "", Frame::Round(rounds::Frame::Round)).plays("end");
    assert!(game.story().starts_with("V1.4  Round 1."), "{}", game.story());
    game.proves(law::frame::THE_ROUND);
}

#[test]
fn morale_at_0_wins_at_once() {
    let game = acts(
        "
        morale 1
        z0 peasant 3
        m1 melee 2
    ",
    )
    .plays("melee z0 peasant");
    assert!(game.outcome().winners().iter().count() == 3, "all have won");
    assert!(game.story().ends_with("The monsters have won."), "{}", game.story());
    game.proves(law::frame::VICTORY);
}

#[test]
fn the_heart_at_0_loses() {
    let game = villagers(
        "
        heart 2
        z0 peasant 2
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    );
    assert_eq!(game.heart(), 0);
    assert_eq!(game.outcome().winners().iter().count(), 0);
    game.proves(law::frame::DEFEAT).proves(law::frame::BOTH_AT_ONCE);
}

#[test]
fn all_monsters_dead_and_none_able_to_return_loses() {
    let words = "
        heart 2
        m1 at z9 damage 7
        m2 dead
        m3 dead
        z9 peasant
    ";
    let game = villagers(words);
    let lost = "The monsters have lost: all monsters are dead and none may return.";
    assert!(game.story().ends_with(lost), "{}", game.story());
    game.proves(law::frame::DEFEAT);
}

#[test]
fn a_tie_is_decided_by_lot() {
    // Two monsters in the peasant's zone: the lot names the second.
    let game = villagers(
        "
        m1 at z9
        m2 at z9
        z9 peasant
    ",
    )
    .chances([1]);
    assert_eq!((game.damage(0), game.damage(1)), (0, 1));
    game.proves(law::frame::THE_COIN).proves(law::villagers::TARGET_BY_COIN);
}

#[test]
fn remaining_health_is_health_less_damage() {
    // Ser Ossian has 8: with 4 damage, 4 villagers hinder him and 3 do not.
    assert!(!acts("m1 at z1 damage 4 melee\nz1 peasant 4").has("move z0"));
    let game = acts(
        "
        m1 at z1 damage 4 melee
        z1 peasant 3
    ",
    );
    assert!(game.has("move z0"));
    game.proves(law::frame::HEALTH);
}
