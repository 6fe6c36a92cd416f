//! The effects of the standard deck (4.1.2, 4.1.3, 4.3.3).

use crate::support::{
    Question, marquise_acts, marquise_birdsong, marquise_daylight, phase, within,
};
use kernel::Seat;
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::{Clearing, Piece};

fn start_of_birdsong(words: &str) -> Question {
    within(&[], words, &[Frame::Golden(Golden::EndOfTurn), Frame::Golden(Golden::StartOfBirdsong)])
}

#[test]
fn armorers_take_none_of_the_rolled_hits() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior 3
        crafted eyrie armorers
    ";
    let game = marquise_acts(3, words).chances([3, 1]).plays("do battle; use armorers");
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 3);
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)), 2);
    assert!(game.position().player(Seat(1)).effects().is_empty());
    game.proves(law::key_actions::USE_EFFECTS);
}

#[test]
fn armorers_do_not_help_against_extra_hits() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior 3
        crafted eyrie armorers
        crafted marquise brutal-tactics
    ";
    let game = marquise_acts(3, words).chances([3, 0]);
    let game = game.plays("do battle; side attacker; use brutal-tactics; use armorers");
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 2);
    game.proves(law::key_actions::EXTRA_HITS);
}

#[test]
fn sappers_deal_an_extra_hit_in_defence() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior
        crafted eyrie sappers
    ";
    let game = marquise_acts(3, words).chances([0, 0]).plays("do battle; use sappers");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)), 2);
    game.proves(law::key_actions::EXTRA_HITS);
}

#[test]
fn brutal_tactics_give_the_defender_a_point() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior 3
        crafted marquise brutal-tactics
    ";
    let game = marquise_acts(3, words).chances([0, 0]).plays("do battle; use brutal-tactics");
    assert_eq!(game.position().player(Seat(1)).score(), 1);
    assert_eq!(game.position().woodland.count(Piece::EyrieWarrior, Clearing(0)), 2);
    game.proves(law::key_actions::EXTRA_HITS);
}

#[test]
fn a_scouting_party_is_never_ambushed() {
    let words = "
        c1 marquise-warrior 3 eyrie-warrior
        crafted marquise scouting-party
        hand eyrie ambush-fox
    ";
    let game = marquise_acts(3, words).chances([0, 0]).plays("do battle");
    assert_eq!(game.asked(), [Seat(0)], "the battle is over without a question to the defender");
    game.proves(law::key_actions::ROLL_THE_DICE);
}

#[test]
fn royal_claim_scores_every_ruled_clearing() {
    let words = "
        c1 marquise-warrior
        c5 marquise-warrior
        c9 marquise-warrior eyrie-warrior
        crafted marquise royal-claim
    ";
    let game = marquise_birdsong(words).plays("use royal-claim");
    assert_eq!(game.position().player(Seat(0)).score(), 2);
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn stand_and_deliver_takes_a_card_and_gives_a_point() {
    let words = "
        c1 marquise-warrior
        crafted marquise stand-and-deliver
        hand eyrie anvil
    ";
    let game = marquise_birdsong(words).plays("use stand-and-deliver");
    assert_eq!(game.position().player(Seat(0)).hand().len(), 1);
    assert_eq!(game.position().player(Seat(1)).score(), 1);
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn a_tax_collector_takes_a_warrior_off_the_map_for_a_card_once_a_turn() {
    let words = "
        c1 marquise-warrior 2
        c5 marquise-warrior
        crafted marquise tax-collector
    ";
    let game = marquise_acts(3, words).plays("use tax-collector; in c1");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(0)), 1);
    assert_eq!(game.position().player(Seat(0)).hand().len(), 1);
    assert!(!game.offers().contains(&"use tax-collector".to_owned()));
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn a_favor_removes_every_enemy_piece_of_its_suit_and_scores_them() {
    let words = "
        c1 marquise-warrior workshop
        c6 workshop
        c8 workshop eyrie-warrior 2 roost sympathy
        hand marquise favor-of-the-foxes
    ";
    let game = marquise_daylight(words).plays("craft favor-of-the-foxes");
    assert_eq!(game.position().woodland.with_pieces(root::terms::Faction::Eyrie).len(), 0);
    assert_eq!(game.position().player(Seat(0)).score(), 2, "the roost and the sympathy");
    game.proves(law::key_actions::IMMEDIATE_EFFECTS);
}

#[test]
fn a_favor_damages_three_items_of_a_vagabond_instead() {
    let words = "
            c1 marquise-warrior workshop
            c6 workshop
            c8 workshop
            hand marquise favor-of-the-foxes
            pawn vagabond c8
            character vagabond thief
            has vagabond boot boot boot torch
        ";
    let game = marquise_daylight(words).plays("craft favor-of-the-foxes");
    assert_eq!(game.asked(), [Seat(3)]);
    game.proves(law::vagabond::TOTAL_REMOVAL);
}

#[test]
fn command_warren_battles_at_the_start_of_daylight() {
    let words = "
            turn marquise
            c1 marquise-warrior 2 eyrie-warrior
            crafted marquise command-warren
        ";
    let game = within(
        &[],
        words,
        &[Frame::Golden(Golden::EndOfTurn), Frame::Golden(Golden::StartOfDaylight)],
    );
    let game = game.chances([0, 0]).plays("use command-warren");
    assert!(
        game.story().contains("4.3  The Marquise battles the Eyrie in clearing 1."),
        "{}",
        game.story()
    );
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn a_better_burrow_bank_draws_for_two() {
    let words = "
        turn marquise
        c1 marquise-warrior
        crafted marquise better-burrow-bank
    ";
    let game = start_of_birdsong(words).plays("use better-burrow-bank; faction alliance");
    assert_eq!(game.position().player(Seat(0)).hand().len(), 1);
    assert_eq!(game.position().player(Seat(2)).hand().len(), 1);
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn a_cobbler_moves_at_the_start_of_evening() {
    let words = "
        turn marquise
        c1 marquise-warrior
        crafted marquise cobbler
    ";
    let game = phase(&[], words, Golden::Evening).plays("use cobbler; move c1 c5");
    assert_eq!(game.position().woodland.count(Piece::MarquiseWarrior, Clearing(4)), 1);
    game.proves(law::key_actions::PERSISTENT_EFFECTS);
}

#[test]
fn effects_do_not_cut_into_a_march() {
    let words = "
        c1 marquise-warrior 3
        crafted marquise tax-collector
    ";
    let game = marquise_acts(3, words).plays("do march; move c1 c5; count 2");
    assert!(!game.offers().contains(&"use tax-collector".to_owned()), "1.4.2: {:?}", game.offers());
    game.proves(law::marquise::MARCH);
}
