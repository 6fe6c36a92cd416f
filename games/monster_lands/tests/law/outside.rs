//! M18 Outside: placing.

use crate::{turn, turn_with};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Path;

#[test]
fn a_mercenary_is_assigned_with_all_it_takes_in_one_action() {
    // E6: Path 2 needs two Strength; two Magic as reinforcement leave room for three tokens; the Path gives a Potion.
    let words = "
        0 pool s,s,m,m trap trap-initial defence 1
        land a kyzhul 1a
    ";
    let game =
        turn(words).plays("send frunks; path a2; die m; die m; trap trap-initial; defence; done");
    let lies = game.position().outside().path(Path::A2);
    assert_eq!(
        (lies.dice().strength, lies.dice().magic, lies.tokens(), lies.potions()),
        (2, 2, 2, 1)
    );
    assert!(game.position().is_assigned(lies.mercenary().unwrap()));
    assert_snapshot!(game.story().lines().nth(1).unwrap(), @"M18.1  Clan 1 sends Frunks to Land A, Path 2 with 2 Strength, 2 Magic, 1 Trap, 1 Defence token and 1 Potion.");
    game.proves(law::outside::ASSIGN).proves(law::outside::PATH_HEADER);
    game.proves(law::outside::RESOLVED_LATER).proves(law::outside::BENEFITS);
    game.proves(law::outside::FACE_DOWN).proves(law::outside::TRAP_FOR_CAPTURE);
}

#[test]
fn several_of_a_clan_may_stand_in_one_place() {
    let words = "
        0 pool s,s,m
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a1; done; send nuduru; path a4; done");
    assert!(game.position().outside().path(Path::A4).mercenary().is_some());
    game.proves(law::outside::SEVERAL_MERCENARIES);
}

#[test]
fn tokens_beyond_two_take_the_room_of_two_dice_each() {
    let words = "
        0 pool s,s,s,s,s,s trap trap-s1 trap trap-s2 trap trap-f4 trap trap-f6 defence 3
        land a kyzhul 5a
    ";
    // Header 5a, Path 1: one Strength required, five more may come: six dice and two tokens.
    let game = turn(words).plays("send frunks; path a1; die s; die s; die s; die s; die s");
    let game = game.plays("trap trap-s1");
    assert!(game.offers().contains(&"trap trap-f4".to_owned()));
    let game = game.plays("trap trap-f4");
    let lies = game.position().outside().path(Path::A1);
    assert_eq!((lies.dice().total(), lies.tokens()), (6, 2), "then there is no room");
    // With four dice there is room for three tokens, with two for four.
    let game =
        turn(words).plays("send frunks; path a1; die s; die s; die s; defence; defence; defence");
    let lies = game.position().outside().path(Path::A1);
    assert_eq!((lies.dice().total(), lies.tokens()), (4, 3));
    let game = turn(&format!(
        "
        {words}
        0 potions 1
    "
    ));
    let game = game.plays("send frunks; path a1; die s; die s; die s; defence; defence; defence");
    assert_eq!(game.refuses("trap trap-s1"), "M18.7  There is no room left on this Path.");
    game.proves(law::outside::CAPACITY);
}

#[test]
fn missions_take_exactly_the_dice_they_show() {
    // Contract 7: two dice, each Strength or Persuasion.
    let game = turn(
        "
        0 pool s,m,p2,p3
        mission b 7
    ",
    )
    .plays("send frunks; path mission-b-left");
    let lies = game.position().outside().path(Path::MissionBLeft);
    assert_eq!((lies.dice().strength, lies.dice().persuasion, lies.tokens()), (0, 0, 0));
    assert_eq!(game.offers(), ["die s", "die p2"]);
    assert_eq!(game.refuses("die m"), "M18.5  It takes a die of Strength or Persuasion.");
    let game = game.plays("die s; die p3");
    let lies = game.position().outside().path(Path::MissionBLeft);
    assert_eq!((lies.dice().strength, lies.dice().persuasion), (1, 1));
    game.proves(law::outside::MISSION_PATHS).proves(law::outside::PERSUASION_OUTSIDE);
}

#[test]
fn persuasion_dice_do_not_fight() {
    let game = turn(
        "
        0 pool s,s,p2
        land a kyzhul 1a
    ",
    )
    .plays("send frunks; path a1");
    assert_eq!(game.refuses("die p2"), "M18.4  Persuasion dice do not fight.");
}

