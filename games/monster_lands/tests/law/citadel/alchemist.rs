//! M12 Alchemist, Potions and Venoms.

use crate::{standing, turn};
use kernel::Seat;
use monster_lands::terms::{Building, Mercenary, Path};
use monster_lands::{Frame, clean_up, law};

#[test]
fn the_upper_space_gives_three_tokens_and_the_lower_two() {
    let game = turn(
        "
        0 pool m
        1 pool m
    ",
    )
    .plays("0: visit alchemist; 0: space 1; 0: potions 2");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.potions(), clan.venoms()), (2, 1));
    let game = game.plays("1: visit alchemist; 1: potions 0");
    assert_eq!(game.position().clan(Seat(1)).venoms(), 2);
    game.proves(law::alchemist::BREW);
}

#[test]
fn three_of_a_kind_are_the_limit() {
    let game = turn("0 pool m potions 2").plays("visit alchemist; space 1; potions 3");
    assert_eq!(game.position().clan(Seat(0)).potions(), 3);
    let lost = "M12.2  Clan 1 has no room for 2 more Potions.";
    assert!(game.story().contains(lost), "{}", game.story());
    game.proves(law::alchemist::POTION_AND_VENOM_LIMITS);
}

#[test]
fn a_potion_heals_a_wounded_mercenary_at_home() {
    let game = turn("0 pool m potions 1 wounded frunks").plays("heal frunks");
    assert!(!game.position().is_wounded(Mercenary::Frunks));
    assert_eq!(game.position().clan(Seat(0)).potions(), 0);
    game.proves(law::alchemist::HEAL);
    let none = turn("0 pool m wounded frunks").refuses("heal frunks");
    assert_eq!(none, "M12.3  You have no Potion.");
}

#[test]
fn one_potion_and_one_venom_go_along_and_the_path_may_add_one() {
    // Header 1a gives a Potion on Path 2.
    let words = "
        0 pool s,s potions 2 venoms 2
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a2; potion");
    assert_eq!(game.refuses("potion"), "M12.4  One of a kind may be taken along.");
    let game = game.plays("venom; done");
    let lies = game.position().outside().path(Path::A2);
    assert_eq!((lies.potions(), lies.venoms()), (2, 1));
    game.proves(law::alchemist::TAKE_ALONG).proves(law::alchemist::ONE_MORE_FROM_THE_PATH);
}

#[test]
fn what_was_not_used_comes_home_within_the_limits() {
    let words = "
        clan 0 fire
        0 potions 2
        path a2 frunks potions 2 venoms 1 gold 3
        passed
    ";
    let home = Frame::CleanUp(clean_up::Frame::CleanTheBoard);
    let game = standing(&[("seats", "2")], words, home).luck(1);
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.potions(), clan.venoms()), (3, 1));
    game.proves(law::alchemist::BACK_TO_THE_PLAY_AREA);
}

#[test]
fn mixes_that_come_to_the_same_are_offered_once() {
    let game = turn("0 pool m,s potions 2 venoms 3").plays("visit alchemist; space 1");
    assert_eq!(game.offers(), ["potions 0", "potions 1"]);
    let game = turn("0 pool m,s potions 3 venoms 3").plays("visit alchemist; space 1");
    assert_eq!(game.position().citadel().taken(Building::Alchemist), 1, "nothing was to be asked");
    game.proves(law::alchemist::BREW);
}

#[test]
fn only_magic_brews_and_only_twice_a_round() {
    let game = turn(
        "
        0 pool s,p3
        1 pool m
    ",
    );
    assert_eq!(game.refuses("visit alchemist"), "M10.2  It takes a die of Magic.");
    let full = turn("0 pool m\nplaced alchemist m,m").refuses("visit alchemist");
    assert_eq!(full, "M10.3  All spaces are taken at the Alchemist.");
    game.proves(law::citadel::COLOURS_OF_THE_BUILDING);
}

#[test]
fn the_lower_space_may_be_taken_while_the_upper_is_free() {
    let game = turn("0 pool m,s").plays("visit alchemist; space 2; potions 1");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.potions(), clan.venoms()), (1, 1));
    game.proves(law::alchemist::BREW);
}

#[test]
fn nobody_is_healed_on_a_path_and_nothing_is_taken_along_on_a_mission() {
    let words = "
        0 pool s,s potions 2 venoms 1 wounded frunks
        mission a 2
        land a kyzhul 1a
        path a1 frunks dice s
    ";
    let game = turn(words);
    assert_eq!(game.refuses("heal frunks"), "M12.3  Frunks is assigned already.");
    let game = game.plays("send nuduru; path mission-a-left");
    let lies = game.position().outside().path(Path::MissionALeft);
    assert_eq!((lies.dice().strength, lies.potions(), lies.venoms()), (2, 0, 0));
    assert_eq!(game.position().clan(Seat(0)).potions(), 2);
    game.proves(law::outside::MISSION_PATHS);
}
