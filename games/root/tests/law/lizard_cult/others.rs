//! The Cult and the chapters of others: the Vagabond's relationships, dominance, sympathy.

use super::{TABLE, cult};
use crate::scene::{Look, scene};
use proof::Scenario;
use root::Frame as F;
use root::Root;
use root::golden_rules::Frame as Golden;
use root::law::{lizard_cult as law, vagabond, victory};
use root::terms::{CardName, Faction, Piece, Relationship};

fn vagabond(words: &str) -> Scenario<Root> {
    let here = "turn vagabond\ncharacter vagabond thief\npawn vagabond c8
        has vagabond boot torch tea sword crossbow";
    scene(
        &TABLE,
        &format!(
            "
        {here}
        {words}
    "
        ),
        root::vagabond::Frame::Daylight,
    )
    .luck(1)
}

fn stands(game: &Scenario<Root>) -> Relationship {
    game.position().vagabonds[0].relationship(Faction::LizardCult)
}

#[test]
fn a_vagabond_aids_the_cult_and_is_liked_for_it() {
    let game = vagabond(
        "
            c8 fox-garden
            hand vagabond anvil
        ",
    )
    .plays("do aid; item boot; card anvil");
    assert_eq!((stands(&game), game.score(Faction::Vagabond)), (Relationship::Amiable, 1));
    assert_eq!(game.hand(Faction::LizardCult), [CardName::Anvil], "a gift is no lost soul");
    game.proves(vagabond::IMPROVING_EFFECT);
}

#[test]
fn a_struck_warrior_makes_the_cult_hostile_and_takes_no_revenge() {
    let game = vagabond("c8 cult-warrior 2").plays("do strike");
    assert_eq!((stands(&game), game.position().lizard_cult.acolytes()), (Relationship::Hostile, 0));
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 24);
    game.proves(vagabond::HOSTILE_STATUS);
}

#[test]
fn a_struck_garden_makes_nobody_hostile_but_costs_the_cult_a_card() {
    let game = vagabond(
        "
        c8 fox-garden
        hand lizard-cult anvil
    ",
    )
    .plays("do strike");
    assert_eq!((stands(&game), game.score(Faction::Vagabond)), (Relationship::Indifferent, 1));
    assert!(game.hand(Faction::LizardCult).is_empty());
    game.proves(law::FEAR_OF_THE_FAITHFUL);
}

#[test]
fn allied_cultists_fight_for_a_vagabond_and_are_no_defenders() {
    let words = "
        relationship vagabond lizard-cult allied
        c8 cult-warrior 3 marquise-warrior 3
    ";
    let game = vagabond(words).chances([3, 1]);
    let game =
        game.plays("do battle; battle c8 marquise; faction lizard-cult; faction lizard-cult");
    assert_eq!(game.count(Piece::MarquiseWarrior, 8), 0, "a sword and three warriors deal three");
    assert_eq!((game.count(Piece::CultWarrior, 8), game.position().lizard_cult.acolytes()), (2, 0));
    game.proves(vagabond::BATTLING_WITH_AN_ALLY);
}

#[test]
fn three_clearings_with_gardens_fulfil_a_dominance() {
    let words = "
        dominance lizard-cult fox
        c1 fox-garden marquise-warrior 3
        c8 fox-garden
        c6 fox-garden eyrie-warrior 2
    ";
    let game = cult(words, F::Golden(Golden::StartOfBirdsong));
    assert!(game.outcome().winners().has(game.seat(Faction::LizardCult)));
    game.proves(victory::SUITED_DOMINANCE).proves(law::PILGRIMS);
}

#[test]
fn the_cult_owes_the_alliance_for_a_crusade_into_sympathy() {
    let table = [("seats", "3"), ("first", "1"), ("factions", "marquise,alliance,lizard-cult")];
    let words = "
        turn lizard-cult
        outcast fox
        acolytes 2
        c8 cult-warrior 2
        c7 sympathy
        hand lizard-cult sword
    ";
    let game = scene(&table, words, root::lizard_cult::Frame::Crusade).luck(1);
    let game = game.plays("move c8 c7; count 2; card sword; pass");
    assert_eq!(game.supporters(), [CardName::Sword]);
    assert_eq!(game.count(Piece::CultWarrior, 7), 2);
}

#[test]
fn a_revolt_in_a_garden_costs_the_cult_a_card_and_the_ground() {
    let table = [("seats", "3"), ("first", "1"), ("factions", "alliance,marquise,lizard-cult")];
    let words = "
            turn alliance
            c1 marquise-warrior
            c8 sympathy fox-garden 2 cult-warrior 3
            supporters anvil foxfolk-steel
            hand lizard-cult sword bake-sale
        ";
    let game = scene(&table, words, root::alliance::Frame::Revolt).luck(1);
    let game = game.plays("in c8; card foxfolk-steel; card anvil");
    assert_eq!((game.count(Piece::FoxGarden, 8), game.count(Piece::CultWarrior, 8)), (0, 0));
    assert_eq!(
        (game.hand(Faction::LizardCult).len(), game.position().lizard_cult.acolytes()),
        (0, 0)
    );
    assert_eq!(game.score(Faction::Alliance), 2);
    assert_eq!(game.position().lizard_cult.lost_souls().len(), 4, "two supporters and two cards");
}
