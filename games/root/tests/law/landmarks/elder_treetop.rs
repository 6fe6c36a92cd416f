//! The Elder Treetop.

use crate::scene::{Look, c};
use crate::support::{Question, phase};
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::terms::{Faction, Piece};
use root::{Root, law};

/// The Marquise attacks roosts of the Eyrie in the corner with one printed slot, where the Treetop stands.
fn attack(roosts: &str) -> Question {
    let words = format!(
        "turn marquise
        landmark elder-treetop c1
        c1 marquise-warrior 3
        c1 {roosts}"
    );
    phase(&[], &words, Golden::Daylight)
}

#[test]
fn its_corner_has_one_more_slot() {
    let game = Scenario::<Root>::new([("first", "1"), ("landmarks", "elder-treetop")]).luck(3);
    let before = game.position().woodland.free_slots(c(1));
    let game = game.plays("in c1");
    assert_eq!(game.position().woodland.free_slots(c(1)), before + 1);
    assert_eq!(game.view(kernel::Viewer::Watcher).clearings[0].slots, before + 1);
    game.proves(law::landmarks::ELDER_TREETOP_SET_UP).proves(law::landmarks::ONE_MORE_SLOT);
}

#[test]
fn a_building_takes_another_slot_while_one_is_free() {
    let game = attack("sawmill");
    assert_eq!(game.position().woodland.in_treetop(c(1)), None);
    let game = attack("sawmill workshop");
    assert_eq!(game.position().woodland.in_treetop(c(1)), Some(Piece::Workshop));
}

#[test]
fn an_enemy_building_in_the_treetop_is_worth_two_points() {
    let words = "
        turn marquise
        landmark elder-treetop c1
        c1 marquise-warrior 3 roost fox-base
    ";
    let game = phase(&[], words, Golden::Daylight);
    assert_eq!(game.position().woodland.in_treetop(c(1)), Some(Piece::FoxBase));
    let eyrie =
        phase(&[], words, Golden::Daylight).chances([0, 0]).plays("do battle; battle c1 eyrie");
    assert_eq!(eyrie.score(Faction::Marquise), 1, "the roost is in the printed slot");
    let alliance = game.chances([0, 0]).plays("do battle; battle c1 alliance");
    assert_eq!(alliance.score(Faction::Marquise), 2, "the base is in the treetop");
    assert_eq!(alliance.position().woodland.in_treetop(c(1)), None);
    alliance.proves(law::landmarks::WORTH_MORE);
}

#[test]
fn of_buildings_alike_who_takes_hits_keeps_the_one_in_the_treetop_last() {
    let words = "
            turn eyrie
            leader builder
            landmark elder-treetop c1
            c1 eyrie-warrior 3 sawmill 2
        ";
    let frames = root::layout::turn_from(Golden::Daylight);
    let battle = || {
        let setting = proof::scenario::setting::<Root>([("seats", "4")]);
        let position = root::layout::lay_out(&setting, words).unwrap();
        let open = root::key_actions::battle::Frame::Battle {
            clearing: c(1),
            attacker: kernel::Seat(1),
            defender: kernel::Seat(0),
            instigator: None,
        };
        let frames = frames.iter().copied().chain([open.into()]);
        Scenario::<Root>::within(setting, position, frames).luck(1)
    };
    let one = battle().chances([0, 0]);
    assert_eq!((one.count(Piece::Sawmill, 1), one.score(Faction::Eyrie)), (1, 1));
    assert_eq!(one.position().woodland.in_treetop(c(1)), Some(Piece::Sawmill));
    let both = battle().chances([1, 0]);
    assert_eq!((both.count(Piece::Sawmill, 1), both.score(Faction::Eyrie)), (0, 3));
}

#[test]
fn who_strikes_takes_the_building_of_the_treetop_first() {
    let words = "
        turn vagabond
        landmark elder-treetop c1
        character vagabond thief
        pawn vagabond c1
        has vagabond crossbow boot
        c1 sawmill 2
    ";
    let game = phase(&[], words, Golden::Daylight).plays("do strike");
    assert_eq!((game.count(Piece::Sawmill, 1), game.score(Faction::Vagabond)), (1, 2));
    game.proves(law::landmarks::WORTH_MORE);
}

#[test]
fn removing_everything_scores_the_treetop_too() {
    // A Favor of the foxes removes both of an enemy at once: two buildings and the point of the treetop.
    let words = "
        turn marquise
        landmark elder-treetop c1
        c1 roost rabbit-base
        c5 sawmill
        c8 workshop 2
        c12 workshop
        hand marquise favor-of-the-foxes
    ";
    let game = phase(&[], words, Golden::Daylight).plays("craft favor-of-the-foxes");
    assert_eq!(game.score(Faction::Marquise), 3);
    game.proves(law::landmarks::WORTH_MORE);
}
