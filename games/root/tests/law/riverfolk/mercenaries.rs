//! 11.2.7.III Mercenaries.

use super::customer;
use crate::scene::{Look, c};
use root::golden_rules::Frame as Golden;
use root::law::{golden_rules, riverfolk as law};
use root::terms::{Faction, Piece, Relationship};

#[test]
fn mercenaries_rule_for_the_buyer_from_daylight_on() {
    let words = "
        turn marquise
        prices 1 1 1
        c1 riverfolk-warrior 2 eyrie-warrior 2 marquise-warrior
        c5 riverfolk-warrior
    ";
    let game = customer(words, Golden::StartOfBirdsong).plays("service mercenaries");
    let ruled = game.position().woodland.ruled(Faction::Marquise);
    assert!(ruled.has(c(1)) && ruled.has(c(5)));
    assert!(
        game.position().woodland.ruled(Faction::Riverfolk).is_empty(),
        "they count for one only"
    );
    game.proves(law::MERCENARIES);
}

#[test]
fn mercenaries_are_not_there_yet_at_the_start_of_daylight() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        crafted marquise command-warren
        c5 riverfolk-warrior 3 eyrie-warrior 2
        c1 marquise-warrior
    ";
    let game = customer(words, Golden::StartOfDaylight);
    assert!(!game.offers().contains(&"use command-warren".to_owned()), "{:?}", game.offers());
    assert!(
        game.offers().contains(&"do battle".to_owned()),
        "but in Daylight: {:?}",
        game.offers()
    );
    game.proves(golden_rules::TURN_STRUCTURE);
}

#[test]
fn mercenaries_do_not_march() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c5 riverfolk-warrior 3
        c1 marquise-warrior
    ";
    let game = customer(words, Golden::StartOfDaylight).plays("do march");
    assert!(
        game.offers().iter().all(|choice| !choice.starts_with("move c5")),
        "{:?}",
        game.offers()
    );
}

#[test]
fn mercenaries_alone_may_attack_but_not_the_company() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c5 riverfolk-warrior 3 eyrie-warrior 2 rabbit-trade-post
    ";
    let game = customer(words, Golden::StartOfDaylight).chances([2, 1]).plays("do battle");
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 0, "the only battle there is");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 5), 2);
    assert_eq!(game.count(Piece::RabbitTradePost, 5), 1);
    game.proves(law::MERCENARIES);
}

#[test]
fn hits_are_split_and_the_odd_one_is_the_buyers() {
    // Own warriors, mercenaries, hits; own and mercenaries that are left.
    for (own, hired, hits, left) in [
        (3, 3, 1, (2, 3)),
        (3, 3, 2, (2, 2)),
        (3, 3, 3, (1, 2)),
        (1, 3, 3, (0, 1)),
        (3, 1, 3, (1, 0)),
        (0, 3, 3, (0, 0)),
    ] {
        let own_words = if own > 0 { format!("marquise-warrior {own}") } else { String::new() };
        let words = format!(
            "
                turn marquise
                sold mercenaries
                prices 4 4 4
                c5 {own_words} riverfolk-warrior {hired} eyrie-warrior 3
            "
        );
        let game = customer(&words, Golden::StartOfDaylight).chances([hits, hits]);
        let game = game.plays(if own > 0 { "do battle; battle c5 eyrie" } else { "do battle" });
        let counts =
            (game.count(Piece::MarquiseWarrior, 5), game.count(Piece::RiverfolkWarrior, 5));
        assert_eq!(counts, left, "{own} {hired} {hits}");
        game.proves(law::TAKING_HITS_WITH_MERCENARIES);
    }
}

#[test]
fn buildings_fall_when_warriors_of_both_are_gone() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c5 marquise-warrior sawmill riverfolk-warrior eyrie-warrior 3
    ";
    let game = customer(words, Golden::StartOfDaylight)
        .chances([3, 3])
        .plays("do battle; battle c5 eyrie");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 5), game.count(Piece::RiverfolkWarrior, 5)),
        (0, 0)
    );
    assert_eq!(game.count(Piece::Sawmill, 5), 0);
}

#[test]
fn mercenaries_raise_the_most_hits() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        c5 marquise-warrior riverfolk-warrior 2 eyrie-warrior 3
    ";
    let game = customer(words, Golden::StartOfDaylight)
        .chances([3, 0])
        .plays("do battle; battle c5 eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 0);
}

#[test]
fn mercenaries_do_not_fight_the_company() {
    let words = "
            turn marquise
            sold mercenaries
            prices 4 4 4
            c5 marquise-warrior riverfolk-warrior 3
        ";
    let game = customer(words, Golden::StartOfDaylight).chances([3, 0]).plays("do battle");
    assert_eq!(game.count(Piece::RiverfolkWarrior, 5), 2, "one warrior deals one hit");
}

#[test]
fn for_mercenaries_a_vagabond_hates_who_hired_them() {
    let words = "
        turn marquise
        sold mercenaries
        prices 4 4 4
        character vagabond thief
        pawn vagabond c5
        has vagabond sword sword
        c5 riverfolk-warrior 3
    ";
    let game = customer(words, Golden::StartOfDaylight).chances([2, 1]).plays("do battle");
    let vagabond = &game.position().vagabonds[0];
    assert_eq!(game.count(Piece::RiverfolkWarrior, 5), 2);
    assert_eq!(vagabond.relationship(Faction::Marquise), Relationship::Hostile);
    assert_eq!(vagabond.relationship(Faction::Riverfolk), Relationship::Indifferent);
    game.proves(law::MERCENARIES_AND_THE_VAGABOND);
}
