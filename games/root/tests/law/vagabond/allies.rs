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
    let here = "turn vagabond\ncharacter vagabond thief\npawn vagabond c1\nrelationship vagabond eyrie allied";
    four(&format!("{here}\n{words}"), Frame::Daylight)
}

#[test]
fn allied_warriors_may_be_forced_to_move_along() {
    let game = day("has vagabond boot\nc1 eyrie-warrior 3")
        .luck(1)
        .plays("do move; to c5; faction eyrie; count 2");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 5)), (1, 2));
    game.proves(law::MOVING_WITH_AN_ALLY).proves(law::ALLIED_STATUS);
}

#[test]
fn an_outrage_of_forced_allies_is_the_allys() {
    let words = "has vagabond boot\nc1 eyrie-warrior 3\nc5 sympathy\nhand eyrie bake-sale\nhand vagabond smugglers-trail";
    let game = day(words).luck(1).plays("do move; to c5; faction eyrie; count 2");
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    let game = game.plays("card bake-sale");
    assert_eq!(game.supporters(), [CardName::BakeSale]);
    game.proves(golden_rules::USE_OF_FORCE);
}

#[test]
fn allied_alliance_warriors_cause_no_outrage() {
    let words = "has vagabond boot\nrelationship vagabond alliance allied\nc1 alliance-warrior 2\nc5 sympathy\nhand alliance bake-sale";
    let game = day(words).luck(1).plays("do move; to c5; faction alliance; count 2");
    assert!(game.supporters().is_empty());
}

#[test]
fn an_attacker_counts_the_warriors_of_one_ally() {
    let words = "has vagabond sword\nc1 eyrie-warrior 2 marquise-warrior 4";
    let game =
        day(words).chances([3, 0]).luck(1).plays("do battle; battle c1 marquise; faction eyrie");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1, "one sword and two warriors");
    game.proves(law::BATTLING_WITH_AN_ALLY);
}

#[test]
fn an_ally_is_not_used_against_itself() {
    let game =
        day("has vagabond sword\nc1 eyrie-warrior 2").chances([3, 0]).luck(1).plays("do battle");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1, "one sword");
}

#[test]
fn an_ally_who_takes_more_hits_than_the_items_turns_hostile() {
    let words = "has vagabond sword boot\nc1 eyrie-warrior 3 marquise-warrior 3";
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
