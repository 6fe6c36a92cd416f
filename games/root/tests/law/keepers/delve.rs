//! 15.5.2.II Battle then Delve.

use super::{board, keepers};
use crate::scene::{Look, c};
use proof::Scenario;
use root::Root;
use root::keepers::Frame;
use root::law::keepers as law;
use root::position::RelicPlace;
use root::terms::{CardName, Faction, Piece, Retinue};

fn second_column(words: &str) -> Scenario<Root> {
    keepers(words, Frame::UseTheRetinue(Retinue::BattleThenDelve))
}

#[test]
fn who_is_there_must_be_battled_before_a_relic_is_delved() {
    let words = "c1 keeper-warrior 3 eyrie-warrior\nc12 keeper-warrior\nrelic tablet 1 f2
        retinue battle-then-delve anvil";
    let game = second_column(words).chances([2, 0]).plays("card anvil; in c1");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0, "the only enemy there was battled");
    assert_eq!(game.offers(), ["to f2", "pass"]);
    let game = game.plays("to f2");
    assert_eq!(board(&game).relics_at(RelicPlace::Clearing(c(1))).count(), 1);
    assert!(
        game.story().contains(
            "15.5.2.II.a  The Keepers delve a relic from forest 2 in clearing 1: tablet of value 1."
        ),
        "{}",
        game.story()
    );
    game.proves(law::BATTLE_THEN_DELVE).proves(law::DELVE_MOVE_AND_FLIP_THE_RELIC);
}

#[test]
fn of_several_enemies_one_is_battled() {
    let words = "
            c1 keeper-warrior 3 eyrie-warrior marquise-warrior
            retinue battle-then-delve anvil
        ";
    let game = second_column(words).plays("card anvil");
    assert_eq!(game.offers(), ["battle c1 marquise", "battle c1 eyrie"]);
}

#[test]
fn a_relic_may_be_left_after_the_battle() {
    let words = "
            c1 keeper-warrior 3 eyrie-warrior
            relic tablet 1 f2
            retinue battle-then-delve anvil
        ";
    let game = second_column(words).chances([2, 0]).plays("card anvil; pass");
    assert_eq!(game.count(Piece::Relic, 1), 0);
}

#[test]
fn battle_needs_no_rule_but_delving_does() {
    let words = "
            c1 keeper-warrior 2 eyrie-warrior 3
            relic tablet 1 f2
            retinue battle-then-delve anvil
        ";
    let game = second_column(words).chances([1, 0]).plays("card anvil");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2);
    assert_eq!(game.count(Piece::Relic, 1), 0, "a tie: the Eyrie rule");
}

#[test]
fn delving_needs_a_warrior_not_only_rule() {
    let words = "
            waystation c1 tablet jewelry
            c12 keeper-warrior
            c9 keeper-warrior
            relic tablet 1 f2
            retinue battle-then-delve retainer
        ";
    let game = second_column(words).plays("retainer");
    assert_eq!(game.offers(), ["in c9", "in c12"]);
}

#[test]
fn a_clearing_that_offers_nothing_says_why() {
    let words = "
        c1 keeper-warrior
        c12 keeper-warrior
        c8 keeper-warrior
        relic tablet 1 f2
        retinue battle-then-delve anvil
    ";
    let game = second_column(words).plays("card anvil");
    assert_eq!(game.offers(), ["in c1", "in c12"]);
    assert_eq!(game.refuses("in c8"), "15.5.2.II  No forest beside clearing 8 holds a relic.");
}

#[test]
fn the_value_is_seen_only_when_the_relic_is_there() {
    let words = "
        c1 keeper-warrior
        relic tablet 2 f2
        retinue battle-then-delve retainer
    ";
    let game = second_column(words).plays("retainer");
    assert!(
        board(&game)
            .relics_at(RelicPlace::Clearing(c(1)))
            .all(|relic| board(&game).is_face_up(relic))
    );
    assert!(game.story().contains("tablet of value 2"), "{}", game.story());
}

#[test]
fn ruling_fewer_clearings_around_the_forest_than_the_value_costs_the_card() {
    let words = "
        c1 keeper-warrior
        c9 keeper-warrior
        c8 keeper-warrior
        relic tablet 3 f2
        retinue battle-then-delve anvil bake-sale
    ";
    let game = second_column(words).plays("card anvil");
    assert_eq!(game.discards(), [CardName::Anvil], "1 and 9 are two, 8 is elsewhere");
    assert_eq!(board(&game).size(), 1);
    assert_eq!(game.count(Piece::Relic, 1), 1, "the relic is there all the same");
    game.proves(law::DELVE_DISCARD_THE_RETAINER);
}

#[test]
fn ruling_as_many_as_the_value_keeps_the_card() {
    let words = "
        c1 keeper-warrior
        c9 keeper-warrior
        c12 keeper-warrior
        relic tablet 3 f2
        retinue battle-then-delve anvil
    ";
    let game = second_column(words).plays("card anvil; in c1");
    assert_eq!((board(&game).size(), game.discards().len()), (1, 0));
}

#[test]
fn a_faithful_retainer_that_is_discarded_leaves_the_game() {
    let words = "
        c1 keeper-warrior
        relic tablet 3 f2
        retinue battle-then-delve retainer retainer
    ";
    let game = second_column(words).plays("retainer");
    assert_eq!((board(&game).size(), game.discards().len()), (1, 0));
}

#[test]
fn of_two_copies_the_one_that_acted_goes() {
    let words = "
            c1 keeper-warrior
            c8 keeper-warrior eyrie-warrior
            relic tablet 3 f2
            relic figure 3 f2
            retinue battle-then-delve root-tea-fox foxfolk-steel
        ";
    let game = second_column(words).plays("card foxfolk-steel; in c1; relic tablet");
    assert_eq!(game.discards(), [CardName::FoxfolkSteel]);
    assert_eq!(game.offers(), ["card root-tea-fox", "pass"]);
}

#[test]
fn a_dominance_card_of_the_retinue_lies_beside_the_map_when_it_is_lost() {
    let words = "
        c1 keeper-warrior
        relic tablet 3 f2
        retinue battle-then-delve dominance-fox
    ";
    let game = second_column(words).plays("card dominance-fox");
    assert_eq!(game.position().available().len(), 1);
}

#[test]
fn a_relic_seen_before_is_taken_for_what_it_is() {
    let words = "
        c1 keeper-warrior
        relic tablet 3 f2 face-up
        relic tablet 1 f2
        retinue battle-then-delve anvil
    ";
    let game = second_column(words).plays("card anvil");
    assert_eq!(game.offers(), ["relic tablet", "relic tablet 3"]);
    let game = game.plays("relic tablet");
    assert_eq!(board(&game).size(), 1, "worth one");
}

#[test]
fn a_vagabond_in_the_clearing_is_battled_too() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond boot
        c1 keeper-warrior
        relic tablet 1 f2
        retinue battle-then-delve anvil
    ";
    let game = second_column(words).chances([1, 0]).plays("card anvil");
    assert!(game.story().contains("4.3  "), "{}", game.story());
    assert_ne!(game.score(Faction::Keepers), 1);
}
