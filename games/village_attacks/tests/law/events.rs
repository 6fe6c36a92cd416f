//! V16 Traps and events.

use crate::scene::{Look, event, scene, starts, villagers};
use village_attacks::terms::{Condition, Zone};
use village_attacks::{Frame, events, law};

#[test]
fn the_dial_advances_by_the_monsters_and_marks_draw_events() {
    let dial = |words| scene(&[], words, Frame::Events(events::Frame::EventDial)).chances([17]);
    let game = dial(
        "
        dial 2
        m2 dead
    ",
    );
    assert_eq!(game.position().castle.dial(), 5);
    assert!(!game.story().contains("Event:"));
    game.proves(law::events::EVENT_DIAL);
    let game = dial(
        "
        dial 3
        morale 10
    ",
    );
    assert!(game.story().contains("Event: Faltering Courage."), "{}", game.story());
    assert_eq!(game.morale(), 8);
    game.proves(law::events::DRAW_AN_EVENT).proves(law::events::NO_END);
}

#[test]
fn a_persistent_event_stays_until_the_next() {
    let game = event("").chances([6]);
    assert_eq!(game.position().decks.standing(), Some(6));
    game.proves(law::events::KINDS_OF_EVENTS);
    let game = event("event bounty").chances([16]);
    assert_eq!(game.position().decks.standing(), None);
}

#[test]
fn rabble_comes_to_every_token() {
    let game = event("").chances([0]);
    assert_eq!([9, 10, 11, 12].map(|zone| game.villagers(zone)), [1, 1, 1, 1]);
}

#[test]
fn the_march_moves_everyone_a_zone() {
    let game = event(
        "
        z1 peasant 2
        z5 peasant+s
        z9 peasant
    ",
    )
    .chances([1, 5]);
    assert_eq!([0, 1, 5, 9].map(|zone| game.villagers(zone)), [2, 0, 1, 0]);
}

#[test]
fn a_hunting_party_of_one_type_comes() {
    // The lot names gate 10, then the Type Arcane (3).
    let game = event("").chances([3, 10, 3]);
    assert_eq!(game.villagers(10), 2);
    assert_eq!(game.story().matches("Hunter (Arcane) enters").count(), 2);
}

#[test]
fn axes_hurt_the_heart_more() {
    let game = villagers(
        "
            event axes-at-the-door
            heart 8
            z0 hunter-undead peasant
            m1 at z9
            m2 at z9
            m3 at z9
        ",
    );
    assert_eq!(game.heart(), 5, "two by the Hunter, one by the Peasant");
}

#[test]
fn a_bounty_makes_the_highest_level_everyones_nemesis() {
    let words = "
        event bounty
        m1 at z9
        m2 at z9 experience 5
        z9 hunter-undead
    ";
    // The owed level is chosen first.
    let game = villagers(words).plays("learn mist");
    assert_eq!((game.damage(0), game.damage(1)), (0, 2));
}

#[test]
fn conditions_by_events() {
    let game = event(
        "
        m1 at z9
        z9 peasant
    ",
    )
    .chances([11]);
    assert_eq!(game.board(0).conditions(Condition::Burn), 1);
    assert_eq!(game.board(1).conditions(Condition::Burn), 0);
    let game = event(
        "
        m1 at z9
        m2 at z10
        z9 peasant
        z10 peasant 2
    ",
    )
    .chances([12]);
    assert_eq!(game.board(1).conditions(Condition::Slow), 1);
    let game = event(
        "
        m1 at z9
        z9 peasant
    ",
    )
    .chances([13]);
    assert_eq!(game.board(0).conditions(Condition::Sunder), 1);
    let game = event("m1 damage 2").chances([14]);
    assert_eq!(game.board(1).conditions(Condition::Silence), 1, "the fewest damage");
}

#[test]
fn oil_and_tinder_burn_the_summoned_monster_too() {
    let words = "
        summoned grey-shuck z9
        z9 peasant
    ";
    let game = event(words).chances([11]);
    assert!(game.position().pack.summoned().expect("it lives").is_burning);
    game.proves(law::summoning::CONDITIONS_ON_THE_SUMMONED);
    let game = event("summoned grey-shuck z9").chances([11]);
    assert!(!game.position().pack.summoned().expect("it lives").is_burning, "nobody is there");
}

#[test]
fn sappers_take_the_nearest_trap() {
    let game = event(
        "
        trap z9 stake-pit
        trap z1 snare-lines
    ",
    )
    .chances([10]);
    assert!(game.position().castle.trap(Zone(1)).is_none());
    assert!(game.position().castle.trap(Zone(9)).is_some());
}

#[test]
fn deserters_and_barn_fire_help_the_monsters() {
    let game = event(
        "
        morale 10
        z9 peasant 2
        z10 hunter-arcane
    ",
    )
    .chances([18]);
    assert_eq!((game.villagers(9), game.villagers(10), game.morale()), (1, 1, 9));
    let game = event("").chances([19, 2]);
    assert_eq!(game.position().castle.deserted(), Some(2));
}

#[test]
fn no_reroll_at_dawn_mass_and_a_die_more_under_the_blood_moon() {
    let game = starts("event dawn-mass").chances([1, 1, 1, 2, 2, 2]);
    assert!(game.has("end"), "nothing is rerolled");
    let game = starts("event blood-moon").chances([1, 1, 2, 2, 3, 4, 5]);
    assert_eq!(game.board(0).rolled().iter().sum::<u8>(), 7);
}

#[test]
fn healing_is_dear_in_cold_comfort() {
    let game = crate::scene::acts(
        "
        event cold-comfort
        m1 damage 3 magic 3
    ",
    )
    .plays("heal m1");
    assert_eq!(game.board(0).rolled(), &[0, 0, 1, 0, 0]);
    assert!(!game.has("heal m1"));
}
