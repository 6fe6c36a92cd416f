//! V12 Placing traps, V15 Healing, V19 Traps trigger.

use crate::scene::{Look, acts, scene, traps};
use village_attacks::terms::{Slot, Zone};
use village_attacks::{Frame, events, law, turn};

#[test]
fn a_trap_is_paid_for_and_placed_in_the_own_zone() {
    let game = acts(
        "
        m1 at z1 melee magic 2
        display stake-pit
    ",
    )
    .plays("trap stake-pit");
    assert!(game.position().castle.trap(Zone(1)).is_some());
    assert_eq!(game.board(0).rolled(), &[0, 0, 1, 0, 0]);
    game.proves(law::traps::PLACE_A_TRAP).proves(law::traps::TRAPS_NOT_BY_OTHERS);
}

#[test]
fn a_zone_holds_one_trap_and_the_heart_none() {
    let words = "
        m1 at z1 melee 4
        trap z1 stake-pit
        display snare-lines
    ";
    let game = acts(words);
    assert_eq!(game.refuses("trap snare-lines"), "V12.2  A trap lies in this zone.");
    game.proves(law::traps::ONE_TRAP_A_ZONE);
    let game = acts(
        "
        m1 melee 4
        display snare-lines
    ",
    );
    assert_eq!(game.refuses("trap snare-lines"), "V12.4  No trap is placed in the Castle Heart.");
    game.proves(law::traps::DISPLAY);
}

#[test]
fn a_trap_is_turned_up_while_there_is_room_for_three() {
    let draw = |words| scene(&[], words, Frame::Events(events::Frame::DrawATrap));
    let game = draw("display snare-lines stake-pit");
    assert_eq!(game.position().decks.display().len(), 3);
    game.proves(law::events::DRAW_A_TRAP);
    let game = draw("display snare-lines stake-pit crossbow-nest");
    assert_eq!(game.position().decks.display().len(), 3);
}

#[test]
fn a_magic_in_the_heart_removes_a_damage_or_a_condition() {
    let game = acts("m1 damage 2 burn magic 3").plays("heal m1; cure m1 burn");
    assert_eq!((game.damage(0), game.board(0).rolled()), (1, &[0, 0, 1, 0, 0]));
    game.proves(law::healing::HEAL).proves(law::monster_conditions::THEY_STAY);
    let game = acts("m1 at z1 damage 2 magic");
    assert_eq!(game.refuses("heal m1"), "V15.1  Healing is done in the Castle Heart.");
}

#[test]
fn traps_trigger_nearest_the_heart_first_and_lose_a_charge() {
    let game = traps(
        "
        trap z9 stake-pit
        z9 peasant 4
        trap z1 crossbow-nest
        z1 peasant 2
    ",
    );
    assert_eq!((game.villagers(9), game.villagers(1)), (1, 1));
    let told = game.story();
    let at = |name| told.find(name).expect("it triggers");
    assert!(at("Crossbow Nest triggers") < at("Stake Pit triggers"), "{told}");
    assert!(game.position().castle.trap(Zone(9)).is_none(), "its one charge is spent");
    assert_eq!(game.position().castle.trap(Zone(1)).expect("two are left").charges, 2);
    game.proves(law::triggering::TRAPS_TRIGGER).proves(law::triggering::ORDER_OF_TRAPS);
}

#[test]
fn a_trap_counts_stunned_villagers_and_lowers_morale_without_experience() {
    let game = traps(
        "
        morale 20
        trap z9 stake-pit
        z9 peasant+s 2 hunter-arcane
    ",
    );
    assert_eq!((game.villagers(9), game.morale()), (0, 17));
    assert_eq!(game.board(0).experience(), 0);
    game.proves(law::triggering::EFFECT_OF_A_TRAP).proves(law::triggering::KILLED_BY_A_TRAP);
}

#[test]
fn a_hungry_floor_takes_the_highest_rank() {
    let game = traps(
        "
        trap z9 hungry-floor
        z9 peasant 2 tamsin-quill
    ",
    );
    assert_eq!(game.villagers(9), 2, "three health, four damage");
    assert!(game.story().contains("Tamsin Quill, Silversmith dies"), "{}", game.story());
}

#[test]
fn a_blood_sigil_mends_the_heart_if_it_kills() {
    let game = traps(
        "
        heart 3
        trap z9 blood-sigil
        z9 peasant 2
    ",
    );
    assert_eq!(game.heart(), 4);
    game.proves(law::effects::MEND_THE_HEART);
}

#[test]
fn old_marten_takes_a_trap_apart() {
    let game = traps(
        "
        trap z9 stake-pit
        z9 peasant 2 old-marten-the-trapper
    ",
    );
    assert_eq!(game.villagers(9), 3);
    assert!(game.position().castle.trap(Zone(9)).is_none());
}

#[test]
fn a_portcullis_pushes_only_whom_it_stunned() {
    let game = traps(
        "
        trap z5 iron-portcullis
        z5 peasant 5
    ",
    )
    .chances([9, 9]);
    assert_eq!((game.stunned(5), game.villagers(9)), (2, 2), "{}", game.story());
}

#[test]
fn several_traps_may_be_bought_in_a_turn() {
    let words = "
        m1 at z1 melee 4
        display snare-lines stake-pit
    ";
    let game = scene(&[], words, Frame::Turn(turn::Frame::UseResults(Slot(0))))
        .plays("trap snare-lines; move z5; trap stake-pit");
    assert!(game.position().castle.trap(Zone(5)).is_some());
}
