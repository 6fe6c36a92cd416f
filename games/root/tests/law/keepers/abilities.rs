//! 15.2.1 to 15.2.4.

use super::{KEEPERS, MARQUISE, battle, board, keepers};
use crate::scene::{Look, c};
use kernel::Viewer;
use root::golden_rules::Frame as Golden;
use root::keepers::Frame;
use root::law::keepers as law;
use root::position::{RelicPlace, Waystation};
use root::terms::{Faction, Piece, Relic, RelicType, Retinue};

#[test]
fn there_are_four_relics_of_each_type_worth_one_two_three_and_three() {
    let game = keepers("", Frame::SetUp).plays("");
    let data = &game.setting().boards.keepers;
    for kind in RelicType::ALL {
        let of_kind = Relic::all().filter(|relic| relic.kind() == kind);
        assert_eq!(of_kind.map(|relic| data.value(relic)).collect::<Vec<_>>(), [1, 2, 3, 3]);
    }
}

#[test]
fn everybody_sees_the_type_of_a_relic_and_nobody_its_value() {
    let words = "
        relic tablet 3 f2
        relic figure 2 f2 face-up
        retinue battle-then-delve retainer
        c1 keeper-warrior
    ";
    let game = keepers(words, Frame::UseTheRetinue(Retinue::BattleThenDelve));
    for viewer in [Viewer::Seat(KEEPERS), Viewer::Seat(MARQUISE), Viewer::Watcher] {
        let seen = game.view(viewer).forests[1].relics.clone();
        let seen: Vec<_> = seen.iter().map(|relic| (relic.relic, relic.value)).collect();
        assert_eq!(seen, [(RelicType::Figure, Some(2)), (RelicType::Tablet, None)]);
    }
    let game = game.plays("retainer");
    assert_eq!(game.offers(), ["relic figure 2", "relic tablet"]);
    game.proves(law::RELICS);
}

#[test]
fn of_two_relics_that_look_alike_one_comes_by_chance() {
    let words = "
        relic tablet 3 f2
        relic tablet 1 f2
        retinue battle-then-delve retainer
        c1 keeper-warrior
        c9 keeper-warrior
        c12 keeper-warrior
    ";
    let frame = Frame::UseTheRetinue(Retinue::BattleThenDelve);
    for (chance, value) in [(0, "value 1"), (1, "value 3")] {
        let game = keepers(words, frame).chances([chance]).plays("retainer; in c1");
        assert_eq!(game.count(Piece::Relic, 1), 1, "which of them it is was not asked");
        assert!(game.story().contains(value), "{}", game.story());
    }
}

#[test]
fn each_waystation_has_one_type_on_each_side() {
    let game = keepers("c5 keeper-warrior 2", Golden::Birdsong).plays("in c5");
    let all = [
        "waystation tablet jewelry",
        "waystation jewelry tablet",
        "waystation jewelry figure",
        "waystation figure jewelry",
        "waystation figure tablet",
        "waystation tablet figure",
    ];
    assert_eq!(game.offers(), all);
    game.proves(law::WAYSTATIONS);
}

