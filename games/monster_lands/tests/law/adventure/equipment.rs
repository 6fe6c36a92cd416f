//! The Equipment with the Outside mark.

use super::{adventure, adventure_with, glory, hits, total};
use monster_lands::law;

/// The total of one Strength 3 and one Magic 3 against Snailer, with a piece of Equipment.
#[track_caller]
fn six_with(equipment: &str) -> u8 {
    let words = format!(
        "
            1 carries taron:{equipment}
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s,m
        "
    );
    let game = adventure(&words).chances([1, 1]).plays("brace").chances([3, 3]).plays("roll all");
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
    total(&game)
}

/// The total of one Strength 3 and one Magic 3 in conquest, with a piece of Equipment.
#[track_caller]
fn conquest_with(equipment: &str) -> u8 {
    let words = format!(
        "1 carries taron:{equipment}
         land a rynia 1a
         monster a snailer
         path a3 tortock dice s,s,s
         path a4 taron dice s,m"
    );
    let game = adventure(&words)
        .chances([1, 1])
        .chances([6, 4, 3])
        .plays("roll all")
        .chances([3, 3])
        .plays("roll all");
    game.proves(law::conquest::CONQUEST_ROLL);
    total(&game)
}

#[test]
fn mortis_adds_one_to_each_magic_die() {
    assert_eq!([six_with("mortis"), conquest_with("mortis")], [7, 7]);
}

#[test]
fn pugnor_adds_one_to_each_strength_die() {
    assert_eq!([six_with("pugnor"), conquest_with("pugnor")], [7, 7]);
}

#[test]
fn slyzor_adds_one_to_each_strength_die_against_the_monster_only() {
    assert_eq!([six_with("slyzor"), conquest_with("slyzor")], [7, 6]);
}

#[test]
fn kedavra_adds_two_to_each_magic_die_in_conquest_only() {
    assert_eq!([six_with("kedavra"), conquest_with("kedavra")], [6, 8]);
}

#[test]
fn noxx_cancels_a_hit() {
    let game = adventure(
        "
            1 carries taron:noxx
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s defence 1
        ",
    )
    .chances([6, 6]);
    assert_eq!(game.offers(), ["block talent", "block token"]);
    assert_eq!(hits(&game.plays("block talent")), 1);
}

#[test]
fn krakhen_rerolls_two_magic_dice_and_tergeo_two_strength_dice() {
    for (equipment, offers) in
        [("krakhen", ["reroll m3", "stop"]), ("tergeo", ["reroll s3", "stop"])]
    {
        let words = format!(
            "
                1 carries taron:{equipment}
                land a kyzhul 1a
                monster a snailer
                path a4 taron dice s,m
            "
        );
        let game =
            adventure(&words).chances([1, 1]).plays("brace").chances([3, 3]).plays("roll all");
        assert_eq!(game.offers(), offers);
        game.proves(law::mercenary_attack::TOTAL);
    }
}

#[test]
fn the_italian_reading_gives_krakhen_and_tergeo_one_reroll() {
    let options = [("seats", "4"), ("tergeo-rerolls", "1")];
    let words = "
            1 carries taron:tergeo
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s,s
        ";
    let game = adventure_with(&options, words).chances([1, 1]).chances([1, 2]).plays("roll all");
    let game = game.chances([3]).plays("reroll s1");
    assert!(!game.offers().iter().any(|offer| offer.starts_with("reroll")));
    game.proves(law::mercenary_attack::REROLLS);
    let options = [("seats", "4"), ("krakhen-rerolls", "1")];
    let words = "
            1 carries taron:krakhen
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice m,m
        ";
    let game = adventure_with(&options, words).chances([1, 1]).plays("brace").chances([1, 2]);
    let game = game.plays("roll all").chances([3]).plays("reroll m1");
    assert!(!game.offers().iter().any(|offer| offer.starts_with("reroll")));
}

#[test]
fn slham_rerolls_two_persuasion_dice() {
    let game = adventure(
        "
        1 carries taron:slham
        mission a 6
        path mission-a-left taron dice p,p
    ",
    )
    .chances([1, 2]);
    assert_eq!(game.offers(), ["reroll p1", "reroll p2", "stop"]);
    let game = game.chances([1, 5]).plays("reroll p1; reroll p2");
    assert_eq!(glory(&game)[1], 7);
    game.proves(law::mercenary_attack::REROLLS);
}

#[test]
fn equipment_helps_only_its_carrier() {
    let words = "
            1 carries tortock:pugnor
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s
        ";
    let game = adventure(words).chances([1, 1]).chances([3]).plays("roll s");
    assert!(game.story().contains("total 3"));
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}
