//! M7 Dice and Dice Pool Preparation Phase, M8 Round structure, M34 Variants.

use crate::{Scenario, standing};
use kernel::Seat;
use monster_lands::pieces::{Monster, Side};
use monster_lands::{Frame, law, rounds};

/// The beginning of a round for two clans.
fn round(options: &[(&str, &str)], words: &str) -> Scenario {
    let words = format!("clan 0 fire\nclan 1 water\nmission a 1\nmission b 1\n{words}");
    let options = [&[("seats", "2")], options].concat();
    standing(&options, &words, Frame::Rounds(rounds::Frame::FourPhases)).luck(3)
}

#[test]
fn the_pool_is_what_the_clan_and_its_glory_give() {
    let words = "round 2\n0 glory 21 member lusara novices 2\n1 glory 11";
    let game = round(&[], words);
    let dice = |seat| game.position().clan(Seat(seat)).pool().dice();
    // Nuduru S + P, Frunks M, Lusara 2 M + P, two Novices 2 S, Glory band S + M + P.
    assert_eq!((dice(0).strength, dice(0).magic, dice(0).persuasion), (4, 4, 3));
    // Tortock M + P, Taron S, Glory band S + M.
    assert_eq!((dice(1).strength, dice(1).magic, dice(1).persuasion), (2, 2, 1));
    game.proves(law::dice_pool::DICE_POOL).proves(law::dice_pool::ROLL_PERSUASION);
    game.proves(law::dice_pool::NOTHING_CARRIED_OVER).proves(law::rounds::FOUR_PHASES);
    game.proves(law::clan::MERCENARY_CARD);
}

#[test]
fn a_clan_without_anyone_begins_again_with_a_novice_and_five_gold() {
    let game = round(&[], "round 3\n0 gold 2 glory 12 without nuduru without frunks");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.novices(), clan.gold(), clan.glory()), (1, 5, 12));
    assert_eq!(clan.leader(), Some(monster_lands::position::Leader::Novice));
    assert_eq!(clan.pool().dice().strength, 2);
    game.proves(law::dice_pool::LONE_CLAN).proves(law::wounds::FREE_NOVICE);
}

#[test]
fn a_rich_clan_without_anyone_keeps_its_gold() {
    let game = round(&[], "round 3\n0 gold 9 without nuduru without frunks");
    assert_eq!(game.position().clan(Seat(0)).gold(), 9);
}

#[test]
fn the_queen_grants_the_first_player_a_die_and_something_more() {
    let options = [("queens-grant", "on")];
    let game = round(&options, "round 2\nfirst 1").plays("1: colour m; 1: defence");
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.pool().dice().magic, clan.defence()), (2, 1));
    game.proves(law::variants::QUEENS_GRANT);
    let first = round(&options, "round 1\nfirst 1");
    assert!(first.offers().contains(&"visit pawn-shop".to_owned()), "no grant in the first round");
}

#[test]
fn more_monsters_come_to_an_empty_entrance_in_even_rounds() {
    let options = [("more-monster-action", "on")];
    let at = |words: &str| round(&options, words).position().outside().entrance();
    assert!(at("round 2").is_some() && at("round 4").is_some() && at("round 3").is_none());
    assert_eq!(at("round 2\nmonster entrance krinx"), Some(Monster::Krinx));
    round(&options, "round 2").proves(law::variants::MORE_MONSTER_ACTION);
}

#[test]
fn a_whole_game_ends_with_its_last_round() {
    let mut game = Scenario::new([("seats", "2"), ("affinity-1", "fire"), ("affinity-2", "air")]);
    game = game.luck(5);
    for _ in 0..5_000 {
        let Some(first) = game.table().asks().first().map(|ask| ask.seat) else { break };
        let choice = game.offers_to(first).pop().unwrap();
        game = game.plays(&format!("{first}: {choice}"));
    }
    assert!(game.table().is_over());
    assert!(game.position().round() <= 6);
    assert!(game.position().outside().mission(Side::A).is_some() || game.position().is_over());
    game.proves(law::rounds::END_OF_THE_GAME).proves(law::rounds::STEPS_LEFT_OUT);
}
