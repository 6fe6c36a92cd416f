//! The worked examples of the rulebook (E4, E9 to E12), with their numbers.

use super::{adventure, glory, hits, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Mercenary;

#[test]
fn e4_a_failed_mission_leaves_glory_below_reputation() {
    let game = adventure(
        "mission a 9
         2 glory 18 member geas member jaruna member kakron without timbulu
         path mission-a-left kakron dice s,s,s",
    )
    .chances([1, 1, 1])
    .plays("stop");
    assert_eq!(game.position().clan(Seat(2)).glory(), 16);
    game.proves(law::missions::DICE_MISSION);
}

#[test]
fn e9_a_potion_cancels_one_of_two_wounds() {
    let game = adventure(
        "land a kyzhul 1a
         monster a snailer
         path a4 frunks dice s potions 1",
    )
    .chances([5, 6]);
    assert_eq!(hits(&game), 2);
    let game = game.plays("block potion");
    assert!(game.position().is_wounded(Mercenary::Frunks));
    assert!(game.position().clan(Seat(0)).has(Mercenary::Frunks));
    game.proves(law::alchemist::IN_BATTLE).proves(law::monster_attack::WOUND_OR_DEATH);
}

#[test]
fn e10_frunks_stops_at_eleven_and_captures_sckon() {
    let game = adventure(
        "land a kyzhul 1a
         monster a sckon
         path a4 frunks dice s,s,m,m traps trap-f4 venoms 1",
    )
    .chances([1, 1, 1])
    .plays("brace")
    .from_here()
    .chances([2, 2])
    .plays("roll m; roll s; venom; stop");
    assert_snapshot!(game.story(), @"
    M25.3  Frunks rolls Magic 2, which counts 3: total 7.
    M25.3  Frunks rolls Strength 2: total 9.
    M12.6  Frunks spends a Venom: total 11.
    M25.6  Frunks captures Sckon: 5 Glory and 6 Gold.
    ");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.glory(), clan.gold()), (10, 6));
    game.proves(law::mercenary_attack::CAPTURE).proves(law::mercenary_attack::ROLL_ONE_BY_ONE);
}

#[test]
fn e11_three_paths_bring_abysur_down() {
    let game = adventure(
        "round 4
         land a kyzhul 1a
         monster a abysur
         0 glory 19 member shandee
         path a2 shandee dice s,s,m,m traps trap-pm1 defence 1 potions 1
         path a3 taron dice m,m
         path a4 frunks dice s,s,m",
    )
    .chances([3, 4, 5, 6, 1, 2])
    .plays("remove; brace");
    assert_eq!(hits(&game), 4);
    let game = game.plays("block token; block talent; block potion");
    assert_eq!(glory(&game)[0], 18);
    let game = game.chances([1, 2, 3]).plays("roll s; roll s; roll m");
    assert_eq!(total(&game), 7);
    let game = game.chances([1; 7]).plays("brace").chances([4, 2, 3]).plays("roll all; reroll m2");
    assert_eq!(total(&game), 14);
    let game = game.chances([1; 7]).plays("brace").from_here().chances([3, 5, 2]).plays("roll all");
    assert_snapshot!(game.story(), @"
    M25.3  Frunks rolls Strength 3: total 17.
    M25.3  Frunks rolls Strength 5: total 22.
    M25.3  Frunks rolls Magic 2, which counts 3: total 25.
    M25.7  Frunks eliminates Abysur: 7 Glory and 2 Trophies.
    ");
    let game = game.plays("plunder loot-gold12; plunder loot-gold10");
    assert_eq!(glory(&game)[0], 25);
    let clan = game.position().clan(Seat(0));
    assert!(clan.trophies().has(monster_lands::terms::Monster::Abysur));
    assert!(clan.loot().has(monster_lands::terms::Loot::GoldTwelve));
    assert!(game.position().clan(Seat(1)).loot().has(monster_lands::terms::Loot::GoldTen));
    game.proves(law::after_the_attack::DAMAGE_CARRIES)
        .proves(law::after_the_attack::NEXT_PATH)
        .proves(law::mercenary_attack::ELIMINATION)
        .proves(law::monster_attack::ATTACK_DICE)
        .proves(law::loot::PLUNDER);
}

#[test]
fn e12_those_who_brought_nothing_home_plunder_in_path_order() {
    let game = adventure(
        "land a kyzhul 1a
         monster a surbol
         0 member shandee
         path a1 frunks dice s
         path a2 poissen dice s,s,s traps trap-f4,trap-initial
         path a3 nuduru dice s,s,s,s traps trap-ps3
         path a4 korgo dice s",
    )
    .chances([1, 1, 1, 1, 1, 1])
    .plays("stop")
    .chances([2, 2, 1, 1])
    .plays("roll all")
    .chances([2, 2, 2, 2])
    .plays("roll all")
    .from_here()
    .plays("plunder loot-gold12; plunder loot-gold10");
    assert_snapshot!(game.story(), @"
    M28.1  Frunks plunders Loot: 12 Gold.
    M28.1  Korgo plunders Loot: 10 Gold.
    M28.3  Loot is turned up: Magic into Strength.
    M28.3  Loot is turned up: Slayer's praise.
    ");
    game.proves(law::loot::PLUNDER).proves(law::conquest::CONQUERED);
}

#[test]
fn e7_tranok_captures_snagnus_at_the_entrance() {
    // Three Strength, two Magic and a Trap; 5 attack dice and an automatic hit, and the guards cancel two.
    let game = adventure(
        "0 member tranok
         monster entrance snagnus
         panic mine
         panic bazaar
         path upper tranok dice s,s,s,m,m traps trap-initial",
    )
    .chances([6, 1, 1, 1, 1])
    .plays("brace");
    assert!(!game.position().is_wounded(Mercenary::Tranok), "{}", game.story());
    let game = game.chances([4, 4, 4, 3, 3]).plays("roll s; roll s; roll s; roll m; roll m");
    let game = game.plays("stop");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.glory(), clan.gold()), (5 + 6, 10), "18 captures, 23 would eliminate");
    assert!(game.position().citadel().panic_out().is_empty());
    game.proves(law::mercenary_attack::CAPTURE).proves(law::citadel_defence::PANIC_ENDS);
}
