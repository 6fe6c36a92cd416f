//! M26 After the attack.

use super::{adventure, glory, total};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Monster, Path, Side};

#[test]
fn the_modified_total_with_venoms_and_flat_bonuses_is_damage() {
    let game = adventure(
        "land a kyzhul 1a
         monster a sandor
         path a3 timbulu dice s traps trap-f4 venoms 1
         path a4 nuduru dice s",
    )
    .chances([1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1])
    .plays("roll s; venom");
    assert_eq!(total(&game), 4 + 3 + 2);
    game.proves(law::after_the_attack::DAMAGE_CARRIES).proves(law::after_the_attack::NEXT_PATH);
}

#[test]
fn one_sided_bonuses_are_not_damage() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a sandor
            path a3 tortock dice s
            path a4 nuduru dice s
        ",
    )
    .chances([1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1])
    .plays("roll s");
    assert_eq!(total(&game), 2);
    game.proves(law::after_the_attack::DAMAGE_CARRIES);
}

#[test]
fn after_the_battle_dice_traps_and_defence_of_those_who_fought_go() {
    let game = adventure(
        "land a kyzhul 1a
         monster a snailer
         path a3 taron dice s traps trap-f4 defence 1 venoms 1
         path a4 nuduru dice s traps trap-s1",
    )
    .chances([1, 1, 6])
    .plays("roll s; stop");
    let path = game.position().outside().path(Path::A3);
    assert!(path.traps().is_empty());
    assert_eq!((path.dice().total(), path.defence(), path.venoms()), (0, 0, 1));
    assert_eq!(game.position().outside().path(Path::A4).traps().len(), 1);
    game.proves(law::after_the_attack::END_OF_BATTLE);
}

#[test]
fn a_monster_still_there_was_fought_and_nobody_conquers() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s
    ",
    )
    .chances([1, 1])
    .plays("stop");
    assert!(game.position().outside().was_fought(Side::A));
    let game = game.plays("plunder loot-gold10");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    game.proves(law::after_the_attack::MONSTER_STILL_THERE);
}

#[test]
fn a_monster_nobody_fought_stays_unmarked() {
    let game = adventure(
        "
        land a kyzhul 1a
        land b yuha 2a
        monster a snailer
        monster b korcko
        path a4 taron dice s
    ",
    )
    .chances([1, 1])
    .plays("stop; plunder loot-gold10");
    assert!(!game.position().outside().was_fought(Side::B));
    assert_eq!(game.position().outside().monster(Side::B), Some(Monster::Korcko));
}

#[test]
fn damage_alone_may_be_enough_for_the_one_with_the_trap() {
    let game = adventure(
        "land a kyzhul 1a
         monster a snailer
         path a3 taron dice s,s
         path a4 nuduru dice s traps trap-ps1",
    )
    .chances([1, 1, 6, 5, 1, 1])
    .plays("roll all; stop");
    assert_eq!(glory(&game)[0], 8);
    assert_eq!(game.position().clan(Seat(0)).gold(), 4);
    game.proves(law::mercenary_attack::CAPTURE);
}
