//! K5 Production phase.

use crate::support::{BLUE, Look, RED, plain, step, within};
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::terms::Resource;
use wonderful_kingdom::{Frame, law};

const NONE: &[(&str, &str)] = &[("module", "none")];
const SIDE_B: &[(&str, &str)] = &[("module", "none"), ("side", "b")];

#[test]
fn the_four_steps_come_in_order() {
    let game = plain("", Frame::Production(Production::FourSteps));
    let story = game.story();
    let at = |line: &str| story.find(line).unwrap_or_else(|| panic!("{line} in\n{story}"));
    let steps = [
        at("Valados produces 2 Materials"),
        at("Valados produces 2 Population"),
        at("Téressie produces 1 Gold"),
        at("Valados produces 0 Exploration"),
    ];
    assert!(steps.is_sorted(), "{story}");
    game.proves(law::production::FOUR_STEPS);
}

#[test]
fn a_card_completed_in_a_step_counts_in_the_next() {
    let frames = [Resource::Population, Resource::Materials].map(Production::Step);
    let words = "construction blue hamlet materials 1";
    let game = within(NONE, words, &frames.map(Frame::Production)).plays("put materials hamlet");
    assert!(game.story().contains("K5.2  Valados produces 3 Population."), "{}", game.story());
    game.proves(law::production::WHAT_IS_COUNTED).proves(law::production::FIXED_AMOUNTS);
}

#[test]
fn amounts_are_fixed_before_any_cube_is_placed() {
    let words = "construction blue sawmill materials 1";
    let game = step(NONE, words, Resource::Materials).plays("put materials sawmill");
    assert!(game.story().contains("K5.2  Valados produces 2 Materials."));
    assert_eq!(game.pieces(BLUE).2, 1, "one cube was left, not three");
    game.proves(law::production::FIXED_AMOUNTS);
}

#[test]
fn two_supremacies_make_a_soldier() {
    let game = step(NONE, "", Resource::Materials);
    assert!(game.position().realm(RED).is_training());
    assert_eq!(game.pieces(RED).0, 0);
    game.proves(law::production::SUPREMACY).proves(law::production::SOLDIER_IN_TRAINING);
    let game = step(NONE, "pieces red training 1", Resource::Materials);
    assert!(!game.position().realm(RED).is_training());
    assert_eq!(game.pieces(RED).0, 1);
    game.proves(law::production::SUPREMACY);
}

#[test]
fn a_tie_is_nobodys_supremacy() {
    let game = step(SIDE_B, "", Resource::Materials);
    assert!(!game.story().contains("supremacy"), "{}", game.story());
    let game = step(SIDE_B, "", Resource::Exploration);
    assert!(!game.story().contains("supremacy"), "{}", game.story());
    game.proves(law::production::SUPREMACY);
}

#[test]
fn the_soldier_in_training_stays_and_cannot_be_spent() {
    let words = "
        pieces blue training 1
        construction blue triumphal-arch gold 1
    ";
    let game = step(NONE, words, Resource::Materials);
    assert!(!game.is_offered(BLUE, "put soldier triumphal-arch"));
    assert!(game.position().realm(BLUE).is_training());
    game.proves(law::production::SOLDIER_IN_TRAINING);
}

#[test]
fn each_cube_goes_on_a_matching_space_or_into_alchemy() {
    let game = step(
        NONE,
        "
            construction blue hamlet
            construction blue tatis-tribe
        ",
        Resource::Materials,
    );
    let offers = game.offers_to(BLUE);
    assert!(offers.starts_with(&["put materials hamlet".into(), "put materials alchemy".into()]));
    assert!(!game.is_offered(BLUE, "put materials tatis-tribe"));
    assert!(!game.is_offered(BLUE, "pass"), "no cube is kept");
    game.proves(law::production::PLACING_CUBES);
}

#[test]
fn krystallium_production_comes_last_and_may_be_kept() {
    let words = "armies blue c0 2 krystallium";
    let game = within(
        &[("module", "conquest")],
        words,
        &[Frame::Production(Production::KrystalliumProduction)],
    );
    assert_eq!(game.pieces(BLUE).1, 1);
    game.proves(law::production::KRYSTALLIUM_PRODUCTION);
}

#[test]
fn production_per_type_counts_the_card_itself() {
    let game = step(NONE, "duchy blue iron-legion lancers tatis-tribe", Resource::Exploration);
    assert!(game.story().contains("Valados produces 5 Exploration"), "{}", game.story());
    game.proves(law::production::PRODUCTION_PER_TYPE);
}
