//! M31 Scoring.

use crate::{Scenario, standing};
use kernel::Seat;
use monster_lands::{Frame, law, scoring};

fn scored(options: &[(&str, &str)], words: &str) -> Scenario {
    let words = format!(
        "
        clan 0 air
        clan 1 water
        {words}
    "
    );
    standing(options, &words, Frame::Scoring(scoring::Frame::VictoryPoints))
}

fn score(game: &Scenario, seat: u8) -> i32 {
    game.outcome().standing(Seat(seat)).expect("the seat plays").score
}

#[test]
fn points_are_glory_reputation_trophies_and_affinities() {
    // E13: 30 Glory, 16 Reputation, 4 Trophies, three Air icons and one each of the others: 56.
    // Poissen none, Timbulu 1, Guster 2 (Air), Shandee 2 (Fire), Dalina 2 (Jungle), Lusara 7 (Water), two Novices 2.
    let words = "0 glory 30 member guster member shandee member dalina member lusara novices 2 \
                 trophy abysur trophy caribdis\n1 glory 3";
    let game = scored(&[("seats", "2")], words);
    assert_eq!(score(&game, 0), 30 + 16 + 4 + 6);
    assert!(
        game.story()
            .contains("Clan 1 has 56 points (Glory 30, Reputation 16, Trophies 4, Affinities 6).")
    );
    game.proves(law::scoring::VICTORY_POINTS).proves(law::scoring::AFFINITY_POINTS);
    game.proves(law::glory::WORTH_AT_THE_END);
    let off = scored(&[("seats", "2"), ("novice-rep-scores", "off")], words);
    assert_eq!(score(&off, 0), 54);
}

#[test]
fn lands_count_for_affinity_and_loot_for_trophies() {
    let words = "0 land skyehn land ghadik land kale loot loot-trophy3";
    // Five Air icons are worth 7; Timbulu has Reputation 1; the Loot is worth 3.
    assert_eq!(score(&scored(&[("seats", "2")], words), 0), 7 + 1 + 3);
    let six = format!("{words} member guster");
    assert_eq!(score(&scored(&[("seats", "2")], &six), 0), 10 + 3 + 3);
}

#[test]
fn ties_are_broken_by_leader_trophies_and_gold() {
    let winners = |words: &str| {
        let game = scored(&[("seats", "2")], words);
        let winners = game.outcome().winners().iter().collect::<Vec<_>>();
        game.proves(law::scoring::TIE_BREAKS).proves(law::clan::LEADER);
        winners
    };
    assert_eq!(winners("0 glory 9\n1 glory 9"), [Seat(0), Seat(1)]);
    assert_eq!(winners("0 glory 9\n1 glory 9 gold 1"), [Seat(1)]);
    assert_eq!(winners("0 glory 8 trophy snailer\n1 glory 9 gold 1"), [Seat(0)]);
}

#[test]
fn what_is_left_may_be_cashed_in_before_the_count() {
    let words = "
        clan 0 air
        clan 1 water
        0 trophy abysur loot loot-gold10
    ";
    let frame = Frame::Scoring(scoring::Frame::BeforeScoring);
    let game = standing(&[("seats", "2")], words, frame);
    let game = game.plays("use loot-gold10; done");
    assert_eq!(game.position().clan(Seat(0)).gold(), 10);
    assert!(game.table().is_over());
    game.proves(law::deployment::CASHING_IN);
}

#[test]
fn loot_that_hires_is_worth_points_to_the_end() {
    // R17
    let words = "
        clan 0 air
        clan 1 water
        0 glory 9 loot loot-hire
        tavern parsas
    ";
    let frame = Frame::Scoring(scoring::Frame::BeforeScoring);
    let game = standing(&[("seats", "2")], words, frame).luck(1).plays("use loot-hire");
    // Glory 9, Timbulu 1 and Parsas 2, two Air icons 1 and one Water icon 1.
    assert_eq!(score(&game, 0), 9 + 3 + 2);
    assert!(game.table().is_over());
}

#[test]
fn affinity_points_rise_with_the_icons() {
    // Seat 1 plays Water; Lands and Mercenaries of Air come one by one.
    let icons = [
        "",
        "land skyehn",
        "land ghadik",
        "land kale",
        "member guster",
        "member kakron",
        "member geas",
    ];
    let mut words = "1 glory 0".to_owned();
    let counted = icons.map(|icon| {
        words = format!("{words} {icon}");
        let story = scored(&[("seats", "2")], &words).story();
        let line = story.lines().find(|line| line.contains("Clan 2 has ")).expect("it is counted");
        let (_, points) = line.rsplit_once("Affinities ").expect("with its Affinities");
        points.trim_end_matches(").").parse::<u8>().expect("a number")
    });
    // Two Water icons are worth 1 throughout.
    assert_eq!(counted, [1, 2, 2, 4, 6, 8, 11]);
}

#[test]
fn of_equals_the_clan_whose_leader_has_more_reputation_wins() {
    // Both have 9 and 3 Reputation and 3 for Affinities; Guster leads with 2, Tortock with none.
    let words = "
        0 glory 9 member parsas leader parsas
        1 glory 9 gold 9 member guster
    ";
    let game = scored(&[("seats", "2")], words);
    assert_eq!(score(&game, 0), score(&game, 1));
    assert_eq!(game.outcome().winners().iter().collect::<Vec<_>>(), [Seat(0)]);
    game.proves(law::scoring::TIE_BREAKS).proves(law::clan::LEADER);
}
