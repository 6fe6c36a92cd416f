//! M24 Wounds and death.

use super::{adventure, glory};
use crate::play_area;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Land, Mercenary, Path};

#[test]
fn a_wound_stays_after_the_battle() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s
    ",
    )
    .chances([6, 1])
    .plays("stop; plunder loot-gold10");
    assert!(game.position().is_wounded(Mercenary::Taron));
    game.proves(law::wounds::WOUNDS_STAY);
}

#[test]
fn the_dead_lose_equipment_and_everything_on_the_path() {
    let game = adventure(
        "1 carries taron:noxx
         land a kyzhul 1a
         monster a korcko
         path a2 taron dice s,s traps trap-f4 defence 0 potions 0 venoms 1 gold 3",
    )
    .chances([6, 6, 6]);
    let path = game.position().outside().path(Path::A2);
    assert!(path.mercenary().is_none() && path.traps().is_empty());
    assert_eq!((path.dice().total(), path.venoms(), path.gold()), (0, 0, 0));
    assert_eq!(game.position().citadel().card_discard().len(), 1);
    game.proves(law::wounds::DEATH);
}

#[test]
fn a_heroic_death_brings_the_glory_of_the_path() {
    for (path, worth) in [("a1", 3), ("a2", 2), ("a3", 2), ("a4", 1)] {
        let game = adventure(&format!(
            "
                land a kyzhul 1a
                monster a dogor
                path {path} taron dice s
            "
        ))
        .chances([6; 5]);
        assert_eq!(glory(&game)[1], 5 + worth);
        game.proves(law::wounds::HEROIC_DEATH);
    }
}

#[test]
fn a_heroic_death_at_the_entrance_brings_three_glory() {
    let game = adventure(
        "
        monster entrance dogor
        path upper taron dice s
    ",
    )
    .chances([6; 5]);
    assert_eq!(glory(&game)[1], 8);
    game.proves(law::wounds::HEROIC_DEATH);
}

#[test]
fn a_dead_hired_mercenary_is_discarded() {
    let game = adventure(
        "
            1 member lusara wounded lusara
            land a yuha 1a
            monster a snailer
            path a4 lusara dice s
        ",
    )
    .chances([6, 6]);
    assert!(game.position().citadel().discard().has(Mercenary::Lusara));
    game.proves(law::wounds::WHERE_THE_DEAD_GO).proves(law::wounds::REPUTATION_OF_THE_DEAD);
}

#[test]
fn a_dead_initial_member_leaves_the_game() {
    let game = adventure(
        "
            1 wounded taron
            land a yuha 1a
            monster a snailer
            path a4 taron dice s
        ",
    )
    .chances([6, 6]);
    assert!(game.position().citadel().boxed().has(Mercenary::Taron));
    game.proves(law::wounds::WHERE_THE_DEAD_GO);
}

#[test]
fn the_land_of_the_dead_becomes_unsettled() {
    let game = adventure(
        "
            1 wounded taron land kyzhul settled kyzhul:taron
            land a yuha 1a
            monster a snailer
            path a4 taron dice s
        ",
    )
    .chances([6, 6]);
    assert_eq!(game.position().settler(Land::Kyzhul), None);
    assert!(game.position().clan(Seat(1)).lands().has(Land::Kyzhul));
    game.proves(law::wounds::LAND_OF_THE_DEAD);
}

#[test]
fn who_dies_after_attacking_leaves_the_damage_behind() {
    let game = adventure(
        "1 wounded taron
         land a yuha 1a
         monster a sporus
         path a3 taron dice s
         path a4 nuduru dice s defence 1",
    )
    .chances([1, 1, 1, 1, 1, 5, 6])
    .plays("roll s")
    .chances([1, 1, 1, 1])
    .plays("block token");
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    assert_eq!(super::total(&game), 5);
    game.proves(law::wounds::DEATH_AFTER_THE_ATTACK);
}

#[test]
fn when_dalina_dies_the_traps_beyond_five_go_at_once() {
    let game = adventure(
        "1 member dalina wounded dalina trap trap-s1 trap trap-s1 trap trap-s2 trap trap-m1 trap trap-m1
         1 trap trap-f4
         land a kyzhul 1a
         monster a snailer
         path a4 dalina dice s",
    )
    .chances([6, 6]);
    assert_eq!(
        game.offers_to(Seat(1)),
        ["trap trap-s1", "trap trap-s2", "trap trap-m1", "trap trap-f4"]
    );
    let game = game.plays("trap trap-f4");
    assert_eq!(game.position().clan(Seat(1)).traps().len(), 5);
    game.proves(law::lodge::TRAP_LIMIT).proves(law::wounds::DEATH);
}

#[test]
fn gold_and_brews_of_the_dead_are_lost_and_reputation_falls() {
    let game = adventure(
        "1 gold 1 member dalina wounded dalina
         land a kyzhul 1a
         monster a snailer
         path a4 dalina dice s venoms 1 gold 3",
    )
    .chances([6, 6]);
    let clan = play_area(&game, 1);
    assert_eq!((clan.reputation, clan.gold, clan.venoms), (1, 1, 0), "only Taron is left");
    game.proves(law::wounds::REPUTATION_OF_THE_DEAD).proves(law::wounds::DEATH);
}

#[test]
fn who_dies_before_attacking_leaves_nothing_to_the_next() {
    let game = adventure(
        "land a kyzhul 1a
         monster a snailer
         path a2 taron dice s,s,s traps trap-f8
         path a4 nuduru dice s",
    )
    .chances([6, 6])
    .chances([1, 1]);
    assert_eq!((game.asked(), super::total(&game)), (vec![Seat(0)], 0));
    game.proves(law::wounds::DEATH);
}

#[test]
fn a_dead_leader_leaves_no_reputation_behind_and_the_path_its_glory() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            path a2 nuduru dice s,s
        ",
    )
    .chances([6, 6]);
    let clan = play_area(&game, 0);
    assert_eq!((clan.reputation, clan.glory), (1, 7), "a Leader has no Reputation");
    game.proves(law::wounds::HEROIC_DEATH);
}
