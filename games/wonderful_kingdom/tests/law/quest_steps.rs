//! The twenty steps of the Quest boards, each as its last piece is paid (K8.23).

use crate::support::{BLUE, Look, Question, within};
use insta::assert_snapshot;
use wonderful_kingdom::law;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::terms::Resource;
use wonderful_kingdom::{Frame, quests};

/// Blue places what is left to place of a resource.
#[track_caller]
fn pays(quest: &str, words: &str, resource: Resource) -> Question {
    let frames = [
        Frame::Quests(quests::Frame::FirstToFinish),
        Frame::Production(Production::Place(BLUE, resource)),
    ];
    within(&[("module", "quests"), ("quest", quest)], words, &frames)
}

#[test]
fn the_first_step_of_the_lost_heir_asks_for_four_population_and_gives_a_spy() {
    let game = pays(
        "lost-heir",
        "
        quest blue 0 population 3
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 1 of the Quest.
    K8.24  Valados gains 1 Spy token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 1);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_second_step_of_the_lost_heir_asks_for_four_gold_and_gives_two_soldiers() {
    let game = pays(
        "lost-heir",
        "
        quest blue 1 gold 3
        pieces blue gold 1
    ",
        Resource::Gold,
    )
    .plays("put gold quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Gold on the Quest.
    K8.23  Valados completes step 2 of the Quest.
    K8.23  Valados gains 2 Soldiers.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 2);
    assert_eq!(game.pieces(BLUE).0, 2);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_third_step_of_the_lost_heir_asks_for_five_exploration_and_gives_a_krystallium() {
    let game = pays(
        "lost-heir",
        "
        quest blue 2 exploration 4
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 3 of the Quest.
    K8.23  Valados gains 1 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 3);
    assert_eq!(game.pieces(BLUE).1, 1);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_last_step_of_the_lost_heir_asks_for_gold_and_soldiers_and_gives_the_first_two_krystallium() {
    let game = pays(
        "lost-heir",
        "
        quest blue 3 gold 7 soldier 3
        pieces blue gold 1
    ",
        Resource::Gold,
    )
    .plays("put gold quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Gold on the Quest.
    K8.23  Valados completes step 4 of the Quest.
    K8.23  Valados is the first to complete the Quest.
    K8.23  Valados gains 2 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_first_step_of_the_sunken_crown_asks_for_six_materials_and_gives_two_exploration() {
    let game = pays(
        "sunken-crown",
        "
        quest blue 0 materials 5
        pieces blue materials 1
    ",
        Resource::Materials,
    )
    .plays("put materials quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Materials on the Quest.
    K8.23  Valados completes step 1 of the Quest.
    K8.23  Valados gains 2 Exploration.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 1);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_second_step_of_the_sunken_crown_asks_for_four_population_and_gives_two_soldiers() {
    let game = pays(
        "sunken-crown",
        "
        quest blue 1 population 3
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 2 of the Quest.
    K8.23  Valados gains 2 Soldiers.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 2);
    assert_eq!(game.pieces(BLUE).0, 2);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_third_step_of_the_sunken_crown_asks_for_four_exploration_and_gives_a_spy() {
    let game = pays(
        "sunken-crown",
        "
        quest blue 2 exploration 3
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 3 of the Quest.
    K8.24  Valados gains 1 Spy token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 3);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_last_step_of_the_sunken_crown_asks_for_three_structures_and_gives_the_first_three_soldiers()
{
    let game = pays(
        "sunken-crown",
        "
        quest blue 3 exploration 9
        duchy blue hamlet sawmill granary
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 4 of the Quest.
    K8.23  Valados is the first to complete the Quest.
    K8.23  Valados gains 3 Soldiers.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    assert_eq!(game.pieces(BLUE).0, 3);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_first_step_of_the_plague_doctor_asks_for_five_materials_and_gives_two_population() {
    let game = pays(
        "plague-doctor",
        "
        quest blue 0 materials 4
        pieces blue materials 1
    ",
        Resource::Materials,
    )
    .plays("put materials quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Materials on the Quest.
    K8.23  Valados completes step 1 of the Quest.
    K8.23  Valados gains 2 Population.
    K6.1  Valados puts a cube of Population on the Alchemy area.
    K6.1  Valados puts a cube of Population on the Alchemy area.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 1);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_second_step_of_the_plague_doctor_asks_for_four_exploration_and_gives_a_krystallium() {
    let game = pays(
        "plague-doctor",
        "
        quest blue 1 exploration 3
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 2 of the Quest.
    K8.23  Valados gains 1 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 2);
    assert_eq!(game.pieces(BLUE).1, 1);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_third_step_of_the_plague_doctor_asks_for_six_population_and_gives_a_spy() {
    let game = pays(
        "plague-doctor",
        "
        quest blue 2 population 5
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 3 of the Quest.
    K8.24  Valados gains 1 Spy token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 3);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_last_step_of_the_plague_doctor_asks_for_three_monuments_and_heals_the_first_of_a_calamity() {
    let game = pays(
        "plague-doctor",
        "
        quest blue 3 gold 8
        duchy blue bell-tower cathedral arena famine
        pieces blue gold 1
    ",
        Resource::Gold,
    )
    .plays("put gold quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Gold on the Quest.
    K8.23  Valados completes step 4 of the Quest.
    K8.23  Valados is the first to complete the Quest.
    K8.23  Valados is rid of Famine.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    assert_eq!(game.position().realm(BLUE).duchy().len(), 3, "the Famine is gone");
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_first_step_of_the_ancestral_treasure_asks_for_four_population_and_gives_a_spy() {
    let game = pays(
        "ancestral-treasure",
        "
        quest blue 0 population 3
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 1 of the Quest.
    K8.24  Valados gains 1 Spy token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 1);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_second_step_of_the_ancestral_treasure_asks_for_four_gold_and_gives_a_trap() {
    let game = pays(
        "ancestral-treasure",
        "
        quest blue 1 gold 3
        pieces blue gold 1
    ",
        Resource::Gold,
    )
    .plays("put gold quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Gold on the Quest.
    K8.23  Valados completes step 2 of the Quest.
    K8.24  Valados gains 1 Trap token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 2);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_third_step_of_the_ancestral_treasure_asks_for_six_exploration_and_gives_three_soldiers() {
    let game = pays(
        "ancestral-treasure",
        "
        quest blue 2 exploration 5
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 3 of the Quest.
    K8.23  Valados gains 3 Soldiers.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 3);
    assert_eq!(game.pieces(BLUE).0, 3);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_last_step_of_the_ancestral_treasure_asks_for_exploration_and_krystallium_and_gives_the_first_five_points()
 {
    let game = pays(
        "ancestral-treasure",
        "
        quest blue 3 exploration 11 krystallium 2
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 4 of the Quest.
    K8.23  Valados is the first to complete the Quest.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_first_step_of_the_captive_dragon_asks_for_five_materials_and_gives_a_trap() {
    let game = pays(
        "captive-dragon",
        "
        quest blue 0 materials 4
        pieces blue materials 1
    ",
        Resource::Materials,
    )
    .plays("put materials quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Materials on the Quest.
    K8.23  Valados completes step 1 of the Quest.
    K8.24  Valados gains 1 Trap token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 1);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_second_step_of_the_captive_dragon_asks_for_four_exploration_and_gives_five_gold() {
    let game = pays(
        "captive-dragon",
        "
        quest blue 1 exploration 3
        pieces blue exploration 1
    ",
        Resource::Exploration,
    )
    .plays("put exploration quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Exploration on the Quest.
    K8.23  Valados completes step 2 of the Quest.
    K8.23  Valados gains 5 Gold.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.2  The Alchemy area of Valados turns its cubes into a Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 2);
    game.proves(law::quests::COMPLETING_A_STEP);
}

#[test]
fn the_third_step_of_the_captive_dragon_asks_for_four_population_and_gives_a_spy() {
    let game = pays(
        "captive-dragon",
        "
        quest blue 2 population 3
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 3 of the Quest.
    K8.24  Valados gains 1 Spy token.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 3);
    game.proves(law::quests::COMPLETING_A_STEP).proves(law::quests::TOKENS_FROM_QUESTS);
}

#[test]
fn the_last_step_of_the_captive_dragon_asks_for_three_companies_and_gives_the_first_two_krystallium()
 {
    let game = pays(
        "captive-dragon",
        "
        quest blue 3 population 9
        duchy blue lancers caravan tatis-tribe
        pieces blue population 1
    ",
        Resource::Population,
    )
    .plays("put population quest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a cube of Population on the Quest.
    K8.23  Valados completes step 4 of the Quest.
    K8.23  Valados is the first to complete the Quest.
    K8.23  Valados gains 2 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).steps(), 4);
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::more_quests::THEIR_LAST_STEPS);
}
