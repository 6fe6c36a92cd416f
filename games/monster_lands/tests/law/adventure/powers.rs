//! The powers of the twenty Monsters.

use super::{adventure, adventure_with, glory, hits, total};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Mercenary, Monster, Side};

/// The attack dice a Monster aims at a Mercenary on a Land.
#[track_caller]
fn dice_on(monster: &str, land: &str) -> String {
    let game = adventure(&format!(
        "
        land a {land} 1a
        monster a {monster}
        path a4 taron dice m
    "
    ));
    game.proves(law::affinity::MATCHING_AFFINITY);
    game.asks()
}

#[test]
fn snailer_rolls_two_more_dice_in_the_jungle() {
    assert_snapshot!(dice_on("snailer", "negueria"), @"1: M23.5  Taron faces 4 attack dice. Remove a Magic die?");
}

#[test]
fn surbol_rolls_two_more_dice_on_fire() {
    assert_snapshot!(dice_on("surbol", "yuha"), @"1: M23.5  Taron faces 5 attack dice. Remove a Magic die?");
}

#[test]
fn sckon_rolls_two_more_dice_in_the_air() {
    assert_snapshot!(dice_on("sckon", "kale"), @"1: M23.5  Taron faces 5 attack dice. Remove a Magic die?");
}

#[test]
fn blandor_rolls_two_more_dice_in_the_water() {
    assert_snapshot!(dice_on("blandor", "kyzhul"), @"1: M23.5  Taron faces 5 attack dice. Remove a Magic die?");
}

#[test]
fn spores_hit_everyone_in_the_land_before_each_attack() {
    let game = adventure(
        "
            land a yuha 1a
            monster a sporus
            path a3 taron dice m
            path a4 purkas dice s potions 1
        ",
    )
    .chances([4]);
    assert!(game.position().is_wounded(Mercenary::Taron));
    assert_eq!(hits(&game), 1, "and now Purkas");
    let game = game.plays("block talent").chances([1, 1, 1, 1, 2, 1, 1, 1, 1]).plays("brace; stop");
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M23.1  Sporus attacks Taron with 4 dice.
    M23.4  The spores of Sporus roll 4: everyone there is hit.
    M24.1  Taron is wounded.
    M14.4  Purkas cancels a hit with a Defence Talent.
    M23.6  The attack on Taron rolls 1 1 1 1: 0 hits.
    M26.1  Taron fails; the damage so far is 0.
    M23.1  Sporus attacks Purkas with 4 dice.
    M23.4  The spores of Sporus roll 2: nobody is hit.
    M23.6  The attack on Purkas rolls 1 1 1 1: 0 hits.
    ");
    game.proves(law::monster_attack::BEFORE_THE_ATTACK);
}

#[test]
fn whoever_dies_of_spores_is_not_attacked_any_more() {
    let game = adventure(
        "
        1 wounded taron
        land a yuha 1a
        monster a sporus
        path a4 taron dice s
    ",
    )
    .chances([6]);
    assert!(!game.position().clan(Seat(1)).has(Mercenary::Taron));
    assert_eq!(game.asks(), "");
    game.proves(law::monster_attack::BEFORE_THE_ATTACK);
}

#[test]
fn the_final_lash_of_korcko_hits_everyone_there() {
    let game = adventure(
        "land a kyzhul 1a
         monster a korcko
         path a3 taron dice s,s traps trap-f8
         path a4 nuduru dice s defence 1",
    )
    .chances([1, 1, 1])
    .chances([4, 4])
    .plays("roll all");
    assert!(game.position().is_wounded(Mercenary::Taron));
    let game = game.plays("block token");
    assert!(!game.position().is_wounded(Mercenary::Nuduru));
    assert_eq!(glory(&game)[1], 10);
    game.proves(law::mercenary_attack::ELIMINATION);
}

