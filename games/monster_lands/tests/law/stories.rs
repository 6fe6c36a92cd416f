//! M20 to M30 in one go: what the Adventure Phase leaves behind, Clean-up finds.

use crate::{Scenario, play_area, within};
use kernel::Seat;
use monster_lands::position::Leader;
use monster_lands::terms::{Header, Land, Mercenary, Monster, Side};
use monster_lands::{Frame, adventure, clean_up, law};

/// The Adventure Phase and the Clean-up of three clans, Fire, Water and Air, and on to the next Deployment Phase.
#[track_caller]
fn evening(words: &str) -> Scenario {
    let clans: String = ["fire", "water", "air"]
        .into_iter()
        .zip(0..)
        .flat_map(|(clan, seat)| {
            [format!("clan {seat} {clan}\n"), format!("{seat} glory 5 gold 9\n")]
        })
        .collect();
    let table = "
        offer loot-gold10 loot-gold12 loot-trophy3 loot-bundle
        passed
        mission a 1
        mission b 1
    ";
    let frames = [
        Frame::CleanUp(clean_up::Frame::CleanTheBoard),
        Frame::Adventure(adventure::Frame::OrderOfAdventure),
    ];
    within(&[("seats", "3")], &format!("{clans}{table}{words}"), frames).luck(5)
}

#[test]
fn sandor_is_captured_pays_and_stands_at_the_gates_the_next_morning() {
    // Sandor attacks with 5, and 1 on a Land of Fire. Krinx with 4 waits at the Entrance and gives way.
    let game = evening(
        "land a wahibah 1a
         land b yuha 2a
         monster a sandor
         monster b moldo
         monster entrance krinx
         path a3 taron dice s,s,s traps trap-f6 defence 5
         path a4 nuduru dice s,s,s",
    )
    .chances([1; 6])
    .chances([3, 3, 3])
    .plays("roll all")
    .chances([4, 4, 4])
    .plays("roll all; settle wahibah frunks");
    assert_eq!(play_area(&game, 1).glory, 5 + 4);
    assert_eq!(play_area(&game, 1).gold, 9 + 6 - 1, "Taron is paid");
    assert_eq!(play_area(&game, 0).gold, 9, "Frunks has settled and is not");
    let outside = game.position().outside();
    assert_eq!(outside.entrance(), Some(Monster::Sandor));
    assert!(outside.monster_discard().has(Monster::Krinx));
    assert_eq!(game.position().citadel().panic_out().len(), 1, "Krinx spread no more");
    assert!(outside.monster(Side::A).is_some() && outside.land(Side::A) != Some(Land::Wahibah));
    assert_eq!(outside.monster(Side::B), Some(Monster::Moldo), "nobody fought it");
    assert_eq!(outside.header(Side::B), Some(Header::TwoA), "an old Land keeps its Header");
    assert_eq!(game.position().round(), 2);
    game.proves(law::mercenary_attack::CAPTURE).proves(law::clean_up::SPREAD_PANIC);
    game.proves(law::clean_up::BOARD_RESET).proves(law::conquest::SETTLED_MERCENARY);
}

#[test]
fn a_leader_falls_and_the_next_one_is_not_paid_any_more() {
    let game = evening(
        "0 member naiala
         land a kyzhul 1a
         monster a snailer
         path a2 nuduru dice s,s gold 0",
    )
    .chances([6, 6]);
    let clan = game.position().clan(Seat(0));
    assert_eq!(clan.leader(), Some(Leader::Mercenary(Mercenary::Naiala)));
    assert_eq!((clan.glory(), clan.gold()), (5 + 2, 9 - 1), "Frunks alone is paid");
    assert_eq!(game.position().outside().entrance(), Some(Monster::Snailer));
    game.proves(law::clean_up::REPLACE_DEAD_LEADERS).proves(law::wounds::HEROIC_DEATH);
}

#[test]
fn of_the_monsters_that_won_one_comes_to_the_citadel() {
    // Korcko with 3 on Land A, Sckon with 3 on Land B: 14 and 12 to eliminate. Both Lands and Headers stay.
    let game = evening(
        "land a kyzhul 1a
         land b yuha 2a
         monster a korcko
         monster b sckon
         path a4 taron dice s gold 3
         path b2 nuduru dice s",
    )
    .chances([1, 1, 1])
    .plays("stop")
    .chances([1, 1, 1])
    .plays("plunder loot-gold10; stop; plunder loot-gold12");
    let outside = game.position().outside();
    assert_eq!(outside.entrance(), Some(Monster::Korcko));
    assert!(outside.monster_discard().has(Monster::Sckon));
    assert_eq!(outside.land(Side::A), Some(Land::Kyzhul));
    assert_eq!(outside.header(Side::A), Some(Header::OneA));
    assert!(outside.monster(Side::A).is_some() && outside.monster(Side::B).is_some());
    assert_eq!(play_area(&game, 1).gold, 9 + 3 - 1, "the Gold of the Path came home");
    game.proves(law::after_the_attack::MONSTER_STILL_THERE).proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn thirty_glory_in_the_middle_of_the_round_end_it_only_at_the_check() {
    // Taron brings Water to 33; the battle of Air still takes place, wages are paid, and points are counted.
    let game = evening(
        "1 glory 29
         land a kyzhul 1a
         land b yuha 2a
         monster a snailer
         monster b moldo
         path a4 taron dice s,s,s
         path b2 poissen dice s,s,s",
    )
    .chances([1, 1])
    .chances([5, 5, 3])
    .chances([1; 3])
    .plays("roll all");
    assert!(!game.table().is_over());
    let game = game.plays("stop; plunder loot-gold10");
    assert!(game.asks().contains("M9.7"), "before the count all may cash in: {}", game.asks());
    let game = game.plays("done; done");
    assert!(game.table().is_over());
    // Glory 33, Taron 1, Snailer 1, two Water icons 1.
    assert_eq!(game.outcome().standing(Seat(1)).unwrap().score, 33 + 1 + 1 + 1);
    assert_eq!(game.position().round(), 1, "the marker did not move");
    game.proves(law::clean_up::GLORY_CHECK).proves(law::rounds::STEPS_LEFT_OUT);
}

#[test]
fn a_clan_that_lost_everyone_begins_again_with_a_novice() {
    let game = evening(
        "1 gold 1 without tortock
         land a kyzhul 1a
         monster a dogor
         path a4 taron dice s gold 3 venoms 1",
    )
    .chances([6; 5]);
    let clan = play_area(&game, 1);
    assert_eq!((clan.members.len(), clan.novices, clan.led_by_novice), (0, 1, true));
    assert_eq!((clan.glory, clan.gold, clan.venoms), (5 + 1, 5, 0));
    assert_eq!(clan.pool.len(), 2, "its own die and one of Glory");
    assert_eq!(game.position().first_player(), Seat(1), "least Reputation at the end of the round");
    game.proves(law::wounds::FREE_NOVICE).proves(law::clean_up::FIRST_PLAYER);
}

#[test]
fn a_survivor_comes_home_wounded_and_drinks_there() {
    let game = evening(
        "land a kyzhul 1a
         monster a snailer
         path a4 taron dice s potions 1 gold 3",
    )
    .chances([6, 1])
    .plays("suffer; stop; plunder loot-bundle");
    assert!(game.position().is_wounded(Mercenary::Taron));
    let game = game.plays("heal taron");
    assert!(!game.position().is_wounded(Mercenary::Taron));
    assert_eq!(play_area(&game, 1).potions, 0);
    game.proves(law::clean_up::CLEAN_THE_BOARD).proves(law::alchemist::HEAL);
}
