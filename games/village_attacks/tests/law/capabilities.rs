//! V9 Capabilities.

use crate::scene::{Look, acts, scene, team_acts};
use village_attacks::terms::Slot;
use village_attacks::{Frame, law, turn};

#[test]
fn a_capability_is_paid_for_and_used_once_a_round() {
    let words = "
        m1 at z1 melee 2 vengeance 2 learn spine-whip
        z1 peasant 5
    ";
    let game = acts(words).plays("use spine-whip");
    assert_eq!((game.villagers(1), game.board(0).rolled()), (2, &[1, 0, 0, 0, 1]));
    assert_eq!(game.refuses("use spine-whip"), "V9.1  It was used this round.");
    game.proves(law::capabilities::USE_A_CAPABILITY);
}

#[test]
fn a_star_is_paid_with_any_result() {
    let words = "m1 at z1 magic defence learn hooves-on-the-stair";
    let game = acts(words).plays("use hooves-on-the-stair");
    assert_eq!(game.offers(), ["with magic", "with defence"]);
    let game = game.plays("with magic; pass");
    assert_eq!(game.board(0).rolled(), &[0, 0, 0, 1, 0]);
    game.proves(law::capabilities::COSTS);
    let game = acts("m1 magic");
    assert_eq!(game.refuses("use stand-and-be-counted"), "V9.5  The results do not pay for it.");
}

#[test]
fn effects_end_with_the_monster() {
    // Overpressure: three villagers suffer 1, then Clinker suffers 1 and falls.
    let words = "
        m1 at z1 damage 9 vengeance 2 melee learn overpressure
        z1 peasant 4
    ";
    let game = team_acts("clinker,zhar-khaled,wailing-nessa", 0, words).plays("use overpressure");
    assert_eq!((game.villagers(1), game.zone(0)), (1, None));
    game.proves(law::capabilities::END_OF_EFFECTS).proves(law::death::DEATH_ON_THE_OWN_TURN);
    game.proves(law::effects::SELF_HIT);
}

#[test]
fn what_deals_no_damage_works_on_a_yunfakh_from_afar() {
    let options = [("scenario", "the-lantern-road")];
    let words = "
        m1 at z3 ranged learn tossed-head
        z6 yunfakh-mythic
    ";
    let game = scene(&options, words, Frame::Turn(turn::Frame::UseResults(Slot(0))))
        .plays("use tossed-head");
    assert_eq!(game.stunned(6), 1);
    game.proves(law::capabilities::YUNFAKH_FROM_AFAR);
}

#[test]
fn one_zone_in_sight_is_chosen_for_the_whole_capability() {
    let words = "
        m1 at z1 ranged learn tossed-head
        z5 peasant 4
        z6 peasant
        z9 peasant
    ";
    let game = acts(words).plays("use tossed-head");
    assert_eq!(game.offers(), ["in z5", "in z6"], "the gate is two zones away");
    let game = game.plays("in z5");
    assert_eq!(game.stunned(5), 3);
    game.proves(law::capabilities::TARGETS_OF_CAPABILITIES);
    game.proves(law::effects::STUN_VILLAGERS);
}

#[test]
fn within_a_class_the_player_chooses() {
    let words = "
        m1 at z1 ranged learn tossed-head
        z5 hunter-arcane 2 hunter-mythic 2
    ";
    let game = acts(words).plays("use tossed-head");
    assert_eq!(game.offers(), ["villager z5 hunter-arcane", "villager z5 hunter-mythic"]);
    game.proves(law::priority::WITHIN_A_CLASS);
}