#[test]
fn a_captured_korcko_does_not_lash() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a korcko
            path a4 taron dice s,s traps trap-f8
        ",
    )
    .chances([1, 1, 1, 1, 1])
    .plays("roll all");
    assert!(!game.position().is_wounded(Mercenary::Taron));
    game.proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn krunn_lashes_too_and_the_dead_keep_the_reward() {
    let game = adventure(
        "
            1 wounded taron
            land a kyzhul 1a
            monster a krunn
            path a4 taron dice s,s,s traps trap-f8,trap-f6
        ",
    )
    .chances([1; 5])
    .chances([3, 3, 3])
    .plays("roll all");
    let clan = game.position().clan(Seat(1));
    assert!(!clan.has(Mercenary::Taron));
    assert!(clan.trophies().has(Monster::Krunn));
    assert_eq!(clan.glory(), 5 + 6 + 1);
    game.proves(law::wounds::REWARD_OUTLIVES_THE_DEAD).proves(law::wounds::DEATH_AFTER_THE_ATTACK);
}

#[test]
fn gator_allows_neither_potions_nor_venoms() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a gator
            path a4 taron dice s potions 1 venoms 1 defence 1
        ",
    )
    .chances([6, 1, 1, 1, 1]);
    assert_snapshot!(game.refuses("block potion"), @"M23.7  Gator does not allow it.");
    let game = game.plays("block token");
    assert_snapshot!(game.refuses("venom"), @"M12.6  Gator does not allow it.");
}

#[test]
fn turfus_is_captured_with_two_traps_only() {
    let one = adventure(
        "
        land a kyzhul 1a
        monster a turfus
        path a4 taron dice s,s traps trap-f8
    ",
    )
    .chances([1, 1, 1, 1, 1, 4, 4])
    .plays("roll all");
    assert_eq!(one.position().outside().monster(Side::A), Some(Monster::Turfus));
    let two = adventure(
        "
            land a kyzhul 1a
            monster a turfus
            path a4 taron dice s,s traps trap-f8,trap-ps1
        ",
    )
    .chances([1, 1, 1, 1, 1, 2, 2])
    .plays("roll all");
    assert_eq!(two.position().outside().monster(Side::A), None);
    two.proves(law::mercenary_attack::CAPTURE).proves(law::outside::TRAP_FOR_CAPTURE);
}

#[test]
fn warkors_adds_an_automatic_hit() {
    let game = adventure(
        "
        land a kyzhul 1a
        monster a warkors
        path a4 taron dice s defence 2
    ",
    )
    .chances([1, 1, 1, 6]);
    assert_eq!(hits(&game), 2);
    game.proves(law::monster_attack::ROLL_THE_ATTACK);
}

#[test]
fn snagnus_adds_an_automatic_hit_even_without_dice() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snagnus
            path a4 taron dice s,m,m,m,m,m defence 1
        ",
    )
    .plays("remove; remove; remove; remove; remove");
    assert_eq!(hits(&game), 1);
    game.proves(law::monster_attack::ROLL_THE_ATTACK);
}

#[test]
fn sandor_captured_on_a_land_pays_and_escapes() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a sandor
            path a4 taron dice s,s,s traps trap-f6
        ",
    )
    .chances([1, 1, 1, 1, 1, 3, 3, 3])
    .plays("roll all");
    assert_eq!(game.position().outside().escaped(), Some(Monster::Sandor));
    assert_eq!((glory(&game)[1], game.position().clan(Seat(1)).gold()), (9, 6));
    game.proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn sandor_captured_at_the_entrance_is_discarded() {
    let game = adventure(
        "
        monster entrance sandor
        path upper taron dice s,s,s traps trap-f6
    ",
    )
    .chances([1, 1, 1, 1, 1, 3, 3, 3])
    .plays("roll all");
    assert_eq!(game.position().outside().escaped(), None);
    assert!(game.position().outside().monster_discard().has(Monster::Sandor));
    game.proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn moldo_takes_one_from_each_strength_die() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a moldo
            path a4 taron dice s,s,m
        ",
    )
    .chances([1, 1, 1]);
    let game = game.plays("brace").chances([1, 3, 3]).plays("roll all");
    assert_eq!(total(&game), 2 + 3);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}

#[test]
fn krushus_takes_one_from_each_magic_die() {
    let game = adventure(
        "
        land a yuha 1a
        monster a krushus
        path a4 taron dice s,m
    ",
    )
    .chances([1; 5])
    .plays("brace");
    let game = game.chances([2, 2]).plays("roll all");
    assert_eq!(total(&game), 3);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}

