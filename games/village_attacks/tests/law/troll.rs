//! V18 The Troll, V29 its set-up.

use crate::scene::{Look, Question, scene, troll};
use village_attacks::terms::{Event, Zone};
use village_attacks::{Frame, events, law};

fn at(game: &Question) -> Option<Zone> {
    game.position().castle.troll()
}

#[test]
fn melee_hurts_monsters_and_brings_it_nearer() {
    let game = troll(
        "
        troll z6
        m1 at z6
        m2 at z6 guard vengeance
    ",
    )
    .chances([1]);
    assert_eq!((game.damage(0), game.damage(1)), (3, 3));
    assert_eq!(game.board(1).vengeance(), 1, "Vengeance is useless");
    assert_eq!(at(&game), Some(Zone(1)));
    game.proves(law::troll::THE_TROLL_ACTS).proves(law::troll::HIT_BY_THE_TROLL);
}

#[test]
fn a_defence_helps_against_it() {
    let game = troll(
        "
        troll z6
        m1 at z6 guard defence
    ",
    )
    .chances([2])
    .plays("defend");
    assert_eq!((game.damage(0), at(&game)), (1, Some(Zone(1))));
}

#[test]
fn a_torch_tramples_villagers_without_reward() {
    let game = troll(
        "
        morale 20
        troll z6
        z6 peasant 3 hunter-mythic
    ",
    )
    .chances([6, 7]);
    assert_eq!((game.villagers(6), game.morale()), (0, 20));
    assert_eq!(at(&game), Some(Zone(7)));
    game.proves(law::troll::KILLED_BY_THE_TROLL);
}

#[test]
fn defence_stuns_everyone_and_the_coin_leads_it() {
    let game = troll(
        "
        troll z6
        m1 at z6
        z6 peasant 7
    ",
    )
    .chances([4, 0]);
    assert!(game.board(0).is_lying());
    assert_eq!((game.stunned(6), at(&game)), (5, Some(Zone(1))));
}

#[test]
fn it_leaves_at_a_spawn_zone_and_hurts_the_heart_at_the_heart() {
    let game = troll("troll z9").chances([3]);
    assert_eq!(at(&game), None);
    let game = troll(
        "
        troll z0
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    )
    .chances([1]);
    assert_eq!((game.heart(), at(&game)), (7, Some(Zone(0))));
    game.proves(law::troll::END_OF_THE_TROLLS_WAY);
}

#[test]
fn it_shoves_and_triggers_traps() {
    // The Inner Court holds 14.
    let game = troll(
        "
        troll z6
        z1 peasant 14
    ",
    )
    .chances([1]);
    assert_eq!((game.villagers(1), game.villagers(0), at(&game)), (13, 1, Some(Zone(1))));
    game.proves(law::troll::THE_TROLL_SHOVES);
    let game = troll(
        "
        morale 20
        troll z6
        z1 peasant 2
        trap z1 stake-pit
    ",
    )
    .chances([1]);
    assert_eq!((game.villagers(1), game.morale()), (0, 18));
    game.proves(law::troll::THE_TROLL_AND_TRAPS);
}

#[test]
fn nothing_hurts_it_and_villagers_leave_it_alone() {
    let options = [("scenario", "troll-at-the-table")];
    let frame = Frame::Villagers(village_attacks::villagers::Frame::Begin);
    let game = scene(
        &options,
        "
        troll z9
        z9 peasant 2
    ",
        frame,
    );
    assert_eq!(at(&game), Some(Zone(9)));
    let game = troll("troll z9").chances([3]);
    game.proves(law::troll::THE_TROLL_IS_IMMUNE);
}

#[test]
fn an_attack_on_it_from_an_unlucky_zone_needs_heads() {
    let options = [("scenario", "troll-at-the-table")];
    let strike = |coin| {
        let uses =
            Frame::Turn(village_attacks::turn::Frame::UseResults(village_attacks::terms::Slot(0)));
        let words = "
            troll z6
            m1 at z6 melee 2
            unlucky z6
        ";
        scene(&options, words, uses).chances([coin, 3]).plays("troll melee")
    };
    let tails = strike(1);
    assert_eq!((at(&tails), tails.board(0).rolled()[0]), (Some(Zone(6)), 1), "{}", tails.story());
    assert!(!tails.story().contains("The Troll rolls"), "{}", tails.story());
    let heads = strike(0);
    assert!(at(&heads) != Some(Zone(6)), "{}", heads.story());
    heads.proves(law::zone_conditions::UNLUCKY).proves(law::troll::PROVOKE_THE_TROLL);
}

#[test]
fn a_troll_comes_within_the_first_three_events() {
    let options = [("scenario", "troll-at-the-table")];
    // Not the first, not the second: then it must be the third.
    let game =
        scene(&options, "", Frame::Events(events::Frame::Events(3))).chances([1, 16, 1, 20, 11]);
    assert_eq!(at(&game), Some(Zone(11)), "{}", game.story());
    let trolls = game.setting().event_cards.iter().filter(|&&it| it == Event::Troll).count();
    assert_eq!(trolls, 4);
    let game: Question = proof::Scenario::new(options).luck(1);
    game.proves(law::troll_setup::TROLL_EVENTS).proves(law::scenarios::TROLL_AT_THE_TABLE);
}
