//! 9.2.9.II Allied Status.

use crate::scene::{Look, c, four, seat};
use proof::Scenario;
use root::Root;
use root::frame::Frame as F;
use root::key_actions::battle::Frame as Battle;
use root::law::{golden_rules, vagabond as law};
use root::position::ItemState;
use root::terms::{CardName, Faction, Item, Piece, Relationship};
use root::vagabond::Frame;

fn day(words: &str) -> Scenario<Root> {
    let here = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        relationship vagabond eyrie allied
    ";
    four(
        &format!(
            "
        {here}
        {words}
    "
        ),
        Frame::Daylight,
    )
}

#[test]
fn allied_warriors_may_be_forced_to_move_along() {
    let game = day("
        has vagabond boot
        c1 eyrie-warrior 3
    ")
    .luck(1)
    .plays("do move; to c5; faction eyrie; count 2");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 5)), (1, 2));
    game.proves(law::MOVING_WITH_AN_ALLY).proves(law::ALLIED_STATUS);
}

#[test]
fn allies_are_forced_only_where_they_could_move_by_themselves() {
    let words = "
        has vagabond boot boot
        c1 eyrie-warrior marquise-warrior 2
        c5 marquise-warrior
    ";
    let game = day(words).luck(1).plays("do move; to c9");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(9)), "the pawn alone");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "the Eyrie rule neither end");
    let words = "
        has vagabond boot
        c1 eyrie-warrior marquise-warrior
        c5 marquise-warrior
    ";
    let game = day(words).luck(1).plays("do move; to c5; faction eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 1, "Lords of the Forest rule a tie");
    game.proves(golden_rules::USE_OF_FORCE).proves(law::MOVING_WITH_AN_ALLY);
}

#[test]
fn allies_come_along_by_ferry_and_draw_a_card_too() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c3
        relationship vagabond eyrie allied
        has vagabond boot
        c3 eyrie-warrior 2
    ";
    let options = [("seats", "4"), ("first", "1"), ("map", "lake"), ("suits", "fixed")];
    let game = crate::scene::scene(&options, words, Frame::Daylight).luck(1);
    let game = game.plays("do move; ferry c3 c10; faction eyrie; count 2");
    assert_eq!(game.count(Piece::EyrieWarrior, 10), 2);
    assert_eq!(game.hand(Faction::Vagabond).len(), 1);
    assert_eq!(game.hand(Faction::Eyrie).len(), 1);
    game.proves(root::law::maps::THE_FERRY);
}

#[test]
fn allies_do_not_follow_along_a_river_they_cannot_use() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c5
        crafted vagabond boat-builders
        relationship vagabond eyrie allied
        has vagabond boot
        c5 eyrie-warrior 2
    ";
    let game = crate::scene::exiles(words, Frame::Daylight).luck(1).plays("do move; to c10");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(10)));
    assert_eq!(game.count(Piece::EyrieWarrior, 5), 2);
}

#[test]
fn an_outrage_of_forced_allies_is_the_allys() {
    let words = "
        has vagabond boot
        c1 eyrie-warrior 3
        c5 sympathy
        hand eyrie bake-sale
        hand vagabond smugglers-trail
    ";
    let game = day(words).luck(1).plays("do move; to c5; faction eyrie; count 2");
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    let game = game.plays("card bake-sale");
    assert_eq!(game.supporters(), [CardName::BakeSale]);
    game.proves(golden_rules::USE_OF_FORCE);
}

#[test]
fn allied_alliance_warriors_cause_no_outrage() {
    let words = "
        has vagabond boot
        relationship vagabond alliance allied
        c1 alliance-warrior 2
        c5 sympathy
        hand alliance bake-sale
    ";
    let game = day(words).luck(1).plays("do move; to c5; faction alliance; count 2");
    assert!(game.supporters().is_empty());
}

#[test]
fn an_attacker_counts_the_warriors_of_one_ally() {
    let words = "
        has vagabond sword
        c1 eyrie-warrior 2 marquise-warrior 4
    ";
    let game =
        day(words).chances([3, 0]).luck(1).plays("do battle; battle c1 marquise; faction eyrie");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1, "one sword and two warriors");
    game.proves(law::BATTLING_WITH_AN_ALLY);
}

#[test]
fn an_ally_is_not_used_against_itself() {
    let game = day("
            has vagabond sword
            c1 eyrie-warrior 2
        ")
    .chances([3, 0])
    .luck(1)
    .plays("do battle");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "one sword");
}

#[test]
fn an_ally_who_takes_more_hits_than_the_items_turns_hostile() {
    let words = "
        has vagabond sword boot
        c1 eyrie-warrior 3 marquise-warrior 3
    ";
    let start = "do battle; battle c1 marquise; faction eyrie";
    let game =
        day(words).chances([3, 2]).luck(1).plays(start).plays("faction eyrie; faction eyrie");
    assert_eq!(game.position().vagabonds[0].relationship(Faction::Eyrie), Relationship::Hostile);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    game.proves(law::TAKING_HITS_WITH_AN_ALLY);
    let game = day(words)
        .chances([3, 2])
        .luck(1)
        .plays(start)
        .plays("faction eyrie; faction vagabond; item boot");
    assert_eq!(
        game.position().vagabonds[0].relationship(Faction::Eyrie),
        Relationship::Allied,
        "as many"
    );
    assert_eq!(game.position().vagabonds[0].items(Item::Boot, ItemState::DamagedReady), 1);
}

#[test]
fn allies_do_not_help_a_defending_vagabond() {
    let battle = Battle::Battle {
        clearing: c(1),
        attacker: seat(Faction::Marquise),
        defender: seat(Faction::Vagabond),
        instigator: None,
    };
    let words = "turn marquise
        character vagabond thief
        pawn vagabond c1
        relationship vagabond eyrie allied
        has vagabond sword boot boot
        c1 eyrie-warrior 3 marquise-warrior 3";
    let game = four(words, F::Battle(battle)).chances([1, 1]).luck(1).plays("item boot");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (2, 3));
}