#[test]
fn tronj_rolls_three_more_dice_at_the_entrance() {
    let game = adventure(
        "
        monster entrance tronj
        path upper taron dice m
    ",
    );
    assert_snapshot!(game.asks(), @"1: M23.5  Taron faces 6 attack dice. Remove a Magic die?");
    game.proves(law::monster_attack::ATTACK_DICE);
}

#[test]
fn gorgosh_makes_defence_talents_useless_but_not_tokens() {
    let game = adventure(
        "
        land a yuha 1a
        monster a gorgosh
        path a1 purkas dice s defence 1
    ",
    )
    .chances([6, 1, 1]);
    assert_snapshot!(game.refuses("block talent"), @"M23.7  Gorgosh does not allow it.");
    assert_eq!(game.offers(), ["block token", "suffer"]);
}

#[test]
fn abysur_takes_glory_for_a_wound() {
    let game = adventure(
        "
        land a yuha 1a
        monster a abysur
        path a4 taron dice s
    ",
    )
    .chances([6, 1, 1, 1, 1]);
    assert_eq!(glory(&game)[1], 4);
    game.proves(law::monster_attack::WOUND_OR_DEATH);
}

#[test]
fn weapons_do_not_work_against_caribdis() {
    let game = adventure(
        "
            land a yuha 1a
            monster a caribdis
            1 carries taron:pugnor carries taron:mortis
            path a4 taron dice s,m
        ",
    )
    .chances([1; 5])
    .plays("brace")
    .chances([3, 3])
    .plays("roll all");
    assert_eq!(total(&game), 3 + 4);
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
}

#[test]
fn a_cancelled_hit_of_abysur_costs_no_glory_and_a_death_two() {
    let game = adventure(
        "
        land a yuha 1a
        monster a abysur
        path a4 taron dice s potions 1
    ",
    )
    .chances([6, 1, 1, 1, 1])
    .plays("block potion");
    assert_eq!(glory(&game)[1], 5);
    // R18: two wounds, then the death on Path 4 brings 1.
    let game = adventure(
        "
        land a yuha 1a
        monster a abysur
        path a4 taron dice s
    ",
    )
    .chances([6, 6, 1, 1, 1]);
    assert_eq!(glory(&game)[1], 5 - 2 + 1);
    game.proves(law::monster_attack::WOUND_OR_DEATH);
}

#[test]
fn tronj_rolls_no_more_dice_on_a_land() {
    assert_snapshot!(dice_on("tronj", "kyzhul"), @"1: M23.5  Taron faces 3 attack dice. Remove a Magic die?");
}

#[test]
fn a_final_lash_at_the_entrance_strikes_both_paths() {
    // R28
    let game = adventure(
        "monster entrance korcko
         path upper taron dice s
         path lower nuduru dice s,s,s,s traps trap-f8",
    )
    .chances([1, 1, 1, 1, 1, 1])
    .plays("stop")
    .chances([2, 2, 2, 2])
    .plays("roll all");
    assert!(game.story().contains("The final lash of Korcko strikes everyone there."));
    assert_eq!(game.story().matches("cancels a hit with a Defence Talent").count(), 2);
    game.proves(law::mercenary_attack::ELIMINATION);
}

#[test]
fn a_weapon_that_rerolls_is_idle_against_caribdis_too() {
    let game = adventure(
        "
            land a yuha 1a
            monster a caribdis
            1 carries taron:krakhen
            path a2 taron dice s,m,m
            path a4 nuduru dice s
        ",
    )
    .chances([1; 5])
    .plays("brace")
    .chances([3, 3, 3])
    .plays("roll s; roll m; roll m");
    assert!(!game.offers().iter().any(|offer| offer.starts_with("reroll")));
    game.proves(law::mercenary_attack::COMPULSORY_MODIFIERS);
}

