//! V30 Minions.

use crate::scene::{Look, acts_as, scene, villagers};
use village_attacks::terms::{Creature, Minion, Zone};
use village_attacks::{Frame, law, minions};

#[test]
fn a_minion_is_placed_and_two_are_the_limit() {
    let game = acts_as(2, "m3 at z1 magic 2").plays("use bone-thrall");
    let thrall = Creature::minion(Minion::BoneThrall, 0);
    assert_eq!(game.position().pack.zone_of(thrall), Some(Zone(1)));
    game.proves(law::effects::PLACE_A_MINION);
    let game = acts_as(
        2,
        "
        m3 at z1 magic 2
        minion1 z1
        minion2 z1
    ",
    )
    .plays("use bone-thrall");
    assert_eq!(game.position().pack.at(Zone(1)).len(), 3);
}

#[test]
fn a_minion_has_its_monsters_type() {
    let game = villagers(
        "
        minion1 z9 2
        z9 hunter-arcane
    ",
    );
    let thrall = Creature::minion(Minion::BoneThrall, 0);
    assert_eq!(game.position().pack.zone_of(thrall), None, "two damage for a nemesis");
    game.proves(law::minions::MINIONS);
}

#[test]
fn a_minion_may_take_damage_for_its_monster_and_the_rest_goes_on() {
    let game = villagers(
        "
        m3 at z9
        minion1 z9
        z9 hunter-arcane
    ",
    )
    .chances([2]);
    assert_eq!(game.offers(), ["shield minion1", "pass"]);
    let game = game.plays("shield minion1");
    assert_eq!(game.damage(2), 1);
    game.proves(law::minions::MINION_TAKES_DAMAGE);
}

#[test]
fn minions_act_at_the_end_and_their_kills_are_their_monsters() {
    let game = scene(
        &[],
        "
            m3 at z0
            minion1 z1
            z5 peasant 2
        ",
        Frame::Minions(minions::Frame::Others),
    )
    .plays("move z5");
    assert_eq!((game.villagers(5), game.board(2).experience()), (1, 1));
    game.proves(law::minions::MINIONS_ACT);
}
