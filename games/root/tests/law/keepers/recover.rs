//! 15.5.2.III Move or Recover.

use super::{board, keepers};
use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::keepers::Frame;
use root::law::keepers as law;
use root::terms::{CardName, Faction, Piece, RelicType, Retinue};

/// A warrior in 3 and 4, far away, leaves something else to do.
fn third_column(words: &str) -> Scenario<Root> {
    keepers(words, Frame::UseTheRetinue(Retinue::MoveOrRecover))
}

#[test]
fn a_relic_of_the_waystation_s_type_is_recovered_for_its_value() {
    let words = "
        waystation c1 tablet jewelry
        relic tablet 2 c1
        relic jewelry 1 c1
        c12 keeper-warrior
        retinue move-or-recover anvil
    ";
    let game = third_column(words).plays("card anvil; in c1");
    assert_eq!((game.score(Faction::Keepers), game.count(Piece::Relic, 1)), (2, 1));
    assert_eq!(board(&game).recovered(RelicType::Tablet), 1);
    game.proves(law::RECOVER_TAKE_THE_RELIC).proves(law::RECOVER_SCORE_POINTS);
}

#[test]
fn no_warrior_and_no_rule_is_needed_there() {
    let words = "waystation c1 tablet jewelry\nrelic tablet 1 c1\nc1 eyrie-warrior 2
        retinue move-or-recover retainer";
    let game = third_column(words).plays("retainer");
    assert_eq!(game.score(Faction::Keepers), 1);
    assert_eq!(board(&game).size(), 0, "but ruling no fox clearing costs the card");
}

#[test]
fn a_relic_of_another_type_stays() {
    let words = "waystation c1 jewelry tablet\nrelic tablet 2 c1\nc12 keeper-warrior
        retinue move-or-recover anvil";
    let game = third_column(words).plays("card anvil");
    assert_eq!(
        game.refuses("in c1"),
        "15.5.2.III.a  No waystation in clearing 1 takes a relic that lies there."
    );
}

#[test]
fn the_card_must_match_the_clearing() {
    let words = "waystation c1 tablet jewelry\nrelic tablet 2 c1\nc2 keeper-warrior
        retinue move-or-recover bake-sale";
    let game = third_column(words);
    assert_eq!(game.score(Faction::Keepers), 0);
    assert_eq!(board(&game).recovered(RelicType::Tablet), 0);
}

#[test]
fn completing_a_column_scores_two_more() {
    let words = "
        waystation c1 tablet jewelry
        relic tablet 1 c1
        c1 keeper-warrior
        relic figure 3 recovered
        relic jewelry 2 recovered
        retinue move-or-recover anvil
    ";
    let game = third_column(words).plays("card anvil; in c1");
    assert_eq!(game.score(Faction::Keepers), 3);
    assert!(game.story().contains("15.5.2.III.b  A column of relics is complete."));
    game.proves(law::RECOVER_SCORE_POINTS);
}

#[test]
fn the_second_of_a_type_completes_only_the_second_column() {
    let words = "
        waystation c1 tablet jewelry
        relic tablet 1 c1
        c1 keeper-warrior
        relic figure 3 recovered
        relic jewelry 2 recovered
        relic tablet 2 recovered
        retinue move-or-recover anvil
    ";
    let game = third_column(words).plays("card anvil; in c1");
    assert_eq!(game.score(Faction::Keepers), 1, "the others have one each");
    let more = format!(
        "
        {words}
        relic figure 1 recovered
        relic jewelry 1 recovered
    "
    );
    let game = third_column(&more).plays("card anvil; in c1");
    assert_eq!(game.score(Faction::Keepers), 3);
}

#[test]
fn ruling_fewer_clearings_of_the_suit_than_the_value_ends_it_and_costs_the_card() {
    let words = "
            waystation c1 tablet jewelry
            c1 keeper-warrior
            c12 keeper-warrior
            c2 keeper-warrior
            relic tablet 3 c1
            relic tablet 1 c1
            retinue move-or-recover anvil
        ";
    let game = third_column(words).plays("card anvil; in c1; relic tablet 3");
    assert_eq!((game.score(Faction::Keepers), game.discards()), (3, vec![CardName::Anvil]));
    assert_eq!(game.count(Piece::Relic, 1), 1, "the other stays");
    game.proves(law::RECOVER_DISCARD_THE_RETAINER);
}

#[test]
fn who_rules_enough_goes_on_or_stops() {
    let words = "
        waystation c1 tablet jewelry
        c12 keeper-warrior
        c8 keeper-warrior
        relic tablet 3 c1
        relic tablet 1 c1
        retinue move-or-recover anvil
    ";
    let game = third_column(words).plays("card anvil; in c1; relic tablet 3");
    assert_eq!(
        game.offers(),
        ["relic tablet 1", "pass"],
        "three fox clearings, one by the waystation"
    );
    let more = game.plays("relic tablet 1");
    assert_eq!((more.score(Faction::Keepers), board(&more).size()), (4, 1));
    more.proves(law::RECOVER_DISCARD_THE_RETAINER);
}

#[test]
fn the_suit_is_the_clearing_s_not_the_bird_s() {
    let words = "
            waystation c1 tablet jewelry
            c2 keeper-warrior
            c7 keeper-warrior
            c9 keeper-warrior
            relic tablet 2 c1
            retinue move-or-recover birdy-bindle
        ";
    let game = third_column(words).plays("card birdy-bindle; in c1");
    assert_eq!(game.discards(), [CardName::BirdyBindle], "one fox clearing is ruled");
}

#[test]
fn both_waystations_of_a_clearing_take_relics() {
    let words = "
        waystation c8 tablet jewelry
        waystation c8 figure jewelry
        c8 keeper-warrior
        relic tablet 1 c8
        relic figure 1 c8
        retinue move-or-recover anvil
    ";
    let game = third_column(words).plays("card anvil; in c8; relic figure 1; relic tablet 1");
    assert_eq!(game.score(Faction::Keepers), 2);
}
