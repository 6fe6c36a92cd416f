//! 9.2.8 Dominance Cards and Coalitions.

use crate::scene::{Look, four, scene};
use root::law::{glossary, vagabond as law};
use root::position::Goal;
use root::terms::{Faction, Relationship};
use root::vagabond::Frame;

const VAGABOND: &str = "turn vagabond
    character vagabond thief
    pawn vagabond c1
    score vagabond 12
    hand vagabond dominance-fox";

#[test]
fn a_vagabond_forms_a_coalition_with_whoever_has_the_fewest_points() {
    let game = four(
        &format!("{VAGABOND}\nscore marquise 9\nscore eyrie 5\nscore alliance 7"),
        Frame::Daylight,
    )
    .luck(1);
    let game = game.plays("activate dominance-fox");
    let goal = game.position().player(game.seat(Faction::Vagabond)).goal();
    assert_eq!(goal, Goal::Coalition(game.seat(Faction::Eyrie)));
    game.proves(law::DOMINANCE_AND_COALITIONS);
}

#[test]
fn on_a_tie_the_vagabond_chooses_the_partner() {
    let game = four(
        &format!("{VAGABOND}\nscore marquise 9\nscore eyrie 5\nscore alliance 5"),
        Frame::Daylight,
    )
    .luck(1);
    let game = game.plays("activate dominance-fox");
    assert_eq!(game.offers(), ["faction eyrie", "faction alliance"]);
}

#[test]
fn three_players_are_too_few_for_a_coalition() {
    let options = [("seats", "3"), ("factions", "marquise,eyrie,vagabond"), ("first", "1")];
    let game = scene(&options, VAGABOND, Frame::Daylight).luck(1);
    assert!(game.refuses("activate dominance-fox").starts_with("9.2.8 "));
}

#[test]
fn a_player_off_the_score_track_is_no_partner() {
    let words = format!(
        "{VAGABOND}\nscore marquise 11\nscore eyrie 15\nscore alliance 17\ndominance marquise mouse"
    );
    let game = four(&words, Frame::Daylight).luck(1).plays("activate dominance-fox");
    let goal = game.position().player(game.seat(Faction::Vagabond)).goal();
    assert_eq!(goal, Goal::Coalition(game.seat(Faction::Eyrie)));
}

#[test]
fn a_hostile_partner_becomes_indifferent() {
    let words = format!(
        "{VAGABOND}\nscore marquise 9\nscore eyrie 5\nscore alliance 7\nrelationship vagabond eyrie hostile"
    );
    let game = four(&words, Frame::Daylight).luck(1).plays("activate dominance-fox");
    assert_eq!(
        game.position().vagabonds[0].relationship(Faction::Eyrie),
        Relationship::Indifferent
    );
    game.proves(law::COALITION_WITH_A_HOSTILE_FACTION);
}

#[test]
fn partners_are_no_enemies_and_do_not_battle() {
    let words = "turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond sword boot
        c1 eyrie-warrior
        coalition vagabond eyrie";
    let game = four(words, Frame::Daylight).luck(1);
    assert!(game.refuses("do battle").starts_with("9.5.2 "));
    assert!(!game.position().woodland.ruled(Faction::Eyrie).is_empty());
    game.proves(glossary::ENEMY);
}

#[test]
fn the_vagabond_wins_with_the_partner() {
    use root::frame::Frame as F;
    let words = "turn alliance
        score eyrie 29
        coalition vagabond eyrie
        character vagabond thief
        pawn vagabond f1
        leader despot
        decree build vizier
        decree move vizier
        c1 roost eyrie-warrior 3
        c2 roost
        c3 roost
        hand eyrie anvil";
    let evening = root::eyrie::Frame::Evening;
    let game = four(words, F::Eyrie(evening)).luck(1);
    let winners = game.outcome().winners();
    assert!(winners.has(game.seat(Faction::Eyrie)) && winners.has(game.seat(Faction::Vagabond)));
}
