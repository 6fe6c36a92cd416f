//! Every Menace in Combat, and what it costs undefeated (K8.5, K8.6).

use crate::support::{BLUE, Look, Question, within};
use insta::assert_snapshot;
use wonderful_kingdom::menaces::Frame as Menaces;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::{Frame, law};

/// Combat, with blue's set in the game.
#[track_caller]
fn combat(set: &str, words: &str) -> Question {
    of(set, words, Frame::Menaces(Menaces::Combat))
}

/// The end of the game, with blue's set in it.
#[track_caller]
fn end(set: &str, words: &str) -> Question {
    of(set, words, Frame::Scoring(Scoring::LastRound))
}

#[track_caller]
fn of(set: &str, words: &str, frame: Frame) -> Question {
    let other = if set == "giant-rats" { "frost-giants" } else { "giant-rats" };
    within(&[("module", "menace"), ("blue-menace", set), ("red-menace", other)], words, &[frame])
}

fn score(game: &Question) -> i32 {
    game.outcome().standing(BLUE).expect("blue plays").score
}

#[test]
fn a_giant_rat_is_defeated_with_three_soldiers() {
    let game = combat(
        "giant-rats",
        "
        construction blue giant-rat soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier giant-rat");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Giant Rat.
    K8.5  Valados defeats Giant Rat.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_giant_rat_costs_four_points() {
    let game = end(
        "giant-rats",
        "
        round 4
        construction blue giant-rat soldier 2
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_rat_is_defeated_with_one_soldier() {
    let game = combat(
        "giant-rats",
        "
        construction blue rat
        pieces blue soldier 1
    ",
    )
    .plays("put soldier rat");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Rat.
    K8.5  Valados defeats Rat.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_rat_costs_one_point() {
    let game = end(
        "giant-rats",
        "
        round 4
        construction blue rat
    ",
    );
    assert_eq!(score(&game), -1);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_frost_giant_is_defeated_with_two_soldiers() {
    let game = combat(
        "frost-giants",
        "
        construction blue frost-giant soldier 1
        pieces blue soldier 1
    ",
    )
    .plays("put soldier frost-giant");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Frost Giant.
    K8.5  Valados defeats Frost Giant.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_frost_giant_costs_two_points() {
    let game = end(
        "frost-giants",
        "
        round 4
        construction blue frost-giant soldier 1
    ",
    );
    assert_eq!(score(&game), -2);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_marsh_troll_is_defeated_with_three_soldiers() {
    let game = combat(
        "marsh-trolls",
        "
        construction blue marsh-troll soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier marsh-troll");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Marsh Troll.
    K8.5  Valados defeats Marsh Troll.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_marsh_troll_costs_four_points() {
    let game = end(
        "marsh-trolls",
        "
        round 4
        construction blue marsh-troll soldier 2
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_thief_is_defeated_with_two_soldiers() {
    let game = combat(
        "thieves",
        "
        construction blue thief soldier 1
        pieces blue soldier 1
    ",
    )
    .plays("put soldier thief");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Thief.
    K8.5  Valados defeats Thief.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_thief_costs_three_points() {
    let game = end(
        "thieves",
        "
        round 4
        construction blue thief soldier 1
    ",
    );
    assert_eq!(score(&game), -3);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_sister_of_drought_is_defeated_with_two_soldiers() {
    let game = combat(
        "sisters",
        "
        construction blue sister-of-drought soldier 1
        pieces blue soldier 1
    ",
    )
    .plays("put soldier sister-of-drought");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Sister of Drought.
    K8.5  Valados defeats Sister of Drought.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_sister_of_drought_costs_four_points() {
    let game = end(
        "sisters",
        "
        round 4
        construction blue sister-of-drought soldier 1
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_sister_of_disease_is_defeated_with_three_soldiers() {
    let game = combat(
        "sisters",
        "
        construction blue sister-of-disease soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier sister-of-disease");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Sister of Disease.
    K8.5  Valados defeats Sister of Disease.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_sister_of_disease_costs_five_points() {
    let game = end(
        "sisters",
        "
        round 4
        construction blue sister-of-disease soldier 2
    ",
    );
    assert_eq!(score(&game), -5);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_sister_of_tempest_is_defeated_with_three_soldiers() {
    let game = combat(
        "sisters",
        "
        construction blue sister-of-tempest soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier sister-of-tempest");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Sister of Tempest.
    K8.5  Valados defeats Sister of Tempest.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_sister_of_tempest_costs_five_points() {
    let game = end(
        "sisters",
        "
        round 4
        construction blue sister-of-tempest soldier 2
    ",
    );
    assert_eq!(score(&game), -5);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_sister_of_night_is_defeated_with_three_soldiers() {
    let game = combat(
        "sisters",
        "
        construction blue sister-of-night soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier sister-of-night");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Sister of Night.
    K8.5  Valados defeats Sister of Night.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_sister_of_night_costs_seven_points() {
    let game = end(
        "sisters",
        "
        round 4
        construction blue sister-of-night soldier 2
    ",
    );
    assert_eq!(score(&game), -7);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_syphon_of_materials_is_defeated_with_two_soldiers() {
    let game = combat(
        "syphons",
        "
        construction blue syphon-of-materials soldier 1
        pieces blue soldier 1
    ",
    )
    .plays("put soldier syphon-of-materials");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Syphon of Materials.
    K8.5  Valados defeats Syphon of Materials.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_syphon_of_materials_costs_four_points() {
    let game = end(
        "syphons",
        "
        round 4
        construction blue syphon-of-materials soldier 1
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_syphon_of_population_is_defeated_with_three_soldiers() {
    let game = combat(
        "syphons",
        "
        construction blue syphon-of-population soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier syphon-of-population");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Syphon of Population.
    K8.5  Valados defeats Syphon of Population.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_syphon_of_population_costs_four_points() {
    let game = end(
        "syphons",
        "
        round 4
        construction blue syphon-of-population soldier 2
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_syphon_of_gold_is_defeated_with_three_soldiers() {
    let game = combat(
        "syphons",
        "
        construction blue syphon-of-gold soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier syphon-of-gold");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Syphon of Gold.
    K8.5  Valados defeats Syphon of Gold.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_syphon_of_gold_costs_four_points() {
    let game = end(
        "syphons",
        "
        round 4
        construction blue syphon-of-gold soldier 2
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_syphon_of_exploration_is_defeated_with_three_soldiers() {
    let game = combat(
        "syphons",
        "
        construction blue syphon-of-exploration soldier 2
        pieces blue soldier 1
    ",
    )
    .plays("put soldier syphon-of-exploration");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Syphon of Exploration.
    K8.5  Valados defeats Syphon of Exploration.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_a_syphon_of_exploration_costs_four_points() {
    let game = end(
        "syphons",
        "
        round 4
        construction blue syphon-of-exploration soldier 2
    ",
    );
    assert_eq!(score(&game), -4);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_matriarch_is_defeated_with_eight_soldiers() {
    let game = combat(
        "dragons",
        "
        construction blue matriarch soldier 7
        pieces blue soldier 1
    ",
    )
    .plays("put soldier matriarch");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Black Dragon Matriarch.
    K8.5  Valados defeats Black Dragon Matriarch.
    L4.10  Valados gains 2 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_matriarch_costs_eight_points() {
    let game = end(
        "dragons",
        "
        round 4
        construction blue matriarch soldier 7
    ",
    );
    assert_eq!(score(&game), -8);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn the_patriarch_is_defeated_with_eight_soldiers() {
    let game = combat(
        "dragons",
        "
        construction blue patriarch soldier 7
        pieces blue soldier 1
    ",
    )
    .plays("put soldier patriarch");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Black Dragon Patriarch.
    K8.5  Valados defeats Black Dragon Patriarch.
    L4.10  Valados gains 2 Krystallium.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_the_patriarch_costs_six_points() {
    let game = end(
        "dragons",
        "
        round 4
        construction blue patriarch soldier 7
    ",
    );
    assert_eq!(score(&game), -6);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}

#[test]
fn a_black_dragon_egg_is_defeated_with_two_soldiers() {
    let game = combat(
        "dragons",
        "
        construction blue black-dragon-egg soldier 1
        pieces blue soldier 1
    ",
    )
    .plays("put soldier black-dragon-egg");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Black Dragon Egg.
    K8.5  Valados defeats Black Dragon Egg.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn an_illusionist_is_defeated_with_five_soldiers() {
    let game = combat(
        "illusionists",
        "
        construction blue illusionist soldier 4
        pieces blue soldier 1
    ",
    )
    .plays("put soldier illusionist");
    assert_snapshot!(game.story(), @"
    K6.1  Valados puts a Soldier on Illusionist.
    K8.5  Valados defeats Illusionist.
    ");
    assert_eq!(game.position().realm(BLUE).trophies().len(), 1);
    game.proves(law::menaces::COMBAT).proves(law::menaces::TROPHIES);
}

#[test]
fn undefeated_an_illusionist_costs_five_points() {
    let game = end(
        "illusionists",
        "
        round 4
        construction blue illusionist soldier 4
    ",
    );
    assert_eq!(score(&game), -5);
    game.proves(law::menaces::UNDEFEATED_MENACES);
}
