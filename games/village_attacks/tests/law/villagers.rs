//! V17 Villagers attack and move.

use crate::scene::{Look, acts, scene, villagers};
use village_attacks::{Frame, law, villagers as v};

#[test]
fn they_attack_then_move_toward_the_heart() {
    let game = villagers(
        "
        m1 at z9
        z9 peasant 2
    ",
    )
    .chances([5, 6]);
    assert_eq!((game.damage(0), game.villagers(9)), (2, 0));
    game.proves(law::villagers::ATTACK_THEN_MOVE).proves(law::villagers::VILLAGERS_MOVE);
}

#[test]
fn nearest_zones_act_first_and_each_figure_once() {
    // The Peasant in the hall moves into the Heart; the one on the stairs follows only to the hall.
    let game = villagers(
        "
        z1 peasant
        z5 peasant
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    )
    .chances([1]);
    assert_eq!((game.villagers(0), game.villagers(1)), (1, 1));
    assert_eq!(game.heart(), 8, "nobody stood in the Heart when it attacked");
    game.proves(law::villagers::ZONE_BY_ZONE);
}

#[test]
fn a_hunter_prefers_its_nemesis_and_hits_it_harder() {
    let game = villagers(
        "
        m1 at z9
        m2 at z9
        z9 hunter-mythic
    ",
    );
    assert_eq!((game.damage(0), game.damage(1)), (2, 0));
    game.proves(law::villagers::TARGET_OF_A_VILLAGER).proves(law::villagers::NUMBERS_OF_VILLAGERS);
}

#[test]
fn a_hunter_shoots_the_heart_from_the_next_zone_unless_the_table_says_otherwise() {
    let words = "
        z1 hunter-undead
        m1 at z1
        m2 at z9
        m3 at z9
    ";
    let game = villagers(words);
    assert_eq!((game.heart(), game.damage(0)), (7, 0));
    game.proves(law::villagers::HEART_IN_RANGE);
    let options = [("heart-same-zone-only", "on")];
    let game = scene(&options, words, Frame::Villagers(v::Frame::Begin));
    assert_eq!((game.heart(), game.damage(0)), (8, 1));
}

#[test]
fn a_peasant_reaches_its_own_zone_only_and_darkness_stops_hunters() {
    let game = villagers(
        "
        m1 at z5
        z9 peasant
    ",
    );
    assert_eq!(game.damage(0), 0);
    let game = villagers(
        "
        m1 at z5
        z9 hunter-mythic
        dark z5
    ",
    );
    assert_eq!(game.damage(0), 0);
    let game = villagers(
        "
        m1 at z5
        z9 hunter-mythic
    ",
    );
    assert_eq!(game.damage(0), 2);
    game.proves(law::villagers::RANGE_OF_VILLAGERS);
}

#[test]
fn a_heros_damage_on_a_nemesis_is_one_more() {
    // Sexton Brann deals 2 and hunts the Undead; the Alchemist deals 1 and hunts the Arcane.
    let game = villagers(
        "
        m3 at z9
        z9 perpetua-glass
    ",
    );
    assert_eq!(game.damage(2), 2);
    game.proves(law::villagers::HERO_AND_NEMESIS);
}

#[test]
fn two_attacks_of_dame_corisande() {
    let game = villagers(
        "
        m2 at z9
        z9 dame-corisande-of-ask
    ",
    );
    assert_eq!(game.damage(1), 2);
}

#[test]
fn the_pacified_do_not_attack_the_snared_do_not_move() {
    let game = villagers(
        "
        m1 at z9
        z9 peasant+n peasant+p
    ",
    );
    assert_eq!((game.damage(0), game.villagers(9)), (1, 1));
    game.proves(law::villagers::CAPABILITIES_AGAINST_THEM);
}

#[test]
fn a_taunt_stands_above_the_nemesis() {
    let words = "
        m1 at z9 defence
        m2 at z9
        z9 hunter-cursed
    ";
    let game = acts(words).plays("use stand-and-be-counted");
    assert_eq!(game.board(0).guard().taunt, Some(0));
    game.proves(law::capabilities::USE_A_CAPABILITY);
    let position = *game.position();
    let setting = proof::scenario::setting::<village_attacks::VillageAttacks>([]);
    let game = proof::Scenario::at(setting, position, Frame::Villagers(v::Frame::Begin)).luck(1);
    assert_eq!((game.damage(0), game.damage(1)), (0, 0), "the first two attacks lose one damage");
    game.proves(law::effects::TAUNT).proves(law::effects::DULL);
}

#[test]
fn aurel_vanes_peasants_move_two_zones() {
    let game = villagers(
        "
        z9 peasant 2 aurel-vane
        m1 at z12
        m2 at z12
        m3 at z12
    ",
    );
    assert_eq!(game.villagers(9), 0);
    let halls = [1, 2, 3, 4].map(|zone| game.villagers(zone));
    assert_eq!(halls.iter().sum::<u8>(), 3, "{}", game.story());
}

#[test]
fn the_prioress_lifts_her_flock() {
    let game = villagers(
        "
        z9 prioress-adelheid peasant+b
        z10 peasant+s
    ",
    );
    assert_eq!(game.stunned(10), 0);
    assert_eq!(game.position().village.everyone().len(), 2, "the Peasant burned before she acted");
}

#[test]
fn ravenna_stern_hurts_the_heart_more() {
    let game = villagers(
        "
        z0 ravenna-stern
        m1 at z9
        m2 at z9
        m3 at z9
    ",
    );
    assert_eq!(game.heart(), 6);
}

#[test]
fn a_hero_deals_its_nemesis_two_unless_its_card_says_more() {
    // Lucan Pell deals 1 and hunts the Arcane; Ravenna Stern deals 2 and hunts Demons.
    let game = villagers(
        "
        m3 at z9
        z9 lucan-pell
    ",
    );
    assert_eq!(game.damage(2), 2);
    game.proves(law::villagers::HERO_AND_NEMESIS);
    let deals = |reading| {
        let team = "clinker,zhar-khaled,wailing-nessa";
        let options = [("team", team), ("hero-nemesis", reading)];
        let game = scene(
            &options,
            "
            m2 at z9
            z9 ravenna-stern
        ",
            Frame::Villagers(v::Frame::Begin),
        );
        game.damage(1)
    };
    assert_eq!((deals("two"), deals("one-more")), (2, 3));
}
