//! M27 Land conquest and settling.

use super::{adventure, adventure_with, glory, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Land, Mercenary, Side};

/// Tortock brings Snailer down on the first two Paths' worth of luck; the rest is conquest.
const SLAIN: &str = "monster a snailer\npath a1 tortock dice s,s,s\n";

#[test]
fn who_has_not_fought_conquers_without_being_attacked() {
    let game = adventure(&format!(
        "
        land a wahibah 1a
        {SLAIN}path a4 frunks dice s,s,s
    "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .from_here()
    .chances([6, 4, 2])
    .plays("roll all");
    assert_snapshot!(game.story(), @"
    M27.2  Frunks rolls Strength 6: total 6.
    M27.2  Frunks rolls Strength 4: total 10.
    M27.2  Frunks rolls Strength 2: total 12.
    M27.3  Frunks conquers Wahibah: 3 Glory.
    ");
    assert_eq!(glory(&game)[0], 8);
    assert!(game.position().clan(Seat(0)).lands().has(Land::Wahibah));
    game.proves(law::conquest::WHO_CONQUERS)
        .proves(law::conquest::CONQUERED)
        .proves(law::conquest::NO_ATTACK_IN_CONQUEST)
        .proves(law::conquest::ONE_CONQUEST);
}

#[test]
fn a_failed_conquest_passes_on_to_the_next() {
    let game = adventure(&format!(
        "
            land a wahibah 1a
            {SLAIN}path a3 frunks dice s,s
            path a4 poissen dice s
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([5, 4])
    .plays("roll all");
    assert_eq!(total(&game), 9);
    let game = game.chances([3]).plays("roll s");
    assert!(game.position().clan(Seat(2)).lands().has(Land::Wahibah));
    game.proves(law::conquest::CONQUERED);
}

#[test]
fn flat_bonuses_do_not_count_in_conquest_but_dice_and_modifiers_do() {
    let game = adventure(&format!(
        "
            land a rynia 1a
            {SLAIN}path a4 frunks dice s traps trap-f8,trap-s1,trap-ps1
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all");
    assert_eq!(total(&game), 0);
    let game = game.chances([2, 2]).plays("roll all");
    assert_eq!(total(&game), 6);
    game.proves(law::conquest::CONQUEST_ROLL);
}

#[test]
fn venoms_help_in_conquest_unless_the_option_says_no() {
    let words = format!(
        "
        land a rynia 1a
        {SLAIN}path a4 frunks dice s venoms 1
    "
    );
    let game = adventure(&words).chances([1, 1]).chances([6, 4, 3]).plays("roll all; venom");
    assert_eq!(total(&game), 2);
    let options = [("seats", "4"), ("venom-in-conquest", "off")];
    let game =
        adventure_with(&options, &words).chances([1, 1]).chances([6, 4, 3]).plays("roll all");
    assert_snapshot!(game.refuses("venom"), @"M27.2  Venoms do not help in conquest in this game.");
    game.proves(law::conquest::CONQUEST_ROLL);
}

#[test]
fn the_last_one_only_plunders_when_the_land_is_gone() {
    let game = adventure(&format!(
        "
            land a wahibah 1a
            {SLAIN}path a3 frunks dice s,s,s
            path a4 poissen dice s
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([6, 5, 1])
    .plays("roll all; done; plunder loot-hire");
    assert_eq!(game.position().outside().land(Side::A), None);
    assert_eq!(game.asks(), "");
    game.proves(law::conquest::ONE_CONQUEST).proves(law::loot::PLUNDER);
}

#[test]
fn a_conquered_land_may_be_settled_by_any_own_mercenary_of_its_affinity() {
    let game = adventure(&format!(
        "
            0 member shandee
            land a wahibah 1a
            {SLAIN}path a4 frunks dice s,s,s
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([6, 5, 1])
    .plays("roll all");
    assert_eq!(
        game.offers(),
        ["settle wahibah nuduru", "settle wahibah frunks", "settle wahibah shandee", "done"]
    );
    let game = game.plays("settle wahibah shandee");
    assert_eq!(game.position().settler(Land::Wahibah), Some(Mercenary::Shandee));
    game.proves(law::conquest::SETTLE).proves(law::conquest::SETTLED_MERCENARY);
}

#[test]
fn nobody_of_another_affinity_settles_and_nobody_settles_twice() {
    let game = adventure(&format!(
        "
            0 member guster land yuha settled yuha:nuduru
            land a wahibah 1a
            {SLAIN}path a4 frunks dice s,s,s
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([6, 5, 1])
    .plays("roll all");
    assert_eq!(game.offers(), ["settle wahibah frunks", "done"]);
    assert_snapshot!(game.refuses("settle wahibah guster"), @"M27.6  This Mercenary is of another Affinity.");
    assert_snapshot!(game.refuses("settle wahibah nuduru"), @"M27.8  This Mercenary has settled Yuha.");
    game.proves(law::conquest::ONE_TO_ONE);
}

#[test]
fn a_settled_mercenary_still_goes_on_paths() {
    let game = adventure(
        "
        1 land kyzhul settled kyzhul:taron
        land a yuha 1a
        monster a snailer
        path a4 taron dice s
    ",
    )
    .chances([1, 1])
    .plays("stop; plunder loot-gold10");
    assert_eq!(game.position().settler(Land::Kyzhul), Some(Mercenary::Taron));
}

#[test]
fn venoms_of_a_failed_conquest_pass_on_with_its_total() {
    let game = adventure(&format!(
        "
            land a rynia 1a
            {SLAIN}path a3 frunks dice s,s venoms 1
            path a4 poissen dice s,s,s
        "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([1, 1])
    .plays("roll all; venom");
    assert_eq!(total(&game), 4, "Poissen begins with 1, 1 and 2");
    game.proves(law::conquest::CONQUERED);
}

#[test]
fn who_fought_the_monster_does_not_conquer() {
    // Taron eliminates on Path 4: nobody is left, and the Land stays.
    let game = adventure(
        "land a wahibah 1a
         monster a snailer
         path a1 nuduru dice s
         path a4 taron dice s,s,s",
    )
    .chances([1, 1, 1, 1])
    .plays("stop")
    .chances([6, 6, 6])
    .plays("roll all");
    assert_eq!(game.position().outside().land(Side::A), Some(Land::Wahibah));
    assert_eq!(game.asked(), [Seat(0)], "Nuduru plunders");
    game.proves(law::mercenary_attack::ELIMINATION).proves(law::loot::PLUNDER);
}

#[test]
fn settling_may_be_left_for_later() {
    let game = adventure(&format!(
        "
        land a wahibah 1a
        {SLAIN}path a4 frunks dice s,s,s
    "
    ))
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([6, 4, 2])
    .plays("roll all");
    assert_eq!(game.offers(), ["settle wahibah nuduru", "settle wahibah frunks", "done"]);
    let game = game.plays("done");
    assert_eq!(game.position().settler(Land::Wahibah), None);
    game.proves(law::conquest::SETTLE);
}