#[test]
fn a_taken_path_and_too_few_dice_are_refused() {
    let words = "
        0 pool s
        land a kyzhul 1a
        mission a 1
        path a1 taron dice s
    ";
    let game = turn(words).plays("send frunks");
    assert_eq!(game.refuses("path a1"), "M9.4  Land A, Path 1 is taken.");
    assert_eq!(game.refuses("path a2"), "M18.6  You have too few dice of the colours it takes.");
    assert_eq!(game.refuses("path upper"), "M18.11  No Monster stands at the Entrance.");
    game.proves(law::outside::ENTRANCE_OPEN);
    assert_eq!(game.offers(), ["path a4", "path mission-a-left", "path mission-a-right"]);
}

#[test]
fn the_entrance_takes_any_mix_against_its_monster() {
    // E7: Snagnus at the Entrance; three Strength, two Magic and a Trap on the upper Path.
    let words = "
        0 pool s,s,s,m,m,m trap trap-initial
        monster entrance snagnus
    ";
    let game = turn(words).plays("send frunks; path upper; die s; die s; die s; die m; die m");
    let game = game.plays("trap trap-initial");
    let lies = game.position().outside().path(Path::Upper);
    assert_eq!((lies.dice().strength, lies.dice().magic, lies.tokens()), (3, 2, 1));
    assert_eq!(game.setting().citadel.entrance_path[0].defence, 2);
    game.proves(law::outside::ENTRANCE_PATHS);
}

#[test]
fn each_token_at_the_entrance_takes_two_of_eight_spaces() {
    let words = "
        0 pool s,s,s,s,s,s,s defence 2 potions 1
        monster entrance snagnus
    ";
    let game = turn(words)
        .plays("send frunks; path upper; die s; die s; die s; die s; die s; die s; die s");
    assert_eq!(game.refuses("defence"), "M18.7  There is no room left on this Path.");
}

#[test]
fn something_must_be_placed_at_the_entrance() {
    let words = "
        0 pool p1,s
        monster entrance snagnus
    ";
    let game = turn(words).plays("send frunks; path lower");
    assert_eq!(game.offers(), ["die s"], "nothing at all will not do");
    let game = game.plays("die s; done");
    let lies = game.position().outside().path(Path::Lower);
    assert_eq!((lies.dice().strength, lies.gold()), (1, 5));
    game.proves(law::outside::ENTRANCE_BENEFITS);
}

#[test]
fn in_a_clash_traps_lie_in_the_order_they_are_added() {
    let words = "
        0 pool s trap trap-s1 trap trick-div1
        land a kyzhul 1a
    ";
    let options = [("seats", "4"), ("tricks", "on")];
    let game =
        turn_with(&options, words).plays("send frunks; path a1; trap trick-div1; trap trap-s1");
    let traps = game.position().outside().path(Path::A1).traps();
    let kinds: Vec<String> = traps.iter().map(|&t| game.setting().trap_of(t).to_string()).collect();
    assert_eq!(kinds, ["trick-div1", "trap-s1"]);
    let plain = turn(&words.replace("trick-div1", "trap-initial defence 1"));
    let plain = plain.plays("send frunks; path a1; trap trap-s1");
    assert_eq!(
        plain.refuses("trap trap-initial"),
        "M18.1  Pieces are added in order: dice, Traps, Defence tokens, Potion, Venom. Take back what you added last \
         to change it."
    );
    assert_eq!(plain.asked(), [Seat(0)]);
}

#[test]
fn a_deployment_ends_only_with_done_so_that_silence_tells_nothing_of_the_hand() {
    // Traps are added in order: after Magic +1 the Initial Trap cannot come any more.
    let words = "
        0 pool s trap trap-pm1 trap trap-initial
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a1; trap trap-pm1");
    assert_eq!(game.offers(), ["done"]);
    let bare = turn(
        "
        0 pool s
        land a kyzhul 1a
    ",
    )
    .plays("send frunks; path a1");
    assert_eq!(bare.offers(), ["done"]);
    let game = game.plays("done");
    assert!(game.position().is_assigned(monster_lands::terms::Mercenary::Frunks));
    game.proves(law::outside::PATH_HEADER);
}

#[test]
fn what_the_path_gives_lies_on_the_token() {
    // Header 1a: Gold 3 on Path 4; 1b: a Venom on Path 2.
    let words = "
        0 pool s,m
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a4; done");
    assert_eq!(game.position().outside().path(Path::A4).gold(), 3);
    let game = turn(&words.replace("1a", "1b")).plays("send frunks; path a2; done");
    let lies = game.position().outside().path(Path::A2);
    assert_eq!((lies.venoms(), lies.gold()), (1, 0));
    game.proves(law::outside::BENEFITS).proves(law::alchemist::ONE_MORE_FROM_THE_PATH);
}

