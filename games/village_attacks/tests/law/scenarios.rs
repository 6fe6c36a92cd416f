//! S Scenarios, V11 Objectives.

use crate::scene::{Look, Question, reset, scene, spawn};
use village_attacks::terms::{Slot, Zone};
use village_attacks::{Frame, events, law, turn};

fn acts(scenario: &str, words: &str) -> Question {
    scene(&[("scenario", scenario)], words, Frame::Turn(turn::Frame::UseResults(Slot(0))))
}

#[test]
fn only_peasants_come_to_the_gate() {
    let options = [("scenario", "pitchforks-at-the-gate")];
    // Militia: one Hunter and two Peasants; a Champion at Rank 2: a Hero and a Peasant.
    let game = spawn(&options, 8, "").chances([34]);
    assert_eq!(game.story().matches("Peasant enters").count(), 3);
    let game = spawn(&options, 8, "m1 experience 6").chances([39]).plays("learn spine-whip");
    assert_eq!(game.story().matches("Peasant enters").count(), 3);
    game.proves(law::scenarios::PITCHFORKS_AT_THE_GATE);
}

#[test]
fn hunters_come_but_no_heroes_yet() {
    for (scenario, para) in [
        ("the-hunters-come", law::scenarios::THE_HUNTERS_COME),
        ("bad-news-from-the-village", law::scenarios::BAD_NEWS_FROM_THE_VILLAGE),
        ("engines-of-the-house", law::scenarios::ENGINES_OF_THE_HOUSE),
    ] {
        let options = [("scenario", scenario)];
        let game = spawn(&options, 8, "m1 experience 6").chances([39]).plays("learn spine-whip");
        assert_eq!(game.story().matches("Peasant enters").count(), 3, "{scenario}");
        game.proves(para);
    }
    let game = spawn(&[("scenario", "the-hunters-come")], 8, "").chances([23, 1]);
    game.proves(law::scenarios::THE_HUNTERS_COME);
    let game = spawn(&[("scenario", "bad-news-from-the-village")], 8, "").chances([23, 1]);
    game.proves(law::scenarios::BAD_NEWS_FROM_THE_VILLAGE);
    let game = spawn(&[("scenario", "engines-of-the-house")], 8, "").chances([23, 1]);
    assert!(game.story().contains("Hunter (Mythic) enters"));
    game.proves(law::scenarios::ENGINES_OF_THE_HOUSE);
}

#[test]
fn seals_close_a_breach() {
    let game = acts(
        "breaches",
        "
        m1 at z3 melee 4
        progress z3 4
    ",
    )
    .plays("seal; seal");
    let castle = &game.position().castle;
    assert!(!castle.spawn_zones().has(Zone(3)), "six seals close it: {}", game.story());
    assert_eq!(game.board(0).experience(), 2);
    game.proves(law::scenarios::BREACHES).proves(law::objectives::OBJECTIVES);
    let game = acts("breaches", "m1 at z3 melee 4").plays("seal; seal");
    assert_eq!(game.refuses("seal"), "S.6  This monster has placed its seals this turn.");
    game.proves(law::objectives::NOT_BY_OTHERS);
}

#[test]
fn deaths_in_an_altar_zone_fill_cups() {
    let words = "
        m1 at z4 melee 2
        z4 peasant 2
        progress z4 7
        progress z5 8
        progress z6 8
    ";
    let game = acts("a-meal-for-the-house", words).plays("melee z4 peasant");
    assert!(game.story().ends_with("The monsters have won."), "{}", game.story());
    game.proves(law::scenarios::A_MEAL_FOR_THE_HOUSE);
}

#[test]
fn the_calling_is_lost_without_a_summoning_by_round_six() {
    let options = [("scenario", "the-calling")];
    let game = reset(&options, "round 6");
    assert!(game.position().castle.loss().is_some());
    let game = reset(&options, "round 5");
    assert!(game.position().castle.loss().is_none());
    let game = reset(&options, "round 6");
    game.proves(law::scenarios::THE_CALLING);
}

#[test]
fn the_third_dawn_wins() {
    let options = [("scenario", "hold-till-the-third-dawn")];
    let game = reset(&options, "round 8");
    assert!(game.position().castle.has_won());
    game.proves(law::scenarios::HOLD_TILL_THE_THIRD_DAWN);
}

#[test]
fn heirlooms_are_freed_carried_and_delivered() {
    let words = "
        m1 at z9 melee 6
        progress z9 4
    ";
    let game = acts("heirlooms", words).plays("free");
    assert!(game.board(0).carries());
    assert_eq!(game.board(0).experience(), 1);
    let game = game.plays("move z5; move z1; move z0");
    assert_eq!((game.position().castle.delivered(), game.board(0).carries()), (1, false));
    game.proves(law::scenarios::HEIRLOOMS);
}

#[test]
fn a_hero_comes_with_every_mark_and_enough_killed_win() {
    let options = [("scenario", "the-lantern-road")];
    let frame = Frame::Events(events::Frame::Events(1));
    let game = scene(&options, "", frame).chances([16, 0, 4]);
    assert!(game.story().contains("Tamsin Quill, Silversmith enters"), "{}", game.story());
    game.proves(law::scenarios::THE_LANTERN_ROAD);
}
