//! M7 Dice and Dice Pool Preparation Phase, M8 Round structure, M34 Variants.

use crate::{Scenario, drawn, standing};
use kernel::Seat;
use monster_lands::terms::{Monster, Side};
use monster_lands::{Frame, law, rounds};

/// The beginning of a round for two clans.
fn round(options: &[(&str, &str)], words: &str) -> Scenario {
    let words = format!(
        "
        clan 0 fire
        clan 1 water
        mission a 1
        mission b 1
        {words}
    "
    );
    let options = [&[("seats", "2")], options].concat();
    standing(&options, &words, Frame::Rounds(rounds::Frame::FourPhases)).luck(3)
}

#[test]
fn the_pool_is_what_the_clan_and_its_glory_give() {
    let words = "
        round 2
        0 glory 21 member lusara novices 2
        1 glory 11
    ";
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
    let game = round(
        &[],
        "
        round 3
        0 gold 2 glory 12 without nuduru without frunks
    ",
    );
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.novices(), clan.gold(), clan.glory()), (1, 5, 12));
    assert_eq!(clan.leader(), Some(monster_lands::position::Leader::Novice));
    assert_eq!(clan.pool().dice().strength, 2);
    game.proves(law::dice_pool::LONE_CLAN).proves(law::wounds::FREE_NOVICE);
}

#[test]
fn a_rich_clan_without_anyone_keeps_its_gold() {
    let game = round(
        &[],
        "
        round 3
        0 gold 9 without nuduru without frunks
    ",
    );
    assert_eq!(game.position().clan(Seat(0)).gold(), 9);
}

#[test]
fn the_queen_grants_the_first_player_a_die_and_something_more() {
    let options = [("queens-grant", "on")];
    let game = round(
        &options,
        "
        round 2
        first 1
    ",
    )
    .plays("1: colour m; 1: defence");
    let clan = game.position().clan(Seat(1));
    assert_eq!((clan.pool().dice().magic, clan.defence()), (2, 1));
    game.proves(law::variants::QUEENS_GRANT);
    let first = round(
        &options,
        "
        round 1
        first 1
    ",
    );
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

#[test]
fn glory_bands_begin_at_eleven_and_twenty_one() {
    // Nuduru S + P and Frunks M, and 1, 2 or 3 dice of Glory.
    let pool = |glory: u8| {
        let game = round(
            &[],
            &format!(
                "
            round 2
            0 glory {glory}
        "
            ),
        );
        let dice = game.position().clan(Seat(0)).pool().dice();
        (dice.strength, dice.magic, dice.persuasion)
    };
    assert_eq!([0, 10].map(pool), [(2, 1, 1); 2]);
    assert_eq!([11, 20].map(pool), [(2, 2, 1); 2]);
    assert_eq!([21, 40].map(pool), [(2, 2, 2); 2]);
}

#[test]
fn the_wounded_give_their_dice_too() {
    let game = round(
        &[],
        "
        round 2
        0 glory 5 wounded nuduru wounded frunks
    ",
    );
    assert_eq!(game.position().clan(Seat(0)).pool().total(), 4);
    game.proves(law::dice_pool::DICE_POOL);
}

#[test]
fn a_granted_persuasion_die_is_rolled_and_full_stores_take_no_more() {
    let options = [("queens-grant", "on")];
    let game = round(
        &options,
        "
        round 2
        first 0
        0 potions 3
    ",
    );
    assert_eq!(game.offers(), ["colour s", "colour m", "colour p"]);
    let game = game.chances([5]).plays("colour p");
    assert_eq!(game.offers(), ["potion", "venom", "defence", "gold"]);
    let game = game.plays("potion");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.pool().dice().persuasion, clan.potions()), (2, 3));
    let gold = round(
        &options,
        "
        round 3
        first 0
    ",
    )
    .plays("colour s; gold");
    assert_eq!(gold.position().clan(Seat(0)).gold(), 2);
    game.proves(law::variants::QUEENS_GRANT);
}

#[test]
fn a_monster_of_more_monster_action_may_be_dogor() {
    let options = [("more-monster-action", "on")];
    let words = "
        clan 0 fire
        clan 1 water
        mission a 1
        mission b 1
        round 2
    ";
    let options = [&[("seats", "2")], &options[..]].concat();
    let frame = Frame::Rounds(rounds::Frame::FourPhases);
    let game = standing(&options, words, frame).chances([drawn("dogor")]).luck(3);
    assert_eq!(game.position().outside().entrance(), Some(Monster::Dogor));
    assert!(game.position().citadel().panic_out().is_empty(), "Panic comes in Clean-up");
    game.proves(law::variants::MORE_MONSTER_ACTION);
}

#[test]
fn with_all_novices_hired_a_lost_clan_waits() {
    let game = round(
        &[],
        "
        round 3
        0 gold 2 without nuduru without frunks
        1 novices 8
    ",
    );
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.novices(), clan.gold()), (0, 2));
}

#[test]
fn dice_that_could_not_be_used_do_not_stay() {
    // With the option off a clan may pass with dice; the next pool is made anew.
    let words = "
        clan 0 fire
        clan 1 water
        round 1
        0 glory 5 pool s,m,p3,p4
        passed
    ";
    let options = [("seats", "2"), ("no-legal-action-discards-die", "off")];
    let reset = Frame::CleanUp(monster_lands::clean_up::Frame::BoardReset);
    let game = standing(&options, words, reset).luck(1);
    assert_eq!(game.position().round(), 2);
    assert_eq!(game.position().clan(Seat(0)).pool().total(), 4);
    game.proves(law::dice_pool::NOTHING_CARRIED_OVER).proves(law::clean_up::BOARD_RESET);
}
