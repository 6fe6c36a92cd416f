//! M28 Loot, and the Loot with the Outside mark.

use super::{adventure, glory, total};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Loot, Monster, Side};

#[test]
fn an_empty_offer_gives_nothing() {
    let game = adventure(
        "offer loot-gold10
         land a kyzhul 1a
         monster a snailer
         path a3 taron dice s
         path a4 nuduru dice s",
    )
    .chances([1, 1, 1, 1])
    .plays("stop; stop");
    assert!(game.position().clan(Seat(1)).loot().has(Loot::GoldTen));
    assert!(game.position().clan(Seat(0)).loot().is_empty());
    game.proves(law::loot::NO_LOOT_LEFT);
}

#[test]
fn the_offer_is_refilled_after_each_land() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s
    ",
    )
    .chances([1, 1])
    .plays("stop")
    .chances([Loot::Rerolls.index().try_into().unwrap()])
    .plays("plunder loot-gold10");
    assert!(game.position().outside().loot().contains(&Some(Loot::Rerolls)));
    assert!(game.position().outside().loot().iter().all(Option::is_some));
    game.proves(law::loot::REFILL_THE_LOOT);
}

#[test]
fn loot_of_this_round_may_serve_a_later_battle() {
    let game = adventure(
        "offer loot-elim6 loot-gold10 loot-gold12 loot-hire
         land a kyzhul 1a
         land b yuha 2a
         monster a snailer
         monster b moldo
         path a4 taron dice s
         path b4 tortock dice s",
    )
    .chances([1, 1])
    .plays("stop")
    .chances([0, 1, 1, 1])
    .plays("plunder loot-elim6");
    assert!(game.offers().contains(&"use loot-elim6".to_owned()));
    game.proves(law::loot::OPEN_LOOT);
}

#[test]
fn everyone_sees_everyones_loot() {
    let game = adventure(
        "
            0 loot loot-elim6
            mission b 4
            1 gold 3
            path mission-b-left taron dice p
        ",
    );
    let view = game.view(kernel::Viewer::Seat(Seat(3)));
    assert_eq!(view.clans[0].loot, [Loot::EliminationBonus]);
}

#[test]
fn loot_adds_six_for_elimination_only() {
    let words = "
        1 loot loot-elim6
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s,s traps trap-initial
    ";
    let game =
        adventure(words).chances([1, 1]).chances([4, 4]).plays("roll s; roll s; use loot-elim6");
    assert_eq!(glory(&game)[1], 9);
    let game = adventure(words)
        .chances([1, 1])
        .chances([2, 3])
        .plays("roll s; roll s; use loot-elim6; stop");
    assert_eq!(
        game.position().outside().monster(Side::A),
        Some(Monster::Snailer),
        "11 captures nobody, for 5 is the total"
    );
    game.proves(law::loot::USE_LOOT);
}

#[test]
fn loot_adds_two_to_each_die_of_a_colour_on_one_path() {
    for (loot, sum) in [("loot-s-plus2", 3 + 3 + 2 + 2 + 3), ("loot-m-plus2", 3 + 3 + 3 + 2)] {
        let words = format!(
            "
                1 loot {loot}
                land a kyzhul 1a
                monster a sandor
                path a4 taron dice s,s,m
            "
        );
        let game = adventure(&words)
            .chances([1; 5])
            .plays("brace")
            .chances([3, 3, 3])
            .plays(&format!("use {loot}; roll all"));
        assert_eq!(total(&game), sum);
        game.proves(law::loot::USE_LOOT);
    }
}

#[test]
fn loot_gives_four_rerolls_or_three_of_magic() {
    let words = "
        1 loot loot-reroll4
        land a kyzhul 1a
        monster a sandor
        path a4 taron dice s
    ";
    let game = adventure(words).chances([1; 5]).chances([1]).plays("roll s; use loot-reroll4");
    let game = game.chances([2, 3, 4, 5]).plays("reroll s1; reroll s2; reroll s3; reroll s4");
    assert!(game.story().contains("Total 5"));
    let words = "
        1 loot loot-rerollm3
        land a kyzhul 1a
        monster a sandor
        path a4 taron dice s,m
    ";
    let game = adventure(words)
        .chances([1; 5])
        .plays("brace")
        .chances([1, 1])
        .plays("roll all; use loot-rerollm3");
    assert_eq!(game.offers(), ["reroll m1", "stop"]);
    let game = game.chances([2, 3, 4]).plays("reroll m1; reroll m2; reroll m3");
    assert_eq!(total(&game), 5);
    game.proves(law::mercenary_attack::REROLLS).proves(law::loot::USE_LOOT);
}

#[test]
fn loot_brings_glory_for_a_capture_an_elimination_or_a_conquest_or_is_spared() {
    let capture = "
        1 loot loot-cap3
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s,s traps trap-initial
    ";
    let game = adventure(capture)
        .chances([1, 1])
        .chances([6, 4])
        .plays("roll s; roll s; stop; use loot-cap3");
    assert_eq!(glory(&game)[1], 5 + 3 + 3);
    let kill = "
        1 loot loot-elim4
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s,s,s
    ";
    let game = adventure(kill).chances([1, 1]).chances([6, 4, 3]).plays("roll all; use loot-elim4");
    assert_eq!(glory(&game)[1], 5 + 4 + 4);
    let game = adventure(kill).chances([1, 1]).chances([6, 4, 3]).plays("roll all; spare");
    assert!(game.position().clan(Seat(1)).loot().has(Loot::EliminationGlory));
    let conquest = "0 loot loot-conq4
        land a wahibah 1a
        monster a snailer
        path a3 taron dice s,s,s
        path a4 frunks dice s,s,s";
    let game = adventure(conquest)
        .chances([1, 1])
        .chances([6, 4, 3])
        .plays("roll all")
        .chances([6, 4, 3])
        .plays("roll all; use loot-conq4; done");
    assert_eq!(glory(&game)[0], 5 + 3 + 4);
    game.proves(law::loot::USE_LOOT);
}

#[test]
fn loot_that_rerolls_may_turn_an_elimination_into_a_capture() {
    // Sckon pays more alive: 5 Glory and 6 Gold for 11, 4 Glory and a Trophy for 12.
    let words = "
        1 loot loot-reroll4
        land a kyzhul 1a
        monster a sckon
        path a4 taron dice s traps trap-initial
    ";
    let game = adventure(words).chances([1, 1, 1]).chances([6, 6]).plays("roll all");
    assert_eq!(game.offers(), ["use loot-reroll4", "stop"]);
    let game = game.chances([5]).plays("use loot-reroll4; reroll s6; stop");
    assert_eq!(glory(&game)[1], 5 + 5);
    let bare = words.replace(" traps trap-initial", "").replace("dice s", "dice s,s");
    let game = adventure(&bare).chances([1, 1, 1]).chances([6, 6]).plays("roll all");
    assert_eq!(glory(&game)[1], 5 + 4, "without a Trap there is nothing to decide");
    game.proves(law::mercenary_attack::ELIMINATION);
}