#[test]
fn reinforcements_are_of_the_colours_and_the_number_shown() {
    // Header 1b, Path 3: one Strength required, three more Strength at most, no Magic.
    let words = "
        0 pool s,s,s,s,s,m
        land a kyzhul 1b
    ";
    let game = turn(words).plays("send frunks; path a3");
    assert_eq!(game.refuses("die m"), "M18.6  No more dice of this colour may be added here.");
    let game = game.plays("die s; die s; die s");
    assert_eq!(game.refuses("die s"), "M18.6  No more dice of this colour may be added here.");
    game.proves(law::outside::PATH_HEADER);
}

#[test]
fn dice_of_a_mission_are_placed_in_one_order() {
    // R10: two Strength, Magic or Persuasion dice.
    let game = turn(
        "
        0 pool s,m,p2
        mission a 4
    ",
    )
    .plays("send frunks; path mission-a-left");
    assert_eq!(game.offers(), ["die s", "die m"], "behind Persuasion nothing would be left");
    let game = game.plays("die m");
    let dice = game.position().outside().path(Path::MissionALeft).dice();
    assert_eq!((dice.strength, dice.magic, dice.persuasion), (0, 1, 1));
    game.proves(law::outside::MISSION_PATHS);
}

#[test]
fn two_players_find_no_second_land() {
    let options = [("seats", "2")];
    let game = turn_with(
        &options,
        "
        0 pool s,s
        land a kyzhul 1a
    ",
    )
    .plays("send frunks");
    assert!(game.offers().iter().all(|offer| !offer.starts_with("path b")), "{:?}", game.offers());
    game.proves(law::outside::ASSIGN);
}

#[test]
fn five_dice_leave_no_room_for_a_third_token() {
    // Header 5a, Path 1. One die space is left, and a token wants two.
    let words = "
        0 pool s,s,s,s,s defence 3
        land a kyzhul 5a
    ";
    let game = turn(words).plays("send frunks; path a1; die s; die s; die s; die s");
    let game = game.plays("defence; defence");
    assert_eq!(game.refuses("defence"), "M18.7  There is no room left on this Path.");
    let two = turn(
        "
        0 pool s,s defence 5
        land a kyzhul 5a
    ",
    );
    let two = two.plays("send frunks; path a1; die s; defence; defence; defence; defence");
    assert_eq!(two.position().outside().path(Path::A1).tokens(), 4, "two dice and four tokens");
    assert_eq!(two.refuses("defence"), "M18.7  There is no room left on this Path.");
    game.proves(law::outside::CAPACITY);
}

#[test]
fn a_wounded_mercenary_may_go_and_an_assigned_one_may_not_go_again() {
    let words = "
        0 pool s,s wounded frunks
        land a kyzhul 1a
    ";
    let game = turn(words).plays("send frunks; path a1; done");
    assert_eq!(game.refuses("send frunks"), "M18.1  Frunks is assigned already.");
    game.proves(law::outside::ASSIGN);
}

#[test]
fn the_entrance_takes_tokens_alone() {
    // Four tokens fill the eight spaces; no die is needed.
    let words = "
        0 pool m defence 3 trap trap-initial potions 1 venoms 1
        monster entrance snagnus
    ";
    let game = turn(words).plays("send frunks; path upper; trap trap-initial; defence; defence");
    let game = game.plays("defence");
    assert_eq!(game.refuses("die m"), "M18.7  There is no room left on this Path.");
    let game = game.plays("potion; venom; done");
    let lies = game.position().outside().path(Path::Upper);
    assert_eq!((lies.dice().total(), lies.tokens(), lies.potions(), lies.venoms()), (0, 4, 1, 1));
    game.proves(law::outside::ENTRANCE_PATHS).proves(law::alchemist::TAKE_ALONG);
}

#[test]
fn required_dice_must_be_of_the_colour_shown() {
    // Header 1b, Path 2 wants a Strength and a Magic die.
    let game = turn(
        "
        0 pool s,s,s
        land a kyzhul 1b
    ",
    )
    .plays("send frunks");
    assert_eq!(game.refuses("path a2"), "M18.6  You have too few dice of the colours it takes.");
    let game = turn(
        "
        0 pool s,m,s
        land a kyzhul 1b
    ",
    )
    .plays("send frunks; path a2");
    let dice = game.position().outside().path(Path::A2).dice();
    assert_eq!((dice.strength, dice.magic), (1, 1));
    game.proves(law::outside::PATH_HEADER);
}

#[test]
fn by_an_option_nothing_is_drunk_at_the_entrance() {
    let words = "
        0 pool m defence 3 potions 1 venoms 1
        monster entrance snagnus
    ";
    let options = [("potions-at-the-entrance", "off")];
    let game = turn_with(&options, words).plays("send frunks; path upper; defence");
    assert_eq!(game.offers(), ["defence", "done"]);
    game.proves(law::alchemist::TAKE_ALONG);
}
