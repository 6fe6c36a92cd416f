//! V20 Spawning.

use crate::scene::{Look, scene, spawn};
use village_attacks::{Frame, law, spawning};

#[test]
fn a_card_is_drawn_for_every_token() {
    let game =
        scene(&[], "", Frame::Spawning(spawning::Frame::Tokens { token: 0 })).chances([0, 1, 2, 3]);
    assert_eq!([9, 10, 11, 12].map(|zone| game.villagers(zone)), [2; 4]);
    game.proves(law::spawning::SPAWN_CARDS);
}

#[test]
fn the_rank_follows_the_highest_level() {
    // A Mob is 2, 3 or 5 Peasants.
    let game = spawn(&[], 9, "").chances([0]);
    assert_eq!(game.villagers(9), 2);
    let game = spawn(&[], 9, "m1 experience 6").chances([0]).plays("learn spine-whip");
    assert_eq!(game.villagers(9), 3);
    let game = spawn(&[], 9, "m1 experience 18")
        .chances([0])
        .plays("learn spine-whip; learn tossed-head; learn grudge-returned");
    assert_eq!(game.villagers(9), 5);
    game.proves(law::spawning::RANK).proves(law::spawning::ROW_OF_THE_RANK);
}

#[test]
fn a_card_with_a_plus_is_discarded_and_another_drawn() {
    // Three times Stragglers, which bring nobody, then a Mob of two.
    let game = spawn(&[], 9, "").chances([12, 13, 14, 0]);
    assert_eq!(game.villagers(9), 2);
    assert_eq!(game.story().matches("Stragglers for").count(), 3);
    game.proves(law::spawning::DRAW_AGAIN);
}

#[test]
fn by_an_option_the_row_of_a_plus_enters_and_at_most_two_more_are_drawn() {
    // Stragglers bring one and draw again; the third is the last.
    let game = spawn(&[("spawn-again", "after-the-row")], 9, "").chances([12, 13, 14]);
    assert_eq!(game.villagers(9), 3);
    assert_eq!(game.story().matches("Stragglers for").count(), 3);
    game.proves(law::spawning::DRAW_AGAIN);
}

#[test]
fn five_hunters_of_a_type_and_then_veterans() {
    // Hired Blades: two Hunters, of the Type Mythic (1).
    let game = spawn(&[], 9, "z5 hunter-mythic 4").chances([27, 1]);
    let told = game.story();
    assert!(told.contains("Hunter (Mythic) enters"), "{told}");
    assert!(told.contains("Veteran Hunter enters"), "{told}");
    game.proves(law::spawning::LIMITS).proves(law::spawning::VETERANS);
}

#[test]
fn a_veteran_is_everyones_nemesis() {
    let game = crate::scene::villagers(
        "
        m3 at z9
        z9 veteran
    ",
    );
    assert_eq!(game.damage(2), 2);
}

#[test]
fn half_of_a_group_rounded_up_are_yunfakh() {
    let options = [("scenario", "the-lantern-road")];
    // Hired Blades at Rank 2: three Hunters.
    let game = spawn(&options, 9, "m1 experience 6").chances([27, 1]).plays("learn spine-whip");
    let told = game.story();
    assert_eq!(told.matches("Yunfakh Hunter (Mythic) enters").count(), 2, "{told}");
    game.proves(law::spawning::YUNFAKH_HUNTERS);
}

#[test]
fn when_a_kind_has_run_out_the_farthest_of_it_acts() {
    let words = "
        z10 peasant 8
        z9 peasant 8
        z11 peasant 8
        z12 peasant 8
        m1 at z9
    ";
    let game = spawn(&[], 10, words).chances([42]);
    assert_eq!(game.villagers(10), 8, "a Quiet Road brings nobody");
    // A Mob would bring two: two of those at the gates act instead.
    let game = spawn(&[], 10, words).chances([0]);
    assert_eq!(game.position().village.everyone().len(), 32);
    assert_eq!(game.story().matches("None is left").count(), 2, "{}", game.story());
    game.proves(law::spawning::SUPPLY_EMPTY);
}

#[test]
fn of_those_equally_far_who_acts_instead_is_a_lot() {
    // Peasants 16 to 23 stand at the third gate.
    let words = "
        z10 peasant 8
        z9 peasant 8
        z11 peasant 8
        z12 peasant 8
    ";
    let game = spawn(&[], 10, words).chances([0, 20, 7, 21]);
    assert_eq!((game.villagers(10), game.villagers(11)), (8, 6), "{}", game.story());
}

#[test]
fn a_hero_enters_from_the_top_of_the_deck() {
    // A Champion at Rank 2; Hero 4 is Tamsin Quill.
    let game = spawn(&[], 9, "m1 experience 6").chances([39, 4]).plays("learn spine-whip");
    assert!(game.story().contains("Tamsin Quill, Silversmith enters"), "{}", game.story());
    assert_eq!(game.villagers(9), 2);
    game.proves(law::spawning::HEROES_ENTER);
}

#[test]
fn a_forced_march_moves_the_zone_first() {
    let rows = [("spawn-again", "after-the-row")];
    let game = spawn(&rows, 9, "z9 peasant 2 peasant+s").chances([43, 5, 42]);
    assert_eq!(game.villagers(9), 1, "the stunned one stays: {}", game.story());
    // At Rank 3 its row has no plus: two move on, and two come.
    let words = "
        z9 peasant 2 peasant+s
        m1 experience 18
    ";
    let game = spawn(&[], 9, words).chances([43, 5, 6]);
    let game = game.plays("learn spine-whip; learn tossed-head; learn grudge-returned");
    assert_eq!((game.villagers(9), game.villagers(5) + game.villagers(6)), (3, 2));
    game.proves(law::spawning::ADVANCE);
}

#[test]
fn a_newcomer_shoves_inward() {
    // The gate holds nine.
    let game = spawn(&[], 9, "z9 peasant 9").chances([0, 5, 6]);
    assert_eq!(game.villagers(9), 9);
    assert_eq!(game.villagers(5) + game.villagers(6), 2);
    game.proves(law::spawning::FULL_SPAWN_ZONE);
}

#[test]
fn the_all_types_token_brings_veterans() {
    let game = spawn(&[("all-types-token", "on")], 9, "").chances([23, 5]);
    assert!(game.story().contains("Veteran Hunter enters"), "{}", game.story());
}
