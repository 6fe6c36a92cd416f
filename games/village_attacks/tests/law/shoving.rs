//! V26 Full zones and shoving.

use crate::scene::{Look, acts, villagers};
use village_attacks::law;

#[test]
fn a_villager_entering_a_full_zone_shoves_one_of_its_kind() {
    // The stairs hold six. Snared villagers stay where they are.
    let game = villagers(
        "
        z9 peasant
        z5 peasant+n 5 hunter-arcane+n
        z6 peasant+n 6
        m1 at z12
        m2 at z12
        m3 at z12
    ",
    )
    .chances([5, 5, 1]);
    assert_eq!((game.villagers(9), game.villagers(5)), (0, 6), "{}", game.story());
    assert!(game.story().contains("Peasant is shoved"), "{}", game.story());
    game.proves(law::shoving::FULL_ZONE).proves(law::shoving::SHOVE);
}

#[test]
fn with_none_of_its_kind_the_next_kind_is_shoved() {
    let game = villagers(
        "
            z9 peasant
            z5 hunter-arcane+np 6
            z6 peasant+n 6
            m1 at z12
            m2 at z12
            m3 at z12
        ",
    )
    .chances([5, 5, 1]);
    assert!(game.story().contains("Hunter (Arcane) is shoved"), "{}", game.story());
    game.proves(law::shoving::SHOVE_THE_NEXT_KIND);
}

#[test]
fn a_monster_entering_a_full_zone_shoves_the_way_it_goes() {
    let game = acts(
        "
        m1 at z1 melee
        z5 peasant 6
    ",
    )
    .chances([9])
    .plays("move z5");
    assert_eq!((game.zone(0), game.villagers(5)), (Some(5), 5));
    assert_eq!(game.villagers(9) + game.villagers(12), 1);
    game.proves(law::shoving::MONSTERS_SHOVE).proves(law::shoving::SHOVE_AWAY);
}

#[test]
fn a_chain_without_room_moves_nobody() {
    // The Heart is full: fourteen figures, three of them monsters.
    let words = "
        m1 at z1 melee
        m2 at z9
        m3 at z9
        z0 peasant 14
    ";
    let game = acts(words);
    assert_eq!(game.refuses("move z0"), "V26.6  Castle Heart is full and nobody can be shoved.");
    game.proves(law::shoving::CHAINS);
}