#[test]
fn a_talent_spent_on_spores_is_gone_for_the_rest_of_the_round() {
    // Purkas has one Defence Talent; spores fly before the attack on Taron and before its own.
    let game = adventure(
        "land a kyzhul 1a
         monster a sporus
         path a3 taron dice s defence 4
         path a4 purkas dice s",
    )
    .chances([6])
    .chances([1; 4])
    .plays("block token");
    assert!(!game.position().is_wounded(Mercenary::Purkas), "the Talent stopped the first spores");
    let game = game.chances([6]).plays("stop").chances([1; 4]).plays("block token");
    assert!(game.position().is_wounded(Mercenary::Purkas));
    game.proves(law::monster_attack::BEFORE_THE_ATTACK).proves(law::armory::DEFENCE_TALENTS);
}

#[test]
fn once_gator_is_gone_venoms_help_to_conquer() {
    let game = adventure(
        "land a wahibah 1a
         monster a gator
         1 member jaruna
         path a3 jaruna dice s,s,s defence 5 venoms 1
         path a4 frunks dice s,s venoms 2",
    )
    .chances([1; 5])
    .chances([6, 6, 6]);
    assert!(game.refuses("venom").starts_with("M12.6"), "{}", game.refuses("venom"));
    let game = game.plays("roll all").chances([4, 4]).plays("roll all; venom; venom");
    assert_eq!(game.position().clan(Seat(0)).lands().len(), 1, "{}", game.story());
    game.proves(law::conquest::CONQUEST_ROLL);
}

#[test]
fn abysur_takes_its_glory_before_a_death_brings_some() {
    // R18: of no Glory nothing can be lost; then the death on Path 4 brings 1.
    let game = adventure(
        "
        1 glory 0
        land a yuha 1a
        monster a abysur
        path a4 taron dice s
    ",
    )
    .chances([6, 6, 1, 1, 1]);
    assert_eq!(glory(&game)[1], 1);
    game.proves(law::monster_attack::WOUND_OR_DEATH).proves(law::wounds::HEROIC_DEATH);
}

#[test]
fn moldo_does_not_hinder_a_conquest_and_caribdis_allows_weapons_there() {
    // Taron brings the Monster down; Frunks conquers with full dice and its Weapon.
    for (monster, attack) in [("moldo", 3), ("caribdis", 5)] {
        let words = format!(
            "0 carries frunks:pugnor\nland a yuha 1a\nmonster a {monster}\n\
             path a3 taron dice s,s traps trap-f8,trap-f8 defence 5\npath a4 frunks dice s,s"
        );
        let game = adventure(&words).chances(vec![1; attack]).chances([6, 6]).plays("roll all");
        let game = game.chances([3, 3]).plays("roll all");
        assert_eq!(total(&game), 4 + 4, "{monster}");
        game.proves(law::conquest::CONQUEST_ROLL);
    }
}

#[test]
fn jaruna_needs_no_traps_for_turfus_either() {
    // R35
    let game = adventure(
        "
            2 member jaruna
            land a kyzhul 1a
            monster a turfus
            path a4 jaruna dice s,s,s
        ",
    )
    .chances([1; 5])
    .chances([5, 5, 5])
    .plays("roll all");
    assert_eq!(glory(&game)[2], 5 + 6);
    game.proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn affinity_gives_no_dice_at_the_entrance_but_talents_still_look_at_it() {
    // Blandor is of Water: Shandee's Talent works there, beside the one of the guards.
    let game = adventure(
        "
            0 member shandee
            monster entrance blandor
            path lower shandee dice m defence 1
        ",
    );
    assert_snapshot!(game.asks(), @"0: M23.5  Shandee faces 3 attack dice. Remove a Magic die?");
    let game = game.chances([6, 6, 6]).plays("brace; block talent; block talent");
    assert_eq!(game.offers(), ["block token", "suffer"]);
    game.proves(law::affinity::MATCHING_AFFINITY);
}

#[test]
fn by_an_option_abysur_takes_glory_once_for_an_attack() {
    let options = [("abysur-every-wound", "off")];
    let words = "
        land a yuha 1a
        monster a abysur
        path a4 taron dice s
    ";
    let game = adventure_with(&options, words).chances([6, 6, 1, 1, 1]);
    assert_eq!(glory(&game)[1], 5 - 1 + 1, "two wounds cost 1, the death brings 1");
    game.proves(law::monster_attack::WOUND_OR_DEATH);
}
