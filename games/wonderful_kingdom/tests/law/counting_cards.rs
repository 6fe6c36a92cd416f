//! The cards that count others: points per type at the end, production per type in its step (K7.2, K5.8).

use crate::support::{BLUE, Question, within};
use insta::assert_snapshot;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::Resource;
use wonderful_kingdom::{Frame, law};

const SIDE_B: &[(&str, &str)] = &[("module", "none"), ("side", "b")];

/// What blue scores at the end with these cards; side B scores nothing by itself.
#[track_caller]
fn scores(cards: &str) -> (i32, Question) {
    let words = format!(
        "
        round 4
        duchy blue {cards}
    "
    );
    let game = within(SIDE_B, &words, &[Frame::Scoring(Scoring::LastRound)]);
    (game.outcome().standing(BLUE).expect("blue plays").score, game)
}

/// A production step with these cards in blue's Duchy.
#[track_caller]
fn produces(cards: &str, resource: Resource) -> Question {
    within(SIDE_B, &format!("duchy blue {cards}"), &[Frame::Production(Production::Step(resource))])
}

#[test]
fn royal_roads_score_one_for_each_company() {
    let (score, game) = scores("royal-roads lancers tatis-tribe");
    assert_eq!(score, 2, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn a_walled_city_scores_one_for_each_structure() {
    let (score, game) = scores("walled-city hamlet sawmill");
    assert_eq!(score, 3, "two and itself");
    game.proves(law::scoring::SCORE);
}

#[test]
fn the_iron_legion_produces_exploration_for_each_company() {
    let game = produces("iron-legion lancers caravan", Resource::Exploration);
    assert_snapshot!(game.story(), @"
    K5.2  Valados produces 5 Exploration.
    K5.2  Téressie produces 0 Exploration.
    K5.3  Valados has supremacy and trains a Soldier.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.1  Valados puts a cube of Exploration on the Alchemy area.
    K6.2  The Alchemy area of Valados turns its cubes into a Krystallium.
    ");
    game.proves(law::production::PRODUCTION_PER_TYPE).proves(law::production::WHAT_IS_COUNTED);
}

#[test]
fn the_brotherhood_of_masons_produces_materials_for_each_structure() {
    let game = produces("brotherhood-of-masons hamlet barracks", Resource::Materials);
    assert_snapshot!(game.story(), @"
    K5.2  Valados produces 4 Materials.
    K5.2  Téressie produces 2 Materials.
    K5.3  Valados has supremacy and trains a Soldier.
    K6.1  Valados puts a cube of Materials on the Alchemy area.
    K6.1  Valados puts a cube of Materials on the Alchemy area.
    K6.1  Valados puts a cube of Materials on the Alchemy area.
    K6.1  Valados puts a cube of Materials on the Alchemy area.
    K6.1  Téressie puts a cube of Materials on the Alchemy area.
    K6.1  Téressie puts a cube of Materials on the Alchemy area.
    ");
    game.proves(law::production::PRODUCTION_PER_TYPE).proves(law::production::WHAT_IS_COUNTED);
}

#[test]
fn a_war_college_scores_two_for_each_company() {
    let (score, game) = scores("war-college lancers tatis-tribe");
    assert_eq!(score, 2 * 3, "two and itself");
    game.proves(law::scoring::SCORE);
}

#[test]
fn a_triumphal_arch_scores_three_for_each_company() {
    let (score, game) = scores("triumphal-arch lancers tatis-tribe");
    assert_eq!(score, 3 * 2, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn the_great_library_scores_two_for_each_monument() {
    let (score, game) = scores("great-library observatory aqueduct");
    assert_eq!(score, 2 * 3 + 3, "two and itself");
    game.proves(law::scoring::SCORE);
}

#[test]
fn an_arena_scores_two_for_each_structure() {
    let (score, game) = scores("arena hamlet sawmill");
    assert_eq!(score, 2 * 2, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn the_bank_of_the_realm_produces_gold_for_each_monument() {
    let game = produces("bank-of-the-realm cathedral arena", Resource::Gold);
    assert_snapshot!(game.story(), @"
    K5.2  Valados produces 4 Gold.
    K5.2  Téressie produces 1 Gold.
    K5.3  Valados has supremacy and trains a Soldier.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Valados puts a cube of Gold on the Alchemy area.
    K6.1  Téressie puts a cube of Gold on the Alchemy area.
    ");
    game.proves(law::production::PRODUCTION_PER_TYPE).proves(law::production::WHAT_IS_COUNTED);
}

#[test]
fn a_hall_of_treaties_scores_three_for_each_structure() {
    let (score, game) = scores("hall-of-treaties hamlet sawmill");
    assert_eq!(score, 3 * 2, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn a_fountain_of_ages_scores_three_for_each_monument() {
    let (score, game) = scores("fountain-of-ages observatory aqueduct");
    assert_eq!(score, 3 * 2 + 3, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn the_giants_stair_scores_two_for_each_structure() {
    let (score, game) = scores("giants-stair hamlet sawmill");
    assert_eq!(score, 2 * 2, "two of them");
    game.proves(law::scoring::SCORE);
}

#[test]
fn a_hidden_valley_scores_three_for_each_discovery() {
    let (score, game) = scores("hidden-valley star-chart crystal-cavern lancers");
    assert_eq!(score, 3 * 3 + 4, "two and itself");
    game.proves(law::scoring::SCORE);
}

#[test]
fn dragon_riders_score_two_for_each_discovery() {
    let (score, game) = scores("dragon-riders star-chart crystal-cavern lancers");
    assert_eq!(score, 2 * 3 + 4, "two and itself");
    game.proves(law::scoring::SCORE);
}
