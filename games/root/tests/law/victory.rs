//! 3 Victory.

use crate::support::{marquise_acts, marquise_birdsong, phase, within};
use insta::assert_snapshot;
use kernel::{Seat, Verdict};
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::law;

fn start_of_birdsong(words: &str) -> crate::support::Question {
    within(&[], words, &[Frame::Golden(Golden::EndOfTurn), Frame::Golden(Golden::StartOfBirdsong)])
}

#[test]
fn thirty_points_win_at_once() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior 2 sawmill
            c5 marquise-warrior wood
            score marquise 29
        ",
    );
    let game = game.plays("do build; piece sawmill");
    assert!(game.outcome().standing(Seat(0)).unwrap().won);
    assert_eq!(game.outcome().verdict, Verdict::Ranked);
    game.proves(law::victory::HOW_TO_WIN);
}

#[test]
fn of_two_who_reach_thirty_at_once_the_turn_player_wins() {
    // Both sides lose a building by an extra hit and reach 30 with it; Brutal Tactics gave the defender a point before.
    let initiate = root::key_actions::battle::Frame::Initiate { seat: Seat(0) };
    let game = within(
        &[],
        "
            turn marquise
            score marquise 29
            score eyrie 28
            c5 marquise-warrior sawmill eyrie-warrior roost
            crafted marquise brutal-tactics
            crafted eyrie sappers
        ",
        &[Frame::Golden(Golden::EndOfTurn), Frame::Battle(initiate)],
    )
    .chances([3, 3])
    .plays("side attacker; use brutal-tactics; use sappers");
    let outcome = game.outcome();
    assert!(outcome.standing(Seat(0)).unwrap().won && !outcome.standing(Seat(1)).unwrap().won);
    game.proves(law::victory::HOW_TO_WIN);
}

#[test]
fn an_enemy_building_or_token_removed_is_a_point() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 3 roost
        hand eyrie anvil
    ",
    )
    .chances([2, 0]);
    let game = game.plays("do battle; pass");
    assert!(game.story().contains("3.2.1  The Marquise scores 1 point."), "{}", game.story());
    game.proves(law::victory::REMOVING_BUILDINGS_AND_TOKENS);
}

#[test]
fn a_crafted_item_scores_what_is_printed() {
    let game = crate::support::marquise_daylight(
        "
            c1 marquise-warrior workshop
            hand marquise anvil
        ",
    )
    .plays("craft anvil");
    assert_snapshot!(game.story(), @r"
    4.1  The Marquise crafts Anvil (fox).
    4.1.2  The Marquise takes a hammer.
    3.2.2  The Marquise scores 2 points.
    ");
    game.proves(law::victory::CRAFTING_ITEMS);
}

#[test]
fn dominance_is_activated_with_ten_points_in_daylight() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior
            hand marquise dominance-fox
            score marquise 9
        ",
    );
    assert_snapshot!(game.refuses("activate dominance-fox"), @"3.3.1  You need 10 points.");
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior sawmill
            hand marquise dominance-fox
            score marquise 10
        ",
    );
    let game = game.plays("activate dominance-fox");
    assert!(!game.position().player(Seat(0)).has_score_marker());
    game.proves(law::victory::ACTIVATION);
}

#[test]
fn who_plays_for_dominance_scores_no_more() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior 2 sawmill
            c5 marquise-warrior wood
            score marquise 12
            dominance marquise fox
        ",
    );
    let game = game.plays("do build; piece sawmill");
    assert_eq!(game.position().player(Seat(0)).score(), 12);
    game.proves(law::marquise::PLACE_AND_SCORE);
}

#[test]
fn three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong() {
    let three = "
        turn marquise
        dominance marquise fox
        c1 marquise-warrior
        c6 marquise-warrior
        c8 marquise-warrior
    ";
    let game = start_of_birdsong(three);
    assert!(game.outcome().standing(Seat(0)).unwrap().won);
    game.proves(law::victory::SUITED_DOMINANCE);
    let two = "
        turn marquise
        dominance marquise fox
        c1 marquise-warrior
        c6 marquise-warrior
    ";
    assert!(!start_of_birdsong(two).table().is_over());
}

#[test]
fn opposite_corners_win_with_the_bird_card() {
    let game = start_of_birdsong(
        "
            turn marquise
            dominance marquise bird
            c1 marquise-warrior
            c3 marquise-warrior
        ",
    );
    assert!(game.outcome().standing(Seat(0)).unwrap().won);
    game.proves(law::victory::BIRD_DOMINANCE);
    let same_side = "
            turn marquise
            dominance marquise bird
            c1 marquise-warrior
            c2 marquise-warrior
        ";
    assert!(!start_of_birdsong(same_side).table().is_over());
}

#[test]
fn an_activated_card_is_never_replaced_by_another() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior
            hand marquise dominance-fox dominance-mouse
            score marquise 15
        ",
    );
    let game = game.plays("activate dominance-fox");
    assert_snapshot!(game.refuses("activate dominance-mouse"), @"3.3.2  Your score marker has left the track already.");
    game.proves(law::victory::ACTIVATED_CARDS);
}

#[test]
fn a_dominance_card_spent_for_its_suit_lies_beside_the_map() {
    let game = marquise_acts(
        1,
        "
        c1 marquise-warrior sawmill
        hand marquise dominance-fox
    ",
    );
    let game = game.plays("do overwork; in c1; card dominance-fox");
    assert_eq!(game.position().available().len(), 1);
    assert!(game.position().discards().is_empty());
    game.proves(law::victory::PLAYING_FOR_THE_SUIT);
}

#[test]
fn an_available_card_is_taken_for_a_card_of_its_suit() {
    let game = marquise_acts(
        3,
        "
            c1 marquise-warrior
            discarded dominance-fox
            hand marquise anvil sword
        ",
    );
    let game = game.plays("take dominance-fox");
    assert_eq!(game.offers(), ["card anvil"]);
    let game = game.plays("card anvil");
    assert_snapshot!(game.story(), @r"
    3.3.4  The Marquise discards Anvil (fox).
    3.3.4  The Marquise takes Fox Dominance.
    ");
    game.proves(law::victory::TAKING_AVAILABLE_CARDS);
}

#[test]
fn two_players_play_without_dominance_cards() {
    let game = phase(
        &[("seats", "2")],
        "
        turn marquise
        c1 marquise-warrior
    ",
        Golden::Evening,
    );
    assert_eq!(game.setting().deck.whole.len(), 50);
    let game = marquise_birdsong("c1 marquise-warrior");
    assert_eq!(game.setting().deck.whole.len(), 54);
}
