//! 9.2.8 Dominance Cards and Coalitions.

use crate::scene::{Look, five, four, scene};
use root::frame::Frame as Root;
use root::golden_rules::Frame as Golden;
use root::law::{glossary, vagabond as law};
use root::position::Goal;
use root::terms::{Faction, Relationship, Suit};
use root::vagabond::Frame;

const VAGABOND: &str = "turn vagabond
    character vagabond thief
    pawn vagabond c1
    score vagabond 12
    hand vagabond dominance-fox";

#[test]
fn a_vagabond_forms_a_coalition_with_whoever_has_the_fewest_points() {
    let game = four(
        &format!(
            "
            {VAGABOND}
            score marquise 9
            score eyrie 5
            score alliance 7
        "
        ),
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
        &format!(
            "
            {VAGABOND}
            score marquise 9
            score eyrie 5
            score alliance 5
        "
        ),
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
        "
            {VAGABOND}
            score marquise 11
            score eyrie 15
            score alliance 17
            dominance marquise mouse
        "
    );
    let game = four(&words, Frame::Daylight).luck(1).plays("activate dominance-fox");
    let goal = game.position().player(game.seat(Faction::Vagabond)).goal();
    assert_eq!(goal, Goal::Coalition(game.seat(Faction::Eyrie)));
}

#[test]
fn who_is_in_a_coalition_already_is_no_partner() {
    let words = format!(
        "
            {VAGABOND}
            score marquise 11
            score eyrie 5
            score alliance 17
            coalition second-vagabond eyrie
        "
    );
    let game = five(&words, Frame::Daylight).luck(1);
    assert!(game.refuses("activate dominance-fox").starts_with("9.2.8 "), "the fewest are taken");
    let words = format!(
        "
        {words}
        score alliance 5
    "
    );
    let game = five(&words, Frame::Daylight).luck(1).plays("activate dominance-fox");
    let goal = game.position().player(game.seat(Faction::Vagabond)).goal();
    assert_eq!(goal, Goal::Coalition(game.seat(Faction::Alliance)), "tied and free");
}

#[test]
fn a_victory_reaches_everybody_down_a_chain_of_coalitions() {
    let words = "turn eyrie
        score eyrie 29
        coalition vagabond second-vagabond
        coalition second-vagabond eyrie
        c1 roost
        c2 roost";
    let game = five(words, Golden::Evening).luck(1);
    let winners = game.outcome().winners();
    for faction in [Faction::Eyrie, Faction::SecondVagabond, Faction::Vagabond] {
        assert!(winners.has(game.seat(faction)), "{faction}");
    }
    assert_eq!(winners.len(), 3);
}

#[test]
fn a_partner_may_activate_dominance_later_and_both_win_by_it() {
    let words = "turn marquise
        dominance marquise fox
        coalition vagabond marquise
        c1 marquise-warrior
        c6 marquise-warrior
        c8 marquise-warrior";
    let game = four(words, Root::Golden(Golden::StartOfBirdsong)).luck(1);
    let winners = game.outcome().winners();
    assert!(winners.has(game.seat(Faction::Marquise)) && winners.has(game.seat(Faction::Vagabond)));
    let words = "
        turn marquise
        score marquise 12
        hand marquise dominance-fox
        coalition vagabond marquise
    ";
    let game = four(words, Root::Golden(Golden::Daylight)).luck(1);
    let game = game.plays("activate dominance-fox");
    assert_eq!(
        game.position().player(game.seat(Faction::Marquise)).goal(),
        Goal::Dominance(Suit::Fox)
    );
}

#[test]
fn a_hostile_partner_becomes_indifferent() {
    let words = format!(
        "
            {VAGABOND}
            score marquise 9
            score eyrie 5
            score alliance 7
            relationship vagabond eyrie hostile
        "
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
    assert!(game.refuses("do battle").starts_with("4.3 "));
    assert!(!game.position().woodland.ruled(Faction::Eyrie).is_empty());
    game.proves(glossary::ENEMY);
}

#[test]
fn the_vagabond_wins_with_the_partner() {
    let words = "turn eyrie
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
    let game = four(words, Golden::Evening).luck(1);
    let winners = game.outcome().winners();
    assert!(winners.has(game.seat(Faction::Eyrie)) && winners.has(game.seat(Faction::Vagabond)));
}
