//! The Tower, away from the Mountain.

use crate::scene::Look;
use crate::support::phase;
use root::golden_rules::Frame as Golden;
use root::law;
use root::terms::Faction;

#[test]
fn who_rules_its_clearing_at_the_end_of_evening_scores() {
    let words = "
        turn marquise
        landmark tower c6
        c6 marquise-warrior 2 eyrie-warrior
    ";
    let game = phase(&[], words, Golden::Evening);
    assert!(game.story().contains("F.T.2  The Marquise scores 1 point."), "{}", game.story());
    assert_eq!(game.score(Faction::Marquise), 1);
    game.proves(law::landmarks::TOWER_RULE);
}

#[test]
fn who_does_not_rule_it_scores_nothing() {
    let words = "
        turn marquise
        landmark tower c6
        c6 marquise-warrior eyrie-warrior 2
    ";
    let game = phase(&[], words, Golden::Evening);
    assert_eq!((game.score(Faction::Marquise), game.score(Faction::Eyrie)), (0, 0));
    game.proves(law::landmarks::TOWER_RULE);
}

#[test]
fn on_the_mountain_the_tower_is_the_pass_wherever_it_was_set_up() {
    let options = [("map", "mountain"), ("suits", "fixed"), ("landmarks", "tower")];
    let words = "
        turn marquise
        landmark tower c6
        c6 marquise-warrior
        c11 eyrie-warrior
    ";
    let game = phase(&options, words, Golden::Evening);
    assert_eq!(game.score(Faction::Marquise), 1);
    game.proves(law::maps::THE_PASS);
}