#[test]
fn waystations_craft_whichever_side_is_up() {
    let words = "
            waystation c1 tablet jewelry
            waystation c12 jewelry figure
            hand keepers foxfolk-steel
        ";
    let game = keepers(words, Golden::Daylight).plays("craft foxfolk-steel");
    assert_eq!(game.score(Faction::Keepers), 2, "a sword for two foxes");
    game.proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn with_a_relic_and_a_warrior_they_ignore_the_first_hit() {
    let words = "
        c1 keeper-warrior 3 marquise-warrior 3
        relic tablet 1 c1
    ";
    let attacked = battle(words, (MARQUISE, KEEPERS), 1, [2, 0]);
    assert_eq!(attacked.count(Piece::KeeperWarrior, 1), 2, "one of two hits");
    let attacking = battle(words, (KEEPERS, MARQUISE), 1, [2, 2]);
    assert_eq!(attacking.count(Piece::KeeperWarrior, 1), 2);
    attacked.proves(law::DEVOUT_KNIGHTS);
}

#[test]
fn without_a_relic_or_without_a_warrior_every_hit_counts() {
    let words = "
        c1 keeper-warrior 3 marquise-warrior 3
        relic tablet 1 c5
    ";
    let game = battle(words, (MARQUISE, KEEPERS), 1, [2, 0]);
    assert_eq!(game.count(Piece::KeeperWarrior, 1), 1);
    let words = "
        c1 marquise-warrior 3
        relic tablet 1 c1
        waystation c1 tablet jewelry
    ";
    // Nobody defends, so there is a hit more.
    let game = battle(words, (MARQUISE, KEEPERS), 1, [0, 0]);
    assert_eq!(game.offers(), ["piece waystation", "piece relic"]);
}

#[test]
fn of_an_ambush_they_ignore_one_hit_and_none_later() {
    let words = "
            c1 keeper-warrior 4 marquise-warrior 3
            relic tablet 1 c1
            hand marquise ambush-fox
        ";
    let game = battle(words, (KEEPERS, MARQUISE), 1, [2, 2]).plays("card ambush-fox");
    assert_eq!(game.count(Piece::KeeperWarrior, 1), 1, "one of the ambush, two of the dice");
}

#[test]
fn the_hit_is_ignored_once_though_relics_are_many() {
    let words = "
        c1 keeper-warrior 3 marquise-warrior 3
        relic tablet 1 c1
        relic figure 1 c1
    ";
    let game = battle(words, (MARQUISE, KEEPERS), 1, [3, 0]);
    assert_eq!(game.count(Piece::KeeperWarrior, 1), 1);
}

#[test]
fn each_warrior_who_moves_may_take_a_relic_along() {
    let words = "
        c1 keeper-warrior 3
        relic tablet 1 c1
        relic figure 2 c1
        relic jewelry 3 c1
        retinue move retainer
    ";
    let game = keepers(words, Frame::UseTheRetinue(Retinue::Move));
    let game = game.plays("retainer; move c1 c5; count 2");
    assert_eq!(game.offers(), ["relic figure 2", "relic tablet 1", "relic jewelry 3", "pass"]);
    let game = game.plays("relic figure 2; relic jewelry 3");
    assert_eq!((game.count(Piece::Relic, 1), game.count(Piece::Relic, 5)), (1, 2));
    assert_eq!(board(&game).relics_at(RelicPlace::Clearing(c(5))).count(), 2);
    game.proves(law::DEVOUT_KNIGHTS);
}

#[test]
fn relics_may_stay_where_they_are() {
    let words = "
        c1 keeper-warrior
        relic tablet 1 c1
        retinue move retainer
    ";
    let game = keepers(words, Frame::UseTheRetinue(Retinue::Move));
    let game = game.plays("retainer; move c1 c5; pass");
    assert_eq!((game.count(Piece::Relic, 1), game.count(Piece::KeeperWarrior, 5)), (1, 1));
}

#[test]
fn of_two_waystations_the_keepers_say_which_falls() {
    let words = "c6 marquise-warrior 3\nc5 marquise-warrior 3
        waystation c5 tablet jewelry\nwaystation c5 figure tablet";
    let game = battle(words, (MARQUISE, KEEPERS), 5, [0, 0]);
    assert_eq!(game.asked_faction(), Faction::Keepers);
    assert_eq!(game.offers(), ["waystation tablet jewelry", "waystation figure tablet"]);
    let game = game.plays("waystation tablet jewelry");
    let left = Some(Waystation { clearing: c(5), up: RelicType::Figure });
    assert_eq!((board(&game).waystation(0), board(&game).waystation(2)), (None, left));
    game.proves(law::WAYSTATIONS);
}
