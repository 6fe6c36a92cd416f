//! M20 Order, and M22 the parts of a Land battle.

use super::adventure;
use insta::assert_snapshot;
use monster_lands::law;

#[test]
fn missions_come_before_lands_and_lands_before_the_citadel() {
    let game = adventure(
        "mission a 1
         mission b 4
         land a kyzhul 1a
         land b yuha 2a
         monster a snailer
         monster b korcko
         monster entrance surbol
         3 gold 3
         path mission-a-left nuduru dice s
         path mission-b-right korgo dice p
         path a4 frunks dice s
         path b4 taron dice s
         path upper poissen dice s",
    )
    .chances([6, 1, 1])
    .plays("fulfil; stop")
    .chances([0, 1, 1, 1])
    .plays("plunder loot-gold10; stop")
    .chances([1, 1, 1, 1])
    .plays("plunder loot-gold12; stop");
    let turns: Vec<String> = game
        .story()
        .lines()
        .filter(|line| {
            line.contains("resolved") || line.contains("begins") || line.contains("defended")
        })
        .map(str::to_owned)
        .collect();
    assert_snapshot!(turns.join("\n"), @"
    M21.1  The dice Mission is resolved.
    M21.5  The contracts are resolved.
    M22.1  The battle for Land A begins.
    M22.1  The battle for Land B begins.
    M29.2  The Citadel is defended against Surbol.
    ");
    game.proves(law::adventure::ORDER_OF_ADVENTURE).proves(law::revealing::FOUR_PARTS);
}

#[test]
fn a_place_without_a_mercenary_is_skipped() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            mission a 1
            monster entrance korcko
        ",
    );
    assert_eq!(game.story(), "");
    assert_eq!(game.asks(), "");
    game.proves(law::after_the_attack::MONSTER_NOT_FOUGHT)
        .proves(law::adventure::ORDER_OF_ADVENTURE)
        .proves(law::citadel_defence::ONLY_IF_ATTACKED);
}
